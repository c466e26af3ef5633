"""Verbs of action locations that ask: which Deals, whose resource, which locations (FFS-26).

Nothing hidden appears between the parts of a move (FFS-5.14): targets are collected first and
resolved together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.errors import Refusal, RulesFault, refuse
from tabletown.core.steps import Ask
from tabletown.games.fifty_first_state import terms
from tabletown.games.fifty_first_state.effects import gain, give
from tabletown.games.fifty_first_state.products import ChooseGoods, CopyOpponent, CopyOwn
from tabletown.games.fifty_first_state.state import StateOfFifty
from tabletown.games.fifty_first_state.targets import stealable

if TYPE_CHECKING:
    from tabletown.core.actions import Action
    from tabletown.games.fifty_first_state.tables import Clause


def resolve(s: StateOfFifty, player: int, ref: int, clause: Clause, cause: str) -> None:
    """The effect of an action location (FFS-14.1)."""
    kind = s.t.kind[ref]
    if give(s, player, player, clause, cause, s.t.card_words.names[kind]):
        return
    verb = clause.verb
    if verb == terms.GAIN_ONE_OF:
        s.then(ChooseGoods(player, clause.id, cause, kind))
    elif verb == terms.COPY_OWN:
        s.then(CopyOwn(player, ref, cause))
    elif verb == terms.COPY_OPPONENT:
        s.then(CopyOpponent(player, cause))
    elif verb == terms.USE_OWN_DEALS:
        s.then(UseOwnDeals(player, clause.id))
    elif verb == terms.USE_OPPONENT_DEAL:
        s.then(UseOpponentDeals(player, clause.id))
    elif verb == terms.TAKE_FROM_OPPONENT:
        s.then(TakeFromOpponent(player, clause.id))
    elif verb == terms.RESET_LOCATIONS:
        s.then(ResetLocations(player, ref, clause.id))
    else:
        raise RulesFault(f"no action location has the verb {verb}")


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
        for other in s.opponents(self.player):
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
        s.hand_over(other, self.player, good, amount)
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
            t.reset[ref]
            for ref in s.resettable(self.player)
            if ref != self.ref and ref not in self.picked
        ]
        return [*found, t.done] if self.picked else found

    def chosen(self, s: StateOfFifty, action: Action) -> None:
        if action is not s.t.done:
            ref = action.args[0]
            s.then(ResetLocations(self.player, self.ref, self.clause, (*self.picked, ref)))
            return
        s.reset(self.player, self.picked)
        if s.log is not None:
            names = [s.t.place_words.word(ref) for ref in self.picked]
            s.emit("reset", "FFS-24.1", seat=self.player, location=names)

    def why_not(self, s: StateOfFifty, action: Action) -> Refusal:
        if action.kind == "reset" and action.args[0] == self.ref:
            return refuse("not-itself", "FFS-24.3", location=s.t.place_words.word(self.ref))
        return refuse("choose-location-to-reset", "FFS-24.2")
