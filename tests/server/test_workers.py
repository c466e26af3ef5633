"""Two workers on one PostgreSQL: people at different workers play at the same table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tabletown.server.check import check
from tests.server.client import Crew, Person, crew_of, play_out
from tests.server.host import Host, in_thread
from tests.server.postgres import Postgres
from tests.server.stubborn import Stubborn

pytestmark = pytest.mark.anyio


async def at_both(crew: Crew, second: Host) -> tuple[Person, Person]:
    """Ann at the first worker, Ben at the second."""
    ann = await crew.person("Ann")
    ben = Person(second, "Ben")
    crew.people.append(ben)
    await ben.enter()
    return ann, ben


async def test_people_at_two_workers_play_one_game(two: tuple[Host, Host]) -> None:
    first, second = two
    async with crew_of(first) as crew:
        ann, ben = await at_both(crew, second)
        table = await ann.table("lanterns", "me", "open", "random", start=True)
        live = await ann.live()
        await live.watch(table["id"], 0)
        joined = await ben.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        assert joined["status"] == "running"
        other = await ben.live()
        await other.watch(table["id"], 1)
        await live.until(table["id"], 0, lambda u: u["view"] is not None)
        ends = await asyncio.gather(play_out(live, table["id"], 0), play_out(other, table["id"], 1))
        assert ends[0]["view"]["outcome"] == ends[1]["view"]["outcome"]
        assert sorted(live.turns[table["id"], 0]) == sorted(other.turns[table["id"], 1])
        assert check(database=first.config.database)["differ"] == []


async def test_news_cross_between_workers(two: tuple[Host, Host]) -> None:
    first, second = two
    async with crew_of(first) as crew:
        ann, ben = await at_both(crew, second)
        table = await ann.table("lanterns", "me", "open", start=True)
        live, other = await ann.live(), await ben.live()
        await live.watch(table["id"], 0)
        await ben.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        await other.watch(table["id"], 1)
        await live.heard(lambda m: m["type"] == "presence" and m["seats"].get("1") == "here")
        await live.ask(
            {"type": "say", "table": table["id"], "seat": 0, "key": "over-there", "text": "hello"}
        )
        heard = await other.heard(lambda m: m["type"] == "chat")
        assert heard["messages"][0]["text"] == "hello"
        await other.heard(lambda m: m["type"] == "notice" and m["kind"] == "started")
        asked = await other.ask(
            {"type": "motion", "table": table["id"], "seat": 1, "kind": "pause"}
        )
        seen = await live.until(table["id"], 0, lambda u: u["info"]["motions"])
        assert seen["info"]["motions"][0]["id"] == asked["motion"]
        await live.ask(
            {
                "type": "ballot", "table": table["id"], "seat": 0, "motion": asked["motion"],
                "agree": True,
            }
        )  # fmt: skip
        await other.until(table["id"], 1, lambda u: u["info"]["paused"])


async def test_both_workers_act_at_once_and_nothing_is_done_twice(two: tuple[Host, Host]) -> None:
    """Every message goes through both workers; keys keep it from being done twice."""
    first, second = two
    async with crew_of(first) as crew:
        ann, ben = await at_both(crew, second)
        tables = []
        for _ in range(6):
            table = await ann.table("lanterns", "me", "open", "random", start=True)
            await ben.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
            tables.append(table["id"])
        players = [
            Stubborn([host.ws], person.token, id, seat, seed=number, free_share=0.3)
            for number, id in enumerate(tables)
            for seat, person in ((0, ann), (1, ben))
            for host in (first, second)
        ]
        async with asyncio.timeout(120):
            await asyncio.gather(*[player.run() for player in players])
        for id in tables:
            of_table = [player for player in players if player.table == id]
            versions = [version for player in of_table for _, version, _, _ in player.acked]
            assert len(versions) == len(set(versions))
            assert len({player.version for player in of_table}) == 1
        assert check(database=first.config.database)["differ"] == []


async def test_another_worker_takes_over_when_one_stops(pg: Postgres, tmp_path: Path) -> None:
    """The worker that looked after a table's bots goes away; the other one finds the table overdue."""
    database = pg.database()
    with in_thread(tmp_path / "b", database=database) as second:
        async with crew_of(second) as crew:
            ben = await crew.person("Ben")
            live = await ben.live()
            with in_thread(tmp_path / "a", database=database, bot_pause=30.0) as first:
                ann = Person(first, "Ann")
                crew.people.append(ann)
                await ann.enter()
                table = await ann.table(
                    "lanterns", "me", "random", "random", settings={"public": True}
                )
                await live.watch(table["id"], None)
            moved = await live.until(table["id"], None, lambda u: u["version"] >= 2, 30)
            assert moved["view"]["waiting"] == [0]


async def test_what_another_worker_did_is_followed_without_being_read(
    two: tuple[Host, Host],
) -> None:
    """The news of a change are enough; who does not look does not even work it out."""
    first, second = two
    async with crew_of(first) as crew:
        ann, ben = await at_both(crew, second)
        table = await ann.table("lanterns", "me", "open", start=True)
        id = table["id"]
        await ben.post(f"/api/tables/{id}/join", {"invite": table["invite"]})
        live, other = await ann.live(), await ben.live()
        await live.watch(id, 0)
        await other.watch(id, 1)
        read: list[str] = []
        hubs = [first.hub, second.hub]
        for hub in hubs:
            there = hub.tables[id]
            there.catch_up_locked = counted(read, hub.worker, there.catch_up_locked)  # type: ignore[method-assign]
        for version in range(6):
            shown = [
                await screen.until(id, seat, lambda u, v=version: u["version"] >= v)
                for seat, screen in enumerate((live, other))
            ]
            seat = shown[0]["view"]["waiting"][0]
            options = shown[seat]["view"]["decision"]["options"]
            await (live, other)[seat].act(id, seat, options[0])
        for seat, screen in enumerate((live, other)):
            await screen.until(id, seat, lambda u: u["version"] == 6)
        assert read == []
        assert hubs[0].tables[id].log.proof == hubs[1].tables[id].log.proof


def counted(
    read: list[str], worker: str, reading: Callable[[], Awaitable[None]]
) -> Callable[[], Awaitable[None]]:
    async def read_and_counted() -> None:
        read.append(worker)
        await reading()

    return read_and_counted


async def test_a_table_nobody_looks_at_is_read_when_somebody_does(two: tuple[Host, Host]) -> None:
    first, second = two
    async with crew_of(first) as crew:
        ann, ben = await at_both(crew, second)
        table = await ann.table("lanterns", "me", "open", start=True)
        path = f"/api/tables/{table['id']}"
        await ben.post(f"{path}/join", {"invite": table["invite"]})
        states = [await ann.get(f"{path}/state", seat=0), await ben.get(f"{path}/state", seat=1)]
        seat = states[0]["view"]["waiting"][0]
        player, reader, elsewhere = [(ann, ben, second), (ben, ann, first)][seat]
        live = await player.live()
        await live.watch(table["id"], seat)
        option = states[seat]["view"]["decision"]["options"][0]
        await live.act(table["id"], seat, option)
        there = elsewhere.hub.tables[table["id"]]
        async with asyncio.timeout(10):
            while not there.behind:
                await asyncio.sleep(0.02)
        assert there.row.version == states[seat]["version"]
        after = await reader.get(f"{path}/state", seat=1 - seat)
        assert after["version"] == states[seat]["version"] + 1
        assert not there.behind
