"""What an attentive player works out from the table: production, demand, events, paths, income.

Everything comes from what the seat knows; nothing here is a promise (section 24).
"""

from __future__ import annotations

from typing import Required, TypedDict

from tabletown.core.state import GameEnds
from tabletown.core.steps import Step
from tabletown.games.new_angeles.effects.base import program_payments, program_score
from tabletown.games.new_angeles.effects.numbers import demand_met
from tabletown.games.new_angeles.effects.worth import event_threat, ghost, productions_left
from tabletown.games.new_angeles.rules.city import exploit, produced_by
from tabletown.games.new_angeles.rules.ending import beats_rival, gains_by_fall
from tabletown.games.new_angeles.rules.resolution import ILLNESS_THREAT, ResolveOffer
from tabletown.games.new_angeles.schema import PIECES, RESOURCES
from tabletown.games.new_angeles.state import SETUP, STAGES, TOUCHED, NewAngelesState
from tabletown.games.new_angeles.state.layout import (
    ANDROID,
    COUNTER,
    DISTRICTS,
    FEDERALIST,
    ILLNESS,
    MAIN,
    MEMBERS,
    NOBODY,
    OFFER_WORDS,
    OUTAGE,
    PRISEC,
    ROOT,
)
from tabletown.games.new_angeles.state.layout import RESOURCES as RESOURCE_COUNT

WALKERS = (0, 1, OUTAGE, ILLNESS)  # pieces that move on when there is no room


class ProductionForecast(TypedDict):
    """What an android district makes in the next production phase, and its state afterwards."""

    district: str
    makes: list[tuple[str, int]]
    unrest: str
    outage: bool


class SupplyForecast(TypedDict):
    resource: str
    now: int
    after_round: int
    before_demand: int
    target: int
    enough: bool


class DemandForecast(TypedDict):
    """Production phases before the demand, whether it is met then, the threat if not."""

    productions_left: int
    met: bool
    fail_threat: int
    falls_city: bool


class EventForecast(TypedDict):
    """The back of the next event, and the threat that each possible card would add now."""

    back: str
    known: bool
    threat: list[tuple[str, int]]
    worst: int


class TriedChoice(TypedDict):
    """An offer's first choice on one place (empty: nothing to choose): threat, and capital by seat."""

    district: str
    threat: int
    capital: list[int]


class OfferForecast(TypedDict):
    """An offer on the table: capital that each seat's contract could gain at most, and its choices."""

    card: str
    seat: int
    income: list[int]
    illness_safe: bool
    tries: list[TriedChoice]


class DealForecast(TypedDict):
    """Who wins if nothing more is added, and how many cards would turn it."""

    leading: str
    leader: int
    to_turn: int | None


class OwnForecast(TypedDict):
    """The own rival and investment, and the result if the game ended now."""

    federalist: bool
    rival: int | None
    ahead_of_rival: int | None
    poorer_players: int
    wins_if_city_stands: bool
    wins_if_city_falls: bool
    investment: int


# By piece and district: where a piece placed there would go; ``root`` is 2 threat.
Paths = dict[str, dict[str, list[str]]]


class NewAngelesForecast(TypedDict, total=False):
    """Before the set-up is over there are only paths; a spectator has no ``me``."""

    paths: Required[Paths]
    production: list[ProductionForecast]
    supply: list[SupplyForecast]
    demand: DemandForecast
    event: EventForecast
    offers: list[OfferForecast]
    deal: DealForecast
    me: OwnForecast


def forecast(s: NewAngelesState, seat: int | None) -> NewAngelesForecast:
    if s.phase == SETUP:
        return {"paths": paths(s)}
    supply, demand = coming_supply(s)
    found: NewAngelesForecast = {
        "production": production(s),
        "supply": supply,
        "demand": demand,
        "event": coming_event(s, seat),
        "paths": paths(s),
        "offers": offers(s),
    }
    if s.dealing and s.main_played:
        found["deal"] = standing(s)
    if seat is not None:
        found["me"] = own_outlook(s, seat)
    return found


# -- production and demand (NA-U.1, NA-U.2) -----------------------------------------------------------


def production(s: NewAngelesState) -> list[ProductionForecast]:
    """Every android district as the next production phase would find it."""
    copy = ghost(s)
    found: list[ProductionForecast] = []
    for district in MEMBERS[s.on[ANDROID]]:
        made = [(RESOURCES[r], amount) for r, amount in produced_by(copy, district)]
        try:
            exploit(copy, district)
        except GameEnds:
            break
        after = STAGES[copy.unrest_in(district)]
        found.append(
            {
                "district": s.tables.districts[district],
                "makes": made,
                "unrest": after,
                "outage": copy.has(OUTAGE, district),
            }
        )
    return found


def coming_supply(s: NewAngelesState) -> tuple[list[SupplyForecast], DemandForecast]:
    """The supply before the next demand if nothing changes, and whether it is enough."""
    copy = ghost(s)
    left = productions_left(s)
    after_round = list(s.supply)
    for number in range(left):
        try:
            for district in MEMBERS[copy.on[ANDROID]]:
                exploit(copy, district)
        except GameEnds:
            break
        if number == 0:
            after_round = list(copy.supply)
    supply: list[SupplyForecast] = [
        {
            "resource": RESOURCES[r],
            "now": s.supply[r],
            "after_round": after_round[r],
            "before_demand": copy.supply[r],
            "target": s.targets[r],
            "enough": copy.supply[r] >= s.targets[r],
        }
        for r in range(RESOURCE_COUNT)
    ]
    met, threat = demand_met(copy), s.tables.fail_threat[s.demand]
    return supply, {
        "productions_left": left,
        "met": met,
        "fail_threat": threat,
        "falls_city": not met and s.threat + threat >= s.tables.threat_end,
    }


# -- the coming event (NA-U.3) --------------------------------------------------------------------------


def coming_event(s: NewAngelesState, seat: int | None) -> EventForecast:
    """The family on the back of the top event and what its cards would do now."""
    top = s.events[-1]
    back = s.tables.backs[top]
    me = NOBODY if seat is None else seat

    def known(event: int) -> bool:
        return s.is_known_to(me, s.event_known[event])

    if known(top):
        candidates = [top]
    else:
        candidates = [
            event
            for event in range(len(s.tables.events))
            if s.tables.backs[event] == back and event != s.event and not known(event)
        ]
    added = [event_threat(s, event) for event in candidates]
    return {
        "back": s.tables.back_words[back],
        "known": known(top),
        "threat": [(s.tables.events[e], by) for e, by in zip(candidates, added, strict=True)],
        "worst": max(added, default=0),
    }


# -- paths (NA-U.4) ---------------------------------------------------------------------------------------


def paths(s: NewAngelesState) -> Paths:
    """Where a piece placed in a full district walks to; districts with room are left out."""
    found: Paths = {}
    names = [*s.tables.districts, "root"]
    for piece in WALKERS:
        full = s.on[piece] | (s.on[PRISEC] if piece < 2 else 0)
        rows: dict[str, list[str]] = {}
        for start in MEMBERS[full & ((1 << DISTRICTS) - 1)]:
            way = []
            district = start
            while district != ROOT and full >> district & 1:
                district = s.tables.next[district]
                way.append(names[district])
            rows[names[start]] = way
        found[PIECES[piece]] = rows
    return found


# -- offers on the table (NA-U.6) --------------------------------------------------------------------------


def offers(s: NewAngelesState) -> list[OfferForecast]:
    """Contract capital that each card on the table could bring to each seat, at most."""
    on_table = [(s.offer(side), side) for side in (MAIN, COUNTER) if s.offer(side) != NOBODY]
    return [
        {
            "card": s.tables.cards[card],
            "seat": s.proposer(side),
            "income": contract_income(s, card),
            "illness_safe": s.tables.illness_safe[card],
            "tries": tries(s, card, side) if s.winner == NOBODY else [],
        }
        for card, side in on_table
    ]


class Settled(Step[NewAngelesState]):
    """The tried card has been carried out."""

    def run(self, s: NewAngelesState) -> None:
        raise GameEnds


def tries(s: NewAngelesState, card: int, winner: int) -> list[TriedChoice]:
    """If this offer won and its first choice fell on a place: threat and capital by seat (NA-U.6)."""
    t = s.tables
    if not all(effect.is_open(t) for effect in t.programs[t.card_program[card]]):
        return []
    copy = ghost(s)
    copy.winner = winner
    copy.stack = [Settled(), ResolveOffer()]
    copy.advance()
    if copy.asked < 0:  # nothing to choose
        return [tried(s, copy, "")] if copy.capital != s.capital or copy.threat != s.threat else []
    districts = set(s.tables.districts)
    found = []
    for action in copy.options():
        place = next((word for word in reversed(action.text.split()) if word in districts), None)
        if place is not None:
            after = copy.clone()
            after.apply(action)
            found.append(tried(s, after, place))
    return found


def tried(s: NewAngelesState, after: NewAngelesState, place: str) -> TriedChoice:
    pending = after.asked >= 0 and after.touched == TOUCHED and not after.safe  # NA-3.9
    return {
        "district": place,
        "threat": after.threat - s.threat + (ILLNESS_THREAT if pending else 0),
        "capital": [then - now for then, now in zip(after.capital, s.capital, strict=True)],
    }


def contract_income(s: NewAngelesState, card: int) -> list[int]:
    """By seat: the most its contract can gain from a card in the present city."""
    income = [0] * s.seats
    for contracts, times in program_payments(s, s.tables.card_program[card]):
        for corporation, capital in contracts:
            seat = s.seat_of[corporation]
            if seat != NOBODY:
                income[seat] += capital * times
    return income


def standing(s: NewAngelesState) -> DealForecast:
    """The deal as it stands (NA-U.7)."""
    side = s.leading()
    return {
        "leading": OFFER_WORDS[side],
        "leader": s.proposer(side),
        "to_turn": s.missing_support(1 - side) if s.box else None,
    }


# -- the own drawer (NA-U.10, NA-U.11) -----------------------------------------------------------------------


def own_outlook(s: NewAngelesState, seat: int) -> OwnForecast:
    rival, card = s.rivals[seat], s.invested[seat]
    other = s.seat_of[rival] if 0 <= rival < FEDERALIST else NOBODY
    return {
        "federalist": rival == FEDERALIST,
        "rival": None if other in (NOBODY, seat) else other,
        "ahead_of_rival": None if other in (NOBODY, seat) else s.capital[seat] - s.capital[other],
        "poorer_players": sum([s.capital[seat] > capital for capital in s.capital]),
        "wins_if_city_stands": beats_rival(s, seat),
        "wins_if_city_falls": gains_by_fall(s, seat),
        "investment": 0
        if card == NOBODY
        else program_score(s, s.tables.investment_program[card], seat),
    }
