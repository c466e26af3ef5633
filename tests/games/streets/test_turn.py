"""Chapters 5 to 7: the turn, abandoning, building."""

from __future__ import annotations

from typing import Any

import pytest

FULL = """
grand_hotel      (1,-1) W A; tourist 2
toy_store        (1,1)  W A; parent 1
micro_brewery    (0,1)  W A; hipster 3
sneaker_lab      (0,2)  W A; hipster 2
department_store (-1,0) S A; shopper 1
"""


def without_placements(table: Any) -> None:
    """Take all legal placements away: no city of the box can be built so by play."""
    table.s.spots.clear()
    table.s.advance()


@pytest.mark.rule("STR-5.2", "STR-11.1", "STR-8.1")
def test_a_turn_is_build_and_draw(scene: Any) -> None:
    table = scene(A=["art_gallery", "aquarium"], B=["post_office"], stack=["toy_store"])
    table.play("place art_gallery 1,1 w")
    keys = [event.key for event in table.events]
    assert keys == ["built", "drew", "drew-tile", "stack-empty"]  # no street closed: no income step
    assert table.match.view(0)["board"]["players"][0]["hand"] == ["aquarium", "toy_store"]
    assert (table.seat, table.prompt) == (1, "build")


@pytest.mark.rule("STR-5.2", "STR-7.7", "STR-8.17")
def test_the_order_of_a_turn_with_income(scene: Any) -> None:
    table = scene(
        """
        supermarket  (1,-1) W B; shopper 1
        starter_home (0,-1) S A; parent 1
        """,
        A=["art_gallery"],
        B=["post_office"],
        stack=["grand_hotel"],
    )
    table.play("place art_gallery -1,-1 e")
    assert [event.key for event in table.events] == [
        "built", "scoring", "income", "signs-back", "became-seekers", "drew", "drew-tile",
        "stack-empty",
    ]  # fmt: skip


@pytest.mark.rule("STR-5.3")
def test_nobody_may_pass(scene: Any) -> None:
    table = scene(A=["art_gallery"], B=["post_office"])
    assert table.refusal("discard art_gallery") == ("must-build", "STR-5.3")
    assert [r.key for r in table.match.explain(0, "pass")] == ["must-build"]


@pytest.mark.rule("STR-5.5")
def test_without_a_placement_a_tile_goes_into_the_box(scene: Any) -> None:
    table = scene(A=["art_gallery", "toy_store"], B=["post_office", "aquarium"])
    without_placements(table)
    assert sorted(table.options()) == ["discard art_gallery", "discard toy_store"]
    uncounted = table.s.clone()
    uncounted.cached = None  # as in a world dealt for another seat
    assert [uncounted.option(place) for place in (0, 1)] == table.s.options(table.seat)
    table.play("discard toy_store")
    assert table.match.view(1)["board"]["discarded"] == ["toy_store"]
    assert table.seat == 1  # it counted as the build
    table.play("discard aquarium")
    assert table.match.over  # the last tiles went the same way
    assert table.money == [0, 0]


@pytest.mark.rule("STR-5.6")
def test_nobody_abandons_for_nothing(scene: Any) -> None:
    table = scene(FULL, A=["art_gallery", "starter_home"], B=["post_office"])
    assert table.prompt == "abandon"
    from tabletown.games.streets.rules.turn import TURN_START

    s = table.s
    s.spots.clear()
    s.stack.clear()
    s.then(TURN_START)
    s.advance()
    assert table.prompt == "build"
    assert sorted(table.options()) == ["discard art_gallery", "discard starter_home"]
    assert s.free[0] == 0


@pytest.mark.rule("STR-5.7", "STR-5.4")
def test_optional_abilities_can_be_declined(scene: Any) -> None:
    table = scene(
        options={"advisors": True},
        advisors=["investor"],
        A=["art_gallery"],
        B=["post_office"],
    )
    table.play("place art_gallery 1,1 w")
    assert table.options() == ["signs 1", "signs 2"]
    table.play("signs 1")
    assert table.free[0] == 4


@pytest.mark.rule("STR-5.4", "STR-5.8")
def test_a_single_option_is_not_asked_for(scene: Any) -> None:
    table = scene(FULL.replace("A", "B"), A=["starter_home"], B=["art_gallery"], active=0)
    # closing the park's column moves people of four kinds; each has at most one destination
    table.play("place starter_home 1,2 n")
    assert table.match.over or table.prompt == "abandon"


# -- abandoning -----------------------------------------------------------------------------------


@pytest.mark.rule("STR-6.11", "STR-10.3")
def test_nobody_moves_into_an_abandoned_building(scene: Any) -> None:
    table = scene(FULL, A=["kindergarten"], B=["aquarium", "art_gallery"])
    table.play("abandon 0,1", "place kindergarten -2,0 s")
    assert table.people("0,2") == {"hipster": 5}
    # B closes the column of the park: its hipsters find no place on the abandoned Micro Brewery
    assert table.building("0,1")["state"] == "abandoned"
    assert 2 not in table.match.forecast(None)["seekers"]["hipster"]["available"]
    available = table.match.forecast(None)["seekers"]["hipster"]["available"]
    assert available == [table.at("0,2")]


@pytest.mark.rule("STR-6.12", "STR-9.5", "STR-9.20")
def test_an_abandoned_building_still_counts(scene: Any) -> None:
    table = scene(
        """
        starter_home   (-1,0) S A; parent 1
        trendy_lofts   (-2,0) S -
        post_office    (-3,0) S A
        """,
        A=["toy_store"],
    )
    rows = {row["tile"]: row["valuation"] for row in table.match.forecast(None)["buildings"]}
    # parents: Home 1, Lofts 2, Station 1, mixed: park 1, Post Office 1; four buildings
    assert rows == {"starter_home": 12, "post_office": 8}


@pytest.mark.rule("STR-6.13")
def test_an_abandoned_building_gets_no_owner_again(scene: Any) -> None:
    table = scene(FULL, A=["kindergarten", "aquarium"], B=["art_gallery"])
    table.play("abandon 0,1", "place kindergarten -2,0 s")
    assert table.building("0,1")["owner"] is None
    assert "place art_gallery 0,1 w" not in table.options()
    assert table.refusal("place art_gallery 0,1 w") == ("cell-taken", "STR-4.14")


@pytest.mark.rule("STR-6.2", "STR-6.4")
def test_why_not_abandon(scene: Any) -> None:
    table = scene(FULL, A=["kindergarten"], B=["aquarium"])
    assert table.refusal("abandon 0,0") == ("not-your-building", "STR-6.2")
    assert table.refusal("abandon 5,5") == ("not-your-building", "STR-6.2")
    table = scene(A=["kindergarten"], B=["aquarium"])
    assert ("sign-is-free", "STR-6.4") in [
        (r.key, r.rule) for r in table.match.explain(0, "abandon")
    ]


@pytest.mark.rule("STR-6.6")
def test_an_abandoned_building_brings_nothing(scene: Any) -> None:
    table = scene(FULL, A=["kindergarten"], B=["aquarium"])
    table.play("abandon 1,-1")
    assert table.money == [0, 0]
    assert not [b for b in table.match.forecast(None)["buildings"] if b["tile"] == "grand_hotel"]


# -- building -------------------------------------------------------------------------------------


@pytest.mark.rule("STR-7.1")
def test_any_tile_on_any_legal_place(scene: Any) -> None:
    table = scene(A=["art_gallery", "post_office"], B=["aquarium"])
    assert len(table.options()) == 2 * 8
    assert table.refusal("place aquarium 1,1 w") == ("not-in-hand", "STR-7.1")


@pytest.mark.rule("STR-7.4")
def test_too_few_people_in_the_supply(scene: Any) -> None:
    table = scene("toy_store (-1,0) S A; parent 10", A=["trendy_lofts"], B=["aquarium"])
    assert table.match.view(None)["board"]["supply"]["parent"] == 1
    table.play("place trendy_lofts 1,1 w")
    assert table.people("1,1") == {"parent": 1}
    assert table.match.view(None)["board"]["supply"]["parent"] == 0


@pytest.mark.rule("STR-7.8")
def test_building_is_free_of_charge(scene: Any) -> None:
    table = scene(A=["art_gallery", "toy_store"], B=["aquarium"], money=[3, 0])
    table.play("place art_gallery 1,1 w")
    assert table.money == [3, 0]


@pytest.mark.rule("STR-7.6", "STR-7.7", "STR-10.13", "STR-10.14")
@pytest.mark.parametrize(
    ("tile", "money"), [("micro_brewery", 12), ("art_gallery", 8), ("starter_home", 6)]
)
def test_seekers_come_before_the_street_is_scored(scene: Any, tile: str, money: int) -> None:
    """The gap: the new building closes its own street at once, and the seekers are in it."""
    table = scene(
        """
        central_station  (0,0)   S -; -; seekers hipster 1 parent 1
        city_park        (1,0)   W -
        department_store (-1,0)  E B; shopper 2
        seafood_grill    (-1,-1) E A; tourist 2
        hardware_store   (1,-1)  W B
        sneaker_lab      (0,1)   W -; -; seekers hipster 2
        corner_cafe      (0,2)   N B
        """,
        A=[tile],
        B=["aquarium"],
    )
    table.play(f"place {tile} 0,-1 s")
    assert table.money[0] == money


@pytest.mark.rule("STR-7.7")
def test_the_order_inside_a_build(scene: Any) -> None:
    table = scene(
        "central_station (0,0) S -; -; seekers hipster 1", A=["art_gallery"], B=["aquarium"]
    )
    table.play("place art_gallery 1,1 w")
    assert [event.key for event in table.events][:2] == ["built", "seekers-came"]
    assert table.people("1,1") == {"hipster": 2}


def test_an_option_is_found_without_the_list(new: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Placements are made when somebody wants to see them first."""
    s = new(2).s
    tables = s.setting.tables
    fresh: list[list[Any]] = [[None] * len(row) for row in tables.placements]
    monkeypatch.setattr(tables, "placements", fresh)
    step = s.asking()
    found = [step.option(s, place) for place in range(step.how_many(s))]
    assert found == step.options(s)
    assert len(set(found)) == len(found) > 20
