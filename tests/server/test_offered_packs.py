"""Packs that a host offers: played in tables, and games go on without them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletown.core import content
from tabletown.core.errors import BadUsage
from tabletown.server.packs import offer
from tests.server.client import Refused, crew_of, play_out
from tests.server.host import in_thread

PACK = str(Path(__file__).parents[2] / "docs" / "examples" / "lighthouse")


@pytest.mark.anyio
async def test_a_pack_is_offered_and_its_games_go_on_without_it(tmp_path: Path) -> None:
    with in_thread(tmp_path, packs=[PACK]) as host:
        async with crew_of(host) as crew:
            ann = await crew.person()
            games = {game["name"]: game for game in await ann.get("/api/games")}
            offered = games["fifty_first_state"]["packs"]
            assert [pack["name"] for pack in offered] == ["lighthouse"]
            assert games["streets"]["packs"] == []
            texts = await ann.get("/api/games/fifty_first_state/texts/pl")
            assert "Latarnia" in texts["names"].values()
            with pytest.raises(Refused, match="no content pack"):
                await ann.table("streets", "me", "random", pack="lighthouse")
            made = await ann.table("fifty_first_state", "me", "random", seed=3, pack="lighthouse")
            live = await ann.live()
            await live.watch(made["id"], 0)
            update = await live.until(made["id"], 0, lambda u: u["view"]["decision"] is not None)
            await live.act(made["id"], 0, update["view"]["decision"]["options"][0])
            token = ann.token
    content._held.clear()  # as in a process that never saw the pack
    with in_thread(tmp_path) as host:
        async with crew_of(host) as crew:
            ann = await crew.person()
            ann.token = token
            ann.http.headers["authorization"] = f"Bearer {token}"
            live = await ann.live()
            await live.watch(made["id"], 0)
            last = await play_out(live, made["id"], 0)
            assert last["info"]["status"] == "finished"
            record = (await ann.get(f"/api/tables/{made['id']}/record"))["record"]
            assert "\npack: lighthouse\n" in record


@pytest.mark.anyio
async def test_a_rematch_is_played_with_the_same_pack(tmp_path: Path) -> None:
    with in_thread(tmp_path, packs=[PACK]) as host:
        async with crew_of(host) as crew:
            ann = await crew.person()
            for pack in ("lighthouse", None):
                made = await ann.table("fifty_first_state", "me", "random", pack=pack)
                live = await ann.live()
                await live.ask({"type": "motion", "table": made["id"], "seat": 0, "kind": "cancel"})
                again = await ann.post(f"/api/tables/{made['id']}/rematch")
                content_of = [
                    host.hub.tables[one["id"]].row.header.content for one in (made, again)
                ]
                assert content_of[0] == content_of[1]


def test_a_pack_that_is_wrong_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadUsage, match="no content pack folder 'nowhere'"):
        offer(["nowhere"])
    (tmp_path / "tiles.toml").write_text("")
    with pytest.raises(BadUsage, match="say which game the pack is for"):
        offer([str(tmp_path)])
    (tmp_path / "pack.toml").write_text('game = "streets"')
    assert [pack.name for pack in offer([str(tmp_path)])["streets"]] == [tmp_path.name]
    (tmp_path / "tiles.toml").write_text('remove = ["a_tile"]')
    with pytest.raises(BadUsage, match=r"content pack .* there is no entry 'a_tile'"):
        offer([str(tmp_path)])
