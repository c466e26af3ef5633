"""Idempotency keys: a key belongs to a person at a seat; nobody meets another's by choosing it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
import sqlalchemy as sa

from tabletown.server.storage.schema import incidents
from tests.attacks.scenes import code_of, seated
from tests.attacks.tally import Tally
from tests.server.client import Crew, Live, Person
from tests.server.host import Host

pytestmark = pytest.mark.anyio


def act(table: str, seat: int, key: str, text: str, version: int = 0) -> dict[str, Any]:
    return {
        "type": "act", "table": table, "seat": seat, "version": version, "key": key, "text": text,
    }  # fmt: skip


async def grown_table(ann: Person, live: Live) -> str:
    """A table with a bot at seat 2 that has chosen, at a version with keys long enough to be sent."""
    table = await ann.table("lanterns", "me", "me", "random")
    id: str = table["id"]
    await live.watch(id, 0)
    await live.until(id, 0, lambda u: u["version"] == 1)
    for number in range(12):
        await live.ask(act(id, number % 2, f"filler-{number}", f"give {1 - number % 2} 1"))
    return id


# Keys that bots used once, for the versions to come.
GUESSES = [f"bot.{version}.2{end}" for version in range(13, 27) for end in ("", ".quick", ".talk")]


async def frozen(live: Live, id: str) -> bool:
    """Ann plays her seats; whether the bot at the third does not."""
    before = (await live.watch(id, 1))["version"]
    for seat in (0, 1):
        update = await live.watch(id, seat)
        await live.act(id, seat, update["view"]["decision"]["options"][0])
    try:
        await live.until(id, 1, lambda u: u["version"] >= before + 3, 10)
    except TimeoutError:
        return True
    return False


async def test_bots_are_not_frozen_by_refused_guesses(crew: Crew, tally: Tally) -> None:
    ann = await crew.person("Ann")
    live = await ann.live()
    id = await grown_table(ann, live)
    for key in GUESSES:
        refused = await live.ask(act(id, 0, key, "show 99"), wrong=True)
        assert refused["code"] == "bad-notation"
    tally.attack("a refused action under the keys of bots", await frozen(live, id))


async def test_bots_are_not_frozen_by_taken_guesses(host: Host, crew: Crew, tally: Tally) -> None:
    """Stored actions under the bots' next keys; no incidents pile up either."""
    ann = await crew.person("Ann")
    live = await ann.live()
    id = await grown_table(ann, live)
    before = count_incidents(host)
    for number, key in enumerate(GUESSES[-12:]):
        await live.ask(act(id, number % 2, key, f"give {1 - number % 2} 1"))
    tally.attack("stored actions under the keys of bots", await frozen(live, id))
    tally.attack("incidents by taken keys", count_incidents(host) > before)


def count_incidents(host: Host) -> int:
    job = lambda c: c.execute(sa.select(sa.func.count()).select_from(incidents)).scalar_one()  # noqa: E731
    return int(host.run(host.hub.db.read(job)))


async def test_a_refusal_is_not_told_to_another(crew: Crew, tally: Tally) -> None:
    ann, ben = await crew.person("Ann"), await crew.person("Ben")
    table = await seated(ann, ben)
    id = table["id"]
    await ann.post(f"/api/tables/{id}/start")
    first, second = await ann.live(), await ben.live()
    mine, theirs = await first.watch(id, 0), await second.watch(id, 1)
    hand = mine["view"]["board"]["hand"]
    absent = next(number for number in range(24) if number not in hand)
    refused = await first.ask(act(id, 0, "same-key-1", f"show {absent}"), wrong=True)
    assert refused["type"] == "refused"
    option = theirs["view"]["decision"]["options"][0]
    answer = await second.ask(act(id, 1, "same-key-1", option), wrong=True)
    tally.attack("another's refusal under the same key", answer["type"] != "ack")
    # A key that somebody used for an action is free for everybody else, too.
    done = await first.ask(act(id, 0, "same-key-2", mine["view"]["decision"]["options"][0]))
    seen = await second.until(id, 1, lambda u: u["version"] >= done["version"])
    if seen["view"]["decision"] is not None:
        option = seen["view"]["decision"]["options"][0]
        again = act(id, 1, "same-key-2", option, version=seen["version"])
        answer = await second.ask(again, wrong=True)
        tally.attack("a key taken from another", answer["type"] != "ack")


async def test_the_same_key_at_another_seat_is_another_key(crew: Crew, tally: Tally) -> None:
    ann = await crew.person("Ann")
    table = await ann.table("lanterns", "me", "me")
    live = await ann.live()
    versions = []
    for seat in (0, 1):
        update = await live.watch(table["id"], seat)
        option = update["view"]["decision"]["options"][0]
        done = await live.ask(act(table["id"], seat, "both-seats", option, update["version"]))
        versions.append(done["version"])
    tally.attack("a key of one seat at another", versions != [1, 2])


async def test_a_refusal_is_not_repeated_for_ever(
    host: Host, crew: Crew, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was refused is looked at again when the answer is old."""
    ann, ben = await crew.person("Ann"), await crew.person("Ben")
    table = await seated(ann, ben)
    id = table["id"]
    await ann.post(f"/api/tables/{id}/start")
    first, second = await ann.live(), await ben.live()
    await first.watch(id, 0)
    theirs = await second.watch(id, 1)
    hand = theirs["view"]["board"]["hand"]
    late = act(id, 1, "too-early-1", f"show {hand[0]}", version=40)
    assert await code_of(second.ask(late)) == "stale"
    assert await code_of(second.ask(late)) == "stale"
    now = time.monotonic
    monkeypatch.setattr("tabletown.server.tables.keys.clock", lambda: now() + 3600)
    await second.ask({**late, "version": 0})
    kept = host.hub.tables[id].answers
    assert len(kept) == 0


async def test_repeated_refusals_do_not_grow(host: Host, crew: Crew, tally: Tally) -> None:
    """The same refused key again and again keeps nothing but one small answer."""
    ann = await crew.person("Ann")
    table = await ann.table("lanterns", "me", "me")
    live = await ann.live()
    await live.watch(table["id"], 0)
    for _ in range(200):
        await live.ask(act(table["id"], 0, "again-and-again", "show 99"), wrong=True)
    for number in range(400):
        await live.ask(act(table["id"], 0, f"another-{number:04}", "show 99"), wrong=True)
    kept = host.hub.tables[table["id"]].answers
    tally.attack("refusals kept in memory", len(kept) > 64)
    await asyncio.sleep(0)
