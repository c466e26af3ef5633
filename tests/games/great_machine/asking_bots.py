"""What bots would choose in a position."""

from __future__ import annotations

from typing import Any

import tabletown
from tabletown.games import find

GAME = find("great_machine")
BRAIN = GAME.brain()
WORLDS = 3


def values(match: tabletown.Match) -> dict[str, float]:
    """How the seat that is asked judges its options, on average over some worlds it could be in."""
    seat = match.state.deciders()[0]
    options = match.options(seat)
    total = [0.0] * len(options)
    for seed in range(WORLDS):
        world = match.world(seat, seed)
        for i, value in enumerate(BRAIN.judge(world, seat, options)):
            total[i] += value
    return {option.text: value for option, value in zip(options, total, strict=True)}


def best(table: Any, prompt: str) -> str:
    """What is chosen. It is never the first option in these tests: that is what no judgement gives."""
    assert table.prompt == prompt
    found = values(table.match)
    choice = max(found, key=lambda text: found[text])
    assert choice != next(iter(found))
    return choice
