"""City of the Great Machine as a vector: the districts, the tracks, heroes, servants, directives.

Hero seats see one thing, the Machine another: faces of citizens, hands of access cards and chosen
cards are filled in for those who may see them.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.games.great_machine.state import (
    DISTRICTS,
    MISSION_NUMBERS,
    PHASES,
    GreatMachineState,
)
from tabletown.games.great_machine.state import SETUP as SETTING_UP
from tabletown.games.great_machine.state.city import LOW, unspot
from tabletown.games.great_machine.tables import tables
from tabletown.games.great_machine.view import seen_tokens
from tabletown.lab.encode.base import ByteEncoder

MOST: Final = 255
KINDS: Final = 6
HEROES: Final = 3
SERVANTS: Final = 3
FULL: Final = 6  # what a mark counts; divided by itself it is 1
PLACE: Final = 3  # column, row, turned
# What is told of the districts: one row of nine numbers for each.
ROWS: Final = 3 + 3 + KINDS + 3 + SERVANTS + HEROES + PLACE
# A block of numbers for every hero.
HERO: Final = 8 + 6 + 3 * DISTRICTS  # facts, who it is, hand, seized and chosen cards


def marks(members: int, count: int) -> bytes:
    """A set as numbers, one for each of its first members."""
    return bytes([FULL * (members >> i & 1) for i in range(count)])


MARKED: Final = [marks(members, DISTRICTS) for members in range(1 << DISTRICTS)]
ONLY: Final = [MARKED[1 << i] for i in range(DISTRICTS)]


class MachineEncoder(ByteEncoder):
    """The fields are listed in docs/lab/observations.md."""

    def __init__(self, game: Game, config: Config) -> None:
        super().__init__(game, config)
        automa = config.mode == "automa"
        t = self.t = tables(config.pack, automa)
        self.automa = automa
        self.side = self.count("side", 2, 1, "the seat plays the Machine, or heroes")
        self.table = self.count(
            "table", 10 + len(PHASES), 10,
            "round, discontent, discontent at the start of the round, Master Plan, bonds, the automa's "
            "marker, events left, directives left, arrested citizens, directives in the Machine's hand, "
            f"phase ({', '.join(PHASES)})",
        )  # fmt: skip
        self.event = self.count("event", len(t.events), 1, "the city event in force")
        self.districts = self.count(
            "districts", (ROWS, DISTRICTS), FULL,
            "a row of nine districts for each of: working guards, broken ones, reinforcements, citizens, "
            "those nobody has seen, those only the heroes have seen, citizens the seat has seen by kind "
            "(6), raid, riot, the active hero's path, servants (3), heroes (3), column, row, turned",
        )  # fmt: skip
        self.heroes = self.count(
            "heroes", (HEROES, HERO), FULL,
            "in ascending initiative: trust, cards not seized, seized cards, detained, turn taken, "
            "active, own, card chosen, which hero (6), then for those who may see it the hand (9), "
            "the seized cards (9) and the chosen card (9)",
        )  # fmt: skip
        self.servants = self.count(
            "servants", (SERVANTS, 3), 2, "actions taken, idle, switched off"
        )
        self.directives = self.count(
            "directives", (4, len(t.directives)), FULL,
            "published, used this round, in hand as far as the seat knows, removed",
        )  # fmt: skip
        self.pieces = (
            self.count("missions", MISSION_NUMBERS, 20, "automa: the mission tokens (place + 2)")
            if automa
            else -1
        )
        self.asking = self.asking_fields()
        self.seen_places: tuple[list[int], bytes] = ([], b"")
        self.seen_pieces: tuple[list[int], bytes] = ([], b"")

    def numbers(self, s: GreatMachineState, seat: int) -> bytearray:
        found = bytearray(self.size)
        hero_side = s.is_hero_side(seat)
        found[self.side + hero_side] = 1
        at = self.table
        found[at : at + 10] = (
            min(s.round, MOST), s.discontent, s.discontent_before, s.plan, min(s.bonds, MOST),
            s.marker, len(s.event_deck) - s.event_top, len(s.directive_deck) - s.directive_top,
            s.arrested().bit_count(), s.held.bit_count(),
        )  # fmt: skip
        found[at + 10 + s.phase] = 10
        if s.event >= 0:
            found[self.event + s.event] = 1
        self.put_districts(found, s, hero_side)
        if s.phase != SETTING_UP:
            self.put_heroes(found, s, seat, hero_side)
        self.put_machine(found, s, seat)
        self.fill_asking(found, self.asking, s, seat)
        return found

    def put_districts(self, found: bytearray, s: GreatMachineState, hero_side: bool) -> None:
        seen = seen_tokens(s, hero_side)
        people, unknown, known = s.people, s.unknown, s.known
        rows = bytearray(s.working)
        rows += bytes(s.broken)
        rows += bytes(s.extra)
        rows += bytes([group.bit_count() for group in people])
        rows += bytes([(group & unknown).bit_count() for group in people])
        rows += bytes([(group & known).bit_count() for group in people]) if known else MARKED[0]
        for mask in s.face:
            face = mask & seen
            rows += bytes([(group & face).bit_count() for group in people])
        rows += MARKED[s.raids] + MARKED[s.riots] + MARKED[s.visited]
        for d in s.servants:
            rows += ONLY[d]
        if s.phase != SETTING_UP:
            for d in s.at:
                rows += ONLY[d]
        else:
            rows += bytes(HEROES * DISTRICTS)
        rows += self.places(s.places)
        found[self.districts : self.districts + ROWS * DISTRICTS] = rows

    def places(self, places: list[int]) -> bytes:
        """Where the districts lie; the list is replaced when it changes, so it can be remembered."""
        if self.seen_places[0] is not places:
            columns = bytearray(PLACE * DISTRICTS)
            for d, spot in enumerate(places):
                if spot >= 0:
                    column, row, turn = unspot(spot)
                    columns[d] = column - LOW
                    columns[DISTRICTS + d] = row - LOW
                    columns[2 * DISTRICTS + d] = FULL * turn
            self.seen_places = (places, bytes(columns))
        return self.seen_places[1]

    def put_heroes(
        self, found: bytearray, s: GreatMachineState, seat: int, hero_side: bool
    ) -> None:
        for h in range(HEROES):
            at = self.heroes + h * HERO
            chosen = s.chosen[h]
            seized = s.seized[h].bit_count()
            found[at : at + 8] = (
                s.trust[h], DISTRICTS - seized, seized, FULL * (s.detained >> h & 1),
                FULL * (s.taken >> h & 1), FULL * (s.active == h), FULL * (s.owners[h] == seat),
                FULL * (chosen >= 0),
            )  # fmt: skip
            found[at + 8 + s.heroes[h]] = FULL
            at += 14
            if hero_side:
                found[at : at + 2 * DISTRICTS] = MARKED[s.hand[h]] + MARKED[s.seized[h]]
            if chosen >= 0 and (hero_side or s.shown >> h & 1):
                found[at + 2 * DISTRICTS + chosen] = FULL

    def put_machine(self, found: bytearray, s: GreatMachineState, seat: int) -> None:
        acted, idle, off = s.acted, s.idle, s.deactivated
        found[self.servants : self.servants + 3 * SERVANTS] = (
            acted[0], 2 * (idle & 1), 2 * (off & 1),
            acted[1], idle & 2, off & 2,
            acted[2], (idle & 4) >> 1, (off & 4) >> 1,
        )  # fmt: skip
        published = 0
        for card in s.published:
            published |= 1 << card
        known = s.held if seat == s.machine else s.held & s.hand_seen
        at, count = self.directives, len(self.t.directives)
        for cards in (published, s.used, known, s.removed):
            found[at : at + count] = MARKED[cards] if count == DISTRICTS else marks(cards, count)
            at += count
        if self.automa:
            pieces = s.mission_numbers()
            if self.seen_pieces[0] is not pieces:  # replaced when it changes
                self.seen_pieces = (pieces, bytes([min(piece + 2, MOST) for piece in pieces]))
            found[self.pieces : self.pieces + MISSION_NUMBERS] = self.seen_pieces[1]


ENCODER = MachineEncoder
