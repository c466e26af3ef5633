"""Observations suffice: what a seat can see to be different is different in its tensor.

Positions of random games are varied, by dealing hidden things anew and by changing one thing on the
table at a time. Wherever the view or the decision of a seat changes, its tensor has to change too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

import tabletown
from tabletown.core.config import Config
from tabletown.core.errors import RulesFault
from tabletown.core.plain import to_plain
from tabletown.core.state import State
from tabletown.games import find
from tabletown.lab.study import Study, Trial, study

Plain = Any
POSITIONS = 6  # of each configuration
CHANGES = 40  # of each position
NOT_ON_THE_TABLE = {"rng", "forced", "outcome", "rules"}
# What a position that was made up may run into before anybody could see it.
IMPOSSIBLE = (RulesFault, LookupError, ValueError, ArithmeticError, AssertionError)


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
        return {key: streets_alike(value) for key, value in seen.items() if key != "tiles"}
    if isinstance(seen, list):
        found = [streets_alike(value) for value in seen]
        return sorted(found) if all(isinstance(value, str) for value in found) else found
    return streets_twins().get(seen, seen) if isinstance(seen, str) else seen


# A game that stands here is held to it; the function takes out of a view what makes no difference.
SUFFICIENT: dict[str, Callable[[Plain], Plain]] = {"streets": streets_alike}
VARIANTS = [config for name in SUFFICIENT for config in find(name).variants()]


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


def varied(of: Study, s: State, pick: Random) -> Iterator[State]:
    """Positions that differ from ``s``: hidden things dealt anew, then one change at a time."""
    for seat in (None, *range(of.seats)):
        yield of.game.determinise(s, seat, pick.randrange(1 << 30))
    for _ in range(CHANGES):
        data: Plain = s.plain()
        change(data, pick)
        other = of.game.blank(of.config, of.game.rules)
        try:
            other.load(data)
            of.game.check(other)
        except IMPOSSIBLE:
            continue
        yield other


def seen(of: Study, s: State, seat: int) -> Plain:
    """What a seat sees, and what it is asked if it is asked."""
    found = {"view": msgspec.to_builtins(of.game.view(s, seat))}
    if seat in s.deciders():
        asked = s.asking()
        found["prompt"] = asked.prompt
        found["details"] = to_plain(asked.details(s, seat))
        found["options"] = [action.text for action in s.options(seat)]
    return SUFFICIENT[of.game.name](found)


def difference(a: Plain, b: Plain, path: str = "") -> str:
    """Where two views differ, for the message."""
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        parts = [difference(a[key], b[key], f"{path}.{key}") for key in a]
        return "; ".join([part for part in parts if part])
    return "" if a == b else f"{path}: {str(a)[:80]} or {str(b)[:80]}"


@pytest.mark.parametrize("config", VARIANTS, ids=label)
def test_what_a_seat_sees_to_differ_differs_in_its_tensor(config: Config) -> None:
    of = study(config.game, seats=config.seats, mode=config.mode, options=config.options)
    pick = Random(label(config))
    told_apart = 0
    for trial in positions(of, 11):
        s = trial.state
        before = [(seen(of, s, seat), trial.tensor(seat).tobytes()) for seat in range(of.seats)]
        for other in varied(of, s, pick):
            changed = Trial(of, other)
            for seat, (view, tensor) in enumerate(before):
                try:
                    now = seen(of, other, seat)
                except IMPOSSIBLE:
                    continue
                if now != view:
                    same = changed.tensor(seat).tobytes() == tensor
                    assert not same, f"seat {seat}: {difference(view, now)}"
                    told_apart += 1
    assert told_apart > 4 * POSITIONS


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
