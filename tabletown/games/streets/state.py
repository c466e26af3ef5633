"""What is on the table. The layout is known to this module alone; rules ask named questions.

A *building* is a number: 0 the Central Station, 1 the City Park, then in the order of building.
A *player* is a seat, or in the solo mode 1 for the Sneak. Sets of buildings and of tiles are ints,
one bit each.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from tabletown.core.config import Config
from tabletown.core.fields import Copied, Derived, Shared
from tabletown.core.state import State
from tabletown.games.streets.rules.geometry import (
    ALONG,
    BIT_AT,
    BUILDING_AT,
    BUILT,
    CELLS,
    CHANGES,
    COUNT,
    FACE_AT,
    FACES_IN,
    built,
    closed_by,
    ends,
    fits,
)
from tabletown.games.streets.tables import WILD, Advisor, Tables, tables_of

STATION: Final = 0  # the building number of the Central Station
PARK: Final = 1
SNEAK: Final = 1  # the player number of the Sneak in the solo mode
NOBODY: Final = -1
UNLIMITED: Final = 100  # the Sneak's signs (STR-15.5)

# Places in ``folk``, each followed by the four colours.
SUPPLY: Final = 0
STATION_LYING: Final = 4
STATION_SEEKERS: Final = 8
SEEKING: Final = 12  # seekers in the whole city


class Setting:
    """What is played, ready for quick questions; shared by all states of a configuration."""

    def __init__(self, config: Config) -> None:
        options = config.options
        self.tables: Tables = tables_of(config.pack)
        self.solo = config.mode == "solo"
        self.players = 2 if self.solo else config.seats
        self.business = bool(options["business"])
        self.advisors = bool(options["advisors"])
        self.modules = self.business or self.advisors
        self.enter_abandoned = bool(options["people_may_enter_abandoned"])
        self.station_takes = bool(options["station_is_destination"])
        # people go to owned buildings on open streets, whoever moves them
        self.usual_moves = not (self.enter_abandoned or self.station_takes or self.solo)
        self.copy_positional = bool(options["copy_positional"])
        # Games of rules version 1 were stored before these two could be chosen.
        self.closing_pays_at_end = bool(config.value("closing_pays_at_end", True))  # STR-17.8
        closing_too = config.value("sneak_people_tie_closing", True)  # STR-17.9
        closing_only = config.value("sneak_people_tie_closing_only", False)  # STR-17.4
        self.people_break_ties_of_copying = not closing_only
        self.people_break_ties_of_closing = bool(closing_too or closing_only)


SETTINGS: Final[dict[tuple[object, ...], Setting]] = {}


def setting_of(config: Config) -> Setting:
    """What a configuration means; equal configurations share it."""
    key = (config.mode, config.seats, config.pack, *sorted(config.options.items()))
    found = SETTINGS.get(key)
    if found is None:
        found = SETTINGS[key] = Setting(config)
    return found


class StreetsState(State):
    """The table of a game of Streets.

    The city is all buildings, start tiles included (STR-2.1, STR-2.2). A building with a sign has an
    owner (STR-2.5, STR-2.6); without one it was sold (STR-2.7) or abandoned (STR-2.8). People lie or
    seek (STR-2.10). The Sneak plays by the rules for players (STR-15.8).
    """

    setting: Derived[Setting]
    turn: int = 0  # turns begun
    active: int = 0  # the player whose turn it is (STR-2.11)
    builds_left: int = 0  # buildings still to be built this turn, the present one included
    draws_left: int = 0  # tiles to draw at the end of this turn
    # by building: its tile, its cell and face, the player whose sign it has (or NOBODY), lying
    # people and seekers of its own colour
    tile: Copied[list[int]]
    spot: Copied[list[int]]
    owner: Copied[list[int]]
    people: Copied[list[int]]
    seekers: Copied[list[int]]
    doubled: int = 0  # buildings with two signs (Investor)
    abandoned: int = 0  # buildings
    folk: Copied[list[int]]  # people: the supply, those on the Central Station, all seekers
    money: Copied[list[int]]  # the bank never runs out (STR-1.11)
    free: Copied[list[int]]  # signs that a player has left (STR-2.9)
    hands: Copied[list[int]]  # tiles (STR-2.13)
    shown: int = 0  # tiles in hands that everybody has seen (STR-12.9)
    tokens: Copied[list[int]]  # by player and type; last the supply
    advisors: Shared[list[int]]
    pile: Shared[list[int]]  # the stack, from its top
    drawn: int = 0  # how many tiles of the pile are drawn
    endgame: Shared[list[int]]  # the Sneak's last tiles, from their top
    endgame_open: bool = False  # whether the Sneak's last tiles lie face up
    sneak_tile: int = NOBODY  # the tile that is placed for the Sneak
    box: Shared[list[int]]  # tiles removed unseen, sorted by kind (their backs are known)
    lost: Shared[list[int]]  # tiles removed unseen from the shuffled stack
    out: int = 0  # tiles that everybody knows to be in the box from the start
    discarded: int = 0  # tiles put face up into the box (STR-5.5)
    covered: int = 0  # tiles that were built over
    owned: Derived[Copied[list[int]]]  # by colour: buildings of that kind with a sign
    signed: Derived[Copied[list[int]]]  # by player: buildings with the player's sign
    closed: Derived[int] = 0  # buildings of closed streets
    spots: Derived[Copied[list[int]]]  # all legal placements, sorted
    ground: Derived[Copied[bytearray]]

    def begin(self) -> None:
        self.setting = setting_of(self.config)
        t, players = self.setting.tables, self.setting.players
        self.tile = []
        self.spot = []
        self.owner = []
        self.people = []
        self.seekers = []
        self.folk = [*t.people, *[0] * 12]
        self.money = [0] * players
        self.free = [t.signs] * players
        if self.setting.solo:
            self.free[SNEAK] = UNLIMITED
        self.hands = [0] * players
        self.tokens = [*[0] * (4 * players), *t.tokens]
        self.advisors = [-1] * players
        self.pile = []
        self.endgame = []
        self.box = []
        self.lost = []
        self.bare_ground()

    def bare_ground(self) -> None:
        self.owned = [0, 0, 0, 0]
        self.signed = [0] * self.setting.players
        self.closed = 0
        self.spots = []
        self.ground = bytearray(CELLS)

    # -- the city -------------------------------------------------------------------------------

    def lay(self, tile: int, spot: int) -> int:
        """Put a tile into the city; its building."""
        self.build(tile, spot)
        return len(self.tile) - 1

    def build(self, tile: int, spot: int) -> list[int]:
        """Put a tile into the city; the first cells of the streets that it closes.

        The legal placements are kept up to date: of what may be placed around the tile, only that
        changes which its road touches, and only its own street changes its length.
        """
        ground, spots = self.ground, self.spots
        cell, face = spot >> 2, spot & 3
        faces = ground[cell]
        if faces:
            start = bisect_left(spots, cell << 2)
            del spots[start : start + COUNT[faces]]
        ground[cell] = built(len(self.tile), face)
        self.tile.append(tile)
        self.spot.append(spot)
        self.owner.append(NOBODY)
        self.people.append(0)
        self.seekers.append(0)
        (
            step, ahead, own, joins, bars, join_first, join_last,
            forbids, forbids_first, forbids_last,
        ) = CHANGES[face]  # fmt: skip
        near = cell + ahead
        front, back = ground[near], ground[cell - ahead]
        closing = back >= BUILT and back & 1 != face & 1  # whether a road meets another one
        if front >= BUILT:
            closing = closing or front & 1 != face & 1
        else:
            # What a street from beyond may do is known: it can be too long to go on.
            lost = (
                BIT_AT[ground[near + ahead]]
                | forbids_first[ground[near - step]]
                | forbids_last[ground[near + step]]
            )
            after = (front | joins & ~lost) & ~bars
            if after != front:
                self.allow(near, front, after)

        first = next_first = cell - step
        while FACE_AT[ground[first]] == face:
            first -= step
        last = next_last = cell + step
        while FACE_AT[ground[last]] == face:
            last += step
        longest = self.setting.tables.longest
        grows = (last - first) // step <= longest
        before = ground[first]
        if before < BUILT:
            after = before & ~own
            if grows and not forbids[ground[first + ahead]]:
                if FACE_AT[ground[first - step]] != face or fits(ground, first, face, longest):
                    after |= own
            if first == next_first:
                after |= join_first & ~(
                    BIT_AT[ground[first + ahead]] | BIT_AT[ground[first - ahead]]
                )
            if after != before:
                self.allow(first, before, after)
        elif first == next_first and before & 3 == face ^ 2:
            closing = True
        value = ground[last]
        if value < BUILT:
            after = value & ~own
            if grows and not forbids[ground[last + ahead]]:
                if FACE_AT[ground[last + step]] != face or fits(ground, last, face, longest):
                    after |= own
            if last == next_last:
                after |= join_last & ~(BIT_AT[ground[last + ahead]] | BIT_AT[ground[last - ahead]])
            if after != value:
                self.allow(last, value, after)
        elif before >= BUILT or (last == next_last and value & 3 == face ^ 2):
            closing = True
        return closed_by(ground, cell, face) if closing else []

    def allow(self, cell: int, before: int, after: int) -> None:
        """Other faces may now be placed on an empty cell."""
        self.ground[cell] = after
        spots, spot = self.spots, cell << 2
        start = bisect_left(spots, spot)
        spots[start : start + COUNT[before]] = [spot + face for face in FACES_IN[after]]

    def building_at(self, cell: int) -> int:
        """The building on a cell, or -1."""
        return BUILDING_AT[self.ground[cell]]

    def cell(self, building: int) -> int:
        return self.spot[building] >> 2

    def face(self, building: int) -> int:
        return self.spot[building] & 3

    def close(self, cells: list[int]) -> list[int]:
        """The streets with these first cells are closed; their first buildings, in that order."""
        ground = self.ground
        for cell in cells:
            face = FACE_AT[ground[cell]]
            while FACE_AT[ground[cell]] == face:
                self.closed |= 1 << BUILDING_AT[ground[cell]]
                cell += ALONG[face]
        return [BUILDING_AT[ground[cell]] for cell in cells]

    def street(self, building: int) -> list[int]:
        """The buildings of the street of ``building``, from its first cell on (STR-4.22)."""
        spot = self.spot[building]
        ground, step = self.ground, ALONG[spot & 3]
        first, last = ends(ground, spot >> 2, spot & 3)
        return [BUILDING_AT[ground[cell]] for cell in range(first + step, last, step)]

    def is_closed(self, building: int) -> bool:
        """Whether the street of a building is closed (STR-4.28)."""
        return bool(self.closed >> building & 1)

    def is_abandoned(self, building: int) -> bool:
        return bool(self.abandoned >> building & 1)

    def kind(self, building: int) -> int:
        return self.setting.tables.kind[self.tile[building]]

    def signs(self, building: int) -> int:
        """How many signs stand on it."""
        if self.owner[building] < 0:
            return 0
        return 2 if self.doubled >> building & 1 else 1

    def signs_by_building(self, player: int) -> list[int]:
        """A player's signs on every building."""
        found = [1 if owner == player else 0 for owner in self.owner]
        for building in bits(self.doubled & self.signed[player]):
            found[building] = 2
        return found

    # -- signs ----------------------------------------------------------------------------------

    def put_sign(self, building: int, player: int, signs: int) -> None:
        bit = 1 << building
        self.owner[building] = player
        self.signed[player] |= bit
        self.free[player] -= signs
        if signs == 2:
            self.doubled |= bit
        kind = self.setting.tables.kind[self.tile[building]]
        if kind < WILD:
            self.owned[kind] |= bit

    def take_sign(self, building: int) -> None:
        """The sign or signs go back to their owner (STR-6.5, STR-8.12, STR-14.35)."""
        player = self.owner[building]
        self.owner[building] = NOBODY
        self.free[player] += 1
        bit = 1 << building
        self.signed[player] &= ~bit
        if self.doubled & bit:
            self.free[player] += 1
            self.doubled &= ~bit
        kind = self.setting.tables.kind[self.tile[building]]
        if kind < WILD:
            self.owned[kind] &= ~bit

    def buildings_of(self, player: int) -> list[int]:
        return bits(self.signed[player])

    # -- people ---------------------------------------------------------------------------------

    def lying(self, building: int, colour: int) -> int:
        """Lying people of a colour on a building."""
        if building == STATION:
            return self.folk[STATION_LYING + colour]
        return self.people[building] if self.kind(building) == colour else 0

    def lying_by_building(self, colour: int) -> list[int]:
        """Lying people of a colour on every building."""
        kind, people = self.setting.tables.kind, self.people
        found = [people[b] if kind[tile] == colour else 0 for b, tile in enumerate(self.tile)]
        found[STATION] = self.folk[STATION_LYING + colour]
        return found

    def lying_by_colour(self, buildings: list[int]) -> list[int]:
        """Lying people on some buildings, by colour."""
        kind, people = self.setting.tables.kind, self.people
        found = [0, 0, 0, 0]
        for building in buildings:
            lying = people[building]
            if lying:
                found[kind[self.tile[building]]] += lying
            elif building == STATION:
                for colour in range(4):
                    found[colour] += self.folk[STATION_LYING + colour]
        return found

    def lay_down(self, building: int, colour: int, count: int) -> None:
        """Change the number of lying people of a colour on a building."""
        if building == STATION:
            self.folk[STATION_LYING + colour] += count
        else:
            self.people[building] += count

    def stand_up(self, building: int, colour: int, count: int) -> None:
        """Lying people become seekers where they are (STR-10.10)."""
        self.lay_down(building, colour, -count)
        self.folk[SEEKING + colour] += count
        if building == STATION:
            self.folk[STATION_SEEKERS + colour] += count
        else:
            self.seekers[building] += count

    def seekers_at(self, building: int, colour: int) -> int:
        if building == STATION:
            return self.folk[STATION_SEEKERS + colour]
        return self.seekers[building] if self.kind(building) == colour else 0

    def seekers_in_city(self, colour: int) -> int:
        return self.folk[SEEKING + colour]

    def come_to_station(self, building: int, colour: int, count: int) -> None:
        """Seekers leave a building for the Central Station (STR-14.48)."""
        self.seekers[building] -= count
        self.folk[STATION_SEEKERS + colour] += count

    def gather_seekers(self, building: int, colour: int) -> int:
        """All seekers of a colour lie down on a building; how many they are (STR-10.12)."""
        folk, seekers = self.folk, self.seekers
        count = folk[SEEKING + colour]
        folk[SEEKING + colour] = folk[STATION_SEEKERS + colour] = 0
        for other, standing in enumerate(seekers):
            if standing and self.kind(other) == colour:
                seekers[other] = 0
        self.people[building] += count
        return count

    def seekers_from_supply(self, building: int, colour: int, count: int) -> None:
        """People come from the supply and seek from a building."""
        self.from_supply(building, colour, count)
        self.stand_up(building, colour, count)

    def supply(self, colour: int) -> int:
        """People who are not in the city."""
        return self.folk[SUPPLY + colour]

    def from_supply(self, building: int, colour: int, count: int) -> None:
        """People come from the supply and lie down on a building."""
        self.folk[SUPPLY + colour] -= count
        self.lay_down(building, colour, count)

    def lying_on_station(self) -> list[int]:
        """By colour."""
        return self.folk[STATION_LYING : STATION_LYING + 4]

    def count_of_people(self) -> list[int]:
        """By colour: the supply, those lying and seeking on the Central Station, all seekers."""
        return self.folk

    def people_on(self, building: int) -> int:
        """All lying people on a building."""
        if building == STATION:
            return sum(self.lying_on_station())
        return self.people[building]

    # -- players --------------------------------------------------------------------------------

    def is_sneak(self, player: int) -> bool:
        return self.setting.solo and player == SNEAK

    def decider(self, player: int) -> int:
        """The seat that decides for a player: the human also for the Sneak (STR-15.40)."""
        return 0 if self.setting.solo else player

    def advisor(self, player: int) -> Advisor | None:
        number = self.advisors[player]
        return self.setting.tables.advisors[number] if number >= 0 else None

    def hand(self, player: int) -> list[int]:
        """The tiles in a player's hand; the list is shared, do not change it."""
        return self.setting.tables.hands[self.hands[player]]

    def holds(self, player: int, tile: int) -> bool:
        return bool(self.hands[player] >> tile & 1)

    def stack_left(self) -> int:
        return len(self.pile) - self.drawn

    def token_count(self, player: int, business: int) -> int:
        return self.tokens[4 * player + business]

    def token_supply(self, business: int) -> int:
        return self.tokens[4 * self.setting.players + business]

    def tokens_of(self, player: int) -> list[int]:
        """By type; of the player after the last: the supply."""
        return self.tokens[4 * player : 4 * player + 4]

    def take_tokens(self, player: int, business: int, count: int) -> None:
        """Tokens go from the supply to a player."""
        self.tokens[4 * player + business] += count
        self.tokens[4 * self.setting.players + business] -= count

    # -- storage --------------------------------------------------------------------------------

    def refresh(self) -> None:
        """After the position was loaded: work out again what follows from it."""
        self.rebuild()
        super().refresh()

    def rebuild(self) -> None:
        """Ground, legal placements, signed, owned and closed buildings, from the buildings alone."""
        laid = list(zip(self.tile, self.spot, strict=True))
        owners, people, seekers = self.owner, self.people, self.seekers
        self.tile, self.spot, self.owner, self.people, self.seekers = [], [], [], [], []
        self.bare_ground()
        for tile, spot in laid:
            self.build(tile, spot)
        self.owner, self.people, self.seekers = owners, people, seekers
        for building, owner in enumerate(owners):
            kind = self.kind(building)
            if owner >= 0:
                self.signed[owner] |= 1 << building
                if kind < WILD:
                    self.owned[kind] |= 1 << building
            first, last = ends(self.ground, self.spot[building] >> 2, self.spot[building] & 3)
            if self.ground[first] >= BUILT and self.ground[last] >= BUILT:
                self.closed |= 1 << building


def bits(number: int) -> list[int]:
    """The members of a set written as an int."""
    found: list[int] = []
    while number:
        low = number & -number
        found.append(low.bit_length() - 1)
        number ^= low
    return found
