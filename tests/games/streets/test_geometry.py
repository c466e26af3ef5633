"""Chapter 4: cells, roads, legal placements and streets; the diagrams G1 to G10."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tabletown.games.streets.invariants import check
from tabletown.games.streets.rules.geometry import (
    BACK,
    CELLS,
    END,
    SIDE,
    STEP,
    E,
    N,
    S,
    W,
    built,
    cell_at,
    connected,
    ends_at,
    forbidden,
    role,
    why_not_here,
    x_of,
    y_of,
)

FACE = st.sampled_from([N, E, S, W])


@pytest.mark.rule("STR-4.1", "STR-4.2")
def test_directions() -> None:
    moves = [(x_of(cell_at(0, 0) + step), y_of(cell_at(0, 0) + step)) for step in STEP]
    assert moves == [(0, -1), (1, 0), (0, 1), (-1, 0)]


@pytest.mark.rule("STR-4.3", "STR-4.4", "STR-4.5", "STR-4.6")
def test_roles_of_edges() -> None:
    assert [role(S, d) for d in (N, E, S, W)] == [BACK, END, SIDE, END]
    assert [role(W, d) for d in (N, E, S, W)] == [END, BACK, END, SIDE]
    assert [role(N, d) for d in (N, E, S, W)] == [SIDE, END, BACK, END]
    assert [role(E, d) for d in (N, E, S, W)] == [END, SIDE, END, BACK]


@pytest.mark.rule("STR-4.4", "STR-4.33")
def test_a_road_ends_on_the_ends_of_its_tile() -> None:
    for face in (N, E, S, W):
        for direction in (N, E, S, W):
            assert ends_at(built(0, face), direction) == (role(face, direction) == END)
    assert not any(ends_at(legal, direction) for legal in range(16) for direction in (N, E, S, W))


# STR-4.2, the table: for A = v and a neighbour B in a direction with a face.
CONTACTS = {
    (E, S): "connected", (E, W): "connected", (E, N): "none", (E, E): "none",
    (W, S): "connected", (W, W): "none", (W, N): "none", (W, E): "connected",
    (S, S): "none", (S, W): "connected", (S, N): "forbidden", (S, E): "connected",
    (N, S): "none", (N, W): "none", (N, N): "none", (N, E): "none",
}  # fmt: skip


@pytest.mark.rule("STR-4.7", "STR-4.8", "STR-4.9", "STR-4.10")
@pytest.mark.parametrize(("where", "contact"), list(CONTACTS.items()), ids=str)
def test_contacts_of_an_upright_tile(where: tuple[int, int], contact: str) -> None:
    direction, other = where
    assert connected(S, direction, other) == (contact == "connected")
    assert forbidden(S, direction, other) == (contact == "forbidden")


@pytest.mark.rule("STR-4.7", "STR-18.19")
@given(face=FACE, direction=FACE, other=FACE, turn=st.integers(0, 3))
def test_contacts_turn_with_the_tiles(face: int, direction: int, other: int, turn: int) -> None:
    turned = [(value + turn) % 4 for value in (face, direction, other)]
    assert connected(*turned) == connected(face, direction, other)
    assert forbidden(*turned) == forbidden(face, direction, other)
    # and look the same from the other side
    assert connected(other, direction ^ 2, face) == connected(face, direction, other)


@pytest.mark.rule("STR-4.14", "STR-4.15", "STR-4.16", "STR-4.26", "STR-4.33")
def test_g1_the_start(drawn: Any) -> None:
    city = drawn("v<")
    assert city.legal() == {
        (-1, 0, "s"), (-1, 0, "e"), (0, 1, "e"), (0, 1, "w"),
        (1, -1, "w"), (1, -1, "s"), (1, 1, "w"), (1, 1, "n"),
    }  # fmt: skip
    assert city.street(0, 0) == (1, (-1, 0), (1, 0))
    assert city.street(1, 0) == (1, (1, -1), (1, 1))
    assert city.points_in(0, 0) == [False, True]
    assert city.verdict(0, 0, "n") == "cell-taken"
    assert city.verdict(3, 3, "n") == "no-neighbour"


@pytest.mark.rule("STR-4.28", "STR-4.31", "STR-4.33")
def test_g2_a_closed_street_of_three(drawn: Any) -> None:
    city = drawn(">vvv<\n...v<", -3, -1)
    assert city.street(-1, -1) == (3, (-3, -1), (1, -1))
    assert city.closed(-1, -1)
    assert city.points_in(-1, -1) == [True, True]


@pytest.mark.rule("STR-4.25", "STR-4.28", "STR-4.30")
def test_g3_a_street_of_five(drawn: Any) -> None:
    assert drawn(">vvvvv<").closed(3, 0)
    assert not drawn(".vvvvv<").closed(3, 0)


@pytest.mark.rule("STR-4.27", "STR-4.29", "STR-4.33")
def test_g4_backs_and_upside_down_tiles_close_too(drawn: Any) -> None:
    city = drawn("<vvvvv^")
    assert city.closed(3, 0)
    assert city.points_in(3, 0) == [False, False]


@pytest.mark.rule("STR-4.18", "STR-4.30")
def test_g5_five_buildings_with_a_free_end(drawn: Any) -> None:
    city = drawn(">vvvvv.")
    assert not city.closed(3, 0)
    assert city.verdict(6, 0, "s") == "street-too-long"
    assert city.verdict(6, 0, "w") is None
    assert city.verdict(6, 0, "n") == city.verdict(6, 0, "e") == "not-connected"
    city.put(6, 1, W)  # its road ends below the free cell: now other faces are connected
    assert city.verdict(6, 0, "n") == "not-connected"
    city.put(7, 0, N)
    assert city.verdict(6, 0, "n") is None
    assert city.verdict(6, 0, "e") is None
    assert drawn(">vvvvv.").closed_by(6, 0, "w") == [(1, 0)]


@pytest.mark.rule("STR-4.24", "STR-4.35", "STR-4.36")
@pytest.mark.parametrize("face", ["s", "n"])
def test_g6_instant_closing(drawn: Any, face: str) -> None:
    assert drawn(">.<").closed_by(1, 0, face) == [(1, 0)]


@pytest.mark.rule("STR-4.10", "STR-4.12", "STR-4.17")
def test_g7_forbidden_contact(drawn: Any) -> None:
    left = drawn(".v\n^.")
    assert left.verdict(1, 1, "n") == "long-sides-touch"
    right = drawn("vv\nv.")
    assert right.verdict(1, 1, "s") is None


@pytest.mark.rule("STR-4.19", "STR-4.35", "STR-4.38")
def test_g8_a_branch(drawn: Any) -> None:
    city = drawn("vvv")
    assert city.verdict(1, 1, "e") is None
    assert city.closed_by(1, 1, "e") == []
    assert city.street(1, 1) == (1, (1, 0), (1, 2))
    assert city.points_in(1, 1) == [True, False]
    assert city.street(0, 0)[0] == 3


@pytest.mark.rule("STR-4.9", "STR-4.33")
def test_g9_back_contact(drawn: Any) -> None:
    city = drawn(">\nv")
    assert not connected(E, S, S)
    assert city.points_in(0, 0) == [False, False]


@pytest.mark.rule("STR-4.35", "STR-4.36", "STR-4.37")
def test_g10_five_closings(drawn: Any) -> None:
    city = drawn("..v..\n..>..\n>^.^<\n..>..\n..v..", -2, -2)
    assert city.verdict(0, 0, "s") is None
    assert city.closed_by(0, 0, "s") == [(-1, 0), (0, -1), (0, 0), (0, 1), (1, 0)]
    # its symbols point south: into its own street and into the column below it
    assert city.points_in(0, 1)[0]
    assert not city.points_in(0, -1)[1]
    assert not city.points_in(-1, 0)[1]
    assert not city.points_in(1, 0)[0]


@pytest.mark.rule("STR-4.11")
def test_corners_do_not_touch(drawn: Any) -> None:
    assert drawn("v").verdict(1, 1, "s") == "no-neighbour"


@pytest.mark.rule("STR-4.13")
def test_the_tile_does_not_matter_for_legality(scene: Any) -> None:
    table = scene(A=["art_gallery", "post_office", "toy_store"], B=["aquarium"])
    places: dict[str, set[str]] = {}
    for option in table.options():
        _, tile, place = option.split(" ", 2)
        places.setdefault(tile, set()).add(place)
    assert places["art_gallery"] == places["post_office"] == places["toy_store"]


@pytest.mark.rule("STR-4.20")
def test_merging_two_streets(drawn: Any) -> None:
    assert drawn("vv.vv").verdict(2, 0, "s") is None
    assert drawn("vv.vvv").verdict(2, 0, "s") == "street-too-long"
    city = drawn("vv.vv")
    city.put(2, 0, S)
    assert city.street(2, 0)[0] == 5


@pytest.mark.rule("STR-4.21", "STR-18.6", "STR-4.22", "STR-4.23", "STR-18.7", "STR-18.5")
def test_streets_partition_every_city(games: Any) -> None:
    for match in games(4):
        check(match.state)
        board = match.view(None)["board"]
        members = [b for street in board["streets"] for b in street["buildings"]]
        assert sorted(members) == list(range(len(board["city"])))
        for street in board["streets"]:
            faces = {board["city"][b]["face"] for b in street["buildings"]}
            assert faces == {street["face"]}
            assert 1 <= len(street["buildings"]) <= 5
            for end in street["ends"]:
                if end["building"] is not None:
                    assert board["city"][end["building"]]["face"] != street["face"]


@pytest.mark.rule("STR-4.32", "STR-9.21")
def test_an_end_building_of_an_open_street_is_no_closing_building(scene: Any) -> None:
    table = scene("corner_cafe (1,-1) W A", A=["toy_store"])
    rows = table.match.forecast(None)["buildings"]
    assert rows[0]["valuation"] == 0
    # at the end of the station's street, which is open in the west, it earns nothing either
    table = scene("corner_cafe (0,1) W A", A=["toy_store"])
    assert table.match.forecast(None)["buildings"][0]["valuation"] == 0


@pytest.mark.rule("STR-4.34", "STR-18.15")
def test_closed_streets_stay_closed(new: Any) -> None:
    table = new(3, 7, advisors=True)
    closed = 0
    from tabletown.core.rng import Dice

    dice = Dice(1)
    while not table.match.over:
        options = table.match.options()
        table.match.play(options[dice.below(len(options))])
        assert table.s.closed & closed == closed
        closed = table.s.closed


def transformed(x: int, y: int, face: str, turn: int, mirror: bool) -> tuple[int, int, str]:
    """A placement after mirroring the city east to west and turning it clockwise."""
    number = "nesw".index(face)
    if mirror:
        x, number = -x, (4 - number) % 4
    for _ in range(turn):
        x, y, number = -y, x, (number + 1) % 4
    return x, y, "nesw"[number]


@pytest.mark.rule("STR-18.19")
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
@given(
    choices=st.lists(st.integers(0, 10_000), min_size=1, max_size=18),
    turn=st.integers(0, 3),
    mirror=st.booleans(),
)
def test_turning_or_mirroring_changes_nothing(
    drawn: Any, choices: list[int], turn: int, mirror: bool
) -> None:
    here, there = drawn("v<"), drawn("")
    for x, y, face in [(0, 0, "s"), (1, 0, "w")]:
        mx, my, mface = transformed(x, y, face, turn, mirror)
        there.put(mx, my, "nesw".index(mface))
    for choice in choices:
        legal = sorted(here.legal())
        assert {transformed(*spot, turn, mirror) for spot in legal} == there.legal()
        spot = legal[choice % len(legal)]
        closed = here.closed_by(*spot)
        moved = there.closed_by(*transformed(*spot, turn, mirror))
        assert len(closed) == len(moved)


@pytest.mark.rule("STR-4.10", "STR-4.13", "STR-4.17", "STR-4.18")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_list_of_placements_is_what_the_rules_say(games: Any, seats: int) -> None:
    """The list that is kept from placement to placement, against the rules asked cell by cell."""
    for match in games(seats)[:3]:
        state = match.at(0).state
        for number, played in enumerate(match.history):
            state.apply(played.action, played.seat)
            if number % 3 == 0 or state.over:
                near = {(spot >> 2) + step for spot in state.spot for step in STEP}
                legal = [
                    cell * 4 + face
                    for cell in near
                    for face in range(4)
                    if why_not_here(state.ground, cell, face, 5) is None
                ]
                assert state.spots == sorted(legal)


@pytest.mark.rule("STR-4.10", "STR-4.16", "STR-4.17")
def test_every_neighbourhood(drawn: Any) -> None:
    """All 625 ways to surround a cell: the allowed faces against the contacts."""
    for index in range(625):
        digits = [index // 125, index // 25 % 5, index // 5 % 5, index % 5]
        city, ground, middle = drawn(""), bytearray(CELLS), cell_at(0, 0)
        for direction, digit in enumerate(digits):
            if digit:
                x, y = [(0, -1), (1, 0), (0, 1), (-1, 0)][direction]
                city.put(x, y, digit - 1)
                ground[middle + STEP[direction]] = built(direction, digit - 1)
        for face, word in enumerate("nesw"):
            refusal = why_not_here(ground, middle, face, 5)
            assert (city.verdict(0, 0, word) is None) == (refusal is None)


@pytest.mark.rule("STR-4.15")
def test_nothing_is_placed_beside_nothing_not_even_at_the_edge(drawn: Any) -> None:
    empty = drawn("").ground
    refusals = [why_not_here(empty, cell, 0, 5) for cell in range(len(empty))]
    assert {refusal.key if refusal else None for refusal in refusals} == {"no-neighbour"}
