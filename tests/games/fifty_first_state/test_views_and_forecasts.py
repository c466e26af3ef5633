"""What a player can see and work out (FFS-28), and why something cannot be done."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.fifty_first_state import GAME
from tabletown.texts import LANGUAGES, Speaker

Make = Any


def forecast(t: Any, seat: int | None = 0) -> dict[str, Any]:
    return t.match.forecast(seat)


def hand_card(t: Any, name: str) -> dict[str, Any]:
    return next(card for card in forecast(t)["hand"] if card["card"] == name)


@pytest.mark.rule("FFS-28.1")
def test_everything_at_a_glance(scene: Make) -> None:
    t = scene(
        {
            "faction": "new_york", "vp": 7, "hand": ["docks"], "tokens": {"worker": 2},
            "state": ["camp [cache worker 2]"], "used": ["contact_red"], "passed": True,
        },
        {},
        active=1,
    )  # fmt: skip
    player = t.player(0)
    assert (player["vp"], player["hand"], player["passed"]) == (7, 1, True)
    assert set(player["tokens"]) == {
        "gun",
        "fuel",
        "iron",
        "brick",
        "worker",
        "ammo",
        "red",
        "blue",
        "grey",
        "universal",
        "development",
        "shield",
    }
    assert player["faction_used"] == ["contact_red"]
    face = t.board["factions"]["new_york"]
    assert face["production"] == {"iron": 1, "worker": 3, "grey": 1, "card": 1}
    assert [action["id"] for action in face["actions"]] == [
        "contact_grey", "contact_red", "contact_blue", "recruit",
    ]  # fmt: skip


@pytest.mark.rule("FFS-28.2")
def test_production_forecast(scene: Make) -> None:
    t = scene(
        {
            "faction": "merchants_guild",
            "state": ["construction_vehicles", "oil_rig", "oil_trader", "ruin(docks)"],
            "deals": ["church", "quarry"],
        },
        {"faction": "new_york"},
    )
    found = forecast(t)["production"]
    assert found[0]["total"] == {"worker": 3, "fuel": 3, "grey": 2, "brick": 1, "card": 1, "vp": 1}
    assert {source["source"] for source in found[0]["sources"]} == {"board", "deal", "location"}
    assert found[1]["total"] == {"worker": 3, "iron": 1, "grey": 1, "card": 1}
    assert forecast(t, None)["production"] == found


@pytest.mark.rule("FFS-28.2")
def test_forecast_with_suppliers_choices_and_thresholds(scene: Make) -> None:
    t = scene(
        {
            "faction": "new_york",
            "state": ["suppliers", "power_station", "black_fortress", "wrecker", "small_factory", "docks"],
        },
        {"faction": "mutants_union", "state": ["oil_rig"]},
        expansion="winter",
    )  # fmt: skip
    found = forecast(t)["production"][0]
    assert found["total"] == {"worker": 3, "iron": 2, "grey": 2, "card": 1, "vp": 2}
    assert found["one_of"] == [{"location": "black_fortress", "options": [{"iron": 1}, {"gun": 1}]}]
    assert found["copies"] == ["black_fortress", "small_factory", "docks"]
    assert found["suppliers"] == [
        {"owner": 1, "location": "oil_rig", "goods": {"fuel": 1}, "one_of": []}
    ]


@pytest.mark.rule("FFS-28.2")
def test_the_forecast_comes_true(scene: Make) -> None:
    for seed in range(3):
        t = scene(
            {"faction": "new_york", "state": ["school", "parking_lot", "docks", "patriot_tower", "dream_city"], "deals": ["church", "school"]},
            {"state": ["steel_eagle"] if seed else ["arena"]},
            phase="production",
            expansion="winter",
            seed=seed,
        )  # fmt: skip
        # The position is after Production: next round it brings the same.
        promised = forecast(t)["production"][0]["total"]
        points = promised.pop("vp", 0)
        promised.pop("card")
        assert t.tokens(0) == promised
        assert t.vp(0) == points


@pytest.mark.rule("FFS-28.3")
def test_a_hand_card_shows_its_uses_side_by_side(scene: Make) -> None:
    t = scene(
        {
            "hand": ["refinery", "arena"],
            "state": ["fuel_tank", "truck"],
            "tokens": {"grey": 1, "universal": 1, "red": 1, "blue": 1},
        },
        {},
        expansion="new_era",
    )
    card = hand_card(t, "refinery")
    assert card["build"]["price"] == {"grey": 2}
    assert card["build"]["why_not"] is None
    assert card["build"]["goods"] == {"vp": 2}  # the tank and itself
    assert card["deal"]["goods"] == {"fuel": 1, "ammo": 1}  # with the truck
    assert card["deal"]["every_round"] == {"fuel": 1}
    assert card["raze"]["goods"] == {"fuel": 1, "vp": 2, "ammo": 1}
    t = scene({"hand": ["refinery"], "tokens": {"grey": 1}}, {})
    card = hand_card(t, "refinery")
    assert card["build"]["why_not"]["key"] == "too-far"
    assert card["build"]["why_not"]["args"]["have"] == 1


@pytest.mark.rule("FFS-28.4")
def test_develop_shows_which_cards_fit(scene: Make) -> None:
    t = scene(
        {"hand": ["refinery"], "state": ["fuel_tank", "church", "ruin(docks)"], "tokens": {"brick": 1}},
        {},
    )  # fmt: skip
    onto = {place["location"]: place for place in hand_card(t, "refinery")["develop"]["onto"]}
    assert {name: place["brick"] for name, place in onto.items()} == {
        "fuel_tank": True,
        "church": False,
        "docks": True,
    }
    assert onto["fuel_tank"]["goods"] == {"vp": 1 + 1}  # the tank leaves before fuel is counted
    assert onto["docks"]["goods"] == {"vp": 1 + 2}


@pytest.mark.rule("FFS-28.5")
def test_opposing_locations(scene: Make) -> None:
    t = scene(
        {"tokens": {"red": 3, "worker": 1}},
        {"state": ["docks [shield]", "quarry", "archive", "ruin(pub)"]},
        {"state": ["school"], "passed": True},
    )
    found = {place["location"]: place for place in forecast(t)["opponents"]}
    assert set(found) == {"docks", "quarry", "archive", "school"}
    assert (found["docks"]["defence"], found["docks"]["can_raze"]) == (4, False)
    assert (found["quarry"]["defence"], found["quarry"]["can_raze"]) == (3, True)
    assert found["quarry"]["spoils"] == {"brick": 2}
    assert found["quarry"]["compensation"] == "brick"
    assert found["quarry"]["can_visit"]
    assert not found["school"]["can_raze"]


@pytest.mark.rule("FFS-28.6")
def test_own_actions(scene: Make) -> None:
    t = scene(
        {"state": ["shipwreck [used 1]", "archive [used 2]", "scrap_trader"], "tokens": {"worker": 3}},
        {},
    )  # fmt: skip
    found = {action["location"]: action for action in forecast(t)["actions"]}
    assert found["shipwreck"]["uses_left"] == 1
    assert not found["shipwreck"]["payable"]
    assert found["shipwreck"]["after_recruit"]
    assert found["archive"]["uses_left"] == 0
    assert found["archive"]["why_not"]["key"] == "used-up"
    assert found["scrap_trader"]["after_recruit"]


@pytest.mark.rule("FFS-28.8")
def test_what_passing_would_cost(scene: Make) -> None:
    t = scene(
        {
            "state": ["ruined_library", "archive"],
            "tokens": {"iron": 2, "worker": 1, "shield": 1, "grey": 1},
        },
        {},
    )
    found = forecast(t)["passing"]
    assert found["storable"] == {"iron": 2}
    assert found["lost"] == {"worker": 1, "shield": 1, "grey": 1}
    assert found["shields"] == 1
    assert found["unused_actions"] == ["archive"]
    assert not found["choose"]
    t = scene({"state": ["ruined_library"], "tokens": {"iron": 2, "fuel": 2}}, {})
    assert forecast(t)["passing"]["choose"]


@pytest.mark.rule("FFS-28.9")
def test_projected_scores(scene: Make) -> None:
    t = scene(
        {"vp": 25, "state": ["docks", "ruin(pub)"], "tokens": {"worker": 1}},
        {"vp": 20, "state": ["school", "quarry"], "hand": ["arena", "church"]},
    )
    assert t.board["last_round"]
    assert t.board["reached_by"] == [0]
    found = forecast(t)["scores"]
    assert [(s["total"], s["goods"], s["locations"]) for s in found] == [(26, 1, 1), (22, 2, 2)]
    assert [s["leads"] for s in found] == [True, False]
    assert GAME.scores(t.match.state) == [26, 22]


@pytest.mark.rule("FFS-28.10")
def test_categories_of_all_cards_in_view(scene: Make) -> None:
    t = scene({"hand": ["refinery"], "state": ["fuel_tank", "church"]}, {"state": ["oil_rig"]})
    view = t.match.view(0)["board"]
    fuel = {name for name, card in view["cards"].items() if "fuel" in card["categories"]}
    assert fuel == {"refinery", "fuel_tank", "oil_rig"}
    assert view["players"][0]["categories"]["fuel"] == 1


@pytest.mark.rule("FFS-28.11")
def test_piles(scene: Make) -> None:
    t = scene({}, {}, discard=["docks"], face_up={"red": "punks"})
    assert t.board["deck"] == 87
    assert t.board["discard"] == ["docks"]
    assert t.board["connection_decks"] == {"blue": 6, "red": 5}
    assert t.board["face_up"] == {"blue": None, "red": "punks"}


@pytest.mark.rule("FFS-28.12")
def test_solo_exposure(scene: Make) -> None:
    t = scene({"state": ["shipwreck", "quarry", "wrecked_tank"]}, mode="solo")
    found = forecast(t)["exposure"]
    assert found["cards"] == 85
    assert found["hits"] == {"shipwreck": 43, "quarry": 23, "wrecked_tank": 6}
    assert (found["misses"], found["ties"]) == (13, 0)
    assert found["by_category"]["brick"] == ["quarry"]
    assert t.hegemony()["next"] == "attack"
    assert "exposure" not in forecast(t, None)


@pytest.mark.rule("FFS-28.13")
def test_every_gain_is_logged_with_its_source(scene: Make) -> None:
    t = scene(
        {"faction": "new_york", "state": ["docks", "wrecker"], "deals": ["quarry"]},
        expansion="winter",
        phase="production",
    )
    gains = [
        (e["args"]["good"], e["args"]["amount"], e["args"]["cause"], e["args"].get("card"))
        for e in t.match.events(None)
        if e["key"].startswith("gained") and e["args"]["seat"] == 0
    ]
    assert gains == [
        ("iron", 1, "board", None), ("worker", 3, "board", None), ("grey", 1, "board", None),
        ("brick", 1, "deal", "quarry"), ("iron", 1, "product", "docks"),
        ("grey", 1, "condition", "wrecker"),
    ]  # fmt: skip


# -- previews ------------------------------------------------------------------------------------------


def test_a_preview_tells_what_a_move_brings(scene: Make) -> None:
    t = scene({"hand": ["docks"], "tokens": {"grey": 1}}, {})
    preview = t.match.preview(0, "build docks")
    assert not preview.uncertain
    assert preview.board["players"][0]["tokens"]["iron"] == 1
    assert t.tokens() == {"grey": 1}
    t = scene({"tokens": {"worker": 2}}, {})
    t.play("faction recruit")
    assert t.match.preview(0, "gain card").uncertain


# -- why can't I ---------------------------------------------------------------------------------------


def reasons(t: Any, text: str, seat: int = 0) -> list[tuple[str, str]]:
    return [(reason.key, reason.rule) for reason in t.match.explain(seat, text)]


def test_why_not_for_a_card_in_hand(scene: Make) -> None:
    t = scene({"hand": ["church"], "state": ["docks"], "tokens": {"grey": 1}}, {})
    assert reasons(t, "church") == [
        ("too-far", "FFS-10.1"), ("no-brick", "FFS-11.1"), ("too-far", "FFS-12.1"), ("too-far", "FFS-13.1"),
    ]  # fmt: skip
    assert reasons(t, "build church") == [("too-far", "FFS-10.1")]
    assert reasons(t, "museum") == [("not-in-your-hand", "FFS-2.6")]
    t = scene({"hand": ["church"], "state": ["docks"], "tokens": {"brick": 1, "universal": 2}}, {})
    assert reasons(t, "church") == [("no-category-fits", "FFS-11.2")]
    assert reasons(t, "build church") == []


def test_why_not_for_locations(scene: Make) -> None:
    t = scene(
        {"state": ["archive [used 2]", "shipwreck"], "tokens": {"worker": 1}},
        {"state": ["docks [shield]"], "passed": False},
        {"state": ["quarry"], "passed": True},
    )
    assert ("used-up", "FFS-14.2") in reasons(t, "archive")
    assert ("too-few-goods", "FFS-9.13") in reasons(t, "shipwreck")
    assert reasons(t, "docks") == [("defence-with-shield", "FFS-13.4")]
    assert reasons(t, "2 quarry") == [("opponent-has-passed", "FFS-19.3")]
    assert reasons(t, "recruit") == [("too-few-goods", "FFS-9.13")]
    assert reasons(t, "blue") == [("no-connection-open", "FFS-17.2")]
    assert reasons(t, "punks") == [("not-your-connection", "FFS-17.4")]


def test_why_not_outside_the_own_turn(scene: Make) -> None:
    t = scene(
        {"hand": ["docks"], "tokens": {"grey": 1}}, {"hand": ["quarry"], "tokens": {"grey": 1}}
    )
    assert reasons(t, "quarry", 1)[0] == ("not-your-turn", "FFS-8.1")
    t.play("pass")
    assert reasons(t, "docks", 0)[0] == ("you-have-passed", "FFS-19.2")
    t = scene({}, {"hand": ["quarry"]}, phase="lookout")
    assert reasons(t, "quarry", 1)[0] == ("only-in-action-phase", "FFS-8.4")


# -- words ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_reads_as_text(scene: Make, language: str) -> None:
    t = scene(
        {
            "faction": "new_york", "hand": ["suppliers"], "connections": ["punks"], "vp": 26,
            "state": ["camp [cache worker 2] [shield]", "archive [used 1]", "ruin(docks)", "quarry [visited]"],
            "deals": ["church"], "tokens": {"worker": 5}, "used": ["contact_red"],
        },
        {"hand": ["arena"], "seen": ["arena"], "passed": True},
        expansion="winter",
        face_up={"blue": "merchants"},
    )  # fmt: skip
    say = Speaker(GAME, t.match.config, language)
    text = "\n".join(GAME.lines(t.match.view(0), say))
    assert "label-" not in text
    assert "{" not in text
    for card in ("suppliers", "camp", "archive", "docks", "quarry", "church", "arena"):
        assert say(f"card-{card}") in text
    assert say(f"connection-{'punks'}") in text
    assert say("text-suppliers") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    import re
    from pathlib import Path

    import tabletown.games.fifty_first_state as package

    say = Speaker(GAME, GAME.config(2), language)
    folder = Path(package.__file__).parent
    keys = set()
    for path in folder.rglob("*.py"):
        keys |= set(re.findall(r"refuse\(\s*\"([a-z-]+)\"", path.read_text()))
    assert len(keys) > 40
    for key in keys | {"defence-too-high", "defence-with-shield"}:
        assert say.knows(f"refusal-{key}"), key
