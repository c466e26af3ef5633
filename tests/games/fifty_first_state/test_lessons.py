"""The first lesson and the puzzles, played through with their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.fifty_first_state.state import StateOfFifty

Make = Any


def test_one_good_round(table: Make) -> None:
    """Eighteen steps that teach the game."""
    t = table(
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


def best_score(s: StateOfFifty) -> int:
    """The most points of seat 0 at the end of this Action phase, over all orders of actions."""
    seen: dict[str, int] = {}

    def search(state: StateOfFifty) -> int:
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
def test_puzzles(table: Make, name: str) -> None:
    player, moves, best = PUZZLES[name]
    t = table(player, {"passed": True})
    assert best_score(t.match.state) == best
    t.play(*moves)
    assert t.vp() + t.player(0)["location_count"] == best


def test_puzzle_which_door(table: Make) -> None:
    def start() -> Any:
        return table(
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


def test_second_lesson(table: Make) -> None:
    """Connection cards and a deal; the store; the two attacks of the solo step."""
    t = table(
        {"faction": "new_york", "tokens": {"worker": 3}, "hand": ["church"]},
        {"passed": True},
        face_up={"blue": "merchants", "red": "thugs"},
    )
    t.play("take_connection blue", "connect merchants", "deal church")
    assert t.vp() == 1
    for state, hit, vp in ((["docks", "church"], "church", 1), (["docks"], "docks", 0)):
        t = table(
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
