"""The flying city: nine domino tiles on a grid, their connections, and where a tile may go (GM-3).

A city never changes: relocating a district gives another city. Cities are made once and shared
(``City.of``), so everything that follows from the tiles' places is worked out once.

Places are written in columns (growing to the east) and rows (growing to the south) of the left or
top cell; the leftmost column and the top row of a city are always 0.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tabletown.core.actions import Action, Vocabulary
from tabletown.core.bits import lowest, made_of, members
from tabletown.core.errors import Refusal, refuse

FLAT: Final = 0  # h: the tile covers (c, r) and (c + 1, r)
TALL: Final = 1  # v: the tile covers (c, r) and (c, r + 1)
LOW: Final = -2  # the window in which a tile can be put down: no legal city is wider than 14 cells
HIGH: Final = 15
WIDTH: Final = HIGH - LOW + 1

Cell = tuple[int, int]
NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
SIDES: Final = "nesw"
# GM-3.3
# The six exits of a tile clockwise from the west end of its north side (GM-33.5): side, dx, dy.
EXITS: Final = (
    ((NORTH, 0, -1), (NORTH, 1, -1), (EAST, 2, 0), (SOUTH, 1, 1), (SOUTH, 0, 1), (WEST, -1, 0)),
    ((NORTH, 0, -1), (EAST, 1, 0), (EAST, 1, 1), (SOUTH, 0, 2), (WEST, -1, 1), (WEST, -1, 0)),
)
MOST_CITIES: Final = 20_000  # kept in memory; then the store starts anew


class Window(Vocabulary):
    """The cells a tile can be named by, written ``column,row``."""

    def __init__(self) -> None:
        super().__init__("cell", WIDTH * WIDTH)

    def word(self, index: int) -> str:
        return f"{index % WIDTH + LOW},{index // WIDTH + LOW}"

    def index(self, word: str) -> int:
        column, comma, row = word.partition(",")
        if not comma or len(word) > 7:
            return -1
        try:
            x, y = int(column), int(row)
        except ValueError:
            return -1
        if not (LOW <= x <= HIGH and LOW <= y <= HIGH):
            return -1
        index = (y - LOW) * WIDTH + x - LOW
        return index if self.word(index) == word else -1


def spot(column: int, row: int, turn: int) -> int:
    return ((row - LOW) * WIDTH + column - LOW) * 2 + turn


def unspot(place: int) -> tuple[int, int, int]:
    cell, turn = divmod(place, 2)
    row, column = divmod(cell, WIDTH)
    return column + LOW, row + LOW, turn


def cells_of(place: int) -> tuple[Cell, Cell]:
    column, row, turn = unspot(place)
    return (column, row), ((column, row + 1) if turn else (column + 1, row))


def touching(place: int) -> list[Cell]:
    """The six cells behind the exits of a tile."""
    column, row, turn = unspot(place)
    return [(column + dx, row + dy) for _, dx, dy in EXITS[turn]]


def normal(places: list[int]) -> list[int]:
    """The same city moved so that its leftmost column and its top row are 0; -1 is no tile."""
    known = [unspot(place) for place in places if place >= 0]
    if not known:
        return places
    left, top = min(c for c, _, _ in known), min(r for _, r, _ in known)
    if not left and not top:
        return places
    moved = -(top * WIDTH + left) * 2
    return [place + moved if place >= 0 else -1 for place in places]


# GM-3.1, GM-3.2: a tile covers two neighbouring cells, lying or standing
class City:
    """Where the nine tiles lie, and everything that follows from it."""

    __slots__ = (
        "cell_of",
        "exits",
        "free",
        "lists",
        "near",
        "neighbours",
        "paths",
        "places",
        "reach",
        "rows",
        "targets",
    )  # fmt: skip
    made: ClassVar[dict[tuple[int, ...], City]] = {}

    def __init__(self, places: tuple[int, ...]) -> None:
        self.places = places
        count = len(places)
        self.cell_of: dict[Cell, int] = {}
        for d, place in enumerate(places):
            if place >= 0:
                for cell in cells_of(place):
                    self.cell_of[cell] = d
        self.near = [0] * count  # connected districts as bits
        self.exits: list[list[int]] = []  # what lies behind the six exits clockwise, -1 nothing
        self.free = 0  # districts with a free side (GM-3.8)
        for d, place in enumerate(places):
            if place < 0:
                self.exits.append([])
                continue
            behind = [self.cell_of.get(cell, -1) for cell in touching(place)]
            self.exits.append(behind)
            taken = 0
            for (side, _, _), other in zip(EXITS[place & 1], behind, strict=True):
                if other >= 0:
                    # GM-3.4: two shared edges are one connection
                    self.near[d] |= 1 << other
                    taken |= 1 << side
            if taken != 15:
                self.free |= 1 << d
        self.neighbours = [members(mask) for mask in self.near]
        self.rows: list[list[int]] | None = None
        self.paths: dict[int, int] = {}
        self.reach: dict[int, list[int]] = {}  # by distance
        self.targets: list[tuple[int, int]] | None = None
        self.lists: dict[tuple[int, ...], list[Action]] = {}  # ready-made options of the rules

    @classmethod
    def of(cls, places: list[int]) -> City:
        """The one city with these places (district by district; -1: not laid yet)."""
        key = tuple(normal(places))
        city = cls.made.get(key)
        if city is None:
            if len(cls.made) >= MOST_CITIES:
                cls.made.clear()
            city = cls(key)
            cls.made[key] = city
        return city

    # -- questions --------------------------------------------------------------------------

    @property
    def distance(self) -> list[list[int]]:
        """``distance[a][b]``: the districts to leave on the way from a to b (GM-2.15)."""
        if self.rows is None:
            self.rows = [distances(self.near, d) for d in range(len(self.near))]
        return self.rows

    # GM-22.1
    def is_legal(self) -> bool:
        """Every district is laid, has two connections and can be reached (GM-3.5 to GM-3.7)."""
        if -1 in self.places or len(self.cell_of) != 2 * len(self.places):
            return False
        everything = (1 << len(self.places)) - 1
        return all(len(n) >= 2 for n in self.neighbours) and self.group(0, everything) == everything

    def group(self, start: int, among: int) -> int:
        """All districts of ``among`` that can be reached from ``start`` inside ``among``."""
        near = self.near
        found = frontier = 1 << start
        while frontier:
            step = 0
            for d in members(frontier):
                step |= near[d]
            frontier = step & among & ~found
            found |= frontier
        return found

    def is_connected(self, among: int) -> bool:
        """Whether these districts hang together without the others."""
        return among == 0 or self.group(lowest(among), among) == among

    def steps_to(self, at: int, goal: int, visited: int) -> int:
        """The next districts of a path to ``goal`` that enters no district twice, as bits (GM-9.4)."""
        key = (visited * 16 + at) * 16 + goal
        found = self.paths.get(key)
        if found is None:
            unvisited = ((1 << len(self.near)) - 1) & ~visited
            found = self.near[at] & self.group(goal, unvisited) if unvisited >> goal & 1 else 0
            self.paths[key] = found
        return found

    def within(self, most: int) -> list[int]:
        """By district: the other districts at a distance of at most ``most``, as bits."""
        found = self.reach.get(most)
        if found is None:
            rows = self.distance
            found = [made_of([d for d, far in enumerate(row) if 0 < far <= most]) for row in rows]
            self.reach[most] = found
        return found

    # -- relocation (GM-3.9 to GM-3.14) ------------------------------------------------------

    # GM-3.12: any district, whoever is in it
    def relocations(self) -> list[tuple[int, int]]:
        """Every legal relocation as (district, place)."""
        if self.targets is None:
            self.targets = [(d, p) for d in members(self.free) for p in self.places_for(d)]
        return self.targets

    def can_relocate(self) -> bool:
        if self.targets is not None:
            return bool(self.targets)
        return any(self.places_for(d, first=True) for d in members(self.free))

    def places_for(self, moved: int, *, first: bool = False) -> list[int]:
        """Where the tile of ``moved`` may be put down so that the whole city stays legal."""
        count = len(self.places)
        others = ((1 << count) - 1) & ~(1 << moved)
        needy = 0  # districts that the tile must touch to keep two connections
        for d in members(others):
            rest = self.near[d] & ~(1 << moved)
            links = rest.bit_count()
            if links == 0:
                return []
            if links == 1:
                needy |= 1 << d
        islands = []
        left = others
        while left:
            island = self.group(lowest(left), others)
            islands.append(island)
            left &= ~island
        cell_of = self.cell_of
        seen: set[int] = set()
        found: list[int] = []
        for cell, d in cell_of.items():
            if d == moved:
                continue
            x, y = cell
            for cx, cy in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if cell_of.get((cx, cy), moved) != moved:
                    continue
                for px, py, turn in ((cx, cy, 0), (cx - 1, cy, 0), (cx, cy, 1), (cx, cy - 1, 1)):
                    place = ((py - LOW) * WIDTH + px - LOW) * 2 + turn
                    if place in seen:
                        continue
                    seen.add(place)
                    second = (px, py + 1) if turn else (px + 1, py)
                    if cell_of.get((px, py), moved) != moved or cell_of.get(second, moved) != moved:
                        continue
                    touched = 0
                    for _, dx, dy in EXITS[turn]:
                        other = cell_of.get((px + dx, py + dy), moved)
                        if other != moved:
                            touched |= 1 << other
                    if (
                        touched.bit_count() >= 2
                        and not needy & ~touched
                        and all(touched & island for island in islands)
                        and place != self.places[moved]
                    ):
                        found.append(place)
                        if first:
                            return found
        return sorted(found)

    def relocated(self, moved: int, place: int) -> City:
        places = list(self.places)
        places[moved] = place
        return City.of(places)

    def swapped(self, one: int, other: int) -> City:
        """Two districts exchange places (GM-33.24)."""
        places = list(self.places)
        places[one], places[other] = places[other], places[one]
        return City.of(places)

    def why_not_relocate(self, moved: int, place: int) -> Refusal | None:
        """The reason why a tile may not be put there; districts are named by number."""
        if not self.free >> moved & 1:
            return refuse("no-free-side", "GM-3.9", district=moved)
        if place == self.places[moved]:
            return refuse("same-place", "GM-3.13", district=moved)
        for cell in cells_of(place):
            other = self.cell_of.get(cell, moved)
            if other != moved:
                return refuse("places-overlap", "GM-3.5", district=moved, other_district=other)
        after = self.relocated(moved, place)
        for d in range(len(after.near)):
            links = len(after.neighbours[d])
            if links < 2:
                return refuse("fewer-than-two-connections", "GM-3.6", district=d, connections=links)
        if not after.is_connected((1 << len(after.near)) - 1):
            return refuse("city-falls-apart", "GM-3.7", district=moved)
        return None

    # -- building step by step (GM-22) ---------------------------------------------------------

    def places_to_lay(self) -> list[int]:
        """Where the next tile may be attached: two connections from the third tile on (GM-22.10)."""
        laid = sum(place >= 0 for place in self.places)
        if laid == 0:
            return [spot(0, 0, FLAT), spot(0, 0, TALL)]
        need = min(laid, 2)
        found: set[int] = set()
        for x, y in self.cell_of:
            for cx, cy in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if (cx, cy) in self.cell_of:
                    continue
                for px, py, turn in ((cx, cy, 0), (cx - 1, cy, 0), (cx, cy, 1), (cx, cy - 1, 1)):
                    place = spot(px, py, turn)
                    if place in found or any(cell in self.cell_of for cell in cells_of(place)):
                        continue
                    if self.links_at(place) >= need:
                        found.add(place)
        return sorted(found)

    def why_not_lay(self, place: int) -> Refusal | None:
        """Why the next tile may not be attached there (GM-22.10)."""
        laid = sum(place >= 0 for place in self.places)
        if laid == 0:
            if place in self.places_to_lay():
                return None
            return refuse("first-tile-in-the-corner", "GM-22.9")
        for cell in cells_of(place):
            if cell in self.cell_of:
                return refuse("places-overlap", "GM-3.5", other_district=self.cell_of[cell])
        need, have = min(laid, 2), self.links_at(place)
        return refuse("touches-too-few", "GM-22.10", need=need, have=have) if have < need else None

    def links_at(self, place: int) -> int:
        """The districts that a tile would touch there."""
        return len({self.cell_of.get(cell, -1) for cell in touching(place)} - {-1})

    def laid(self, district: int, place: int) -> City:
        return self.relocated(district, place)

    # -- the servants' way (GM-33.4, GM-33.5) -------------------------------------------------

    # GM-30.19: north is the upper edge
    def through(self, at: int, side: int) -> int:
        """The district behind the first connected exit clockwise, starting with ``side``."""
        exits = EXITS[self.places[at] & 1]
        first = next(i for i, (s, _, _) in enumerate(exits) if s == side)
        for i in range(6):
            other = self.exits[at][(first + i) % 6]
            if other >= 0:
                return other
        return at


# GM-3.19: full districts may be passed
def distances(near: list[int], start: int) -> list[int]:
    """The number of districts to leave from ``start`` to each district (GM-2.15); 99: no way."""
    found = [99] * len(near)
    found[start] = 0
    seen = frontier = 1 << start
    away = 0
    while frontier:
        away += 1
        step = 0
        for d in members(frontier):
            step |= near[d]
        frontier = step & ~seen
        seen |= frontier
        for d in members(frontier):
            found[d] = away
    return found


# GM-22.3: no common district beside special ones alone
def keeps_advice(city: City, citadel: int, tower: int, towers: int) -> bool:
    """The three pieces of building advice (GM-22.2 to GM-22.4).

    ``towers`` are the districts no other one should be connected to alone.
    """
    if max(city.distance[citadel]) > 2 or city.near[citadel] >> tower & 1:
        return False
    return all(city.near[d] & ~towers for d in range(len(city.near)) if not towers >> d & 1)
