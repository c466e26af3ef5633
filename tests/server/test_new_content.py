"""A server that is upgraded: stored games go on with the content they were started with."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
import sqlalchemy as sa

import tabletown
from tabletown.core.errors import BadRecord
from tabletown.core.match import Match
from tabletown.server.config import ServerConfig
from tabletown.server.gamelog.importing import played
from tabletown.server.gamelog.log import rebuild
from tabletown.server.storage import contents
from tabletown.server.storage.contents import is_own
from tabletown.server.storage.database import make_engine
from tabletown.server.storage.entries import GameHeader
from tabletown.server.storage.schema import metadata, tables
from tests.server.client import Crew, Live, Person, crew_of, play_out, to_act
from tests.server.host import QUICK, Host, free_port

PACKAGE = Path(tabletown.__file__).parent
SERVE = """
import json, sys, msgspec
from tabletown.server.config import ServerConfig
from tabletown.server.run import run
run(msgspec.convert(json.loads(sys.argv[1]), ServerConfig))
"""
LOCATIONS = "fifty_first_state/content/locations_base.toml"
NEW_CARD = """
[[entry]]
id = "lighthouse"
name = { en = "Lighthouse", ru = "Маяк", pl = "Latarnia" }
count = 2
set = "base"
type = "production"
distance = 1
categories = []
spoils = { fuel = 2 }
deal = "fuel"
effect = [ { timing = "produce", verb = "gain", goods = { fuel = 1 } } ]
text = "Produces 1 fuel."
provenance = "house"
"""


class House:
    """A copy of the program, to be upgraded, and its data."""

    def __init__(self, folder: Path) -> None:
        self.code = folder / "code"
        self.data = folder / "data"
        self.data.mkdir()
        shutil.copytree(PACKAGE, self.code / "tabletown", ignore=shutil.ignore_patterns("web"))
        # The folder of the routes is called like that of the built client.
        shutil.copytree(PACKAGE / "server" / "web", self.code / "tabletown" / "server" / "web")

    def change(
        self, file: str, old: str, new: str | Callable[[re.Match[str]], str], count: int = 1
    ) -> None:
        """Put ``new`` for the first ``count`` places (0: all) that match ``old``."""
        path = self.code / "tabletown" / "games" / file
        text, found = re.subn(old, new, path.read_text(encoding="utf-8"), count=count, flags=re.M)
        assert found
        path.write_text(text, encoding="utf-8")

    @contextmanager
    def open(self) -> Iterator[Host]:
        config = ServerConfig(**{**QUICK, "data": str(self.data), "port": free_port()})
        host = Host(config)
        with (self.data / "server.log").open("a") as log:
            server = subprocess.Popen(
                [sys.executable, "-c", SERVE, msgspec.json.encode(config).decode()],
                cwd=self.code, stdout=log, stderr=log,
            )  # fmt: skip
            try:
                self.wait(host, server)
                yield host
            finally:
                server.terminate()
                server.wait(30)

    def wait(self, host: Host, server: subprocess.Popen[bytes]) -> None:
        while server.poll() is None:
            try:
                if httpx.get(host.http + "/health", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                continue
        raise RuntimeError((self.data / "server.log").read_text()[-4000:])

    def run(self, *words: str) -> str:
        """What a command says."""
        done = subprocess.run(
            [sys.executable, "-m", "tabletown", *words],
            cwd=self.code, capture_output=True, text=True,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    def check(self) -> str:
        return self.run("server", "check", "--data", str(self.data))


async def returning(crew: Crew, token: str) -> tuple[Person, Live]:
    """The same person after a restart."""
    ann = await crew.person()
    ann.token = token
    ann.http.headers["authorization"] = f"Bearer {token}"
    return ann, await ann.live()


async def move(live: Live, table: str, count: int) -> None:
    """So many moves of seat 0; the bot at the other seat answers from its own process."""
    await live.watch(table, 0)
    for _ in range(count):
        update = await live.until(table, 0, to_act)
        assert update["info"]["status"] == "running"
        version = update["version"]
        await live.act(table, 0, update["view"]["decision"]["options"][0])
        await live.until(table, 0, lambda u, version=version: u["version"] > version)


@pytest.mark.slow
@pytest.mark.anyio
async def test_stored_games_go_on_after_upgrades_of_the_content(tmp_path: Path) -> None:
    house = House(tmp_path)
    with house.open() as host:
        async with crew_of(host) as crew:
            ann = await crew.person()
            live = await ann.live()
            streets = (await ann.table("streets", "me", "random", seed=3))["id"]
            state = (await ann.table("fifty_first_state", "me", "random", seed=3))["id"]
            for table in (streets, state):
                await move(live, table, 2)
            token = ann.token

    house.change("streets/content/tiles.toml", r"\A", "# one more comment\n")
    house.change("streets/content/tiles.toml", r'pl = "[^"]*"', 'pl = "Nowa nazwa"')
    house.change(
        "streets/game.py", r'^    name = "streets"$', '    name = "streets"\n    rules = 2'
    )
    # A card more, and before all others: every number and every deck is another one now.
    house.change(LOCATIONS, r"^(\[\[entry\]\])", NEW_CARD + r"\1")
    with house.open() as host:
        async with crew_of(host) as crew:
            ann, live = await returning(crew, token)
            for table in (streets, state):
                await move(live, table, 2)
            new = await ann.table("fifty_first_state", "me", "random", seed=3)
            await move(live, new["id"], 2)
            assert (await ann.table("streets", "me", "random", seed=3))["rules"] == 2
    assert "4 tables" in house.check()

    # A tile is worth more, and nobody who has one on the table may notice.
    house.change("streets/content/tiles.toml", r"money = 2", "money = 7", 0)
    with house.open() as host:
        async with crew_of(host) as crew:
            ann, live = await returning(crew, token)
            await live.watch(streets, 0)
            last = await play_out(live, streets, 0)
            assert last["info"]["status"] == "finished"
            record = (await ann.get(f"/api/tables/{streets}/record"))["record"]
            await ann.post("/api/records", {"record": record, "title": "again"})
    assert "5 tables" in house.check()
    assert "carried: " in record  # so that others can look at it who have only today's tiles
    (house.data / "game.record").write_text(record)
    assert "every digest agrees" in house.run("replay", str(house.data / "game.record"), "--check")


OF_0_1_0 = {
    "streets": "bb5b7681fbeee416",
    "fifty_first_state": "ce4f61191ede73c7",
    "new_angeles": "7b54f87dfbd1efb2",
    "great_machine": "6fae83558589ab7e",
}


@pytest.mark.parametrize(("game", "named"), OF_0_1_0.items())
def test_games_stored_by_0_1_0_go_on(game: str, named: str) -> None:
    """Their content is named by its bytes, and that name stands in their chain of digests."""
    definition = tabletown.find(game)
    old = Match(definition, definition.config(), 3, content=named)
    for _ in range(3):
        old.play(old.options()[-1])
    record = old.record()
    assert record.content == named
    again = tabletown.load(str(record))
    assert again.state == old.state
    log = played(record, 0.0)
    header = GameHeader(
        game, old.config.mode, old.config.seats, old.config.options, old.rules, named, 3
    )
    assert is_own(header)
    assert rebuild(definition, header, log.entries, [], 0.0).match.record() == record


def test_the_content_of_games_of_0_1_0_is_adopted(tmp_path: Path) -> None:
    """At the first start after the upgrade, whatever is the matter with one of them."""
    engine = make_engine(f"sqlite:///{tmp_path / 'old.sqlite3'}")
    metadata.create_all(engine)
    made = {
        "options": "{}",
        "seed": 1,
        "status": "running",
        "public": False,
        "version": 0,
        "rev": 0,
    }
    made |= {"doc": "{}", "created": 0.0, "touched": 0.0, "runner_until": 0.0}
    with engine.begin() as connection:
        for game, named in {**OF_0_1_0, "no_such_game": "0123456789abcdef"}.items():
            mode = tabletown.find(game).modes[0] if game in OF_0_1_0 else None
            place = {
                "id": game, "game": game, "mode": mode.name if mode else "standard",
                "seats": mode.least if mode else 2, "rules": 1, "content": named,
            }  # fmt: skip
            connection.execute(tables.insert().values(**made, **place))
        lost = contents.adopt(connection)
        kept = {row.game: row.digest for row in connection.execute(sa.select(contents.contents))}
    engine.dispose()
    assert kept == OF_0_1_0
    assert [sentence.partition(":")[0] for sentence in lost] == ["no_such_game"]


def test_a_game_whose_content_nobody_has_is_refused_with_a_sentence() -> None:
    record = str(tabletown.new("streets", seed=3).record())
    with pytest.raises(BadRecord, match=r"other content \(0123456789abcdef\); give its pack"):
        tabletown.load(re.sub(r"content: \w+", "content: 0123456789abcdef", record))
