"""Tables: people whom the host removed or blocked, and tables that close their doors."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.server.storage.schema import TableDoc
from tests.attacks.scenes import code_of, play_some, quiet, seated, updates_of
from tests.attacks.tally import Tally
from tests.server.client import Crew, Live, Person
from tests.server.host import Host

pytestmark = pytest.mark.anyio


async def try_to_stay(
    person: Person, live: Live, table: dict[str, Any], tally: Tally, who: str
) -> None:
    """All ways to hear of a table or to be heard there, with the old socket and the old invite."""
    id, invite = table["id"], table["invite"]
    for message in (
        {"type": "watch", "table": id, "invite": invite},
        {"type": "watch", "table": id},
        {"type": "say", "table": id, "key": "still-here", "text": "hello"},
        {"type": "note", "table": id, "text": "hello"},
        {"type": "forecast", "table": id},
        {"type": "replay", "table": id, "version": 0},
    ):
        tally.attack(f"{who}: {message['type']}", not await code_of(live.ask(message)))
    path = f"/api/tables/{id}"
    tally.attack(f"{who}: join", not await code_of(person.post(path + "/join", {"invite": invite})))
    for ending, query in (("", {"invite": invite}), ("/state", {"invite": invite}), ("/chat", {})):
        tally.attack(f"{who}: GET {ending}", not await code_of(person.get(path + ending, **query)))


@pytest.mark.parametrize("public", [True, False])
async def test_who_was_removed_stays_out(crew: Crew, tally: Tally, public: bool) -> None:
    ann, eve = await crew.person("Ann"), await crew.person("Eve")
    table = await seated(ann, eve, settings={"public": public})
    id, path = table["id"], f"/api/tables/{table['id']}"
    live = await eve.live()
    await live.watch(id, 1, invite=table["invite"])
    removed = await ann.post(path + "/seat", {"seat": 1, "kind": "open"})
    assert [one["name"] for one in removed["removed"]] == ["Eve"]
    gone = await live.heard(lambda m: m["type"] == "gone")
    assert gone["reason"] == "kicked"
    await try_to_stay(eve, live, table, tally, "removed")
    # With another session the same invitation is worth nothing either.
    again = await crew.person("Eve")
    if not public:
        code = await code_of(again.post(path + "/join", {"invite": table["invite"]}))
        tally.attack("the old invitation with a new session", code != "not-found")
    assert removed["invite"] != table["invite"]
    # Only the host lets somebody in again.
    wish = {"user": eve.user}
    for other in (eve, again):
        code = await code_of(other.post(path + "/admit", wish))
        tally.attack("to admit oneself", code not in ("not-allowed", "not-found", "blocked"))
    admitted = await ann.post(path + "/admit", wish)
    assert admitted["removed"] == []
    joined = await eve.post(path + "/join", {"invite": removed["invite"]})
    assert joined["seats"][1]["user"] == eve.user
    assert joined["removed"] == []


async def test_whom_the_host_blocks_hears_nothing_more(crew: Crew, tally: Tally) -> None:
    ann, ben, eve = [await crew.person(name) for name in ("Ann", "Ben", "Eve")]
    table = await seated(ann, ben, eve, settings={"public": True})
    id, path = table["id"], f"/api/tables/{table['id']}"
    sitting, watching = await eve.live(), await eve.live()
    await sitting.watch(id, 2)
    await watching.watch(id, None)
    await ann.call("PUT", f"/api/blocks/{eve.user}")
    for live in (sitting, watching):
        gone = await live.heard(lambda m: m["type"] == "gone")
        assert gone["reason"] == "kicked"
    seen = await ann.get(path)
    assert seen["seats"][2]["kind"] == "open"
    await try_to_stay(eve, sitting, table, tally, "blocked")
    await ann.call("DELETE", f"/api/blocks/{eve.user}")
    await ann.post(path + "/admit", {"user": eve.user})
    assert await code_of(eve.post(path + "/join", {})) == ""


async def test_a_block_does_not_throw_anybody_out_of_a_running_game(crew: Crew) -> None:
    """The seat is theirs; the host only does not hear them."""
    ann, eve = await crew.person("Ann"), await crew.person("Eve")
    table = await seated(ann, eve)
    id = table["id"]
    await ann.post(f"/api/tables/{id}/start")
    lives = {0: await ann.live(), 1: await eve.live()}
    for seat, live in lives.items():
        await live.watch(id, seat)
    await ann.call("PUT", f"/api/blocks/{eve.user}")
    assert await play_some(id, lives, 2) == 4
    await lives[1].ask({"type": "say", "table": id, "seat": 1, "key": "unheard-1", "text": "hi"})
    await quiet(lives[0])
    assert all(message["type"] != "chat" for message in lives[0].other)


def without_spectators(doc: TableDoc) -> str | None:
    doc.settings.spectators = False
    return None


def behind_doors(doc: TableDoc) -> str | None:
    doc.settings.public = False
    return None


@pytest.mark.parametrize("edit", [without_spectators, behind_doors])
async def test_a_table_that_closes_its_doors_shows_the_spectators_out(
    host: Host, crew: Crew, tally: Tally, edit: Any
) -> None:
    ann, ben, eve = [await crew.person(name) for name in ("Ann", "Ben", "Eve")]
    table = await seated(ann, ben, settings={"public": True})
    id = table["id"]
    await ann.post(f"/api/tables/{id}/start")
    live, spy = await ann.live(), await eve.live()
    await live.watch(id, 0)
    await spy.watch(id, None)
    host.run(host.hub.tables[id].change(edit))
    gone = await spy.heard(lambda m: m["type"] == "gone")
    assert gone["reason"] == "private"
    before = len(spy.received)
    await play_some(id, {0: live}, 2)
    await live.ask({"type": "say", "table": id, "seat": 0, "key": "behind-doors", "text": "alone"})
    await quiet(spy)
    told = [text for text in spy.received[before:] if id in text]
    tally.attack("watching on at a closed table", False, leaked=sum(map(len, told)))
    assert len(updates_of(live, id)) > 2
