"""Mallory: one hostile guest who wants the server for himself. Each attack goes on until it is stopped.

Also a program, so that the attacker does not share a process with the victim::

    python -m tests.attacks.mallory http://127.0.0.1:8470 hints --seconds 30
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import secrets
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any

import httpx
import websockets.asyncio.client as ws
from websockets.exceptions import WebSocketException

from tabletown.core.errors import IllegalAction
from tabletown.core.match import Match
from tabletown.games import find


@lru_cache
def long_record(actions: int) -> str:
    """A true record that takes long to check: everybody proposes and withdraws, over and over."""
    game = find("new_angeles")
    match = Match(game, game.config(6, None, {}), 5)
    proposals = 0
    while len(match.history) < actions and not match.over:
        for seat in range(match.seats):
            with contextlib.suppress(IllegalAction):
                while len(match.history) < actions:
                    match.play("propose to=any give=1 act=support:main:1 uses=2", seat)
                    proposals += 1
                    match.play(f"withdraw {proposals}", seat)
        if len(match.history) < actions:
            match.play(match.options()[0], match.state.deciders()[0])
    return str(match.record())


class Mallory:
    def __init__(self, address: str) -> None:
        self.http = address
        self.ws = address.replace("http", "ws", 1) + "/ws"
        self.token = ""
        self.opening: list[asyncio.Future[ws.ClientConnection]] = []
        self.counts: Counter[str] = Counter()
        self.answers: list[dict[str, Any]] = []  # refusals, with what they say
        self.client = httpx.AsyncClient(base_url=address, timeout=120)

    async def enter(self) -> Mallory:
        me = await self.client.post("/api/session", json={"name": "Mallory", "token": True})
        self.token = me.json()["token"]
        self.client.headers["authorization"] = f"Bearer {self.token}"
        return self

    async def leave(self) -> None:
        for line in await asyncio.gather(*self.opening, return_exceptions=True):
            if not isinstance(line, BaseException):
                line.transport.abort()
                await line.wait_closed()
        await self.client.aclose()

    async def post(self, path: str, body: Any) -> dict[str, Any]:
        answer = await self.client.post(path, json=body)
        self.counts[str(answer.status_code)] += 1
        said: dict[str, Any] = answer.json()
        if answer.status_code >= 400:
            said["retry-after"] = answer.headers.get("retry-after")
            self.answers.append(said)
        return said

    async def table(self, *seats: str, game: str = "streets") -> str:
        wishes = [
            {"kind": seat} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats
        ]
        made = await self.post("/api/tables", {"game": game, "seats": wishes, "start": True})
        return str(made.get("id", ""))

    async def socket(self) -> ws.ClientConnection:
        """A line that was greeted. Half of one is closed at the end, too."""
        opening = asyncio.ensure_future(self.opened())
        self.opening.append(opening)
        found = await asyncio.shield(opening)
        await found.send(json.dumps({"type": "hello", "token": self.token}))
        await found.recv()
        return found

    async def opened(self) -> ws.ClientConnection:
        return await ws.connect(
            self.ws, max_size=None, compression=None, ping_interval=None, open_timeout=60
        )

    async def flood(
        self, line: ws.ClientConnection, make: Callable[[int], dict[str, Any]], rate: float
    ) -> None:
        """Messages at a rate, answers counted; until the server closes or the attack ends."""

        async def read() -> None:
            async for text in line:
                message = json.loads(text)
                self.counts[message.get("code", message["type"])] += 1
                if message["type"] == "error":
                    self.answers.append(message)

        reading = asyncio.create_task(read())
        number = 0
        try:
            while not reading.done():
                number += 1
                await line.send(json.dumps({**make(number), "id": f"x{number}"}))
                self.counts["sent"] += 1
                await asyncio.sleep(1 / rate)
        except (WebSocketException, OSError):
            self.counts["closed"] += 1
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

    async def floods(
        self, sockets: int, make: Callable[[int], dict[str, Any]], rate: float = 28
    ) -> None:
        async def one() -> None:
            while True:
                try:
                    line = await self.socket()
                except (WebSocketException, OSError):
                    self.counts["no entry"] += 1
                    await asyncio.sleep(0.5)
                    continue
                try:
                    await self.flood(line, make, rate)
                finally:
                    line.transport.abort()

        await asyncio.gather(*[one() for _ in range(sockets)])

    # -- attacks ----------------------------------------------------------------------------------------

    async def tables(self) -> None:
        while True:
            await self.table("hard", "hard", "hard", "hard")

    async def bots(self) -> None:
        for _ in range(60):
            await self.table("hard", "hard", "hard", "hard")
        await asyncio.sleep(3600)

    async def masters(self) -> None:
        """Bots that think as long as bots may, at tables of two guests: one for each process."""
        other = await Mallory(self.http).enter()
        for _ in range(10):
            await self.table("master", "master")
            await other.table("master", "master")
        try:
            await asyncio.sleep(3600)
        finally:
            await other.leave()

    async def hints(self) -> None:
        id = await self.table("me", "me")
        await self.floods(39, lambda n: {"type": "hint", "table": id, "seat": n % 2})

    async def plans(self) -> None:
        id = await self.table("me", "me")
        texts = ["place art_gallery 0,1 e"] * 40
        await self.floods(39, lambda _: {"type": "plan", "table": id, "seat": 0, "texts": texts})

    async def watch(self) -> None:
        id = await self.table("me", "me")
        await self.floods(39, lambda _: {"type": "watch", "table": id, "seat": 0})

    async def refused(self) -> None:
        id = await self.table("me", "me")
        wish = {"type": "act", "table": id, "seat": 0, "version": 0, "key": "0123456789"}
        await self.floods(39, lambda _: {**wish, "text": "place nothing 0,0 n"})

    async def chat(self) -> None:
        id = await self.table("me", "me")
        await self.floods(
            39,
            lambda _: {
                "type": "say", "table": id, "key": secrets.token_hex(8), "text": "x" * 500,
            },
        )  # fmt: skip

    async def unknown(self) -> None:
        await self.floods(
            39, lambda _: {"type": "watch", "table": secrets.token_hex(5), "seat": None}
        )

    async def slowread(self) -> None:
        """Questions with large answers that nobody reads."""
        id = await self.table("me", "me", "me", "me", game="new_angeles")
        wish = json.dumps({"type": "watch", "table": id, "seat": 0})

        async def one() -> None:
            while True:
                try:
                    line = await self.socket()
                    line.transport.pause_reading()  # type: ignore[attr-defined]
                    for _ in range(2000):
                        await line.send(wish)
                        self.counts["sent"] += 1
                        await asyncio.sleep(1 / 28)
                except (WebSocketException, OSError):
                    self.counts["closed"] += 1
                    await asyncio.sleep(0.2)

        await asyncio.gather(*[one() for _ in range(20)])

    async def hello(self) -> None:
        """Sockets that never say hello."""
        await self.raw(4000, self.upgrade())

    async def slowloris(self) -> None:
        """Requests that never end."""
        await self.raw(4000, b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-slow: ")

    def upgrade(self) -> bytes:
        return (
            b"GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )

    async def raw(self, count: int, first: bytes) -> None:
        """Many lines on which only this is said."""
        host, _, port = self.http.removeprefix("http://").rpartition(":")
        lines: list[socket.socket] = []
        loop = asyncio.get_running_loop()
        try:
            for _ in range(count):
                line = socket.socket()
                line.setblocking(False)
                lines.append(line)
                with contextlib.suppress(OSError):
                    await loop.sock_connect(line, (host, int(port)))
                    await loop.sock_sendall(line, first)
                    self.counts["opened"] += 1
            await asyncio.sleep(3600)
        finally:
            for line in lines:
                line.close()

    async def imports(self) -> None:
        """Eight at a time, of a record that takes long to check."""
        record = long_record(1800)

        async def one() -> None:
            while True:
                await self.post("/api/records", {"record": record})
                await asyncio.sleep(0.05)

        await asyncio.gather(*[one() for _ in range(8)])


ATTACKS = (
    "tables", "bots", "masters", "hints", "refused", "plans", "watch", "slowread", "chat", "unknown", "hello",
    "slowloris", "imports",
)  # fmt: skip


async def attack(address: str, kind: str, seconds: float) -> Mallory:
    mallory = await Mallory(address).enter()
    doing: Callable[[], Awaitable[None]] = getattr(mallory, kind)
    try:
        async with asyncio.timeout(seconds):
            await doing()
    except TimeoutError:
        pass
    finally:
        await mallory.leave()
    return mallory


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("address")
    parser.add_argument("attack", choices=ATTACKS)
    parser.add_argument("--seconds", type=float, default=30.0)
    wish = parser.parse_args()
    started = time.monotonic()
    mallory = asyncio.run(attack(wish.address, wish.attack, wish.seconds))
    print(json.dumps({"seconds": round(time.monotonic() - started), **mallory.counts}))


if __name__ == "__main__":
    main()
