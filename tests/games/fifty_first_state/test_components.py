"""Components, glossary, factions and the effect vocabulary (FFS-1, FFS-2, FFS-25, FFS-26)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tabletown.games.fifty_first_state import GAME
from tabletown.games.fifty_first_state.effects.gains import GainOneOf
from tabletown.games.fifty_first_state.effects.goods import GOOD_NAMES, RESOURCES, TYPES, bag_items
from tabletown.games.fifty_first_state.tables import tables_of

Make = Any
CONTENT = tables_of(None).content
T = tables_of(None)


def copies(set_name: str) -> int:
    return sum(card.count for card in CONTENT.locations if card.set == set_name)


@pytest.mark.rule("FFS-1.1", "FFS-1.2")
def test_the_box_has_200_cards() -> None:
    assert [copies(name) for name in ("base", "new_era", "winter")] == [88, 50, 50]
    assert {card.id: (card.deck, card.count) for card in CONTENT.connections} == {
        "merchants": ("blue", 4),
        "junk_train": ("blue", 2),
        "punks": ("red", 4),
        "thugs": ("red", 2),
    }
    assert len(CONTENT.locations) == 150


@pytest.mark.rule("FFS-1.3", "FFS-1.4", "FFS-1.5")
def test_boards_and_tokens_are_counted() -> None:
    assert len(CONTENT.factions) == 4
    counts = {good.id: good.count for good in CONTENT.goods}
    assert counts == {
        "gun": 30, "fuel": 30, "iron": 30, "brick": 30, "worker": 38, "ammo": 13, "red": 20,
        "blue": 20, "grey": 30, "universal": 7, "development": 9, "shield": 10, "card": 0, "vp": 0,
    }  # fmt: skip


@pytest.mark.rule("FFS-1.6", "FFS-1.7")
def test_five_tokens_never_run_out_and_the_others_do(scene: Make) -> None:
    t = scene({"tokens": {"gun": 500, "worker": 500}, "faction": "new_york"}, phase="production")
    assert t.tokens(0)["worker"] == 503
    assert t.board["supply"]["worker"] is None
    limited = [good for good, n in t.board["supply"].items() if n is not None]
    assert limited == ["ammo", "red", "blue", "grey", "universal", "development", "shield"]
    t = scene({"tokens": {"grey": 29}}, {}, {}, phase="production")
    assert t.tokens(0)["grey"] == 30
    assert "grey" not in t.tokens(1)
    assert t.told().count("shortage") == 2


@pytest.mark.rule("FFS-1.8", "FFS-2.13", "FFS-27.5")
def test_tokens_on_cards_are_not_in_the_common_supply(scene: Make) -> None:
    t = scene(
        {"state": ["docks [shield]", "radioactive_colony [cache ammo 2 red 1]", "hidden_forge"]},
        expansion="new_era",
    )
    supply = t.board["supply"]
    assert (supply["shield"], supply["ammo"], supply["red"]) == (9, 11, 19)


@pytest.mark.rule("FFS-1.10", "FFS-1.11", "FFS-1.12", "FFS-27.17")
def test_every_card_has_what_a_card_needs() -> None:
    without = []
    for kind, card in enumerate(CONTENT.locations):
        assert 1 <= card.distance <= 3
        assert card.spoils
        assert card.deal in GOOD_NAMES
        assert card.type in TYPES
        assert T.type[kind] == TYPES.index(card.type)
        assert len(card.categories) <= 2
        if not card.categories:
            without.append(card.id)
    assert without == ["foundation", "radioactive_colony"]
    assert Counter(len(card.categories) for card in CONTENT.locations).most_common(1)[0][0] == 2


@pytest.mark.rule("FFS-1.13", "FFS-10.9")
def test_a_state_may_hold_identical_locations(scene: Make) -> None:
    t = scene({"state": ["school", "school"], "hand": ["school"], "tokens": {"grey": 1}})
    t.play("build school")
    assert [place["location"] for place in t.player(0)["locations"]] == [
        "school",
        "school.2",
        "school.3",
    ]


@pytest.mark.rule("FFS-2.1", "FFS-2.2", "FFS-15.3")
def test_goods_and_resources() -> None:
    assert tuple(good.id for good in CONTENT.goods) == GOOD_NAMES
    resources = ["gun", "fuel", "iron", "brick"]
    assert list(RESOURCES) == resources
    for clauses in CONTENT.faction_clauses:
        recruit = next(clause for clause in clauses if clause.id == "recruit")
        assert isinstance(recruit, GainOneOf)
        assert recruit.options == [bag_items({good: 1}) for good in (*resources, "card")]


@pytest.mark.rule("FFS-2.3", "FFS-2.4", "FFS-2.5")
def test_gaining_and_spending_move_tokens_between_the_supplies(scene: Make) -> None:
    t = scene({"faction": "mutants_union", "tokens": {"gun": 1}})
    before = t.board["supply"]["red"]
    t.play("faction contact_red")
    assert t.tokens() == {"red": 3}
    assert t.board["supply"]["red"] == before - 3


@pytest.mark.rule("FFS-2.6", "FFS-2.7", "FFS-2.8", "FFS-2.9", "FFS-7.14", "FFS-24.4")
def test_ruins_and_deals_count_for_nothing(scene: Make) -> None:
    t = scene(
        {
            "faction": "new_york",
            "state": ["docks", "ruin(parking_lot)", "shipwreck", "foundation"],
            "deals": ["scrap_metal"],
        },
        expansion="new_era",
        phase="production",
    )
    assert t.player(0)["categories"]["iron"] == 2
    assert t.player(0)["location_count"] == 3
    assert t.tokens(0) == {"worker": 3, "iron": 3, "grey": 1}  # board, deal, docks
    ruin = t.player(0)["locations"][1]
    assert (ruin["ruin"], ruin["defence"]) == (True, 0)


@pytest.mark.rule("FFS-2.10", "FFS-2.11", "FFS-2.12")
def test_the_bonus_comes_once_and_marks_record_uses(scene: Make) -> None:
    t = scene(
        {"faction": "new_york", "state": ["archive"], "hand": ["school"], "tokens": {"grey": 1, "worker": 1}},
        {"state": ["docks"], "passed": False},
    )  # fmt: skip
    t.play("build school", "pass")
    assert t.tokens(0)["worker"] == 3
    t.play("use archive", "end_turn")
    assert t.state(0) == ["archive [used 1]", "school"]
    t.play("pass")
    while t.board["phase"] == "lookout":
        t.play(t.options()[0])
    assert t.tokens(0)["worker"] == 3 + 1  # no bonus again


@pytest.mark.rule("FFS-2.14", "FFS-7.4", "FFS-27.7")
def test_stored_goods_come_back_but_are_not_gained(scene: Make) -> None:
    t = scene(
        {
            "faction": "new_york",
            "state": ["hibernation_chambers [stored worker 4]", "patriot_tower"],
            "vp": 3,
        },
        expansion="winter",
        phase="production",
    )
    assert t.tokens(0)["worker"] == 7
    assert t.vp() == 3  # only 3 workers were gained, not 5
    assert t.player(0)["locations"][0]["stored"] == {}


@pytest.mark.rule("FFS-2.15", "FFS-8.1", "FFS-6.7")
def test_turn_order_goes_clockwise_from_the_first_player(scene: Make) -> None:
    t = scene({}, {}, {}, first=1)
    order = []
    for _ in range(3):
        order.append(t.seat)
        t.play("pass")
    assert order == [1, 2, 0]


@pytest.mark.rule("FFS-2.16", "FFS-2.17", "FFS-26.3")
def test_opponents_are_the_others_who_have_not_passed(scene: Make) -> None:
    t = scene({"tokens": {"worker": 3}}, {"state": ["docks"]}, {"state": ["docks"], "passed": True})
    assert [text for text in t.options() if text.startswith("visit")] == ["visit 1 docks"]
    t = scene({"tokens": {"worker": 1}}, mode="solo", hegemony={"state": ["docks"]})
    assert "visit_hegemony docks" in t.options()


@pytest.mark.rule("FFS-2.18")
def test_copying_locations_are_power_station_and_suppliers() -> None:
    found = [
        card.id for kind, card in enumerate(CONTENT.locations) if T.copying_at[T.first_ref[kind]]
    ]
    assert found == ["power_station", "suppliers"]


# -- factions ----------------------------------------------------------------------------------


@pytest.mark.rule("FFS-25.1", "FFS-25.2", "FFS-25.3", "FFS-25.4", "FFS-25.5", "FFS-15.5")
@pytest.mark.parametrize(
    ("faction", "resource", "prices"),
    [
        ("new_york", "iron", [({"iron": 1}, {"grey": 1}), ({"gun": 1}, {"red": 2}), ({"fuel": 2}, {"blue": 2})]),
        ("appalachian_federation", "brick", [({"brick": 1, "card": 1}, {"grey": 2}), ({"gun": 1}, {"red": 2}), ({"fuel": 1}, {"blue": 2})]),
        ("mutants_union", "gun", [({"iron": 2}, {"grey": 2}), ({"gun": 1}, {"red": 3}), ({"fuel": 1}, {"blue": 1})]),
        ("merchants_guild", "fuel", [({"iron": 2}, {"grey": 2}), ({"gun": 1}, {"red": 2}), ({"fuel": 1}, {"blue": 3})]),
    ],
)  # fmt: skip
def test_what_a_faction_produces_and_sells(
    scene: Make, faction: str, resource: str, prices: list[Any]
) -> None:
    t = scene({"faction": faction}, phase="production")
    assert t.tokens(0) == {"worker": 3, resource: 1, "grey": 1}
    assert len(t.hand(0)) == 1
    for name, (cost, gain) in zip(
        ("contact_grey", "contact_red", "contact_blue"), prices, strict=True
    ):
        tokens = {good: n for good, n in cost.items() if good != "card"}
        hand = ["church"] * cost.get("card", 0)
        t = scene({"faction": faction, "tokens": tokens, "hand": hand})
        t.play(f"faction {name}")
        if hand:
            t.play("discard church")
        assert t.tokens(0) == gain
        assert t.hand(0) == []
        assert t.player(0)["faction_used"] == [name]


@pytest.mark.rule("FFS-25.6", "FFS-15.1", "FFS-27.12", "FFS-9.2")
def test_a_price_is_paid_once_per_round_and_ammo_will_do(scene: Make) -> None:
    t = scene({"faction": "mutants_union", "tokens": {"ammo": 1, "gun": 1}}, {"passed": True})
    t.play("faction contact_red", "spend ammo_for_gun")
    assert t.tokens(0) == {"gun": 1, "red": 3}
    assert t.refusal("faction contact_red")[1] == "FFS-15.1"


# -- the vocabulary --------------------------------------------------------------------------------


@pytest.mark.rule("FFS-26.1", "FFS-26.2")
def test_costs_speak_of_goods_resources_cards_and_deals() -> None:
    words: set[str] = set()
    for clauses in CONTENT.location_clauses:
        for clause in clauses:
            words |= set(clause.source.get("cost", {}))
            assert clause.uses in (1, 2)
    assert {"any_resource", "card", "deal"} < words
    assert words <= {*GOOD_NAMES, "any_resource", "deal"}
    for clauses in CONTENT.faction_clauses:
        assert [clause.uses for clause in clauses] == [1, 1, 1, -1]


@pytest.mark.rule("FFS-26.4", "FFS-26.5")
def test_every_type_has_its_clause() -> None:
    main = {"production": "produce", "action": "action"}
    for card, clauses in zip(CONTENT.locations, CONTENT.location_clauses, strict=True):
        timings = [clause.timing for clause in clauses]
        if card.type in main:
            assert timings.count(main[card.type]) == 1
        else:
            assert timings
            assert not set(timings) & {"produce", "action"}
        assert card.type == "production" or not card.open


@pytest.mark.rule("FFS-26.6")
def test_no_categories_match_when_developing_and_nothing_else(scene: Make) -> None:
    t = scene(
        {"state": ["foundation", "wrecked_tank"], "hand": ["museum"], "tokens": {"brick": 1}},
        expansion="new_era",
    )
    t.play("develop museum")
    assert t.options() == ["onto foundation", "onto wrecked_tank"]
    t.play("onto foundation")
    assert t.vp() == 1 + 2  # liberty is counted on the tank and the museum only


@pytest.mark.rule("FFS-26.7")
def test_further_copies_in_other_sets_are_ordinary_cards() -> None:
    doubles = [card for card in CONTENT.locations if card.same_card_as]
    assert len(doubles) == 11
    by_id = {card.id: card for card in CONTENT.locations}
    for card in doubles:
        first = by_id[card.same_card_as]
        assert (card.type, card.distance, card.spoils, card.deal, card.effect) == (
            first.type, first.distance, first.spoils, first.deal, first.effect,
        )  # fmt: skip
        assert card.set != first.set


def test_every_card_has_a_name_and_a_text_in_three_languages() -> None:
    names = GAME.names(GAME.config(2))
    for card in CONTENT.locations:
        for key in (f"card-{card.id}", f"text-{card.id}"):
            name = names[key]
            assert name.en
            assert name.ru
            assert name.pl
        assert names[f"text-{card.id}"].ru != names[f"text-{card.id}"].pl
