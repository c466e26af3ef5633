"""Chapter 3: set-up."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.games.streets.tables import tables_of

T = tables_of(None)


@pytest.mark.rule("STR-3.1", "STR-3.16", "STR-18.2")
def test_everybody_starts_with_five_signs_and_no_money(new: Any) -> None:
    for seats in (2, 3, 4, 5):
        table = new(seats)
        assert table.free == [5] * seats
        assert table.money == [0] * seats


@pytest.mark.rule("STR-3.2", "STR-3.3", "STR-3.4", "STR-3.5", "STR-3.13")
def test_start_tiles_and_people(new: Any) -> None:
    board = new(2).match.view(None)["board"]
    station, park = board["city"]
    assert (station["tile"], station["x"], station["y"], station["face"]) == (
        "central_station", 0, 0, "s",
    )  # fmt: skip
    assert (park["tile"], park["x"], park["y"], park["face"]) == ("city_park", 1, 0, "w")
    assert station["people"] == {"tourist": 1, "hipster": 1, "parent": 1, "shopper": 1}
    assert park["people"] == {}
    assert board["supply"] == {"tourist": 11, "hipster": 11, "parent": 11, "shopper": 11}


@pytest.mark.rule(
    "STR-3.6", "STR-3.7", "STR-3.8", "STR-3.9", "STR-3.10", "STR-3.11", "STR-3.18", "STR-12.5"
)
@pytest.mark.parametrize(
    ("seats", "removed", "stack", "turns"),
    [
        (2, [2, 2, 2, 2, 2], 24, 15),
        (3, [1, 1, 1, 1, 0], 27, 12),
        (4, [0, 0, 0, 0, 0], 28, 10),
        (5, [0, 0, 0, 0, 0], 30, 9),
    ],
)
def test_the_stack(new: Any, seats: int, removed: list[int], stack: int, turns: int) -> None:
    table = new(seats)
    s = table.s
    assert [sum(T.kind[tile] == kind for tile in s.box) for kind in range(5)] == removed
    assert s.stack_left() == stack
    five_plus = sum(1 << tile for tile in T.five_plus)
    assert s.out == (0 if seats == 5 else five_plus)
    tiles = stack + 3 * seats
    assert tiles == turns * seats
    ahead = [player["builds_ahead"] for player in table.match.view(None)["board"]["players"]]
    assert ahead == [turns] * seats
    unseen = table.match.view(None)["board"]["unseen"]
    assert len(unseen) == tiles + sum(removed)  # nobody sees what was removed


@pytest.mark.rule("STR-3.12", "STR-3.11")
def test_the_stack_is_shuffled(new: Any) -> None:
    piles = {tuple(new(4, seed).s.pile) for seed in range(5)}
    assert len(piles) == 5
    boxes = {tuple(new(2, seed).s.box) for seed in range(5)}
    assert len(boxes) > 1
    assert all(pile != tuple(sorted(pile)) for pile in piles)


@pytest.mark.rule("STR-3.14", "STR-3.15", "STR-12.1")
def test_three_tiles_for_everybody(new: Any) -> None:
    table = new(3)
    for seat in range(3):
        players = table.match.view(seat)["board"]["players"]
        assert [len(player["hand_kinds"]) for player in players] == [3, 3, 3]
        assert [player["hand"] is not None for player in players] == [
            other == seat for other in range(3)
        ]


@pytest.mark.rule("STR-3.17")
def test_the_first_player(new: Any) -> None:
    drawn = {new(3, seed).seat for seed in range(20)}
    assert drawn == {0, 1, 2}
    assert [new(3, 5, first_player=str(seat)).seat for seat in range(3)] == [0, 1, 2]


@pytest.mark.rule("STR-3.19", "STR-14.7")
def test_advisors_are_dealt_before_the_stack(new: Any) -> None:
    stacks = set()
    for seed in range(30):
        table = new(4, seed, advisors=True)
        has_contractor = "contractor" in [
            player["advisor"] for player in table.match.view(None)["board"]["players"]
        ]
        stacks.add((has_contractor, table.s.stack_left()))
    assert stacks == {(False, 28), (True, 30)}


def test_a_start_made_for_other_rules_is_not_used(game: Any) -> None:
    config = game.config(2)
    for rules in (2, 1, 1, 2):
        assert game.setup(config, 1, rules).rules == rules
