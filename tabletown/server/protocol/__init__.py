"""The messages of the WebSocket, and the shared parts of the HTTP answers.

This package is the protocol: ``docs/protocol.md`` explains it, :func:`schema` exports it as JSON
Schema, and the client's TypeScript types are generated from that. Nothing in here ever carries the
text of another seat's action, a seed, or a record of a game that still runs.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from tabletown.core.game import Game
from tabletown.server.protocol import http
from tabletown.server.protocol.incoming import Incoming
from tabletown.server.protocol.outgoing import Outgoing
from tabletown.server.protocol.parts import PROTOCOL as PROTOCOL


def schema() -> dict[str, Any]:
    """The protocol as one JSON Schema document with the definitions of all messages and HTTP bodies."""
    bodies = [
        body
        for body in vars(http).values()
        if isinstance(body, type) and body.__module__ == http.__name__ and body is not http.Request
    ]
    (incoming, outgoing, *_), parts = msgspec.json.schema_components(
        [Incoming, Outgoing, *bodies], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "tabletown protocol",
        "protocol": PROTOCOL,
        "$defs": {"Incoming": incoming, "Outgoing": outgoing, **parts},
    }


def game_schema(game: Game) -> dict[str, Any]:
    """What a game sends: its view and its forecast, as one JSON Schema document."""
    shapes = [shape for shape in (game.view_type, game.forecast_type) if shape is not None]
    _, parts = msgspec.json.schema_components(shapes, ref_template="#/$defs/{name}")
    return {"$defs": parts}


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Incoming).decode
# The sign with the number 0, as JSON writes it; not where the backslash before it is a text itself.
ZERO = re.compile(rb"(?<!\\)((?:\\\\)*)\\u0000")


def without_zeros(data: bytes) -> bytes:
    """A JSON document with spaces in place of the one sign that PostgreSQL keeps in no text."""
    return ZERO.sub(rb"\1\\u0020", data) if b"u0000" in data else data


def decode_incoming(data: str | bytes) -> Any:
    """A message of a client."""
    return decode(without_zeros(data if isinstance(data, bytes) else data.encode()))
