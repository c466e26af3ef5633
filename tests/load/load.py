"""Load: many tables with many sockets, one action per table now and then, measured at the screens.

Also a program, for a server anywhere::

    python -m tests.load.load http://127.0.0.1:8470 --tables 200 --seconds 60
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import secrets
import statistics
import time
from random import Random
from typing import Any

import httpx
import msgspec
import websockets.asyncio.client as ws


class Glance(msgspec.Struct):
    """The little of a message that every screen looks at."""

    type: str
    version: int = -1
    since: int = -1
    seat: int | None = None
    code: str = ""


class Asked(msgspec.Struct):
    options: list[str]


class Game(msgspec.Struct):
    waiting: list[int]
    decision: Asked | None


class Look(msgspec.Struct):
    """What the screen of the seat that is to act looks at."""

    version: int
    view: Game


glance = msgspec.json.Decoder(Glance).decode
look = msgspec.json.Decoder(Look).decode


class Screen:
    """One socket that watches one seat."""

    def __init__(self, table: LoadTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.version = -1
        self.raw: str | bytes = b""
        self.gaps = 0

    async def open(self, address: str, token: str) -> None:
        self.socket = await ws.connect(
            address, max_size=None, compression=None, ping_interval=None, open_timeout=120,
            additional_headers=self.table.headers,
        )  # fmt: skip
        await self.socket.send(json.dumps({"type": "hello", "token": token}))
        await self.socket.recv()
        self.reader = asyncio.ensure_future(self.read())
        await self.watch()

    async def watch(self) -> None:
        await self.socket.send(
            json.dumps({"type": "watch", "table": self.table.id, "seat": self.seat})
        )

    async def read(self) -> None:
        async for text in self.socket:
            message = glance(text)
            if message.type == "update":
                if message.since > self.version:
                    self.gaps += 1
                if message.version >= self.version:
                    self.version = message.version
                    self.raw = text
                    self.table.arrived()
            elif message.type in ("error", "refused"):
                self.table.errors.append(str(text)[:300])

    async def close(self) -> None:
        self.reader.cancel()
        await self.socket.close()


class LoadTable:
    """A table whose seats all belong to one person, with a screen for each."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.number = number
        self.id = ""
        self.screens: list[Screen] = []
        self.errors: list[str] = []
        self.changed = asyncio.Event()
        self.random = Random(number)
        self.token = ""
        # As a proxy that is believed tells it.
        where = f"10.77.{number // 250}.{number % 250 + 1}"
        self.headers = {"x-forwarded-for": where} if load.apart else {}

    def arrived(self) -> None:
        self.changed.set()

    async def make(self) -> None:
        if not self.token:
            me = await self.load.post(
                "/api/session", {"name": f"L{self.number}", "token": True}, "", self.headers
            )
            self.token = me["token"]
        seats = [{"kind": "me", "name": f"S{seat}"} for seat in range(self.load.seats)]
        wish = {"game": self.load.game, "seats": seats, "start": True}
        table = await self.load.post("/api/tables", wish, self.token, self.headers)
        self.id = table["id"]

    async def connect(self) -> None:
        self.screens = [Screen(self, seat) for seat in range(self.load.sockets)]
        for screen in self.screens:
            await screen.open(self.load.ws, self.token)
        await self.all_at(0)

    async def all_at(self, version: int) -> None:
        """Until every screen shows at least this version."""
        async with asyncio.timeout(60):
            while any(screen.version < version for screen in self.screens):
                self.changed.clear()
                await self.changed.wait()

    async def again(self) -> None:
        """The game is over: the next one, on the same sockets."""
        await self.make()
        for screen in self.screens:
            screen.version = -1
            await screen.watch()
        await self.all_at(0)

    async def play(self, until: float) -> None:
        await asyncio.sleep(self.random.random() * self.load.pause)
        while time.monotonic() < until:
            began = time.monotonic()
            await self.act()
            rest = self.load.pause - (time.monotonic() - began)
            await asyncio.sleep(max(0.0, rest))

    async def act(self) -> None:
        latest = max(self.screens, key=lambda screen: screen.version)
        game = look(latest.raw).view
        if not game.waiting:
            await self.again()
            return
        screen = self.screens[game.waiting[0] % len(self.screens)]
        seen = look(screen.raw)
        if seen.view.decision is None:
            raise AssertionError(f"seat {screen.seat} is asked but has no options")
        text = self.random.choice(seen.view.decision.options)
        before = screen.version
        started = time.perf_counter()
        await screen.socket.send(
            json.dumps(
                {
                    "type": "act", "table": self.id, "seat": screen.seat, "version": before,
                    "key": secrets.token_hex(8), "text": text,
                }
            )
        )  # fmt: skip
        await self.all_at(before + 1)
        done = time.perf_counter()
        self.load.latencies.append(done - started)
        self.load.ended.append(done)


class Load:
    def __init__(
        self,
        address: str,
        *,
        tables: int,
        active: int | None = None,
        game: str = "streets",
        seats: int = 5,
        sockets: int = 5,
        pause: float = 2.0,
        pid: int | None = None,
        apart: bool = False,  # every table's person has an address of their own
    ) -> None:
        self.http = address
        self.ws = address.replace("http", "ws", 1) + "/ws"
        self.game, self.seats, self.sockets, self.pause = game, seats, sockets, pause
        self.apart = apart
        self.tables = [LoadTable(self, number) for number in range(tables)]
        self.active = tables if active is None else active
        self.latencies: list[float] = []
        self.ended: list[float] = []  # when each of them was over
        self.playing = asyncio.Event()
        self.pid = pid
        self.client: httpx.AsyncClient | None = None

    async def post(
        self, path: str, body: Any, token: str, headers: dict[str, str] | None = None
    ) -> Any:
        assert self.client is not None
        headers = {**(headers or {}), **({"authorization": f"Bearer {token}"} if token else {})}
        answer = await self.client.post(self.http + path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    def memory(self) -> float:
        """Megabytes the server holds."""
        if self.pid is None:
            return 0.0
        with open(f"/proc/{self.pid}/status", encoding="utf-8") as status:
            for line in status:
                if line.startswith("VmRSS:"):
                    return int(line.split()[1]) / 1024
        return 0.0

    def processor(self) -> float:
        """Seconds of processor time the server has used."""
        if self.pid is None:
            return 0.0
        with open(f"/proc/{self.pid}/stat", encoding="utf-8") as stat:
            fields = stat.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def run(self, seconds: float) -> dict[str, Any]:
        empty = self.memory()
        async with httpx.AsyncClient(timeout=60) as self.client:
            for start in range(0, len(self.tables), 20):
                group = self.tables[start : start + 20]
                await asyncio.gather(*[table.make() for table in group])
                await asyncio.gather(*[table.connect() for table in group])
            gc.collect()
            gc.freeze()  # so that this program does not stop to look through its thousand sockets
            full = self.memory()
            used = self.processor()
            self.playing.set()
            until = time.monotonic() + seconds
            await asyncio.gather(*[table.play(until) for table in self.tables[: self.active]])
            after = self.memory()
            used = self.processor() - used
            errors = [error for table in self.tables for error in table.errors]
            gaps = sum(screen.gaps for table in self.tables for screen in table.screens)
            for table in self.tables:
                await asyncio.gather(*[screen.close() for screen in table.screens])
        ranked = sorted(self.latencies)
        return {
            "tables": len(self.tables),
            "active": self.active,
            "sockets": len(self.tables) * self.sockets,
            "game": self.game,
            "actions": len(ranked),
            "actions_per_second": round(len(ranked) / seconds, 1),
            "p50_ms": round(statistics.median(ranked) * 1000, 1),
            "p99_ms": round(ranked[int(len(ranked) * 0.99)] * 1000, 1),
            "max_ms": round(ranked[-1] * 1000, 1),
            "lost": gaps + len(errors),
            "errors": errors[:3],
            "server_cpu_ms_per_action": round(used * 1000 / max(1, len(ranked)), 2),
            "server_mb": round(after, 1),
            "kb_per_table_connected": round((full - empty) * 1024 / len(self.tables), 1),
            "kb_per_table_played": round((after - empty) * 1024 / len(self.tables), 1),
            "seconds": seconds,
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("address", help="for example http://127.0.0.1:8470")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--active", type=int, help="tables that are played; the others only watch")
    parser.add_argument("--game", default="streets")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--sockets", type=int, default=5, help="per table")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between two actions")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pid", type=int, help="of the server, to measure its memory")
    wish = parser.parse_args()
    load = Load(
        wish.address, tables=wish.tables, active=wish.active, game=wish.game, seats=wish.seats,
        sockets=wish.sockets, pause=wish.pause, pid=wish.pid,
    )  # fmt: skip
    print(json.dumps(asyncio.run(load.run(wish.seconds))))


if __name__ == "__main__":
    main()
