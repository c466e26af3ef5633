"""A master at a table: it thinks longer than others, and is given the time for it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tabletown.server.bots.job import BotAnswer, BotJob
from tabletown.server.bots.pool import BotPool, BotProcess
from tests.server.client import Crew, Refused
from tests.server.host import Host

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("crowded", [False, True])
async def test_a_master_is_given_the_time_it_thinks_beside_the_limit(
    crew: Crew, host: Host, monkeypatch: pytest.MonkeyPatch, crowded: bool
) -> None:
    """While others wait for a process it has the time of `hard`."""
    given: dict[str, tuple[float, float]] = {}
    really_ask = BotProcess.ask

    def ask(process: BotProcess, job: bytes, limit: float) -> BotAnswer:
        asked = msgspec.msgpack.decode(job)
        if asked["type"] == BotJob.__name__ and asked["want"] == "choose":
            given[asked["level"]] = (asked["seconds"], limit)
        return really_ask(process, job, limit)

    monkeypatch.setattr(BotProcess, "ask", ask)
    monkeypatch.setattr(BotPool, "crowded", crowded)
    ann = await crew.person()
    table = await ann.table("streets", "hard", "master")
    live = await ann.live()
    await live.watch(table["id"], None)
    await live.until(table["id"], None, lambda update: update["version"] >= 6)
    seconds, limit = host.config.bot_seconds, host.config.bot_limit
    if crowded:
        assert given["master"] == pytest.approx((seconds / 9, limit))
    else:
        assert given["hard"] == (seconds, limit)
        assert given["master"] == pytest.approx((seconds, limit + 8 * seconds))


async def test_a_pool_is_crowded_while_somebody_waits_for_a_process() -> None:
    pool = BotPool(1, 1.0, 0)
    first = await pool.gate.enter()
    assert not pool.crowded
    second = asyncio.ensure_future(pool.gate.enter())
    await asyncio.sleep(0)
    assert pool.crowded
    pool.gate.leave(first)
    pool.gate.leave(await second)
    assert not pool.crowded
    pool.close()


async def test_one_process_is_left_to_those_who_think_quickly() -> None:
    pool = BotPool(3, 1.0, 0)
    with pool.long_job() as first, pool.long_job() as second:
        assert (first, second) == (True, True)
        with pool.long_job() as third:
            assert not third
    with pool.long_job() as again:
        assert again
    pool.close()
    alone = BotPool(1, 1.0, 0)
    with alone.long_job() as only:
        assert only
    alone.close()


async def test_a_master_sits_where_it_is_offered(crew: Crew) -> None:
    ann = await crew.person()
    (streets,) = [game for game in await ann.get("/api/games") if game["name"] == "streets"]
    offered: dict[str, Any] = {mode["name"]: mode["masters"] for mode in streets["modes"]}
    assert offered == {"standard": [2], "solo": []}
    assert "master" in streets["levels"]
    table = await ann.table("streets", "me", "open")
    path = f"/api/tables/{table['id']}/seat"
    seated = await ann.post(path, {"seat": 1, "kind": "bot", "level": "master"})
    assert seated["seats"][1]["level"] == "master"
    three = await ann.table("streets", "me", "open", "open")
    path = f"/api/tables/{three['id']}/seat"
    with pytest.raises(Refused) as caught:
        await ann.post(path, {"seat": 1, "kind": "bot", "level": "master"})
    assert caught.value.code == "bad-usage"
