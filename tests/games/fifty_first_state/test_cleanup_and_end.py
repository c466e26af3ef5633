"""Cleanup, the end of the game and timing (FFS-20, FFS-21, FFS-22)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletown.games.fifty_first_state.rules.cleanup import assign

Make = Any


@pytest.mark.rule(
    "FFS-20.1", "FFS-20.6", "FFS-20.7", "FFS-20.8", "FFS-20.9", "FFS-20.10", "FFS-27.15"
)
def test_cleanup_clears_the_table(scene: Make) -> None:
    t = scene(
        {
            "state": ["docks [shield] [visited]", "archive [used 2]"],
            "tokens": {"worker": 2, "ammo": 1, "universal": 1, "development": 1, "shield": 1, "grey": 3},
            "used": ["contact_red"],
            "passed": True,
        },
        {"passed": True, "hand": ["school"]},
        {"passed": True},
        first=2,
        face_up={"blue": "merchants", "red": "thugs"},
        connection_decks={"blue": ["junk_train"], "red": ["punks"]},
        phase="cleanup",
    )  # fmt: skip
    assert t.tokens(0) == {}
    assert t.state(0) == ["docks", "archive"]
    assert t.player(0)["faction_used"] == []
    assert not any(player["passed"] for player in t.board["players"])
    assert t.board["supply"]["shield"] == 10
    assert t.board["connection_discards"] == {"blue": ["merchants"], "red": ["thugs"]}
    assert t.board["first"] == 0
    assert t.board["round"] == 2
    assert t.hand(1) == ["school"]


@pytest.mark.rule("FFS-20.3", "FFS-20.4")
def test_two_compartments_fill_independently(scene: Make) -> None:
    t = scene(
        {
            "state": ["thieves_den"],
            "tokens": {"worker": 5, "gun": 1, "iron": 3, "ammo": 2},
            "passed": True,
        },
        {"passed": True},
        phase="cleanup",
    )
    assert t.options() == ["store gun", "store iron"]  # two workers are kept without asking
    t.play("store gun")
    assert t.player(0)["locations"][0]["stored"] == {"worker": 2, "gun": 1, "iron": 1}


@pytest.mark.rule("FFS-20.3", "FFS-20.4")
def test_several_stores_add_up(scene: Make) -> None:
    t = scene(
        {
            "state": ["ruined_library", "underground_warehouse"],
            "tokens": {"gun": 2, "fuel": 2, "iron": 2},
            "passed": True,
        },
        {"passed": True},
        phase="cleanup",
    )
    assert t.board["phase"] == "lookout"
    kept = [place["stored"] for place in t.player(0)["locations"]]
    assert sum(sum(bag.values()) for bag in kept) == 6
    assert all(sum(bag.values()) == 3 for bag in kept)


@pytest.mark.rule("FFS-20.11")
def test_a_store_holds_only_what_it_lists(scene: Make) -> None:
    t = scene(
        {
            "state": ["ruined_library", "black_market_contacts"],
            "tokens": {"ammo": 3, "universal": 2, "blue": 5, "red": 1},
            "passed": True,
        },
        {"passed": True},
        expansion="new_era",
        phase="cleanup",
    )
    assert [place["stored"] for place in t.player(0)["locations"]] == [{}, {"blue": 3}]


@pytest.mark.rule("FFS-20.5", "FFS-20.11")
def test_stores_are_not_filled_from_caches(scene: Make) -> None:
    t = scene(
        {
            "state": ["camp [cache worker 2]", "thieves_den"],
            "tokens": {"worker": 1},
            "passed": True,
        },
        {"passed": True},
        phase="cleanup",
    )
    places = t.player(0)["locations"]
    assert places[0]["cache"] == {"worker": 2}
    assert places[1]["stored"] == {"worker": 1}


def test_stored_goods_pay_for_everything(scene: Make) -> None:
    """Once back in the supply they are ordinary goods."""
    t = scene(
        {"faction": "new_york", "state": ["ruined_library [stored brick 2]", "rubble_trader"]},
        {},
        phase="production",
    )
    t.play("use rubble_trader", "use rubble_trader")
    assert t.vp() == 2
    assert "brick" not in t.tokens()


# -- the end -----------------------------------------------------------------------------------------


@pytest.mark.rule("FFS-21.1", "FFS-21.2", "FFS-21.3", "FFS-21.12", "FFS-27.16")
def test_the_last_action_phase_is_finished(scene: Make) -> None:
    t = scene(
        {"vp": 24, "state": ["archive"], "tokens": {"worker": 2}},
        {"tokens": {"worker": 2}, "state": ["motel"]},
    )
    t.play("use archive", "end_turn")
    assert t.board["last_round"]
    assert not t.match.over
    t.play("use motel", "end_turn", "use archive", "pass", "pass")
    assert t.match.over
    assert t.match.outcome.scores == (27, 1)
    assert t.board["round"] == 1


@pytest.mark.rule("FFS-21.14", "FFS-22.6")
def test_the_last_round_is_announced_once_with_the_name(scene: Make) -> None:
    t = scene(
        {"vp": 24, "state": ["archive"], "tokens": {"worker": 4}},
        {"vp": 24, "tokens": {"worker": 2, "iron": 2}, "state": ["shipwreck"]},
    )
    t.play("use archive", "end_turn", "use shipwreck", "end_turn", "use archive")
    assert (t.vp(0), t.vp(1)) == (26, 26)
    events = [event for event in t.match.events(None) if event["key"] == "last-round"]
    assert [(event["rule"], event["args"]) for event in events] == [
        ("FFS-21.14", {"seat": 0, "goal": 25})
    ]


@pytest.mark.rule("FFS-21.14", "FFS-7.15")
def test_the_last_round_is_announced_in_the_production_phase(scene: Make) -> None:
    t = scene({}, {"vp": 24, "state": ["steel_eagle"]}, phase="production", expansion="winter")
    assert t.vp(1) >= 25
    assert t.told().count("last-round") == 1


@pytest.mark.rule("FFS-21.14", "FFS-23.33")
def test_the_last_round_by_points_of_the_hegemony_is_announced(scene: Make) -> None:
    player = {"faction": "new_york", "tokens": {"worker": 2}}
    t = scene(player, mode="solo", hegemony={"vp": 23}, face_up={"blue": "merchants"})
    t.play("faction recruit", "gain iron")
    assert t.told()[-1] == "last-round-hegemony"
    player = {"faction": "new_york", "tokens": {"worker": 1}}
    t = scene(player, mode="solo", hegemony={"vp": 24, "state": ["quarry"]}, face_up={"red": "thugs"})  # fmt: skip
    t.play("visit_hegemony quarry")
    assert t.told().count("last-round-hegemony") == 1


@pytest.mark.rule("FFS-21.1")
def test_24_points_are_not_enough(scene: Make) -> None:
    t = scene({"vp": 24, "passed": True}, {"passed": True}, phase="end")
    assert not t.match.over
    assert t.board["phase"] == "lookout"


@pytest.mark.rule("FFS-21.4", "FFS-21.5", "FFS-21.6")
def test_locations_score_and_ruins_and_deals_do_not(scene: Make) -> None:
    t = scene(
        {"vp": 25, "state": ["docks", "ruin(pub)"], "deals": ["quarry"], "passed": True},
        {"tokens": {"gun": 4}, "passed": True},
        phase="end",
    )
    assert t.match.outcome.scores == (26, 0)
    assert t.tokens(1) == {"gun": 4}


@pytest.mark.rule("FFS-21.8", "FFS-21.9")
def test_the_first_tie_break_counts_goods_on_cards_and_in_hand(scene: Make) -> None:
    t = scene(
        {"vp": 30, "hand": ["school", "docks"], "passed": True},
        {"vp": 29, "state": ["camp [cache worker 3]"], "passed": True},
        phase="end",
    )
    assert t.match.outcome.scores == (30, 30)
    assert t.match.outcome.winners == (1,)
    t = scene(
        {"vp": 30, "hand": ["school"], "connections": ["punks"], "passed": True},
        {"vp": 30, "tokens": {"worker": 1}, "deals": ["quarry", "docks"], "passed": True},
        phase="end",
    )
    assert t.match.outcome.winners == (0,)


@pytest.mark.rule("FFS-21.10", "FFS-21.11")
def test_locations_break_the_next_tie_and_a_full_tie_is_shared(scene: Make) -> None:
    t = scene(
        {"vp": 29, "state": ["docks"], "passed": True},
        {"vp": 30, "passed": True},
        phase="end",
    )
    assert t.match.outcome.winners == (0,)
    t = scene({"vp": 30, "passed": True}, {"vp": 30, "passed": True}, {"passed": True}, phase="end")
    assert t.match.outcome.winners == (0, 1)
    assert t.match.outcome.ranks == (1, 1, 3)


@pytest.mark.rule("FFS-21.13")
def test_three_idle_rounds_end_the_game(scene: Make) -> None:
    t = scene({"vp": 3, "passed": True}, {"passed": True}, phase="end", idle_rounds=2)
    assert t.match.outcome.reason == "idle"
    assert t.match.outcome.winners == (0,)
    t = scene({"passed": True}, {"passed": True}, phase="end", idle_rounds=2, acted=True)
    assert not t.match.over
    assert t.board["idle_rounds"] == 0
    t = scene({}, {}, idle_rounds=1)
    t.play("pass", "pass")
    assert t.board["idle_rounds"] == 2


# -- timing ------------------------------------------------------------------------------------------


@pytest.mark.rule("FFS-22.1")
def test_nobody_reacts_in_the_turn_of_another(scene: Make) -> None:
    t = scene(
        {"tokens": {"red": 3}}, {"state": ["docks"], "tokens": {"shield": 3, "worker": 3}}, {}
    )
    t.play("raze_at 1 docks")
    assert t.seat == 1
    assert t.state(1) == ["ruin(docks)"]


@pytest.mark.rule("FFS-22.3")
def test_cards_are_drawn_last(scene: Make) -> None:
    t = scene({"hand": ["shadow"], "tokens": {"red": 2}}, {})
    t.play("raze shadow")
    gains = [
        e["args"].get("good", "card")
        for e in t.match.events(None)
        if e["key"].startswith(("gained", "drew"))
    ]
    assert gains == ["red", "vp", "card"]


@pytest.mark.rule("FFS-22.4")
def test_event_features_fire_in_the_order_of_entry(scene: Make) -> None:
    t = scene(
        {"state": ["hunters", "truck", "hunters"], "hand": ["docks"], "tokens": {"red": 1}},
        {},
        expansion="new_era",
    )
    t.play("raze docks")
    fired = [e["args"]["card"] for e in t.match.events(None) if e["args"].get("cause") == "event"]
    assert fired == ["hunters", "truck", "hunters"]
    t = scene(
        {"state": ["ruin(truck)"], "hand": ["docks"], "tokens": {"red": 1}}, {}, expansion="new_era"
    )
    t.play("raze docks")
    assert "ammo" not in t.tokens()


@pytest.mark.rule("FFS-22.5", "FFS-24.2", "FFS-24.11")
def test_up_to_effects_may_take_fewer_targets(scene: Make) -> None:
    t = scene(
        {"state": ["caravanner"], "deals": ["docks", "quarry", "school"], "tokens": {"worker": 1}},
        {},
        expansion="winter",
    )
    t.play("use caravanner")
    assert t.options() == ["use_deal docks", "use_deal quarry", "use_deal school"]
    t.play("use_deal quarry")
    assert "done" in t.options()
    t.play("done")
    assert t.tokens() == {"brick": 1}


@pytest.mark.rule("FFS-22.6", "FFS-21.12", "FFS-27.6")
def test_the_end_is_only_marked_when_points_change(scene: Make) -> None:
    t = scene({"vp": 23, "hand": ["church"], "tokens": {"red": 2}}, {})
    assert not t.board["last_round"]
    t.play("raze church")
    assert t.board["last_round"]
    assert t.board["phase"] == "action"


@pytest.mark.rule("FFS-21.7", "FFS-21.8", "FFS-21.10", "FFS-21.11")
@pytest.mark.parametrize(
    ("first", "second", "key"),
    [
        ({"vp": 27}, {"vp": 26}, "won"),
        ({"vp": 26, "tokens": {"gun": 1}}, {"vp": 26}, "won-by-goods"),
        ({"vp": 25, "state": ["docks"]}, {"vp": 26}, "won-by-locations"),
        ({"vp": 26}, {"vp": 26}, "won-together"),
    ],
)
def test_the_end_says_who_wins_and_by_what(
    scene: Make, first: dict[str, Any], second: dict[str, Any], key: str
) -> None:
    players = [{**player, "passed": True} for player in (first, second)]
    t = scene(*players, phase="end")
    assert t.told()[-1] == key
    assert t.match.outcome.winners == ((0, 1) if key == "won-together" else (0,))


# -- stores with several compartments --------------------------------------------------------------

compartments = st.lists(
    st.tuples(st.lists(st.integers(0, 3), min_size=1, unique=True).map(tuple), st.integers(0, 2)),
    max_size=3,
)


def fits(kept: list[int], room: list[tuple[int, tuple[int, ...], int]]) -> bool:
    """Whether tokens fit, by trying everything."""
    if not kept:
        return True
    return any(
        kept[0] in goods
        and most > 0
        and fits(kept[1:], [*room[:i], (ref, goods, most - 1), *room[i + 1 :]])
        for i, (ref, goods, most) in enumerate(room)
    )


@pytest.mark.rule("FFS-20.3")
@given(st.lists(st.integers(0, 3), max_size=5), compartments)
def test_tokens_are_stored_if_there_is_any_way(
    kept: list[int], described: list[tuple[tuple[int, ...], int]]
) -> None:
    room = [(ref, goods, most) for ref, (goods, most) in enumerate(described)]
    found = assign(kept, room)
    assert (found is not None) == fits(kept, room)
    if found is not None:
        assert sorted(kept) == sorted(good for _, good, amount in found for _ in range(amount))
        for ref, goods, most in room:
            there = [(good, amount) for at, good, amount in found if at == ref]
            assert sum(amount for _, amount in there) <= most
            assert all(good in goods for good, _ in there)
