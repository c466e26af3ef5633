"""The moves of a turn: build, develop, deal, raze, use, visit, connections, shields (FFS-10 to 18)."""

from __future__ import annotations

from typing import Any

import pytest

Make = Any


# -- build ---------------------------------------------------------------------------------------


@pytest.mark.rule("FFS-10.1", "FFS-10.2", "FFS-10.8")
@pytest.mark.parametrize(
    ("card", "distance"), [("brick_storage", 1), ("museum", 2), ("shelter", 3)]
)
def test_building_costs_the_distance_in_grey(scene: Make, card: str, distance: int) -> None:
    t = scene({"hand": [card], "tokens": {"grey": distance}}, {})
    t.play(f"build {card}")
    assert t.tokens() == {}
    assert t.state()[0].startswith(card)
    assert t.hand() == []
    t = scene({"hand": [card], "tokens": {"grey": distance - 1, "blue": 5, "red": 5}}, {})
    refusal = t.refused(f"build {card}")
    assert (refusal.key, refusal.rule) == ("too-far", "FFS-10.1")
    assert dict(refusal.args)["have"] == distance - 1


@pytest.mark.rule("FFS-10.8")
def test_building_alone_scores_nothing(scene: Make) -> None:
    t = scene({"hand": ["docks"], "tokens": {"grey": 1}}, {})
    t.play("build docks")
    assert t.vp() == 0


@pytest.mark.rule("FFS-10.6", "FFS-10.5")
def test_the_product_comes_before_the_bonus(scene: Make) -> None:
    t = scene({"hand": ["boiler_room"], "tokens": {"grey": 2}}, {})
    t.play("build boiler_room")
    gains = [e["args"] for e in t.match.events(None) if e["key"] == "gained-from"]
    assert [(g["cause"], g["amount"]) for g in gains] == [("entering", 2), ("bonus", 1)]


@pytest.mark.rule("FFS-10.7")
def test_a_new_location_counts_itself(scene: Make) -> None:
    t = scene({"hand": ["oil_rig", "refinery"], "tokens": {"grey": 4}}, {"passed": True})
    t.play("build oil_rig")
    assert t.tokens()["fuel"] == 1
    t.play("build refinery")
    assert t.vp() == 2


@pytest.mark.rule("FFS-10.10")
def test_suppliers_give_nothing_but_their_bonus(scene: Make) -> None:
    t = scene({"hand": ["suppliers"], "tokens": {"grey": 2}}, {}, expansion="winter")
    t.play("build suppliers")
    assert t.tokens() == {}
    assert t.state() == ["suppliers"]
    t = scene(
        {"hand": ["suppliers"], "tokens": {"grey": 2}}, {"state": ["docks"]}, expansion="winter"
    )
    t.play("build suppliers")
    assert t.tokens() == {"iron": 1}
    assert [e["args"]["cause"] for e in t.match.events(None) if e["key"] == "gained-from"] == [
        "bonus"
    ]


@pytest.mark.rule("FFS-10.11", "FFS-24.6")
def test_counting_what_was_produced_gives_nothing_on_entering(scene: Make) -> None:
    t = scene({"hand": ["small_factory"], "tokens": {"grey": 2, "iron": 3}}, {}, expansion="winter")
    t.play("build small_factory")
    assert t.vp() == 0


@pytest.mark.rule("FFS-10.12", "FFS-10.14", "FFS-24.13")
def test_power_station_copies_when_it_enters(scene: Make) -> None:
    t = scene(
        {"hand": ["power_station"], "tokens": {"grey": 2}, "state": ["docks", "school"]},
        {},
        expansion="winter",
    )
    t.play("build power_station")
    assert t.options() == ["copy docks", "copy school"]
    t.play("copy school")
    assert t.tokens() == {"worker": 1}  # the product, not the bonus
    t = scene({"hand": ["power_station"], "tokens": {"grey": 2}}, {}, expansion="winter")
    t.play("build power_station")
    assert t.tokens() == {}
    assert t.state() == ["power_station"]


@pytest.mark.rule("FFS-10.13")
def test_a_new_action_location_is_usable_from_the_next_turn_on(scene: Make) -> None:
    t = scene({"hand": ["archive"], "tokens": {"grey": 1, "worker": 1}}, {})
    t.play("build archive")
    assert t.seat == 1
    t.play("pass", "use archive")
    assert t.vp() == 1


# -- develop -------------------------------------------------------------------------------------


@pytest.mark.rule("FFS-11.2", "FFS-11.3", "FFS-11.8")
def test_a_development_token_needs_no_category(scene: Make) -> None:
    t = scene({"state": ["church"], "hand": ["shipwreck"], "tokens": {"development": 1}}, {})
    t.play("develop shipwreck")
    assert t.tokens() == {}
    assert t.vp() == 1
    assert t.state() == ["shipwreck"]


@pytest.mark.rule("FFS-11.3")
def test_brick_or_token_is_a_choice_when_both_are_there(scene: Make) -> None:
    def start() -> Any:
        return scene(
            {
                "state": ["docks", "church"],
                "hand": ["shipwreck"],
                "tokens": {"brick": 1, "development": 1},
            },
            {},
        )

    t = start().play("develop shipwreck", "onto docks")
    assert t.options() == ["with brick", "with development"]
    t.play("with development")
    assert t.tokens() == {"brick": 1}
    t = start().play("develop shipwreck", "onto church")  # nothing in common: the token
    assert t.tokens() == {"brick": 1}


@pytest.mark.rule("FFS-11.4")
def test_ammo_stands_for_the_brick_and_categories_must_match(scene: Make) -> None:
    t = scene({"state": ["docks"], "hand": ["shipwreck"], "tokens": {"ammo": 1}}, {})
    t.play("develop shipwreck")
    assert t.vp() == 1
    t = scene({"state": ["church"], "hand": ["shipwreck"], "tokens": {"ammo": 1}}, {})
    assert t.refusal("develop shipwreck")[1] == "FFS-11.2"


@pytest.mark.rule("FFS-11.6", "FFS-24.4")
@pytest.mark.parametrize("card", ["foundation", "radioactive_colony"])
def test_cards_without_categories_fit_anything(scene: Make, card: str) -> None:
    for old in ("church", "docks", "pub"):
        t = scene({"state": [old], "hand": [card], "tokens": {"brick": 1}}, {}, expansion="new_era")
        t.play(f"develop {card}")
        assert t.vp() == 1
        t = scene({"state": [card], "hand": [old], "tokens": {"brick": 1}}, {}, expansion="new_era")
        t.play(f"develop {old}")
        assert t.state()[0] == old


@pytest.mark.rule("FFS-11.7", "FFS-11.10")
def test_distance_is_not_paid_and_the_row_may_change(scene: Make) -> None:
    t = scene({"state": ["docks"], "hand": ["assembly_plant"], "tokens": {"brick": 1}}, {})
    t.play("develop assembly_plant")
    assert t.player(0)["locations"][0]["row"] == "action"
    assert t.tokens() == {}
    developed = [event for event in t.match.events(None) if event["key"] == "developed"]
    assert [event["args"] for event in developed] == [
        {"seat": 0, "card": "assembly_plant", "location": "docks"}
    ]


@pytest.mark.rule("FFS-11.11", "FFS-11.12")
def test_what_lay_on_the_replaced_card(scene: Make) -> None:
    t = scene(
        {
            "state": ["brick_storage [cache brick 3] [shield]"],
            "hand": ["rubble"],
            "tokens": {"brick": 1},
        },
        {},
    )
    t.play("develop rubble", "pay")
    assert t.tokens() == {"brick": 3}
    assert t.board["supply"]["shield"] == 10
    assert t.state() == ["rubble"]
    t = scene(
        {
            "state": ["quarry [visited]", "archive [used 2]"],
            "hand": ["rubble"],
            "tokens": {"brick": 1},
        },
        {},
    )
    t.play("develop rubble", "onto quarry")
    assert t.state() == ["archive [used 2]", "rubble"]


@pytest.mark.rule("FFS-11.13")
def test_only_the_own_state_is_developed(scene: Make) -> None:
    t = scene(
        {"state": ["docks", "parking_lot"], "hand": ["shipwreck"], "tokens": {"brick": 1}},
        {"state": ["scrap_trader"]},
    )
    t.play("develop shipwreck")
    assert t.refusal("onto scrap_trader")[1] == "FFS-11.13"
    t = scene({"hand": ["shipwreck"], "tokens": {"brick": 1}}, {"state": ["scrap_trader"]})
    assert t.refusal("develop shipwreck")[0] == "nothing-to-develop-on"


# -- deal ----------------------------------------------------------------------------------------


@pytest.mark.rule("FFS-12.1", "FFS-12.3", "FFS-21.6")
def test_a_deal_gives_its_good_and_nothing_else(scene: Make) -> None:
    t = scene({"hand": ["shipwreck"], "tokens": {"blue": 2, "worker": 2}}, {"passed": True})
    t.play("deal shipwreck")
    assert t.tokens() == {"iron": 1, "worker": 2}
    assert t.player(0)["deals"] == ["shipwreck"]
    assert t.player(0)["location_count"] == 0
    assert t.player(0)["categories"]["iron"] == 0
    t.refusal("use shipwreck")


@pytest.mark.rule("FFS-12.4", "FFS-18.5")
def test_deals_cannot_be_razed_developed_or_shielded(scene: Make) -> None:
    t = scene(
        {"deals": ["docks"], "hand": ["shipwreck"], "tokens": {"brick": 1, "shield": 1, "red": 9}},
        {"deals": ["quarry"]},
    )
    assert [
        text for text in t.options() if text.split()[0] in ("develop", "shield", "raze_at")
    ] == []


# -- raze ----------------------------------------------------------------------------------------


@pytest.mark.rule("FFS-13.1", "FFS-13.14")
def test_razing_from_the_hand(scene: Make) -> None:
    t = scene({"hand": ["church"], "tokens": {"red": 2}}, {})
    t.play("raze church")
    assert t.vp() == 2
    assert t.board["discard"] == ["church"]
    t = scene({"hand": ["church"], "tokens": {"red": 1}}, {})
    assert t.refusal("raze church")[1] == "FFS-13.1"


@pytest.mark.rule("FFS-13.3", "FFS-13.4", "FFS-13.5")
@pytest.mark.parametrize(("card", "defence"), [("pub", 3), ("camp", 4), ("archive", 5)])
def test_defence_is_given_by_the_type(scene: Make, card: str, defence: int) -> None:
    for shield in (0, 1):
        mark = " [shield]" * shield
        need = defence + shield
        t = scene({"tokens": {"red": need - 1}}, {"state": [card + mark]})
        refusal = t.refused(f"raze_at 1 {card}")
        assert refusal.rule == ("FFS-13.4" if shield else "FFS-13.3")
        assert dict(refusal.args)["need"] == need
        t = scene({"tokens": {"red": need}}, {"state": [card + mark]})
        t.play(f"raze_at 1 {card}")
        assert t.state(1) == [f"ruin({card})"]
        razed = [event["args"] for event in t.match.events(None) if event["key"] == "razed"]
        assert razed == [{"seat": 0, "location": card, "owner_seat": 1}]


@pytest.mark.rule("FFS-13.11", "FFS-13.12", "FFS-2.7")
def test_own_locations_and_ruins_cannot_be_razed(scene: Make) -> None:
    t = scene({"tokens": {"red": 9}, "state": ["docks"]}, {"state": ["ruin(pub)"]})
    assert t.refusal("raze_at 0 docks")[1] == "FFS-13.11"
    assert t.refusal("raze_at 1 pub")[1] == "FFS-13.12"
    assert t.refusal("raze_at 3 pub")[1] == "FFS-2.16"
    assert t.refusal("raze_at 1 docks")[1] == "FFS-2.6"


@pytest.mark.rule("FFS-13.13", "FFS-22.2")
def test_order_of_a_raze(scene: Make) -> None:
    t = scene(
        {"tokens": {"red": 3}, "state": ["truck"]},
        {"state": ["school"]},
        expansion="new_era",
    )
    t.play("raze_at 1 school")
    gains = [
        (e["args"]["seat"], e["args"]["cause"])
        for e in t.match.events(None)
        if e["key"] == "gained-from"
    ]
    assert gains == [(0, "spoils"), (1, "compensation"), (0, "event")]


@pytest.mark.rule("FFS-13.9", "FFS-27.11")
def test_a_shield_goes_with_its_location(scene: Make) -> None:
    t = scene({"tokens": {"red": 6}}, {"state": ["archive [used 1] [shield]"]})
    t.play("raze_at 1 archive")
    assert t.state(1) == ["ruin(archive)"]
    assert t.board["supply"]["shield"] == 10


# -- action locations and faction actions ----------------------------------------------------------


@pytest.mark.rule("FFS-14.1", "FFS-14.2", "FFS-27.8")
def test_uses_are_limited(scene: Make) -> None:
    t = scene(
        {"state": ["clay_pit", "archive"], "tokens": {"worker": 9, "brick": 9}}, {"passed": True}
    )
    t.play("use clay_pit")
    assert t.refusal("use clay_pit")[1] == "FFS-14.2"
    t.play("use archive", "use archive")
    assert t.refusal("use archive")[1] == "FFS-14.2"
    assert t.refusal("use docks")[1] == "FFS-14.5"
    t = scene({"state": ["docks", "ruin(archive)"], "tokens": {"worker": 1}}, {})
    assert t.refusal("use docks")[0] == "is-no-action"
    assert t.refusal("use archive")[0] == "is-a-ruin"


@pytest.mark.rule("FFS-14.3")
def test_each_use_may_choose_differently(scene: Make) -> None:
    t = scene(
        {"state": ["thieves_caravan"], "tokens": {"worker": 4}},
        {"tokens": {"gun": 1, "iron": 1}},
    )
    t.play("use thieves_caravan", "steal 1 iron", "use thieves_caravan")
    assert t.tokens(0) == {"iron": 1, "gun": 1}


@pytest.mark.rule("FFS-14.5")
def test_only_the_owner_uses_an_action_location(scene: Make) -> None:
    t = scene({"tokens": {"worker": 2}}, {"state": ["archive"]})
    assert t.refusal("use archive")[1] == "FFS-14.5"


@pytest.mark.rule("FFS-15.2", "FFS-15.4")
def test_recruit_needs_no_locations_and_has_no_limit(scene: Make) -> None:
    t = scene({"tokens": {"worker": 8}, "state": ["ruin(docks)"]}, {})
    for good in ("gun", "fuel", "iron"):
        t.play("faction recruit", f"gain {good}")
    t.play("faction recruit", "gain brick")
    assert t.tokens() == {"gun": 1, "fuel": 1, "iron": 1, "brick": 1}


@pytest.mark.rule("FFS-15.3")
def test_recruit_gives_no_ammo(scene: Make) -> None:
    t = scene({"tokens": {"worker": 2}}, {})
    t.play("faction recruit")
    assert t.options() == ["gain gun", "gain fuel", "gain iron", "gain brick", "gain card"]


@pytest.mark.rule("FFS-15.6", "FFS-20.7")
def test_contact_actions_are_freed_in_cleanup_not_by_body_hunters(scene: Make) -> None:
    t = scene(
        {
            "faction": "mutants_union",
            "state": ["body_hunters", "archive [used 1]"],
            "tokens": {"worker": 1, "gun": 1},
            "used": ["contact_red"],
        },
        {"passed": True},
        expansion="winter",
    )
    t.play("use body_hunters")
    assert t.refusal("faction contact_red")[1] == "FFS-15.1"
    t.play("pass")
    assert t.player(0)["faction_used"] == []


# -- open production -------------------------------------------------------------------------------


@pytest.mark.rule("FFS-16.1", "FFS-16.3", "FFS-16.5", "FFS-27.9")
def test_visits(scene: Make) -> None:
    t = scene(
        {"tokens": {"worker": 3}},
        {"state": ["docks", "school", "quarry [visited]"]},
        {"state": ["pub"]},
    )
    visits = [text for text in t.options() if text.startswith("visit")]
    assert visits == ["visit 1 docks", "visit 2 pub"]
    assert t.refusal("visit 1 school")[0] == "not-open"
    assert t.refusal("visit 1 quarry")[0] == "already-visited"
    t.play("visit 1 docks")
    assert t.state(1)[0] == "docks [visited]"
    t.play("pass", "pass", "pass")
    assert t.state(1) == ["docks", "school", "quarry"]


@pytest.mark.rule("FFS-16.1")
def test_a_visit_needs_a_worker(scene: Make) -> None:
    t = scene({"tokens": {"gun": 3}}, {"state": ["docks"]})
    assert t.refusal("visit 1 docks")[1] == "FFS-9.13"


@pytest.mark.rule("FFS-16.2", "FFS-16.7", "FFS-22.2")
def test_the_sender_gains_first_and_nothing_else_happens(scene: Make) -> None:
    t = scene(
        {"tokens": {"worker": 1}}, {"state": ["excavator", "demolition_team"]}, expansion="winter"
    )
    t.play("visit 1 excavator")
    assert t.tokens(0) == {"development": 1}
    assert t.tokens(1) == {"worker": 1}


@pytest.mark.rule("FFS-16.6")
def test_the_sender_chooses(scene: Make) -> None:
    t = scene({"tokens": {"worker": 1}}, {"state": ["outpost_mercenaries"]}, expansion="winter")
    t.play("visit 1 outpost_mercenaries")
    assert (t.seat, t.options()) == (0, ["gain red", "gain blue"])
    t.play("gain blue")
    assert t.tokens(0) == {"blue": 1}
    assert t.tokens(1) == {"worker": 1}


# -- connection cards --------------------------------------------------------------------------------


@pytest.mark.rule("FFS-17.1", "FFS-17.2", "FFS-17.3")
def test_taking_a_connection_card(scene: Make) -> None:
    t = scene({"tokens": {"worker": 4}}, {"passed": True}, face_up={"red": "thugs"})
    assert t.refusal("take_connection blue")[1] == "FFS-17.2"
    t.play("take_connection red")
    assert t.tokens() == {"worker": 2}
    assert t.board["face_up"]["red"] is None
    assert t.refusal("take_connection red")[1] == "FFS-17.2"
    t = scene({"tokens": {"worker": 1}}, {}, face_up={"red": "thugs"})
    assert t.refusal("take_connection red")[1] == "FFS-9.13"


@pytest.mark.rule("FFS-17.4", "FFS-17.5")
@pytest.mark.parametrize(
    ("card", "tokens", "gain", "pile"),
    [
        ("merchants", {}, {"blue": 2}, "blue"),
        ("junk_train", {}, {"blue": 3}, "blue"),
        ("punks", {}, {"red": 2}, "red"),
        ("thugs", {"gun": 1}, {"red": 3}, "red"),
    ],
)
def test_playing_a_connection_card(
    scene: Make, card: str, tokens: dict[str, int], gain: dict[str, int], pile: str
) -> None:
    t = scene({"connections": [card], "tokens": tokens}, {})
    t.play(f"connect {card}")
    assert t.tokens() == gain
    assert t.board["connection_discards"][pile] == [card]
    assert t.player(0)["connections"] == []
    if tokens:
        t = scene({"connections": [card]}, {})
        assert t.refusal(f"connect {card}")[1] == "FFS-9.13"
    t = scene({}, {})
    assert t.refusal(f"connect {card}")[1] == "FFS-17.4"


@pytest.mark.rule("FFS-17.6", "FFS-20.2")
def test_connection_cards_are_kept(scene: Make) -> None:
    t = scene({"connections": ["punks"], "passed": True}, {"passed": True}, phase="cleanup")
    assert t.player(0)["connections"] == ["punks"]


@pytest.mark.rule("FFS-17.7")
def test_connection_cards_have_no_other_use(scene: Make) -> None:
    t = scene(
        {"connections": ["punks"], "tokens": {"grey": 9, "blue": 9, "red": 9, "brick": 2}, "state": ["docks"]},
        {},
    )  # fmt: skip
    assert [text for text in t.options() if "punks" in text] == ["connect punks"]


# -- shields -------------------------------------------------------------------------------------------


@pytest.mark.rule("FFS-18.1", "FFS-18.2", "FFS-18.3", "FFS-18.4", "FFS-18.5", "FFS-27.10")
def test_shields(scene: Make) -> None:
    t = scene({"state": ["docks [shield]", "pub", "ruin(school)"], "tokens": {"shield": 2}}, {})
    assert [text for text in t.options() if text.startswith("shield")] == ["shield pub"]
    assert t.refusal("shield docks")[1] == "FFS-18.2"
    assert t.refusal("shield school")[1] == "FFS-18.5"
    assert t.refusal("shield quarry")[0] == "not-in-your-state"
    t.play("shield pub")
    assert t.player(0)["locations"][1]["defence"] == 4
    assert t.tokens() == {"shield": 1}
    t = scene({"state": ["pub"]}, {})
    assert t.refusal("shield pub")[0] == "no-shield"


@pytest.mark.rule("FFS-19.2", "FFS-19.5", "FFS-19.6", "FFS-27.13")
def test_passing(scene: Make) -> None:
    t = scene(
        {"tokens": {"shield": 1, "gun": 2}, "state": ["docks"]},
        {"tokens": {"worker": 2, "red": 9}, "state": ["archive"]},
    )
    t.play("shield docks", "pass")
    frozen = t.player(0)
    assert frozen["tokens"]["gun"] == 2
    t.play("use archive", "end_turn")
    assert t.seat == 1  # the passed player is not asked any more
    assert t.player(0) == frozen
