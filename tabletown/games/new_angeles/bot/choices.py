"""How good each option looks: one function for each kind of question (in capital)."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

from tabletown.core.actions import Action
from tabletown.games.new_angeles.bot.cards import (
    cards_moved,
    judge_bottom,
    judge_deck,
    judge_deck_for_support,
    judge_discard,
    judge_emergency,
    judge_give,
    judge_investment,
    judge_steal,
    judge_top,
)
from tabletown.games.new_angeles.bot.hand import Hand
from tabletown.games.new_angeles.bot.offers import Stakes, Standing, accepted, offer_gains
from tabletown.games.new_angeles.bot.outlook import (
    RIVAL_WEIGHT,
    Outlook,
    asset_value,
    logistic,
    rival_of,
    seat_value,
    threat_cost,
)
from tabletown.games.new_angeles.bot.quick import (
    keep_value,
    ranked,
    thumb,
    wants_threat,
)
from tabletown.games.new_angeles.bot.tempers import Tempers
from tabletown.games.new_angeles.negotiation.terms import OPEN
from tabletown.games.new_angeles.rules.declare import declared_on, ghost_of
from tabletown.games.new_angeles.state import City
from tabletown.games.new_angeles.tables import COUNTER, MAIN, NOBODY

CARD_COST = 0.5  # a vote in the hand
MOST_LAID = 4  # cards that a seat thinks of laying in one deal
LOST_OFFER = 0.5  # a card in the hand is laid more often than offered
PROMISE = 4.0  # what a normal bot must gain to break its word (NA-V.8)
SWAP_PENALTY = 2.0  # Alex Westlund takes it if an own asset is swapped
LOOKED_ON = ("place", "raise", "lower", "remove", "name", "asset", "victim")
CLOSE_LOOK = 16  # options that are tried out; the others are judged by rule of thumb

Judge = Callable[[City, int, list[Action], Tempers], list[float]]


# -- the deal -----------------------------------------------------------------------------------------


def judge_main_offer(s: City, seat: int, options: list[Action], tempers: Tempers) -> list[float]:
    """Good for me, and not so bad for the others that they unite against it."""
    before = Standing(s, seat, tempers.threat)
    found = []
    for action in options:
        card = action.args[0]
        gains = offer_gains(s, card, seat, MAIN, before)
        value = accepted(gains, seat) * gains[seat] - kept_back(s, seat, card)
        found.append(value + promised_type(s, seat, card, tempers))
    return found


def kept_back(s: City, seat: int, card: int) -> float:
    """A card that is played is not there later."""
    if card >= s.t.action_cards:
        return 1.8 if s.standard_round() < 5 else 0.4
    return 0.4 * keep_value(s, seat, card)


def promised_type(s: City, seat: int, card: int, tempers: Tempers) -> float:
    from tabletown.games.new_angeles.content import TYPES

    type = s.t.type_of[card]
    word = TYPES[type] if type < len(TYPES) else "emergency"
    value = 0.0
    for promise in s.book:
        if promise.status == OPEN and promise.promiser == seat and promise.term.kind == "type":
            value += PROMISE * tempers.honour * (1.0 if promise.term.args[0] == word else 0.0)
    return value


def win_chance(s: City, main: list[float], counter: list[float], price: float) -> float:
    """The chance that a counteroffer gets more support than the main offer."""
    countering = s.countering()
    pull = 0.0
    for seat in range(s.seats):
        if seat in (s.active, countering):
            continue
        cards = min(len(s.hands[seat]), 4)
        better = counter[seat] - main[seat]
        pull += cards * max(-1.5, min(1.5, better))
    return logistic(0.3 * pull - 0.8 - price)


def judge_counteroffer(s: City, seat: int, options: list[Action], tempers: Tempers) -> list[float]:
    before = Standing(s, seat, tempers.threat)
    current_card = s.counteroffer() if s.box else s.main
    resolver = s.countering() if s.box else s.active
    side = COUNTER if s.box else MAIN
    present = offer_gains(s, current_card, resolver, side, before)
    if s.box:
        main = offer_gains(s, s.main, s.active, MAIN, before)
        chance = win_chance(s, main, present, 0.0)
        present = [chance * c + (1.0 - chance) * m for m, c in zip(main, present, strict=True)]
    found = []
    for action in options:
        if action.kind == "pass":
            found.append(present[seat])
            continue
        card = action.args[0]
        gains = offer_gains(s, card, seat, COUNTER, before)
        chance = win_chance(s, present, gains, 0.0)
        value = chance * gains[seat] + (1.0 - chance) * present[seat]
        value -= 0.7 * (len(s.box) + 1) + 0.5 * kept_back(s, seat, card) + 0.3
        value -= PROMISE * tempers.honour * promised_not_to_counter(s, seat)
        found.append(value)
    return found


def promised_not_to_counter(s: City, seat: int) -> float:
    return float(
        any(p.status == OPEN and p.promiser == seat and p.term.kind == "no_counter" for p in s.book)
    )


def main_wins(s: City, shift: float) -> float:
    """The chance that the main offer wins, with so many more cards beside it."""
    if not s.box:
        return 1.0
    lead = len(s.support_main) - len(s.support_counter) + 0.5 + shift
    open_cards = sum([min(len(s.hands[seat]), 3) for seat in still_to_support(s)])
    return logistic(1.8 * lead / (0.8 + 0.7 * sqrt(open_cards)))


def still_to_support(s: City) -> list[int]:
    """Supporting players after the one who decides now."""
    found = []
    seat = s.left_of(s.asked) if s.asked >= 0 else s.left_of(s.active)
    while seat != s.active:
        if seat != s.countering():
            found.append(seat)
        seat = s.left_of(seat)
    return found


def support_value(s: City, seat: int, stakes: Stakes, shift: float) -> float:
    """What the deal brings on average if so many cards are added to the main offer."""
    chance = main_wins(s, shift)
    return chance * stakes.main[seat] + (1.0 - chance) * stakes.counter[seat]


def promise_of_support(s: City, seat: int, side: int, cards: int, tempers: Tempers) -> float:
    """The weight of the own word about this deal."""
    proposer = s.proposer(side) if side >= 0 else NOBODY
    value = 0.0
    for promise in s.book:
        if promise.status != OPEN or promise.promiser != seat:
            continue
        if promise.term.kind == "support":
            kept = int(promise.term.args[0]) == proposer and cards >= int(promise.term.args[1])
            value += PROMISE * tempers.honour if kept else 0.0
        elif promise.term.kind == "no_support" and int(promise.term.args[0]) == proposer:
            value -= PROMISE * tempers.honour
    return value


def judge_support(s: City, seat: int, options: list[Action], tempers: Tempers) -> list[float]:
    stakes = Stakes(s, seat, tempers.threat)
    found = []
    most = min(len(s.hands[seat]), MOST_LAID)
    for action in options:
        if action.kind != "support":
            found.append(support_value(s, seat, stakes, 0.0))
            continue
        side = action.args[0]
        sign = 1.0 if side == MAIN else -1.0
        cards = list(range(1, most + 1))
        best = max(
            [
                support_value(s, seat, stakes, sign * n)
                - price_of_votes(n)
                + promise_of_support(s, seat, side, n, tempers)
                for n in cards
            ],
            default=-5.0,
        )
        found.append(best + reward_for_support(s, seat, side))
    return found


def price_of_votes(cards: int) -> float:
    """What laying so many cards costs; many at once leave a seat without a vote later."""
    return CARD_COST * cards * (1.0 if cards < 3 else 1.2)


def reward_for_support(s: City, seat: int, side: int) -> float:
    """Vanity Project and Puff Piece thank their supporters."""
    card = s.main if side == MAIN else s.counteroffer()
    if card == NOBODY or not s.box:
        if card != NOBODY and s.t.cards[card] == "puff_piece":
            return 0.35
        return 0.0
    return 0.2 if s.t.cards[card] in ("puff_piece", "vanity_project") else 0.0


def judge_lay(s: City, seat: int, options: list[Action], tempers: Tempers) -> list[float]:
    """Lay the least useful cards, so many as change enough."""
    step: Any = s.stack[-1]
    sign = 1.0 if step.side == MAIN else -1.0
    stakes = Stakes(s, seat, tempers.threat)
    hand = Hand(s, seat, tempers)
    found = []
    for action in options:
        place, most = 0, 0
        if action.kind == "lay":
            place = hand.cards.index(action.args[0], step.start)
            most = min(len(hand.cards) - place, MOST_LAID)
        found.append(
            max(
                [
                    support_value(s, seat, stakes, sign * n)
                    - price_of_votes(step.laid + n)
                    + promise_of_support(s, seat, step.side, step.laid + n, tempers)
                    - (LOST_OFFER * hand.lost(place, n - 1) if n else 0.0)
                    for n in range(min(most, 1), most + 1)
                ]
            )
        )
    return found


def judge_support_or_lose(
    s: City, seat: int, options: list[Action], tempers: Tempers
) -> list[float]:
    """Eiko: a vote for the main offer with the least useful card, or the loss."""
    step: Any = s.stack[-1]
    stakes = Stakes(s, seat, tempers.threat)
    hand = Hand(s, seat, tempers)
    more = support_value(s, seat, stakes, 1.0) - support_value(s, seat, stakes, 0.0)
    return [
        more - CARD_COST - LOST_OFFER * hand.lost(hand.cards.index(action.args[0]))
        if action.kind == "lay"
        else -float(step.amount)
        for action in options
    ]


# -- assets in a deal -----------------------------------------------------------------------------------


def judge_reaction(s: City, seat: int, options: list[Action], tempers: Tempers) -> list[float]:
    found = []
    stakes: Stakes | None = None
    for action in options:
        if action.kind != "use":
            found.append(0.0)
            continue
        asset = s.t.assets[action.args[0]]
        if asset.does in ("return_counteroffer", "set_winner", "support_from_deck", "bar_support"):
            stakes = stakes or Stakes(s, seat, tempers.threat)
        found.append(reaction_value(s, seat, asset.id, asset.does, stakes))
    return found


def reaction_value(s: City, seat: int, asset: str, does: str, stakes: Stakes | None) -> float:
    prefers_main = stakes.preference(seat) if stakes is not None else 0.0
    if does == "return_counteroffer":
        return 1.2 + 0.3 * prefers_main
    if does == "set_winner":
        now = main_wins(s, 0.0)
        missed = (1.0 - now) * prefers_main if prefers_main > 0 else -now * prefers_main
        return missed - (2.5 if asset == "tanaka" else 0.3)
    if does == "support_from_deck":
        sign = 1.0 if prefers_main > 0 else -1.0
        return sign * prefers_main * (main_wins(s, sign) - main_wins(s, 0.0)) * sign - 0.1
    if does == "bar_support":
        return 0.2 * prefers_main - 0.2
    if does == "propose_second":
        return second_offer_value(s, seat)
    if does == "declare":
        return 0.15 if s.proposer(COUNTER if s.box else MAIN) == rival_of(s, seat) else -0.3
    if does == "bar_trade":
        proposer = s.proposer(COUNTER if s.box else MAIN)
        return 0.3 if proposer == rival_of(s, seat) else -0.3
    if does == "support_main_or_lose":
        return 0.4
    return 0.6  # the rest gives something for nothing


def second_offer_value(s: City, seat: int) -> float:
    """The Fall Guy keeps everybody else from countering: worth it for a dear asset."""
    if s.revealed == NOBODY:
        return -1.0
    return 0.35 * s.t.assets[s.revealed].value - 2.2


def judge_winner(s: City, seat: int, options: list[Action], tempers: Tempers) -> list[float]:
    stakes = Stakes(s, seat, tempers.threat)
    return [stakes.main[seat] if a.args[0] == MAIN else stakes.counter[seat] for a in options]


def judge_offer_for_support(
    s: City, seat: int, options: list[Action], tempers: Tempers
) -> list[float]:
    return judge_winner(s, seat, options, tempers)


def judge_pay(s: City, seat: int, options: list[Action], tempers: Tempers) -> list[float]:
    stakes = Stakes(s, seat, tempers.threat)
    gain = -stakes.preference(seat) * 0.5
    step: Any = s.stack[-1]
    price = step.price + (0.75 * step.price if step.receiver == rival_of(s, seat) else 0.0)
    return [gain - price if action.kind == "pay" else 0.3 for action in options]


def judge_second(s: City, seat: int, options: list[Action], tempers: Tempers) -> list[float]:
    before = Standing(s, seat, tempers.threat)
    return [offer_gains(s, a.args[0], seat, COUNTER, before)[seat] for a in options]


# -- simple questions ------------------------------------------------------------------------------------


def judge_thumb(s: City, seat: int, options: list[Action], tempers: Tempers) -> list[float]:
    return [thumb(s, seat, action) for action in options]


def judge_corporation(s: City, seat: int, options: list[Action], tempers: Tempers) -> list[float]:
    """All are worth playing: a lot decides."""
    return [float(s.rng >> 7 * i & 127) for i in range(len(options))]


def judge_spend(s: City, seat: int, options: list[Action], tempers: Tempers) -> list[float]:
    """Pay a fair share for 2 threat less, and the rest if it is needed and worth it."""
    step: Any = s.stack[-1]
    pool = step.pool(s)
    missing = max(pool.needed(s) - s.bound[pool.name], 0)
    after = sum(1 for other in s.stack if type(other) is type(step))
    look = Outlook(s)
    worth = threat_cost(s, look.final) - threat_cost(s, look.final - 2.0)
    if wants_threat(s, seat) < 0:
        worth = -worth
    share = -(-missing // max(after, 1)) if missing else 0
    found = []
    for action in options:
        amount = action.args[0]
        if amount == 0:
            found.append(0.0)
        elif amount in (share, missing):
            chance = 1.0 if amount == missing else 0.55
            found.append(worth * chance - amount)
        else:
            found.append(-float(amount) - 1.0)
    return found


# -- end of turn --------------------------------------------------------------------------------------------


def judge_end_of_turn(s: City, seat: int, options: list[Action], tempers: Tempers) -> list[float]:
    return [
        0.0
        if action.kind == "finish"
        else end_of_turn_value(s, seat, s.t.assets[action.args[0]].id)
        for action in options
    ]


def end_of_turn_value(s: City, seat: int, asset: str) -> float:
    rival = rival_of(s, seat)
    if asset == "fumiko_yamamori":
        look = Outlook(s)
        spare = [look.made[r] - s.targets[r] for r in range(len(s.supply)) if s.supply[r]]
        return 2.0 if spare and max(spare) > 0 else 2.0 - 1.2 * wants_threat(s, seat)
    if asset == "alex_westlund":
        return best_swap(s, seat)
    if asset == "bernice_mai":
        return 0.3 if len(s.hands[seat]) > s.hand_size(seat) - 1 else -0.2
    if asset == "mr_li":
        return 0.5 if rival != NOBODY and len(s.hands[rival]) > 5 else 0.1
    if asset == "elizabeth_mills":
        return 0.8 if rival != NOBODY and len(s.hands[rival]) >= 3 else -0.3
    if asset == "thomas_haas":
        behind = rival != NOBODY and s.capital[seat] < s.capital[rival]
        return 1.0 if behind else 0.05
    return 1.0  # marco_cubrero, susan_chen, mr_white and the like: money or cards


def best_swap(s: City, seat: int) -> float:
    """What the best exchange of two assets would bring."""
    assets = [asset for owned in s.owned for asset in owned]
    gains = [best_partner(s, seat, asset) for asset in assets]
    return max(gains, default=0.0) - 0.2


def best_partner(s: City, seat: int, asset: int) -> float:
    """What exchanging an asset brings, with the best choice of the other one."""
    owner = s.owner_of(asset)
    others = [other for i, owned in enumerate(s.owned) if i != owner for other in owned]
    return max([swap_gain(s, seat, asset, other) for other in others], default=-1.0)


def swap_gain(s: City, seat: int, one: int, other: int) -> float:
    """Own assets count in full and cost a penalty, the rival's count against the own."""
    rival = rival_of(s, seat)
    gain = 0.0
    for given, taken in ((one, other), (other, one)):
        owner = s.owner_of(given)
        change = asset_value(s, taken, owner) - asset_value(s, given, owner)
        if owner == seat:
            gain += change - SWAP_PENALTY
        elif owner == rival:
            gain -= RIVAL_WEIGHT * change
    return gain


def judge_swap(s: City, seat: int, options: list[Action], tempers: Tempers) -> list[float]:
    """Give a poor card for a dear one, or take a dear one from the rival."""
    step: Any = s.stack[-1]
    first = step.taken - 1
    if first < 0:
        return [best_partner(s, seat, action.args[0]) for action in options]
    return [swap_gain(s, seat, first, action.args[0]) for action in options]


def judge_rival(s: City, seat: int, options: list[Action], tempers: Tempers) -> list[float]:
    """Take the other rival card if it is easier to beat."""
    now = card_prospect(s, seat, s.rivals[seat])
    other = card_prospect(s, seat, s.rivals[s.seats])
    return [other if action.kind == "swap" else now + 0.05 for action in options]


def card_prospect(s: City, seat: int, card: int) -> float:
    from tabletown.games.new_angeles.bot.outlook import win_chances

    kept = s.rivals
    rivals = list(kept)
    rivals[seat] = card
    s.rivals = tuple(rivals)
    chance = win_chances(s)[seat]
    s.rivals = kept
    return chance


# -- choices of cards ------------------------------------------------------------------------------------------


def judge_effect(s: City, seat: int, options: list[Action], tempers: Tempers) -> list[float]:
    """Try every promising option out and look at the table afterwards."""
    hopeful = set(ranked(s, seat, options)[:CLOSE_LOOK])
    found = []
    for action in options:
        if action not in hopeful:
            found.append(-50.0 + thumb(s, seat, action))
            continue
        after = s.clone()
        after.proposals = ()
        after.book = ()
        after.apply(action, seat)
        value = look_on(after, s.card, seat, tempers.threat)
        found.append(value + 0.02 * thumb(s, seat, action))
    return found


def look_on(after: City, card: int, seat: int, worry: float) -> float:
    """The value afterwards; if the same card asks on, with its best answer."""
    if after.outcome is None and after.asked == seat and after.card == card != NOBODY:
        options = after.options()
        prompt = getattr(after.stack[-1], "prompt", "")
        if prompt in LOOKED_ON and len(options) <= 24:
            best = -1e9
            for action in ranked(after, seat, options)[:5]:
                last = after.clone()
                last.apply(action, seat)
                best = max(best, seat_value(last, seat, Outlook(last), worry))
            return best
    return seat_value(after, seat, Outlook(after), worry)


def judge_option(s: City, seat: int, options: list[Action], tempers: Tempers) -> list[float]:
    """What an option does to the table, and to the cards of other players."""
    hand = Hand(s, seat, tempers)
    tried = judge_effect(s, seat, options, tempers)
    return [
        value + cards_moved(s, seat, action, hand)
        for value, action in zip(tried, options, strict=True)
    ]


def judge_declare(s: City, seat: int, options: list[Action], tempers: Tempers) -> list[float]:
    """As if the card were resolved now and asked."""
    step: Any = s.stack[-1]
    ghost = ghost_of(s, step.side, declared_on(s, step.side))
    return judge_of(ghost)(ghost, seat, options, tempers)


def judge_of(s: City) -> Judge:
    """How the present question is judged."""
    step = s.asking()
    return JUDGES.get(step.prompt if step is not None else "", judge_effect)


JUDGES: dict[str, Judge] = {
    "corporation": judge_corporation,
    "investment": judge_investment,
    "general": judge_deck,
    "deck": judge_deck,
    "deck-for-support": judge_deck_for_support,
    "offer-for-support": judge_offer_for_support,
    "reaction": judge_reaction,
    "main-offer": judge_main_offer,
    "second-offer": judge_second,
    "counteroffer": judge_counteroffer,
    "pay-or-return": judge_pay,
    "declare": judge_declare,
    "support": judge_support,
    "lay": judge_lay,
    "support-or-lose": judge_support_or_lose,
    "winner": judge_winner,
    "spend": judge_spend,
    "end-of-turn": judge_end_of_turn,
    "discard": judge_discard,
    "option": judge_option,
    "player": judge_thumb,
    "victim": judge_thumb,
    "asset": judge_thumb,
    "swap": judge_swap,
    "steal": judge_steal,
    "emergency": judge_emergency,
    "give": judge_give,
    "bottom": judge_bottom,
    "top": judge_top,
    "rival": judge_rival,
}
