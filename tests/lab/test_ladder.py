"""The ladder: fair pairs, and a counter that tells when bots decide for want of better."""

from __future__ import annotations

import sys

import pytest

from scripts import ladders
from tabletown.bots.search import SearchBot
from tabletown.core.brain import Brain
from tabletown.core.errors import BadUsage
from tabletown.games import find, names
from tabletown.lab.ladder import Ladder, seatings
from tabletown.lab.players import check_player, make_player


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


def test_a_level_may_have_a_budget_of_its_own() -> None:
    game = find("lanterns")
    bot = make_player(game, "hard@48", 1, iterations=12)
    assert isinstance(bot, SearchBot)
    assert bot.iterations == 48
    usual = make_player(game, "hard", 1, iterations=12)
    assert isinstance(usual, SearchBot)
    assert usual.iterations == 12


@pytest.mark.parametrize("name", ["hard@", "hard@0", "hard@many", "nobody@8"])
def test_a_budget_that_is_no_number_is_refused(name: str) -> None:
    with pytest.raises(BadUsage):
        check_player(name)


def test_the_ladders_of_the_documentation_are_one_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [find(name) for name in names() if name != "lanterns"]
    told = {(row.game, row.mode) for row in ladders.ROWS}
    assert told == {(game.name, mode.name) for game in games for mode in game.modes}
    monkeypatch.setattr(
        sys, "argv", ["ladders", "--only", "streets standard, 2", "--share", "0.005"]
    )
    assert ladders.main() == 0
    shown = capsys.readouterr()
    assert "| streets, standard, 2 | hard v normal |" in shown.out
    assert "at random" in shown.err
    monkeypatch.setattr(sys, "argv", ["ladders", "--only", "checkers"])
    assert ladders.main() == 2
