"""Chapter 3: the city as tiles, slots, and the relocation of districts."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.games.great_machine.rules.relocation import relocate_options
from tabletown.games.great_machine.state.city import City, cells_of, spot

CODES = ("TR", "IN", "SC", "TH", "EL", "MC", "TL", "CC", "CS")
# Two blocks of four districts; the Theatre is the only bridge between them.
TWO_BLOCKS = {
    "trade": (0, 0, "h"), "elite": (2, 0, "h"), "industrial": (0, 1, "h"), "science": (2, 1, "h"),
    "theatre": (4, 0, "h"),
    "main_citadel": (6, 0, "h"), "tower_of_law": (8, 0, "h"), "control_centre": (6, 1, "h"),
    "central_square": (8, 1, "h"),
}  # fmt: skip


def neighbours(table: Any, code: str) -> set[str]:
    near = table.s.city.neighbours[table.d(code)]
    return {other for other in CODES if table.d(other) in near}


def relocating(plotting: Any, **more: Any) -> Any:
    """A servant in the Control Centre has just been told to relocate a district."""
    more.setdefault("servants", {"P": "CC"})
    return plotting(**more).play("order P control_relocate")


@pytest.mark.rule("GM-3.1", "GM-3.2", "GM-3.3")
def test_a_tile_covers_two_cells_and_has_six_exits(scene: Any) -> None:
    table = scene(phase="access", event="high_alert")
    view = {code: table.district(code) for code in CODES}
    assert (view["TR"]["column"], view["TR"]["row"], view["TR"]["turn"]) == (1, 0, "h")
    assert (view["EL"]["column"], view["EL"]["row"], view["EL"]["turn"]) == (1, 1, "v")
    places = table.s.places
    assert cells_of(places[table.d("TR")]) == ((1, 0), (2, 0))
    assert cells_of(places[table.d("EL")]) == ((1, 1), (1, 2))
    assert all(len(district["exits"]) == 6 for district in view.values())
    # clockwise from the west end of the north side: the Theatre has six different neighbours
    assert view["TH"]["exits"] == [
        "industrial", "central_square", "science", "tower_of_law", "control_centre", "main_citadel",
    ]  # fmt: skip


@pytest.mark.rule("GM-3.4")
def test_districts_that_share_an_edge_are_connected_once(scene: Any) -> None:
    table = scene(phase="access", event="high_alert")
    assert neighbours(table, "TR") == {"EL", "IN"}
    # Elite and Industrial share two edges: one connection
    assert table.district("EL")["exits"].count("industrial") == 2
    assert table.district("EL")["connections"].count("industrial") == 1
    assert neighbours(table, "EL") == {"TR", "IN", "MC"}
    # a common corner is no connection: Elite (1,2) and the Theatre (2,3)
    assert "TH" not in neighbours(table, "EL")


@pytest.mark.rule("GM-3.5", "GM-3.6", "GM-3.7")
@pytest.mark.parametrize(
    ("district", "place"),
    [
        ("trade", (1, 1, "h")),  # over the Elite District
        ("trade", (1, 13, "h")),  # away from everything
        ("trade", (5, 3, "h")),  # beside Science alone
    ],
)
def test_an_illegal_city_cannot_be_laid(scene: Any, district: str, place: Any) -> None:
    legal = {
        "trade": (1, 0, "h"), "elite": (1, 1, "v"), "industrial": (2, 1, "v"),
        "central_square": (3, 2, "h"), "main_citadel": (0, 3, "h"), "theatre": (2, 3, "h"),
        "science": (4, 3, "v"), "control_centre": (1, 4, "h"), "tower_of_law": (3, 4, "v"),
    }  # fmt: skip
    assert scene(city=legal).s.city.is_legal()
    with pytest.raises(tabletown.BadPosition, match="not legal"):
        scene(city={**legal, district: place})


@pytest.mark.rule("GM-3.7")
def test_a_city_in_two_parts_is_not_legal(scene: Any) -> None:
    assert scene(city=TWO_BLOCKS).s.city.is_legal()
    # every district keeps two connections, but the bridge is gone
    with pytest.raises(tabletown.BadPosition, match="not legal"):
        scene(city={**TWO_BLOCKS, "theatre": (1, 2, "h")})


@pytest.mark.rule("GM-3.8", "GM-3.9")
def test_a_district_without_a_free_side_cannot_be_relocated(plotting: Any) -> None:
    table = relocating(plotting)
    free = {code for code in CODES if table.district(code)["free_side"]}
    # both are hemmed in on all four sides; one taken exit is enough to close a side
    assert set(CODES) - free == {"TH", "IN"}
    assert table.district("IN")["exits"][1:3] == [None, "central_square"]
    assert table.refusal("relocate TH 4,5 v") == ("no-free-side", "GM-3.9")
    assert not any(text.startswith("relocate theatre") for text in table.options())
    refusals = table.match.explain(0, "theatre")
    assert [(r.key, r.rule) for r in refusals] == [("no-free-side", "GM-3.9")]
    # a side with two exits is free only if neither leads to a district: the north of the
    # Central Square has nothing at (3,1) and (4,1)
    square = table.district("CS")
    assert square["exits"][:2] == [None, None]
    assert square["free_side"]


@pytest.mark.rule("GM-3.10", "GM-3.17")
def test_a_district_moves_with_everything_on_it(plotting: Any) -> None:
    table = relocating(
        plotting, culum={"at": "TR"}, servants={"P": "CC", "E": "TR"}, guards={"TR": (1, 1)},
        citizens={"TR": "A.u S.k T.r"}, raids="TR",
    )  # fmt: skip
    before = table.district("TR", 1)
    table.play("relocate TR 4,5 v")
    after = table.district("TR", 1)
    assert neighbours(table, "TR") == {"SC", "TL"}
    kept = ("guards", "broken", "people", "servants", "heroes", "raid", "riot")
    assert {name: after[name] for name in kept} == {name: before[name] for name in kept}
    assert after["turn"] == "v"


@pytest.mark.rule("GM-3.11", "GM-3.13")
def test_what_makes_a_relocation_illegal(plotting: Any) -> None:
    table = relocating(plotting)
    assert table.refusal("relocate TR 1,1 h") == ("places-overlap", "GM-3.5")
    assert table.refusal("relocate TR 5,4 h") == ("fewer-than-two-connections", "GM-3.6")
    assert table.refusal("relocate TR 1,0 h") == ("same-place", "GM-3.13")
    assert table.offers("relocate TR 4,5 v")


@pytest.mark.rule("GM-3.11", "GM-3.13")
@pytest.mark.parametrize(
    "layout", [*[f"layout_standard_{i}" for i in range(1, 5)], "layout_original_5"]
)
def test_every_relocation_on_offer_leaves_a_legal_city(scene: Any, layout: str) -> None:
    s = scene(layout=layout, phase="access", event="flying_carpets").s
    actions = relocate_options(s)
    assert actions
    for action in actions:
        moved, place = action.args[0], action.args[1] * 2 + action.args[2]
        assert s.city.why_not_relocate(moved, place) is None
        after = s.city.relocated(moved, place)
        assert after.is_legal()
        assert place != s.places[moved]
    # and nothing legal is left out: every other place has a reason
    offered = {(a.args[0], a.args[1] * 2 + a.args[2]) for a in actions}
    for d in range(9):
        for column in range(-2, 9):
            for row in range(-2, 9):
                for turn in (0, 1):
                    place = spot(column, row, turn)
                    refused = s.city.why_not_relocate(d, place) is not None
                    assert refused == ((d, place) not in offered)


@pytest.mark.rule("GM-3.7", "GM-3.11")
def test_a_relocation_may_not_cut_the_city_in_two(plotting: Any) -> None:
    table = relocating(plotting, city=TWO_BLOCKS)
    assert neighbours(table, "TH") == {"EL", "MC"}
    assert table.refusal("relocate TH 0,2 h") == ("fewer-than-two-connections", "GM-3.6")
    assert table.refusal("relocate TH 1,2 h") == ("city-falls-apart", "GM-3.7")
    assert table.offers("relocate TH 4,1 h")


@pytest.mark.rule("GM-3.12")
def test_any_district_may_be_relocated_also_the_control_centre(plotting: Any) -> None:
    table = relocating(plotting, culum={"at": "TR"}, servants={"P": "CC", "E": "MC", "L": "MC"})
    movable = {text.split()[1] for text in table.options()}
    assert movable == {
        "control_centre", "trade", "main_citadel", "elite", "science", "tower_of_law",
        "central_square",
    }  # fmt: skip
    option = next(text for text in table.options() if text.startswith("relocate control_centre"))
    table.play(option)
    assert table.servant_at("P") == "CC"
    assert table.s.city.is_legal()


@pytest.mark.rule("GM-3.14", "GM-5.40")
@pytest.mark.plain
def test_without_a_legal_relocation_nobody_is_offered_one(
    scene: Any, plotting: Any, arrived: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(City, "can_relocate", lambda city: False)
    table = plotting(servants={"P": "CC"})
    assert table.refusal("order P control_relocate") == ("nothing-to-relocate", "GM-3.14")
    table = arrived("culum", culum={"at": "CC", "trust": 4})
    assert table.refusal("act control_a") == ("nothing-to-relocate", "GM-3.14")
    assert scene(phase="access", event="flying_carpets").prompt == "access"


@pytest.mark.rule("GM-3.15", "GM-3.16")
def test_slots_of_the_districts(scene: Any) -> None:
    table = scene()
    assert [table.district(code)["guard_slots"] for code in CODES] == [3] * 9
    slots = {code: table.district(code)["citizen_slots"] for code in CODES}
    assert slots == {
        "TR": 6, "IN": 6, "SC": 6, "TH": 6, "EL": 6, "CS": 6, "MC": 4, "TL": 4, "CC": 4,
    }  # fmt: skip


@pytest.mark.rule("GM-3.18")
def test_nothing_is_placed_where_no_slot_is_free(plotting: Any, arrived: Any) -> None:
    table = plotting(guards={"EL": 3, "IN": (2, 1), "TR": 2, "SC": 0})
    assert table.refusal("guard TR EL") == ("no-guard-slot", "GM-8.6")
    assert table.refusal("guard TR IN") == (
        "no-guard-slot",
        "GM-8.6",
    )  # broken guards fill slots too
    assert table.offers("guard TR SC")
    full = arrived(
        "culum", culum={"at": "IN", "trust": 6},
        citizens={"IN": "A.k", "TR": "u u u u u u", "MC": "u u u u", "TH": "u u u", "SC": "u u u"},
    )  # fmt: skip
    full.play("act move_citizens")
    assert full.refusal("district TR") == ("no-citizen-slot", "GM-3.18")
    assert full.refusal("district MC") == ("no-citizen-slot", "GM-3.18")
    assert full.offers("district EL")


@pytest.mark.rule("GM-3.19", "GM-8.3")
def test_pieces_pass_through_full_districts(plotting: Any, arrived: Any) -> None:
    # the only way of two from Trade to the Central Square leads through the Industrial District
    table = plotting(guards={"IN": 3, "CS": 1, "TR": 2}, bonds=2)
    table.play("guard TR CS")
    assert (table.s.bonds, table.guards("CS")) == (0, (2, 0))
    moved = arrived(
        "culum", culum={"at": "TR", "trust": 2},
        citizens={"TR": "A.k", "IN": "u u u u u u", "EL": "u u u u u"},
    )  # fmt: skip
    moved.play("act move_citizens", "district CS")
    assert moved.trust("culum") == 0
    assert "A.k" in moved.people("CS").split()
