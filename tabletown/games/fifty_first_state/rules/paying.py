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
    Plans,
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


def pay(s: FiftyFirstState, player: int, cost: Cost, payments: Plans) -> None:
    """The default payment of FFS-9.12 for the tokens of a cost."""
    if s.caches_hold(player, cost.payers):
        lanes, rows = payments
        pay_plan(s, player, cost, lanes, rows[0])
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
        return
    payments = plans(s, player, cost)
    asked: tuple[Step, ...] = ()
    if len(payments[1]) > 1:
        asked = (Pay(player, cost.id, (), payments),)
    else:
        pay(s, player, cost, payments)
    if cost.cards or cost.deals:
        s.then(*asked, *[GIVE_CARD] * cost.cards, *[GIVE_DEAL] * cost.deals, effect)
    elif asked:
        if card >= 0:
            announce(s, player, card)
        s.then(*asked, effect)
    else:
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
