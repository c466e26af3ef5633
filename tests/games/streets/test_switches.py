"""Section 17: optional switches, all off by default."""

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


def test_all_are_off_by_default(game: Any) -> None:
    options = game.config(2).options
    assert not any(
        options[name]
        for name in ("people_may_enter_abandoned", "copy_positional", "station_is_destination")
    )


@pytest.mark.rule("STR-17.1", "STR-17.2")
def test_people_may_enter_abandoned_buildings(scene: Any) -> None:
    on = {"people_may_enter_abandoned": True}
    table = scene(FULL, options=on, A=["kindergarten", "art_gallery"], B=["starter_home"])
    table.play("abandon 0,2")  # its own people cannot stay: they go to the Brewery
    assert table.people("0,1") == {"hipster": 5}
    assert table.building("0,2")["state"] == "abandoned"
    available = table.match.forecast(None)["seekers"]["hipster"]["available"]
    assert available == [table.at("0,1"), table.at("0,2")]


@pytest.mark.rule("STR-17.2")
def test_not_the_building_being_abandoned(scene: Any) -> None:
    on = {"people_may_enter_abandoned": True}
    table = scene(FULL, options=on, A=["kindergarten"], B=["starter_home"])
    table.play("abandon 1,1")
    assert table.seekers("1,1") == {"parent": 1}


@pytest.mark.rule("STR-17.1")
def test_people_of_a_closed_street_enter_abandoned_buildings(scene: Any) -> None:
    city = [
        {"tile": "supermarket", "cell": "1,-1", "face": "w", "owner": 1, "people": 1},
        {"tile": "art_gallery", "cell": "0,-1", "face": "s", "owner": 0, "people": 3},
        {"tile": "student_house", "cell": "1,1", "face": "w", "abandoned": True},
    ]
    for on in (False, True):
        table = scene(
            options={"people_may_enter_abandoned": on}, A=["corner_cafe"], B=["aquarium"],
            city=city,
        )  # fmt: skip
        table.play("place corner_cafe -1,-1 e")
        assert table.people("1,1") == ({"hipster": 3} if on else {})


@pytest.mark.rule("STR-17.3", "STR-9.26")
@pytest.mark.parametrize(("on", "value"), [(False, 0), (True, 8)])
def test_copying_positional_valuations(scene: Any, on: bool, value: int) -> None:
    city = """
    supermarket        (1,-1)  W B; shopper 1
    skyline_restaurant (0,-1)  S B; tourist 1
    franchise_outlet   (-1,-1) S A
    """
    table = scene(city, options={"copy_positional": on}, A=["corner_cafe"], B=["aquarium"])
    table.play("place corner_cafe -2,-1 e")
    told = {e["tile"]: e["valuation"] for e in table.told("income")}
    # the Restaurant's place has four neighbours: Supermarket, Outlet, Station, Park
    assert told == {"skyline_restaurant": 8, "franchise_outlet": value}


@pytest.mark.rule("STR-17.4", "STR-15.19")
@pytest.mark.parametrize("on", [False, True])
def test_people_tie_break_for_closing_tiles_only(scene: Any, on: bool) -> None:
    # Nothing can be copied: all placements are worth $0. Closing the station's street would move
    # its tourist to the Sneak's Restaurant.
    table = scene(
        "skyline_restaurant (1,1) W B; tourist 1",
        seats=1, mode="solo", options={"sneak_people_tie_closing_only": on}, A=["grand_hotel"],
        phase="sneak", sneak_tile="franchise_outlet", fill=2,
    )  # fmt: skip
    if on:
        assert len(table.options()) == len(table.s.spots) == 8
        assert "sneak -1,0 e" in table.options()
    else:
        assert table.building("-1,0")["tile"] == "franchise_outlet"  # it was forced
        assert table.people("1,1") == {"tourist": 2}


@pytest.mark.rule("STR-17.5", "STR-10.4")
@pytest.mark.parametrize("on", [False, True])
def test_the_station_as_a_destination(scene: Any, on: bool) -> None:
    city = "supermarket (1,-1) W B; shopper 1\nart_gallery (0,-1) S A; hipster 3"
    table = scene(city, options={"station_is_destination": on}, A=["corner_cafe"], B=["aquarium"])
    table.play("place corner_cafe -1,-1 e")
    assert table.people("0,0").get("hipster") == (4 if on else 1)
    assert table.seekers("0,-1") == ({} if on else {"hipster": 3})


@pytest.mark.rule("STR-17.5")
def test_a_closed_station_takes_nobody(scene: Any) -> None:
    city = """
    central_station (0,0)  S -
    toy_store       (-1,0) E -
    supermarket     (1,-1) W B; shopper 1
    art_gallery     (0,-1) S A; hipster 3
    """
    table = scene(city, options={"station_is_destination": True}, A=["corner_cafe"], B=["aquarium"])
    table.play("place corner_cafe -1,-1 e")
    assert table.people("0,0") == {}
    assert table.seekers("0,-1") == {"hipster": 3}
