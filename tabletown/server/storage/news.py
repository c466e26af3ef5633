"""News between workers, typed like the messages of clients. They travel with the transaction that they
tell of, or alone when nothing is stored."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from tabletown.server.protocol.parts import NoticeKind, Presence
from tabletown.server.storage.entries import LogEntry

MOST_BYTES = 7_999  # that PostgreSQL carries


class News(Struct, tag_field="type", kw_only=True, omit_defaults=True):
    """``worker``: who tells; a worker does not listen to itself."""

    worker: str


class NoticeFor(Struct, frozen=True):
    """A person whom a change of a table concerns."""

    user: str
    kind: NoticeKind


class StoredEntry(Struct, array_like=True):
    """An entry without what followed from it: that is worked out again."""

    version: int
    kind: str
    seat: int
    free: bool
    text: str
    chain: str
    proof: str
    key: str | None
    user: str | None
    at: float

    @classmethod
    def of(cls, entry: LogEntry) -> StoredEntry:
        return cls(
            entry.version, entry.kind, entry.seat, entry.free, entry.text, entry.chain, entry.proof,
            entry.key, entry.user, entry.at,
        )  # fmt: skip

    def entry(self) -> LogEntry:
        return LogEntry(
            self.version, self.kind, self.seat, self.free, self.text, self.chain, self.proof,
            self.key, self.user, self.at, [],
        )  # fmt: skip


class TableAfter(Struct):
    """A running table after one change, so that the other workers need not read it."""

    status: str
    doc: Raw
    touched: float
    runner_until: float
    entry: StoredEntry | None


class TableChanged(News, tag="table-changed"):
    """A table was stored with a new ``rev``; the notices go to open pages of people.

    ``after`` is left out where there is no room for it: then the table is to be read.
    """

    table: str
    rev: int
    notices: list[NoticeFor] = []
    after: TableAfter | None = None


class WhoIsThere(News, tag="who-is-there"):
    """A worker has opened a table and asks who is connected elsewhere."""

    table: str


class PeopleThere(News, tag="people-there"):
    """Who is connected to a table through this worker."""

    table: str
    people: dict[str, Presence]
    spectators: int


class ChatStored(News, tag="chat-stored"):
    table: str
    message: int


class Ending(Struct, frozen=True):
    """Sessions of a user that end: all, all but one, or only one.

    ``renewed``: the person goes on with another session.
    """

    user: str
    keep: str | None = None
    only: str | None = None
    renewed: bool = False

    def ends(self, session: str) -> bool:
        return session != self.keep and self.only in (None, session)


class SessionsEnded(News, tag="sessions-ended"):
    ending: Ending


class BlocksChanged(News, tag="blocks-changed"):
    """Somebody blocks or unblocks somebody."""

    user: str


class ServerClosed(News, tag="closing"):
    """The server is closed for new tables, or open again."""

    closed: bool


class NetworksBarred(News, tag="networks-barred"):
    """The host keeps other networks out than before: they are to be read."""


class Announced(News, tag="announced"):
    """Something for everybody; empty: it is over."""

    text: str


AnyNews = (
    TableChanged
    | WhoIsThere
    | PeopleThere
    | ChatStored
    | SessionsEnded
    | BlocksChanged
    | Announced
    | ServerClosed
    | NetworksBarred
)

decode_news = msgspec.json.Decoder(AnyNews).decode
encode_news = msgspec.json.Encoder().encode
