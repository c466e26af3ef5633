"""A client for tests: HTTP with a token, and the live protocol kept in step as docs/protocol.md says."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import websockets.asyncio.client as ws

from tests.server.host import Host


class Refused(Exception):
    """An answer of 400 or more, or an error message."""

    def __init__(self, code: str, data: dict[str, Any]) -> None:
        super().__init__(f"{code}: {data.get('message', '')}")
        self.code = code
        self.data = data


class Person:
    """Somebody with a session."""

    def __init__(self, host: Host, name: str) -> None:
        self.host = host
        self.name = name
        self.token = ""
        self.user = ""
        self.http = httpx.AsyncClient(base_url=host.http, timeout=60)
        self.sockets: list[Live] = []

    async def enter(self) -> Person:
        self.take_session(await self.post("/api/session", {"name": self.name, "token": True}))
        return self

    def take_session(self, me: dict[str, Any]) -> dict[str, Any]:
        """Go on as who the server says, with the token it gave."""
        self.token, self.user = me["token"], me["user"]
        self.http.headers["authorization"] = f"Bearer {self.token}"
        return me

    async def register(self, **account: str) -> dict[str, Any]:
        """Keep the guest's games under a name and a password; the token becomes another one."""
        return self.take_session(await self.post("/api/account", account))

    async def call(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        params = {key: value for key, value in query.items() if value is not None}
        answer = await self.http.request(method, path, json=body, params=params)
        data = answer.json()
        if answer.status_code >= 400:
            raise Refused(data["code"], data)
        return data

    async def get(self, path: str, **query: Any) -> Any:
        return await self.call("GET", path, **query)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.call("POST", path, body)

    async def table(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """A new table; seats are ``me``, ``open`` or a bot level."""
        wishes = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        made: dict[str, Any] = await self.post(
            "/api/tables", {"game": game, "seats": wishes, "start": "open" not in seats, **more}
        )
        return made

    async def live(self) -> Live:
        live = Live(self)
        await live.connect()
        self.sockets.append(live)
        return live

    async def leave(self) -> None:
        for live in self.sockets:
            await live.close()
        await self.http.aclose()


class Crew:
    """The people of a test; all leave at its end."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.people: list[Person] = []

    async def person(self, name: str = "Ann") -> Person:
        self.people.append(Person(self.host, name))
        return await self.people[-1].enter()

    async def leave(self) -> None:
        for one in self.people:
            await one.leave()


@asynccontextmanager
async def crew_of(host: Host) -> AsyncIterator[Crew]:
    crew = Crew(host)
    try:
        yield crew
    finally:
        await crew.leave()


class Live:
    """A WebSocket. Answers are matched by ``re``; updates are kept per table and seat."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.numbers = itertools.count(1)
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.updates: dict[tuple[str, int | None], dict[str, Any]] = {}
        self.turns: dict[tuple[str, int | None], dict[int, dict[str, Any]]] = {}
        self.other: list[dict[str, Any]] = []
        self.received: list[str] = []  # everything that came over the wire
        self.changed = asyncio.Condition()

    async def connect(self) -> None:
        self.socket = await ws.connect(self.person.host.ws, max_size=None, compression=None)
        self.reader = asyncio.create_task(self.read())
        self.welcome = await self.ask({"type": "hello", "token": self.person.token})

    async def close(self) -> None:
        await self.socket.close()
        self.reader.cancel()
        await asyncio.gather(self.reader, return_exceptions=True)

    async def read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.received.append(text)
                await self.take(json.loads(text))
        except Exception as error:
            for future in self.answers.values():
                if not future.done():
                    future.set_exception(error)
        finally:
            for future in self.answers.values():
                if not future.done():
                    future.set_exception(ConnectionError("closed"))

    async def take(self, message: dict[str, Any]) -> None:
        async with self.changed:
            if message["type"] == "update":
                key = (message["table"], message["seat"])
                known = self.updates.get(key)
                if known is None or (message["version"], message["rev"]) >= (
                    known["version"], known["rev"],
                ):  # fmt: skip
                    self.updates[key] = message
                seen = self.turns.setdefault(key, {})
                for turn in message["turns"]:
                    seen[turn["version"]] = turn
            else:
                self.other.append(message)
            self.changed.notify_all()
        future = self.answers.pop(message.get("re", ""), None)
        if future is not None and not future.done():
            future.set_result(message)

    async def ask(self, message: dict[str, Any], *, wrong: bool = False) -> dict[str, Any]:
        """Send a message and wait for its answer; errors are raised unless ``wrong`` is expected."""
        id = f"m{next(self.numbers)}"
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.answers[id] = future
        await self.socket.send(json.dumps({**message, "id": id}))
        answer = await asyncio.wait_for(future, 60)
        if answer["type"] in ("error", "refused") and not wrong:
            raise Refused(answer.get("code", "refused"), answer)
        return answer

    async def watch(self, table: str, seat: int | None, **more: Any) -> dict[str, Any]:
        return await self.ask({"type": "watch", "table": table, "seat": seat, **more})

    async def act(self, table: str, seat: int, text: str, **more: Any) -> dict[str, Any]:
        version = self.updates[table, seat]["version"] if (table, seat) in self.updates else 0
        message = {
            "type": "act", "table": table, "seat": seat, "version": version, "text": text,
            "key": secrets.token_hex(8), **more,
        }  # fmt: skip
        return await self.ask(message)

    async def until(self, table: str, seat: int | None, ready: Any, seconds: float = 60) -> Any:
        """Wait for an update for which ``ready(update)`` holds."""

        async def wait() -> dict[str, Any]:
            async with self.changed:
                while True:
                    update = self.updates.get((table, seat))
                    if update is not None and ready(update):
                        return update
                    await self.changed.wait()

        return await asyncio.wait_for(wait(), seconds)

    async def heard(self, ready: Any, seconds: float = 20, after: int = 0) -> dict[str, Any]:
        """Wait for a message that is no update and for which ``ready(message)`` holds.

        ``after``: how many such messages had come before (``len(live.other)``).
        """

        async def wait() -> dict[str, Any]:
            async with self.changed:
                while True:
                    for message in self.other[after:]:
                        if ready(message):
                            return message
                    await self.changed.wait()

        return await asyncio.wait_for(wait(), seconds)


def to_act(update: dict[str, Any]) -> bool:
    """The watching seat is asked, or the game is over."""
    over = update["info"]["status"] != "running"
    return over or (update["view"] is not None and update["view"]["decision"] is not None)


async def play_out(live: Live, table: str, seat: int, choose: Any = None) -> dict[str, Any]:
    """Play a seat to the end of the game, by default always with a cheap varied choice."""
    number = 0
    while True:
        update = await live.until(table, seat, to_act)
        if update["info"]["status"] != "running":
            return update
        version = update["version"]
        options = update["view"]["decision"]["options"]
        text = choose(update) if choose else options[number * 7919 % len(options)]
        number += 1
        try:
            await live.act(table, seat, text)
        except Refused as refused:
            if refused.code not in ("stale", "game-over", "not-your-decision"):
                raise
        await live.until(
            table,
            seat,
            lambda u, version=version: u["version"] > version or u["info"]["status"] != "running",
        )
