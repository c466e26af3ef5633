"""Chapter 18: city events in general, and those of group I."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown

LAYOUT = {
    "trade": (1, 0, "h"), "elite": (1, 1, "v"), "industrial": (2, 1, "v"),
    "central_square": (3, 2, "h"), "main_citadel": (0, 3, "h"), "theatre": (2, 3, "h"),
    "science": (4, 3, "v"), "control_centre": (1, 4, "h"), "tower_of_law": (3, 4, "v"),
}  # fmt: skip


def moving(scene: Any, event: str, **heroes: tuple[str, str, int]) -> Any:
    """Heroes about to walk: where they are, where they go, their trust."""
    given = {
        name: {"at": at, "card": card, "trust": trust} for name, (at, card, trust) in heroes.items()
    }
    return scene(phase="heroes", event=event, events=["rebels_and_loyalists"], heroes=given, plan=3)


# -- in general ------------------------------------------------------------------------------------


@pytest.mark.rule("GM-18.1", "GM-6.1")
def test_one_event_is_in_force_and_ends_with_its_round(closing: Any) -> None:
    table = closing("security_control", events=["high_alert"])
    board = table.match.view(1)["board"]
    assert (board["round"], board["event"]) == (2, "high_alert")
    assert board["heroes"][0]["leave_price"] == 2  # no longer 3
    before = tabletown.position(
        "great_machine", {"phase": "access", "event": "security_control"}, seats=4, mode="versus"
    )
    assert before.view(1)["board"]["heroes"][0]["leave_price"] == 3


@pytest.mark.rule("GM-18.2", "GM-4.11")
@pytest.mark.parametrize("seed", range(5))
def test_six_events_of_each_group_then_the_countdown(seed: int) -> None:
    match = tabletown.new("great_machine", seats=4, mode="versus", seed=seed)
    while match.state.round == 0:
        match.play(match.options()[0])
    s = match.state
    assert [s.tables.events[card].group for card in s.event_deck] == [1] * 6 + [2] * 6 + [0]
    assert len(set(s.event_deck)) == 13


@pytest.mark.rule("GM-18.2", "GM-6.2", "GM-18.54")
def test_the_countdown_opens_in_round_13_and_stays(closing: Any) -> None:
    table = closing("free_trade", round=12, plan=3, events=[])
    assert (table.s.round, table.match.view(0)["board"]["event"]) == (13, "countdown")
    table = closing("countdown", round=13, plan=3, events=[])
    board = table.match.view(0)["board"]
    assert (board["round"], board["event"], board["events_left"]) == (14, "countdown", 0)
    assert table.s.plan == 4
    table.play("access culum TR", "access veiga TH", "access sylvia SC", "end").pass_turns()
    assert (table.s.round, table.s.plan) == (15, 5)  # once in every round


@pytest.mark.rule("GM-18.3", "GM-2.16")
def test_the_rule_of_a_card_overrides_the_basic_rules(arrived: Any) -> None:
    hero = {"at": "TR", "trust": 5}
    assert arrived("veiga", veiga=hero, event="high_alert").offers("act agitate")
    table = arrived("veiga", veiga=hero, event="city_council_elections")
    assert table.refusal("act agitate") == ("not-in-this-district", "GM-11.3")


# -- Trials Won ------------------------------------------------------------------------------------


@pytest.mark.rule("GM-18.4", "GM-18.5", "GM-5.18")
def test_trials_won_restores_cards_for_guards(closing: Any) -> None:
    """Servants do not raise the price, not even under Surveillance."""
    table = closing(
        "trials_won", published=["surveillance"], servants={"P": "TR"},
        heroes={
            "culum": {"at": "TR", "trust": 2, "seized": "EL IN"},
            "veiga": {"at": "TH", "trust": 1, "seized": "EL"},  # cannot pay for two guards
            "sylvia": {"at": "SC", "trust": 2, "seized": "MC"},
        },
    )  # fmt: skip
    assert (table.prompt, table.seat) == ("offer", 1)
    table.play("take", "card IN")
    assert table.seized("culum") == {"EL"}
    assert (table.prompt, table.seat) == ("offer", 3)
    table.play("pass")
    assert table.seized("sylvia") == {"MC"}
    assert table.happened("trust-paid") == [{"hero": "culum", "n": 2, "why": "trials_won"}]


@pytest.mark.rule("GM-18.6", "GM-5.19")
def test_trials_won_is_held_by_five_trust_of_the_heroes_together(closing: Any) -> None:
    heroes = {
        "culum": {"at": "TR", "trust": 3}, "veiga": {"at": "TH", "trust": 3},
        "sylvia": {"at": "SC", "trust": 1},
    }  # fmt: skip
    table = closing("trials_won", plan=3, heroes=heroes)
    assert (table.prompt, table.seat) == ("pledge", 1)
    table.play("give culum 2")
    assert (table.prompt, table.seat) == ("pledge", 2)  # everybody decides about the own share
    table.play("give veiga 3")
    assert table.s.plan == 3
    assert [(paid["hero"], paid["n"]) for paid in table.happened("trust-paid")] == [
        ("culum", 2), ("veiga", 3),
    ]  # fmt: skip
    table = closing("trials_won", plan=3, heroes=heroes)
    table.play("give culum 0")  # the others cannot pay five
    assert (table.s.plan, table.happened("trust-paid")) == (4, [])


# -- Flying Carpets ----------------------------------------------------------------------------------


@pytest.mark.rule("GM-18.7", "GM-5.8")
def test_flying_carpets_relocate_a_district_free_of_charge(scene: Any) -> None:
    table = scene(phase="access", event="flying_carpets")
    assert (table.prompt, table.seat) == ("relocate", 1)
    assert table.refusal("relocate EL 5,5 h") == ("fewer-than-two-connections", "GM-3.6")
    table.play("relocate TR 4,5 v")
    near = {table.s.tables.district_ids[d] for d in table.s.city.neighbours[table.d("TR")]}
    assert near == {"science", "tower_of_law"}
    assert (table.prompt, table.s.trust, table.s.bonds) == ("access", [0, 0, 0], 0)
    table = scene(phase="access", event="flying_carpets")
    places = list(table.s.places)
    table.play("pass")
    assert (table.prompt, table.s.places) == ("access", places)


@pytest.mark.rule("GM-18.8", "GM-18.9")
@pytest.mark.parametrize(
    ("moved", "plan"),
    [
        ({}, 3),  # the Square lies apart
        ({"central_square": (4, 5, "h")}, 4),  # Citadel, Control Centre, Tower, Square in a row
        ({"central_square": (4, 5, "h"), "control_centre": (0, 1, "v")}, 3),  # two pairs
    ],
)
def test_flying_carpets_want_the_special_districts_in_one_group(
    closing: Any, moved: dict[str, Any], plan: int
) -> None:
    table = closing("flying_carpets", plan=3, city={**LAYOUT, **moved})
    assert table.s.plan == plan


# -- Security Control ----------------------------------------------------------------------------------


@pytest.mark.rule("GM-18.10")
@pytest.mark.parametrize(("guards", "paid"), [(2, 3), (0, 1)])
def test_security_control_costs_a_trust_at_the_start_of_a_movement(
    scene: Any, guards: int, paid: int
) -> None:
    table = scene(
        phase="turn", turn="culum", event="security_control",
        guards={"TR": guards, "EL": 3, "MC": 3} if not guards else {},
        heroes={
            "culum": {"at": "TR", "card": "TH", "trust": 7}, "veiga": {"at": "TH", "card": "TH"},
            "sylvia": {"at": "SC", "card": "SC"},
        },
    )  # fmt: skip
    table.play("step IN")
    assert table.trust("culum") == 7 - paid
    table.play("step TH")  # the second district costs its guards only
    assert table.trust("culum") == 7 - paid - 2


@pytest.mark.rule("GM-18.11")
def test_security_control_costs_a_bond_for_the_first_district_of_a_guard(plotting: Any) -> None:
    table = plotting(event="security_control", published=["surveillance"])
    table.play("guard CS IN")
    assert table.s.bonds == 10 - 2
    table.play("guard CS TR")  # two districts away
    assert table.s.bonds == 8 - 3
    table.play("move P EL")  # servants pay as ever, also while they count as guards
    assert table.s.bonds == 5 - 2


@pytest.mark.rule("GM-18.12", "GM-7.3")
@pytest.mark.parametrize(("card", "step", "plan"), [("SC", [], 4), ("CS", ["step CS"], 3)])
def test_security_control_advances_when_a_hero_stays(
    scene: Any, card: str, step: list[str], plan: int
) -> None:
    table = moving(
        scene, "security_control", culum=("TR", "EL", 7), veiga=("TH", "IN", 8), sylvia=("SC", card, 8)
    )  # fmt: skip
    table.play("step EL", "end", "step IN", "end", *step, "end")
    assert (table.s.round, table.s.plan) == (2, plan)


# -- Rebels and Loyalists, High Alert -------------------------------------------------------------------


@pytest.mark.rule("GM-18.13", "GM-18.20", "GM-11.10", "GM-11.11")
@pytest.mark.parametrize(
    ("event", "place", "guards", "die", "bid", "breaks"),
    [
        ("rebels_and_loyalists", "TR", (2, 0), 3, 2, True),
        ("rebels_and_loyalists", "TR", (2, 0), 4, 2, False),
        ("rebels_and_loyalists", "TR", (1, 1), 3, 2, False),  # a broken guard lies there
        ("rebels_and_loyalists", "MC", (2, 0), 3, 2, False),  # no common district
        ("rebels_and_loyalists", "TR", (2, 0), "shield", 5, False),
        ("high_alert", "TR", (2, 0), 3, 3, False),
        ("high_alert", "TR", (2, 0), 3, 4, True),
        ("high_alert", "MC", (1, 1), 2, 2, False),
        ("high_alert", "MC", (1, 1), 2, 3, True),
        ("high_alert", "TR", (2, 0), "shield", 8, False),
    ],
)
def test_events_change_the_number_needed_to_break_a_guard(
    arrived: Any, event: str, place: str, guards: Any, die: Any, bid: int, breaks: bool
) -> None:
    table = arrived(
        "veiga", veiga={"at": place, "trust": 8}, event=event, guards={place: guards}, dice=[die]
    )
    table.play("act attack", f"bid {bid}")
    working, broken = guards
    assert table.guards(place) == ((working - 1, broken + 1) if breaks else guards)
    assert table.trust("veiga") == 8 - bid


@pytest.mark.rule("GM-18.14")
@pytest.mark.parametrize(("servants", "plan"), [({}, 3), ({"E": "TH"}, 4)])
def test_rebels_and_loyalists_advance_when_a_hero_is_with_a_servant(
    closing: Any, servants: dict[str, str], plan: int
) -> None:
    assert closing("rebels_and_loyalists", plan=3, servants=servants).s.plan == plan


@pytest.mark.rule("GM-18.21")
@pytest.mark.parametrize(
    ("more", "plan"),
    [
        ({}, 4),
        ({"guards": {"TR": (1, 1)}}, 3),
        ({"guards": {"TR": (1, 1)}, "servants": {"P": "TR"}}, 4),
        ({"guards": {"TR": (1, 1)}, "riots": "TR"}, 4),
        ({"guards": {"TR": (1, 1), "EL": (1, 1)}, "servants": {"P": "TR"}}, 3),
    ],
)
def test_high_alert_advances_without_broken_guards(
    closing: Any, more: dict[str, Any], plan: int
) -> None:
    assert closing("high_alert", plan=3, **more).s.plan == plan


# -- Join the Uprising!, No One Is Safe! -------------------------------------------------------------------


@pytest.mark.rule("GM-18.15", "GM-18.16")
def test_join_the_uprising_lets_free_heroes_identify(closing: Any) -> None:
    table = closing(
        "join_the_uprising", citizens={"TR": "A.u S.u M.k"},
        heroes={"culum": {"at": "TR"}, "veiga": {"at": "TR"}, "sylvia": {"at": "CS"}},
    )  # fmt: skip
    assert (table.prompt, table.seat) == ("identify", 1)
    assert table.options() == [table.token("TR", "A"), table.token("TR", "S"), "pass"]
    table.play(table.token("TR", "A"))
    assert (table.prompt, table.seat) == ("identify", 2)  # two heroes, two citizens
    table.play(table.token("TR", "S"))
    assert table.people("TR") == "A.k S.k M.k"
    assert table.s.round == 2  # nobody asks Sylvia in the Square


@pytest.mark.rule("GM-18.15", "GM-2.20")
def test_join_the_uprising_passes_over_detained_heroes(closing: Any) -> None:
    table = closing(
        "join_the_uprising",
        heroes={
            "culum": {"at": "TR", "detained": True}, "veiga": {"at": "TH"}, "sylvia": {"at": "CS"},
        },
    )  # fmt: skip
    assert (table.prompt, table.seat) == ("identify", 2)
    table.play("pass")
    assert (table.s.round, table.s.known) == (2, 0)


@pytest.mark.rule("GM-18.17", "GM-10.14")
@pytest.mark.parametrize(
    ("measure", "plan"), [("great_goal", 4), ("seizure_of_funds", 3), ("denial_of_access", 4)]
)
def test_join_the_uprising_advances_when_a_card_is_lost(
    arrived: Any, measure: str, plan: int
) -> None:
    """Option A gives its own step; only the loss of a card gives the event's."""
    table = arrived(
        "sylvia", "arrival", sylvia={"at": "CS"}, culum={"at": "MC"}, veiga={"at": "TL"},
        raids="CS", event="join_the_uprising", plan=3,
    )  # fmt: skip
    table.play(f"detain {measure}").pass_turns()
    assert (table.s.round, table.s.plan) == (2, plan)
    whys = [step["why"] for step in table.happened("plan")]
    assert ("join_the_uprising" in whys) is (measure == "denial_of_access")


@pytest.mark.rule("GM-18.17", "GM-10.14")
def test_handcuffs_count_as_a_card_lost_by_detention(scene: Any) -> None:
    table = scene(
        phase="turn", turn="sylvia", event="join_the_uprising", plan=3, dice=["cuffs"],
        heroes={
            "culum": {"at": "MC", "card": "MC", "taken": True},
            "veiga": {"at": "TL", "card": "TL", "taken": True},
            "sylvia": {"at": "SC", "card": "CS", "trust": 1},
        },
    )  # fmt: skip
    table.play("step CS")
    assert (table.s.round, table.s.plan) == (2, 4)


@pytest.mark.rule("GM-18.18")
@pytest.mark.parametrize(("raids", "rise"), [("", 0), ("EL", 2), ("EL MC", 3)])
def test_no_one_is_safe_adds_one_to_failed_raids(closing: Any, raids: str, rise: int) -> None:
    table = closing("no_one_is_safe", raids=raids, discontent=6)
    assert table.s.discontent == 6 + rise


@pytest.mark.rule("GM-18.19")
@pytest.mark.parametrize(("place", "plan"), [("MC", 4), ("EL", 3)])
def test_no_one_is_safe_advances_for_a_special_card_even_a_seized_one(
    scene: Any, place: str, plan: int
) -> None:
    table = scene(
        phase="heroes", event="no_one_is_safe", raids=place, plan=3,
        heroes={
            "culum": {"at": place, "card": place}, "veiga": {"at": "TH", "card": "TH"},
            "sylvia": {"at": "SC", "card": "SC"},
        },
    )  # fmt: skip
    table.play("detain denial_of_access").pass_turns()
    assert (table.s.round, table.s.plan) == (2, plan)


# -- Show Amnesty ------------------------------------------------------------------------------------------


@pytest.mark.rule("GM-18.22")
def test_show_amnesty_is_an_action_in_special_districts(arrived: Any) -> None:
    table = arrived("veiga", veiga={"at": "TL", "trust": 5}, event="show_amnesty", arrested="T T T")
    table.play("act amnesty")
    assert table.trust("veiga") == 3
    assert table.match.decision(2).details["kind"] == "traitor"
    table.play("district EL")
    assert table.people("EL").split()[-1] == "T.k"
    assert table.s.active != table.hero("veiga")  # it was her action
    common = arrived("veiga", veiga={"at": "TR", "trust": 5}, event="show_amnesty")
    assert common.refusal("act amnesty") == ("not-in-this-district", "GM-11.3")
    other = arrived("veiga", veiga={"at": "TL", "trust": 5}, event="high_alert")
    assert other.refusal("act amnesty") == ("not-in-force", "GM-11.3")


@pytest.mark.rule("GM-18.23", "GM-13.8", "GM-5.33")
def test_show_amnesty_advances_when_the_machine_returns_two_unseen(closing: Any) -> None:
    table = closing(
        "show_amnesty", plan=3, arrested="T A S", citizens={"TR": "u u u u u", "CS": "u u u"}
    )
    arrested = table.s.arrested().bit_count()
    assert (table.prompt, table.seat) == ("advance-plan", 0)
    table.play("take")
    assert "kind" not in table.match.decision(0).details
    table.play("district TR")
    assert table.refusal("district TR") == ("no-citizen-slot", "GM-3.18")  # into two districts
    table.play("district EL")
    assert table.s.plan == 4
    assert table.s.arrested().bit_count() == arrested - 2
    assert [p.split(".")[1] for p in table.people("TR").split()] == ["u"] * 6
    assert [p.split(".")[1] for p in table.people("EL").split()] == ["u"] * 5


@pytest.mark.rule("GM-18.23")
def test_show_amnesty_may_be_declined_and_needs_two_prisoners(closing: Any) -> None:
    table = closing("show_amnesty", plan=3)
    table.play("pass")
    assert (table.s.plan, table.s.arrested().bit_count()) == (3, 3)
    few = closing("show_amnesty", plan=3, citizens={"MC": "u u u"})
    assert (few.s.arrested().bit_count(), few.s.round, few.s.plan) == (1, 2, 3)  # nobody is asked


# -- Oppression and Resistance, Concentration of Force --------------------------------------------------------


@pytest.mark.rule("GM-18.24")
def test_oppression_pays_for_servants_in_common_districts(closing: Any) -> None:
    table = closing("oppression_and_resistance", servants={"P": "TR", "E": "EL", "L": "MC"})
    gained = [said for said in table.happened("bonds-gained") if said["why"] != "income"]
    assert gained == [{"n": 2, "why": "oppression_and_resistance"}]


@pytest.mark.rule("GM-18.25", "GM-12.17")
@pytest.mark.parametrize(("action", "plan"), [("act square_a", 3), ("act gain_trust", 4)])
def test_oppression_is_held_by_a_special_action(arrived: Any, action: str, plan: int) -> None:
    table = arrived(
        "sylvia", sylvia={"at": "CS", "trust": 2}, event="oppression_and_resistance", plan=3
    )
    table.play(action)
    assert (table.s.round, table.s.plan) == (2, plan)


@pytest.mark.rule("GM-18.26", "GM-18.27", "GM-8.18")
def test_concentration_of_force_draws_anywhere(plotting: Any) -> None:
    table = plotting(event="concentration_of_force", servants={"P": "TR"}, directives=["levy"])
    table.play("order P draw_anywhere")
    assert (table.s.bonds, table.match.view(0)["board"]["machine"]["hand"]) == (8, ["levy"])
    assert table.refusal("order P raid") == ("servant-has-acted", "GM-8.8")  # it was its action
    table.play("order E citadel_draw")
    assert table.s.hand_size() == 2
    assert table.refusal("order E draw_anywhere") == ("servant-has-acted", "GM-8.8")
    other = plotting(event="high_alert", servants={"P": "TR"})
    assert other.refusal("order P draw_anywhere") == ("not-in-force", "GM-8.18")


@pytest.mark.rule("GM-18.28")
@pytest.mark.parametrize(
    ("servants", "plan"),
    [({"P": "EL", "E": "EL", "L": "EL"}, 4), ({"P": "EL", "E": "EL", "L": "MC"}, 3)],
)
def test_concentration_of_force_advances_when_servants_are_together(
    closing: Any, servants: dict[str, str], plan: int
) -> None:
    assert closing("concentration_of_force", plan=3, servants=servants).s.plan == plan
