"""How the numbers of a state lie: places in the flat list, bits of a card, sums over a state.

A card in a state is one number::

    bits 0-9    ref              bit 11   a shield lies on it
    bit 10      it is a ruin     bit 12   a visiting worker lies on it
    bits 13-14  use markers      bits 16-63  its cache, four bits per token
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletown.games.fifty_first_state.effects.goods import BLUE_DECK, RED_DECK, TOKENS, BagItems
from tabletown.games.fifty_first_state.tables import Tables

# One block per player in ``n``: tokens 0-11 and VP (13) at their good's number, then the rest.
WIDTH: Final = 22
FACTION: Final = 12  # number of the faction, -1 before it is known
PASSED: Final = 14
USED: Final = 15  # bit per faction action used this round
LINKS: Final = 16  # connection cards in hand, four bits per kind
CACHED: Final = 17  # the tokens that own caches hold, as bits
MATCH: Final = 18  # categories in the state, for developing; `every` if something fits all
READY: Final = 19  # number of own action locations
OPEN: Final = 20  # number of own open productions
TWINS: Final = 21  # whether two cards of the state are copies of one card
BLOCKS: Final = 4
BANK: Final = WIDTH * BLOCKS  # the common supply, 12 numbers
ENDLESS: Final = 1 << 40  # in the common supply of goods that never run out (FFS-1.6)
ROUND: Final = BANK + TOKENS
FIRST: Final = ROUND + 1  # holder of the first player token
ACTIVE: Final = ROUND + 2
DRAWN: Final = ROUND + 3  # cards of `deck` that are gone
PHASE: Final = ROUND + 4
ACTED: Final = ROUND + 5  # somebody took an action this round
IDLE: Final = ROUND + 6  # rounds in a row without any action (FFS-21.13)
UP: Final = ROUND + 7  # face-up connection cards: blue, red; -1 for none
REPEAT: Final = ROUND + 9  # what the active player may repeat: ref, or refs + faction action; -1
ATTACKS: Final = ROUND + 10  # solo: attacks of this round
DUE: Final = ROUND + 11  # solo: the Hegemony's pass is due
SIZE: Final = ROUND + 12

NOTHING: Final = -1

SETUP: Final = 0
LOOKOUT: Final = 1
PRODUCTION_PHASE: Final = 2
ACTION_PHASE: Final = 3
CLEANUP: Final = 4
GAME_OVER: Final = 5
PHASES: Final = ("setup", "lookout", "production", "action", "cleanup", "over")

REF: Final = (1 << 10) - 1
RUIN: Final = 1 << 10
CARD_BITS: Final = REF | RUIN  # without anything that lies on the card
SHIELDED: Final = 1 << 11
VISITED: Final = 1 << 12
USE: Final = 1 << 13
USES: Final = 3 << 13
MARKS: Final = VISITED | USES  # what Cleanup and Body Hunters take off
SHUT: Final = RUIN | VISITED  # nobody can be sent there
CACHE_SHIFT: Final = 16
EMPTY: Final = (1 << CACHE_SHIFT) - 1  # a location with something in its cache is a greater number

# The goods that a set of tokens, given as bits, holds.
GOODS_OF: Final = [
    tuple([good for good in range(TOKENS) if tokens >> good & 1]) for tokens in range(1 << TOKENS)
]

# The other players in turn order from each seat, for every number of players.
OTHERS: Final = [
    [tuple([(seat + i) % players for i in range(1, players)]) for seat in range(players)]
    for players in range(5)
]

BOTH_COLOURS: Final = (BLUE_DECK, RED_DECK)
ONLY_BLUE: Final = (BLUE_DECK,)
ONLY_RED: Final = (RED_DECK,)

KINDS_HELD: Final[dict[int, tuple[int, ...]]] = {}  # the connection cards of hands seen so far

Triple = tuple[int, int, int]
Stored = tuple[int, int, int, int]  # owner, ref, good, amount


class Place(NamedTuple):
    """A card in a state with everything that lies on it."""

    ref: int
    ruin: bool
    shield: bool  # a shield token
    visited: bool
    used: int  # use markers
    cache: BagItems


def triples(flat: tuple[int, ...]) -> list[Triple]:
    return [(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)]


def find(land: tuple[int, ...], ref: int) -> int:
    """The card with this ref in a state."""
    for loc in land:
        if loc & REF == ref:
            return loc
    raise KeyError(ref)


def place_of(loc: int) -> Place:
    return Place(
        loc & REF,
        loc & RUIN != 0,
        loc & SHIELDED != 0,
        loc & VISITED != 0,
        (loc & USES) // USE,
        cache_of(loc),
    )


def cache_of(loc: int) -> BagItems:
    """The goods cached on a location."""
    if loc <= EMPTY:
        return ()
    bits = loc >> CACHE_SHIFT
    return tuple([(good, bits >> 4 * good & 15) for good in range(TOKENS) if bits >> 4 * good & 15])


def sums_of(t: Tables, land: tuple[int, ...]) -> list[int]:
    """What is kept about a state: cached tokens, categories, actions, open productions, twins."""
    uses, is_open = t.uses, t.open
    ready = doors = 0
    for kind in [t.kind[loc & REF] for loc in land if not loc & RUIN]:
        if uses[kind]:
            ready += 1
        elif is_open[kind]:
            doors += 1
    return [cached_in(land), matching(t, land), ready, doors, has_twins(t, land)]


def cached_in(land: tuple[int, ...]) -> int:
    """The tokens that the caches of a state hold, as bits."""
    cached = 0
    for loc in land:
        if loc > EMPTY:
            for good, _ in cache_of(loc):
                cached |= 1 << good
    return cached


def matching(t: Tables, land: tuple[int, ...]) -> int:
    """The categories in a state, as bits; a ruin fits everything (FFS-11.6)."""
    matches = t.match_at
    match = 0
    for loc in land:
        match |= t.every if loc & RUIN else matches[loc & REF]
    return match


def has_twins(t: Tables, land: tuple[int, ...]) -> int:
    """Whether two cards of a state are copies of one card."""
    kind = t.kind
    return int(len({kind[loc & REF] for loc in land}) < len(land))
