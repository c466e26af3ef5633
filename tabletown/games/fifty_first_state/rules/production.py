"""The Production phase in its steps R, 0, A, B, C and D (FFS-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Ask, Step
from tabletown.games.fifty_first_state import terms
from tabletown.games.fifty_first_state.effects import counted, gain
from tabletown.games.fifty_first_state.products import CopyOwn, produce_from
from tabletown.games.fifty_first_state.state import BLOCKS, PRODUCTION_PHASE, StateOfFifty
from tabletown.games.fifty_first_state.targets import (
    owner_and_ref,
    owner_args,
    owner_key,
    products_of,
)

if TYPE_CHECKING:
    from tabletown.core.actions import Action


class Production(Step):
    """All steps, each for all players in turn order (FFS-7.3)."""

    rule = "FFS-7.3"

    def run(self, s: StateOfFifty) -> None:
        s.begin_phase(PRODUCTION_PHASE)
        s.emit("production", "FFS-7.1")
        return_stores(s)
        s.begin_counting()
        redirecting: list[Step] = []
        products: list[Step] = []
        copying: list[Step] = []
        for player in s.in_turn_order():
            products.append(PRODUCTS[player])
            for ref, verb in copying_locations(s, player):
                if verb == terms.COPY_OPPONENT:
                    redirecting.append(Redirect(player, ref))
                else:
                    copying.append(CopyOwn(player, ref, "copy"))
        s.then(*redirecting, *products, *copying, AFTER_PRODUCTS)


def copying_locations(s: StateOfFifty, player: int) -> list[tuple[int, int]]:
    """Power Stations and Suppliers in a state (FFS-2.18), as ref and verb."""
    found = []
    for ref in s.standing_in(player, s.t.copying_at):
        clause = s.t.product[s.t.kind[ref]]
        if clause is not None:
            found.append((ref, clause.verb))
    return found


def return_stores(s: StateOfFifty) -> None:
    """Step R: stored goods return to the personal supply; they are not gained (FFS-7.4)."""
    for player, ref, good, amount in s.return_stored():
        s.emit(
            "took-back", "FFS-7.4",
            seat=player, amount=amount, good=terms.GOOD_NAMES[good], location=s.t.place_words.word(ref),
        )  # fmt: skip


class Redirect(Ask):
    """Step 0: Suppliers take the product of an opponent's location (FFS-7.5)."""

    __slots__ = ("player", "ref")
    FIELDS = ("player", "ref")
    rule = "FFS-7.5"
    prompt = "redirect"

    def __init__(self, player: int, ref: int) -> None:
        self.player = player
        self.ref = ref

    def seat(self, s: StateOfFifty) -> int:
        return self.player

    def options(self, s: StateOfFifty) -> list[Action]:
        t = s.t
        found = []
        for other in s.others[self.player]:
            taken = s.redirected_from(other)
            table = t.redirect_hegemony if s.solo else t.redirect
            base = 0 if s.solo else other * t.refs
            found += [table[base + ref] for ref in products_of(s, other, taken)]
        return found

    def chosen(self, s: StateOfFifty, action: Action) -> None:
        owner, ref = owner_and_ref(s, action)
        s.redirect(self.player, owner, ref)
        s.emit(
            owner_key(s, "redirected"), "FFS-7.5",
            seat=self.player, location=s.t.place_words.word(ref), **owner_args(s, owner),
        )  # fmt: skip

    def why_not(self, s: StateOfFifty, action: Action) -> Refusal:
        return refuse("choose-location-to-redirect", "FFS-5.5")


class Products(Step):
    """Step A for one player (FFS-7.6), from the ``start``-th own location on."""

    __slots__ = ("player", "start")
    FIELDS = ("player", "start")
    rule = "FFS-7.6"

    def __init__(self, player: int, start: int = -1) -> None:
        self.player = player
        self.start = start

    def run(self, s: StateOfFifty) -> None:
        t, player, start = s.t, self.player, self.start
        names = t.card_words.names
        if start < 0:
            gain(s, player, t.faction_production[s.faction(player)], "board")
            for kind in s.deals[player]:
                gain(s, player, t.deal_bag[kind], "deal", names[kind])
            start = 0
        away = s.redirected_from(player)
        kinds, plain, products = t.kind, t.plain_product, t.product_at
        for number, ref in s.numbered_in(player, products, start):  # FFS-7.14
            clause = products[ref]
            if clause is None or ref in away:
                continue
            kind = kinds[ref]
            if plain[kind]:
                gain(s, player, plain[kind], "product", names[kind])
            elif clause.verb == terms.GAIN_ONE_OF:
                s.then(Products(player, number + 1))
                produce_from(s, player, player, ref, "product")
                return
            else:
                produce_from(s, player, player, ref, "product")
        for chooser, owner, ref in s.redirected():
            if chooser == player:
                produce_from(s, player, owner, ref, "redirected")


PRODUCTS: Final = tuple([Products(player) for player in range(BLOCKS)])


class AfterProducts(Step):
    """Steps C and D, when all choices are made."""

    rule = "FFS-7.10"

    def run(self, s: StateOfFifty) -> None:
        settle_counting(s)
        for player in s.in_turn_order():
            fire_conditions(s, player)
        s.end_counting()


AFTER_PRODUCTS: Final = AfterProducts()


def settle_counting(s: StateOfFifty) -> None:
    """Step C: products that count what was gained in steps A and B (FFS-7.10, FFS-7.16)."""
    postponed = s.take_postponed()
    if not postponed:
        return
    gained = [s.gained(player) for player in range(s.players)]
    for player in s.in_turn_order():
        for receiver, owner, ref in postponed:
            if receiver != player:
                continue
            kind = s.t.kind[ref]
            clause = s.t.product[kind]
            if clause is None:
                continue
            amount = min(counted(gained[owner], clause.counted), clause.most)
            if amount:
                cause = "product" if owner == player else "redirected"
                gain(s, player, ((clause.good, amount),), cause, s.t.card_words.names[kind])


def fire_conditions(s: StateOfFifty, player: int) -> None:
    """Step D: features whose condition is met give their goods once (FFS-7.11)."""
    after = s.t.after_at
    waiting = [
        (clause, s.t.kind[ref]) for ref in s.standing_in(player, after) for clause in after[ref]
    ]
    fired = bool(waiting)
    while fired:
        fired = False
        for clause, kind in list(waiting):
            if counted(s.gained(player), clause.counted) >= clause.least:
                waiting.remove((clause, kind))
                gain(s, player, clause.bag, "condition", s.t.card_words.names[kind])
                fired = True
