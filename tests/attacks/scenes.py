"""What attacks need before they begin: tables with people, and what somebody received of a table."""

from __future__ import annotations

import json
from typing import Any

from tests.server.client import Live, Person, Refused


async def code_of(awaitable: Any) -> str:
    """The code of the refusal that a call or message ends with; empty if it went through."""
    try:
        await awaitable
    except Refused as refused:
        return refused.code
    return ""


def updates_of(live: Live, table: str, start: int = 0) -> list[dict[str, Any]]:
    """The updates of a table among what came over the wire after ``start`` messages."""
    messages = [json.loads(text) for text in live.received[start:]]
    return [m for m in messages if m["type"] == "update" and m["table"] == table]


def shown_to(live: Live, table: str, seats: set[int], start: int = 0) -> int:
    """Bytes of updates that show the game from one of these seats."""
    return sum(
        len(json.dumps(update))
        for update in updates_of(live, table, start)
        if update["seat"] in seats and update["view"] is not None
    )


async def quiet(*lives: Live) -> None:
    """Until everything sent so far has arrived: answers keep their order."""
    for live in lives:
        await live.ask({"type": "ping"})


async def play_some(id: str, players: dict[int, Live], moves: int) -> int:
    """A few moves by the people at these seats; how many were made."""
    made = 0
    for number in range(moves):
        for seat, live in players.items():
            update = await live.watch(id, seat)
            decision = (update["view"] or {}).get("decision")
            if decision is not None:
                options = decision["options"]
                await live.act(id, seat, options[number % len(options)], version=update["version"])
                made += 1
    return made


async def seated(ann: Person, *others: Person, **more: Any) -> dict[str, Any]:
    """A table of Lanterns with these people, not started."""
    seats = ["me", *["open"] * len(others)]
    table = await ann.table("lanterns", *seats, start=False, **more)
    for other in others:
        await other.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    return table
