"""The city: placing, moving and removing pieces, unrest, illness, production, threat (section 10)."""

from __future__ import annotations

from tabletown.games.new_angeles.rules.ending import city_falls, ends_at_once
from tabletown.games.new_angeles.rules.windows import open_window
from tabletown.games.new_angeles.schema import PIECES, RESOURCES
from tabletown.games.new_angeles.state import CLEAN, NO_CARD, STAGES, TOUCHED, NewAngelesState
from tabletown.games.new_angeles.state.layout import (
    DEVELOPMENT,
    HUMAN_FIRST,
    ILLNESS,
    NOBODY,
    ORGCRIME,
    OUTAGE,
    PRISEC,
    PROTEST,
    ROOT,
    STRIKE,
    THREAT_INCREASED,
)

# -- threat and capital -------------------------------------------------------------------------


def raise_threat(s: NewAngelesState, by: int, rule: str) -> None:
    """One single increase of threat (NA-64); reaching the end of the track ends the game.

    Rules: NA-64.0, NA-20.7.
    """
    if by <= 0:
        return  # NA-20.9: an increase by 0 is none
    end = s.tables.threat_end
    s.threat = threat = min(s.threat + by, end)
    s.risen += by
    if s.log is not None:
        s.emit("threat", rule, by=by, threat=threat)
    if threat == end:
        city_falls(s)
    if s.in_play & s.tables.window_assets[THREAT_INCREASED] and not ends_at_once(s):  # NA-T.15
        open_window(s, THREAT_INCREASED)


def lower_threat(s: NewAngelesState, by: int, rule: str) -> None:
    """Threat never falls below 0 (NA-64.6)."""
    by = min(by, s.threat)
    s.threat -= by
    s.emit("threat-lowered", rule, by=by, threat=s.threat)


def gain(s: NewAngelesState, seat: int, by: int, rule: str, reason: str) -> None:
    """A player gains capital (NA-15.3); there is no upper limit (NA-15.8)."""
    s.capital[seat] += by
    if s.log is not None:
        s.emit("capital", rule, seat=seat, by=by, capital=s.capital[seat], reason=reason)


def lose(s: NewAngelesState, seat: int, by: int, rule: str, reason: str) -> int:
    """A player loses capital, at most what is there (NA-15.7); returns how much."""
    by = min(by, s.capital[seat])
    s.capital[seat] -= by
    if s.log is not None:
        s.emit("capital-lost", rule, seat=seat, by=by, capital=s.capital[seat], reason=reason)
    return by


def pay_contracts(
    s: NewAngelesState, contracts: list[tuple[int, int]], times: int, rule: str
) -> None:
    """Contracts are fulfilled by action cards only, whoever resolves them (NA-24.2, NA-K.11).

    Rules: NA-K.12, NA-61.9.
    """
    if s.touched != NO_CARD:
        for corporation, capital in contracts:
            seat = s.seat_of[corporation]
            if seat != NOBODY:  # NA-K.13
                gain(s, seat, capital * times, rule, "contract")


# -- illness ------------------------------------------------------------------------------------


def affect(s: NewAngelesState, district: int) -> None:
    """An action card affects a district; illness there is looked for just before (NA-3.1, NA-3.8).

    Rules: NA-3.10, NA-3.11, NA-3.12, NA-61.6, NA-3.6.
    """
    if s.touched == CLEAN and s.has(ILLNESS, district):
        s.touched = TOUCHED
        if s.log is not None:
            s.emit("illness-touched", "NA-3.0", district=s.tables.districts[district], safe=s.safe)


# -- placing, moving, removing ------------------------------------------------------------------


def place(s: NewAngelesState, piece: int, district: int, push: bool = True) -> None:
    """Take a piece from the reserve and put it into a district (NA-53).

    Rules: NA-41.1, NA-38.3, NA-X.4, NA-34.5.
    """
    if s.reserve(piece) <= 0:  # NA-32.0, NA-34.8
        affect(s, district)
        tell_piece(s, "none-left", "NA-32.0", piece, district)
        return
    if piece <= ORGCRIME or piece in (OUTAGE, ILLNESS):
        arrive(s, piece, district, NOBODY)
        return
    affect(s, district)
    if s.has(piece, district):  # NA-38.4, NA-43.4
        tell_piece(s, "no-room", "NA-I.2", piece, district)
        return
    s.put(piece, district)
    if s.log is not None:
        journey(s, piece, NOBODY, [], district)
    if piece == PRISEC and push:
        drive_out(s, district)


def tell_piece(s: NewAngelesState, key: str, rule: str, piece: int, district: int) -> None:
    if s.log is not None:
        s.emit(key, rule, piece=PIECES[piece], district=s.tables.districts[district])


def arrive(s: NewAngelesState, piece: int, district: int, origin: int) -> int:
    """A piece comes to a district and walks on until it finds room or the Root (NA-34.1).

    Returns where it rests. ``origin`` is the district it left, NOBODY if it comes from the reserve.

    Rules: NA-34.3, NA-34.4, NA-34.7, NA-34.9, NA-12.2, NA-12.3, NA-12.4, NA-33.1, NA-33.2,
    NA-33.3, NA-3.3, NA-3.4, NA-62.1, NA-62.3, NA-62.4, NA-29.8, NA-47.3, NA-64.3, NA-53.4.
    """
    on = s.on
    full = on[piece] | on[PRISEC] if piece <= ORGCRIME else on[piece]  # NA-53.1, NA-53.2
    path = []
    while district != ROOT:
        if s.touched == CLEAN:
            affect(s, district)
        if not full >> district & 1:
            break
        path.append(district)
        district = s.tables.next[district]
    if district != ROOT:
        bit = 1 << district
        on[piece] |= bit
        if piece == OUTAGE:  # NA-53.3, NA-34.10, NA-55.2
            on[PROTEST] &= ~bit
            on[STRIKE] &= ~bit
    if s.log is not None:
        journey(s, piece, origin, path, district)
    if district == ROOT:  # NA-50.1, NA-34.2
        raise_threat(s, s.tables.root_threat[piece], "NA-34.2")
    return district


def journey(s: NewAngelesState, piece: int, origin: int, path: list[int], rest: int) -> None:
    names = [*s.tables.districts, "root"]
    key = "moved" if origin != NOBODY else "placed"
    rule = "NA-34.0" if origin != NOBODY else "NA-53.0"
    args = {"piece": PIECES[piece], "district": names[rest], "path": [names[d] for d in path]}
    if origin != NOBODY:
        args["from_district"] = names[origin]
    s.emit(key, rule, **args)


def move(s: NewAngelesState, piece: int, district: int) -> int:
    """A piece leaves its district along the outgoing path (NA-34.0); returns where it rests.

    Rules: NA-34.6, NA-24.3, NA-55.3, NA-I.29.
    """
    affect(s, district)
    s.take(piece, district)
    return arrive(s, piece, s.tables.next[district], district)


def drive_out(s: NewAngelesState, district: int) -> None:
    """The enemy units of a district move, Human First before orgcrime (NA-38.2, NA-34.11)."""
    for piece in (HUMAN_FIRST, ORGCRIME):
        if s.has(piece, district):
            move(s, piece, district)


def remove(s: NewAngelesState, piece: int, district: int) -> None:
    """Take a piece off the board (NA-55); contracts pay removal by removal (NA-K.11).

    Rules: NA-41.2, NA-29.10, NA-K.5, NA-K.7, NA-K.8.
    """
    affect(s, district)
    s.take(piece, district)
    tell_piece(s, "removed", "NA-55.1", piece, district)
    contracts = s.tables.pays_removal[piece]
    if contracts:
        pay_contracts(s, contracts, 1, "NA-24.1")


def move_android(s: NewAngelesState, start: int, end: int) -> None:
    """An android token goes anywhere, ignoring paths (NA-68.1)."""
    affect(s, start)
    affect(s, end)
    on = s.on
    on[6] = on[6] & ~(1 << start) | 1 << end
    if s.log is not None:
        names = s.tables.districts
        s.emit("android", "NA-68.1", from_district=names[start], to_district=names[end])


# -- unrest -------------------------------------------------------------------------------------


def raise_unrest(s: NewAngelesState, district: int, stages: int) -> None:
    """Stable, protest, strike (NA-29.1); not in strike or outage (NA-29.4, NA-29.9).

    Rules: NA-37.1, NA-47.2, NA-49.1, NA-62.2, NA-29.7, NA-62.5.
    """
    affect(s, district)
    before = s.unrest_in(district)
    bit = 1 << district
    on = s.on
    for _ in range(stages):
        if (on[STRIKE] | on[OUTAGE]) & bit:
            break
        if on[PROTEST] & bit:
            on[PROTEST] ^= bit
            on[STRIKE] |= bit
        else:
            on[PROTEST] |= bit
    if s.log is not None:
        tell_unrest(s, district, before)


def lower_unrest(s: NewAngelesState, district: int, stages: int) -> None:
    """Strike, protest, stable (NA-29.2); NBN is paid for each real stage (NA-K.14).

    Rules: NA-37.2, NA-49.2, NA-47.1.
    """
    affect(s, district)
    before = s.unrest_in(district)
    bit = 1 << district
    on = s.on
    lowered = 0
    for _ in range(stages):
        if on[STRIKE] & bit:
            on[STRIKE] ^= bit
            on[PROTEST] |= bit
        elif on[PROTEST] & bit:
            on[PROTEST] ^= bit
        else:
            break  # NA-29.5
        lowered += 1
    if s.log is not None:
        tell_unrest(s, district, before)
    if lowered:
        pay_contracts(s, s.tables.pays_unrest, lowered, "NA-K.6")


def tell_unrest(s: NewAngelesState, district: int, before: int) -> None:
    after = s.unrest_in(district)
    s.emit(
        "unrest", "NA-29.0", district=s.tables.districts[district],
        from_stage=STAGES[before], stage=STAGES[after], change=after - before,
    )  # fmt: skip


# -- production ---------------------------------------------------------------------------------


def produced_by(
    s: NewAngelesState, district: int, ignore_orgcrime: bool = False
) -> list[tuple[int, int]]:
    """What a district would produce now, as (resource, amount), tracks not considered (NA-36).

    Rules: NA-4.3, NA-5.2, NA-5.3, NA-6.1, NA-6.2, NA-33.4, NA-33.5, NA-36.6, NA-37.3, NA-43.1,
    NA-43.3, NA-61.3, NA-61.4, NA-61.5.
    """
    bit = 1 << district
    on = s.on
    if (on[STRIKE] | on[OUTAGE]) & bit:  # NA-36.2
        return []
    found = []
    if ignore_orgcrime or not on[ORGCRIME] & bit:  # NA-36.4
        resource, amount = s.tables.primary[district]
        found.append((resource, amount + 1 if on[DEVELOPMENT] & bit else amount))  # NA-36.3
    if s.tables.secondary[district][1]:
        found.append(s.tables.secondary[district])
    return found


def produce(s: NewAngelesState, district: int, ignore_orgcrime: bool = False) -> None:
    """Resource tokens move forward, never past the end of their track (NA-40.1, NA-40.2).

    Rules: NA-36.5.
    """
    supply = s.supply
    for resource, amount in produced_by(s, district, ignore_orgcrime):
        supply[resource] = min(supply[resource] + amount, s.tables.track_end[resource])
        if s.log is not None:
            tell_supply(s, resource, amount, "NA-36.1", district)


def change_supply(s: NewAngelesState, resource: int, by: int) -> None:
    """A card moves a resource token directly (NA-F.7, NA-40.3)."""
    supply = s.supply
    supply[resource] = max(0, min(supply[resource] + by, s.tables.track_end[resource]))
    if s.log is not None:
        tell_supply(s, resource, by, "NA-40.1", NOBODY)


def tell_supply(s: NewAngelesState, resource: int, by: int, rule: str, district: int) -> None:
    where = s.tables.districts[district] if district != NOBODY else ""
    s.emit(
        "supply" if by >= 0 else "supply-lowered", rule,
        resource=RESOURCES[resource], by=abs(by), amount=s.supply[resource], district=where,
    )  # fmt: skip


def exploit(s: NewAngelesState, district: int) -> None:
    """An android district produces, then its unrest rises (NA-61).

    Rules: NA-29.3, NA-29.6, NA-12.1a, NA-12.5, NA-61.2, NA-61.8.
    """
    if s.log is not None:
        s.emit("exploited", "NA-61.0", district=s.tables.districts[district])
    produce(s, district)
    bit = 1 << district
    on = s.on
    if not on[HUMAN_FIRST] & bit:
        raise_unrest(s, district, 1)
    elif (on[PROTEST] | on[STRIKE] | on[OUTAGE]) & bit:  # NA-12.1, NA-12.6
        place(s, OUTAGE, district)
    else:
        raise_unrest(s, district, 2)  # NA-12.0
