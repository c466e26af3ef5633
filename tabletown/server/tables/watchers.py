"""Who watches a table, and what each of them is sent."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Protocol

from msgspec import UNSET

from tabletown.server.protocol import encode
from tabletown.server.protocol.outgoing import Gone, PresenceInfo, Update
from tabletown.server.protocol.parts import Presence, TableInfo
from tabletown.server.storage.news import PeopleThere
from tabletown.server.tables import access, show
from tabletown.server.tables.access import Visitor

if TYPE_CHECKING:
    from tabletown.server.tables.live import LiveTable

Group = tuple[
    int | None, int, str | None, int | None
]  # seat, version sent, person inside, seat before


class Client(Protocol):
    """Somebody connected: gets bytes, in order, or loses the connection."""

    user: str

    def visitor(self, table: str) -> Visitor:
        """This client as a visitor of a table."""

    def send(self, message: bytes) -> None: ...


class SessionClient(Client, Protocol):
    """A client with a session of its own, over when the session is."""

    session: str  # digest of its token
    address: str  # where it comes from

    def end(self, *, renewed: bool) -> None: ...


class Watcher:
    """One seat of one table, watched by one client. ``sent``: the version it has."""

    __slots__ = ("client", "seat", "sent")

    def __init__(self, client: Client, seat: int | None, sent: int | None) -> None:
        self.client = client
        self.seat = seat
        self.sent = sent


class Letter(NamedTuple):
    """What a watcher is sent: an update of the seat watched from now on, or that it is over."""

    watcher: Watcher
    message: bytes
    seat: int | None = None
    gone: bool = False


class Watchers:
    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.all: list[Watcher] = []
        self.away: set[str] = set()
        self.elsewhere: dict[str, tuple[dict[str, Presence], int]] = {}  # by worker
        self.since = time.monotonic()
        self.last_seen: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self.all)

    # -- updates ------------------------------------------------------------------------------------

    async def prepare(self) -> list[Letter]:
        """The updates for everybody who watches; the table's lock is held."""
        if not self.all:
            return []
        table = self.table
        return await table.hub.rules.run_of(table.past, partial(self.encoded, list(self.all)))

    def encoded(self, watchers: list[Watcher]) -> list[Letter]:
        """By the rules' pool. Watchers who see the same share the same bytes."""
        table = self.table
        made: dict[Group, bytes] = {}
        infos: dict[str | None, TableInfo] = {}
        update: Update | None = None
        letters = []
        now = table.hub.time.now()
        for watcher in watchers:
            seat = self.sight(watcher, watchers)
            if isinstance(seat, Gone):
                letters.append(Letter(watcher, encode(seat), gone=True))
                continue
            user = watcher.client.user
            person = user if access.inside(table.doc, user) else None
            was = None if seat == watcher.seat else watcher.seat
            sent = watcher.sent if was is None else None  # another seat saw other turns
            group = (seat, -1 if sent is None else sent, person, was)
            if group not in made:
                if person not in infos:
                    infos[person] = self.info(person)
                update = show.update(table.row, table.log, infos[person], seat, sent, now, update)
                update.was = UNSET if was is None else was
                made[group] = encode(update)
            letters.append(Letter(watcher, made[group], seat))
        return letters

    def sight(self, watcher: Watcher, watchers: list[Watcher]) -> int | Gone | None:
        """The seat a watcher may look from now: the same, the person's present one, none; or gone."""
        table = self.table
        visitor = watcher.client.visitor(table.id)
        if access.allowed(table, visitor, "look", watcher.seat):
            return watcher.seat
        own = access.seats_of(table.doc, visitor.user)
        watched = {other.seat for other in watchers if other.client is watcher.client}
        own.sort(key=lambda seat: seat in watched)  # one that is not watched yet, if there is one
        for seat in (*own, None):
            if access.allowed(table, visitor, "look", seat):
                return seat
        removed = access.unwelcome(table, visitor.user)
        return Gone(table=table.id, reason="kicked" if removed else "private")

    def send(self, letters: list[Letter]) -> None:
        """What was prepared, to those who still watch."""
        version = self.table.row.version if self.table.log is not None else None
        watching = set(map(id, self.all))
        for letter in letters:
            watcher = letter.watcher
            if id(watcher) not in watching:
                continue
            if letter.gone or watcher.seat != letter.seat:
                self.all.remove(watcher)
            if not letter.gone and watcher.seat != letter.seat:
                watcher.seat = letter.seat
                self.add(watcher)
            watcher.sent = version
            watcher.client.send(letter.message)
        if any(letter.gone for letter in letters):
            self.tell_presence()

    def review(self) -> None:
        """Something outside the table has changed: who may not watch any longer is told so."""
        letters = []
        for watcher in self.all:
            seat = self.sight(watcher, self.all)
            if isinstance(seat, Gone):
                letters.append(Letter(watcher, encode(seat), gone=True))
        self.send(letters)

    def info(self, user: str | None) -> TableInfo:
        present, spectators = self.presence()
        return show.table_info(self.table.row, user, present, spectators)

    # -- presence -----------------------------------------------------------------------------------

    def here(self) -> tuple[dict[str, Presence], int]:
        """Who is connected through this worker."""
        people: dict[str, Presence] = {}
        strangers = set()
        for watcher in self.all:
            user = watcher.client.user
            if access.sits(self.table.doc, user):
                people[user] = "away" if user in self.away else "here"
            else:
                strangers.add(id(watcher.client))
        return people, len(strangers)

    def presence(self) -> tuple[dict[str, Presence], int]:
        people, spectators = self.here()
        for others, count in self.elsewhere.values():
            for user, state in others.items():
                if people.get(user) != "here":
                    people[user] = state
            spectators += count
        return people, spectators

    def gone_seats(self) -> set[int]:
        """Seats of people who have not been seen for a while; never at tables played over days."""
        if self.table.doc.settings.pace.kind == "days":
            return set()
        now = time.monotonic()
        patience = self.table.hub.config.gone_seconds
        people, _ = self.presence()
        return {
            number
            for number, seat in enumerate(self.table.doc.seats)
            if seat.kind == "person"
            and seat.user not in people
            and now - self.last_seen.get(seat.user or "", self.since) >= patience
        }

    def add(self, watcher: Watcher) -> None:
        self.all = [
            other
            for other in self.all
            if other.client is not watcher.client or other.seat != watcher.seat
        ]
        self.all.append(watcher)

    def remove(self, client: Client, seat: int | None = None, *, every: bool = False) -> None:
        self.last_seen[client.user] = time.monotonic()
        self.all = [
            watcher
            for watcher in self.all
            if watcher.client is not client or not (every or watcher.seat == seat)
        ]

    def set_away(self, user: str, away: bool) -> None:
        before = user in self.away
        (self.away.add if away else self.away.discard)(user)
        if before != away:
            self.tell_presence()

    def tell_presence(self, *, local: bool = True) -> None:
        """Everybody who watches learns who is here."""
        people, spectators = self.presence()
        seats: dict[str, Presence] = {
            str(number): people.get(seat.user or "", "gone")
            for number, seat in enumerate(self.table.doc.seats)
            if seat.kind == "person"
        }
        message = encode(PresenceInfo(table=self.table.id, seats=seats, spectators=spectators))
        for client in {id(w.client): w.client for w in self.all}.values():
            client.send(message)
        if local:
            self.tell_workers()

    def tell_workers(self) -> None:
        """The other workers learn who is connected through this one."""
        here, strangers = self.here()
        hub = self.table.hub
        hub.tell_workers(
            PeopleThere(worker=hub.worker, table=self.table.id, people=here, spectators=strangers)
        )
