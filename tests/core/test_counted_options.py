"""Steps that count their options count right, and find each of them without the list."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabletown.games import find


@pytest.mark.parametrize("name", ["streets", "fifty_first_state", "new_angeles", "great_machine"])
def test_what_is_counted_is_what_is_listed(name: str) -> None:
    game = find(name)
    counted = 0
    for number, config in enumerate(game.variants()):
        pick = Random(number)
        state = game.setup(config, number, game.rules)
        state.advance()
        while state.outcome is None:
            seat = state.deciders()[0]
            if state.asked >= 0 and state.cached is None:
                step: Any = state.stack[-1]
                options = step.options(state)
                assert step.how_many(state) == len(options) > 1
                assert all(state.option(place) is action for place, action in enumerate(options))
                assert state.options(seat) == options
                counted += 1
            options = state.options(seat)
            state.apply(options[int(pick.random() * len(options))], seat)
    assert (counted > 0) == (name == "streets")
