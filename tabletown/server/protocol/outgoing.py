"""Messages from the server to a client."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from tabletown.server.protocol.parts import (
    ChatMessage,
    Clock,
    EventInfo,
    Hurry,
    NoticeKind,
    Presence,
    RefusalInfo,
    TableInfo,
    TermInfo,
    Turn,
    UndoInfo,
)


class ServerMessage(Struct, tag_field="type", kw_only=True, omit_defaults=True):
    """``re`` names the message that is answered."""

    re: str | UnsetType = UNSET


class Welcome(ServerMessage, tag="welcome"):
    user: str
    name: str
    protocol: int
    server: str
    time: float
    announcement: str | None = None


class Update(ServerMessage, tag="update", omit_defaults=False):
    """The table as the watching seat may see it, at ``version``/``rev``, complete.

    ``turns`` are those after ``since``. A receiver keeps the update with the highest
    (version, rev), takes the turns it does not have yet, and asks again (``watch`` with its own
    version) when ``since`` is higher than what it has.

    ``was``: this seat was watched before and is not the receiver's any more (seats were dealt anew,
    the person stood up); from now on ``seat`` is watched in its place.
    """

    table: str
    seat: int | None
    version: int
    rev: int
    since: int
    time: float
    info: TableInfo
    view: dict[str, Any] | None  # None before the game has started
    turns: list[Turn]
    clocks: list[Clock]
    hurry: Hurry | None
    free: list[str]
    undo: UndoInfo | None
    chat: list[ChatMessage] | None = None  # the latest, only in answer to watch
    notes: str | None = None  # only in answer to watch
    was: int | UnsetType = UNSET


class Ack(ServerMessage, tag="ack"):
    """Done and stored. ``version`` is the version it made; ``motion`` the request it became."""

    table: str
    version: int
    key: str | None = None
    motion: str | None = None
    done: int | None = None


class Refused(ServerMessage, tag="refused"):
    """The rules refuse; nothing changed. ``done`` actions of a ``commit`` were carried out."""

    table: str
    version: int
    reasons: list[RefusalInfo]
    key: str | None = None
    done: int | None = None


class Failed(ServerMessage, tag="error"):
    """The message could not be handled; ``code`` is one of the codes in docs/protocol.md.

    Of ``too-many``: ``quota`` says of what, ``wait`` in how many seconds to try again.
    """

    code: str
    message: str
    table: str | None = None
    key: str | None = None
    version: int | None = None
    done: int | None = None
    quota: str | None = None
    wait: float | None = None


class Previewed(ServerMessage, tag="previewed"):
    """``uncertain``: chance or something hidden comes next; what follows is not shown."""

    table: str
    version: int
    events: list[EventInfo]
    uncertain: bool
    board: dict[str, Any] | None
    forecast: dict[str, Any] | None


class Explained(ServerMessage, tag="explained"):
    """No reasons: it is allowed."""

    table: str
    version: int
    reasons: list[RefusalInfo]


class PlanStep(Struct):
    """One action of a plan: carried out (``view`` is the table after it), uncertain, or refused.

    ``assumed``: it would fit behind what is unknown, if that changes nothing for it.
    """

    text: str
    status: Literal["done", "uncertain", "assumed", "refused", "unreached"]
    events: list[EventInfo]
    view: dict[str, Any] | None
    forecast: dict[str, Any] | None
    refusal: RefusalInfo | None


class Planned(ServerMessage, tag="planned"):
    """``view`` is the table after all steps that could be carried out, with its next decision."""

    table: str
    version: int
    steps: list[PlanStep]
    view: dict[str, Any]


class Forecasted(ServerMessage, tag="forecasted"):
    table: str
    version: int
    forecast: dict[str, Any]


class Hinted(ServerMessage, tag="hinted"):
    """``reasons``: what decided between the action and the next best one, largest difference first.

    ``chance`` is the seat's chance to win as the bot sees it, if it has looked so far.
    """

    table: str
    version: int
    text: str
    alternative: str | None
    chance: float | None
    reasons: list[TermInfo]


class Chatted(ServerMessage, tag="chat"):
    table: str
    messages: list[ChatMessage]


class Replayed(ServerMessage, tag="replayed"):
    """``turn`` is the entry that led to ``version``; ``last`` the version the table is at."""

    table: str
    seat: int | None
    version: int
    last: int
    view: dict[str, Any]
    turn: Turn
    forecast: dict[str, Any]


class PresenceInfo(ServerMessage, tag="presence", omit_defaults=False):
    table: str
    seats: dict[str, Presence]
    spectators: int


class Notice(ServerMessage, tag="notice"):
    """Something happened at one of your tables, whether you watch it or not."""

    kind: NoticeKind
    table: str | None = None
    title: str | None = None
    text: str | None = None


class LobbyList(ServerMessage, tag="lobby"):
    tables: list[TableInfo]


class Gone(ServerMessage, tag="gone"):
    """You can no longer follow this table: the host removed or blocked you, or it is only for those
    who sit at it."""

    table: str
    reason: Literal["kicked", "private"]


class Pong(ServerMessage, tag="pong"):
    time: float


Outgoing = (
    Welcome | Update | Ack | Refused | Failed | Previewed | Explained | Planned | Forecasted
    | Hinted | Chatted | Replayed | PresenceInfo | Notice | LobbyList | Gone | Pong
)  # fmt: skip
