"""The coach: reviews of games that are over, made in the bots' processes."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from tabletown.bots.chances import honest
from tabletown.bots.review import Swing, deciders, positions, reviewing
from tabletown.core.content import parcel
from tabletown.core.state import State
from tabletown.server.bots.job import BotAnswer, ChanceJob, make_job, terms_of
from tabletown.server.bots.pool import BotFailed, BotTooSlow
from tabletown.server.errors import Trouble
from tabletown.server.fair import for_whom
from tabletown.server.gamelog.log import GameLog, standing
from tabletown.server.gamelog.replayer import Replayer
from tabletown.server.protocol.http import ChancePoint, ReviewInfo, TurningPoint
from tabletown.server.storage.entries import LogEntry
from tabletown.server.tables.access import OVER
from tabletown.server.tables.live import LiveTable

if TYPE_CHECKING:
    from tabletown.server.hub import Hub

MOST_KEPT = 200  # reviews in memory; an older one is made again
REPLAY_SECONDS = 30.0
# Nobody's move waits for a review. On a busy machine an answer takes longer than a bot may think.
ANSWER_SECONDS = 120.0
REVIEW_COST = 3.0  # hints that a review counts as


def played_again(game: GameLog) -> tuple[list[LogEntry], list[State], list[int]]:
    """In a rules thread: the actions that counted, the positions before and after, who chose."""
    states = positions(game.match)
    return standing(game.entries), states, deciders(game.match.history, states)


class Coach:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.kept: dict[str, ReviewInfo] = {}
        self.running: dict[str, asyncio.Task[ReviewInfo]] = {}

    async def review(self, table: LiveTable) -> ReviewInfo:
        """The review of a game; whoever asks while it is being made waits for the same one."""
        if table.row.status not in OVER:
            raise Trouble("running", "the coach looks at games that are over: it sees all secrets")
        if table.id in self.kept:
            return self.kept[table.id]
        if table.id not in self.running:
            self.hub.quotas.take("hints", for_whom.get(), REVIEW_COST)
            self.running[table.id] = self.hub.background(self.make(table))
        return await asyncio.shield(self.running[table.id])

    async def make(self, table: LiveTable) -> ReviewInfo:
        try:
            found = await self.look(table)
        except BotTooSlow as error:
            raise Trouble("busy", "the coach has not found the time; try again later") from error
        except BotFailed as error:
            await self.hub.driver.failed(table, error)
            raise Trouble("fault", "the coach gave no answer; it was logged") from error
        finally:
            del self.running[table.id]
        while len(self.kept) >= MOST_KEPT:
            del self.kept[next(iter(self.kept))]
        self.kept[table.id] = found
        return found

    async def look(self, table: LiveTable) -> ReviewInfo:
        entries, states, chosen_by = await table.ask_long(
            partial(played_again, table.game), REPLAY_SECONDS
        )
        config = table.game.match.config
        people = [n for n, holder in enumerate(table.row.doc.seats) if holder.kind == "person"]
        looking = reviewing(chosen_by, people)
        actions = next(looking)
        while True:
            job = ChanceJob(config, states[actions].plain(), actions, parcel(config.pack))
            answer = await self.hub.bots.ask(msgspec.msgpack.encode(job), ANSWER_SECONDS)
            try:
                actions = looking.send(answer.chances)
            except StopIteration as done:
                points, swings = done.value
                break
        return ReviewInfo(
            table.id,
            [
                ChancePoint(entries[p.actions - 1].version if p.actions else 0, rounded(p.chances))
                for p in points
            ],
            [await self.turning_point(table, entries[swing.actions], swing) for swing in swings],
        )

    async def turning_point(self, table: LiveTable, entry: LogEntry, swing: Swing) -> TurningPoint:
        before, after = rounded([swing.before, swing.after])
        better, reasons, instead = None, [], None
        if swing.lost:
            try:
                answer = await self.instead(table, entry)
                if answer.text is not None and answer.text != entry.text:
                    better, reasons = answer.text, terms_of(answer.reason)
                    instead = await self.brought(table, entry, better)
            except BotTooSlow:
                pass  # the review is worth having without it
        return TurningPoint(
            entry.version, entry.seat, entry.text, before, after, better, reasons, instead
        )  # fmt: skip

    async def brought(self, table: LiveTable, entry: LogEntry, text: str) -> float:
        """The chance that the better action would have left."""

        def job() -> bytes:
            match = Replayer(table.game).at(entry.version - 1)
            match.play(text, entry.seat)
            config = match.config
            state = match.state.plain()
            return msgspec.msgpack.encode(
                ChanceJob(config, state, entry.version, parcel(config.pack))
            )

        answer = await self.hub.bots.ask(await table.ask_long(job, REPLAY_SECONDS))
        return rounded([answer.chances[entry.seat]])[0]

    async def instead(self, table: LiveTable, entry: LogEntry) -> BotAnswer:
        """What a good bot plays there, knowing what the player knew."""

        def job() -> bytes:
            match = Replayer(table.game).at(entry.version - 1)
            seconds = self.hub.config.bot_seconds
            seed = secrets.randbits(60)
            return make_job(match, entry.seat, "hint", "hard", None, seed, seconds, entry.text)

        return await self.hub.bots.ask(await table.ask_long(job, REPLAY_SECONDS), ANSWER_SECONDS)


def rounded(values: list[float]) -> list[float]:
    """As exact as estimates are."""
    return [honest(value) for value in values]
