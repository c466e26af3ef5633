"""A victim beside every attack: how long moves and bots take before, during and after, and what it costs.

A machine that is busy with other things is slow for everybody. So a second server that nobody attacks
runs beside, with a player of its own: the attacked one may be slower than the bounds only as far as that
one is slow in the same seconds.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import statistics
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.attacks.mallory import ATTACKS
from tests.attacks.tally import Tally
from tests.attacks.test_exhaustion import LIMITS
from tests.figures import keep_figures
from tests.server.client import Live, crew_of, to_act
from tests.server.host import ROOT, ServerProcess, Zygote

pytestmark = [pytest.mark.anyio, pytest.mark.attack]
BEFORE, DURING = 6.0, 20.0
MOVE_MS, BOT_SECONDS = 250.0, 6.0  # what is bearable on a machine with nothing else to do
WORSE = 4.0  # than where nobody attacks, at the same time: an attack that succeeds


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    starter = Zygote()
    yield starter
    starter.close()


class Victim:
    """Somebody who plays against a bot, game after game, and looks at the clock."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.table = ""

    async def sit(self) -> None:
        made = await self.live.person.table("streets", "me", "normal")
        self.table = made["id"]
        await self.live.watch(self.table, 0)

    async def play(self, seconds: float, moves: int = 0) -> tuple[list[float], list[float]]:
        """Milliseconds that own moves took, and seconds that the bot took; ``moves``: that many are enough."""
        took: list[float] = []
        bots: list[float] = []
        until = time.monotonic() + seconds
        while time.monotonic() < until and (not moves or len(took) < moves):
            asked = time.monotonic()
            update = await self.live.until(self.table, 0, to_act, 120)
            bots.append(time.monotonic() - asked)
            if update["info"]["status"] != "running":
                await self.sit()
                continue
            started = time.monotonic()
            await self.live.act(self.table, 0, update["view"]["decision"]["options"][0])
            version = update["version"]
            await self.live.until(self.table, 0, lambda u, v=version: u["version"] > v)
            took.append((time.monotonic() - started) * 1000)
            await asyncio.sleep(0.1)
        return took, bots


def memory(pid: int) -> float:
    with open(f"/proc/{pid}/status", encoding="utf-8") as status:
        found = next(line for line in status if line.startswith("VmRSS:"))
    return int(found.split()[1]) / 1024


def disk(folder: Path) -> float:
    return sum(f.stat().st_size for f in folder.rglob("*.sqlite3*")) / 1e6


def ranked(values: list[float]) -> dict[str, float]:
    found = sorted(values)
    return {
        "count": len(found),
        "p50": round(statistics.median(found), 1),
        "p99": round(found[int(len(found) * 0.99)], 1),
        "max": round(found[-1], 1),
    }


@asynccontextmanager
async def served(zygote: Zygote, folder: Path) -> AsyncIterator[tuple[ServerProcess, Victim]]:
    """A server with somebody who plays there."""
    folder.mkdir()
    server = ServerProcess(
        zygote, folder, **{**LIMITS, "bot_processes": 0, "bot_seconds": 1.0, "bot_niceness": 5}
    )
    server.start()
    await asyncio.to_thread(server.wait)
    try:
        async with crew_of(server) as crew:
            victim = Victim(await (await crew.person()).live())
            await victim.sit()
            await victim.play(2.0)
            yield server, victim
    finally:
        await asyncio.to_thread(server.end, signal.SIGTERM)


@pytest.mark.parametrize("kind", ATTACKS)
async def test_a_victim_beside(zygote: Zygote, tmp_path: Path, tally: Tally, kind: str) -> None:
    attacked, spared = tmp_path / "attacked", tmp_path / "spared"
    async with served(zygote, attacked) as (server, victim):
        async with served(zygote, spared) as (_, lucky):
            moves, _ = await victim.play(BEFORE)
            mb, mbytes = memory(server.pid), disk(attacked)
            mallory = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.attacks.mallory", server.http, kind,
                "--seconds", str(DURING), cwd=ROOT, stdout=asyncio.subprocess.PIPE,
                env={**os.environ},
            )  # fmt: skip
            (during, bots), (control, control_bots) = await asyncio.gather(
                victim.play(DURING), lucky.play(DURING)
            )
            top = memory(server.pid)
            said, _ = await mallory.communicate()
        # Games of bots that the attacker has left go on in their share of the bots' time.
        after, waits = await victim.play(12.0, moves=4)
        figures: dict[str, Any] = {
            "before_ms": ranked(moves),
            "during_ms": ranked(during),
            "bot_max_s": round(max(bots), 1),
            "spared_ms": ranked(control),
            "spared_bot_max_s": round(max(control_bots), 1),
            "after_moves": len(after),
            "mb": [round(mb), round(top), round(memory(server.pid))],
            "disk_mb": round(disk(attacked) - mbytes, 1),
            "attacker": json.loads(said or b"{}"),
        }
        keep_figures("attack", f"beside {kind}", figures)
        print(kind, json.dumps(figures))
        slow = figures["during_ms"]["p99"] > max(MOVE_MS, WORSE * figures["spared_ms"]["p99"])
        tally.attack(f"{kind}: {figures}", slow)
        assert figures["bot_max_s"] < BOT_SECONDS
        assert len(after) == 4
        assert max(waits) < BOT_SECONDS
        assert top - mb < 120
        assert figures["disk_mb"] < 12
