"""How bots answer: yes, a better price, or no and why; open bounties, debts (NA-V.2, NA-V.6, NA-V.8)."""

from __future__ import annotations

from math import ceil
from typing import Final

from tabletown.core.actions import Action
from tabletown.games.new_angeles.bot.deal import PROMISE
from tabletown.games.new_angeles.bot.mind import Talker
from tabletown.games.new_angeles.bot.terms import (
    PLAIN_TEMPERS,
    act_value,
    cost_of_promise,
    goods_value,
    harms_city,
    is_bad_partner,
    own_moves,
    promise_value,
    support_worth,
    throws_away,
    trust,
    word_at_stake,
)
from tabletown.games.new_angeles.effects.worth import rival_of
from tabletown.games.new_angeles.negotiation import acts, book, notation
from tabletown.games.new_angeles.negotiation.protocol import refuse_move
from tabletown.games.new_angeles.negotiation.speech import note_of
from tabletown.games.new_angeles.negotiation.terms import ANYBODY, Proposal
from tabletown.games.new_angeles.state import NewAngelesState

MOST_MORE: Final = 4.0  # capital that is asked for on top; what lacks more is no offer at all
HOPE: Final = -1.5  # what the other side may lose by a better price and still think about it
RIVAL_MARGIN: Final = 1.0  # more than others the rival has to pay (NA-V.6)


def answer(me: Talker, p: Proposal) -> Action | None:
    """Accept, name a better price, or reject with a reason; every directed proposal is answered
    once (NA-V.2)."""
    s, seat = me.s, me.seat
    if p.act is not None and not p.as_promises and not p.sealed:
        if not acts.fits_now(s, p.act, seat):
            if acts.still_possible(s, p.act, seat, p.scope):
                return None  # it waits for the own decision (NA-N.16)
            return rejected(me, p, "too_little")
    surplus, broken_word = surplus_of(me, p)
    margin = me.mood.accept_margin
    if rival_of(s, seat) == p.sender:
        margin += RIVAL_MARGIN
    wordy = bool(p.promises) or p.as_promises
    if wordy and is_bad_partner(s, p.sender):
        return rejected(me, p, "bad_partner")
    if throws_away(s, seat, p):
        return rejected(me, p, "sure_win")
    if surplus >= margin:
        moves = () if p.act is None or p.sealed or p.as_promises else own_moves(me, p.act)
        accept = notation.accept(p.id, moves)
        if refuse_move(s, seat, accept) is None:
            return accept
    better = better_price(me, p, margin - surplus)
    if better is not None:
        return better
    if broken_word > 0.0 and surplus + broken_word >= margin:
        return rejected(me, p, "word_given")
    if p.act is not None and not p.sealed and harms_city(me, p.act):
        return rejected(me, p, "city_first")
    return rejected(me, p, "ahead" if leads(s, p.sender) else "too_little")


def leads(s: NewAngelesState, player: int) -> bool:
    """Whether somebody has more capital than all others, as everybody sees: a refusal to the own
    rival sounds no different (NA-V.1)."""
    return all(s.capital[player] > s.capital[other] for other in range(s.seats) if other != player)


def rejected(me: Talker, p: Proposal, why: str) -> Action:
    return notation.reject(p.id, me.voiced(why))


def surplus_of(me: Talker, p: Proposal) -> tuple[float, float]:
    """What a proposal brings the one who accepts it, and what of the price is the own word."""
    s, seat = me.s, me.seat
    believed = trust(s, p.sender, me.mood, me.tempers)
    received = goods_value(s, seat, p.give, p.give_assets)
    given = goods_value(s, seat, p.take, p.take_assets)
    for term in p.promises:
        received += believed * promise_value(s, term, seat)
        if term.kind == "support" and s.main_played:
            received += believed * support_worth(s, seat, term)
    for term in p.asks:
        given += cost_of_promise(s, seat, term)
    if p.as_promises:
        received *= believed
    broken_word = 0.0
    if p.act is not None and not p.as_promises:
        received += act_value(s, seat, p.act, p.sender if p.sealed else seat)
        if not p.sealed:
            broken_word = word_at_stake(me, p.act)
    return received - given - broken_word, broken_word


def better_price(me: Talker, p: Proposal, missing: float) -> Action | None:
    """The same terms for so much more, if the other side can pay that and would still gain by it.

    A better price is not bettered again: somebody has to say yes or no.
    """
    s, seat = me.s, me.seat
    if me.mood.id == "bot_easy" or p.reply or p.as_promises or not 0.0 < missing <= MOST_MORE:
        return None
    more = ceil(missing)
    give, take = p.take, p.give
    less = min(give, more)
    give -= less
    take += more - less
    if take > s.capital[p.sender] or (give, take) == (p.take, p.give):
        return None
    act, sealed = p.act, p.sealed
    if act is not None:
        sealed = () if p.sealed else own_moves(me, act)
        if not p.sealed and not sealed:
            return None
    elif not p.give_assets and not p.take_assets and not p.promises and not p.asks:
        return None  # somebody begs: nothing is sold
    proposal = Proposal(
        0, 0, p.sender, give, p.take_assets, take, p.give_assets, act, sealed, p.asks, p.promises,
        scope="decision" if act is not None else "", reply=p.id,
        note=note_of(me.voiced("better_price")),
    )  # fmt: skip
    they = Talker(s, p.sender, PLAIN_TEMPERS, me.mood, me.dice)
    if surplus_of(they, proposal.replaced(sender=seat))[0] < HOPE:
        return None  # they would not pay it
    action = notation.propose(proposal, s.tables)
    return action if refuse_move(s, seat, action) is None else None


def take_bounty(me: Talker) -> Action | None:
    """At the own decision the best open bounty is taken if it pays."""
    s, seat = me.s, me.seat
    if s.asked != seat:
        return None
    best: Action | None = None
    best_value = 0.0
    for p in s.proposals:
        if p.to != ANYBODY or p.sender == seat or p.act is None or p.sealed:
            continue
        if p.accepted >> seat & 1 or not acts.fits_now(s, p.act, seat):
            continue
        value = goods_value(s, seat, p.give, p.give_assets) - p.take
        value += act_value(s, seat, p.act, seat) - me.mood.accept_margin
        value -= word_at_stake(me, p.act)
        if rival_of(s, seat) == p.sender:
            value -= 1.0
        if value > best_value:
            moves = own_moves(me, p.act)
            action = notation.accept(p.id, moves)
            if moves and refuse_move(s, seat, action) is None:
                best, best_value = action, value
    return best


def pay_debts(me: Talker) -> Action | None:
    """Pay what was promised, unless breaking the word gains too much (NA-V.8)."""
    s, seat = me.s, me.seat
    if s.no_trade >> seat & 1:
        return None
    for promise in book.open_promises(s, "pay", seat):
        owed = int(promise.term.args[1]) - promise.done
        receiver = int(promise.term.args[0])
        if not keeps_word(me, owed, receiver) or owed > s.capital[seat]:
            continue
        if any(p.sender == seat and p.pays == promise.id for p in s.proposals):
            continue
        action = notation.propose(Proposal(0, 0, receiver, give=owed, pays=promise.id), s.tables)
        if refuse_move(s, seat, action) is None:
            return action
    return None


def keeps_word(me: Talker, gain: float, other: int) -> bool:
    """Whether a promise is kept although breaking it would gain so much."""
    s, seat = me.s, me.seat
    if other == rival_of(s, seat):
        gain *= 1.75
    if me.mood.id == "bot_easy":
        return True
    if me.mood.id == "bot_hard":
        return gain < 3.0 * me.tempers.honour and s.standard_round() < 5
    return gain < PROMISE * me.tempers.honour
