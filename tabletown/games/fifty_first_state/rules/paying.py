"""Paying costs (FFS-9): what can be paid, the default payment, cards and Deals as a price."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Step
from tabletown.games.fifty_first_state.effects.goods import (
    AMMO,
    BRICK,
    GOOD_NAMES,
    UNIVERSAL,
    WORKER,
)
from tabletown.games.fifty_first_state.rules.asking import TurnAsk
from tabletown.games.fifty_first_state.rules.payments import (
    Pay,
    pay_plan,
    plans,
    plentiful,
    spend,
    tell_spent,
)
from tabletown.games.fifty_first_state.state import FiftyFirstState

if TYPE_CHECKING:
    from tabletown.core.actions import Action
    from tabletown.games.fifty_first_state.effects.cost import Cost


def covers(tokens: list[int], cost: Cost) -> bool:
    """Whether tokens, given by good, can pay the token part of a cost (FFS-9.2, FFS-9.4, FFS-9.6).

    Nothing stands in for ammo and universal contacts, nor for what is named exactly (FFS-9.3,
    FFS-9.5, FFS-9.9).
    """
    if cost.simple:
        return tokens[WORKER] >= cost.workers and tokens[cost.resource] + tokens[AMMO] >= cost.need
    for good, amount in cost.exact:
        if tokens[good] < amount:
            return False
    if cost.contacts:
        spare = tokens[UNIVERSAL] - cost.universal
        for good, amount in cost.contacts:
            if tokens[good] < amount:
                spare -= amount - tokens[good]
        if spare < 0:
            return False
    if cost.resources or cost.any:
        ammo = tokens[AMMO] - cost.ammo
        for good, amount in cost.resources:
            if tokens[good] < amount:
                ammo -= amount - tokens[good]
        if ammo < 0:
            return False
        if cost.any:
            have = sum(tokens[:WORKER]) + tokens[AMMO] - cost.ammo
            if have < cost.fixed + cost.any:
                return False
    return True


def missing(s: FiftyFirstState, player: int, cost: Cost) -> Refusal | None:
    """The first good of which a cost asks more than the player can pay (FFS-9.13)."""
    tokens = s.purse(player)
    for good, amount in cost.exact:
        if tokens[good] < amount:
            return short_of(good, amount, tokens[good])
    spare = tokens[UNIVERSAL] - cost.universal
    for good, amount in cost.contacts:
        if tokens[good] + spare < amount:
            return short_of(good, amount, tokens[good] + max(spare, 0))
        spare -= max(0, amount - tokens[good])
    ammo = tokens[AMMO] - cost.ammo
    for good, amount in cost.resources:
        if tokens[good] + ammo < amount:
            return short_of(good, amount, tokens[good] + max(ammo, 0))
        ammo -= max(0, amount - tokens[good])
    if not covers(tokens, cost):
        have = sum(tokens[:WORKER]) + tokens[AMMO] - cost.ammo
        return refuse("too-few-resources", "FFS-9.6", need=cost.any + cost.fixed, have=have)
    if cost.cards > s.hand_size(player):
        return refuse("no-card-to-discard", "FFS-9.7")
    if cost.deals > len(s.deals[player]):
        return refuse("no-deal-to-end", "FFS-9.8")
    return None


def short_of(good: int, need: int, have: int) -> Refusal:
    return refuse("too-few-goods", "FFS-9.13", good=GOOD_NAMES[good], need=need, have=have)


def has_cards(s: FiftyFirstState, player: int, cost: Cost) -> bool:
    """Whether the cards and Deals of a cost are there (FFS-9.7, FFS-9.8)."""
    if cost.cards and s.hand_size(player) < cost.cards:
        return False
    return len(s.deals[player]) >= cost.deals


def can_pay(s: FiftyFirstState, player: int, cost: Cost) -> bool:
    """Whether a cost can be paid in full (FFS-9.13)."""
    return has_cards(s, player, cost) and covers(s.purse(player), cost)


def has_choice(s: FiftyFirstState, player: int, cost: Cost) -> bool:
    """Whether the tokens of a cost can be paid in more than one way."""
    if s.caches_hold(player, cost.payers):
        if cost.simple:
            return simple_choice(s, player, cost)
        return len(plans(s, player, cost)[1]) > 1
    tokens = s.tokens(player)
    if cost.contacts and tokens[UNIVERSAL]:
        spare, exact = tokens[UNIVERSAL] - cost.universal, 0
        for good, amount in cost.contacts:
            have = tokens[good]
            exact += min(have, amount)
            if have < amount:
                spare -= amount - have
        if spare and exact:
            return True
    if cost.resources or cost.any:
        spare, exact = tokens[AMMO] - cost.ammo, 0
        left = tokens[:WORKER]
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


def simple_choice(s: FiftyFirstState, player: int, cost: Cost) -> bool:
    """The same for workers and one kind of resource, when caches can pay too.

    There is a choice if one of the two has several sources that hold more than is needed.
    """
    held = s.tokens(player)
    sources = [int(held[WORKER] > 0), (held[cost.resource] > 0) + (held[AMMO] > 0)]
    tokens = [held[WORKER], held[cost.resource] + held[AMMO]]
    for _, cache in s.caches(player):
        for good, amount in cache:
            if good == WORKER:
                sources[0] += 1
                tokens[0] += amount
            elif good in (cost.resource, AMMO):
                sources[1] += 1
                tokens[1] += amount
    return (cost.workers > 0 and sources[0] > 1 and tokens[0] > cost.workers) or (
        cost.need > 0 and sources[1] > 1 and tokens[1] > cost.need
    )


def pay(s: FiftyFirstState, player: int, cost: Cost) -> None:
    """The default payment of FFS-9.12 for the tokens of a cost."""
    if s.caches_hold(player, cost.payers):
        lanes, found = plans(s, player, cost)
        pay_plan(s, player, cost, lanes, found[0])
        return
    for good, amount in cost.tokens:
        have = s.supply(player, good)
        if have < amount:
            other = AMMO if good <= BRICK else UNIVERSAL
            spend(s, player, other, amount - have)
            amount = have
        spend(s, player, good, amount)
    if cost.any:
        rest = cost.any
        tokens = s.tokens(player)
        for good in plentiful(tokens):
            amount = min(rest, tokens[good])
            spend(s, player, good, amount)
            rest -= amount
        spend(s, player, AMMO, rest)


def out_of_reach(
    s: FiftyFirstState, player: int, kind: int, colour: int, rule: str
) -> Refusal | None:
    """A card of the hand that the contacts of a colour do not reach."""
    name = s.card_name(kind)
    if kind not in s.hands[player]:
        return refuse("not-in-your-hand", rule, card=name)
    tokens = s.purse(player)
    have = tokens[colour] + tokens[UNIVERSAL]
    need = s.tables.distance[kind]
    if have < need:
        good = GOOD_NAMES[colour]
        return refuse("too-far", rule, card=name, good=good, need=need, have=have)
    return None


def announce(s: FiftyFirstState, player: int, kind: int) -> None:
    """A card of the hand is named before its move is complete: now all know that it is there."""
    if kind not in s.known[player]:
        s.make_known(player, kind)


def settle(s: FiftyFirstState, player: int, cost: Cost, effect: Step, card: int = -1) -> None:
    """Pay a cost completely, then let its effect happen (FFS-9.10, FFS-24.16); ``card`` is played for it."""
    if cost.straight and s.pay_straight(player, cost):
        if s.log is not None:
            for good, amount in cost.tokens:
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


class GiveCard(TurnAsk):
    """A card of the own choice is discarded from the hand (FFS-9.7, FFS-9.14).

    Always asked: that only one kind of card can be given is nobody else's business.
    """

    rule = "FFS-9.7"
    prompt = "discard-card"
    auto = False

    def options(self, s: FiftyFirstState) -> list[Action]:
        t, player = s.tables, s.active
        found = [t.discard[kind] for kind in dict.fromkeys(s.hands[player])]
        held = s.connections(player)
        return found + [t.discard_connection[kind] for kind, n in enumerate(held) if n]

    def chosen(self, s: FiftyFirstState, action: Action) -> None:
        player, kind = s.active, action.args[0]
        if action.kind == "discard":
            s.take_from_hand(player, kind)
            s.discard += (kind,)
            s.emit("discarded", "FFS-9.7", seat=player, card=s.card_name(kind))
        else:
            s.give_connection(player, kind)
            s.emit(
                "discarded-connection", "FFS-9.7", seat=player,
                connection=s.tables.connections[kind],
            )  # fmt: skip

    def why_not(self, s: FiftyFirstState, action: Action) -> Refusal:
        return refuse("choose-card-to-discard", "FFS-9.14", action=action.text)


class GiveDeal(TurnAsk):
    """An own Deal of the own choice is given up (FFS-9.8, FFS-24.15)."""

    rule = "FFS-9.8"
    prompt = "end-deal"

    def options(self, s: FiftyFirstState) -> list[Action]:
        return [s.tables.end_deal[kind] for kind in dict.fromkeys(s.deals[s.active])]

    def chosen(self, s: FiftyFirstState, action: Action) -> None:
        player, kind = s.active, action.args[0]
        s.end_deal(player, kind)
        s.emit("ended-deal", "FFS-9.8", seat=player, card=s.card_name(kind))

    def why_not(self, s: FiftyFirstState, action: Action) -> Refusal:
        return refuse("choose-deal-to-end", "FFS-9.14", action=action.text)


GIVE_CARD = GiveCard()
GIVE_DEAL = GiveDeal()
