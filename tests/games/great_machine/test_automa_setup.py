"""Chapter 30: the set-up against the automated Machine."""

from __future__ import annotations

from typing import Any

import pytest

import tabletown
from tabletown.core.bits import members
from tabletown.games.great_machine.state import SETUP

HEROES = "culum-veiga-sylvia"


def game(seats: int = 1, seed: int = 5, mode: str = "automa", **options: Any) -> tabletown.Match:
    options.setdefault("heroes", HEROES)
    return tabletown.new("great_machine", seats=seats, seed=seed, mode=mode, options=options)


def board(match: tabletown.Match, seat: int | None = None) -> Any:
    return match.view(seat)["board"]


@pytest.mark.rule("GM-30.1", "GM-30.6")
def test_one_to_three_players_have_the_same_game() -> None:
    tables = [board(game(seats)) for seats in (1, 2, 3)]
    for table in tables:
        table.pop("side")
        for hero in table["heroes"]:
            hero.pop("seat")
        assert table["tracks"]["discontent"] == 2
    assert tables[0] == tables[1] == tables[2]
    owners = [game(seats).state.owners for seats in (1, 2, 3)]
    assert owners == [[0, 0, 0], [0, 0, 1], [0, 1, 2]]
    with pytest.raises(tabletown.BadUsage):
        game(4)
    with pytest.raises(tabletown.BadUsage):
        game(0)


@pytest.mark.rule("GM-30.2")
def test_what_is_not_changed_follows_the_versus_rules(arrived: Any, scene: Any) -> None:
    for mode in ("versus", "automa"):
        table = arrived("culum", mode=mode, culum={"at": "TR", "trust": 4}, discontent=2)
        table.play("act agitate")
        assert (table.trust("culum"), table.s.discontent) == (2, 3)
        table = arrived(
            "culum", phase="turn", mode=mode, culum={"at": "TR", "trust": 4, "card": "CS"}
        )
        table.play("step IN")
        assert (table.at("culum"), table.trust("culum")) == ("IN", 2)
        assert table.refusal("step TR") == ("entered-before", "GM-9.4")


@pytest.mark.rule("GM-30.3")
def test_city_citizens_and_guards_are_set_up_as_in_versus() -> None:
    for mode in ("versus", "automa"):
        table = board(game(3, mode=mode))
        places = {d["id"]: (d["column"], d["row"], d["turn"]) for d in table["districts"]}
        assert places["trade"] == (1, 0, "h")
        assert len(places) == 9
        for d in table["districts"]:
            few = d["id"] in ("main_citadel", "tower_of_law", "control_centre")
            assert len(d["people"]) == (1 if few else 4)
            assert all(citizen["state"] == "unknown" for citizen in d["people"])
            assert (d["guards"], d["broken"], d["reinforcements"]) == (2, 0, 0)
        assert table["arrested"] == 3


@pytest.mark.rule("GM-30.4")
def test_nobody_plays_the_machine() -> None:
    match = game(3)
    assert board(match)["machine"]["seat"] is None
    assert [board(match, seat)["side"] for seat in range(3)] == ["heroes"] * 3
    match.play("access culum trade", 0)
    match.play("access veiga theatre", 1)
    seen = match.play("access sylvia science", 2)
    # the three servants have had their turns without anybody being asked
    cards = [event for event in seen if event.key == "movement-card"]
    assert [event.args["servant"] for event in cards] == ["phantasm", "executor", "lex_hecate"]


@pytest.mark.rule("GM-30.5")
@pytest.mark.parametrize(
    ("options", "plan"),
    [
        ({}, 1),
        ({"level": "medium"}, 3),
        ({"level": "high"}, 1),
        ({"level": "extreme"}, 2),
        ({"level": "extreme", "plan_start": 3}, 3),
        ({"level": "custom", "plan_start": 2}, 2),
    ],
)
def test_the_plan_starts_where_the_level_says(options: Any, plan: int) -> None:
    assert board(game(**options))["tracks"]["plan"] == plan


@pytest.mark.rule("GM-30.5")
def test_a_level_does_not_start_elsewhere() -> None:
    with pytest.raises(tabletown.BadUsage, match="plan_start"):
        game(level="easy", plan_start=3, missions="I")


@pytest.mark.rule("GM-30.7")
def test_the_progress_marker_starts_on_stage_0() -> None:
    tracks = board(game())["tracks"]
    assert (tracks["marker"], tracks["marker_steps"]) == (0, 7)


@pytest.mark.rule("GM-30.8")
def test_twelve_of_sixteen_events_lie_on_the_countdown() -> None:
    seen = set()
    for seed in range(12):
        match = game(seed=seed)
        s = match.state
        names = [s.tables.event_ids[card] for card in s.event_deck]
        assert names[-1] == "countdown_automa"
        assert len(names) == 13
        assert len(set(names)) == 13
        seen |= set(names)
        table = board(match)
        assert (table["events_opened"], table["events_left"]) == (names[:1], 12)
    assert len(seen) == 17  # no card is always left in the box


@pytest.mark.rule("GM-30.9", "GM-30.18")
def test_the_servants_start_in_the_citadel_without_bonds() -> None:
    machine = board(game())["machine"]  # the income of round 1 has been gained
    assert [servant["district"] for servant in machine["servants"]] == ["main_citadel"] * 3
    assert machine["bonds"] == 0


@pytest.mark.rule("GM-30.18")
def test_the_machine_spends_nothing(servant_turn: Any) -> None:
    table = servant_turn("L", "direction_east")  # from the Citadel to Theatre: the marker moves
    assert table.servant_at("L") == "TH"
    assert table.s.tables.marker_path[table.s.marker] == 6
    assert table.s.bonds == 0
    assert table.happened("bonds-paid") == table.happened("bonds-gained") == []


@pytest.mark.rule("GM-30.10", "GM-33.1")
@pytest.mark.parametrize(
    ("order", "names"),
    [
        ("pel", ["phantasm", "executor", "lex_hecate"]),
        ("lep", ["lex_hecate", "executor", "phantasm"]),
        ("elp", ["executor", "lex_hecate", "phantasm"]),
    ],
)
def test_the_servants_act_in_the_order_of_their_column(scene: Any, order: str, names: Any) -> None:
    table = scene(mode="automa", seats=1, options={"servant_order": order, "heroes": HEROES})
    assert table.match.view(None)["board"]["machine"]["column"] == names
    for _ in range(2):  # the column is never changed
        played = len(table.happened("movement-card"))
        while table.s.round < 2 + played // 3 and not table.match.over:
            table.play(table.options()[-1])
        acted = [event["servant"] for event in table.happened("movement-card")][played:]
        assert acted[:3] == names


@pytest.mark.rule("GM-30.11")
def test_the_movement_deck_has_10_cards_or_13() -> None:
    plain = [
        "city_heart", "direction_east", "direction_north", "direction_south", "direction_west",
        "patrol", "patrol_reinforcement", "pursuit_bird", "pursuit_goggles", "pursuit_rose",
    ]  # fmt: skip
    with_bonus = board(game(level="easy"))["automa"]
    assert sorted(with_bonus["movement_left"]) == sorted([*plain, *["maintenance"] * 3])
    assert sorted(board(game(level="high"))["automa"]["movement_left"]) == plain
    assert with_bonus["movement_seen"] == []


@pytest.mark.rule("GM-30.12")
def test_nine_directives_lie_face_down() -> None:
    machine = board(game())["machine"]
    assert (machine["deck"], machine["hand_size"], machine["published"]) == (9, 0, [])
    orders = {tuple(game(seed=seed).state.directive_deck) for seed in range(5)}
    assert len(orders) > 1
    assert all(sorted(order) == list(range(9)) for order in orders)


@pytest.mark.rule("GM-30.13")
def test_district_tokens_reinforcements_and_raid_tokens_are_ready() -> None:
    match = game()
    automa = board(match)["automa"]
    assert automa["tokens_up"] == []
    assert len(automa["tokens_down"]) == 9
    assert automa["supply"] == 9
    assert (match.state.raids, match.state.tables.raid_tokens) == (0, 3)
    assert len({tuple(game(seed=seed).state.token_deck) for seed in range(5)}) > 1


@pytest.mark.rule("GM-30.14")
def test_one_access_card_of_each_hero_is_seized_and_all_are_open() -> None:
    match = game(3)
    for viewer in (None, 0, 1, 2):
        heroes = board(match, viewer)["heroes"]
        assert [hero["district"] for hero in heroes] == ["trade", "theatre", "science"]
        for hero in heroes:
            assert len(hero["seized"]) == 1
            assert len(hero["hand"]) == 8
            assert {*hero["seized"], *hero["hand"]} == set(match.state.tables.district_ids)
    assert len({tuple(game(seed=seed).state.seized) for seed in range(5)}) > 1


@pytest.mark.rule("GM-30.15", "GM-30.16")
def test_symbols_are_given_in_order_of_initiative() -> None:
    heroes = board(game(heroes="mateusz-olga-mustafa"))["heroes"]
    assert [(hero["id"], hero["symbol"]) for hero in heroes] == [
        ("mateusz", "rose"), ("olga", "goggles"), ("mustafa", "bird"),
    ]  # fmt: skip
    heroes = board(game(missions="I"))["heroes"]
    assert [hero["token"] for hero in heroes] == ["home"] * 3


@pytest.mark.rule("GM-30.17")
@pytest.mark.parametrize("number", ["I", "II", "III", "IV"])
def test_missions_a_and_b_enter_and_c_waits(number: str) -> None:
    match = game(missions=number)
    while match.state.phase == SETUP:  # Rise of the Resistance asks for districts when C enters
        match.play(match.options()[0])
    missions = board(match)["automa"]["missions"]
    assert [(m["letter"], m["state"]) for m in missions] == [
        ("A", "open"), ("B", "open"), ("C", "later"),
    ]  # fmt: skip
    cards = [match.state.tables.missions[match.state.mission_at(i)].card for i in range(3)]
    assert {card.set for card in cards} == {("I", "II", "III", "IV").index(number) + 1}


@pytest.mark.rule("GM-30.17")
def test_the_setup_of_missions_a_and_b_is_carried_out() -> None:
    tables = {number: board(game(missions=number)) for number in ("II", "III", "IV")}
    placed = {
        number: sorted(token for d in table["districts"] for token in d["tokens"])
        for number, table in tables.items()
    }
    assert placed["II"] == ["command_post"]
    assert placed["IV"] == ["drone"] * 3
    # the setup of the missions C has not been carried out: no cores of Guard Control yet
    assert sum(d["cores"] for d in tables["III"]["districts"]) == 0


@pytest.mark.rule("GM-30.19")
def test_north_is_the_upper_edge_of_the_city(servant_turn: Any) -> None:
    for side, goal in (("north", "TR"), ("east", "CS"), ("south", "TH"), ("west", "EL")):
        table = servant_turn("E", f"direction_{side}", servants={"E": "IN"})
        assert table.servant_at("E") == goal


@pytest.mark.rule("GM-30.19")
def test_north_stays_where_it_is_when_a_district_moves(servant_turn: Any) -> None:
    # the city of layout 1 with Elite east of Trade: what lay west of Industrial is gone
    city = {
        "trade": (1, 0, "h"), "elite": (3, 0, "v"), "industrial": (2, 1, "v"),
        "central_square": (3, 2, "h"), "main_citadel": (0, 3, "h"), "theatre": (2, 3, "h"),
        "science": (4, 3, "v"), "control_centre": (1, 4, "h"), "tower_of_law": (3, 4, "v"),
    }  # fmt: skip
    table = servant_turn("E", "direction_north", servants={"E": "IN"}, city=city)
    assert table.servant_at("E") == "TR"
    table = servant_turn("E", "direction_west", servants={"E": "IN"}, city=city)
    assert table.servant_at("E") == "TR"  # nothing in the west: on to the north
    assert members(table.s.city.near[table.d("EL")]) == sorted(
        table.d(x) for x in ("TR", "IN", "CS")
    )
