"""The Production phase in its steps R, 0, A, B, C and D (FFS-7)."""

from __future__ import annotations

from typing import Final

from tabletown.core.steps import Step
from tabletown.games.fifty_first_state.effects.copying import CopyOwn, Redirect, produce
from tabletown.games.fifty_first_state.effects.goods import GOOD_NAMES
from tabletown.games.fifty_first_state.rules.gaining import gain
from tabletown.games.fifty_first_state.state import BLOCKS, PRODUCTION_PHASE, FiftyFirstState


class Production(Step[FiftyFirstState]):
    """All steps, each for all players in turn order (FFS-7.3)."""

    rule = "FFS-7.3"

    def run(self, s: FiftyFirstState) -> None:
        s.begin_phase(PRODUCTION_PHASE)
        s.emit("production", "FFS-7.1")
        return_stores(s)
        s.begin_counting()
        redirecting: list[Step] = []
        products: list[Step] = []
        copying: list[Step] = []
        for player in s.in_turn_order():
            products.append(PRODUCTS[player])
            for ref in s.standing_in(player, s.tables.copying_at):
                clause = s.tables.copying_at[ref]
                if clause is not None and clause.redirects:
                    redirecting.append(Redirect(player, ref))
                else:
                    copying.append(CopyOwn(player, ref, "copy"))
        s.then(*redirecting, *products, *copying, AFTER_PRODUCTS)


def return_stores(s: FiftyFirstState) -> None:
    """Step R: stored goods return to the personal supply; they are not gained (FFS-7.4)."""
    for player, ref, good, amount in s.return_stored():
        s.emit(
            "took-back", "FFS-7.4",
            seat=player, amount=amount, good=GOOD_NAMES[good], location=s.location_name(ref),
        )  # fmt: skip


class Products(Step[FiftyFirstState]):
    """Step A for one player (FFS-7.6), from the ``start``-th own location on.

    Open productions produce like the others (FFS-7.2). Points for the end stop nothing (FFS-7.15).
    """

    player: int
    start: int = -1
    rule = "FFS-7.6"

    def run(self, s: FiftyFirstState) -> None:
        t, player, start = s.tables, self.player, self.start
        names = t.card_words.names
        if start < 0:
            gain(s, player, t.faction_production[s.faction(player)], "board")
            for kind in s.deals[player]:
                gain(s, player, t.deal_bag[kind], "deal", names[kind])
            start = 0
        away = s.redirected_from(player)
        products = t.product_at
        for number, ref in s.numbered_in(player, products, start):  # FFS-7.14
            clause = products[ref]
            if clause is None or ref in away:
                continue
            if clause.asks:
                s.then(Products(player, number + 1))
            clause.run(s, (player, player, ref, "product"))
            if clause.asks:
                return
        for chooser, owner, ref in s.redirected():
            if chooser == player:
                produce(s, player, owner, ref, "redirected")


PRODUCTS: Final = tuple([Products(player) for player in range(BLOCKS)])


class AfterProducts(Step[FiftyFirstState]):
    """Steps C and D, when all choices are made."""

    rule = "FFS-7.10"

    def run(self, s: FiftyFirstState) -> None:
        settle_counting(s)
        for player in s.in_turn_order():
            fire_conditions(s, player)
        s.end_counting()


AFTER_PRODUCTS: Final = AfterProducts()


def settle_counting(s: FiftyFirstState) -> None:
    """Step C: products that count what was gained in steps A and B (FFS-7.10, FFS-7.16)."""
    postponed = s.take_postponed()
    if not postponed:
        return
    gained = [s.gained(player) for player in range(s.players)]
    order = s.in_turn_order()
    for player, owner, ref in sorted(postponed, key=lambda waiting: order.index(waiting[0])):
        kind = s.tables.kind[ref]
        clause = s.tables.product[kind]
        bag = clause.given(gained[owner]) if clause is not None else ()
        if bag:
            cause = "product" if owner == player else "redirected"
            gain(s, player, bag, cause, s.card_name(kind))


def fire_conditions(s: FiftyFirstState, player: int) -> None:
    """Step D: features whose condition is met give their goods once (FFS-7.11)."""
    after = s.tables.after_at
    waiting = [
        (clause, s.tables.kind[ref])
        for ref in s.standing_in(player, after)
        for clause in after[ref]
    ]
    fired = bool(waiting)
    while fired:
        fired = False
        for clause, kind in list(waiting):
            bag = clause.given(s.gained(player))
            if bag:
                waiting.remove((clause, kind))
                gain(s, player, bag, "condition", s.card_name(kind))
                fired = True
