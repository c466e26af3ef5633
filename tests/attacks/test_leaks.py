"""Leaks over the wire, for every game, by two independent methods.

By differences: what each seat was told over the socket is compared with the log of the game itself. Where
the log keeps something from a seat, that seat's bytes must be those of a spectator. By re-dealing: see
``tests/server/test_leaks.py``; the longer walks are here.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tabletown.core.match import Match
from tabletown.games import find, names
from tabletown.server.protocol.parts import EventInfo
from tests.attacks.tally import Tally
from tests.server.client import crew_of
from tests.server.host import Host, in_thread
from tests.server.test_leaks import Twin, twin, walk

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def quiet_host(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with in_thread(tmp_path_factory.mktemp("leaks")) as running:
        yield running


async def play(table: Twin, random: Random, actions: int) -> None:
    for _ in range(actions):
        match = table.table.log.match
        if table.table.row.status != "running":
            return
        seat = random.choice(match.state.deciders())
        text = random.choice(match.state.options(seat)).text
        free = [(s, a.text) for s in range(match.seats) for a in match.free_options(s)]
        if free and random.random() < 0.2:
            seat, text = random.choice(free)
        await table.settle()
        await table.lives[seat].act(table.id, seat, text)
    await table.settle()


def told(table: Twin, seat: int | None) -> dict[int, list[dict[str, Any]]]:
    """The events of every version as they came over the wire."""
    turns = table.lives[seat].turns[table.id, seat]
    return {version: turn["events"] for version, turn in turns.items()}


def spoken(events: list[Any], seat: int | None) -> list[dict[str, Any]]:
    """What the kernel says of events to a seat, as it looks on the wire."""
    found = [event.for_seat(seat) for event in events]
    return [
        json.loads(json.dumps({part: one[part] for part in ("key", "rule", "args")}))
        for one in found
        if one is not None
    ]


def surplus(table: Twin, seat: int, tally: Tally) -> None:
    """Bytes that a seat was told of events that the log keeps from it."""
    log = table.table.log
    mine, public = told(table, seat), told(table, None)
    for version in range(log.version + 1):
        events = log.match.opening if version == 0 else log.entries[version - 1].events
        kept = [event for event in events if seat not in event.to]
        if len(kept) < len(events):
            continue  # something among it is for this seat
        leaked = 0
        if mine[version] != spoken(events, None) or mine[version] != public[version]:
            leaked = len(json.dumps(mine[version]))
        tally.attack(f"version {version} as told to seat {seat}", False, leaked=leaked)
        for event in kept:
            plain = event.plain()
            if plain["hidden"]:
                tally.attack(
                    f"version {version}: {plain['key']} hidden from seat {seat}",
                    any(e["key"] == plain["key"] for e in mine[version])
                    and not any(e.key == plain["key"] and not e.plain()["hidden"] for e in events),
                )


def texts(table: Twin, seat: int | None, tally: Tally) -> None:
    """Nobody is sent the notation of another seat's action."""
    entries = table.table.log.entries
    for version, turn in table.lives[seat].turns[table.id, seat].items():
        foreign = version > 0 and entries[version - 1].seat != seat
        leaked = len(turn["text"] or "") if foreign else 0
        tally.attack(f"version {version}: text of another seat", False, leaked=leaked)


async def compare(host: Host, name: str, seed: int, actions: int, tally: Tally) -> None:
    game = find(name)
    config = max(game.variants(), key=lambda config: (config.seats, len(config.options)))
    async with crew_of(host) as crew:
        table = await twin(crew, config, seed)
        await play(table, Random(seed), actions)
        for seat in (None, *range(config.seats)):
            texts(table, seat, tally)
            if seat is not None:
                surplus(table, seat, tally)


@pytest.mark.parametrize("name", names())
async def test_seats_are_told_what_the_log_says(quiet_host: Host, name: str, tally: Tally) -> None:
    await compare(quiet_host, name, 3, 14, tally)


@pytest.mark.attack
@pytest.mark.parametrize("name", names())
async def test_seats_are_told_what_the_log_says_in_long_games(
    quiet_host: Host, name: str, tally: Tally
) -> None:
    for seed in range(4):
        await compare(quiet_host, name, seed, 150, tally)


@pytest.mark.attack
@pytest.mark.parametrize("name", names())
async def test_worlds_dealt_anew_sound_the_same(quiet_host: Host, name: str, tally: Tally) -> None:
    game = find(name)
    config = max(game.variants(), key=lambda config: (config.seats, len(config.options)))
    for seed in (11, 12):
        compared = await walk(quiet_host, config, seed, actions=60, every=10)
        for _ in range(compared):  # a difference would have ended the test
            tally.attack("a question in a world dealt anew", False)


async def test_the_comparison_would_notice(
    quiet_host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Events told as to whom they are for, whoever listens."""

    def careless(events: list[Any], seat: int | None) -> list[EventInfo]:
        seen = [event.for_seat(event.to[0] if event.to else seat) for event in events]
        return [EventInfo(e["key"], e["rule"], e["args"]) for e in seen if e is not None]

    monkeypatch.setattr("tabletown.server.gamelog.log.shown", careless)
    counted = Tally("unkept")
    with pytest.raises(AssertionError):
        await compare(quiet_host, "lanterns", 3, 10, counted)
    assert counted.counts["leaked_bytes"] > 0


@pytest.mark.parametrize("name", names())
def test_a_world_dealt_anew_offers_what_is_in_it(name: str, tally: Tally) -> None:
    """Options kept from the true position would tell bots what somebody really holds."""
    game = find(name)
    config = max(game.variants(), key=lambda config: (config.seats, len(config.options)))
    match = Match(game, config, 5)
    random = Random(5)
    for _ in range(40):
        if match.over:
            break
        seat = random.choice(match.state.deciders())
        text = random.choice(match.state.options(seat)).text
        others = [None, *[other for other in range(match.seats) if other != seat]]
        world = match.copy()
        world.state = game.world(match.state, random.choice(others), random.getrandbits(40))
        fresh = game.restore(config, world.snapshot())
        offered = [action.text for action in world.state.options(seat)]
        right = [action.text for action in fresh.options(seat)]
        leaked = 0 if offered == right else len(" ".join(offered))
        tally.attack(f"options of seat {seat} in a world", False, leaked=leaked)
        match.play(text, seat)
