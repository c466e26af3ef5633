"""Verbs that ask: which goods, which location, which Deal, whose resource (FFS-26).

Nothing hidden appears between the parts of a move (FFS-5.14): targets are collected first and
resolved together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Ask, Step
from tabletown.games.fifty_first_state import terms
from tabletown.games.fifty_first_state.effects import (
    fill_cache,
    gain,
    give,
)
from tabletown.games.fifty_first_state.state import (
    HEGEMONY,
    MARKS,
    PASSED,
    PHASE,
    PRODUCTION_PHASE,
    REF,
    RUIN,
    TWINS,
    WIDTH,
    StateOfFifty,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletown.core.actions import Action
    from tabletown.games.fifty_first_state.tables import Clause


# -- who and what can be chosen -------------------------------------------------------------------


def opponents(s: StateOfFifty, player: int) -> list[int]:
    """Opponents who can be the target of something: those who have not passed (FFS-2.17)."""
    return [other for other in s.others[player] if not s.n[other * WIDTH + PASSED]]


def distinct(s: StateOfFifty, player: int) -> tuple[int, ...]:
    """The cards of a state, without those that are alike in every mark to an older copy."""
    if not s.n[player * WIDTH + TWINS]:
        return s.lands[player]
    kind = s.t.kind
    alike: dict[tuple[int, int], int] = {}
    for loc in s.lands[player]:
        alike.setdefault((kind[loc & REF], loc >> 10), loc)
    return tuple(alike.values())


def products_of(s: StateOfFifty, owner: int, besides: tuple[int, ...] = ()) -> list[int]:
    """The production locations whose product can be copied: one ref per kind (FFS-7.5, FFS-7.9)."""
    t = s.t
    seen: set[int] = set()
    found = []
    for loc in s.lands[owner]:
        ref = loc & REF
        kind = t.kind[ref]
        if loc & RUIN or t.product[kind] is None or t.copying[kind] or kind in seen:
            continue
        if ref in besides:
            continue
        seen.add(kind)
        found.append(ref)
    return found


def has_target(s: StateOfFifty, player: int, ref: int, clause: Clause) -> bool:
    """Whether an action that needs a target finds one (FFS-9.13)."""
    verb = clause.verb
    if verb == terms.COPY_OWN:
        return bool(products_of(s, player))
    if verb == terms.COPY_OPPONENT:
        return any(products_of(s, other) for other in opponents(s, player))
    if verb == terms.USE_OWN_DEALS:
        return bool(s.deals[player])
    if verb == terms.USE_OPPONENT_DEAL:
        return any(s.deals[other] for other in opponents(s, player))
    if verb == terms.TAKE_FROM_OPPONENT:
        return bool(stealable(s, player, clause))
    if verb == terms.RESET_LOCATIONS:
        return any(loc & MARKS for loc in s.lands[player] if loc & REF != ref)
    return True


def stealable(s: StateOfFifty, player: int, clause: Clause) -> list[tuple[int, int]]:
    """Opponents and goods of theirs that can be taken (FFS-24.9)."""
    return [
        (other, bag[0][0])
        for other in opponents(s, player)
        for bag in clause.options
        if s.n[other * WIDTH + bag[0][0]] >= bag[0][1]
    ]


# -- products and bonuses -----------------------------------------------------------------------------


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
    elif clause.verb == terms.GAIN_PER_PRODUCED and s.n[PHASE] == PRODUCTION_PHASE:
        s.cut += (player, owner, ref)  # settled in step C (FFS-7.9, FFS-7.16)
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
        for other in opponents(s, self.player):
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


def owner_and_ref(s: StateOfFifty, action: Action) -> tuple[int, int]:
    """Whose location an action names: a seat's, or the Hegemony's in solo play."""
    if len(action.args) == 2:
        return action.args[0], action.args[1]
    return HEGEMONY, action.args[0]


def owner_key(s: StateOfFifty, key: str) -> str:
    """The key of an event about an opponent's location; the Hegemony holds no seat."""
    return f"{key}-hegemony" if s.solo else key


def owner_args(s: StateOfFifty, owner: int) -> dict[str, Any]:
    return {} if s.solo else {"owner_seat": owner}


# -- effects of action locations -----------------------------------------------------------------


def resolve(s: StateOfFifty, player: int, ref: int, clause: Clause, cause: str) -> None:
    """The effect of an action location (FFS-14.1)."""
    kind = s.t.kind[ref]
    if give(s, player, player, clause, cause, s.t.card_words.names[kind]):
        return
    ask: dict[int, Callable[[], Step]] = {
        terms.GAIN_ONE_OF: lambda: ChooseGoods(player, clause.id, cause, kind),
        terms.COPY_OWN: lambda: CopyOwn(player, ref, cause),
        terms.COPY_OPPONENT: lambda: CopyOpponent(player, cause),
        terms.USE_OWN_DEALS: lambda: UseOwnDeals(player, clause.id),
        terms.USE_OPPONENT_DEAL: lambda: UseOpponentDeals(player, clause.id),
        terms.TAKE_FROM_OPPONENT: lambda: TakeFromOpponent(player, clause.id),
        terms.RESET_LOCATIONS: lambda: ResetLocations(player, ref, clause.id),
    }
    s.then(ask[clause.verb]())


class UseOwnDeals(Ask):
    """The deal goods of one or more different own Deals (FFS-24.11)."""

    __slots__ = ("clause", "picked", "player")
    FIELDS = ("player", "clause", "picked")
    rule = "FFS-24.11"
    prompt = "use-deals"

    def __init__(self, player: int, clause: int, picked: tuple[int, ...] = ()) -> None:
        self.player = player
        self.clause = clause
        self.picked = picked

    def seat(self, s: StateOfFifty) -> int:
        return self.player

    def options(self, s: StateOfFifty) -> list[Action]:
        t = s.t
        if len(self.picked) == t.clauses[self.clause].most:
            return [t.done]
        left = list(s.deals[self.player])
        for kind in self.picked:
            left.remove(kind)
        found = [t.use_deal[kind] for kind in dict.fromkeys(left)]
        return [*found, t.done] if self.picked else found

    def chosen(self, s: StateOfFifty, action: Action) -> None:
        if action is not s.t.done:
            s.then(UseOwnDeals(self.player, self.clause, (*self.picked, action.args[0])))
            return
        for kind in self.picked:
            gain(s, self.player, s.t.deal_bag[kind], "deal", s.t.card_words.names[kind])

    def why_not(self, s: StateOfFifty, action: Action) -> Refusal:
        return refuse("choose-deal", "FFS-24.11")


class UseOpponentDeals(Ask):
    """The deal good of one Deal of an opponent who has not passed (FFS-24.10)."""

    __slots__ = ("clause", "picked", "player")
    FIELDS = ("player", "clause", "picked")
    rule = "FFS-24.10"
    prompt = "use-opponent-deal"

    def __init__(self, player: int, clause: int, picked: tuple[int, ...] = ()) -> None:
        self.player = player
        self.clause = clause
        self.picked = picked  # seat and kind in turn

    def seat(self, s: StateOfFifty) -> int:
        return self.player

    def options(self, s: StateOfFifty) -> list[Action]:
        t, picked = s.t, self.picked
        if len(picked) == 2 * t.clauses[self.clause].most:
            return [t.done]
        found = []
        for other in opponents(s, self.player):
            left = list(s.deals[other])
            for i in range(0, len(picked), 2):
                if picked[i] == other:
                    left.remove(picked[i + 1])
            found += [t.use_deal_at[other * t.kinds + kind] for kind in dict.fromkeys(left)]
        return [*found, t.done] if picked else found

    def chosen(self, s: StateOfFifty, action: Action) -> None:
        if action is not s.t.done:
            s.then(UseOpponentDeals(self.player, self.clause, self.picked + action.args))
            return
        for kind in self.picked[1::2]:
            gain(s, self.player, s.t.deal_bag[kind], "use", s.t.card_words.names[kind])

    def why_not(self, s: StateOfFifty, action: Action) -> Refusal:
        return refuse("choose-deal", "FFS-24.10")


class TakeFromOpponent(Ask):
    """A resource from the personal supply of an opponent who has not passed (FFS-24.9)."""

    __slots__ = ("clause", "player")
    FIELDS = ("player", "clause")
    rule = "FFS-24.9"
    prompt = "steal"

    def __init__(self, player: int, clause: int) -> None:
        self.player = player
        self.clause = clause

    def seat(self, s: StateOfFifty) -> int:
        return self.player

    def options(self, s: StateOfFifty) -> list[Action]:
        found = stealable(s, self.player, s.t.clauses[self.clause])
        return [s.t.steal[other * terms.TOKENS + good] for other, good in found]

    def chosen(self, s: StateOfFifty, action: Action) -> None:
        other, good = action.args
        amount = s.t.clauses[self.clause].options[0][0][1]
        s.n[other * WIDTH + good] -= amount
        s.n[self.player * WIDTH + good] += amount
        s.emit(
            "stole", "FFS-24.9",
            seat=self.player, owner_seat=other, amount=amount, good=terms.GOOD_NAMES[good],
        )  # fmt: skip

    def why_not(self, s: StateOfFifty, action: Action) -> Refusal:
        return refuse("choose-what-to-take", "FFS-24.9")


class ResetLocations(Ask):
    """Marks are taken off one or more other own locations (FFS-24.1 to FFS-24.3)."""

    __slots__ = ("clause", "picked", "player", "ref")
    FIELDS = ("player", "ref", "clause", "picked")
    rule = "FFS-24.2"
    prompt = "reset"

    def __init__(self, player: int, ref: int, clause: int, picked: tuple[int, ...] = ()) -> None:
        self.player = player
        self.ref = ref
        self.clause = clause
        self.picked = picked

    def seat(self, s: StateOfFifty) -> int:
        return self.player

    def options(self, s: StateOfFifty) -> list[Action]:
        t = s.t
        if len(self.picked) == t.clauses[self.clause].most:
            return [t.done]
        found = [
            t.reset[loc & REF]
            for loc in s.lands[self.player]
            if loc & MARKS and loc & REF != self.ref and loc & REF not in self.picked
        ]
        return [*found, t.done] if self.picked else found

    def chosen(self, s: StateOfFifty, action: Action) -> None:
        if action is not s.t.done:
            ref = action.args[0]
            s.then(ResetLocations(self.player, self.ref, self.clause, (*self.picked, ref)))
            return
        s.lands[self.player] = tuple(
            [loc & ~MARKS if loc & REF in self.picked else loc for loc in s.lands[self.player]]
        )
        if s.log is not None:
            names = [s.t.place_words.word(ref) for ref in self.picked]
            s.emit("reset", "FFS-24.1", seat=self.player, location=names)

    def why_not(self, s: StateOfFifty, action: Action) -> Refusal:
        if action.kind == "reset" and action.args[0] == self.ref:
            return refuse("not-itself", "FFS-24.3", location=s.t.place_words.word(self.ref))
        return refuse("choose-location-to-reset", "FFS-24.2")
