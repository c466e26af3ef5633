"""Chapter 13: the business module."""

from __future__ import annotations

from typing import Any

import pytest

BUSINESS = {"business": True}
FULL = """
grand_hotel        (1,-1) W A; tourist 2
terraced_houses    (1,1)  W A; parent 1
micro_brewery      (0,1)  W A; hipster 3
influencer_studio  (0,2)  W A; hipster 2
department_store   (-1,0) S A; shopper 1
"""


def tokens(table: Any, player: int) -> dict[str, int]:
    found: dict[str, int] = table.match.view(None)["board"]["players"][player]["tokens"]
    return {name: count for name, count in found.items() if count}


@pytest.mark.rule("STR-13.1", "STR-1.12")
def test_all_tokens_are_in_the_supply(new: Any) -> None:
    board = new(3, business=True).match.view(None)["board"]
    assert board["token_supply"] == dict.fromkeys(
        ["restaurant", "residential", "leisure", "retail"], 12
    )
    assert new(3).match.view(None)["board"]["token_supply"] == {}


@pytest.mark.rule("STR-13.2")
def test_every_building_has_a_business_sign(game: Any) -> None:
    board = game.view(game.setup(game.config(2), 1, 1), None)
    signs = [tile for tile in board.tiles.values() if tile.kind != "none"]
    assert {tile.business for tile in signs} == {
        "restaurant", "residential", "leisure", "retail", "universal",
    }  # fmt: skip
    assert {tile.business_amount for tile in signs} == {1, 2}


@pytest.mark.rule("STR-13.3", "STR-13.7", "STR-13.8")
def test_a_doubled_sign_gives_two(scene: Any) -> None:
    city = "supermarket (1,-1) W B; shopper 1\nterraced_houses (0,-1) S A; parent 1"
    table = scene(city, options=BUSINESS, A=["art_gallery"], B=["aquarium"])
    table.play("place art_gallery -1,-1 e")
    assert tokens(table, 0) == {"residential": 2}
    assert tokens(table, 1) == {}
    assert table.money == [3, 0]  # the base rules stay in force: one building, one parent


@pytest.mark.rule("STR-13.6")
def test_only_one_building_gives_tokens(scene: Any) -> None:
    city = """
    supermarket     (1,-1)  W B; shopper 1
    terraced_houses (0,-1)  S A; parent 1
    starter_home    (-1,-1) S A; parent 1
    toy_store       (-2,-1) S A; parent 1
    """
    table = scene(city, options=BUSINESS, A=["art_gallery"], B=["aquarium"])
    table.play("place art_gallery -3,-1 e")
    assert len(table.options()) == 3
    table.play("take -2,-1")
    assert tokens(table, 0) == {"retail": 1}


@pytest.mark.rule("STR-13.14")
def test_an_empty_supply_gives_nothing(scene: Any) -> None:
    city = "supermarket (1,-1) W B; shopper 1\nterraced_houses (0,-1) S A; parent 1"
    names = ("restaurant", "residential", "leisure", "retail")
    table = scene(
        city, options=BUSINESS, A=["art_gallery"], B=["aquarium"],
        tokens=[dict.fromkeys(names, 6), dict.fromkeys(names, 6)],
    )  # fmt: skip
    table.play("place art_gallery -1,-1 e")
    assert tokens(table, 0) == dict.fromkeys(names, 6)
    held = {**dict.fromkeys(names, 6), "retail": 5}
    table = scene(
        city, options=BUSINESS, A=["art_gallery"], B=["aquarium"],
        tokens=[held, dict.fromkeys(names, 6)],
    )  # fmt: skip
    table.play("place art_gallery -1,-1 e")  # one token is left, of another type
    assert tokens(table, 0) == dict.fromkeys(names, 6)


@pytest.mark.rule("STR-13.12")
def test_two_of_any_type_when_the_type_is_used_up(scene: Any) -> None:
    city = "supermarket (1,-1) W B; shopper 1\nterraced_houses (0,-1) S A; parent 1"
    table = scene(
        city, options=BUSINESS, A=["art_gallery"], B=["aquarium"],
        tokens=[{}, {"residential": 12}],
    )  # fmt: skip
    table.play("place art_gallery -1,-1 e")
    assert table.options() == ["token restaurant", "token leisure", "token retail"]
    table.play("token leisure", "token retail")
    assert tokens(table, 0) == {"leisure": 1, "retail": 1}


@pytest.mark.rule("STR-13.15")
def test_taking_is_compulsory(scene: Any) -> None:
    city = "supermarket (1,-1) W B; shopper 1\npost_office (0,-1) S A"
    table = scene(city, options=BUSINESS, A=["art_gallery"], B=["aquarium"])
    table.play("place art_gallery -1,-1 e")
    assert all(option.startswith("token ") for option in table.options())
    assert len(table.options()) == 4


@pytest.mark.rule("STR-13.16")
@pytest.mark.parametrize(
    ("cell", "answers", "taken"),
    [
        ("1,1", [], {"residential": 2}),
        ("0,1", [], {"restaurant": 1}),
        ("0,2", ["token leisure"], {"leisure": 1}),
    ],
)
def test_abandoning_gives_tokens(
    scene: Any, cell: str, answers: list[str], taken: dict[str, int]
) -> None:
    table = scene(FULL, options=BUSINESS, A=["kindergarten"], B=["aquarium"])
    table.play(f"abandon {cell}", *answers)
    assert tokens(table, 0) == taken
    assert table.prompt == "build"


@pytest.mark.rule("STR-13.16", "STR-6.7")
def test_tokens_come_before_the_people_leave(scene: Any) -> None:
    table = scene(FULL, options=BUSINESS, A=["kindergarten"], B=["aquarium"])
    table.play("abandon 0,2")
    assert table.prompt == "token-type"
    assert table.people("0,2") == {"hipster": 2}
    table.play("token retail")
    assert table.people("0,1") == {"hipster": 5}


def rules(table: Any) -> list[tuple[str, str]]:
    """What the last action told about tokens and people, with the rules it names."""
    keys = ("takes-tokens", "token", "type-used-up", "moved", "became-seekers")
    return [(e.key, e.rule) for e in table.events if e.key in keys]


@pytest.mark.rule("STR-13.16", "STR-13.8", "STR-6.7")
def test_events_of_abandoning_name_its_rules(scene: Any) -> None:
    table = scene(FULL, options=BUSINESS, A=["kindergarten"], B=["aquarium"]).play("abandon 0,1")
    assert rules(table) == [("token", "STR-13.16"), ("moved", "STR-6.7")]
    table = scene(FULL, options=BUSINESS, A=["kindergarten"], B=["aquarium"]).play("abandon 1,1")
    assert rules(table) == [("token", "STR-13.16"), ("became-seekers", "STR-6.9")]
    assert table.told("token")[0]["count"] == 2


@pytest.mark.rule("STR-13.9")
def test_a_token_of_a_universal_sign_names_its_rule(scene: Any) -> None:
    table = scene(FULL, options=BUSINESS, A=["kindergarten"], B=["aquarium"])
    table.play("abandon 0,2", "token leisure")
    assert rules(table)[0] == ("token", "STR-13.9")
    assert table.told("token")[0]["tile"] == "none"


@pytest.mark.rule("STR-13.11", "STR-13.13")
def test_a_used_up_type_is_told(scene: Any) -> None:
    for held, key in ((12, "STR-13.12"), (11, "STR-13.13")):
        table = scene(
            FULL, options=BUSINESS, A=["kindergarten"], B=["aquarium"],
            tokens=[{}, {"residential": held}],
        ).play("abandon 1,1")  # fmt: skip
        assert table.prompt == "token-type"
        assert ("type-used-up", key) in rules(table)
        assert table.told("type-used-up")[0]["count"] == held - 10
    table = scene(
        FULL, options=BUSINESS, A=["kindergarten"], B=["aquarium"],
        tokens=[{}, {"restaurant": 12}],
    ).play("abandon 0,1")  # fmt: skip
    assert ("type-used-up", "STR-13.11") in rules(table)


@pytest.mark.rule("STR-13.17")
def test_tokens_for_each_street_when_it_is_scored(scene: Any) -> None:
    table = scene(
        """
        central_station  (0,0)   S -
        supermarket      (1,-1)  W B; shopper 1
        art_gallery      (0,-1)  S A; hipster 2
        department_store (-1,0)  E A; shopper 1
        micro_brewery    (-2,0)  E A; hipster 2
        kindergarten     (-2,1)  N B; parent 1
        coffee_roastery  (-1,-1) S B; hipster 1
        toy_store        (-3,0)  E -
        vinyl_store      (-3,-1) E B; hipster 1
        """,
        options=BUSINESS,
        A=["starter_home"],
        B=["aquarium"],
    )
    table.play("place starter_home -2,-1 s", "street e -2,0")
    assert tokens(table, 0) == {"restaurant": 1}
    assert tokens(table, 1) == {"restaurant": 1}  # the next street is under way: B came first
    assert (table.seat, table.prompt) == (0, "take-token")


@pytest.mark.rule("STR-13.18", "STR-13.24")
def test_no_tokens_in_the_final_scoring(scene: Any) -> None:
    table = scene("terraced_houses (1,1) W A; parent 1", options=BUSINESS, phase="final")
    assert tokens(table, 0) == {}
    assert table.match.outcome.winners == (0,)


@pytest.mark.rule("STR-13.24", "STR-13.19")
def test_tokens_decide_the_winner(scene: Any) -> None:
    table = scene(money=[8, 0], options=BUSINESS, tokens=[{}, {"retail": 1}], phase="final")
    assert table.money == [8, 10]
    assert table.match.outcome.winners == (1,)


@pytest.mark.rule("STR-13.20", "STR-13.21")
def test_majorities(scene: Any) -> None:
    table = scene(
        seats=3, options=BUSINESS, phase="final",
        tokens=[{"retail": 2}, {"retail": 2, "leisure": 1}, {}],
    )  # fmt: skip
    assert table.money == [5, 15, 0]  # tied at two, alone with one, nobody has the other types
    told = [
        (e.rule, e.args["seat"], e.args["count"], e.args["tied"])
        for e in table.match.opening
        if e.key == "majority"
    ]
    assert told == [("STR-13.19", 1, 1, 1), ("STR-13.20", 0, 2, 2), ("STR-13.20", 1, 2, 2)]


@pytest.mark.rule("STR-13.22", "STR-13.23")
def test_sets_and_majorities_use_the_same_tokens(scene: Any) -> None:
    names = ("restaurant", "residential", "leisure", "retail")
    table = scene(options=BUSINESS, tokens=[dict.fromkeys(names, 3)], phase="final")
    assert table.money == [40 + 30, 0]
