"""Every game, against bots, over the wire, to its end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import tabletown
from tabletown.games import find, names
from tests.server.client import crew_of, play_out
from tests.server.host import Host, in_thread

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def playground(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with in_thread(tmp_path_factory.mktemp("games")) as running:
        yield running


@pytest.mark.parametrize("name", names())
async def test_a_guest_plays_it_to_the_end(playground: Host, name: str, tmp_path: Path) -> None:
    game = find(name)
    mode = next(mode for mode in game.modes if mode.most > 1)
    seats = max(2, mode.least)
    async with crew_of(playground) as crew:
        ann = await crew.person()
        table = await ann.table(name, "me", *["random"] * (seats - 1), mode=mode.name)
        live = await ann.live()
        await live.watch(table["id"], 0)
        async with asyncio.timeout(300):
            last = await play_out(live, table["id"], 0)
        assert last["info"]["status"] == "finished"
        record = await ann.get(f"/api/tables/{table['id']}/record")
        match = tabletown.load(record["record"])
        assert match.outcome is not None
        assert match.outcome.plain() == last["view"]["outcome"]
        incidents = await ann.http.get(
            "/api/admin/incidents",
            headers={"authorization": "Bearer the-admin-token-of-the-tests"},
        )
        assert [i for i in incidents.json() if i["table"] == table["id"]] == []


@pytest.mark.parametrize("name", names())
async def test_texts_rulebook_and_schema_are_delivered(playground: Host, name: str) -> None:
    async with crew_of(playground) as crew:
        ann = await crew.person()
        listed = {game["name"]: game for game in await ann.get("/api/games")}
        assert listed[name]["modes"]
        schema = await ann.get(f"/api/games/{name}/schema")
        assert "$defs" in schema
        for language in listed[name]["languages"]:
            texts = await ann.get(f"/api/games/{name}/texts/{language}")
            assert "game-title" in texts["ftl"]
            assert texts["language"] == language
            book = await ann.get(f"/api/games/{name}/rulebook", lang=language)
            assert book["language"] == language
            assert book["markdown"].startswith("# ")
        if listed[name]["languages"]:
            english = await ann.get(f"/api/games/{name}/texts/tlh")
            assert english["language"] == "en"
            assert (await ann.get(f"/api/games/{name}/rulebook", lang="tlh"))["language"] == "en"
