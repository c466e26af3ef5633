"""Chapter 10: people move, or seek."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

# Closing the row at y = -1 frees three hipsters; hipster buildings of A, B and C stand open.
THREE = """
supermarket   (1,-1)  W B; shopper 1
art_gallery   (0,-1)  S A; hipster 3
student_house (1,1)   W A; hipster 1
micro_brewery (0,1)   W B; hipster 1
retro_arcade  (1,2)   W C; hipster 1
"""


def closed_row(scene: Any) -> Any:
    table = scene(THREE, seats=3, A=["post_office", "toy_store"], B=["aquarium"], C=["book_cafe"])
    return table.play("place post_office -1,-1 e")


@pytest.mark.rule("STR-10.5", "STR-10.6", "STR-10.7")
def test_the_active_player_distributes_at_will(scene: Any) -> None:
    table = closed_row(scene)
    assert (table.seat, table.prompt) == (0, "move-people")
    table.play("move hipster 1,1 1", "move hipster 0,1 1")
    assert table.people("1,1") == {"hipster": 2}
    assert table.people("0,1") == {"hipster": 2}
    assert table.people("1,2") == {"hipster": 2}


@pytest.mark.rule("STR-10.6", "STR-10.7")
def test_all_to_one_is_one_answer(scene: Any) -> None:
    for cell in ("1,1", "0,1", "1,2"):
        table = closed_row(scene).play(f"move hipster {cell} 3")
        assert table.people(cell) == {"hipster": 4}
        assert table.prompt == "build"


@pytest.mark.rule("STR-10.7")
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=25)
@given(counts=st.lists(st.integers(0, 3), min_size=3, max_size=3).filter(lambda n: sum(n) == 3))
def test_every_distribution_has_exactly_one_way(scene: Any, counts: list[int]) -> None:
    table = closed_row(scene)
    cells = ["1,1", "0,1", "1,2"]
    for cell, count in zip(cells, counts, strict=True):
        if count and table.prompt == "move-people":
            assert f"move hipster {cell} {count}" in table.options()
            table.play(f"move hipster {cell} {count}")
    found = [table.people(cell).get("hipster", 0) - 1 for cell in cells]
    assert found == counts


@pytest.mark.rule("STR-10.7")
def test_the_number_of_ways(scene: Any) -> None:
    """Three people over three buildings: ten distributions, told in ten ways."""
    ends: list[tuple[int, ...]] = []

    def walk(table: Any) -> None:
        if table.prompt != "move-people":
            cells = ("1,1", "0,1", "1,2")
            ends.append(tuple(table.people(cell).get("hipster", 0) for cell in cells))
            return
        for option in table.options():
            copy = type(table)(table.match.copy())
            walk(copy.play(option))

    walk(closed_row(scene))
    assert len(ends) == len(set(ends)) == 10


@pytest.mark.rule("STR-10.1", "STR-10.2", "STR-10.3", "STR-10.4", "STR-10.8")
@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("move hipster 0,0 1", ("start-tile-takes-nobody", "STR-10.4")),
        ("move hipster -1,-1 1", ("mixed-takes-nobody", "STR-10.2")),
        ("move hipster 1,-1 1", ("wrong-colour", "STR-10.1")),
        ("move hipster 0,-1 1", ("street-is-closed", "STR-10.1")),
        ("move hipster 5,5 1", ("no-building-there", "STR-10.1")),
        ("move hipster 1,1 4", ("not-so-many-people", "STR-10.6")),
        ("move hipster 1,2 1", ("the-rest-goes-here", "STR-10.6")),
        ("move parent 1,1 1", ("other-people-first", "STR-10.6")),
    ],
)
def test_where_people_cannot_go(scene: Any, action: str, why: tuple[str, str]) -> None:
    assert closed_row(scene).refusal(action) == why


@pytest.mark.rule("STR-10.7")
def test_the_rest_goes_to_later_buildings(scene: Any) -> None:
    table = closed_row(scene).play("move hipster 0,1 1")
    # two are left and one later building: they went there without a question
    assert table.people("1,2") == {"hipster": 3}
    assert table.people("1,1") == {"hipster": 1}


@pytest.mark.rule("STR-10.3")
def test_unowned_buildings_take_nobody(scene: Any) -> None:
    table = scene(
        THREE.replace("retro_arcade  (1,2)   W C; hipster 1", "retro_arcade  (1,2)   W -"),
        seats=3,
        A=["post_office", "toy_store"],
        B=["aquarium"],
        C=["book_cafe"],
    ).play("place post_office -1,-1 e")
    assert table.refusal("move hipster 1,2 1") == ("nobody-owns-it", "STR-10.3")


@pytest.mark.rule("STR-10.9", "STR-10.6")
def test_the_new_building_may_receive_people(scene: Any) -> None:
    table = scene(
        "supermarket (1,-1) W B; shopper 1\nart_gallery (0,-1) S A; hipster 3",
        A=["student_house"],
        B=["aquarium"],
    ).play("place student_house -1,-1 e")
    assert table.people("-1,-1") == {"hipster": 4}


@pytest.mark.rule("STR-10.11", "STR-18.22")
def test_seekers_stay_while_a_street_is_resolved(scene: Any) -> None:
    table = scene(
        """
        supermarket   (1,-1)  W B; shopper 1
        art_gallery   (0,-1)  S A; hipster 2
        starter_home  (-1,-1) S -; -; seekers parent 2
        """,
        A=["student_house"],
        B=["aquarium"],
    ).play("place student_house -2,-1 e")
    assert table.seekers("-1,-1") == {"parent": 2}
    assert table.people("-2,-1") == {"hipster": 3}


@pytest.mark.rule("STR-10.12")
def test_seekers_move_to_whoever_builds(scene: Any) -> None:
    city = "central_station (0,0) S -; -; seekers parent 1"
    table = scene(city, A=["art_gallery"], B=["toy_store"])
    table.play("place art_gallery 1,1 w", "place toy_store 1,2 w")
    assert table.building("1,2")["owner"] == 1
    assert table.people("1,2") == {"parent": 2}


@pytest.mark.rule("STR-10.13", "STR-10.14", "STR-10.15")
def test_a_person_may_become_a_seeker_again_in_the_same_turn(scene: Any) -> None:
    """The gap: seekers lie down on the new building, are paid for, and have nowhere to go."""
    table = scene(
        """
        central_station  (0,0)   S -; -; seekers hipster 2
        department_store (-1,0)  E B; shopper 2
        seafood_grill    (-1,-1) E A; tourist 2
        hardware_store   (1,-1)  W B
        """,
        A=["micro_brewery"],
        B=["aquarium"],
    ).play("place micro_brewery 0,-1 s")
    assert table.told("seekers-came")[0]["count"] == 2
    assert table.money[0] == 2 * 3 + 3
    assert table.seekers("0,-1") == {"hipster": 3}


@pytest.mark.rule("STR-10.17", "STR-18.1")
def test_people_never_return_to_the_supply(games: Any) -> None:
    for match in games(3):
        supply = {"tourist": 12, "hipster": 12, "parent": 12, "shopper": 12}
        replayed = match.at(0)
        for played in match.history:
            now = replayed.view(None)["board"]["supply"]
            assert all(now[colour] <= supply[colour] for colour in now)
            supply = now
            replayed.play(played.action, played.seat)


@pytest.mark.rule("STR-18.22", "STR-10.6", "STR-10.10")
def test_people_of_a_scored_street_move_or_seek(games: Any) -> None:
    """Every lying person of a scored street is moved or stands up; nobody is forgotten."""
    for match in games(4):
        replayed = match.at(0)
        for played in match.history:
            if played.action.kind == "place":
                before = replayed.state.clone()
            events = replayed.play(played.action, played.seat)
            board = replayed.view(None)["board"]
            if replayed.over or board["active"] == before.active:
                continue
            for street in board["streets"]:
                if street["closed"]:
                    people = [board["city"][b]["people"] for b in street["buildings"]]
                    assert not any(people)
            assert events


@pytest.mark.rule("STR-10.7")
def test_nobody_goes_back_to_an_earlier_building(scene: Any) -> None:
    table = closed_row(scene).play("move hipster 1,1 1")
    left = table.match.decisions[table.seat].details["count"]
    for number in (1, left):  # also all that are left
        assert table.refusal(f"move hipster 1,1 {number}") == ("later-buildings-only", "STR-10.7")
