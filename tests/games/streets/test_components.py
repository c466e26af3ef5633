"""Chapters 1 and 2: what is in the box, and what the words mean."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tabletown.games.streets import schema as c
from tabletown.games.streets.rules.geometry import SIDE, S, role
from tabletown.games.streets.tables import OP_NAMES, tables_of


@pytest.fixture(scope="module")
def box() -> c.Content:
    return c.load(None)


@pytest.mark.rule("STR-1.1", "STR-1.2", "STR-1.3", "STR-1.4", "STR-1.5")
def test_tiles(box: c.Content) -> None:
    assert (box.station.id, box.park.id) == ("central_station", "city_park")
    basic = Counter(tile.kind for tile in box.buildings if not tile.five_plus)
    extra = Counter(tile.kind for tile in box.buildings if tile.five_plus)
    assert basic == dict.fromkeys(c.KINDS, 8)
    assert extra == dict.fromkeys(c.KINDS, 1)


@pytest.mark.rule("STR-1.6", "STR-1.7", "STR-1.8", "STR-1.9", "STR-1.10", "STR-1.12", "STR-1.13")
def test_pieces(box: c.Content) -> None:
    by_class: dict[str, list[c.Token]] = {}
    for token in box.tokens:
        by_class.setdefault(token.cls, []).append(token)
    people = {token.colour: token.count for token in by_class["person"]}
    assert people == {"purple": 12, "yellow": 12, "green": 12, "blue": 12}
    assert [token.count for token in by_class["sign"]] == [5] * 5
    money = {token.id: token.count for token in by_class["money"]}
    assert money == {
        "money_1": 30, "money_5": 18, "money_10": 15, "money_20": 12, "money_50": 6, "money_100": 6,
    }  # fmt: skip
    assert sum(money.values()) == 87
    assert [token.count for token in by_class["business"]] == [12] * 4
    assert sorted(card.id for card in box.advisors) == [
        "contractor", "entrepreneur", "hacker", "hipster_legend", "investor", "location_scout",
        "renovator",
    ]  # fmt: skip


@pytest.mark.rule("STR-1.11")
def test_the_bank_never_runs_out(scene: Any) -> None:
    table = scene("toy_store (-1,0) S A; parent 1", money=[5000, 9000], phase="final")
    assert table.money == [5003, 9000]


@pytest.mark.rule("STR-1.15", "STR-1.16", "STR-1.17", "STR-1.20", "STR-1.21", "STR-2.3")
def test_what_is_printed(box: c.Content) -> None:
    shown = Counter[str]()
    for tile in box.buildings:
        assert tile.name.en
        assert tile.effect is not None
        assert tile.business is not None
        assert set(tile.symbols) == {tile.kind}
        assert len(tile.symbols) <= (1 if tile.kind == "wild" else 2)
        shown.update(tile.symbols)
        back = tables_of(None).back[tables_of(None).number[tile.id]]
        assert back == 1 << 8 * c.KINDS.index(tile.kind)  # one symbol, however many in front
    assert [shown[colour] for colour in c.COLOURS] == [11] * 4
    for colour in c.COLOURS:
        sizes = Counter(len(tile.symbols) for tile in box.buildings if tile.kind == colour)
        assert sizes == {1: 7, 2: 2}


@pytest.mark.rule("STR-1.18", "STR-1.19")
def test_road_and_symbols_look_the_same_way() -> None:
    # The printed bottom edge holds the road: an upright tile (face S) has it in the south.
    assert role(S, S) == SIDE
    assert [role(S, direction) for direction in range(4)].count(SIDE) == 1


@pytest.mark.rule("STR-1.22", "STR-1.23", "STR-1.24")
def test_start_tiles(box: c.Content, scene: Any) -> None:
    assert sorted(box.station.symbols) == sorted(c.COLOURS)
    assert box.park.symbols == ["wild"]
    for tile in (box.station, box.park):
        assert (tile.effect, tile.business, tile.kind) == (None, None, "none")
    board = scene(A=["toy_store"]).match.view(None)["board"]
    assert [b["owner"] for b in board["city"]] == [None, None]


@pytest.mark.rule("STR-2.1", "STR-2.2", "STR-2.5", "STR-2.6", "STR-2.7", "STR-2.8", "STR-2.9")
def test_owned_sold_and_abandoned(scene: Any) -> None:
    table = scene(
        """
        supermarket  (1,-1) W B; shopper 1
        starter_home (0,-1) S A; parent 1
        """,
        A=["art_gallery"],
        B=["toy_store"],
    )
    assert len(table.match.view(None)["board"]["city"]) == 4  # start tiles are buildings too
    assert table.building("0,-1")["state"] == "owned"
    assert table.building("0,-1")["owner"] == 0
    table.play("place art_gallery -1,-1 e")
    assert table.building("0,-1")["state"] == "sold"
    assert table.building("0,-1")["owner"] is None
    assert table.free == [4, 4]


@pytest.mark.rule("STR-2.8")
def test_an_abandoned_building_is_not_a_sold_one(scene: Any) -> None:
    table = scene("toy_store (-1,0) S -; -; seekers parent 1", A=["art_gallery"])
    assert table.building("-1,0")["state"] == "sold"
    position = {"city": [{"tile": "toy_store", "cell": "-1,0", "face": "s", "abandoned": True}]}
    import tabletown

    board = tabletown.position("streets", position).view(None)["board"]
    assert board["city"][2]["state"] == "abandoned"


@pytest.mark.rule("STR-2.4", "STR-9.8")
def test_a_mixed_symbol_serves_every_building_anew(scene: Any) -> None:
    # Station (one of each), Spa (tourist), Home (parent) and the park's mixed symbol.
    table = scene(
        """
        chillax_spa  (-1,0) S A; tourist 1
        starter_home (-2,0) S A; parent 1
        """,
        A=["toy_store"],
    )
    values = {row["tile"]: row["valuation"] for row in table.match.forecast(None)["buildings"]}
    assert values == {"chillax_spa": 6, "starter_home": 6}


@pytest.mark.rule("STR-2.10", "STR-2.12", "STR-9.31")
def test_income_counts_lying_people_only(scene: Any) -> None:
    table = scene(
        """
        central_station (0,0)  S -; parent 1
        toy_store       (-1,0) S A; parent 2
        """,
        A=["art_gallery"],
    )
    row = table.match.forecast(None)["buildings"][0]
    assert (row["valuation"], row["people"], row["money"]) == (6, 2, 8)


@pytest.mark.rule("STR-2.11", "STR-2.13", "STR-2.14", "STR-5.1")
def test_turns_go_clockwise(new: Any) -> None:
    table = new(3, first_player="2")
    order = []
    for _ in range(6):
        board = table.match.view(None)["board"]
        order.append(board["active"])
        assert table.seat == board["active"]
        while table.seat == order[-1] and table.match.view(None)["board"]["active"] == order[-1]:
            table.play(table.options()[0])
    assert order == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("STR-16.1")
def test_every_effect_is_in_the_vocabulary(box: c.Content) -> None:
    used = {type(tile.effect) for tile in box.buildings}
    assert len(used) == len(OP_NAMES) == 8


@pytest.mark.rule("STR-3.6", "STR-3.10")
@pytest.mark.parametrize(("players", "tiles"), [(2, 30), (3, 36), (4, 40), (5, 45)])
def test_everybody_has_as_many_turns(box: c.Content, players: int, tiles: int) -> None:
    assert c.tiles_in_game(box, box.stacks[players]) == tiles
    assert tiles % players == 0
