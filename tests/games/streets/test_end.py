"""Chapters 11 and 12: the end of the game, and who may see what."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.core.rng import Dice
from tabletown.games.streets.invariants import check


@pytest.mark.rule("STR-11.1", "STR-11.2", "STR-11.3", "STR-18.17", "STR-18.18")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_builds_the_same_number_of_tiles(games: Any, seats: int) -> None:
    turns = {2: 15, 3: 12, 4: 10, 5: 9}[seats]
    for match in games(seats):
        builds = [0] * seats
        for played in match.history:
            builds[played.seat] += played.action.kind == "place"
        assert builds == [turns] * seats
        assert not any(match.state.hands)
        assert match.state.stack_left() == 0


@pytest.mark.rule("STR-18.17", "STR-11.1")
def test_hands_are_full_while_there_is_a_stack(games: Any) -> None:
    match = games(3)[0]
    replayed = match.at(0)
    for played in match.history:
        board = replayed.view(None)["board"]
        if replayed.state.asking().prompt == "build":
            sizes = [len(player["hand_kinds"]) for player in board["players"]]
            left = board["stack"]["left"]
            if left:
                assert sizes == [3, 3, 3]
        replayed.play(played.action, played.seat)


@pytest.mark.rule("STR-11.2")
def test_play_goes_on_without_drawing(scene: Any) -> None:
    table = scene(A=["art_gallery", "toy_store"], B=["aquarium", "book_cafe"])
    table.play("place art_gallery 1,1 w")
    assert table.told("drew") == []
    assert table.seat == 1


@pytest.mark.rule("STR-11.3")
def test_a_player_without_tiles_is_passed_over(scene: Any) -> None:
    table = scene(seats=3, A=["art_gallery", "toy_store"], B=[], C=["aquarium"])
    table.play("place art_gallery 1,1 w")
    assert table.seat == 2
    table.play("place aquarium 1,2 w")
    assert table.seat == 0


CAFE = """
central_station (0,0)  S -
corner_cafe     (-1,0) E A
gatehouse_flats (1,1)  W B
"""


@pytest.mark.rule("STR-11.7", "STR-17.8", "STR-9.22")
@pytest.mark.parametrize(("pays", "money"), [(None, 0), (False, 0), (True, 3)])
def test_closing_valuation_in_the_final_scoring(scene: Any, pays: bool | None, money: int) -> None:
    options = {} if pays is None else {"closing_pays_at_end": pays}
    table = scene(CAFE, phase="final", options=options)
    final = {e.args["tile"]: e.args for e in table.match.opening if e.key == "final-income"}
    assert final["corner_cafe"]["money"] == money
    assert final["gatehouse_flats"]["money"] == 0
    assert table.money == [money, 0]


@pytest.mark.rule("STR-11.7", "STR-17.3")
@pytest.mark.parametrize(("pays", "money"), [(False, 0), (True, 3)])
def test_a_copied_closing_valuation_in_the_final_scoring(
    scene: Any, pays: bool, money: int
) -> None:
    on = {"copy_positional": True, "closing_pays_at_end": pays}
    table = scene(CAFE + "franchise_outlet (-1,-1) E B", phase="final", options=on)
    assert table.money == [money, money]


@pytest.mark.rule("STR-11.7")
def test_the_forecast_knows_that_open_streets_do_not_pay_for_closing(scene: Any) -> None:
    table = scene(CAFE, A=["art_gallery"], B=["aquarium"])
    cafe = table.match.forecast(None)["buildings"][0]
    assert (cafe["money"], cafe["half"]) == (6, 0)


@pytest.mark.rule("STR-11.7")
def test_games_stored_before_there_was_a_choice_pay_half(game: Any) -> None:
    config = game.config(2, rules=1)
    assert "closing_pays_at_end" not in config.options
    row = {"tile": "corner_cafe", "cell": "-1,0", "face": "e", "owner": 0}
    match = tabletown.Match(game, config, 1, rules=1, position={"city": [row], "phase": "final"})
    assert match.outcome is not None
    assert match.outcome.scores == (3, 0)


@pytest.mark.rule("STR-11.8", "STR-9.4")
def test_copies_work_in_the_final_scoring(scene: Any) -> None:
    table = scene("post_office (1,1) W A\nfranchise_outlet (1,2) W B", phase="final")
    assert table.money == [3, 3]  # three buildings with the park: $6, halved


@pytest.mark.rule("STR-11.9")
def test_the_most_money_wins(scene: Any) -> None:
    table = scene(money=[3, 4], phase="final")
    assert table.match.outcome.winners == (1,)
    assert table.match.outcome.scores == (3, 4)
    assert table.match.outcome.ranks == (2, 1)
    assert table.match.outcome.reason == "most-money"


@pytest.mark.rule("STR-11.10")
def test_ties_share_the_victory(scene: Any) -> None:
    table = scene(seats=3, money=[4, 3, 4], phase="final")
    assert table.match.outcome.winners == (0, 2)
    assert table.match.outcome.ranks == (1, 3, 1)
    assert table.match.outcome.reason == "shared-victory"


@pytest.mark.rule("STR-18.14")
def test_money_is_what_was_reported(games: Any) -> None:
    for match in [*games(3), *games(4, business=True), *games(1, mode="solo")]:
        start = match.at(0).state.money
        told = [0] * len(start)
        for played in match.history:
            for event in played.events:
                if event.key in ("income", "final-income", "majority", "sets"):
                    who = event.args["seat"]
                    assert event.args["money"] >= 0
                    told[1 if who == "sneak" else who] += event.args["money"]
        assert [a + b for a, b in zip(start, told, strict=True)] == match.state.money


@pytest.mark.rule("STR-11.5", "STR-11.4", "STR-11.6")
def test_the_forecast_is_the_final_scoring(games: Any) -> None:
    """Before the last build of a game without closing, the projected money comes true."""
    for match in games(2, 12):
        last = match.history[-1]
        earlier = match.at(len(match.history) - 1)
        events = earlier.play(last.action, last.seat)
        if any(event.key == "scoring" for event in events) or not earlier.over:
            continue
        world = match.at(len(match.history) - 1).state
        from tabletown.games.streets.rules.build import place

        place(world, last.action.args[0], last.action.args[1] * 4 + last.action.args[2])
        projected = [p["projected"] for p in match.game.forecast(world, None)["players"]]
        assert projected == list(match.outcome.scores)
        return
    raise AssertionError("no game ended without a closing")


# -- 12: who may see what -------------------------------------------------------------------------


@pytest.mark.rule("STR-12.1", "STR-12.2", "STR-18.21")
def test_fronts_are_secret_and_backs_are_not(new: Any) -> None:
    table = new(3, 4)
    kinds = table.s.setting.tables.kind
    for seat in (None, 0, 1, 2):
        for player in table.match.view(seat)["board"]["players"]:
            hand = table.s.hand(player["player"])
            names = [table.s.setting.tables.ids[tile] for tile in hand]
            assert player["hand"] == (names if player["player"] == seat else None)
            words = ["tourist", "hipster", "parent", "shopper", "wild"]
            backs = [words[kind] for kind in sorted(kinds[tile] for tile in hand)]
            assert player["hand_kinds"] == backs


@pytest.mark.rule("STR-12.3", "STR-12.4", "STR-12.5")
def test_the_stack_shows_its_top_back_only(new: Any) -> None:
    table = new(2, 4)
    stack = table.match.view(0)["board"]["stack"]
    words = ["tourist", "hipster", "parent", "shopper", "wild"]
    top = table.s.pile[table.s.drawn]
    assert stack == {
        "left": 24,
        "top_kind": words[table.s.setting.tables.kind[top]],
        "top_tile": None,
    }


@pytest.mark.rule("STR-12.6", "STR-12.7", "STR-12.8")
def test_what_lies_on_the_table_is_public(games: Any) -> None:
    for match in games(3, 3, business=True, advisors=True):
        middle = match.at(len(match.history) // 2)
        boards = [middle.view(seat)["board"] for seat in (None, 0, 1, 2)]
        for name in ("city", "streets", "placements", "supply", "seekers", "token_supply"):
            assert all(board[name] == boards[0][name] for board in boards)
        for name in ("money", "tokens", "advisor", "free_signs"):
            rows = [[player[name] for player in board["players"]] for board in boards]
            assert all(row == rows[0] for row in rows)


@pytest.mark.rule("STR-12.9", "STR-14.27")
def test_a_tile_shown_by_the_entrepreneur_is_known(scene: Any) -> None:
    table = scene(
        "supermarket (1,-1) W B; shopper 1\nstarter_home (0,-1) S A; parent 1",
        options={"advisors": True},
        advisors=["entrepreneur"],
        A=["art_gallery", "post_office", "toy_store"],
        B=["aquarium"],
    )
    table.play("place art_gallery -1,-1 e", "substitute 0,-1 post_office")
    board = table.match.view(1)["board"]
    assert board["players"][0]["shown"] == ["post_office"]
    assert "post_office" not in board["unseen"]
    assert "toy_store" in board["unseen"]
    for seed in range(5):
        world = table.match.world(1, seed)
        assert world.hands[0] >> world.setting.tables.number["post_office"] & 1
    table.play("place aquarium 1,1 w", "place post_office 1,2 w")
    assert table.match.view(1)["board"]["players"][0]["shown"] == []


@pytest.mark.rule("STR-12.10")
def test_tiles_not_seen_yet(new: Any) -> None:
    table = new(2, 4)
    mine = table.match.view(0)["board"]
    assert len(mine["unseen"]) == 40 - 3
    assert not set(mine["unseen"]) & set(mine["players"][0]["hand"])
    assert len(table.match.view(None)["board"]["unseen"]) == 40


@pytest.mark.rule("STR-12.11", "STR-15.7", "STR-15.11")
def test_solo_the_top_of_the_stack_lies_face_up(scene: Any) -> None:
    table = scene(
        seats=1,
        A=["art_gallery", "toy_store"],
        stack=["post_office", "aquarium", "book_cafe"],
        endgame=["grand_hotel", "food_court", "corner_cafe"],
    )
    board = table.match.view(0)["board"]
    assert board["stack"]["top_tile"] == "post_office"
    assert "aquarium" in board["unseen"]
    table.play("place art_gallery 1,1 w")
    assert table.prompt == "sneak-place"
    board = table.match.view(0)["board"]
    assert (board["sneak_tile"], board["stack"]["top_tile"]) == ("post_office", "aquarium")
    assert board["endgame"] == {
        "left": 3, "kinds": ["tourist", "shopper", "wild"], "top_tile": None,
    }  # fmt: skip


@pytest.mark.rule("STR-12.1", "STR-12.3", "STR-12.5", "STR-12.11")
@pytest.mark.parametrize(("seats", "mode"), [(2, None), (4, None), (1, "solo")])
def test_worlds_keep_what_is_known(seats: int, mode: str | None) -> None:
    match = tabletown.new("streets", seats=seats, seed=3, mode=mode, options={"advisors": True})
    dice = Dice(4)
    for _ in range(20):
        options = match.options()
        match.play(options[dice.below(len(options))])
    dealt = set()
    for seed in range(12):
        world = match.world(0, seed)
        check(world)
        assert match.game.view(world, 0) == match.game.view(match.state, 0)
        dealt.add(tuple(world.pile))
    assert len(dealt) > 6
