"""The acceptance scenarios: examples of the rulebooks (A) and further ones (B), with exact numbers."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.games.streets.rules.geometry import cell_at, closed_by, why_not_here

A3 = """
supermarket   (1,-1)  W  B; shopper 1
micro_brewery (0,-1)  S  B; hipster 1
trendy_lofts  (-1,-1) S  A; parent 2
"""
A4 = """
starter_home   (-2,-1) S B; parent 1
flea_market    (-1,-1) S B; parent 1
art_gallery    (0,-1)  S A; hipster 3
hardware_store (1,-1)  W B
"""


@pytest.mark.rule("STR-7.2", "STR-7.5", "STR-4.33", "STR-9.2", "STR-9.6", "STR-9.11")
def test_a1_reading_a_tile(scene: Any) -> None:
    table = scene(A=["starter_home"], B=["toy_store"])
    table.play("place starter_home 0,1 e")
    assert table.people("0,1") == {"parent": 1}
    assert table.s.folk[2] == 10
    assert table.free == [4, 5]
    assert table.closed() == []
    worth = table.match.forecast(None)["buildings"][0]
    assert (worth["valuation"], worth["people"]) == (4, 1)


@pytest.mark.rule("STR-7.2", "STR-7.3", "STR-7.5")
@pytest.mark.parametrize(
    ("tile", "people"),
    [
        ("student_house", {"hipster": 1}),
        ("trendy_lofts", {"parent": 2}),
        ("hardware_store", {}),
    ],
)
def test_a2_people_by_symbol_count(scene: Any, tile: str, people: dict[str, int]) -> None:
    table = scene(A=[tile], B=["toy_store"]).play(f"place {tile} -1,0 s")
    assert table.people("-1,0") == people
    assert table.free == [4, 5]


@pytest.mark.rule("STR-4.31", "STR-4.33", "STR-9.2", "STR-9.10", "STR-10.6", "STR-10.10")
def test_a3_a_closer_points_into_the_street(scene: Any) -> None:
    table = scene(A3, A=["art_gallery"], B=["toy_store"])
    table.play("place art_gallery -2,-1 e")
    assert table.closed() == [["trendy_lofts", "micro_brewery"]]
    assert table.money == [6, 3]
    assert [(e["valuation"], e["people"]) for e in table.told("income")] == [(4, 2), (2, 1)]
    assert table.people("-2,-1") == {"hipster": 2}
    assert table.seekers("-1,-1") == {"parent": 2}
    assert table.free == [4, 4]


@pytest.mark.rule(
    "STR-8.6", "STR-8.7", "STR-8.9", "STR-8.10", "STR-8.12", "STR-9.1", "STR-9.2", "STR-9.8",
    "STR-9.11", "STR-9.12",
)  # fmt: skip
def test_a4_the_scoring_example(scene: Any) -> None:
    table = scene(A4, A=["student_house"], B=["trendy_lofts"])
    table.play("place student_house -3,-1 e")
    assert table.closed() == [["starter_home", "flea_market", "art_gallery"]]
    told = [(e["seat"], e["tile"], e["valuation"], e["people"]) for e in table.told("income")]
    assert told == [
        (0, "art_gallery", 6, 3),
        (1, "starter_home", 6, 1),
        (1, "flea_market", 10, 1),
    ]
    assert table.money == [9, 18]
    assert table.free == [4, 4]


@pytest.mark.rule("STR-10.1", "STR-10.4", "STR-10.6", "STR-10.9", "STR-10.10", "STR-5.4", "STR-5.8")
def test_a5_movement_and_seekers(scene: Any) -> None:
    table = scene(A4, A=["student_house"], B=["trendy_lofts"], stack=["toy_store"])
    table.play("place student_house -3,-1 e")
    assert table.people("-3,-1") == {"hipster": 4}
    assert table.seekers("-2,-1") == {"parent": 1}
    assert table.seekers("-1,-1") == {"parent": 1}
    assert (table.seat, table.prompt) == (1, "build")  # A was not asked anything
    assert table.match.view(0)["board"]["players"][0]["hand"] == ["toy_store"]


@pytest.mark.rule("STR-7.2", "STR-7.6", "STR-10.12")
def test_a6_seekers_move_into_a_new_building(scene: Any) -> None:
    table = scene(A4, A=["student_house", "toy_store"], B=["trendy_lofts"])
    table.play("place student_house -3,-1 e", "place trendy_lofts -3,0 e")
    assert table.people("-3,0") == {"parent": 4}
    assert table.match.view(None)["board"]["seekers"]["parent"] == 0
    assert table.closed() == []
    assert table.free == [4, 3]


@pytest.mark.rule("STR-11.5")
@pytest.mark.parametrize(
    ("money", "half"), [(7, 4), (6, 3), (0, 0), (5, 3)], ids=["4+3", "4+2", "0", "5"]
)
def test_a7_half_rounded_up(scene: Any, money: int, half: int) -> None:
    from tabletown.games.streets.rules.valuation import halved

    assert halved(scene().s, money) == half


@pytest.mark.rule("STR-11.5", "STR-11.6")
def test_a7_each_building_is_rounded_alone(scene: Any) -> None:
    # Two buildings of $7 and $5 on open streets: 4 + 3, not 6.
    table = scene(
        """
        starter_home (-1,0) S A; parent 1
        art_gallery  (1,1)  W A; hipster 1
        """,
        phase="final",
    )
    assert [e.args["money"] for e in table.match.opening if e.key == "final-income"] == [4, 3]
    # Starter Home: parents 2 + park 1 = 3 -> $6 + 1; Art Gallery: hipster 1 + park 1 = 2 -> $4 + 1
    assert table.money == [7, 0]


@pytest.mark.rule("STR-13.19", "STR-13.20", "STR-13.22", "STR-13.23")
def test_a8_business_tokens_at_the_end(scene: Any) -> None:
    names = ("restaurant", "residential", "leisure", "retail")
    table = scene(
        options={"business": True},
        phase="final",
        tokens=[dict(zip(names, n, strict=True)) for n in ((1, 4, 3, 2), (3, 2, 2, 2))],
    )
    majority = [0, 0]
    for event in table.match.opening:
        if event.key == "majority":
            majority[event.args["seat"]] += event.args["money"]
    assert majority == [25, 15]
    assert {e.args["seat"]: e.args["money"] for e in table.match.opening if e.key == "sets"} == {
        0: 10,
        1: 20,
    }
    assert table.money == [35, 35]


@pytest.mark.rule("STR-14.12", "STR-14.17", "STR-14.18", "STR-14.19")
def test_a9_contractor_for_two(game: Any) -> None:
    seed = next(
        seed
        for seed in range(100)
        if "contractor" in advisors(tabletown.new("streets", seed=seed, options={"advisors": True}))
    )
    match = tabletown.new("streets", seats=2, seed=seed, options={"advisors": True})
    state: Any = match.state
    contractor = advisors(match).index("contractor")
    assert state.stack_left() == 27
    assert [hand.bit_count() for hand in state.hands] == [3, 3]
    builds = [0, 0]
    while not match.over:
        seat = match.state.deciders()[0]
        action = match.options(seat)[0]
        builds[seat] += action.kind == "place"
        match.play(action, seat)
    assert builds[contractor] == 21
    assert builds[1 - contractor] == 12


def advisors(match: tabletown.Match) -> list[str]:
    return [player["advisor"] for player in match.view(None)["board"]["players"]]


@pytest.mark.rule("STR-14.10", "STR-14.31", "STR-14.34", "STR-14.35", "STR-9.24", "STR-9.25")
def test_a10_copying_a_building_doubled_by_another(scene: Any) -> None:
    table = scene(
        """
        supermarket       (1,-1)  W B; shopper 1
        starter_home      (0,-1)  S B x2; parent 1
        influencer_studio (-1,-1) S A; hipster 1
        """,
        options={"advisors": True},
        advisors=["hacker", "investor"],
        A=["toy_store"],
    )
    # The Hacker's card and empty hand add one mixed symbol for A alone; take the card away.
    table = scene(
        """
        supermarket       (1,-1)  W B; shopper 1
        starter_home      (0,-1)  S B x2; parent 1
        influencer_studio (-1,-1) S A; hipster 1
        """,
        options={"advisors": True},
        advisors=[None, "investor"],
        A=["toy_store"],
        B=["kindergarten"],
    )
    table.play("place toy_store -2,-1 e")
    told = {e["tile"]: (e["valuation"], e["factor"], e["people"]) for e in table.told("income")}
    assert told == {"starter_home": (4, 2, 1), "influencer_studio": (4, 1, 1)}
    assert table.money == [5, 9]
    assert table.free == [4, 4]


@pytest.mark.rule("STR-14.9", "STR-14.20", "STR-14.21")
def test_a11_hackers_card_and_hand(scene: Any) -> None:
    table = scene(
        """
        supermarket  (1,-1) W B; shopper 1
        starter_home (0,-1) S A; parent 1
        """,
        options={"advisors": True},
        advisors=["hacker"],
        A=["grand_hotel", "kindergarten", "art_gallery"],
        B=["toy_store"],
    )
    table.play("place art_gallery -1,-1 e")
    assert [(e["valuation"], e["people"]) for e in table.told("income")] == [(6, 1)]
    assert table.money == [7, 0]


@pytest.mark.rule("STR-8.8", "STR-9.16", "STR-9.18", "STR-9.22")
def test_a12_signs_are_counted_before_they_are_removed(scene: Any) -> None:
    table = scene(
        """
        supermarket        (1,-1)  W B; shopper 1
        student_house      (0,-1)  S A; hipster 1
        real_estate_office (-1,-1) S A
        post_office        (-2,-1) S B
        """,
        B=["corner_cafe"],
        active=1,
    )
    table.play("place corner_cafe -3,-1 e")
    told = {e["tile"]: e["money"] for e in table.told("income")}
    assert told == {"student_house": 7, "real_estate_office": 6, "post_office": 6}
    assert table.seekers("0,-1") == {"hipster": 1}
    # the last tile was built: what is open is scored at half (Supermarket, Corner Café)
    final = {e["tile"]: e["money"] for e in table.told("final-income")}
    assert set(final) == {"supermarket", "corner_cafe"}
    assert table.money[0] == 13
    assert table.money[1] == 6 + sum(final.values())


@pytest.mark.rule("STR-15.6", "STR-15.36")
@pytest.mark.parametrize(
    ("difficulty", "plain", "advised"), [("easy", 0, 40), ("normal", 20, 60), ("hard", 50, 90)]
)
def test_a13_solo_start_money(new: Any, difficulty: str, plain: int, advised: int) -> None:
    assert new(1, difficulty=difficulty).money == [0, plain]
    assert new(1, difficulty=difficulty, advisors=True).money == [0, advised]


@pytest.mark.rule("STR-15.15", "STR-15.16", "STR-15.17")
def test_a14_the_sneaks_copying_tile(scene: Any) -> None:
    table = scene(
        "toy_store (-1,0) S A; parent 3",
        seats=1,
        A=["art_gallery"],
        phase="sneak",
        sneak_tile="franchise_outlet",
    )
    # The placement is forced: it happened before anybody was asked.
    assert table.prompt == "build"
    assert table.building("-2,0")["tile"] == "franchise_outlet"
    assert table.building("-2,0")["owner"] == 1
    assert not [e for e in table.match.opening if e.key == "scoring"]
    from tabletown.games.streets.rules.sneak import sneak_values

    before = scene("toy_store (-1,0) S A; parent 3", seats=1, A=["art_gallery"], fill=1).s
    tile = before.setting.tables.number["franchise_outlet"]
    values = dict(zip(before.spots, sneak_values(before, tile), strict=True))
    assert values.pop(cell_at(-2, 0) * 4 + 2) == 8
    assert set(values.values()) == {0}


# -- B: further scenarios -------------------------------------------------------------------------

B1 = """
central_station  (0,0)   S -; -; seekers tourist 1
city_park        (1,0)   W -
supermarket      (1,-1)  W B; shopper 1
art_gallery      (0,-1)  S A; hipster 2
coffee_roastery  (-1,-1) S B; hipster 1
department_store (-1,0)  E A; shopper 1
micro_brewery    (-2,0)  E A; hipster 2
kindergarten     (-2,1)  N B; parent 1
vinyl_store      (-3,-1) E B; hipster 1
toy_store        (-3,0)  E B; parent 1
"""


@pytest.mark.rule("STR-4.35", "STR-4.36", "STR-8.2", "STR-8.3", "STR-8.4", "STR-8.5", "STR-10.8")
@pytest.mark.parametrize("first", ["street s -2,-1", "street e -2,0"])
def test_b1_two_streets_closed_at_once(scene: Any, first: str) -> None:
    table = scene(B1, A=["starter_home"], B=["aquarium"])
    table.play("place starter_home -2,-1 s")
    assert sorted(table.options()) == ["street e -2,0", "street s -2,-1"]
    events = []
    table.play(first)
    events += table.events
    while table.prompt in ("move-people", "pick-street"):
        if table.prompt == "move-people":
            assert set(table.options()) == {"move parent -3,0 1", "move parent -2,1 1"}
            table.play("move parent -2,1 1")
        else:
            table.play(table.options()[0])
        events += table.events
    told = {e.args["tile"]: e.args["money"] for e in events if e.key == "income"}
    assert told == {"starter_home": 3, "art_gallery": 8, "coffee_roastery": 1, "micro_brewery": 6}
    assert table.money == [17, 1]
    assert table.people("-3,-1") == {"hipster": 6}
    assert table.people("-2,1") == {"parent": 2}
    assert table.free == [4, 1]


B2 = """
corner_cafe  (1,-1)  W B
chillax_spa  (0,-1)  S A; tourist 1
aquarium     (-1,-1) S B; tourist 1
retro_arcade (-1,-2) N A; hipster 1
kindergarten (-2,-2) E B; parent 1
"""


@pytest.mark.rule("STR-4.29", "STR-4.33", "STR-9.3", "STR-9.13")
@pytest.mark.parametrize(("face", "money"), [("n", [7, 6]), ("e", [11, 6])])
def test_b2_an_upside_down_closer_does_not_point_in(
    scene: Any, face: str, money: list[int]
) -> None:
    table = scene(B2, A=["colossus_museum"], B=["toy_store"])
    table.play(f"place colossus_museum -2,-1 {face}")
    assert table.closed() == [["aquarium", "chillax_spa"]]
    assert table.money == money
    assert table.people("-2,-1") == {"tourist": 4}


B3 = """
central_station (0,0) S -
city_park (1,0) W -
toy_store (-1,0) S -
grand_hotel (-2,0) S -
aquarium (-3,0) E -
chillax_spa (1,-1) W -
art_gallery (0,-1) S -
post_office (-1,-1) S -
book_cafe (-3,-1) S -
food_court (-4,-1) S -
starter_home (-5,-1) S -
"""
B3_TABLE = {
    (-2, -1): ["not-connected", None, "street-too-long", None],
    (-6, -1): ["not-connected", None, None, "not-connected"],
    (-4, 0): ["long-sides-touch", None, "not-connected", None],
    (0, 1): ["long-sides-touch", None, "not-connected", None],
    (0, -2): ["not-connected"] * 4,
    (1, -2): ["not-connected", "not-connected", None, None],
}


@pytest.mark.rule(
    "STR-4.7", "STR-4.8", "STR-4.9", "STR-4.10", "STR-4.12", "STR-4.16", "STR-4.17", "STR-4.18",
    "STR-4.20",
)  # fmt: skip
@pytest.mark.parametrize(("cell", "verdicts"), list(B3_TABLE.items()), ids=str)
def test_b3_legality_list(scene: Any, cell: tuple[int, int], verdicts: list[str | None]) -> None:
    table = scene(B3, A=["sneaker_lab"])
    for face, verdict in zip("nesw", verdicts, strict=True):
        action = f"place sneaker_lab {cell[0]},{cell[1]} {face}"
        assert (action in table.options()) == (verdict is None)
        if verdict is not None:
            assert table.refusal(action)[0] == verdict


@pytest.mark.rule("STR-4.35")
@pytest.mark.parametrize("face", [1, 3])
def test_b3_what_the_gap_closes(scene: Any, face: int) -> None:
    s = scene(B3, A=["sneaker_lab"]).s
    ground = s.ground.copy()
    ground[cell_at(-2, -1)] = (len(s.tile) + 4) * 4 + face
    assert closed_by(ground, cell_at(-2, -1), face) == [cell_at(-1, -1)]
    assert why_not_here(s.ground, cell_at(-2, -1), face, 5) is None


B4 = """
grand_hotel      (1,-1) W A; tourist 2
toy_store        (1,1)  W A; parent 1
micro_brewery    (0,1)  W A; hipster 3
sneaker_lab      (0,2)  W A; hipster 2
department_store (-1,0) S A; shopper 1
"""


@pytest.mark.rule("STR-6.1", "STR-6.2", "STR-6.3", "STR-6.5", "STR-6.7", "STR-6.8", "STR-10.1")
def test_b4a_abandoning_with_somewhere_to_go(scene: Any) -> None:
    table = scene(B4, A=["kindergarten"], B=["aquarium"])
    assert table.prompt == "abandon"
    assert len(table.options()) == 5
    table.play("abandon 0,1")
    assert table.people("0,2") == {"hipster": 5}
    assert table.free[0] == 1
    assert table.money == [0, 0]
    assert table.prompt == "build"


@pytest.mark.rule("STR-6.9", "STR-6.10", "STR-6.14", "STR-10.12")
def test_b4b_seekers_of_the_abandoned_building_come_back(scene: Any) -> None:
    table = scene(B4, A=["kindergarten"], B=["aquarium"])
    table.play("abandon 1,1")
    assert table.seekers("1,1") == {"parent": 1}
    table.play("place kindergarten -2,0 s")
    assert table.people("-2,0") == {"parent": 2}
    assert table.seekers("1,1") == {}
    assert table.free[0] == 0


@pytest.mark.rule("STR-6.4")
def test_b4c_with_a_free_sign_nothing_is_abandoned(scene: Any) -> None:
    table = scene(B4.rsplit("\n", 2)[0], A=["kindergarten"], B=["aquarium"])
    assert table.free[0] == 1
    assert table.refusal("abandon 0,1") == ("not-now", "STR-7.1")


@pytest.mark.rule("STR-9.31", "STR-8.13", "STR-10.2", "STR-10.11", "STR-6.6")
def test_b5_seekers_and_abandoned_buildings_in_a_scored_street(scene: Any) -> None:
    table = scene(
        """
        hardware_store (1,-1)  W B
        food_court     (0,-1)  S A; shopper 2
        starter_home   (-1,-1) S -; -; seekers parent 2
        """,
        A=["corner_cafe"],
        B=["aquarium"],
    )
    table.play("place corner_cafe -2,-1 e")
    assert [(e["tile"], e["valuation"], e["people"]) for e in table.told("income")] == [
        ("food_court", 0, 2)
    ]
    assert table.seekers("0,-1") == {"shopper": 2}
    assert table.seekers("-1,-1") == {"parent": 2}
    assert table.money == [2, 0]


@pytest.mark.rule("STR-8.16", "STR-10.10", "STR-10.12", "STR-10.16")
def test_b6_closing_the_central_station_on_the_first_turn(scene: Any) -> None:
    table = scene(A=["art_gallery", "aquarium"], B=["toy_store"])
    table.play("place art_gallery -1,0 e")
    assert table.closed() == [["central_station"]]
    assert table.told("income") == []
    assert table.people("-1,0") == {"hipster": 2}
    assert table.seekers("0,0") == {"tourist": 1, "parent": 1, "shopper": 1}
    table.play("place toy_store 1,1 w")
    assert table.people("1,1") == {"parent": 2}


B7 = """
hardware_store (1,-1)  W B
flea_market    (0,-1)  S A; parent 1
art_gallery    (-1,-1) S A; hipster 1
market_hall    (-2,-1) S A
"""


@pytest.mark.rule("STR-9.7", "STR-9.8", "STR-9.12", "STR-9.13", "STR-9.15", "STR-14.54")
@pytest.mark.parametrize(
    ("advisor", "flea", "gallery", "hall"),
    [(None, 11, 9, 8), ("hipster_legend", 16, 11, 20)],
)
def test_b7_several_mixed_symbols(
    scene: Any, advisor: str | None, flea: int, gallery: int, hall: int
) -> None:
    table = scene(
        B7,
        options={"advisors": True},
        advisors=[advisor],
        A=["aquarium"],
        B=["student_house"],
        active=1,
    )
    table.play("place student_house -3,-1 e")
    told = {e["tile"]: e["money"] for e in table.told("income")}
    assert told == {"flea_market": flea, "art_gallery": gallery, "market_hall": hall}
    assert table.money == [flea + gallery + hall, 0]


@pytest.mark.rule("STR-9.19", "STR-9.26", "STR-9.29")
def test_b8_what_may_be_copied(scene: Any) -> None:
    table = scene(
        """
        supermarket        (1,-1)  W C; shopper 1
        skyline_restaurant (0,-1)  S B; tourist 1
        student_house      (-1,-1) S B; hipster 1
        franchise_outlet   (-2,-1) S A
        grand_hotel        (-1,0)  S C; tourist 1
        """,
        seats=3,
        A=["aquarium"],
        C=["corner_cafe"],
        B=[],
        active=2,
    )
    table.play("place corner_cafe -3,-1 e")
    told = {e["tile"]: e["money"] for e in table.told("income")}
    assert told == {"skyline_restaurant": 11, "student_house": 7, "franchise_outlet": 3}
    assert table.money == [3, 18, 0]
    assert table.people("-1,0") == {"tourist": 2}
    assert table.seekers("-1,-1") == {"hipster": 1}


@pytest.mark.rule("STR-9.4", "STR-11.4", "STR-11.5", "STR-11.6", "STR-14.37", "STR-14.40")
def test_b9_final_scoring_with_the_investor(scene: Any) -> None:
    table = scene(
        """
        kindergarten      (1,-1)  W B; parent 1
        starter_home      (0,-1)  S A x2; parent 2
        influencer_studio (-1,-1) S A; hipster 2
        """,
        options={"advisors": True},
        advisors=["investor"],
        phase="final",
    )
    told = {e.args["tile"]: e.args for e in table.match.opening if e.key == "final-income"}
    home, studio, garden = (told[t] for t in ("starter_home", "influencer_studio", "kindergarten"))
    assert (home["valuation"], home["factor"], home["people"], home["money"]) == (4, 2, 2, 5)
    assert (studio["valuation"], studio["people"], studio["money"]) == (4, 2, 3)
    assert (garden["valuation"], garden["people"], garden["money"]) == (6, 1, 4)
    assert table.money == [8, 4]
    assert table.people("0,-1") == {"parent": 2}


@pytest.mark.rule(
    "STR-13.4", "STR-13.5", "STR-13.6", "STR-13.7", "STR-13.8", "STR-13.9", "STR-13.10",
    "STR-13.11", "STR-13.12", "STR-13.13",
)  # fmt: skip
def test_b10_taking_tokens_when_a_type_runs_out(scene: Any) -> None:
    table = scene(
        """
        hardware_store     (1,-1)  W C
        book_cafe          (0,-1)  S A; shopper 1
        skyline_restaurant (-1,-1) S B; tourist 1
        souvenir_shop      (-2,-1) S B; tourist 1
        influencer_studio  (-3,-1) S C; hipster 1
        """,
        seats=3,
        options={"business": True},
        A=["starter_home", "toy_store"],
        tokens=[{"restaurant": 11, "retail": 12}],
    )
    table.play("place starter_home -4,-1 e")
    assert (table.seat, table.prompt) == (1, "take-token")
    assert set(table.options()) == {"take -1,-1", "take -2,-1"}
    assert table.refusal("take 0,-1") == ("not-your-building-here", "STR-13.6")
    table.play("take -1,-1")
    assert (table.seat, table.options()) == (1, ["token residential", "token leisure"])
    assert table.refusal("token retail") == ("type-used-up", "STR-13.10")
    table.play("token leisure")
    assert (table.seat, table.options()) == (2, ["token residential", "token leisure"])
    table.play("token residential")
    assert (table.seat, table.options()) == (0, ["token residential", "token leisure"])
    assert table.money == [0, 0, 0]
    table.play("token leisure")
    assert table.s.tokens[12:] == [0, 11, 10, 0]
    assert table.s.tokens[4:8] == [1, 0, 1, 0]
    assert sum(table.money) > 0


@pytest.mark.rule("STR-15.15", "STR-15.16", "STR-15.22")
def test_b11_solo_ties_are_the_humans(scene: Any) -> None:
    table = scene(seats=1, A=["art_gallery"], phase="sneak", sneak_tile="post_office")
    assert set(table.options()) == {"sneak -1,0 s", "sneak 1,-1 w", "sneak 1,1 w"}
    assert table.refusal("sneak 0,1 e") == ("sneak-wants-more", "STR-15.16")


@pytest.mark.rule("STR-15.16", "STR-15.23")
def test_b11_solo_forced_placement(scene: Any) -> None:
    table = scene(seats=1, A=["art_gallery"], phase="sneak", sneak_tile="chillax_spa")
    assert table.prompt == "build"
    assert table.building("-1,0")["face"] == "s"


@pytest.mark.rule("STR-15.18", "STR-15.23", "STR-15.24")
def test_b11_solo_closing_tile(scene: Any) -> None:
    table = scene(seats=1, A=["art_gallery"], phase="sneak", sneak_tile="corner_cinema")
    assert table.building("-1,0")["face"] == "e"
    assert table.people("-1,0") == {"shopper": 2}
    assert table.seekers("0,0") == {"tourist": 1, "hipster": 1, "parent": 1}


B12 = """
central_station (0,0)  S -; -; seekers hipster 1
city_park       (1,0)  W -
toy_store       (-1,0) S -; -; seekers parent 2
corner_cafe     (-2,0) E B
grand_hotel     (1,-1) W C; tourist 2
"""


@pytest.mark.rule(
    "STR-14.42", "STR-14.44", "STR-14.45", "STR-14.46", "STR-14.47", "STR-14.48", "STR-14.49",
    "STR-14.50", "STR-14.51", "STR-14.52",
)  # fmt: skip
def test_b12a_renovator(scene: Any) -> None:
    table = scene(
        B12,
        seats=3,
        options={"advisors": True},
        advisors=["renovator"],
        A=["art_gallery"],
        B=["aquarium"],
    )
    table.play("over art_gallery -1,0")
    assert table.building("-1,0")["face"] == "s"
    assert table.seekers("0,0") == {"parent": 2}
    assert [(e["valuation"], e["people"]) for e in table.told("income")] == [(8, 2)]
    assert table.closed() == [["art_gallery", "central_station"]]
    assert table.seekers("-1,0") == {"hipster": 2}
    assert table.free[0] == 5
    assert table.money == [10, 0, 0]


@pytest.mark.rule("STR-14.47", "STR-14.50")
def test_b12b_renovator_takes_the_seekers_in(scene: Any) -> None:
    table = scene(
        B12,
        seats=3,
        options={"advisors": True},
        advisors=["renovator"],
        A=["starter_home"],
        B=["aquarium"],
    )
    table.play("over starter_home -1,0")
    assert [(e["valuation"], e["people"]) for e in table.told("income")] == [(8, 3)]
    assert table.seekers("-1,0") == {"parent": 3}
    assert table.seekers("0,0") == {"hipster": 1}
    assert table.money == [11, 0, 0]


@pytest.mark.rule("STR-14.42", "STR-14.43")
@pytest.mark.parametrize(
    ("cell", "why"),
    [
        ("0,0", ("start-tile-stays", "STR-14.43")),
        ("1,0", ("start-tile-stays", "STR-14.43")),
        ("-2,0", ("street-is-open", "STR-14.42")),
        ("1,-1", ("street-is-open", "STR-14.42")),
    ],
)
def test_b12c_what_may_not_be_built_over(scene: Any, cell: str, why: tuple[str, str]) -> None:
    table = scene(
        B12,
        seats=3,
        options={"advisors": True},
        advisors=["renovator"],
        A=["art_gallery"],
        B=["aquarium"],
    )
    assert table.refusal(f"over art_gallery {cell}") == why
