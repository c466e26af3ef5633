"""The city: pieces, movement, unrest, illness, production (sections 3, 10, 11)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabletown
from tabletown.games.new_angeles.invariants import check
from tabletown.games.new_angeles.rules import city
from tabletown.games.new_angeles.state import CLEAN, NO_CARD

HF, OC, PS, OUTAGE, ILLNESS, DEVELOPMENT, ANDROID = range(7)
QUIET = {"phase": "end_of_turn", "assets": [["susan_chen"]]}


def district(number):
    return number - 1


# -- placing, moving, removing --------------------------------------------------------------------


@pytest.mark.rule("NA-53.0", "NA-41.1", "NA-41.0", "NA-28.0", "NA-12.2", "NA-33.1", "NA-53.5")
@pytest.mark.parametrize("piece", ["human_first", "orgcrime", "outage", "illness"])
def test_placing_takes_from_the_reserve_and_a_second_one_moves_on(scene, piece):
    t = scene(**QUIET)
    number = ["human_first", "orgcrime", "prisec", "outage", "illness"].index(piece)
    reserve = t.s.reserve(number)
    city.place(t.s, number, district(2))
    assert t.on(piece) == [2]
    assert t.s.reserve(number) == reserve - 1
    city.place(t.s, number, district(2))
    assert t.on(piece) == [2, 5]  # the newcomer walks along the path


@pytest.mark.rule("NA-53.1", "NA-34.3", "NA-34.7", "NA-62.3", "NA-3.3", "NA-R.7")
@pytest.mark.rule("NA-62.4", "NA-3.4", "NA-33.3", "NA-64.3", "NA-34.2", "NA-7.1")
@pytest.mark.parametrize("piece", ["human_first", "orgcrime", "outage", "illness"])
def test_whatever_reaches_the_root_returns_to_the_reserve(scene, piece):
    number = ["human_first", "orgcrime", "prisec", "outage", "illness"].index(piece)
    t = scene(board={piece: [10]}, **QUIET)
    reserve = t.s.reserve(number)
    city.place(t.s, number, district(10))
    assert t.on(piece) == [10]
    assert t.s.reserve(number) == reserve
    assert t.threat == 2


@pytest.mark.rule(
    "NA-53.2", "NA-34.4", "NA-12.3", "NA-33.2", "NA-38.0", "NA-38.1", "NA-38.2", "NA-R.8"
)
def test_prisec_and_enemies_do_not_stand_together(scene):
    t = scene(board={"prisec": [2]}, **QUIET)
    city.place(t.s, HF, district(2))
    city.place(t.s, OC, district(2))
    assert t.on("human_first") == [5]
    assert t.on("orgcrime") == [5]
    city.place(t.s, PS, district(5))
    assert t.on("prisec") == [2, 5]
    assert t.on("human_first") == [6]
    assert t.on("orgcrime") == [6]
    check(t.s)


@pytest.mark.rule("NA-34.11", "NA-34.9")
def test_human_first_leaves_before_orgcrime(scene):
    t = scene(board={"human_first": [2], "orgcrime": [2]}, **QUIET)
    t.s.log = []
    city.place(t.s, PS, district(2))
    moved = [event.args["piece"] for event in t.s.log if event.key == "moved"]
    assert moved == ["human_first", "orgcrime"]


@pytest.mark.rule("NA-38.3", "NA-38.4", "NA-56.0", "NA-56.1")
def test_prisec_never_moves_and_a_second_one_is_not_placed(scene):
    t = scene(board={"prisec": [2]}, **QUIET)
    reserve = t.s.reserve(PS)
    city.place(t.s, PS, district(2))
    assert t.on("prisec") == [2]
    assert t.s.reserve(PS) == reserve


@pytest.mark.rule("NA-43.4", "NA-34.5", "NA-53.4")
def test_a_second_development_token_is_not_placed(scene):
    t = scene(board={"development": [2], "outage": [2], "illness": [2]}, **QUIET)
    city.place(t.s, DEVELOPMENT, district(2))
    assert t.on("development") == [2]
    assert t.s.reserve(DEVELOPMENT) == 13


@pytest.mark.rule("NA-53.3", "NA-34.10", "NA-55.2", "NA-29.8", "NA-62.1", "NA-47.3")
def test_an_outage_takes_the_unrest_token_by_placing_and_by_moving(scene):
    t = scene(board={"strike": [2], "protest": [5], "outage": [3]}, **QUIET)
    t.s.touched = CLEAN  # even while a card is resolved NBN (seat 2) is not paid
    city.place(t.s, OUTAGE, district(2))
    assert t.on("strike") == []
    city.place(t.s, OUTAGE, district(3))
    assert t.on("outage") == [2, 3, 5]
    assert t.on("protest") == []
    assert t.capital[2] == 12
    t.s.touched = NO_CARD


@pytest.mark.rule("NA-55.0", "NA-55.1", "NA-41.2", "NA-24.3", "NA-34.6")
def test_removed_pieces_return_to_the_reserve(scene):
    t = scene(board={"outage": [2]}, **QUIET)
    t.s.touched = CLEAN
    city.remove(t.s, OUTAGE, district(2))
    t.s.touched = NO_CARD
    assert t.on("outage") == []
    assert t.s.reserve(OUTAGE) == 14
    assert t.capital[3] == 15  # Weyland
    t = scene(
        board={"human_first": [2]}, corporations=["globalsec", "nbn", "jinteki", "weyland"], **QUIET
    )
    t.s.touched = CLEAN
    city.move(t.s, HF, district(2))
    t.s.touched = NO_CARD
    assert t.capital[0] == 10  # moving out is not a removal


@pytest.mark.rule("NA-50.0", "NA-I.29", "NA-34.1", "NA-R.17")
@settings(max_examples=150, deadline=None)
@given(
    full=st.integers(0, 1023), guards=st.integers(0, 63), start=st.integers(0, 9),
    piece=st.sampled_from([HF, OC, OUTAGE, ILLNESS]),
)  # fmt: skip
def test_a_journey_visits_rising_numbers_and_ends_where_there_is_room(full, guards, start, piece):
    match = tabletown.position("new_angeles", dict(QUIET), options={"windows": "off"})
    s = match.state
    if full.bit_count() >= s.tables.limit[piece]:
        full &= 0b0111111111
        full &= ~1
    s.on[2] = guards & ~full if piece in (HF, OC) else 0
    s.on[piece] = full
    s.log = log = []
    blocked = s.on[piece] | s.on[2]
    city.place(s, piece, start)
    names = [*s.tables.districts, "root"]
    args = log[0].args
    path = [names.index(name) for name in [*args["path"], args["district"]]]
    assert path == sorted(set(path))
    assert path[0] == start or (path == [start])
    assert all(blocked >> d & 1 for d in path[:-1])
    if path[-1] == 10:
        assert s.threat == 2
        assert s.on[piece] == full
    else:
        assert not blocked >> path[-1] & 1
        assert s.on[piece] == full | 1 << path[-1]


# -- androids -------------------------------------------------------------------------------------


@pytest.mark.rule("NA-68.0", "NA-68.1", "NA-I.5")
def test_an_android_goes_anywhere(scene):
    t = scene(board={"android": [1, 2, 3, 10]}, **QUIET)
    city.move_android(t.s, district(10), district(4))
    assert t.on("android") == [1, 2, 3, 4]


# -- unrest ---------------------------------------------------------------------------------------


@pytest.mark.rule("NA-29.0", "NA-29.1", "NA-29.4", "NA-37.0", "NA-37.1", "NA-47.0", "NA-47.2")
@pytest.mark.rule("NA-49.0", "NA-49.1", "NA-62.2", "NA-62.5", "NA-29.7")
def test_unrest_rises_by_stages(scene):
    t = scene(board={"outage": [3]}, **QUIET)
    city.raise_unrest(t.s, district(2), 1)
    assert t.on("protest") == [2]
    city.raise_unrest(t.s, district(2), 1)
    assert (t.on("protest"), t.on("strike")) == ([], [2])
    city.raise_unrest(t.s, district(2), 1)
    assert t.on("strike") == [2]
    assert t.on("outage") == [3]  # never an outage by unrest alone
    city.raise_unrest(t.s, district(3), 2)
    assert t.on("protest") == []


@pytest.mark.rule("NA-29.2", "NA-29.5", "NA-37.2", "NA-47.1", "NA-49.2", "NA-K.14")
def test_unrest_falls_by_stages_and_pays_for_real_ones(scene):
    t = scene(board={"strike": [2]}, **QUIET)
    t.s.touched = CLEAN
    city.lower_unrest(t.s, district(2), 1)
    assert t.on("protest") == [2]
    city.lower_unrest(t.s, district(2), 2)
    assert t.on("protest") == []
    city.lower_unrest(t.s, district(2), 1)
    t.s.touched = NO_CARD
    assert t.capital[2] == 14


# -- illness --------------------------------------------------------------------------------------


@pytest.mark.rule("NA-3.1", "NA-3.10", "NA-3.11", "NA-R.1")
@pytest.mark.parametrize(
    "change",
    [
        lambda s: city.place(s, DEVELOPMENT, 1),
        lambda s: city.place(s, PS, 1),
        lambda s: city.remove(s, HF, 1),
        lambda s: city.move(s, HF, 1),
        lambda s: city.move(s, HF, 0),
        lambda s: city.raise_unrest(s, 1, 1),
        lambda s: city.lower_unrest(s, 1, 1),
        lambda s: city.move_android(s, 1, 5),
        lambda s: city.move_android(s, 4, 1),
    ],
)
def test_everything_that_happens_in_a_district_affects_it(scene, change):
    t = scene(board={"illness": [2], "human_first": [1, 2], "android": [2, 5, 7, 9]}, **QUIET)
    t.s.touched = CLEAN
    change(t.s)
    assert t.s.touched == 2
    t.s.touched = NO_CARD


@pytest.mark.rule("NA-3.12", "NA-3.6", "NA-61.6")
def test_events_and_production_do_not_trigger_illness(scene):
    t = scene(
        phase="production",
        board={"android": [1, 2, 3, 4], "illness": [1, 2, 3, 4]},
        events=["earthquake_rocks_city"],
    )
    assert t.threat == 0
    t = scene(phase="event", board={"illness": [8]}, events=["earthquake_rocks_city"])
    assert t.on("human_first") == [8]
    assert t.threat == 0


# -- production -----------------------------------------------------------------------------------

MADE = {
    1: {"consumables": 1, "credits": 1},
    2: {"entertainment": 2},
    3: {"credits": 2},
    4: {"entertainment": 2, "tech": 1},
    5: {"credits": 2, "tech": 1},
    6: {"entertainment": 2, "credits": 1},
    7: {"tech": 2, "consumables": 1},
    8: {"energy": 1, "entertainment": 1},
    9: {"credits": 3},
    10: {"energy": 1, "consumables": 1},
}


@pytest.mark.rule(
    "NA-B.3", "NA-4.0", "NA-4.1", "NA-4.2", "NA-4.3", "NA-6.0", "NA-6.3", "NA-5.0", "NA-5.1"
)
@pytest.mark.rule("NA-36.1", "NA-40.0", "NA-61.0", "NA-37.3")
@pytest.mark.parametrize("number", list(MADE))
def test_every_district_makes_what_is_printed(scene, number):
    t = scene(board={"protest": [number]}, **QUIET)
    city.exploit(t.s, district(number))
    assert {r: n for r, n in t.supply.items() if n} == MADE[number]


@pytest.mark.rule("NA-36.3", "NA-43.0", "NA-43.1", "NA-43.2", "NA-5.3", "NA-6.1", "NA-61.4")
def test_development_raises_the_primary_resource(scene):
    t = scene(board={"development": [2, 7]}, **QUIET)
    city.produce(t.s, district(2))
    city.produce(t.s, district(7))
    assert t.supply["entertainment"] == 3
    assert t.supply["tech"] == 3
    assert t.supply["consumables"] == 1


@pytest.mark.rule(
    "NA-36.4", "NA-33.0", "NA-33.4", "NA-33.5", "NA-43.3", "NA-5.2", "NA-6.2", "NA-61.5"
)
def test_orgcrime_blocks_the_primary_resource(scene):
    t = scene(board={"orgcrime": [2, 7], "development": [2, 7]}, **QUIET)
    city.produce(t.s, district(2))
    city.produce(t.s, district(7))
    assert {r: n for r, n in t.supply.items() if n} == {"consumables": 1}


@pytest.mark.rule("NA-36.2", "NA-49.0", "NA-62.0", "NA-61.3", "NA-Q.4")
def test_strike_and_outage_stop_production(scene):
    t = scene(board={"strike": [5], "outage": [9]}, **QUIET)
    city.produce(t.s, district(5))
    city.produce(t.s, district(9))
    assert t.s.supply == [0] * 5


@pytest.mark.rule("NA-36.5", "NA-40.2", "NA-40.4", "NA-I.8")
def test_tracks_end_at_8(scene):
    t = scene(supply={"credits": 7}, **QUIET)
    city.produce(t.s, district(9))
    assert t.supply["credits"] == 8
    city.change_supply(t.s, 0, -1)
    assert t.supply["energy"] == 0


@pytest.mark.rule("NA-9.0", "NA-61.7", "NA-48.0")
def test_the_production_phase_goes_from_the_lowest_number_up(scene):
    t = scene(
        phase="production", board={"android": [3, 6, 8, 10]}, events=["earthquake_rocks_city"]
    )
    assert [e["district"] for e in t.happened("exploited")] == [
        "la_costa", "laguna_velasco", "esmeraldas", "base_de_cayambe",
    ]  # fmt: skip
    assert t.happened("event")[0]["event"] == "earthquake_rocks_city"
