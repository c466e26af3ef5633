"""Making tables, filling seats, starting, leaving, rematch, lists."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.client import Crew, Person, Refused, play_out, to_act

pytestmark = pytest.mark.anyio


async def refused(awaitable: object) -> str:
    with pytest.raises(Refused) as caught:
        await awaitable  # type: ignore[misc]
    return caught.value.code


async def test_wrong_wishes_are_refused_before_the_table_exists(crew: Crew) -> None:
    ann = await crew.person()
    for wish in (
        {"game": "chess", "seats": [{"kind": "me"}, {}]},
        {"game": "lanterns", "seats": [{"kind": "me"}]},
        {"game": "lanterns", "seats": [{"kind": "me"}] * 5},
        {"game": "lanterns", "seats": [{"kind": "me"}] * 2, "mode": "blitz"},
        {"game": "lanterns", "seats": [{"kind": "me"}] * 2, "options": {"dice": 3}},
        {"game": "lanterns", "seats": [{"kind": "me"}] * 2, "options": {"cards": True}},
        {"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "bot", "temper": "wild"}]},
        {"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "bot", "level": "master"}]},
        {"game": "streets", "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "master"}] * 2]},
    ):
        assert await refused(ann.post("/api/tables", wish)) == "bad-usage"
    for wish in (
        {"game": "lanterns", "seats": []},
        {"game": "lanterns", "seats": [{"kind": "king"}, {}]},
        {"game": "lanterns", "seats": [{}, {}], "colour": "red"},
        {"game": "lanterns", "seats": [{"kind": "bot", "level": "godlike"}, {}]},
        {"game": "lanterns", "seats": [{}, {}], "settings": {"pace": {"bank": -5}}},
        {"seats": [{}, {}]},
        [],
        None,
    ):
        assert await refused(ann.post("/api/tables", wish)) == "bad-request"
    mine = await ann.get("/api/tables", show="mine")
    assert mine["tables"] == []


async def test_friends_join_by_invitation_and_the_host_starts(crew: Crew) -> None:
    ann, ben, eve = [await crew.person(name) for name in ("Ann", "Ben", "Eve")]
    table = await ann.table("lanterns", "me", "open", "open", title="Tuesday")
    path = f"/api/tables/{table['id']}"
    assert await refused(ben.get(path)) == "not-found"
    assert await refused(ben.get(path, invite="wrong")) == "not-found"
    seen = await ben.get(path, invite=table["invite"])
    assert seen["title"] == "Tuesday"
    assert seen["invite"] is None
    assert await refused(ben.post(path + "/join", {})) == "not-found"
    joined = await ben.post(path + "/join", {"invite": table["invite"], "seat": 2, "name": "Benny"})
    assert joined["seats"][2]["name"] == "Benny"
    assert joined["seats"][2]["yours"]
    assert (
        await refused(eve.post(path + "/join", {"invite": table["invite"], "seat": 2})) == "taken"
    )
    assert await refused(ben.post(path + "/start")) == "not-allowed"
    assert await refused(ann.post(path + "/start")) == "not-allowed"  # a seat is open
    await eve.post(path + "/join", {"invite": table["invite"]})
    assert await refused(eve.post(path + "/join", {"invite": table["invite"]})) == "full"
    removed = await ann.post(path + "/seat", {"seat": 1, "kind": "bot", "level": "easy"})
    assert removed["seats"][1]["kind"] == "bot"
    assert removed["seats"][1]["name"]
    assert await refused(eve.get(path)) == "not-found"
    started = await ann.post(path + "/start")
    assert started["status"] == "running"
    assert await refused(ann.post(path + "/start")) == "running"
    assert await refused(ann.post(path + "/seat", {"seat": 1, "kind": "open"})) == "running"
    assert await refused(ann.post(path + "/close")) == "running"


async def test_who_leaves_a_running_game_is_replaced_by_a_bot(crew: Crew) -> None:
    ann, ben = await crew.person("Ann"), await crew.person("Ben")
    table = await ann.table("lanterns", "me", "open", start=True, settings={"public": True})
    path = f"/api/tables/{table['id']}"
    await ben.post(path + "/join", {})
    assert await refused(ben.post(path + "/leave", {"seat": 0})) == "not-allowed"
    left = await ben.post(path + "/leave", {})
    assert left["seats"][1]["kind"] == "bot"
    assert left["status"] == "running"
    live = await ann.live()
    await live.watch(table["id"], 0)
    last = await play_out(live, table["id"], 0)
    assert last["info"]["status"] == "finished"
    other = await ann.table("lanterns", "me", "random")
    assert (await ann.post(f"/api/tables/{other['id']}/leave", {}))["status"] == "cancelled"


@pytest.mark.parametrize(
    ("game", "first"), [("fifty_first_state", 0), ("new_angeles", 1), ("streets", 0)]
)
async def test_lists_tell_the_round_of_games_that_have_some(
    crew: Crew, game: str, first: int
) -> None:
    ann = await crew.person()
    seats = 4 if game == "new_angeles" else 2
    table = await ann.table(game, *["me"] * seats)
    mine = (await ann.get("/api/tables", show="mine"))["tables"]
    assert [(one["id"], one["round"]) for one in mine] == [(table["id"], first)]


async def test_hot_seat_views_are_asked_per_seat(crew: Crew) -> None:
    ann = await crew.person()
    table = await ann.post(
        "/api/tables",
        {
            "game": "lanterns",
            "seats": [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Leo"}],
            "start": True,
        },
    )
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Leo"]
    live = await ann.live()
    first = await live.watch(table["id"], 0)
    second = await live.watch(table["id"], 1)
    assert first["view"]["board"]["hand"] != second["view"]["board"]["hand"]
    await live.act(table["id"], 0, first["view"]["decision"]["options"][0])
    later = await live.until(table["id"], 1, lambda update: update["version"] == 1)
    assert later["view"]["board"]["chosen"] == [True, False]
    assert later["turns"][-1]["text"] is None
    assert live.updates[table["id"], 0]["turns"][-1]["text"].startswith("show ")


async def test_rematch_keeps_the_seats(crew: Crew) -> None:
    ann, ben = await crew.person("Ann"), await crew.person("Ben")
    table = await ann.table("lanterns", "me", "open", "random", start=True)
    path = f"/api/tables/{table['id']}"
    await ben.post(path + "/join", {"invite": table["invite"]})
    assert await refused(ann.post(path + "/rematch")) == "running"
    lives = [await one.live() for one in (ann, ben)]
    for seat, live in enumerate(lives):
        await live.watch(table["id"], seat)
    await asyncio.gather(*[play_out(live, table["id"], seat) for seat, live in enumerate(lives)])
    again = await ann.post(path + "/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["person", "open", "bot"]
    assert again["link"] == {"kind": "rematch", "table": table["id"], "version": None}
    stranger = await crew.person("Eve")
    assert await refused(stranger.post(path + "/rematch")) == "not-found"
    # The new table is private as the old one was: who played is invited, who watched is not.
    looked = await stranger.get(path, invite=table["invite"])
    assert (looked["next"], looked["next_invite"]) == (again["id"], None)
    assert await refused(stranger.get(f"/api/tables/{again['id']}")) == "not-found"
    assert (await ben.post(path + "/rematch"))["invite"] == again["invite"]
    over = await ben.get(path)
    assert over["next"] == again["id"]
    joined = await ben.post(f"/api/tables/{again['id']}/join", {"invite": over["next_invite"]})
    assert joined["status"] == "running"
    assert (await ann.post(path + "/rematch"))["id"] == again["id"]
    past = await ben.get("/api/tables", show="past")
    assert table["id"] in [row["id"] for row in past["tables"]]
    found = await ben.get("/api/history", **{"with": "ann", "game": "lanterns"})
    assert [row["id"] for row in found["tables"]] == [table["id"]]
    assert (await ben.get("/api/history", **{"with": "zoe"}))["tables"] == []


async def test_the_lobby_lists_public_open_tables_live(crew: Crew) -> None:
    ann, ben = await crew.person("Ann"), await crew.person("Ben")
    live = await ben.live()
    await live.ask({"type": "lobby"})
    public = await ann.table("lanterns", "me", "open", settings={"public": True})
    private = await ann.table("lanterns", "me", "open")
    message = await live.heard(
        lambda m: m["type"] == "lobby" and public["id"] in [t["id"] for t in m["tables"]]
    )
    ids = [table["id"] for table in message["tables"]]
    assert private["id"] not in ids
    assert all(table["invite"] is None for table in message["tables"])
    await ann.post(f"/api/tables/{public['id']}/close")
    await live.heard(
        lambda m: m["type"] == "lobby" and public["id"] not in [t["id"] for t in m["tables"]]
    )
    page = await ben.get("/api/tables", limit=1)
    assert len(page["tables"]) <= 1


async def test_spectators_see_the_public_side_only(crew: Crew) -> None:
    ann, eve = await crew.person("Ann"), await crew.person("Eve")
    table = await ann.table("lanterns", "me", "random", settings={"public": True})
    closed = await ann.table(
        "lanterns", "me", "random", settings={"public": True, "spectators": False}
    )
    live = await eve.live()
    update = await live.watch(table["id"], None)
    assert update["view"]["board"]["hand"] == []
    assert update["view"]["decision"] is None
    assert update["info"]["invite"] is None
    assert await refused(live.watch(table["id"], 0)) == "not-allowed"
    assert await refused(live.watch(closed["id"], None)) == "not-allowed"
    assert await refused(live.watch("nosuchtable", None)) == "not-found"


async def test_a_game_over_http_alone(crew: Crew) -> None:
    ann = await crew.person()
    table = await ann.table("lanterns", "me", "random")
    path = f"/api/tables/{table['id']}"
    state = await ann.get(path + "/state", seat=0)
    number = 0
    while state["info"]["status"] == "running":
        decision = state["view"]["decision"]
        if decision is not None:
            number += 1
            await ann.post(
                path + "/act",
                {
                    "seat": 0,
                    "version": state["version"],
                    "key": f"http-{number:08}",
                    "text": decision["options"][0],
                },
            )
            state = await ann.get(path + "/state", seat=0)
        else:
            state = await ann.get(path + "/state", seat=0, since=state["version"], wait=5)
    assert state["view"]["outcome"] is not None
    assert to_act({"info": state["info"], "view": state["view"]})


async def test_the_progressive_plan_follows_the_person(crew: Crew) -> None:
    """Progressive Master Plan: after a win the Machine's player starts on II instead of III."""
    ann = await crew.person("Ann")
    table = await ann.table(
        "great_machine", "me", "random", mode="versus", start=True,
        options={"progressive_plan": True, "heroes": "culum-veiga-sylvia"},
    )  # fmt: skip
    live = await ann.live()
    await live.watch(table["id"], 0)

    def choose(update: dict[str, Any]) -> str:
        options: list[str] = update["view"]["decision"]["options"]
        return next((o for o in ("end", "take") if o in options), options[0])

    over = await play_out(live, table["id"], 0, choose)
    start = 2 if 0 in over["view"]["outcome"]["winners"] else 3
    again = await ann.post(f"/api/tables/{table['id']}/rematch")
    assert again["options"] == {**table["options"], "plan_start": start}

    async def plan_start(person: Person, *seats: str, **options: Any) -> int:
        options = {**table["options"], **options}
        made = await person.table("great_machine", *seats, mode="versus", options=options)
        return int(made["options"]["plan_start"])

    assert await plan_start(ann, "me", "random") == start  # at another table, too
    assert await plan_start(ann, "me", "random", plan_start=1) == 1  # as the host wishes
    assert await plan_start(ann, "random", "me") == 0  # another Machine
    assert await plan_start(ann, "random", "me", machine_seat=1) == start  # at another seat
    assert await plan_start(ann, "me", "random", progressive_plan=False) == 0
    assert await plan_start(await crew.person("Ben"), "me", "random") == 0


async def test_a_rematch_that_several_ask_for_at_once_is_one_table(crew: Crew) -> None:
    ann, ben = await crew.person("Ann"), await crew.person("Ben")
    table = await ann.table("lanterns", "me", "open", start=True, settings={"public": True})
    path = f"/api/tables/{table['id']}"
    await ben.post(path + "/join", {})
    id, live, other = table["id"], await ann.live(), await ben.live()
    moved = await live.ask({"type": "motion", "table": id, "seat": 0, "kind": "cancel"})
    if moved.get("motion"):
        agreed = {
            "type": "ballot",
            "table": id,
            "seat": 1,
            "motion": moved["motion"],
            "agree": True,
        }
        await other.ask(agreed)
    assert (await ann.get(path))["status"] == "cancelled"
    asking = [one.post(path + "/rematch") for one in (ann, ben) for _ in range(3)]
    found = {made["id"] for made in await asyncio.gather(*asking)}
    waiting = (await ann.get("/api/tables", show="open"))["tables"]
    assert len(found) == 1
    assert [one["id"] for one in waiting if one["host"] in (ann.user, ben.user)] == [*found]


async def test_a_rematch_is_shown_to_nobody_who_only_watched(crew: Crew) -> None:
    ann, ben, eve = await crew.person("Ann"), await crew.person("Ben"), await crew.person("Eve")
    table = await ann.table("lanterns", "me", "random", settings={"public": True})
    live = await ann.live()
    await live.watch(table["id"], 0)
    await play_out(live, table["id"], 0)
    path = f"/api/tables/{table['id']}"
    await ann.post(path + "/rematch")
    for one in (ben, eve):
        assert await refused(one.post(path + "/rematch")) == "not-allowed"
