"""What the verbs tell forecasts and bots by: copies to try things out, and the worth of things."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tabletown.games.new_angeles.rules.city import place
from tabletown.games.new_angeles.rules.turns import EndOfTurn, StartEndOfTurn
from tabletown.games.new_angeles.state import ACTION, DEMAND, EVENT, NO_CARD, NewAngelesState
from tabletown.games.new_angeles.state.layout import (
    ANDROID,
    CLAIMED,
    END_OF_TURN,
    FEDERALIST,
    HUMAN_FIRST,
    ILLNESS,
    NOBODY,
    ORGCRIME,
    OUTAGE,
    PROTEST,
    STRIKE,
)

RIVAL_WEIGHT: Final = 0.75  # what the rival's capital counts against the own
OWN_TYPE: Final = (2, 1, 3, 0, -1, 4)  # the type of card that pays each corporation
USUAL_TURNS: Final = 3  # own turns left in the middle of the game, for which assets are valued
TURN_ENDS: Final = (StartEndOfTurn, EndOfTurn)

# -- trying things out --------------------------------------------------------------------------


def ghost(s: NewAngelesState) -> NewAngelesState:
    """A copy without assets, on which things can be tried out."""
    copy = s.clone()
    copy.in_play = 0
    copy.touched = NO_CARD
    return copy


def event_threat(s: NewAngelesState, event: int) -> int:
    """Threat that an event would add if it came now, top half and placements (not capped)."""
    return after_event(s, event).risen


def after_event(s: NewAngelesState, event: int) -> NewAngelesState:
    """The city as an event would leave it if it came now; ``risen`` counts the threat."""
    copy = ghost(s)
    copy.risen = 0
    copy.threat = -100  # so that the city does not fall while we count
    copy.you = copy.active
    copy.stack = [copy.tables.resolve[copy.tables.event_program[event]][0]]
    while copy.stack:
        copy.stack.pop().run(copy)
    for piece, district in copy.tables.placements[event]:
        place(copy, piece, district)
    return copy


# -- time ---------------------------------------------------------------------------------------


def productions_left(s: NewAngelesState) -> int:
    """Production phases before the next demand."""
    if s.phase == DEMAND:
        return 0
    left = s.tables.rounds_to_demand[s.space]
    return left - 1 if s.phase == EVENT else left


def turns_of(s: NewAngelesState, seat: int) -> int:
    """Own turns that will probably still end, the present one included."""
    turns, away = turns_left(s), (seat - s.active) % s.seats
    if s.phase == ACTION:
        for step in s.stack:
            if isinstance(step, TURN_ENDS):
                turns += 1
                break
    return max(0, (turns - away + s.seats - 1) // s.seats)


def turns_left(s: NewAngelesState) -> int:
    """Turns that will probably still be taken."""
    return len(s.track) + 4 * s.tables.rounds_from[s.space + 1]


# -- players and their cards --------------------------------------------------------------------


def rival_of(s: NewAngelesState, seat: int) -> int:
    """The seat to beat: the rival, or with the own card the player who is just behind the mark."""
    card = s.rivals[seat]
    if card in (FEDERALIST, NOBODY):
        return NOBODY
    other = s.seat_of[card]
    if other != seat:
        return other
    needed = 2 if s.seats == 4 else 3
    others = sorted([(s.capital[i], i) for i in range(s.seats) if i != seat])
    return others[needed - 1][1]


def fear_of_threat(s: NewAngelesState, seat: int) -> float:
    """1 for everybody but a Federalist who is ready for threat: -1."""
    if s.rivals[seat] == FEDERALIST and s.capital[seat] >= 20:
        return -1.0
    return 1.0


def asset_share(s: NewAngelesState) -> float:
    """What an asset is still worth at this time of the game (NA-V.3)."""
    number = s.standard_round()
    if s.phase == DEMAND and s.last_demand():
        return 0.0
    return 0.25 if number >= 6 else 0.5 if number == 5 else 1.0


OWN_OFFERS: Final = ("the_fall_guy", "monica_singh")  # they need an own main offer
FROM_THE_RICHER: Final = ("lily_lockwell",)


def asset_value(s: NewAngelesState, asset: int, seat: int) -> float:
    """What an owned asset is worth to its owner (NA-V.3)."""
    card = s.tables.assets[asset]
    if card.window == CLAIMED and not card.hand_size:
        return 0.0  # its text works on claiming only
    value = card.value * asset_share(s)
    if card.window == END_OF_TURN or card.id in OWN_OFFERS:
        # It is used once a turn: what counts is how many are to come.
        value = min(value, card.value * turns_of(s, seat) / USUAL_TURNS)
    elif card.id in FROM_THE_RICHER:
        richer = sum([capital > s.capital[seat] for capital in s.capital])
        value *= 0.4 + 1.2 * richer / (s.seats - 1)
    return 0.6 * value


def wealth(s: NewAngelesState, seat: int) -> float:
    """Capital, and what will bring more of it."""
    return s.capital[seat] + sum([asset_value(s, asset, seat) for asset in s.owned[seat]], 0.0)


def asset_promise(s: NewAngelesState, seat: int, asset: int) -> float:
    """How good it looks to take an asset from its owner."""
    owner = s.owner_of(asset)
    value = s.tables.assets[asset].value
    if owner == seat:
        return -value
    return value * (1.5 if owner == rival_of(s, seat) else 1.0)


def chosen_promise(s: NewAngelesState, seat: int, other: int, favour: int) -> float:
    """How good it looks to choose a player for something good, bad, or neither."""
    rival = rival_of(s, seat)
    if favour > 0:
        if other == seat:
            return 5.0
        return -4.0 if other == rival else 1.0 - 0.05 * wealth(s, other)
    if favour < 0:
        if other == seat:
            return -5.0
        return 4.0 if other == rival else 0.05 * wealth(s, other)
    if other == rival:
        return 2.0
    return 0.2 * len(s.hands[other]) - (5.0 if other == seat else 0.0)


def keep_value(s: NewAngelesState, seat: int, card: int) -> float:
    """What an action card is worth in the own hand."""
    type = s.tables.type_of[card]
    own = OWN_TYPE[s.corporation[seat]]
    score = 1.0 if type == own else 0.45
    if own < 0:
        score = 0.6
    rival = rival_of(s, seat)
    if rival != NOBODY and type == OWN_TYPE[s.corporation[rival]]:
        score -= 0.25
    return score


# -- the deal -----------------------------------------------------------------------------------


def main_wins(s: NewAngelesState, shift: float) -> float:
    """The chance that the main offer wins, with so many more cards beside it."""
    if not s.box:
        return 1.0
    lead = len(s.support_main) - len(s.support_counter) + 0.5 + shift
    open_cards = sum([min(len(s.hands[seat]), 3) for seat in still_to_support(s)])
    return logistic(1.8 * lead / (0.8 + 0.7 * sqrt(open_cards)))


def still_to_support(s: NewAngelesState) -> list[int]:
    """Supporting players after the one who decides now."""
    return s.supporters_from(s.left_of(s.asked if s.asked >= 0 else s.active))


def logistic(x: float) -> float:
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


# -- districts ----------------------------------------------------------------------------------


def district_worth(s: NewAngelesState, district: int) -> float:
    """What an android makes in a district, against what is missing."""
    bit = 1 << district
    on = s.on
    if (on[STRIKE] | on[OUTAGE]) & bit:
        return -0.5
    found = 0.0
    if not on[ORGCRIME] & bit:
        resource, amount = s.tables.primary[district]
        found += amount * (1.0 if s.supply[resource] < s.targets[resource] else 0.2)
    resource, amount = s.tables.secondary[district]
    if amount:
        found += amount * (1.0 if s.supply[resource] < s.targets[resource] else 0.2)
    if on[HUMAN_FIRST] & bit:
        found -= 0.8
    if on[PROTEST] & bit:
        found -= 0.2
    return found


def harmed_by_illness(s: NewAngelesState, district: int) -> bool:
    """Whether threat rises if the card that is resolved touches the district (NA-3.5, NA-3.7)."""
    return s.has(ILLNESS, district) and not s.safe


def lowering_promise(s: NewAngelesState, district: int) -> float:
    """How good lowering unrest in a district looks."""
    score = 1.0 if s.has(STRIKE, district) else 0.6 if s.has(PROTEST, district) else -0.6
    if s.has(ANDROID, district):
        score += 0.5
    if harmed_by_illness(s, district):
        score -= 1.3
    return score
