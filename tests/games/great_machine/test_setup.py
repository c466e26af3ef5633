"""Chapter 4: setting up a game of one against many."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tabletown
from tabletown.core.errors import BadUsage
from tabletown.games.great_machine.game import LAYOUTS


def start(seats: int = 4, seed: int = 1, **options: Any) -> tabletown.Match:
    options.setdefault("heroes", "culum-veiga-sylvia")
    return tabletown.new("great_machine", seats=seats, seed=seed, mode="versus", options=options)


def board(match: tabletown.Match, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["board"]
    return found


def hero_seats(match: tabletown.Match) -> dict[str, int]:
    return {hero["id"]: hero["seat"] for hero in board(match)["heroes"]}


@pytest.mark.rule("GM-4.1")
def test_versus_is_for_two_to_four_players() -> None:
    for seats in (1, 5):
        with pytest.raises(BadUsage):
            start(seats)
    for seats in (2, 3, 4):
        match = start(seats)
        roles = match.game.roles(match.state)
        assert Counter(roles) == {"machine": 1, "heroes": seats - 1}
    match = start(3, machine_seat=2)
    assert match.game.roles(match.state) == ["heroes", "heroes", "machine"]
    with pytest.raises(BadUsage, match="machine_seat"):
        start(2, machine_seat=2)


@pytest.mark.rule("GM-4.2")
def test_one_hero_for_each_of_three_players_or_all_for_one() -> None:
    assert hero_seats(start(4)) == {"culum": 1, "veiga": 2, "sylvia": 3}
    assert hero_seats(start(2)) == {"culum": 1, "veiga": 1, "sylvia": 1}


@pytest.mark.rule("GM-4.3")
def test_two_hero_players_share_two_and_one() -> None:
    assert Counter(hero_seats(start(3)).values()) == {1: 2, 2: 1}
    assert Counter(hero_seats(start(3, split="second")).values()) == {1: 1, 2: 2}


@pytest.mark.rule("GM-4.4")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_way_to_build_gives_a_legal_city_of_nine_tiles(layout: str) -> None:
    match = start(4, seed=3, layout=layout)
    while match.state.round == 0:
        assert match.view(None)["prompt"] in ("take-tile", "draw-tile", "lay-tile")
        match.play(match.options()[-1])
    assert match.state.city.is_legal()
    assert len(set(match.state.places)) == 9


@pytest.mark.rule("GM-4.5", "GM-4.6")
def test_citizens_are_dealt_face_down_and_three_are_arrested() -> None:
    match = start(seed=5)
    for seat in (None, 0, 1):
        districts = {d["id"]: d for d in board(match, seat)["districts"]}
        for name in ("trade", "industrial", "science", "theatre", "elite", "central_square"):
            assert len(districts[name]["people"]) == 4
        for name in ("main_citadel", "tower_of_law", "control_centre"):
            assert len(districts[name]["people"]) == 1
        people = [citizen for d in districts.values() for citizen in d["people"]]
        assert {(c["state"], c["kind"]) for c in people} == {("unknown", None)}
        # nobody knows anything about the three beside the board
        assert board(match, seat)["arrested"] == 3
        assert set(board(match, seat)["unseen"].values()) == {5}
    faces = {tuple(start(seed=seed).state.face) for seed in range(6)}
    assert len(faces) == 6  # shuffled


@pytest.mark.rule("GM-4.7")
def test_two_working_guards_stand_in_every_district() -> None:
    districts = board(start())["districts"]
    assert [(d["guards"], d["broken"], d["reinforcements"]) for d in districts] == [(2, 0, 0)] * 9


@pytest.mark.rule("GM-4.8", "GM-4.17", "GM-5.5")
def test_heroes_are_chosen_one_after_the_other() -> None:
    match = start(4, heroes="choose")
    assert match.view(None)["prompt"] == "choose-your-hero"
    assert match.state.deciders() == (1,)
    assert len(match.options()) == 6
    match.play("hero mustafa")
    assert match.state.deciders() == (2,)
    assert "hero mustafa" not in [action.text for action in match.options()]
    match.play("hero culum")
    match.play("hero olga")
    # from now on by initiative: Culum 2, Olga 4, Mustafa 9
    assert list(hero_seats(match).items()) == [("culum", 2), ("olga", 3), ("mustafa", 1)]


@pytest.mark.rule("GM-4.8", "GM-4.17")
def test_random_heroes_are_dealt_to_the_players_at_random() -> None:
    dealt = set()
    for seed in range(12):
        seats = hero_seats(start(4, seed=seed, heroes="random"))
        assert len(seats) == 3
        assert sorted(seats.values()) == [1, 2, 3]
        dealt.add(tuple(seats.items()))
    assert len(dealt) > 6
    # not always the lowest initiative for the first player
    assert len({tuple(seat for _, seat in deal) for deal in dealt}) > 1


@pytest.mark.rule("GM-4.9")
def test_the_plan_starts_on_3_or_as_agreed() -> None:
    assert start().state.plan == 3
    assert [start(plan_start=n).state.plan for n in (1, 2, 3)] == [1, 2, 3]
    with pytest.raises(BadUsage):
        start(plan_start=4)


@pytest.mark.rule("GM-4.10", "GM-4.16")
@pytest.mark.parametrize(("seats", "space"), [(4, 2), (3, 1), (2, 0)])
def test_discontent_starts_by_the_number_of_hero_players(seats: int, space: int) -> None:
    assert start(seats).state.discontent == space


@pytest.mark.rule("GM-4.11")
def test_the_event_deck_is_six_on_six_on_the_countdown() -> None:
    seen: set[int] = set()
    for seed in range(8):
        s = start(seed=seed).state
        groups = [s.tables.events[card].group for card in s.event_deck]
        assert groups == [1] * 6 + [2] * 6 + [0]
        assert len(set(s.event_deck)) == 13
        seen.update(s.event_deck)
    assert len(seen) == 21  # all cards come up, eight stay in the box each time
    # nobody sees which are left
    match = start()
    assert "event_deck" not in board(match, 0)
    assert match.state.event_top == 1


@pytest.mark.rule("GM-4.12")
def test_what_the_machine_starts_with() -> None:
    match = start()
    machine = board(match, 0)["machine"]
    assert {servant["district"] for servant in machine["servants"]} == {"main_citadel"}
    assert (machine["hand"], machine["published"], machine["deck"]) == ([], [], 9)
    assert machine["bonds"] == 6  # none, and the income of round 1
    assert match.state.raids == 0
    decks = {tuple(start(seed=seed).state.directive_deck) for seed in range(4)}
    assert len(decks) == 4


@pytest.mark.rule("GM-4.13")
def test_heroes_start_in_the_district_on_their_card() -> None:
    starts = {}
    for heroes in ("mateusz-culum-veiga", "olga-sylvia-mustafa"):
        match = start(heroes=heroes)
        starts.update({hero["id"]: hero["district"] for hero in board(match)["heroes"]})
        gained = [event.args for event in match.opening if event.key == "trust-gained"]
        # all trust on the table comes from the first round
        by_hero = Counter[str]()
        for args in gained:
            by_hero[args["hero"]] += args["n"]
        assert {h["id"]: h["trust"] for h in board(match)["heroes"]} == by_hero
    assert starts == {
        "mateusz": "industrial", "culum": "trade", "veiga": "theatre", "olga": "central_square",
        "sylvia": "science", "mustafa": "elite",
    }  # fmt: skip


@pytest.mark.rule("GM-4.14")
def test_one_random_card_of_each_hero_is_seized_unseen_by_the_machine() -> None:
    match = start(seed=2)
    for hero in board(match, 1)["heroes"]:
        assert len(hero["seized"]) == 1
        assert sorted([*hero["hand"], *hero["seized"]]) == sorted(match.state.tables.district_ids)
    for seat in (0, None):
        for hero in board(match, seat)["heroes"]:
            assert (hero["hand"], hero["seized"]) == (None, None)
            assert (hero["cards"], hero["seized_count"], hero["surely_seized"]) == (8, 1, [])
    seized = {tuple(start(seed=seed).state.seized) for seed in range(6)}
    assert len(seized) == 6


@pytest.mark.rule("GM-4.15")
def test_round_1_begins_with_all_riot_tokens_at_hand() -> None:
    match = start()
    view = board(match)
    assert (view["round"], view["phase"]) == (1, "access")
    assert not any(district["riot"] for district in view["districts"])
    assert view["tracks"]["successes"] == 0
