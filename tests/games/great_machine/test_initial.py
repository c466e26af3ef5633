"""Chapter 6: the initial phase. An event, trust for the heroes, bonds for the Machine."""

from __future__ import annotations

from typing import Any

import pytest

ALONE = {"culum": {"at": "TR"}, "veiga": {"at": "TH"}, "sylvia": {"at": "SC"}}


def income(table: Any) -> list[tuple[str, int]]:
    """Where the Machine's bonds came from."""
    gained = [event.args for event in table.story() if event.key == "bonds-gained"]
    return [(args["why"], args["n"]) for args in gained]


@pytest.mark.rule("GM-6.1", "GM-18.1")
def test_the_top_event_is_turned_up_and_is_the_only_one_in_force(scene: Any) -> None:
    table = scene(events=["high_alert", "rebels_and_loyalists"], heroes=ALONE)
    s = table.s
    assert table.match.view(None)["board"]["event"] == "high_alert"
    assert [m.source for m in s.in_force.threshold] == ["high_alert"]
    table.play("access culum TR", "access veiga TH", "access sylvia SC", "end").pass_turns()
    assert table.match.view(None)["board"]["event"] == "rebels_and_loyalists"
    assert [m.source for m in s.in_force.threshold] == ["rebels_and_loyalists"]


@pytest.mark.rule("GM-6.2")
def test_the_countdown_stays_in_force(scene: Any) -> None:
    heroes = {name: {**given, "card": given["at"]} for name, given in ALONE.items()}
    table = scene(phase="closing", event="countdown", round=13, plan=5, heroes=heroes)
    assert (table.s.round, table.s.plan) == (14, 6)
    assert table.match.view(None)["board"]["event"] == "countdown"
    assert not any(event.key == "event-opened" for event in table.story())


@pytest.mark.rule("GM-6.3")
def test_heroes_gain_trust_for_the_citizens_around_them(scene: Any) -> None:
    heroes = {"culum": {"at": "TR"}, "veiga": {"at": "MC"}, "sylvia": {"at": "SC"}}
    people = {"TR": "u u u u u", "MC": "u", "SC": ""}
    table = scene(phase="income", event="high_alert", heroes=heroes, citizens=people)
    assert [table.trust(name) for name in ALONE] == [5, 1, 0]


@pytest.mark.rule("GM-6.4", "GM-6.5", "GM-6.6", "GM-6.7")
@pytest.mark.parametrize(
    ("citizen", "trust"),
    [
        ("A.u", 1), ("N.u", 1), ("T.u", 1),  # unknown, whoever it is
        ("A.k", 1), ("N.k", 1), ("T.k", 1),  # known, also a traitor
        ("A.r", 2), ("S.r", 2), ("M.r", 1), ("N.r", 1),  # stage 2: artists and scientists
        ("T.r", 0),
    ],
)  # fmt: skip
def test_what_one_citizen_gives(scene: Any, citizen: str, trust: int) -> None:
    table = scene(
        phase="income", event="high_alert", heroes=ALONE, discontent=6, citizens={"TR": citizen}
    )
    assert table.trust("culum") == trust


@pytest.mark.rule("GM-6.8")
def test_three_heroes_divide_what_one_district_gives(scene: Any) -> None:
    heroes = {name: {"at": "TR"} for name in ALONE}
    table = scene(phase="income", event="high_alert", heroes=heroes, citizens={"TR": "A.k u u u u"})
    assert table.options() == [f"give culum {n}" for n in range(6)]
    table.play("give culum 2")
    assert table.options() == [f"give veiga {n}" for n in range(4)]
    table.play("give veiga 0")
    assert [table.trust(name) for name in ALONE] == [2, 0, 3]  # the last one takes the rest


@pytest.mark.rule("GM-6.8")
def test_a_hero_alone_gets_the_trust_of_the_own_district(scene: Any) -> None:
    heroes = {"culum": {"at": "TR"}, "veiga": {"at": "SC"}, "sylvia": {"at": "TR"}}
    table = scene(phase="income", event="high_alert", heroes=heroes, citizens={"SC": "u u"})
    table.play("give culum 4")
    assert [table.trust(name) for name in ALONE] == [4, 2, 0]


@pytest.mark.rule("GM-6.9", "GM-18.33")
def test_bonuses_come_on_top_and_are_not_divided(scene: Any) -> None:
    heroes = {"culum": {"at": "TL"}, "veiga": {"at": "TH"}, "sylvia": {"at": "TL"}}
    table = scene(phase="income", event="trust_versus_coercion", heroes=heroes)
    assert table.options() == ["give culum 0", "give culum 1"]  # one citizen in the Tower of Law
    table.play("give culum 1")
    # 1 more for everybody, 3 more for Sylvia alone
    assert [table.trust(name) for name in ALONE] == [2, 5, 4]
    reasons = [event.args["why"] for event in table.story() if event.key == "trust-gained"]
    assert reasons.index("sylvia") > reasons.index("citizens")


@pytest.mark.rule("GM-6.10", "GM-6.11", "GM-6.13")
@pytest.mark.parametrize(
    ("stage", "bonds"), [(0, 6), (1, 7), (2, 8), (3, 9), (4, 10), (5, 11), (6, 11)]
)
def test_bonds_by_stage(scene: Any, stage: int, bonds: int) -> None:
    for space in {3 * stage, min(3 * stage + 2, 18)}:
        table = scene(phase="income", event="high_alert", heroes=ALONE, discontent=space, bonds=1)
        assert table.s.bonds == 1 + bonds


@pytest.mark.rule("GM-6.12")
def test_levy_and_trust_versus_coercion_add_bonds(scene: Any) -> None:
    table = scene(
        phase="income", event="trust_versus_coercion", heroes=ALONE, discontent=0,
        published=["levy"],
    )  # fmt: skip
    assert table.s.bonds == 6 + 3 + 2
    assert sorted(income(table)) == [("income", 6), ("levy", 3), ("trust_versus_coercion", 2)]
