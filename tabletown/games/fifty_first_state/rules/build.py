"""Build (FFS-10) and develop (FFS-11): how locations enter a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Ask, Step
from tabletown.games.fifty_first_state import terms
from tabletown.games.fifty_first_state.effects import gain
from tabletown.games.fifty_first_state.products import enter
from tabletown.games.fifty_first_state.rules.paying import announce, can_pay, settle
from tabletown.games.fifty_first_state.state import StateOfFifty
from tabletown.games.fifty_first_state.terms import DEVELOPMENT

if TYPE_CHECKING:
    from tabletown.core.actions import Action
    from tabletown.games.fifty_first_state.tables import Tables

ONE_POINT: terms.BagItems = ((terms.VP, 1),)


# -- build --------------------------------------------------------------------------------------


def do_build(s: StateOfFifty, player: int, action: Action) -> None:
    kind = action.args[0]
    settle(s, player, s.t.grey[s.t.distance[kind]], Build(player, kind), kind)


class Build(Step):
    """The card enters the state; building alone scores nothing (FFS-10.2, FFS-10.8)."""

    __slots__ = ("kind", "player")
    FIELDS = ("player", "kind")
    rule = "FFS-10.2"

    def __init__(self, player: int, kind: int) -> None:
        self.player = player
        self.kind = kind

    def run(self, s: StateOfFifty) -> None:
        s.take_from_hand(self.player, self.kind)
        if s.log is not None:
            s.emit("built", "FFS-10.2", seat=self.player, card=s.t.card_words.names[self.kind])
        enter(s, self.player, self.kind)


# -- develop ------------------------------------------------------------------------------------


def developments(
    t: Tables, here: int, cards: list[int], anything: int, found: list[Action]
) -> None:
    """Cards of the hand that can be developed onto some own card (FFS-11.1 to FFS-11.6).

    ``here`` are the categories of the state. There is a means for it; with ``anything``, a
    development token, the cards need not match.
    """
    develop, match, every = t.develop, t.match, t.every
    if here and (anything or here & every):
        for kind in cards:
            found.append(develop[kind])
    elif here:
        here |= every
        for kind in cards:
            if match[kind] & here:
                found.append(develop[kind])


def fits(t: Tables, kind: int, ref: int, ruin: bool) -> bool:
    """Whether a card may be developed onto a card of the state for a brick (FFS-11.2 to 11.6)."""
    here, new = t.match_at[ref], t.match[kind]
    return ruin or bool((here | new) & t.every or here & new)


def has_development(s: StateOfFifty, player: int) -> bool:
    """Whether there is a development token, in the supply or in a cache (FFS-11.3)."""
    return s.supply(player, DEVELOPMENT) > 0 or s.caches_hold(player, 1 << DEVELOPMENT)


def do_develop(s: StateOfFifty, player: int, action: Action) -> None:
    announce(s, player, action.args[0])
    s.then(Onto(player, action.args[0]))


class Onto(Ask):
    """The card of the own state that is replaced (FFS-11.1, FFS-11.13)."""

    __slots__ = ("kind", "player")
    FIELDS = ("player", "kind")
    rule = "FFS-11.1"
    prompt = "onto"

    def __init__(self, player: int, kind: int) -> None:
        self.player = player
        self.kind = kind

    def seat(self, s: StateOfFifty) -> int:
        return self.player

    def options(self, s: StateOfFifty) -> list[Action]:
        t = s.t
        match = t.every if has_development(s, self.player) else t.match[self.kind]
        return [t.onto[ref] for ref in s.replaceable(self.player, match)]

    def chosen(self, s: StateOfFifty, action: Action) -> None:
        ref = action.args[0]
        if has_development(s, self.player):
            s.then(With(self.player, self.kind, ref))
        else:
            settle(s, self.player, s.t.one_brick, Develop(self.player, self.kind, ref))

    def details(self, s: StateOfFifty, seat: int) -> dict[str, Any]:
        return {"card": s.t.card_words.word(self.kind)}

    def why_not(self, s: StateOfFifty, action: Action) -> Refusal:
        if action.kind == "onto":
            if not s.is_in_state(self.player, action.args[0]):
                return refuse("not-in-your-state", "FFS-11.13", location=action.text[5:])
            return refuse("no-shared-category", "FFS-11.2", location=action.text[5:])
        return refuse("choose-card-to-replace", "FFS-11.1")


class With(Ask):
    """A brick, or a development token if there is one (FFS-11.3)."""

    __slots__ = ("kind", "player", "ref")
    FIELDS = ("player", "kind", "ref")
    rule = "FFS-11.3"
    prompt = "with"

    def __init__(self, player: int, kind: int, ref: int) -> None:
        self.player = player
        self.kind = kind
        self.ref = ref

    def seat(self, s: StateOfFifty) -> int:
        return self.player

    def options(self, s: StateOfFifty) -> list[Action]:
        t = s.t
        found = []
        ruin = s.is_ruin(self.player, self.ref)
        if fits(t, self.kind, self.ref, ruin) and can_pay(s, self.player, t.one_brick):
            found.append(t.with_means[0])
        if can_pay(s, self.player, t.one_development):
            found.append(t.with_means[1])
        return found

    def chosen(self, s: StateOfFifty, action: Action) -> None:
        cost = s.t.one_brick if action is s.t.with_means[0] else s.t.one_development
        settle(s, self.player, cost, Develop(self.player, self.kind, self.ref))

    def details(self, s: StateOfFifty, seat: int) -> dict[str, Any]:
        return {"card": s.t.card_words.word(self.kind), "location": s.t.place_words.word(self.ref)}

    def why_not(self, s: StateOfFifty, action: Action) -> Refusal:
        return refuse("choose-brick-or-token", "FFS-11.3")


class Develop(Step):
    """The old card leaves, the new one enters, one point is scored (FFS-11.7 to FFS-11.12)."""

    __slots__ = ("kind", "player", "ref")
    FIELDS = ("player", "kind", "ref")
    rule = "FFS-11.1"

    def __init__(self, player: int, kind: int, ref: int) -> None:
        self.player = player
        self.kind = kind
        self.ref = ref

    def run(self, s: StateOfFifty) -> None:
        player, t = self.player, s.t
        s.take_from_hand(player, self.kind)
        if s.log is not None:
            s.emit(
                "developed", "FFS-11.1",
                seat=player, card=t.card_words.names[self.kind],
                location=t.place_words.word(self.ref),
            )  # fmt: skip
        s.remove_location(player, self.ref)
        s.discard += (t.kind[self.ref],)
        gain(s, player, ONE_POINT, "develop")  # FFS-11.8
        enter(s, player, self.kind)
