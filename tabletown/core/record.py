"""Records: a whole game as a small text file, proved by a chain of digests.

::

    tabletown-record: 1
    game: streets
    mode: standard
    rules: 1
    content: 1f6c0f4b9f3f1e02
    seats: 2
    options: {"business":true}
    seed: 7

    0 place art_gallery 0,1 e ;09f1c4be4cfd3c01
    1 place post_office 1,1 w ;5c0b3a7d80c46a37
    actions: 2

A game with a pack, or with the content of an earlier version, has a header line ``carried``: that
content, packed (see :mod:`tabletown.core.content`).

Every line carries the digest of everything up to it, the position included. A free action has a
``!`` behind its seat. The seed is a secret as long as the game runs.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from typing import Any

import msgspec

from tabletown.core.errors import BadRecord

FORMAT = 1


class Line(msgspec.Struct, frozen=True):
    """One action of a record."""

    seat: int
    free: bool
    text: str
    digest: str

    def write(self) -> str:
        """The line as it stands in a record."""
        return f"{self.seat}{'!' if self.free else ''} {self.text} ;{self.digest}"


class Record(msgspec.Struct):
    """A game as it is stored: what was played, and every action in order."""

    game: str
    mode: str
    rules: int
    content: str
    seats: int
    options: dict[str, bool | int | str]
    seed: int
    position: dict[str, Any] | None
    players: list[str]
    lines: list[Line]
    carried: bytes | None = None  # the content, if it is not the game's own
    pack: str = ""  # the name of the pack it comes from

    def __str__(self) -> str:
        head = [
            f"tabletown-record: {FORMAT}",
            f"game: {self.game}",
            f"mode: {self.mode}",
            f"rules: {self.rules}",
            f"content: {self.content}",
            f"seats: {self.seats}",
            f"options: {compact(self.options)}",
            f"seed: {self.seed}",
        ]
        if self.position is not None:
            head.append(f"position: {compact(self.position)}")
        if self.players:
            head.append(f"players: {compact(self.players)}")
        if self.pack:
            head.append(f"pack: {self.pack}")
        if self.carried is not None:
            head.append(f"carried: {b64encode(self.carried).decode()}")
        body = [line.write() for line in self.lines]
        return "\n".join([*head, "", *body, f"actions: {len(self.lines)}", ""])


def compact(value: Any) -> str:
    """A value as JSON without blanks."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> Record:
    """The record written as ``text``; :class:`BadRecord` says where it is broken."""
    if "\n" not in text.strip():
        raise BadRecord(
            f"'{text.strip()[-80:]}' is not the text of a record; "
            "if it names a file, load(pathlib.Path(...)) reads it"
        )
    head, gap, body = text.replace("\r\n", "\n").partition("\n\n")
    fields: dict[str, str] = {}
    for number, row in enumerate(head.rstrip("\n").split("\n"), 1):
        name, colon, value = row.partition(": ")
        if not colon:
            raise BadRecord(f"line {number}: not a record header line")
        fields[name] = value
    if fields.get("tabletown-record") != str(FORMAT):
        raise BadRecord("this is not a tabletown record, or of a newer format")
    if not gap:
        raise BadRecord("the record breaks off after its header")
    lines, count = read_lines(body, first=head.count("\n") + 3)
    if count != len(lines):
        raise BadRecord(f"the record names {count} actions but holds {len(lines)}")
    try:
        return msgspec.convert(
            {
                "game": fields["game"],
                "mode": fields["mode"],
                "rules": int(fields["rules"]),
                "content": fields["content"],
                "seats": int(fields["seats"]),
                "options": json.loads(fields["options"]),
                "seed": int(fields["seed"]),
                "position": json.loads(fields["position"]) if "position" in fields else None,
                "players": json.loads(fields.get("players", "[]")),
                "lines": lines,
                "pack": fields.get("pack", ""),
                "carried": b64decode(fields["carried"], validate=True)
                if "carried" in fields
                else None,
            },
            Record,
        )
    except KeyError as error:
        raise BadRecord(f"the header line {error.args[0]!r} is missing") from None
    except (ValueError, msgspec.ValidationError) as error:
        raise BadRecord(f"the header is broken: {error}") from None


def read_lines(body: str, first: int) -> tuple[list[Line], int]:
    """The actions of a record's body and the number it names; ``first`` is the number of its first line."""
    lines: list[Line] = []
    for number, row in enumerate(body.split("\n"), first):
        if not row:
            break
        if row.startswith("actions: "):
            count = row.removeprefix("actions: ")
            if not (count.isascii() and count.isdigit()):
                raise BadRecord(f"line {number}: '{count[:20]}' is not a number of actions")
            return lines, int(count)
        seat, _, rest = row.partition(" ")
        action, mark, chain = rest.rpartition(" ;")
        free = seat.endswith("!")
        seat = seat.removesuffix("!")
        if not mark or not (seat.isascii() and seat.isdigit()) or len(chain) != 16:
            raise BadRecord(f"line {number}: not an action line")
        lines.append(Line(int(seat), free, action, chain))
    raise BadRecord(f"the record breaks off after {len(lines)} actions")
