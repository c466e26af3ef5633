"""Section 18: the invariants hold in play, and the check notices when they do not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tabletown
from tabletown.core.errors import RulesFault
from tabletown.core.rng import Dice
from tabletown.games.streets.invariants import check
from tabletown.games.streets.rules.geometry import x_of

CITY = """
central_station  (0,0)   S -; hipster 1
supermarket      (1,-1)  W B; shopper 1
art_gallery      (0,-1)  S A; hipster 2
student_house    (1,1)   W A; hipster 1
post_office      (1,2)   W B
"""


def broken(rule: str, name: str) -> Any:
    return pytest.param(rule, BREAKS[name], id=f"{rule} {name}")


def lose_a_person(s: Any) -> None:
    s.people[3] -= 1


def miscount_seekers(s: Any) -> None:
    s.folk[12] += 1


def lose_a_sign(s: Any) -> None:
    s.free[0] -= 1


def two_doubled(s: Any) -> None:
    s.doubled = 1 << 3
    s.free[0] -= 1


def own_the_park(s: Any) -> None:
    s.owner[1] = 0
    s.free[0] -= 1


def lose_a_tile(s: Any) -> None:
    s.hands[0] = 0


def double_a_tile(s: Any) -> None:
    s.hands[1] = s.hands[0]


def lose_a_token(s: Any) -> None:
    s.tokens[0] += 1


def two_on_a_cell(s: Any) -> None:
    s.spot[3] = s.spot[2]


def split_the_city(s: Any) -> None:
    s.spot[5] += 40
    s.rebuild()


def sign_on_a_closed_street(s: Any) -> None:
    close_the_row(s)


def close_the_row(s: Any) -> None:
    """The row of the Art Gallery gets its second end without being scored."""
    from tabletown.games.streets.rules.geometry import cell_at

    tile = next(iter(s.lost))
    s.lost = [other for other in s.lost if other != tile]
    s.lay(tile, cell_at(-1, -1) * 4 + 1)
    s.rebuild()


def people_on_a_closed_street(s: Any) -> None:
    close_the_row(s)
    s.take_sign(3)


def seekers_under_a_sign(s: Any) -> None:
    s.people[3] -= 1
    s.seekers[3] += 1
    s.folk[13] += 1


def seekers_with_room(s: Any) -> None:
    s.folk[5] -= 1  # the station's hipster stands up although hipster buildings are open
    s.folk[9] += 1
    s.folk[13] += 1


def people_on_a_mixed_building(s: Any) -> None:
    s.people[5] = 1


def forget_a_placement(s: Any) -> None:
    s.spots.pop()


def forget_a_closed_street(s: Any) -> None:
    s.closed ^= 4


def lose_a_tile_of_the_stack(s: Any) -> None:
    s.pile = s.pile[1:]


BREAKS: dict[str, Callable[[Any], None]] = {
    name: function
    for name, function in list(globals().items())
    if callable(function) and getattr(function, "__module__", "") == __name__
}


@pytest.mark.rule(
    "STR-18.1", "STR-18.2", "STR-18.3", "STR-18.4", "STR-18.5", "STR-18.8", "STR-18.9",
    "STR-18.10", "STR-18.11", "STR-18.12", "STR-18.13", "STR-18.15", "STR-18.16",
)  # fmt: skip
@pytest.mark.parametrize(
    ("rule", "break_it"),
    [
        broken("STR-18.1", "lose_a_person"),
        broken("STR-18.1", "miscount_seekers"),
        broken("STR-18.2", "lose_a_sign"),
        broken("STR-18.16", "two_doubled"),
        broken("STR-1.24", "own_the_park"),
        broken("STR-18.3", "lose_a_tile"),
        broken("STR-18.3", "double_a_tile"),
        broken("STR-18.3", "lose_a_tile_of_the_stack"),
        broken("STR-18.4", "lose_a_token"),
        broken("STR-18.5", "two_on_a_cell"),
        broken("STR-18.5", "split_the_city"),
        broken("STR-18.8", "sign_on_a_closed_street"),
        broken("STR-18.9", "people_on_a_closed_street"),
        broken("STR-18.10", "seekers_under_a_sign"),
        broken("STR-18.11", "seekers_with_room"),
        broken("STR-18.13", "people_on_a_mixed_building"),
        broken("STR-4.13", "forget_a_placement"),
        broken("STR-18.15", "forget_a_closed_street"),
    ],
)
def test_the_check_notices(scene: Any, rule: str, break_it: Callable[[Any], None]) -> None:
    s = scene(
        CITY,
        options={"business": True},
        A=["toy_store"],
        B=["aquarium"],
        fill=3,
    ).s
    check(s)
    break_it(s)
    with pytest.raises(RulesFault, match=rule.replace(".", r"\.")):
        check(s)


@pytest.mark.rule("STR-18.12", "STR-18.13")
def test_people_lie_only_where_they_belong(games: Any) -> None:
    for match in games(5):
        for building in match.view(None)["board"]["city"]:
            colours = set(building["people"]) | set(building["seekers"])
            if building["tile"] != "central_station":
                assert colours <= {building["kind"]} - {"wild", "none"}


@pytest.mark.rule("STR-18.23", "STR-5.5")
def test_there_is_always_a_placement(games: Any) -> None:
    for seats in (2, 3, 4, 5):
        for match in games(seats):
            replayed = match.at(0).state
            for played in match.history:
                assert len(replayed.spots) >= 6
                replayed.apply(played.action, played.seat)


@pytest.mark.rule("STR-4.1", "STR-4.13")
def test_the_city_cannot_leave_the_window() -> None:
    """All players build in one direction as far as they can, in the longest game."""
    match = tabletown.new("streets", seats=5, seed=2)
    s: Any = match.state

    def reach(action: Any) -> tuple[int, int]:
        after = s.clone()
        after.lay(action.args[0], action.args[1] * 4 + action.args[2])
        return max([x_of(spot >> 2) for spot in after.spots]), x_of(action.args[1])

    while not s.over:
        options = s.options()
        if options[0].kind == "place":
            options = [max(options[: len(s.spots)], key=reach)]
        s.apply(options[0])
    check(s)
    board = match.game.view(s, None)
    assert max(building.x for building in board.city) > 30


@pytest.mark.rule("STR-18.1", "STR-18.3", "STR-18.16")
@pytest.mark.parametrize("seed", range(3))
def test_invariants_in_play_with_everything(seed: int) -> None:
    options = {"advisors": True, "copy_positional": True, "station_is_destination": True}
    for seats in (3, 5):
        match = tabletown.new("streets", seats=seats, seed=seed, options=options)
        dice = Dice(seed, 8)
        while not match.over:
            actions = match.options()
            match.play(actions[dice.below(len(actions))])
            check(match.state)


def test_a_set_below_zero_ends() -> None:
    """Of a broken position: it is refused by a check, never looked through for ever."""
    state = tabletown.new("streets", seats=2, seed=1).state.clone()
    state.hands[0] = -1
    assert state.hand(0) == [0]
