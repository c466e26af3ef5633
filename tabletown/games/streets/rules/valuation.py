"""Chapter 9: what a building is worth. The vocabulary is that of section 16.

Everything about a street that valuations look at is gathered once in a :class:`Survey`; each
building of the street is then valued from it, for the player who scores.
"""

from __future__ import annotations

from tabletown.core.plain import Frozen
from tabletown.games.streets.rules.geometry import (
    ALONG,
    BUILDING_AT,
    BUILT,
    FACE_AT,
    POINTS_IN_FIRST,
    POINTS_IN_LAST,
    cell_of,
    closes_a_street,
    face_of,
    neighbours,
)
from tabletown.games.streets.state import STATION, StreetsState
from tabletown.games.streets.tables import (
    COPY,
    IF_CLOSING,
    NO_VALUATION,
    PER_ADJACENT,
    PER_BUILDING,
    PER_OWN_SIGN,
    PER_PERSON,
    PER_SET,
    PER_SYMBOL,
    WILD,
    Tables,
)

WILD_SHIFT = 8 * WILD


class Survey:
    """A street as valuations see it: its buildings, symbols, lying people and signs.

    Whoever owns a building, its symbols count (STR-9.5), those of start tiles too (STR-9.6), on an open
    street as well (STR-9.4). Seekers do not count (STR-9.31), nor people elsewhere (STR-9.10). Of a
    building with two signs both count (STR-14.39).
    """

    __slots__ = (
        "closing_pays", "free_ends", "ground", "members", "people", "signs", "size", "symbols",
    )  # fmt: skip

    def __init__(
        self,
        ground: bytearray,
        members: list[int],
        size: int,
        symbols: int,
        people: int,
        signs: list[int],
        free_ends: int = 0,
    ) -> None:
        self.ground = ground
        self.members = members  # the buildings of the street, in order
        self.size = size
        self.symbols = (
            symbols  # printed on them or pointing in (STR-9.1, STR-9.2, STR-9.3), by kind
        )
        self.people = people  # lying people on them, by colour
        self.signs = signs  # by player
        self.free_ends = free_ends  # cells beyond a street of the city where it could go on
        self.closing_pays = True  # whether closing valuations do; not always at the end


def survey(s: StreetsState, cell: int, face: int) -> Survey:
    """The street through ``cell``, which may still be empty, as it is without that cell's tile."""
    ground, tiles, owner, people, t = s.ground, s.tile, s.owner, s.people, s.setting.tables
    printed, step = t.symbols, ALONG[face]
    place = cell - step
    while FACE_AT[ground[place]] == face:
        place -= step
    value = ground[place]
    symbols = lying = 0
    free_ends = 1 if value < BUILT else 0
    if FACE_AT[value] == POINTS_IN_FIRST[face]:
        symbols = printed[tiles[BUILDING_AT[value]]]
    members: list[int] = []
    signs = [0] * s.setting.players
    place += step
    value = ground[place]
    while FACE_AT[value] == face or place == cell:
        if value >= BUILT:
            member = BUILDING_AT[value]
            members.append(member)
            tile = tiles[member]
            symbols += printed[tile]
            if people[member]:
                lying += people[member] << 8 * t.kind[tile]
            elif member == STATION:
                lying += packed_station(s)
            if owner[member] >= 0:
                signs[owner[member]] += 2 if s.doubled >> member & 1 else 1
        place += step
        value = ground[place]
    if value < BUILT:
        free_ends += 1
    elif FACE_AT[value] == POINTS_IN_LAST[face]:
        symbols += printed[tiles[BUILDING_AT[value]]]
    return Survey(ground, members, len(members), symbols, lying, signs, free_ends)


def packed_station(s: StreetsState) -> int:
    a, b, c, d = s.lying_on_station()
    return a + (b << 8) + (c << 16) + (d << 24)


def surveyed(s: StreetsState, building: int) -> Survey:
    """The street of a building of the city."""
    return survey(s, s.cell(building), s.face(building))


def surveyed_at_end(s: StreetsState, building: int) -> Survey:
    """The same in the final scoring: an open street pays for closing only by a switch.

    By the rulebook's words such a building earns only on a closed street (STR-11.7, STR-17.8).
    """
    street = surveyed(s, building)
    street.closing_pays = s.setting.closing_pays_at_end
    return street


# -- symbols counted for a player -----------------------------------------------------------------


def symbols_for(s: StreetsState, player: int, street: Survey, final: bool, built: int = -1) -> int:
    """The symbols counted for a player's buildings on a street (STR-9.7), by the own card alone.

    STR-14.9, STR-14.10, STR-14.11, STR-14.20, STR-14.54, STR-14.56, STR-14.57, STR-14.58.

    ``built`` is a tile of the hand that will be in the city by then.
    """
    symbols = street.symbols
    card = s.advisor(player)
    if card is None:
        return symbols
    symbols += card.final_symbols if final else card.street_symbols
    if card.hand_counts and not final:  # STR-14.20; at the end all hands are empty (STR-11.3)
        back = s.setting.tables.back
        for tile in s.hand(player):
            if tile != built:  # STR-14.21
                symbols += back[tile]
    if card.final_signed if final else card.street_signed:  # STR-14.56
        printed = s.setting.tables.symbols
        for building, owner in enumerate(s.owner):
            if owner == player and building not in street.members:
                symbols += printed[s.tile[building]]
    turned = card.final_turned if final else card.street_turned  # STR-14.54
    if turned is not None:
        count = symbols >> 8 * turned[0] & 255
        symbols += (count << 8 * turned[1]) - (count << 8 * turned[0])
    return symbols


# -- the families ---------------------------------------------------------------------------------


def worth(t: Tables, tile: int, size: int, symbols: int, people: int, signs: int) -> int:
    """A printed valuation that does not look at the building's place .

    STR-9.9, STR-9.11, STR-9.12, STR-9.15, STR-9.16, STR-9.17, STR-9.18. Mixed symbols are whatever pays
    most, anew for each building (STR-2.4, STR-8.11, STR-9.8).
    """
    op = t.op[tile]
    if op == PER_SYMBOL:
        shift = t.shift[tile]
        count = symbols >> WILD_SHIFT
        if shift != WILD_SHIFT:
            count += symbols >> shift & 255
        return t.money[tile] * count
    if op == PER_SET:
        return t.money[tile] * t.sets[tile][symbols]
    if op == PER_PERSON:
        return t.money[tile] * (people >> t.shift[tile] & 255)
    if op == PER_OWN_SIGN:
        return t.money[tile] * signs
    if op == PER_BUILDING:
        return t.money[tile] * size
    return 0


def additions(s: StreetsState, tile: int, player: int) -> list[int]:
    """By building: what it adds to the count of a valuation if it stands on the same street.

    The count times the money of the tile is its :func:`worth`; sets are counted from packed symbols.
    """
    t = s.setting.tables
    op = t.op[tile]
    if op == PER_PERSON:
        return s.lying_by_building(t.shift[tile] // 8)
    if op == PER_OWN_SIGN:
        return s.signs_by_building(player)
    adds = t.adds[tile]
    return [adds[other] for other in s.tile]


def worth_on(t: Tables, tile: int, street: Survey, spot: int) -> int:
    """A valuation that looks at the place of the building (STR-9.19, STR-9.21, STR-9.23).

    Open streets may not pay for closing (STR-11.7).
    """
    cell = cell_of(spot)
    if t.op[tile] == PER_ADJACENT:
        return t.money[tile] * neighbours(street.ground, cell)
    if (
        t.op[tile] == IF_CLOSING
        and street.closing_pays
        and closes_a_street(street.ground, cell, face_of(spot))
    ):
        return t.money[tile]
    return 0


def valuation(
    s: StreetsState, street: Survey, player: int, tile: int, spot: int, symbols: int, myself: int
) -> int:
    """The valuation of ``tile`` standing on ``spot`` of a street, for ``player``.

    ``symbols`` are those counted for the player; ``myself`` is the building that must not copy
    itself (-1 for a tile that is not in the city).
    """
    t = s.setting.tables
    op = t.op[tile]
    if op < PER_ADJACENT:
        return worth(t, tile, street.size, symbols, street.people, street.signs[player])
    if op == COPY:
        return best_copy(s, street, player, symbols, myself)[0]
    return worth_on(t, tile, street, spot)


def best_copy(
    s: StreetsState, street: Survey, player: int, symbols: int, myself: int
) -> tuple[int, int]:
    """The most that another building of the street is worth to a copier, and that building.

    Whoever owns it (STR-9.28), with the copier's own signs (STR-9.29); not one that copies (STR-9.27)
    or counts its place (STR-9.26); nothing if there is none (STR-9.30). Two signs on it do not
    count (STR-14.37).

    The valuation is worked out as if printed on the copier (STR-9.24); with the switch
    `copy_positional` the place of the copied building is used where a place counts (STR-17.3).
    """
    t = s.setting.tables
    best, model = 0, -1
    for building in street.members:
        if building == myself:
            continue
        tile = s.tile[building]
        op = t.op[tile]
        if op in (NO_VALUATION, COPY):
            continue
        if op < PER_ADJACENT:
            money = worth(t, tile, street.size, symbols, street.people, street.signs[player])
        elif s.setting.copy_positional:
            money = worth_on(t, tile, street, s.spot[building])
        else:
            continue
        if money > best:
            best, model = money, building
    return best, model


class Income(Frozen):
    """What one building brings: its valuation, and $1 for each lying person on it (STR-2.12, STR-8.9)."""

    building: int
    valuation: int
    factor: int  # 2 for a doubled building (STR-14.34)
    people: int  # dollars for people
    copied: int  # the building whose valuation was copied, or -1

    @property
    def money(self) -> int:
        return self.valuation * self.factor + self.people


def income(
    s: StreetsState, street: Survey, building: int, symbols: int, instead: int = -1
) -> Income:
    """The income of an owned building; ``instead`` is a hand tile that replaces its valuation.

    Nothing else of the hand tile counts (STR-14.25, STR-14.26); the people are those on the building,
    also if it copies (STR-9.25).
    """
    t, player = s.setting.tables, s.owner[building]
    tile = s.tile[building] if instead < 0 else instead
    copied = -1
    if t.op[tile] == COPY:
        value, copied = best_copy(s, street, player, symbols, building)
    else:
        value = valuation(s, street, player, tile, s.spot[building], symbols, building)
    factor = multiplier(s, player) if s.doubled >> building & 1 else 1
    return Income(building, value, factor, t.person_bonus * s.people[building], copied)


def multiplier(s: StreetsState, player: int) -> int:
    """How often the valuation of a building with two signs counts (STR-14.34, STR-14.36)."""
    card = s.advisor(player)
    return card.multiplier if card is not None else 1


def earned(s: StreetsState, street: Survey, building: int, symbols: int, tile: int) -> int:
    """The income of an owned building with the valuation of ``tile``, when only the sum matters."""
    t, player = s.setting.tables, s.owner[building]
    if t.op[tile] < PER_ADJACENT:  # the most frequent ones at once
        money = worth(t, tile, street.size, symbols, street.people, street.signs[player])
    else:
        money = valuation(s, street, player, tile, s.spot[building], symbols, building)
    if s.doubled >> building & 1:
        money *= multiplier(s, player)
    return money + t.person_bonus * s.people[building]


def halved(s: StreetsState, money: int) -> int:
    """Half of a building's income, rounded up (STR-11.5, STR-14.40)."""
    return -(-money // s.setting.tables.divisor)
