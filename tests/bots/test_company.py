"""Bots as company: openings vary, tempers show, a beginner's stand-in plays sensibly."""

from __future__ import annotations

import pytest

from tabletown.bots import make_bot
from tabletown.bots.driver import play_decision, play_out
from tabletown.games import find
from tabletown.lab.habits import Plain, differences
from tabletown.lab.newcomers import Newcomer
from tabletown.lab.quick import QuickMatch

TABLES = [
    ("streets", None, 2),
    ("fifty_first_state", None, 2),
    ("great_machine", "versus", 2),
    ("new_angeles", None, 4),
]


def opening(name: str, mode: str | None, seats: int, deal: int, seed: int) -> tuple[str, ...]:
    """The first decisions of four `normal` bots."""
    game = find(name)
    match = QuickMatch.begin(game, game.config(seats, mode), deal)
    bots = {seat: make_bot(game, "normal", seed + seat) for seat in range(seats)}
    for _ in range(6):
        play_decision(match, bots)
    return tuple([played.action.text for played in match.history if not played.free])


@pytest.mark.parametrize(("name", "mode", "seats"), TABLES)
def test_openings_vary_between_games(name: str, mode: str | None, seats: int) -> None:
    assert len({opening(name, mode, seats, deal, 100 * deal) for deal in range(5)}) >= 4


@pytest.mark.parametrize(("name", "mode", "seats"), TABLES[:3])
def test_openings_vary_in_the_same_deal(name: str, mode: str | None, seats: int) -> None:
    """New Angeles is left out: its bots make no errors, and its deals differ enough."""
    assert len({opening(name, mode, seats, 3, 100 * seed) for seed in range(6)}) >= 3


def test_a_newcomer_takes_what_brings_most_now() -> None:
    """It beats chance by far, so that it stands in for somebody who has understood the rules."""
    game = find("streets")
    won = 0
    for seed in range(6):
        match = QuickMatch.begin(game, game.config(2), seed)
        mine = seed % 2
        play_out(match, {mine: Newcomer(game, seed), 1 - mine: make_bot(game, "random", seed)})
        assert match.outcome is not None
        won += mine in match.outcome.winners
    assert won >= 5


# What shows of every temper: more (+) or less (-) than of the plain bot in the same deals.
HABITS = {
    "fifty_first_state": {
        "builder": ("+build", "+mean of locations"),
        "raider": ("+raze_at", "-visit"),
        "dealer": ("+deal", "-build"),
        "racer": ("-build", "-mean of hand"),
    },
    "new_angeles": {
        "honest": ("+promise kept", "+support"),
        "opportunist": ("+says threat", "+promise broken"),
        "saboteur": ("+counter", "-accept"),
    },
}


@pytest.mark.slow
@pytest.mark.parametrize("temper", ["builder", "banker", "host"])
def test_every_temper_of_streets_has_two_habits_of_its_own(temper: str) -> None:
    plain = Plain(find("streets").config(2), "normal")
    assert len(differences(plain, temper, 120, 9000)) >= 2


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "seats", "games", "temper"),
    [("fifty_first_state", 2, 120, temper) for temper in HABITS["fifty_first_state"]]
    + [("new_angeles", 4, 100, temper) for temper in ("honest", "opportunist")]
    + [("new_angeles", 4, 40, "saboteur")],
)
def test_tempers_show_in_what_they_do(name: str, seats: int, games: int, temper: str) -> None:
    """Three standard errors or more in the habits that are meant, not in any of hundreds."""
    game = find(name)
    found = differences(Plain(game.config(seats), "normal"), temper, games, 9000)
    seen = {("+" if habit.clear > 0 else "-") + habit.name for habit in found}
    assert seen >= set(HABITS[name][temper])


def test_habits_are_named_for_every_temper() -> None:
    for name, habits in HABITS.items():
        assert set(habits) == set(find(name).brain().personalities)
