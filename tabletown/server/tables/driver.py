"""Looking after tables: bots that are to move, clocks that run out.

One task per table at most. The worker that last changed a table looks after it; if that worker dies,
its lease runs out and another one finds the table overdue.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from functools import partial
from math import log2
from typing import TYPE_CHECKING, Literal

import structlog

from tabletown.bots.driver import Floor
from tabletown.server.bots.job import (
    BotAnswer,
    make_job,
    options_of,
    quick_choice,
    talks,
    terms_of,
    thinking,
)
from tabletown.server.bots.pool import BotFailed
from tabletown.server.errors import Trouble
from tabletown.server.fair import for_whom
from tabletown.server.protocol.outgoing import Hinted
from tabletown.server.storage import store
from tabletown.server.tables import clocks
from tabletown.server.tables.live import LiveTable, bot_level

if TYPE_CHECKING:
    from tabletown.server.hub import Hub

PATROL_SECONDS = 1.0
SPOKEN = 6  # a word in a negotiation takes as long as a decision between so many options
log = structlog.get_logger()


def pause_before(usual: float, options: int, chance: float) -> float:
    """How long a bot waits before it answers, so that people can follow: never twice the same, and
    longer before a decision with many options. Without a choice it is short."""
    if options <= 1:
        return usual * 0.5
    return usual * min(0.6 + 0.4 * log2(options), 2.5) * (0.7 + 0.6 * chance)


class TableDriver:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.woken: set[str] = set()
        self.floors: dict[str, Floor] = {}
        self.timers: dict[str, asyncio.TimerHandle] = {}

    def wake(self, table: LiveTable) -> None:
        """Something changed: look whether there is something to do."""
        if self.hub.stopping or not self.responsible(table):
            return
        self.woken.add(table.id)
        if table.id not in self.tasks:
            task = asyncio.create_task(self.look_after(table))
            self.tasks[table.id] = task
            task.add_done_callback(lambda _: self.tasks.pop(table.id, None))

    def responsible(self, table: LiveTable) -> bool:
        return table.row.runner == self.hub.worker or self.hub.alone

    async def look_after(self, table: LiveTable) -> None:
        while table.id in self.woken and not self.hub.stopping:
            self.woken.discard(table.id)
            for_whom.set(self.hub.quotas.share_of(table.doc.host))  # their bots, their share
            try:
                while await self.one_thing(table):
                    pass
            except Trouble as trouble:
                log.info("could not look after", table=table.id, trouble=trouble.code)
                await asyncio.sleep(0.2)
            except Exception as error:
                await table.incident("driver", error)
                await asyncio.sleep(1.0)
        if table.row.status != "running":
            self.floors.pop(table.id, None)

    async def one_thing(self, table: LiveTable) -> bool:
        """Let one bot act, or see to a clock; False if there is nothing to do now."""
        doc = table.doc
        if self.hub.stopping or table.row.status != "running" or doc.paused or table.log is None:
            return False
        if not self.responsible(table):
            return False
        now = self.hub.time.now()
        if clocks.out_of_time(doc, now) or clocks.hurry_is_over(doc, now):
            await table.run_out()
            return True
        self.set_timer(table, now)
        if await self.talk(table):
            return True
        for seat in doc.waiting:
            level = bot_level(doc, seat)
            if level is not None:
                await self.decide(table, seat, level)
                return True
        return False

    def set_timer(self, table: LiveTable, now: float) -> None:
        old = self.timers.pop(table.id, None)
        if old is not None:
            old.cancel()
        moment = clocks.runs_out(table.doc)
        if moment is not None and moment - now < 3600:
            loop = asyncio.get_running_loop()
            self.timers[table.id] = loop.call_later(
                max(0.01, moment - now + 0.01), self.wake, table
            )

    # -- bots -------------------------------------------------------------------------------------

    async def decide(self, table: LiveTable, seat: int, level: str) -> None:
        """A bot's decision; when the bot fails, a quick one."""
        version = table.row.version
        if self.hub.config.bot_pause:
            await self.pause(await table.ask(partial(options_of, table.game, seat)))
        try:
            await self.within_quota()
            answer = await self.think(table, seat, "choose", level)
            text = answer.text
        except BotFailed as error:
            await self.failed(table, error)
            text = None
        except Trouble:
            if table.row.version == version:
                raise
            return  # the table moved on before the bot was asked
        if self.hub.stopping or table.row.version != version or table.doc.paused:
            return
        key = f"bot.{version}.{seat}"
        if text is not None and await self.played(table, seat, version, key, text):
            return
        if table.row.version == version:
            text = await table.ask(partial(quick_choice, table.game, seat, secrets.randbits(60)))
            if not await self.played(table, seat, version, f"{key}.quick", text):
                # Not at once again: a bot that cannot play must not take the time of others.
                raise Trouble("fault", f"no bot can play for seat {seat}")

    async def pause(self, options: int) -> None:
        """Before a bot answers; the game log is none the wiser."""
        chance = secrets.randbelow(1000) / 1000
        await asyncio.sleep(pause_before(self.hub.config.bot_pause, options, chance))

    async def played(self, table: LiveTable, seat: int, version: int, key: str, text: str) -> bool:
        try:
            await table.act(None, seat, version, key, text)
        except Trouble as trouble:
            if trouble.code in ("stale", "paused", "game-over", "not-your-decision"):
                return True  # the table has moved on meanwhile
            if trouble.code == "restarting":
                await asyncio.sleep(0.2)
                return True
            await table.incident("bot", trouble)
            return False
        return True

    async def talk(self, table: LiveTable) -> bool:
        """Let a bot take the free action it wants; False when none has anything to say."""
        game = table.game.match.game
        levels = {
            seat: level
            for seat in range(len(table.doc.seats))
            if (level := bot_level(table.doc, seat)) is not None and talks(game, level)
        }
        if not levels:
            return False
        floor = self.floors.setdefault(table.id, Floor())
        while True:
            version = table.row.version
            floor.turn(sum(1 for entry in table.game.entries if not entry.free), version)
            seat = floor.ask(levels)
            if seat is None:
                return False
            try:
                answer = await self.think(table, seat, "talk", levels[seat])
            except BotFailed as error:
                await self.failed(table, error)
                continue
            if answer.text is not None:
                floor.spoke(seat)
                await self.pause(SPOKEN)
                key = f"bot.{version}.{seat}.talk"
                if await self.played(table, seat, version, key, answer.text):
                    return True

    async def think(
        self,
        table: LiveTable,
        seat: int,
        want: Literal["talk", "choose", "hint"],
        level: str,
        may: Callable[[], None] | None = None,
    ) -> BotAnswer:
        if thinking(level, 1.0) > 1.0:
            with self.hub.bots.long_job() as may_be_long:
                return await self.think_for(table, seat, want, level, may_be_long, may)
        return await self.think_for(table, seat, want, level, True, may)

    async def think_for(
        self,
        table: LiveTable,
        seat: int,
        want: Literal["talk", "choose", "hint"],
        level: str,
        long: bool,
        may: Callable[[], None] | None,
    ) -> BotAnswer:
        """The same; not ``long``: a master has the time of `hard`."""
        config = self.hub.config
        seconds = config.bot_seconds if long else config.bot_seconds / thinking(level, 1.0)
        job = await table.ask(
            partial(
                make_job, table.game.match, seat, want, level, table.doc.seats[seat].temper,
                secrets.randbits(60), seconds,
            ),
            may,
        )  # fmt: skip
        started = time.monotonic()
        try:
            longer = thinking(level, seconds) - config.bot_seconds
            return await self.hub.bots.ask(job, config.bot_limit + longer)
        finally:
            self.hub.metrics.thinking.observe(time.monotonic() - started)

    async def within_quota(self) -> None:
        """Bots of somebody whose bots have thought a lot wait until there is time left again."""
        while True:
            wait = self.hub.quotas.wait("bots", for_whom.get(), 0.0)
            if not wait or self.hub.stopping:
                return
            await asyncio.sleep(min(wait, 5.0))

    async def failed(self, table: LiveTable, error: BotFailed) -> None:
        """A bot gave no answer: an incident, unless that is because the server goes down."""
        if not self.hub.stopping:
            await table.incident("bot", error)

    async def hint(
        self, table: LiveTable, seat: int, level: str, may: Callable[[], None]
    ) -> Hinted:
        """What a bot would play at a person's seat, and why; ``may`` raises if it is theirs no more."""
        version = table.row.version
        if seat not in table.doc.waiting:
            raise Trouble("not-your-decision", f"seat {seat} is not asked to decide")
        quotas, share = self.hub.quotas, for_whom.get()
        quotas.take("hints", share)
        quotas.take("bots", share, 0.0)
        try:
            answer = await self.think(table, seat, "hint", level, may)
        except BotFailed as error:
            await self.failed(table, error)
            choice = partial(quick_choice, table.game, seat, secrets.randbits(60))
            answer = BotAnswer(await table.ask(choice, may))
        may()
        reason = answer.reason
        return Hinted(
            table=table.id,
            version=version,
            text=answer.text or "",
            alternative=reason.alternative if reason is not None else None,
            chance=reason.chance if reason is not None else None,
            reasons=terms_of(reason),
        )

    # -- tables nobody looks after ------------------------------------------------------------------

    async def patrol(self) -> None:
        """Now and then: take over overdue tables, keep the leases of those looked after here."""
        hub = self.hub
        now = time.time()
        mine = list(self.tasks)
        if mine and not hub.alone:
            await hub.db.write(partial(store.renew, worker=hub.worker, ids=mine, now=now))
        waiting = await hub.db.read(
            partial(
                store.overdue, worker=hub.worker, played=hub.time.now(), now=now, alone=hub.alone
            )
        )
        for id in waiting:
            if id in self.tasks or hub.stopping:
                continue
            try:
                await self.adopt(id)
            except Trouble as trouble:
                log.warning("could not open an overdue table", table=id, trouble=trouble.message)

    async def adopt(self, id: str) -> None:
        hub = self.hub
        taken = await hub.db.write(
            partial(store.take_over, worker=hub.worker, id=id, now=time.time(), alone=hub.alone)
        )
        if taken:
            table = await hub.open(id)
            await table.catch_up()
            table.row.runner = hub.worker
            self.wake(table)
