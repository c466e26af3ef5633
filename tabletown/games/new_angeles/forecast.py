"""What an attentive player works out from the table: production, demand, events, paths, income.

Everything comes from what the seat knows; nothing here is a promise. Shapes (section 24):

``production``  the android districts in order: what each makes now and its state afterwards
``supply``      by resource: now, after this round, before the demand, target, enough
``demand``      rounds of production before it, whether it is met then, the threat if not
``event``       the back of the next event and the threat each possible card would add now
``paths``       piece and district: where a piece placed there would go; ``root`` is 2 threat
``offers``      for the offers on the table: capital each seat's contract could gain at most, and
                ``tries``: the first choice laid out on the map, with what each place would bring
``deal``        who wins if nothing more is added, and how many cards would turn it
``me``          own rival, investment and result if the game ended now
"""

from __future__ import annotations

from typing import Any

from tabletown.core.state import GameEnds
from tabletown.core.steps import Step
from tabletown.games.new_angeles.effects import city_effects as effects
from tabletown.games.new_angeles.effects.base import Effect
from tabletown.games.new_angeles.effects.control_effects import Choose, If, Price
from tabletown.games.new_angeles.effects.numbers import demand_met
from tabletown.games.new_angeles.rules.city import exploit, place, produced_by
from tabletown.games.new_angeles.rules.ending import beats_rival
from tabletown.games.new_angeles.rules.resolution import ILLNESS_THREAT, RESOLVE_OFFER
from tabletown.games.new_angeles.schema import PIECES, RESOURCES
from tabletown.games.new_angeles.state import (
    DEMAND,
    EVENT,
    NO_CARD,
    SETUP,
    STAGES,
    TOUCHED,
    NewAngelesState,
)
from tabletown.games.new_angeles.state.layout import (
    ANDROID,
    COUNTER,
    DISTRICTS,
    FEDERALIST,
    ILLNESS,
    MAIN,
    MEMBERS,
    NOBODY,
    OUTAGE,
    PRISEC,
    PROTEST,
    ROOT,
    STRIKE,
)
from tabletown.games.new_angeles.state.layout import RESOURCES as RESOURCE_COUNT

WALKERS = (0, 1, OUTAGE, ILLNESS)  # pieces that move on when there is no room


def forecast(s: NewAngelesState, seat: int | None) -> dict[str, Any]:
    if s.phase == SETUP:
        return {"paths": paths(s)}
    found = {
        "production": production(s),
        **coming_supply(s),
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


def ghost(s: NewAngelesState) -> NewAngelesState:
    """A copy without assets, on which things can be tried out."""
    copy = s.clone()
    copy.log = None
    copy.in_play = 0
    copy.touched = NO_CARD
    copy.tables = s.tables
    return copy


def production(s: NewAngelesState) -> list[dict[str, Any]]:
    """Every android district as the next production phase would find it."""
    copy = ghost(s)
    found = []
    for district in MEMBERS[s.on[ANDROID]]:
        made = [[RESOURCES[r], amount] for r, amount in produced_by(copy, district)]
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


def productions_left(s: NewAngelesState) -> int:
    """Production phases still to come before the next demand round."""
    if s.phase == DEMAND:
        return 0
    left = 0
    for space in range(s.space, len(s.tables.spaces)):
        if s.tables.spaces[space]:
            break
        left += 1
    return left - 1 if s.phase == EVENT else left


def coming_supply(s: NewAngelesState) -> dict[str, Any]:
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
    return {
        "supply": [
            {
                "resource": RESOURCES[r],
                "now": s.supply[r],
                "after_round": after_round[r],
                "before_demand": copy.supply[r],
                "target": s.targets[r],
                "enough": copy.supply[r] >= s.targets[r],
            }
            for r in range(RESOURCE_COUNT)
        ],
        "demand": {
            "productions_left": left,
            "met": demand_met(copy),
            "fail_threat": s.tables.fail_threat[s.demand],
            "falls_city": not demand_met(copy)
            and s.threat + s.tables.fail_threat[s.demand] >= s.tables.threat_end,
        },
    }


# -- the coming event (NA-U.3) --------------------------------------------------------------------------


def coming_event(s: NewAngelesState, seat: int | None) -> dict[str, Any]:
    """The family on the back of the top event and what its cards would do now."""
    top = s.events[-1]
    back = s.tables.backs[top]
    everybody = (1 << s.seats) - 1

    def known(event: int) -> bool:
        knowers = s.event_known[event]
        return knowers == everybody or (seat is not None and bool(knowers >> seat & 1))

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
        "threat": [[s.tables.events[e], by] for e, by in zip(candidates, added, strict=True)],
        "worst": max(added, default=0),
    }


def event_threat(s: NewAngelesState, event: int) -> int:
    """Threat that an event would add if it came now, top half and placements (not capped)."""
    return after_event(s, event).risen


def after_event(s: NewAngelesState, event: int) -> NewAngelesState:
    """The city as an event would leave it if it came now; ``risen`` counts the threat."""
    copy = ghost(s)
    copy.risen = 0
    copy.threat = -100  # so that the city does not fall while we count
    copy.you = copy.active
    copy.stack = []
    run_effects(copy, copy.tables.event_program[event])
    for piece, district in copy.tables.placements[event]:
        place(copy, piece, district)
    return copy


def run_effects(copy: NewAngelesState, program: int) -> None:
    """Carry out a program that asks nothing."""
    copy.stack.append(copy.tables.resolve[program][0])
    while copy.stack:
        copy.stack.pop().run(copy)


# -- paths (NA-U.4) ---------------------------------------------------------------------------------------


def paths(s: NewAngelesState) -> dict[str, dict[str, list[str]]]:
    """Where a piece placed in a full district walks to; districts with room are left out."""
    found: dict[str, dict[str, list[str]]] = {}
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


def offers(s: NewAngelesState) -> list[dict[str, Any]]:
    """Contract capital that each card on the table could bring to each seat, at most."""
    on_table = []
    if s.main != NOBODY:
        on_table.append((s.main, s.active, MAIN))
    if s.box:
        on_table.append((s.counteroffer(), s.countering(), COUNTER))
    return [
        {
            "card": s.tables.cards[card],
            "seat": seat,
            "income": contract_income(s, card),
            "illness_safe": s.tables.illness_safe[card],
            "tries": tries(s, card, which) if s.winner == NOBODY else [],
        }
        for card, seat, which in on_table
    ]


class Settled(Step[NewAngelesState]):
    """The tried card has been carried out."""

    rule = ""

    def run(self, s: NewAngelesState) -> None:
        raise GameEnds


def is_open(s: NewAngelesState, program: int) -> bool:
    """Whether a program works on the city alone, so that trying it tells nothing hidden."""
    for effect in s.tables.programs[program]:
        if isinstance(effect, Price):
            parts = [effect.pay, effect.gain]
        elif isinstance(effect, If):
            parts = [effect.then, effect.otherwise]
        elif type(effect).__module__ == effects.__name__:
            continue
        else:
            return False
        if not all(is_open(s, part) for part in parts):
            return False
    return True


def tries(s: NewAngelesState, card: int, winner: int) -> list[dict[str, Any]]:
    """If this offer won and its first choice fell on a place: threat and capital by seat (NA-U.6)."""
    if not is_open(s, s.tables.card_program[card]):
        return []
    copy = ghost(s)
    copy.winner = winner
    copy.stack = [Settled(), RESOLVE_OFFER]
    copy.advance()
    if copy.asked < 0:  # nothing to choose
        return [tried(s, copy, "")] if copy.capital != s.capital or copy.threat != s.threat else []
    districts = set(s.tables.districts)
    found = []
    for action in copy.options():
        place = next((word for word in reversed(action.text.split()) if word in districts), None)
        if place is not None:
            after = copy.clone()
            after.log = None
            after.apply(action)
            found.append(tried(s, after, place))
    return found


def tried(s: NewAngelesState, after: NewAngelesState, place: str) -> dict[str, Any]:
    pending = after.asked >= 0 and after.touched == TOUCHED and not after.safe  # NA-3.9
    return {
        "district": place,
        "threat": after.threat - s.threat + (ILLNESS_THREAT if pending else 0),
        "capital": [then - now for then, now in zip(after.capital, s.capital, strict=True)],
    }


def contract_income(s: NewAngelesState, card: int) -> list[int]:
    """By seat: the most its contract can gain from a card in the present city."""
    income = [0] * s.seats
    for contracts, times in payments(s, s.tables.programs[s.tables.card_program[card]]):
        for corporation, capital in contracts:
            seat = s.seat_of[corporation]
            if seat != NOBODY:
                income[seat] += capital * times
    return income


def payments(s: NewAngelesState, program: list[Effect]) -> list[tuple[list[tuple[int, int]], int]]:
    """Contracts that the steps of a program can fulfil, and how often."""
    found: list[tuple[list[tuple[int, int]], int]] = []
    for effect in program:
        if isinstance(effect, effects.Remove):
            present = sum([s.on[piece].bit_count() for piece in effect.pieces])
            found.append((s.tables.pays_removal[effect.pieces[0]], min(effect.most, present)))
        elif isinstance(effect, effects.RemoveAll):
            most = max(
                [sum([s.has(piece, d) for piece in effect.pieces]) for d in range(DISTRICTS)]
            )
            found.append((s.tables.pays_removal[effect.pieces[0]], most))
        elif isinstance(effect, effects.MoveAndroid):
            found.append((s.tables.pays_androids, 1))
        elif isinstance(effect, effects.Spread):
            stages = s.on[PROTEST].bit_count() + 2 * s.on[STRIKE].bit_count()
            found.append((s.tables.pays_unrest, min(effect.most, stages)))
        elif isinstance(effect, effects.Unrest) and effect.by < 0:
            found.append((s.tables.pays_unrest, most_lowered(s, -effect.by, effect.where.most)))
        elif isinstance(effect, Choose):
            for part in effect.parts:
                found.extend(payments(s, s.tables.programs[part]))
        elif isinstance(effect, Price):
            found.extend(payments(s, s.tables.programs[effect.pay]))
            found.extend(payments(s, s.tables.programs[effect.gain]))
    return found


def most_lowered(s: NewAngelesState, stages: int, districts: int) -> int:
    """Stages that can be lowered in so many districts."""
    possible = [min(stages, 2)] * s.on[STRIKE].bit_count()
    possible += [min(stages, 1)] * s.on[PROTEST].bit_count()
    return sum(sorted(possible, reverse=True)[:districts])


def standing(s: NewAngelesState) -> dict[str, Any]:
    """The deal as it stands (NA-U.7)."""
    main, counter = len(s.support_main), len(s.support_counter)
    leads = bool(s.box) and counter > main
    return {
        "leading": "counter" if leads else "main",
        "leader": s.countering() if leads else s.active,
        "to_turn": counter - main if leads else main - counter + 1 if s.box else None,
    }


# -- the own drawer (NA-U.10, NA-U.11) -----------------------------------------------------------------------


def own_outlook(s: NewAngelesState, seat: int) -> dict[str, Any]:
    rival = s.rivals[seat]
    other = s.seat_of[rival] if 0 <= rival < FEDERALIST else NOBODY
    return {
        "federalist": rival == FEDERALIST,
        "rival": None if other in (NOBODY, seat) else other,
        "ahead_of_rival": None if other in (NOBODY, seat) else s.capital[seat] - s.capital[other],
        "poorer_players": sum([s.capital[seat] > capital for capital in s.capital]),
        "wins_if_city_stands": beats_rival(s, seat),
        "wins_if_city_falls": rival == FEDERALIST
        and s.capital[seat] >= s.tables.federalist_capital,
        "investment": investment_value(s, seat),
    }


def investment_value(s: NewAngelesState, seat: int) -> int:
    """What the own investment would score now."""
    card = s.invested[seat]
    if card == NOBODY:
        return 0
    copy = ghost(s)
    copy.you = seat
    copy.stack = []
    before = copy.capital[seat]
    run_effects(copy, copy.tables.investment_program[card])
    return copy.capital[seat] - before
