"""Questions that wait while seats change hands: who may look is asked when the answer is made, not before."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.attacks.scenes import seated
from tests.attacks.tally import Tally
from tests.server.client import Crew, Live, Person
from tests.server.host import Host

pytestmark = pytest.mark.anyio
DEALS = 16  # more shuffles of two seats than it takes for them to change hands


def questions(table: str, seat: int) -> list[dict[str, Any]]:
    """Everything that shows a table through a seat's eyes."""
    base = {"table": table, "seat": seat}
    return [
        {"type": "plan", **base, "texts": []},
        {"type": "plan", **base, "texts": ["show 1"], "ahead": True},
        {"type": "preview", **base, "text": "show 1"},
        {"type": "explain", **base, "text": "show 1"},
        {"type": "forecast", **base},
        {"type": "replay", **base, "version": 0},
        {"type": "watch", **base},
        {"type": "act", **base, "version": 0, "key": "12345678", "text": "show 1"},
    ]


@asynccontextmanager
async def busy(host: Host, id: str) -> AsyncIterator[None]:
    """Meanwhile something else is done at the table, and what comes waits."""
    lock: asyncio.Lock = host.hub.tables[id].lock
    await asyncio.to_thread(host.run, lock.acquire())

    async def let_go() -> None:
        lock.release()

    try:
        yield
    finally:
        await asyncio.to_thread(host.run, let_go())


async def waiting_for(host: Host, id: str, count: int) -> None:
    """Until so many wait for the table."""
    while len(host.hub.tables[id].lock._waiters or ()) < count:
        await asyncio.sleep(0.005)


async def asked_at_the_start(
    host: Host, ann: Person, eve: Person, spies: list[Live]
) -> list[dict[str, Any]]:
    """What Eve is answered whose questions about her seat were under way when the seats were dealt;
    nothing if she kept her seat."""
    table = await seated(ann, eve, shuffle=True)
    id = table["id"]
    await ann.get(f"/api/tables/{id}")
    async with busy(host, id):
        starting = asyncio.create_task(ann.post(f"/api/tables/{id}/start"))
        await waiting_for(host, id, 1)
        asking = [
            asyncio.create_task(spy.ask(message, wrong=True))
            for spy, message in zip(spies, questions(id, 1), strict=True)
        ]
        asking += [
            asyncio.create_task(asked(eve, f"/api/tables/{id}/{path}"))
            for path in ("state?seat=1", "seen?seat=1", "replay?seat=1&version=0", "away?seat=1")
        ]
        await asyncio.sleep(0.2)
    started = await starting
    answers = await asyncio.gather(*asking)
    return answers if started["seats"][1]["user"] != eve.user else []


async def asked(person: Person, path: str) -> dict[str, Any]:
    answer: dict[str, Any] = (await person.http.get(path)).json()
    return answer


async def test_seats_are_dealt_while_questions_wait(host: Host, crew: Crew, tally: Tally) -> None:
    ann, eve = await crew.person("Ann"), await crew.person("Eve")
    spies = [await eve.live() for _ in questions("", 1)]
    for _ in range(DEALS):
        answers = await asked_at_the_start(host, ann, eve, spies)
        for answer in answers:
            refused = answer.get("code") in ("not-allowed", "not-started")
            tally.attack(
                f"asked before, answered after the seats were dealt: {answer}"[:300],
                not refused, leaked=0 if refused else len(json.dumps(answer)),
            )  # fmt: skip
        if answers:
            return
    raise AssertionError("the seats never changed hands")
