"""Bad content packs and bad positions are refused with the place of the mistake."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tabletown
from tabletown.core.errors import BadContent, BadPosition, BadUsage
from tabletown.games.fifty_first_state import GAME
from tabletown.games.fifty_first_state import schema as c
from tabletown.games.fifty_first_state.invariants import check
from tabletown.games.fifty_first_state.tables import Tables


def pack(folder: Path, file: str, old: str, new: str, count: int = 1) -> str:
    text = (c.CONTENT / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(
        "replace_all = true\n" + text.replace(old, new, count), encoding="utf-8"
    )
    return str(folder)


BASE = "locations_base.toml"
MISTAKES = [
    (BASE, "distance = 3", "distance = 4", "abandoned_suburbs.*distance.*4"),
    (BASE, "count = 1", "count = 0", "abandoned_suburbs.*count"),
    (BASE, 'categories = ["brick"]', 'categories = ["bricks"]', "abandoned_suburbs.*categories.*bricks"),
    (BASE, 'categories = ["brick"]', 'categories = ["brick", "brick"]', "abandoned_suburbs.*categories"),
    (BASE, 'deal = "brick"', 'deal = "gold"', "abandoned_suburbs.*deal.*gold"),
    (BASE, "spoils = { brick = 3, vp = 1 }", "spoils = { brick = 0 }", "abandoned_suburbs.*spoils"),
    (BASE, "spoils = { brick = 3, vp = 1 }", "spoils = { gold = 1 }", "abandoned_suburbs.*gold"),
    (BASE, "spoils = { brick = 3, vp = 1 }", "spoils = { }", "abandoned_suburbs.*spoils"),
    (BASE, 'id = "archive"', 'id = "abandoned_suburbs"', "abandoned_suburbs.*id.*twice"),
    (BASE, 'set = "base"', 'set = "winter"', "abandoned_suburbs.*set"),
    (BASE, "uses = 2", "uses = 4", "abandoned_suburbs.*uses"),
    (BASE, "uses = 2", "uses = -1", "abandoned_suburbs.*uses"),
    (BASE, "cost = { brick = 2 }", "cost = { vp = 2 }", "abandoned_suburbs.*cost"),
    (BASE, "cost = { brick = 2 }", "cost = { bricks = 2 }", "abandoned_suburbs.*cost.*bricks"),
    (BASE, 'verb = "gain", goods = { vp = 2 }', 'verb = "gian", goods = { vp = 2 }', "abandoned_suburbs.*effect"),
    (BASE, 'verb = "gain", goods = { vp = 2 }', 'verb = "gain", goods = { }', "abandoned_suburbs.*goods"),
    (BASE, 'timing = "action"', 'timing = "produce"', "abandoned_suburbs.*effect"),
    (BASE, 'timing = "action"', 'timing = "cleanup"', "abandoned_suburbs.*effect"),
    (BASE, "text = ", "texts = ", "abandoned_suburbs"),
    (BASE, "[[entry]]", "[[entri]]", "locations_base.toml: field 'entri': .* known are: entry"),
    ("modes.toml", "start_draw = 6", "start_draw = 23", "multiplayer_base.*start_draw.*need 92 cards.*hold 88"),
    (BASE, "open = false", 'open = "no"', "arena.*open"),
    (BASE, 'category = "gun", max = 3', 'category = "guns", max = 3', "arena.*category.*guns"),
    (BASE, 'category = "gun", max = 3', 'category = "gun", max = 0', "arena.*max"),
    (BASE, "goods = { brick = 3 }", "goods = { brick = 16 }", "brick_storage.*goods"),
    (BASE, "max = 3 }] }]", "max = 0 }] }]", "slots"),
    ("locations_winter.toml", 'id = "armed_merchants"', 'id = "school"', "school.*id"),
    ("locations_winter.toml", 'same_card_as = "boiler_room"', 'same_card_as = "boilers"', "boiler_room_winter.*same_card_as"),
    ("locations_winter.toml", 'counted = "any_resource"', 'counted = "resources"', "armed_merchants.*counted"),
    ("locations_winter.toml", "redirect = true", "redirect = false", "suppliers.*redirect"),
    ("goods.toml", 'id = "gun"', 'id = "rifle"', "goods.toml"),
    ("goods.toml", "limited = true", "limited = true\nsubstitutes_for = []", "ammo.*substitutes_for"),
    ("goods.toml", "count = 13", "count = 0", "ammo.*count"),
    ("factions.toml", "production = { worker = 3, brick = 1", "production = { workers = 3, brick = 1", "appalachian_federation.*production"),
    ("factions.toml", 'id = "contact_red"', 'id = "contact_grey"', "appalachian_federation.*effect.id"),
    ("factions.toml", "cost = { worker = 2 }", "cost = {  }", "appalachian_federation.*cost"),
    ("connections.toml", "count = 2", "count = 0", "junk_train.*count"),
    ("connections.toml", 'timing = "play"', 'timing = "action"', "junk_train.*effect"),
    ("modes.toml", "start_keep = 4", "start_keep = 6", "multiplayer_base.*start_keep"),
    ("modes.toml", "end_vp = 25", "end_vp = 0", "multiplayer_base.*end_vp"),
    ("solo.toml", "min_score = 30", "", "achievement_survivor.*min_score"),
    ("solo.toml", 'good = "vp"', 'good = "ammo"', "solo.toml"),
    ("solo.toml", 'id = "hegemony_max_attacks"', 'id = "attacks"', "hegemony_max_attacks"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "message"), MISTAKES)
def test_a_mistake_in_a_pack_is_named(
    tmp_path: Path, file: str, old: str, new: str, message: str
) -> None:
    with pytest.raises(BadContent, match=message):
        Tables(pack(tmp_path, file, old, new))


def test_a_location_may_be_used_three_times(tmp_path: Path) -> None:
    Tables(pack(tmp_path, BASE, "uses = 2", "uses = 3"))


def test_a_pack_with_an_unknown_file_or_no_folder(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="folder"):
        Tables(str(tmp_path / "nowhere"))
    (tmp_path / "cards.toml").write_text("")
    with pytest.raises(BadContent, match=r"cards\.toml"):
        Tables(str(tmp_path))


def test_a_good_pack_is_played(tmp_path: Path) -> None:
    folder = pack(tmp_path, BASE, "cost = { brick = 2 }", "cost = { brick = 1, any_resource = 1 }")
    match = tabletown.new("fifty_first_state", seats=2, seed=3, pack=folder)
    plain = tabletown.new("fifty_first_state", seats=2, seed=3)
    assert GAME.content_digest(match.config) != GAME.content_digest(plain.config)
    steps = 0
    while not match.over and steps < 400:
        options = match.options()
        match.play(options[steps % len(options)])
        check(match.state)
        steps += 1


# -- positions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"colour": 1}, "colour"),
        ({"players": [{}, {}, {}]}, "3 entries"),
        ({"players": [{"hand": ["scool"]}]}, "hand.*scool"),
        ({"players": [{"hand": ["camp", "camp"]}]}, "copies of 'camp'"),
        ({"players": [{"hand": ["suppliers"]}]}, "copies of 'suppliers'"),
        ({"players": [{"tokens": {"gold": 1}}]}, "tokens.*gold"),
        ({"players": [{"tokens": {"gun": -1}}]}, "tokens"),
        ({"players": [{"tokens": {"ammo": 14}}]}, "only 13 of ammo"),
        ({"players": [{"faction": "romans"}]}, "faction.*romans"),
        ({"players": [{"faction": "new_york"}, {"faction": "new_york"}]}, "twice"),
        ({"players": [{"vp": -1}]}, "vp"),
        ({"players": [{"connections": ["bikers"]}]}, "bikers"),
        ({"players": [{"connections": ["thugs", "thugs", "thugs"]}]}, "copies of 'thugs'"),
        ({"players": [{"used": ["contact_pink"]}]}, "contact_pink"),
        ({"players": [{"seen": ["docks"]}]}, "seen.*docks"),
        ({"players": [{"state": ["old docks"]}]}, "old docks"),
        ({"players": [{"state": [{"card": "docks", "used": 1}]}]}, "FFS-27.8"),
        ({"players": [{"state": [{"card": "archive", "used": 9}]}]}, "use markers"),
        ({"players": [{"state": [{"card": "camp", "visited": True}]}]}, "FFS-27.9"),
        (
            {"players": [{"state": [{"card": "camp", "ruin": True, "cache": {"worker": 1}}]}]},
            "FFS-27.11",
        ),
        ({"players": [{"state": [{"card": "camp", "cache": {"worker": 20}}]}]}, "too many"),
        ({"players": [{"state": [{"card": "camp", "stored": {"worker": 1}}]}]}, "FFS-27.7"),
        ({"players": [{"passed": True}], "active": 0}, "has passed"),
        ({"active": 7}, "active"),
        ({"first": 2}, "first"),
        ({"round": 0}, "round"),
        ({"idle_rounds": 3}, "idle_rounds"),
        ({"face_up": {"green": "punks"}}, "green"),
        ({"face_up": {"blue": "punks"}}, "other colour"),
        ({"hegemony": {"vp": 3}}, "solo"),
        ({"attack_pile": ["docks"]}, "solo"),
        ({"phase": "setup", "players": [{"hand": ["docks"]}]}, "6 cards"),
        ({"phase": "lookout", "players": [{"tokens": {"gun": 1}}]}, "FFS-27.15"),
        ({"phase": "dance"}, "phase"),
        ({"players": [{"hand": ["?"] * 100}]}, "not so many cards"),
    ],
)
def test_a_bad_position_is_refused(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        tabletown.position("fifty_first_state", fields, seats=2)


def test_a_start_position(scene: Any) -> None:
    hand = ["fuel_tank", "school", "assembly_plant", "church", "thieves_caravan", "quarry"]
    t = scene({"hand": hand}, {"hand": ["?"] * 6}, phase="setup")
    t.match.play("discard church", 0)
    t.match.play("discard thieves_caravan", 0)
    assert t.match.state.deciders() == (1,)


def test_a_position_is_recorded_and_replayed(scene: Any) -> None:
    t = scene({"hand": ["docks"], "tokens": {"grey": 1}}, {})
    t.play("build docks", "pass")
    again = tabletown.load(str(t.match.record()))
    assert again.state == t.match.state


@pytest.mark.parametrize(
    "options", [{"expansion": "spring"}, {"factions": "mine"}, {"expansion": True}, {"cards": "x"}]
)
def test_bad_options(options: dict[str, Any]) -> None:
    with pytest.raises(BadUsage):
        tabletown.new("fifty_first_state", options=options)
