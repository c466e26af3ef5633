"""How bots bargain: answers, bounties, the price of a vote, promises (section 18 of the rules)."""

from __future__ import annotations

from functools import cache

from tabletown.core.actions import Action
from tabletown.core.rng import Dice
from tabletown.games.new_angeles.bot.deal import (
    CARD_COST,
    PROMISE,
    judge_counteroffer,
    main_wins,
    promise_of_support,
    still_to_support,
    support_value,
)
from tabletown.games.new_angeles.bot.hand import Hand
from tabletown.games.new_angeles.bot.offers import Stakes
from tabletown.games.new_angeles.bot.outlook import asset_value, rival_of
from tabletown.games.new_angeles.bot.tempers import Tempers
from tabletown.games.new_angeles.negotiation import acts, book, notation
from tabletown.games.new_angeles.negotiation.protocol import refuse_move
from tabletown.games.new_angeles.negotiation.terms import (
    ANYBODY,
    OPEN,
    Act,
    Proposal,
    Term,
)
from tabletown.games.new_angeles.rules.deal import faceup_emergencies
from tabletown.games.new_angeles.rules.ending import beats_rival
from tabletown.games.new_angeles.rules.support import Support
from tabletown.games.new_angeles.rules.talk import WINDOWS, Talk
from tabletown.games.new_angeles.schema import NegotiationEntry
from tabletown.games.new_angeles.state import SETUP, NewAngelesState
from tabletown.games.new_angeles.state.layout import COUNTER, MAIN, NOBODY
from tabletown.games.new_angeles.tables import Tables

PLAIN_TEMPERS = Tempers({})
# The share of the buyer's gain that a level asks for its votes (at least 1 for each, NA-V.7).
ASKED = {"bot_easy": 0.0, "bot_normal": 0.5, "bot_hard": 0.9}
MOST_PAID = 3  # for a card; `easy` knows no such limit
SPEAKS_IN = 1 << WINDOWS.index("window_offer") | 1 << WINDOWS.index("window_support")


@cache
def manners(t: Tables, level: str) -> NegotiationEntry:
    """The temperament of a level (content/negotiation.toml)."""
    found = {entry.id: entry for entry in t.content.negotiation if entry.kind == "bot"}
    return found.get(f"bot_{level}", found["bot_normal"])


def may_talk(s: NewAngelesState, seat: int) -> bool:
    """Whether there is anything to answer, to pay or to ask for; everybody could tell."""
    if s.phase == SETUP or s.outcome is not None:
        return False
    for proposal in s.proposals:
        if proposal.to == seat or (proposal.to == ANYBODY and s.asked == seat):
            return True
    for promise in s.book:
        if promise.status == OPEN and promise.promiser == seat and promise.term.kind == "pay":
            return True
    return may_ask(s, seat) or wants_floor(s, seat)


def wants_floor(s: NewAngelesState, seat: int) -> bool:
    """Whether the bot has yet to say that it bargains before counteroffers and support (NA-V.11)."""
    if s.rules < 2 or s.config.options["windows"] != "asked":
        return False
    return not s.speaks_in(seat) & SPEAKS_IN


def may_ask(s: NewAngelesState, seat: int) -> bool:
    """Whether this is a moment for an own proposal (NA-V.7): once per window, or at a support decision."""
    if not s.dealing or not s.main_played or any(p.sender == seat for p in s.proposals):
        return False
    top = s.stack[-1]
    if isinstance(top, Talk):
        if top.name not in ("window_offer", "window_support"):
            return False
        return s.deciders()[0] == seat
    return isinstance(top, Support) and (s.asked == seat or seat in (s.active, s.countering()))


def talk(s: NewAngelesState, seat: int, level: str, dice: Dice, tempers: Tempers) -> Action | None:
    """The negotiation move the bot wants to make now, or None (NA-V.1, NA-N.66)."""
    if s.phase == SETUP or s.outcome is not None:
        return None
    mood = manners(s.tables, level)
    if wants_floor(s, seat):
        wish = notation.speak(s.speaks_in(seat) | SPEAKS_IN)
        return wish if refuse_move(s, seat, wish) is None else None
    for proposal in s.proposals:
        if proposal.to == seat:
            return answer(s, seat, proposal, mood, tempers)
    bounty = take_bounty(s, seat, mood, tempers)
    if bounty is not None:
        return bounty
    payment = pay_debts(s, seat, mood, tempers)
    if payment is not None:
        return payment
    if not may_ask(s, seat) or s.sent[seat] >= mood.max_outgoing_per_deal:
        return None
    action = ask(s, seat, mood, dice, tempers)
    if action is not None and refuse_move(s, seat, action) is None:
        return action
    return None


# -- the value of terms (NA-V.3) ------------------------------------------------------------------------


def trust(s: NewAngelesState, seat: int, mood: NegotiationEntry, tempers: Tempers) -> float:
    """How likely a player is to keep a promise, by the book."""
    kept, broken = book.record_of(s, seat)
    a, b = mood.promise_trust_prior
    return min(1.0, tempers.trust * (kept + a) / (kept + broken + a + b))


def goods_value(s: NewAngelesState, seat: int, capital: int, assets: tuple[int, ...]) -> float:
    return capital + sum([max(asset_value(s, asset, seat), 0.3) for asset in assets])


def promise_value(s: NewAngelesState, term: Term, receiver: int) -> float:
    """What a kept promise is worth to the one who gets it."""
    if term.kind == "pay":
        return float(int(term.args[1]))
    if term.kind == "support":
        return 0.0  # worth what it changes: support_worth
    if term.kind == "give":
        return 1.5
    return 0.4


def support_worth(s: NewAngelesState, seat: int, term: Term) -> float:
    """What promised cards would change for ``seat``."""
    player, cards = int(term.args[0]), float(term.args[1])
    if player not in (s.active, s.countering()):
        return 0.0
    stakes = Stakes(s)
    shift = cards if player == s.active else -cards
    return support_value(s, seat, stakes, shift) - support_value(s, seat, stakes, 0.0)


def answer(
    s: NewAngelesState, seat: int, p: Proposal, mood: NegotiationEntry, tempers: Tempers
) -> Action | None:
    """Accept, or reject; every directed proposal is answered once (NA-V.2)."""
    received = goods_value(s, seat, p.give, p.give_assets)
    given = goods_value(s, seat, p.take, p.take_assets)
    for term in p.promises:
        received += trust(s, p.sender, mood, tempers) * promise_value(s, term, seat)
    for term in p.promises:
        if term.kind == "support" and s.main_played:
            received += trust(s, p.sender, mood, tempers) * support_worth(s, seat, term)
    for term in p.asks:
        given += cost_of_promise(s, seat, term)
    if p.as_promises:
        received *= trust(s, p.sender, mood, tempers)
    moves: tuple[str, ...] = ()
    if p.act is not None and not p.as_promises:
        if not p.sealed and not acts.fits_now(s, p.act, seat):
            if acts.still_possible(s, p.act, seat, p.scope):
                return None  # it waits for the own decision (NA-N.16)
            return notation.numbered("reject", p.id)
        moves = () if p.sealed else own_moves(s, seat, p.act, tempers)
        received += act_value(s, seat, p.act, p.sender if p.sealed else seat)
        if not p.sealed:
            received -= word_at_stake(s, seat, p.act, tempers)
    margin = mood.accept_margin + (1.0 if rival_of(s, seat) == p.sender else 0.0)
    accept = notation.accept(p.id, moves)
    good = received - given >= margin and not throws_away(s, seat, p)
    if good and refuse_move(s, seat, accept) is None:
        return accept
    return notation.numbered("reject", p.id)


def own_moves(s: NewAngelesState, seat: int, act: Act, tempers: Tempers) -> tuple[str, ...]:
    """Moves with which the seat would do an act; it votes with the least useful cards."""
    moves = acts.fitting_moves(s, act, seat)
    votes = [move for move in moves if move.startswith("lay ")]
    if not votes or not isinstance(s.stack[-1], Support):
        return moves
    hand = Hand(s, seat, tempers)
    places = hand.least_useful(len(votes))
    chosen = iter([s.tables.lay[hand.cards[place]].text for place in places])
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
    cards = [*dict.fromkeys(s.hands[seat]), *faceup_emergencies(s, seat)]
    options = [s.tables.passes, *[s.tables.counter[card] for card in cards]]
    found = judge_counteroffer(s, seat, options, PLAIN_TEMPERS)
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


def word_at_stake(s: NewAngelesState, seat: int, act: Act, tempers: Tempers) -> float:
    """How heavily the own promises speak against an act."""
    if act.kind not in ("support", "abstain"):
        return 0.0
    side = NOBODY if act.kind == "abstain" else MAIN if act.args[0] == "main" else COUNTER
    cards = int(act.args[1]) if act.kind == "support" else 0
    kept = promise_of_support(s, seat, side, cards, tempers)
    free = max(
        [promise_of_support(s, seat, other, 9, tempers) for other in (MAIN, COUNTER, NOBODY)]
    )
    return free - kept


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


# -- standing bounties (NA-N.16) -----------------------------------------------------------------------------


def take_bounty(
    s: NewAngelesState, seat: int, mood: NegotiationEntry, tempers: Tempers
) -> Action | None:
    """At the own decision the best open bounty is taken if it pays."""
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
        value += act_value(s, seat, p.act, seat) - mood.accept_margin
        value -= word_at_stake(s, seat, p.act, tempers)
        if rival_of(s, seat) == p.sender:
            value -= 1.0
        if value > best_value:
            moves = own_moves(s, seat, p.act, tempers)
            action = notation.accept(p.id, moves)
            if moves and refuse_move(s, seat, action) is None:
                best, best_value = action, value
    return best


def pay_debts(
    s: NewAngelesState, seat: int, mood: NegotiationEntry, tempers: Tempers
) -> Action | None:
    """Pay what was promised, unless breaking the word gains too much (NA-V.8)."""
    if not s.book or s.no_trade >> seat & 1:
        return None
    for promise in s.book:
        if promise.status != OPEN or promise.promiser != seat or promise.term.kind != "pay":
            continue
        owed = int(promise.term.args[1]) - promise.done
        receiver = int(promise.term.args[0])
        if not keeps_word(s, seat, owed, receiver, mood, tempers) or owed > s.capital[seat]:
            continue
        if any(p.sender == seat and p.pays == promise.id for p in s.proposals):
            continue
        action = notation.propose(Proposal(0, 0, receiver, give=owed, pays=promise.id), s.tables)
        if refuse_move(s, seat, action) is None:
            return action
    return None


def keeps_word(
    s: NewAngelesState, seat: int, gain: float, other: int, mood: NegotiationEntry, tempers: Tempers
) -> bool:
    """Whether a promise is kept although breaking it would gain so much."""
    if other == rival_of(s, seat):
        gain *= 1.75
    if mood.id == "bot_easy":
        return True
    if mood.id == "bot_hard":
        return gain < 3.0 * tempers.honour and s.standard_round() < 5
    return gain < PROMISE * tempers.honour


# -- own proposals (NA-V.7) -----------------------------------------------------------------------------------


def ask(
    s: NewAngelesState, seat: int, mood: NegotiationEntry, dice: Dice, tempers: Tempers
) -> Action | None:
    top = s.stack[-1]
    if seat in (s.active, s.countering()):
        return court(s, seat, mood, dice)
    if isinstance(top, Support) and s.asked == seat:
        return sell_vote(s, seat, mood)
    if isinstance(top, Talk) and top.name == "window_support" and s.sent[seat] == 0:
        return offer_word(s, seat, mood, dice)
    return None


def court(s: NewAngelesState, seat: int, mood: NegotiationEntry, dice: Dice) -> Action | None:
    """As active or countering player: pay for support, or against a counteroffer."""
    if s.no_trade >> seat & 1 or not s.capital[seat]:
        return None
    top = s.stack[-1]
    if s.box:
        supporting = isinstance(top, (Support, Talk)) and (
            not isinstance(top, Talk) or top.name == "window_support"
        )
        if not supporting or s.active == s.countering():
            return None
        side = MAIN if seat == s.active else COUNTER
        return bounty_for(s, seat, side, mood, dice)
    if isinstance(top, Talk) and top.name == "window_offer" and seat == s.active:
        return buy_peace(s, seat, mood, dice)
    return None


def bounty_for(
    s: NewAngelesState, seat: int, side: int, mood: NegotiationEntry, dice: Dice
) -> Action | None:
    """A bounty of at most a share of the own surplus, split over the cards that are needed."""
    stakes = Stakes(s)
    surplus = stakes.preference(seat) if side == MAIN else -stakes.preference(seat)
    if surplus <= 1.0:
        return None
    lead = len(s.support_main) - len(s.support_counter)
    needed = max(1, -lead if side == MAIN else lead + 1)
    pay = price_of_card(s, side, surplus, needed, mood)
    if pay < 1:
        return None
    pay = min(pay, s.capital[seat])
    word = "main" if side == MAIN else "counter"
    top = s.stack[-1]
    if isinstance(top, Support):
        if s.asked == seat:
            return None
        # The number of cards tells a second proposal from the first (NA-V.10).
        cards = min(needed, 2) if not s.sent[seat] else min(needed, 2) + 1
        act = Act("support", (word, str(cards)))
        amount = min(pay * cards, s.capital[seat])
        return notation.propose(Proposal(0, 0, s.asked, give=amount, act=act), s.tables)
    if (s.turn + seat + s.sent[seat]) % 3 == 0:  # never the same terms twice (NA-V.10)
        return ask_word(s, seat, pay)
    if s.sent[seat] > 1 or (s.sent[seat] and (s.turn + seat) % 3):
        return None
    act = Act("support", (word, "1"))
    uses = max(1, min(needed, s.seats - 2))
    return notation.propose(Proposal(0, 0, ANYBODY, give=pay, act=act, uses=uses), s.tables)


def price_of_card(
    s: NewAngelesState, side: int, surplus: float, needed: int, mood: NegotiationEntry
) -> int:
    """What a bot pays for each of the cards it needs; 0: it buys none.

    Money that is spent on votes makes others rich, so levels differ here more than anywhere else:
    `easy` pays for what it would like to have, `normal` for what its money probably changes, and
    `hard` lets the others pay and sells.
    """
    if mood.id == "bot_hard":
        return 0
    worth = mood.share_of_surplus_offered * surplus
    if mood.id == "bot_easy":
        return max(1, int(worth / needed + 0.5))
    shift = float(needed if side == MAIN else -needed)
    changed = abs(main_wins(s, shift) - main_wins(s, 0.0))
    return min(int(worth * changed / needed + 0.5), MOST_PAID)


def ask_word(s: NewAngelesState, seat: int, pay: int) -> Action | None:
    """Pay now for a promise of support: cheaper than a vote, and only a promise."""
    supporters = [
        other
        for other in range(s.seats)
        if other not in (s.active, s.countering(), seat)
        and s.hands[other]
        and rival_of(s, seat) != other
    ]
    if not supporters:
        return None
    friend = max(supporters, key=lambda other: len(s.hands[other]))
    term = Term("support", (str(seat), "1"), "", "")
    return notation.propose(Proposal(0, 0, friend, give=pay, asks=(term,)), s.tables)


def buy_peace(s: NewAngelesState, seat: int, mood: NegotiationEntry, dice: Dice) -> Action | None:
    """The active player pays the likeliest opponent for the word not to counter."""
    if s.revealed == NOBODY or s.tables.assets[s.revealed].value < 5 or dice.chance() < 0.5:
        return None
    if mood.id == "bot_hard":
        return None  # it pays for nothing that it cannot be sure of
    if s.capital[seat] < 2 or s.sent[seat]:
        return None
    others = [o for o in range(s.seats) if o != seat and len(s.hands[o]) >= 3]
    if not others:
        return None
    opponent = max(others, key=lambda o: (o == rival_of(s, seat), len(s.hands[o])))
    term = Term("no_counter", (), "turn", "")
    return notation.propose(Proposal(0, 0, opponent, give=1, asks=(term,)), s.tables)


def sell_vote(s: NewAngelesState, seat: int, mood: NegotiationEntry) -> Action | None:
    """Ask the side that is preferred for the difference the votes make, at least 1 per card."""
    if not s.box or not s.hands[seat]:
        return None
    stakes = Stakes(s)
    side = MAIN if stakes.preference(seat) >= 0 else COUNTER
    buyer = s.proposer(side)
    if buyer == seat or not s.capital[buyer] or s.no_trade & (1 << seat | 1 << buyer):
        return None
    lead = len(s.support_main) - len(s.support_counter)
    needed = max(1, -lead if side == MAIN else lead + 1)
    if needed > len(s.hands[seat]) or needed > 3:
        return None
    worth = abs(stakes.preference(buyer)) * abs(main_wins(s, float(needed)) - main_wins(s, 0.0))
    price = min(max(needed, int(ASKED[mood.id] * worth)), s.capital[buyer])
    if price < needed or worth < price + 1.0:
        return None
    word = "main" if side == MAIN else "counter"
    act = Act("support", (word, str(needed)))
    moves = own_moves(s, seat, act, PLAIN_TEMPERS)
    if not moves:
        return None
    proposal = Proposal(0, 0, buyer, take=price, act=act, sealed=moves, scope="decision")
    return notation.propose(proposal, s.tables)


def offer_word(s: NewAngelesState, seat: int, mood: NegotiationEntry, dice: Dice) -> Action | None:
    """A supporter sells the word to support the preferred side before its turn comes."""
    if not s.box or not s.hands[seat] or dice.chance() < 0.75:
        return None
    kept, broken = book.record_of(s, seat)
    if seat not in still_to_support(s) or broken > kept:
        return None
    stakes = Stakes(s)
    side = MAIN if stakes.preference(seat) >= 0 else COUNTER
    if mood.bluff and dice.chance() < 0.3:
        side = 1 - side  # a word that will not be kept (NA-V.8)
    buyer = s.proposer(side)
    if buyer == seat or not s.capital[buyer]:
        return None
    cards = min(2, len(s.hands[seat]))
    term = Term("support", (str(buyer), str(cards)), "", "")
    if 0.5 * support_worth(s, buyer, term) < 1.5:
        return None
    return notation.propose(Proposal(0, 0, buyer, take=1, promises=(term,)), s.tables)
