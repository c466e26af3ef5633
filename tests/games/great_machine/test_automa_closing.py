"""Chapter 36: the closing phase of the automa and reinforcement guards."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.core.rng import Dice

CODES = ("TR", "IN", "SC", "TH", "EL", "MC", "TL", "CC", "CS")
ALL_NINE = {code: [3, 0, 1] for code in CODES}  # every reinforcement guard is in the city
SET_I = ["deactivating_trap", "learn_their_weaknesses", "class_consciousness"]


@pytest.mark.rule("GM-36.1", "GM-36.2", "GM-36.5", "GM-36.6", "GM-36.7", "GM-36.8")
def test_the_steps_of_the_closing_phase_in_order(evening: Any) -> None:
    table = evening(
        "free_press", heroes={"culum": {"at": "TL", "trust": 2, "token": "TR"},
        "veiga": {"at": "TR", "token": "TR"}, "sylvia": {"at": "EL", "token": "TR"}}, discontent=4,
        plan=4, published=["auto_surveillance", "auto_levy"], options={"missions": "I"},
        missions={"cards": SET_I, "waiting": SET_I[2:]},
    ).play("give culum 2")  # fmt: skip
    keys = [event.key for event in (*table.match.opening, *table.events)]
    order = ["protocol-prevented", "breakthrough", "plan", "goal-reached", "marker", "round"]
    assert [key for key in keys if key in order] == order
    table = evening("free_press", heroes={"culum": {"at": "SC"}}, published=["auto_levy"])
    keys = [event.key for event in table.match.opening]
    order = ["protocol", "reinforced", "plan-holds", "marker", "round"]
    assert [key for key in keys if key in order] == order


@pytest.mark.rule("GM-36.3")
def test_without_reinforcement_guards_the_protocol_moves_the_marker(evening: Any) -> None:
    table = evening("tribunal", guards=ALL_NINE)
    assert (table.marker(), table.happened("reinforced")) == (6, [])
    one_left = {**ALL_NINE, "TR": 2}
    table = evening("tribunal", guards=one_left)
    assert (table.marker(), table.guards("TR"), table.s.supply()) == (0, (3, 0), 0)


@pytest.mark.rule("GM-36.4")
def test_so_do_other_effects_that_should_add_a_guard(servant_turn: Any) -> None:
    table = servant_turn("P", "patrol_reinforcement", servants={"P": "TR"}, guards=ALL_NINE)
    assert table.marker() == 6
    table = servant_turn("P", "patrol", servants={"P": "CS"}, guards=ALL_NINE, citizens={"CS": "u"})
    assert table.marker() == 6


@pytest.mark.rule("GM-36.7")
def test_two_missions_may_be_reached_in_one_round(evening: Any) -> None:
    heroes = {
        name: {"at": at, "token": "TR"}
        for name, at in (("culum", "TR"), ("veiga", "EL"), ("sylvia", "IN"))
    }
    table = evening(
        "tribunal", heroes=heroes, options={"missions": "I"}, round=3,
        missions={
            "cards": SET_I, "waiting": SET_I[2:],
            "servant_tokens": {"P": "culum", "E": "veiga", "L": "sylvia"},
        },
    )  # fmt: skip
    assert [event["mission"] for event in table.happened("goal-reached")] == SET_I[:2]
    assert table.automa()["riot_tokens"] == 2
    assert [table.mission(letter) for letter in "ABC"] == ["reached", "reached", "open"]


@pytest.mark.rule("GM-36.8", "GM-37.14", "GM-37.16")
def test_directives_at_the_end_of_the_round_follow_their_publication(evening: Any) -> None:
    fields = {"discontent": 6, "marker": 3, "plan": 4, "servants": {"P": "TR", "E": "EL"}}
    # Levy first: the marker reaches stage 2 and advances the plan; the event advances it too
    table = evening("tribunal", published=["auto_levy", "auto_pacification"], **fields)
    assert (table.s.plan, table.marker(), table.s.discontent) == (6, 0, 5)
    # Pacification first: discontent falls to stage 1, the marker only goes to stage 2
    table = evening("tribunal", published=["auto_pacification", "auto_levy"], **fields)
    assert (table.s.plan, table.marker(), table.s.discontent) == (5, 2, 5)


@pytest.mark.rule("GM-36.9", "GM-36.10")
def test_s26_a_reinforcement_guard(arrived: Any) -> None:
    fields = {"mode": "automa", "guards": {"TR": [3, 0, 3], "EL": 3, "IN": 3}}
    table = arrived("culum", culum={"at": "TR", "trust": 4}, dice=[3], **fields)
    table.play("act attack", "bid 2")
    assert (table.trust("culum"), table.guards("TR")) == (2, (2, 0))
    assert (table.district("TR")["reinforcements"], table.s.supply()) == (2, 7)
    assert table.s.free_guard_slot(table.d("TR"))
    table = arrived("culum", culum={"at": "TR", "trust": 4}, dice=["shield"], **fields)
    assert table.play("act attack", "bid 4").guards("TR") == (3, 0)
    table = arrived("culum", culum={"at": "TR", "trust": 4}, dice=[4], **fields)
    assert table.play("act attack", "bid 2").guards("TR") == (3, 0)


@pytest.mark.rule("GM-36.10")
def test_a_broken_reinforcement_guard_cannot_be_repaired(evening: Any) -> None:
    table = evening(
        "night_shift", heroes={"culum": {"at": "IN"}}, facts=["guard_broken"],
        guards={"TR": [1, 0, 1], "EL": 3, "MC": 3}, district_tokens="TR",
    )  # fmt: skip
    # nothing lies there that a servant could repair
    assert (table.guards("TR"), table.s.supply()) == ((0, 0), 9)


@pytest.mark.rule("GM-36.11")
def test_in_everything_else_reinforcement_guards_are_guards(arrived: Any) -> None:
    guards = {"TR": [1, 1, 1], "CS": [3, 0, 1], "EL": 3}
    fields = {"mode": "automa", "guards": guards}
    table = arrived("culum", culum={"at": "TR", "trust": 1}, discontent=4,
                    citizens={"TR": "A.r"}, **fields)  # fmt: skip
    assert table.district("TR")["load"] == 1
    table.play("act agitate")
    assert table.trust("culum") == 0
    table = arrived("culum", culum={"at": "TR"}, discontent=4, citizens={"TR": "A.r"}, **fields)
    table.play("act riot")  # 1 against 1
    assert table.s.riots == 0
    table = arrived("culum", culum={"at": "CS", "trust": 3}, citizens={"CS": "u u u"}, **fields)
    assert table.refusal("act square_a") == ("too-few-citizens", "GM-12.14")


@pytest.mark.rule("GM-36.12")
def test_the_automa_never_moves_guards() -> None:
    for seed in range(3):
        match = tabletown.new(
            "great_machine", seats=1, mode="automa", seed=seed,
            options={"heroes": "random", "level": "super"},
        )  # fmt: skip
        dice = Dice(seed)
        keys = {event.key for event in match.opening}
        while not match.over:
            options = [a for a in match.options() if a.text != "act control_b"]
            keys |= {event.key for event in match.play(options[dice.below(len(options))])}
        assert "movement-card" in keys
        assert "guard-moved" not in keys


@pytest.mark.rule("GM-36.13", "GM-16.2", "GM-16.3")
def test_victory_and_defeat_are_those_of_versus(arrived: Any, evening: Any) -> None:
    table = evening("tribunal", plan=11)
    assert (table.match.outcome.reason, table.match.outcome.winners) == ("plan", ())
    table = arrived(
        "sylvia", mode="automa", sylvia={"at": "TR"}, discontent=4, riots="EL IN",
        citizens={"TR": "A.r"}, guards={"TR": (0, 2)},
    ).play("act riot")  # fmt: skip
    assert (table.match.outcome.reason, table.match.outcome.winners) == ("riots", (0, 1, 2))


@pytest.mark.rule("GM-36.14", "GM-17.9")
def test_the_clean_up_follows_the_directives(evening: Any) -> None:
    fields: dict[str, Any] = {
        "heroes": {"culum": {"at": "TR", "detained": True}}, "discontent": 18,
        "published": ["auto_levy"], "used": [],
    }  # fmt: skip
    table = evening("tribunal", plan=4, idle=["P"], options={"level": "easy"}, **fields)
    assert (table.s.plan, table.s.round) == (6, 2)
    view = table.match.view(0)["board"]
    assert [
        (hero["detained"], hero["turn_taken"], len(hero["hand"])) for hero in view["heroes"]
    ] == [(False, False, 9)] * 3
    assert not any(servant["idle"] for servant in view["machine"]["servants"])
    # Levy completes the plan: nothing is cleaned up any more
    table = evening("tribunal", plan=10, **fields)
    assert (table.match.outcome.reason, table.s.round) == ("plan", 1)
    assert table.hero_view("culum")["detained"]
