"""Around the game: motions, clocks, presence, chat, notes, notices."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import tabletown
from tabletown.server.protocol.parts import Settings
from tabletown.server.storage.schema import SeatDoc, TableDoc
from tabletown.server.tables import clocks
from tests.server.client import Crew, Live, Refused
from tests.server.test_acting import options, pair

pytestmark = pytest.mark.anyio


async def motion(live: Live, table: dict[str, Any], seat: int, kind: str, **more: Any) -> Any:
    return await live.ask(
        {"type": "motion", "table": table["id"], "seat": seat, "kind": kind, **more}
    )


async def agree(live: Live, table: dict[str, Any], seat: int, id: str, yes: bool = True) -> None:
    await live.ask(
        {"type": "ballot", "table": table["id"], "seat": seat, "motion": id, "agree": yes}
    )


async def test_pause_and_resume_by_agreement(crew: Crew) -> None:
    table, ann, ben = await pair(crew, settings={"pace": {"bank": 600}})
    shown = ann.updates[table["id"], 0]["clocks"]
    assert [clock["running"] for clock in shown] == [True, True]
    asked = await motion(ann, table, 0, "pause")
    with pytest.raises(Refused) as caught:
        await motion(ben, table, 1, "pause")
    assert caught.value.code == "taken"
    await agree(ben, table, 1, asked["motion"])
    paused = await ann.until(table["id"], 0, lambda update: update["info"]["paused"])
    assert [clock["running"] for clock in paused["clocks"]] == [False, False]
    with pytest.raises(Refused) as caught:
        await ann.act(table["id"], 0, options(ann, table, 0)[0])
    assert caught.value.code == "paused"
    asked = await motion(ben, table, 1, "resume")
    await agree(ann, table, 0, asked["motion"])
    await ann.until(table["id"], 0, lambda update: not update["info"]["paused"])
    await ann.act(table["id"], 0, options(ann, table, 0)[0])


async def test_motions_can_be_withdrawn_and_refused(crew: Crew) -> None:
    table, ann, ben = await pair(crew)
    for voter, seat in ((ann, 0), (ben, 1)):
        asked = await motion(ann, table, 0, "cancel")
        await agree(voter, table, seat, asked["motion"], yes=False)
        after = await ben.until(table["id"], 1, lambda update: not update["info"]["motions"])
        assert after["info"]["status"] == "running"
        with pytest.raises(Refused) as caught:
            await agree(ben, table, 1, asked["motion"])
        assert caught.value.code == "not-found"
    for wrong in ({"target": 1}, {"target": 9}):
        with pytest.raises(Refused):
            await motion(ann, table, 0, "pause", **wrong)
    with pytest.raises(Refused):
        await motion(ann, table, 0, "replace")


async def test_cancel_and_end(crew: Crew) -> None:
    for kind, status in (("cancel", "cancelled"), ("end", "finished")):
        table, ann, ben = await pair(crew)
        await ann.act(table["id"], 0, options(ann, table, 0)[0])
        asked = await motion(ann, table, 0, kind)
        await agree(ben, table, 1, asked["motion"])
        over = await ann.until(table["id"], 0, lambda u: u["info"]["status"] != "running")
        assert over["info"]["status"] == status
        with pytest.raises(Refused) as caught:
            await ben.act(table["id"], 1, "show 0")
        assert caught.value.code == "game-over"
        # Once it is over everybody may look from every side.
        assert (await ben.watch(table["id"], 0))["view"]["board"]["hand"]


async def test_somebody_who_is_gone_is_replaced_and_comes_back(crew: Crew) -> None:
    table, ann, ben = await pair(crew)
    person = ben.person
    before = len(ann.other)
    await ben.close()
    await ann.heard(lambda m: m["type"] == "presence" and m["seats"]["1"] == "gone", after=before)
    done = await motion(ann, table, 0, "replace", target=1)
    assert "motion" not in done  # nobody is left to ask
    replaced = await ann.until(table["id"], 0, lambda u: u["info"]["seats"][1]["stand_in"])
    assert replaced["info"]["seats"][1]["kind"] == "person"
    moved = await ann.until(table["id"], 0, lambda u: u["version"] >= 1)
    assert moved["turns"][-1]["seat"] == 1
    before = len(ann.other)
    again = await person.live()
    await again.watch(table["id"], 1)
    await again.ask({"type": "here", "table": table["id"], "seat": 1})
    back = await ann.until(table["id"], 0, lambda u: u["info"]["seats"][1]["stand_in"] is None)
    assert back["info"]["seats"][1]["yours"] is False
    await ann.heard(lambda m: m["type"] == "presence" and m["seats"]["1"] == "here", after=before)
    await again.ask({"type": "here", "table": table["id"], "seat": 1, "away": True})
    await ann.heard(lambda m: m["type"] == "presence" and m["seats"]["1"] == "away")


async def test_when_time_runs_out_a_bot_takes_over_and_hands_back(crew: Crew) -> None:
    ann = await crew.person()
    table = await ann.table(
        "lanterns", "me", "random", "me",
        settings={"pace": {"decision": 5, "timeout": "random"}},
    )  # fmt: skip
    hub = crew.host.hub
    live = await ann.live()
    first = await live.watch(table["id"], 0)
    assert first["clocks"][0]["left"] <= 5
    assert first["clocks"][1]["running"] is False  # bots have no clock
    stored = await asyncio.to_thread(lambda: hub.tables[table["id"]])
    for clock in stored.row.doc.clocks:  # five seconds pass
        if clock.since is not None:
            clock.since -= 5
    loop_call(stored, lambda: stored.hub.driver.wake(stored))
    gone = await live.until(table["id"], 0, lambda u: u["info"]["seats"][0]["stand_in"] == "random")
    assert gone["info"]["seats"][2]["stand_in"] == "random"
    await live.until(table["id"], 0, lambda u: u["version"] > 3)
    await live.ask({"type": "here", "table": table["id"], "seat": 0})
    back = await live.until(table["id"], 0, lambda u: u["info"]["seats"][0]["stand_in"] is None)
    assert back["clocks"][0]["left"] > 0


def loop_call(table: Any, work: Any) -> None:
    """Do something in the server's event loop."""
    task = next(iter(table.hub.supervisor.tasks.values()))
    task.get_loop().call_soon_threadsafe(work)


async def test_chat_is_delivered_once_and_kept(crew: Crew) -> None:
    table, ann, ben = await pair(crew)
    say = {
        "type": "say", "table": table["id"], "seat": 0, "key": "hello-ben", "text": "hi <b>Ben</b>\x07",
    }  # fmt: skip
    await ann.ask(say)
    await ann.ask(say)
    heard = await ben.heard(lambda m: m["type"] == "chat")
    (message,) = heard["messages"]
    assert message["text"] == "hi <b>Ben</b>"
    assert (message["name"], message["seat"], message["to"]) == ("Ann", 0, None)
    page = await ben.person.get(f"/api/tables/{table['id']}/chat")
    assert len(page["messages"]) == 1
    later = await ben.watch(table["id"], 1)
    assert later["chat"] == page["messages"]
    with pytest.raises(Refused) as caught:
        await ann.ask({**say, "key": "whisper-1", "to": [1]})
    assert caught.value.code == "not-allowed"  # this game has no whispers
    for wrong in ({"seat": 1}, {"text": " \x01 "}, {"text": ""}, {"text": "x" * 2000}):
        with pytest.raises(Refused):
            await ann.ask({**say, "key": "wrong-one", **wrong})


async def test_blocked_people_are_not_heard_and_cannot_join(crew: Crew) -> None:
    table, ann, ben = await pair(crew)
    other = ben.person
    await ann.person.call("PUT", f"/api/blocks/{other.user}")
    assert (await ann.person.get("/api/blocks"))["users"] == [other.user]
    await ben.ask(
        {"type": "say", "table": table["id"], "seat": 1, "key": "rude-word", "text": "boo"}
    )
    await ben.heard(lambda m: m["type"] == "chat")
    assert not [m for m in ann.other if m["type"] == "chat"]
    assert (await ann.watch(table["id"], 0))["chat"] == []
    mine = await ann.person.table("lanterns", "me", "open", settings={"public": True})
    with pytest.raises(Refused) as caught:
        await other.post(f"/api/tables/{mine['id']}/join", {})
    assert caught.value.code == "blocked"
    await ann.person.call("DELETE", f"/api/blocks/{other.user}")
    await other.post(f"/api/tables/{mine['id']}/join", {})


async def test_notes_are_private(crew: Crew) -> None:
    table, ann, ben = await pair(crew)
    await ann.ask({"type": "note", "table": table["id"], "text": "Ben bluffs"})
    assert (await ann.watch(table["id"], 0))["notes"] == "Ben bluffs"
    assert (await ben.watch(table["id"], 1))["notes"] == ""
    path = f"/api/tables/{table['id']}/notes"
    await ben.person.call("PUT", path, {"text": "Ann too"})
    assert await ben.person.get(path) == {"text": "Ann too"}
    assert await ann.person.get(path) == {"text": "Ben bluffs"}


async def test_notices_reach_people_who_look_elsewhere(crew: Crew) -> None:
    ann, ben = await crew.person("Ann"), await crew.person("Ben")
    live = await ben.live()
    table = await ann.table("lanterns", "me", "open", start=True)
    await ben.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    await live.heard(lambda m: m["type"] == "notice" and m["kind"] == "started")
    state = await ann.get(f"/api/tables/{table['id']}/state", seat=0)
    for person, seat in ((ben, 1), (ann, 0)):
        state = await person.get(f"/api/tables/{table['id']}/state", seat=seat)
        await person.post(
            f"/api/tables/{table['id']}/act",
            {
                "seat": seat, "version": state["version"], "key": f"notice-{seat}-x",
                "text": state["view"]["decision"]["options"][0],
            },
        )  # fmt: skip
    notice = await live.heard(lambda m: m["type"] == "notice" and m["kind"] == "turn")
    assert notice["table"] == table["id"]


async def test_whispers_where_the_game_has_them(crew: Crew) -> None:
    people = [await crew.person(name) for name in ("Ann", "Ben", "Cleo")]
    ann, ben, cleo = people
    table = await ann.post(
        "/api/tables",
        {
            "game": "new_angeles", "options": {"whispers": True}, "start": True,
            "seats": [{"kind": "me"}, {}, {}, {"kind": "bot", "level": "random"}],
            "settings": {"public": True},
        },
    )  # fmt: skip
    for seat, one in ((1, ben), (2, cleo)):
        await one.post(f"/api/tables/{table['id']}/join", {"seat": seat})
    lives = [await one.live() for one in people]
    for seat, live in enumerate(lives):
        update = await live.watch(table["id"], seat)
        assert update["info"]["whispers"] is True
    say = {"type": "say", "table": table["id"], "seat": 0, "text": "psst", "to": [1]}
    await lives[0].ask({**say, "key": "whisper-one"})
    heard = await lives[1].heard(lambda m: m["type"] == "chat")
    assert heard["messages"][0]["to"] == [0, 1]
    await lives[2].ask({"type": "ping"})
    assert not [m for m in lives[2].other if m["type"] == "chat"]
    assert (await cleo.get(f"/api/tables/{table['id']}/chat"))["messages"] == []
    assert len((await ann.get(f"/api/tables/{table['id']}/chat"))["messages"]) == 1
    spectator = await crew.person("Eve")
    assert (await spectator.get(f"/api/tables/{table['id']}/chat"))["messages"] == []
    for wrong in ({"to": [9]}, {"seat": None}):
        with pytest.raises(Refused):
            await lives[0].ask({**say, "key": "whisper-two", **wrong})


async def until_ready(live: Live, table: dict[str, Any]) -> dict[str, Any]:
    """Play all seats until the first negotiation window."""
    for seat in range(4):
        await live.watch(table["id"], seat)
    while (shown := live.updates[table["id"], 0])["view"]["prompt"] != "ready":
        seat = shown["view"]["waiting"][0]
        version = shown["version"]
        mine = await live.until(table["id"], seat, lambda u, v=version: u["version"] >= v)
        await live.act(table["id"], seat, mine["view"]["decision"]["options"][0])
        await live.until(table["id"], 0, lambda u, v=version: u["version"] > v)
    return shown


async def test_a_short_window_has_a_clock_and_ends_by_itself(crew: Crew) -> None:
    """NA-N.64: who has not spoken when its time is over is ready; nobody is replaced for that."""
    ann = await crew.person()
    seats = ("me", "me", "me", "me")
    options = {"windows": "short", "corporations": "fixed"}
    table = await ann.table("new_angeles", *seats, options=options)
    live = await ann.live()
    asked = await until_ready(live, table)
    assert asked["clocks"] == []  # no clock but this one
    assert (asked["view"]["prompt"], asked["hurry"]["whole"]) == ("ready", 10)
    assert (asked["hurry"]["seats"], asked["hurry"]["running"]) == ([0, 1, 2, 3], True)
    assert 0 < asked["hurry"]["left"] <= 10
    await motion(live, table, 0, "pause")
    paused = await live.until(table["id"], 0, lambda u: u["info"]["paused"])
    assert paused["hurry"]["running"] is False
    stored = crew.host.hub.tables[table["id"]]
    stored.row.doc.hurry.left = 1.0  # almost all of it has passed
    await motion(live, table, 0, "resume")
    await live.until(table["id"], 0, lambda u: not u["info"]["paused"])
    on = await live.until(table["id"], 0, lambda u: u["view"]["prompt"] != "ready")
    assert all(seat["stand_in"] is None for seat in on["info"]["seats"])
    assert on["hurry"] is None  # the main offer takes as long as it takes
    turns = sorted(live.turns[table["id"], 0].values(), key=lambda turn: turn["version"])
    assert [turn["seat"] for turn in turns][-4:] == [0, 1, 2, 3]
    pace = {"pace": {"kind": "days"}}
    slow = await ann.table("new_angeles", *seats, options=options, settings=pace)
    waits = await until_ready(live, slow)
    assert waits["hurry"] is None


def test_the_short_time_goes_on_until_somebody_else_is_asked() -> None:
    doc = TableDoc("", "", "", Settings(), [SeatDoc("person", "")] * 3)
    options = {"windows": "short", "corporations": "fixed"}
    match = tabletown.new("new_angeles", seats=4, options=options)
    while match.decision(asked := match.state.deciders()[0]).prompt != "ready":
        match.play(match.options(asked)[0], seat=asked)
    talk = match.state
    doc.waiting = [0, 1, 2]
    clocks.hurry(doc, talk, None)
    assert doc.hurry is not None
    clocks.set_running(doc, 100.0, True)
    assert clocks.runs_out(doc) == 110.0
    clocks.settle(doc, 104.0)
    doc.waiting = [1, 2]
    clocks.hurry(doc, talk, 0)
    assert (doc.hurry.left, doc.hurry.waiting) == (6.0, [1, 2])  # seat 0 has spoken
    doc.waiting = [0, 1, 2]
    clocks.hurry(doc, talk, None)  # a proposal brings seat 0 back
    assert doc.hurry.left == 10
    doc.waiting = [2]
    clocks.hurry(doc, talk, 2)  # the next window asks the same seat
    assert doc.hurry.left == 10
    clocks.set_running(doc, 200.0, False)
    assert not clocks.hurry_is_over(doc, 300.0)  # paused
    clocks.set_running(doc, 300.0, True)
    assert not clocks.hurry_is_over(doc, 309.0)
    assert clocks.hurry_is_over(doc, 310.0)
