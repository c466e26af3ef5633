"""The ladder: fair pairs, and a counter that tells when bots decide for want of better."""

from __future__ import annotations

import pytest

from tabletown.core.brain import Brain
from tabletown.games import find
from tabletown.lab.ladder import Ladder, seatings


def ladder(games: int = 4) -> Ladder:
    return Ladder(find("lanterns").config(2), ["random", "normal"], games)


def test_decisions_of_a_brain_that_knows_nothing_are_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find("lanterns")
    monkeypatch.setattr(type(game), "brain", lambda self: Brain())
    found = ladder().run()
    assert found["fallbacks"] > 0
    assert found["fallbacks"] == sum(kind["decisions"] for kind in found["kinds"].values())


def test_kinds_with_a_difference_now_and_then_are_no_fallbacks() -> None:
    contest = ladder()
    found = contest.run()
    assert found["kinds"]
    assert found["fallbacks"] == 0
    contest.met.update({"shrug": 3, "doubt": 3})
    contest.alike.update({"shrug": 3, "doubt": 2})
    assert contest.fallbacks == 3


def test_everybody_sits_everywhere() -> None:
    assert seatings([(0,), (1,), (2,)], "a", "b") == [
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
    ]
    assert seatings([(0,), (1, 2)], "a", "b") == [("a", "b", "b"), ("b", "a", "a")]
    assert seatings([(0, 1)], "a", "b") == [("a", "a"), ("b", "b")]


def test_a_table_can_be_made_again() -> None:
    assert ladder().run() == ladder().run()
