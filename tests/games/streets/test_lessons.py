"""Positions of the lessons and puzzles, with their numbers; every placement is enumerated."""

from __future__ import annotations

from typing import Any

import pytest

L2 = """
corner_cafe  (1,-1)  W B
chillax_spa  (0,-1)  S A; tourist 1
aquarium     (-1,-1) S B; tourist 1
retro_arcade (-1,-2) N B; hipster 1
kindergarten (-2,-2) E B; parent 1
"""


def this_turn(table: Any, action: str) -> int:
    """My income minus the other's from one placement, people moved in any way."""
    copy = type(table)(table.match.copy())
    before = copy.money
    copy.play(action)
    while not copy.match.over and copy.seat == 0 and copy.prompt != "build":
        copy.play(copy.options()[0])
    closing = [e.args for played in copy.match.history for e in played.events if e.key == "income"]
    gained = [sum(e["money"] for e in closing if e["seat"] == player) for player in (0, 1)]
    assert copy.match.over or [b + g for b, g in zip(before, gained, strict=True)] == copy.money
    return gained[0] - gained[1]


def last_tile(table: Any, action: str) -> int:
    """The same with the final scoring, people moved as is best."""
    copy = type(table)(table.match.copy())
    copy.play(action)
    if copy.match.over:
        return int(copy.money[0] - copy.money[1])
    return max(last_tile(copy, option) for option in copy.options())


def ranking(table: Any, score: Any) -> list[tuple[int, str]]:
    found = [(score(table, option), option) for option in table.options()]
    return sorted(found, key=lambda row: (-row[0], row[1]))


def test_p1_point_the_finger(scene: Any) -> None:
    table = scene(L2, A=["colossus_museum"], B=["toy_store"])
    ranks = ranking(table, this_turn)
    assert ranks[:2] == [(5, "place colossus_museum -2,-1 e"), (1, "place colossus_museum -2,-1 n")]
    # the rest brings nothing, or closes Mira's Arcade for her
    assert {score for score, _ in ranks[2:]} == {0, -1}
    assert ranks[-1] == (-1, "place colossus_museum 0,-2 w")
    assert len(ranks) == 2 + 16


def test_p2_close_or_grow(scene: Any) -> None:
    city = """
    terraced_houses (-1,0) S A; parent 1
    supermarket     (-2,0) S A; shopper 1
    book_cafe       (-3,0) S B; shopper 1
    souvenir_shop   (1,-1) W B; tourist 1
    """
    table = scene(city, A=["starter_home"])
    ranks = ranking(table, last_tile)
    assert ranks[0] == (15, "place starter_home -4,0 e")
    assert ranks[1] == (11, "place starter_home -4,0 s")
    assert ranks[2][0] == 9
    assert (9, "place starter_home 1,1 w") in ranks


def test_p3_the_gap(scene: Any) -> None:
    city = """
    central_station  (0,0)   S -; -; seekers hipster 1 parent 1
    department_store (-1,0)  E B; shopper 2
    seafood_grill    (-1,-1) E A; tourist 2
    hardware_store   (1,-1)  W B
    sneaker_lab      (0,1)   W -; -; seekers hipster 2
    corner_cafe      (0,2)   N B
    """
    table = scene(city, A=["micro_brewery", "art_gallery", "starter_home"], B=["toy_store"])
    ranks = ranking(table, this_turn)
    assert ranks[:2] == [(12, "place micro_brewery 0,-1 n"), (12, "place micro_brewery 0,-1 s")]
    assert [score for score, _ in ranks[2:6]] == [8, 8, 6, 6]
    assert {score for score, _ in ranks[6:]} == {0}


def test_p4_show_them_your_back(scene: Any) -> None:
    city = """
    corner_cafe       (1,-1)  W B
    terraced_houses   (0,-1)  S A; parent 1
    post_office       (-1,-1) S A
    designer_boutique (-2,-1) S B; shopper 2
    retro_arcade      (-2,-2) N A; hipster 1
    kindergarten      (-3,-2) E B; parent 1
    """
    table = scene(city, A=["street_art_yard"], B=["toy_store"])
    ranks = ranking(table, this_turn)
    assert ranks[:3] == [
        (7, "place street_art_yard -3,-1 n"),
        (3, "place street_art_yard -3,-1 e"),
        (1, "place street_art_yard -1,-2 w"),
    ]
    assert {score for score, _ in ranks[3:]} == {0}


def test_p5_whom_do_we_leave(scene: Any) -> None:
    city = """
    grand_hotel      (1,-1) W A; tourist 2
    toy_store        (1,1)  W A; parent 1
    micro_brewery    (0,1)  W A; hipster 3
    sneaker_lab      (0,2)  W A; hipster 2
    department_store (-1,0) S A; shopper 1
    seafood_grill    (-2,0) S B; tourist 1
    """
    table = scene(city, A=["kindergarten"])
    assert table.prompt == "abandon"
    best = {}
    for option in table.options():
        copy = type(table)(table.match.copy()).play(option)
        best[option] = ranking(copy, last_tile)[0]
    assert best["abandon 0,2"] == (22, "place kindergarten 0,3 n")
    assert best["abandon 1,1"] == (20, "place kindergarten 0,3 n")
    assert best["abandon 1,-1"][0] == 18
    assert best["abandon -1,0"][0] == 18
    assert best["abandon 0,1"][0] == 14


def test_p6_two_birds(scene: Any) -> None:
    city = """
    central_station  (0,0)   S -; -; seekers tourist 1
    supermarket      (1,-1)  W B; shopper 1
    art_gallery      (0,-1)  S A; hipster 2
    coffee_roastery  (-1,-1) S B; hipster 1
    department_store (-1,0)  E A; shopper 1
    micro_brewery    (-2,0)  E A; hipster 2
    kindergarten     (-2,1)  N B; parent 1
    student_house    (-3,-1) E B; hipster 1
    toy_store        (-3,0)  E B; parent 1
    """
    table = scene(city, A=["starter_home", "post_office", "influencer_studio"], B=["aquarium"])
    ranks = {action: score for score, action in ranking(table, this_turn)}
    assert max(ranks.values()) == 24
    assert ranks["place influencer_studio -2,-1 s"] == 24
    assert ranks["place starter_home -2,-1 s"] == 16
    assert ranks["place post_office -2,-1 s"] == 16
    assert ranks["place influencer_studio -2,-1 n"] == 12


@pytest.mark.rule("STR-4.10", "STR-4.18", "STR-10.6", "STR-10.12", "STR-11.5")
def test_lesson_1_your_first_street(scene: Any) -> None:
    """The whole lesson, step by step, with the numbers its coach names."""
    table = scene(
        A=["starter_home", "post_office", "art_gallery"],
        B=["kindergarten", "ice_cream_parlour", "seafood_grill"],
        stack=[
            "grand_hotel", "trendy_lofts", "student_house", "market_hall", "souvenir_shop",
            "toy_store", "book_cafe", "supermarket", "skyline_restaurant", "food_court",
        ],
        active=1,
    )  # fmt: skip

    def worth() -> dict[str, int]:
        return {row["tile"]: row["money"] for row in table.match.forecast(0)["buildings"]}

    table.play("place kindergarten 1,-1 w", "place starter_home -1,0 s")
    assert worth()["starter_home"] == 7
    table.play("place ice_cream_parlour -2,0 s")
    assert (worth()["starter_home"], worth()["ice_cream_parlour"]) == (9, 5)
    with pytest.raises(Exception, match="long sides touch"):
        table.match.play("place art_gallery -1,1 n")
    refusal = table.match.explain(0, "place art_gallery -1,1 n")[0]
    assert dict(refusal.args)["fitting_faces"] == ["e", "w"]
    table.play("place post_office -3,0 s")
    assert (worth()["post_office"], worth()["starter_home"]) == (8, 11)
    table.play("place seafood_grill -4,0 s")
    assert worth()["seafood_grill"] == 7
    assert table.refusal("place trendy_lofts -5,0 s") == ("street-too-long", "STR-4.18")
    preview = table.match.preview(0, "place trendy_lofts -5,0 e")
    paid = [e["args"] for e in preview.events if e["key"] == "income"]
    assert sum(e["money"] for e in paid if e["seat"] == 0) == 25
    assert sum(e["money"] for e in paid if e["seat"] == 1) == 16
    table.play("place trendy_lofts -5,0 e")
    assert table.money == [25, 16]
    assert table.free[0] == 4
    assert table.prompt == "move-people"
    table.play("move parent -5,0 3")
    assert table.people("-5,0") == {"parent": 5}
    table.play("place grand_hotel 1,1 w")
    assert worth()["grand_hotel"] == 9
    table.play("place art_gallery -5,1 e")
    assert table.people("-5,1") == {"hipster": 2}
    assert (worth()["art_gallery"], worth()["trendy_lofts"]) == (4, 7)
    table.play("place student_house 1,2 w", "place toy_store -5,2 e")
    assert worth()["toy_store"] == 13
    halves = {row["tile"]: row["half"] for row in table.match.forecast(0)["buildings"]}
    assert halves == {
        "kindergarten": 3, "trendy_lofts": 4, "grand_hotel": 5, "art_gallery": 2,
        "student_house": 5, "toy_store": 7,
    }  # fmt: skip
    projected = [player["projected"] for player in table.match.forecast(0)["players"]]
    assert projected == [38, 29]
