"""Chapter 33: the automated Machine's phase: movement cards, priorities, servant actions."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.great_machine.state.city import unspot

LAYOUT_1_WAYS = {  # from each district: through the upper, right, lower, left side
    "TR": "IN IN IN IN", "EL": "TR IN MC TR", "IN": "TR CS TH EL", "CS": "SC SC SC IN",
    "MC": "EL TH CC EL", "TH": "IN SC TL MC", "SC": "CS TL TL TL", "CC": "MC TL MC MC",
    "TL": "TH SC CC CC",
}  # fmt: skip
DIRECTIVES = (
    "auto_confiscation", "auto_levy", "auto_mechanization", "auto_optimization",
    "auto_pacification", "auto_provocation", "auto_fortification", "auto_resettlement",
    "auto_surveillance",
)  # fmt: skip


def deeds(table: Any) -> list[str]:
    """The actions the servants took."""
    return [event["act"] for event in table.happened("order")]


# -- turns and movement cards ---------------------------------------------------------------------------


@pytest.mark.rule("GM-33.1", "GM-33.2", "GM-33.33", "GM-33.35")
def test_each_servant_turns_up_a_card_moves_and_acts(scene: Any) -> None:
    heroes = {name: {"at": "SC", "card": "SC"} for name in ("culum", "veiga", "sylvia")}
    table = scene(
        mode="automa", seats=1, phase="machine", event="tribunal", options={"level": "super"},
        movement=["direction_north", "direction_east", "city_heart"], heroes=heroes,
    )  # fmt: skip
    shown = ("movement-card", "servant-moved", "order")
    story = [event for event in table.match.opening if event.key in shown]
    assert [(event.key, event.args["servant"]) for event in story] == [
        (key, servant) for servant in ("phantasm", "executor", "lex_hecate") for key in shown
    ]
    assert [table.servant_at(code) for code in "PEL"] == ["EL", "TH", "CS"]
    assert deeds(table) == ["automa_common", "automa_common", "automa_square"]
    assert table.marker() == 3  # 1 + 1 + (4 citizens - 2 guards): riot, 5, 4, 3
    assert table.s.bonds == 0
    # the three cards lie open for everybody
    assert table.automa()["movement_seen"] == ["direction_north", "direction_east", "city_heart"]
    assert len(table.automa()["movement_left"]) == 7


@pytest.mark.rule("GM-33.3", "GM-30.15", "GM-30.16")
@pytest.mark.parametrize(
    ("card", "goal"), [("pursuit_rose", "TR"), ("pursuit_goggles", "CC"), ("pursuit_bird", "TL")]
)
def test_a_pursuit_card_leads_to_the_hero_with_its_symbol(
    servant_turn: Any, card: str, goal: str
) -> None:
    heroes = {"veiga": {"at": "CC"}, "mateusz": {"at": "TR"}, "mustafa": {"at": "TL"}}
    table = servant_turn("P", card, heroes=heroes)
    assert table.servant_at("P") == goal
    assert len(deeds(table)) == 1


@pytest.mark.rule("GM-33.4", "GM-33.5")
@pytest.mark.parametrize("start", LAYOUT_1_WAYS)
def test_a_direction_card_leads_through_the_first_connected_exit_clockwise(
    servant_turn: Any, start: str
) -> None:
    goals = []
    for side in ("north", "east", "south", "west"):
        table = servant_turn("P", f"direction_{side}", servants={"P": start})
        goals.append(table.servant_at("P"))
    assert " ".join(goals) == LAYOUT_1_WAYS[start]


@pytest.mark.rule("GM-33.6", "GM-33.25")
def test_a_patrol_stays_and_acts(servant_turn: Any) -> None:
    table = servant_turn("P", "patrol", servants={"P": "TR"})
    assert (table.servant_at("P"), deeds(table), table.marker()) == ("TR", ["automa_common"], 6)


@pytest.mark.rule("GM-33.7", "GM-33.26")
def test_the_heart_of_the_city_is_the_central_square(servant_turn: Any) -> None:
    for start in ("MC", "CS"):
        table = servant_turn("P", "city_heart", servants={"P": start})
        assert (table.servant_at("P"), deeds(table), table.marker()) == ("CS", ["automa_square"], 5)


@pytest.mark.rule("GM-33.8", "GM-33.9", "GM-33.40")
def test_a_patrol_reinforcement_adds_a_guard_instead_of_acting(servant_turn: Any) -> None:
    table = servant_turn(
        "P", "patrol_reinforcement", servants={"P": "TR"}, riots="TR", raids="TR",
        guards={"TR": (0, 2)}, citizens={"TR": "A.r"}, discontent=5,
        published=["auto_optimization"],
    )  # fmt: skip
    assert (table.servant_at("P"), table.guards("TR"), table.s.supply()) == ("TR", (1, 2), 8)
    assert (deeds(table), table.marker()) == ([], 0)
    assert table.people("TR") == "A.r"


@pytest.mark.rule("GM-33.8")
def test_without_a_slot_the_reinforcement_goes_to_a_random_district(servant_turn: Any) -> None:
    table = servant_turn(
        "P", "patrol_reinforcement", servants={"P": "TR"}, guards={"TR": (2, 1), "EL": 1},
        district_tokens="TR EL",
    )  # fmt: skip
    assert (table.guards("TR"), table.guards("EL")) == ((2, 1), (2, 0))


@pytest.mark.rule("GM-33.9", "GM-33.10", "GM-37.4", "GM-37.11")
def test_directives_and_detention_work_with_a_patrol_reinforcement(servant_turn: Any) -> None:
    table = servant_turn(
        "E", "patrol_reinforcement", servants={"E": "TR"}, citizens={"TR": "A.r", "EL": "N.u"},
        heroes={"culum": {"at": "TR", "trust": 5}}, discontent=5, district_tokens="EL",
        published=["auto_confiscation", "auto_resettlement"],
    )  # fmt: skip
    losses = [(event["n"], event["why"]) for event in table.happened("trust-lost")]
    assert losses == [(2, "auto_confiscation"), (3, "executor")]
    assert table.happened("mixed")
    assert table.happened("detained-by") == [{"hero": "culum", "servant": "executor"}]


@pytest.mark.rule("GM-33.10", "GM-33.39")
@pytest.mark.parametrize(
    ("card", "at"), [("patrol", "TR"), ("pursuit_rose", "TR"), ("city_heart", "CS")]
)
def test_staying_by_a_card_counts_as_moving_in(servant_turn: Any, card: str, at: str) -> None:
    table = servant_turn(
        "E", card, servants={"E": at}, heroes={"culum": {"at": at, "trust": 5, "card": "SC"}},
        published=["auto_confiscation"],
    )  # fmt: skip
    assert table.trust("culum") == 3


@pytest.mark.rule("GM-33.11", "GM-33.40", "GM-37.3", "GM-35.3")
def test_a_servant_in_maintenance_does_nothing(servant_turn: Any) -> None:
    directives = ["auto_confiscation", "auto_resettlement", "auto_optimization"]
    fields = {
        "servants": {"E": "TR"}, "citizens": {"TR": "A.r"}, "guards": {"TR": (1, 1)},
        "heroes": {"culum": {"at": "TR", "trust": 5}}, "discontent": 5,
        "options": {"level": "easy"},
    }  # fmt: skip
    table = servant_turn("E", "maintenance", published=directives, **fields)
    assert (deeds(table), table.marker(), table.s.supply()) == ([], 0, 9)
    assert (table.people("TR"), table.guards("TR")) == ("A.r", (1, 1))
    assert table.trust("culum") == 5  # neither confiscated nor detained
    assert table.prompt == "hero-action"
    # it is still there for Surveillance
    table = servant_turn("E", "maintenance", published=["auto_surveillance"], **fields)
    assert table.district("TR")["load"] == 2


# -- priorities -----------------------------------------------------------------------------------------

PRIORITIES = [
    # servant, district, something to arrest, something to repair, a crowd in the Square
    ("E", "TR", True, True, True, "automa_arrest"),
    ("E", "TR", False, True, True, "automa_repair"),
    ("E", "TR", False, False, True, "automa_common"),
    ("L", "TR", True, True, True, "automa_common"),
    ("L", "CS", True, True, False, "automa_arrest"),
    ("L", "CS", False, True, False, "automa_repair"),
    ("P", "TR", True, True, True, "automa_repair"),
    ("P", "TR", True, False, True, "automa_common"),
    ("P", "CS", True, False, False, "automa_arrest"),
]


@pytest.mark.rule("GM-33.12", "GM-33.13", "GM-33.14", "GM-33.15")
@pytest.mark.parametrize(("servant", "at", "arrest", "repair", "crowd", "deed"), PRIORITIES)
def test_a_servant_takes_the_first_action_of_its_list_that_is_available(
    servant_turn: Any, servant: str, at: str, arrest: bool, repair: bool, crowd: bool, deed: str
) -> None:
    table = servant_turn(
        servant, "patrol", servants={servant: at}, discontent=5,
        citizens={at: ("A.r" if arrest else "S.r") + " S.r S.r S.r" * crowd},
        guards={at: (1, 1) if repair else (2, 0), "CC": 3 if repair else 2, "TL": 1 if repair else 2},
    )  # fmt: skip
    assert deeds(table) == [deed]


@pytest.mark.rule("GM-33.16", "GM-33.32")
@pytest.mark.parametrize("hero", ["TR", "SC"])
def test_the_active_citizen_with_the_lowest_number_is_arrested(
    servant_turn: Any, hero: str
) -> None:
    table = servant_turn(
        "E", "patrol", servants={"E": "TR"}, citizens={"TR": "M.r S.r I.r T.r A.u"}, discontent=9,
        heroes={"sylvia": {"at": hero}},
    )  # fmt: skip
    # stage 3: merchant and scientist are active; whether a hero looks on or not
    assert table.people("TR") == "M.r I.r T.r A.u"
    assert table.happened("arrested")[0]["kind"] == "scientist"


@pytest.mark.rule("GM-33.16")
def test_nobody_else_can_be_arrested(servant_turn: Any) -> None:
    table = servant_turn(
        "E", "patrol", servants={"E": "TR"}, citizens={"TR": "M.r T.r A.u"}, discontent=6
    )
    assert table.people("TR") == "M.r T.r A.u"
    assert deeds(table) == ["automa_common"]


@pytest.mark.rule("GM-33.17")
def test_all_broken_guards_of_the_district_are_repaired(servant_turn: Any) -> None:
    table = servant_turn("P", "patrol", servants={"P": "TR"}, guards={"TR": (0, 2), "EL": (1, 1)})
    assert (table.guards("TR"), table.guards("EL")) == ((2, 0), (1, 1))


@pytest.mark.rule("GM-33.13", "GM-33.16", "GM-33.17", "GM-37.4")
def test_s25c_executor_in_industrial(servant_turn: Any) -> None:
    table = servant_turn(
        "E", "direction_north", servants={"E": "TH"}, discontent=3, citizens={"IN": "S.r M.r"},
        guards={"IN": (1, 1)}, heroes={"culum": {"at": "IN", "trust": 3, "card": "TR"}},
        published=["auto_confiscation"],
    )  # fmt: skip
    assert table.trust("culum") == 1
    assert table.people("IN") == "S.r M.r"
    assert (table.guards("IN"), table.marker()) == ((2, 0), 0)


# -- directives -----------------------------------------------------------------------------------------


@pytest.mark.rule("GM-33.18", "GM-33.19")
@pytest.mark.parametrize("at", ["MC", "TL"])
def test_a_directive_is_hidden_and_then_published(servant_turn: Any, at: str) -> None:
    table = servant_turn("L", "patrol", servants={"L": at}, directives=["auto_levy"])
    machine = table.match.view(0)["board"]["machine"]
    assert (machine["hand_size"], machine["hand"], machine["deck"]) == (1, None, 8)
    assert machine["published"] == []
    table = servant_turn("L", "patrol", servants={"L": at}, hand=["auto_levy"])
    machine = table.match.view(0)["board"]["machine"]
    assert (machine["hand_size"], machine["published"], machine["deck"]) == (0, ["auto_levy"], 8)


@pytest.mark.rule("GM-33.20", "GM-33.37")
def test_a_new_directive_takes_effect_after_the_turn_of_its_servant(scene: Any) -> None:
    heroes = {name: {"at": "SC", "card": "SC"} for name in ("culum", "veiga", "sylvia")}
    table = scene(
        mode="automa", seats=1, phase="machine", event="tribunal", servant="L", heroes=heroes,
        options={"level": "super", "servant_order": "ple"}, hand=["auto_optimization"],
        movement=["patrol", "direction_north"], servants={"L": "MC", "E": "MC"},
        guards={"MC": (1, 1), "EL": (0, 2)}, citizens={"EL": "A.r"}, discontent=3,
    )  # fmt: skip
    assert table.guards("MC") == (1, 1)  # Lex Hecate only published it
    assert deeds(table) == ["automa_directive", "automa_arrest", "automa_repair"]
    assert table.published == ["auto_optimization"]


@pytest.mark.rule("GM-33.20", "GM-33.37")
def test_a_new_resettlement_is_not_used_by_its_servant(servant_turn: Any) -> None:
    fields = {"servants": {"L": "MC"}, "citizens": {"MC": "A.r"}, "discontent": 4}
    table = servant_turn("L", "patrol", hand=["auto_resettlement"], **fields)
    assert (table.published, table.prompt) == (["auto_resettlement"], "hero-action")
    table = servant_turn("L", "patrol", published=["auto_resettlement"], **fields)
    assert table.prompt == "mix-with"


@pytest.mark.rule("GM-33.20")
def test_a_directive_of_the_machine_phase_holds_in_the_heroes_phase(servant_turn: Any) -> None:
    table = servant_turn(
        "L", "patrol", servants={"L": "MC"}, hand=["auto_surveillance"],
        heroes={"culum": {"at": "MC", "card": "CC", "trust": 7}},
    )  # fmt: skip
    assert table.hero_view("culum")["leave_price"] == 5  # 2 guards, 3 servants


@pytest.mark.rule("GM-33.21")
def test_the_fourth_directive_puts_the_oldest_under_the_deck(servant_turn: Any) -> None:
    table = servant_turn(
        "L", "patrol", hand=["auto_levy"],
        published=["auto_surveillance", "auto_mechanization", "auto_provocation"],
    )  # fmt: skip
    assert table.published == ["auto_mechanization", "auto_provocation", "auto_levy"]
    s = table.s
    assert s.tables.directive_ids[s.directive_deck[-1]] == "auto_surveillance"
    assert s.directives_left() == 6
    assert table.district("MC")["load"] == 2  # Surveillance is over


@pytest.mark.rule("GM-33.21")
def test_a_directive_under_the_deck_comes_again(servant_turn: Any) -> None:
    others = [name for name in DIRECTIVES[4:] if name != "auto_surveillance"]
    table = servant_turn(
        "L", "patrol", hand=["auto_levy"], removed=others,
        published=["auto_surveillance", "auto_mechanization", "auto_optimization"],
        directives=["auto_confiscation"],
    )  # fmt: skip
    s = table.s
    left = [s.tables.directive_ids[card] for card in s.directive_deck[s.directive_top :]]
    assert left == ["auto_confiscation", "auto_surveillance"]


@pytest.mark.rule("GM-33.22", "GM-35.20")
def test_cancelled_directives_leave_the_game(arrived: Any) -> None:
    table = arrived(
        "culum", mode="automa", culum={"at": "TL", "trust": 2}, published=["auto_levy"]
    ).play("act tower_a")
    machine = table.match.view(0)["board"]["machine"]
    assert (machine["published"], machine["removed"], machine["deck"]) == ([], ["auto_levy"], 8)
    table = arrived("culum", mode="automa", culum={"at": "MC", "trust": 2}, hand=["auto_levy"])
    table.play("act citadel_a")
    machine = table.match.view(0)["board"]["machine"]
    assert (machine["hand_size"], machine["removed"], machine["deck"]) == (0, ["auto_levy"], 8)


@pytest.mark.rule("GM-33.22", "GM-33.23", "GM-33.27")
def test_without_directives_the_district_action_is_not_available(servant_turn: Any) -> None:
    table = servant_turn("L", "patrol", removed=list(DIRECTIVES), guards={"MC": (1, 1)})
    assert deeds(table) == ["automa_repair"]
    table = servant_turn("L", "patrol", removed=list(DIRECTIVES), district_tokens="TR")
    assert deeds(table) == []
    assert (table.guards("TR"), table.s.directives_left()) == ((3, 0), 0)


# -- district actions -----------------------------------------------------------------------------------


@pytest.mark.rule("GM-33.24")
def test_the_control_centre_swaps_two_random_districts(servant_turn: Any) -> None:
    table = servant_turn(
        "L", "patrol", servants={"L": "CC", "P": "TR"}, district_tokens="TH EL IN TR",
        heroes={"sylvia": {"at": "TR"}}, guards={"TR": (1, 1)}, citizens={"EL": "N.r"},
    )  # fmt: skip
    # Theatre and Industrial have no free side
    assert unspot(table.s.places[table.d("TR")]) == (1, 1, 1)
    assert unspot(table.s.places[table.d("EL")]) == (1, 0, 0)
    assert table.happened("swapped") == [{"districts": ["elite", "trade"]}]
    trade = table.district("TR")
    assert (trade["heroes"], trade["servants"], trade["broken"]) == (["sylvia"], ["phantasm"], 1)
    assert (trade["column"], trade["row"], trade["turn"]) == (1, 1, "v")
    assert sorted(trade["connections"]) == ["elite", "industrial", "main_citadel"]
    assert table.people("EL") == "N.r"
    assert table.automa()["tokens_up"] == ["theatre", "elite", "industrial", "trade"]


@pytest.mark.rule("GM-33.42", "GM-33.24")
def test_the_two_districts_of_a_swap_are_different(servant_turn: Any) -> None:
    table = servant_turn(
        "L", "patrol", servants={"L": "CC"}, tokens_up="EL IN TH SC CS TL CC MC",
        district_tokens="TR", chance=[8, 7, 6, 5, 0, 3, 2, 1],
    )  # fmt: skip
    # after the shuffle Trade is turned up again
    turned = [event["district"] for event in table.happened("token-turned")]
    assert turned == ["trade", "trade", "tower_of_law"]
    assert table.happened("swapped") == [{"districts": ["trade", "tower_of_law"]}]


@pytest.mark.rule("GM-33.42")
def test_a_swap_needs_two_districts_with_a_free_side(
    servant_turn: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    fields = {"servants": {"L": "CC"}, "guards": {"CC": (1, 1)}}
    table = servant_turn("L", "patrol", **fields)
    assert deeds(table) == ["automa_swap"]
    # no city of nine tiles is so closed: the only free side is taken away by hand
    start = servant_turn("P", "patrol", servants={"P": "TR"}).s.city
    monkeypatch.setattr(start, "free", 1)
    assert deeds(servant_turn("L", "patrol", **fields)) == ["automa_repair"]


@pytest.mark.rule("GM-33.38")
def test_heroes_in_the_control_centre_relocate(arrived: Any) -> None:
    table = arrived("culum", mode="automa", culum={"at": "CC", "trust": 2})
    table.play("act control_a")
    assert table.prompt == "relocate"
    assert {text.split()[0] for text in table.options()} == {"relocate"}
    table.play("relocate EL 3,0 v")
    assert unspot(table.s.places[table.d("EL")]) == (3, 0, 1)
    assert table.happened("swapped") == []


@pytest.mark.rule("GM-33.25")
@pytest.mark.parametrize("at", ["TR", "IN", "SC", "TH", "EL"])
def test_a_common_district_moves_the_marker_1_stage(servant_turn: Any, at: str) -> None:
    table = servant_turn("L", "patrol", servants={"L": at}, heroes={"culum": {"at": "CC"},
                         "veiga": {"at": "CC"}, "sylvia": {"at": "CC"}}, marker=5)  # fmt: skip
    assert table.marker() == 4


@pytest.mark.rule("GM-33.26")
@pytest.mark.parametrize(
    ("people", "guards", "stage"),
    [
        ("u u u u A.r", (2, 0), 4),  # S-25 (a): 3 steps
        ("u u u u", (2, 1), 5),  # S-25 (b): 2 steps
        ("u u u T.r", (2, 0), 6),  # a revealed traitor is no citizen
        ("u u", (2, 0), 0),  # not available
        ("u u", (3, 0), 0),
    ],
)
def test_the_central_square_moves_the_marker_by_its_crowd(
    servant_turn: Any, people: str, guards: Any, stage: int
) -> None:
    spare = 18 - 14 - sum(guards)
    table = servant_turn(
        "L", "patrol", servants={"L": "CS"}, citizens={"CS": people}, district_tokens="CC",
        guards={"CS": guards, "TR": spare},
    )  # fmt: skip
    assert table.marker() == stage
    if not stage:
        assert (deeds(table), table.s.supply()) == ([], 8)


# -- no action, several actions ---------------------------------------------------------------------------


@pytest.mark.rule("GM-33.27", "GM-33.28")
def test_a_servant_without_an_action_executes_the_protocol_at_once(servant_turn: Any) -> None:
    table = servant_turn(
        "E", "patrol", servants={"E": "CS"}, citizens={"CS": "A.u"}, district_tokens="TR EL"
    )
    assert table.happened("reinforced") == [{"district": "trade", "why": "no_action"}]
    # the protocol of the Tribunal follows at the end of the round
    table.pass_turns()
    assert [event["district"] for event in table.happened("reinforced")] == ["trade", "elite"]


@pytest.mark.rule("GM-33.29", "GM-33.30", "GM-33.13")
def test_a_raid_token_gives_a_second_different_action(servant_turn: Any) -> None:
    fields = {
        "servants": {"E": "TR"}, "citizens": {"TR": "A.r S.r"}, "riots": "TR", "discontent": 6,
        "guards": {"TR": (0, 2)},
    }  # fmt: skip
    assert deeds(servant_turn("E", "patrol", **fields)) == ["automa_arrest"]
    table = servant_turn("E", "patrol", raids="TR", **fields)
    assert deeds(table) == ["automa_arrest", "automa_repair"]  # not two arrests
    assert (table.people("TR"), table.guards("TR")) == ("S.r", (2, 0))


@pytest.mark.rule("GM-33.31", "GM-35.18")
def test_the_second_action_stays_when_the_first_removes_the_raid_token(servant_turn: Any) -> None:
    table = servant_turn(
        "E", "patrol", servants={"E": "TR"}, citizens={"TR": "A.r"}, riots="TR", raids="TR",
        discontent=6, guards={"TR": (0, 2)},
    )  # fmt: skip
    assert table.s.raids == 0
    assert deeds(table) == ["automa_arrest", "automa_repair"]


@pytest.mark.rule("GM-33.41", "GM-33.27")
def test_fewer_available_actions_are_no_reason_for_the_protocol(servant_turn: Any) -> None:
    table = servant_turn(
        "E", "patrol", servants={"E": "CS"}, citizens={"CS": "A.r"}, riots="CS", raids="CS",
        discontent=6,
    )  # fmt: skip
    assert deeds(table) == ["automa_arrest"]
    assert table.s.supply() == 9


@pytest.mark.rule("GM-33.30", "GM-33.31", "GM-33.13", "GM-35.18", "GM-37.8", "GM-37.9", "GM-37.11")
def test_x09_three_actions_and_the_raid_token(servant_turn: Any) -> None:
    table = servant_turn(
        "E", "direction_north", servants={"E": "EL"}, citizens={"TR": "A.r M.r T.r", "SC": "N.u"},
        riots="TR", raids="TR", guards={"TR": (0, 2)}, discontent=10, district_tokens="SC",
        published=["auto_optimization", "auto_resettlement"], chance=[0, 1],
    )  # fmt: skip
    assert table.servant_at("E") == "TR"
    assert deeds(table) == ["automa_arrest", "automa_repair", "automa_common"]
    assert table.happened("arrested")[0]["kind"] == "artist"
    assert (table.guards("TR"), table.marker()) == ((2, 0), 6)
    assert table.happened("mixed")[0]["kind"] == "merchant"
    assert (table.people("TR"), table.people("SC")) == ("N.u T.r", "M.u")
    assert table.s.raids == 0
    used = table.match.view(None)["board"]["machine"]["used"]
    assert used == ["auto_optimization", "auto_resettlement"]


@pytest.mark.rule("GM-33.37")
def test_the_order_inside_a_servant_turn(servant_turn: Any) -> None:
    table = servant_turn(
        "L", "pursuit_rose", servants={"L": "CC"}, discontent=4, hand=["auto_levy"],
        citizens={"MC": "A.r", "EL": "N.u"}, district_tokens="EL",
        heroes={"culum": {"at": "MC", "trust": 3}},
        published=["auto_confiscation", "auto_resettlement"],
    )  # fmt: skip
    keys = [event.key for event in table.match.opening]
    order = ["movement-card", "servant-moved", "trust-lost", "order", "published", "mixed"]
    assert [key for key in keys if key in order][:6] == order


@pytest.mark.rule("GM-33.37", "GM-39.3")
def test_the_ambush_comes_before_confiscation_and_actions(servant_turn: Any) -> None:
    trap = {
        "cards": ["deactivating_trap", "learn_their_weaknesses", "class_consciousness"],
        "reached": ["deactivating_trap"], "waiting": ["class_consciousness"], "ambush": "TR",
        "riot_tokens": 1,
    }  # fmt: skip
    table = servant_turn(
        "E", "direction_north", servants={"E": "EL"}, missions=trap, options={"missions": "I"},
        heroes={"culum": {"at": "TR", "trust": 3}}, published=["auto_confiscation"],
    )  # fmt: skip
    assert table.happened("deactivated") == [{"servant": "executor"}]
    assert (table.servant_at("E"), table.trust("culum"), table.marker()) == ("TR", 3, 0)
    assert deeds(table) == []
    # it adds no guard, and Resettlement passes it by
    table = servant_turn(
        "E", "patrol_reinforcement", servants={"E": "TR"}, missions=trap,
        options={"missions": "I"}, citizens={"TR": "A.r"}, discontent=4,
        published=["auto_resettlement"],
    )  # fmt: skip
    assert table.happened("deactivated") == [{"servant": "executor"}]
    assert (table.guards("TR"), table.s.supply()) == ((2, 0), 9)
    assert (table.prompt, table.people("TR")) == ("hero-action", "A.r")


@pytest.mark.rule("GM-33.36", "GM-33.40")
def test_a_deactivated_servant_discards_a_card_without_effect(scene: Any) -> None:
    heroes = {name: {"at": "SC", "card": "SC"} for name in ("culum", "veiga", "sylvia")}
    table = scene(
        mode="automa", seats=1, phase="machine", event="tribunal", servant="L", heroes=heroes,
        options={"level": "super", "missions": "I", "heroes": "culum-veiga-sylvia"},
        missions={
            "cards": ["deactivating_trap", "learn_their_weaknesses", "class_consciousness"],
            "reached": ["deactivating_trap"], "waiting": ["class_consciousness"], "ambush": "TR",
            "riot_tokens": 1,
        },
        servants={"L": "TR"}, events=["informers"], round=2,
        movement=["patrol", "direction_north", "direction_east", "city_heart"],
    ).pass_turns()  # fmt: skip
    assert table.s.round == 3
    while table.prompt == "share-trust":
        table.play(table.options()[0])
    table.play("access culum CC", "access veiga CC", "access sylvia CC")
    cards = [event for event in table.events if event.key == "movement-card"]
    assert [event.args["movement"] for event in cards] == [
        "direction_north", "direction_east", "city_heart",
    ]  # fmt: skip
    assert [table.servant_at(code) for code in "PEL"] == ["EL", "TH", "TR"]
    acted = [event.args["servant"] for event in table.events if event.key == "order"]
    assert acted == ["phantasm", "executor"]
    assert [event for event in table.events if event.key == "reinforced"] == []


# -- the movement deck ----------------------------------------------------------------------------------


@pytest.mark.rule("GM-33.34")
def test_with_fewer_than_three_cards_the_deck_is_shuffled(servant_turn: Any) -> None:
    ten = [
        "patrol_reinforcement", "city_heart", "pursuit_rose", "pursuit_goggles", "pursuit_bird",
        "direction_north", "direction_east", "direction_south", "direction_west",
    ]  # fmt: skip
    table = servant_turn("L", "patrol", movement_seen=ten[:6])
    assert (len(table.automa()["movement_left"]), table.happened("movement-shuffled")) == (3, [])
    table = servant_turn("L", "patrol", movement_seen=ten[:7])
    assert sorted(table.automa()["movement_left"]) == sorted([*ten, "patrol"])
    assert table.automa()["movement_seen"] == []
    assert table.happened("movement-shuffled") == [{"n": 10}]
