"""The Lookout and the Production phase (FFS-6, FFS-7)."""

from __future__ import annotations

from typing import Any

import pytest

Make = Any


def pick_all(t: Any) -> Any:
    while t.board["phase"] == "lookout":
        t.play(t.options()[0])
    return t


@pytest.mark.rule("FFS-6.1", "FFS-27.3")
def test_one_connection_card_of_each_colour_is_turned_up(scene: Make) -> None:
    t = scene({}, {}, phase="lookout", connection_decks={"blue": ["junk_train"], "red": ["thugs"]})
    assert t.board["face_up"] == {"blue": "junk_train", "red": "thugs"}
    assert t.board["connection_decks"] == {"blue": 5, "red": 5}


@pytest.mark.rule("FFS-6.2")
def test_an_empty_connection_deck_is_made_of_its_own_discard_pile(scene: Make) -> None:
    t = scene({}, {}, phase="lookout", connection_rest="discard")
    assert t.board["connection_decks"] == {"blue": 5, "red": 5}
    assert t.board["connection_discards"] == {"blue": [], "red": []}
    blue = ["merchants"] * 4 + ["junk_train"] * 2
    t = scene({"connections": blue}, {}, phase="lookout")
    assert t.board["face_up"]["blue"] is None
    assert t.board["face_up"]["red"] is not None
    assert t.told().count("turned-up") == 1


@pytest.mark.rule("FFS-6.5", "FFS-6.6", "FFS-6.8")
def test_draft_forward_and_back(scene: Make) -> None:
    t = scene(
        {}, {}, phase="lookout", first=1,
        deck=["church", "docks", "quarry", "museum", "pub", "school"],
    )  # fmt: skip
    assert t.board["display"] == ["church", "docks", "quarry"]
    t.play("pick docks", "pick church")
    assert t.board["discard"] == ["quarry"]
    assert t.board["display"] == ["museum", "pub", "school"]
    assert t.seat == 0  # the last player picks first now
    t.play("pick school", "pick museum")
    assert sorted(t.board["discard"]) == ["pub", "quarry"]
    assert [card for card in t.hand(1) if card in ("docks", "museum")] == ["docks", "museum"]


@pytest.mark.rule("FFS-5.4")
def test_a_pick_is_not_optional(scene: Make) -> None:
    t = scene({}, {}, phase="lookout", deck=["church", "docks", "quarry"])
    assert t.refusal("pass")[1] == "FFS-5.4"
    assert t.refusal("pick school")[1] == "FFS-5.4"


@pytest.mark.rule("FFS-6.9", "FFS-20.2")
def test_there_is_no_hand_limit(scene: Make) -> None:
    t = scene({"hand": ["?"] * 30, "passed": True}, {"passed": True}, phase="cleanup")
    assert len(t.hand(0)) == 30
    pick_all(t)
    assert len(t.hand(0)) == 30 + 2 + 1


@pytest.mark.rule("FFS-6.10")
def test_the_discard_pile_becomes_the_deck(scene: Make) -> None:
    t = scene({"hand": ["?"] * 20}, {}, deck=["church"], rest="discard", phase="lookout")
    assert len(t.board["display"]) == 3
    assert "church" in t.board["display"]
    assert t.board["discard"] == []
    assert t.board["deck"] == 88 - 20 - 3
    assert "reshuffled" in t.told()


@pytest.mark.rule("FFS-6.11")
def test_when_all_cards_are_gone_displays_are_smaller(scene: Make) -> None:
    t = scene({}, {"hand": ["school"]}, deck=["church", "docks"], rest="hand", phase="lookout")
    # Two cards are left for the first display, none for the second.
    assert t.board["display"] == ["church", "docks"]
    t.play("pick church")
    assert t.board["phase"] == "action"
    assert t.board["deck"] == 0
    assert len(t.hand(1)) == 2
    assert len(t.hand(0)) == 86  # no card was left to draw either


# -- Production ------------------------------------------------------------------------------------


@pytest.mark.rule("FFS-7.2")
def test_open_productions_pay_their_owner(scene: Make) -> None:
    t = scene({"faction": "new_york", "state": ["quarry"]}, phase="production")
    assert t.tokens(0)["brick"] == 1


@pytest.mark.rule("FFS-7.6", "FFS-22.3")
def test_order_of_gains(scene: Make) -> None:
    t = scene(
        {"faction": "new_york", "state": ["pub", "school"], "deals": ["quarry"]},
        phase="production",
    )
    gained = [
        (event["args"].get("good", "card"), event["args"]["cause"])
        for event in t.match.events(None)
        if event["key"].startswith(("gained", "drew")) and event["args"]["seat"] == 0
    ]
    assert gained == [
        ("iron", "board"), ("worker", "board"), ("grey", "board"), ("card", "board"),
        ("brick", "deal"), ("card", "product"), ("worker", "product"),
    ]  # fmt: skip


@pytest.mark.rule("FFS-7.3", "FFS-1.7")
def test_the_first_player_takes_the_last_tokens(scene: Make) -> None:
    t = scene(
        {"state": ["sharrash"], "tokens": {"universal": 6}},
        {},
        phase="production",
    )
    assert t.tokens(0)["universal"] == 7
    assert t.board["supply"]["universal"] == 0


@pytest.mark.rule("FFS-7.7", "FFS-16.6")
def test_counting_products_look_at_their_owner(scene: Make) -> None:
    t = scene(
        {"state": ["suppliers", "assassin", "arena"], "faction": "new_york"},
        {"state": ["arena"], "faction": "merchants_guild"},
        expansion="winter",
        phase="production",
    )
    # The arena next door is the only target of the Suppliers.
    # One gun from the assassin, two from the own arena, one from the arena next door.
    assert t.tokens(0)["gun"] == 1 + 2 + 1


@pytest.mark.rule("FFS-7.9", "FFS-7.10", "FFS-24.13")
def test_a_copied_counting_product_is_settled_after_all_others(scene: Make) -> None:
    t = scene(
        {"faction": "new_york", "state": ["power_station", "small_factory", "docks"]},
        expansion="winter",
        phase="production",
    )
    t.play("copy small_factory")
    assert t.vp() == 2 + 2  # board and docks gave 2 iron, counted twice
    assert t.tokens(0)["iron"] == 2


@pytest.mark.rule("FFS-7.10")
def test_counting_products_have_a_maximum(scene: Make) -> None:
    t = scene(
        {
            "faction": "new_york",
            "state": ["small_factory", "docks", "docks", "parking_lot"],
        },
        expansion="winter",
        phase="production",
    )
    assert t.tokens(0)["iron"] == 1 + 2 + 3
    assert t.vp() == 3


@pytest.mark.rule("FFS-7.12")
def test_goods_lost_to_a_shortage_were_not_gained(scene: Make) -> None:
    t = scene(
        {"faction": "new_york", "state": ["crossing", "wrecker"], "tokens": {"grey": 15}},
        {"tokens": {"grey": 15}},
        expansion="winter",
        phase="production",
    )
    assert t.tokens(0)["grey"] == 15
    assert t.board["supply"]["grey"] == 0


@pytest.mark.rule("FFS-7.13")
def test_a_redirected_location_may_still_be_copied_by_its_owner(scene: Make) -> None:
    t = scene(
        {"faction": "new_york", "state": ["suppliers"]},
        {"faction": "mutants_union", "state": ["power_station", "docks"]},
        expansion="winter",
        phase="production",
    )
    assert t.board["phase"] == "action"  # both choices had one option
    assert t.tokens(0)["iron"] == 2
    assert t.tokens(1)["iron"] == 1


@pytest.mark.rule("FFS-7.14")
def test_razed_locations_stop_producing(scene: Make) -> None:
    t = scene({"tokens": {"red": 3}}, {"state": ["docks"], "faction": "mutants_union"})
    t.play("raze_at 1 docks", "pass", "pass")
    pick_all(t)
    assert "iron" not in t.tokens(1)


@pytest.mark.rule("FFS-7.15", "FFS-21.2", "FFS-22.6")
def test_25_points_in_production_do_not_stop_the_round(scene: Make) -> None:
    t = scene({"vp": 24, "deals": ["church"]}, {}, phase="production")
    assert t.vp() == 25
    assert t.board["phase"] == "action"
    assert t.board["last_round"]
    assert t.board["reached_by"] == [0]
    t.play("pass", "pass")
    assert t.match.over


@pytest.mark.rule("FFS-7.11")
def test_a_threshold_fires_once_per_phase(scene: Make) -> None:
    t = scene(
        {"faction": "new_york", "state": ["wrecker", "docks", "docks"]},
        expansion="winter",
        phase="production",
    )
    assert t.tokens(0)["grey"] == 1 + 1


@pytest.mark.rule("FFS-7.11", "FFS-7.12")
def test_any_resource_adds_up_the_four_kinds(scene: Make) -> None:
    def points(state: list[str]) -> int:
        return scene(
            {"faction": "new_york", "state": state}, expansion="winter", phase="production"
        ).vp()

    assert points(["armed_merchants", "docks", "quarry", "assassin", "fuel_tank"]) == 2
    assert points(["armed_merchants", "docks", "quarry", "assassin"]) == 0
    # Ammo is no resource (FFS-2.2).
    assert points(["armed_merchants", "docks", "quarry", "landfill", "haven_winter"]) == 0
