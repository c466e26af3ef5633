"""Lines that break and databases that die under load: nothing acknowledged is lost, everything goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.attacks.tally import Tally
from tests.figures import keep_figures
from tests.server import test_kill
from tests.server.host import ServerProcess, Zygote
from tests.server.postgres import Postgres
from tests.server.stubborn import Stubborn
from tests.server.test_kill import Siege

pytestmark = pytest.mark.anyio


class OnALine(Stubborn):
    """A player whose line can be broken from outside, and who notes how long answers take."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.line: Any = None
        self.sent: dict[str, float] = {}
        self.waited: list[float] = []

    async def session(self, socket: Any) -> None:
        self.line = socket
        try:
            await super().session(socket)
        finally:
            self.line = None

    async def send(self, socket: Any, message: dict[str, Any]) -> None:
        if message["type"] == "act":
            self.sent[message["key"]] = time.monotonic()  # again after a break: from then on
        await super().send(socket, message)

    def take(self, message: dict[str, Any]) -> bool:
        at = self.sent.pop(message.get("key") or "", None)
        if at is not None:
            self.waited.append(time.monotonic() - at)
        return super().take(message)


class Broken(Siege):
    """As in the kill test, but what is killed are lines, or the database."""

    def __init__(self, *args: Any, pg: Postgres | None = None) -> None:
        super().__init__(*args)
        self.pg = pg

    async def kill(self, times: int) -> None:
        while self.kills < times:
            # At random moments, and not so often that nobody gets to play: at least a move for a break.
            await asyncio.sleep(self.random.random() * 0.1)
            await self.more_acknowledged(max(0, self.kills - self.acknowledged()))
            if self.pg is not None:
                await self.more_acknowledged(5 * self.count)
                await asyncio.to_thread(crash, self.pg, self.random)
                self.kills += 1
                continue
            lines = [p.line for p in self.players if isinstance(p, OnALine) and p.line is not None]
            if lines:
                self.random.choice(lines).transport.abort()
                self.kills += 1
        await self.more_acknowledged(2 * self.count)  # everything goes on
        self.done = True
        for player in self.players:
            player.stop = True
            player.news.set()

    def figures(self, verdict: dict[str, Any]) -> dict[str, Any]:
        waited = sorted(w for p in self.players if isinstance(p, OnALine) for w in p.waited)
        names = ("tables", "acknowledged", "lost", "connections", "games_verified", "seconds")
        return {
            "breaks": verdict["kills"],
            **{name: verdict[name] for name in names},
            "median_ms": round(waited[len(waited) // 2] * 1000, 1),
            "p99_ms": round(waited[len(waited) * 99 // 100] * 1000, 1),
        }


def crash(pg: Postgres, random: Any) -> None:
    """Kill a process of PostgreSQL that works for a server: all connections are lost, it recovers."""
    with psycopg.connect(pg.address("postgres"), autocommit=True) as connection:
        rows = connection.execute(
            "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' "
            "AND pid <> pg_backend_pid()"
        ).fetchall()
    os.kill(random.choice(rows)[0], signal.SIGKILL)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        time.sleep(0.2)
        try:
            psycopg.connect(pg.address("postgres")).close()
            return
        except psycopg.OperationalError:
            continue
    raise AssertionError("PostgreSQL does not come back")


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    running = Zygote()
    yield running
    running.close()


@pytest.fixture(autouse=True)
def on_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_kill, "Stubborn", OnALine)


async def besieged(siege: Broken, breaks: int, part: str, tally: Tally) -> None:
    verdict = await siege.run(breaks)
    figures = siege.figures(verdict)
    logs = "".join(server.log.read_text() for server in siege.servers)
    assert "Traceback" not in logs, logs[-4000:]
    for number in range(breaks):
        tally.attack(f"{part} {number}", False)
    keep_figures("attack", part, figures)
    print(part, figures)


async def test_lines_that_break_under_load(zygote: Zygote, tmp_path: Path, tally: Tally) -> None:
    siege = Broken([ServerProcess(zygote, tmp_path)], 4, 1)
    await besieged(siege, 60, "few disconnects sqlite", tally)


@pytest.mark.attack
async def test_a_thousand_disconnects(zygote: Zygote, tmp_path: Path, tally: Tally) -> None:
    siege = Broken([ServerProcess(zygote, tmp_path)], 12, 2)
    await besieged(siege, 1000, "disconnects sqlite", tally)


@pytest.mark.attack
async def test_a_thousand_disconnects_two_workers(
    zygote: Zygote, tmp_path: Path, pg: Postgres, tally: Tally
) -> None:
    database = pg.database()
    servers = []
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        servers.append(ServerProcess(zygote, tmp_path / name, database=database))
    await besieged(Broken(servers, 12, 3), 1000, "disconnects postgresql", tally)


@pytest.mark.attack
async def test_postgresql_is_killed_under_load(
    zygote: Zygote, tmp_path: Path, pg: Postgres, tally: Tally
) -> None:
    database = pg.database()
    servers = []
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        servers.append(ServerProcess(zygote, tmp_path / name, database=database))
    siege = Broken(servers, 6, 4, pg=pg)
    await besieged(siege, 5, "postgresql killed", tally)
