"""Observations suffice: what a seat can see to be different is different in its tensor.

Positions of random games are varied, by dealing hidden things anew and by changing one thing on the
table at a time. Wherever the view or the decision of a seat changes, its tensor has to change too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

import tabletown
from tabletown.core.config import Config
from tabletown.core.errors import RulesFault
from tabletown.core.plain import to_plain
from tabletown.core.state import State
from tabletown.games import find
from tabletown.games.fifty_first_state import invariants as fifty
from tabletown.games.great_machine.state import SETUP
from tabletown.games.great_machine.state.missions import NO_PIECES
from tabletown.lab.encode import Encoder
from tabletown.lab.study import Study, Trial, study

Plain = Any
POSITIONS = 6  # of each configuration
CHANGES = 20  # of each position
TRIES = 100  # for so many changes: most make a position that cannot be
FOLLOWERS = 8  # of each position
NOT_ON_THE_TABLE = {"rng", "forced", "outcome", "rules"}
# What a position that was made up may run into before anybody could see it.
IMPOSSIBLE = (
    RulesFault, LookupError, ValueError, ArithmeticError, AssertionError, StopIteration, AttributeError,
    NotImplementedError, TypeError,
)  # fmt: skip


# -- what is alike for play, game by game ---------------------------------------------------------


@cache
def streets_twins() -> dict[str, str]:
    """Tiles with the same print, each by the name of the first of them.

    The mark 5+ only counts when the stack is prepared.
    """
    tiles: dict[str, Any] = tabletown.new("streets").view(None)["board"]["tiles"]
    first: dict[str, str] = {}
    return {
        id: first.setdefault(repr({**printed, "five_plus": None}), id)
        for id, printed in tiles.items()
    }


def streets_alike(seen: Plain) -> Plain:
    """A view of Streets in which two tiles with the same print are the same tile."""
    if isinstance(seen, dict):
        found = {key: streets_alike(value) for key, value in seen.items() if key != "tiles"}
        if isinstance(found.get("streets"), list):  # those to choose from have no order
            found["streets"].sort(key=repr)
        return found
    if isinstance(seen, list):
        found = [streets_alike(value) for value in seen]
        return sorted(found) if all(isinstance(value, str) for value in found) else found
    return streets_twins().get(seen, seen) if isinstance(seen, str) else seen


def without_order(seen: Plain, unordered: frozenset[str], dropped: frozenset[str]) -> Plain:
    """A view without the fields that others say as well, with some lists as sets."""
    if isinstance(seen, list):
        return [without_order(value, unordered, dropped) for value in seen]
    if not isinstance(seen, dict):
        return seen
    found = {}
    for key, value in seen.items():
        if key not in dropped:
            inner = without_order(value, unordered, dropped)
            found[key] = (
                sorted(inner, key=repr) if key in unordered and isinstance(inner, list) else inner
            )
    return found


# Nothing in the game asks in which order cards came to a place; the printed sides never change.
FIFTY_ORDERS = frozenset({"discard", "seen", "deals", "locations", "display", "attack_pile", "aside",
                          "blue", "red", "kept", "options"})  # fmt: skip
# How many start cards are still to be put aside follows from the mode and from those put aside.
FIFTY_PRINTED = frozenset({"cards", "connections", "factions", "count"})


def fifty_alike(seen: Plain) -> Plain:
    """A view of 51st State without orders; who holds which connection card is not printed matter."""
    view = seen["view"]
    held = [sorted(player["connections"]) for player in view["players"]]
    return {**without_order(seen, FIFTY_ORDERS, FIFTY_PRINTED), "connections in hand": held}


# Two orders that nothing asks for: what follows from other fields is not counted twice either.
MACHINE_ORDERS = frozenset({"events_opened", "options"})


def machine_alike(seen: Plain) -> Plain:
    """A view of the Great Machine without the order of past events."""
    return without_order(seen, MACHINE_ORDERS, frozenset())


# Nothing asks in which order cards came to hand; the rival's seat follows from the corporations.
ANGELES_ORDERS = frozenset({"hand", "assets", "options", "cards", "choices"})
ANGELES_TWICE = frozenset({"rival_seat", "card_types"})


def angeles_alike(seen: Plain) -> Plain:
    """A view of New Angeles without orders of cards."""
    return without_order(seen, ANGELES_ORDERS, ANGELES_TWICE)


# What is taken out of a view because it makes no difference for play.
SUFFICIENT: dict[str, Callable[[Plain], Plain]] = {
    "streets": streets_alike,
    "fifty_first_state": fifty_alike,
    "new_angeles": angeles_alike,
    "great_machine": machine_alike,
}
VARIANTS = [config for name in SUFFICIENT for config in find(name).variants()]


def machine_possible(s: State) -> bool:
    """Whether a made-up position of the Great Machine has only things that are in the box."""
    found: Any = s
    return bool(
        found.picked <= found.tables.all_tokens
        and (found.automa or found.pieces == NO_PIECES)
        and found.directives_left() >= 0
        and found.event_top <= len(found.event_deck)
        and (found.phase != SETUP or found.active < 0)
        and all(0 <= seat < found.seats for seat in found.owners)
        and sorted(found.column) == [0, 1, 2]
    )


def fifty_but_for_tokens(s: State) -> None:
    """The invariants of 51st State, but for the sums of tokens: one more is seen all the same."""
    found: Any = s
    fifty.check_cards(found)
    fifty.check_lands(found)
    fifty.check_phase(found)
    if not 0 <= found.first < found.players or not 0 <= found.active < found.players:
        raise RulesFault("there is no such player")
    if min([min(found.tokens(player)) for player in range(found.players)]) < 0:
        raise RulesFault("less than nothing")


CHECKS: dict[str, Callable[[State], None]] = {"fifty_first_state": fifty_but_for_tokens}


def streets_possible(s: State) -> bool:
    """The same for Streets."""
    found: Any = s
    return bool(0 <= found.active < found.setting.players)


def angeles_possible(s: State) -> bool:
    """The same for New Angeles."""
    found: Any = s
    return bool(min(found.drawn) >= 0)


POSSIBLE: dict[str, Callable[[State], bool]] = {
    "new_angeles": angeles_possible,
    "great_machine": machine_possible,
    "streets": streets_possible,
}


def label(config: Config) -> str:
    changed = [f"{key}-{v}" for key, v in config.options.items() if v not in (False, "random")]
    return "-".join([config.game, config.mode, str(config.seats), *changed])


# -- positions and what is changed in them --------------------------------------------------------


def positions(of: Study, seed: int) -> Iterator[Trial]:
    """Some positions of a random game, spread over its length."""
    pick = Random(seed)
    whole = of.begin(seed)
    moves: list[int] = []
    while not whole.over:
        moves.append(pick.choice(whole.numbers))
        whole.play(moves[-1])
    stops = set(pick.sample(range(len(moves)), min(POSITIONS, len(moves))))
    trial = of.begin(seed)
    for number, move in enumerate(moves):
        if number in stops:
            yield trial
        trial.play(move)


def lists_in(data: Plain) -> Iterator[list[Plain]]:
    """All lists with a whole number in them, also those inside of others."""
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    if isinstance(data, list) and any(isinstance(value, int) for value in data):
        yield data
    for value in inner:
        yield from lists_in(value)


def change(data: dict[str, Plain], pick: Random) -> None:
    """One thing on the table becomes another: a number, a mark, or two things change places."""
    if pick.randrange(3) == 0:
        exchange(data, pick)
        return
    name = pick.choice(sorted(set(data) - NOT_ON_THE_TABLE))
    value = data[name]
    if isinstance(value, bool):
        data[name] = not value
    elif isinstance(value, int):
        # Never below nothing: a number may be a set.
        data[name] = max(0, pick.choice([value + 1, value - 1, value ^ 1 << pick.randrange(48)]))
    else:
        rows = list(lists_in(value[-1:] if name == "stack" else value))
        if not rows:
            return
        row = pick.choice(rows)
        places = [i for i, value in enumerate(row) if isinstance(value, int)]
        one, other = pick.choice(places), pick.choice(places)
        deed = pick.randrange(3)
        if deed == 0 and (name != "stack" or min(row[one], row[other]) >= 0):
            row[one], row[other] = row[other], row[one]
        elif deed == 1 and one != other and row[other] > 0:
            row[one], row[other] = row[one] + 1, row[other] - 1
        else:
            row[one] = max(0, row[one] + pick.choice([1, -1]))


def exchange(data: dict[str, Plain], pick: Random) -> None:
    """Two cards change places, or one goes from pile to pile; what was in order stays so."""
    table = {key: data[key] for key in sorted(set(data) - NOT_ON_THE_TABLE - {"stack"})}
    rows = list(lists_in(table))
    one, other = pick.choice(rows), pick.choice(rows)
    ordered = [row for row in (one, other) if all_numbers(row) and row == sorted(row)]
    i, j = pick.randrange(len(one)), pick.randrange(len(other))
    if pick.randrange(2):
        one[i], other[j] = other[j], one[i]
    else:
        other.insert(j, one.pop(i))
    for row in ordered:
        row.sort()


def all_numbers(row: list[Plain]) -> bool:
    return all(type(value) is int for value in row)


def varied(of: Study, s: State, pick: Random) -> Iterator[State]:
    """Positions that differ from ``s``: hidden things dealt anew, then one change at a time."""
    for seat in (None, *range(of.seats)):
        yield of.game.determinise(s, seat, pick.randrange(1 << 30))
    found = 0
    for _ in range(TRIES):
        data: Plain = s.plain()
        before = msgspec.json.encode(data)
        change(data, pick)
        if msgspec.json.encode(data) == before:
            continue
        other = of.game.blank(of.config, of.game.rules)
        try:
            other.load(data)
            CHECKS.get(of.game.name, of.game.check)(other)
        except IMPOSSIBLE:
            continue
        if of.game.name not in POSSIBLE or POSSIBLE[of.game.name](other):
            yield other
            found += 1
            if found == CHANGES:
                return


def followers(trial: Trial, pick: Random) -> Iterator[State]:
    """Positions after some of the legal actions, which differ in what an action does."""
    numbers = trial.numbers
    for number in pick.sample(numbers, min(FOLLOWERS, len(numbers))):
        after = trial.clone()
        after.play(number)
        yield after.state


def all_seen(of: Study, s: State, seat: int) -> Plain:
    """What a seat sees, who is asked what, and the arguments of the question if it is asked itself."""
    found = {"view": msgspec.to_builtins(of.game.view(s, seat)), "asked": list(s.deciders())}
    found["prompt"] = s.asking().prompt if s.outcome is None else ""
    if seat in s.deciders():
        found["details"] = to_plain(s.asking().details(s, seat))
        found["options"] = [action.text for action in s.options(seat)]
    return found


def seen(of: Study, s: State, seat: int) -> Plain:
    """The same, without what makes no difference."""
    return SUFFICIENT[of.game.name](all_seen(of, s, seat))


def told(trial: Trial, seat: int) -> bytes:
    """What an environment tells a seat: the tensor, and the mask of its legal actions."""
    s, of = trial.state, trial.study
    asked = seat in s.deciders()
    numbers = sorted(of.numbering.numbers(s, seat, s.options(seat))) if asked else []
    return bytes(trial.tensor(seat).tobytes() + repr(numbers).encode())


def places(of: Study, a: bytes, b: bytes) -> list[str]:
    """The names of the numbers in which two tensors differ, for the message."""
    size = 4 * of.encoder.size
    one, other = [np.frombuffer(x[:size], np.float32) for x in (a, b)]
    names = of.encoder.names()
    return [names[i] for i in np.flatnonzero(one != other)[:8]] or ["only the mask"]


def difference(a: Plain, b: Plain, path: str = "") -> str:
    """Where two views differ, for the message."""
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        parts = [difference(a[key], b[key], f"{path}.{key}") for key in a]
        return "; ".join([part for part in parts if part])
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        parts = [
            difference(x, y, f"{path}[{i}]") for i, (x, y) in enumerate(zip(a, b, strict=True))
        ]
        return "; ".join([part for part in parts if part])
    return "" if a == b else f"{path}: {str(a)[:80]} or {str(b)[:80]}"


@pytest.mark.parametrize("config", VARIANTS, ids=label)
def test_what_a_seat_sees_to_differ_differs_in_its_tensor(config: Config) -> None:
    of = study(config.game, seats=config.seats, mode=config.mode, options=config.options)
    table = Table(of)
    table.look_at_games([11, 12, 13, 14])
    assert table.views() > 10 * POSITIONS


class Table:
    """What the seats saw in many positions, by what their environments told them."""

    def __init__(self, of: Study) -> None:
        self.of = of
        self.seen: list[dict[bytes, Plain]] = [{} for _ in range(of.seats)]
        self.apart = 0  # positions that were made up and look like no real one

    def look_at_games(self, seeds: list[int]) -> None:
        """Positions of random games; few seats and small tables need more than one."""
        pick = Random(label(self.of.config))
        for seed in seeds:
            for trial in positions(self.of, seed):
                self.look(trial, pick)
            if self.views() > 10 * POSITIONS:
                break

    def look(self, trial: Trial, pick: Random) -> None:
        """Hold a position, what may follow it, and what could be instead against all real ones."""
        for real in (trial.state, *followers(trial, pick)):
            self.add(real, real=True)
        for other in varied(self.of, trial.state, pick):
            self.add(other, real=False)

    def add(self, s: State, real: bool) -> None:
        """No seat may be told the same about two positions that it sees to be different."""
        for seat, before in enumerate(self.seen):
            try:
                now, tensor = seen(self.of, s, seat), told(Trial(self.of, s), seat)
            except IMPOSSIBLE:
                continue
            if tensor in before:
                assert now == before[tensor], f"seat {seat}: {difference(before[tensor], now)}"
            elif real:
                before[tensor] = now
            else:  # two positions that were made up may both be impossible, and then alike
                self.apart += 1

    def views(self) -> int:
        """How many were told apart."""
        return self.apart + sum([len(before) for before in self.seen])


# -- the property can fail ------------------------------------------------------------------------

# Fields with the columns that are taken out of them. For Streets, all that its first encoder did not
# tell: colours that a valuation counts, business signs, what was discarded, what a decision is about.
BLINDED: dict[str, dict[str, slice]] = {
    "streets": {
        "city": slice(19, 30), "hand": slice(19, 30), "sets": slice(4 * 64, None), "about": slice(None),
    },
    "fifty_first_state": {"states": slice(None)},
    "new_angeles": {"players": slice(None)},
    "great_machine": {"citizens": slice(None)},
}  # fmt: skip


class Blinded(Encoder):
    """An encoder without some of what another tells."""

    def __init__(self, whole: Encoder, without: dict[str, slice]) -> None:
        super().__init__(whole.game, whole.config)
        self.whole, self.without = whole, without
        self.fields, self.size = whole.fields, whole.size

    def tensor(self, s: Any, seat: int) -> Any:
        found = self.whole.tensor(s, seat).copy()
        for name, part in self.parts(found).items():
            if name in self.without:
                rows = part.reshape(-1, part.shape[-1]) if name != "sets" else part.reshape(1, -1)
                rows[:, self.without[name]] = 0
        return found


@pytest.mark.parametrize("name", [name for name in SUFFICIENT if name != "streets"])
def test_an_encoder_that_hides_something_is_caught(name: str) -> None:
    of = Study(find(name).config())
    of._encoder = Blinded(study(name).encoder, BLINDED[name])
    with pytest.raises(AssertionError, match="seat"):
        Table(of).look_at_games([11])


@pytest.mark.parametrize("config", find("streets").variants(), ids=label)
def test_two_tiles_of_streets_that_change_places_are_noticed(config: Config) -> None:
    of = study("streets", seats=config.seats, mode=config.mode, options=config.options)
    swaps, unnoticed = swapped_tiles(of, of.encoder)
    assert swaps > 100
    assert not unnoticed


def test_the_first_encoder_of_streets_did_not_notice() -> None:
    of = study("streets", seats=2, options={"business": True})
    _, unnoticed = swapped_tiles(of, Blinded(of.encoder, BLINDED["streets"]))
    assert unnoticed


def swapped_tiles(of: Study, encoder: Encoder) -> tuple[int, list[tuple[str, str]]]:
    """At the end of a random game, two tiles with different effects change places in the city.

    How often that was done, and with which tiles no seat's tensor changed.
    """
    *_, trial = positions(of, 31)
    s: Any = trial.state
    ids, twins = s.setting.tables.ids, streets_twins()
    before = [encoder.tensor(s, seat).tobytes() for seat in range(of.seats)]
    swaps, unnoticed = 0, []
    for i, j in combinations(range(2, len(s.tile)), 2):
        here, there = ids[s.tile[i]], ids[s.tile[j]]
        if twins[here] != twins[there]:
            other = s.clone()
            other.tile[i], other.tile[j] = other.tile[j], other.tile[i]
            swaps += 1
            if before == [encoder.tensor(other, seat).tobytes() for seat in range(of.seats)]:
                unnoticed.append((here, there))
    return swaps, unnoticed


@pytest.mark.parametrize("config", VARIANTS, ids=label)
def test_what_a_seat_sees_determines_its_tensor(config: Config) -> None:
    """Whatever is hidden from a seat is dealt anew: it sees the same, and its tensor is the same."""
    of = study(config.game, seats=config.seats, mode=config.mode, options=config.options)
    pick = Random(label(config))
    compared = 0
    for trial in positions(of, 21):
        for seat in range(of.seats):
            view, tensor = all_seen(of, trial.state, seat), told(trial, seat)
            world = trial.dealt(seat, pick.randrange(1 << 30))
            assert all_seen(of, world.state, seat) == view, difference(
                view, all_seen(of, world.state, seat)
            )
            assert told(world, seat) == tensor, places(of, tensor, told(world, seat))
            compared += 1
    assert compared == of.seats * POSITIONS


@pytest.mark.parametrize("place", ["hand", "city"])
def test_every_tile_of_streets_is_told_from_every_other(place: str) -> None:
    of = study("streets", seats=2, options={"business": True})
    tensors: dict[bytes, str] = {}
    for tile, twin in streets_twins().items():
        if tile in ("central_station", "city_park") or tile != twin:
            continue
        spot = {"tile": tile, "cell": "1,1", "face": "w", "owner": 0}
        other = "toy_store" if tile != "toy_store" else "aquarium"
        fields: dict[str, Any] = {"hands": [[tile]]}
        if place == "city":
            fields = {"hands": [[other]], "city": [spot]}
        match = tabletown.position(
            "streets", {**fields, "turn": 1}, seats=2, options={"business": True}
        )
        s = match.state
        tensor = of.encoder.tensor(s, 0)
        parts = of.encoder.parts(tensor)
        # The unseen tiles would tell them apart too, but not where the tile is.
        row = (parts["hand"][0] if place == "hand" else parts["city"][2]).tobytes()
        assert row not in tensors, (tile, tensors[row])
        tensors[row] = tile
    assert len(tensors) == 44
