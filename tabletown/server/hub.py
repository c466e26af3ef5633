"""The hub: all tables in memory, everybody who is connected, and the news between workers."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any, TypeVar

import structlog

from tabletown.games import find
from tabletown.server.backups import LOOK_SECONDS, Backups
from tabletown.server.bots.pool import BotPool
from tabletown.server.config import ServerConfig
from tabletown.server.errors import Trouble
from tabletown.server.fair import Turns, for_whom
from tabletown.server.gamelog.log import GameLog
from tabletown.server.gamelog.snapshot import restore
from tabletown.server.gametime import GameTime, keep_time, kept_time
from tabletown.server.logs import report
from tabletown.server.memory import FULL_COLLECTION_SECONDS, collect
from tabletown.server.metrics import metrics
from tabletown.server.packs import offer
from tabletown.server.people.accounts import Accounts
from tabletown.server.people.barred import Barred
from tabletown.server.people.mail import Mailer
from tabletown.server.people.notices import Notices
from tabletown.server.people.upkeep import LOOK_SECONDS as UPKEEP_SECONDS
from tabletown.server.people.upkeep import Upkeep
from tabletown.server.quotas import Quotas
from tabletown.server.rules import RulesPool
from tabletown.server.storage import contents, store
from tabletown.server.storage.bus import Bus
from tabletown.server.storage.database import Database
from tabletown.server.storage.faults import StorageFault
from tabletown.server.storage.news import (
    Announced,
    AnyNews,
    BlocksChanged,
    ChatStored,
    Ending,
    NetworksBarred,
    News,
    PeopleThere,
    ServerClosed,
    SessionsEnded,
    TableChanged,
    WhoIsThere,
)
from tabletown.server.storage.store import TableRow
from tabletown.server.supervisor import Supervisor
from tabletown.server.tables.chat import Chat
from tabletown.server.tables.coach import Coach
from tabletown.server.tables.driver import PATROL_SECONDS, TableDriver
from tabletown.server.tables.live import LiveTable
from tabletown.server.tables.lobby import LOBBY_SECONDS, LobbyWatch
from tabletown.server.tables.watchers import SessionClient
from tabletown.server.watchdog import DatabaseProbe, Watchdog
from tabletown.server.whole import Changes

BEAT_SECONDS = 5.0
BEAT_SECONDS_TOGETHER = 1.0  # workers keep in step with each other
CHECKER_MB = 2048  # address space of the process that checks records from outside
NEAR = 200  # actions that are played again quickly
OPEN_SECONDS = 60.0  # a long game may be played again from its start
log = structlog.get_logger()
T = TypeVar("T")


class Hub:
    def __init__(self, config: ServerConfig, db: Database) -> None:
        self.config = config
        self.db = db
        self.alone = db.is_sqlite
        self.worker = secrets.token_hex(6)
        self.rules = RulesPool(config.rules_limit)
        self.quotas = Quotas(config)
        self.turns = Turns()
        self.reading_everything = asyncio.Lock()  # what looks through all tables has one reader
        self.bots = BotPool(
            config.bot_processes, config.bot_limit, config.bot_niceness, used=self.bot_used
        )
        self.checker = BotPool(1, config.import_seconds, 10, memory_mb=CHECKER_MB)
        self.metrics = metrics()
        self.supervisor = Supervisor(self.metrics)
        self.backups = Backups(self)
        self.probe = DatabaseProbe(db)
        beat = BEAT_SECONDS if self.alone else BEAT_SECONDS_TOGETHER
        # Several beats must be missing, however impatient the host is.
        self.watchdog = Watchdog(db, config.write_seconds and max(config.write_seconds, 4 * beat))
        self.time = GameTime(time.time())
        self.accounts = Accounts(self)
        self.notices = Notices(self)
        self.mailer = Mailer(self)
        self.chat = Chat(self)
        self.upkeep = Upkeep(self)
        self.barred = Barred(self)
        self.lobby = LobbyWatch(self)
        self.driver = TableDriver(self)
        self.coach = Coach(self)
        self.changes = Changes()
        self.packs = offer(config.packs)
        self.tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.clients: dict[str, set[SessionClient]] = {}
        self.blocks_changed = 0
        self.announcement: str | None = None
        self.stopping = False
        self.bus: Bus | None = None
        self.background_tasks: set[asyncio.Task[Any]] = set()

    # -- life ---------------------------------------------------------------------------------------

    async def start(self) -> None:
        if not self.alone:
            self.bus = Bus(self.db.url, self.on_news, self.on_lost_news)
            await asyncio.to_thread(self.bus.ready.wait, 30)
        for lost in await self.db.write(contents.adopt):
            log.warning("games are stored whose content is not here", content=lost)
        await self.upkeep.read()
        await self.barred.read()
        kept = await self.db.read(kept_time)
        if kept is not None:
            self.time = GameTime(kept)
            log.info("clocks go on", after_seconds=round(max(0.0, time.time() - kept)))
        start = self.supervisor.start
        start("beat", self.beat, BEAT_SECONDS if self.alone else BEAT_SECONDS_TOGETHER)
        self.watchdog.start()
        start("patrol", self.driver.patrol, PATROL_SECONDS)
        start("sweep", self.sweep, min(10.0, max(1.0, self.config.idle_seconds / 4)))
        start("lobby", self.lobby.tell, LOBBY_SECONDS)
        start("backup", self.backups.look, LOOK_SECONDS)
        start("forget", self.upkeep.forget_old, UPKEEP_SECONDS)
        start("collect", collect, FULL_COLLECTION_SECONDS)

    async def stop(self) -> None:
        """Finish what is being written, keep snapshots, let bots go."""
        self.stopping = True
        waiting = list(self.driver.tasks.values())
        await asyncio.to_thread(self.bots.close)
        await asyncio.to_thread(self.checker.close)
        if waiting:
            await asyncio.wait(waiting, timeout=5)
        await self.changes.wait(5)
        for table in list(self.tables.values()):
            try:
                async with asyncio.timeout(5):
                    await table.keep_snapshot()
            except Exception as error:
                report("no snapshot at the end", error, table=table.id)
        self.watchdog.stop()
        await self.supervisor.stop()
        for task in list(self.background_tasks):
            task.cancel()
        await asyncio.gather(*self.background_tasks, return_exceptions=True)
        if self.bus is not None:
            await asyncio.to_thread(self.bus.close)
        self.rules.close()

    def background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self.background_tasks.add(task)
        task.add_done_callback(self.background_done)
        return task

    def background_done(self, task: asyncio.Task[Any]) -> None:
        self.background_tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            report("a task in the background failed", task.exception())

    async def beat(self) -> None:
        """Keep the game time. It stands still while this cannot be done."""
        now, at = self.time.now(), time.monotonic()
        self.time.kept(await self.db.write(partial(keep_time, now=now)), at)

    def bot_used(self, seconds: float) -> None:
        """Thinking is paid for by whom it is done for."""
        self.quotas.charge("bots", for_whom.get(), seconds)

    # -- tables in memory -----------------------------------------------------------------------------

    async def open(self, id: str) -> LiveTable:
        """The table, from memory or storage."""
        table = self.tables.get(id)
        if table is None:
            task = self.opening.get(id)
            if task is None:
                task = self.opening[id] = asyncio.create_task(self.load(id))
                task.add_done_callback(partial(self.opened, id))
            table = await asyncio.shield(task)
        if table.behind:
            await table.catch_up()
        table.used = time.monotonic()
        return table

    def opened(self, id: str, task: asyncio.Task[LiveTable]) -> None:
        """Also of a table that there is not, and when nobody waits for it any longer."""
        self.opening.pop(id, None)
        if not task.cancelled():
            task.exception()

    async def load(self, id: str) -> LiveTable:
        row, game, stored = await self.read_table(id)
        table = LiveTable(self, row, game, stored)
        known = -1
        while known != self.blocks_changed:  # nobody is let in by a block that came meanwhile
            known = self.blocks_changed
            await table.read_blocks()
        self.tables[id] = table
        self.metrics.tables.set(len(self.tables))
        self.tell_workers(WhoIsThere(worker=self.worker, table=id))
        return table

    async def read_table(self, id: str) -> tuple[TableRow, GameLog | None, int]:
        """A table from storage, its game opened, and the version of its snapshot."""
        found = await self.db.read(partial(store.whole_table, id=id))
        if found is None:
            raise Trouble("not-found", "there is no such table")
        row, entries, snapshot = found
        if row.doc.started is None:
            return row, None, 0
        opening = partial(
            restore,
            find(row.header.game),
            row.header,
            entries,
            [seat.name for seat in row.doc.seats],
            row.doc.started,
            None if snapshot is None else snapshot.data,
        )
        try:
            # Beside a fitting snapshot there is little to do; without one all is played again.
            near = snapshot is not None and row.version - snapshot.version <= NEAR
            if near or row.version <= NEAR:
                game = await self.rules.run(opening, OPEN_SECONDS)
            else:
                game = await self.rules.run_long(opening, OPEN_SECONDS)
        except Exception as error:
            row.doc.stuck = True
            log.error("a stored game does not open", table=id, error=type(error).__name__)
            await self.keep_incident("open", repr(error), row)
            return row, None, 0
        return row, game, 0 if snapshot is None else snapshot.version

    async def keep_incident(self, kind: str, detail: str, row: TableRow) -> None:
        self.metrics.incidents.labels(kind=kind).inc()
        try:
            await self.db.write(lambda c: store.keep_incident(c, kind, detail, row.id, row.version))
        except StorageFault as fault:
            report("an incident could not be kept", fault, table=row.id)

    async def sweep(self) -> None:
        """Tables nobody looks at leave memory; they open again from their snapshot."""
        now = time.monotonic()
        for id, table in list(self.tables.items()):
            idle = now - table.used > max(5.0, self.config.idle_seconds)
            if idle and not len(table.watchers) and id not in self.driver.tasks:
                await self.forget(id)

    async def forget(self, id: str) -> None:
        table = self.tables.get(id)
        if table is None or table.lock.locked():
            return
        await table.keep_snapshot()
        if not table.lock.locked() and not len(table.watchers):
            self.tables.pop(id, None)
            timer = self.driver.timers.pop(id, None)
            if timer is not None:
                timer.cancel()
            self.metrics.tables.set(len(self.tables))

    def changed(self, table: LiveTable) -> None:
        """A table has changed: whoever looks at lists should see it."""
        self.lobby.changed(table.row)

    async def read_blocks(self, host: str) -> None:
        """Somebody blocks or unblocks somebody: it counts at their tables at once."""
        self.blocks_changed += 1
        for table in list(self.tables.values()):
            if table.doc.host == host:
                await table.read_blocks()

    # -- connections ------------------------------------------------------------------------------------

    def connect(self, client: SessionClient) -> None:
        self.quotas.hold("sockets", client.user, 1)
        self.clients.setdefault(client.user, set()).add(client)
        self.metrics.sockets.inc()

    def disconnect(self, client: SessionClient) -> None:
        clients = self.clients.get(client.user, set())
        if client in clients:
            clients.discard(client)
            self.quotas.release("sockets", client.user, 1)
            self.metrics.sockets.dec()
        if not clients:
            self.clients.pop(client.user, None)
        self.lobby.remove(client)
        for table in list(self.tables.values()):
            if any(watcher.client is client for watcher in table.watchers.all):
                table.watchers.remove(client, every=True)
                table.watchers.tell_presence()

    def end_sessions(self, ending: Ending) -> None:
        """Sessions ended: nothing more is said or heard over their sockets."""
        self.accounts.forget(ending.user)
        for client in list(self.clients.get(ending.user, ())):
            if ending.ends(client.session):
                client.end(renewed=ending.renewed)

    async def check_sessions(self) -> None:
        """The sockets of sessions that ended without this worker having heard of it."""
        self.accounts.forget(None)
        for client in [client for clients in self.clients.values() for client in clients]:
            if await self.accounts.of_session(client.session) is None:
                client.end(renewed=False)

    # -- news between workers -------------------------------------------------------------------------

    def tell_workers(self, news: News) -> None:
        """News that are not stored: presence, announcements."""
        if not self.alone and not self.stopping:
            self.background(self.db.write(partial(store.announce, news=news)))

    def on_news(self, news: AnyNews) -> None:
        if self.stopping or news.worker == self.worker:
            return
        match news:
            case TableChanged():
                self.on_changed_table(news)
            case PeopleThere():
                table = self.tables.get(news.table)
                if table is not None:
                    table.watchers.elsewhere[news.worker] = (news.people, news.spectators)
                    table.watchers.tell_presence(local=False)
            case WhoIsThere():
                table = self.tables.get(news.table)
                if table is not None and len(table.watchers):
                    table.watchers.tell_workers()
            case ChatStored():
                self.background(self.chat.on_news(news.table, news.message))
            case SessionsEnded():
                self.end_sessions(news.ending)
            case BlocksChanged():
                self.background(self.read_blocks(news.user))
            case ServerClosed():
                self.upkeep.closed = news.closed
            case NetworksBarred():
                self.background(self.barred.read())
            case Announced():
                self.announcement = news.text or None
                if news.text:
                    self.notices.announce(news.text)

    def on_changed_table(self, news: TableChanged) -> None:
        self.lobby.stale = True
        for notice in news.notices:
            self.notices.send(notice, news.table, None)
        table = self.tables.get(news.table)
        if table is None or table.row.rev >= news.rev:
            return
        if len(table.watchers) or table.id in self.driver.tasks:
            self.background(table.hear(news))
        else:
            table.behind = True  # nobody looks: it is read when somebody does

    def on_lost_news(self) -> None:
        """The line was broken: everything in memory may be old."""
        self.blocks_changed += 1
        self.background(self.check_sessions())
        self.background(self.barred.read())
        for table in list(self.tables.values()):
            self.background(table.catch_up())
            self.background(table.read_blocks())
