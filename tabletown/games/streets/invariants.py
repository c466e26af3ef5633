"""Section 18: what always holds on the table, and what holds between turns."""

from __future__ import annotations

from tabletown.core.bits import made_of
from tabletown.core.errors import must
from tabletown.games.streets.rules.abandon import Abandon
from tabletown.games.streets.rules.build import Build
from tabletown.games.streets.rules.geometry import (
    BUILT,
    FACE_AT,
    RADIUS,
    STEP,
    cell_of,
    face_of,
    forbidden,
    x_of,
    y_of,
)
from tabletown.games.streets.rules.people import available
from tabletown.games.streets.rules.turn import TurnStart
from tabletown.games.streets.schema import COLOURS
from tabletown.games.streets.state import PARK, SNEAK, STATION, StreetsState, bits
from tabletown.games.streets.tables import WILD


def check(s: StreetsState) -> None:
    """Raise :class:`RulesFault` where an invariant is broken."""
    check_people(s)
    check_signs(s)
    check_tiles(s)
    check_tokens(s)
    check_city(s)
    check_upkeep(s)
    top = s.stack[-1] if s.stack else None
    if isinstance(top, (Build, Abandon, TurnStart)):
        check_between_turns(s)


def check_people(s: StreetsState) -> None:
    t = s.setting.tables
    for colour in range(4):
        lying = s.lying(STATION, colour)
        seekers = s.seekers_at(STATION, colour)
        for building in range(2, len(s.tile)):
            if s.kind(building) == colour:
                lying += s.people[building]
                seekers += s.seekers[building]
        total = s.supply(colour) + lying + seekers
        # Counted where only the own colour can lie, which is STR-18.12 as well.
        must(total == t.people[colour], "STR-18.1", f"there are {total} {COLOURS[colour]} people")
        must(seekers == s.seekers_in_city(colour), "STR-18.1", "seekers are miscounted")
    must(min(s.count_of_people() + s.people + s.seekers) >= 0, "STR-18.1", "fewer than no people")
    for building in range(len(s.tile)):
        if s.kind(building) >= WILD:
            none = not s.people[building] and not s.seekers[building]
            must(none, "STR-18.13", f"people on {t.ids[s.tile[building]]}")
        if s.owner[building] >= 0:
            must(not s.seekers[building], "STR-18.10", "seekers on an owned building")


def check_signs(s: StreetsState) -> None:
    t = s.setting.tables
    for player in range(s.setting.players):
        placed = sum([s.signs(b) for b, owner in enumerate(s.owner) if owner == player])
        if s.setting.solo and player == SNEAK:
            continue
        must(s.free[player] + placed == t.signs, "STR-18.2", f"player {player} lost signs")
        must(0 <= s.free[player] <= t.signs, "STR-18.16", "free signs out of range")
    for player in range(s.setting.players):
        card = s.advisor(player)
        dealt = card is None or bool(s.config.options["advisors"])
        must(dealt, "STR-14.1", "an advisor in a game without advisors")
        doubled = [b for b in bits(s.doubled) if s.owner[b] == player]
        most = card.doubled_most if card is not None else 0
        must(len(doubled) <= most, "STR-18.16", "too many doubled buildings")
    must(all(s.owner[b] >= 0 for b in bits(s.doubled)), "STR-18.16", "doubled without owner")
    must(s.owner[STATION] < 0 and s.owner[PARK] < 0, "STR-1.24", "a start tile has an owner")


def check_tiles(s: StreetsState) -> None:
    t = s.setting.tables
    places = [
        *s.tile[2:], *bits(s.covered), *[x for hand in s.hands for x in bits(hand)],
        *s.pile[s.drawn :], *s.endgame, *s.box, *s.lost, *bits(s.out), *bits(s.discarded),
    ]  # fmt: skip
    if s.sneak_tile >= 0:
        places.append(s.sneak_tile)
    must(sorted(places) == list(range(t.buildings)), "STR-18.3", "tiles were lost or doubled")
    must(
        not s.shown & ~made_of([x for hand in s.hands for x in bits(hand)]),
        "STR-12.9",
        "a shown tile is in no hand",
    )
    nobody = not s.config.options["advisors"]
    must(not (s.shown and nobody), "STR-12.9", "a tile was shown without advisors")


def check_tokens(s: StreetsState) -> None:
    for business in range(4):
        held = sum([s.token_count(player, business) for player in range(s.setting.players)])
        total = held + s.token_supply(business)
        must(total == s.setting.tables.tokens[business], "STR-18.4", "business tokens were lost")
    must(min(s.tokens) >= 0, "STR-18.4", "fewer than no tokens")


def check_city(s: StreetsState) -> None:
    must(
        len({cell_of(spot) for spot in s.spot}) == len(s.spot), "STR-18.5", "two tiles on one cell"
    )
    reached, waiting = {s.cell(0)}, [s.cell(0)]
    while waiting:
        cell = waiting.pop()
        for step in STEP:
            if s.ground[cell + step] >= BUILT and cell + step not in reached:
                reached.add(cell + step)
                waiting.append(cell + step)
    must(len(reached) == len(s.spot), "STR-18.5", "the city is not connected")
    for spot in s.spot:
        cell, face = cell_of(spot), face_of(spot)
        inside = max(abs(x_of(cell)), abs(y_of(cell))) < RADIUS
        must(inside, "STR-4.1", "the city leaves the window")
        for direction, step in enumerate(STEP):
            value = s.ground[cell + step]
            touch = value >= BUILT and forbidden(face, direction, FACE_AT[value])
            must(not touch, "STR-18.6", "long sides of two roads touch")
    for building in range(len(s.tile)):
        street = s.street(building)
        must(1 <= len(street) <= s.setting.tables.longest, "STR-18.7", "a street is too long")
        must(building in street, "STR-18.7", "a building outside its own street")


def check_upkeep(s: StreetsState) -> None:
    """What is kept up to date step by step equals what follows from the buildings."""
    again = s.clone()
    again.rebuild()
    must(again.ground == s.ground, "STR-4.13", "the ground is out of date")
    must(again.spots == s.spots, "STR-4.13", "the legal placements are out of date")
    must(again.owned == s.owned, "STR-2.6", "the owned buildings are out of date")
    must(again.signed == s.signed, "STR-2.6", "the signed buildings are out of date")
    must(again.closed == s.closed, "STR-18.15", "the closed streets are out of date")


def check_between_turns(s: StreetsState) -> None:
    """Before a build nothing of an earlier closing is left."""
    for building in bits(s.closed):
        must(s.owner[building] < 0, "STR-18.8", "a sign on a closed street")
        must(not s.people_on(building), "STR-18.9", "a lying person on a closed street")
    if not s.setting.enter_abandoned:
        for colour in range(4):
            seekers = s.seekers_in_city(colour)
            must(not seekers or not available(s, colour), "STR-18.11", "seekers could lie down")
