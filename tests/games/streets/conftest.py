"""How the tests of Streets set up a table: cities in the notation of the scenarios."""

from __future__ import annotations

import re
from typing import Any

import pytest

import tabletown
from tabletown.games.streets.rules.geometry import cell_at
from tests.games import scene as scenes

PLAYERS = "ABCDE"


class Scene(scenes.Scene):
    """A city with short questions about it."""

    @property
    def money(self) -> list[int]:
        return list(self.s.money)

    @property
    def free(self) -> list[int]:
        return list(self.s.free)

    def at(self, cell: str) -> int:
        x, y = cell.split(",")
        return int(self.s.building_at(cell_at(int(x), int(y))))

    def people(self, cell: str) -> dict[str, int]:
        return dict(self.building(cell)["people"])

    def seekers(self, cell: str) -> dict[str, int]:
        return dict(self.building(cell)["seekers"])

    def building(self, cell: str) -> dict[str, Any]:
        found: dict[str, Any] = self.match.view(None)["board"]["city"][self.at(cell)]
        return found

    def told(self, key: str) -> list[dict[str, Any]]:
        """The events of the last action with this key."""
        return [event.args for event in self.events if event.key == key]

    def closed(self) -> list[list[str]]:
        """The streets scored by the last action, as lists of tiles."""
        return [event["tiles"] for event in self.told("scoring")]


def building(line: str) -> dict[str, Any]:
    """One line of a city: ``tile (x,y) F owner; people; seekers``."""
    parts = [part.strip() for part in line.split(";")]
    match = re.fullmatch(r"(\w+)\s+\((-?\d+),\s*(-?\d+)\)\s+([NESW])\s+([A-E-])( x2)?", parts[0])
    assert match is not None, line
    tile, x, y, face, owner, two = match.groups()
    row: dict[str, Any] = {"tile": tile, "cell": f"{x},{y}", "face": face.lower()}
    if owner != "-":
        row["owner"] = PLAYERS.index(owner)
        row["signs"] = 2 if two else 1
    for name, part in zip(("people", "seekers"), parts[1:], strict=False):
        words = part.removeprefix("seekers ").split()
        row[name] = {words[i]: int(words[i + 1]) for i in range(0, len(words) - 1, 2)}
    return row


def city(text: str) -> list[dict[str, Any]]:
    return [building(line) for line in text.strip().splitlines()]


@pytest.fixture
def scene() -> Any:
    """``scene(city, A=[hand], B=[hand], seats=2, options={}, **fields)``."""

    def make(
        text: str = "",
        *,
        seats: int | None = 2,
        mode: str | None = None,
        options: dict[str, Any] | None = None,
        **fields: Any,
    ) -> Scene:
        hands = [fields.pop(name, []) for name in PLAYERS if name in fields or name == "A"]
        position = {"city": city(text) if text else [], "hands": hands, **fields}
        return Scene(
            tabletown.position("streets", position, seats=seats, mode=mode, options=options)
        )

    return make


@pytest.fixture
def game() -> Any:
    return tabletown.find("streets")


@pytest.fixture
def new() -> Any:
    """A new game: ``new(seats, seed, **options)``."""

    def make(seats: int = 2, seed: int = 1, mode: str | None = None, **options: Any) -> Scene:
        return Scene(tabletown.new("streets", seats=seats, seed=seed, mode=mode, options=options))

    return make


class City:
    """A city drawn with arrows, for questions of geometry alone."""

    def __init__(self, drawing: str, left: int = 0, top: int = 0) -> None:
        from tabletown.games.streets.rules import geometry as g

        self.g = g
        self.ground = bytearray(g.CELLS)
        self.cells: list[int] = []
        for row, line in enumerate(drawing.strip("\n").splitlines()):
            for column, arrow in enumerate(line):
                if arrow in "^>v<":
                    self.put(left + column, top + row, "^>v<".index(arrow))

    def put(self, x: int, y: int, face: int) -> None:
        cell = self.g.cell_at(x, y)
        self.ground[cell] = (len(self.cells) + 4) * 4 + face
        self.cells.append(cell)

    def verdict(self, x: int, y: int, face: str) -> str | None:
        """None if a tile may be placed so, else the key of the refusal."""
        found = self.g.why_not_here(self.ground, self.g.cell_at(x, y), "nesw".index(face), 5)
        return None if found is None else found.key

    def legal(self) -> set[tuple[int, int, str]]:
        near = {cell + step for cell in self.cells for step in self.g.STEP}
        spots = [(self.g.x_of(c), self.g.y_of(c), f) for c in near for f in "nesw"]
        return {spot for spot in spots if self.verdict(*spot) is None}

    def street(self, x: int, y: int) -> tuple[int, tuple[int, int], tuple[int, int]]:
        """Length and end cells of the street through a tile."""
        cell = self.g.cell_at(x, y)
        face = self.ground[cell] & 3
        first, last = self.g.ends(self.ground, cell, face)
        length = (last - first) // self.g.ALONG[face] - 1
        return length, self.at(first), self.at(last)

    def at(self, cell: int) -> tuple[int, int]:
        return self.g.x_of(cell), self.g.y_of(cell)

    def closed(self, x: int, y: int) -> bool:
        _, first, last = self.street(x, y)
        return all(self.ground[self.g.cell_at(*end)] >= self.g.BUILT for end in (first, last))

    def closed_by(self, x: int, y: int, face: str) -> list[tuple[int, int]]:
        """The first cells of the streets that a tile placed here closes."""
        self.put(x, y, "nesw".index(face))
        cells = self.g.closed_by(self.ground, self.g.cell_at(x, y), "nesw".index(face))
        return sorted(self.at(cell) for cell in cells)

    def points_in(self, x: int, y: int) -> list[bool]:
        """Whether the end buildings of a street point into it, first and last."""
        face = self.ground[self.g.cell_at(x, y)] & 3
        _, first, last = self.street(x, y)
        wanted = (self.g.POINTS_IN_FIRST[face], self.g.POINTS_IN_LAST[face])
        values = [self.ground[self.g.cell_at(*end)] for end in (first, last)]
        return [v >= self.g.BUILT and v & 3 == w for v, w in zip(values, wanted, strict=True)]


@pytest.fixture
def drawn() -> Any:
    """``drawn(drawing, left, top)``: a city drawn with ``^ > v <`` from its top left cell."""
    return City


class Games:
    """Random games, played once and looked at by many tests."""

    def __init__(self) -> None:
        self.played: dict[str, list[tabletown.Match]] = {}

    def __call__(self, seats: int, count: int = 6, mode: str | None = None, **options: Any) -> Any:
        key = f"{seats} {mode} {sorted(options.items())}"
        if key not in self.played:
            self.played[key] = [
                self.play(tabletown.new("streets", seats=seats, seed=s, mode=mode, options=options))
                for s in range(count)
            ]
        return self.played[key]

    def play(self, match: tabletown.Match) -> tabletown.Match:
        from tabletown.core.rng import Dice

        dice = Dice(match.seed, 9)
        while not match.over:
            options = match.options()
            match.play(options[dice.below(len(options))])
        return match


@pytest.fixture(scope="session")
def games() -> Any:
    """``games(seats, count, mode, **options)``: finished random games."""
    return Games()
