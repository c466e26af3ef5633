"""Bots: sane judgements in every decision, sensible choices, and strength."""

from __future__ import annotations

from math import isfinite
from typing import Any

import pytest

from tabletown.bots.driver import play_out
from tabletown.bots.levels import make_bot
from tabletown.core.rng import Dice
from tabletown.games.fifty_first_state import GAME
from tabletown.games.fifty_first_state.state import ROUND
from tabletown.lab.quick import QuickMatch
from tabletown.texts import LANGUAGES, Speaker

Make = Any
BRAIN = GAME.brain()


@pytest.mark.parametrize(
    ("seats", "mode", "expansion"),
    [
        (2, "standard", "none"),
        (3, "standard", "all"),
        (4, "standard", "winter"),
        (1, "solo", "all"),
    ],
)
def test_every_decision_is_judged(seats: int, mode: str, expansion: str) -> None:
    config = GAME.config(seats, mode, {"expansion": expansion, "factions": "choose"})
    s = GAME.setup(config, 8, 1)
    s.advance()
    dice = Dice(3)
    number = 0
    while not s.over:
        seat = s.deciders()[0]
        options = s.options(seat)
        if number % 4 == 0:
            before = s.digest()
            values = BRAIN.judge(s, seat, options)
            assert len(values) == len(options)
            assert all(isfinite(value) for value in values)
            rewards = BRAIN.rewards(s)
            assert len(rewards) == seats
            assert all(0.0 <= reward <= 1.0 for reward in rewards)
            if mode == "standard":
                assert sum(rewards) == pytest.approx(1.0)
            assert s.digest() == before
        action = BRAIN.quick(s, seat, options, dice)
        assert action in options
        s.apply(action, seat)
        number += 1
    assert BRAIN.terms(s, 0)["result"] in (-100.0, 100.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_and_tempers_have_words(table: Make, language: str) -> None:
    t = table({"hand": ["docks"], "tokens": {"grey": 1}}, {})
    say = Speaker(GAME, t.match.config, language)
    names = BRAIN.terms(t.match.state, 0)
    assert set(names) >= {"points", "locations", "engine", "goods", "hand", "shields", "rivals"}
    for name in (*names, "result"):
        assert say.knows(f"term-{name}")
    for temper in BRAIN.personalities:
        assert say.knows(f"temper-{temper}")


def best(t: Any, seat: int = 0) -> str:
    options = t.match.options(seat)
    values = BRAIN.judge(t.match.state, seat, options)
    return options[max(range(len(options)), key=lambda i: values[i])].text


def test_points_are_taken(table: Make) -> None:
    t = table({"state": ["shipwreck"], "tokens": {"worker": 2, "iron": 2}}, {})
    assert best(t) == "use shipwreck"
    t = table({"state": ["archive [used 2]"], "vp": 25}, {})
    assert best(t) == "pass"


def test_cheap_producers_are_built_first(table: Make) -> None:
    t = table(
        {"hand": ["school", "shelter"], "tokens": {"grey": 3}, "faction": "mutants_union"}, {}
    )
    assert best(t) == "build school"


def test_workers_become_what_is_missing(table: Make) -> None:
    t = table(
        {"faction": "new_york", "state": ["shipwreck"], "tokens": {"worker": 3}, "vp": 21},
        {"passed": True, "vp": 20},
        round=5,
    )
    assert best(t) == "faction recruit"
    t.play("faction recruit")
    assert best(t) == "gain iron"


def test_a_ruin_is_rebuilt_rather_than_a_producer_lost(table: Make) -> None:
    t = table(
        {"state": ["docks", "ruin(gun_shop)"], "hand": ["parking_lot"], "tokens": {"brick": 1}}, {}
    )
    assert best(t) == "develop parking_lot"
    t.play("develop parking_lot")
    assert best(t) == "onto gun_shop"


def test_the_default_payment_is_preferred(table: Make) -> None:
    t = table({"state": ["scrap_trader"], "tokens": {"iron": 1, "ammo": 1}}, {})
    t.play("use scrap_trader")
    assert best(t) == "pay"


def test_personalities_weigh_differently(table: Make) -> None:
    t = table(
        {"state": ["docks"], "hand": ["school"], "tokens": {"grey": 1}}, {"state": ["quarry"]}
    )
    s = t.match.state
    values = {BRAIN.with_temper(temper).value(s, 0) for temper in BRAIN.personalities}
    assert len(values) == len(BRAIN.personalities)


def wins(a: str, b: str, games: int, iterations: int | None = None) -> tuple[float, float]:
    """The share of games that ``a`` wins, with seats in turn, and the mean number of rounds."""
    config = GAME.config(2)
    won = rounds = 0.0
    for number in range(games):
        match = QuickMatch.begin(GAME, config, 500 + number // 2, heard=False)
        seat = number % 2
        levels = (a, b) if seat == 0 else (b, a)
        bots = {
            i: make_bot(GAME, level, number * 10 + i, iterations=iterations)
            for i, level in enumerate(levels)
        }
        play_out(match, bots)
        assert match.outcome is not None
        if seat in match.outcome.winners:
            won += 1.0 / len(match.outcome.winners)
        rounds += match.state.n[ROUND]
    return won / games, rounds / games


def test_normal_beats_random() -> None:
    share, rounds = wins("normal", "random", 2)
    assert share == 1.0
    assert 3 <= rounds <= 9


@pytest.mark.slow
def test_strength_of_the_levels() -> None:
    share, rounds = wins("normal", "random", 200)
    assert share >= 0.9
    assert 4 <= rounds <= 7
    assert wins("normal", "easy", 100)[0] >= 0.6
    assert wins("hard", "easy", 200, iterations=60)[0] >= 0.75
