"""Looking back: replay, exports, records, games continued from a moment, away digests."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import tabletown
from tabletown.server.bots.job import BotAnswer
from tabletown.server.bots.pool import BotProcess, BotTooSlow
from tests.server.client import Crew, Live, Person, Refused, crew_of, play_out
from tests.server.host import Host, in_thread
from tests.server.test_acting import options, pair

pytestmark = pytest.mark.anyio


async def finished(crew: Crew, **more: Any) -> tuple[Person, dict[str, Any], Live]:
    ann = await crew.person()
    table = await ann.table("lanterns", "me", "random", "me", seed=11, **more)
    live = await ann.live()
    await live.watch(table["id"], 0)
    await live.watch(table["id"], 2)
    await asyncio.gather(*[play_out(live, table["id"], seat) for seat in (0, 2)])
    return ann, table, live


async def test_every_moment_is_shown_as_the_seat_saw_it(crew: Crew) -> None:
    table, ann, ben = await pair(crew, options={"dice": True})
    id = table["id"]
    seen = {0: ann.updates[id, 0]["view"]}
    for number in range(6):
        for live, seat in ((ann, 0), (ben, 1)):
            update = live.updates[id, seat]
            if update["view"]["decision"] is not None:
                version = update["version"]
                await live.act(id, seat, options(live, table, seat)[number % 2 - 1])
                await ann.until(id, 0, lambda u, version=version: u["version"] > version)
                await ben.until(id, 1, lambda u, version=version: u["version"] > version)
                seen[ann.updates[id, 0]["version"]] = ann.updates[id, 0]["view"]
    undo = ann.updates[id, 0]["undo"]["action"]
    assert undo in ("free", "consent")
    assert len(seen) > 5
    for version, view in seen.items():
        moment = await ann.ask({"type": "replay", "table": id, "seat": 0, "version": version})
        assert moment["view"] == view
        assert moment["turn"]["version"] == version
        assert moment["last"] == max(seen)
        over_http = await ann.person.get(f"/api/tables/{id}/replay", seat=0, version=version)
        assert over_http["view"] == view
    with pytest.raises(Refused) as caught:
        await ann.ask({"type": "replay", "table": id, "seat": 1, "version": 1})
    assert caught.value.code == "not-allowed"
    with pytest.raises(Refused) as caught:
        await ann.ask({"type": "replay", "table": id, "seat": 0, "version": 999})
    assert caught.value.code == "bad-usage"
    for path in ("record",):
        with pytest.raises(Refused) as caught:
            await ann.person.get(f"/api/tables/{id}/{path}")
        assert caught.value.code == "running"
    export = await ann.person.get(f"/api/tables/{id}/seen", seat=0)
    assert export["view"] == seen[max(seen)]
    assert [turn["version"] for turn in export["turns"]] == list(range(max(seen) + 1))


async def test_replay_goes_through_undone_actions(crew: Crew) -> None:
    table, ann, _ = await pair(crew)
    id = table["id"]
    start = ann.updates[id, 0]["view"]
    await ann.act(id, 0, options(ann, table, 0)[0])
    chosen = (await ann.until(id, 0, lambda u: u["version"] == 1))["view"]
    await ann.ask({"type": "undo", "table": id, "seat": 0, "version": 1, "key": "undo-one"})
    views = []
    for version in range(3):
        moment = await ann.ask({"type": "replay", "table": id, "seat": 0, "version": version})
        views.append(moment["view"])
    assert views == [start, chosen, start]


async def test_the_record_of_a_finished_game_replays(crew: Crew) -> None:
    ann, table, live = await finished(crew)
    text = (await ann.get(f"/api/tables/{table['id']}/record"))["record"]
    match = tabletown.load(text)
    assert match.outcome is not None
    assert match.outcome.plain() == live.updates[table["id"], 0]["view"]["outcome"]
    eve = await crew.person("Eve")
    with pytest.raises(Refused) as caught:
        await eve.get(f"/api/tables/{table['id']}/record")
    assert caught.value.code == "not-found"  # a private table stays private
    imported = await eve.post("/api/records", {"record": text, "title": "from Ann"})
    assert imported["status"] == "archived"
    assert imported["link"]["kind"] == "imported"
    moment = await eve.get(f"/api/tables/{imported['id']}/replay", seat=1, version=5)
    assert moment["view"] == match.at(5).view(1)
    past = await eve.get("/api/tables", show="past")
    assert imported["id"] in [row["id"] for row in past["tables"]]


async def test_the_coach_reviews_a_game_that_is_over(crew: Crew, host: Host) -> None:
    table, ann, ben = await pair(crew)
    id = table["id"]
    with pytest.raises(Refused) as caught:
        await ann.person.get(f"/api/tables/{id}/review")
    assert caught.value.code == "running"
    await ann.act(id, 0, options(ann, table, 0)[0])
    await ann.until(id, 0, lambda u: u["version"] == 1)
    await ann.ask({"type": "undo", "table": id, "seat": 0, "version": 1, "key": "undo-one"})
    await asyncio.gather(play_out(ann, id, 0), play_out(ben, id, 1))
    one, two = await asyncio.gather(
        ann.person.get(f"/api/tables/{id}/review"), ben.person.get(f"/api/tables/{id}/review")
    )
    assert one == two
    text = (await ann.person.get(f"/api/tables/{id}/record"))["record"]
    match = tabletown.load(text)
    assert match.outcome is not None
    versions = [point["version"] for point in one["points"]]
    assert versions[0] == 0
    assert versions[1] == 3  # what was taken back does not count
    assert versions[-1] == len(match.history) + 2
    assert one["points"][-1]["chances"] == [
        1.0 if seat in match.outcome.winners else 0.0 for seat in (0, 1)
    ]
    for turn in one["turns"]:
        played = match.history[turn["version"] - 3]
        assert (turn["seat"], turn["text"]) == (played.seat, played.action.text)
        assert turn["better"] != turn["text"]
        assert turn["better"] is not None or turn["instead"] is None
    host.hub.coach.kept.clear()
    host.hub.tables.pop(id)  # read from storage again
    again = await ann.person.get(f"/api/tables/{id}/review")
    assert again["points"] == one["points"]
    eve = await crew.person("Eve")
    with pytest.raises(Refused) as caught:
        await eve.get(f"/api/tables/{id}/review")
    assert caught.value.code == "not-found"


async def test_broken_records_are_refused(crew: Crew) -> None:
    ann, table, _ = await finished(crew)
    text = (await ann.get(f"/api/tables/{table['id']}/record"))["record"]
    lines = text.splitlines()
    for broken in (
        "nonsense",
        text[: len(text) // 2],
        text.replace("seed: 11", "seed: 12"),
        "\n".join(lines[:-3] + lines[-2:]),
        text.replace("game: lanterns", "game: chess"),
        text.replace("rules: 1", "rules: 9"),
        text.replace("seats: 3", "seats: 99"),
    ):
        with pytest.raises(Refused) as caught:
            await ann.post("/api/records", {"record": broken})
        assert caught.value.code in ("bad-record", "bad-usage")


async def test_a_game_goes_on_from_a_moment(crew: Crew) -> None:
    ann, table, live = await finished(crew)
    path = f"/api/tables/{table['id']}/continue"
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    made = await ann.post(path, {"version": 4, "seats": seats})
    assert made["status"] == "running"
    assert made["link"] == {"kind": "continued", "table": table["id"], "version": 4}
    again = await ann.get(f"/api/tables/{made['id']}/replay", seat=0, version=4)
    before = await ann.get(f"/api/tables/{table['id']}/replay", seat=0, version=4)
    assert again["view"]["board"] == before["view"]["board"]  # the same hidden cards
    await live.watch(made["id"], 0)
    last = await play_out(live, made["id"], 0)
    assert last["info"]["status"] == "finished"
    running = await ann.table("lanterns", "me", "me")
    for id, wish, code in (
        (table["id"], {"version": 4, "seats": seats[:2]}, "bad-usage"),
        (table["id"], {"version": 9999, "seats": seats}, "bad-usage"),
        (table["id"], {"version": 4, "seats": seats, "settings": {"rated": True}}, "bad-usage"),
        (table["id"], {"version": 4, "seats": [*seats[:2], {"kind": "open"}]}, "bad-usage"),
        (running["id"], {"version": 0, "seats": seats[:2]}, "running"),
    ):
        with pytest.raises(Refused) as caught:
            await ann.post(f"/api/tables/{id}/continue", wish)
        assert caught.value.code == code


async def test_since_you_were_away(crew: Crew) -> None:
    table, ann, ben = await pair(crew)
    person = ben.person
    before = len(ann.other)
    await ben.close()
    await ann.heard(lambda m: m["type"] == "presence" and m["seats"]["1"] == "gone", after=before)
    await ann.act(table["id"], 0, options(ann, table, 0)[0])
    await ann.ask(
        {"type": "say", "table": table["id"], "seat": 0, "key": "where-are-you", "text": "Ben?"}
    )
    digest = await person.get(f"/api/tables/{table['id']}/away", seat=1)
    assert (digest["since"], digest["version"], digest["waiting"]) == (0, 1, [1])
    assert [turn["seat"] for turn in digest["turns"]] == [0]
    assert [message["text"] for message in digest["messages"]] == ["Ben?"]
    again = await person.get(f"/api/tables/{table['id']}/away", seat=1)
    assert again["turns"] == []
    with pytest.raises(Refused) as caught:
        await person.get(f"/api/tables/{table['id']}/away", seat=0)
    assert caught.value.code == "not-allowed"


async def test_practice_from_a_position(crew: Crew) -> None:
    ann = await crew.person()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    with pytest.raises(Refused) as caught:
        await ann.post("/api/positions", {"game": "lanterns", "seats": seats, "position": {}})
    assert caught.value.code == "bad-position"
    with pytest.raises(Refused) as caught:
        await ann.post(
            "/api/positions",
            {"game": "streets", "seats": seats, "position": {"city": "nonsense", "hand": 5}},
        )
    assert caught.value.code == "bad-position"


async def test_a_lesson_starts_from_its_position(crew: Crew) -> None:
    """The beginning of the first lesson of Streets."""
    ann = await crew.person()
    position = {
        "hands": [
            ["starter_home", "post_office", "art_gallery"],
            ["kindergarten", "ice_cream_parlour", "seafood_grill"],
        ],
        "stack": ["grand_hotel", "trendy_lofts", "student_house"],
        "fill": 6,
        "active": 1,
    }
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Mira"}]
    table = await ann.post(
        "/api/positions",
        {"game": "streets", "seats": seats, "position": position, "title": "Your first street"},
    )
    assert (table["status"], table["practice"], table["waiting"]) == ("running", True, [1])
    live = await ann.live()
    mira = await live.watch(table["id"], 1)
    text = "place kindergarten 1,-1 w"
    assert text in mira["view"]["decision"]["options"]
    await live.act(table["id"], 1, text)
    mine = await live.watch(table["id"], 0)
    assert mine["view"]["waiting"] == [0]
    assert "place starter_home -1,0 s" in mine["view"]["decision"]["options"]
    eve = await crew.person("Eve")
    with pytest.raises(Refused) as caught:
        await eve.get(f"/api/tables/{table['id']}")
    assert caught.value.code == "not-found"


async def test_practice_is_in_no_list(crew: Crew) -> None:
    """Lessons are played at tables, but are nobody's games: the lists go on without them."""
    ann = await crew.person()
    games = [await ann.table("lanterns", "me", "easy", start=True) for _ in range(3)]
    for _ in range(5):
        lesson = await ann.table("lanterns", "me", "me", start=True, practice=True)
        assert lesson["practice"]
    last = await ann.table("lanterns", "me", "easy", start=True)
    wanted = [table["id"] for table in (last, *reversed(games))]
    mine = await ann.get("/api/tables", show="mine")
    assert [table["id"] for table in mine["tables"]] == wanted
    assert mine["next"] is None
    first = await ann.get("/api/tables", show="mine", limit=2)
    rest = await ann.get("/api/tables", show="mine", limit=2, before=first["next"])
    assert [table["id"] for table in first["tables"] + rest["tables"]] == wanted
    with pytest.raises(Refused) as caught:
        await ann.table("lanterns", "me", "open", practice=True)
    assert caught.value.code == "bad-usage"


async def test_a_review_on_a_busy_machine_takes_its_time(tmp_path: Path) -> None:
    """How long a bot may think about a move says nothing about a review: nobody's game waits for it."""
    with in_thread(tmp_path, bot_limit=0.001) as host:
        async with crew_of(host) as crew:
            table, ann, ben = await pair(crew)
            id = table["id"]
            await asyncio.gather(play_out(ann, id, 0), play_out(ben, id, 1))
            found = await ann.person.get(f"/api/tables/{id}/review")
            assert found["points"][-1]["version"] == ann.updates[id, 0]["version"]


async def test_a_review_that_takes_too_long_is_no_fault(
    crew: Crew, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, ben = await pair(crew)
    id = table["id"]
    await asyncio.gather(play_out(ann, id, 0), play_out(ben, id, 1))
    path = f"/api/tables/{id}/review"
    really_ask = BotProcess.ask

    def too_slow(process: BotProcess, job: bytes, limit: float) -> BotAnswer:
        if limit == 77.0:
            raise BotTooSlow("thought longer")
        return really_ask(process, job, limit)  # bots of other tests at the same server

    with monkeypatch.context() as slow:
        slow.setattr("tabletown.server.tables.coach.ANSWER_SECONDS", 77.0)
        slow.setattr(BotProcess, "ask", too_slow)
        with pytest.raises(Refused) as caught:
            await ann.person.get(path)
    assert caught.value.code == "busy"
    assert (await ann.person.get(path))["points"]  # later, with more time


async def test_a_review_does_without_an_alternative_that_nobody_finds(
    crew: Crew, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: Any) -> BotAnswer:
        raise BotTooSlow("thought longer")

    monkeypatch.setattr("tabletown.server.tables.coach.Coach.instead", nothing)
    table, ann, ben = await pair(crew)
    id = table["id"]
    await asyncio.gather(play_out(ann, id, 0), play_out(ben, id, 1))
    found = await ann.person.get(f"/api/tables/{id}/review")
    assert all(turn["better"] is None for turn in found["turns"])
