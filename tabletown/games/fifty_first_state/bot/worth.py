"""What things are worth to a player: prices of goods, cards, and a round's harvest.

Everything is measured in victory points. ``NOW`` prices goods that lie in a supply and must be
spent this round; ``FLOW`` prices goods that come every round and can be planned for.
"""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import Final

from tabletown.core.plain import Frozen
from tabletown.games.fifty_first_state.effects.clause import Clause, bag_worth
from tabletown.games.fifty_first_state.effects.cost import Cost
from tabletown.games.fifty_first_state.effects.goods import (
    AMMO,
    DEFENCE,
    GOOD_NAMES,
    GOODS,
    RED,
    TOKENS,
    UNIVERSAL,
    WORKER,
    BagItems,
)
from tabletown.games.fifty_first_state.state import FiftyFirstState
from tabletown.games.fifty_first_state.tables import Tables

# What a good is worth now, and what one that comes every round.
PRICES: Final = {
    "gun": (0.35, 0.65),
    "fuel": (0.35, 0.65),
    "iron": (0.35, 0.65),
    "brick": (0.50, 0.85),
    "worker": (0.30, 0.50),
    "ammo": (0.50, 0.80),
    "red": (0.25, 0.60),
    "blue": (0.30, 0.75),
    "grey": (0.45, 1.20),
    "universal": (0.50, 1.15),
    "development": (0.70, 1.10),
    "shield": (0.05, 0.10),
    "card": (0.55, 0.70),
    "vp": (1.0, 1.0),
}
NOW: Final[tuple[float, ...]] = tuple([PRICES[good][0] for good in GOOD_NAMES])
FLOW: Final[tuple[float, ...]] = tuple([PRICES[good][1] for good in GOOD_NAMES])
ROUNDS: Final = 5.2  # a game usually has between five and six rounds
PRODUCTS_COUNT: Final = 1.5  # what a product that counts something usually counts at once
LATER_COUNT: Final = 1.8  # and in later rounds
BONUSES_COUNT: Final = 2.0
WEAKEST: Final = min(DEFENCE)  # the red contacts that a production location takes


def rounds_left(s: FiftyFirstState) -> float:
    """How many rounds follow this one, as far as the points tell."""
    most = s.most_vp()
    if most >= s.goal:
        return 0.0
    by_points = float((1.0 - most / s.goal) ** 0.75) * (ROUNDS - 1.0)
    by_rounds = max(0.6, ROUNDS - s.round)
    return min(by_points, by_points * 0.6 + by_rounds * 0.4)


class Worth:
    """Static worth of the cards of one content pack, per round that follows and at once."""

    def __init__(self, t: Tables) -> None:
        self.at_once: list[float] = []  # product and bonus when the card enters, and its end point
        self.per_round: list[float] = []  # product, events, conditions in every later round
        self.deal_now = [bag_worth(bag, NOW) for bag in t.deal_bag]
        self.deal_flow = [bag_worth(bag, FLOW) for bag in t.deal_bag]
        self.spoils = [bag_worth(bag, NOW) for bag in t.spoils]
        for kind in range(t.kinds):
            once, later = 1.0, 0.0
            product = t.product[kind]
            if product is not None:
                if not product.redirects:
                    once += product.product_worth(NOW, PRODUCTS_COUNT, later=False)
                later += product.product_worth(FLOW, LATER_COUNT, later=True)
            for clause in t.bonus[kind]:
                once += clause.product_worth(NOW, BONUSES_COUNT, later=False)
            for clause in (*t.on_deal[kind], *t.on_raze[kind]):
                later += 0.8 * bag_worth(clause.bag, FLOW)
            for clause in t.after[kind]:
                later += clause.worth(FLOW)
            if t.stores[kind]:
                later += 0.5
            self.at_once.append(once)
            self.per_round.append(later)
        # Every clause as something to do with tokens, now or in a round to come.
        self.chances_now = [chance(clause, NOW) for clause in t.clauses]
        self.chances_flow = [chance(clause, FLOW) for clause in t.clauses]
        # What others offer: doors by the kind of card, open connection cards by theirs.
        self.visits = [visit(t, kind) for kind in range(t.kinds)]
        self.taking = [taking(t, kind) for kind in range(len(t.play))]
        # Connection cards in hand.
        self.links = [
            sum([NOW[good] * n for good, n in play.bag], 0.0) - cost_worth(play.cost, NOW)
            for play in t.play
        ]
        # Shields on good locations keep attackers away.
        self.shield = [0.08 * (1.0 + self.per_round[kind]) for kind in t.kind]
        # Factions whose board alone reaches a location of the others; the last one is no faction.
        self.raiders = [
            any(dict(row.clause.bag).get(RED, 0) >= WEAKEST for _, row in rows)
            for rows in t.faction_rows
        ]
        self.raiders.append(False)
        self.standing = [  # features that neither produce nor act, by ref
            self.per_round[kind] if t.on_deal[kind] or t.on_raze[kind] or t.stores[kind] else 0.0
            for kind in t.kind
        ]


@cache
def worth_of(t: Tables) -> Worth:
    return Worth(t)


# -- a round's harvest -----------------------------------------------------------------------------


def cost_worth(cost: Cost, prices: tuple[float, ...]) -> float:
    worth = bag_worth(cost.tokens, prices)
    worth += cost.any * min(prices[:WORKER])
    return worth + 0.5 * cost.cards + 0.9 * cost.deals


def spend_on(tokens: list[int], cost: Cost) -> bool:
    """Take a cost out of a plan's tokens: ammo, universal contacts and pairs of workers help."""
    workers = tokens[WORKER] - cost.workers
    if workers < 0:
        return False
    if cost.simple:
        short = cost.need - tokens[cost.resource]
        if short > 0:
            used = min(short, tokens[AMMO])
            workers -= 2 * (short - used)
            if workers < 0:
                return False
            tokens[AMMO] -= used
            tokens[cost.resource] = 0
        else:
            tokens[cost.resource] = -short
        tokens[WORKER] = workers
        return True
    ammo = tokens[AMMO]
    for good, amount in cost.resources:
        short = amount - tokens[good]
        if short > 0:
            used = min(short, ammo)
            ammo -= used
            workers -= 2 * (short - used)
            if workers < 0:
                return False
    universal = tokens[UNIVERSAL]
    for good, amount in cost.contacts:
        if amount > tokens[good]:
            universal -= amount - tokens[good]
            if universal < 0:
                return False
    if cost.any:
        have = tokens[0] + tokens[1] + tokens[2] + tokens[3] - cost.fixed
        if have + ammo < cost.any:
            return False
    for good, amount in cost.resources:
        tokens[good] = max(0, tokens[good] - amount)
    for good, amount in cost.contacts:
        tokens[good] = max(0, tokens[good] - amount)
    rest = cost.any
    while rest > 0:
        most = max(tokens[:4])
        if most > 0:
            tokens[tokens.index(most, 0, 4)] -= 1
        else:
            ammo -= 1
        rest -= 1
    tokens[WORKER] = workers
    tokens[AMMO] = ammo
    tokens[UNIVERSAL] = universal
    return True


class Chance(Frozen):
    """One use of something as a thing to do with tokens."""

    net: float  # what it is worth when its cost is taken off
    cost: Cost
    bag: BagItems  # the tokens it gives
    points: float  # and the worth of all else


NET: Final = attrgetter("net")  # chances are taken by it, the best first


def chance(clause: Clause, prices: tuple[float, ...]) -> Chance:
    """One use of an action as something to do with tokens."""
    whole = clause.worth(prices)
    points = whole
    bag: BagItems = ()
    if clause.bag:
        points = sum([prices[good] * n for good, n in clause.bag if good >= TOKENS], 0.0)
        bag = tuple([(good, n) for good, n in clause.bag if good < TOKENS])
    return Chance(whole - cost_worth(clause.cost, prices), clause.cost, bag, points)


def visit(t: Tables, kind: int) -> Chance | None:
    """An open door, if it is worth a worker; others may be quicker, so it counts a little less."""
    clause = t.product[kind]
    if clause is None or not t.open[kind]:
        return None
    points = clause.product_worth(NOW, PRODUCTS_COUNT, later=False) * 0.75
    net = points - NOW[WORKER]
    return Chance(net, t.one_worker, (), points) if net > 0 else None


def taking(t: Tables, kind: int) -> Chance | None:
    """A connection card that lies open, if it is worth two workers; the same holds for it."""
    play = t.play[kind]
    points = bag_worth(play.bag, NOW) * 0.8 - cost_worth(play.cost, NOW)
    net = points - 2 * NOW[WORKER]
    return Chance(net, t.two_workers, (), points) if net > 0 else None


def harvest(tokens: list[int], chances: list[Chance], prices: tuple[float, ...]) -> float:
    """The worth of tokens that may be turned into points by the given uses, best first."""
    total = 0.0
    for one in chances:
        if spend_on(tokens, one.cost):
            total += one.points
            for good, amount in one.bag:
                tokens[good] += amount
    for good in range(TOKENS):
        if tokens[good]:
            total += prices[good] * tokens[good]
    return total


def visits(s: FiftyFirstState, player: int) -> list[Chance]:
    """Open doors and open connection cards."""
    kinds, worth = s.tables.kind, worth_of(s.tables)
    found: list[Chance] = []
    for other in s.others[player]:
        if not s.has_passed(other):
            for ref in s.open_doors(other):
                one = worth.visits[kinds[ref]]
                if one is not None:
                    found.append(one)
    for colour in s.colours_up():
        one = worth.taking[s.face_up(colour)]
        if one is not None:
            found.append(one)
    return found


# -- income ------------------------------------------------------------------------------------------


def income(s: FiftyFirstState, player: int) -> list[int]:
    """The goods of the next Production phase, choices counted as their first option."""
    t = s.tables
    goods = [0] * GOODS
    faction = s.faction(player)
    if faction >= 0:
        for good, amount in t.faction_production[faction]:
            goods[good] += amount
    for kind in s.deals[player]:
        goods[t.deal_good[kind]] += 1
    counting: list[Clause] = []
    after: list[Clause] = []
    for ref in s.standing(player):
        kind = t.kind[ref]
        clause = t.product[kind]
        if clause is None:
            after.extend(t.after[kind])
            continue
        if clause.counts >= 0:
            counting.append(clause)
        for good, amount in clause.sure(s, player) or clause.guess():
            goods[good] += amount
    for clause in (*counting, *after):
        for good, amount in clause.given(goods):
            goods[good] += amount
    return goods
