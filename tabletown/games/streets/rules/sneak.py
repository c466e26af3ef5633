"""Chapter 15: the Sneak. It builds where its tile is worth most; the human enters its choices."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Step
from tabletown.games.streets.rules.asking import StreetsAsk, who
from tabletown.games.streets.rules.build import settle, stand
from tabletown.games.streets.rules.geometry import (
    ALONG,
    BUILDING_AT,
    FACE_AT,
    FACES,
    built,
    cell_of,
    cell_word,
    closed_by,
    closing_counts,
    ends,
    face_of,
    neighbour_counts,
    spot_of,
    street_counts,
    street_goes_on,
    why_not_here,
)
from tabletown.games.streets.rules.valuation import (
    additions,
    best_copy,
    packed_station,
    survey,
)
from tabletown.games.streets.state import NOBODY, SNEAK, STATION, StreetsState, bits
from tabletown.games.streets.tables import (
    COPY,
    IF_CLOSING,
    PER_ADJACENT,
    PER_OWN_SIGN,
    PER_PERSON,
    PER_SET,
    WILD,
)


class SneakTurn(Step[StreetsState]):
    """The Sneak's next tile is taken off the stack and built (STR-15.10, STR-15.11, STR-15.12, STR-15.13)."""

    rule = "STR-15.10"

    def run(self, s: StreetsState) -> None:
        s.active = SNEAK
        if s.drawn < len(s.pile):
            s.sneak_tile = s.pile[s.drawn]
            s.drawn += 1
            if s.drawn < len(s.pile):
                show_top(s, s.pile[s.drawn])
        else:
            open_endgame_stack(s)
            if not s.endgame:
                return
            s.sneak_tile = s.endgame[0]
            s.endgame = s.endgame[1:]
            if s.endgame:
                show_top(s, s.endgame[0])
        s.then(SNEAK_PLACE)


def show_top(s: StreetsState, tile: int) -> None:
    """The tile below is seen from now on (STR-15.11)."""
    if s.log is not None:
        s.reveal("stack-shows", "STR-15.11", tile=s.setting.tables.ids[tile])


def open_endgame_stack(s: StreetsState) -> None:
    """The Sneak's last tiles are shuffled and turned face up, once (STR-15.13)."""
    if s.endgame_open:
        return
    s.endgame_open = True
    s.endgame = s.endgame.copy()
    s.shuffle(s.endgame)
    if s.endgame:
        s.reveal("endgame-stack", "STR-15.13", tile=s.setting.tables.ids[s.endgame[0]])


class SneakPlace(StreetsAsk):
    """Where the Sneak's tile goes: only where it is worth most (STR-15.15, STR-15.16)."""

    rule = "STR-15.16"
    prompt = "sneak-place"
    kinds = ("sneak",)

    def options(self, s: StreetsState) -> list[Action]:
        sneaks = s.setting.tables.sneaks
        return [sneaks[spot] for spot in allowed(s, s.sneak_tile)]

    def chosen(self, s: StreetsState, action: Action) -> None:
        tile, spot = s.sneak_tile, action.id - s.setting.tables.sneak.first_id
        s.sneak_tile = NOBODY
        closed = stand(s, tile, spot, "STR-15.16")
        settle(s, len(s.tile) - 1, 1, closed)

    def none(self, s: StreetsState) -> None:
        """No placement: the tile goes face up into the box (STR-15.41)."""
        tile, s.sneak_tile = s.sneak_tile, NOBODY
        s.discarded |= 1 << tile
        s.emit("discarded", "STR-15.41", seat=who(s, SNEAK), tile=s.setting.tables.ids[tile])

    def details(self, s: StreetsState, seat: int) -> dict[str, Any]:
        """Every placement with its value and the people it would bring, also those not allowed."""
        tile = s.sneak_tile
        values = sneak_values(s, tile)
        rows = [
            {
                "cell": cell_word(cell_of(spot)),
                "face": FACES[face_of(spot)],
                "value": value,
                "people": sneak_people(s, tile, spot),
            }
            for spot, value in zip(s.spots, values, strict=True)
        ]
        return {"tile": s.setting.tables.ids[tile], "value": max(values), "placements": rows}

    def why_not_this(self, s: StreetsState, action: Action) -> Refusal:
        cell, face = action.args[0], action.args[1]
        found = why_not_here(s.ground, cell, face, s.setting.tables.longest)
        if found is not None:
            return found
        values = sneak_values(s, s.sneak_tile)
        here, best = values[s.spots.index(spot_of(cell, face))], max(values)
        if here < best:
            return refuse("sneak-wants-more", "STR-15.16", value=here, best=best)
        people = sneak_people(s, s.sneak_tile, spot_of(cell, face))
        return refuse("sneak-wants-people", "STR-15.19", count=people)


def sneak_values(s: StreetsState, tile: int) -> list[int]:
    """The valuation of a tile for the Sneak on every legal spot (STR-15.15, STR-15.17, STR-15.18).

    It is taken after tile, people, sign and seekers have been placed, before any scoring.
    """
    t = s.setting.tables
    money = t.money[tile]
    if t.op[tile] == COPY:
        return [copied_value(s, tile, spot) for spot in s.spots]
    return [money * count for count in counts_on_spots(s, tile)]


def counts_on_spots(s: StreetsState, tile: int) -> list[int]:
    """By legal spot: how often the money of a tile that copies nothing would be paid there."""
    t, ground, spots = s.setting.tables, s.ground, s.spots
    op = t.op[tile]
    if op == PER_ADJACENT:
        return neighbour_counts(ground, spots)
    if op == IF_CLOSING:
        return closing_counts(ground, spots)
    if op == PER_PERSON:
        own = new_people(s, tile) if t.shift[tile] == 8 * t.kind[tile] else 0
    else:
        own = 1 if op == PER_OWN_SIGN else t.adds[tile][tile]
    counts = street_counts(ground, spots, additions(s, tile, SNEAK), own, op <= PER_SET)
    if op == PER_SET:
        sets = t.sets[tile]
        return [sets[symbols] for symbols in counts]
    return counts


def copied_value(s: StreetsState, tile: int, spot: int) -> int:
    """The best valuation that a tile which copies finds on a legal spot."""
    t, cell, face = s.setting.tables, cell_of(spot), face_of(spot)
    if not street_goes_on(s.ground, cell, face):
        return 0
    street = survey(s, cell, face)
    street.size += 1
    street.people += new_people(s, tile) << 8 * t.kind[tile]
    street.signs[SNEAK] += 1
    return best_copy(s, street, SNEAK, street.symbols + t.symbols[tile], -1)[0]


def new_people(s: StreetsState, tile: int) -> int:
    """How many people lie on a tile that is built now: by its symbols, and all seekers."""
    t = s.setting.tables
    kind = t.kind[tile]
    if kind >= WILD:
        return 0
    return min(t.laid[tile], s.supply(kind)) + s.seekers_in_city(kind)


def sneak_people(s: StreetsState, tile: int, spot: int) -> int:
    """How many people would move onto the Sneak's buildings (STR-15.20).

    Lying people on the streets closed by the placement whose colour has an available building of
    the Sneak after it.
    """
    t = s.setting.tables
    cell, face = cell_of(spot), face_of(spot)
    new = len(s.tile)
    ground = s.ground.copy()
    ground[cell] = built(new, face)
    lying, closed = 0, s.closed
    for first_cell in closed_by(ground, cell, face):
        line = FACE_AT[ground[first_cell]]
        first, last = ends(ground, first_cell, line)
        for place in range(first + ALONG[line], last, ALONG[line]):
            building = BUILDING_AT[ground[place]]
            closed |= 1 << building
            if building == new:
                if t.kind[tile] < WILD:
                    lying += new_people(s, tile) << 8 * t.kind[tile]
            elif building == STATION:
                lying += packed_station(s)
            elif s.people[building]:
                lying += s.people[building] << 8 * s.kind(building)
    found = 0
    for colour in range(4):
        count = lying >> 8 * colour & 255
        if count:
            own = [b for b in bits(s.owned[colour] & ~closed) if s.owner[b] == SNEAK]
            if own or (t.kind[tile] == colour and not closed >> new & 1):
                found += count
    return found


def allowed(s: StreetsState, tile: int) -> list[int]:
    """The placements that the Sneak's rules leave (STR-15.16, STR-15.19, STR-15.21, STR-15.22, STR-17.4, STR-17.9)."""
    if not s.spots:
        return []
    setting, every = s.setting, s.spots
    op, money = setting.tables.op[tile], setting.tables.money[tile]
    # Where it is paid most often it is worth most, if it is paid at all.
    values = counts_on_spots(s, tile) if money > 0 else sneak_values(s, tile)
    best = max(values)
    if values.count(best) == 1:
        return [every[values.index(best)]]
    spots = [every[i] for i, value in enumerate(values) if value == best]
    if (op == COPY and setting.people_break_ties_of_copying) or (
        op == IF_CLOSING and setting.people_break_ties_of_closing
    ):
        counts = [sneak_people(s, tile, spot) for spot in spots]
        most = max(counts)
        spots = [spot for spot, count in zip(spots, counts, strict=True) if count == most]
    return spots


SNEAK_TURN = SneakTurn()
SNEAK_PLACE = SneakPlace()
