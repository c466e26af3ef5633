"""Counting how often a person is asked: gestures as the client makes them."""

from __future__ import annotations

from scripts.prompts import SEATS, Asked, composed, followed, play


def test_the_boards_say_what_goes_on_from_a_choice() -> None:
    assert "onto" in followed("fifty_first_state")
    assert "discard" in followed("new_angeles")
    assert "bid" in followed("great_machine")
    assert followed("streets") == frozenset()


def test_small_decisions_become_gestures() -> None:
    walk = [
        Asked("step", "step trade", 3, 1, "trade"),
        Asked("step", "step elite", 4, 2, "elite"),
        Asked("hero-action", "end", 1, 3),
    ]
    (one,) = composed("great_machine", walk)
    assert (len(one.decisions), one.clicks) == (2, 1)
    deal = [
        Asked("counteroffer", "pass", 3, 1, "2 0"),
        Asked("support", "abstain", 3, 9, "2 0"),
        Asked("support", "support main", 3, 20, "2 1"),
        Asked("lay", "lay a", 3, 21, "2 1"),
        Asked("lay", "done", 3, 22, "2 1"),
        Asked("ready", "ready", 1, 30),
    ]
    assert [each.clicks for each in composed("new_angeles", deal)] == [2, 3, 1]


def test_a_walk_without_a_die_is_no_prompt_for_who_said_so() -> None:
    steps = [
        Asked("step", "step trade", 3, 1, "trade", plain=True),
        Asked("step", "step elite", 4, 2, "elite", plain=True),
        Asked("hero-action", "end", 2, 3),
        Asked("step", "step trade", 3, 7, "trade", plain=True),
        Asked("step", "step elite", 4, 8, "trade"),
    ]
    assert [one.decisions[0].prompt for one in composed("great_machine", steps, quiet=True)] == [
        "hero-action", "step", "step",
    ]  # fmt: skip
    assert len(composed("great_machine", steps)) == 4


def test_what_comes_of_luck_is_asked_anew() -> None:
    drawn = [
        Asked("turn", "use camp", 5, 1, certain=False),
        Asked("pay", "pay", 2, 2),
    ]
    assert len(composed("fifty_first_state", drawn)) == 2


def test_a_whole_game_asks_less_than_the_rules() -> None:
    seat = next(one for one in SEATS if one.game == "fifty_first_state")
    decisions = play(seat, 1)
    assert len(composed(seat.game, decisions)) < 0.85 * len(decisions)
