"""Bodies of HTTP requests and answers (all JSON, all under ``/api``)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tabletown.core.content import Name
from tabletown.core.sources import Origin
from tabletown.server.protocol.parts import (
    ChatMessage,
    Clock,
    Hurry,
    Key,
    Notation,
    SeatNumber,
    Settings,
    TableInfo,
    TermInfo,
    Turn,
    Version,
)

PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
# No sign that breaks a line or is not seen, listed one by one: what \s is differs between the languages that
# read the description. (?!\n): the end of the text, not of a line.
SEEN = r"[^@\x00-\x20\x7f-\xa0\u2028\u2029]+"
EMAIL = rf"^{SEEN}@{SEEN}$(?!\n)"
Level = Literal["random", "easy", "normal", "hard", "master"]
Options = dict[
    Annotated[str, Meta(max_length=40)],
    bool | Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | Annotated[str, Meta(max_length=80)],
]


class Request(Struct, forbid_unknown_fields=True):
    """Base of all request bodies: unknown fields are refused."""


# -- people -------------------------------------------------------------------------------------


class NewSession(Request):
    """Play as a guest. ``token``: answer with a bearer token instead of setting a cookie."""

    name: PersonName
    token: bool = False


class NewAccount(Request):
    """Keep the present guest's games under a name and password, or start afresh.

    All sessions of the guest end. The answer brings a new one: a cookie, or a token if ``token`` is set
    or the request came with a token.
    """

    name: PersonName
    password: Password
    email: Annotated[str, Meta(max_length=200, pattern=EMAIL)] | None = None
    token: bool = False


class Login(Request):
    name: PersonName
    password: Annotated[str, Meta(min_length=1, max_length=200)]
    token: bool = False


class ChangeMe(Request):
    """``preferences`` is the client's own JSON document (at most 16 kB), kept as it is.

    Where the server sends mail, a new ``email`` counts when the link in a message to it was opened.
    """

    name: PersonName | None = None
    preferences: dict[str, Any] | None = None
    email: Annotated[str, Meta(max_length=200, pattern=EMAIL)] | None = None
    notify: Literal["none", "mail", "push", "both"] | None = None


class ConfirmEmail(Request):
    """What the link in the message to an address holds."""

    ticket: Annotated[str, Meta(max_length=2000)]


class ChangePassword(Request):
    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Password


class Me(Struct):
    """The person behind the session; ``token`` only in answer to a request for one.

    ``asked``: an address that a message with a link was just sent to; it is not ``email`` yet.
    """

    user: str
    name: str
    kind: Literal["guest", "account"]
    admin: bool
    preferences: dict[str, Any]
    email: str | None = None
    notify: str = "none"
    token: str | None = None
    asked: str | None = None


class Anonymous(Struct):
    """Nobody is logged in."""

    user: None = None


class RatingInfo(Struct):
    """``points`` is what the skill is at least with great likelihood (mu - 3 sigma), times 40."""

    game: str
    mode: str
    points: int
    mu: float
    sigma: float
    games: int


class Profile(Struct):
    user: str
    name: str
    kind: Literal["guest", "account", "gone"]
    ratings: list[RatingInfo]
    games: int
    wins: int


class RankRow(Struct):
    user: str
    name: str
    points: int
    games: int


# -- games --------------------------------------------------------------------------------------


class ModeInfo(Struct):
    """``masters``: with how many seats bots of the level `master` are offered."""

    name: str
    least: int
    most: int
    masters: list[int] = []


class OptionInfo(Struct):
    name: str
    default: bool | int | str
    choices: list[bool | int | str]
    rule: str
    modes: list[str]
    reading: bool = False  # how words of the rulebook are read


class PackInfo(Struct):
    """A content pack that new tables may be played with."""

    name: str
    digest: str
    title: Name | None = None


class PileInfo(Struct):
    """One kind of things in the box: its name by language, and how many different ones come from where."""

    name: dict[str, str]
    counts: dict[Origin, int]


class SourcesInfo(Struct, frozen=True):
    """How much of a game is as in the rulebook, from public lists, partly ours, designed for tabletown."""

    piles: list[PileInfo] = []
    note: dict[str, str] = {}  # by language: what the counts do not say


class GameInfo(Struct):
    name: str
    rules: int
    modes: list[ModeInfo]
    options: list[OptionInfo]
    levels: list[str]
    tempers: list[str]
    languages: list[str]
    sources: SourcesInfo
    packs: list[PackInfo] = []
    title: dict[str, str] = {}  # by language
    pitch: dict[str, str] = {}
    minutes: int = 30  # what a game takes
    board: str = ""  # address of the board that the game brings itself, as an ES module
    lessons: list[str] = []  # ids of the lessons that the game brings itself


class KindWord(Struct):
    """One word of a notation: the variable of ``action-<kind>`` it is, and its topic."""

    name: str
    topic: str


class GameTexts(Struct):
    """``ftl``: the Fluent file of the game; ``names``: names from the content, by ``topic-word``;
    ``kinds``: the words of every kind of action, in the order of its notation; ``sources``: where the named things
    come from (``seed``: the rulebook, ``public``: public lists, ``part``: partly ours, ``house``: ours), by
    ``topic-word``; ``ours``: which of their fields are ours."""

    game: str
    language: str
    ftl: str
    names: dict[str, str]
    kinds: dict[str, list[KindWord]]
    sources: dict[str, Origin] = {}
    ours: dict[str, list[str]] = {}


class Rulebook(Struct):
    game: str
    language: str
    markdown: str


# -- tables -------------------------------------------------------------------------------------


class SeatWish(Request):
    """``me``: a seat for the maker of the table (several: a hot-seat group)."""

    kind: Literal["me", "bot", "open"] = "open"
    name: PersonName | None = None
    level: Level = "normal"
    temper: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Request):
    """``seats`` from seat 0 on; the number of entries is the number of seats."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    mode: Annotated[str, Meta(max_length=40)] | None = None
    options: Options = msgspec.field(default_factory=dict)
    title: Annotated[str, Meta(max_length=80)] = ""
    settings: Settings = msgspec.field(default_factory=Settings)
    start: bool = False  # start at once when every seat is taken
    shuffle: bool = False  # seats are dealt at random when the game starts
    practice: bool = False  # a lesson or a try: in no list, no rating
    seed: Annotated[int, Meta(ge=0, le=2**62)] | None = None  # only where the server allows it
    pack: Annotated[str, Meta(max_length=80)] | None = None  # one of ``GameInfo.packs``


class NewPosition(Request):
    """A practice table that starts from a position set up by hand: lessons and puzzles."""

    game: Annotated[str, Meta(max_length=40)]
    position: dict[str, Any]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    mode: Annotated[str, Meta(max_length=40)] | None = None
    options: Options = msgspec.field(default_factory=dict)
    title: Annotated[str, Meta(max_length=80)] = ""
    seed: Annotated[int, Meta(ge=0, le=2**62)] = 0


class Join(Request):
    """Without ``seat``: the first open one. ``invite`` is needed for private tables."""

    seat: SeatNumber | None = None
    name: PersonName | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None


class Leave(Request):
    """Without ``seat``: all own seats. While the game runs the seat goes to a bot of the table's level."""

    seat: SeatNumber | None = None


class SetSeat(Request):
    """The host fills, opens or clears a seat before the start; ``open`` also removes a person."""

    seat: SeatNumber
    kind: Literal["me", "bot", "open"]
    name: PersonName | None = None
    level: Level = "normal"
    temper: Annotated[str, Meta(max_length=40)] | None = None


class Admit(Request):
    """The host lets somebody in again who was removed."""

    user: Annotated[str, Meta(min_length=1, max_length=40)]


class ContinueFrom(Request):
    """Play on from a moment of a finished game."""

    version: Version
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    title: Annotated[str, Meta(max_length=80)] = ""
    settings: Settings = msgspec.field(default_factory=Settings)


class ImportRecord(Request):
    record: Annotated[str, Meta(min_length=1, max_length=2_000_000)]
    title: Annotated[str, Meta(max_length=80)] = ""


class PlayAction(Request):
    """The same as the message ``act``."""

    seat: SeatNumber
    version: Version
    key: Key
    text: Notation


class TableList(Struct):
    """``next``: pass it as ``before`` for the following page."""

    tables: list[TableInfo]
    next: float | None


class TableState(Struct):
    """A table as a seat sees it now, and the turns after ``since``: for clients that poll."""

    info: TableInfo
    seat: int | None
    version: int
    time: float
    view: dict[str, Any] | None
    turns: list[Turn]
    clocks: list[Clock]
    hurry: Hurry | None
    free: list[str]


class SeenGame(Struct):
    """What one seat saw of a game, from its start: the export of a game that still runs."""

    info: TableInfo
    seat: int | None
    version: int
    turns: list[Turn]
    view: dict[str, Any] | None


class AwayDigest(Struct):
    """What happened since the person last looked: turns, chat and whose decision it is."""

    table: str
    seat: int
    since: int
    version: int
    turns: list[Turn]
    messages: list[ChatMessage]
    waiting: list[int]


class RecordText(Struct):
    record: str


class ChancePoint(Struct):
    """The chance of every seat to win, at a version."""

    version: int
    chances: list[float]


class TurningPoint(Struct):
    """The action that made ``version``, and how it changed the chance of who made it.

    ``better`` is what the coach would have played, if that is something else; ``reasons`` decide
    between the two, and ``instead`` is the chance that it would have left.
    """

    version: int
    seat: int
    text: str
    before: float
    after: float
    better: str | None
    reasons: list[TermInfo]
    instead: float | None = None


class ReviewInfo(Struct):
    table: str
    points: list[ChancePoint]
    turns: list[TurningPoint]


class NoteText(Request):
    text: Annotated[str, Meta(max_length=10_000)]


class ChatPage(Struct):
    messages: list[ChatMessage]


# -- looking after one another --------------------------------------------------------------------


class Report(Request):
    """About a person, optionally a message or a table."""

    user: Annotated[str, Meta(min_length=1, max_length=40)]
    reason: Annotated[str, Meta(min_length=1, max_length=1000)]
    table: Annotated[str, Meta(max_length=32)] | None = None
    message: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Fault(Request):
    """Something on a page broke: in which part, what was thrown, and at which address."""

    place: Annotated[str, Meta(min_length=1, max_length=40)]
    message: Annotated[str, Meta(max_length=500)]
    stack: Annotated[str, Meta(max_length=4000)] = ""
    page: Annotated[str, Meta(max_length=200)] = ""


class Blocks(Struct):
    users: list[str]


class PushSubscription(Request):
    """What the browser's PushManager gives."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https://")]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushKey(Struct):
    """The server's public key for ``PushManager.subscribe``; None: push is not set up."""

    key: str | None


class Done(Struct):
    done: bool = True


class Problem(Struct):
    """Every answer with a status of 400 or more. ``code`` as in the WebSocket's ``error``."""

    code: str
    message: str
    reasons: list[dict[str, Any]] = msgspec.field(default_factory=list)
    quota: str | None = None  # what there was too much of
    wait: float | None = None  # seconds after which to try again
