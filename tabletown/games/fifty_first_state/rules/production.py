"""The Production phase in its steps R, 0, A, B, C and D (FFS-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Ask, Step
from tabletown.games.fifty_first_state import terms
from tabletown.games.fifty_first_state.effects import gain, made_of
from tabletown.games.fifty_first_state.products import CopyOwn, produce_from
from tabletown.games.fifty_first_state.state import (
    BLOCKS,
    FACTION,
    FIRST,
    PHASE,
    PRODUCTION_PHASE,
    REF,
    RUIN,
    WIDTH,
    StateOfFifty,
)
from tabletown.games.fifty_first_state.targets import (
    owner_and_ref,
    owner_args,
    owner_key,
    products_of,
)

if TYPE_CHECKING:
    from tabletown.core.actions import Action


def in_turn_order(s: StateOfFifty) -> tuple[int, ...]:
    """The seats from the first player on, clockwise (FFS-2.15); the Hegemony produces nothing."""
    first = s.n[FIRST]
    return (first,) if s.solo else (first, *s.others[first])


class Production(Step):
    """All steps, each for all players in turn order (FFS-7.3)."""

    rule = "FFS-7.3"

    def run(self, s: StateOfFifty) -> None:
        s.n[PHASE] = PRODUCTION_PHASE
        s.emit("production", "FFS-7.1")
        if s.stored:
            return_stores(s)
        s.made = [0] * (terms.GOODS * s.players)
        redirecting: list[Step] = []
        products: list[Step] = []
        copying: list[Step] = []
        for player in in_turn_order(s):
            products.append(PRODUCTS[player])
            for ref, verb in copying_locations(s, player):
                if verb == terms.COPY_OPPONENT:
                    redirecting.append(Redirect(player, ref))
                else:
                    copying.append(CopyOwn(player, ref, "copy"))
        s.then(*redirecting, *products, *copying, AFTER_PRODUCTS)


def copying_locations(s: StateOfFifty, player: int) -> list[tuple[int, int]]:
    """Power Stations and Suppliers in a state (FFS-2.18), as ref and verb."""
    copying = s.t.copying_at
    found = []
    for loc in s.lands[player]:
        if copying[loc & REF] and not loc & RUIN:
            clause = s.t.product[s.t.kind[loc & REF]]
            if clause is not None:
                found.append((loc & REF, clause.verb))
    return found


def return_stores(s: StateOfFifty) -> None:
    """Step R: stored goods return to the personal supply; they are not gained (FFS-7.4)."""
    stored = s.stored
    for i in range(0, len(stored), 4):
        player, ref, good, amount = stored[i : i + 4]
        s.n[player * WIDTH + good] += amount
        s.emit(
            "took-back", "FFS-7.4",
            seat=player, amount=amount, good=terms.GOOD_NAMES[good], location=s.t.place_words.word(ref),
        )  # fmt: skip
    s.stored = ()


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
            taken = tuple(
                [
                    s.redirects[i + 2]
                    for i in range(0, len(s.redirects), 3)
                    if s.redirects[i + 1] == other
                ]
            )
            table = t.redirect_hegemony if s.solo else t.redirect
            base = 0 if s.solo else other * t.refs
            found += [table[base + ref] for ref in products_of(s, other, taken)]
        return found

    def chosen(self, s: StateOfFifty, action: Action) -> None:
        owner, ref = owner_and_ref(s, action)
        s.redirects += (self.player, owner, ref)
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
            gain(s, player, t.faction_production[s.n[player * WIDTH + FACTION]], "board")
            for kind in s.deals[player]:
                gain(s, player, t.deal_bag[kind], "deal", names[kind])
            start = 0
        land = s.lands[player]
        away = redirected_from(s, player) if s.redirects else ()
        kinds, plain, products = t.kind, t.plain_product, t.product_at
        for i in range(start, len(land)):
            ref = land[i] & REF
            clause = products[ref]
            if clause is None or land[i] & RUIN:  # FFS-7.14
                continue
            if away and ref in away:
                continue
            kind = kinds[ref]
            if plain[kind]:
                gain(s, player, plain[kind], "product", names[kind])
            elif clause.verb == terms.GAIN_ONE_OF:
                s.then(Products(player, i + 1))
                produce_from(s, player, player, ref, "product")
                return
            elif clause.verb == terms.GAIN_PER_PRODUCED:
                s.cut += (player, player, ref)
            else:
                produce_from(s, player, player, ref, "product")
        for i in range(0, len(s.redirects), 3):
            if s.redirects[i] == player:
                produce_from(s, player, s.redirects[i + 1], s.redirects[i + 2], "redirected")


PRODUCTS: Final = tuple([Products(player) for player in range(BLOCKS)])


def redirected_from(s: StateOfFifty, player: int) -> list[int]:
    """Refs of a player's locations whose product goes to somebody else in this phase."""
    return [
        s.redirects[i + 2] for i in range(0, len(s.redirects), 3) if s.redirects[i + 1] == player
    ]


class AfterProducts(Step):
    """Steps C and D, when all choices are made."""

    rule = "FFS-7.10"

    def run(self, s: StateOfFifty) -> None:
        settle_counting(s)
        for player in in_turn_order(s):
            fire_conditions(s, player)
        s.made = []
        s.redirects = ()


AFTER_PRODUCTS: Final = AfterProducts()


def settle_counting(s: StateOfFifty) -> None:
    """Step C: products that count what was gained in steps A and B (FFS-7.10, FFS-7.16)."""
    if not s.cut:
        return
    counts = list(s.made)
    settled, s.cut = s.cut, ()
    for player in in_turn_order(s):
        for i in range(0, len(settled), 3):
            receiver, owner, ref = settled[i : i + 3]
            if receiver != player:
                continue
            kind = s.t.kind[ref]
            clause = s.t.product[kind]
            if clause is None:
                continue
            amount = min(made_of(counts, owner, clause.counted), clause.most)
            if amount:
                cause = "product" if owner == player else "redirected"
                gain(s, player, ((clause.good, amount),), cause, s.t.card_words.names[kind])


def fire_conditions(s: StateOfFifty, player: int) -> None:
    """Step D: features whose condition is met give their goods once (FFS-7.11)."""
    after = s.t.after_at
    waiting = []
    for loc in s.lands[player]:
        clauses = after[loc & REF]
        if clauses and not loc & RUIN:
            for clause in clauses:
                waiting.append((clause, s.t.kind[loc & REF]))
    fired = True
    while fired and waiting:
        fired = False
        for clause, kind in list(waiting):
            if made_of(s.made, player, clause.counted) >= clause.least:
                waiting.remove((clause, kind))
                gain(s, player, clause.bag, "condition", s.t.card_words.names[kind])
                fired = True
