"""Numbers for Streets: its notation has three million actions, a position some dozens.

Tiles are numbered by their place in the hand, and cells by their place in a window around the
Central Station; buildings by their number, in the order of building. The rare options outside the
window get numbers of their own, in the order of the list.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any, Final

from tabletown.core.actions import Action
from tabletown.core.config import Config
from tabletown.games.streets.rules.abandon import Abandon
from tabletown.games.streets.rules.build import Build
from tabletown.games.streets.rules.geometry import (
    BUILDING_AT,
    BUILT,
    CELLS,
    cell_of,
    face_of,
    spot_of,
    x_of,
    y_of,
)
from tabletown.games.streets.state import StreetsState, setting_of
from tabletown.lab.numbering.base import Numbering

REACH: Final = 7  # cells from the Central Station to the edge of the window
ACROSS: Final = 2 * REACH + 1
WINDOW: Final = ACROSS * ACROSS  # cells
SPOTS: Final = WINDOW * 4  # cells with a face
BEYOND: Final = 256  # numbers for options outside the window
OUTSIDE: Final = -1


def window_cell(cell: int) -> int:
    """The number of a cell in the window, row by row, or OUTSIDE."""
    x, y = x_of(cell) + REACH, y_of(cell) + REACH
    return y * ACROSS + x if 0 <= x < ACROSS and 0 <= y < ACROSS else OUTSIDE


WINDOW_CELL: Final = [window_cell(cell) for cell in range(CELLS)]
WINDOW_SPOT: Final = [
    spot_of(cell, face) if cell >= 0 else OUTSIDE for cell in WINDOW_CELL for face in range(4)
]

SPOT_IN_WINDOW: Final = [spot for spot, number in enumerate(WINDOW_SPOT) if number >= 0]


class StreetsNumbering(Numbering):
    """Hand place, window cell and face for placements; building numbers for the rest."""

    own_ids = False
    names = True
    text = "tiles by their place in the hand, cells in a window around the station, buildings by number"

    def __init__(self, game: Any, config: Config) -> None:
        super().__init__(game, config)
        setting = setting_of(config)
        t = setting.tables
        self.hand = t.hand_size
        self.buildings = t.buildings + 2
        self.counts = max([*t.people, 1])
        self.parts: list[tuple[str, int, int, str]] = []
        self.size = 0
        here = self.part
        self.place = here("place", self.hand * SPOTS, "hand place, window cell, face")
        # the number of a placement by hand place and spot
        self.places = [
            [self.place + i * SPOTS + spot if spot >= 0 else OUTSIDE for spot in WINDOW_SPOT]
            for i in range(self.hand)
        ]
        self.discard = here("discard", self.hand, "hand place")
        self.abandon = here("abandon", self.buildings, "building")
        self.abandon_id = t.abandon.first_id
        self.street = here("street", self.buildings, "first building of the street")
        self.move = here("move", self.buildings * self.counts, "building, count (a decision is about one colour)")  # fmt: skip
        self.sneak = here("sneak", SPOTS if setting.solo else 0, "window cell, face")
        advisors = bool(config.options["advisors"])
        self.over = here("over", self.hand * self.buildings if advisors else 0, "hand place, building")  # fmt: skip
        self.substitute = here("substitute", self.hand * self.buildings if advisors else 0, "hand place, building")  # fmt: skip
        self.signs = here("signs", 2 if advisors else 0, "one or two signs")
        self.take = here("take", self.buildings if setting.business else 0, "building")
        self.token = here("token", 4 if setting.business else 0, "type of token")
        self.keep = here("keep", 1, "change nothing")
        self.beyond = here("beyond", BEYOND, "options outside the window, in their order")

    def part(self, name: str, size: int, text: str) -> int:
        first = self.size
        if size:
            self.parts.append((name, first, size, f"{name}: {text}"))
        self.size += size
        return first

    def layout(self) -> list[tuple[str, int, int, str]]:
        return self.parts

    def numbers(self, s: StreetsState, seat: int, options: list[Action]) -> list[int]:
        kind = options[0].kind
        if kind == "abandon":
            first, from_id, ground = self.abandon, self.abandon_id, s.ground
            return [first + BUILDING_AT[ground[action.id - from_id]] for action in options]
        if kind == "move":
            first, counts, ground = self.move, self.counts, s.ground
            moves: list[int] = []
            for action in options:
                _, cell, count = action.args
                moves.append(first + BUILDING_AT[ground[cell]] * counts + count)
            return moves
        found = [self.number(s, seat, action) for action in options]
        return found if OUTSIDE not in found else self.sent_beyond(found)

    def unlisted(self, s: StreetsState) -> list[int]:
        """What the rules count and do not list: every tile of the hand on every spot; own buildings."""
        asked = s.stack[-1]
        if isinstance(asked, Build):
            places, spots = self.places, s.spots
            if len(spots) < 2:
                return []
            # Half the time of a loop, and most decisions are of this kind.
            pick = itemgetter(*spots)
            found = list(pick(places[0]))
            if OUTSIDE in found:
                return []
            for tile in range(1, s.hands[s.active].bit_count()):
                found += pick(places[tile])
            return found
        found = []
        if isinstance(asked, Abandon):
            before, own = self.abandon - 1, s.signed[s.active]
            while own:  # as in bits(), without a second list
                low = own & -own
                found.append(before + low.bit_length())
                own ^= low
        return found

    def named(self, s: StreetsState, number: int) -> Action | None:
        """A placement is legal if the ground says so, a building is if it has the player's sign."""
        asked, t = s.stack[-1], s.setting.tables
        if isinstance(asked, Build):
            if not 0 <= number < self.discard:
                return None
            before, window = divmod(number, SPOTS)
            spot = SPOT_IN_WINDOW[window]
            faces = s.ground[cell_of(spot)]
            hand = s.hands[s.active]
            for _ in range(before):  # tiles of the hand, from the lowest on
                hand &= hand - 1
            if faces >= BUILT or not faces >> face_of(spot) & 1 or not hand:
                return None
            tile = (hand & -hand).bit_length() - 1
            return t.placements[tile][spot] or t.placement(tile, spot)
        if isinstance(asked, Abandon):
            building = number - self.abandon
            if building >= 0 and s.signed[s.active] >> building & 1:
                return t.abandons[s.cell(building)]
        return None

    def sent_beyond(self, numbers: list[int]) -> list[int]:
        """Numbers of their own for options outside the window, in their order."""
        beyond = iter(range(self.beyond, self.beyond + BEYOND))
        return [next(beyond) if number == OUTSIDE else number for number in numbers]

    def number(self, s: StreetsState, seat: int, action: Action) -> int:
        """The number of any action, or OUTSIDE."""
        kind, args = action.kind, action.args
        if kind == "place":
            spot = WINDOW_SPOT[spot_of(args[1], args[2])]
            base = self.place + self.hand_place(s, seat, args[0]) * SPOTS
            return base + spot if spot >= 0 else OUTSIDE
        if kind == "sneak":
            spot = WINDOW_SPOT[spot_of(args[0], args[1])]
            return self.sneak + spot if spot >= 0 else OUTSIDE
        if kind == "move":
            return self.move + int(s.building_at(args[1])) * self.counts + args[2]
        if kind == "abandon":
            return self.abandon + int(s.building_at(args[0]))
        if kind == "street":
            return self.street + int(s.building_at(args[1]))
        if kind == "take":
            return self.take + int(s.building_at(args[0]))
        if kind == "over":
            return (
                self.over
                + self.hand_place(s, seat, args[0]) * self.buildings
                + s.building_at(args[1])
            )
        if kind == "substitute":
            return self.substitute + self.hand_place(s, seat, args[1]) * self.buildings + s.building_at(args[0])  # fmt: skip
        if kind == "discard":
            return self.discard + self.hand_place(s, seat, args[0])
        if kind == "signs":
            return self.signs + args[0]
        if kind == "token":
            return self.token + args[0]
        return self.keep

    @staticmethod
    def hand_place(s: StreetsState, seat: int, tile: int) -> int:
        """How many tiles of the hand come before this one."""
        return int((s.hands[seat] & ((1 << tile) - 1)).bit_count())


NUMBERING = StreetsNumbering
