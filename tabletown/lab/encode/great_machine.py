"""City of the Great Machine as a vector: the districts, the tracks, heroes, servants, directives.

Hero seats see one thing, the Machine another: faces of citizens, hands of access cards and chosen
cards are filled in for those who may see them.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.games.great_machine.city import LOW, bits, unspot
from tabletown.games.great_machine.state import DISTRICTS, PHASES, PIECES, Table
from tabletown.games.great_machine.state import SETUP as SETTING_UP
from tabletown.games.great_machine.tables import tables
from tabletown.games.great_machine.view import seen_tokens
from tabletown.lab.encode.base import ByteEncoder

MOST: Final = 255
KINDS: Final = 6
HEROES: Final = 3
SERVANTS: Final = 3
# A block of numbers for every district.
GUARDS_AT: Final = 0  # working, broken, reinforcements
CITIZENS_AT: Final = 3  # all, unknown to everybody, known to the heroes only
KINDS_AT: Final = 6  # seen citizens by kind
MARKS_AT: Final = KINDS_AT + KINDS  # raid, riot, on the path
SERVANTS_AT: Final = MARKS_AT + 3
HEROES_AT: Final = SERVANTS_AT + SERVANTS
PLACE_AT: Final = HEROES_AT + HEROES  # column, row, turned
DISTRICT: Final = PLACE_AT + 3
# A block of numbers for every hero.
HERO: Final = 8 + 6 + 3 * DISTRICTS  # facts, who it is, hand, seized and chosen cards


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
            "districts", (DISTRICTS, DISTRICT), 6,
            "working guards, broken ones, reinforcements, citizens, those nobody has seen, those only "
            "the heroes have seen, citizens the seat has seen by kind (6), raid, riot, on the active "
            "hero's path, servants (3), heroes (3), column, row, turned",
        )  # fmt: skip
        self.heroes = self.count(
            "heroes", (HEROES, HERO), 6,
            "in ascending initiative: trust, cards not seized, seized cards, detained, turn taken, "
            "active, own, card chosen, which hero (6), then for those who may see it the hand (9), "
            "the seized cards (9) and the chosen card (9)",
        )  # fmt: skip
        self.servants = self.count(
            "servants", (SERVANTS, 3), 2, "actions taken, idle, switched off"
        )
        self.directives = self.count(
            "directives", (4, len(t.directives)), 1,
            "published, used this round, in hand as far as the seat knows, removed",
        )  # fmt: skip
        self.pieces = (
            self.count("missions", PIECES, 20, "automa: the mission tokens (place + 2)")
            if automa
            else -1
        )
        self.asking = self.asking_fields()

    def numbers(self, s: Table, seat: int) -> bytearray:
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

    def put_districts(self, found: bytearray, s: Table, hero_side: bool) -> None:
        seen = seen_tokens(s, hero_side)
        faces = [mask & seen for mask in s.face]
        for d in range(DISTRICTS):
            spot = s.places[d]
            if spot < 0:
                continue
            at = self.districts + d * DISTRICT
            people = s.people[d]
            found[at : at + KINDS_AT] = (
                s.working[d], s.broken[d], s.extra[d], people.bit_count(),
                (people & s.unknown).bit_count(), (people & s.known).bit_count(),
            )  # fmt: skip
            if people & seen:
                found[at + KINDS_AT : at + MARKS_AT] = [(people & f).bit_count() for f in faces]
            found[at + MARKS_AT : at + SERVANTS_AT] = (
                6 * (s.raids >> d & 1), 6 * (s.riots >> d & 1), 6 * (s.visited >> d & 1),
            )  # fmt: skip
            column, row, turn = unspot(spot)
            found[at + PLACE_AT : at + PLACE_AT + 3] = (column - LOW, row - LOW, 6 * turn)
        if s.phase != SETTING_UP:
            for h, d in enumerate(s.at):
                found[self.districts + d * DISTRICT + HEROES_AT + h] = 6
        for servant, d in enumerate(s.servants):
            found[self.districts + d * DISTRICT + SERVANTS_AT + servant] = 6

    def put_heroes(self, found: bytearray, s: Table, seat: int, hero_side: bool) -> None:
        for h in range(HEROES):
            at = self.heroes + h * HERO
            seized = s.seized[h].bit_count()
            found[at : at + 8] = (
                s.trust[h], DISTRICTS - seized, seized, 6 * (s.detained >> h & 1),
                6 * (s.taken >> h & 1), 6 * (s.active == h), 6 * (s.owners[h] == seat),
                6 * (s.chosen[h] >= 0),
            )  # fmt: skip
            found[at + 8 + s.heroes[h]] = 6
            at += 14
            if hero_side:
                for d in bits(s.hand[h]):
                    found[at + d] = 6
                for d in bits(s.seized[h]):
                    found[at + DISTRICTS + d] = 6
            if s.chosen[h] >= 0 and (hero_side or s.shown >> h & 1):
                found[at + 2 * DISTRICTS + s.chosen[h]] = 6

    def put_machine(self, found: bytearray, s: Table, seat: int) -> None:
        for servant in range(SERVANTS):
            at = self.servants + 3 * servant
            found[at : at + 3] = (
                s.acted[servant], 2 * (s.idle >> servant & 1), 2 * (s.deactivated >> servant & 1),
            )  # fmt: skip
        at, count = self.directives, len(self.t.directives)
        for card in s.published:
            found[at + card] = 1
        known = s.held if seat == s.machine else s.held & s.hand_seen
        for row, cards in enumerate((s.used, known, s.removed), 1):
            for card in bits(cards):
                found[at + row * count + card] = 1
        if self.automa:
            at = self.pieces
            found[at : at + PIECES] = [min(piece + 2, MOST) for piece in s.pieces]


ENCODER = MachineEncoder
