"""What the terms of a trade are worth to a seat, in capital (NA-V.3, NA-V.4, NA-V.6)."""

from __future__ import annotations

from typing import Final

from tabletown.games.new_angeles import schema as files
from tabletown.games.new_angeles.bot.cards import ANSWERS
from tabletown.games.new_angeles.bot.deal import (
    CARD_COST,
    judge_counteroffer,
    promise_of_support,
    support_value,
)
from tabletown.games.new_angeles.bot.mind import Mind
from tabletown.games.new_angeles.bot.offers import Stakes, resolve_on
from tabletown.games.new_angeles.bot.outlook import SAFE_THREAT, Outlook, threat_cost
from tabletown.games.new_angeles.bot.tempers import Tempers
from tabletown.games.new_angeles.effects.worth import asset_value, fear_of_threat
from tabletown.games.new_angeles.negotiation import acts, book
from tabletown.games.new_angeles.negotiation.terms import Act, Proposal, Term
from tabletown.games.new_angeles.rules.deal import cards_to_offer
from tabletown.games.new_angeles.rules.ending import beats_rival
from tabletown.games.new_angeles.rules.support import Support
from tabletown.games.new_angeles.schema import NegotiationEntry
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import COUNTER, MAIN, NOBODY, OFFER_WORDS

PLAIN_TEMPERS = Tempers({})
WORRIED: Final = 3.0  # so much more threat than is safe, and the city comes first
HARM: Final = 1.0  # threat by which one offer must be worse for the city than the other
RELIEF: Final = 1.5  # threat that an offer against the next event spares on average


def trust(s: NewAngelesState, seat: int, mood: NegotiationEntry, tempers: Tempers) -> float:
    """How likely a player is to keep a promise, by the book."""
    kept, broken = book.record_of(s, seat)
    a, b = mood.promise_trust_prior
    return min(1.0, tempers.trust * (kept + a) / (kept + broken + a + b))


def goods_value(s: NewAngelesState, seat: int, capital: int, assets: tuple[int, ...]) -> float:
    return capital + sum([max(asset_value(s, asset, seat), 0.3) for asset in assets], 0.0)


def promise_value(s: NewAngelesState, term: Term, receiver: int) -> float:
    """What a kept promise is worth to the one who gets it."""
    if term.kind == "pay":
        return float(int(term.args[1]))
    if term.kind == "support":
        return 0.0  # worth what it changes: support_worth
    if term.kind == "give":
        return 1.5
    if term.kind == "type":
        return relief(s, term.args[0], receiver)
    if term.kind == "no_counter" and receiver == s.active and s.main_played:
        return 0.4 + 0.3 * max(Stakes(s).main[receiver], 0.0)
    return 0.4


def relief(s: NewAngelesState, type: str, seat: int) -> float:
    """What it is worth to a seat that the next main offer is of a type that helps the city."""
    if seat == NOBODY or fear_of_threat(s, seat) < 0.0 or s.main_played or not s.events:
        return 0.0
    if type != files.TYPES[ANSWERS[s.tables.backs[s.events[-1]]]]:
        return 0.3
    look = Outlook(s)
    return 0.3 + 0.5 * (threat_cost(s, look.final) - threat_cost(s, look.final - RELIEF))


def support_worth(s: NewAngelesState, seat: int, term: Term) -> float:
    """What promised cards would change for ``seat``."""
    player, cards = int(term.args[0]), float(term.args[1])
    if player not in (s.active, s.countering()):
        return 0.0
    stakes = Stakes(s)
    shift = cards if player == s.active else -cards
    return support_value(s, seat, stakes, shift) - support_value(s, seat, stakes, 0.0)


def is_bad_partner(s: NewAngelesState, seat: int) -> bool:
    """Whether somebody has broken more promises than kept: such a word buys nothing."""
    kept, broken = book.record_of(s, seat)
    return broken > kept


def own_moves(mind: Mind, act: Act) -> tuple[str, ...]:
    """Moves with which the seat would do an act; it votes with the least useful cards."""
    moves = acts.fitting_moves(mind.s, act, mind.seat)
    votes = [move for move in moves if move.startswith("lay ")]
    if not votes or not isinstance(mind.s.stack[-1], Support):
        return moves
    hand = mind.hand
    places = hand.least_useful(len(votes))
    chosen = iter([mind.s.tables.lay[hand.cards[place]].text for place in places])
    return tuple([next(chosen) if move in votes else move for move in moves])


def cost_of_promise(s: NewAngelesState, seat: int, term: Term) -> float:
    """What keeping a promise would cost: nothing is promised that is meant to be broken (NA-V.8)."""
    if term.kind == "no_counter":
        return 0.3 + temptation(s, seat)
    if term.kind == "support" and s.main_played:
        side = MAIN if int(term.args[0]) == s.active else COUNTER
        cards = int(term.args[1])
        if cards > len(s.hands[seat]):
            return 9.0
        stakes = Stakes(s)
        shift = float(cards) if side == MAIN else -float(cards)
        kept = support_value(s, seat, stakes, shift) - CARD_COST * cards
        free = support_value(s, seat, stakes, 0.0) - own_plan(s, seat, stakes)
        return max(free - kept, 0.0) + 0.2
    return 0.6 * promise_value(s, term, NOBODY)


def temptation(s: NewAngelesState, seat: int) -> float:
    """What a counteroffer of the own would gain over passing."""
    if seat in (s.active, s.countering()) or not s.main_played:
        return 0.0
    options = [s.tables.passes, *[s.tables.counter[card] for card in cards_to_offer(s, seat)]]
    found = judge_counteroffer(Mind(s, seat, PLAIN_TEMPERS), options)
    return max(found) - found[0]


def throws_away(s: NewAngelesState, seat: int, p: Proposal) -> bool:
    """Whether accepting would lose a sure win in the last demand round (NA-V.6)."""
    if not (s.last_demand() and s.scored):
        return False
    if not beats_rival(s, seat):
        return False
    trial = s.capital.copy()
    s.capital[seat] += p.give - p.take
    s.capital[p.sender] += p.take - p.give
    still = beats_rival(s, seat)
    s.capital = trial
    return not still


def act_value(s: NewAngelesState, seat: int, act: Act, subject: int) -> float:
    """The estimated effect of an act for ``seat`` (NA-V.4)."""
    if act.kind in ("support", "abstain"):
        stakes = Stakes(s)
        present = support_value(s, seat, stakes, 0.0)
        if act.kind == "abstain":
            return own_plan(s, seat, stakes) if subject == seat else 0.0
        cards = int(act.args[1])
        shift = float(cards) if act.args[0] == "main" else -float(cards)
        value = support_value(s, seat, stakes, shift) - present
        if subject == seat:
            value += own_plan(s, seat, stakes) - 0.8 * CARD_COST * cards
        return value
    if act.kind == "pass_counter":
        return -0.4 if subject == seat else 0.5
    if act.kind == "spend":
        return -float(int(act.args[0])) if subject == seat else 0.5
    return -0.6 if subject == seat else 0.5


def harms_city(mind: Mind, act: Act) -> bool:
    """Whether the votes that are wanted would hurt a city in danger, and the seat minds."""
    s = mind.s
    if act.kind != "support" or not s.box or not mind.tempers.threat:
        return False
    if fear_of_threat(s, mind.seat) <= 0.0:
        return False
    if Outlook(s).final < SAFE_THREAT + WORRIED:
        return False
    side = OFFER_WORDS.index(act.args[0])
    return threat_after(s, side) - threat_after(s, 1 - side) >= HARM


def threat_after(s: NewAngelesState, side: int) -> float:
    """The threat to be expected at the end if the offer of this side wins."""
    ghost = s.trial()
    ghost.winner = side
    card = s.offer(side)
    if card != NOBODY:
        resolve_on(ghost, card, s.proposer(side))
    return Outlook(ghost).final


def word_at_stake(mind: Mind, act: Act) -> float:
    """How heavily the own promises speak against an act."""
    if act.kind not in ("support", "abstain"):
        return 0.0
    side = NOBODY if act.kind == "abstain" else OFFER_WORDS.index(act.args[0])
    cards = int(act.args[1]) if act.kind == "support" else 0
    free = max([promise_of_support(mind, other, 9) for other in (MAIN, COUNTER, NOBODY)])
    return free - promise_of_support(mind, side, cards)


def own_plan(s: NewAngelesState, seat: int, stakes: Stakes) -> float:
    """What the seat gives up by not deciding freely: the best free choice against doing nothing."""
    nothing = support_value(s, seat, stakes, 0.0)
    best = nothing
    for side in (1.0, -1.0):
        if side < 0 and not s.box:
            continue
        for cards in (1, 2):
            if len(s.hands[seat]) >= cards:
                best = max(best, support_value(s, seat, stakes, side * cards) - CARD_COST * cards)
    return nothing - best
