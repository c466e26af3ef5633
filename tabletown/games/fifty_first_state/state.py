"""The state: everything on the table, in one flat list of numbers and a few tuples.

Only this module knows the layout. Tuples are replaced, never changed, so copies share them.

A *location* in a state is one number: its ref (``tables.py``) and its marks::

    bits 0-9    ref              bit 11   a shield lies on it
    bit 10      it is a ruin     bit 12   a visiting worker lies on it
    bits 13-14  use markers      bits 16-63  its cache, four bits per token
"""

from __future__ import annotations

from typing import Final

from tabletown.core.config import Config
from tabletown.core.plain import Plain, from_plain, frozen_types, tupled
from tabletown.core.state import State
from tabletown.games.fifty_first_state.tables import Tables, tables_of
from tabletown.games.fifty_first_state.terms import TOKENS, VP, BagItems

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

HEGEMONY: Final = 1  # its block in solo play
NOBODY: Final = -1

SETUP: Final = 0
LOOKOUT: Final = 1
PRODUCTION_PHASE: Final = 2
ACTION_PHASE: Final = 3
CLEANUP: Final = 4
GAME_OVER: Final = 5
PHASES: Final = ("setup", "lookout", "production", "action", "cleanup", "over")

REF: Final = (1 << 10) - 1
RUIN: Final = 1 << 10
SHIELDED: Final = 1 << 11
VISITED: Final = 1 << 12
USE: Final = 1 << 13
USES: Final = 3 << 13
MARKS: Final = VISITED | USES  # what Cleanup and Body Hunters take off
CACHE_SHIFT: Final = 16
EMPTY: Final = (1 << CACHE_SHIFT) - 1  # a location with something in its cache is a greater number

# The goods that a set of tokens, given as bits, holds.
GOODS_OF: Final = [
    tuple([good for good in range(TOKENS) if tokens >> good & 1]) for tokens in range(1 << TOKENS)
]


class StateOfFifty(State):
    """The table."""

    __slots__ = (
        "aside", "attack", "cut", "deals", "deck", "discard", "display", "goal", "hands", "known",
        "lands", "links", "made", "n", "others", "players", "redirects", "solo", "stored", "t",
    )  # fmt: skip
    FIELDS = (
        *State.FIELDS,
        "n", "hands", "known", "lands", "deals", "links", "deck", "discard", "display", "attack",
        "aside", "made", "cut", "redirects", "stored",
    )  # fmt: skip

    def __init__(self, config: Config, rng: int, rules: int) -> None:
        super().__init__(config, rng, rules)
        self.t: Tables = tables_of(config.pack)
        self.solo = config.mode == "solo"
        self.players = 2 if self.solo else config.seats  # with the Hegemony
        self.others = OTHERS[self.players]
        self.goal = self.t.mode(self.solo, str(config.options["expansion"])).end_vp
        players = self.players
        self.n = [0] * SIZE
        self.hands: list[tuple[int, ...]] = [()] * players  # kinds, sorted
        self.known: list[tuple[int, ...]] = [()] * players  # the part of it all have seen
        self.lands: list[tuple[int, ...]] = [()] * players  # the states, oldest first
        self.deals: list[tuple[int, ...]] = [()] * players  # kinds, oldest first
        self.links: list[tuple[int, ...]] = [()] * 4  # connection decks, then their discards
        self.deck: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.display: tuple[int, ...] = ()
        self.attack: tuple[int, ...] = ()
        self.aside: tuple[tuple[int, ...], ...] = ()  # secret choices of the setup, by seat
        self.made: list[int] = []  # goods gained in this Production phase, by player
        self.cut: tuple[int, ...] = ()  # settled in step C: player, owner, ref
        self.redirects: tuple[int, ...] = ()  # Suppliers: chooser, owner, ref
        self.stored: tuple[int, ...] = ()  # owner, ref, good, amount

    def clone(self) -> StateOfFifty:
        other: StateOfFifty = StateOfFifty.__new__(StateOfFifty)
        other.config = self.config
        other.seats = self.seats
        other.rules = self.rules
        other.rng = self.rng
        other.forced = self.forced.copy()
        other.stack = self.stack.copy()
        other.outcome = self.outcome
        other.log = None
        other.cached = self.cached
        other.asked = self.asked
        other.t = self.t
        other.solo = self.solo
        other.players = self.players
        other.others = self.others
        other.goal = self.goal
        other.n = self.n.copy()
        other.hands = self.hands.copy()
        other.known = self.known.copy()
        other.lands = self.lands.copy()
        other.deals = self.deals.copy()
        other.links = self.links.copy()
        other.deck = self.deck
        other.discard = self.discard
        other.display = self.display
        other.attack = self.attack
        other.aside = self.aside
        other.made = self.made.copy()
        other.cut = self.cut
        other.redirects = self.redirects
        other.stored = self.stored
        return other

    def load(self, data: dict[str, Plain]) -> None:
        """Take over a position written by ``plain``; tuples come back as tuples."""
        types = frozen_types()
        for name in self.FIELDS:
            value = from_plain(data[name], types)
            if name in ("hands", "known", "lands", "deals", "links"):
                value = [tuple(item) for item in value]
            elif name not in ("forced", "stack", "n", "made"):
                value = tupled(value)
            setattr(self, name, value)
        self.cached = None
        self.asked = -1
        self.refresh()

    # -- named questions --------------------------------------------------------------------

    def supply(self, player: int, good: int) -> int:
        """Tokens in a personal supply."""
        return self.n[player * WIDTH + good]

    def vp(self, player: int) -> int:
        return self.n[player * WIDTH + VP]

    def faction(self, player: int) -> int:
        return self.n[player * WIDTH + FACTION]

    def has_passed(self, player: int) -> bool:
        return self.n[player * WIDTH + PASSED] != 0

    def bank(self, good: int) -> int:
        """Tokens in the common supply."""
        return self.n[BANK + good]

    def connections(self, player: int) -> list[int]:
        """Connection cards in hand, by kind."""
        held = self.n[player * WIDTH + LINKS]
        return [held >> 4 * kind & 15 for kind in range(len(self.t.connections))]

    def hand_size(self, player: int) -> int:
        """All cards in hand, location and connection cards (FFS-21.9)."""
        return len(self.hands[player]) + sum(self.connections(player))

    def locations(self, player: int) -> int:
        """How many locations a state has; ruins are none (FFS-2.7)."""
        return sum([not loc & RUIN for loc in self.lands[player]])

    def count_category(self, player: int, category: int) -> int:
        """How many locations of a state carry a category, given as a bit (FFS-2.9)."""
        kind, masks = self.t.kind, self.t.category_mask
        return sum(
            [
                1
                for loc in self.lands[player]
                if masks[kind[loc & REF]] & category and not loc & RUIN
            ]
        )

    def find(self, player: int, ref: int) -> int:
        """The location with this ref in a state, or -1."""
        for loc in self.lands[player]:
            if loc & REF == ref:
                return loc
        return -1

    def is_shielded(self, loc: int) -> bool:
        return bool(loc & SHIELDED) or self.t.built_in_shield[self.t.kind[loc & REF]]

    def goods_total(self, player: int) -> int:
        """All tokens in supply and caches plus all cards in hand (FFS-21.9)."""
        b = player * WIDTH
        total = sum(self.n[b : b + TOKENS]) + self.hand_size(player)
        for loc in self.lands[player]:
            total += sum([amount for _, amount in cache_of(loc)])
        return total

    def last_round(self) -> bool:
        """Somebody has reached the points that make this round the last one (FFS-21.1)."""
        return max(self.n[VP : self.players * WIDTH : WIDTH]) >= self.goal

    # -- changes ----------------------------------------------------------------------------

    def set_land(self, player: int, land: tuple[int, ...]) -> None:
        """A state whose cards have changed."""
        self.lands[player] = land
        b = player * WIDTH
        self.n[b + CACHED : b + TWINS + 1] = sums_of(self.t, land)

    def put_location(self, player: int, kind: int) -> int:
        """A card enters a state (FFS-10.2); its ref is the lowest free one of its copies."""
        t, n, b = self.t, self.n, player * WIDTH
        ref = t.first_ref[kind]
        land = self.lands[player]
        if t.copies[kind] > 1:
            kinds = t.kind
            taken = [loc & REF for loc in land if kinds[loc & REF] == kind]
            if taken:
                n[b + TWINS] = 1
                while ref in taken:
                    ref += 1
        self.lands[player] = (*land, ref)
        n[b + MATCH] |= t.match[kind]
        if t.uses[kind]:
            n[b + READY] += 1
        elif t.open[kind]:
            n[b + OPEN] += 1
        return ref

    def change(self, player: int, old: int, new: int) -> None:
        """Marks on a location change; its place in the order of entry stays."""
        self.lands[player] = tuple([new if loc == old else loc for loc in self.lands[player]])

    def change_cache(self, player: int, old: int, new: int) -> None:
        """Tokens are put on a location or taken from it."""
        self.change(player, old, new)
        self.n[player * WIDTH + CACHED] = cached_in(self.lands[player])

    def remove_location(self, player: int, old: int) -> None:
        """A card leaves a state; of what is kept about the state only that changes."""
        t, n, b = self.t, self.n, player * WIDTH
        land = tuple([loc for loc in self.lands[player] if loc != old])
        self.lands[player] = land
        if not old & RUIN:
            kind = t.kind[old & REF]
            if t.uses[kind]:
                n[b + READY] -= 1
            elif t.open[kind]:
                n[b + OPEN] -= 1
        if old > EMPTY:
            n[b + CACHED] = cached_in(land)
        n[b + MATCH] = matching(t, land)
        if n[b + TWINS]:
            n[b + TWINS] = has_twins(t, land)

    def take_from_hand(self, player: int, kind: int) -> None:
        """A card leaves a hand; what all have seen of the hand shrinks with it."""
        hand, known = self.hands[player], self.known[player]
        i = hand.index(kind)
        self.hands[player] = hand[:i] + hand[i + 1 :]
        if kind in known:
            i = known.index(kind)
            self.known[player] = known[:i] + known[i + 1 :]

    def add_to_hand(self, player: int, kind: int) -> None:
        self.hands[player] = tuple(sorted((*self.hands[player], kind)))

    def pay_back(self, player: int, good: int, amount: int) -> None:
        """Tokens go from a personal supply to the common one."""
        self.n[player * WIDTH + good] -= amount
        self.n[BANK + good] += amount

    def empty_cache(self, player: int, loc: int) -> None:
        """The goods of a cache go to their owner's supply (FFS-11.11, FFS-13.10)."""
        b = player * WIDTH
        for good, amount in cache_of(loc):
            self.n[b + good] += amount

    # -- invariants -------------------------------------------------------------------------

    def check(self) -> None:
        from tabletown.games.fifty_first_state.invariants import check

        check(self)


# The other players in turn order from each seat, for every number of players.
OTHERS: Final = [
    [tuple([(seat + i) % players for i in range(1, players)]) for seat in range(players)]
    for players in range(5)
]


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


def cache_bits(bag: BagItems) -> int:
    return sum([amount << (CACHE_SHIFT + 4 * good) for good, amount in bag])


def uses_of(loc: int) -> int:
    """Use markers on a location."""
    return (loc & USES) // USE
