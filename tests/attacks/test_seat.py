"""Seats: eyes and voices of people who do not sit there any more."""

from __future__ import annotations

from typing import Any

import pytest

from tests.attacks.scenes import code_of, play_some, quiet, seated, shown_to, updates_of
from tests.attacks.tally import Tally
from tests.server.client import Crew, Live, Person, crew_of
from tests.server.host import Host

pytestmark = pytest.mark.anyio


def deeds(table: str, seat: int) -> list[dict[str, Any]]:
    """Everything that can be asked or done with a seat over the socket."""
    base = {"table": table, "seat": seat}
    return [
        {"type": "watch", **base},
        {"type": "act", **base, "version": 0, "key": "12345678", "text": "show 1"},
        {"type": "commit", **base, "version": 0, "key": "12345679", "texts": ["show 1"]},
        {"type": "undo", **base, "version": 0, "key": "12345670"},
        {"type": "motion", **base, "kind": "pause"},
        {"type": "ballot", **base, "motion": "x", "agree": True},
        {"type": "preview", **base, "text": "show 1"},
        {"type": "explain", **base, "text": "show 1"},
        {"type": "plan", **base, "texts": []},
        {"type": "forecast", **base},
        {"type": "hint", **base},
        {"type": "say", **base, "key": "1234567a", "text": "still here"},
        {"type": "replay", **base, "version": 0},
        {"type": "here", **base},
    ]


async def try_deeds(live: Live, table: str, seat: int, tally: Tally, who: str) -> None:
    for message in deeds(table, seat):
        answer = await live.ask(message, wrong=True)
        done = answer["type"] != "error" or answer["code"] not in (
            "not-allowed",
            "not-found",
            "blocked",
        )
        tally.attack(f"{who}: {message['type']} for a seat that is not theirs", done)


async def test_who_left_a_seat_does_not_see_who_sits_there_now(crew: Crew, tally: Tally) -> None:
    ann, ben, eve = [await crew.person(name) for name in ("Ann", "Ben", "Eve")]
    table = await seated(ann, eve, settings={"public": True, "spectators": False})
    id, path = table["id"], f"/api/tables/{table['id']}"
    spy = await eve.live()
    await spy.watch(id, 1)
    await eve.post(path + "/leave", {})
    await ben.post(path + "/join", {})
    await ann.post(path + "/start")
    lives = {0: await ann.live(), 1: await ben.live()}
    assert await play_some(id, lives, 5) > 5
    await quiet(spy)
    tally.attack("a seat watched, left and taken by another", False, leaked=shown_to(spy, id, {1}))
    tally.attack("any view at a table without spectators", bool(views(spy, id)))
    await try_deeds(spy, id, 1, tally, "who left")


def views(live: Live, id: str) -> list[dict[str, Any]]:
    return [update for update in updates_of(live, id) if update["view"] is not None]


async def test_who_left_a_running_game_is_out(crew: Crew, tally: Tally) -> None:
    ann, ben, eve = [await crew.person(name) for name in ("Ann", "Ben", "Eve")]
    table = await seated(ann, ben, eve)
    id, path = table["id"], f"/api/tables/{table['id']}"
    spy, live, other = await eve.live(), await ann.live(), await ben.live()
    await ann.post(path + "/start")
    await spy.watch(id, 2)
    await eve.post(path + "/leave", {})
    gone = await spy.heard(lambda m: m["type"] == "gone" and m["table"] == id)
    assert gone["reason"] == "private"
    before, others = len(spy.received), len(spy.other)
    await play_some(id, {0: live, 1: other}, 3)
    await live.ask(
        {"type": "say", "table": id, "seat": 0, "key": "a-secret", "text": "she is gone"}
    )
    await quiet(spy)
    told = [text for text in spy.received[before:] if id in text]
    tally.attack("updates and chat after leaving", False, leaked=sum(map(len, told)))
    assert [m["type"] for m in spy.other[others:]] == ["pong"]
    await try_deeds(spy, id, 2, tally, "who left a running game")
    for message in (
        {"type": "say", "table": id, "key": "1234567b", "text": "still here"},
        {"type": "note", "table": id, "text": "still here"},
        {"type": "forecast", "table": id},
        {"type": "watch", "table": id},
    ):
        tally.attack(f"{message['type']} after leaving", not await code_of(spy.ask(message)))


async def shuffled(ann: Person, ben: Person, others: dict[str, Live]) -> tuple[str, dict[str, int]]:
    """A game whose seats are dealt at its start, watched from before; who sits where then."""
    table = await seated(ann, ben, shuffle=True)
    for seat, person in enumerate((ann, ben)):
        await others[person.user].watch(table["id"], seat)
    started = await ann.post(f"/api/tables/{table['id']}/start")
    return table["id"], {seat["user"]: seat["seat"] for seat in started["seats"]}


async def followed(live: Live, id: str, seat: int, tally: Tally) -> None:
    """The watcher is told of the seat it has now, and shown nothing of the other one."""
    mine = await live.until(id, seat, lambda u: u["view"] is not None, 10)
    assert mine["view"]["seat"] == seat
    await quiet(live)
    tally.attack("seats dealt at the start", False, leaked=shown_to(live, id, {1 - seat}))


async def test_random_order_shows_nobody_the_hand_of_another(crew: Crew, tally: Tally) -> None:
    ann, ben = await crew.person("Ann"), await crew.person("Ben")
    lives = {person.user: await person.live() for person in (ann, ben)}
    exchanged = 0
    for _ in range(12):
        id, where = await shuffled(ann, ben, lives)
        for number, person in enumerate((ann, ben)):
            live, seat = lives[person.user], where[person.user]
            await followed(live, id, seat, tally)
            if seat != number:
                exchanged += 1
                moved = [u for u in updates_of(live, id) if u.get("was") == number]
                assert [update["seat"] for update in moved] == [seat]
                assert moved[0]["turns"][0]["kind"] == "start"
        await play_some(id, {where[person.user]: lives[person.user] for person in (ann, ben)}, 2)
        for person in (ann, ben):
            await followed(lives[person.user], id, where[person.user], tally)
        if exchanged >= 4:
            return
    raise AssertionError("twelve shuffles of two seats changed nothing")


async def test_a_hot_seat_group_keeps_its_eyes_after_the_shuffle(crew: Crew, tally: Tally) -> None:
    """Who holds several seats may look from each of them, wherever they are dealt."""
    ann, ben = await crew.person("Ann"), await crew.person("Ben")
    live = await ann.live()
    for _ in range(4):
        table = await ann.table("lanterns", "me", "me", "open", start=False, shuffle=True)
        await ben.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        for seat in (0, 1):
            await live.watch(table["id"], seat)
        started = await ann.post(f"/api/tables/{table['id']}/start")
        own = {seat["seat"] for seat in started["seats"] if seat["user"] == ann.user}
        for seat in own:
            await live.until(table["id"], seat, lambda u: u["view"] is not None, 10)
        (theirs,) = {0, 1, 2} - own
        await quiet(live)
        leaked = shown_to(live, table["id"], {theirs})
        tally.attack("a group's seats dealt at the start", False, leaked=leaked)


async def test_eyes_end_at_the_other_worker_too(two: tuple[Host, Host], tally: Tally) -> None:
    first, second = two
    async with crew_of(first) as crew:
        ann = await crew.person("Ann")
        ben, eve = Person(second, "Ben"), Person(second, "Eve")
        for person in (ben, eve):
            crew.people.append(person)
            await person.enter()
        lives = {person.user: await person.live() for person in (ann, ben)}
        for _ in range(4):
            id, where = await shuffled(ann, ben, lives)
            for person in (ann, ben):
                await followed(lives[person.user], id, where[person.user], tally)
        table = await seated(ann, eve, settings={"public": True, "spectators": False})
        id = table["id"]
        spy = await eve.live()
        await spy.watch(id, 1)
        # Everything below happens at the first worker; the spy's socket is at the second.
        await ann.post(f"/api/tables/{id}/seat", {"seat": 1, "kind": "bot", "level": "random"})
        gone = await spy.heard(lambda m: m["type"] == "gone" and m["table"] == id)
        assert gone["reason"] == "kicked"
        await ann.post(f"/api/tables/{id}/start")
        await play_some(id, {0: lives[ann.user]}, 3)
        await quiet(spy)
        tally.attack("a kick at another worker", False, leaked=shown_to(spy, id, {0, 1}))
        await try_deeds(spy, id, 1, tally, "who was removed at another worker")
