"""A shuffle gives the same order whether somebody listens or not."""

from __future__ import annotations

import pytest

from tabletown.core.config import Config
from tabletown.core.rng import seeded
from tabletown.core.state import State


@pytest.mark.parametrize("seed", range(5))
def test_a_listener_changes_no_order(seed: int) -> None:
    config = Config("any", "standard", 2, {})
    quiet = State(config, seeded(seed), 1)
    heard = State(config, seeded(seed), 1)
    heard.log = []
    first, second = list(range(40)), list(range(40))
    quiet.shuffle(first)
    heard.shuffle(second)
    assert first == second != sorted(first)
    assert sorted(first) == list(range(40))
    assert quiet.rng == heard.rng
    assert heard.log


def test_forced_results_come_first() -> None:
    s = State(Config("any", "standard", 2, {}), seeded(1), 1)
    s.forced = [0, 0]
    items = [1, 2, 3]
    s.shuffle(items)
    assert items == [2, 3, 1]
    assert s.forced == []
