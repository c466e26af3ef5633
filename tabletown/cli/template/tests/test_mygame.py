"""My game keeps what every game must keep, and its own rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tabletown
from tabletown.core.compliance import CHECKS
from tabletown.core.config import Config
from tabletown.core.errors import IllegalAction
from tabletown.core.match import Match
from tabletown.texts import Speaker, where

GAME = tabletown.find("mygame")


def on(match: Match) -> Any:
    """What lies on the table, with the fields of this game."""
    return match.state


def table(hand: list[int], top: int = 0, **options: bool) -> Match:
    """Two players; the first one holds ``hand`` (the deck has the stones it had before)."""
    match = tabletown.new("mygame", seats=2, seed=1, options=dict(options))
    s = on(match)
    others = sorted({*s.deck, *s.hands[0], *s.hands[1]} - set(hand))
    s.hands = [sorted(hand), [others.pop() for _ in range(4)][::-1]]
    s.deck = others
    s.top = top
    s.cached = None
    return match


def texts(match: Match) -> list[str]:
    return [action.text for action in match.options()]


@pytest.mark.parametrize("config", GAME.variants(), ids=str)
@pytest.mark.parametrize("check", list(CHECKS))
def test_compliance(check: str, config: Config) -> None:
    CHECKS[check](GAME, config, 11)


@pytest.mark.rule("MYG-1.1", "MYG-1.2")
def test_everybody_starts_with_four_of_thirty_stones() -> None:
    view = tabletown.new("mygame", seats=3, seed=2).view(0)["board"]
    assert view["stones"] == [4, 4, 4]
    assert view["deck"] == 30 - 12
    assert len(view["hand"]) == 4


@pytest.mark.rule("MYG-2.1")
def test_a_stone_of_another_hand_is_refused() -> None:
    match = table([3, 8, 9, 20])
    with pytest.raises(IllegalAction, match="not in hand"):
        match.play("lay 4")


@pytest.mark.rule("MYG-2.2")
def test_a_higher_stone_scores_one_point() -> None:
    match = table([3, 8, 9, 20], top=8)
    assert [text for text in texts(match) if text.startswith("lay")] == ["lay 9", "lay 20"]
    with pytest.raises(IllegalAction, match="too low"):
        match.play("lay 8")
    match.play("lay 20")
    assert (on(match).scores, on(match).top) == ([1, 0], 20)


@pytest.mark.rule("MYG-2.3")
def test_who_rests_may_lower_the_cairn_and_scores_nothing() -> None:
    match = table([3, 8, 9, 20], top=8)
    match.play("rest 3")
    assert (on(match).scores, on(match).top) == ([0, 0], 3)


@pytest.mark.rule("MYG-2.4")
@pytest.mark.parametrize(("steps", "points"), [(True, 2), (False, 1)])
def test_the_very_next_number_scores_two_with_the_option(steps: bool, points: int) -> None:
    match = table([3, 8, 9, 20], top=8, steps=steps)
    match.play("lay 9")
    assert on(match).scores[0] == points


@pytest.mark.rule("MYG-2.5")
def test_a_stone_is_drawn_while_there_are_any() -> None:
    match = table([3, 8, 9, 20])
    match.play("lay 3")
    assert len(on(match).hands[0]) == 4
    match = table([3, 8, 9, 20])
    on(match).pile += on(match).deck
    on(match).deck = []
    match.play("lay 3")
    assert on(match).hands[0] == [8, 9, 20]


@pytest.mark.rule("MYG-3.1", "MYG-3.2")
def test_the_game_ends_with_the_last_stone_and_the_most_points_win() -> None:
    match = table([3])
    on(match).pile += [*on(match).deck, *on(match).hands[1]]
    on(match).deck, on(match).hands[1] = [], []
    match.play("lay 3")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.outcome.scores == (1, 0)


def test_every_rule_has_a_test() -> None:
    assert where.coverage(GAME, Path(__file__).parent)["missing"] == []


def test_everything_is_said_in_words() -> None:
    match = tabletown.new("mygame", seats=2, seed=3)
    say = Speaker(GAME, match.config)
    assert say(f"prompt-{match.decision(0).prompt}", seat=0) == "Player 1: lay a stone, or rest."
    assert all(" stone " in say.action(action) for action in match.options())
    match.play(match.options()[0])
    for event in match.events(1):
        assert say.event(event).startswith(("Player", "You"))
