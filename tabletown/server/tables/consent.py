"""Consent: taking back, and motions that the other seats agree to or refuse."""

from __future__ import annotations

import secrets
import time
from functools import partial
from typing import TYPE_CHECKING

from tabletown.server.errors import Trouble, told
from tabletown.server.gamelog.log import effective
from tabletown.server.protocol.parts import MotionKind
from tabletown.server.storage.schema import TableDoc
from tabletown.server.tables import motions
from tabletown.server.tables.keys import own_key
from tabletown.server.whole import whole

if TYPE_CHECKING:
    from tabletown.server.tables.live import LiveTable

ATTEMPTS = 8


class Consent:
    """What the seats of one table ask of each other."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.hub = table.hub

    @whole
    async def undo(
        self, user: str, seat: int, version: int, key: str, turn: bool, actions: int = 1
    ) -> tuple[int, str | None]:
        """Take back, or ask for it; the version, and the motion it became."""
        async with self.table.lock:
            for _ in range(ATTEMPTS):
                done = self.table.done_before(user, seat, key)
                if done is not None:
                    return done, None
                self.table.check_playing(user, seat)
                if version < self.table.game.version:
                    raise Trouble("stale", f"the table is at version {self.table.game.version}")
                count, refusal = await self.table.compute(
                    partial(self.table.game.back, seat, turn, actions)
                )
                allowed = motions.undo_allowed(self.table.doc)
                reasons = [] if refusal is None else [told(refusal)]
                if count == 0 or allowed == "none" or (refusal is not None and allowed == "free"):
                    raise Trouble("refused", "this cannot be taken back", reasons)
                if refusal is not None:
                    motion = await self.move_locked(user, seat, "undo", None, count)
                    return self.table.game.version, motion
                now = time.time()
                own = own_key(user, seat, key)
                entry = await self.table.compute(
                    partial(self.table.game.undo, seat, count, key=own, user=user, at=now)
                )
                if await self.table.keep(entry, now):
                    return entry.version, None
        raise Trouble("restarting", "too many changes at once; try again")

    @whole
    async def rewind(self, version: int) -> None:
        """For admins: undo everything after ``version``, as one entry."""
        async with self.table.lock:
            game = self.table.game
            if self.table.row.status != "running":
                raise Trouble("game-over", "this table is not running")
            if not version < game.version:
                raise Trouble("bad-usage", f"the table is at version {game.version}")
            kept = effective(game.entries[:version])
            played = game.match.history
            if [p.chain for p in played[: len(kept)]] != [p.chain for p in kept]:
                raise Trouble("bad-usage", "that version was undone by an earlier undo")
            count = len(played) - len(kept)
            if count == 0:
                raise Trouble("bad-usage", "nothing was played since then")
            now = time.time()
            entry = await self.table.compute(
                partial(game.undo, played[len(kept)].seat, count, key=None, user=None, at=now)
            )
            await self.table.keep(entry, now)

    @whole
    async def move(self, user: str, seat: int, kind: MotionKind, target: int | None) -> str | None:
        async with self.table.lock:
            self.table.check_playing(user, seat)
            return await self.move_locked(user, seat, kind, target, 0)

    async def move_locked(
        self, user: str, seat: int, kind: MotionKind, target: int | None, actions: int
    ) -> str | None:
        """Put a motion before the table; carried out at once if nobody has to be asked."""
        id = secrets.token_hex(6)
        gone = self.table.watchers.gone_seats()

        def edit(doc: TableDoc) -> str | None:
            motions.move(
                doc, id, kind, seat, time.time(),
                version=self.table.row.version, target=target, actions=actions, gone=gone,
            )  # fmt: skip
            return None

        await self.table.change_locked(edit)
        return None if await self.maybe_pass(id, user) else id

    @whole
    async def ballot(self, user: str, seat: int, id: str, agree: bool) -> None:
        async with self.table.lock:
            self.table.check_playing(user, seat)

            def edit(doc: TableDoc) -> str | None:
                motions.vote(doc, motions.find(doc, id), seat, agree)
                return None

            await self.table.change_locked(edit)
            await self.maybe_pass(id, user)

    async def maybe_pass(self, id: str, user: str) -> bool:
        """Carry out a motion that everyone agreed to."""
        motion = next((motion for motion in self.table.doc.motions if motion.id == id), None)
        if motion is None or not motions.passed(motion):
            return False
        if motion.kind == "undo":
            if motion.version == self.table.game.version:
                now = time.time()
                entry = await self.table.compute(
                    partial(
                        self.table.game.undo, motion.by, motion.actions,
                        key=f"{motion.by}/motion/{id}", user=user, at=now,
                    )
                )  # fmt: skip
                await self.table.keep(entry, now)
            return True

        def edit(doc: TableDoc) -> str | None:
            doc.motions = [other for other in doc.motions if other.id != id]
            return self.carry_out(doc, motion.kind, motion.target)

        await self.table.change_locked(edit)
        return True

    def carry_out(self, doc: TableDoc, kind: str, target: int | None) -> str | None:
        if kind == "pause":
            doc.paused = True
        elif kind == "resume":
            doc.paused = False
        elif kind == "replace" and target is not None:
            doc.seats[target].stand_in = doc.settings.pace.timeout
        elif kind in ("cancel", "end"):
            doc.finished = time.time()
            doc.motions, doc.waiting = [], []
            if kind == "cancel":
                return "cancelled"
            match = self.table.game.match
            scores = match.game.scores(match.state)
            doc.outcome = {
                "reason": "ended", "rule": "", "winners": [], "scores": scores,
                "ranks": [1 for _ in scores],
            }  # fmt: skip
            return "finished"
        return None
