"""A game says what its speed is measured with."""

from __future__ import annotations

from tabletown.games import find
from tabletown.lab.bench import bench_state


def test_by_default_the_usual_game_is_measured() -> None:
    game = find("lanterns")
    assert game.bench_config(3) == game.config(3)


def test_new_angeles_is_measured_without_negotiation_windows() -> None:
    state = bench_state("new_angeles", 4)(1)
    assert state.config.options["windows"] == "off"
    assert state.config.seats == 4
