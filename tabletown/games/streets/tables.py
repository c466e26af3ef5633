"""The content compiled once per pack: flat lists by number, and the actions.

Tiles are numbered from 0: the buildings in the order of the content, then the Central Station and
the City Park. Counts of symbols or people by kind are packed into one int, 8 bits for each kind:
``count of kind k = packed >> 8 * k & 255``.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from tabletown.core.actions import Action, Actions, Cells, Kind, Numbers, Words
from tabletown.core.once import Remembered, once
from tabletown.games.streets import schema as c
from tabletown.games.streets.rules.geometry import FACES, RADIUS, SPOTS, cell_at, spot_of

WILD: Final = 4  # the kind of mixed buildings, after the four colours
NO_KIND: Final = 5  # start tiles
UNIVERSAL: Final = 4  # the business sign that gives any token

NO_VALUATION: Final = 0
PER_SYMBOL: Final = 1
PER_SET: Final = 2
PER_PERSON: Final = 3
PER_OWN_SIGN: Final = 4
PER_BUILDING: Final = 5
PER_ADJACENT: Final = 6
IF_CLOSING: Final = 7
COPY: Final = 8
OPS: Final = {
    c.PerSymbol: PER_SYMBOL,
    c.PerSet: PER_SET,
    c.PerPerson: PER_PERSON,
    c.PerOwnSign: PER_OWN_SIGN,
    c.PerBuildingInStreet: PER_BUILDING,
    c.PerAdjacentBuilding: PER_ADJACENT,
    c.IfClosing: IF_CLOSING,
    c.Copy: COPY,
}
OP_NAMES: Final = {kind.__struct_config__.tag: op for kind, op in OPS.items()}


def packed(kinds: list[Any]) -> int:
    """Symbols, counted by kind in one int."""
    return sum([1 << 8 * c.KINDS.index(kind) for kind in kinds])


def members(number: int) -> list[int]:
    """The members of a set written as an int, also of a broken position.

    Not by taking one bit after the other away: a number below zero never runs out of them.
    """
    return [bit for bit in range(number.bit_length()) if number >> bit & 1]


def sets(symbols: int, shifts: list[int]) -> int:
    """How many complete sets there are, each mixed symbol filling one gap (STR-9.12, STR-9.13, STR-9.14).

    ``shifts`` says where the colours of a set stand in a packed int.
    """
    wild = symbols >> 8 * WILD
    if len(shifts) == 2:
        a, b = symbols >> shifts[0] & 255, symbols >> shifts[1] & 255
        return min(min(a, b) + wild, (a + b + wild) // 2)
    counts = [symbols >> shift & 255 for shift in shifts]
    found = 0
    while sum([max(0, found + 1 - count) for count in counts]) <= wild:
        found += 1
    return found


def moves_to(kind: Kind, colour: int, cell: int) -> list[Action]:
    """The ways to send 1, 2, ... people of a colour to a cell."""
    first = kind.offset((colour, cell, 0))
    return [kind.at(first + count) for count in range(kind.words[2].size)]


class Advisor:
    """An advisor card as numbers and switches (section 16, advisor modifiers).

    It works for its holder only and for the whole game (STR-14.5, STR-14.6, STR-14.8, STR-16.1).
    """

    def __init__(self, card: c.Advisor) -> None:
        self.id = card.id
        self.card = card
        self.street_symbols = 0  # added when a closed street is scored
        self.final_symbols = 0  # added in the final scoring
        self.hand_counts = False  # the backs in hand count when a street is scored
        self.street_signed = self.final_signed = False  # own signed buildings elsewhere count
        self.street_turned: tuple[int, int] | None = None  # symbols of this kind become that
        self.final_turned: tuple[int, int] | None = None
        self.substitutes = False
        self.not_substituted: set[int] = set()
        self.multiplier = 1
        self.doubled_most = 0
        self.builds_over = False
        self.not_built_over: set[str] = set()
        self.builds = self.draws = 1
        self.players_offset = self.removed = 0
        for effect in card.effect:
            self.take(effect)

    def take(self, effect: c.Modifier) -> None:
        match effect:
            case c.ExtraSymbols(source, when):
                street, final = when != "final", when != "street"
                if source == "card":  # STR-14.9, STR-14.11
                    self.street_symbols = packed(self.card.card_symbols) if street else 0
                    self.final_symbols = packed(self.card.card_symbols) if final else 0
                elif source == "hand_backs":
                    self.hand_counts = street
                else:
                    self.street_signed, self.final_signed = street, final
            case c.ReclassifySymbols(source, to, when):
                turned = (c.KINDS.index(source), c.KINDS.index(to))
                self.street_turned = turned if when != "final" else None
                self.final_turned = turned if when != "street" else None
            case c.SubstituteFromHand():
                self.substitutes = True
                self.not_substituted = {OP_NAMES[op] for op in effect.exclude_ops}
            case c.DoubleSign():
                self.multiplier, self.doubled_most = effect.multiplier, effect.max_buildings
            case c.BuildOver():
                self.builds_over = True
                self.not_built_over = set(effect.exclude_ids)
            case c.BuildsPerTurn():
                self.builds = effect.value
            case c.DrawsPerTurn():
                self.draws = effect.value
            case c.SetupStack():  # STR-14.7, STR-14.17
                self.players_offset, self.removed = effect.players_offset, effect.remove_random


class Tables:
    """Everything about a content pack that rules look up, by number.

    How many tiles there are of each kind, what they show and what the start tiles show is content
    (STR-1.3, STR-1.4, STR-1.5, STR-1.20, STR-1.22, STR-1.23); a kind is a number (STR-2.3).
    """

    def __init__(self, content: c.Content) -> None:
        self.content = content
        tiles = [*content.buildings, content.station, content.park]
        self.ids = [tile.id for tile in tiles]
        self.number = {id: number for number, id in enumerate(self.ids)}
        self.buildings = len(content.buildings)
        self.station = self.buildings
        self.park = self.buildings + 1
        self.kind = [c.KINDS.index(t.kind) if t.kind != "none" else NO_KIND for t in tiles]
        self.symbols = [packed(tile.symbols) for tile in tiles]
        # A back is one symbol of the kind, however many the front shows (STR-1.17).
        self.back = [1 << 8 * kind if kind != NO_KIND else 0 for kind in self.kind]
        self.laid = [sum(tile.people_on_build.listed()) for tile in content.buildings]
        # Left out unless the stack is that for five players (STR-1.4, STR-3.6).
        self.five_plus = [n for n, tile in enumerate(content.buildings) if tile.five_plus]
        self.of_five_plus = sum([1 << tile for tile in self.five_plus])
        self.basic = [
            [n for n in range(self.buildings) if self.kind[n] == kind and n not in self.five_plus]
            for kind in range(5)
        ]
        self.of_kind = [
            sum([1 << tile for tile in range(self.buildings) if self.kind[tile] == kind])
            for kind in range(5)
        ]
        self.station_people = content.station.people_on_build.listed()
        self.start_spots = [start_spot(content.station), start_spot(content.park)]

        self.op = [OPS[type(t.effect)] if t.effect is not None else NO_VALUATION for t in tiles]
        self.families = [c.family(tile.effect) for tile in tiles]
        self.counted = [c.counted_kinds(tile.effect) for tile in tiles]
        self.money = [getattr(tile.effect, "money", 0) for tile in tiles]
        self.shift = [0] * len(tiles)  # where the counted kind stands in a packed int
        # How many sets there are of the colours that a tile counts: the same streets come again and again.
        no_sets = Remembered(partial(sets, shifts=[]))
        self.sets = [no_sets for _ in tiles]
        for number, tile in enumerate(tiles):
            match tile.effect:
                case c.PerSymbol(kind, _) | c.PerPerson(kind, _):
                    self.shift[number] = 8 * c.KINDS.index(kind)
                case c.PerSet(kinds, _):
                    shifts = [8 * c.KINDS.index(kind) for kind in kinds]
                    self.sets[number] = Remembered(partial(sets, shifts=shifts))

        self.adds = self.what_tiles_add()

        signs = [tile.business for tile in content.buildings]
        types = [*c.BUSINESSES, "universal"]
        self.business = [types.index(sign.type) if sign is not None else -1 for sign in signs]
        self.business_amount = [sign.amount if sign is not None else 0 for sign in signs]
        counts = {token.id: token.count for token in content.tokens}
        self.people = [counts[colour] for colour in c.COLOURS]
        self.tokens = [counts[business] for business in c.BUSINESSES]

        self.advisors = [Advisor(card) for card in content.advisors]
        self.advisor_number = {card.id: i for i, card in enumerate(content.advisors)}

        head = content.constants
        self.hand_size = head.hand_size
        self.signs = head.signs_per_player
        self.longest = head.max_street
        self.person_bonus = head.person_bonus
        self.divisor = head.final_divisor

        self.declare_actions()

    def what_tiles_add(self) -> list[list[int]]:
        """By tile with a valuation that counts symbols or buildings: what each tile adds to its count.

        Sets are counted from all symbols, packed. Mixed symbols are whatever is counted (STR-2.4).
        """
        wild = [symbols >> 8 * WILD for symbols in self.symbols]
        coloured = [[symbols >> 8 * kind & 255 for symbols in self.symbols] for kind in range(WILD)]
        by_kind = [[a + b for a, b in zip(found, wild, strict=True)] for found in coloured] + [wild]
        one_each = [1] * len(self.symbols)
        found: list[list[int]] = []
        for op, shift in zip(self.op, self.shift, strict=True):
            if op == PER_SYMBOL:
                found.append(by_kind[shift // 8])
            else:
                found.append(self.symbols if op == PER_SET else one_each)
        return found

    def declare_actions(self) -> None:
        """The notation: every kind of action, with its parameters in order."""
        tile = Words("tile", self.ids[: self.buildings])
        cell = Cells("cell", RADIUS)
        face = Words("face", FACES)
        colour = Words("colour", c.COLOURS)
        business = Words("business", c.BUSINESSES)
        self.cells = cell
        self.actions = actions = Actions()
        self.place = actions.kind("place", tile=tile, cell=cell, face=face)
        self.over = actions.kind("over", tile=tile, cell=cell)
        self.discard = actions.kind("discard", tile=tile)
        self.abandon = actions.kind("abandon", cell=cell)
        self.sign = actions.kind("signs", signs=Numbers("signs", 1, 2))
        self.street = actions.kind("street", face=face, cell=cell)
        self.take = actions.kind("take", cell=cell)
        self.token = actions.kind("token", business=business)
        self.substitute = actions.kind("substitute", cell=cell, tile=tile)
        self.keep = actions.kind("keep").of()
        most = max([*self.people, 1])
        self.move = actions.kind("move", colour=colour, cell=cell, count=Numbers("count", 1, most))
        self.sneak = actions.kind("sneak", cell=cell, face=face)
        # By tile and spot; made when first needed (see `placement`).
        self.placements: list[list[Action | None]] = [
            [None] * (SPOTS) for _ in range(self.buildings)
        ]
        self.moves = [  # by colour and cell
            Remembered(partial(moves_to, self.move, i)) for i in range(len(c.COLOURS))
        ]
        self.abandons = Remembered(self.abandon.at)  # by cell
        self.sneaks = Remembered(self.sneak.at)  # by spot
        self.hands = Remembered(members)
        self.one_or_two = self.sign.table()
        self.any_token = self.token.table()

    def placement(self, tile: int, spot: int) -> Action:
        """The placement of a tile on a spot, kept for the next time."""
        action = self.placements[tile][spot] = self.place.at(tile * SPOTS + spot)
        return action

    def placed(self, tile: int, spots: list[int]) -> list[Action]:
        """The placements of a tile on some spots."""
        known = self.placements[tile]
        return [known[spot] or self.placement(tile, spot) for spot in spots]


def start_spot(tile: c.Tile) -> int:
    place = tile.setup
    assert place is not None
    return spot_of(cell_at(place.x, place.y), FACES.index(place.face.lower()))


@once
def tables_of(pack: str | None) -> Tables:
    """The tables of a content pack (None: the box's own content)."""
    return Tables(c.load(pack))
