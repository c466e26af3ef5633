"""People play against bots and each other, over the wire, to the end."""

from __future__ import annotations

import pytest

from tests.server.client import Crew, play_out

pytestmark = pytest.mark.anyio


async def test_a_guest_plays_against_bots_to_the_end(crew: Crew) -> None:
    ann = await crew.person()
    table = await ann.table("lanterns", "me", "easy", "random")
    assert table["status"] == "running"
    live = await ann.live()
    await live.watch(table["id"], 0)
    last = await play_out(live, table["id"], 0)
    assert last["info"]["status"] == "finished"
    assert last["view"]["outcome"]["winners"]
    turns = live.turns[table["id"], 0]
    assert sorted(turns) == list(range(last["version"] + 1))
    record = await ann.get(f"/api/tables/{table['id']}/record")
    assert record["record"].startswith("tabletown-record: 1\n")
