"""What bots propose on their own: votes, words, assets, shared costs, threats (NA-V.7)."""

from __future__ import annotations

from math import ceil
from typing import Final

from tabletown.core.actions import Action
from tabletown.games.new_angeles import schema as files
from tabletown.games.new_angeles.bot.cards import ANSWERS
from tabletown.games.new_angeles.bot.mind import Mind, Talker
from tabletown.games.new_angeles.bot.offers import Stakes, Standing, offer_gains
from tabletown.games.new_angeles.bot.outlook import SAFE_THREAT, Outlook
from tabletown.games.new_angeles.bot.terms import (
    PLAIN_TEMPERS,
    WORRIED,
    is_bad_partner,
    own_moves,
    promise_value,
    support_worth,
    temptation,
    trust,
)
from tabletown.games.new_angeles.effects.worth import (
    asset_value,
    fear_of_threat,
    main_wins,
    rival_of,
    still_to_support,
)
from tabletown.games.new_angeles.negotiation import book, notation
from tabletown.games.new_angeles.negotiation.speech import note_of
from tabletown.games.new_angeles.negotiation.terms import ANYBODY, OPEN, Act, Proposal, Term
from tabletown.games.new_angeles.rules.support import Support
from tabletown.games.new_angeles.rules.talk import Talk
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import COUNTER, MAIN, NOBODY, OFFER_WORDS

# The share of the buyer's gain that a level asks for its votes (at least 1 for each, NA-V.7).
ASKED = {"bot_easy": 0.0, "bot_normal": 0.5, "bot_hard": 0.9}
MOST_PAID = 3  # for a card; `easy` knows no such limit
LEAST_THREAT: Final = 1.5  # a counteroffer must be worth so much before it is threatened with
LEAST_TRADE: Final = 1.0  # an asset must be worth so much more to the buyer than to the seller
LEAST_ASSET: Final = 0.3  # nobody gives an asset away for less (terms.goods_value)
OWN_PROFIT: Final = 0.2  # what who proposes a trade wants to gain by it at least
BETWEEN: Final = ("window_event", "window_demand")  # windows outside of deals


def ask(me: Talker) -> Action | None:
    s, seat = me.s, me.seat
    top = s.stack[-1]
    window = top.name if isinstance(top, Talk) else ""
    if window == "window_asset":
        return trade_asset(me) or share_burden(me)
    if window in BETWEEN:
        return trade_asset(me)
    if seat in (s.active, s.countering()):
        return court(me, window)
    if isinstance(top, Support) and s.asked == seat:
        return sell_vote(me)
    if window == "window_offer" and s.sent[seat] == 0:
        return threaten(me)
    if window == "window_support" and s.sent[seat] == 0:
        return offer_word(me)
    return None


def said(me: Talker, p: Proposal, why: str) -> Action:
    """A proposal with its reason."""
    return notation.propose(p.replaced(note=note_of(me.voiced(why))), me.s.tables)


def court(me: Talker, window: str) -> Action | None:
    """As active or countering player: pay for support, or against a counteroffer."""
    s, seat = me.s, me.seat
    if s.no_trade >> seat & 1 or not (s.capital[seat] or s.owned[seat]):
        return None
    if s.box:
        supporting = window == "window_support" or isinstance(s.stack[-1], Support)
        if not supporting or s.active == s.countering():
            return None
        return bounty_for(me, MAIN if seat == s.active else COUNTER)
    return buy_peace(me) if window == "window_offer" and seat == s.active else None


def promised_votes(s: NewAngelesState, buyer: int, waiting: list[int]) -> int:
    """Cards that players who have yet to support have promised to lay for somebody's offer."""
    found = 0
    for promise in book.open_promises(s, "support"):
        if int(promise.term.args[0]) == buyer and promise.promiser in waiting:
            if not is_bad_partner(s, promise.promiser):
                found += int(promise.term.args[1])
    return found


def votes_needed(s: NewAngelesState, seat: int, side: int) -> int:
    """Cards that are missing for the lead, without those that are promised already."""
    needed = max(1, s.missing_support(side))
    waiting = [*still_to_support(s), *([s.asked] if s.asked >= 0 else [])]
    return needed - promised_votes(s, seat, waiting)


def bounty_for(me: Talker, side: int) -> Action | None:
    """A bounty of at most a share of the own surplus, split over the cards that are needed."""
    s, seat = me.s, me.seat
    stakes = Stakes(s)
    surplus = stakes.preference(seat) if side == MAIN else -stakes.preference(seat)
    if surplus <= 1.0:
        return None
    needed = votes_needed(s, seat, side)
    if needed < 1:
        return None  # what is promised is not paid for again
    pay = price_of_card(me, side, surplus, needed)
    if pay < 1:
        return None
    word = OFFER_WORDS[side]
    if pay > s.capital[seat]:
        return pay_in_kind(me, word, needed, surplus)
    top = s.stack[-1]
    if isinstance(top, Support):
        if s.asked == seat:
            return None
        # The number of cards tells a second proposal from the first (NA-V.10).
        cards = min(needed, 2) if not s.sent[seat] else min(needed, 2) + 1
        act = Act("support", (word, str(cards)))
        amount = min(pay * cards, s.capital[seat])
        return said(me, Proposal(0, 0, s.asked, give=amount, act=act), "vote")
    if (s.turn + seat + s.sent[seat]) % 3 == 0:  # never the same terms twice (NA-V.10)
        return ask_word(me, pay)
    if s.sent[seat] > 1 or (s.sent[seat] and (s.turn + seat) % 3):
        return None
    act = Act("support", (word, "1"))
    uses = max(1, min(needed, s.seats - 2))
    return said(me, Proposal(0, 0, ANYBODY, give=pay, act=act, uses=uses), "vote")


def pay_in_kind(me: Talker, word: str, needed: int, surplus: float) -> Action | None:
    """Who has no capital left pays for votes with the cheapest asset, if the deal is worth it."""
    s, seat = me.s, me.seat
    if not isinstance(s.stack[-1], Support) or s.asked in (seat, NOBODY) or not s.owned[seat]:
        return None
    cheapest = min(s.owned[seat], key=lambda asset: asset_value(s, asset, seat))
    if asset_value(s, cheapest, seat) > 0.5 * surplus:
        return None
    act = Act("support", (word, str(min(needed, 2))))
    return said(me, Proposal(0, 0, s.asked, give_assets=(cheapest,), act=act), "pay_in_kind")


def price_of_card(me: Talker, side: int, surplus: float, needed: int) -> int:
    """What a bot pays for each of the cards it needs; 0: it buys none.

    Money that is spent on votes makes others rich, so levels differ here more than anywhere else:
    `easy` pays for what it would like to have, `normal` for what its money probably changes, and
    `hard` lets the others pay and sells.
    """
    s = me.s
    if me.mood.id == "bot_hard":
        return 0
    worth = me.mood.share_of_surplus_offered * surplus
    if me.mood.id == "bot_easy":
        return max(1, int(worth / needed + 0.5))
    shift = float(needed if side == MAIN else -needed)
    changed = abs(main_wins(s, shift) - main_wins(s, 0.0))
    return min(int(worth * changed / needed + 0.5), MOST_PAID)


def ask_word(me: Talker, pay: int) -> Action | None:
    """Pay now for a promise of support: cheaper than a vote, and only a promise."""
    s, seat = me.s, me.seat
    supporters = [
        other
        for other in range(s.seats)
        if other not in (s.active, s.countering(), seat)
        and s.hands[other]
        and rival_of(s, seat) != other
        and not is_bad_partner(s, other)
        and not promised_votes(s, seat, [other])
    ]
    if not supporters:
        return None
    friend = max(supporters, key=lambda other: len(s.hands[other]))
    term = Term("support", (str(seat), "1"), "", "")
    return said(me, Proposal(0, 0, friend, give=pay, asks=(term,)), "word")


def buy_peace(me: Talker) -> Action | None:
    """The active player pays the likeliest opponent for the word not to counter."""
    s, seat = me.s, me.seat
    if s.revealed == NOBODY or s.tables.assets[s.revealed].value < 5 or me.dice.chance() < 0.5:
        return None
    if me.mood.id == "bot_hard":
        return None  # it pays for nothing that it cannot be sure of
    if s.capital[seat] < 2 or s.sent[seat]:
        return None
    others = [
        o for o in range(s.seats) if o != seat and len(s.hands[o]) >= 3 and not is_bad_partner(s, o)
    ]
    if not others:
        return None
    opponent = max(others, key=lambda o: (o == rival_of(s, seat), len(s.hands[o])))
    term = Term("no_counter", (), "turn", "")
    return said(me, Proposal(0, 0, opponent, give=1, asks=(term,)), "peace")


def sell_vote(me: Talker) -> Action | None:
    """Ask the side that is preferred for the difference the votes make, at least 1 per card."""
    s, seat = me.s, me.seat
    if not s.box or not s.hands[seat]:
        return None
    stakes = Stakes(s)
    side = MAIN if stakes.preference(seat) >= 0 else COUNTER
    buyer = s.proposer(side)
    if buyer == seat or not s.capital[buyer] or s.no_trade & (1 << seat | 1 << buyer):
        return None
    if promised_votes(s, buyer, [seat]):
        return None  # it is sold already
    needed = max(1, s.missing_support(side))
    if needed > len(s.hands[seat]) or needed > 3:
        return None
    worth = abs(stakes.preference(buyer)) * abs(main_wins(s, float(needed)) - main_wins(s, 0.0))
    price = min(max(needed, int(ASKED[me.mood.id] * worth)), s.capital[buyer])
    if price < needed or worth < price + 1.0:
        return None
    act = Act("support", (OFFER_WORDS[side], str(needed)))
    moves = own_moves(Mind(s, seat, PLAIN_TEMPERS), act)
    if not moves:
        return None
    proposal = Proposal(0, 0, buyer, take=price, act=act, sealed=moves, scope="decision")
    return said(me, proposal, "sell_vote")


def offer_word(me: Talker) -> Action | None:
    """A supporter sells the word to support the preferred side before its turn comes."""
    s, seat = me.s, me.seat
    if not s.box or not s.hands[seat] or me.dice.chance() < me.tempers.reserve:
        return None
    kept, broken = book.record_of(s, seat)
    if seat not in still_to_support(s) or broken > kept:
        return None
    stakes = Stakes(s)
    side = MAIN if stakes.preference(seat) >= 0 else COUNTER
    if me.mood.bluff and me.dice.chance() < 0.3:
        side = 1 - side  # a word that will not be kept (NA-V.8)
    buyer = s.proposer(side)
    if buyer == seat or not s.capital[buyer]:
        return None
    cards = min(2, len(s.hands[seat]))
    term = Term("support", (str(buyer), str(cards)), "", "")
    if 0.5 * support_worth(s, buyer, term) < 1.5:
        return None
    return said(me, Proposal(0, 0, buyer, take=1, promises=(term,)), "sell_word")


def threaten(me: Talker) -> Action | None:
    """Pay, or I counter: said only by who gains by a counteroffer and will make it if not paid."""
    s, seat = me.s, me.seat
    if me.mood.id == "bot_easy" or s.box or s.fall_guy or s.no_trade & (1 << seat | 1 << s.active):
        return None
    if any(p.to == s.active and p.promises for p in s.proposals):
        return None  # one threat at a time
    gain = temptation(s, seat)
    price = int(gain + 1.0)
    if gain < LEAST_THREAT * me.tempers.patience or price > min(s.capital[s.active], MOST_PAID):
        return None
    term = Term("no_counter", (), "turn", "")
    if trust(s, seat, me.mood, PLAIN_TEMPERS) * promise_value(s, term, s.active) < price:
        return None  # a counteroffer would not hurt enough
    return said(me, Proposal(0, 0, s.active, take=price, promises=(term,)), "threat")


# -- before the main offer ------------------------------------------------------------------------


def best_trade(s: NewAngelesState, seat: int) -> tuple[float, int, int, int]:
    """The trade of an asset that would bring both sides most together: gain, asset, seller, buyer.

    ``seat`` sells or buys; nobody makes the own rival strong, or who takes the own seat for one.
    """
    best = (0.0, NOBODY, NOBODY, NOBODY)
    rival = rival_of(s, seat)
    for other in range(s.seats):
        if other in (seat, rival) or rival_of(s, other) == seat:
            continue
        for seller, buyer in ((seat, other), (other, seat)):
            for asset in s.owned[seller]:
                gain = asset_value(s, asset, buyer) - asset_value(s, asset, seller)
                if gain > best[0]:
                    best = (gain, asset, seller, buyer)
    return best


def trade_asset(me: Talker) -> Action | None:
    """An asset goes to who can use it more often, at a price that both would agree to."""
    s, seat = me.s, me.seat
    if s.sent[seat]:
        return None
    gain, asset, seller, buyer = best_trade(s, seat)
    if gain < LEAST_TRADE or s.no_trade & (1 << seller | 1 << buyer):
        return None
    least = max(asset_value(s, asset, seller), LEAST_ASSET)
    price = round(least + 0.5 * gain)
    own = price - least if seat == seller else least + gain - price
    if own < OWN_PROFIT or gain - own < me.mood.accept_margin or price > s.capital[buyer]:
        return None  # no whole price pleases both
    if seat == seller:
        proposal = Proposal(0, 0, buyer, give_assets=(asset,), take=price)
        return said(me, proposal, "idle_asset")
    proposal = Proposal(0, 0, seller, give=price, take_assets=(asset,))
    return said(me, proposal, "want_asset")


def share_burden(me: Talker) -> Action | None:
    """The active player offers what the city needs instead of what pays, if others share the loss."""
    s, seat = me.s, me.seat
    if seat != s.active or me.mood.id == "bot_easy" or fear_of_threat(s, seat) < 0 or not s.events:
        return None
    if Outlook(s).final < SAFE_THREAT + WORRIED or s.no_trade >> seat & 1:
        return None
    type = ANSWERS[s.tables.backs[s.events[-1]]]
    before = Standing(s, seat, me.tempers.threat)
    helping, own = -99.0, -99.0
    shares = [0.0] * s.seats
    for card in dict.fromkeys(s.hands[seat]):
        gains = offer_gains(s, card, seat, MAIN, before)
        own = max(own, gains[seat])
        if s.tables.type_of[card] == type and gains[seat] > helping:
            helping, shares = gains[seat], gains
    lost = own - helping
    if not 0.0 < lost < 2.0 * MOST_PAID:
        return None  # it does so anyway, or never
    rival = rival_of(s, seat)
    friends = [
        o for o in range(s.seats) if o not in (seat, rival) and s.capital[o] > 2 and shares[o] > 1.0
    ]
    if not friends:
        return None
    asked = {p.promisee for p in s.book if p.status == OPEN and p.promiser == seat}
    friend = max(friends, key=lambda o: (o not in asked, shares[o]))
    if friend in asked:
        return None
    price = min(max(1, ceil(lost / 2.0)), MOST_PAID)
    term = Term("type", (files.TYPES[type],), "", "")
    return said(me, Proposal(0, 0, friend, take=price, promises=(term,)), "share")
