"""Copying products: of the own state, of an opponent's, or instead of the opponent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from tabletown.core.effects import Parameters
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import PlayerAsk
from tabletown.games.fifty_first_state.effects.clause import By, Clause
from tabletown.games.fifty_first_state.effects.goods import AMMO, BagItems
from tabletown.games.fifty_first_state.rules.targets import emit_against, target_of

if TYPE_CHECKING:
    from tabletown.core.actions import Action
    from tabletown.games.fifty_first_state.effects.wording import Wording
    from tabletown.games.fifty_first_state.state import FiftyFirstState


def products_of(s: FiftyFirstState, owner: int, besides: Sequence[int] = ()) -> list[int]:
    """The production locations whose product can be copied: one ref per kind (FFS-7.5, FFS-7.9)."""
    kinds = s.tables.kind
    first: dict[int, int] = {}
    for ref in s.standing_in(owner, s.tables.product_at):
        if ref not in besides:
            first.setdefault(kinds[ref], ref)
    return list(first.values())


def produce(s: FiftyFirstState, player: int, owner: int, ref: int, cause: str) -> None:
    """A player gains the product of a location that is not a copying one."""
    clause = s.tables.product_at[ref]
    if clause is not None:
        clause.run(s, (player, owner, ref, cause))


class CopyProduction(Clause):
    """The product of one other production location that is not copying (FFS-2.18)."""

    word = "copy_production"
    timings = ("produce", "on_build", "action")
    targeted = True

    def prepare(self, read: Parameters, categories: list[str]) -> None:
        self.copies = read.word("owner", ("self", "opponent"))
        self.redirects = read.value("redirect", bool)
        if self.redirects != (self.timing == "produce" and self.copies == "opponent"):
            raise read.fault("redirect", "only a product of an opponent is redirected")
        self.asks = not self.redirects
        self.rule = "FFS-24.12" if self.copies == "self" else "FFS-24.5"

    def possible(self, s: FiftyFirstState, by: By) -> bool:
        if self.copies == "self":
            return bool(products_of(s, by[0]))
        return any(products_of(s, other) for other in s.opponents(by[0]))

    def run(self, s: FiftyFirstState, by: By) -> None:
        """A location that redirects does nothing but in the Production phase (FFS-10.10)."""
        player, _, ref, cause = by
        if self.copies == "self":  # FFS-10.12, FFS-10.14
            s.then(CopyOwn(player, ref, cause))
        elif not self.redirects:  # FFS-24.5
            s.then(CopyOpponent(player, cause))

    def guess(self) -> BagItems:
        return ((AMMO, 1),)  # a copy is worth about as much

    def worth(self, prices: Sequence[float]) -> float:
        return 1.0

    def words(self, w: Wording) -> str:
        return COPY_TEXTS[w.language]["redirect" if self.redirects else self.copies]


COPY_TEXTS = {
    "ru": {
        "self": "продукция другой вашей точки с производством",
        "opponent": "продукция точки соперника с производством",
        "redirect": "в фазе производства продукция одной точки соперника достаётся вам, а не ему",
    },
    "pl": {
        "self": "produkcja innej twojej lokacji produkcyjnej",
        "opponent": "produkcja lokacji produkcyjnej przeciwnika",
        "redirect": "w fazie produkcji produkcja jednej lokacji przeciwnika trafia do ciebie zamiast do niego",
    },
}


class CopyOwn(PlayerAsk["FiftyFirstState"]):
    """The product of one own production location that is not copying (FFS-5.7, FFS-7.9, FFS-24.12, FFS-24.13).

    Also one whose product goes to somebody else (FFS-7.13).
    """

    ref: int
    cause: str
    rule = "FFS-7.9"
    prompt = "copy"
    otherwise = "choose-product-to-copy"

    def options(self, s: FiftyFirstState) -> list[Action]:
        return [s.tables.copy[ref] for ref in products_of(s, self.player, (self.ref,))]

    def chosen(self, s: FiftyFirstState, action: Action) -> None:
        ref = action.args[0]
        s.emit("copies", "FFS-7.9", seat=self.player, location=s.location_name(ref))
        produce(s, self.player, self.player, ref, self.cause)


def offers(
    s: FiftyFirstState,
    moves: list[Action],
    against_hegemony: list[Action],
    other: int,
    besides: Any,
) -> list[Action]:
    """The moves that name a product of another player."""
    base = other * s.tables.refs
    found = products_of(s, other, besides)
    return [against_hegemony[ref] if s.solo else moves[base + ref] for ref in found]


class CopyOpponent(PlayerAsk["FiftyFirstState"]):
    """The product of one production location of an opponent who has not passed (FFS-24.5)."""

    cause: str
    rule = "FFS-24.5"
    prompt = "copy-opponent"
    otherwise = "choose-product-to-copy"

    def options(self, s: FiftyFirstState) -> list[Action]:
        t = s.tables
        return [
            action
            for other in s.opponents(self.player)
            for action in offers(s, t.copy_at, t.copy_hegemony, other, ())
        ]

    def chosen(self, s: FiftyFirstState, action: Action) -> None:
        other, ref = target_of(s, action.args)
        emit_against(s, "copies-opponent", "FFS-24.5", self.player, other, ref)
        produce(s, self.player, other, ref, self.cause)


class Redirect(PlayerAsk["FiftyFirstState"]):
    """Step 0 of Production: Suppliers take the product of an opponent's location (FFS-7.5).

    The Hegemony's too (FFS-23.31); nothing if there is none to take (FFS-24.6).
    """

    ref: int
    rule = "FFS-7.5"
    prompt = "redirect"

    def options(self, s: FiftyFirstState) -> list[Action]:
        t = s.tables
        return [
            action
            for other in s.others[self.player]
            for action in offers(
                s, t.redirect, t.redirect_hegemony, other, s.redirected_from(other)
            )
        ]

    def chosen(self, s: FiftyFirstState, action: Action) -> None:
        owner, ref = target_of(s, action.args)
        s.redirect(self.player, owner, ref)
        emit_against(s, "redirected", "FFS-7.5", self.player, owner, ref)

    def why_not(self, s: FiftyFirstState, action: Action) -> Refusal:
        return refuse("choose-location-to-redirect", "FFS-5.5", action=action.text)


VERBS: Final[tuple[type[Clause], ...]] = (CopyProduction,)
