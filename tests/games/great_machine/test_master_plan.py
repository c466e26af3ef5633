"""Chapter 16: the Master Plan, and how the game is won."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games import find

ALL_BUT_TRADE = "IN SC TH EL MC TL CC CS"


def winner(table: Any) -> tuple[str, tuple[int, ...]]:
    return table.match.outcome.reason, table.match.outcome.winners


@pytest.mark.rule("GM-16.1", "GM-16.2")
def test_the_machine_wins_on_the_twelfth_space(closing: Any) -> None:
    table = closing("countdown", plan=10)
    assert (table.s.plan, table.match.over) == (11, False)
    table = closing("countdown", plan=11)
    assert table.s.plan == 12
    assert winner(table) == ("plan", (0,))
    assert table.match.outcome.rule == "GM-16.2"


@pytest.mark.rule("GM-16.2", "GM-16.8", "GM-5.3")
def test_the_plan_wins_at_once_in_the_middle_of_a_turn(arrived: Any) -> None:
    table = arrived("veiga", "arrival", veiga={"at": "TR", "trust": 3}, raids="TR", plan=11)
    table.play("detain great_goal")
    assert winner(table) == ("plan", (0,))
    assert table.trust("veiga") == 3  # nothing after it is resolved, not even her ability


@pytest.mark.rule("GM-16.3")
def test_the_third_successful_riot_wins_for_the_heroes(arrived: Any) -> None:
    table = arrived(
        "veiga", veiga={"at": "TR"}, citizens={"TR": "A.k A.k A.k"}, discontent=3, riots="EL IN"
    )
    table.play("act riot")
    assert winner(table) == ("riots", (1, 2, 3))


@pytest.mark.rule("GM-16.3", "GM-15.5")
def test_the_riot_stage_may_be_the_third_success(arrived: Any, closing: Any) -> None:
    table = arrived("veiga", veiga={"at": "TR", "trust": 8}, discontent=17, riots="EL IN")
    table.play("act agitate")
    assert winner(table) == ("riots", (1, 2, 3))
    table = closing("countdown", discontent=17, riots="EL IN", raids="MC", plan=11)
    assert winner(table) == ("riots", (1, 2, 3))  # step 1 comes before step 3


@pytest.mark.rule("GM-16.3")
def test_two_successes_do_not_win(arrived: Any) -> None:
    table = arrived("veiga", veiga={"at": "TR", "trust": 8}, discontent=17, riots="EL")
    table.play("act agitate")
    assert (table.s.successes(), table.match.over) == (2, False)


@pytest.mark.rule("GM-16.4")
def test_the_machine_wins_with_the_last_card_of_a_hero(arrived: Any) -> None:
    table = arrived("veiga", "arrival", veiga={"at": "TR", "seized": ALL_BUT_TRADE}, raids="TR")
    table.play("detain denial_of_access")
    assert winner(table) == ("access", (0,))


@pytest.mark.rule("GM-16.4", "GM-10.7")
def test_a_hero_with_a_card_left_plays_on(arrived: Any) -> None:
    table = arrived(
        "veiga", "arrival", veiga={"at": "TR", "seized": "SC TH EL MC TL CC CS"}, raids="TR",
        culum={"at": "EL"}, sylvia={"at": "SC"}, events=["high_alert"],
    )  # fmt: skip
    table.play("detain denial_of_access").pass_turns()
    assert not table.match.over
    assert table.options(2) == []  # Industrial is the only card: it is taken at once
    assert table.s.chosen[table.hero("veiga")] == table.d("IN")


@pytest.mark.rule("GM-16.5", "GM-40.8")
@pytest.mark.parametrize(("plan", "after"), [(1, 1), (2, 1), (5, 4)])
def test_the_pointer_never_goes_back_below_one(arrived: Any, plan: int, after: int) -> None:
    """Bonus 1 of the automa takes the plan back with every success."""
    table = arrived(
        "veiga", mode="automa", veiga={"at": "TR", "trust": 8}, discontent=17, plan=plan
    )
    table.play("act agitate")
    assert table.s.plan == after


@pytest.mark.rule("GM-16.6", "GM-16.7", "GM-18.19")
def test_an_event_advances_the_plan_once_and_only_in_step_3(scene: Any) -> None:
    table = scene(
        phase="heroes", event="no_one_is_safe", plan=3,
        heroes={
            "culum": {"at": "MC", "card": "MC"}, "veiga": {"at": "TL", "card": "TL"},
            "sylvia": {"at": "CC", "card": "CC"},
        },
    )  # fmt: skip
    table.play("end", "end")
    assert table.s.plan == 3  # three special cards, and nothing yet
    table.play("end")
    assert (table.s.round, table.s.plan) == (2, 4)


@pytest.mark.rule("GM-16.8", "GM-10.3", "GM-19.21")
def test_option_a_and_provocation_advance_the_plan_at_once(arrived: Any) -> None:
    table = arrived(
        "veiga", "arrival", veiga={"at": "TR", "trust": 6}, raids="TR", plan=3, discontent=5,
        published=["provocation"], bonds=3,
    )  # fmt: skip
    table.play("detain great_goal")
    assert table.s.plan == 4
    table.play("act agitate", "take")
    assert (table.s.plan, table.s.bonds) == (5, 0)


@pytest.mark.rule("GM-16.9")
def test_the_plan_may_advance_by_four_in_a_round(scene: Any) -> None:
    table = scene(
        phase="heroes", event="security_control", plan=3, raids="TR TH SC",
        heroes={
            "culum": {"at": "TR", "card": "TR"}, "veiga": {"at": "TH", "card": "TH"},
            "sylvia": {"at": "SC", "card": "SC"},
        },
    )  # fmt: skip
    for _ in range(3):
        table.play("detain great_goal", "end")
    assert (table.s.round, table.s.plan) == (2, 7)


@pytest.mark.rule("GM-4.1", "GM-16.2", "GM-16.3")
def test_the_heroes_win_and_lose_together() -> None:
    """Ratings, ladders and reports count two sides, or one against the automaton."""
    game = find("great_machine")
    assert game.sides(game.config(4, "versus", {})) == [(0,), (1, 2, 3)]
    assert game.sides(game.config(3, "versus", {"machine_seat": 1})) == [(1,), (0, 2)]
    assert game.sides(game.config(3, "automa", {})) == [(0, 1, 2)]
