"""Positions set up by hand: scenarios, puzzles, lessons.

``tabletown.position("streets", fields, seats=2)`` takes these fields, all optional::

    city      list of buildings: {"tile", "cell": "x,y", "face": "s", "owner": 0, "signs": 1,
              "people": 2, "seekers": 1, "abandoned": false}; people and seekers are a number of
              the building's own colour, or {"tourist": 1, ...} on the Central Station.
              Central Station and City Park lie as at the start unless they are listed.
    hands     the tiles of each seat
    money     of each player (solo: the human, then the Sneak)
    tokens    of each player: {"restaurant": 1, ...}; the rest is in the supply
    advisors  of each seat: an id or null
    active    the player whose turn it is (0)
    phase     "build" (default): the active player's turn starts;
              "sneak": the Sneak's tile is being placed; "final": only the final scoring is left
    stack     its tiles from the top; "fill" further tiles are put under them at random
    fill      how many (0); "seed" decides which (0)
    endgame   solo: the Sneak's last tiles from the top; "endgame_open": whether they lie face up
    sneak_tile  solo, phase "sneak": the tile that is placed
    shown     tiles in hands that everybody has seen
    chance    results of the next draws by chance, used before the generator
    turn      turns begun before this one (0)

Owner 1 is the Sneak in the solo mode. Tiles that stand nowhere are in the box, unseen.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tabletown.core import rng
from tabletown.core.by_hand import checked, read_fields
from tabletown.core.config import Config
from tabletown.core.errors import BadPosition
from tabletown.core.rng import Dice
from tabletown.games.streets.invariants import check
from tabletown.games.streets.rules.final import FINAL_SCORING
from tabletown.games.streets.rules.geometry import FACES, RADIUS, cell_of, face_of, spot_of
from tabletown.games.streets.rules.setup import advisor_pool
from tabletown.games.streets.rules.sneak import SNEAK_PLACE
from tabletown.games.streets.rules.turn import END_ROUND, TURN_START
from tabletown.games.streets.schema import BUSINESSES, COLOURS, PARK, STATION
from tabletown.games.streets.state import SNEAK, StreetsState
from tabletown.games.streets.state import STATION as STATION_BUILDING
from tabletown.games.streets.tables import WILD

People = int | dict[Literal["tourist", "hipster", "parent", "shopper"], int]


class Placed(msgspec.Struct, forbid_unknown_fields=True):
    """A building of the city."""

    tile: str
    cell: str
    face: Literal["n", "e", "s", "w"]
    owner: int | None = None
    signs: Literal[1, 2] = 1
    people: People = 0
    seekers: People = 0
    abandoned: bool = False


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of a position; see the head of this module."""

    city: list[Placed] = []
    hands: list[list[str]] = []
    money: list[int] = []
    tokens: list[dict[Literal["restaurant", "residential", "leisure", "retail"], int]] = []
    advisors: list[str | None] = []
    active: int = 0
    phase: Literal["build", "sneak", "final"] = "build"
    stack: list[str] = []
    fill: int = 0
    seed: int = 0
    endgame: list[str] = []
    endgame_open: bool = False
    sneak_tile: str | None = None
    shown: list[str] = []
    chance: list[int] = []
    turn: int = 0


def position(config: Config, fields: dict[str, Any], rules: int) -> StreetsState:
    """The state that ``fields`` describe, checked against the invariants."""
    wanted = read_fields(Position, fields)
    s = StreetsState.new(config, rng.seeded(wanted.seed), rules)
    SetUp(s, wanted).run()
    return checked(s, check)


class SetUp:
    """Puts a position on the table, piece by piece."""

    def __init__(self, s: StreetsState, wanted: Position) -> None:
        self.s = s
        self.wanted = wanted
        self.used: set[int] = set()

    def run(self) -> None:
        s, wanted = self.s, self.wanted
        if not 0 <= wanted.active < s.setting.players:
            raise BadPosition(f"active: there is no player {wanted.active}")
        s.active = wanted.active
        s.turn = wanted.turn
        s.forced = list(wanted.chance)
        self.players()
        self.advisors()
        self.city()
        s.rebuild()
        self.tiles()
        self.steps()

    def players(self) -> None:
        s, wanted = self.s, self.wanted
        self.no_more_than("money", wanted.money, s.setting.players)
        self.no_more_than("tokens", wanted.tokens, s.setting.players)
        s.money[: len(wanted.money)] = wanted.money
        if wanted.tokens and not s.setting.business:
            raise BadPosition("tokens: the option business is off")
        for player, tokens in enumerate(wanted.tokens):
            for name, count in tokens.items():
                business = BUSINESSES.index(name)
                s.take_tokens(player, business, count)

    def advisors(self) -> None:
        s = self.s
        self.no_more_than("advisors", self.wanted.advisors, s.seats)
        pool = advisor_pool(s)
        for seat, id in enumerate(self.wanted.advisors):
            if id is None:
                continue
            if not s.config.options["advisors"]:
                raise BadPosition("advisors: the option advisors is off")
            number = s.setting.tables.advisor_number.get(id)
            if number is None or number not in pool or number in s.advisors:
                raise BadPosition(f"advisors: '{id}' cannot be dealt here")
            s.advisors[seat] = number

    def city(self) -> None:
        t = self.s.setting.tables
        listed = {placed.tile: placed for placed in self.wanted.city}
        for id in (STATION, PARK):
            self.put(listed.get(id) or self.as_at_the_start(id))
        for placed in self.wanted.city:
            if placed.tile not in (STATION, PARK):
                if placed.tile not in t.number:
                    raise BadPosition(f"city: there is no tile '{placed.tile}'")
                self.take("city", placed.tile)
                self.put(placed)

    def as_at_the_start(self, id: str) -> Placed:
        t = self.s.setting.tables
        spot = t.start_spots[0 if id == STATION else 1]
        people = dict(zip(COLOURS, t.station_people, strict=True)) if id == STATION else 0
        row = {"tile": id, "cell": t.cells.word(cell_of(spot)), "face": FACES[face_of(spot)]}
        return msgspec.convert({**row, "people": people}, Placed)

    def put(self, placed: Placed) -> None:
        s, t = self.s, self.s.setting.tables
        cell = t.cells.index(placed.cell)
        spots = [cell_of(spot) for spot in s.spot]
        where = f"city: {placed.tile} at {placed.cell}"
        x, _, y = placed.cell.partition(",")
        if cell < 0 or max(abs(int(x)), abs(int(y))) >= RADIUS:
            raise BadPosition(f"{where}: there is no such cell")
        if cell in spots:
            raise BadPosition(f"{where}: two tiles on one cell")
        building = s.lay(t.number[placed.tile], spot_of(cell, FACES.index(placed.face)))
        if placed.owner is not None:
            if not 0 <= placed.owner < s.setting.players or building < 2:
                raise BadPosition(f"{where}: it cannot belong to player {placed.owner}")
            if placed.abandoned:
                raise BadPosition(f"{where}: an abandoned building has no owner")
            s.put_sign(building, placed.owner, placed.signs)
        if placed.abandoned:
            s.abandoned |= 1 << building
        for colour, count in self.counted(where, building, placed.people):
            s.from_supply(building, colour, count)
        for colour, count in self.counted(where, building, placed.seekers):
            s.seekers_from_supply(building, colour, count)

    def counted(self, where: str, building: int, people: People) -> list[tuple[int, int]]:
        kind = self.s.kind(building)
        if isinstance(people, int):
            if people and kind >= WILD:
                raise BadPosition(f"{where}: nobody lies on it, or name the colours")
            return [(kind, people)] if people else []
        found = [(COLOURS.index(colour), count) for colour, count in people.items() if count]
        if building != STATION_BUILDING and any(colour != kind for colour, _ in found):
            raise BadPosition(f"{where}: people of another colour")
        return found

    def take(self, where: str, id: str) -> int:
        """The number of a building tile, which must stand in one place only."""
        t = self.s.setting.tables
        number = t.number.get(id, t.station)
        if number >= t.buildings:
            raise BadPosition(f"{where}: there is no tile '{id}'")
        if number in self.used:
            raise BadPosition(f"{where}: '{id}' stands twice")
        self.used.add(number)
        return number

    def tiles(self) -> None:
        s, wanted = self.s, self.wanted
        self.no_more_than("hands", wanted.hands, s.seats)
        for seat, hand in enumerate(wanted.hands):
            s.hands[seat] = sum([1 << self.take("hands", id) for id in hand])
        s.pile = [self.take("stack", id) for id in wanted.stack]
        s.endgame = [self.take("endgame", id) for id in wanted.endgame]
        s.endgame_open = wanted.endgame_open
        if wanted.sneak_tile is not None:
            s.sneak_tile = self.take("sneak_tile", wanted.sneak_tile)
        if (s.endgame or s.sneak_tile >= 0) and not s.setting.solo:
            raise BadPosition("endgame: only in the solo mode")
        for id in wanted.shown:
            number = s.setting.tables.number.get(id, 0)
            if not any(hand >> number & 1 for hand in s.hands):
                raise BadPosition(f"shown: '{id}' is in no hand")
            s.shown |= 1 << number
        rest = [tile for tile in range(s.setting.tables.buildings) if tile not in self.used]
        Dice(wanted.seed, 3).shuffle(rest)
        if not 0 <= wanted.fill <= len(rest):
            raise BadPosition(f"fill: there are {len(rest)} tiles left, not {wanted.fill}")
        s.pile += rest[: wanted.fill]
        s.lost = rest[wanted.fill :]

    def steps(self) -> None:
        s, phase = self.s, self.wanted.phase
        if phase == "final":
            s.then(FINAL_SCORING)
        elif phase == "sneak":
            if s.sneak_tile < 0:
                raise BadPosition("sneak_tile: the phase 'sneak' needs it")
            s.active = SNEAK
            s.draws_left = 1
            s.then(SNEAK_PLACE, END_ROUND)
        else:
            if s.sneak_tile >= 0:
                raise BadPosition("sneak_tile: only in the phase 'sneak'")
            if s.setting.solo and s.active == SNEAK:
                raise BadPosition("active: the Sneak's tile is placed in the phase 'sneak'")
            s.then(TURN_START)

    @staticmethod
    def no_more_than(name: str, values: list[Any], most: int) -> None:
        if len(values) > most:
            raise BadPosition(f"{name}: {len(values)} given for {most}")
