"""A player who never gives up: reconnects, catches up, sends again what was not answered.

It follows docs/protocol.md ("Keeping in step") and nothing else, so it is also the model of a correct
client. ``network`` may lose, repeat, reorder and delay messages in both directions.
"""

from __future__ import annotations

import asyncio
import heapq
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import websockets.asyncio.client as ws
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Send = Callable[[str], Any]
Lost = (
    ConnectionClosed,
    InvalidHandshake,
    ConnectionError,
    OSError,
    asyncio.TimeoutError,
    EOFError,
)


class Perfect:
    """A network that does nothing wrong."""

    patience = 30.0  # seconds to wait for an answer before sending again

    async def out(self, text: str, send: Send) -> None:
        await send(text)

    def arriving(self, text: str) -> list[tuple[float, str]]:
        """What arrives for one message that was sent: pairs of delay and text."""
        return [(0.0, text)]

    def cut(self) -> bool:
        return False


class Bad(Perfect):
    """Drops, repeats, reorders and delays messages at random, and cuts the connection."""

    patience = 0.12

    def __init__(self, seed: int, rate: float = 0.15) -> None:
        self.random = Random(seed)
        self.rate = rate
        self.counts = dict.fromkeys(("dropped", "repeated", "delayed", "cut"), 0)

    def fate(self, text: str) -> list[tuple[float, str]]:
        chance = self.random.random() / self.rate
        if chance < 1:
            self.counts["dropped"] += 1
            return []
        if chance < 2:
            self.counts["repeated"] += 1
            return [(0.0, text), (self.random.random() * 0.05, text)]
        if chance < 3:  # a delayed message is overtaken by later ones
            self.counts["delayed"] += 1
            return [(self.random.random() * 0.05, text)]
        return [(0.0, text)]

    async def out(self, text: str, send: Send) -> None:
        for delay, copy in self.fate(text):
            if delay:
                asyncio.get_running_loop().call_later(delay, self.later, send, copy)
            else:
                await send(copy)

    def later(self, send: Send, text: str) -> None:
        async def go() -> None:
            with suppress(Exception):  # when the connection is gone the message is lost
                await send(text)

        task = asyncio.ensure_future(go())
        task.add_done_callback(lambda _: None)

    def arriving(self, text: str) -> list[tuple[float, str]]:
        return self.fate(text)

    def cut(self) -> bool:
        if self.random.random() < self.rate / 20:
            self.counts["cut"] += 1
            return True
        return False


class Stubborn:
    """Plays one seat of one table to its end, whatever happens to the connection."""

    def __init__(
        self,
        addresses: list[str],
        token: str,
        table: str,
        seat: int | None,
        *,
        network: Perfect | None = None,
        seed: int = 0,
        free_share: float = 0.0,
        plays: bool = True,
    ) -> None:
        self.addresses = addresses
        self.token = token
        self.table = table
        self.seat = seat
        self.network = network or Perfect()
        self.random = Random(seed)
        self.free_share = free_share
        self.plays = plays
        self.version: int | None = None
        self.rev = -1
        self.update: dict[str, Any] | None = None
        self.turns: dict[int, dict[str, Any]] = {}
        self.acked: list[tuple[str, int, str, str]] = []  # table, version, key, text
        self.pending: dict[str, Any] | None = None
        self.answer: dict[str, Any] | None = None
        self.connections = 0
        self.decisions: dict[int, Any] = {}  # view by version, to compare after a restart
        self.same_after_restart = 0
        self.stop = False
        self.news = asyncio.Event()

    def __str__(self) -> str:
        waiting = None if self.update is None else self.update["info"]["waiting"]
        return (
            f"seat {self.seat} version {self.version} rev {self.rev} waiting {waiting} "
            f"pending {self.pending} answer {self.answer} connections {self.connections}"
        )

    # -- keeping in step --------------------------------------------------------------------------------

    def take(self, message: dict[str, Any]) -> bool:
        """Take in a message; False if something is missing and must be asked for again."""
        if message["type"] == "update":
            return self.take_update(message)
        pending = self.pending
        if pending is not None and message.get("key") == pending["key"]:
            if message["type"] in ("ack", "refused", "error"):
                self.answer = message
        return True

    def take_update(self, update: dict[str, Any]) -> bool:
        have = -1 if self.version is None else self.version
        if update["since"] > have:
            return False
        for turn in update["turns"]:
            self.turns.setdefault(turn["version"], turn)
        if (update["version"], update["rev"]) >= (have, self.rev):
            known = self.decisions.get(update["version"])
            if known is not None and known[1] != self.connections:
                assert known[0] == update["view"], "the same version looks different now"
                self.same_after_restart += 1
            self.decisions = {update["version"]: (update["view"], self.connections)}
            self.version, self.rev, self.update = update["version"], update["rev"], update
        return True

    @property
    def over(self) -> bool:
        return self.update is not None and self.update["info"]["status"] not in ("running", "open")

    # -- the connection ---------------------------------------------------------------------------------

    async def run(self) -> None:
        failures = 0
        while not self.over and not self.stop:
            address = self.addresses[self.connections % len(self.addresses)]
            self.connections += 1
            try:
                async with ws.connect(
                    address, max_size=None, compression=None, open_timeout=10, close_timeout=0.5,
                    ping_interval=None,
                ) as socket:  # fmt: skip
                    failures = 0
                    await self.session(socket)
            except Lost:
                failures = min(failures + 1, 5)
                await asyncio.sleep(0.02 + self.random.random() * 0.1 * failures)

    async def session(self, socket: Any) -> None:
        await socket.send(json.dumps({"type": "hello", "token": self.token}))
        async with asyncio.timeout(10):
            await socket.recv()
        inbox: list[tuple[float, int, str]] = []  # delayed messages by time of arrival
        reader = asyncio.ensure_future(self.read(socket, inbox))
        reader.add_done_callback(lambda _: self.news.set())  # the connection is gone
        try:
            await self.ask_again(socket)
            if self.pending is not None and self.answer is None:
                await self.send(socket, self.pending)  # not answered: again, with its old key
            while not self.over and not self.stop:
                if self.network.cut():
                    return
                await self.move(socket)
                try:
                    async with asyncio.timeout(self.network.patience):
                        await self.news.wait()
                    self.news.clear()
                except TimeoutError:
                    await self.ask_again(socket)  # perhaps something was lost: ask
                    if self.pending is not None:
                        await self.send(socket, self.pending)
                if reader.done():
                    return
        finally:
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)

    async def send(self, socket: Any, message: dict[str, Any]) -> None:
        await self.network.out(json.dumps(message), socket.send)

    async def ask_again(self, socket: Any) -> None:
        await self.send(
            socket,
            {"type": "watch", "table": self.table, "seat": self.seat, "since": self.version},
        )

    async def read(self, socket: Any, inbox: list[tuple[float, int, str]]) -> None:
        loop = asyncio.get_running_loop()
        number = 0
        while True:
            wait = max(0.0, inbox[0][0] - loop.time()) if inbox else None
            try:
                async with asyncio.timeout(wait):
                    text = await socket.recv()
                for delay, copy in self.network.arriving(text):
                    number += 1
                    heapq.heappush(inbox, (loop.time() + delay, number, copy))
            except TimeoutError:
                pass
            while inbox and inbox[0][0] <= loop.time():
                if not self.take(json.loads(heapq.heappop(inbox)[2])):
                    await self.ask_again(socket)
                self.news.set()

    # -- playing ----------------------------------------------------------------------------------------

    async def move(self, socket: Any) -> None:
        """Settle the pending action, or choose a new one if asked to decide."""
        if self.pending is not None:
            if self.answer is None:
                return
            if self.answer["type"] == "ack":
                self.acked.append(
                    (self.table, self.answer["version"], self.pending["key"], self.pending["text"])
                )
            elif self.answer.get("code") not in (
                "stale", "not-your-decision", "game-over", "restarting", "storage", None,
            ):  # fmt: skip
                raise AssertionError(f"unexpected answer: {self.answer}")
            self.pending = self.answer = None
        update = self.update
        if not self.plays or update is None or update["view"] is None:
            return
        if update["info"]["status"] != "running":
            return
        text = None
        if update["free"] and self.random.random() < self.free_share:
            text = self.random.choice(update["free"])
        elif update["view"]["decision"] is not None:
            last = self.acked[-1][1] if self.acked else -1
            if update["version"] >= last:  # not before our last action has been seen
                text = self.random.choice(update["view"]["decision"]["options"])
        if text is not None:
            self.pending = {
                "type": "act", "table": self.table, "seat": self.seat, "text": text,
                "version": update["version"], "key": secrets.token_hex(8),
            }  # fmt: skip
            await self.send(socket, self.pending)
