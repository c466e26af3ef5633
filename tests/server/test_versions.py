"""Games keep the rules they started with: a rules change breaks no game, and none slips through."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tabletown
import tabletown.games
from tabletown.core.errors import BadRecord, BadUsage
from tabletown.server.check import check
from tests.server.client import crew_of, play_out
from tests.server.host import in_thread

pytestmark = pytest.mark.anyio

# A record from the time when "take" gave one point, kept as hosts have them on disk.
OLD_RECORD = Path(__file__).parent / "versions" / "almanac_rules_1.record"

ALMANAC = '''
"""Lanterns, with a rule that was changed once: taking the sure bonus gives two points since rules 2."""
from tabletown.core.config import Config
from tabletown.games import lanterns
from tabletown.games.lanterns import ROLL, TAKE, LanternState, Lanterns

NEW_BONUS = 2       # what the rule says now
PINNED = True       # False: the careless change that forgets games in progress

class Bonus(lanterns.Bonus):
    def options(self, s):
        return [ROLL, TAKE]

    def chosen(self, s, action):
        if action is ROLL:
            s.score(self.winner, s.random_below(4))
        elif PINNED and s.rules < 2:  # ALM-4 until rules 1: one point
            s.score(self.winner, 1)
        else:
            s.score(self.winner, NEW_BONUS)

class ShowLanterns(lanterns.ShowLanterns):
    def complete(self, s):
        s.reveal("shown", "LAN-2", lanterns=list(s.shown))
        single = [n for n in s.shown if s.shown.count(n) == 1]
        winner = s.shown.index(max(single))
        s.then(Bonus(winner), EndRound())
        s.score(winner, max(single) // 4)

class Round(lanterns.Round):
    def run(self, s):
        if not any(s.hands):
            lanterns.finish(s, "used-up")
        s.then(ShowLanterns())

class EndRound(lanterns.EndRound):
    def run(self, s):
        super().run(s)
        s.stack.pop()
        s.then(Round())

class Almanac(Lanterns):
    name = "almanac"
    rules = 2

    def setup(self, config, seed, rules):
        s = super().setup(config, seed, rules)
        s.stack.clear()
        s.then(Round())
        return s

GAME = Almanac()
'''


@pytest.fixture
def almanac(tmp_path: Path) -> Iterator[Any]:
    """The module of the game; tests set which rules are the present ones."""
    folder = tmp_path / "games"
    (folder / "almanac").mkdir(parents=True)
    (folder / "almanac" / "__init__.py").write_text(ALMANAC)
    before = os.environ["TABLETOWN_GAMES"]
    os.environ["TABLETOWN_GAMES"] = f"{before}{os.pathsep}{folder}"
    tabletown.games.__path__.append(str(folder))
    tabletown.games.find("almanac")
    yield sys.modules["tabletown.games.almanac"]
    sys.modules.pop("tabletown.games.almanac")
    tabletown.games.__path__.remove(str(folder))
    os.environ["TABLETOWN_GAMES"] = before


def points_for_taking(update: dict[str, Any], turns: dict[int, dict[str, Any]]) -> set[int]:
    """What "take" scored, read from the events."""
    return {
        event["args"]["points"]
        for turn in turns.values()
        if turn["text"] == "take"
        for event in turn["events"]
        if event["key"] == "scored"
    }


def takes(update: dict[str, Any]) -> str:
    options: list[str] = update["view"]["decision"]["options"]
    return "take" if "take" in options else options[-1]


async def test_a_running_game_goes_on_by_its_old_rules(almanac: Any, tmp_path: Path) -> None:
    data = tmp_path / "data"
    almanac.Almanac.rules = 1  # yesterday
    with in_thread(data) as host:
        async with crew_of(host) as crew:
            ann = await crew.person()
            token = ann.token
            old = await ann.table("almanac", "me", "random", seed=3)
            assert old["rules"] == 1
            live = await ann.live()
            await live.watch(old["id"], 0)
            first = live.updates[old["id"], 0]["view"]["decision"]["options"]
            await live.act(old["id"], 0, first[-1])
    almanac.Almanac.rules = 2  # the server is restarted with today's rules
    with in_thread(data) as host:
        async with crew_of(host) as crew:
            ann = await crew.person()
            ann.token = token
            ann.http.headers["authorization"] = f"Bearer {token}"
            live = await ann.live()
            new = await ann.table("almanac", "me", "random", seed=3)
            assert new["rules"] == 2
            seen = {}
            for table in (old["id"], new["id"]):
                await live.watch(table, 0)
                last = await play_out(live, table, 0, takes)
                assert last["info"]["status"] == "finished"
                seen[table] = points_for_taking(last, live.turns[table, 0])
            assert seen == {old["id"]: {1}, new["id"]: {2}}
    assert check(data=str(data))["differ"] == []


async def test_an_unversioned_change_is_found_by_the_check(almanac: Any, tmp_path: Path) -> None:
    data = tmp_path / "data"
    almanac.Almanac.rules = 1
    with in_thread(data) as host:
        async with crew_of(host) as crew:
            ann = await crew.person()
            table = await ann.table("almanac", "me", "me", seed=3)
            live = await ann.live()
            for seat in (0, 1):
                await live.watch(table["id"], seat)
            import asyncio

            await asyncio.gather(*[play_out(live, table["id"], seat, takes) for seat in (0, 1)])
    assert check(data=str(data))["tables"] == 1
    almanac.PINNED = False
    with pytest.raises(BadUsage, match=f"first {table['id']}: version .*the digest differs"):
        check(data=str(data))


def test_an_old_record_still_replays(almanac: Any) -> None:
    text = OLD_RECORD.read_text()
    match = tabletown.load(text)
    assert match.rules == 1
    assert match.over
    assert {
        event.args["points"]
        for played in match.history
        if played.action.text == "take"
        for event in played.events
        if event.key == "scored"
    } == {1}
    almanac.PINNED = False
    with pytest.raises(BadRecord, match="digest differs"):
        tabletown.load(text)
    with pytest.raises(BadRecord, match=r"digest differs|not among|not asked"):
        tabletown.load(text.replace("rules: 1", "rules: 2"))
