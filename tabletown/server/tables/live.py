"""A table in memory: one lock, one log, everything that changes it.

Order of every change: check, carry out by the rules' pool, store, and only then tell anybody. What
could not be stored is taken back. If another worker was quicker (:class:`Conflict`), the table reads
what it missed and the change is checked again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog
from sqlalchemy.engine import Connection

from tabletown.core.errors import TabletownError
from tabletown.core.steps import AskMany
from tabletown.server.errors import Trouble, trouble_of
from tabletown.server.fair import for_whom
from tabletown.server.gamelog import snapshot
from tabletown.server.gamelog.log import GameLog, follow
from tabletown.server.gamelog.replayer import Replayer
from tabletown.server.logs import report
from tabletown.server.people.results import keep_leavers, keep_results
from tabletown.server.rules import Past
from tabletown.server.storage import store
from tabletown.server.storage.database import Conflict
from tabletown.server.storage.driver import DriverJob, driver_of
from tabletown.server.storage.entries import LogEntry
from tabletown.server.storage.faults import StorageFault
from tabletown.server.storage.news import NoticeFor, TableChanged
from tabletown.server.storage.schema import TableDoc, decode_doc
from tabletown.server.storage.store import Change, TableRow
from tabletown.server.tables import access, clocks, motions
from tabletown.server.tables.access import Visitor
from tabletown.server.tables.consent import Consent
from tabletown.server.tables.keys import Answers, own_key
from tabletown.server.tables.watchers import Watchers
from tabletown.server.whole import whole

if TYPE_CHECKING:
    from tabletown.server.hub import Hub

T = TypeVar("T")
ATTEMPTS = 8
PASSING = ("restarting", "fault", "storage", "disk-full")  # the same may be done a moment later
log = structlog.get_logger()


def copied(doc: TableDoc) -> TableDoc:
    """A document to change; the old one stays until the new one is stored."""
    return msgspec.convert(msgspec.to_builtins(doc), TableDoc)


class LiveTable:
    def __init__(self, hub: Hub, row: TableRow, game: GameLog | None, stored: int) -> None:
        self.hub = hub
        self.row = row
        self.log = game
        self.lock = asyncio.Lock()
        self.watchers = Watchers(self)
        self.consent = Consent(self)
        self.replayer: Replayer | None = None
        self.answers = Answers()
        self.past = Past()
        self.told_incidents: set[tuple[str, str, int]] = set()
        self.used = time.monotonic()
        self.snapshot_version = stored
        self.blocked: frozenset[str] = frozenset()  # by the host
        self.blocked_by: str | None = None  # the host whose blocks these are
        self.behind = False  # another worker changed it, and nobody has looked since

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def doc(self) -> TableDoc:
        return self.row.doc

    @property
    def game(self) -> GameLog:
        """The log; a table that has not started has none."""
        if self.log is None:
            if self.doc.stuck:
                raise Trouble("stuck", "this game cannot be opened; the host of the server knows")
            raise Trouble("not-started", "the game has not started")
        return self.log

    async def ask(self, question: Callable[[], T], may: Callable[[], None] | None = None) -> T:
        """Run a question about the game in a rules thread, while nothing changes it.

        ``may`` raises :class:`Trouble` if who asks may not: while a question waits for its turn, seats
        may be dealt or left.
        """
        async with self.held():
            if may is not None:
                may()
            return await self.compute(question)

    async def ask_long(self, question: Callable[[], T], limit: float) -> T:
        """The same for what may take seconds, about a game that is over."""
        async with self.held():
            return await self.compute(question, limit)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the table for a question. Each person asks one thing at a time: whoever has many
        questions waits with them before the door, not inside with the table locked."""
        person = for_whom.get().person
        if not person:
            async with self.lock:
                yield
            return
        await self.hub.turns.take(person)
        try:
            async with self.lock:
                yield
        finally:
            self.hub.turns.give_back(person)

    async def compute(self, question: Callable[[], T], long: float | None = None) -> T:
        """In a rules thread; ``long``: seconds that a job may take that is none of play."""
        rules = self.hub.rules
        return await self.answered(
            rules.run(question) if long is None else rules.run_long(question, long)
        )

    async def answered(self, work: Coroutine[Any, Any, T]) -> T:
        """What the rules answer; a bug in them is an incident."""
        self.used = time.monotonic()
        try:
            return await work
        except TabletownError as error:
            raise trouble_of(error) from error
        except Trouble:
            raise
        except Exception as error:
            await self.incident("rules", error)
            raise Trouble("fault", "the rules ran into a bug; it was logged") from error

    # -- playing --------------------------------------------------------------------------------

    def check_playing(self, user: str | None, seat: int) -> None:
        """Whether this person may act for this seat now (None: the server's own bots)."""
        if user is not None:
            access.check(self, Visitor(user), "play", seat)
        if self.row.status == "open":
            raise Trouble("not-started", "the game has not started")
        if self.row.status != "running":
            raise Trouble("game-over", "the game is over")
        if self.doc.stuck:
            raise Trouble("stuck", "this table is stuck; the host of the server knows")

    @whole
    async def act(self, user: str | None, seat: int, version: int, key: str, text: str) -> int:
        """Carry out an action; the version it made. The same key twice is done once."""
        async with self.lock:
            own = own_key(user, seat, key)
            done = self.done_before(user, seat, key)
            if done is not None:
                return done
            self.answers.raise_known(own)
            try:
                return await self.act_locked(user, seat, version, key, text)
            except Trouble as trouble:
                # A bot asks no second time: it thinks again.
                if user is not None and trouble.code not in PASSING:
                    self.answers.keep(own, trouble)
                raise

    def done_before(self, user: str | None, seat: int, key: str) -> int | None:
        """The version that this key of this person at this seat made already."""
        version = self.game.keys.get(own_key(user, seat, key))
        if version is None and key in self.game.keys:
            # Stored by an older server, as the client sent it.
            entry = self.game.entries[self.game.keys[key] - 1]
            if entry.user == user and entry.seat == seat:
                return entry.version
        return version

    async def act_locked(
        self, user: str | None, seat: int, version: int, key: str, text: str
    ) -> int:
        for _ in range(ATTEMPTS):
            done = self.done_before(user, seat, key)
            if done is not None:
                return done
            self.check_playing(user, seat)
            if self.doc.paused:
                raise Trouble("paused", "the table is paused")
            if version > self.game.version:
                await self.catch_up_locked()
            now = time.time()
            move = partial(self.play, user, seat, version, key, text, now)
            entry = await self.answered(self.hub.rules.run_of(self.past, move))
            if await self.keep(entry, now):
                return entry.version
        raise Trouble("restarting", "too many changes at once; try again")

    def play(
        self, user: str | None, seat: int, version: int, key: str, text: str, now: float
    ) -> LogEntry:
        """By the rules' pool: check the version against the seat's decision, then play."""
        game = self.game
        match = game.match
        if not match.game.is_free(match.parse(text)):
            asked = game.asked.get(seat)
            if asked is not None and not asked <= version <= game.version:
                raise Trouble("stale", f"seat {seat} is asked something else since version {asked}")
        return game.play(seat, text, key=own_key(user, seat, key), user=user, at=now)

    async def keep(self, entry: LogEntry, now: float) -> bool:
        """Store an entry that was carried out; False: somebody else was quicker, try again."""
        game = self.game
        doc = copied(self.doc)
        seat = doc.seats[entry.seat]
        clocks.settle(doc, self.hub.time.now())
        if entry.kind == "act" and not entry.free:
            clocks.decided(doc, entry.seat)
        if entry.user is not None and seat.stand_in is not None:
            seat.stand_in = None
            clocks.refill(doc, entry.seat)
        motions.drop_undo(doc)
        outcome = game.match.outcome
        status = self.row.status
        doc.waiting = list(game.match.state.deciders())
        doc.roles = game.match.game.roles(game.match.state)
        doc.round = game.match.game.round_of(game.match.state)
        chose = entry.kind == "act" and not entry.free
        clocks.hurry(doc, game.match.state, entry.seat if chose else None)
        if outcome is not None:
            status, doc.finished, doc.outcome = "finished", now, outcome.plain()
            doc.motions = []
        try:
            await self.store(doc, status, now, entry)
        except BaseException as error:
            await self.hub.rules.run(game.drop_last)
            if isinstance(error, Conflict):
                await self.catch_up_locked()
                return False
            raise
        return True

    async def store(
        self,
        doc: TableDoc,
        status: str,
        now: float,
        entry: LogEntry | None = None,
        people: bool = False,
    ) -> None:
        """Write a change of this table, then take it over and tell everybody."""
        row = self.row
        played = self.hub.time.now()
        clocks.set_running(doc, played, status == "running" and not doc.paused)
        finished = status != row.status and status in ("finished", "cancelled")
        notices = self.hub.notices.after(row, doc, status)
        change = Change(
            row.id, row.version, row.rev, status, doc, due(doc, status, played), self.hub.worker, now,
            entry, notices,
        )  # fmt: skip
        header = row.header

        def job(connection: Connection) -> None:
            store.change_table(driver_of(connection), change)
            if people:
                store.keep_members(connection, row.id, doc)
            if finished and status == "finished":
                keep_results(connection, row.id, header, doc, now)
            elif finished and doc.leavers:
                keep_leavers(connection, row.id, header, doc, now)

        before = (row.doc, row.status, row.version, row.rev, row.touched, row.runner)
        writing = self.hub.db.begin_write(
            job if people or finished else DriverJob(partial(store.change_table, change=change))
        )
        row.doc, row.status, row.touched = doc, status, now
        row.version += 0 if entry is None else 1
        row.rev += 1
        row.runner = self.hub.worker
        try:
            # While the disk writes, the watchers' updates are prepared; they are sent after it.
            updates = await self.watchers.prepare()
            await writing
        except BaseException:
            if not writing.done():
                await asyncio.wait([writing])
            row.doc, row.status, row.version, row.rev, row.touched, row.runner = before
            raise
        if entry is not None:
            self.hub.metrics.actions.inc()
        if people and self.log is not None:
            self.log.match.players = [seat.name for seat in doc.seats]
        self.watchers.send(updates)
        self.after_change(notices, finished)

    def after_any_change(self) -> None:
        """What a change asks for, whichever worker made it."""
        self.hub.changed(self)
        if self.doc.host != self.blocked_by:
            self.hub.background(self.read_blocks())

    async def read_blocks(self) -> None:
        """Whom the host does not want here; those who watch and are among them go."""
        host = self.doc.host
        self.blocked = await self.hub.db.read(partial(store.blocks_of, user=host))
        self.blocked_by = host
        self.watchers.review()

    def after_change(self, notices: list[NoticeFor], finished: bool) -> None:
        self.after_any_change()
        self.hub.notices.deliver(self.row, notices)
        self.hub.driver.wake(self)
        game = self.log
        if game is not None and (
            finished or game.version - self.snapshot_version >= self.hub.config.snapshot_every
        ):
            self.hub.background(self.keep_snapshot())

    @whole
    async def keep_snapshot(self) -> None:
        async with self.lock:
            game = self.log
            if game is None or game.version == self.snapshot_version:
                return
            version = game.version
            data = await self.hub.rules.run(partial(snapshot.take, game))
            self.snapshot_version = version
        await self.hub.db.write(
            lambda connection: store.keep_snapshot(connection, self.id, version, data)
        )

    # -- changes that are no moves ------------------------------------------------------------------

    @whole
    async def change(self, edit: Callable[[TableDoc], str | None], *, people: bool = False) -> None:
        """Change the document; ``edit`` may raise :class:`Trouble` and may give a new status."""
        async with self.lock:
            await self.change_locked(edit, people=people)

    async def change_locked(
        self, edit: Callable[[TableDoc], str | None], *, people: bool = False
    ) -> None:
        for _ in range(ATTEMPTS):
            now = time.time()
            doc = copied(self.doc)
            clocks.settle(doc, self.hub.time.now())
            status = edit(doc) or self.row.status
            try:
                await self.store(doc, status, now, people=people)
                return
            except Conflict:
                await self.catch_up_locked()
        raise Trouble("restarting", "too many changes at once; try again")

    @whole
    async def catch_up(self) -> None:
        """Take over what another worker stored."""
        async with self.lock:
            await self.catch_up_locked()

    @whole
    async def hear(self, news: TableChanged) -> None:
        """Another worker changed this table; what it tells is enough if nothing was missed before."""
        async with self.lock:
            row, after = self.row, news.after
            if news.rev <= row.rev:
                return
            if (
                after is None
                or self.log is None
                or news.rev != row.rev + 1
                or self.log.version != row.version
                or (after.status, row.status) != ("running", "running")
            ):
                await self.catch_up_locked()
                return
            version = row.version
            if after.entry is not None:
                step = partial(follow, self.log, after.entry.entry())
                following = self.hub.rules.run_of(self.past, step)
                version = (await self.answered(following)).version
            await self.take_over(
                msgspec.structs.replace(
                    row, status=after.status, version=version, rev=news.rev,
                    doc=decode_doc(after.doc), touched=after.touched, runner=news.worker,
                    runner_until=after.runner_until,
                )
            )  # fmt: skip

    async def catch_up_locked(self) -> None:
        """Read what other workers did, and show it to who watches here."""

        def job(connection: Connection) -> tuple[TableRow | None, list[LogEntry]]:
            row = store.find_table(connection, self.id)
            return row, store.find_entries(connection, self.id, self.row.version)

        behind, self.behind = self.behind, False  # news that come while it is read set it again
        try:
            row, missed = await self.hub.db.read(job)
        except BaseException:
            self.behind = behind
            raise
        if row is None:
            raise Trouble("not-found", "there is no such table")
        if row.rev <= self.row.rev:
            return
        if self.log is None and row.doc.started is not None:
            row, self.log, self.snapshot_version = await self.hub.read_table(row.id)
        elif self.log is not None:
            game = self.log
            for stored in missed:
                if game.version < stored.version <= row.version:
                    await self.compute(partial(follow, game, stored))
        await self.take_over(row)

    async def take_over(self, row: TableRow) -> None:
        """The table as another worker stored it; the log has followed already."""
        self.row = row
        if self.log is not None:
            self.log.match.players = [seat.name for seat in row.doc.seats]
        self.watchers.send(await self.watchers.prepare())
        self.after_any_change()
        self.hub.driver.wake(self)

    # -- people come and go, clocks run out ------------------------------------------------------------

    async def come_back(self, user: str, seat: int, away: bool) -> None:
        """The person looks at the table again, or turns away; a stand-in gives the seat back."""
        access.check(self, Visitor(user), "play", seat)
        self.watchers.set_away(user, away)
        if away or not any(s.user == user and s.stand_in is not None for s in self.doc.seats):
            return

        def edit(doc: TableDoc) -> str | None:
            for number, holder in enumerate(doc.seats):
                if holder.user == user and holder.stand_in is not None:
                    holder.stand_in = None
                    clocks.refill(doc, number)
            return None

        await self.change(edit)

    @whole
    async def run_out(self) -> None:
        """Clocks that ran out: a bot stands in; after the short time of a question its default is played."""
        async with self.lock:
            if self.row.status != "running" or self.doc.paused:
                return
            if clocks.hurry_is_over(self.doc, self.hub.time.now()):
                await self.answer_by_default(clocks.hurried(self.doc)[0])
                return
            if not clocks.out_of_time(self.doc, self.hub.time.now()):
                return

            def edit(doc: TableDoc) -> str | None:
                # Settled clocks at zero are those that ran out.
                for seat in clocks.out_of_time(doc, self.hub.time.now()):
                    doc.seats[seat].stand_in = doc.settings.pace.timeout
                return None

            await self.change_locked(edit)

    async def answer_by_default(self, seat: int) -> None:
        """Who has not answered within the short time of a question is taken to be content."""
        version = self.row.version
        text = await self.compute(partial(default_text, self.game, seat))
        await self.act_locked(None, seat, version, f"hurry.{version}.{seat}", text)

    async def incident(self, kind: str, error: BaseException) -> None:
        """Keep what went wrong, with the game up to it: once for each fault at a version."""
        self.hub.metrics.incidents.labels(kind=kind).inc()
        known = (kind, type(error).__name__, self.row.version)
        if known in self.told_incidents:
            return
        self.told_incidents.add(known)
        record = None if self.log is None else str(self.log.match.record())
        # What a rule stumbled over may be hidden: the log has its kind, the incident the rest.
        log.error(
            "incident", kind=kind, table=self.id, version=self.row.version,
            error=type(error).__name__,
        )  # fmt: skip
        try:
            await self.hub.db.write(
                lambda connection: store.keep_incident(
                    connection, kind, repr(error), self.id, self.row.version, record
                )
            )
        except StorageFault as fault:
            report("an incident could not be kept", fault, table=self.id)


def default_text(log: GameLog, seat: int) -> str:
    step = log.match.state.stack[-1]
    assert isinstance(step, AskMany)
    return step.default(log.match.state, seat).text


def due(doc: TableDoc, status: str, now: float) -> float | None:
    """When somebody has to look after a table (game time): at once for a bot's decision, else by its
    clocks."""
    if status != "running" or doc.paused or doc.stuck:
        return None
    for seat in doc.waiting:
        if bot_level(doc, seat) is not None:
            return now
    return clocks.runs_out(doc)


def bot_level(doc: TableDoc, seat: int) -> str | None:
    """The level of the bot that plays a seat now; None for a person at the seat."""
    holder = doc.seats[seat]
    return holder.stand_in if holder.kind == "person" else holder.level
