"""Numbers for City of the Great Machine: places of tiles by their order, everything else as it is."""

from __future__ import annotations

from typing import Any, Final

from tabletown.core.actions import Action
from tabletown.core.config import Config
from tabletown.games.great_machine.state import DISTRICTS
from tabletown.lab.numbering.dense import DenseNumbering

PLACING: Final = ("relocate", "lay")  # a tile may go to 648 places of the map, a dozen are legal
PLACES: Final = 48  # numbers for the places of one tile
BY_ORDER: Final = -1


class MachineNumbering(DenseNumbering):
    """A tile's places are numbered in the order in which they are offered."""

    text = (
        "kinds in the order of the notation, last parameter fastest; then the places of moved and "
        "laid tiles, numbered for each district in the order in which they are offered"
    )

    def __init__(self, game: Any, config: Config) -> None:
        super().__init__(game, config)
        kinds = game.actions(config).kinds
        self.placed = {name: self.size + i * DISTRICTS * PLACES for i, name in enumerate(PLACING)}
        self.ranges = [
            range(kinds[name].first_id, kinds[name].first_id + kinds[name].size) for name in PLACING
        ]
        self.size += len(PLACING) * DISTRICTS * PLACES

    def left_out(self, kind: str) -> bool:
        return kind in PLACING

    def number(self, id: int, seat: int) -> int:
        if any(id in ids for ids in self.ranges):
            return BY_ORDER
        return super().number(id, seat)

    def numbers(self, s: Any, seat: int, options: list[Action]) -> list[int]:
        found = super().numbers(s, seat, options)
        if BY_ORDER not in found:
            return found
        offered: dict[tuple[str, int], int] = {}
        for place, action in enumerate(options):
            if found[place] != BY_ORDER:
                continue
            district = action.args[0]
            number = offered.get((action.kind, district), 0)
            if number == PLACES:
                raise ValueError(f"more than {PLACES} places for one tile")
            offered[action.kind, district] = number + 1
            found[place] = self.placed[action.kind] + district * PLACES + number
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
