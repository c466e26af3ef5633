"""Things go wrong: runaway bots and rules, bugs in a game, stuck tables. Nobody else notices."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tabletown.games import find
from tabletown.server.rules import QUICK, STALLED, TRIALS, Past, RulesPool, RunawayRule
from tests.server.client import Crew, Refused, crew_of, play_out
from tests.server.host import Host, in_thread

pytestmark = pytest.mark.anyio
ADMIN = {"authorization": "Bearer the-admin-token-of-the-tests"}


async def test_a_runaway_rule_is_stopped_and_others_go_on() -> None:
    pool = RulesPool(0.5)

    def forever() -> None:
        while True:
            pass

    started = time.monotonic()
    stuck = asyncio.ensure_future(pool.run(forever))
    quick = [await pool.run(lambda: 1 + 1) for _ in range(5)]
    assert quick == [2] * 5
    assert not stuck.done()
    with pytest.raises(RunawayRule):
        await stuck
    assert time.monotonic() - started < 10
    assert await pool.run(lambda: "alive") == "alive"
    pool.close()


async def test_a_quick_job_that_runs_away_in_the_event_loop_goes_on_in_a_thread() -> None:
    pool, past, threads = RulesPool(20.0), Past(), list[str]()

    def job() -> str:
        threads.append(threading.current_thread().name)
        until = time.process_time() + (60.0 if threads[:-1].count("MainThread") == 2 else 0.0)
        while time.process_time() < until and threads[-1] == "MainThread":
            pass
        return "done"

    for _ in range(TRIALS + 2):
        assert await pool.run_of(past, job) == "done"
    assert threads[TRIALS:] == ["MainThread"] * 2, "quick jobs take no thread"
    threads[:] = threads[-2:]
    began = time.process_time()
    assert await pool.run_of(past, job) == "done"
    assert time.process_time() - began < 5.0, "it held the event loop up"
    assert threads[2:] == ["MainThread", threads[-1]] != ["MainThread", "MainThread"]
    for _ in range(TRIALS + 1):
        await pool.run_of(past, job)
    assert "MainThread" not in threads[4:], "a table is trusted once"
    pool.close()


async def test_no_rule_is_to_blame_for_collected_garbage() -> None:
    """A full collection of a large process takes as long as many moves, wherever it happens."""
    pool, past = RulesPool(20.0), Past()

    def job() -> str:
        until = time.process_time() + 4 * STALLED
        while time.process_time() < until:
            gc.collect()
        return "done"

    for _ in range(TRIALS):
        past.took(0.0)
    assert pool.run_here(past, job) == "done"
    pool.close()
    assert pool.collections.noticed not in gc.callbacks


async def test_a_table_whose_rules_take_long_leaves_the_event_loop_alone() -> None:
    pool, past, names = RulesPool(20.0), Past(), list[str]()

    def job(seconds: float) -> None:
        names.append(threading.current_thread().name)
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass

    for seconds in [0.0] * TRIALS + [2 * QUICK, 2 * QUICK, 0.0]:
        await pool.run_of(past, partial(job, seconds))
    assert [name == "MainThread" for name in names[TRIALS:]] == [True, False, False]
    pool.close()


@pytest.fixture
def faulty(tmp_path: Path) -> Iterator[Host]:
    """A server with short limits; its games can be sabotaged from the test."""
    with in_thread(tmp_path, rules_limit=1.0, bot_limit=1.0) as running:
        yield running


async def incidents(host: Host, crew: Crew) -> list[dict[str, Any]]:
    person = crew.people[0]
    answer = await person.http.get("/api/admin/incidents", headers=ADMIN)
    found: list[dict[str, Any]] = answer.json()
    return found


async def test_a_rule_that_hangs_or_breaks_changes_nothing(
    faulty: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = type(find("lanterns")).__module__
    import sys

    lanterns: Any = sys.modules[module]
    original = lanterns.ShowLanterns.chosen
    mode = {"now": "fine"}

    def chosen(self: Any, s: Any, seat: int, action: Any) -> None:
        original(self, s, seat, action)
        if mode["now"] == "hang" and s.config.seats == 2:
            while True:
                pass
        if mode["now"] == "break" and s.config.seats == 2:
            raise KeyError("a bug in the rules")

    monkeypatch.setattr(lanterns.ShowLanterns, "chosen", chosen)
    async with crew_of(faulty) as crew:
        ann, ben = await crew.person("Ann"), await crew.person("Ben")
        broken = await ann.table("lanterns", "me", "me")
        healthy = await ben.table("lanterns", "me", "random", "random")
        live, other = await ann.live(), await ben.live()
        before = await live.watch(broken["id"], 0)
        await other.watch(healthy["id"], 0)
        text = before["view"]["decision"]["options"][0]
        playing = asyncio.ensure_future(play_out(other, healthy["id"], 0))
        for kind in ("hang", "break"):
            mode["now"] = kind
            with pytest.raises(Refused) as caught:
                await live.act(broken["id"], 0, text)
            assert caught.value.code == "fault"
        mode["now"] = "fine"
        assert (await playing)["info"]["status"] == "finished"
        after = await live.watch(broken["id"], 0)
        assert after["version"] == 0
        assert after["view"] == before["view"]
        await live.act(broken["id"], 0, text)
        found = [i for i in await incidents(faulty, crew) if i["table"] == broken["id"]]
        assert len(found) == 2
        assert "a bug in the rules" in found[0]["detail"]
        assert found[0]["record"].startswith("tabletown-record")


async def test_a_bot_that_hangs_or_dies_is_replaced_by_a_quick_policy(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    (folder / "slowpoke").mkdir(parents=True)
    (folder / "slowpoke" / "__init__.py").write_text(SLOWPOKE)
    import os

    import tabletown.games

    before = os.environ["TABLETOWN_GAMES"]
    os.environ["TABLETOWN_GAMES"] = f"{before}{os.pathsep}{folder}"
    tabletown.games.__path__.append(str(folder))
    try:
        with in_thread(tmp_path / "data", bot_limit=0.7) as host:
            async with crew_of(host) as crew:
                ann = await crew.person()
                table = await ann.table("slowpoke", "me", "normal", "easy")
                live = await ann.live()
                await live.watch(table["id"], 0)
                last = await play_out(live, table["id"], 0)
                assert last["info"]["status"] == "finished"
                details = " ".join(i["detail"] for i in await incidents(host, crew))
                assert "thought longer" in details
                assert "the bot process died" in details
    finally:
        os.environ["TABLETOWN_GAMES"] = before
        tabletown.games.__path__.remove(str(folder))


SLOWPOKE = '''
"""Lanterns with a brain that hangs in some positions and kills its process in others."""
import os, time
from tabletown.games.lanterns import Lanterns
from tabletown.core.brain import Brain

class SlowBrain(Brain):
    def judge(self, s, seat, options):
        if seat == 1 and len(s.deck) % 2:
            time.sleep(60)
        if seat == 2 and sum(s.scores) < 3:
            os._exit(3)
        return [0.0 for _ in options]

class Slowpoke(Lanterns):
    name = "slowpoke"

    def brain(self):
        return SlowBrain()

GAME = Slowpoke()
'''


async def test_admins_look_after_tables_and_people(faulty: Host) -> None:
    async with crew_of(faulty) as crew:
        ann, ben = await crew.person("Ann"), await crew.person("Ben")

        async def admin(method: str, path: str, body: Any = None) -> Any:
            return await ann.http.request(method, f"/api/admin{path}", json=body, headers=ADMIN)

        for path in ("/overview", "/tables", "/incidents", "/reports", "/users"):
            assert (await ann.http.get(f"/api/admin{path}")).status_code == 403
            anonymous = await ann.http.get(
                f"/api/admin{path}", headers={"authorization": "Bearer x"}
            )
            assert anonymous.status_code == 401
            assert (await admin("GET", path)).status_code == 200
        table = await ann.table("lanterns", "me", "open", start=True)
        await ben.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        live, other = await ann.live(), await ben.live()
        first = await live.watch(table["id"], 0)
        await other.watch(table["id"], 1)
        await live.act(table["id"], 0, first["view"]["decision"]["options"][0])
        await other.act(
            table["id"], 1, other.updates[table["id"], 1]["view"]["decision"]["options"][0]
        )
        path = f"/tables/{table['id']}"
        assert (await admin("POST", path + "/rewind", {"version": 9})).status_code == 400
        assert (await admin("POST", path + "/rewind", {"version": 0})).status_code == 200
        back = await live.until(table["id"], 0, lambda u: u["version"] == 3)
        assert back["view"]["board"] == first["view"]["board"]
        assert (await admin("POST", path + "/reopen")).status_code == 200
        await live.act(table["id"], 0, first["view"]["decision"]["options"][1])
        await live.until(table["id"], 0, lambda u: u["version"] == 4)
        await admin("POST", "/announce", {"text": "restart at noon"})
        heard = await other.heard(lambda m: m["type"] == "notice" and m["kind"] == "announcement")
        assert heard["text"] == "restart at noon"
        assert (await crew.people[1].live()).welcome["announcement"] == "restart at noon"
        await other.ask({"type": "say", "table": table["id"], "key": "rude-rude", "text": "boo"})
        message = (await live.heard(lambda m: m["type"] == "chat"))["messages"][0]
        await ann.post(
            "/api/reports",
            {"user": ben.user, "reason": "rude", "table": table["id"], "message": message["id"]},
        )
        (report,) = (await admin("GET", "/reports")).json()
        assert (report["about"], report["text"]) == (ben.user, "boo")
        await admin("POST", f"/users/{ben.user}/mute", {"hours": 1})
        with pytest.raises(Refused) as caught:
            await other.ask({"type": "say", "table": table["id"], "key": "rude-again", "text": "b"})
        assert caught.value.code == "not-allowed"
        await admin("POST", f"/reports/{report['id']}/close")
        assert (await admin("GET", "/reports")).json() == []
        await admin("POST", f"/users/{ben.user}/ban", {"banned": True})
        assert (await ben.get("/api/me"))["user"] is None
        assert (await admin("POST", path + "/close")).status_code == 200
        over = await live.until(table["id"], 0, lambda u: u["info"]["status"] != "running")
        assert over["info"]["status"] == "cancelled"


async def test_a_damaged_game_is_stuck_and_named(faulty: Host) -> None:
    import sqlalchemy as sa

    from tabletown.server.storage.schema import entries, snapshots

    async with crew_of(faulty) as crew:
        ann = await crew.person()
        table = await ann.table("lanterns", "me", "me")
        live = await ann.live()
        first = await live.watch(table["id"], 0)
        await live.act(table["id"], 0, first["view"]["decision"]["options"][0])
        hub = faulty.hub
        hub.tables.pop(table["id"])
        hub.db.write_now(
            lambda c: c.execute(
                entries.update().where(entries.c.table_id == table["id"]).values(text="roll")
            )
        )
        hub.db.write_now(
            lambda c: c.execute(sa.delete(snapshots).where(snapshots.c.table_id == table["id"]))
        )
        info = await ann.get(f"/api/tables/{table['id']}")
        assert info["status"] == "stuck"
        with pytest.raises(Refused) as caught:
            await live.act(table["id"], 0, "show 1")
        assert caught.value.code == "stuck"
        (incident,) = [i for i in await incidents(faulty, crew) if i["table"] == table["id"]]
        assert "version 1" in incident["detail"]


async def test_a_page_tells_what_broke(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line in the log, without a session; what is too long is turned down, and so is a flood."""
    from structlog.testing import CapturingLogger

    from tabletown.server.web import faults

    log = CapturingLogger()
    monkeypatch.setattr(faults, "log", log)
    said = {"place": "board", "message": "Error: twice", "stack": "at\nthere", "page": "/tables/x"}
    with in_thread(tmp_path) as host:
        async with httpx.AsyncClient(base_url=host.http) as http:
            await http.get("/api/me")
            http.headers["x-csrftoken"] = http.cookies["csrftoken"]
            assert (await http.post("/api/faults", json=said)).json() == {"done": True}
            long = {**said, "message": "x" * 501}
            assert (await http.post("/api/faults", json=long)).status_code == 400
            flood = [(await http.post("/api/faults", json=said)).status_code for _ in range(20)]
    assert (flood[0], flood[-1]) == (200, 429)
    first, *others = log.calls
    assert (first.method_name, first.args) == ("warning", ("client-fault",))
    assert first.kwargs == {**said, "user": None}
    assert len(others) == flood.count(200) < 20
