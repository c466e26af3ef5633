"""What messages of both directions and HTTP answers share."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL = 1

Id = Annotated[str, Meta(min_length=1, max_length=64, description="an id the client made up")]
Key = Annotated[
    str,
    Meta(
        min_length=8,
        max_length=64,
        pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)",
        description="idempotency key",
    ),
]
TableId = Annotated[str, Meta(min_length=4, max_length=32, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Notation = Annotated[str, Meta(min_length=1, max_length=2000)]
ChatText = Annotated[str, Meta(min_length=1, max_length=1000)]

MotionKind = Literal["undo", "pause", "resume", "replace", "cancel", "end"]
TableStatus = Literal["open", "running", "finished", "cancelled", "archived", "stuck"]
Presence = Literal["here", "away", "gone"]
NoticeKind = Literal["turn", "started", "finished", "joined", "motion", "invited", "announcement"]


class RefusalInfo(Struct):
    """Why something is not allowed: a localisable key (``refusal-<key>``), its rule, its arguments."""

    key: str
    rule: str
    args: dict[str, Any]


class EventInfo(Struct):
    """One fact, as far as the receiver may know it: ``event-<key>`` with ``args``."""

    key: str
    rule: str
    args: dict[str, Any]


class TermInfo(Struct):
    """A named part of a bot's judgement (``term-<name>``): with its action, and with the other one."""

    name: str
    chosen: float
    other: float


class Turn(Struct):
    """One entry of a table's log as one seat saw it. ``version`` is the table's version after it.

    ``seat`` is None when a free action showed the receiver nothing. ``text`` is only there for the
    receiver's own actions. An ``undo`` took back ``undone`` actions.
    """

    version: int
    kind: Literal["start", "act", "undo"]
    seat: int | None
    free: bool
    at: float
    events: list[EventInfo]
    text: str | None = None
    undone: int = 0


class SeatInfo(Struct):
    """Who sits where. ``stand_in`` is the level of the bot that plays while the person is away."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    user: str | None = None
    level: str | None = None
    temper: str | None = None
    stand_in: str | None = None
    role: str = ""
    yours: bool = False
    presence: Presence = "gone"


class Pace(Struct, forbid_unknown_fields=True):
    """Time to think, in seconds. Without ``bank`` and ``decision`` there is no clock.

    ``bank`` + ``increment``: a purse of time that gains after every own decision.
    ``decision``: so much for every single decision.
    """

    kind: Literal["live", "days"] = "live"
    bank: Annotated[float, Meta(ge=5, le=90 * 86400)] | None = None
    increment: Annotated[float, Meta(ge=0, le=7 * 86400)] = 0
    decision: Annotated[float, Meta(ge=5, le=30 * 86400)] | None = None
    timeout: Literal["easy", "normal", "hard", "random"] = "normal"


class Clock(Struct):
    """A seat's clock: ``left`` seconds at the server time ``at``; it runs if ``running``."""

    seat: int
    left: float
    running: bool
    at: float


class Hurry(Struct):
    """The short time that ``seats`` have together for their question: who says nothing agrees."""

    seats: list[int]
    left: float
    whole: float
    running: bool
    at: float


class MotionInfo(Struct):
    """Something a seat asks of the others: passed when everyone in ``needs`` said yes."""

    id: str
    kind: MotionKind
    by: int
    at: float
    target: int | None
    actions: int
    version: int
    yes: list[int]
    needs: list[int]


class Settings(Struct, forbid_unknown_fields=True):
    """How a table is run."""

    public: bool = False
    spectators: bool = True
    rated: bool = False
    undo: Literal["free", "consent", "none"] = "consent"
    hints: bool = True
    several: bool = False  # one person may take several open seats; the host always may
    pace: Pace = msgspec.field(default_factory=Pace)


class Link(Struct):
    """Where a table came from: a rematch, a game continued from a moment, an imported record."""

    kind: Literal["rematch", "continued", "imported"]
    table: str | None
    version: int | None


class RemovedInfo(Struct):
    """Somebody the host has removed; only the host can let them in again."""

    user: str
    name: str


class TableInfo(Struct):
    """Everything about a table but the game itself. ``rev`` grows with every change of it."""

    id: str
    rev: int
    version: int
    game: str
    mode: str
    rules: int
    options: dict[str, bool | int | str]
    title: str
    host: str
    status: TableStatus
    paused: bool
    practice: bool
    settings: Settings
    seats: list[SeatInfo]
    waiting: list[int]
    motions: list[MotionInfo]
    whispers: bool
    spectators: int
    created: float
    started: float | None
    finished: float | None
    touched: float
    outcome: dict[str, Any] | None
    link: Link | None
    next: str | None  # the rematch, once there is one
    invite: str | None = None  # only for seats at the table and its host
    next_invite: str | None = None  # to the rematch, also only for them
    removed: list[RemovedInfo] = msgspec.field(default_factory=list)  # only for the host
    round: int = 0  # 0: not begun, or a game without rounds


class ChatMessage(Struct):
    """``to`` is None for the whole table; otherwise the seats that can read it (whispers)."""

    id: int
    at: float
    name: str
    seat: int | None
    user: str
    text: str
    to: list[int] | None = None


class UndoInfo(Struct):
    """Whether the receiver can take back: ``free`` actions at once, or by asking, or not at all."""

    action: Literal["free", "consent", "no"]
    turn: Literal["free", "consent", "no"]
    turn_actions: int
    reason: RefusalInfo | None
