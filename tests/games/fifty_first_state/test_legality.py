"""What may be done and why not agree: a move of a turn is an option exactly if nothing refuses it."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.core.actions import Action
from tabletown.core.config import Config
from tabletown.core.rng import Dice
from tabletown.games.fifty_first_state import GAME
from tabletown.games.fifty_first_state.rules.turn import AFTER, TURN, is_repeated, refusal

TABLES = [(2, "standard", "all"), (4, "standard", "winter"), (1, "solo", "all")]


@pytest.mark.rule("FFS-8.4", "FFS-8.8", "FFS-9.13")
@pytest.mark.parametrize(("seats", "mode", "expansion"), TABLES)
def test_options_are_the_moves_that_nothing_refuses(seats: int, mode: str, expansion: str) -> None:
    config = GAME.config(seats, mode, {"expansion": expansion})
    every = [GAME.actions(config).by_id(id) for id in range(len(GAME.actions(config)))]
    looked = repeats = 0
    for seed in range(4):
        more, again = compare(config, every, seed)
        looked += more
        repeats += again
    assert looked > 20
    assert repeats


def compare(config: Config, every: list[Action], seed: int) -> tuple[int, int]:
    """Play a random game; says how many turns and how many repetitions were compared."""
    s = GAME.setup(config, seed, GAME.rules)
    s.advance()
    dice = Dice(seed)
    looked = repeats = 0
    while s.outcome is None:
        options = s.options()
        if s.stack[-1] is TURN and dice.below(6) == 0:
            looked += 1
            assert {a for a in every if refusal(s, s.active, a) is None} == set(options)
        if s.stack[-1] is AFTER:
            repeats += 1
            allowed = {
                a
                for a in every
                if (a.kind == "shield" or is_repeated(s, a)) and refusal(s, s.active, a) is None
            }
            assert {*allowed, s.tables.end_turn} == set(options)
        s.apply(options[dice.below(len(options))], s.deciders()[0])
    return looked, repeats


@pytest.mark.rule("FFS-5.12")
def test_of_two_locations_that_are_alike_the_first_is_named(scene: Any) -> None:
    t = scene({"state": ["school", "school"], "tokens": {"shield": 1}})
    assert "shield school" in t.options()
    reason = t.refused("shield school.2")
    assert (reason.key, reason.rule) == ("alike", "FFS-5.12")
    assert dict(reason.args) == {"location": "school.2", "other_location": "school"}
