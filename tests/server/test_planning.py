"""Plans of several steps: behind what is unknown they assume, and claim nothing."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

import tabletown
from tabletown.bots.driver import play_decision
from tabletown.bots.levels import make_bot
from tabletown.core.match import Match
from tabletown.server.gamelog.log import GameLog
from tabletown.server.protocol.outgoing import Planned
from tabletown.server.tables import branch

# So many decisions into the game somebody has own things to plan with.
INTO = {"streets": 9, "fifty_first_state": 16, "new_angeles": 60, "great_machine": 30}


def in_the_middle(game: str) -> tuple[Match, int]:
    match = tabletown.new(game, seed=5)
    bots = {seat: make_bot(match.game, "easy", seat) for seat in range(match.seats)}
    for _ in range(INTO[game]):
        play_decision(match, bots)
    return match, match.state.deciders()[0]


def planned(match: Match, seat: int, texts: list[str]) -> Planned:
    log = cast("GameLog", SimpleNamespace(match=match, version=len(match.history)))
    return branch.plan("table", log, seat, texts, ahead=True)


def longest(match: Match, seat: int, most: int = 9) -> list[str]:
    """A plan that takes the first option again and again."""
    texts: list[str] = []
    while len(texts) < most:
        decision = planned(match, seat, texts).view["decision"]
        if decision is None:
            break
        options = decision["options"]
        texts.append(next((one for one in options if one not in branch.QUIET), options[0]))
    return texts


@pytest.mark.parametrize("game", sorted(INTO))
def test_a_plan_goes_on_behind_the_turns_of_others(game: str) -> None:
    match, seat = in_the_middle(game)
    texts = longest(match, seat)
    found = planned(match, seat, texts)
    statuses = [step.status for step in found.steps]
    assert len(texts) >= 3
    assert "assumed" in statuses
    assert not {"refused", "unreached"} & set(statuses)
    later = [step for step in found.steps if step.status == "assumed"]
    assert all(step.view is None and not step.events for step in later)


@pytest.mark.parametrize("game", sorted(INTO))
def test_a_plan_shows_and_offers_nothing_that_is_only_assumed(game: str) -> None:
    """The table behind the assumption is the one that was known before it."""
    match, seat = in_the_middle(game)
    texts = longest(match, seat)
    statuses = [step.status for step in planned(match, seat, texts).steps]
    known = statuses.index("assumed")
    boards: list[Any] = [
        planned(match, seat, texts[:n]).view["board"] for n in range(known, len(texts) + 1)
    ]
    assert all(board == boards[0] for board in boards)
    mine = str(match.view(seat)["board"])
    # Cards and tiles that no view of mine names are in no later step.
    for text in texts[known:]:
        _verb, *words = text.split()
        assert all(word in mine for word in words if re.fullmatch(r"[a-z_]{4,}", word)), text


@pytest.mark.rule("STR-4.15")
def test_no_cell_is_offered_beside_what_others_are_only_assumed_to_build() -> None:
    match, seat = in_the_middle("streets")
    start = [match.options(seat)[0].text]
    found = planned(match, seat, start)
    decision = found.view["decision"]
    assert decision["prompt"] == "build"
    built = {(tile["x"], tile["y"]) for tile in found.view["board"]["city"]}
    mine = {cell(text) for text in start}
    offered = {cell(text) for text in decision["options"]}
    assert offered
    for x, y in offered:
        assert {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & (built | mine), (x, y)


def cell(text: str) -> tuple[int, int]:
    """Where a tile is placed: ``place gallery 2,-1 s``."""
    x, y = text.split()[2].split(",")
    return int(x), int(y)


def test_what_hangs_on_the_others_is_said_to() -> None:
    """Legal if the others do one thing and not if they do another: neither claimed nor denied."""
    match, seat = in_the_middle("streets")
    start = [match.options(seat)[0].text]
    _verb, tile, *_where = planned(match, seat, start).view["decision"]["options"][0].split()
    said = set()
    for x in range(-8, 8):
        for y in range(-8, 8):
            (*_, step) = planned(match, seat, [*start, f"place {tile} {x},{y} n"]).steps
            said.add(step.refusal.key if step.refusal else step.status)
    assert "hangs-on-others" in said
    assert "assumed" in said


@pytest.mark.rule("STR-7.1")
def test_a_piece_that_is_only_named_gets_a_reason() -> None:
    """A tile that an earlier step of the plan has placed, pressed again."""
    match, seat = in_the_middle("streets")
    place = match.options(seat)[0].text
    _verb, tile, *_where = place.split()
    refusal = planned(match, seat, [place, tile]).steps[1].refusal
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("already-built", "STR-7.1")


def test_an_own_card_turned_up_is_no_surprise() -> None:
    """An offer is news for the others; a plan goes on from it."""
    match = tabletown.new("new_angeles", seed=5)
    bots = {seat: make_bot(match.game, "easy", seat) for seat in range(match.seats)}
    while match.decision(match.state.deciders()[0]).prompt != "main-offer":
        play_decision(match, bots)
    seat = match.state.deciders()[0]
    offer = next(option.text for option in match.options(seat) if option.text.startswith("offer"))
    (step,) = planned(match, seat, [offer]).steps
    assert step.status == "done"


@pytest.mark.rule("NA-25.4")
def test_the_price_of_a_counteroffer_is_known_with_the_question() -> None:
    """The price is told when a counteroffer is asked for: which cards pay it is planned with it."""
    match = tabletown.new("new_angeles", seed=5)
    bots = {seat: make_bot(match.game, "easy", seat) for seat in range(match.seats)}
    while True:
        seat = match.state.deciders()[0]
        decision = match.decision(seat)
        counters = [one.text for one in match.options(seat) if one.kind == "counter"]
        if decision.prompt == "counteroffer" and decision.details["price"] and counters:
            break
        play_decision(match, bots)
    found = planned(match, seat, counters[:1])
    assert found.steps[0].status == "done"
    assert found.view["decision"]["prompt"] == "discard"
