"""Chapter 14: the advisors."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.games.streets.rules.setup import advisor_pool

ADVISORS = {"advisors": True}
ROW = """
supermarket  (1,-1) W B; shopper 1
starter_home (0,-1) S A; parent 1
"""


def told(table: Any) -> dict[str, int]:
    return {e["tile"]: e["valuation"] for e in table.told("income")}


def row(scene: Any, advisor: str | None, hand: list[str], city: str = ROW, **more: Any) -> Any:
    return scene(
        city, options={**ADVISORS, **more.pop("options", {})}, advisors=[advisor], A=hand,
        B=["aquarium"], **more,
    )  # fmt: skip


@pytest.mark.rule("STR-14.1", "STR-14.2", "STR-14.3", "STR-14.4", "STR-17.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("business", [False, True])
def test_which_cards_are_dealt(new: Any, seats: int, business: bool) -> None:
    table = new(seats, advisors=True, business=business)
    cards = table.s.setting.tables.advisors
    pool = {cards[number].id for number in advisor_pool(table.s)}
    everybody = {"hacker", "entrepreneur", "investor", "hipster_legend", "location_scout"}
    expected = set(everybody)
    if not business:
        expected |= {"contractor"} if seats <= 4 else set()
        expected |= {"renovator"} if seats >= 3 else set()
    assert pool == expected
    assert len(pool) == (5 if business else {2: 6, 3: 7, 4: 7, 5: 6}[seats])
    dealt = [player["advisor"] for player in table.match.view(None)["board"]["players"]]
    assert len(set(dealt)) == seats
    assert set(dealt) <= pool


@pytest.mark.rule("STR-14.1")
def test_cards_are_random(new: Any) -> None:
    firsts = {new(2, seed, advisors=True).s.advisors[0] for seed in range(40)}
    assert len(firsts) == 6


@pytest.mark.rule("STR-14.5")
def test_advisors_stay_for_the_whole_game(games: Any) -> None:
    for match in games(3, 3, business=True, advisors=True):
        first = match.at(0).view(None)["board"]["players"]
        last = match.view(None)["board"]["players"]
        assert [p["advisor"] for p in first] == [p["advisor"] for p in last]


@pytest.mark.rule("STR-14.6", "STR-14.8", "STR-14.10")
def test_a_card_works_for_its_holder_only(scene: Any) -> None:
    city = """
    supermarket  (1,-1)  W B; shopper 1
    starter_home (0,-1)  S A; parent 1
    book_cafe    (-1,-1) S B; shopper 1
    """
    table = row(scene, "hacker", ["art_gallery", "toy_store"], city)
    table.play("place art_gallery -2,-1 e")
    # parents: Home 1; for A also the toy store's back and the card's mixed symbol
    assert told(table) == {"starter_home": 6, "book_cafe": 2}


@pytest.mark.rule("STR-14.9", "STR-14.11")
def test_card_symbols_count_in_the_final_scoring(scene: Any) -> None:
    for advisor, value in [("hacker", 4), ("hipster_legend", 4), (None, 2)]:
        table = scene(
            "starter_home (-1,-1) E A; parent 1\ntoy_store (-1,0) E -\ncentral_station (0,0) S -",
            options=ADVISORS,
            advisors=[advisor],
            phase="final",
        )
        final = [e.args["valuation"] for e in table.match.opening if e.key == "final-income"]
        # parents: Home 1, Toy Store 1 = $4; the Hacker's card adds a mixed symbol, $2; the
        # Hipster Legend's hipster symbol becomes mixed, $2
        assert final == [value + 2]


# -- Contractor -----------------------------------------------------------------------------------


@pytest.mark.rule("STR-14.12", "STR-14.13", "STR-14.14", "STR-14.15", "STR-14.16")
def test_the_contractor_builds_two_and_draws_two(scene: Any) -> None:
    table = row(
        scene,
        "contractor",
        ["art_gallery", "toy_store", "post_office"],
        stack=["book_cafe", "grand_hotel", "food_court"],
    )
    table.play("place art_gallery -1,-1 e")
    assert table.told("income")  # the first building is resolved before the second
    assert table.told("drew") == []
    assert (table.seat, table.prompt) == (0, "build")
    assert table.match.decisions[0].details["builds_left"] == 1
    table.play("place toy_store 1,1 w")
    assert len(table.told("drew")) == 2
    assert table.seat == 1
    assert table.s.hands[0].bit_count() == 3


@pytest.mark.rule("STR-14.16")
def test_the_contractor_checks_signs_before_each_building(scene: Any) -> None:
    city = """
    grand_hotel      (1,-1) W A; tourist 2
    toy_store        (1,1)  W A; parent 1
    micro_brewery    (0,1)  W A; hipster 3
    department_store (-1,0) S A; shopper 1
    """
    table = row(scene, "contractor", ["starter_home", "book_cafe", "food_court"], city, fill=6)
    assert table.prompt == "build"
    table.play("place starter_home -2,0 s")
    assert table.prompt == "abandon"  # the fifth sign is out: one must come back
    table.play("abandon 1,-1", "place book_cafe -3,0 s")
    assert table.seat == 1
    # signs freed by the income of the first building can be used for the second
    table = row(scene, "contractor", ["starter_home", "book_cafe", "food_court"], city, fill=6)
    table.play("place starter_home -2,0 e")
    assert table.told("income")
    table.play("move parent 1,1 1")
    assert table.prompt == "build"


@pytest.mark.rule("STR-14.18")
def test_the_contractor_builds_one_when_the_stack_is_empty(scene: Any) -> None:
    table = row(scene, "contractor", ["art_gallery", "toy_store", "post_office"])
    table.play("place art_gallery 1,1 w")
    assert table.seat == 1


@pytest.mark.rule("STR-14.17", "STR-14.19", "STR-18.18")
@pytest.mark.parametrize(
    ("seats", "stack", "builds", "others"), [(2, 27, 21, 12), (3, 28, 17, 10), (4, 30, 15, 9)]
)
def test_the_contractors_numbers(seats: int, stack: int, builds: int, others: int) -> None:
    for seed in range(60):
        match = tabletown.new("streets", seats=seats, seed=seed, options=ADVISORS)
        cards = [p["advisor"] for p in match.view(None)["board"]["players"]]
        if "contractor" in cards:
            break
    contractor = cards.index("contractor")
    board = match.view(None)["board"]
    assert board["stack"]["left"] == stack
    ahead = [player["builds_ahead"] for player in board["players"]]
    assert ahead == [builds if p == contractor else others for p in range(seats)]
    built = [0] * seats
    drawn = []
    while not match.over:
        seat = match.state.deciders()[0]
        action = match.options(seat)[-1]
        events = match.play(action, seat)
        built[seat] += action.kind in ("place", "over")
        if seat == contractor and any(event.key == "drew" for event in events):
            drawn.append(sum(event.key == "drew" for event in events))
    assert built == ahead
    assert set(drawn) == {2}


# -- Hacker ---------------------------------------------------------------------------------------


@pytest.mark.rule("STR-14.20", "STR-14.21")
@pytest.mark.parametrize(
    ("hand", "value"),
    [([], 4), (["toy_store"], 6), (["trendy_lofts"], 6), (["toy_store", "market_hall"], 8)],
)
def test_the_hackers_hand_counts_by_its_backs(scene: Any, hand: list[str], value: int) -> None:
    table = row(scene, "hacker", ["art_gallery", *hand]).play("place art_gallery -1,-1 e")
    assert told(table) == {"starter_home": value}


ROASTERY = "coffee_roastery (-1,0) S A; hipster 1"


@pytest.mark.rule("STR-14.21", "STR-11.3")
def test_the_hackers_hand_is_empty_at_the_end(scene: Any) -> None:
    hand = ["art_gallery", "micro_brewery", "vinyl_store"]
    now = row(scene, "hacker", hand, ROASTERY).match.forecast(None)["buildings"][0]
    end = row(scene, "hacker", [], ROASTERY, phase="final")
    assert now["half"] == end.money[0] > 0
    assert (
        now["half"]
        == row(scene, "hacker", [], ROASTERY).match.forecast(None)["buildings"][0]["half"]
    )


@pytest.mark.rule("STR-14.21")
def test_the_hacker_who_closes_a_street_has_built_a_tile(scene: Any) -> None:
    """What a street would bring if it closed now: on the own turn one tile fewer is in hand."""
    hand = ["art_gallery", "toy_store", "market_hall"]

    def forecast(active: int) -> int:
        table = row(scene, "hacker", hand, active=active)
        rows = table.match.forecast(None)["buildings"]
        assert rows == table.match.forecast(1)["buildings"]  # backs are public
        return {r["tile"]: r["valuation"] for r in rows}["starter_home"]

    assert forecast(1) == 8  # its own parent, the card, the Toy Store and the mixed Market Hall
    # Whichever tile the Hacker builds, so much is certain: here without one of the two.
    assert forecast(0) == 6


# -- Entrepreneur ---------------------------------------------------------------------------------

SHOP = """
supermarket  (1,-1)  W B; shopper 1
starter_home (0,-1)  S A; parent 3
book_cafe    (-1,-1) S A; shopper 1
"""


@pytest.mark.rule("STR-14.22", "STR-14.25", "STR-14.26")
def test_the_entrepreneur_exchanges_a_valuation(scene: Any) -> None:
    table = row(scene, "entrepreneur", ["art_gallery", "toy_store", "trendy_lofts"], SHOP)
    table.play("place art_gallery -2,-1 e")
    assert table.prompt == "substitute"
    assert "keep" in table.options()
    assert len(table.options()) == 1 + 2 * 2
    table.play("substitute -1,-1 toy_store")
    # Café scored as a Toy Store: $2 for each of 3 parents on the street, and its own shopper;
    # parent symbols: the Home's only, the hand tile's are not added
    assert told(table) == {"starter_home": 2, "book_cafe": 6}
    people = {e["tile"]: e["people"] for e in table.told("income")}
    assert people == {"starter_home": 3, "book_cafe": 1}


@pytest.mark.rule("STR-14.25")
def test_any_hand_tile_can_stand_for_the_valuation(scene: Any) -> None:
    """The first tile of the content, too."""
    table = row(scene, "entrepreneur", ["art_gallery", "chillax_spa"], SHOP)
    assert table.s.setting.tables.number["chillax_spa"] == 0
    table.play("place art_gallery -2,-1 e", "substitute -1,-1 chillax_spa")
    assert told(table) == {"starter_home": 2, "book_cafe": 0}


@pytest.mark.rule("STR-14.23", "STR-14.30")
def test_once_per_street(scene: Any) -> None:
    table = row(scene, "entrepreneur", ["art_gallery", "toy_store"], SHOP)
    table.play("place art_gallery -2,-1 e", "substitute 0,-1 toy_store")
    assert table.prompt != "substitute"


@pytest.mark.rule("STR-14.22")
def test_declining_scores_as_printed(scene: Any) -> None:
    table = row(scene, "entrepreneur", ["art_gallery", "toy_store"], SHOP)
    table.play("place art_gallery -2,-1 e", "keep")
    assert told(table) == {"starter_home": 2, "book_cafe": 2}


@pytest.mark.rule("STR-14.24", "STR-14.22")
def test_what_cannot_be_substituted(scene: Any) -> None:
    table = row(scene, "entrepreneur", ["art_gallery", "toy_store", "franchise_outlet"], SHOP)
    table.play("place art_gallery -2,-1 e")
    assert table.refusal("substitute 0,-1 franchise_outlet") == (
        "copies-cannot-be-used", "STR-14.24",
    )  # fmt: skip
    assert table.refusal("substitute 0,-1 aquarium") == ("not-in-hand", "STR-14.22")
    assert table.refusal("substitute 1,-1 toy_store") == ("not-your-building-here", "STR-14.22")
    assert table.refusal("substitute -2,-1 toy_store") == ("not-on-this-street", "STR-14.22")


@pytest.mark.rule("STR-14.24", "STR-5.4")
def test_being_asked_does_not_tell_what_is_in_the_hand(scene: Any) -> None:
    table = row(scene, "entrepreneur", ["art_gallery", "franchise_outlet"], SHOP)
    table.play("place art_gallery -2,-1 e")
    assert table.options() == ["keep"]


@pytest.mark.rule("STR-14.28")
def test_a_copy_building_may_be_exchanged_and_looks_at_print_only(scene: Any) -> None:
    city = """
    supermarket       (1,-1)  W B; shopper 1
    influencer_studio (0,-1)  S A; hipster 1
    book_cafe         (-1,-1) S A; shopper 1
    """
    table = row(scene, "entrepreneur", ["art_gallery", "post_office"], city)
    table.play("place art_gallery -2,-1 e")
    other = type(table)(table.match.copy())
    table.play("substitute 0,-1 post_office")
    assert told(table)["influencer_studio"] == 4
    other.play("substitute -1,-1 post_office")
    # the Studio copies the Café's printed valuation (no parent symbol: $0), not the Post Office
    assert told(other) == {"influencer_studio": 0, "book_cafe": 4}


@pytest.mark.rule("STR-14.29")
def test_the_token_is_that_of_the_building(scene: Any) -> None:
    table = row(
        scene, "entrepreneur", ["art_gallery", "terraced_houses"],
        "supermarket (1,-1) W B; shopper 1\nbook_cafe (0,-1) S A; shopper 1",
        options={"business": True},
    )  # fmt: skip
    table.play("place art_gallery -1,-1 e", "substitute 0,-1 terraced_houses")
    tokens = table.match.view(None)["board"]["players"][0]["tokens"]
    assert (tokens["restaurant"], tokens["residential"]) == (1, 0)


@pytest.mark.rule("STR-14.30")
def test_no_substitution_in_the_final_scoring(scene: Any) -> None:
    table = scene(
        "starter_home (1,1) W A; parent 1", options=ADVISORS, advisors=["entrepreneur"],
        A=["toy_store"], phase="final",
    )  # fmt: skip
    assert table.match.over


# -- Investor -------------------------------------------------------------------------------------


@pytest.mark.rule("STR-14.31", "STR-14.33")
def test_the_investor_doubles_when_building(scene: Any) -> None:
    table = row(scene, "investor", ["art_gallery", "toy_store"], "")
    table.play("place art_gallery 1,1 w", "signs 2")
    assert table.free[0] == 3
    assert table.building("1,1")["signs"] == 2
    row_ = table.match.forecast(None)["buildings"][0]
    assert (row_["valuation"], row_["factor"], row_["people"], row_["money"]) == (4, 2, 1, 9)


@pytest.mark.rule("STR-14.32", "STR-14.33")
def test_only_one_doubled_building(scene: Any) -> None:
    table = row(scene, "investor", ["art_gallery", "toy_store"], "")
    table.play("place art_gallery 1,1 w", "signs 2", "place aquarium 1,2 w")
    table.play("place toy_store 1,3 w")
    assert table.match.over  # not asked again: it was the last tile
    assert table.s.doubled == 1 << 2


@pytest.mark.rule("STR-14.41", "STR-14.31")
def test_two_signs_need_two_free_ones(scene: Any) -> None:
    city = """
    grand_hotel      (1,-1) W A; tourist 2
    toy_store        (1,1)  W A; parent 1
    micro_brewery    (0,1)  W A; hipster 3
    department_store (-1,0) S A; shopper 1
    """
    table = row(scene, "investor", ["starter_home", "book_cafe"], city)
    assert table.prompt == "build"  # one sign is free: nothing may be abandoned for a second
    table.play("place starter_home -2,0 s")
    assert table.seat == 1


@pytest.mark.rule("STR-14.31")
def test_two_free_signs_are_enough_for_both(scene: Any) -> None:
    city = """
    grand_hotel      (1,-1) W A; tourist 2
    toy_store        (1,1)  W A; parent 1
    micro_brewery    (0,1)  W A; hipster 3
    """
    table = row(scene, "investor", ["starter_home", "book_cafe"], city)
    assert table.free[0] == 2
    table.play("place starter_home -1,0 s")
    assert table.options() == ["signs 1", "signs 2"]
    table.play("signs 2")
    assert table.free[0] == 0


@pytest.mark.rule("STR-14.35")
def test_both_signs_return_when_abandoned(scene: Any) -> None:
    city = """
    grand_hotel      (1,-1) W A x2; tourist 2
    toy_store        (1,1)  W A; parent 1
    micro_brewery    (0,1)  W A; hipster 3
    department_store (-1,0) S A; shopper 1
    """
    table = row(scene, "investor", ["starter_home"], city)
    table.play("abandon 1,-1")
    assert table.free[0] == 2


@pytest.mark.rule("STR-14.36", "STR-14.37")
def test_doubled_copies(scene: Any) -> None:
    city = """
    supermarket       (1,-1)  W B; shopper 1
    influencer_studio (0,-1)  S A x2; hipster 1
    starter_home      (-1,-1) S A; parent 1
    """
    table = row(scene, "investor", ["toy_store"], city).play("place toy_store -2,-1 e")
    paid = {e["tile"]: e["money"] for e in table.told("income")}
    assert paid == {"influencer_studio": 2 * 4 + 1, "starter_home": 4 + 1}
    city = city.replace("S A x2", "S A").replace("S A; parent", "S A x2; parent")
    table = row(scene, "investor", ["toy_store"], city).play("place toy_store -2,-1 e")
    paid = {e["tile"]: e["money"] for e in table.told("income")}
    assert paid == {"influencer_studio": 4 + 1, "starter_home": 2 * 4 + 1}


@pytest.mark.rule("STR-14.38")
def test_a_doubled_building_gives_no_more_tokens(scene: Any) -> None:
    city = "supermarket (1,-1) W B; shopper 1\nstarter_home (0,-1) S A x2; parent 1"
    table = row(scene, "investor", ["toy_store"], city, options={"business": True})
    table.play("place toy_store -1,-1 e")
    assert table.match.view(None)["board"]["players"][0]["tokens"]["residential"] == 1


@pytest.mark.rule("STR-14.39", "STR-14.34")
def test_own_signs_count_both_signs(scene: Any) -> None:
    city = """
    supermarket        (1,-1)  W B; shopper 1
    student_house      (0,-1)  S A x2; hipster 2
    real_estate_office (-1,-1) S A
    """
    table = row(scene, "investor", ["toy_store"], city).play("place toy_store -2,-1 e")
    paid = {e["tile"]: e["money"] for e in table.told("income")}
    assert paid == {"student_house": 2 * 9 + 2, "real_estate_office": 9}


# -- Renovator ------------------------------------------------------------------------------------


@pytest.mark.rule("STR-14.42", "STR-14.53", "STR-14.61")
def test_building_over_again(scene: Any) -> None:
    city = """
    central_station (0,0)  S -; -; seekers hipster 1
    toy_store       (-1,0) S -; -; seekers parent 2
    corner_cafe     (-2,0) E B
    """
    table = scene(
        city, seats=3, options=ADVISORS, advisors=["renovator"], A=["art_gallery", "starter_home"],
        B=["aquarium"],
    )  # fmt: skip
    assert {o for o in table.options() if o.startswith("over")} == {
        "over art_gallery -1,0", "over starter_home -1,0",
    }  # fmt: skip
    table.play("over art_gallery -1,0", "place aquarium 1,1 w", "over starter_home -1,0")
    assert len(table.told("scoring")) == 1  # exactly the street of the covered cell
    assert table.match.view(None)["board"]["discarded"] == ["art_gallery", "toy_store"]
    assert table.building("-1,0")["tile"] == "starter_home"


@pytest.mark.rule("STR-14.49", "STR-6.1")
def test_building_over_needs_a_sign(scene: Any) -> None:
    city = """
    central_station  (0,0)  S -
    toy_store        (-1,0) S -
    corner_cafe      (-2,0) E A
    grand_hotel      (1,-1) W A; tourist 2
    micro_brewery    (1,1)  W A; hipster 3
    department_store (1,2)  W A; shopper 1
    book_cafe        (1,3)  W A; shopper 1
    """
    table = scene(
        city, seats=3, options=ADVISORS, advisors=["renovator"], A=["art_gallery"], B=["aquarium"]
    )
    assert table.prompt == "abandon"
    table.play("abandon 1,-1", "over art_gallery -1,0")
    assert table.free[0] == 1


@pytest.mark.rule("STR-14.60", "STR-14.47", "STR-14.50")
def test_seekers_always_come_to_a_building_built_over(scene: Any) -> None:
    city = """
    central_station (0,0)  S -; -; seekers parent 2
    toy_store       (-1,0) S -
    corner_cafe     (-2,0) E B
    """
    table = scene(
        city, seats=3, options=ADVISORS, advisors=["renovator"], A=["starter_home"], B=["aquarium"]
    ).play("over starter_home -1,0")
    assert table.told("seekers-came")[0]["count"] == 2
    assert [e.rule for e in table.events if e.key == "seekers-came"] == ["STR-14.47"]
    assert [e["people"] for e in table.told("income")] == [3]


@pytest.mark.rule("STR-14.48")
@pytest.mark.parametrize(
    ("old", "new", "people"),
    [
        ("toy_store", "art_gallery", "parent"),
        ("supermarket", "art_gallery", "shopper"),
        ("grand_hotel", "art_gallery", "tourist"),
        ("vinyl_store", "supermarket", "hipster"),
    ],
)
def test_seekers_of_every_colour_go_to_the_station(
    scene: Any, old: str, new: str, people: str
) -> None:
    city = f"""
    central_station (0,0)  S -
    {old}           (-1,0) S -; -; seekers {people} 2
    corner_cafe     (-2,0) E B
    """
    table = scene(
        city, seats=3, options=ADVISORS, advisors=["renovator"], A=[new], B=["aquarium"]
    ).play(f"over {new} -1,0")
    assert table.seekers("0,0") == {people: 2}
    assert table.told("went-to-station") == [{"count": 2, "people": people}]


@pytest.mark.rule("STR-14.42")
def test_only_the_renovator_builds_over(scene: Any) -> None:
    table = row(scene, "investor", ["art_gallery"])
    assert table.refusal("over art_gallery 0,-1") == ("needs-renovator", "STR-14.42")
    table = scene(
        ROW, seats=3, options=ADVISORS, advisors=["renovator"], A=["art_gallery"], B=["aquarium"]
    )
    assert table.refusal("over art_gallery 5,5") == ("no-building-there", "STR-14.42")


# -- Hipster Legend -------------------------------------------------------------------------------


@pytest.mark.rule("STR-14.54", "STR-14.55")
def test_hipster_symbols_are_mixed_for_the_legend_alone(scene: Any) -> None:
    city = """
    supermarket  (1,-1)  W B; shopper 1
    market_hall  (0,-1)  S A
    starter_home (-1,-1) S B; parent 1
    vinyl_store  (-2,-1) S A; hipster 1
    """
    table = row(scene, "hipster_legend", ["art_gallery"], city).play("place art_gallery -3,-1 e")
    # mixed for A: Market Hall 1, Vinyl Store 1, Gallery 1, card 1 = 4
    assert told(table)["market_hall"] == 16
    assert told(table)["starter_home"] == 4  # for B: parent 1, mixed 1
    assert table.people("-3,-1") == {"hipster": 2}  # hipster people move as ever


# -- Location Scout -------------------------------------------------------------------------------


@pytest.mark.rule("STR-14.56", "STR-14.57")
def test_the_scout_counts_signed_buildings_elsewhere(scene: Any) -> None:
    city = ROW + "toy_store (1,1) W A; parent 1\ntrendy_lofts (1,2) W B; parent 2"
    table = row(scene, "location_scout", ["ice_cream_parlour"], city)
    table.play("place ice_cream_parlour -1,-1 e")
    # parents: Home 1, Parlour pointing in 1 and again as a signed building 1, Toy Store 1
    assert told(table) == {"starter_home": 8}


@pytest.mark.rule("STR-14.58", "STR-14.11")
def test_the_scout_not_in_the_final_scoring(scene: Any) -> None:
    table = scene(
        "starter_home (1,1) W A; parent 1\ntoy_store (-1,0) S A; parent 1",
        options=ADVISORS, advisors=["location_scout"], phase="final",
    )  # fmt: skip
    final = {e.args["tile"]: e.args["valuation"] for e in table.match.opening if "tile" in e.args}
    assert final["starter_home"] == 4  # Home 1 and the park's mixed symbol


@pytest.mark.rule("STR-14.59", "STR-8.5")
def test_the_scouts_order_of_scoring_matters(scene: Any) -> None:
    city = """
    central_station  (0,0)   S -
    supermarket      (1,-1)  W B; shopper 1
    starter_home     (0,-1)  S A; parent 1
    department_store (-1,-1) S -
    aquarium         (-1,0)  E -
    micro_brewery    (-2,0)  E A; hipster 1
    kindergarten     (-2,1)  N B; parent 1
    toy_store        (-3,0)  E -
    book_cafe        (-3,-1) E -
    """
    results = {}
    for first in ("street s -2,-1", "street e -2,0"):
        table = scene(
            city, options=ADVISORS, advisors=["location_scout"], A=["trendy_lofts"],
            B=["grand_hotel"],
        ).play("place trendy_lofts -2,-1 s")  # fmt: skip
        events = []
        table.play(first)
        events += table.events
        while not table.match.over and table.prompt in ("pick-street", "move-people"):
            table.play(table.options()[0])
            events += table.events
        results[first] = {e.args["tile"]: e.args["valuation"] for e in events if e.key == "income"}
    # Lofts: hipster symbols; the Brewery's counts only while its sign still stands
    assert results["street s -2,-1"]["trendy_lofts"] == 2
    assert results["street e -2,0"]["trendy_lofts"] == 0
