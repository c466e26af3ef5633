"""Engines: what a state with its Deals makes every round, whatever lies on its cards.

An engine is kept as long as it is met again: the trials of a search see the same few states of
the others all the time, and a use marker changes none.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.plain import Frozen
from tabletown.games.fifty_first_state.bot.worth import (
    BONUSES_COUNT,
    FLOW,
    PRODUCTS_COUNT,
    Chance,
    cost_worth,
    harvest,
    income,
    worth_of,
)
from tabletown.games.fifty_first_state.effects.clause import Clause
from tabletown.games.fifty_first_state.effects.goods import CARD, TOKENS, VP, WORKER
from tabletown.games.fifty_first_state.state import FiftyFirstState
from tabletown.games.fifty_first_state.tables import Tables

MOST_KEPT: Final = 2000  # then all are forgotten

Pattern = tuple[int, tuple[int, ...], tuple[int, ...]]  # faction, cards, Deals


class OwnUse(Frozen):
    """An action of the own state or board that is worth more than it costs."""

    chance: Chance
    uses: int
    place: int  # of its card in the state, -1 for the board
    bit: int  # of a faction action, as its mark


class Fit:
    """What one more card would do in an engine, beside what it does anywhere."""

    __slots__ = ("action", "bonuses", "good", "more")

    def __init__(self, s: FiftyFirstState, player: int, kind: int, goods: list[int]) -> None:
        t = s.tables
        action, product = t.action[kind], t.product[kind]
        self.action = 0.0 if action is None else action_worth(goods, action)
        self.good, self.more = 0, 0.0
        if product is not None:
            self.good, self.more = product.more_than(s, player, PRODUCTS_COUNT)
        self.bonuses = [clause.more_than(s, player, BONUSES_COUNT)[1] for clause in t.bonus[kind]]


class Engine:
    """A player's engine."""

    __slots__ = ("fits", "goods", "locations", "uses", "worth")

    def __init__(self, s: FiftyFirstState, player: int) -> None:
        worth = worth_of(s.tables)
        self.goods = income(s, player)
        self.locations = s.locations(player)
        self.uses = own_uses(s, player, worth.chances_now)  # the best first
        self.worth = later_round(s, player, self.goods)
        self.fits: dict[int, Fit] = {}  # by kind of card, as they are asked for

    def fit(self, s: FiftyFirstState, player: int, kind: int) -> Fit:
        """What one more card would do here; ``s`` is any table where ``player`` has this engine."""
        found = self.fits.get(kind)
        if found is None:
            found = self.fits[kind] = Fit(s, player, kind, self.goods)
        return found


ENGINES: Final[dict[tuple[Tables, Pattern], Engine]] = {}  # by tables and pattern


def engine_of(s: FiftyFirstState, player: int) -> Engine:
    """The engine of a player."""
    key = (s.tables, s.pattern(player))
    found = ENGINES.get(key)
    if found is None:
        if len(ENGINES) >= MOST_KEPT:
            ENGINES.clear()
        found = ENGINES[key] = Engine(s, player)
    return found


def own_uses(s: FiftyFirstState, player: int, chances: list[Chance]) -> list[OwnUse]:
    """The uses of own locations and board that are worth it, the best first."""
    t = s.tables
    rows, deals = t.use_at, len(s.deals[player])
    found: list[OwnUse] = []
    for place, ref in s.numbered_in(player, rows, 0):
        row = rows[ref]
        if row is not None and row.uses > 0 and row.clause.cost.deals <= deals:
            one = chances[row.clause.number]
            if one.net > 0:
                found.append(OwnUse(one, row.uses, place, 0))
    faction = s.faction(player)
    for bit, row in t.faction_rows[faction] if faction >= 0 else []:
        if row.uses > 0 and (one := chances[row.clause.number]).net > 0:
            found.append(OwnUse(one, 1, -1, bit))
    found.sort(key=net_of, reverse=True)
    return found


def net_of(use: OwnUse) -> float:
    return use.chance.net


def every_use(uses: list[OwnUse]) -> list[Chance]:
    """All of them as at the beginning of a round, each at most twice."""
    found: list[Chance] = []
    for use in uses:
        found.append(use.chance)
        if use.uses > 1:
            found.append(use.chance)
    return found


def uses_left(s: FiftyFirstState, player: int, uses: list[OwnUse]) -> list[Chance]:
    """Those that are left in this round."""
    found: list[Chance] = []
    powers = s.powers_used(player)
    for use in uses:
        left = use.uses
        if use.place >= 0:
            left -= s.used_at(player, use.place)
        elif powers & use.bit:
            continue
        if left > 0:
            found.append(use.chance)
            if left > 1:
                found.append(use.chance)
    return found


def later_round(s: FiftyFirstState, player: int, goods: list[int]) -> float:
    """What one later round brings: its goods, turned into points as far as possible."""
    worth = worth_of(s.tables)
    total = goods[VP] + FLOW[CARD] * goods[CARD]
    uses = every_use(own_uses(s, player, worth.chances_flow))
    total += harvest(goods[:TOKENS], uses, FLOW)
    standing = worth.standing
    for ref in s.standing_in(player, standing):
        total += standing[ref]
    return total


def action_worth(goods: list[int], clause: Clause) -> float:
    """An action location in one round, as far as the income feeds it."""
    net = clause.worth(FLOW) - cost_worth(clause.cost, FLOW)
    if net <= 0:
        return 0.0
    total = 0.0
    for use in range(clause.uses):
        fed = 1.0
        for good, amount in clause.cost.resources:
            fed = min(fed, (goods[good] + 0.7) / (amount * (use + 1)))
        if clause.cost.any:
            fed = min(fed, (sum(goods[:4]) + 0.7) / (clause.cost.any * (use + 1)))
        if clause.cost.workers:
            fed = min(fed, (goods[WORKER] + 0.5) / (2.0 * (use + 1)))
        total += net * fed
    return total
