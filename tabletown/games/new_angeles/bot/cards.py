"""How good each option looks that is about cards: which to draw, keep, give away or put back."""

from __future__ import annotations

from typing import Any, Final

from tabletown.core.actions import Action
from tabletown.games.new_angeles.bot.hand import NOW_LATER, NOW_SOON, Hand
from tabletown.games.new_angeles.bot.outlook import (
    RIVAL_WEIGHT,
    Outlook,
    cards_value,
    investment_score,
    rival_of,
    seat_value,
)
from tabletown.games.new_angeles.bot.quick import OWN_TYPE
from tabletown.games.new_angeles.bot.tempers import Tempers
from tabletown.games.new_angeles.effects.control_effects import Choose
from tabletown.games.new_angeles.effects.player_effects import (
    DiscardActions,
    Draw,
    FlipEmergency,
)
from tabletown.games.new_angeles.forecast import after_event
from tabletown.games.new_angeles.rules.draws import GeneralLine, discards_go_to
from tabletown.games.new_angeles.rules.events import CALM
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import GENERAL, NOBODY, TYPES

ANSWERS: Final = (4, 4, 0, 3)  # by family of events: the type that cleans what it counts
CALM_EVENT: Final = 0.4  # such a card in the hand of Melange
FOREIGN_VOTE: Final = 0.1  # every vote in another hand makes the own votes cheaper

# -- drawing ----------------------------------------------------------------------------------------


def judge_deck(
    s: NewAngelesState, seat: int, options: list[Action], tempers: Tempers
) -> list[float]:
    """The deck whose cards make the best offers; Melange wants an answer to the next event."""
    step: Any = s.stack[-1]
    drawer = getattr(step, "drawer", seat)
    soon = isinstance(step, GeneralLine)  # the own deal comes next
    hand = Hand(s, seat, tempers, NOW_SOON if soon else NOW_LATER)
    wanted = ANSWERS[s.tables.backs[s.events[-1]]]
    found = []
    for action in options:
        if action.kind == "decline":
            found.append(0.0)
            continue
        type = action.args[0]
        if drawer != seat:
            found.append(hand.drawn_by(drawer, type))
            continue
        value = vote(s, seat) + hand.drawn(type)
        if OWN_TYPE[s.corporation[seat]] < 0 and type == wanted:
            value += CALM_EVENT
        found.append(value)
    return found


def judge_deck_for_support(
    s: NewAngelesState, seat: int, options: list[Action], tempers: Tempers
) -> list[float]:
    """Isabel McGuire: the votes are alike, so the deck is robbed that one would draw from last."""
    hand = Hand(s, seat, tempers)
    return [-hand.drawn(action.args[0]) for action in options]


def vote(s: NewAngelesState, seat: int) -> float:
    """What one more card is worth as a vote."""
    count = len(s.hands[seat])
    return cards_value(count + 1) - cards_value(count)


# -- giving up and taking cards ---------------------------------------------------------------------


def judge_discard(
    s: NewAngelesState, seat: int, options: list[Action], tempers: Tempers
) -> list[float]:
    """Keep the best hand; mind who picks up the price of a counteroffer (Aaron Marron)."""
    step: Any = s.stack[-1]
    hand = Hand(s, seat, tempers)
    receiver = discards_go_to(s, seat) if step.reason == "counter" else NOBODY
    found = []
    for action in options:
        card = action.args[0]
        value = -hand.lost(hand.cards.index(card, step.start), step.count - 1)
        if receiver != NOBODY:
            value += hand.elsewhere(card, receiver)
        found.append(value)
    return found


def judge_give(
    s: NewAngelesState, seat: int, options: list[Action], tempers: Tempers
) -> list[float]:
    """Bernice Mai: 1 capital for a card that is missed less, and does little harm elsewhere."""
    hand = Hand(s, seat, tempers)
    receiver = effect_asked(s).to(s)
    count = len(hand.cards)
    price = cards_value(count) - cards_value(count - 1)
    return [
        1.0
        - price
        - hand.lost(hand.cards.index(action.args[0]))
        + hand.elsewhere(action.args[0], receiver)
        - foreign_vote(s, seat, receiver)
        if action.kind == "give"
        else 0.0
        for action in options
    ]


def judge_steal(
    s: NewAngelesState, seat: int, options: list[Action], tempers: Tempers
) -> list[float]:
    """The card that is worth most in the own hand, or does most harm in the other one."""
    hand = Hand(s, seat, tempers)
    victim = effect_asked(s).who(s)
    return [
        vote(s, seat)
        + hand.gained(action.args[0])
        - hand.elsewhere(action.args[0], victim)
        + foreign_vote(s, seat, victim)
        if action.kind == "steal"
        else 0.0
        for action in options
    ]


def foreign_vote(s: NewAngelesState, seat: int, holder: int) -> float:
    """How bad one more card in another hand is, whichever it is."""
    return RIVAL_WEIGHT * vote(s, holder) if holder == rival_of(s, seat) else FOREIGN_VOTE


def effect_asked(s: NewAngelesState) -> Any:
    """The step of a card that asks."""
    step: Any = s.stack[-1]
    return s.tables.programs[step.program][step.at]


# -- emergency actions ------------------------------------------------------------------------------


def judge_emergency(
    s: NewAngelesState, seat: int, options: list[Action], tempers: Tempers
) -> list[float]:
    """Steal what is ready and useful here or dangerous there; turn up what helps oneself most."""
    hand = Hand(s, seat, tempers)
    flips = isinstance(effect_asked(s), FlipEmergency)
    found = []
    for action in options:
        corporation = action.args[0]
        there = hand.emergency(corporation, s.emergency[corporation])
        found.append(there if flips else hand.emergency(corporation, seat) - there)
    return found


# -- what a card lets others draw or lose -------------------------------------------------------------


def cards_moved(s: NewAngelesState, seat: int, action: Action, hand: Hand) -> float:
    """What an option of a card means that changes the cards of another player."""
    effect = effect_asked(s)
    if not isinstance(effect, Choose):
        return 0.0
    first = effect.firsts[effect.words.index(action.args[0])]
    if isinstance(first, FlipEmergency):
        player = first.who(s)
        return max([hand.emergency(corporation, player) for corporation in first.facedown(s)])
    if isinstance(first, Draw):
        player = first.who(s)
        count = first.count(s, player)
        topmost = s.sheet(player)[0][0]
        free = topmost == GENERAL or first.type != "topmost"
        types = range(TYPES) if free else (topmost,)
        best = max([hand.drawn_by(player, type) for type in types])
        return count * (best - foreign_vote(s, seat, player))
    if isinstance(first, DiscardActions):
        player = first.who(s)
        cards = s.hands[player]
        average = sum([hand.elsewhere(card, player) for card in cards], 0.0) / len(cards)
        return min(first.count, len(cards)) * (foreign_vote(s, seat, player) - average)
    return 0.0


# -- events -----------------------------------------------------------------------------------------


def judge_bottom(
    s: NewAngelesState, seat: int, options: list[Action], tempers: Tempers
) -> list[float]:
    """The event that is worst for the own seat is buried."""
    return [-event_value(s, seat, action.args[0], tempers.threat) for action in options]


def judge_top(
    s: NewAngelesState, seat: int, options: list[Action], tempers: Tempers
) -> list[float]:
    """The event that is best for the own seat comes next: later ones may still be prepared for."""
    return [event_value(s, seat, action.args[0], tempers.threat) for action in options]


def event_value(s: NewAngelesState, seat: int, event: int, worry: float) -> float:
    """How the table would look after an event, with the pay for a calm one (NA-K.9)."""
    after = after_event(s, event)
    after.threat = s.threat + after.risen
    if after.risen < CALM:
        for corporation, capital in s.tables.pays_event:
            if s.seat_of[corporation] != NOBODY:
                after.capital[s.seat_of[corporation]] += capital
    return seat_value(after, seat, Outlook(after), worry)


# -- investments ------------------------------------------------------------------------------------

# What an investment will score if it would score nothing in the outlook when it is chosen; fitted by
# linear regression, and rounded, to 296 demand rounds of `normal` bots, with the four numbers below.
SCORES: Final = {
    "healthcare_initiative": 5.4, "power_siphoning": 4.9, "union_agreement": 4.4,
    "laundering_scheme": 3.1, "militarized_police": 4.3, "short_sale": 3.2, "retail_sector": 3.2,
    "energy_sector": 3.8, "banking_sector": 3.9, "technology_sector": 3.6,
    "entertainment_sector": 4.0, "populist_dismissal": 3.5,
}  # fmt: skip
UNKNOWN_SCORE: Final = 4.0  # a card of another pack
FORESEEN: Final = 0.35  # of what it would score in the outlook
CLEANED_UP: Final = 1.0  # less if some corporation is paid for removing what it counts
MISSING: Final = 0.2  # less for each unit that its resource lacks
TWO_ROUNDS: Final = 2.0  # less for resources that are to stay low, before any was made

CLEANERS: Final = {  # the corporation that is paid for removing what an investment counts
    "healthcare_initiative": 1,
    "power_siphoning": 3,
    "union_agreement": 5,
    "laundering_scheme": 5,
    "populist_dismissal": 2,
}
SECTORS: Final = {  # the resource that has to meet the demand
    "energy_sector": 0,
    "retail_sector": 1,
    "technology_sector": 2,
    "entertainment_sector": 3,
    "banking_sector": 4,
}


def judge_investment(
    s: NewAngelesState, seat: int, options: list[Action], tempers: Tempers
) -> list[float]:
    """Keep what will probably score more."""
    look = Outlook(s)
    found = []
    for action in options:
        card = action.args[0]
        word = s.tables.investments[card]
        value = SCORES.get(word, UNKNOWN_SCORE) + FORESEEN * investment_score(s, card, look)
        cleaner = CLEANERS.get(word, NOBODY)
        if cleaner in s.corporation:
            value -= CLEANED_UP
        if cleaner == s.corporation[seat]:
            value -= CLEANED_UP  # it wants the opposite of the own contract
        if word in SECTORS:
            resource = SECTORS[word]
            value -= MISSING * max(s.targets[resource] - look.made[resource], 0)
        if word == "short_sale" and s.space == 0:
            value -= TWO_ROUNDS
        found.append(value)
    return found
