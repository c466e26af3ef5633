"""Paying costs (FFS-9): what can be paid, the default payment, cards and Deals as a price."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Ask, Step
from tabletown.games.fifty_first_state import terms
from tabletown.games.fifty_first_state.rules.payments import (
    Pay,
    pay_plan,
    plans,
    plentiful,
    purse,
    spend,
    tell_spent,
)
from tabletown.games.fifty_first_state.state import ACTIVE, BANK, CACHED, LINKS, WIDTH, cache_of

if TYPE_CHECKING:
    from tabletown.core.actions import Action
    from tabletown.games.fifty_first_state.state import StateOfFifty
    from tabletown.games.fifty_first_state.tables import Cost


def covers(n: list[int], b: int, cost: Cost) -> bool:
    """Whether the tokens from ``n[b]`` on can pay the token part of a cost, substitutes included."""
    if cost.simple:
        return (
            n[b + terms.WORKER] >= cost.workers
            and n[b + cost.resource] + n[b + terms.AMMO] >= cost.need
        )
    for good, amount in cost.exact:
        if n[b + good] < amount:
            return False
    if cost.contacts:
        spare = n[b + terms.UNIVERSAL] - cost.universal
        for good, amount in cost.contacts:
            if n[b + good] < amount:
                spare -= amount - n[b + good]
        if spare < 0:
            return False
    if cost.resources or cost.any:
        ammo = n[b + terms.AMMO] - cost.ammo
        for good, amount in cost.resources:
            if n[b + good] < amount:
                ammo -= amount - n[b + good]
        if ammo < 0:
            return False
        if cost.any:
            have = n[b] + n[b + 1] + n[b + 2] + n[b + 3] + n[b + terms.AMMO] - cost.ammo
            if have < cost.fixed + cost.any:
                return False
    return True


def has_cards(s: StateOfFifty, player: int, cost: Cost) -> bool:
    """Whether the cards and Deals of a cost are there (FFS-9.7, FFS-9.8)."""
    if cost.cards and s.hand_size(player) < cost.cards:
        return False
    return len(s.deals[player]) >= cost.deals


def can_pay(s: StateOfFifty, player: int, cost: Cost) -> bool:
    """Whether a cost can be paid in full (FFS-9.13)."""
    if not has_cards(s, player, cost):
        return False
    n, b = purse(s, player)
    return covers(n, b, cost)


def has_choice(s: StateOfFifty, player: int, cost: Cost) -> bool:
    """Whether the tokens of a cost can be paid in more than one way."""
    n, b = s.n, player * WIDTH
    if n[b + CACHED] & cost.payers:
        if cost.simple:
            return simple_choice(s, player, cost)
        return len(plans(s, player, cost)[1]) > 1
    if cost.contacts and n[b + terms.UNIVERSAL]:
        spare, exact = n[b + terms.UNIVERSAL] - cost.universal, 0
        for good, amount in cost.contacts:
            have = n[b + good]
            exact += min(have, amount)
            if have < amount:
                spare -= amount - have
        if spare and exact:
            return True
    if cost.resources or cost.any:
        spare, exact = n[b + terms.AMMO] - cost.ammo, 0
        left = [n[b], n[b + 1], n[b + 2], n[b + 3]]
        for good, amount in cost.resources:
            exact += min(left[good], amount)
            if left[good] < amount:
                spare -= amount - left[good]
                left[good] = 0
            else:
                left[good] -= amount
        if cost.any:
            left.append(spare)
            kinds = sum([amount > 0 for amount in left])
            if kinds > 1 and sum(left) > cost.any:
                return True
            spare -= cost.any  # all of one kind, or everything there is
        if spare > 0 and exact:
            return True
    return False


def simple_choice(s: StateOfFifty, player: int, cost: Cost) -> bool:
    """The same for workers and one kind of resource, when caches can pay too.

    There is a choice if one of the two has several sources that hold more than is needed.
    """
    n, b = s.n, player * WIDTH
    places = [int(n[b + terms.WORKER] > 0), (n[b + cost.resource] > 0) + (n[b + terms.AMMO] > 0)]
    tokens = [n[b + terms.WORKER], n[b + cost.resource] + n[b + terms.AMMO]]
    for loc in s.lands[player]:
        for good, amount in cache_of(loc):
            if good == terms.WORKER:
                places[0] += 1
                tokens[0] += amount
            elif good in (cost.resource, terms.AMMO):
                places[1] += 1
                tokens[1] += amount
    return (cost.workers > 0 and places[0] > 1 and tokens[0] > cost.workers) or (
        cost.need > 0 and places[1] > 1 and tokens[1] > cost.need
    )


def pay(s: StateOfFifty, player: int, cost: Cost) -> None:
    """The default payment of FFS-9.12 for the tokens of a cost."""
    n, b = s.n, player * WIDTH
    if n[b + CACHED] & cost.payers:
        lanes, found = plans(s, player, cost)
        pay_plan(s, player, cost, lanes, found[0])
        return
    for good, amount in cost.tokens:
        have = n[b + good]
        if have < amount:
            other = terms.AMMO if good <= terms.BRICK else terms.UNIVERSAL
            spend(s, player, other, amount - have)
            amount = have
        spend(s, player, good, amount)
    if cost.any:
        rest = cost.any
        for good in plentiful(n, b):
            amount = min(rest, n[b + good])
            spend(s, player, good, amount)
            rest -= amount
        spend(s, player, terms.AMMO, rest)


def announce(s: StateOfFifty, player: int, kind: int) -> None:
    """A card of the hand is named before its move is complete: now all know that it is there."""
    known = s.known[player]
    if kind not in known:
        s.known[player] = tuple(sorted((*known, kind)))


def settle(s: StateOfFifty, player: int, cost: Cost, effect: Step, card: int = -1) -> None:
    """Pay a cost completely, then let its effect happen (FFS-9.10); ``card`` is played for it."""
    n, b = s.n, player * WIDTH
    substitute = cost.substitute
    if (
        cost.straight
        and (substitute < 0 or not n[b + substitute])
        and not n[b + CACHED] & cost.payers
    ):
        for good, amount in cost.tokens:
            n[b + good] -= amount
            n[BANK + good] += amount
            if s.log is not None:
                tell_spent(s, player, good, amount)
        effect.run(s)
    elif cost.cards or cost.deals:
        s.then(*[GIVE_CARD] * cost.cards, *[GIVE_DEAL] * cost.deals, effect)
        if has_choice(s, player, cost):
            s.then(Pay(player, cost.id))
        else:
            pay(s, player, cost)
    elif has_choice(s, player, cost):
        if card >= 0:
            announce(s, player, card)
        s.then(Pay(player, cost.id), effect)
    else:
        pay(s, player, cost)
        effect.run(s)


class GiveCard(Ask):
    """A card of the own choice is discarded from the hand (FFS-9.7, FFS-9.14).

    Always asked: that only one kind of card can be given is nobody else's business.
    """

    rule = "FFS-9.7"
    prompt = "discard-card"
    auto = False

    def seat(self, s: StateOfFifty) -> int:
        return s.n[ACTIVE]

    def options(self, s: StateOfFifty) -> list[Action]:
        t, player = s.t, s.n[ACTIVE]
        found = [t.discard[kind] for kind in dict.fromkeys(s.hands[player])]
        held = s.connections(player)
        return found + [t.discard_connection[kind] for kind, n in enumerate(held) if n]

    def chosen(self, s: StateOfFifty, action: Action) -> None:
        player, kind = s.n[ACTIVE], action.args[0]
        if action.kind == "discard":
            s.take_from_hand(player, kind)
            s.discard += (kind,)
            s.emit("discarded", "FFS-9.7", seat=player, card=s.t.card_words.word(kind))
        else:
            s.n[player * WIDTH + LINKS] -= 1 << 4 * kind
            pile = 2 + s.t.connection_deck[kind]
            s.links[pile] += (kind,)
            s.emit("discarded-connection", "FFS-9.7", seat=player, connection=s.t.connections[kind])

    def why_not(self, s: StateOfFifty, action: Action) -> Refusal:
        return refuse("choose-card-to-discard", "FFS-9.14")


class GiveDeal(Ask):
    """An own Deal of the own choice is given up (FFS-9.8, FFS-24.15)."""

    rule = "FFS-9.8"
    prompt = "end-deal"

    def seat(self, s: StateOfFifty) -> int:
        return s.n[ACTIVE]

    def options(self, s: StateOfFifty) -> list[Action]:
        return [s.t.end_deal[kind] for kind in dict.fromkeys(s.deals[s.n[ACTIVE]])]

    def chosen(self, s: StateOfFifty, action: Action) -> None:
        player, kind = s.n[ACTIVE], action.args[0]
        deals = list(s.deals[player])
        deals.remove(kind)
        s.deals[player] = tuple(deals)
        s.discard += (kind,)
        s.emit("ended-deal", "FFS-9.8", seat=player, card=s.t.card_words.word(kind))

    def why_not(self, s: StateOfFifty, action: Action) -> Refusal:
        return refuse("choose-deal-to-end", "FFS-9.14")


GIVE_CARD = GiveCard()
GIVE_DEAL = GiveDeal()
