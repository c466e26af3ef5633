"""Chapter 19: directives of versus."""

from __future__ import annotations

from typing import Any

import pytest

ALL = [
    "confiscation", "levy", "mechanization", "optimization", "pacification", "provocation",
    "fortification", "resettlement", "surveillance",
]  # fmt: skip


def machine(table: Any, seat: int | None) -> Any:
    return table.match.view(seat)["board"]["machine"]


@pytest.mark.rule("GM-19.1", "GM-21.3")
def test_the_hand_is_hidden_and_its_size_is_public(plotting: Any) -> None:
    table = plotting(hand=ALL)
    assert machine(table, 0)["hand"] == ALL
    for seat in (1, 2, 3, None):
        assert machine(table, seat)["hand"] is None
        assert machine(table, seat)["hand_size"] == 9


@pytest.mark.rule("GM-19.2", "GM-19.3", "GM-5.34")
def test_before_a_fourth_is_published_one_is_taken_back(plotting: Any) -> None:
    table = plotting(
        published=["levy", "mechanization", "surveillance"], hand=["fortification"],
        servants={"P": "TL"},
    )  # fmt: skip
    table.play("order P tower_publish")
    assert (table.prompt, table.kinds()) == ("take-back", {"directive"})
    table.play("directive mechanization")
    assert table.prompt == "publish"
    table.play("directive fortification")
    assert table.published == ["levy", "surveillance", "fortification"]
    assert machine(table, 0)["hand"] == ["mechanization"]
    assert machine(table, 1)["hand_seen"] == ["mechanization"]  # everybody saw it go back
    assert table.s.in_force.servant_price == 2  # and its effect is over


@pytest.mark.rule("GM-19.4", "GM-19.5")
def test_discarded_and_cancelled_directives_never_come_back(arrived: Any) -> None:
    table = arrived("culum", culum={"at": "TL", "trust": 7}, published=["levy"], hand=ALL[2:8])
    table.play("act tower_a", "end").pass_turns()
    board = machine(table, 0)
    assert (board["removed"], board["published"]) == (["levy"], [])
    assert board["deck"] == 2  # Confiscation and Surveillance
    assert "levy" not in [table.s.tables.directive_ids[d] for d in table.s.directive_deck]


@pytest.mark.rule("GM-19.5")
def test_nothing_can_be_drawn_from_an_empty_deck(plotting: Any) -> None:
    table = plotting(hand=ALL[:4], removed=ALL[4:], event="concentration_of_force")
    assert table.refusal("order P citadel_draw") == ("no-directive-left", "GM-19.5")
    assert table.refusal("order P draw_anywhere") == ("no-directive-left", "GM-19.5")


@pytest.mark.rule("GM-19.6")
def test_a_directive_in_the_hand_has_no_effect(plotting: Any) -> None:
    table = plotting(hand=ALL, servants={"P": "TR"}, culum={"at": "TR", "trust": 5})
    assert table.refusal("use resettlement") == ("not-published", "GM-19.6")
    assert table.refusal("order P confiscate") == ("not-in-force", "GM-8.18")
    assert table.refusal("order P pacify") == ("not-in-force", "GM-8.18")
    assert table.match.view(1)["board"]["heroes"][0]["leave_price"] == 2
    table.play("move E EL", "order P raid")
    assert table.s.bonds == 10 - 2 - 2
    assert table.refusal("order P repair") == ("servant-has-acted", "GM-8.8")


# -- Confiscation --------------------------------------------------------------------------------------


@pytest.mark.rule("GM-19.7")
@pytest.mark.parametrize(("trust", "left"), [(5, 3), (2, 0), (1, 0)])
def test_confiscation_takes_two_trust_and_costs_nothing(
    plotting: Any, trust: int, left: int
) -> None:
    table = plotting(
        published=["confiscation"],
        servants={"P": "TR"},
        culum={"at": "TR", "trust": trust},
        bonds=2,
    )
    table.play("order P confiscate")
    assert (table.trust("culum"), table.s.bonds) == (left, 2)
    assert table.refusal("order P raid") == ("servant-has-acted", "GM-8.8")


@pytest.mark.rule("GM-19.7")
def test_confiscation_hits_one_hero_of_the_machines_choice(plotting: Any) -> None:
    table = plotting(
        published=["confiscation"], servants={"P": "TR", "E": "SC"},
        culum={"at": "TR", "trust": 3}, veiga={"at": "TR", "trust": 4}, sylvia={"at": "SC"},
    )  # fmt: skip
    assert table.refusal("order E confiscate") == ("no-hero-with-trust", "GM-19.7")
    table.play("order P confiscate")
    assert table.options() == ["hero culum", "hero veiga"]
    table.play("hero veiga")
    assert table.s.trust == [3, 2, 0]


# -- Levy, Mechanization ---------------------------------------------------------------------------------


@pytest.mark.rule("GM-19.8", "GM-19.9", "GM-6.12")
@pytest.mark.parametrize(
    ("event", "published", "bonds"),
    [
        ("high_alert", [], 6),
        ("high_alert", ["levy"], 9),
        ("trust_versus_coercion", [], 8),
        ("trust_versus_coercion", ["levy"], 11),
    ],
)
def test_levy_gives_three_bonds_in_each_initial_phase(
    scene: Any, event: str, published: list[str], bonds: int
) -> None:
    assert scene(events=[event], published=published, discontent=2).s.bonds == bonds


@pytest.mark.rule("GM-19.10")
def test_mechanization_makes_moves_of_servants_cheap(plotting: Any) -> None:
    table = plotting(published=["mechanization"], bonds=3)
    table.play("move P CS")  # two districts away
    assert table.s.bonds == 1
    table.play("guard TR EL")  # guards as ever
    assert table.s.bonds == 0
    assert plotting(bonds=3).refusal("move P CS") == ("too-few-bonds", "GM-8.2")


# -- Optimization ------------------------------------------------------------------------------------------


@pytest.mark.rule("GM-19.11", "GM-19.12", "GM-60.14")
def test_optimization_gives_one_servant_a_second_action(plotting: Any) -> None:
    table = plotting(
        published=["optimization"], servants={"P": "TR", "E": "EL"},
        guards={"TR": (1, 1), "EL": (1, 1)},
    )  # fmt: skip
    table.play("order P raid")
    assert table.s.bonds == 8
    assert table.refusal("move P EL") == ("servant-has-acted", "GM-8.9")  # in the same district
    table.play("order P repair")
    assert table.s.bonds == 8 - 1 - 2
    assert table.refusal("order P raid") == ("servant-has-acted", "GM-8.8")
    table.play("order E raid")
    assert table.refusal("order E repair") == ("servant-has-acted", "GM-8.8")  # once per round


@pytest.mark.rule("GM-19.11", "GM-19.12")
def test_the_second_action_may_be_the_same_and_costs_a_bond_even_if_free(plotting: Any) -> None:
    table = plotting(published=["optimization"], servants={"P": "CS"}, bonds=0)
    table.play("order P square_collect")
    assert table.s.bonds == 2
    table.play("order P square_collect")
    assert table.s.bonds == 2 - 1 + 2
    poor = plotting(
        published=["optimization", "confiscation"], servants={"P": "TR"}, bonds=0,
        culum={"at": "TR", "trust": 6},
    )  # fmt: skip
    poor.play("order P confiscate")
    assert not any("confiscate" in option for option in poor.options())  # no bond for it
    assert poor.trust("culum") == 4


# -- Pacification --------------------------------------------------------------------------------------------


@pytest.mark.rule("GM-19.13")
def test_pacification_lowers_discontent_once_per_round(plotting: Any) -> None:
    table = plotting(
        published=["pacification"], servants={"P": "TR", "E": "EL", "L": "MC"}, discontent=8
    )
    assert table.refusal("order L pacify") == ("not-in-this-district", "GM-8.17")
    table.play("order P pacify")
    assert (table.s.discontent, table.s.bonds) == (7, 10)
    assert table.refusal("order E pacify") == ("used-this-round", "GM-19.20")
    assert table.refusal("order P raid") == ("servant-has-acted", "GM-8.8")


@pytest.mark.rule("GM-19.14", "GM-19.25")
@pytest.mark.parametrize("discontent", [0, 3, 9, 15, 18])
def test_pacification_never_drops_a_stage(plotting: Any, discontent: int) -> None:
    table = plotting(published=["pacification"], servants={"P": "TR"}, discontent=discontent)
    assert table.refusal("order P pacify") == ("stage-would-drop", "GM-19.14")


# -- Resettlement ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GM-19.16")
@pytest.mark.parametrize("letter", ["A", "S", "M", "T"])
def test_resettlement_moves_any_citizen_and_keeps_its_state(plotting: Any, letter: str) -> None:
    table = plotting(
        published=["resettlement"], citizens={"TR": "A.u S.k M.r T.r", "MC": ""}, bonds=2,
        acted={"P": 1, "E": 1, "L": 1},
    )  # fmt: skip
    state = next(p for p in table.people("TR").split() if p[0] == letter)
    table.play("use resettlement", table.token("TR", letter), "district MC")
    assert table.people("MC") == state
    assert (table.s.bonds, table.prompt) == (2, "machine")  # free, and no action of a servant
    assert table.refusal("use resettlement") == ("used-this-round", "GM-19.20")


@pytest.mark.rule("GM-19.16", "GM-3.18")
def test_resettlement_needs_a_free_slot(plotting: Any) -> None:
    table = plotting(published=["resettlement"], citizens={"EL": "u u u u u u", "TR": "A.u"})
    table.play("use resettlement", table.token("TR", "A"))
    assert table.refusal("district EL") == ("no-citizen-slot", "GM-3.18")
    assert table.refusal("district TR") == ("same-district", "GM-11.17")


# -- Surveillance ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GM-19.17", "GM-2.5")
def test_surveillance_adds_servants_to_the_load(scene: Any, arrived: Any) -> None:
    more: dict[str, Any] = {"published": ["surveillance"], "servants": {"P": "TR", "E": "TR"}}
    table = arrived("veiga", veiga={"at": "TR", "trust": 8}, **more)
    table.play("act agitate")
    assert table.trust("veiga") == 8 - 4
    table = scene(
        phase="turn", turn="culum", event="high_alert",
        heroes={
            "culum": {"at": "TR", "card": "EL", "trust": 7}, "veiga": {"at": "TH", "card": "TH"},
            "sylvia": {"at": "SC", "card": "SC"},
        },
        **more,
    )  # fmt: skip
    table.play("step EL")
    assert table.trust("culum") == 7 - 4


@pytest.mark.rule("GM-19.18", "GM-2.6")
def test_under_surveillance_servants_are_still_no_guards(arrived: Any, closing: Any) -> None:
    more: dict[str, Any] = {
        "published": ["surveillance"], "servants": {"P": "TR"},
        "guards": {"TR": 0, "EL": 3, "IN": 3},
    }  # fmt: skip
    table = arrived("veiga", veiga={"at": "TR", "trust": 8}, **more)
    assert table.refusal("act attack") == ("no-working-guard", "GM-11.8")
    table = closing("citywide_maintenance", plan=3, **more)
    assert table.s.plan == 4  # Trade has no guards


# -- once per round ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GM-19.20")
def test_publishing_again_gives_no_second_use(plotting: Any) -> None:
    table = plotting(
        published=["pacification", "levy", "mechanization"], hand=["fortification"],
        servants={"P": "TR", "E": "TL", "L": "EL"}, discontent=8,
    )  # fmt: skip
    table.play("order P pacify", "order E tower_publish", "directive pacification")
    table.play("directive pacification")
    assert table.published == ["levy", "mechanization", "pacification"]
    assert table.refusal("order L pacify") == ("used-this-round", "GM-19.20")
    assert table.s.discontent == 7


# -- Provocation -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GM-19.21", "GM-19.22", "GM-5.16")
@pytest.mark.parametrize(
    ("discontent", "offered"),
    [(2, False), (5, True), (8, True), (11, True), (14, True), (17, False)],
)
def test_provocation_reacts_to_stages_two_to_five(
    arrived: Any, discontent: int, offered: bool
) -> None:
    table = arrived(
        "veiga", veiga={"at": "TR", "trust": 8}, discontent=discontent, published=["provocation"],
        bonds=3, plan=3,
    )  # fmt: skip
    table.play("act agitate")
    assert (table.prompt == "offer") is offered
    if offered:
        assert table.seat == 0
        table.play("take")
        assert (table.s.plan, table.s.bonds) == (4, 0)


@pytest.mark.rule("GM-19.21")
def test_provocation_may_be_declined_and_must_be_paid(arrived: Any) -> None:
    more: dict[str, Any] = {
        "veiga": {"at": "TR", "trust": 8}, "discontent": 5, "published": ["provocation"], "plan": 3,
    }  # fmt: skip
    table = arrived("veiga", bonds=3, **more)
    table.play("act agitate", "pass")
    assert (table.s.plan, table.s.bonds) == (3, 3)
    poor = arrived("veiga", bonds=2, **more)
    poor.play("act agitate")
    assert (poor.prompt, poor.s.plan) == ("hero-action", 3)


@pytest.mark.rule("GM-19.23")
def test_provocation_is_silent_in_the_closing_phase(closing: Any) -> None:
    table = closing("high_alert", raids="EL", discontent=5, published=["provocation"], bonds=9)
    assert (table.s.round, table.s.discontent) == (2, 6)
    assert table.happened("accepted") == table.happened("declined") == []


@pytest.mark.rule("GM-19.24")
def test_provocation_answers_every_stage_of_a_round(arrived: Any) -> None:
    table = arrived(
        "veiga", veiga={"at": "TR", "trust": 8}, sylvia={"at": "CS", "trust": 8}, discontent=5,
        published=["provocation"], bonds=6, plan=3, citizens={"CS": "u u u u u"},
    )  # fmt: skip
    table.play("act agitate", "take")
    table.play("act square_a", "take")
    assert (table.s.discontent, table.s.plan) == (9, 5)
