"""The client's TypeScript types are those of the protocol, and its words those of the games."""

from __future__ import annotations

import subprocess

import msgspec
import pytest

from scripts import web
from tabletown.games import find, names
from tabletown.server.protocol import schema
from tabletown.server.web.games import game_texts


def test_the_types_are_generated_from_the_present_protocol() -> None:
    web.install(web.WEB)
    made = subprocess.run(
        [str(web.node()), "scripts/types.mjs"], cwd=web.WEB, input=msgspec.json.encode(schema()),
        capture_output=True, check=True,
    )  # fmt: skip
    written = (web.WEB / "src" / "lib" / "protocol.ts").read_bytes()
    assert made.stdout == written, (
        "run: python -m tabletown.server.protocol | node scripts/types.mjs"
    )


@pytest.mark.parametrize("name", names())
def test_texts_name_the_words_of_every_action(name: str) -> None:
    game = find(name)
    kinds = game_texts(name, "en").kinds
    for config in game.variants():
        for kind in game.actions(config).kinds.values():
            assert [word.name for word in kinds[kind.name]] == kind.names
            assert [word.topic for word in kinds[kind.name]] == [
                words.topic for words in kind.words
            ]
