"""What a seat may see (chapter 12).

Public are the city with its people and signs, money, tokens and advisors (STR-12.6, STR-12.7, STR-12.8),
the backs of hands, the back of the stack's top and its height (STR-12.2, STR-12.3, STR-12.4). Fronts in
hand are for the holder (STR-12.1, STR-18.21); everything else of the tiles is hidden (STR-12.5).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec

from tabletown.games.streets import schema as c
from tabletown.games.streets.forecast import builds_ahead, worked_out
from tabletown.games.streets.rules.geometry import (
    ALONG,
    BUILDING_AT,
    BUILT,
    FACE_AT,
    FACES,
    FACES_IN,
    POINTS_IN_FIRST,
    POINTS_IN_LAST,
    cell_of,
    ends,
    face_of,
    x_of,
    y_of,
)
from tabletown.games.streets.state import PARK, SNEAK, STATION, StreetsState, bits
from tabletown.games.streets.tables import NO_KIND, Tables

Kind = Literal["tourist", "hipster", "parent", "shopper", "wild", "none"]


class Printed(msgspec.Struct, frozen=True):
    """What is printed on a tile. The full list of tiles is public (STR-12.10)."""

    kind: Kind
    symbols: list[str]
    op: str | None  # the family of its valuation (section 16), None for start tiles
    counts: list[str]  # the kinds its valuation counts, if any
    money: int  # dollars for each unit
    business: str | None
    business_amount: int
    five_plus: bool


class Worth(msgspec.Struct):
    """What an owned building would bring if its street closed now."""

    valuation: int
    factor: int  # 2 for a doubled building
    people: int  # dollars for the people on it
    money: int  # all together
    copied: int | None  # the building whose valuation it copies
    symbols: dict[str, int]  # the symbols counted for it
    half: int  # what the final scoring would pay for it


class Building(msgspec.Struct):
    """A tile of the city."""

    building: int  # its number: 0 the Central Station, 1 the City Park, then as built
    tile: str
    x: int
    y: int
    face: str  # the edge with the road: n, e, s or w
    kind: Kind
    state: Literal["start", "owned", "sold", "abandoned"]
    owner: int | None  # a player; 1 is the Sneak in the solo mode
    signs: int
    people: dict[str, int]  # lying people by colour, only those above 0
    seekers: dict[str, int]
    street: int  # its street in `streets`
    worth: Worth | None  # only for owned buildings


class End(msgspec.Struct):
    """One end cell of a street (STR-4.26, STR-4.27)."""

    x: int
    y: int
    building: int | None  # the end building, or None: the end is free
    points_in: bool  # whether its symbols count for the street (STR-4.33)


class Street(msgspec.Struct):
    """A street of the city, named by its face and first cell."""

    face: str
    x: int
    y: int
    buildings: list[int]  # in order, from west to east or from north to south
    closed: bool
    ends: list[End]


class Player(msgspec.Struct):
    """A player, or the Sneak, as everybody sees it; `hand` is only for its holder."""

    player: int
    sneak: bool
    money: int
    free_signs: int | None  # None: unlimited (the Sneak)
    advisor: str | None
    hand: list[str] | None  # the tiles, if the viewer may see them
    hand_kinds: list[str]  # the backs, which everybody sees
    shown: list[str]  # tiles in hand that everybody has seen (Entrepreneur)
    tokens: dict[str, int]
    builds_ahead: int  # buildings the player will still build


class Stack(msgspec.Struct):
    """The draw pile: its back is public, in the solo mode its top tile lies face up."""

    left: int
    top_kind: str | None
    top_tile: str | None


class EndgameStack(msgspec.Struct):
    """Solo: the Sneak's last tiles; their backs are known, their order is not."""

    left: int
    kinds: list[str]
    top_tile: str | None  # once they are turned face up


class Placement(msgspec.Struct):
    """A cell where a tile may be placed now, and with which faces."""

    x: int
    y: int
    faces: str  # some of "nesw"


class StreetsView(msgspec.Struct):
    """The table of Streets as one seat, or a spectator, may see it."""

    turn: int  # turns begun
    active: int  # the player whose turn it is
    builds_left: int  # buildings to build this turn, the present one included
    city: list[Building]
    streets: list[Street]
    placements: list[Placement]
    players: list[Player]
    stack: Stack
    endgame: EndgameStack | None  # only in the solo mode
    sneak_tile: str | None  # the tile that is placed for the Sneak now
    supply: dict[str, int]  # people not in the city yet
    seekers: dict[str, int]  # seekers in the whole city, by colour
    token_supply: dict[str, int]
    discarded: list[str]  # tiles put face up into the box, or built over
    unseen: list[str]  # tiles the viewer has not seen: they may be in a hand, the stack or the box
    longest: int  # the most buildings a street may have
    tiles: dict[str, Printed]  # what is printed on every tile


# -- view -----------------------------------------------------------------------------------------


def view(s: StreetsState, seat: int | None) -> StreetsView:
    """The table as ``seat`` sees it; None is a spectator."""
    t = s.setting.tables
    streets, street_of = streets_of(s)
    return StreetsView(
        turn=s.turn,
        active=s.active,
        builds_left=s.builds_left,
        city=[building(s, b, street_of[b]) for b in range(len(s.tile))],
        streets=streets,
        placements=placements(s),
        players=players(s, seat),
        stack=stack(s),
        endgame=endgame(s) if s.setting.solo else None,
        sneak_tile=t.ids[s.sneak_tile] if s.sneak_tile >= 0 else None,
        supply=by_colour([s.supply(colour) for colour in range(4)]),
        seekers=by_colour([s.seekers_in_city(colour) for colour in range(4)]),
        token_supply=by_business(s.tokens_of(s.setting.players)) if s.setting.business else {},
        discarded=[t.ids[tile] for tile in bits(s.discarded | s.covered)],
        unseen=unseen(s, seat),
        longest=t.longest,
        tiles=printed_tiles(t),
    )


def view_like(s: StreetsState, seat: int | None, other: StreetsView) -> StreetsView:
    """The same from another seat's view: hands and what follows from them differ, nothing else."""
    return msgspec.structs.replace(other, players=players(s, seat), unseen=unseen(s, seat))


def players(s: StreetsState, seat: int | None) -> list[Player]:
    """All players, as a seat sees them."""
    return [player(s, p, seat) for p in range(s.setting.players)]


def unseen(s: StreetsState, seat: int | None) -> list[str]:
    """The tiles whose place a seat does not know."""
    t = s.setting.tables
    return [t.ids[tile] for tile in bits((1 << t.buildings) - 1 & ~seen(s, seat))]


def seen(s: StreetsState, seat: int | None) -> int:
    """The tiles whose place a seat knows: the city, the own hand, and what lies face up."""
    found = s.out | s.discarded | s.covered | s.shown
    for tile in s.tile[2:]:
        found |= 1 << tile
    if seat is not None:
        found |= s.hands[seat]
    if s.setting.solo:  # STR-12.11
        if s.drawn < len(s.pile):
            found |= 1 << s.pile[s.drawn]
        if s.sneak_tile >= 0:
            found |= 1 << s.sneak_tile
        if s.endgame_open and s.endgame:
            found |= 1 << s.endgame[0]
    return found


def building(s: StreetsState, number: int, street: int) -> Building:
    """A building with its people, owner and worth."""
    t = s.setting.tables
    tile, spot, owner = s.tile[number], s.spot[number], s.owner[number]
    kind = t.kind[tile]
    state: Literal["start", "owned", "sold", "abandoned"] = "sold"
    if number in (STATION, PARK):
        state = "start"
    elif owner >= 0:
        state = "owned"
    elif s.abandoned >> number & 1:
        state = "abandoned"
    return Building(
        building=number,
        tile=t.ids[tile],
        x=x_of(cell_of(spot)),
        y=y_of(cell_of(spot)),
        face=FACES[face_of(spot)],
        kind=kind_word(kind),
        state=state,
        owner=owner if owner >= 0 else None,
        signs=s.signs(number),
        people=above_zero([s.lying(number, colour) for colour in range(4)]),
        seekers=above_zero([s.seekers_at(number, colour) for colour in range(4)]),
        street=street,
        worth=msgspec.convert(worked_out(s, number), Worth) if owner >= 0 else None,
    )


def streets_of(s: StreetsState) -> tuple[list[Street], list[int]]:
    """All streets, in the order of their first building, and the street of each building."""
    found: list[Street] = []
    street_of = [-1] * len(s.tile)
    for number, spot in enumerate(s.spot):
        if street_of[number] >= 0:
            continue
        face = face_of(spot)
        first, last = ends(s.ground, cell_of(spot), face)
        members = s.street(number)
        for member in members:
            street_of[member] = len(found)
        start = first + ALONG[face]
        street_ends = [end(s, first, POINTS_IN_FIRST[face]), end(s, last, POINTS_IN_LAST[face])]
        found.append(
            Street(
                face=FACES[face],
                x=x_of(start),
                y=y_of(start),
                buildings=members,
                closed=all(e.building is not None for e in street_ends),
                ends=street_ends,
            )
        )
    return found, street_of


def end(s: StreetsState, cell: int, inward: int) -> End:
    """The cell behind an end of a street, and what stands there."""
    value = s.ground[cell]
    if value < BUILT:
        return End(x_of(cell), y_of(cell), None, False)
    return End(x_of(cell), y_of(cell), BUILDING_AT[value], FACE_AT[value] == inward)


def placements(s: StreetsState) -> list[Placement]:
    """Where a tile may be placed now, cell by cell."""
    cells = sorted({cell_of(spot) for spot in s.spots})
    return [
        Placement(x_of(cell), y_of(cell), "".join([FACES[f] for f in FACES_IN[s.ground[cell]]]))
        for cell in cells
    ]


def player(s: StreetsState, number: int, seat: int | None) -> Player:
    """A player; the hand is told to its owner alone."""
    t = s.setting.tables
    sneak = s.setting.solo and number == SNEAK
    card = s.advisor(number)
    hand = s.hand(number)
    return Player(
        player=number,
        sneak=sneak,
        money=s.money[number],
        free_signs=None if sneak else s.free[number],
        advisor=card.id if card is not None else None,
        hand=[t.ids[tile] for tile in hand] if number == seat and not sneak else None,
        hand_kinds=[c.KINDS[kind] for kind in sorted([t.kind[tile] for tile in hand])],
        shown=[t.ids[tile] for tile in bits(s.hands[number] & s.shown)],
        tokens=by_business(s.tokens_of(number)) if s.setting.business else {},
        builds_ahead=builds_ahead(s)[number],
    )


def stack(s: StreetsState) -> Stack:
    """The stack: how many tiles are left, and what its top shows."""
    left = s.stack_left()
    if not left:
        return Stack(0, None, None)
    t = s.setting.tables
    top = s.pile[s.drawn]
    return Stack(left, c.KINDS[t.kind[top]], t.ids[top] if s.setting.solo else None)


def endgame(s: StreetsState) -> EndgameStack:
    """The Sneak's last tiles, as far as they are known."""
    t = s.setting.tables
    kinds = sorted([t.kind[tile] for tile in s.endgame])
    top = t.ids[s.endgame[0]] if s.endgame_open and s.endgame else None
    return EndgameStack(len(s.endgame), [c.KINDS[kind] for kind in kinds], top)


def kind_word(kind: int) -> Any:
    """The name of a kind of tile; None for none."""
    return c.KINDS[kind] if kind != NO_KIND else "none"


def by_colour(counts: list[int]) -> dict[str, int]:
    """Counts of people by the names of their colours."""
    return dict(zip(c.COLOURS, counts, strict=True))


def above_zero(counts: list[int]) -> dict[str, int]:
    """The same without those of whom there are none."""
    return {colour: n for colour, n in zip(c.COLOURS, counts, strict=True) if n}


def by_business(counts: list[int]) -> dict[str, int]:
    """Counts of business tokens by their names."""
    return dict(zip(c.BUSINESSES, counts, strict=True))


@lru_cache(maxsize=8)
def printed_tiles(t: Tables) -> dict[str, Printed]:
    """What is printed on every tile, by its id."""
    content = t.content
    return {tile.id: printed(tile) for tile in [*content.buildings, content.station, content.park]}


def printed(tile: c.Tile) -> Printed:
    """What is printed on a tile."""
    return Printed(
        kind=tile.kind,
        symbols=list(tile.symbols),
        op=c.family(tile.effect),
        counts=c.counted_kinds(tile.effect),
        money=getattr(tile.effect, "money", 0),
        business=tile.business.type if tile.business is not None else None,
        business_amount=tile.business.amount if tile.business is not None else 0,
        five_plus=tile.five_plus,
    )
