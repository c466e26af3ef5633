"""Many tables at once: quick for everybody, nothing lost, memory known."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.figures import keep_figures
from tests.load.load import Load
from tests.server.host import ServerProcess, Zygote

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


@pytest.mark.load
async def test_2000_mostly_idle_tables(zygote: Zygote, tmp_path: Path) -> None:
    figures = await measured(zygote, tmp_path, 30.0, tables=2000, active=40, seats=2, sockets=2)
    keep_figures("load", "idle", figures)
    assert figures["lost"] == 0
    assert figures["p99_ms"] < 100
