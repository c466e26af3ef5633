"""Faults: closed pages, full disks, lost databases, wrong clocks. Nobody else notices for long."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tabletown.server.protocol import incoming
from tabletown.server.storage.database import Database
from tabletown.server.storage.migrate import migrate
from tabletown.server.storage.schema import chat, entries
from tests.attacks.cutting import Cutter
from tests.attacks.tally import Tally
from tests.server.client import Crew, Live, Person, crew_of
from tests.server.host import Host, in_thread

pytestmark = pytest.mark.anyio
STEPS = 60  # more than a message waits


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Host]:
    """A server of its own for a test that does harm to it."""
    with in_thread(tmp_path / "data") as running:
        yield running


# -- the writer -----------------------------------------------------------------------------------


async def test_a_write_nobody_waits_for_does_not_end_the_writer(tmp_path: Path) -> None:
    db = Database(f"sqlite:///{tmp_path / 'test.sqlite3'}")
    try:
        migrate(db.write_engine)
        gate = threading.Event()
        db.writer.submit(lambda _: gate.wait(10))

        def fails(_: Any) -> None:
            raise RuntimeError("on purpose")

        gone = [asyncio.ensure_future(db.write(job)) for job in (lambda _: 1, fails)]
        await asyncio.sleep(0.05)
        for waiting in gone:
            waiting.cancel()
        await asyncio.sleep(0.05)
        gate.set()
        async with asyncio.timeout(5):
            assert await db.write(lambda _: "stored") == "stored"
    finally:
        db.close()


# -- pages that close -----------------------------------------------------------------------------


class Pair:
    """Two people at a table; the second one sees what the first one does before she is gone."""

    def __init__(self, ann: Person, ben: Person, table: str) -> None:
        self.ann, self.ben, self.table = ann, ben, table
        self.live: dict[int, Live] = {}

    async def look(self, seat: int) -> Live:
        if seat not in self.live:
            person = self.ann if seat == 0 else self.ben
            self.live[seat] = await person.live()
            await self.live[seat].watch(self.table, seat)
        return self.live[seat]

    async def gone(self, seat: int) -> None:
        await self.live.pop(seat).close()

    def decision(self, live: Live, seat: int) -> str | None:
        view = live.updates[self.table, seat]["view"]
        return None if view["decision"] is None else view["decision"]["options"][0]


async def pair_of(crew: Crew, game: str = "lanterns") -> Pair:
    ann, ben = await crew.person("Ann"), await crew.person("Ben")
    table = await ann.table(game, "me", "open", start=True, seed=4)
    await ben.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    return Pair(ann, ben, table["id"])


def stored(host: Host, table: str) -> int:
    found: int = host.hub.db.read_now(
        lambda c: c.execute(
            sa.select(sa.func.count()).select_from(entries).where(entries.c.table_id == table)
        ).scalar_one()
    )
    return found


async def told(live: Live, table: str, seat: int, version: int) -> bool:
    """Whether somebody who watches learns of what is stored."""
    try:
        await live.until(table, seat, lambda u: u["version"] == version, 5)
    except TimeoutError:
        return False
    return True


async def settled(host: Host) -> None:
    """Until the server has finished what it began."""
    async with asyncio.timeout(10):
        while host.hub.changes.tasks:
            await asyncio.sleep(0.005)


async def test_a_move_is_whole_wherever_its_page_closes(
    alone: Host, monkeypatch: pytest.MonkeyPatch, tally: Tally
) -> None:
    """The line is cut at the n-th wait between receiving and telling, for every n."""
    cutter = Cutter(monkeypatch, incoming.Act)
    async with crew_of(alone) as crew:
        pair = await pair_of(crew)
        kept = step = 0
        for step in range(1, STEPS):
            watching = {seat: await pair.look(seat) for seat in (0, 1)}
            before = stored(alone, pair.table)
            seat = next(s for s in (0, 1) if pair.decision(watching[s], s) is not None)
            other = 1 - seat
            text = pair.decision(watching[seat], seat)
            cutter.at, cutter.cut = step, None
            act = {
                "type": "act", "table": pair.table, "seat": seat, "version": before, "text": text,
                "key": f"cut-at-{step:03}",
            }  # fmt: skip
            acting = asyncio.ensure_future(watching[seat].ask(act))
            await asyncio.wait([acting], timeout=2)
            await settled(alone)
            assert cutter.cut is not None
            acknowledged = acting.done() and acting.exception() is None
            acting.cancel()
            after = stored(alone, pair.table)
            lost = int(acknowledged and after == before)
            tally.attack(
                f"closing the page at wait {step} of a move",
                not await told(watching[other], pair.table, other, after),
                lost=lost,
            )
            kept += after - before
            await pair.gone(seat)
            if acknowledged and not cutter.cut.done:
                break
        else:
            pytest.fail("the message waits longer than the test")
        assert step > 2
        assert kept > 1


async def test_a_word_is_told_to_all_or_not_kept(
    alone: Host, monkeypatch: pytest.MonkeyPatch, tally: Tally
) -> None:
    cutter = Cutter(monkeypatch, incoming.Say)
    async with crew_of(alone) as crew:
        pair = await pair_of(crew)
        ben = await pair.look(1)
        kept: list[str] = []
        for step in range(1, STEPS):
            ann = await pair.look(0)
            cutter.at, cutter.cut = step, None
            say = {"type": "say", "table": pair.table, "seat": 0, "key": f"word-{step:03}"}
            saying = asyncio.ensure_future(ann.ask({**say, "text": f"word {step}"}))
            await asyncio.wait([saying], timeout=2)
            await settled(alone)
            acknowledged = saying.done() and saying.exception() is None
            saying.cancel()
            kept = alone.hub.db.read_now(
                lambda c: list(c.execute(sa.select(chat.c.text).order_by(chat.c.id)).scalars())
            )
            await ben.ask({"type": "ping"})  # all that was sent before has arrived
            heard = [m["text"] for o in ben.other if o["type"] == "chat" for m in o["messages"]]
            tally.attack(
                f"closing the page at wait {step} of a word",
                heard != kept,
                lost=int(acknowledged and f"word {step}" not in kept),
            )
            await pair.gone(0)
            assert cutter.cut is not None
            if acknowledged and not cutter.cut.done:
                break
        else:
            pytest.fail("the message waits longer than the test")
        assert len(kept) > 1


async def test_who_is_gone_does_not_watch(
    alone: Host, monkeypatch: pytest.MonkeyPatch, tally: Tally
) -> None:
    """A page that closes while it asks for a table is not sent updates for ever."""
    cutter = Cutter(monkeypatch, incoming.Watch)
    async with crew_of(alone) as crew:
        pair = await pair_of(crew)
        for step in range(1, STEPS):
            ann = await pair.ann.live()
            cutter.at, cutter.cut = step, None
            asking = asyncio.ensure_future(ann.watch(pair.table, 0))
            await asyncio.wait([asking], timeout=2)
            answered = asking.done() and asking.exception() is None
            asking.cancel()
            assert cutter.cut is not None
            if answered and not cutter.cut.done:
                break
            await ann.close()
            await settled(alone)
            watchers = alone.hub.tables[pair.table].watchers
            async with asyncio.timeout(5):
                while pair.ann.user in alone.hub.clients:
                    await asyncio.sleep(0.005)
            tally.attack(f"closing the page at wait {step} of a watch", len(watchers) > 0)
            assert not alone.hub.tables[pair.table].lock.locked()
        else:
            pytest.fail("the message waits longer than the test")
