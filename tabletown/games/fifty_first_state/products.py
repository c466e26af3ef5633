"""Products and building bonuses: what a location gives, to whom, and what is chosen for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Ask, Step
from tabletown.games.fifty_first_state import terms
from tabletown.games.fifty_first_state.effects import fill_cache, gain, give
from tabletown.games.fifty_first_state.state import PRODUCTION_PHASE, StateOfFifty
from tabletown.games.fifty_first_state.targets import (
    owner_and_ref,
    owner_args,
    owner_key,
    products_of,
)

if TYPE_CHECKING:
    from tabletown.core.actions import Action


def enter(s: StateOfFifty, player: int, kind: int) -> None:
    """A location enters a state: its product first, then its bonus (FFS-10.2 to FFS-10.6)."""
    t = s.t
    ref = s.put_location(player, kind)
    clause = t.product[kind]
    if clause is not None:
        bag = t.plain_product[kind]
        if bag:
            gain(s, player, bag, "entering", t.card_words.names[kind])
        elif clause.verb == terms.COPY_OWN:  # FFS-10.12, FFS-10.14
            s.then(CopyOwn(player, ref, "entering"), Bonus(player, ref))
            return
        elif clause.verb == terms.GAIN_ONE_OF:
            s.then(ChooseGoods(player, clause.id, "entering", kind), Bonus(player, ref))
            return
        elif clause.verb != terms.COPY_OPPONENT:  # FFS-10.10
            give(s, player, player, clause, "entering", t.card_words.names[kind])
    if t.bonus[kind]:
        take_bonus(s, player, ref)


def take_bonus(s: StateOfFifty, player: int, ref: int) -> None:
    """The building bonus, once (FFS-10.4)."""
    t = s.t
    kind = t.kind[ref]
    asking: list[Step] = []
    for clause in t.bonus[kind]:
        if clause.verb == terms.CACHE:
            fill_cache(s, player, ref, clause)
        elif clause.verb == terms.GAIN_ONE_OF:
            asking.append(ChooseGoods(player, clause.id, "bonus", kind))
        elif clause.verb == terms.COPY_OPPONENT:  # FFS-24.5
            asking.append(CopyOpponent(player, "bonus"))
        elif clause.verb == terms.COPY_OWN:
            asking.append(CopyOwn(player, ref, "bonus"))
        else:
            give(s, player, player, clause, "bonus", t.card_words.names[kind])
    if asking:
        s.then(*asking)


class Bonus(Step):
    """The building bonus of a location whose product had to be chosen first."""

    __slots__ = ("player", "ref")
    FIELDS = ("player", "ref")
    rule = "FFS-10.6"

    def __init__(self, player: int, ref: int) -> None:
        self.player = player
        self.ref = ref

    def run(self, s: StateOfFifty) -> None:
        take_bonus(s, self.player, self.ref)


def produce_from(s: StateOfFifty, player: int, owner: int, ref: int, cause: str) -> None:
    """A player gains the product of a location that is not a copying one."""
    t = s.t
    kind = t.kind[ref]
    bag = t.plain_product[kind]
    if bag:
        gain(s, player, bag, cause, t.card_words.names[kind])
        return
    clause = t.product[kind]
    if clause is None:
        return
    if clause.verb == terms.GAIN_ONE_OF:  # FFS-7.8, FFS-7.17
        s.then(ChooseGoods(player, clause.id, cause, kind))
    elif clause.verb == terms.GAIN_PER_PRODUCED and s.phase == PRODUCTION_PHASE:
        s.postpone(player, owner, ref)  # settled in step C (FFS-7.9, FFS-7.16)
    else:
        give(s, player, owner, clause, cause, t.card_words.names[kind])


class ChooseGoods(Ask):
    """One bag of the own choice (FFS-7.8, FFS-14.3, FFS-15.2, FFS-16.6)."""

    __slots__ = ("card", "cause", "clause", "player")
    FIELDS = ("player", "clause", "cause", "card")
    rule = "FFS-7.8"
    prompt = "choose-goods"

    def __init__(self, player: int, clause: int, cause: str, card: int) -> None:
        self.player = player
        self.clause = clause
        self.cause = cause
        self.card = card  # kind, or -1

    def seat(self, s: StateOfFifty) -> int:
        return self.player

    def options(self, s: StateOfFifty) -> list[Action]:
        return s.t.clauses[self.clause].choices

    def chosen(self, s: StateOfFifty, action: Action) -> None:
        clause = s.t.clauses[self.clause]
        bag = clause.options[clause.choices.index(action)]
        card = s.t.card_words.names[self.card] if self.card >= 0 else ""
        gain(s, self.player, bag, self.cause, card)

    def details(self, s: StateOfFifty, seat: int) -> dict[str, Any]:
        return {"card": s.t.card_words.names[self.card]} if self.card >= 0 else {}

    def why_not(self, s: StateOfFifty, action: Action) -> Refusal:
        return refuse("choose-goods", "FFS-7.8")


class CopyOwn(Ask):
    """The product of one own production location that is not copying (FFS-7.9, FFS-24.12)."""

    __slots__ = ("cause", "player", "ref")
    FIELDS = ("player", "ref", "cause")
    rule = "FFS-7.9"
    prompt = "copy"

    def __init__(self, player: int, ref: int, cause: str) -> None:
        self.player = player
        self.ref = ref
        self.cause = cause

    def seat(self, s: StateOfFifty) -> int:
        return self.player

    def options(self, s: StateOfFifty) -> list[Action]:
        return [s.t.copy[ref] for ref in products_of(s, self.player, (self.ref,))]

    def chosen(self, s: StateOfFifty, action: Action) -> None:
        ref = action.args[0]
        if s.log is not None:
            s.emit("copies", "FFS-7.9", seat=self.player, location=s.t.place_words.word(ref))
        produce_from(s, self.player, self.player, ref, self.cause)

    def why_not(self, s: StateOfFifty, action: Action) -> Refusal:
        return refuse("choose-product-to-copy", "FFS-7.9")


class CopyOpponent(Ask):
    """The product of one production location of an opponent who has not passed (FFS-24.5)."""

    __slots__ = ("cause", "player")
    FIELDS = ("player", "cause")
    rule = "FFS-24.5"
    prompt = "copy-opponent"

    def __init__(self, player: int, cause: str) -> None:
        self.player = player
        self.cause = cause

    def seat(self, s: StateOfFifty) -> int:
        return self.player

    def options(self, s: StateOfFifty) -> list[Action]:
        t = s.t
        found = []
        for other in s.opponents(self.player):
            table = t.copy_hegemony if s.solo else t.copy_at
            base = 0 if s.solo else other * t.refs
            found += [table[base + ref] for ref in products_of(s, other)]
        return found

    def chosen(self, s: StateOfFifty, action: Action) -> None:
        other, ref = owner_and_ref(s, action)
        if s.log is not None:
            s.emit(
                owner_key(s, "copies-opponent"), "FFS-24.5",
                seat=self.player, location=s.t.place_words.word(ref), **owner_args(s, other),
            )  # fmt: skip
        produce_from(s, self.player, other, ref, self.cause)

    def why_not(self, s: StateOfFifty, action: Action) -> Refusal:
        return refuse("choose-product-to-copy", "FFS-24.5")
