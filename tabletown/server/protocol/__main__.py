"""``python -m tabletown.server.protocol [GAME]``: the JSON Schema of the protocol, or of a game's view and forecast."""

from __future__ import annotations

import sys

import msgspec

from tabletown.games import find
from tabletown.server.protocol import game_schema, schema


def main(words: list[str]) -> None:
    document = game_schema(find(words[0])) if words else schema()
    print(msgspec.json.format(msgspec.json.encode(document)).decode())


main(sys.argv[1:])
