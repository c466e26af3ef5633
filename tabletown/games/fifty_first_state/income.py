"""The next Production phase of every player, worked out in advance (FFS-28.2)."""

from __future__ import annotations

from typing import Any

from tabletown.games.fifty_first_state import terms
from tabletown.games.fifty_first_state.effects import counted
from tabletown.games.fifty_first_state.state import StateOfFifty
from tabletown.games.fifty_first_state.tables import Clause
from tabletown.games.fifty_first_state.targets import products_of

Goods = dict[str, int]


def add(goods: list[int], bag: terms.BagItems) -> None:
    for good, amount in bag:
        goods[good] += amount


def plain(goods: list[int]) -> Goods:
    if not any(goods):
        return {}
    return {terms.GOOD_NAMES[good]: n for good, n in enumerate(goods) if n}


def product_bag(
    s: StateOfFifty, owner: int, clause: Clause, new: int = -1, replaced: int = -1
) -> tuple[list[int], list[Goods]]:
    """What a product gives for sure, and the options if there is a choice.

    ``new`` is a card that would enter the state of ``owner``, ``replaced`` the ref of a location that would go.
    """
    goods = [0] * terms.GOODS
    if clause.verb == terms.GAIN:
        add(goods, clause.bag)
    elif clause.verb == terms.GAIN_PER_CATEGORY:
        count = s.count_category(owner, clause.category)
        if new >= 0 and s.t.category_mask[new] & clause.category:
            count += 1
        if replaced >= 0:
            count -= bool(s.t.category_mask[s.t.kind[replaced]] & clause.category)
        goods[clause.good] = min(count, clause.most)
    elif clause.verb == terms.GAIN_ONE_OF:
        return goods, [plain(bag_list(bag)) for bag in clause.options]
    return goods, []


def bag_list(bag: terms.BagItems) -> list[int]:
    goods = [0] * terms.GOODS
    add(goods, bag)
    return goods


def production(s: StateOfFifty, player: int) -> dict[str, Any]:
    """The next Production phase of a player, source by source (FFS-28.2).

    Goods that depend on a choice (``one_of``, ``copies``, ``suppliers``) are listed beside the
    total; the total counts what comes without any choice and without anybody's Suppliers.
    """
    t = s.t
    total = [0] * terms.GOODS
    sources: list[dict[str, Any]] = []
    one_of: list[dict[str, Any]] = []
    faction = s.faction(player)

    def source(kind: str, name: str, goods: list[int]) -> None:
        if any(goods):
            sources.append({"source": kind, "name": name, "goods": plain(goods)})
            for good, amount in enumerate(goods):
                total[good] += amount

    if faction >= 0:
        source("board", t.factions[faction], bag_list(t.faction_production[faction]))
    for kind in s.deals[player]:
        source("deal", t.card_words.names[kind], bag_list(t.deal_bag[kind]))
    counting: list[tuple[str, Clause]] = []
    copies: list[str] = []
    suppliers: list[dict[str, Any]] = []
    for ref in s.standing(player):
        clause = t.product[t.kind[ref]]
        if clause is None:
            continue
        name = t.place_words.word(ref)
        if clause.verb == terms.COPY_OWN:
            copies += [t.place_words.word(other) for other in products_of(s, player)]
        elif clause.verb == terms.COPY_OPPONENT:
            suppliers += redirect_targets(s, player)
        elif clause.verb == terms.GAIN_PER_PRODUCED:
            counting.append((name, clause))
        else:
            goods, options = product_bag(s, player, clause)
            source("location", name, goods)
            if options:
                one_of.append({"location": name, "options": options})
    made = list(total)
    for name, clause in counting:
        goods = [0] * terms.GOODS
        goods[clause.good] = min(counted(made, clause.counted), clause.most)
        source("location", name, goods)
    conditions(s, player, total, source)
    stored = [0] * terms.GOODS
    for owner, _, good, amount in s.stored_goods():
        if owner == player:
            stored[good] += amount
    return {
        "seat": player,
        "total": plain(total),
        "sources": sources,
        "one_of": one_of,
        "copies": copies,
        "suppliers": suppliers,
        "stored": plain(stored),
    }


def conditions(s: StateOfFifty, player: int, total: list[int], source: Any) -> None:
    """Features that look at what was produced, until no further one fires (FFS-7.11)."""
    t = s.t
    waiting = [
        (t.place_words.word(ref), clause)
        for ref in s.standing_in(player, t.after_at)
        for clause in t.after_at[ref]
    ]
    fired = True
    while fired:
        fired = False
        for name, clause in list(waiting):
            if counted(total, clause.counted) >= clause.least:
                waiting.remove((name, clause))
                source("condition", name, bag_list(clause.bag))
                fired = True


def redirect_targets(s: StateOfFifty, player: int) -> list[dict[str, Any]]:
    """What Suppliers could take (FFS-7.5), with what it would bring now."""
    found = []
    for other in s.others[player]:
        for ref in products_of(s, other):
            clause = s.t.product[s.t.kind[ref]]
            if clause is None:
                continue
            goods, options = product_bag(s, other, clause)
            found.append(
                {
                    "owner": -1 if s.solo else other,
                    "location": s.t.place_words.word(ref),
                    "goods": plain(goods),
                    "one_of": options,
                }
            )
    return found
