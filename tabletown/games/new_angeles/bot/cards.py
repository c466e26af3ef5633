"""How good each option looks that is about cards: which to draw, to discard, to invest in."""

from __future__ import annotations

from typing import Any, Final

from tabletown.core.actions import Action
from tabletown.games.new_angeles.bot.hand import NOW_LATER, NOW_SOON, Hand
from tabletown.games.new_angeles.bot.mind import Mind
from tabletown.games.new_angeles.bot.outlook import Outlook, investment_score
from tabletown.games.new_angeles.effects.worth import OWN_TYPE
from tabletown.games.new_angeles.rules.draws import GeneralLine, discards_go_to
from tabletown.games.new_angeles.state.layout import NOBODY

ANSWERS: Final = (4, 4, 0, 3)  # by family of events: the type that cleans what it counts
CALM_EVENT: Final = 0.4  # such a card in the hand of Melange

# -- drawing ----------------------------------------------------------------------------------------


def judge_deck(mind: Mind, options: list[Action]) -> list[float]:
    """The deck whose cards make the best offers; Melange wants an answer to the next event."""
    s, seat = mind.s, mind.seat
    step: Any = s.stack[-1]
    drawer = getattr(step, "drawer", seat)
    soon = isinstance(step, GeneralLine)  # the own deal comes next
    hand = Hand(s, seat, mind.tempers, NOW_SOON if soon else NOW_LATER)
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
        value = mind.vote(seat) + hand.drawn(type)
        if OWN_TYPE[s.corporation[seat]] < 0 and type == wanted:
            value += CALM_EVENT
        found.append(value)
    return found


def judge_deck_for_support(mind: Mind, options: list[Action]) -> list[float]:
    """Isabel McGuire: the votes are alike, so the deck is robbed that one would draw from last."""
    return [-mind.hand.drawn(action.args[0]) for action in options]


def judge_discard(mind: Mind, options: list[Action]) -> list[float]:
    """Keep the best hand; mind who picks up the price of a counteroffer (Aaron Marron)."""
    s, seat = mind.s, mind.seat
    step: Any = s.stack[-1]
    hand = mind.hand
    receiver = discards_go_to(s, seat) if step.reason == "counter" else NOBODY
    found = []
    for action in options:
        card = action.args[0]
        value = -hand.lost(hand.cards.index(card, step.start), step.count - 1)
        if receiver != NOBODY:
            value += hand.elsewhere(card, receiver)
        found.append(value)
    return found


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


def judge_investment(mind: Mind, options: list[Action]) -> list[float]:
    """Keep what will probably score more."""
    s, seat = mind.s, mind.seat
    look = Outlook(s)
    found = []
    for action in options:
        card = action.args[0]
        word = s.tables.investments[card]
        value = SCORES.get(word, UNKNOWN_SCORE) + FORESEEN * investment_score(s, seat, card, look)
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
