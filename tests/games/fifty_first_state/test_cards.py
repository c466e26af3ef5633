"""Every card does what is printed on it. The table stands here, apart from the content: a card
whose effect were empty or different fails."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.fifty_first_state.effects.targeted import UseDeals
from tabletown.games.fifty_first_state.tables import tables_of

Make = Any

# What a card gives alone in a state: as a deal, razed, when it enters, in every production; its
# action as cost, uses and gain; what it counts, keeps or caches.
CARDS: dict[str, dict[str, Any]] = {
    "abandoned_suburbs": {"deal": "brick", "spoils": {"brick": 3, "vp": 1}, "action": ({"brick": 2}, 2, {"vp": 2})},
    "archive": {"deal": "worker", "spoils": {"worker": 2}, "action": ({"worker": 1}, 2, {"vp": 1})},
    "arena": {"deal": "gun", "spoils": {"gun": 3}, "enters": {"gun": 1}, "produces": {"gun": 1}, "per": ("gun", "gun", 3)},
    "assassin": {"deal": "gun", "spoils": {"gun": 2}, "enters": {"gun": 1}, "produces": {"gun": 1}},
    "assembly_plant": {"deal": "iron", "spoils": {"iron": 3, "vp": 1}, "action": ({"worker": 1, "iron": 2}, 1, {"vp": 3})},
    "bioweaponry": {"deal": "gun", "spoils": {"gun": 2, "vp": 1}, "action": ({"worker": 1, "gun": 1}, 1, {"vp": 2})},
    "boiler_room": {"deal": "worker", "spoils": {"worker": 3}, "enters": {"worker": 3}, "produces": {"worker": 2}},
    "brick_storage": {"deal": "brick", "spoils": {"brick": 2}, "cache": {"brick": 3}},
    "brick_supplier": {"deal": "brick", "spoils": {"brick": 3}, "enters": {"brick": 1}, "produces": {"brick": 1}, "per": ("brick", "brick", 3)},
    "camp": {"deal": "worker", "spoils": {"worker": 2}, "cache": {"worker": 3}},
    "church": {"deal": "vp", "spoils": {"vp": 2}, "enters": {"vp": 2}},
    "city_guards": {"deal": "gun", "spoils": {"gun": 2}, "cache": {"gun": 3}},
    "clay_pit": {"deal": "brick", "spoils": {"brick": 2, "vp": 1}, "action": ({"worker": 1, "brick": 1}, 1, {"vp": 2})},
    "confessor": {"deal": "gun", "spoils": {"gun": 3, "vp": 1}, "action": ({"gun": 2}, 2, {"vp": 2})},
    "construction_vehicles": {"deal": "iron", "spoils": {"grey": 2}, "enters": {"grey": 2}, "produces": {"grey": 1}},
    "convoy": {"deal": "blue", "spoils": {"blue": 2}, "action": ({"fuel": 1}, 2, {"blue": 1})},
    "corner_shop": {"deal": "ammo", "spoils": {"ammo": 2}, "action": ({"worker": 1, "any_resource": 1}, 2, {"vp": 1})},
    "crossroads": {"deal": "card", "spoils": {"card": 2}, "enters": {"card": 2}},
    "deserted_colony": {"deal": "ammo", "spoils": {"ammo": 2, "vp": 1}, "action": ({"worker": 1}, 2, {"ammo": 1})},
    "docks": {"deal": "iron", "spoils": {"iron": 2}, "enters": {"iron": 1}, "produces": {"iron": 1}},
    "excavator": {"deal": "brick", "spoils": {"brick": 2, "vp": 1}, "enters": {"development": 1}, "produces": {"development": 1}},
    "factory": {"deal": "iron", "spoils": {"iron": 1, "vp": 2}, "enters": {"vp": 1}, "per": ("vp", "iron", 5)},
    "fuel_tank": {"deal": "fuel", "spoils": {"fuel": 2}, "enters": {"fuel": 1}, "produces": {"fuel": 1}},
    "gasoline_cultist": {"deal": "fuel", "spoils": {"blue": 1, "card": 1, "vp": 1}, "action": ({"blue": 1}, 2, {"vp": 1})},
    "gasoline_drinkers_den": {"deal": "fuel", "spoils": {"fuel": 3, "vp": 1}, "action": ({"fuel": 2}, 2, {"vp": 2})},
    "gun_shop": {"deal": "gun", "spoils": {"gun": 3, "vp": 1}, "action": ({"worker": 1, "gun": 2}, 1, {"vp": 3})},
    "gunsmith": {"deal": "red", "spoils": {"red": 2}, "action": ({"gun": 1}, 2, {"red": 1})},
    "hideout": {"deal": "vp", "spoils": {"vp": 2}, "action": ({"deal": 1}, 2, {"vp": 1})},
    "huge_machinery": {"deal": "iron", "spoils": {"grey": 2}, "action": ({"worker": 1, "iron": 1}, 1, {"grey": 3})},
    "merc_outpost": {"deal": "worker", "spoils": {"worker": 2}, "action": ({"any_resource": 1}, 1, {"worker": 2})},
    "methane_storage": {"deal": "fuel", "spoils": {"fuel": 2}, "cache": {"fuel": 3}},
    "motel": {"deal": "card", "spoils": {"card": 2, "vp": 1}, "action": ({"worker": 1}, 2, {"card": 1})},
    "murderers_pub": {"deal": "gun", "spoils": {"gun": 1, "vp": 2}, "enters": {"vp": 1}, "per": ("vp", "gun", 5)},
    "museum": {"deal": "vp", "spoils": {"card": 1, "vp": 1}, "enters": {"vp": 1}, "per": ("vp", "liberty", 5)},
    "negotiator": {"deal": "ammo", "spoils": {"ammo": 3, "card": 1}, "action": ({"worker": 1, "deal": 1}, 1, {"vp": 2})},
    "oil_rig": {"deal": "fuel", "spoils": {"fuel": 3}, "enters": {"fuel": 1}, "produces": {"fuel": 1}, "per": ("fuel", "fuel", 3)},
    "oil_trader": {"deal": "fuel", "spoils": {"fuel": 2, "card": 1}, "action": ({"fuel": 1}, 2, {"vp": 1})},
    "oilmen_fortress": {"deal": "fuel", "spoils": {"fuel": 3, "vp": 1}, "action": ({"worker": 1, "fuel": 2}, 1, {"vp": 3})},
    "old_cinema": {"deal": "vp", "spoils": {"card": 1, "vp": 1}, "enters": {"vp": 1}},
    "parking_lot": {"deal": "iron", "spoils": {"iron": 3}, "enters": {"iron": 1}, "produces": {"iron": 1}, "per": ("iron", "iron", 3)},
    "pub": {"deal": "card", "spoils": {"card": 3}, "enters": {"card": 2}, "produces": {"card": 1}},
    "quarry": {"deal": "brick", "spoils": {"brick": 2}, "enters": {"brick": 1}, "produces": {"brick": 1}},
    "radioactive_fuel": {"deal": "fuel", "spoils": {"fuel": 2, "vp": 1}, "action": ({"worker": 1, "fuel": 1}, 1, {"vp": 2})},
    "refinery": {"deal": "fuel", "spoils": {"fuel": 1, "vp": 2}, "enters": {"vp": 1}, "per": ("vp", "fuel", 5)},
    "rubble": {"deal": "brick", "spoils": {"brick": 1, "vp": 2}, "enters": {"vp": 1}, "per": ("vp", "brick", 5)},
    "rubble_trader": {"deal": "brick", "spoils": {"brick": 2, "card": 1}, "action": ({"brick": 1}, 2, {"vp": 1})},
    "ruined_library": {"deal": "gun", "spoils": {"gun": 1, "card": 1}, "keeps": [("gun|fuel|iron|brick", 3)]},
    "school": {"deal": "worker", "spoils": {"worker": 2}, "enters": {"worker": 2}, "produces": {"worker": 1}},
    "scrap_metal": {"deal": "iron", "spoils": {"iron": 2}, "cache": {"iron": 3}},
    "scrap_trader": {"deal": "iron", "spoils": {"iron": 2, "card": 1}, "action": ({"iron": 1}, 2, {"vp": 1})},
    "shadow": {"deal": "gun", "spoils": {"red": 1, "card": 1, "vp": 1}, "action": ({"red": 1}, 2, {"vp": 1})},
    "sharrash": {"deal": "universal", "spoils": {"universal": 2}, "enters": {"universal": 2}, "produces": {"universal": 1}},
    "shelter": {"deal": "iron", "spoils": {"iron": 3, "vp": 1}, "action": ({"iron": 2}, 2, {"vp": 2})},
    "shipwreck": {"deal": "iron", "spoils": {"iron": 2, "vp": 1}, "action": ({"worker": 1, "iron": 1}, 2, {"vp": 2})},
    "skyscraper": {"deal": "brick", "spoils": {"brick": 3, "vp": 1}, "action": ({"worker": 1, "brick": 2}, 1, {"vp": 3})},
    "thieves_caravan": {"deal": "ammo", "spoils": {"ammo": 3, "card": 1}, "special": True},
    "thieves_den": {"deal": "ammo", "spoils": {"ammo": 1, "card": 1}, "keeps": [("gun|fuel|iron|brick", 2), ("worker", 2)]},
    "underground_warehouse": {"deal": "fuel", "spoils": {"fuel": 1, "card": 1}, "keeps": [("gun|fuel|iron|brick", 3)]},
    "weapon_trader": {"deal": "gun", "spoils": {"gun": 2, "card": 1}, "action": ({"gun": 1}, 2, {"vp": 1})},
    "wrecked_tank": {"deal": "vp", "spoils": {"vp": 2}, "enters": {"vp": 1}, "per": ("vp", "liberty", 5)},
    "black_market_contacts": {"deal": "blue", "spoils": {"blue": 2}, "enters": {"blue": 1}, "keeps": [("blue", 3)]},
    "brick_village": {"deal": "brick", "spoils": {"brick": 2}, "action": ({"worker": 1}, 1, {"brick": 2})},
    "builders": {"deal": "worker", "spoils": {"worker": 2, "brick": 1}, "action": ({"brick": 1}, 2, {"worker": 1})},
    "bus_station": {"deal": "worker", "spoils": {"worker": 2, "card": 1}, "after_deal": {"worker": 1}},
    "car_garage": {"deal": "red", "spoils": {"worker": 1, "gun": 1, "red": 1}, "enters": {"shield": 2}, "produces": {"shield": 1}},
    "church_new_era": {"deal": "vp", "spoils": {"vp": 2}, "enters": {"vp": 2}},
    "combat_zone": {"deal": "gun", "spoils": {"gun": 2}, "action": ({"worker": 1}, 1, {"gun": 2})},
    "courthouse": {"deal": "brick", "spoils": {"brick": 2, "ammo": 1}, "enters": {"brick": 1, "ammo": 1}, "produces": {"brick": 1, "ammo": 1}},
    "disassembly_workshop": {"deal": "iron", "spoils": {"iron": 2}, "action": ({"worker": 1}, 1, {"iron": 2})},
    "espionage_center": {"deal": "card", "spoils": {"card": 2, "vp": 1}, "after_deal": {"card": 1}},
    "excavator_new_era": {"deal": "brick", "spoils": {"brick": 2, "vp": 1}, "enters": {"development": 1}, "produces": {"development": 1}},
    "expedition_camp": {"deal": "gun", "spoils": {"gun": 2, "ammo": 1}, "enters": {"gun": 1, "ammo": 1}, "produces": {"gun": 1, "ammo": 1}},
    "foundation": {"deal": "brick", "spoils": {"grey": 2}, "cache": {"development": 1}},
    "gangers_dive": {"deal": "red", "spoils": {"red": 2}, "enters": {"red": 1}, "keeps": [("red", 3)]},
    "gasoline_tower": {"deal": "worker", "spoils": {"worker": 2, "fuel": 1}, "action": ({"fuel": 1}, 2, {"worker": 1})},
    "guilds_garage": {"deal": "card", "spoils": {"card": 2}, "after_deal": {"card": 1}},
    "hangar": {"deal": "fuel", "spoils": {"fuel": 2, "ammo": 1}, "enters": {"fuel": 1, "ammo": 1}, "produces": {"fuel": 1, "ammo": 1}},
    "haven": {"deal": "iron", "spoils": {"iron": 2, "ammo": 1}, "enters": {"iron": 1, "ammo": 1}, "produces": {"iron": 1, "ammo": 1}},
    "hidden_forge": {"deal": "red", "spoils": {"worker": 2}, "enters": {"shield": 1}, "produces": {"shield": 1}, "shielded": True},
    "human_trafficker": {"deal": "worker", "spoils": {"worker": 2, "card": 1}, "after_deal": {"worker": 1}},
    "hunters": {"deal": "worker", "spoils": {"worker": 2, "card": 1}, "after_raze": {"worker": 1}},
    "labor_camp": {"deal": "worker", "spoils": {"worker": 2}, "action": ({"worker": 1}, 1, {"worker": 2})},
    "lemmys_storage": {"deal": "ammo", "spoils": {"ammo": 2, "vp": 1}, "enters": {"ammo": 1}, "produces": {"ammo": 1}},
    "mesmerizers_dwelling": {"deal": "vp", "spoils": {"card": 1, "vp": 2}, "after_raze": {"vp": 1}},
    "natural_shelters": {"deal": "worker", "spoils": {"worker": 2, "ammo": 1}, "enters": {"worker": 1, "ammo": 1}, "produces": {"worker": 1, "ammo": 1}},
    "ohio_cavalry": {"deal": "blue", "spoils": {"worker": 1, "fuel": 1, "blue": 1}, "action": ({"worker": 1, "fuel": 1}, 1, {"blue": 3})},
    "oilfield": {"deal": "fuel", "spoils": {"fuel": 2}, "action": ({"worker": 1}, 1, {"fuel": 2})},
    "old_settlements": {"deal": "worker", "spoils": {"worker": 2, "iron": 1}, "action": ({"iron": 1}, 2, {"worker": 1})},
    "petes_office": {"deal": "vp", "spoils": {"card": 1, "vp": 2}, "after_deal": {"vp": 1}},
    "pickers": {"deal": "worker", "spoils": {"worker": 2}, "action": ({"blue": 1}, 1, {"worker": 1})},
    "post_office": {"deal": "blue", "spoils": {"blue": 2, "card": 1}, "action": ({"worker": 1}, 2, {"blue": 1})},
    "preacher_of_the_new_era": {"deal": "red", "spoils": {"gun": 1, "red": 1, "card": 1}, "action": ({"blue": 1}, 2, {"red": 1})},
    "production_manager": {"deal": "ammo", "spoils": {"ammo": 1, "card": 2}, "special": True},
    "radioactive_colony": {"deal": "ammo", "spoils": {"worker": 1, "ammo": 2}, "cache": {"worker": 1, "ammo": 2, "red": 1, "blue": 1}},
    "rehabilitation_center": {"deal": "worker", "spoils": {"worker": 2}, "action": ({"red": 1}, 1, {"worker": 1})},
    "ricky_the_merchant": {"deal": "fuel", "spoils": {"worker": 1, "fuel": 1}, "enters": {"blue": 1}, "produces": {"blue": 1}},
    "rifle": {"deal": "card", "spoils": {"card": 2}, "after_raze": {"card": 1}},
    "secret_outpost": {"deal": "worker", "spoils": {"worker": 2, "gun": 1}, "action": ({"gun": 1}, 2, {"worker": 1})},
    "the_bronx_gang": {"deal": "red", "spoils": {"gun": 1, "red": 1, "card": 1}, "action": ({"worker": 1, "gun": 1}, 1, {"red": 3})},
    "the_iron_gang": {"deal": "gun", "spoils": {"worker": 1, "gun": 1}, "enters": {"red": 1}, "produces": {"red": 1}},
    "training_camp": {"deal": "red", "spoils": {"worker": 1, "red": 1, "card": 1}, "action": ({"worker": 1}, 2, {"red": 1})},
    "truck": {"deal": "ammo", "spoils": {"ammo": 2}, "after_deal": {"ammo": 1}, "after_raze": {"ammo": 1}},
    "armed_merchants": {"deal": "vp", "spoils": {"ammo": 2, "vp": 1}, "if_produced": ("any_resource", 5, {"vp": 2})},
    "black_fortress": {"deal": "iron", "spoils": {"gun": 1, "iron": 1}, "one_of": ["iron", "gun"]},
    "black_market": {"deal": "ammo", "spoils": {"ammo": 3}, "action": ({"worker": 1, "gun": 1, "iron": 1, "brick": 1}, 2, {"vp": 3})},
    "body_hunters": {"deal": "worker", "spoils": {"worker": 3}, "special": True},
    "boiler_room_winter": {"deal": "worker", "spoils": {"worker": 3}, "enters": {"worker": 3}, "produces": {"worker": 2}},
    "camino_real": {"deal": "worker", "spoils": {"worker": 1, "ammo": 2}, "special": True},
    "caravanner": {"deal": "ammo", "spoils": {"ammo": 3}, "special": True},
    "cistern": {"deal": "fuel", "spoils": {"fuel": 2, "vp": 1}, "per_produced": ("vp", "fuel", 3)},
    "combat_vehicle": {"deal": "shield", "spoils": {"shield": 3}, "action": ({"worker": 1}, 1, {"shield": 1})},
    "construction_site": {"deal": "brick", "spoils": {"brick": 2, "vp": 1}, "per_produced": ("vp", "brick", 3)},
    "courthouse_winter": {"deal": "brick", "spoils": {"brick": 2, "ammo": 1}, "enters": {"brick": 1, "ammo": 1}, "produces": {"brick": 1, "ammo": 1}},
    "craftsmen_guild": {"deal": "brick", "spoils": {"iron": 1, "brick": 1}, "one_of": ["brick", "iron"]},
    "crossing": {"deal": "grey", "spoils": {"grey": 3}, "enters": {"grey": 4}, "keeps": [("grey", 3)]},
    "dark_visions_gang": {"deal": "red", "spoils": {"red": 2, "vp": 1}, "if_produced": ("gun", 1, {"red": 1})},
    "demolition_team": {"deal": "development", "spoils": {"brick": 1, "development": 1}, "if_produced": ("brick", 1, {"development": 1})},
    "dream_city": {"deal": "worker", "spoils": {"worker": 3}, "if_produced": ("vp", 2, {"worker": 1})},
    "eight_mile": {"deal": "ammo", "spoils": {"ammo": 3}, "action": ({"worker": 1, "fuel": 1, "iron": 1, "brick": 1}, 2, {"vp": 3})},
    "excavator_winter": {"deal": "brick", "spoils": {"brick": 2, "vp": 1}, "enters": {"development": 1}, "produces": {"development": 1}},
    "expedition_camp_winter": {"deal": "gun", "spoils": {"gun": 2, "ammo": 1}, "enters": {"gun": 1, "ammo": 1}, "produces": {"gun": 1, "ammo": 1}},
    "hangar_winter": {"deal": "fuel", "spoils": {"fuel": 2, "ammo": 1}, "enters": {"fuel": 1, "ammo": 1}, "produces": {"fuel": 1, "ammo": 1}},
    "haven_winter": {"deal": "iron", "spoils": {"iron": 2, "ammo": 1}, "enters": {"iron": 1, "ammo": 1}, "produces": {"iron": 1, "ammo": 1}},
    "hibernation_chambers": {"deal": "worker", "spoils": {"worker": 2}, "enters": {"worker": 4}, "keeps": [("worker", -1)]},
    "landfill": {"deal": "ammo", "spoils": {"ammo": 3}, "enters": {"ammo": 2}, "produces": {"ammo": 1}},
    "market_place": {"deal": "ammo", "spoils": {"ammo": 2}, "action": ({"worker": 1, "any_resource": 2}, 2, {"vp": 2})},
    "material_depository": {"deal": "fuel", "spoils": {"fuel": 1, "iron": 1}, "action": ({"worker": 1, "fuel": 2, "iron": 2}, 1, {"vp": 4})},
    "military_warehouse": {"deal": "gun", "spoils": {"gun": 1, "fuel": 1}, "action": ({"worker": 1, "gun": 2, "fuel": 2}, 1, {"vp": 4})},
    "mobile_storage": {"deal": "ammo", "spoils": {"ammo": 3}, "action": ({"worker": 1, "gun": 1, "fuel": 1, "brick": 1}, 2, {"vp": 3})},
    "oilmen": {"deal": "blue", "spoils": {"blue": 3}, "if_produced": ("fuel", 1, {"blue": 1})},
    "old_cinema_winter": {"deal": "vp", "spoils": {"card": 1, "vp": 1}, "enters": {"vp": 1}},
    "outpost_mercenaries": {"deal": "ammo", "spoils": {"gun": 1, "fuel": 1}, "one_of": ["red", "blue"]},
    "patriot_tower": {"deal": "worker", "spoils": {"worker": 2, "vp": 1}, "if_produced": ("worker", 5, {"vp": 2})},
    "power_station": {"deal": "ammo", "spoils": {"worker": 1, "ammo": 2}, "special": True},
    "propaganda_station": {"deal": "card", "spoils": {"card": 3}, "action": ({"worker": 1, "card": 1}, 1, {"card": 2})},
    "pub_winter": {"deal": "card", "spoils": {"card": 3}, "enters": {"card": 2}, "produces": {"card": 1}},
    "salt_lake_tower": {"deal": "iron", "spoils": {"iron": 1, "brick": 1}, "action": ({"worker": 1, "iron": 2, "brick": 2}, 1, {"vp": 4})},
    "sheriffs_office": {"deal": "gun", "spoils": {"gun": 2, "vp": 1}, "per_produced": ("vp", "gun", 3)},
    "small_factory": {"deal": "iron", "spoils": {"iron": 2, "vp": 1}, "per_produced": ("vp", "iron", 3)},
    "solitary_trader": {"deal": "ammo", "spoils": {"ammo": 3, "vp": 1}, "action": ({"worker": 1, "gun": 1, "fuel": 1, "iron": 1, "brick": 1}, 2, {"vp": 4})},
    "steel_eagle": {"deal": "vp", "spoils": {"vp": 2}, "enters": {"vp": 1}, "produces": {"vp": 1}},
    "storehouse": {"deal": "gun", "spoils": {"gun": 1, "fuel": 1}, "one_of": ["fuel", "gun"]},
    "suppliers": {"deal": "ammo", "spoils": {"grey": 2, "vp": 1}, "special": True},
    "tanker_shipwreck": {"deal": "fuel", "spoils": {"fuel": 1, "brick": 1}, "one_of": ["brick", "fuel"]},
    "teds_bus": {"deal": "iron", "spoils": {"grey": 2}, "action": ({"worker": 1, "any_resource": 1}, 1, {"grey": 2})},
    "the_hold": {"deal": "brick", "spoils": {"gun": 1, "brick": 1}, "action": ({"worker": 1, "gun": 2, "brick": 2}, 1, {"vp": 4})},
    "transmitter": {"deal": "card", "spoils": {"card": 2, "vp": 1}, "action": ({"worker": 1, "any_resource": 1}, 1, {"card": 2})},
    "wire_entanglement": {"deal": "shield", "spoils": {"shield": 3}, "enters": {"shield": 2}, "produces": {"shield": 1}},
    "wrecked_tank_winter": {"deal": "vp", "spoils": {"vp": 2}, "enters": {"vp": 1}, "per": ("vp", "liberty", 5)},
    "wrecker": {"deal": "iron", "spoils": {"grey": 2}, "if_produced": ("iron", 1, {"grey": 1})},}  # fmt: skip
SPECIAL = [name for name, card in CARDS.items() if card.get("special")]
CONTENT = {card.id: card for card in tables_of(None).content.locations}
# Cards with another category each, so that they never count for the card under test.
OTHER = {"gun": "assassin", "fuel": "fuel_tank", "iron": "docks", "brick": "quarry"}


def with_(key: str) -> list[str]:
    return [name for name, card in CARDS.items() if key in card]


def deck_of(name: str) -> str:
    return {"base": "none"}.get(CONTENT[name].set, CONTENT[name].set)


def split(goods: dict[str, int]) -> tuple[dict[str, int], int, int]:
    """Tokens, cards and points of a bag."""
    tokens = {good: n for good, n in goods.items() if good not in ("card", "vp")}
    return tokens, goods.get("card", 0), goods.get("vp", 0)


def assert_has(t: Any, goods: dict[str, int], hand: int = 0, vp: int = 0) -> None:
    tokens, cards, points = split(goods)
    assert t.tokens() == tokens
    assert len(t.hand()) == hand + cards
    assert t.vp() == vp + points


def test_the_table_names_every_card() -> None:
    assert list(CARDS) == list(CONTENT)
    assert len(CARDS) == 150
    assert sum(CONTENT[name].count for name in CARDS) == 188
    effects = {"enters", "produces", "action", "cache", "keeps", "if_produced", "per_produced"}
    effects |= {"one_of", "after_deal", "after_raze", "special"}
    for name, card in CARDS.items():
        assert effects & set(card), name


@pytest.mark.parametrize("name", list(CARDS))
def test_as_a_deal(scene: Make, name: str) -> None:
    distance = CONTENT[name].distance
    t = scene({"hand": [name], "tokens": {"blue": distance}}, {}, expansion=deck_of(name))
    t.play(f"deal {name}")
    assert_has(t, {CARDS[name]["deal"]: 1})


@pytest.mark.parametrize("name", list(CARDS))
def test_razed_from_the_hand(scene: Make, name: str) -> None:
    distance = CONTENT[name].distance
    t = scene({"hand": [name], "tokens": {"red": distance}}, {}, expansion=deck_of(name))
    t.play(f"raze {name}")
    assert_has(t, CARDS[name]["spoils"])


@pytest.mark.parametrize("name", [name for name in CARDS if name not in with_("one_of")])
def test_entering_a_state(scene: Make, name: str) -> None:
    distance = CONTENT[name].distance
    t = scene({"hand": [name], "tokens": {"grey": distance}}, {}, expansion=deck_of(name))
    t.play(f"build {name}")
    assert_has(t, CARDS[name].get("enters", {}))
    assert t.player(0)["locations"][0]["cache"] == CARDS[name].get("cache", {})


@pytest.mark.parametrize("name", with_("produces"))
def test_production(scene: Make, name: str) -> None:
    board = {"worker": 3, "iron": 1, "grey": 1, "card": 1}
    for good, amount in CARDS[name]["produces"].items():
        board[good] = board.get(good, 0) + amount
    t = scene({"faction": "new_york", "state": [name]}, expansion=deck_of(name), phase="production")
    assert_has(t, board)


@pytest.mark.parametrize("name", with_("per"))
def test_counting_a_category(scene: Make, name: str) -> None:
    good, category, most = CARDS[name]["per"]
    helper = {"liberty": "church", "gun": "city_guards", "fuel": "methane_storage",
              "iron": "scrap_metal", "brick": "brick_storage"}[category]  # fmt: skip
    more = {"liberty": ["museum", "old_cinema", "wrecked_tank", "church"],
            "gun": ["weapon_trader", "shadow", "confessor", "gun_shop"],
            "fuel": ["oil_trader", "convoy", "gasoline_cultist", "gasoline_drinkers_den"],
            "iron": ["scrap_trader", "shelter", "shipwreck", "huge_machinery"],
            "brick": ["rubble_trader", "abandoned_suburbs", "clay_pit", "skyscraper"]}[category]  # fmt: skip
    more = [card for card in more if card != name]
    for state in ([helper], [helper, *more]):
        t = scene(
            {"hand": [name], "state": state, "tokens": {"grey": 3}},
            {},
            expansion=deck_of(name),
        )
        t.play(f"build {name}")
        count = min(most, len(state) + 1)
        if good == "vp":
            assert t.vp() == count
        else:
            assert t.tokens()[good] == count


@pytest.mark.parametrize("name", with_("one_of"))
def test_a_choice(scene: Make, name: str) -> None:
    for good in CARDS[name]["one_of"]:
        distance = CONTENT[name].distance
        t = scene({"hand": [name], "tokens": {"grey": distance}}, {}, expansion=deck_of(name))
        t.play(f"build {name}", f"gain {good}")
        assert_has(t, {good: 1})
        t = scene({"faction": "new_york", "state": [name]}, expansion=deck_of(name), phase="production")  # fmt: skip
        t.play(f"gain {good}")
        board = {"worker": 3, "iron": 1, "grey": 1, "card": 1}
        board[good] = board.get(good, 0) + 1
        assert_has(t, board)


@pytest.mark.parametrize("name", with_("action"))
def test_an_action(scene: Make, name: str) -> None:
    cost, uses, gain = CARDS[name]["action"]
    tokens: dict[str, int] = {}
    for good, amount in cost.items():
        if good == "any_resource":
            tokens["gun"] = tokens.get("gun", 0) + amount * uses
        elif good not in ("card", "deal"):
            tokens[good] = tokens.get(good, 0) + amount * uses
    hand = ["pub"] * (cost.get("card", 0) * uses)
    deals = ["docks", "quarry"][: cost.get("deal", 0) * uses]
    t = scene(
        {"state": [name], "tokens": tokens, "hand": hand, "deals": deals},
        {"passed": True},
        expansion=deck_of(name),
    )
    expected: dict[str, int] = {}
    for use in range(uses):
        t.play(f"use {name}")
        while t.prompt in ("discard-card", "end-deal"):
            t.play(t.options()[0])
        assert t.state() == [f"{name} [used {use + 1}]"]
    for good, amount in gain.items():
        expected[good] = amount * uses
    assert_has(t, expected)
    t.refusal(f"use {name}")


@pytest.mark.parametrize("name", with_("action"))
def test_an_action_asks_for_its_whole_cost(scene: Make, name: str) -> None:
    cost = CARDS[name]["action"][0]
    for missing in cost:
        tokens = {
            ("gun" if good == "any_resource" else good): amount
            for good, amount in cost.items()
            if good not in (missing, "card", "deal")
        }
        hand = ["pub"] if "card" in cost and missing != "card" else []
        deals = ["docks"] if "deal" in cost and missing != "deal" else []
        t = scene(
            {"state": [name], "tokens": tokens, "hand": hand, "deals": deals},
            {},
            expansion=deck_of(name),
        )
        t.refusal(f"use {name}")


@pytest.mark.rule("FFS-20.3", "FFS-20.11")
@pytest.mark.parametrize("name", with_("keeps"))
def test_a_store(scene: Make, name: str) -> None:
    slots = CARDS[name]["keeps"]
    tokens = {}
    expected = {}
    for goods, most in slots:
        good = goods.split("|")[0]
        tokens[good] = 7
        expected[good] = 7 if most < 0 else most
    t = scene(
        {"state": [name], "tokens": {**tokens, "ammo": 2}, "passed": True},
        {"passed": True},
        expansion=deck_of(name),
        phase="cleanup",
    )
    assert t.player(0)["locations"][0]["stored"] == expected


@pytest.mark.parametrize("name", with_("after_deal"))
def test_a_feature_after_a_deal(scene: Make, name: str) -> None:
    t = scene(
        {"state": [name], "hand": ["quarry"], "tokens": {"blue": 1}}, {}, expansion=deck_of(name)
    )
    t.play("deal quarry")
    assert_has(t, {"brick": 1, **CARDS[name]["after_deal"]})


@pytest.mark.parametrize("name", with_("after_raze"))
def test_a_feature_after_a_raze(scene: Make, name: str) -> None:
    t = scene(
        {"state": [name], "hand": ["quarry"], "tokens": {"red": 1}}, {}, expansion=deck_of(name)
    )
    t.play("raze quarry")
    assert_has(t, {"brick": 2, **CARDS[name]["after_raze"]})
    t = scene(
        {"state": [name], "tokens": {"red": 3}}, {"state": ["quarry"]}, expansion=deck_of(name)
    )
    t.play("raze_at 1 quarry")
    assert_has(t, {"brick": 2, **CARDS[name]["after_raze"]})


@pytest.mark.parametrize("name", with_("if_produced"))
def test_a_condition_after_production(scene: Make, name: str) -> None:
    counted, least, gain = CARDS[name]["if_produced"]
    helpers = {
        "any_resource": ["docks", "quarry", "assassin", "fuel_tank"],
        "gun": ["assassin"], "brick": ["quarry"], "fuel": ["fuel_tank"], "iron": ["docks"],
        "vp": ["steel_eagle"], "worker": ["boiler_room"],
    }[counted]  # fmt: skip
    deals = ["church"] if counted == "vp" else []
    faction = "merchants_guild" if counted == "iron" else "new_york"
    without = scene(
        {"faction": faction, "state": [*helpers], "deals": deals}, expansion="winter", phase="production"
    )  # fmt: skip
    t = scene(
        {"faction": faction, "state": [name, *helpers], "deals": deals}, expansion="winter", phase="production"
    )  # fmt: skip
    tokens, _, points = split(gain)
    assert t.vp() == without.vp() + points
    expected = dict(without.tokens())
    for good, amount in tokens.items():
        expected[good] = expected.get(good, 0) + amount
    assert t.tokens() == expected
    if least > 1 or counted not in ("gun",):
        bare = scene({"faction": "mutants_union" if counted != "gun" else "new_york", "state": [name]}, expansion="winter", phase="production")  # fmt: skip
        assert bare.vp() == 0


@pytest.mark.parametrize("name", with_("per_produced"))
def test_counting_what_was_produced(scene: Make, name: str) -> None:
    good, counted, most = CARDS[name]["per_produced"]
    assert good == "vp"
    faction = {"gun": "mutants_union", "fuel": "merchants_guild", "iron": "new_york",
               "brick": "appalachian_federation"}[counted]  # fmt: skip
    for helpers in ([], [OTHER[counted]], [OTHER[counted]] * 2):
        t = scene({"faction": faction, "state": [name, *helpers]}, expansion="winter", phase="production")  # fmt: skip
        assert t.vp() == min(most, 1 + len(helpers))


# -- cards with a place of their own ---------------------------------------------------------------


def test_the_special_cards_are_tested_below_or_with_the_examples() -> None:
    assert SPECIAL == [
        "thieves_caravan", "production_manager", "body_hunters", "camino_real", "caravanner",
        "power_station", "suppliers",
    ]  # fmt: skip


@pytest.mark.rule("FFS-24.9")
def test_thieves_caravan(scene: Make) -> None:
    t = scene(
        {"state": ["thieves_caravan"], "tokens": {"worker": 4}},
        {"tokens": {"gun": 1, "ammo": 3, "worker": 2}, "state": ["brick_storage [cache brick 3]"]},
        {"tokens": {"iron": 1}},
    )
    t.play("use thieves_caravan")
    assert t.options() == ["steal 1 gun", "steal 2 iron"]
    t.play("steal 2 iron")
    assert t.tokens(0) == {"worker": 2, "iron": 1}
    assert t.tokens(2) == {}
    assert t.board["supply"]["iron"] is None


@pytest.mark.rule("FFS-24.12")
def test_production_manager(scene: Make) -> None:
    t = scene(
        {"state": ["production_manager", "oil_rig", "hidden_forge", "archive"], "tokens": {"worker": 2}},
        {},
        expansion="new_era",
    )  # fmt: skip
    t.play("use production_manager")
    assert t.options() == ["copy oil_rig", "copy hidden_forge"]
    t.play("copy oil_rig")
    assert t.tokens() == {"fuel": 1}
    assert t.state()[1] == "oil_rig"  # no visit
    t = scene({"state": ["production_manager"], "tokens": {"worker": 2}}, {}, expansion="new_era")
    assert t.refusal("use production_manager")[1] == "FFS-24.12"


@pytest.mark.rule("FFS-24.10")
def test_camino_real(scene: Make) -> None:
    t = scene(
        {"state": ["camino_real"], "tokens": {"worker": 1}, "deals": ["docks"]},
        {"deals": ["church", "quarry"]},
        expansion="winter",
    )
    t.play("use camino_real")
    assert t.options() == ["use_deal_at 1 church", "use_deal_at 1 quarry"]
    t.play("use_deal_at 1 church")
    assert t.vp(0) == 1
    assert t.vp(1) == 0
    assert t.player(1)["deals"] == ["church", "quarry"]


@pytest.mark.rule("FFS-24.10")
def test_a_pack_may_let_several_deals_of_opponents_be_used(
    scene: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = scene(
        {"state": ["camino_real"], "tokens": {"worker": 1}},
        {"deals": ["church", "quarry", "docks"]},
        {"deals": ["docks"]},
        expansion="winter",
    )
    [clause] = [
        clause
        for clause in t.match.state.tables.clauses
        if isinstance(clause, UseDeals) and not clause.own
    ]
    monkeypatch.setattr(clause, "most", 3)
    t.play("use camino_real", "use_deal_at 1 church")
    left = ["use_deal_at 1 quarry", "use_deal_at 1 docks", "use_deal_at 2 docks", "done"]
    assert t.options() == left
    t.play("use_deal_at 2 docks")
    assert t.options() == [*left[:2], "done"]
    t.play("use_deal_at 1 docks")
    assert t.vp(0) == 1
    assert t.tokens() == {"iron": 2}


@pytest.mark.rule("FFS-24.11")
def test_caravanner(scene: Make) -> None:
    t = scene(
        {"state": ["caravanner"], "tokens": {"worker": 1}, "deals": ["docks", "docks", "quarry", "church"]},
        {"deals": ["pub"]},
        expansion="winter",
    )  # fmt: skip
    t.play("use caravanner", "use_deal docks", "use_deal docks", "use_deal church")
    assert t.tokens() == {"iron": 2}
    assert t.vp() == 1
    assert len(t.player(0)["deals"]) == 4
    t = scene({"state": ["caravanner"], "tokens": {"worker": 1}}, {"deals": ["pub"]}, expansion="winter")  # fmt: skip
    assert t.refusal("use caravanner")[1] == "FFS-24.11"


@pytest.mark.rule("FFS-24.2")
def test_body_hunters_need_something_to_clear(scene: Make) -> None:
    t = scene({"state": ["body_hunters", "archive"], "tokens": {"worker": 1}}, {}, expansion="winter")  # fmt: skip
    assert t.refusal("use body_hunters")[1] == "FFS-24.2"


@pytest.mark.rule("FFS-24.3")
def test_body_hunters_leave_caches_and_shields(scene: Make) -> None:
    t = scene(
        {
            "state": ["body_hunters", "camp [cache worker 2] [shield]", "archive [used 1]"],
            "tokens": {"worker": 1},
        },
        {},
        expansion="winter",
    )
    t.play("use body_hunters", "pay")  # the archive is the only location with a mark
    assert t.state() == ["body_hunters [used 1]", "camp [shield] [cache worker 2]", "archive"]


@pytest.mark.rule("FFS-24.14")
@pytest.mark.parametrize(
    ("card", "category"),
    [("wrecked_tank", "liberty"), ("museum", "liberty"), ("factory", "iron"),
     ("refinery", "fuel"), ("rubble", "brick"), ("murderers_pub", "gun")],
)  # fmt: skip
def test_what_the_counting_features_count(card: str, category: str) -> None:
    assert CARDS[card]["per"][1] == category


@pytest.mark.rule("FFS-24.7", "FFS-18.6")
def test_hidden_forge_is_always_shielded(scene: Make) -> None:
    t = scene({}, {"state": ["hidden_forge"]}, expansion="new_era")
    assert t.player(1)["locations"][0]["defence"] == 4
    assert not t.player(1)["locations"][0]["shield"]
