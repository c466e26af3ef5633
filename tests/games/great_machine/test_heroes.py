"""Chapter 20: the six heroes and their abilities."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown


@pytest.mark.rule("GM-20.1", "GM-20.4", "GM-20.10", "GM-20.16", "GM-20.19", "GM-20.21", "GM-4.13")
@pytest.mark.parametrize(
    ("name", "initiative", "most", "start"),
    [
        ("mateusz", 1, 8, "industrial"),
        ("culum", 2, 7, "trade"),
        ("veiga", 3, 8, "theatre"),
        ("olga", 4, 7, "central_square"),
        ("sylvia", 5, 8, "science"),
        ("mustafa", 9, 6, "elite"),
    ],
)
def test_the_cards_of_the_heroes(name: str, initiative: int, most: int, start: str) -> None:
    three = "mateusz-culum-veiga" if initiative <= 3 else "olga-sylvia-mustafa"
    match = tabletown.new(
        "great_machine", seats=2, mode="versus", seed=1, options={"heroes": three}
    )
    heroes = match.view(1)["board"]["heroes"]
    (card,) = [hero for hero in heroes if hero["id"] == name]
    assert (card["initiative"], card["max_trust"], card["district"]) == (initiative, most, start)
    assert [hero["initiative"] for hero in heroes] == sorted(hero["initiative"] for hero in heroes)


@pytest.mark.rule("GM-20.1", "GM-20.4", "GM-20.10", "GM-20.16", "GM-20.19", "GM-20.21", "GM-2.18")
@pytest.mark.parametrize(
    ("name", "most"),
    [("mateusz", 8), ("culum", 7), ("veiga", 8), ("olga", 7), ("sylvia", 8), ("mustafa", 6)],
)
def test_trust_stops_at_the_maximum_of_the_card(arrived: Any, name: str, most: int) -> None:
    table = arrived(name, **{name: {"at": "TR", "trust": most}})
    assert table.refusal("act gain_trust") == ("trust-is-full", "GM-2.18")
    table = arrived(name, **{name: {"at": "TR", "trust": most - 1}})
    table.play("act gain_trust")
    assert table.happened("trust-gained")[0] == {
        "hero": name, "n": 1, "lost": 0, "why": "gain_trust",
    }  # fmt: skip


# -- Mateusz ---------------------------------------------------------------------------------------


@pytest.mark.rule("GM-20.2", "GM-5.31")
def test_mateusz_rolls_first_and_then_pays_the_number(arrived: Any) -> None:
    table = arrived("mateusz", mateusz={"at": "TR", "trust": 5}, dice=[3])
    table.play("act attack")
    assert (table.prompt, table.trust("mateusz")) == ("attack-pay", 5)
    assert table.match.decision(1).details["n"] == 3
    table.play("take")
    assert (table.trust("mateusz"), table.guards("TR")) == (2, (1, 1))


@pytest.mark.rule("GM-20.2", "GM-18.20")
def test_mateusz_pays_the_number_after_modifiers(arrived: Any) -> None:
    table = arrived("mateusz", mateusz={"at": "TR", "trust": 5}, dice=[3], event="high_alert")
    table.play("act attack", "take")
    assert table.trust("mateusz") == 5 - 4


@pytest.mark.rule("GM-20.3")
def test_mateusz_may_keep_his_trust_but_not_his_action(arrived: Any) -> None:
    table = arrived("mateusz", mateusz={"at": "TR", "trust": 5}, dice=[2])
    table.play("act attack", "pass")
    assert (table.trust("mateusz"), table.guards("TR")) == (5, (2, 0))
    assert table.s.active != table.hero("mateusz")


@pytest.mark.rule("GM-20.3", "GM-20.25", "GM-11.25")
@pytest.mark.parametrize(("trust", "die"), [(5, "shield"), (2, 3), (0, 2), (0, "shield")])
def test_mateusz_fails_for_free(arrived: Any, trust: int, die: Any) -> None:
    """A shield, or a number he cannot pay; he may attack with nothing in his hands."""
    table = arrived("mateusz", mateusz={"at": "TR", "trust": trust}, dice=[die])
    table.play("act attack")
    assert (table.trust("mateusz"), table.guards("TR")) == (trust, (2, 0))
    assert table.s.active != table.hero("mateusz")
    other = arrived("veiga", veiga={"at": "TR", "trust": 0})
    assert other.refusal("act attack") == ("nothing-to-bid", "GM-11.25")


# -- Culum -------------------------------------------------------------------------------------------


@pytest.mark.rule("GM-20.5", "GM-11.1")
def test_culum_takes_two_different_actions_each_paid(arrived: Any) -> None:
    table = arrived("culum", culum={"at": "TR", "trust": 7}, citizens={"TR": "A.u"})
    table.play("act identify")
    assert (table.people("TR"), table.trust("culum")) == ("A.k", 5)
    assert table.offers("end")  # the second is decided after the first
    discontent = table.s.discontent
    table.play("act agitate")
    assert (table.s.discontent, table.trust("culum")) == (discontent + 1, 3)
    assert table.s.active != table.hero("culum")  # never three
    other = arrived("veiga", veiga={"at": "TR", "trust": 7})
    other.play("act agitate")
    assert other.s.active != other.hero("veiga")


@pytest.mark.rule("GM-20.5", "GM-20.26")
def test_culum_never_takes_the_same_action_twice(arrived: Any) -> None:
    table = arrived("culum", culum={"at": "TR", "trust": 7})
    table.play("act agitate")
    assert table.refusal("act agitate") == ("same-action-twice", "GM-20.5")


@pytest.mark.rule("GM-20.6", "GM-20.9")
def test_gain_trust_cannot_be_the_first_of_two(arrived: Any) -> None:
    table = arrived("culum", culum={"at": "TR", "trust": 4})
    table.play("act gain_trust")
    assert (table.trust("culum"), table.s.active != table.hero("culum")) == (5, True)
    table = arrived("culum", culum={"at": "TR", "trust": 4})
    table.play("act agitate", "act gain_trust")
    assert table.trust("culum") == 4 - 2 + 1  # but it may be the second


@pytest.mark.rule("GM-20.7")
def test_a_riot_is_culums_only_action(arrived: Any) -> None:
    people = {"TR": "A.k A.k A.k"}
    table = arrived("culum", culum={"at": "TR", "trust": 7}, citizens=people, discontent=3)
    table.play("act riot")
    assert table.s.active != table.hero("culum")
    table = arrived("culum", culum={"at": "TR", "trust": 7}, citizens=people, discontent=3)
    table.play("act agitate")
    assert table.refusal("act riot") == ("riot-only-alone", "GM-20.7")


@pytest.mark.rule("GM-20.8")
@pytest.mark.parametrize("die", [2, 4])
def test_culum_cannot_attack_again_after_a_failed_attack(arrived: Any, die: int) -> None:
    table = arrived("culum", culum={"at": "TR", "trust": 7}, dice=[die])
    table.play("act attack", "bid 3")
    assert table.guards("TR") == ((1, 1) if die == 2 else (2, 0))
    assert table.refusal("act attack") == ("same-action-twice", "GM-20.5")


@pytest.mark.rule("GM-20.26")
def test_citadel_b_and_show_amnesty_are_different_actions(arrived: Any) -> None:
    table = arrived("culum", culum={"at": "MC", "trust": 7}, event="show_amnesty")
    table.play("act citadel_b", "district TR", "act amnesty", "district EL")
    assert table.s.arrested().bit_count() == 1


# -- Veiga -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GM-20.11", "GM-20.12", "GM-20.13")
@pytest.mark.parametrize(
    ("measure", "rise", "trust", "order"),
    [
        ("seizure_of_funds", 2, 0, ["trust-lost", "bonds-gained", "discontent"]),
        ("denial_of_access", 2, 3, ["card-seized", "discontent"]),
        ("great_goal", 0, 5, ["plan", "trust-gained"]),
    ],
)
def test_veiga_answers_a_raid(
    arrived: Any, measure: str, rise: int, trust: int, order: list[str]
) -> None:
    """After the effects of the detention, and without being asked."""
    table = arrived("veiga", "arrival", veiga={"at": "TR", "trust": 3}, raids="TR", discontent=6)
    table.play(f"detain {measure}")
    assert (table.s.discontent, table.trust("veiga")) == (6 + rise, trust)
    keys = [event.key for event in table.events]
    assert [key for key in keys if key in order] == order
    assert (table.s.active == table.hero("veiga")) is (measure == "great_goal")


@pytest.mark.rule("GM-20.11")
def test_other_heroes_do_not_raise_discontent(arrived: Any) -> None:
    table = arrived("olga", "arrival", olga={"at": "TR", "trust": 3}, raids="TR", discontent=6)
    table.play("detain seizure_of_funds")
    assert table.s.discontent == 6


@pytest.mark.rule("GM-20.14")
def test_veiga_is_silent_when_detained_on_the_way(scene: Any) -> None:
    table = scene(
        phase="turn", turn="veiga", event="high_alert", dice=["cuffs"], discontent=6,
        heroes={
            "culum": {"at": "TR", "card": "TR", "taken": True},
            "veiga": {"at": "TH", "card": "CS", "trust": 1}, "sylvia": {"at": "SC", "card": "SC"},
        },
    )  # fmt: skip
    table.play("step CS")
    assert table.seized("veiga") == {"CS"}
    assert (table.s.discontent, table.trust("veiga")) == (6, 0)


@pytest.mark.rule("GM-20.15", "GM-15.11")
def test_veiga_identifies_at_the_riot_stage(arrived: Any) -> None:
    table = arrived(
        "veiga", "arrival", veiga={"at": "TR"}, raids="TR", discontent=18, citizens={"CC": "A.u"}
    )
    table.play("detain denial_of_access", table.token("CC", "A"))
    assert table.people("CC") == "A.k"
    goal = arrived("veiga", "arrival", veiga={"at": "TR"}, raids="TR", discontent=18)
    goal.play("detain great_goal")
    assert goal.prompt == "hero-action"  # only when her turn is ended


# -- Olga ----------------------------------------------------------------------------------------------------


def olga(scene: Any, **more: Any) -> Any:
    """She walks from the Central Square through Theatre to the Main Citadel."""
    more.setdefault("event", "high_alert")
    return scene(
        phase="turn", turn="olga",
        heroes={
            "culum": {"at": "TR", "card": "TR", "taken": True},
            "olga": {"at": "CS", "card": "MC", "trust": 7}, "sylvia": {"at": "SC", "card": "SC"},
        },
        **more,
    )  # fmt: skip


@pytest.mark.rule("GM-20.17")
def test_olga_leaves_her_first_district_for_nothing(scene: Any) -> None:
    table = olga(scene, published=["surveillance"], servants={"P": "CS", "E": "TH"})
    assert table.match.decision(table.seat).details["n"] == 0
    table.play("step TH")
    assert table.trust("olga") == 7  # neither for guards nor for servants
    assert table.match.decision(table.seat).details["n"] == 3
    table.play("step MC")
    assert table.trust("olga") == 7 - 3  # later districts as ever


@pytest.mark.rule("GM-20.18", "GM-18.10")
def test_olga_pays_for_security_control(scene: Any) -> None:
    table = olga(scene, event="security_control")
    table.play("step TH", "step MC")
    assert table.trust("olga") == 7 - 1 - 2


@pytest.mark.rule("GM-20.17")
def test_olga_pays_for_actions_like_everybody(arrived: Any) -> None:
    table = arrived("olga", olga={"at": "CS", "trust": 7})
    table.play("act square_a")
    assert table.happened("trust-paid") == [{"hero": "olga", "n": 2, "why": "square_a"}]


# -- Sylvia --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GM-20.20", "GM-6.9")
@pytest.mark.parametrize(
    ("place", "trust"), [("MC", 1 + 3), ("TL", 1 + 3), ("CC", 1 + 3), ("CS", 4), ("TR", 4)]
)
def test_sylvia_gains_three_more_in_the_towers(scene: Any, place: str, trust: int) -> None:
    table = scene(
        events=["high_alert"],
        heroes={"culum": {"at": "EL"}, "veiga": {"at": "IN"}, "sylvia": {"at": place}},
    )  # fmt: skip
    assert table.trust("sylvia") == trust


@pytest.mark.rule("GM-20.20")
def test_sylvias_bonus_cannot_be_divided(scene: Any) -> None:
    table = scene(
        events=["high_alert"], citizens={"MC": "u u u"},
        heroes={"culum": {"at": "MC"}, "veiga": {"at": "IN"}, "sylvia": {"at": "MC"}},
    )  # fmt: skip
    assert table.options()[-1] == "give culum 3"
    table.play("give culum 3")
    assert (table.trust("culum"), table.trust("sylvia")) == (3, 3)


# -- Mustafa ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GM-20.22", "GM-20.23")
def test_mustafa_brings_an_unknown_neighbour_and_identifies_it(arrived: Any) -> None:
    table = arrived(
        "mustafa", mustafa={"at": "TR", "trust": 0}, culum={"at": "SC"}, veiga={"at": "SC"},
        citizens={"TR": "A.u", "EL": "S.u M.k", "IN": "I.r", "CS": "N.u"},
    )  # fmt: skip
    table.play("act house_call")
    # Trade is connected to Elite and Industrial: the scientist is the only unknown one there
    assert sorted(table.people("TR").split()) == ["A.u", "S.k"]
    assert table.people("EL") == "M.k"
    assert table.happened("trust-paid") == []
    assert table.s.round == 2  # it was his action


@pytest.mark.rule("GM-20.22", "GM-20.23")
def test_mustafa_chooses_among_the_unknown_of_connected_districts(arrived: Any) -> None:
    table = arrived(
        "mustafa", mustafa={"at": "TR"},
        citizens={"TR": "T.u", "EL": "S.u M.k", "IN": "I.r A.u", "CS": "N.u"},
    )  # fmt: skip
    table.play("act house_call")
    assert set(table.options()) == {table.token("EL", "S"), table.token("IN", "A")}
    assert table.refusal(table.token("EL", "M")) == ("already-identified", "GM-20.23")
    assert table.refusal(table.token("CS", "N")) == ("not-connected", "GM-20.22")
    assert table.refusal(table.token("TR", "T")) == ("same-district", "GM-20.23")
    far = arrived("mustafa", mustafa={"at": "TR"}, citizens={"EL": "M.k", "IN": "I.r"})
    assert far.refusal("act house_call") == ("no-unknown-citizen-near", "GM-20.22")


@pytest.mark.rule("GM-20.24")
def test_mustafa_needs_a_free_slot(arrived: Any) -> None:
    table = arrived("mustafa", mustafa={"at": "TR"}, citizens={"TR": "u u u u u u", "EL": "u u"})
    assert table.refusal("act house_call") == ("no-citizen-slot", "GM-20.24")


@pytest.mark.rule("GM-20.22")
def test_only_mustafa_makes_house_calls(arrived: Any) -> None:
    table = arrived("veiga", veiga={"at": "TR"})
    assert table.refusal("act house_call") == ("not-in-force", "GM-11.3")
