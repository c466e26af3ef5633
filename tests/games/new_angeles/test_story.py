"""The log tells the story: who, from what to what, ties, failures, what was secret (section 24)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.texts import LANGUAGES, Speaker

NAMES = ["Ada", "Boris", "Chloe", "Dmitri"]


def told(t: Any, key: str, language: str = "en", seat: int | None = None) -> list[str]:
    """The lines of the log with this key, as a seat (None: a spectator) reads them."""
    speaker = Speaker(t.match.game, t.match.config, language, NAMES)
    events = [*t.match.opening, *[e for played in t.match.history for e in played.events]]
    seen = [event.for_seat(seat) for event in events if event.key == key]
    return [speaker.event(event) for event in seen if event is not None]


def test_a_tie_says_why_the_active_player_wins(scene):
    deal = {"main": "ark_construction", "counteroffers": [{"card": "puff_piece", "seat": 3}]}
    t = scene(phase="support", seat=1, deal=deal, hands=[[], ["clean_slate"], ["liquidation"]])
    t.play("1 support main", "2 support counter")
    assert told(t, "deal-won") == [
        "Ada wins the deal, 1 : 1: at equal support the active player wins."
    ]


def test_unrest_says_from_what_to_what(resolved):
    t = resolved("spin_doctors", board={"strike": [1]}, supply={"credits": 1})
    t.play("lower guayaquil", "lower quinde")
    assert told(t, "unrest") == [
        "Unrest in Guayaquil goes from strike to protest.",
        "Unrest in Quinde stays as it is: stable.",
    ]


def test_a_demand_that_is_not_met_says_what_was_missing(scene):
    needs = {"energy": 1, "consumables": 2, "entertainment": 2, "credits": 6}
    fields = {"phase": "pay_demand", "round": 2, "demand": "increased_martian_violence"}
    (line,) = told(scene(supply=needs, **fields), "demand-paid")
    assert line.endswith("is met.")
    (line,) = told(scene(supply={**needs, "energy": 0, "credits": 5}, **fields), "demand-paid")
    assert line.endswith("is not met. Too little: Energy, Credits.")


def test_a_proposal_says_who_ended_it(scene):
    t = scene(phase="support", seat=1, deal={"main": "puff_piece"}, capital=[5, 5, 5, 5])
    t.play("0 propose to=2 give=1", "2 reject 1", "0 propose to=2 give=1", "0 withdraw 2")
    assert told(t, "proposal-ended") == [
        "Chloe rejects proposal 1 of Ada.",
        "Ada withdraws proposal 2.",
    ]


def test_the_last_round_is_announced(scene):
    """By the event of the round before, or by the second demand, whichever comes last."""
    assert not told(scene(phase="event", round=3), "last-round")
    assert told(scene(phase="event", round=5), "last-round") == [
        "This is the last round: the third demand follows, and with it the end."
    ]


@pytest.mark.rule("NA-67.0", "NA-46.4", "NA-67.4")
def test_the_end_reveals_the_rivals_and_says_why_who_won(scene):
    t = scene(
        phase="pay_demand", round=6, capital=[20, 30, 25, 9], spare="haas_bioroid",
        rivals=["weyland", "jinteki", "nbn", "federalist"],
    )  # fmt: skip
    assert told(t, "rival-revealed") == [
        "The rival of Ada was Weyland Consortium: 20 capital against 9. Ada wins.",
        "Boris had the own corporation as rival and more capital than 3 others. Boris wins.",
        "Chloe had the own corporation as rival and more capital than 2 others. Chloe wins.",
        "Dmitri was the Federalist, with 9 capital, and does not win.",
    ]
    for language in LANGUAGES:
        assert len(told(t, "rival-revealed", language)) == 4


@pytest.mark.rule("NA-A.35")
def test_a_new_rival_stands_in_the_own_log_alone(scene):
    t = scene(
        phase="end_of_turn", assets=[["thomas_haas"]], track=1, spare="federalist",
        rivals=["jinteki", "weyland", "nbn", "haas_bioroid"],
    )  # fmt: skip
    t.play("use thomas_haas", "swap")
    public = "Ada swaps the own rival card with the one under the board."
    assert told(t, "swapped-rival", seat=0) == [f"{public} The new rival: Federalist."]
    assert told(t, "swapped-rival", seat=1) == [public]
