"""The next Production phase of every player, worked out in advance (FFS-28.2)."""

from __future__ import annotations

from typing import Any

from tabletown.games.fifty_first_state.effects.clause import Clause
from tabletown.games.fifty_first_state.effects.copying import products_of
from tabletown.games.fifty_first_state.effects.goods import GOOD_NAMES, GOODS, BagItems
from tabletown.games.fifty_first_state.forecast.shapes import (
    ChoiceForecast,
    Goods,
    ProductionForecast,
    SourceForecast,
    SupplierForecast,
)
from tabletown.games.fifty_first_state.state import FiftyFirstState


def add(goods: list[int], bag: BagItems) -> None:
    for good, amount in bag:
        goods[good] += amount


def plain(goods: list[int]) -> Goods:
    if not any(goods):
        return {}
    return {GOOD_NAMES[good]: n for good, n in enumerate(goods) if n}


def bag_list(bag: BagItems) -> list[int]:
    goods = [0] * GOODS
    add(goods, bag)
    return goods


def plain_options(clause: Clause) -> list[Goods]:
    return [plain(bag_list(bag)) for bag in clause.options]


def production(s: FiftyFirstState, player: int) -> ProductionForecast:
    """The next Production phase of a player, source by source (FFS-28.2).

    Goods that depend on a choice (``one_of``, ``copies``, ``suppliers``) are listed beside the
    total; the total counts what comes without any choice and without anybody's Suppliers.
    """
    t = s.tables
    total = [0] * GOODS
    sources: list[SourceForecast] = []
    one_of: list[ChoiceForecast] = []
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
    suppliers: list[SupplierForecast] = []
    for ref in s.standing(player):
        clause = t.product[t.kind[ref]]
        if clause is None:
            continue
        name = t.place_words.word(ref)
        if clause.copies == "self":
            copies += [t.place_words.word(other) for other in products_of(s, player)]
        elif clause.copies:
            suppliers += redirect_targets(s, player)
        elif clause.counts >= 0:
            counting.append((name, clause))
        else:
            source("location", name, bag_list(clause.sure(s, player)))
            if clause.options:
                one_of.append({"location": name, "options": plain_options(clause)})
    made = list(total)
    for name, clause in counting:
        source("location", name, bag_list(clause.given(made)))
    conditions(s, player, total, source)
    stored = [0] * GOODS
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


def conditions(s: FiftyFirstState, player: int, total: list[int], source: Any) -> None:
    """Features that look at what was produced, until no further one fires (FFS-7.11)."""
    t = s.tables
    waiting = [
        (t.place_words.word(ref), clause)
        for ref in s.standing_in(player, t.after_at)
        for clause in t.after_at[ref]
    ]
    fired = True
    while fired:
        fired = False
        for name, clause in list(waiting):
            bag = clause.given(total)
            if bag:
                waiting.remove((name, clause))
                source("condition", name, bag_list(bag))
                fired = True


def redirect_targets(s: FiftyFirstState, player: int) -> list[SupplierForecast]:
    """What Suppliers could take (FFS-7.5), with what it would bring now."""
    found: list[SupplierForecast] = []
    for other in s.others[player]:
        for ref in products_of(s, other):
            clause = s.tables.product[s.tables.kind[ref]]
            if clause is None:
                continue
            found.append(
                {
                    "owner": -1 if s.solo else other,
                    "location": s.location_name(ref),
                    "goods": plain(bag_list(clause.sure(s, other))),
                    "one_of": plain_options(clause),
                }
            )
    return found
