"""City of the Great Machine as a vector: the districts, the tracks, heroes, servants, directives.

Hero seats see one thing, the Machine another: faces of citizens, hands of access cards and chosen
cards are filled in for those who may see them.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any, Final

from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.games.great_machine.rules.together import Confirm
from tabletown.games.great_machine.state import (
    DISTRICTS,
    MISSION_NUMBERS,
    PHASES,
    TURN_ENDED,
    GreatMachineState,
)
from tabletown.games.great_machine.state import SETUP as SETTING_UP
from tabletown.games.great_machine.state.city import LOW, unspot
from tabletown.games.great_machine.tables import tables
from tabletown.games.great_machine.view import group_memory, seen_tokens, unseen_counts
from tabletown.lab.encode.base import MOST_PIECES, ByteEncoder, VectorParts, as_bytes

KINDS: Final = 6
HEROES: Final = 3
HERO_CARDS: Final = 6  # heroes to choose from
SERVANTS: Final = 3
FULL: Final = 6  # what a mark counts; divided by itself it is 1
PLACE: Final = 3  # column, row, turned
# What is told of the districts: one row of nine numbers for each.
ROWS: Final = 3 + 3 + KINDS + 3 + SERVANTS + HEROES + PLACE
# A block of numbers for every hero; then whose it is.
HERO: Final = 7 + HERO_CARDS + 5 * DISTRICTS
MOST_SEATS: Final = 4


def marks(members: int, count: int) -> bytes:
    """A set as numbers, one for each of its first members."""
    return bytes([FULL * (members >> i & 1) for i in range(count)])


MARKED: Final = [marks(members, DISTRICTS) for members in range(1 << DISTRICTS)]
ONLY: Final = [MARKED[1 << i] for i in range(DISTRICTS)]
NONE: Final = MARKED[0]
PHASE: Final = [
    bytes([10 * (i == phase) for i in range(len(PHASES))]) for phase in range(len(PHASES))
]
HERO_IDS: Final = [marks(1 << hero, HERO_CARDS) for hero in range(HERO_CARDS)]
SEAT_MARKS: Final = [
    [marks(1 << seat, seats) for seat in range(seats)] for seats in range(MOST_SEATS + 1)
]
HERO_SIDE: Final = bytes([0, 1])
MACHINE_SIDE: Final = bytes([1, 0])
NO_COLUMN: Final[list[int]] = []


class MachineEncoder(ByteEncoder):
    """The fields are listed in docs/lab/observations.md."""

    revision = 1

    def __init__(self, game: Game, config: Config) -> None:
        super().__init__(game, config)
        automa = config.mode == "automa"
        t = self.t = tables(config.pack, automa)
        self.automa = automa
        self.tokens = t.all_tokens.bit_length()
        self.declare()
        acts = len(t.acts)
        self.citizens = VectorParts(partial(marks, count=self.tokens))
        self.people_of: dict[tuple[Any, ...], tuple[bytes, bytes]] = {}
        self.events = VectorParts(partial(marks, count=len(t.events)))
        self.cards = VectorParts(partial(marks, count=len(t.directives)))
        self.acts = [marks(1 << act, acts) for act in range(acts)]
        self.nobody = bytes(self.seats)
        self.no_act = bytes(acts)
        self.no_heroes = bytes(HEROES * self.hero_size)
        self.places = VectorParts(places)
        self.heroes = VectorParts(self.hero)
        self.pieces = VectorParts(pieces)

    def declare(self) -> None:
        t = self.t
        self.count("side", 2, 1, "the seat plays the Machine, or heroes")
        self.count(
            "table", 13 + len(PHASES), 10,
            "round, discontent, discontent at the start of the round, Master Plan, bonds, the automa's "
            "marker, events left, directives left, arrested citizens, directives in the Machine's hand, "
            "successes, the hero's turn is over, citizens kept in the arrest that the heroes have seen, "
            f"phase ({', '.join(PHASES)})",
        )  # fmt: skip
        self.count(
            "events", (2, len(t.events)), FULL, "the city event in force, and those opened so far"
        )
        self.count(
            "districts", (ROWS, DISTRICTS), FULL,
            "a row of nine districts for each of: working guards, broken ones, reinforcements, citizens, "
            "those nobody has seen, those only the heroes have seen, citizens the seat has seen by kind "
            "(6), raid, riot, the active hero's path, servants (3), heroes (3), column, row, turned",
        )  # fmt: skip
        self.count(
            "citizens", (DISTRICTS + 3 + KINDS, self.tokens), FULL,
            "a row of all citizens by number for each of: those in each district (9), nobody has seen "
            "them, only the heroes have, pointed at, what the seat has seen of them by kind (6)",
        )  # fmt: skip
        self.count(
            "unseen", (2, KINDS), FULL,
            "by kind: citizens the seat has never seen, those known to be among the arrested",
        )  # fmt: skip
        self.hero_size = HERO + self.seats
        self.count(
            "heroes", (HEROES, self.hero_size), FULL,
            "in ascending initiative: trust, cards not seized, seized cards, detained, turn taken, "
            "active, card chosen, which hero (6), for those who may see it the hand (9), the seized "
            "cards (9) and the chosen card (9), where it began the round (9), the cards that were surely "
            "seized (9), and whose it is, from the own seat on",
        )  # fmt: skip
        self.count("acted", len(t.acts), FULL, "the action taken first in this turn")
        self.count(
            "servants", (SERVANTS, 4), 2, "actions taken, idle, switched off, place in the column"
        )
        self.count(
            "directives", (6, len(t.directives)), FULL,
            "published (the oldest 1, then 2, 3), used this round, in hand as far as the seat knows, "
            "seen by everybody in the hand, removed, published and not yet in force",
        )  # fmt: skip
        if self.automa:
            self.count(
                "missions", MISSION_NUMBERS, 20,
                "missions, their tokens, trust, bonds, cores and what else lies on the table for them, as "
                "numbers (place + 2)",
            )  # fmt: skip
            self.count(
                "movement", len(t.move_cards), 4, "movement cards turned up, in order from 1 on"
            )
            self.count("turned_up", DISTRICTS, 4, "district tokens turned up, in order from 1 on")
        self.count(
            "agreed", self.seats, FULL, "who has agreed to the proposal, from the own seat on"
        )
        self.subject = self.subject_field()
        self.asking = self.asking_fields()

    def numbers(self, s: GreatMachineState, seat: int) -> bytes:
        hero_side = s.is_hero_side(seat)
        arrested = s.arrested()
        parts = [
            HERO_SIDE if hero_side else MACHINE_SIDE,
            as_bytes([
                s.round, s.discontent, s.discontent_before, s.plan, s.bonds, s.marker,
                len(s.event_deck) - s.event_top, s.directives_left(), arrested.bit_count(),
                s.held.bit_count(), s.successes(), 10 * (s.turn & TURN_ENDED), (s.known & arrested).bit_count(),
            ]),
            PHASE[s.phase],
            self.events[1 << s.event if s.event >= 0 else 0],
            self.events[opened(tuple(s.event_deck[: s.event_top]))],
        ]  # fmt: skip
        seen = seen_tokens(s, hero_side)
        self.add_districts(parts, s, seen, hero_side)
        if s.phase != SETTING_UP:
            for h in range(HEROES):
                self.add_hero(parts, s, h, seat, hero_side)
        else:
            parts.append(self.no_heroes)
        parts.append(self.acts[s.first_action] if s.first_action >= 0 else self.no_act)
        self.add_machine(parts, s, seat)
        step = s.stack[-1] if s.stack and hero_side else None
        if isinstance(step, Confirm):  # all hero players see what was proposed (GM-5.5)
            agreed = sum([1 << (other - seat) % self.seats for other in step.agreed])
            parts += [marks(agreed, self.seats), self.written(step.details(s, seat), seat)]
        else:
            parts += [self.nobody, self.subject_piece(s, seat)]
        parts.append(self.asking_piece(s, seat))
        return b"".join(parts)

    def add_districts(
        self, parts: list[bytes], s: GreatMachineState, seen: int, hero_side: bool
    ) -> None:
        mixed = tuple([tuple(group) for group in s.mixed])
        key = (tuple(s.people), tuple(s.face), seen, s.unknown, s.known, s.picked, mixed)
        people = self.people_of.get(key)
        if people is None:
            if len(self.people_of) >= MOST_PIECES:
                self.people_of.clear()
            people = self.people_of[key] = self.people(s, seen, hero_side)
        parts += [bytes(s.working), bytes(s.broken), bytes(s.extra), people[0]]
        parts += [MARKED[s.raids], MARKED[s.riots], MARKED[s.visited]]
        parts += [ONLY[d] for d in s.servants]
        parts += [ONLY[d] for d in s.at] if s.phase != SETTING_UP else [NONE] * HEROES
        parts.append(self.places[tuple(s.places)])
        parts.append(people[1])

    def people(self, s: GreatMachineState, seen: int, hero_side: bool) -> tuple[bytes, bytes]:
        """The citizens by district, then one by one; with what was seen of their kinds."""
        groups, rows = s.people, [mask & seen for mask in s.face]
        every = (1 << self.tokens) - 1
        counts = [
            bytes([(group & some).bit_count() for group in groups])
            for some in (every, s.unknown, s.known, *rows)
        ]
        citizens = [self.citizens[some] for some in (*groups, s.unknown, s.known, s.picked, *rows)]
        if s.mixed:
            unseen = unseen_counts(s, hero_side) + group_memory(s, s.mixed[0], hero_side)
        else:
            unseen = [*s.tables.kind_counts, *[0] * KINDS]
        return b"".join(counts), b"".join([*citizens, as_bytes(unseen)])

    def add_hero(
        self, parts: list[bytes], s: GreatMachineState, h: int, seat: int, hero_side: bool
    ) -> None:
        chosen = s.chosen[h]
        seized, surely = s.seized[h], s.surely_seized(h)
        shown = chosen >= 0 and (hero_side or s.shown >> h & 1)
        parts.append(
            self.heroes[
                s.trust[h], seized, s.detained >> h & 1, s.taken >> h & 1, s.active == h, chosen >= 0,
                s.heroes[h], s.hand[h] if hero_side else 0, seized if hero_side else 0,
                chosen if shown else -1, s.began[h], surely, (s.owners[h] - seat) % self.seats,
            ]
        )  # fmt: skip

    def hero(self, key: tuple[int, ...]) -> bytes:
        """The block of a hero."""
        (
            trust,
            lost,
            detained,
            taken,
            active,
            chose,
            who,
            hand,
            seized,
            card,
            began,
            surely,
            owner,
        ) = key
        count = lost.bit_count()
        flags = [FULL * flag for flag in (detained, taken, active, chose)]
        return b"".join([
            bytes([trust, DISTRICTS - count, count, *flags]), HERO_IDS[who], MARKED[hand], MARKED[seized],
            ONLY[card] if card >= 0 else NONE, ONLY[began], MARKED[surely], SEAT_MARKS[self.seats][owner],
        ])  # fmt: skip

    def add_machine(self, parts: list[bytes], s: GreatMachineState, seat: int) -> None:
        acted, idle, off = s.acted, s.idle, s.deactivated
        column = s.column if self.automa else NO_COLUMN
        for i in range(SERVANTS):
            place = column.index(i) + 1 if self.automa else 0
            parts.append(bytes((acted[i], 2 * (idle >> i & 1), 2 * (off >> i & 1), place)))
        published = bytearray(len(self.t.directives))
        for order, card in enumerate(s.published):
            published[card] = order + 1
        known = s.held if seat == s.machine else s.held & s.hand_seen
        cards = self.cards
        parts += [
            bytes(published), cards[s.used], cards[known], cards[s.hand_seen], cards[s.removed],
            cards[1 << s.fresh if s.fresh >= 0 else 0],
        ]  # fmt: skip
        if self.automa:
            parts.append(self.pieces[tuple(s.mission_numbers())])
            parts.append(in_order(s.move_deck[: s.move_top], len(self.t.move_cards)))
            parts.append(in_order(s.token_deck[: s.token_top], DISTRICTS))


def places(spots: tuple[int, ...]) -> bytes:
    """Where the districts lie."""
    columns = bytearray(PLACE * DISTRICTS)
    for d, spot in enumerate(spots):
        if spot >= 0:
            column, row, turn = unspot(spot)
            columns[d] = column - LOW + 1
            columns[DISTRICTS + d] = row - LOW + 1
            columns[2 * DISTRICTS + d] = FULL * turn
    return bytes(columns)


def pieces(numbers: tuple[int, ...]) -> bytes:
    """What lies on the table for the missions."""
    return as_bytes([number + 2 for number in numbers])


def in_order(cards: list[int], count: int) -> bytes:
    """Which place each card has among those turned up, from 1 on."""
    found = bytearray(count)
    for order, card in enumerate(cards):
        found[card] = order + 1
    return bytes(found)


@lru_cache(maxsize=MOST_PIECES)
def opened(events: tuple[int, ...]) -> int:
    """The events as a set."""
    return sum([1 << event for event in events])


ENCODER = MachineEncoder
