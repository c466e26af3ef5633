"""How the tests of Streets set up a table: cities in the notation of the scenarios."""

from __future__ import annotations

import re
from typing import Any

import pytest

import tabletown
from tabletown.core.events import Event
from tabletown.games.streets.rules.geometry import cell_at

PLAYERS = "ABCDE"


class Scene:
    """A match with short questions about its table."""

    def __init__(self, match: tabletown.Match) -> None:
        self.match = match
        self.events: list[Event] = []

    @property
    def s(self) -> Any:
        return self.match.state

    def play(self, *actions: str) -> Scene:
        for action in actions:
            self.events = self.match.play(action)
        return self

    def refusal(self, action: str, seat: int | None = None) -> tuple[str, str]:
        """Why an action is refused: its key and rule."""
        with pytest.raises(tabletown.IllegalAction) as caught:
            self.match.play(action, seat)
        return caught.value.refusal.key, caught.value.refusal.rule

    @property
    def options(self) -> list[str]:
        return [action.text for action in self.match.options()]

    @property
    def prompt(self) -> str:
        return next(iter(self.match.decisions.values())).prompt

    @property
    def seat(self) -> int:
        return next(iter(self.match.decisions))

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
