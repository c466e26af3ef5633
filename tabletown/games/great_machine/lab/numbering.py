"""Numbers for City of the Great Machine: places of tiles by their order, everything else as it is."""

from __future__ import annotations

from typing import Any, Final

from tabletown.core.actions import Action
from tabletown.core.config import Config
from tabletown.games.great_machine.state import DISTRICTS
from tabletown.lab.numbering.dense import DenseNumbering

PLACING: Final = ("relocate", "lay")  # a tile may go to 648 places of the map, a dozen are legal
PLACES: Final = 48  # numbers for the places of one tile


class MachineNumbering(DenseNumbering):
    """A tile's places are numbered in the order in which they are offered."""

    text = (
        "kinds in the order of the notation, last parameter fastest; then the places of moved and "
        "laid tiles, numbered for each district in the order in which they are offered"
    )

    def __init__(self, game: Any, config: Config) -> None:
        super().__init__(game, config)
        self.placed = {name: self.size + i * DISTRICTS * PLACES for i, name in enumerate(PLACING)}
        self.size += len(PLACING) * DISTRICTS * PLACES

    def left_out(self, kind: str) -> bool:
        return kind in PLACING

    def unseen(self, seat: int, options: list[Action]) -> list[int]:
        """Places are never remembered: their numbers depend on what else is offered."""
        found = []
        offered: dict[tuple[str, int], int] = {}
        for action in options:
            first = self.placed.get(action.kind)
            if first is None:
                found += super().unseen(seat, [action])
                continue
            district = action.args[0]
            number = offered.get((action.kind, district), 0)
            if number == PLACES:
                raise ValueError(f"more than {PLACES} places for one tile")
            offered[action.kind, district] = number + 1
            found.append(first + district * PLACES + number)
        return found

    def layout(self) -> list[tuple[str, int, int, str]]:
        return [
            *super().layout(),
            *[
                (name, first, DISTRICTS * PLACES, f"{name} <district: {DISTRICTS}> <place: {PLACES}>")
                for name, first in self.placed.items()
            ],
        ]  # fmt: skip


NUMBERING = MachineNumbering
