"""Numbers, counters, conditions, filters and player words of the vocabulary (NA-F.26 to NA-F.35)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from tabletown.games.new_angeles import schema as files
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import (
    COUNTER,
    EVERYWHERE,
    MAIN,
    OUTAGE,
    RESOURCES,
    STRIKE,
)

Counter: TypeAlias = Callable[[NewAngelesState], int]
Number: TypeAlias = Callable[
    [NewAngelesState, int], int
]  # the seat is the player who gains or draws
Test: TypeAlias = Callable[
    [NewAngelesState, int], bool
]  # the seat is the owner or resolver ("you")
Player: TypeAlias = Callable[[NewAngelesState], int]
Filter: TypeAlias = Callable[[NewAngelesState], int]


class Names:
    """The names that one program binds, numbered in the order they appear."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.found: dict[str, int] = {}
        self.used = 0

    def bind(self, name: str, places: int = 1) -> int:
        if name not in self.found:
            self.found[name] = self.used
            self.used += places
            if self.used > self.limit:
                raise ValueError(f"'{name}': a card may bind {self.limit} names at most")
        return self.found[name]

    def place(self, name: str) -> int:
        base, bracket, index = name.partition("[")
        if base not in self.found:
            raise ValueError(f"nothing is bound to '{name}'")
        return self.found[base] + (int(index.rstrip("]")) if bracket else 0)


# -- counters (NA-F.30) -------------------------------------------------------------------------


def counter(word: str, tier: int | None, names: Names) -> Counter:
    within_tier = tier or 0
    if word in files.PIECES[:7] or word == "strike":
        piece = files.PIECES.index(word)
        return lambda s: (s.on[piece] & s.tables.tier_set[within_tier]).bit_count()
    if word == "districts_in_unrest":
        return lambda s: (s.in_unrest() & s.tables.tier_set[within_tier]).bit_count()
    if word == "resources_at_1_or_less":
        return lambda s: sum([amount <= 1 for amount in s.supply])
    if word.startswith("supply:"):
        resource = files.RESOURCES.index(word.removeprefix("supply:"))
        return lambda s: s.supply[resource]
    place = names.place(word)
    return lambda s: s.bound[place]


def number(value: int | files.Amount, names: Names) -> Number:
    """NA-F.29, NA-F.33."""
    if isinstance(value, int):
        return lambda s, seat: value
    base = value.base or 0
    if value.if_supported is not None:
        supported = value.if_supported
        return lambda s, seat: supported if s.supported(seat) else base
    if value.count is not None and value.steps is not None:
        count, steps = counter(value.count, None, names), value.steps
        return lambda s, seat: stepped(count(s), steps)
    if value.per is None:
        raise ValueError("a number needs 'per', 'if_supported' or 'count' with 'steps'")
    per, each, most = counter(value.per, None, names), value.each or 1, value.max
    if most is not None:
        limit = most
        return lambda s, seat: min(base + each * per(s), limit)
    return lambda s, seat: base + each * per(s)


def stepped(count: int, steps: tuple[tuple[int, int], ...]) -> int:
    """The value of the last step whose count is reached, else 0."""
    found = 0
    for least, value in steps:
        if count >= least:
            found = value
    return found


# -- conditions (NA-F.31) -----------------------------------------------------------------------


def demand_met(s: NewAngelesState) -> bool:
    """Every resource is at least at its target (NA-45.2a)."""
    supply, targets = s.supply, s.targets
    return all(supply[resource] >= targets[resource] for resource in range(RESOURCES))


def condition(value: files.Condition, names: Names) -> Test:
    if value.count is not None:
        count, least = counter(value.count, value.tier, names), value.at_least or 0
        return lambda s, seat: count(s) >= least
    if value.resource is not None:
        resource, equals = files.RESOURCES.index(value.resource), value.equals
        return lambda s, seat: s.supply[resource] == equals
    if value.meets_demand is not None:  # NA-45.9
        wanted = files.RESOURCES.index(value.meets_demand)
        return lambda s, seat: s.supply[wanted] >= s.targets[wanted]
    if value.demand_met is not None:
        expected = value.demand_met
        return lambda s, seat: demand_met(s) is expected
    if value.hand_size_of is not None:
        cards = value.equals
        return lambda s, seat: len(s.hands[seat]) == cards
    if value.capital_of == "turn_player" and value.more_than == "you":
        return lambda s, seat: s.capital[s.active] > s.capital[seat]
    raise ValueError("a condition of the vocabulary is needed (NA-F.31)")


# -- players (NA-F.28) --------------------------------------------------------------------------


def player(word: str, names: Names) -> Player:
    if word == "you":
        return lambda s: s.you
    if word in ("active", "turn_player"):
        return lambda s: s.active
    if word == "countering":
        return lambda s: s.countering()
    if word == "proposer":
        return lambda s: s.proposer(COUNTER if s.box else MAIN)
    place = names.bind("each") if word == "each" else names.place(word)
    return lambda s: s.bound[place]


def richest(s: NewAngelesState, you: int) -> list[int]:
    """The players with the most capital other than ``you`` (NA-A.23); none if you alone have it."""
    most = max(s.capital)
    return [seat for seat in range(s.seats) if seat != you and s.capital[seat] == most]


# -- districts (NA-F.26, NA-F.27) -----------------------------------------------------------------


def district_filter(words: tuple[str, ...], names: Names) -> Filter:
    """The set of districts that pass all filters."""
    parts = [single_filter(word, names) for word in words]
    if not parts:
        return lambda s: EVERYWHERE
    if len(parts) == 1:
        return parts[0]

    def all_of(s: NewAngelesState) -> int:
        found = EVERYWHERE
        for part in parts:
            found &= part(s)
        return found

    return all_of


def single_filter(word: str, names: Names) -> Filter:
    head, _, rest = word.partition(":")
    if head in ("has", "no") and rest in files.PIECES:
        piece = files.PIECES.index(rest)
        if head == "has":
            return lambda s: s.on[piece]
        return lambda s: EVERYWHERE & ~s.on[piece]
    if word == "not_strike_or_outage":
        return lambda s: EVERYWHERE & ~(s.on[STRIKE] | s.on[OUTAGE])
    if head == "same_tier":
        place = names.place(rest)
        return lambda s: same_tier(s, s.bound[place])
    if head == "not":
        place = names.place(rest)
        return lambda s: EVERYWHERE & ~s.bound[place]
    raise ValueError(f"there is no filter '{word}' (NA-F.27)")


def same_tier(s: NewAngelesState, districts: int) -> int:
    for tier in (1, 2, 3):
        if s.tables.tier_set[tier] & districts:
            return s.tables.tier_set[tier]
    return 0
