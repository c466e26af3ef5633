"""Bots play legal moves, see nothing they may not see, and are graded."""

from __future__ import annotations

import pytest

import tabletown
from tabletown.bots import LEVELS, make_bot
from tabletown.core.compliance import random_action, swapped
from tabletown.core.rng import Dice
from tabletown.games import find, names


def play_out(name: str, levels: list[str], seed: int, iterations: int = 30) -> tuple[int, ...]:
    match = tabletown.new(name, seats=len(levels), seed=seed)
    bots = [
        make_bot(match.game, level, seed * 10 + i, iterations=iterations)
        for i, level in enumerate(levels)
    ]
    while not match.over:
        seat = match.state.deciders()[0]
        match.play(bots[seat].choose(seat, match), seat)
    assert match.outcome is not None
    return match.outcome.winners


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_to_the_end(level: str) -> None:
    assert play_out("lanterns", [level, "random", "random"], 3)


def test_levels_beat_random() -> None:
    for level in ("normal", "hard"):
        won = sum(0 in play_out("lanterns", [level, "random"], seed) for seed in range(30))
        assert won > 15, level


def test_a_bot_can_say_why() -> None:
    match = tabletown.new("lanterns", seats=2, seed=1)
    bot = make_bot(match.game, "normal", 1)
    action = bot.choose(0, match)
    reason = bot.explain()
    assert reason is not None
    assert reason.action == action.text
    assert {term.name for term in reason.terms} == {"score", "hand", "shown"}
    assert reason.alternative is not None


def test_unknown_levels_and_tempers_are_refused() -> None:
    game = find("lanterns")
    with pytest.raises(tabletown.BadUsage, match="did you mean 'hard'"):
        make_bot(game, "harrd", 1)
    with pytest.raises(tabletown.BadUsage, match="no bot temper"):
        make_bot(game, "easy", 1, "grumpy")


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_does_not_depend_on_what_is_hidden(name: str, level: str) -> None:
    """Fairness: the same seed chooses the same in every world that looks the same to the seat."""
    game = find(name)
    match = tabletown.new(name, seed=4)
    dice = Dice(9)
    checked = 0
    for _ in range(60):
        if match.over:
            break
        seat = match.state.deciders()[0]
        if len(match.options(seat)) > 1 and dice.below(4) == 0 and checked < 6:
            checked += 1
            dealt = swapped(match, game.determinise(match.state, seat, dice.seed()))
            here = make_bot(game, level, 5, iterations=12).choose(seat, match)
            there = make_bot(game, level, 5, iterations=12).choose(seat, dealt)
            assert here == there
        seat, action = random_action(match, dice, 0.0)
        match.play(action, seat)
    assert checked
