"""What is stored. The migrations in ``migrations/`` make it; a test compares the two.

``entries`` is append-only and the truth: a game is its header in ``tables`` and its entries. ``snapshots``
is a cache and may be deleted at any time. ``contents`` holds the cards and boards that games were
started with. Everything about a table that is not a move stands in
``tables.doc`` (a :class:`TableDoc`), changed by compare-and-set of ``rev``.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from tabletown.server.protocol.parts import Link, MotionKind, Settings

# SQLite numbers rows by itself only in a column that is exactly INTEGER.
Serial = BigInteger().with_variant(Integer(), "sqlite")

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

meta = Table(
    "meta",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(8), nullable=False),  # guest, account, gone
    Column("name", String(40), nullable=False),
    Column("login", String(80), unique=True),  # what the name looks like, accounts only
    Column("password", Text),
    Column("email", String(200)),
    Column("notify", String(8), nullable=False, server_default="none"),
    Column("preferences", Text, nullable=False, server_default="{}"),
    Column("admin", Boolean, nullable=False),
    Column("muted_until", Float, nullable=False, server_default="0"),
    Column("banned", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("oidc", String(300), unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the token; the token itself is not kept
    Column("user_id", String(24), ForeignKey("users.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", String(400), primary_key=True),
    Column("user_id", String(24), ForeignKey("users.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("mode", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String(16), nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("position", Text),
    Column("status", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("rev", Integer, nullable=False),
    Column("doc", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    # When somebody must look after it, in game time: a bot to move, a clock to run out.
    Column("due", Float),
    Column("runner", String(24)),  # the worker that looks after it, as long as its lease holds
    Column("runner_until", Float, nullable=False),
    Index("ix_tables_status_touched", "status", "touched"),
    Index("ix_tables_due", "due"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # act, undo
    Column("seat", Integer, nullable=False),
    Column("free", Boolean, nullable=False),
    Column("text", Text, nullable=False),  # the action; for an undo the number of actions
    Column("chain", String(16), nullable=False),  # digest of the game after this entry
    Column("proof", String(16), nullable=False),  # digest of the whole log up to this entry
    Column("key", String(80)),
    Column("user_id", String(24)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "key", name="uq_entries_key"),
)

contents = Table(
    "contents",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("digest", String(16), primary_key=True),  # as it stands in ``tables.content``
    Column("data", LargeBinary, nullable=False),  # see ``contents.py``
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("user_id", String(24), ForeignKey("users.id"), primary_key=True, index=True),
    Column("seen", Integer, nullable=False),  # the version this person last looked at
    Column("notes", Text, nullable=False, server_default=""),
    Column("sits", Boolean, nullable=False),  # False: notes of a spectator, or somebody who left
)

chat = Table(
    "chat",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("user_id", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("to", Text),
    Column("text", Text, nullable=False),
    Column("key", String(80), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_chat_table", "table_id", "id"),
    UniqueConstraint("table_id", "user_id", "key", name="uq_chat_key"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", String(24), index=True),
    Column("game", String(40), nullable=False),
    Column("mode", String(40), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("who", String(40), primary_key=True),  # a user, bot:<level>, or the game itself
    Column("game", String(40), primary_key=True),
    Column("mode", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_game", "game", "mode"),
)

admin_log = Table(
    "admin_log",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("who", String(32)),  # an account, or "token"
    Column("deed", String(40), nullable=False),
    Column("about", String(64)),
    Column("detail", Text, nullable=False),
)

incidents = Table(
    "incidents",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("table_id", String(32)),
    Column("version", Integer),
    Column("detail", Text, nullable=False),
    Column("record", Text),  # the game up to the incident, to be replayed at leisure
)

reports = Table(
    "reports",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("by", String(24), nullable=False),
    Column("about", String(24), nullable=False),
    Column("table_id", String(32)),
    Column("message", BigInteger),
    Column("reason", Text, nullable=False),
    Column("closed", Boolean, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("user_id", String(24), ForeignKey("users.id"), primary_key=True),
    Column("other", String(24), primary_key=True),
)

pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", String(1000), primary_key=True),
    Column("user_id", String(24), ForeignKey("users.id"), nullable=False, index=True),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
)


# -- the document of a table ----------------------------------------------------------------------


class SeatDoc(Struct):
    """Who sits at a seat."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    user: str | None = None
    level: str | None = None
    temper: str | None = None
    stand_in: str | None = None


class MotionDoc(Struct):
    """A request to the other seats."""

    id: str
    kind: MotionKind
    by: int
    at: float
    target: int | None
    actions: int
    version: int
    yes: list[int]
    needs: list[int]


class ClockDoc(Struct):
    """``left`` seconds at ``since`` (game time); None as ``since``: the clock stands."""

    left: float
    since: float | None = None


class HurryDoc(ClockDoc):
    """The short time that all seats in ``waiting`` have together for one question: ``whole`` at first."""

    whole: float = 0.0
    waiting: list[int] = msgspec.field(default_factory=list)


class RemovedDoc(Struct):
    """Somebody the host has removed from a table, under the name they had there."""

    user: str
    name: str


class LeaverDoc(Struct):
    """Somebody who left a seat of a running rated game: it counts as lost."""

    seat: int
    user: str


class TableDoc(Struct):
    """Everything about a table that is not a move."""

    title: str
    host: str
    invite: str
    settings: Settings
    seats: list[SeatDoc]
    practice: bool = False
    autostart: bool = False
    shuffle: bool = False
    paused: bool = False
    stuck: bool = False
    clocks: list[ClockDoc] = msgspec.field(default_factory=list)
    hurry: HurryDoc | None = None
    motions: list[MotionDoc] = msgspec.field(default_factory=list)
    waiting: list[int] = msgspec.field(default_factory=list)
    roles: list[str] = msgspec.field(default_factory=list)
    round: int = 0  # 0: none yet, or a game without rounds
    started: float | None = None
    finished: float | None = None
    outcome: dict[str, Any] | None = None
    link: Link | None = None
    next: str | None = None
    next_invite: str | None = None  # to that table, for those who played at this one
    removed: list[RemovedDoc] = msgspec.field(default_factory=list)
    leavers: list[LeaverDoc] = msgspec.field(default_factory=list)  # in the order they left


encode_doc = msgspec.json.Encoder().encode
decode_doc = msgspec.json.Decoder(TableDoc).decode
