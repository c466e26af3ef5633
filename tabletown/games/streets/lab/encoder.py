"""Streets as a vector: one row for every building in the order of building, then players and piles.

The vector is put together from ready-made pieces of bytes, which is several times as fast as
writing numbers into an array one by one.
"""

from __future__ import annotations

from functools import partial
from struct import Struct
from typing import Any, Final

import numpy as np

from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.core.once import Remembered
from tabletown.games.streets import schema as c
from tabletown.games.streets.rules.asking import StreetsAsk
from tabletown.games.streets.rules.geometry import RADIUS, cell_of, face_of, x_of, y_of
from tabletown.games.streets.state import SNEAK, StreetsState, bits, setting_of
from tabletown.games.streets.tables import Tables
from tabletown.games.streets.view import seen
from tabletown.lab.encode.base import Encoder, Page, VectorParts, bits_as_floats, floats, one_hot

KINDS: Final = 5
COLOURS: Final = 4
VALUATIONS: Final = 8
SIGNS: Final = 5  # kinds of business signs
PRINTED: Final = KINDS + KINDS + VALUATIONS + 1 + KINDS + SIGNS + 1  # what is printed on a tile
PLACE: Final = 6  # x, y, face
CELLS_TO_ONE: Final = 24  # cells for a difference of 1 between coordinates
SET: Final = 64  # places for a set of buildings or tiles
MOST_SIGNS: Final = 12
MOST_PEOPLE: Final = 12
PILES: Final = 26


def printed(t: Tables, tile: int) -> list[float]:
    """What is printed on a tile."""
    symbols = [(t.symbols[tile] >> 8 * kind & 255) / 3 for kind in range(KINDS)]
    return [
        *one_hot(t.kind[tile], KINDS), *symbols,
        *one_hot(t.op[tile] - 1, VALUATIONS), t.money[tile] / 5,
        *[1.0 if kind in t.counted[tile] else 0.0 for kind in c.KINDS],
        *one_hot(t.business[tile] if tile < t.buildings else -1, SIGNS),
        t.business_amount[tile] / 2 if tile < t.buildings else 0.0,
    ]  # fmt: skip


def place(spot: int) -> list[float]:
    """Coordinates and face of a spot."""
    if spot < 0:
        return [0.0] * PLACE
    x, y = x_of(cell_of(spot)) + RADIUS, y_of(cell_of(spot)) + RADIUS
    return [x / CELLS_TO_ONE, y / CELLS_TO_ONE, *one_hot(face_of(spot), 4)]


class StreetsEncoder(Encoder):
    """The fields are listed in docs/lab/observations.md."""

    def __init__(self, game: Game, config: Config) -> None:
        super().__init__(game, config)
        setting = self.setting = setting_of(config)
        t = self.t = setting.tables
        players = self.players = setting.players
        self.rows = Remembered(self.building_row)
        self.sets = VectorParts(set_as_floats)
        self.backs = Remembered(self.kinds_in)
        self.signs = [Remembered(partial(self.sign_row, seat)) for seat in range(config.seats)]
        self.advisors = len(t.advisors) if config.options["advisors"] else 0
        buildings = t.buildings + 2
        whose = "from the own seat on" if not setting.solo else "the own, then the Sneak's"
        self.field(
            "city", (buildings, PRINTED + PLACE), 5,
            "a row for each building in the order of building: kind (5), printed symbols by kind (5, /3), "
            "family of valuation (8), money (/5), kinds that the valuation counts (5), business sign (5), "
            "its tokens (/2), x and y (/24, from the edge of the window on), face (4)",
        )  # fmt: skip
        self.field(
            "hand", (t.hand_size + (3 if setting.solo else 0), PRINTED + PLACE), 5,
            "the own tiles as rows of the city without a place; in the solo mode then the top tile "
            "of the stack, the Sneak's tile and the top of its last tiles",
        )  # fmt: skip
        self.field(
            "signs", (buildings, players + 2), 5,
            f"for each building: owner ({players}, {whose}), lying people (/12), seekers (/12)",
        )  # fmt: skip
        self.field(
            "sets", (5, SET), 1,
            "buildings with two signs, abandoned buildings, buildings of closed streets, the tiles the "
            "seat has not seen yet, and those in the box that everybody saw",
        )  # fmt: skip
        if self.advisors:
            self.field(
                "shown", (players, SET), 1,
                f"{whose}: tiles in hand that everybody has seen",
            )  # fmt: skip
        self.field(
            "about", COLOURS + 1 + SET, 1,
            "what the decision is about: the colour of people (4), how many people or tokens (/12), "
            "and the buildings to choose from or being settled",
        )  # fmt: skip
        per_player = 8 + (4 if setting.business else 0) + self.advisors
        self.field(
            "players", (players, per_player), 20,
            f"{whose}: money (/200), free signs (/12), whether active, backs in hand by kind (5, /3), "
            "then business tokens by type (4, /6) and advisor, if they are played with",
        )  # fmt: skip
        piles = PILES + (KINDS if setting.solo else 0)
        self.field(
            "piles", piles, 20,
            "people in the supply, lying at the station, seeking at the station, seeking in the city "
            "(4 colours each, /12), stack left (/45), kind of its top (5), builds and draws left (/3), "
            "the Sneak's last tiles (/3), turn (/100), in the solo mode the kinds of those last tiles (5, /3)",
        )  # fmt: skip
        self.asking = self.asking_fields()
        self.buildings = buildings
        self.row_size = 4 * (PRINTED + PLACE)
        self.no_row = bytes(self.row_size)
        self.no_sign = bytes(4 * (players + 2))
        self.all_tiles = (1 << t.buildings) - 1
        self.rest = Struct(f"<{players * per_player + piles}f")
        self.nothing = floats(*[0.0] * (COLOURS + 1 + SET))
        self.asked_pieces: dict[tuple[str, int, int], bytes] = {}

    def tensor(self, s: StreetsState, seat: int) -> Any:
        return np.frombuffer(self.raw(s, seat), np.float32)

    def raw(self, s: StreetsState, seat: int) -> bytearray:
        parts = list(map(self.rows.__getitem__, zip(s.tile, s.spot, strict=True)))
        parts.append(self.no_row * (self.buildings - len(s.tile)))
        parts += self.after_city(s, seat)
        return bytearray().join(parts)

    def page(self, row: memoryview) -> Page:
        return StreetsPage(self, row)

    def after_city(self, s: StreetsState, seat: int) -> list[bytes]:
        """All fields but the first."""
        empty = self.buildings - len(s.tile)
        parts = self.hand_rows(s, seat)
        signs = zip(s.owner, s.people, s.seekers, strict=True)
        parts += map(self.signs[seat].__getitem__, signs)
        parts.append(self.no_sign * empty)
        unseen = ~seen(s, seat) & self.all_tiles
        sets = self.sets
        parts += [sets[s.doubled], sets[s.abandoned], sets[s.closed], sets[unseen]]
        parts.append(sets[s.discarded | s.covered])
        if self.advisors:
            for i in range(self.players):
                parts.append(sets[s.hands[(seat + i) % self.players] & s.shown])
        parts += self.about(s)
        values: list[float] = []
        for i in range(self.players):
            values += self.player_values(s, (seat + i) % self.players)
        values += self.pile_values(s)
        parts.append(self.rest.pack(*values))
        parts.append(self.asking_piece(s, seat))
        return parts

    def asking_piece(self, s: StreetsState, seat: int) -> bytes:
        """Which decision is asked for, and of whom."""
        asking = s.asking()
        key = ("" if asking is None else asking.prompt, s.asked, seat)
        found = self.asked_pieces.get(key)
        if found is None:
            row = np.zeros(self.size - self.asking, np.float32)
            self.fill_asking(row, 0, s, seat)
            found = row.tobytes()
            if asking is None or s.asked >= 0:  # else who is asked is not in the key
                self.asked_pieces[key] = found
        return found

    def building_row(self, place_of_tile: tuple[int, int]) -> bytes:
        """The row of a tile on a spot (-1: not in the city)."""
        tile, spot = place_of_tile
        return floats(*printed(self.t, tile), *place(spot))

    def sign_row(self, seat: int, building: tuple[int, int, int]) -> bytes:
        """Owner, people and seekers of a building."""
        owner, people, seekers = building
        place = (owner - seat) % self.players if owner >= 0 else -1
        return floats(*one_hot(place, self.players), people / MOST_PEOPLE, seekers / MOST_PEOPLE)

    def kinds_in(self, hand: int) -> list[float]:
        """How many tiles of each kind a hand holds."""
        return [(hand & tiles).bit_count() / 3 for tiles in self.t.of_kind]

    def about(self, s: StreetsState) -> list[bytes]:
        """The subject of the question that is asked."""
        asked = s.stack[-1] if s.stack and s.outcome is None else None
        if not isinstance(asked, StreetsAsk):
            return [self.nothing]
        colour, count, buildings = asked.about(s)
        head = floats(*one_hot(colour, COLOURS), count / MOST_PEOPLE)
        return [head, self.sets[buildings]]

    def hand_rows(self, s: StreetsState, seat: int) -> list[bytes]:
        rows = [self.rows[tile, -1] for tile in bits(s.hands[seat])]
        rows += [self.no_row] * (self.t.hand_size - len(rows))
        if self.setting.solo:
            top = s.pile[s.drawn] if s.drawn < len(s.pile) else -1
            last = s.endgame[0] if s.endgame_open and s.endgame else -1
            for tile in (top, s.sneak_tile, last):
                rows.append(self.rows[tile, -1] if tile >= 0 else self.no_row)
        return rows

    def player_values(self, s: StreetsState, player: int) -> list[float]:
        sneak = self.setting.solo and player == SNEAK
        values = [
            s.money[player] / 200,
            0.0 if sneak else s.free[player] / MOST_SIGNS,
            1.0 if player == s.active else 0.0,
            *self.backs[s.hands[player]],
        ]
        if self.setting.business:
            values += [count / 6 for count in s.tokens_of(player)]
        if self.advisors:
            values += one_hot(s.advisors[player], self.advisors)
        return values

    def pile_values(self, s: StreetsState) -> list[float]:
        left = s.stack_left()
        top = self.t.kind[s.pile[s.drawn]] if left else -1
        return [
            *[count / MOST_PEOPLE for count in s.count_of_people()],
            left / 45, *one_hot(top, KINDS), s.builds_left / 3, s.draws_left / 3,
            len(s.endgame) / 3, s.turn / 100,
            *(self.last_kinds(s) if self.setting.solo else ()),
        ]  # fmt: skip

    def last_kinds(self, s: StreetsState) -> list[float]:
        """The Sneak's last tiles by kind; their backs are known."""
        kinds = [self.t.kind[tile] for tile in s.endgame]
        return [kinds.count(kind) / 3 for kind in range(KINDS)]


class StreetsPage(Page):
    """Leaves the rows of the city as they are and adds what was built since."""

    def __init__(self, encoder: StreetsEncoder, row: memoryview) -> None:
        super().__init__(encoder, row)
        self.streets = encoder
        self.city_size = encoder.buildings * encoder.row_size
        self.tiles: list[int] = []
        self.spots: list[int] = []

    def write(self, s: StreetsState, seat: int) -> None:
        if s.tile != self.tiles or s.spot != self.spots:
            self.write_city(s)
        self.row[self.city_size :] = b"".join(self.streets.after_city(s, seat))

    def write_city(self, s: StreetsState) -> None:
        """The rows of new buildings; all of them where others have changed."""
        built, size, rows = len(self.tiles), self.streets.row_size, self.streets.rows
        if s.tile[:built] != self.tiles or s.spot[:built] != self.spots:
            built = 0
            self.row[: self.city_size] = bytes(self.city_size)
        for i in range(built, len(s.tile)):
            self.row[i * size : (i + 1) * size] = rows[s.tile[i], s.spot[i]]
        self.tiles, self.spots = s.tile.copy(), s.spot.copy()


def set_as_floats(members: int) -> bytes:
    """A set of buildings or tiles, one float for each."""
    return b"".join(bits_as_floats(members, SET // 8))


ENCODER = StreetsEncoder
