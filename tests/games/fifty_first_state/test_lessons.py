"""The first lesson and the puzzles, played through with their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.fifty_first_state.state import FiftyFirstState
from tests.games.fifty_first_state.conftest import Scene
from tests.lessons import lesson, walk

Make = Any


def test_one_good_round(scene: Make) -> None:
    """Eighteen steps that teach the game."""
    t = scene(
        {
            "faction": "merchants_guild",
            "hand": ["fuel_tank", "oil_trader", "quarry", "motel"],
        },
        {"faction": "new_york", "hand": ["?", "?", "?", "?"]},
        phase="lookout",
        deck=["construction_vehicles", "thieves_den", "gun_shop", "sharrash", "church", "docks", "oil_rig"],
        connection_decks={"blue": ["merchants"], "red": ["punks"]},
    )  # fmt: skip
    t.play("pick construction_vehicles", "pick gun_shop")
    assert t.board["discard"] == ["thieves_den"]
    t.play("pick sharrash", "pick church")
    assert t.tokens(0) == {"worker": 3, "fuel": 1, "grey": 1}
    assert t.tokens(1) == {"worker": 3, "iron": 1, "grey": 1}
    assert "oil_rig" in t.hand(0)
    t.play("build construction_vehicles", "build sharrash")
    assert t.tokens(0)["grey"] == 2
    t.play("build fuel_tank", "faction contact_grey")
    assert t.tokens(0) == {"worker": 3, "fuel": 2, "grey": 1}
    t.play("visit 1 sharrash", "build gun_shop")
    assert t.tokens(0) == {"worker": 2, "fuel": 2, "grey": 1, "universal": 1}
    t.play("build oil_trader", "faction recruit", "gain card", "faction recruit", "gain card")
    assert t.tokens(0) == {"worker": 2, "fuel": 2}
    assert t.tokens(1) == {}
    t.play("faction contact_blue", "pass")
    t.play("deal church", "deal quarry")
    assert t.vp() == 1
    assert t.tokens(0) == {"worker": 2, "fuel": 1, "brick": 1}
    t.play("develop oil_rig", "onto fuel_tank")
    assert t.vp() == 2
    assert t.tokens(0)["fuel"] == 3
    t.play("use oil_trader", "use oil_trader")
    assert t.vp() == 4
    t.play("faction recruit", "gain gun", "faction contact_red", "raze motel")
    assert t.vp() == 5
    assert t.tokens(0) == {"fuel": 1}
    assert t.match.forecast(0)["passing"]["lost"] == {"fuel": 1}
    t.play("pass")
    found = t.match.forecast(0)["production"][0]["total"]
    assert found == {"worker": 3, "fuel": 3, "grey": 2, "brick": 1, "card": 1, "vp": 1}
    assert t.player(0)["location_count"] == 3
    assert t.board["first"] == 1


def best_score(s: FiftyFirstState) -> int:
    """The most points of seat 0 at the end of this Action phase, over all orders of actions."""
    seen: dict[str, int] = {}

    def search(state: FiftyFirstState) -> int:
        key = str(
            (state.n, state.lands, state.hands[0], state.deals, [repr(x) for x in state.stack])
        )
        if key in seen:
            return seen[key]
        best = 0
        for action in state.options():
            if action.text == "gain card":
                continue
            after = state.clone()
            after.apply(action)
            if action.text == "pass":
                best = max(best, state.vp(0) + state.locations(0))
            else:
                best = max(best, search(after))
        seen[key] = best
        return best

    return search(s)


PUZZLES = {
    "workers are iron too": (
        {"faction": "new_york", "state": ["shipwreck", "scrap_trader"], "tokens": {"worker": 4, "iron": 2}},
        ["use shipwreck", "use shipwreck", "faction recruit", "gain iron", "use scrap_trader"],
        7,
    ),
    "last brick in the wall": (
        {"faction": "merchants_guild", "state": ["fuel_tank", "school"], "tokens": {"grey": 3, "brick": 1}, "hand": ["refinery", "underground_warehouse"]},
        ["build underground_warehouse", "build refinery"],
        7,
    ),
    "ammo is anything": (
        {"faction": "appalachian_federation", "state": ["skyscraper", "corner_shop"], "tokens": {"ammo": 2, "worker": 2, "brick": 1}, "hand": ["archive"]},
        ["develop archive", "onto corner_shop", "pay", "use archive", "end_turn", "use skyscraper"],
        7,
    ),
    "from the ashes": (
        {"faction": "new_york", "state": ["docks", "ruin(gun_shop)"], "tokens": {"brick": 1, "grey": 1}, "hand": ["school", "parking_lot"]},
        ["develop parking_lot", "onto gun_shop", "build school"],
        4,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", list(PUZZLES))
def test_puzzles(scene: Make, name: str) -> None:
    player, moves, best = PUZZLES[name]
    t = scene(player, {"passed": True})
    assert best_score(t.match.state) == best
    t.play(*moves)
    assert t.vp() + t.player(0)["location_count"] == best


def test_puzzle_which_door(scene: Make) -> None:
    def start() -> Any:
        return scene(
            {
                "faction": "merchants_guild", "state": ["shipwreck"], "tokens": {"red": 4, "worker": 2},
                "hand": ["bioweaponry", "clay_pit"], "used": ["contact_grey", "contact_red", "contact_blue"],
            },
            {"state": ["church", "docks [shield]"]},
        )  # fmt: skip

    def lead(t: Any) -> int:
        points = [t.vp(seat) + t.player(seat)["location_count"] for seat in (0, 1)]
        return points[0] - points[1]

    base = lead(start())
    assert lead(start().play("raze_at 1 church")) - base == 2
    t = start().play("raze_at 1 docks", "pass", "use shipwreck", "use shipwreck")
    assert lead(t) - base == 5
    assert lead(start().play("raze bioweaponry", "pass", "raze clay_pit")) - base == 2


def test_second_lesson(scene: Make) -> None:
    """Connection cards and a deal; the store; the two attacks of the solo step."""
    t = scene(
        {"faction": "new_york", "tokens": {"worker": 3}, "hand": ["church"]},
        {"passed": True},
        face_up={"blue": "merchants", "red": "thugs"},
    )
    t.play("take_connection blue", "connect merchants", "deal church")
    assert t.vp() == 1
    for state, hit, vp in ((["docks", "church"], "church", 1), (["docks"], "docks", 0)):
        t = scene(
            {"faction": "new_york", "state": state, "tokens": {"worker": 5}},
            mode="solo",
            deck=["wrecked_tank", "factory"],
        )
        t.play("faction recruit", "gain gun", "end_turn")
        if hit == "docks":
            t.play("faction recruit", "gain gun")
        assert f"ruin({hit})" in t.state()
        assert t.hegemony()["vp"] == 2
        assert t.vp() == vp


# -- as the client tells them -------------------------------------------------------------------

FIRST = {  # after the step: tokens, points
    "Production": ({"worker": 3, "fuel": 1, "grey": 1}, 0),
    "Build": ({"worker": 3, "fuel": 1, "grey": 2}, 0),
    "Build again": ({"worker": 3, "fuel": 2, "grey": 1}, 0),
    "Visit a neighbour": ({"worker": 2, "fuel": 2, "grey": 1, "universal": 1}, 0),
    "Any colour": ({"worker": 2, "fuel": 2}, 0),
    "Blue contacts": ({"worker": 2, "fuel": 1, "blue": 3}, 0),
    "A deal": ({"worker": 2, "fuel": 1, "blue": 1}, 1),
    "Another deal": ({"worker": 2, "fuel": 1, "brick": 1}, 1),
    "On which card?": ({"worker": 2, "fuel": 3}, 2),
    "Score": ({"worker": 2, "fuel": 2}, 3),
    "And again": ({"worker": 2, "fuel": 1}, 4),
    "Take a gun": ({"fuel": 1, "gun": 1}, 4),
    "Red contacts": ({"fuel": 1, "red": 2}, 4),
    "Raze a card from your hand": ({"fuel": 1}, 5),
    "Pass": ({}, 5),
}


def test_the_first_lesson_of_the_client_names_the_right_numbers() -> None:
    seen = {}
    for title, match in walk("fifty_first_state", "one-good-round"):
        t = Scene(match.copy())
        seen[title] = (t.tokens(), t.vp())
        if title == "Visit a neighbour":
            assert t.tokens(1)["worker"] == 4
        if title == "Look what you built":
            total = t.match.forecast(0)["production"][0]["total"]
            assert total == {"worker": 3, "fuel": 3, "grey": 2, "brick": 1, "card": 1, "vp": 1}
            assert t.player(0)["location_count"] == 3
    assert {title: seen[title] for title in FIRST} == FIRST


SECOND = {
    "Raze a neighbour": ({"worker": 2}, 0),
    "From a ruin": ({"worker": 2}, 1),
    "Fits everything": ({"brick": 1}, 1),
    "Substitutes": ({"worker": 1, "ammo": 1}, 0),
    "Keep the ammo": ({"ammo": 1}, 3),
    "A connection card": ({"worker": 1}, 0),
    "Play it": ({"worker": 1, "blue": 2}, 0),
    "And the deal": ({"worker": 1}, 1),
    "Symbols are exposure": ({"worker": 3, "gun": 1}, 1),
}


def test_the_second_lesson_of_the_client_names_the_right_numbers(scene: Make) -> None:
    seen = {}
    for title, match in walk("fifty_first_state", "neighbours-and-war"):
        t = Scene(match.copy())
        seen[title] = (t.tokens(), t.vp())
        if title == "Raze a neighbour":
            assert (t.tokens(1), t.state(1)) == ({"worker": 1}, ["ruin(school)"])
        elif title == "From a ruin":
            assert t.player(0)["location_count"] == 1
        elif title == "And everything fits it":
            assert t.options() == ["with brick", "with development"]
            t.play("with brick")
            assert t.vp() == 2
        elif title == "Keep the ammo":
            assert "brick_storage [cache brick 1]" in t.state()
        elif title == "Three of four":
            t.play("store fuel", "store fuel")
            assert t.player(0)["locations"][0]["stored"] == {"fuel": 2, "iron": 1}
        elif title == "Redirect":
            assert (t.tokens(0)["fuel"], t.tokens(1)["fuel"]) == (3, 1 + 1)  # and Mira's board
        elif title == "Symbols are exposure":
            assert t.hegemony()["vp"] == 2
            assert "ruin(church)" in t.state()
    assert {title: seen[title] for title in SECOND} == SECOND
    # With 3 red the shielded School stands.
    weak = scene({"faction": "new_york", "tokens": {"red": 3}}, {"state": ["school [shield]"]})
    assert "raze_at 1 school" not in weak.options()
    # The last step: equal is not enough.
    locations = ["docks", "church", "school", "quarry", "motel", "fuel_tank"]
    theirs = ["shipwreck", "factory", "arena", "archive", "refinery", "gun_shop", "oil_rig", "clay_pit", "parking_lot"]  # fmt: skip
    end = scene(
        {"faction": "new_york", "vp": 28, "state": locations, "passed": True}, mode="solo",
        hegemony={"vp": 25, "state": theirs, "passed": True}, phase="end",
    )  # fmt: skip
    assert end.match.outcome is not None
    assert end.match.outcome.winners == ()


@pytest.mark.parametrize(
    ("name", "vp", "locations"),
    [
        ("workers-are-iron", 5, 2), ("last-brick", 3, 4), ("ammo-is-anything", 2, 2),
        ("which-door", 4, 1), ("from-the-ashes", 0, 1), ("one-shield", 0, 3),
    ],
)  # fmt: skip
def test_the_puzzles_of_the_client(name: str, vp: int, locations: int) -> None:
    """Where the asked moves lead; the searches above show that nothing leads further."""
    *_, (_, match) = walk("fifty_first_state", name)
    t = Scene(match)
    if name == "ammo-is-anything":
        assert t.play("end_turn", "use skyscraper").vp() == 5
        vp = 5
    elif name == "from-the-ashes":
        assert t.play("onto gun_shop", "build school").vp() == 1
        vp, locations = 1, 3
    assert (t.vp(), t.player(0)["location_count"]) == (vp, locations)


def test_the_exposure_in_the_last_puzzle(scene: Make) -> None:
    position = lesson("fifty_first_state", "one-shield")["position"]
    t = scene(*position["players"], mode="solo")
    exposure = t.match.forecast(0)["exposure"]
    assert exposure["hits"] == {"shipwreck": 43, "quarry": 23, "wrecked_tank": 6}
    assert (exposure["cards"], exposure["misses"]) == (85, 13)
