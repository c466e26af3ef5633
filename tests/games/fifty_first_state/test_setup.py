"""Setup, hidden information and the order of decisions (FFS-3, FFS-4, FFS-5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tabletown
from tabletown.core.errors import BadUsage
from tabletown.core.match import Match
from tabletown.games.fifty_first_state import GAME

Make = Any


def start(seats: int = 2, seed: int = 1, mode: str | None = None, **options: Any) -> Match:
    return tabletown.new("fifty_first_state", seats=seats, seed=seed, mode=mode, options=options)


def board(match: Match, seat: int | None = None) -> dict[str, Any]:
    return match.view(seat)["board"]


def keep(match: Match) -> Match:
    """Everybody puts the first cards aside."""
    while match.view(None)["prompt"] == "keep-start":
        match.play(match.options()[0])
    return match


@pytest.mark.rule("FFS-3.1")
def test_one_to_four_players() -> None:
    for seats, mode in ((1, "solo"), (2, "standard"), (3, "standard"), (4, "standard")):
        match = start(seats, mode=mode)
        assert (board(match)["hegemony"] is not None) == (mode == "solo")
    for seats, mode in ((5, "standard"), (2, "solo"), (1, "standard")):
        with pytest.raises(BadUsage):
            start(seats, mode=mode)


@pytest.mark.rule("FFS-3.2", "FFS-3.3", "FFS-27.1")
@pytest.mark.parametrize(
    ("expansion", "size"), [("none", 88), ("new_era", 138), ("winter", 138), ("all", 188)]
)
def test_decks(expansion: str, size: int) -> None:
    match = start(2, expansion=expansion)
    state = match.state
    cards = [*state.deck, *state.hands[0], *state.hands[1]]  # type: ignore[attr-defined]
    assert board(match)["deck"] == size - 12
    sets = {"none": {"base"}, "all": {"base", "new_era", "winter"}}.get(
        expansion, {"base", expansion}
    )
    assert {state.tables.set_of[kind] for kind in cards} <= sets  # type: ignore[attr-defined]
    with pytest.raises(BadUsage):
        start(2, expansion="new_era+winter")


@pytest.mark.rule("FFS-3.4")
def test_factions_are_different() -> None:
    seen = set()
    for seed in range(12):
        factions = [player["faction"] for player in board(start(4, seed))["players"]]
        assert len(set(factions)) == 4
        seen.add(tuple(factions))
    assert len(seen) > 6


@pytest.mark.rule("FFS-3.5")
def test_wishes_for_factions() -> None:
    match = start(3, factions="choose")
    assert match.view(None)["prompt"] == "want-faction"
    match.play("want new_york", 0)
    assert board(match, 0)["wish"] == "new_york"
    assert board(match, 1)["wish"] is None
    assert board(match, 1)["players"][0]["chosen"] == 1
    match.play("want mutants_union", 1)
    match.play("want_any", 2)
    factions = [player["faction"] for player in board(match)["players"]]
    assert factions[:2] == ["new_york", "mutants_union"]
    assert factions[2] in ("appalachian_federation", "merchants_guild")


@pytest.mark.rule("FFS-3.5")
def test_a_lot_decides_between_equal_wishes() -> None:
    winners = Counter()
    for seed in range(40):
        match = start(2, seed, factions="choose")
        match.play("want new_york", 0)
        match.play("want new_york", 1)
        factions = [player["faction"] for player in board(match)["players"]]
        assert factions.count("new_york") == 1
        winners[factions.index("new_york")] += 1
    assert min(winners[0], winners[1]) > 8


@pytest.mark.rule("FFS-3.6", "FFS-3.9", "FFS-3.13")
def test_nobody_starts_with_points_or_tokens() -> None:
    scene = board(start(4))
    for player in scene["players"]:
        assert player["vp"] == 0
        assert not any(player["tokens"].values())
        assert player["locations"] == [] == player["deals"] == player["connections"]
    assert scene["supply"]["ammo"] == 13


@pytest.mark.rule("FFS-3.7", "FFS-3.8")
def test_decks_are_shuffled() -> None:
    orders = {tuple(start(2, seed).state.deck) for seed in range(6)}  # type: ignore[attr-defined]
    links = {tuple(start(2, seed).state.links[0]) for seed in range(12)}  # type: ignore[attr-defined]
    assert len(orders) == 6
    assert len(links) > 3
    assert board(start(2))["connection_decks"] == {"blue": 6, "red": 6}


@pytest.mark.rule("FFS-3.10")
def test_the_first_player_is_drawn() -> None:
    assert {board(start(3, seed))["first"] for seed in range(20)} == {0, 1, 2}
    assert {board(start(1, seed, mode="solo"))["first"] for seed in range(5)} == {0}


@pytest.mark.rule("FFS-3.11", "FFS-3.12", "FFS-5.3")
def test_two_of_six_cards_are_put_back_in_secret() -> None:
    match = start(2)
    assert len(board(match, 0)["hand"]) == 6 == board(match)["players"][1]["hand"]
    assert match.state.deciders() == (0, 1)
    first, second = board(match, 1)["hand"][:2]
    match.play(f"discard {first}", 1)
    assert board(match, 1)["aside"] == [first]
    assert board(match, 0)["aside"] == []
    assert board(match)["discard"] == []
    match.play(f"discard {second}", 1)
    assert match.state.deciders() == (0,)
    assert board(match)["discard"] == []
    mine = board(match, 0)["hand"]
    match.play(f"discard {mine[0]}", 0)
    match.play(f"discard {mine[1]}", 0)
    assert sorted(board(match)["discard"]) == sorted([first, second, *mine[:2]])
    assert len(board(match, 0)["hand"]) == 4
    assert match.view(None)["prompt"] == "pick"


# -- what is hidden ----------------------------------------------------------------------------------


@pytest.mark.rule("FFS-4.1", "FFS-4.2", "FFS-4.3", "FFS-28.1")
def test_tokens_are_public_and_hands_are_not(scene: Make) -> None:
    t = scene(
        {"hand": ["school", "docks"], "tokens": {"worker": 2}, "state": ["camp [cache worker 1]"]},
        {"hand": ["arena"], "deals": ["quarry"], "passed": True, "vp": 4},
    )
    for seat in (None, 0, 1):
        view = t.match.view(seat)["board"]
        assert view["players"][0]["hand"] == 2
        assert view["players"][0]["tokens"]["worker"] == 2
        assert view["players"][0]["locations"][0]["cache"] == {"worker": 1}
        assert view["players"][1]["deals"] == ["quarry"]
        assert view["players"][1]["passed"]
        assert view["players"][1]["vp"] == 4
    assert t.match.view(0)["board"]["hand"] == ["docks", "school"]
    assert t.match.view(1)["board"]["hand"] == ["arena"]
    assert t.match.view(None)["board"]["hand"] == []
    assert "arena" not in str(t.match.view(0))


@pytest.mark.rule("FFS-4.4", "FFS-4.6", "FFS-28.11")
def test_deals_ruins_and_discards_stay_visible(scene: Make) -> None:
    t = scene({"state": ["ruin(gun_shop)"], "deals": ["church"]}, discard=["museum", "school"])
    view = t.match.view(1)["board"]
    assert view["players"][0]["locations"][0]["card"] == "gun_shop"
    assert view["players"][0]["deals"] == ["church"]
    assert view["discard"] == ["museum", "school"]


@pytest.mark.rule("FFS-4.5", "FFS-4.8")
def test_a_drawn_card_is_seen_by_its_drawer_alone(scene: Make) -> None:
    t = scene({"tokens": {"worker": 2}, "faction": "new_york"}, {}, deck=["museum"])
    t.play("faction recruit", "gain card")
    assert t.hand(0) == ["museum"]
    told = {seat: str(t.match.events(seat)) for seat in (None, 0, 1)}
    assert "museum" in told[0]
    assert "museum" not in told[1]
    assert "museum" not in told[None]
    assert t.board["deck"] == 87
    assert t.match.history[-1].reveals


@pytest.mark.rule("FFS-4.7")
def test_picks_are_public_and_remembered() -> None:
    match = keep(start(2, 3))
    seat = match.state.deciders()[0]
    card = board(match)["display"][0]
    match.play(f"pick {card}")
    for viewer in (None, 0, 1):
        assert board(match, viewer)["players"][seat]["seen"] == [card]
    for seed in range(20):
        world = GAME.world(match.state, 1 - seat, seed)
        assert world.tables.kind_of_id[card] in world.hands[seat]


@pytest.mark.rule("FFS-4.9", "FFS-17.1")
def test_connection_cards_in_hand_are_public(scene: Make) -> None:
    t = scene({"tokens": {"worker": 2}}, {}, face_up={"blue": "junk_train"})
    t.play("take_connection blue")
    assert t.match.view(1)["board"]["players"][0]["connections"] == ["junk_train"]


@pytest.mark.rule("FFS-4.10")
def test_there_is_no_way_to_give_something_away() -> None:
    match = start(3)
    assert match.free_options(0) == []
    verbs = set(GAME.actions(match.config).kinds)
    assert not verbs & {"give", "trade", "lend"}


# -- the order of decisions --------------------------------------------------------------------------


@pytest.mark.rule("FFS-5.1", "FFS-5.2", "FFS-5.4", "FFS-5.13", "FFS-6.5", "FFS-6.7", "FFS-8.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round(seats: int) -> None:
    match = keep(start(seats, 4))
    first = board(match)["first"]
    order = [(first + i) % seats for i in range(seats)]
    for seat in [*order, *reversed(order)]:
        assert match.view(None)["prompt"] == "pick"
        assert match.state.deciders() == (seat,)
        assert len(match.options()) >= 1
        match.play(match.options()[0])
    assert board(match)["phase"] == "action"
    assert all(player["tokens"]["worker"] == 3 for player in board(match)["players"])
    for seat in order:
        assert match.state.deciders() == (seat,)
        match.play("pass")
    assert board(match)["round"] == 2
    assert board(match)["first"] == order[1]
    assert board(match)["phase"] == "lookout"


@pytest.mark.rule("FFS-5.5", "FFS-5.6", "FFS-5.7", "FFS-7.3", "FFS-7.8", "FFS-7.9", "FFS-7.17")
def test_choices_of_the_production_phase(scene: Make) -> None:
    t = scene(
        {"faction": "new_york", "state": ["suppliers", "power_station", "black_fortress"]},
        {"faction": "mutants_union", "state": ["storehouse", "docks"]},
        expansion="winter",
        phase="production",
    )
    assert (t.prompt, t.seat) == ("redirect", 0)
    assert t.options() == ["redirect 1 storehouse", "redirect 1 docks"]
    t.play("redirect 1 storehouse")
    assert (t.prompt, t.options()) == ("choose-goods", ["gain iron", "gain gun"])
    t.play("gain iron")  # the own fortress
    assert (t.prompt, t.options()) == ("choose-goods", ["gain fuel", "gain gun"])
    t.play("gain fuel")  # the storehouse, redirected
    # The Power Station copies its only target, and the copy chooses anew.
    assert (t.prompt, t.options()) == ("choose-goods", ["gain iron", "gain gun"])
    t.play("gain gun")
    assert t.tokens(0) == {"worker": 3, "iron": 2, "fuel": 1, "gun": 1, "grey": 1}
    assert t.tokens(1) == {"worker": 3, "gun": 1, "iron": 1, "grey": 1}
    assert t.board["phase"] == "action"


@pytest.mark.rule("FFS-5.5", "FFS-5.7")
def test_without_a_target_nothing_is_asked(scene: Make) -> None:
    t = scene({"state": ["suppliers", "power_station"]}, {}, expansion="winter", phase="production")
    assert t.board["phase"] == "action"
    t = scene(
        {"state": ["power_station", "docks", "quarry"]}, expansion="winter", phase="production"
    )
    assert t.options() == ["copy docks", "copy quarry"]


@pytest.mark.rule("FFS-5.8", "FFS-5.9", "FFS-8.10", "FFS-18.1")
def test_shields_do_not_use_up_the_action(scene: Make) -> None:
    t = scene(
        {"state": ["docks", "quarry", "pub"], "tokens": {"shield": 2, "worker": 2}},
        {},
        face_up={"red": "punks"},
    )
    t.play("shield docks")
    assert t.seat == 0
    assert t.prompt == "turn"
    t.play("take_connection red")
    assert t.prompt == "after-action"
    assert t.options() == ["shield quarry", "shield pub", "end_turn"]
    t.play("shield pub")
    assert t.seat == 1
    assert t.state(0) == ["docks [shield]", "quarry", "pub [shield]"]


@pytest.mark.rule("FFS-5.10", "FFS-20.4")
def test_storing_is_asked_only_when_there_is_a_choice(scene: Make) -> None:
    t = scene(
        {"state": ["ruined_library"], "tokens": {"iron": 2, "fuel": 2}, "passed": True},
        {"passed": True},
        phase="cleanup",
    )
    assert (t.prompt, t.options()) == ("store", ["store fuel", "store iron"])
    t.play("store iron", "store iron")  # only fuel is left for the last place
    assert t.player(0)["locations"][0]["stored"] == {"fuel": 1, "iron": 2}
    for tokens, stored in (
        ({"iron": 2, "fuel": 1}, {"fuel": 1, "iron": 2}),
        ({"gun": 5}, {"gun": 3}),
    ):
        t = scene(
            {"state": ["ruined_library"], "tokens": tokens, "passed": True},
            {"passed": True},
            phase="cleanup",
        )
        assert t.board["phase"] == "lookout"
        assert t.player(0)["locations"][0]["stored"] == stored


@pytest.mark.rule("FFS-5.11")
def test_no_decision_after_the_end(scene: Make) -> None:
    t = scene({"vp": 25, "passed": True}, {"passed": True}, phase="end")
    assert t.match.over
    assert t.match.decisions == {}
    assert t.board["phase"] == "over"


@pytest.mark.rule("FFS-5.14", "FFS-28.14", "FFS-9.13")
def test_the_parts_of_a_move_can_be_taken_back(scene: Make) -> None:
    t = scene(
        {
            "state": ["docks", "ruin(arena)"],
            "hand": ["shipwreck"],
            "tokens": {"brick": 1, "development": 1, "ammo": 1},
        }
    )
    before = t.match.state.digest()
    t.play("develop shipwreck", "onto docks", "with brick", "spend ammo_for_brick")
    assert t.seat == 1
    for _ in range(4):
        t.match.undo(0)
    assert t.match.state.digest() == before
    # A move is not offered when its parts cannot be completed.
    t = scene({"state": ["church"], "hand": ["shipwreck"], "tokens": {"brick": 1}})
    assert t.refusal("develop shipwreck")[1] == "FFS-11.2"


@pytest.mark.rule("FFS-28.14")
def test_no_free_undo_after_a_card_was_drawn(scene: Make) -> None:
    t = scene({"tokens": {"worker": 2}}, {})
    t.play("faction recruit")
    assert t.match.undo_refusal(0) is None
    t.play("gain card")
    assert t.match.undo_refusal(0) is not None


@pytest.mark.rule("FFS-3.4")
@pytest.mark.parametrize("seats", [1, 4])
def test_the_log_tells_the_factions_that_were_drawn(seats: int) -> None:
    match = tabletown.new("fifty_first_state", seats=seats, seed=5)
    told = [e["args"] for e in match.events(None) if e["key"] == "faction-is"]
    factions = [player["faction"] for player in match.view(None)["board"]["players"]]
    assert told == [{"seat": seat, "faction": name} for seat, name in enumerate(factions)]
