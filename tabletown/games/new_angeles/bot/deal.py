"""How good each option of the deal looks: offers, counteroffers, support."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.games.new_angeles.bot.mind import Mind
from tabletown.games.new_angeles.bot.offers import Stakes, Standing, accepted, offer_gains
from tabletown.games.new_angeles.effects.worth import keep_value, logistic, main_wins
from tabletown.games.new_angeles.negotiation.book import open_promises
from tabletown.games.new_angeles.negotiation.terms import OPEN
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import COUNTER, MAIN, NOBODY

CARD_COST = 0.5  # a vote in the hand
MOST_LAID = 4  # cards that a seat thinks of laying in one deal
LOST_OFFER = 0.5  # a card in the hand is laid more often than offered
PROMISE = 4.0  # what a normal bot must gain to break its word (NA-V.8)


def judge_main_offer(mind: Mind, options: list[Action]) -> list[float]:
    """Good for me, and not so bad for the others that they unite against it."""
    s, seat = mind.s, mind.seat
    before = Standing(s, seat, mind.tempers.threat)
    found = []
    for action in options:
        card = action.args[0]
        gains = offer_gains(s, card, seat, MAIN, before)
        value = accepted(gains, seat) * gains[seat] - kept_back(s, seat, card)
        found.append(value + promised_type(mind, card))
    return found


def kept_back(s: NewAngelesState, seat: int, card: int) -> float:
    """A card that is played is not there later."""
    if card >= s.tables.action_cards:
        return 1.8 if s.standard_round() < 5 else 0.4
    return 0.4 * keep_value(s, seat, card)


def promised_type(mind: Mind, card: int) -> float:
    """The weight of the own word about the type of the next main offer."""
    value = 0.0
    for promise in open_promises(mind.s, "type", mind.seat):
        if promise.term.args[0] == mind.s.tables.type_words[card]:
            value += PROMISE * mind.tempers.honour
    return value


def win_chance(s: NewAngelesState, main: list[float], counter: list[float]) -> float:
    """The chance that a counteroffer gets more support than the main offer."""
    countering = s.countering()
    pull = 0.0
    for seat in range(s.seats):
        if seat in (s.active, countering):
            continue
        cards = min(len(s.hands[seat]), 4)
        better = counter[seat] - main[seat]
        pull += cards * max(-1.5, min(1.5, better))
    return logistic(0.3 * pull - 0.8)


def judge_counteroffer(mind: Mind, options: list[Action]) -> list[float]:
    s, seat = mind.s, mind.seat
    before = Standing(s, seat, mind.tempers.threat)
    side = COUNTER if s.box else MAIN
    present = offer_gains(s, s.offer(side), s.proposer(side), side, before)
    if s.box:
        main = offer_gains(s, s.main, s.active, MAIN, before)
        chance = win_chance(s, main, present)
        present = [chance * c + (1.0 - chance) * m for m, c in zip(main, present, strict=True)]
    found = []
    for action in options:
        if action.kind == "pass":
            found.append(present[seat])
            continue
        card = action.args[0]
        gains = offer_gains(s, card, seat, COUNTER, before)
        chance = win_chance(s, present, gains)
        value = chance * gains[seat] + (1.0 - chance) * present[seat]
        value -= 0.7 * (len(s.box) + 1) + 0.5 * kept_back(s, seat, card) + 0.3
        if open_promises(s, "no_counter", seat):
            value -= PROMISE * mind.tempers.honour
        found.append(value)
    return found


def support_value(s: NewAngelesState, seat: int, stakes: Stakes, shift: float) -> float:
    """What the deal brings on average if so many cards are added to the main offer."""
    chance = main_wins(s, shift)
    return chance * stakes.main[seat] + (1.0 - chance) * stakes.counter[seat]


def promise_of_support(mind: Mind, side: int, cards: int) -> float:
    """The weight of the own word about this deal."""
    s, seat, honour = mind.s, mind.seat, mind.tempers.honour
    proposer = s.proposer(side) if side >= 0 else NOBODY
    value = 0.0
    for promise in s.book:
        if promise.status != OPEN or promise.promiser != seat:
            continue
        if promise.term.kind == "support":
            kept = int(promise.term.args[0]) == proposer and cards >= int(promise.term.args[1])
            value += PROMISE * honour if kept else 0.0
        elif promise.term.kind == "no_support" and int(promise.term.args[0]) == proposer:
            value -= PROMISE * honour
    return value


def judge_support(mind: Mind, options: list[Action]) -> list[float]:
    s, seat, stakes = mind.s, mind.seat, mind.stakes
    found = []
    most = min(len(s.hands[seat]), MOST_LAID)
    for action in options:
        if action.kind != "support":
            found.append(support_value(s, seat, stakes, 0.0))
            continue
        side = action.args[0]
        sign = 1.0 if side == MAIN else -1.0
        best = max(
            [
                support_value(s, seat, stakes, sign * n)
                - price_of_votes(n)
                + promise_of_support(mind, side, n)
                for n in range(1, most + 1)
            ],
            default=-5.0,
        )
        found.append(best + reward_for_support(s, side))
    return found


def price_of_votes(cards: int) -> float:
    """What laying so many cards costs; many at once leave a seat without a vote later."""
    return CARD_COST * cards * (1.0 if cards < 3 else 1.2)


def reward_for_support(s: NewAngelesState, side: int) -> float:
    """Vanity Project and Puff Piece thank their supporters."""
    card = s.offer(side)
    name = s.tables.cards[card] if card != NOBODY else ""
    if not s.box:
        return 0.35 if name == "puff_piece" else 0.0
    return 0.2 if name in ("puff_piece", "vanity_project") else 0.0


def judge_lay(mind: Mind, options: list[Action]) -> list[float]:
    """Lay the least useful cards, so many as change enough."""
    s, seat = mind.s, mind.seat
    step: Any = s.stack[-1]
    sign = 1.0 if step.side == MAIN else -1.0
    stakes = mind.stakes
    hand = mind.hand
    found = []
    for action in options:
        place, most = 0, 0
        if action.kind == "lay":
            place = hand.cards.index(action.args[0], step.start)
            most = min(len(hand.cards) - (place if s.rules < 2 else 0), MOST_LAID)
        found.append(
            max(
                [
                    support_value(s, seat, stakes, sign * n)
                    - price_of_votes(step.laid + n)
                    + promise_of_support(mind, step.side, step.laid + n)
                    - (LOST_OFFER * hand.lost(place, n - 1) if n else 0.0)
                    for n in range(min(most, 1), most + 1)
                ]
            )
        )
    return found


def judge_support_or_lose(mind: Mind, options: list[Action]) -> list[float]:
    """Eiko: a vote for the main offer with the least useful card, or the loss."""
    s, seat = mind.s, mind.seat
    step: Any = s.stack[-1]
    stakes = mind.stakes
    hand = mind.hand
    more = support_value(s, seat, stakes, 1.0) - support_value(s, seat, stakes, 0.0)
    return [
        more - CARD_COST - LOST_OFFER * hand.lost(hand.cards.index(action.args[0]))
        if action.kind == "lay"
        else -float(step.amount)
        for action in options
    ]
