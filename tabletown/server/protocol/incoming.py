"""Messages from a client to the server. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tabletown.server.protocol.parts import (
    PROTOCOL,
    ChatText,
    Id,
    Key,
    Notation,
    SeatNumber,
    TableId,
    Version,
)


class ClientMessage(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """``id`` is repeated as ``re`` in the answer."""

    id: Id | None = None


class Hello(ClientMessage, tag="hello"):
    """The first message. ``token`` for clients without a cookie."""

    protocol: Annotated[int, Meta(ge=1, le=1000)] = PROTOCOL
    token: Annotated[str, Meta(max_length=200)] | None = None


class Watch(ClientMessage, tag="watch"):
    """Follow a table as one of your seats, or as a spectator (``seat`` null).

    ``since``: the version you already have; the turns after it are sent. Null: all of them.
    """

    table: TableId
    seat: SeatNumber | None = None
    since: Version | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None


class Unwatch(ClientMessage, tag="unwatch"):
    table: TableId
    seat: SeatNumber | None = None


class Act(ClientMessage, tag="act"):
    """Carry out an action. ``version`` is that of the view it was chosen from."""

    table: TableId
    seat: SeatNumber
    version: Version
    key: Key
    text: Notation


class Commit(ClientMessage, tag="commit"):
    """Carry out the actions of a plan in order, up to the first that is refused."""

    table: TableId
    seat: SeatNumber
    version: Version
    key: Key
    texts: Annotated[list[Notation], Meta(min_length=1, max_length=40)]


class Undo(ClientMessage, tag="undo"):
    """Take back the last own action, or the own turn so far; asks the others when it is not free.

    ``actions``: so many own actions in a row that were one gesture.
    """

    table: TableId
    seat: SeatNumber
    version: Version
    key: Key
    back: Literal["action", "turn"] = "action"
    actions: Annotated[int, Meta(ge=1, le=50)] = 1


class Motion(ClientMessage, tag="motion"):
    """Ask the other seats for something; ``target`` is the seat to replace."""

    table: TableId
    seat: SeatNumber
    kind: Literal["pause", "resume", "replace", "cancel", "end"]
    target: SeatNumber | None = None


class Ballot(ClientMessage, tag="ballot"):
    """Answer a motion; the seat that moved it withdraws it by ``agree`` false."""

    table: TableId
    seat: SeatNumber
    motion: Id
    agree: bool


class Preview(ClientMessage, tag="preview"):
    """What would this action do?"""

    table: TableId
    seat: SeatNumber
    text: Notation


class Explain(ClientMessage, tag="explain"):
    """Why can't I? An action's notation, or words that name a piece, card or place."""

    table: TableId
    seat: SeatNumber
    text: Notation


class Plan(ClientMessage, tag="plan"):
    """Try actions on a private branch. Nobody else learns of it; nothing is kept."""

    table: TableId
    seat: SeatNumber
    texts: Annotated[list[Notation], Meta(max_length=40)]
    ahead: bool = False  # go on behind what is unknown, by an assumption that is not shown


class Forecast(ClientMessage, tag="forecast"):
    """What an attentive player would work out: projected scores, incomes, risks."""

    table: TableId
    seat: SeatNumber | None = None


class Hint(ClientMessage, tag="hint"):
    """What would a bot play here, and why?"""

    table: TableId
    seat: SeatNumber
    level: Literal["easy", "normal", "hard"] = "hard"


class Say(ClientMessage, tag="say"):
    """Chat. ``to`` lists seats to whisper to, where the table allows it."""

    table: TableId
    key: Key
    text: ChatText
    seat: SeatNumber | None = None
    to: Annotated[list[SeatNumber], Meta(min_length=1, max_length=8)] | None = None


class Note(ClientMessage, tag="note"):
    """Keep private notes of a table; the whole text each time."""

    table: TableId
    text: Annotated[str, Meta(max_length=10_000)]


class Replay(ClientMessage, tag="replay"):
    """The table as a seat saw it at an earlier version."""

    table: TableId
    version: Version
    seat: SeatNumber | None = None


class Here(ClientMessage, tag="here"):
    """The person is (back) at the seat, or looks elsewhere. Ends a bot's standing in."""

    table: TableId
    seat: SeatNumber
    away: bool = False


class Lobby(ClientMessage, tag="lobby"):
    """Follow the list of open tables, or stop."""

    on: bool = True
    game: Annotated[str, Meta(max_length=40)] | None = None


class Ping(ClientMessage, tag="ping"):
    pass


Incoming = (
    Hello | Watch | Unwatch | Act | Commit | Undo | Motion | Ballot | Preview | Explain | Plan
    | Forecast | Hint | Say | Note | Replay | Here | Lobby | Ping
)  # fmt: skip
