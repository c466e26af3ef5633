"""Many tables at once: quick for everybody, nothing lost, memory known."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import statistics
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.attacks.test_exhaustion import LIMITS
from tests.figures import keep_figures
from tests.load.load import Load
from tests.server.client import crew_of
from tests.server.host import ROOT, ServerProcess, Zygote

pytestmark = pytest.mark.anyio


async def measured(zygote: Zygote, folder: Path, seconds: float, **load: Any) -> dict[str, Any]:
    server = ServerProcess(zygote, folder)
    server.start()
    await asyncio.to_thread(server.wait)
    try:
        return await Load(server.http, pid=server.pid, **load).run(seconds)
    finally:
        await asyncio.to_thread(server.end, signal.SIGTERM)


async def test_a_few_tables(zygote: Zygote, tmp_path: Path) -> None:
    figures = await measured(zygote, tmp_path, 3.0, tables=6, pause=0.3)
    assert figures["lost"] == 0
    assert figures["actions"] > 6


@pytest.mark.load
async def test_200_live_tables(zygote: Zygote, tmp_path: Path) -> None:
    figures = await measured(zygote, tmp_path, 60.0, tables=200)
    keep_figures("load", "live", figures)
    assert figures["lost"] == 0
    assert figures["p99_ms"] < 100


ATTACKS = ("chat", "hints", "refused", "watch", "tables", "imports", "unknown", "slowread")
EACH = 12.0


@pytest.mark.load
async def test_200_live_tables_beside_an_attacker(zygote: Zygote, tmp_path: Path) -> None:
    """The limits are those of a host who sets none, and everybody has an address of their own."""
    server = ServerProcess(zygote, tmp_path, **{**LIMITS, "bot_seconds": 1.0, "bot_niceness": 5})
    server.start()
    await asyncio.to_thread(server.wait)
    load = Load(server.http, pid=server.pid, tables=200, apart=True)
    during: dict[str, tuple[float, float]] = {}

    async def attack_in_turn() -> None:
        await load.playing.wait()
        for kind in ATTACKS:
            began = time.perf_counter()
            mallory = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.attacks.mallory", server.http, kind,
                "--seconds", str(EACH - 2), cwd=ROOT, stdout=asyncio.subprocess.DEVNULL,
            )  # fmt: skip
            await mallory.wait()
            during[kind] = (began, time.perf_counter())

    try:
        attacking = asyncio.create_task(attack_in_turn())
        figures = await load.run((EACH + 3) * len(ATTACKS))
        await attacking
    finally:
        await asyncio.to_thread(server.end, signal.SIGTERM)
    took = list(zip(load.ended, load.latencies, strict=True))
    for kind, (began, ended) in during.items():
        found = sorted(latency for at, latency in took if began <= at <= ended)
        figures[f"p99_ms_{kind}"] = round(found[int(len(found) * 0.99)] * 1000, 1)
    keep_figures("load", "live beside an attacker", figures)
    assert set(during) == set(ATTACKS)
    assert figures["lost"] == 0
    assert figures["p99_ms"] < 250


@pytest.mark.load
async def test_2000_mostly_idle_tables(zygote: Zygote, tmp_path: Path) -> None:
    figures = await measured(zygote, tmp_path, 30.0, tables=2000, active=40, seats=2, sockets=2)
    keep_figures("load", "idle", figures)
    assert figures["lost"] == 0
    assert figures["p99_ms"] < 100


def multiplied(database: Path, times: int) -> int:
    """Every stored table once more, so many times; how many there are then."""
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, key in (("tables", "id"), ("entries", "table_id"), ("members", "table_id")):
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            chosen = [
                f"source.{name}" if name != key else f"source.{key}||'-'||n" for name in names
            ]
            connection.execute(
                f"WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?) "
                f"INSERT INTO {table} ({', '.join(names)}) "
                f"SELECT {', '.join(chosen)} FROM {table} AS source, numbers",
                [times - 1],
            )
        return int(connection.execute("SELECT COUNT(*) FROM tables").fetchone()[0])


@pytest.mark.load
async def test_10000_tables_in_storage(zygote: Zygote, tmp_path: Path) -> None:
    """The start and the lists do not depend on how many games were ever played."""
    server = ServerProcess(zygote, tmp_path)
    server.start()
    await asyncio.to_thread(server.wait)
    async with crew_of(server) as crew:
        ann = await crew.person("Ann")
        for _ in range(5):
            await ann.table("streets", "me", "open", settings={"public": True})
            await ann.table("streets", "me", "me", start=True)
        token = ann.token
    await asyncio.to_thread(server.end, signal.SIGTERM)
    stored = multiplied(tmp_path / "tabletown.sqlite3", 1000)
    assert stored == 10_000
    command = [Path(sys.executable).with_name("tabletown"), "serve", "--data", tmp_path]
    began = time.perf_counter()
    process = subprocess.Popen([*command, "--port", str(server.config.port)])
    try:
        server.pid = process.pid
        await asyncio.to_thread(server.wait)
        figures: dict[str, Any] = {
            "tables": stored,
            "start_s": round(time.perf_counter() - began, 2),
            "start_cpu_s": round(Load(server.http, tables=0, pid=process.pid).processor(), 2),
        }
        headers = {"authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=server.http, headers=headers, timeout=60) as http:
            for show in ("open", "live", "mine", "past"):
                times = []
                for _ in range(7):
                    asked = time.perf_counter()
                    answer = await http.get("/api/tables", params={"show": show})
                    times.append(time.perf_counter() - asked)
                    assert answer.status_code == 200, answer.text
                figures[f"list_{show}_ms"] = round(statistics.median(times) * 1000, 1)
    finally:
        process.terminate()
        process.wait(30)
    keep_figures("load", "stored", figures)
    assert figures["start_s"] < 5
    assert max(value for name, value in figures.items() if name.startswith("list_")) < 100
