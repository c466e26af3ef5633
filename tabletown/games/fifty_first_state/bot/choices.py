"""Judgements of small decisions: a second look at options worth the same, factions, open doors."""

from __future__ import annotations

from math import sqrt
from typing import Final

from tabletown.core.actions import Action
from tabletown.games.fifty_first_state.bot.worth import (
    FLOW,
    NOW,
    PRODUCTS_COUNT,
    cost_worth,
    income,
    spend_on,
    worth_of,
)
from tabletown.games.fifty_first_state.effects.goods import RED, TOKENS, WORKER
from tabletown.games.fifty_first_state.state import FiftyFirstState
from tabletown.games.fifty_first_state.tables import Tables

SECOND: Final = 0.01  # a second look only tells options apart that are worth the same
USE_LEFT: Final = 0.1  # what an unused action of this round counts in it
REACH: Final = 0.1  # a red contact reaches the locations of rivals as well
COMES: Final = 0.5  # how likely somebody comes to a door that is open again


def variety(tokens: list[int], prices: tuple[float, ...]) -> float:
    """Tokens for what may come: the second of a kind is worth less than the first."""
    return sum([price * sqrt(n) for n, price in zip(tokens, prices, strict=False) if n], 0.0)


def reserve(s: FiftyFirstState, player: int) -> float:
    """What a player has for whatever may come: kinds of goods, locations, uses that are left."""
    t = s.tables
    goods = income(s, player)
    total = variety(goods, FLOW) + variety(s.tokens(player), NOW)
    per_round, rows = worth_of(t).per_round, t.use_at
    used = dict(s.action_locations(player))
    for ref in s.standing(player):
        total += per_round[t.kind[ref]]
        row = rows[ref]
        if row is not None:
            total += USE_LEFT * (row.uses - used[ref])
    return total


def faction_worth(t: Tables, faction: int) -> float:
    """What a faction board sells every round for the goods it makes itself.

    Workers are the same for all and left aside. In games of bots the boards win in this order.
    """
    goods = [0] * TOKENS
    for good, amount in t.faction_production[faction]:
        if good < TOKENS and good != WORKER:
            goods[good] += amount
    total = SECOND * variety(goods, FLOW)
    for _, row in t.faction_rows[faction]:
        clause = row.clause
        reached = REACH * sum([amount for good, amount in clause.bag if good == RED], 0.0)
        gained = clause.worth(NOW) + reached - cost_worth(clause.cost, NOW)
        if gained > 0 and spend_on(goods, clause.cost):
            total += gained
    return total


def wish_worth(t: Tables, action: Action) -> float:
    """A faction that is wished for; without a wish it may be any."""
    if action is t.want_any:
        every = range(len(t.factions))
        return sum([faction_worth(t, faction) for faction in every], 0.0) / len(every)
    return faction_worth(t, action.args[0])


def reset_worth(s: FiftyFirstState, player: int, action: Action, rivalry: float) -> float:
    """Beside what the goods at hand can do with it: the better use, or a door that opens again.

    Whoever comes through it gains the product for a worker, and the owner gains one.
    """
    if action is s.tables.done:
        return 0.0
    t, ref = s.tables, action.args[0]
    place = s.place(player, ref)
    row = t.use_at[ref]
    if row is not None and place.used:
        return SECOND * max(0.0, worth_of(t).chances_now[row.clause.number].net)
    product = t.product[t.kind[ref]]
    if product is None or not place.visited or s.solo or not s.opponents(player):
        return 0.0
    gained = product.product_worth(NOW, PRODUCTS_COUNT, later=False) - NOW[WORKER]
    return COMES * (NOW[WORKER] - rivalry * max(0.0, gained))
