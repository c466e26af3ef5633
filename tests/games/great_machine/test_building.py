"""Chapter 22: building the city."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.core.errors import BadPosition
from tabletown.games.great_machine.state.city import City, keeps_advice, unspot

STANDARD = [f"layout_standard_{n}" for n in (1, 2, 3, 4)]
ORIGINAL = [f"layout_original_{n}" for n in (5, 6)]
TOWERS = {"main_citadel", "tower_of_law", "control_centre"}
LAYOUT_1 = {
    "trade": (1, 0, "h"), "elite": (1, 1, "v"), "industrial": (2, 1, "v"),
    "central_square": (3, 2, "h"), "main_citadel": (0, 3, "h"), "theatre": (2, 3, "h"),
    "science": (4, 3, "v"), "control_centre": (1, 4, "h"), "tower_of_law": (3, 4, "v"),
}  # fmt: skip


def new(layout: str, seed: int = 0, mode: str = "versus", **options: Any) -> Any:
    options = {"layout": layout, "heroes": "culum-veiga-sylvia", **options}
    return tabletown.new("great_machine", mode=mode, seats=3, seed=seed, options=options)


def links(match: Any) -> dict[str, set[str]]:
    """The connections of the city as everybody sees them."""
    return {d["id"]: set(d["connections"]) for d in match.view(None)["board"]["districts"]}


def steps(near: dict[str, set[str]], start: str) -> dict[str, int]:
    found, frontier, away = {start: 0}, [start], 0
    while frontier:
        away += 1
        frontier = [d for f in frontier for d in sorted(near[f]) if d not in found]
        found.update(dict.fromkeys(frontier, away))
    return found


def broken_advice(near: dict[str, set[str]]) -> list[str]:
    """The rules of advice that a city does not keep."""
    found = []
    if max(steps(near, "main_citadel").values()) > 2:
        found.append("GM-22.2")
    if any(near[d] <= TOWERS for d in near if d not in TOWERS):
        found.append("GM-22.3")
    if "tower_of_law" in near["main_citadel"]:
        found.append("GM-22.4")
    return found


def is_legal(near: dict[str, set[str]]) -> bool:
    return len(steps(near, "trade")) == 9 and all(len(others) >= 2 for others in near.values())


@pytest.mark.rule("GM-22.1", "GM-3.6", "GM-3.7")
def test_any_legal_city_may_be_used(scene: Any) -> None:
    table = scene(city={**LAYOUT_1, "trade": (4, 5, "v")})
    assert links(table.match)["trade"] == {"science", "tower_of_law"}
    for place in ((5, 5, "h"), (9, 9, "h"), (2, 1, "h")):  # one connection, none, overlapping
        with pytest.raises(BadPosition, match=r"GM-3\.5"):
            scene(city={**LAYOUT_1, "trade": place})


@pytest.mark.rule("GM-22.2", "GM-22.3", "GM-22.4")
@pytest.mark.parametrize(
    ("moved", "broken"),
    [
        ({}, []),
        ({"trade": (4, 5, "v")}, ["GM-22.2"]),  # three steps from the Citadel
        ({"trade": (0, 4, "v")}, ["GM-22.3"]),  # beside the Citadel and the Control Centre only
        ({"tower_of_law": (0, 1, "v")}, ["GM-22.4"]),
    ],
)
def test_the_advice_is_told_from_the_city(
    scene: Any, moved: dict[str, Any], broken: list[str]
) -> None:
    table = scene(city={**LAYOUT_1, **moved})
    assert broken_advice(links(table.match)) == broken
    t = table.s.tables
    assert keeps_advice(table.s.city, t.citadel, t.tower, t.towers) is (not broken)


@pytest.mark.rule("GM-22.2", "GM-8.2")
def test_in_the_first_round_four_bonds_reach_every_district(plotting: Any) -> None:
    table = plotting(bonds=4)
    for code in ("TR", "IN", "SC", "TH", "EL", "TL", "CC", "CS"):
        assert table.offers(f"move P {code}")


@pytest.mark.rule("GM-22.5", "GM-22.7")
@pytest.mark.parametrize("mode", ["versus", "automa"])
def test_random_cities_are_legal_and_keep_the_advice_if_wanted(mode: str) -> None:
    cities = [links(new("build_quick_random", seed, mode)) for seed in range(12)]
    assert all(is_legal(near) and broken_advice(near) == [] for near in cities)
    assert len({str(sorted((d, sorted(n)) for d, n in near.items())) for near in cities}) > 6
    free = [links(new("build_quick_random", seed, mode, advice=False)) for seed in range(12)]
    assert all(is_legal(near) for near in free)
    assert any(broken_advice(near) for near in free)  # it binds nobody


@pytest.mark.rule("GM-22.6", "GM-22.10")
def test_one_player_builds_by_hand() -> None:
    match = new("build_quick_manual", machine_seat=1)
    for laid in range(9):
        assert match.state.deciders() == (1,)
        if laid < 8:  # the last tile is taken without asking
            assert match.decision(1).prompt == "take-tile"
            match.play(match.options()[-1])
        assert match.decision(1).prompt == "lay-tile"
        check_places(match, laid)
        match.play(match.options()[-1 if laid == 8 else 0])
    assert is_legal(links(match))


def check_places(match: Any, laid: int) -> None:
    """From the third tile on every place touches two districts, the second one touches the first."""
    options = match.options()
    assert options
    s = match.state
    assert sum(place >= 0 for place in s.places) == laid
    for action in options:
        district, place = action.args[0], action.args[1] * 2 + action.args[2]
        after = s.city.laid(district, place)
        assert len(after.neighbours[district]) >= min(laid, 2)
        assert len(after.cell_of) == 2 * (laid + 1)  # nothing overlaps


@pytest.mark.rule("GM-22.10")
def test_a_tile_may_not_touch_one_district_alone() -> None:
    match = new("build_quick_manual")
    match.play("tile trade")
    match.play("lay trade 0,0 h")
    match.play("tile elite")
    match.play("lay elite 0,1 h")  # below it: cells 0,0 to 1,1 are taken
    match.play("tile science")
    offered = {action.text for action in match.options()}
    assert "lay science 2,0 v" in offered  # beside both
    assert "lay science 2,0 h" not in offered  # beside Trade only
    assert match.refusal(0, match.parse("lay science 2,0 h")).rule == "GM-22.10"


@pytest.mark.rule("GM-22.8", "GM-22.9", "GM-22.11")
@pytest.mark.parametrize("seed", range(3))
def test_rivals_draw_from_two_stacks_in_turn(seed: int) -> None:
    match = new("build_rivalry", seed)
    common = ["trade", "industrial", "science", "theatre", "elite"]
    drawn: list[str] = []
    number = 0
    while match.state.round == 0 and number < 9:
        (seat,) = match.state.deciders()
        assert seat == (0 if number % 2 == 0 else 1)  # the Machine first, then the heroes together
        decision = match.decision(seat)
        if decision.prompt == "draw-tile":
            match.play(match.options()[-1])
        decision = match.decision(seat)
        assert decision.prompt == "lay-tile"
        drawn.append(decision.details["district"])
        check_places(match, number)
        match.play(match.options()[len(match.options()) // 2])
        number += 1
    assert sorted(drawn[:4]) == ["central_square", "control_centre", "main_citadel", "tower_of_law"]
    assert sorted(drawn[4:]) == sorted(common)  # the special stack was empty
    assert is_legal(links(match))


@pytest.mark.rule("GM-22.8", "GM-21.4")
def test_the_stacks_are_shuffled_and_face_down() -> None:
    firsts = set()
    for seed in range(8):
        match = new("build_rivalry", seed)
        assert [action.text for action in match.options()] == ["pile common", "pile special"]
        before = match.view(0)["board"]
        match.play("pile common")
        firsts.add(match.decision(0).details["district"])
        assert before["districts"] == []
    assert len(firsts) > 2


@pytest.mark.rule("GM-22.9")
def test_the_first_tile_lies_in_the_middle() -> None:
    match = new("build_rivalry")
    match.play("pile common")
    assert {action.text.split(maxsplit=2)[2] for action in match.options()} == {"0,0 h", "0,0 v"}


@pytest.mark.rule("GM-22.12", "GM-22.13", "GM-22.15")
@pytest.mark.parametrize("layout", STANDARD + ORIGINAL)
def test_the_ready_made_layouts_are_legal_and_keep_the_advice(layout: str) -> None:
    for seed in range(4):
        near = links(new(layout, seed))
        assert is_legal(near)
        assert broken_advice(near) == []


@pytest.mark.rule("GM-22.12", "GM-22.13")
def test_four_standard_and_two_original_layouts_exist() -> None:
    layouts = new("layout_standard_1").state.tables.layouts.values()
    assert [entry.id for entry in layouts if entry.kind == "standard"] == STANDARD
    assert [entry.id for entry in layouts if entry.kind == "original"] == ORIGINAL


@pytest.mark.rule("GM-22.14")
@pytest.mark.parametrize("layout", STANDARD + ORIGINAL)
def test_from_the_third_layout_on_common_districts_lie_at_random(layout: str) -> None:
    cities = [new(layout, seed).state for seed in range(6)]
    special = {
        tuple(p for d, p in enumerate(s.places) if s.tables.special >> d & 1) for s in cities
    }
    common = {tuple(p for d, p in enumerate(s.places) if s.tables.common >> d & 1) for s in cities}
    assert len(special) == 1
    assert (len(common) > 1) is (layout not in STANDARD[:2])


@pytest.mark.rule("GM-22.15")
def test_the_first_layout_is_the_one_of_the_worked_example() -> None:
    s = new("layout_standard_1").state
    places = {id: unspot(s.places[d]) for d, id in enumerate(s.tables.district_ids)}
    assert places == {id: (c, r, "hv".index(turn)) for id, (c, r, turn) in LAYOUT_1.items()}
    assert City.of(s.places) is s.city
