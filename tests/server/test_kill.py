"""The server is killed in the middle of writes; nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from tabletown.server.check import check_all
from tabletown.server.storage.database import make_engine
from tabletown.server.storage.schema import entries
from tabletown.server.tables.keys import own_key
from tests.figures import keep_figures
from tests.server.host import ServerProcess, Zygote
from tests.server.postgres import Postgres
from tests.server.stubborn import Stubborn

pytestmark = pytest.mark.anyio
# Tables take turns: a small game and the four real ones, with their seats.
GAMES = {"lanterns": 3, "streets": 3, "fifty_first_state": 3, "great_machine": 3, "new_angeles": 4}


def is_key_of(row: Any, key: str) -> bool:
    """Whether the stored key is the one that the person at the seat sent."""
    return bool(row["key"] == own_key(row["user_id"], row["seat"], key))


class Siege:
    """Some servers on one database, tables with a person and bots, and somebody who kills servers."""

    def __init__(self, servers: list[ServerProcess], tables: int, seed: int) -> None:
        self.servers = servers
        self.count = tables
        self.random = Random(seed)
        self.players: list[Stubborn] = []
        self.finished = 0
        self.kills = 0
        self.done = False
        self.http = httpx.AsyncClient(timeout=20)

    async def request(self, method: str, path: str, body: Any, token: str | None) -> Any:
        """An HTTP call that goes on trying, at one server after the other."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        for attempt in range(3000):
            server = self.servers[attempt % len(self.servers)]
            try:
                answer = await self.http.request(
                    method, server.http + path, json=body, headers=headers
                )
                if answer.status_code < 400:
                    return answer.json()
                assert answer.status_code in (503, 409, 500), answer.text
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.05)
        raise AssertionError(f"{path} was never answered")

    async def table_after_table(self, number: int) -> None:
        """One person plays against bots, game after game."""
        me = await self.request("POST", "/api/session", {"name": f"P{number}", "token": True}, None)
        addresses = [server.ws for server in self.servers]
        game = 0
        while not self.done:
            name = list(GAMES)[(number + game) % len(GAMES)]
            bot = {"kind": "bot", "level": "random"}
            seats = [{"kind": "me"}, bot, {"kind": "me"}, bot][: GAMES[name]]
            wish = {"game": name, "seats": seats, "start": True}
            table = await self.request("POST", "/api/tables", wish, me["token"])
            pair = [
                Stubborn(
                    addresses[seat % len(addresses) :] + addresses[: seat % len(addresses)],
                    me["token"], table["id"], seat, seed=self.random.getrandbits(30),
                    free_share=0.1,
                )
                for seat in (0, 2)
            ]  # fmt: skip
            self.players.extend(pair)
            await asyncio.gather(*[player.run() for player in pair])
            self.finished += all(player.over for player in pair)
            game += 1

    async def kill(self, times: int) -> None:
        """Kill in the middle of play and start again; with two servers one goes on meanwhile."""
        for number in range(times):
            await self.more_acknowledged(1 + self.random.randrange(3 * self.count))
            await asyncio.sleep(self.random.random() * 0.05)
            server = self.servers[number % len(self.servers)]
            server.end(signal.SIGKILL)
            self.kills += 1
            if len(self.servers) > 1:
                await self.more_acknowledged(1)  # the other goes on
            server.start()
            await asyncio.to_thread(server.wait)
        await self.more_acknowledged(self.count)
        self.done = True
        for player in self.players:
            player.stop = True
            player.news.set()

    async def more_acknowledged(self, number: int) -> None:
        goal = self.acknowledged() + number
        async with asyncio.timeout(120):
            while self.acknowledged() < goal:
                await asyncio.sleep(0.01)

    def acknowledged(self) -> int:
        return sum(len(player.acked) for player in self.players)

    async def run(self, kills: int) -> dict[str, Any]:
        started = time.monotonic()
        for server in self.servers:
            server.start()
            await asyncio.to_thread(server.wait)
        playing = [asyncio.ensure_future(self.table_after_table(n)) for n in range(self.count)]
        killing = asyncio.ensure_future(self.kill(kills))
        try:
            finished, _ = await asyncio.wait(
                [killing, *playing], return_when=asyncio.FIRST_EXCEPTION
            )
            for task in finished:
                task.result()
        finally:
            for task in (killing, *playing):
                task.cancel()
            await asyncio.gather(killing, *playing, return_exceptions=True)
            await self.http.aclose()
            for server in self.servers:
                await asyncio.to_thread(server.end, signal.SIGTERM)
        return self.verdict(time.monotonic() - started)

    def verdict(self, seconds: float) -> dict[str, Any]:
        """Compare what was acknowledged with what is stored; replay everything."""
        engine = make_engine(self.servers[0].config.database_url(), readonly=True)
        lost = []
        with engine.begin() as connection:
            rows = connection.execute(sa.select(entries)).mappings().all()
            stored = {(row["table_id"], row["version"]): row for row in rows}
            for player in self.players:
                for table, version, key, text in player.acked:
                    row = stored.get((table, version))
                    if row is None or row["text"] != text or not is_key_of(row, key):
                        lost.append((table, version, key))
            reports = list(check_all(connection))
        engine.dispose()
        wrong = [(id, reason) for id, _, reason in reports if reason is not None]
        assert not lost, lost[:5]
        assert not wrong, wrong[:5]
        return {
            "kills": self.kills,
            "tables": self.count,
            "games_finished": self.finished,
            "games_verified": len(reports),
            "acknowledged": self.acknowledged(),
            "entries": len(rows),
            "lost": len(lost),
            "resumed_at_the_same_view": sum(p.same_after_restart for p in self.players),
            "connections": sum(p.connections for p in self.players),
            "seconds": round(seconds, 1),
        }


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    starter = Zygote()
    yield starter
    starter.close()


def servers_on(zygote: Zygote, tmp_path: Path, database: str, count: int) -> list[ServerProcess]:
    found = []
    for number in range(count):
        folder = tmp_path / str(number)
        folder.mkdir()
        found.append(ServerProcess(zygote, folder, database=database))
    return found


async def test_killed_twice_on_sqlite(zygote: Zygote, tmp_path: Path) -> None:
    figures = await Siege(servers_on(zygote, tmp_path, "", 1), 4, seed=1).run(kills=2)
    assert figures["acknowledged"] >= 4
    assert figures["resumed_at_the_same_view"] > 0


@pytest.mark.kill
async def test_100_kills_on_sqlite(zygote: Zygote, tmp_path: Path) -> None:
    figures = await Siege(servers_on(zygote, tmp_path, "", 1), 20, seed=2).run(kills=100)
    keep_figures("kill", "sqlite", {"workers": 1, **figures})


@pytest.mark.kill
async def test_100_kills_on_postgresql_with_two_workers(
    zygote: Zygote, tmp_path: Path, pg: Postgres
) -> None:
    servers = servers_on(zygote, tmp_path, pg.database(), 2)
    figures = await Siege(servers, 20, seed=3).run(kills=100)
    keep_figures("kill", "postgresql", {"workers": 2, **figures})
