"""How the table looks for each seat, in capital: money, rival, threat to come, demand, assets.

The numbers are estimates of a careful player. Threat is looked at as it will probably stand at the
end: what is there, what the coming events will add to this city, and what an unmet demand costs.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, TypeAlias

from tabletown.games.new_angeles.effects.base import program_score
from tabletown.games.new_angeles.effects.worth import (
    RIVAL_WEIGHT,
    asset_share,
    asset_value,
    logistic,
    productions_left,
    rival_of,
    turns_left,
)
from tabletown.games.new_angeles.rules.ending import beats_rival
from tabletown.games.new_angeles.state import DEMAND, EVENT, SETUP, NewAngelesState
from tabletown.games.new_angeles.state.layout import (
    ANDROID,
    CLAIMED,
    DEVELOPMENT,
    FEDERALIST,
    HUMAN_FIRST,
    ILLNESS,
    MEMBERS,
    NOBODY,
    ORGCRIME,
    OUTAGE,
    PROTEST,
    RESOURCES,
    STRIKE,
)
from tabletown.games.new_angeles.tables import Tables

WON: Final = 40.0  # value of a game that is won, in capital
EVENT_GROWTH: Final = 1.1  # later events find more trouble than today's
UNKNOWN_DEMAND: Final = 2.8  # threat that a demand not yet revealed costs on average
SAFE_THREAT: Final = 11.0  # projected threat below which nobody worries
# How fast the worry grows above that, with 4, 5 and 6 players: the fewer there are, the more of the
# repairs each of them has to carry, and the larger is a Federalist's part of the turns.
STEEPNESS: Final[tuple[float, ...]] = (0.8, 0.15, 0.09)
READY: Final = 1.6  # an emergency action that lies faceup
SPENT: Final = 0.2  # and facedown: somebody may turn it up again
FEDERALIST_START: Final = 20  # capital from which on a Federalist wants threat
ENOUGH: Final = 4  # capital over the mark after which a Federalist has nothing to gain by more
TOO_MUCH: Final = 0.25  # what each further one still counts
IDLE: Final = 0.3  # threat that an android costs where it makes nothing: later demands need it


KEPT_CITIES: Final = 4096  # trials meet the same cities again and again
LAST: Final = 1 << 9  # the district after which only the Root comes


class Outlook:
    """What everybody can see coming: computed once for a state, used for every seat."""

    __slots__ = ("demand", "events", "final", "made", "threat", "unrest_after")

    def __init__(self, s: NewAngelesState) -> None:
        self.made, self.unrest_after, self.events, self.demand = coming(s)
        self.threat = float(s.threat)
        self.final = self.threat + self.events + self.demand


Coming: TypeAlias = tuple[list[int], tuple[int, int], float, float]
COMING: Final[dict[tuple[Any, ...], Coming]] = {}


def coming(s: NewAngelesState) -> Coming:
    """What follows from the city and the time of the game alone, kept for the cities met lately:
    supply, unrest, threat of events and of demands."""
    back = s.tables.backs[s.events[-1]] if s.events else NOBODY
    key = (
        s.tables, tuple(s.on), tuple(s.supply), s.targets, s.demand, s.scored,
        s.space, s.phase, s.event == NOBODY, len(s.track), back,
    )  # fmt: skip
    found = COMING.get(key)
    if found is None:
        if len(COMING) >= KEPT_CITIES:
            COMING.clear()
        made, unrest, outages = coming_production(s)
        events, demand = coming_events(s, unrest, outages), coming_demands(s, made)
        found = COMING[key] = (made, unrest, events, demand)
    return found


# -- production -------------------------------------------------------------------------------------


def coming_production(s: NewAngelesState) -> tuple[list[int], tuple[int, int], int]:
    """Supply before the next demand if nothing changes; unrest and outages after one production."""
    on, ends = s.on, s.tables.track_end
    made, after, outages = produced(
        s.tables, productions_left(s), on[ANDROID], on[ORGCRIME], on[HUMAN_FIRST],
        on[DEVELOPMENT], on[PROTEST], on[STRIKE], on[OUTAGE],
    )  # fmt: skip
    supply = [min(a + b, end) for a, b, end in zip(s.supply, made, ends, strict=True)]
    return supply, after, outages


@lru_cache(KEPT_CITIES)
def produced(
    t: Tables, times: int, android: int, crime: int, rebels: int,
    developed: int, protest: int, strike: int, outage: int,
) -> tuple[list[int], tuple[int, int], int]:  # fmt: skip
    """What a city makes in so many productions; unrest and outages after the first of them."""
    made = [0] * RESOURCES
    primary, secondary = t.primary, t.secondary
    androids = MEMBERS[android]
    after = (protest, strike)
    outages = outage
    for number in range(times):
        for district in androids:
            bit = 1 << district
            if not (strike | outage) & bit:
                if not crime & bit:
                    resource, amount = primary[district]
                    made[resource] += amount + 1 if developed & bit else amount
                resource, amount = secondary[district]
                if amount:
                    made[resource] += amount
            if rebels & bit:
                if (protest | strike | outage) & bit:
                    protest &= ~bit
                    strike &= ~bit
                    outage |= bit
                else:
                    strike |= bit
            elif protest & bit:
                protest ^= bit
                strike |= bit
            elif not (strike | outage) & bit:
                protest |= bit
        if number == 0:
            after, outages = (protest, strike), outage
    return made, after, outages


# -- events -----------------------------------------------------------------------------------------


def events_left(s: NewAngelesState) -> int:
    """Events still to be drawn in the game."""
    left = s.tables.rounds_from[s.space]
    if s.phase == DEMAND or (s.phase == EVENT and s.event == NOBODY):
        left -= not s.tables.spaces[s.space]
    return max(left, 0)


def event_families(s: NewAngelesState, unrest: tuple[int, int], outages: int) -> list[float]:
    """The threat an event of each family would add on average to this city."""
    on, t = s.on, s.tables
    full = 0.0  # placements that find no room end in the Root now and then
    for piece in (HUMAN_FIRST, ORGCRIME, OUTAGE, ILLNESS):
        if on[piece] & LAST:
            full += 0.25
    return threats(t, on[HUMAN_FIRST], on[ORGCRIME], outages, unrest[0], unrest[1], full)


@lru_cache(KEPT_CITIES)
def threats(
    t: Tables, rebels: int, crime: int, outages: int, protest: int, strike: int, full: float
) -> list[float]:
    """The same for the city with these pieces; the list is shared, do not change it."""
    second, third = t.tier_set[2], t.tier_set[3]
    rioting = (
        2.0 * (rebels & third).bit_count()
        + (4.0 if rebels & third else 0.0)
        + (2.0 if rebels & second else 0.0)
        + rebels.bit_count()
    )
    gangs = (
        (4.0 if crime & third else 0.0)
        + (3.0 if crime & second else 2.0 if crime & LAST else 0.0)
        + 2.0 * crime.bit_count()
        + (2.0 if crime & LAST else 0.0)
    )
    dark = (
        2.0 * outages.bit_count()
        + (5.0 if outages.bit_count() >= 3 else 0.0)
        + (5.0 if outages & third else 3.0 if outages & second else 0.0)
    )
    angry = (protest | strike).bit_count()
    strikes = strike.bit_count()
    anger = angry + strikes + (4.0 if strikes >= 3 else 0.0) + (4.0 if angry >= 6 else 0.0)
    return [part / 4.0 + full for part in (rioting, gangs, dark, anger)]


def coming_events(s: NewAngelesState, unrest: tuple[int, int], outages: int) -> float:
    """Threat from the next event (its back is known) and the later ones."""
    left = events_left(s)
    if not left:
        return 0.0
    families = event_families(s, unrest, outages)
    top = families[s.tables.backs[s.events[-1]]]
    average = sum(families, 0.0) / 4.0
    return top + (left - 1) * (0.5 * average + 1.0) * EVENT_GROWTH


# -- demand -----------------------------------------------------------------------------------------


def shortage(supply: list[int], targets: tuple[int, ...]) -> int:
    """How much is missing of all resources together."""
    return sum([max(need - there, 0) for need, there in zip(targets, supply, strict=True)])


def coming_demands(s: NewAngelesState, made: list[int]) -> float:
    """Threat that the next demand and the unknown ones after it will probably add."""
    later = s.tables.demands_after[s.space]
    if s.phase == DEMAND:
        if s.scored:  # the present one is still to be paid
            present = s.tables.fail_threat[s.demand] if shortage(s.supply, s.targets) else 0
            return present + later * UNKNOWN_DEMAND
        return later * UNKNOWN_DEMAND
    missing = shortage(made, s.targets)
    idle = (s.on[ANDROID] & (s.on[STRIKE] | s.on[OUTAGE])).bit_count()
    turns = len(s.track) + (4 if productions_left(s) > 1 else 0)
    if missing:
        chance = (1.0 - 0.32 / missing) ** turns  # nobody repairs it in any of these turns
    else:
        chance = 1.0 - 0.965**turns
    unknown = max(later - 1, 0) * UNKNOWN_DEMAND
    useless = IDLE * idle if missing or later > 1 else 0.0
    return s.tables.fail_threat[s.demand] * chance + unknown + useless


# -- players ----------------------------------------------------------------------------------------


def claim_value(s: NewAngelesState, asset: int, seat: int) -> float:
    """What winning a revealed asset is worth (NA-V.3, NA-V.4)."""
    card = s.tables.assets[asset]
    if card.window == CLAIMED:
        share = 1.0 if card.id == "gurren_imaishi" else max(asset_share(s), 0.4)
        return card.value * share
    return asset_value(s, asset, seat) + 0.2 * card.value * asset_share(s)


def threat_cost(s: NewAngelesState, final: float) -> float:
    """What a projected threat costs everybody who needs the city, in capital."""
    over = final - SAFE_THREAT
    if over <= 0.0:
        return 0.05 * final
    return 0.05 * final + 0.15 * over + STEEPNESS[s.seats - 4] * over * over


def contract_outlook(s: NewAngelesState, seat: int) -> float:
    """Work for the own contract lying in the city: some of it will be paid."""
    corporation = s.corporation[seat]
    on = s.on
    if corporation == 1:
        return 0.35 * on[ILLNESS].bit_count()
    if corporation == 3:
        return 0.35 * on[OUTAGE].bit_count()
    if corporation == 5:
        return 0.14 * (on[HUMAN_FIRST].bit_count() + on[ORGCRIME].bit_count())
    if corporation == 2:
        return 0.12 * (on[PROTEST].bit_count() + 2 * on[STRIKE].bit_count())
    return 0.0


def investment_outlook(s: NewAngelesState, seat: int, look: Outlook) -> float:
    """What the own investment will probably score."""
    card = s.invested[seat]
    if card == NOBODY or s.scored:
        return 0.0
    return 0.8 * investment_score(s, seat, card, look)


def investment_score(s: NewAngelesState, seat: int, card: int, look: Outlook) -> float:
    """The score of an investment in the city as it will probably be."""
    kept_supply, kept_on = s.supply, s.on
    s.supply = look.made
    s.on = [*kept_on[:PROTEST], look.unrest_after[0], look.unrest_after[1]]
    try:
        return float(program_score(s, s.tables.investment_program[card], seat))
    finally:
        s.supply, s.on = kept_supply, kept_on


# -- everything together -------------------------------------------------------------------------------


def seat_terms(s: NewAngelesState, seat: int, look: Outlook) -> dict[str, float]:
    """How good the table is for a seat: named terms in capital."""
    names = ("capital", "assets", "cards", "investment", "outlook", "rival", "threat", "demand")
    return dict(zip(names, seat_parts(s, seat, look), strict=True))


def seat_value(s: NewAngelesState, seat: int, look: Outlook, worry: float = 1.0) -> float:
    """How good the table is for a seat; ``worry`` is how much it weighs threats to the city.

    Who worries less about the city also likes its fall more, if it is to gain by that.
    """
    parts = seat_parts(s, seat, look)
    total = sum(parts, 0.0)
    if worry == 1.0:
        return total
    trouble = parts[6] + parts[7]
    return total + (worry - 1.0) * (trouble if trouble < 0.0 else -trouble)


def seat_parts(
    s: NewAngelesState, seat: int, look: Outlook
) -> tuple[float, float, float, float, float, float, float, float]:
    """Own capital, assets, cards, investment, contract, rival, threat, demand."""
    capital = float(s.capital[seat])
    needs_city = s.rivals[seat] != FEDERALIST
    fallen = s.outcome is not None and s.outcome.reason == "city-fell" and needs_city
    if s.outcome is not None and not fallen:
        won = WON if seat in s.outcome.winners else -WON
        return (capital, 0.0, 0.0, 0.0, won, 0.0, 0.0, 0.0)
    assets = sum([asset_value(s, asset, seat) for asset in s.owned[seat]], 0.0)
    cards = cards_value(len(s.hands[seat]))
    if seat in s.emergency:
        for corporation, holder in enumerate(s.emergency):
            if holder == seat:
                cards += READY if s.faceup >> corporation & 1 else SPENT
    theirs = 0.0
    rival = rival_of(s, seat)
    if rival != NOBODY:
        theirs = s.capital[rival] + contract_outlook(s, rival)
        for asset in s.owned[rival]:
            theirs += asset_value(s, asset, rival)
        theirs *= -RIVAL_WEIGHT
    certain = look.threat + look.events
    if needs_city:
        late = 1.25 if s.space >= 6 else 1.0  # the last two rounds decide
        threat = -late * threat_cost(s, certain)
        demand = -threat - late * threat_cost(s, look.final)
        if fallen:  # worse than the same table with the city just standing, however bad that is
            threat -= WON
    else:
        eager = eagerness(s, seat)
        spare = capital - s.tables.federalist_capital - ENOUGH
        if spare > 0.0:
            capital -= (1.0 - TOO_MUCH) * spare
        threat, demand = eager * min(certain, 26.0), eager * look.demand
    investment = investment_outlook(s, seat, look)
    return (capital, assets, cards, investment, contract_outlook(s, seat), theirs, threat, demand)


def eagerness(s: NewAngelesState, seat: int) -> float:
    """How much a Federalist likes a point of threat: not before the own capital is near the mark,
    and not openly before the game is half over (NA-V.5)."""
    if s.capital[seat] < FEDERALIST_START:
        return -0.25
    ready = min(1.0, (s.capital[seat] - FEDERALIST_START) / 6.0)
    number = s.standard_round()
    return ready * (0.1 if number <= 2 else 0.35 if number <= 4 else 0.9)


def cards_value(count: int) -> float:
    """Hand cards are votes; more than the hand size are worth little."""
    return 0.55 * count if count <= 5 else 2.75 + 0.2 * (count - 5)


# -- chances --------------------------------------------------------------------------------------------


# The numbers below were fitted by logistic regression, and rounded, to 240 games of four `normal` bots
# at the start of every turn and phase. In 260 other games, of bots that paid more for votes, the
# error of the chances (Brier score) fell by them from 0.25 to 0.20 for the fall of the city and from
# 0.204 to 0.194 for beating the rival in a city that stands.


def fall_chance(s: NewAngelesState, look: Outlook) -> float:
    """The chance that threat reaches its end before the third demand is over."""
    left = events_left(s)
    grown = look.threat + 1.2 * look.events + look.demand + 0.9 * left
    return logistic((grown - s.tables.threat_end + 0.4) / (1.4 + 0.6 * left))


def lead_over(s: NewAngelesState, seat: int, rival: int, look: Outlook) -> float:
    """How far a seat is ahead of another at the end, if both go on alike, in capital."""
    found = float(s.capital[seat] - s.capital[rival])
    found += 0.36 * (contract_outlook(s, seat) - contract_outlook(s, rival))
    for asset in s.owned[seat]:
        found += 0.5 * asset_value(s, asset, seat)
    for asset in s.owned[rival]:
        found -= 0.5 * asset_value(s, asset, rival)
    if not s.scored:  # everybody's investment is worth about 4
        found += 1.3 * investment_outlook(s, seat, look) - 4.2
    return found


def win_chances(s: NewAngelesState) -> list[float]:
    """Every seat's chance to win, from the table alone."""
    if s.outcome is not None:
        return [1.0 if seat in s.outcome.winners else 0.0 for seat in range(s.seats)]
    if s.phase == SETUP:
        return [0.4] * s.seats
    look = Outlook(s)
    falls = fall_chance(s, look)
    turns = turns_left(s)
    found = []
    for seat in range(s.seats):
        if s.rivals[seat] == FEDERALIST:
            short = s.tables.federalist_capital - s.capital[seat] - 0.7 * turns
            found.append(falls * logistic(-short / 1.5))
        elif turns == 0 and s.scored:
            found.append((1.0 - falls) * float(beats_rival(s, seat)))
        else:
            lead = lead_over(s, seat, rival_of(s, seat), look)
            found.append((1.0 - falls) * logistic((lead + 0.4) / (1.4 + 0.56 * turns)))
    return found
