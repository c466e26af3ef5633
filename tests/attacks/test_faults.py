"""Faults: closed pages, full disks, lost databases, wrong clocks. Nobody else notices for long."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tabletown.server.gametime import LONGEST, GameTime, kept_time
from tabletown.server.metrics import metrics
from tabletown.server.protocol import incoming
from tabletown.server.storage.database import Database
from tabletown.server.storage.migrate import migrate
from tabletown.server.storage.schema import chat, entries
from tabletown.server.supervisor import Supervisor
from tabletown.server.watchdog import Watchdog
from tests.attacks.cutting import Cutter
from tests.attacks.tally import Tally
from tests.server.client import Crew, Live, Person, Refused, crew_of
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


async def pair_of(crew: Crew, **more: Any) -> Pair:
    ann, ben = await crew.person("Ann"), await crew.person("Ben")
    table = await ann.table("lanterns", "me", "open", start=True, seed=4, **more)
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


# -- disks ----------------------------------------------------------------------------------------


class Disk:
    """The disk under a server: it can be full or read-only for a while."""

    def __init__(self, host: Host) -> None:
        self.raw: Any = host.hub.db.write_now(lambda c: c.connection.dbapi_connection)

    def full(self) -> None:
        """The file may not grow any more."""
        (pages,) = self.raw.execute("PRAGMA page_count").fetchone()
        self.raw.execute(f"PRAGMA max_page_count={pages}")

    def room(self) -> None:
        self.raw.execute("PRAGMA max_page_count=1000000")

    def read_only(self, on: bool) -> None:
        self.raw.execute(f"PRAGMA query_only={int(on)}")


async def test_a_full_disk_is_said_and_loses_nothing(alone: Host, tally: Tally) -> None:
    disk = Disk(alone)
    async with crew_of(alone) as crew:
        pair = await pair_of(crew)
        ann = await pair.look(0)
        disk.full()
        kept: list[str] = []
        refused: dict[str, Any] | None = None
        for number in range(200):
            say = {
                "type": "say", "table": pair.table, "seat": 0, "key": f"long-{number:05}",
                "text": f"{number} " + "x" * 900,
            }  # fmt: skip
            answer = await ann.ask(say, wrong=True)
            if answer["type"] == "error":
                refused = say
                assert answer["code"] == "disk-full"
                assert "space" in answer["message"]
                break
            kept.append(say["key"])
        assert refused is not None
        table = await pair.ann.http.post("/api/tables", json={"game": "lanterns", "seats": []})
        assert table.status_code in (400, 503)
        disk.room()
        assert (await ann.ask(refused))["type"] == "ack"  # the same key, now there is room
        found = alone.hub.db.read_now(lambda c: set(c.execute(sa.select(chat.c.key)).scalars()))
        lost = len({*kept, refused["key"]} - found)
        tally.attack("filling the disk", False, lost=lost)


async def test_background_tasks_outlive_a_disk_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tally: Tally
) -> None:
    monkeypatch.setattr("tabletown.server.hub.BEAT_SECONDS", 0.05)
    monkeypatch.setattr("tabletown.server.supervisor.LONGEST_PAUSE", 0.2)
    with in_thread(tmp_path / "data") as host:
        disk = Disk(host)
        async with crew_of(host) as crew:
            pair = await pair_of(crew)
            ann = await pair.look(0)
            disk.read_only(True)
            await asyncio.sleep(0.5)
            with pytest.raises(Refused) as caught:
                await ann.act(pair.table, 0, pair.decision(ann, 0) or "")
            assert caught.value.code == "storage"
            health = await pair.ann.http.get("/health")
            assert (health.status_code, health.json()["status"]) == (503, "failing")
            assert "not written" in health.json()["database"]
            disk.read_only(False)
            before = host.hub.db.read_now(kept_time)
            async with asyncio.timeout(5):
                while host.hub.db.read_now(kept_time) <= before:
                    await asyncio.sleep(0.05)
            dead = [name for name, task in host.hub.supervisor.tasks.items() if task.done()]
            tally.attack("a disk that is read-only for a while", bool(dead))
            await asyncio.sleep(1.0)  # one look at the health serves a second
            assert (await pair.ann.http.get("/health")).json()["database"] == "ok"
            await ann.act(pair.table, 0, pair.decision(ann, 0) or "")
            counted = (await pair.ann.http.get("/metrics")).text
            assert 'tabletown_task_success_timestamp_seconds{task="beat"}' in counted
            assert 'tabletown_storage_faults_total{kind="readonly"}' in counted


async def test_health_tries_to_write_once_a_second_for_all(alone: Host) -> None:
    async with crew_of(alone) as crew:
        ann = await crew.person()
        before = alone.hub.db.writer.commits
        answers = await asyncio.gather(*[ann.http.get("/health") for _ in range(50)])
        assert {answer.status_code for answer in answers} == {200}
        assert alone.hub.db.writer.commits - before <= 3


async def test_a_task_that_fails_is_tried_again() -> None:
    supervisor = Supervisor(metrics())
    rounds = 0

    async def work() -> None:
        nonlocal rounds
        rounds += 1
        if rounds < 3:
            raise KeyError("a bug")

    supervisor.start("test", work, 0.01)
    async with asyncio.timeout(5):
        while rounds < 5:
            await asyncio.sleep(0.01)
    await supervisor.stop()
    assert metrics().task_failures.labels(task="test")._value.get() == 2


# -- the watchdog ---------------------------------------------------------------------------------

WATCHED = """
import sys, time
from tabletown.server.storage.database import Database
from tabletown.server.watchdog import Watchdog
db = Database("sqlite:///" + sys.argv[1])
Watchdog(db, 1.0).start()
time.sleep(30)
"""


def test_a_server_that_cannot_write_ends_and_says_so(tmp_path: Path) -> None:
    """A writer that is well is left alone (all other tests); one that stores nothing is not."""
    done = subprocess.run(
        [sys.executable, "-c", WATCHED, str(tmp_path / "a.sqlite3")],
        capture_output=True, text=True, timeout=25,
    )  # fmt: skip
    assert done.returncode == 75
    (line,) = (done.stdout + done.stderr).splitlines()
    assert "nothing could be written" in line


async def test_a_writer_that_stands_still_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = threading.Event()
    monkeypatch.setattr(Watchdog, "end", lambda _: ended.set())
    monkeypatch.setattr("tabletown.server.hub.BEAT_SECONDS", 0.1)
    with in_thread(tmp_path / "data", write_seconds=3.0) as host:
        assert not await asyncio.to_thread(ended.wait, 3.5)
        release = threading.Event()
        host.hub.db.writer.submit(lambda _: release.wait(20))
        assert await asyncio.to_thread(ended.wait, 10)
        release.set()


# -- clocks ---------------------------------------------------------------------------------------

DAYS = 3 * 86400.0
LIVE = {"pace": {"kind": "live", "bank": 600.0, "timeout": "random"}}


async def clock_of(pair: Pair) -> tuple[float, str | None]:
    """What is left to the first seat, and who stands in for it."""
    ann = await pair.look(0)
    update = await ann.watch(pair.table, 0)
    seat = update["info"]["seats"][0]
    return update["clocks"][0]["left"], seat.get("stand_in")


async def test_setting_the_date_takes_nobodys_time(
    alone: Host, monkeypatch: pytest.MonkeyPatch, tally: Tally
) -> None:
    async with crew_of(alone) as crew:
        pair = await pair_of(crew, settings=LIVE)
        real = time.time
        for jump in (DAYS, -3 * 3600.0):
            monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
            await asyncio.sleep(1.3)  # the patrol has looked at the table
            left, stand_in = await clock_of(pair)
            tally.attack(f"the date jumps by {jump:g} s", left < 590 or stand_in is not None)


async def test_a_host_that_slept_takes_nobodys_time(alone: Host, tally: Tally) -> None:
    """Where the system's steady clock counts sleep, the gap between two beats gives it away."""
    async with crew_of(alone) as crew:
        pair = await pair_of(crew, settings=LIVE)
        alone.hub.time.monotonic = lambda: time.monotonic() + DAYS
        await asyncio.sleep(1.3)
        left, stand_in = await clock_of(pair)
        tally.attack("the host sleeps for days", left < 580 or stand_in is not None)


async def test_time_without_a_server_is_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with in_thread(tmp_path / "data") as host:
        async with crew_of(host) as crew:
            pair = await pair_of(crew, settings=LIVE)
            table, token = pair.table, pair.ann.token
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + DAYS)
    with in_thread(tmp_path / "data") as host:
        async with crew_of(host) as crew:
            ann = Person(host, "Ann")
            crew.people.append(ann)
            ann.token = token
            live = await ann.live()
            update = await live.watch(table, 0)
            assert 590 < update["clocks"][0]["left"] <= 600
            assert update["clocks"][0]["running"]
            assert abs(update["clocks"][0]["at"] - time.time()) < 5


def test_game_time_passes_only_while_beats_are_kept() -> None:
    steady = 100.0
    clock = GameTime(1000.0, lambda: steady)
    steady += 4
    assert clock.now() == 1004.0
    clock.kept(1004.0, steady)
    steady += 3600  # no beat could be kept
    assert clock.now() == 1004.0 + LONGEST
    clock.kept(clock.now(), steady)
    steady += 1
    assert clock.now() == 1004.0 + LONGEST + 1
