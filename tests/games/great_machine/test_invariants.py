"""Chapter 60: what always holds, in random games; and the check notices when it does not."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pytest

import tabletown
from tabletown.core.bits import members
from tabletown.core.errors import RulesFault
from tabletown.core.match import replay
from tabletown.core.record import read
from tabletown.core.rng import Dice
from tabletown.games import find
from tabletown.games.great_machine.invariants import check
from tabletown.games.great_machine.state import ACCESS, INITIAL, SETUP
from tabletown.games.great_machine.state.city import cells_of

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("versus", 2, {"layout": "layout_standard_2", "plan_start": 1}),
    ("versus", 4, {"favour_heroes": True, "plan_start": 1}),
    ("versus", 3, {"layout": "build_quick_random", "heroes": "mateusz-olga-mustafa"}),
    ("automa", 1, {"missions": "I"}),
    ("automa", 2, {"missions": "IV", "layout": "layout_original_6"}),
    ("automa", 1, {"bonus_2_hard_one": True}),
    ("automa", 3, {"level": "high", "missions": "III"}),
]


class Moment(NamedTuple):
    """A position of a random game, and what was told on the way to it."""

    s: Any
    events: list[Any]


@cache
def games() -> list[tuple[tabletown.Match, list[Moment]]]:
    """Random games of all kinds to their end, position by position."""
    found = []
    for seed, (mode, seats, options) in enumerate(TABLES):
        options = {"heroes": "culum-veiga-sylvia", **options}
        match = tabletown.new("great_machine", seats=seats, mode=mode, seed=seed, options=options)
        dice = Dice(seed, 7)
        moments = [Moment(match.state.clone(), list(match.opening))]
        while not match.over:
            seat = match.state.deciders()[0]
            choices = match.options(seat)
            events = match.play(choices[dice.below(len(choices))], seat)
            moments.append(Moment(match.state.clone(), events))
        found.append((match, moments))
    return found


def positions(mode: str = "") -> list[Any]:
    return [
        moment.s
        for match, moments in games()
        for moment in moments
        if mode in ("", match.config.mode) and moment.s.phase != SETUP
    ]


@pytest.mark.rule("GM-60.22", "GM-5.2")
def test_the_same_seed_and_decisions_give_the_same_game() -> None:
    for match, _ in games():
        text = str(match.record())
        again = replay(find("great_machine"), read(text))
        assert again.state == match.state
        assert again.chain == match.chain
        assert str(again.record()) == text


@pytest.mark.rule("GM-60.1", "GM-60.4", "GM-3.16", "GM-3.18")
def test_citizens_are_never_lost_nor_crowded() -> None:
    slots = {"main_citadel": 4, "tower_of_law": 4, "control_centre": 4}
    for s in positions():
        people = [token for here in s.people for token in members(here)]
        assert len(people) == len(set(people))
        assert len(people) + s.arrested().bit_count() == 30
        assert [mask.bit_count() for mask in s.face] == [5] * 6
        for d, here in enumerate(s.people):
            assert here.bit_count() <= slots.get(s.tables.district_ids[d], 6)


@pytest.mark.rule("GM-60.2", "GM-60.3", "GM-60.4")
def test_guards_are_never_lost_nor_crowded() -> None:
    for s in positions():
        assert sum(s.working) - sum(s.extra) + sum(s.broken) == 18
        assert all(0 <= extra <= working for extra, working in zip(s.extra, s.working, strict=True))
        assert sum(s.extra) + s.supply() == 9
        assert all(w + b <= 3 for w, b in zip(s.working, s.broken, strict=True))
        if not s.automa:
            assert sum(s.extra) == 0


@pytest.mark.rule("GM-60.5", "GM-3.5", "GM-3.6", "GM-3.7")
def test_the_city_stays_legal() -> None:
    moved = 0
    for match, moments in games():
        first = None
        for s, _ in moments:
            if s.phase == SETUP:
                continue
            cells = {cell for place in s.places for cell in cells_of(place)}
            assert len(cells) == 18
            assert all(len(near) >= 2 for near in s.city.neighbours)
            assert s.city.is_connected(511)
            first = first or s.places
            moved += s.places != first
        assert match.over
    assert moved > 10  # districts were relocated and swapped


@pytest.mark.rule("GM-60.6", "GM-2.18", "GM-2.19")
def test_nobody_pays_more_than_is_held() -> None:
    for s in positions():
        assert all(0 <= s.trust[h] <= s.max_trust(h) for h in range(3))
        assert s.bonds >= 0


@pytest.mark.rule("GM-60.7", "GM-15.3", "GM-15.6", "GM-16.1")
def test_the_tracks() -> None:
    for _, moments in games():
        reached = False
        for s, _ in moments:
            assert 0 <= s.discontent <= 18
            assert 1 <= s.plan <= 12
            assert s.plan < 12 or s.over
            assert not reached or s.discontent == 18
            reached = s.discontent == 18


@pytest.mark.rule("GM-60.8", "GM-1.8", "GM-7.7")
def test_access_cards_are_never_lost() -> None:
    for s in positions():
        for h in range(3):
            chosen = 1 << s.chosen[h] if s.chosen[h] >= 0 else 0
            assert s.hand[h] & (s.seized[h] | chosen) == 0
            assert (s.hand[h] | s.seized[h] | chosen) == 511


@pytest.mark.rule("GM-60.9", "GM-19.2", "GM-19.4", "GM-33.19")
def test_directives_are_never_lost() -> None:
    for _, moments in games():
        removed = 0
        for s, _ in moments:
            if s.phase == SETUP:
                continue
            deck = s.directive_deck[s.directive_top :]
            places = [*deck, *members(s.held), *s.published, *members(s.removed)]
            assert sorted(places) == list(range(9))
            assert len(s.published) <= 3
            assert not s.automa or s.held.bit_count() <= 1
            assert removed & ~s.removed == 0
            removed = s.removed


@pytest.mark.rule("GM-60.10", "GM-18.2", "GM-6.1", "GM-6.2")
def test_events_are_opened_once_and_in_order() -> None:
    longest = 0
    for match, moments in games():
        opened = [e.args["card"] for m in moments for e in m.events if e.key == "event-opened"]
        assert len(set(opened)) == len(opened)
        t = match.state.tables
        for number, card in enumerate(opened):
            event = t.events[t.event_ids.index(card)]
            if number == 12:
                assert card in ("countdown", "countdown_automa")
            elif match.config.mode == "versus":
                assert event.group == (1 if number < 6 else 2)
        longest = max(longest, len(opened))
        if match.state.round > 13:
            assert match.state.event == t.countdown
    assert longest > 6  # group II was reached


@pytest.mark.rule("GM-60.11", "GM-16.3")
def test_successes() -> None:
    for s in positions():
        assert s.successes() == s.riots.bit_count() + (s.discontent == 18)
        assert s.successes() < 3 or s.over


@pytest.mark.rule("GM-60.12", "GM-17.4", "GM-35.17", "GM-35.18")
def test_raid_tokens() -> None:
    seen = 0
    for s in positions():
        assert s.raids.bit_count() <= 3
        seen += s.raids != 0
        if s.automa:
            assert s.raids & ~s.riots == 0
        elif s.phase in (INITIAL, ACCESS):
            assert s.raids == 0
    assert seen > 10


@pytest.mark.rule("GM-60.13", "GM-60.21", "GM-9.14")
def test_figures_stand_where_they_belong() -> None:
    looked = 0
    for s in positions():
        assert all(0 <= d < 9 for d in (*s.servants, *s.at))
        for h in range(3):
            if s.taken >> h & 1 and s.chosen[h] >= 0:
                assert s.at[h] == s.chosen[h]
                looked += 1
    assert looked > 100


@pytest.mark.rule("GM-60.14", "GM-8.8", "GM-19.11")
def test_a_servant_acts_once_a_round() -> None:
    for match, moments in games():
        if match.config.mode == "automa":
            continue
        optimization = 1 << match.state.tables.directive_ids.index("optimization")
        for s, _ in moments:
            twice = [n > 1 for n in s.acted].count(True)
            assert max(s.acted) <= 2
            assert twice <= (1 if s.used & optimization else 0)


def states(s: Any) -> dict[int, str]:
    """unknown, known, revealed or arrested, by token."""
    found = dict.fromkeys(members(s.arrested()), "arrested")
    for here in s.people:
        for token in members(here):
            bit = 1 << token
            found[token] = (
                "unknown" if s.unknown & bit else "known" if s.known & bit else "revealed"
            )
    return found


@pytest.mark.rule("GM-60.15", "GM-13.1", "GM-13.7", "GM-31.5")
def test_citizens_never_become_less_known() -> None:
    order = ["unknown", "known", "revealed"]
    changes = set()
    for match, moments in games():
        before: dict[int, str] = {}
        for s, events in moments:
            if s.phase == SETUP:
                continue
            now = states(s)
            if match.config.mode == "automa":
                assert "known" not in now.values()
            mixed = {n for e in events if e.key == "mixed" for n in e.args["citizens"]}
            out = {e.args["citizen"] for e in events if e.key in ("arrested", "released")}
            for token, state in now.items():
                was = before.get(token, state)
                if was == state:
                    continue
                changes.add((was, state))
                if "arrested" in (was, state) or token + 1 in out:
                    assert token + 1 in out
                elif token + 1 not in mixed:
                    assert order.index(state) > order.index(was)
            before = now
    assert {("unknown", "known"), ("unknown", "revealed"), ("known", "revealed")} <= changes


@pytest.mark.rule("GM-60.17", "GM-34.2", "GM-34.3")
def test_the_marker_is_home_or_above_discontent() -> None:
    seen = set()
    for s in positions("automa"):
        stage = s.tables.marker_path[s.marker]
        assert stage == 0 or stage > s.stage
        seen.add(stage)
    assert len(seen) > 4


@pytest.mark.rule("GM-60.18", "GM-33.34", "GM-40.10")
def test_movement_cards() -> None:
    for match, moments in games():
        if match.config.mode == "versus":
            continue
        full = 10 if match.config.options["level"] == "high" else 13
        for s, _ in moments:
            if s.phase == SETUP:
                continue
            assert len(s.move_deck) <= full
            if not match.config.options["bonus_2_hard_one"]:
                assert len(s.move_deck) == full
            plain = [c for c in s.move_deck if not s.tables.move_cards[c].optional]
            assert len(plain) == 10
            if s.phase == ACCESS:
                assert len(s.move_deck) - s.move_top >= 3


@pytest.mark.rule("GM-60.19", "GM-16.6")
def test_an_event_moves_the_plan_at_most_once_a_round() -> None:
    for _, moments in games():
        steps = 0
        for _, events in moments:
            for event in events:
                if event.key == "round":
                    steps = 0
                elif event.key == "plan" and event.rule == "GM-17.6":
                    steps += event.args["n"]
                    assert steps == 1


@pytest.mark.rule("GM-60.20", "GM-31.2")
def test_district_tokens() -> None:
    shuffles = 0
    for match, moments in games():
        if match.config.mode == "versus":
            continue
        up: list[str] = []
        for s, events in moments:
            if s.phase == SETUP:
                continue
            assert sorted(s.token_deck) == list(range(9))
            for event in events:
                if event.key == "tokens-shuffled":
                    assert len(up) == 9
                    up = []
                    shuffles += 1
                elif event.key == "token-turned":
                    assert event.args["district"] not in up
                    up.append(event.args["district"])
    assert shuffles > 0


# -- the check notices -------------------------------------------------------------------------------


def lose_a_citizen(s: Any) -> None:
    s.face[0] &= s.face[0] - 1


def citizen_in_two_places(s: Any) -> None:
    s.people[1] |= s.people[0] & -s.people[0]


def crowd_a_district(s: Any) -> None:
    s.people = [sum(s.people), *[0] * 8]


def lose_a_guard(s: Any) -> None:
    s.working[0] -= 1


def crowd_the_guards(s: Any) -> None:
    s.working[0] += 2
    s.working[1] -= 2


def break_a_reinforcement(s: Any) -> None:
    s.extra[0] = 3
    s.broken[1] += 3


def tear_the_city(s: Any) -> None:
    s.places = [*s.places[1:], s.places[0]]


def too_much_trust(s: Any) -> None:
    s.trust[0] = 99


def debts(s: Any) -> None:
    s.bonds = -1


def off_the_track(s: Any) -> None:
    s.discontent = 19


def plan_complete(s: Any) -> None:
    s.plan = 12


def lose_an_access_card(s: Any) -> None:
    s.hand[0] &= s.hand[0] - 1


def access_card_twice(s: Any) -> None:
    s.seized[0] |= s.hand[0]


def lose_a_directive(s: Any) -> None:
    s.directive_top += 1


def four_directives(s: Any) -> None:
    s.published = s.directive_deck[:4]
    s.directive_top = 4


def forget_the_countdown(s: Any) -> None:
    s.event_deck = s.event_deck[:-1]


def another_event(s: Any) -> None:
    s.event = s.event_deck[s.event_top]


def three_riots(s: Any) -> None:
    s.riots = 7


def four_raids(s: Any) -> None:
    s.raids = 15


def servant_nowhere(s: Any) -> None:
    s.servants[0] = -1


def two_busy_servants(s: Any) -> None:
    s.acted = [2, 2, 0]


def unknown_and_known(s: Any) -> None:
    s.known |= s.unknown


def false_belief(s: Any) -> None:
    s.belief = [[511], *s.belief[1:]]


def hero_elsewhere(s: Any) -> None:
    s.taken, s.chosen[0], s.hand[0] = 1, 8 - s.at[0], s.hand[0] & ~(1 << 8 - s.at[0])
    s.at[0] = (s.chosen[0] + 1) % 9


VERSUS: dict[str, list[Callable[[Any], None]]] = {
    "GM-60.1": [lose_a_citizen, citizen_in_two_places],
    "GM-60.2": [lose_a_guard],
    "GM-60.4": [crowd_a_district, crowd_the_guards],
    "GM-60.5": [tear_the_city],
    "GM-60.6": [too_much_trust, debts],
    "GM-60.7": [off_the_track, plan_complete],
    "GM-60.8": [lose_an_access_card, access_card_twice],
    "GM-60.9": [lose_a_directive, four_directives],
    "GM-60.10": [forget_the_countdown, another_event],
    "GM-60.11": [three_riots],
    "GM-60.12": [four_raids],
    "GM-60.13": [servant_nowhere],
    "GM-60.14": [two_busy_servants],
    "GM-60.15": [unknown_and_known],
    "GM-60.16": [false_belief],
    "GM-60.21": [hero_elsewhere],
}


@pytest.mark.rule(
    "GM-60.1", "GM-60.2", "GM-60.4", "GM-60.5", "GM-60.6", "GM-60.7", "GM-60.8", "GM-60.9",
    "GM-60.10", "GM-60.11", "GM-60.12", "GM-60.13", "GM-60.14", "GM-60.15", "GM-60.16", "GM-60.21",
)  # fmt: skip
@pytest.mark.parametrize(
    ("rule", "break_it"),
    [(rule, break_it) for rule, breaks in VERSUS.items() for break_it in breaks],
)
def test_the_check_notices(scene: Any, rule: str, break_it: Callable[[Any], None]) -> None:
    s = scene(phase="access", event="flying_carpets").s
    check(s)
    break_it(s)
    with pytest.raises(RulesFault, match=f"^{rule}: "):
        check(s)


def known_in_the_automa(s: Any) -> None:
    s.known = s.unknown & -s.unknown
    s.unknown &= ~s.known


def raid_without_riot(s: Any) -> None:
    s.raids = 1


def marker_passed(s: Any) -> None:
    s.marker, s.discontent = 2, 17


def lose_a_movement_card(s: Any) -> None:
    patrol = [card.id for card in s.tables.move_cards].index("patrol")
    s.move_deck = [card for card in s.move_deck if card != patrol]


def lose_a_district_token(s: Any) -> None:
    s.token_deck = s.token_deck[1:]


def two_hidden_directives(s: Any) -> None:
    s.held = 1 << s.directive_deck[0] | 1 << s.directive_deck[1]
    s.directive_top = 2


AUTOMA: dict[str, Callable[[Any], None]] = {
    "GM-60.3": break_a_reinforcement,
    "GM-60.9": two_hidden_directives,
    "GM-60.12": raid_without_riot,
    "GM-60.15": known_in_the_automa,
    "GM-60.17": marker_passed,
    "GM-60.18": lose_a_movement_card,
    "GM-60.20": lose_a_district_token,
}


@pytest.mark.rule(
    "GM-60.3", "GM-60.9", "GM-60.12", "GM-60.15", "GM-60.17", "GM-60.18", "GM-60.20"
)  # fmt: skip
@pytest.mark.parametrize("rule", list(AUTOMA))
def test_the_check_notices_in_the_automa(scene: Any, rule: str) -> None:
    s = scene(mode="automa", seats=1, phase="access", event="tribunal").s
    check(s)
    AUTOMA[rule](s)
    with pytest.raises(RulesFault, match=f"^{rule}: "):
        check(s)
