"""The worked examples and acceptance scenarios, with exact numbers."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown

Make = Any


@pytest.mark.rule("FFS-7.1", "FFS-7.6", "FFS-25.1", "FFS-25.4")
def test_ex_1_production(scene: Make) -> None:
    t = scene(
        {
            "faction": "mutants_union",
            "state": ["school", "pub"],
            "deals": ["assassin", "fuel_tank"],
        },
        phase="production",
    )
    assert t.tokens(0) == {"gun": 2, "worker": 4, "grey": 1, "fuel": 1}
    assert len(t.hand(0)) == 2


@pytest.mark.rule("FFS-11.1", "FFS-11.5", "FFS-11.8", "FFS-10.3", "FFS-10.4", "FFS-10.5")
def test_ex_2_develop_on_ruins(scene: Make) -> None:
    t = scene({"state": ["ruin(gun_shop)"], "hand": ["school"], "tokens": {"brick": 1}})
    t.play("develop school")
    assert t.tokens(0) == {"worker": 2}
    assert t.vp() == 1
    assert t.state() == ["school"]
    assert t.player(0)["locations"][0]["row"] == "production"
    assert t.board["discard"] == ["gun_shop"]
    assert t.player(0)["ruins"] == 0


@pytest.mark.rule("FFS-11.1", "FFS-11.2", "FFS-11.7", "FFS-11.9", "FFS-24.14")
def test_ex_3_develop_with_a_common_category(scene: Make) -> None:
    t = scene({"state": ["ruined_library"], "hand": ["murderers_pub"], "tokens": {"brick": 1}})
    t.play("develop murderers_pub")
    assert t.tokens() == {}
    assert t.board["discard"] == ["ruined_library"]
    assert t.state() == ["murderers_pub"]
    assert t.player(0)["locations"][0]["row"] == "feature"
    assert t.vp() == 2


@pytest.mark.rule("FFS-12.1", "FFS-12.2")
def test_ex_4_deal(scene: Make) -> None:
    t = scene(
        {"faction": "new_york", "hand": ["school"], "tokens": {"blue": 1}},
        {"passed": True},
        deck=["church", "church", "museum", "old_cinema", "rubble", "refinery"],
    )
    t.play("deal school")
    assert t.tokens() == {"worker": 1}
    assert t.player(0)["deals"] == ["school"]
    assert t.state() == []
    t.play("pass")
    for _ in range(4):
        t.play(t.options()[0])
    assert t.board["phase"] == "action"
    assert t.tokens(0)["worker"] == 3 + 1


@pytest.mark.rule(
    "FFS-13.2", "FFS-13.3", "FFS-13.4", "FFS-13.5", "FFS-13.6", "FFS-13.7", "FFS-13.8", "FFS-13.9"
)
def test_ex_5_raze_a_shielded_location(scene: Make) -> None:
    t = scene({"tokens": {"red": 4}}, {"state": ["school [shield]"]})
    assert t.board["supply"]["shield"] == 9
    t.play("raze_at 1 school")
    assert t.tokens(0) == {"worker": 2}
    assert t.tokens(1) == {"worker": 1}
    assert t.state(1) == ["ruin(school)"]
    assert t.board["supply"]["shield"] == 10
    t = scene({"tokens": {"red": 3}}, {"state": ["school [shield]"]})
    t.refusal("raze_at 1 school")


@pytest.mark.rule("FFS-15.2", "FFS-8.8")
def test_ex_6_recruit_twice_in_one_turn(scene: Make) -> None:
    t = scene({"tokens": {"worker": 4}}, {})
    t.play("faction recruit", "gain iron", "faction recruit", "gain card")
    assert t.tokens(0) == {"iron": 1}
    assert len(t.hand(0)) == 1
    assert t.seat == 1
    t = scene({"tokens": {"worker": 5}}, {})
    t.play("faction recruit", "gain iron")
    assert t.seat == 0
    t.play("end_turn")
    assert t.seat == 1


@pytest.mark.rule("FFS-16.1", "FFS-16.2", "FFS-16.3", "FFS-16.4")
def test_ex_7_open_production(scene: Make) -> None:
    t = scene({"tokens": {"worker": 1}}, {"state": ["boiler_room"]}, {"tokens": {"worker": 1}})
    t.play("visit 1 boiler_room")
    assert t.tokens(0) == {"worker": 2}
    assert t.tokens(1) == {"worker": 1}
    assert t.state(1) == ["boiler_room [visited]"]
    assert t.seat == 1
    t.refusal("visit 1 boiler_room")
    t.play("pass")
    assert t.seat == 2
    t.refusal("visit 1 boiler_room")


@pytest.mark.rule("FFS-20.1", "FFS-20.3", "FFS-20.7", "FFS-7.4", "FFS-24.8")
def test_ex_8_cleanup_with_a_store(scene: Make) -> None:
    t = scene(
        {
            "faction": "new_york",
            "state": ["hibernation_chambers", "docks [visited]", "scrap_trader [used 2]"],
            "tokens": {"worker": 3, "gun": 1, "grey": 1},
            "passed": True,
        },
        {"passed": True},
        expansion="winter",
        phase="cleanup",
    )
    assert t.board["phase"] == "lookout"
    assert t.player(0)["locations"][0]["stored"] == {"worker": 3}
    assert t.tokens(0) == {}
    assert t.state(0) == ["hibernation_chambers", "docks", "scrap_trader"]
    while t.board["phase"] == "lookout":
        t.play(t.options()[0])
    assert t.tokens(0) == {"worker": 6, "iron": 2, "grey": 1}


@pytest.mark.rule("FFS-14.2", "FFS-14.6", "FFS-8.8", "FFS-8.9", "FFS-8.11")
def test_ex_9_an_action_that_may_be_used_twice(scene: Make) -> None:
    def start() -> Any:
        return scene({"state": ["shipwreck"], "tokens": {"worker": 3, "iron": 3}}, {})

    a = start().play("use shipwreck", "use shipwreck")
    b = start().play("use shipwreck", "end_turn", "pass", "use shipwreck")
    for t in (a, b):
        assert t.tokens(0) == {"worker": 1, "iron": 1}
        assert t.vp() == 4
        assert t.state() == ["shipwreck [used 2]"]
    b.refusal("use shipwreck")


@pytest.mark.rule("FFS-14.7")
def test_shipwreck_once_a_round_as_a_reading(scene: Make) -> None:
    player = {"state": ["shipwreck"], "tokens": {"worker": 4, "iron": 4}}
    t = scene(player, options={"shipwreck_once": True})
    face = t.board["cards"]["shipwreck"]
    assert (face["uses"], "uses" in face["effect"][0]) == (1, False)
    t.play("use shipwreck")
    assert t.vp() == 2
    t.play("pass")
    assert t.refusal("use shipwreck")[1] == "FFS-14.2"
    texts = t.match.game.names(t.match.config)["text-shipwreck"]
    assert "once per round" in texts.en
    assert "один раз за раунд" in texts.ru
    assert "raz na rundę" in texts.pl


@pytest.mark.rule("FFS-6.3", "FFS-6.4", "FFS-6.6")
@pytest.mark.parametrize(("seats", "shown"), [(2, 3), (3, 4), (4, 5)])
def test_ex_10_number_of_cards_in_the_display(seats: int, shown: int) -> None:
    match = tabletown.new("fifty_first_state", seats=seats, seed=5)
    while match.view(None)["prompt"] != "pick":
        match.play(match.options()[0])
    discarded = len(match.view(None)["board"]["discard"])
    for draft in range(2):
        assert len(match.view(None)["board"]["display"]) == shown
        for _ in range(seats):
            match.play(match.options()[0])
        assert len(match.view(None)["board"]["discard"]) == discarded + draft + 1


@pytest.mark.rule(
    "FFS-23.3", "FFS-23.4", "FFS-23.5", "FFS-23.6", "FFS-23.7", "FFS-23.8", "FFS-23.9", "FFS-23.10",
    "FFS-23.11", "FFS-23.12", "FFS-23.13", "FFS-23.14", "FFS-23.15", "FFS-23.16", "FFS-23.17",
    "FFS-23.18", "FFS-23.19", "FFS-23.27", "FFS-23.28", "FFS-23.30", "FFS-23.32",
)  # fmt: skip
def test_ex_11_a_solo_round(scene: Make) -> None:
    t = scene(
        {"faction": "new_york", "hand": ["docks", "?", "?", "?", "?", "?"]},
        mode="solo",
        hegemony={"state": ["quarry", "church", "motel"]},
        face_up={"blue": "merchants", "red": "punks"},
        phase="production",
        deck=["rubble", "wrecked_tank", "factory"],
    )
    assert t.tokens() == {"worker": 3, "iron": 1, "grey": 1}
    assert len(t.hand()) == 7
    assert t.hegemony()["vp"] == 0
    t.play("take_connection blue")  # the Hegemony takes the red one
    assert t.tokens()["worker"] == 1
    assert t.hegemony()["vp"] == 2
    assert t.board["connection_discards"]["red"] == ["punks"]
    t.play("build docks")
    assert t.tokens() == {"worker": 1, "iron": 2}
    assert t.hegemony()["attack_pile"] == ["wrecked_tank"]
    assert t.state() == ["docks"]
    t.play("faction contact_grey")
    assert t.hegemony()["vp"] == 4
    assert t.tokens() == {"worker": 1, "iron": 2, "grey": 1}
    assert t.state() == ["ruin(docks)"]
    assert t.hegemony()["attack_pile"] == []
    assert sorted(t.board["discard"]) == ["factory", "wrecked_tank"]
    assert not t.hegemony()["passed"]
    t.play("visit_hegemony quarry")
    assert t.hegemony()["vp"] == 5
    assert t.hegemony()["passed"]
    assert t.tokens() == {"iron": 2, "brick": 1, "grey": 1}
    assert t.vp() == 0
    assert not [text for text in t.options() if "hegemony" in text]
    t.refusal("visit_hegemony quarry")
    t.refusal("raze_hegemony church")
    t.play("pass")
    assert t.board["phase"] == "lookout"
    assert t.board["first"] == 0


@pytest.mark.rule("FFS-11.6", "FFS-11.9")
def test_ex_12_foundation_fits_everything(scene: Make) -> None:
    t = scene(
        {"state": ["church"], "hand": ["foundation", "arena"], "tokens": {"brick": 2}},
        {"passed": True},
        expansion="new_era",
    )
    t.play("develop foundation")
    assert t.state() == ["foundation [cache development 1]"]
    assert t.vp() == 1
    t.play("develop arena", "with brick")
    assert t.vp() == 2
    assert t.tokens() == {"development": 1, "gun": 1}
    assert t.state() == ["arena"]


@pytest.mark.rule("FFS-11.6", "FFS-2.13", "FFS-20.5")
def test_ex_13_radioactive_colony(scene: Make) -> None:
    t = scene(
        {"state": ["school"], "hand": ["radioactive_colony"], "tokens": {"brick": 1}},
        {"passed": True},
        expansion="new_era",
    )
    t.play("develop radioactive_colony")
    cached = {"worker": 1, "ammo": 2, "red": 1, "blue": 1}
    assert t.vp() == 1
    assert t.player(0)["locations"][0]["cache"] == cached
    assert {told["good"]: told["amount"] for told in t.happened("cached")} == cached
    t.play("pass")
    assert t.board["phase"] == "lookout"
    assert t.player(0)["locations"][0]["cache"] == cached


@pytest.mark.rule("FFS-2.13")
def test_what_the_supply_lacks_is_not_cached_nor_told(scene: Make) -> None:
    t = scene(
        {"state": ["school"], "hand": ["radioactive_colony"], "tokens": {"brick": 1}},
        {"passed": True, "tokens": {"ammo": 13, "red": 20}},
        expansion="new_era",
    )
    t.play("develop radioactive_colony")
    assert t.player(0)["locations"][0]["cache"] == {"worker": 1, "blue": 1}
    assert [told["good"] for told in t.happened("cached")] == ["worker", "blue"]


@pytest.mark.rule("FFS-10.10", "FFS-24.5", "FFS-7.7")
def test_ex_14_suppliers_entering_a_state(scene: Make) -> None:
    t = scene(
        {"hand": ["suppliers"], "tokens": {"grey": 2}},
        {"state": ["oil_rig", "refinery", "fuel_tank"]},
        expansion="winter",
    )
    t.play("build suppliers", "copy_at 1 oil_rig")
    assert t.tokens(0) == {"fuel": 3}
    assert t.tokens(1) == {}


@pytest.mark.rule("FFS-7.5", "FFS-7.6", "FFS-7.7")
def test_ex_15_suppliers_in_the_production_phase(scene: Make) -> None:
    t = scene(
        {"faction": "merchants_guild", "state": ["suppliers"]},
        {"faction": "new_york", "state": ["oil_rig", "refinery", "fuel_tank"]},
        expansion="winter",
        phase="production",
    )
    t.play("redirect 1 oil_rig")
    assert t.tokens(0) == {"worker": 3, "fuel": 4, "grey": 1}
    assert len(t.hand(0)) == 1
    assert t.tokens(1) == {"worker": 3, "iron": 1, "fuel": 1, "grey": 1}
    assert len(t.hand(1)) == 1


@pytest.mark.rule("FFS-18.6", "FFS-13.4")
def test_ex_16_hidden_forge(scene: Make) -> None:
    def start(red: int) -> Any:
        return scene(
            {"tokens": {"red": red}},
            {"state": ["hidden_forge"], "tokens": {"shield": 1}},
            expansion="new_era",
            first=1,
        )

    t = start(3)
    t.refusal("shield hidden_forge")
    t.play("pass")
    t.refusal("raze_at 1 hidden_forge")
    t = start(3)
    t = scene({"tokens": {"red": 4}}, {"state": ["hidden_forge"]}, expansion="new_era")
    t.play("raze_at 1 hidden_forge")
    assert t.tokens(0) == {"worker": 2}
    assert t.tokens(1) == {"red": 1}


@pytest.mark.rule("FFS-24.1", "FFS-24.2", "FFS-24.3")
def test_ex_17_body_hunters(scene: Make) -> None:
    t = scene(
        {
            "state": [
                "body_hunters",
                "archive [used 2]",
                "motel [used 1]",
                "boiler_room [visited]",
            ],
            "tokens": {"worker": 4},
        },
        {"tokens": {"worker": 1}},
        expansion="winter",
    )
    t.play("use body_hunters")
    assert t.refusal("reset body_hunters")[1] == "FFS-24.3"
    t.play("reset archive", "reset motel", "reset boiler_room")
    assert t.tokens(0) == {"worker": 3}
    assert t.state(0) == ["body_hunters [used 1]", "archive", "motel", "boiler_room"]
    assert "visit 0 boiler_room" in t.options()
    t.play("pass", "use archive", "use archive")
    assert t.tokens(0) == {"worker": 1}
    assert t.vp() == 2
    assert t.state(0)[1] == "archive [used 2]"


@pytest.mark.rule("FFS-9.1", "FFS-9.2", "FFS-9.4", "FFS-9.12")
def test_ex_21_substitutes_and_caches_in_one_payment(scene: Make) -> None:
    def built() -> Any:
        t = scene(
            {
                "state": ["brick_storage [cache brick 3]"],
                "hand": ["skyscraper"],
                "tokens": {"worker": 1, "ammo": 1, "grey": 1, "universal": 2},
            },
            {"passed": True},
        )
        t.play("build skyscraper")
        assert t.tokens() == {"worker": 1, "ammo": 1}
        return t.play("use skyscraper")

    t = built()
    assert t.options() == ["pay", "spend ammo_for_brick"]
    t.play("spend ammo_for_brick")
    assert t.tokens() == {}
    assert t.state()[0] == "brick_storage [cache brick 2]"
    assert t.vp() == 3
    t = built().play("pay")
    assert t.tokens() == {"ammo": 1}
    assert t.state()[0] == "brick_storage [cache brick 1]"
    assert t.vp() == 3


@pytest.mark.rule("FFS-7.11", "FFS-7.12")
def test_ex_22_threshold_features_feed_each_other(scene: Make) -> None:
    t = scene(
        {
            "faction": "new_york",
            "state": ["patriot_tower", "dream_city", "school", "steel_eagle"],
            "deals": ["church"],
            "vp": 10,
        },
        expansion="winter",
        phase="production",
    )
    assert t.tokens(0) == {"worker": 5, "iron": 1, "grey": 1}
    assert t.vp() == 14
    assert len(t.hand(0)) == 1


@pytest.mark.rule("FFS-13.4", "FFS-13.6", "FFS-13.7", "FFS-13.10", "FFS-9.4", "FFS-20.1")
def test_ex_23_razing_a_location_with_a_cache(scene: Make) -> None:
    t = scene(
        {"tokens": {"red": 4, "universal": 1}},
        {"state": ["city_guards [cache gun 3] [shield]"]},
    )
    t.play("raze_at 1 city_guards")
    assert t.tokens(0) == {"gun": 2}
    assert t.tokens(1) == {"gun": 4}
    assert t.state(1) == ["ruin(city_guards)"]
    t.play("pass", "pass")
    assert t.board["phase"] == "lookout"
    assert t.tokens(0) == {} == t.tokens(1)


@pytest.mark.rule("FFS-11.8", "FFS-11.9", "FFS-10.7")
def test_ex_24_categories_are_counted_after_the_old_card_has_left(scene: Make) -> None:
    t = scene(
        {
            "state": ["church", "wrecked_tank", "museum"],
            "hand": ["wrecked_tank"],
            "tokens": {"brick": 1},
            "vp": 5,
        }
    )
    t.play("develop wrecked_tank", "onto church")
    assert t.vp() == 9
    assert t.state() == ["wrecked_tank", "museum", "wrecked_tank"]


@pytest.mark.rule(
    "FFS-21.4", "FFS-21.5", "FFS-21.6", "FFS-21.7", "FFS-21.8", "FFS-21.9", "FFS-21.10"
)
def test_ex_25_final_scoring_with_two_tie_breaks(scene: Make) -> None:
    seven = ["school", "school", "school", "docks", "quarry", "assassin", "pub"]
    t = scene(
        {
            "vp": 26,
            "state": [*seven, "ruin(gun_shop)", "ruin(arena)"],
            "tokens": {"worker": 1},
            "hand": ["church", "museum", "refinery"],
            "connections": ["punks"],
            "passed": True,
        },
        {
            "vp": 27,
            "state": ["camp [cache worker 2]", "docks", "quarry", "assassin", "pub", "rubble"],
            "tokens": {"gun": 2},
            "hand": ["church"],
            "passed": True,
        },
        {
            "vp": 25,
            "state": [
                "parking_lot",
                "parking_lot",
                "oil_rig",
                "oil_rig",
                "arena",
                "motel",
                "archive",
            ],
            "tokens": {"worker": 9},
            "passed": True,
        },
        phase="end",
    )
    outcome = t.match.outcome
    assert outcome is not None
    assert outcome.scores == (33, 33, 32)
    assert [t.player(seat)["goods"] for seat in (0, 1)] == [5, 5]
    assert outcome.winners == (0,)
    assert outcome.ranks == (1, 2, 3)
    assert t.tokens(2) == {"worker": 9}
    assert t.board["phase"] == "over"


@pytest.mark.rule("FFS-19.3", "FFS-19.4", "FFS-24.9", "FFS-24.10", "FFS-24.6")
def test_ex_26_nobody_touches_a_player_who_has_passed(scene: Make) -> None:
    def start(third_passed: bool) -> Any:
        return scene(
            {
                "state": ["thieves_caravan", "camino_real"],
                "hand": ["suppliers"],
                "tokens": {"worker": 5, "red": 9, "grey": 2},
            },
            {"state": ["boiler_room"], "deals": ["quarry"], "tokens": {"gun": 2}, "passed": True},
            {"state": ["docks"], "tokens": {"worker": 1}, "passed": third_passed},
            expansion="winter",
        )

    t = start(False)
    for text in (
        "raze_at 1 boiler_room",
        "visit 1 boiler_room",
        "use thieves_caravan",
        "use camino_real",
    ):
        t.refusal(text)
    t.play("build suppliers")  # docks of the third player is the only target
    assert t.tokens(0)["iron"] == 1
    t = start(True)
    t.play("build suppliers")
    assert "iron" not in t.tokens(0)
    assert t.state(0)[-1] == "suppliers"


@pytest.mark.rule("FFS-12.5", "FFS-13.1", "FFS-13.14", "FFS-22.4")
def test_ex_27_several_event_features_at_once(scene: Make) -> None:
    t = scene(
        {
            "state": ["truck", "mesmerizers_dwelling", "rifle"],
            "hand": ["arena", "quarry"],
            "tokens": {"red": 2, "blue": 1},
        },
        {"passed": True},
        expansion="new_era",
    )
    t.play("raze arena")
    assert t.tokens() == {"gun": 3, "ammo": 1, "blue": 1}
    assert t.vp() == 1
    assert len(t.hand()) == 2
    t.play("deal quarry")
    assert t.tokens() == {"gun": 3, "ammo": 2, "brick": 1}
    assert t.vp() == 1
    assert len(t.hand()) == 1


@pytest.mark.rule("FFS-1.5", "FFS-1.7", "FFS-7.6", "FFS-27.5")
def test_ex_28_a_limited_token_runs_out(scene: Make) -> None:
    ammo = [
        "corner_shop", "corner_shop", "deserted_colony", "negotiator", "negotiator",
        "thieves_caravan", "thieves_den", "black_market",
        "caravanner", "eight_mile", "landfill", "market_place", "mobile_storage", "power_station",
    ]  # fmt: skip
    t = scene(
        {"faction": "new_york", "deals": ammo[:8]},
        {"faction": "mutants_union", "deals": ammo[8:]},
        expansion="winter",
        phase="production",
    )
    assert t.tokens(0) == {"worker": 3, "iron": 1, "grey": 1, "ammo": 8}
    assert t.tokens(1) == {"worker": 3, "gun": 1, "grey": 1, "ammo": 5}
    assert t.board["supply"]["ammo"] == 0


@pytest.mark.rule("FFS-23.20", "FFS-23.21", "FFS-23.22")
@pytest.mark.parametrize(
    ("trader", "hit"), [("scrap_trader", "scrap_trader"), ("scrap_trader [used 1]", "shipwreck")]
)
def test_ex_29_solo_the_chain_of_attack_tie_breaks(scene: Make, trader: str, hit: str) -> None:
    t = scene(
        {
            "faction": "new_york",
            "state": ["docks", "shipwreck [used 1]", trader, "factory"],
            "tokens": {"worker": 2},
        },
        mode="solo",
        deck=["church", "assembly_plant"],
    )
    t.play("faction recruit", "gain card")
    assert t.hegemony()["vp"] == 2
    assert t.tokens() == {"iron": 1}
    assert [place for place in t.state() if "ruin" in place] == [f"ruin({hit})"]


@pytest.mark.rule(
    "FFS-23.16", "FFS-23.23", "FFS-23.24", "FFS-23.27", "FFS-23.33", "FFS-23.34", "FFS-23.35",
    "FFS-23.36",
)  # fmt: skip
def test_ex_30_solo_shield_pass_and_result(scene: Make) -> None:
    nine = [
        "school", "school", "docks", "docks", "quarry", "quarry", "pub", "church", "museum",
    ]  # fmt: skip
    t = scene(
        {
            "vp": 28,
            "faction": "new_york",
            "state": ["arena [shield]", "school", "motel", "church", "wrecked_tank", "camp"],
            "tokens": {"worker": 4},
        },
        mode="solo",
        hegemony={"vp": 25, "state": nine},
        deck=["rubble", "confessor", "refinery"],
    )
    t.play("faction recruit", "gain card", "end_turn")
    assert t.state()[0] == "arena"
    assert t.hegemony()["vp"] == 25
    assert t.tokens() == {"worker": 2}
    assert not t.hegemony()["passed"]
    t.play("faction recruit", "gain card")
    assert t.hegemony()["passed"]
    t.play("pass")
    outcome = t.match.outcome
    assert outcome is not None
    assert outcome.scores == (34,)
    assert t.hegemony()["vp"] == 34
    assert outcome.winners == ()
    assert t.board["title"] is None


@pytest.mark.rule("FFS-7.5", "FFS-7.10", "FFS-7.12", "FFS-7.16")
def test_ex_31_suppliers_takes_a_location_that_counts_produced_goods(scene: Make) -> None:
    t = scene(
        {"faction": "merchants_guild", "state": ["suppliers"]},
        {"faction": "new_york", "state": ["cistern", "fuel_tank"], "deals": ["oil_rig"]},
        expansion="winter",
        phase="production",
    )
    t.play("redirect 1 cistern")
    assert t.tokens(1) == {"worker": 3, "iron": 1, "fuel": 2, "grey": 1}
    assert t.vp(1) == 0
    assert len(t.hand(1)) == 1
    assert t.tokens(0) == {"worker": 3, "fuel": 1, "grey": 1}
    assert t.vp(0) == 2
    assert len(t.hand(0)) == 1
