"""The client's TypeScript types are those of the protocol, and its words those of the games."""

from __future__ import annotations

import re
import subprocess

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from scripts import web
from scripts.shape import PREFIXES
from tabletown.games import find, names
from tabletown.server.protocol import game_schema, schema
from tabletown.server.web.games import game_texts


# Where the generated types stand, and how `python -m tabletown.server.protocol` names them.
GENERATED = {
    "": "lib/protocol.ts",
    **{name: f"boards/{name}/sent.ts" for name in PREFIXES},
}


@pytest.mark.parametrize("name", GENERATED)
def test_the_types_are_generated_from_the_present_protocol(name: str) -> None:
    web.install(web.WEB)
    wanted = game_schema(find(name)) if name else schema()
    made = subprocess.run(
        [str(web.node()), "scripts/types.mjs"], cwd=web.WEB, input=msgspec.json.encode(wanted),
        capture_output=True, check=True,
    )  # fmt: skip
    written = (web.WEB / "src" / GENERATED[name]).read_bytes()
    assert made.stdout == written, (
        f"run: python -m tabletown.server.protocol {name} | node scripts/types.mjs"
    )


@pytest.mark.parametrize("name", PREFIXES)
def test_boards_do_not_write_down_again_what_is_sent(name: str) -> None:
    """A struct of the view or a part of the forecast has one type, the generated one."""
    folder = web.WEB / "src" / "boards" / name
    sent = re.findall(
        r"^export interface (\w+)", (folder / "sent.ts").read_text("utf-8"), re.MULTILINE
    )
    assert {find(name).view_type.__name__, str(find(name).forecast_type.__name__)} <= set(sent)  # type: ignore[union-attr]
    again = {
        (path.name, found)
        for path in [*folder.rglob("*.ts"), *folder.rglob("*.svelte")]
        if path.name != "sent.ts"
        for found in re.findall(
            r"\b(?:interface|type) (\w+)(?: extends [^{]*| =)? \{", path.read_text("utf-8")
        )
        if found in sent or found.endswith(("View", "Forecast"))
    }
    assert again == set()


@pytest.mark.parametrize("name", names())
def test_texts_name_the_words_of_every_action(name: str) -> None:
    game = find(name)
    kinds = game_texts(name, "en", ()).kinds
    for config in game.variants():
        for kind in game.actions(config).kinds.values():
            assert [word.name for word in kinds[kind.name]] == kind.names
            assert [word.topic for word in kinds[kind.name]] == [
                words.topic for words in kind.words
            ]


class Selectors(Visitor):
    """Variables that a message chooses by, with the words of the variants (numbers are no words)."""

    PLURALS = ("zero", "one", "two", "few", "many", "other")

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            words = [v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)]
            self.found += [(node.selector.id.name, w) for w in words if w not in self.PLURALS]
        self.generic_visit(node)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("name", names())
def test_messages_choose_by_words_and_not_by_their_names(name: str, language: str) -> None:
    """An argument with a name of its own (`offer-main`) is translated before a selector sees it:
    its variants would never be chosen."""
    texts = game_texts(name, language, ())
    own = web.WEB / "src" / "boards" / name / "locale" / f"{language}.ftl"
    parsed = FluentParser().parse(texts.ftl + "\n" + (own.read_text() if own.is_file() else ""))
    messages = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    named = {*texts.names, *[message.id.name for message in messages]}
    for message in messages:
        seen = Selectors()
        seen.visit(message)
        for variable, word in seen.found:
            topic = variable.replace("-", "_").rpartition("_")[2]
            assert f"{topic}-{word}" not in named, (message.id.name, variable, word)
