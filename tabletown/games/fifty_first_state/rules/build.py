"""Build (FFS-10) and develop (FFS-11): how locations enter a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.effects import run_all
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import PlayerAsk, Step
from tabletown.games.fifty_first_state.effects.goods import (
    AMMO,
    BRICK,
    DEVELOPMENT,
    GREY,
    VP,
    BagItems,
)
from tabletown.games.fifty_first_state.rules.gaining import gain
from tabletown.games.fifty_first_state.rules.paying import announce, can_pay, out_of_reach, settle
from tabletown.games.fifty_first_state.state import FiftyFirstState

if TYPE_CHECKING:
    from tabletown.core.actions import Action
    from tabletown.games.fifty_first_state.tables import Tables

ONE_POINT: BagItems = ((VP, 1),)


# -- entering -----------------------------------------------------------------------------------


def enter(s: FiftyFirstState, player: int, kind: int) -> None:
    """A location enters a state: its product first, then its bonus (FFS-2.10, FFS-10.2, FFS-10.3, FFS-10.5, FFS-10.6).

    The location itself counts (FFS-10.7). A state has room for any number (FFS-10.9).
    """
    ref = s.put_location(player, kind)
    clause = s.tables.product[kind]
    if clause is not None:
        if clause.asks:
            s.then(Bonus(player, ref))
            clause.run(s, (player, player, ref, "entering"))
            return
        clause.run(s, (player, player, ref, "entering"))
    if s.tables.bonus[kind]:
        take_bonus(s, player, ref)


def take_bonus(s: FiftyFirstState, player: int, ref: int) -> None:
    """The building bonus, once (FFS-2.11, FFS-10.4)."""
    run_all(s, s.tables.bonus[s.tables.kind[ref]], (player, player, ref, "bonus"))


class Bonus(Step[FiftyFirstState]):
    """The building bonus of a location whose product had to be chosen first."""

    player: int
    ref: int
    rule = "FFS-10.6"

    def run(self, s: FiftyFirstState) -> None:
        take_bonus(s, self.player, self.ref)


# -- build --------------------------------------------------------------------------------------


def check_build(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    return out_of_reach(s, player, args[0], GREY, "FFS-10.1")


def do_build(s: FiftyFirstState, player: int, action: Action) -> None:
    kind = action.args[0]
    settle(s, player, s.tables.grey[s.tables.distance[kind]], Build(player, kind), kind)


class Build(Step[FiftyFirstState]):
    """The card enters the state; building alone scores nothing (FFS-10.2, FFS-10.8)."""

    player: int
    kind: int
    rule = "FFS-10.2"

    def run(self, s: FiftyFirstState) -> None:
        s.take_from_hand(self.player, self.kind)
        if s.log is not None:
            s.emit("built", "FFS-10.2", seat=self.player, card=s.card_name(self.kind))
        enter(s, self.player, self.kind)


# -- develop ------------------------------------------------------------------------------------


def developments(
    t: Tables, here: int, cards: list[int], anything: int, found: list[Action]
) -> None:
    """Cards of the hand that can be developed onto some own card (FFS-11.1 to FFS-11.6).

    ``here`` are the categories of the state. There is a means for it; with ``anything``, a
    development token, the cards need not match.
    """
    if here:
        develop, match = t.develop, t.match
        wanted = -1 if anything or here & t.every else here | t.every
        for kind in cards:
            if match[kind] & wanted:
                found.append(develop[kind])


def fits(t: Tables, kind: int, ref: int, ruin: bool) -> bool:
    """Whether a card may be developed onto a card of the state for a brick or for ammo in its place.

    A shared category (FFS-11.2, FFS-11.4), a ruin (FFS-11.5), or a card without categories
    (FFS-11.6, FFS-26.6).
    """
    here, new = t.match_at[ref], t.match[kind]
    return ruin or bool((here | new) & t.every or here & new)


def has_development(s: FiftyFirstState, player: int) -> bool:
    """Whether there is a development token, in the supply or in a cache (FFS-11.3)."""
    return s.supply(player, DEVELOPMENT) > 0 or s.caches_hold(player, 1 << DEVELOPMENT)


def check_develop(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    kind = args[0]
    name = s.card_name(kind)
    if kind not in s.hands[player]:
        return refuse("not-in-your-hand", "FFS-11.1", card=name)
    if not s.owns_cards(player):
        return refuse("nothing-to-develop-on", "FFS-11.1")
    tokens = s.purse(player)
    if tokens[DEVELOPMENT]:
        return None
    if not tokens[BRICK] + tokens[AMMO]:
        return refuse("no-brick", "FFS-11.1")
    if not s.replaceable(player, s.tables.match[kind]):
        return refuse("no-category-fits", "FFS-11.2", card=name)
    return None


def do_develop(s: FiftyFirstState, player: int, action: Action) -> None:
    """The distance of the card is not paid (FFS-11.10)."""
    announce(s, player, action.args[0])
    s.then(Onto(player, action.args[0]))


class Onto(PlayerAsk[FiftyFirstState]):
    """The card of the own state that is replaced (FFS-11.1, FFS-11.13)."""

    kind: int
    rule = "FFS-11.1"
    prompt = "onto"

    def options(self, s: FiftyFirstState) -> list[Action]:
        t = s.tables
        match = t.every if has_development(s, self.player) else t.match[self.kind]
        return [t.onto[ref] for ref in s.replaceable(self.player, match)]

    def chosen(self, s: FiftyFirstState, action: Action) -> None:
        ref = action.args[0]
        if has_development(s, self.player):
            s.then(With(self.player, self.kind, ref))
        else:
            settle(s, self.player, s.tables.one_brick, Develop(self.player, self.kind, ref))

    def details(self, s: FiftyFirstState, seat: int) -> dict[str, Any]:
        return {"card": s.card_name(self.kind)}

    def why_not(self, s: FiftyFirstState, action: Action) -> Refusal:
        if action.kind == "onto":
            if not s.is_in_state(self.player, action.args[0]):
                return refuse("not-in-your-state", "FFS-11.13", location=action.text[5:])
            return refuse("no-shared-category", "FFS-11.2", location=action.text[5:])
        return refuse("choose-card-to-replace", "FFS-11.1")


class With(PlayerAsk[FiftyFirstState]):
    """A brick, or a development token if there is one (FFS-11.3)."""

    kind: int
    ref: int
    rule = "FFS-11.3"
    prompt = "with"
    otherwise = "choose-brick-or-token"

    def options(self, s: FiftyFirstState) -> list[Action]:
        t = s.tables
        found = []
        ruin = s.is_ruin(self.player, self.ref)
        if fits(t, self.kind, self.ref, ruin) and can_pay(s, self.player, t.one_brick):
            found.append(t.with_means[0])
        if can_pay(s, self.player, t.one_development):
            found.append(t.with_means[1])
        return found

    def chosen(self, s: FiftyFirstState, action: Action) -> None:
        cost = s.tables.one_brick if action is s.tables.with_means[0] else s.tables.one_development
        settle(s, self.player, cost, Develop(self.player, self.kind, self.ref))

    def details(self, s: FiftyFirstState, seat: int) -> dict[str, Any]:
        return {
            "card": s.card_name(self.kind),
            "location": s.location_name(self.ref),
        }


class Develop(Step[FiftyFirstState]):
    """The old card leaves, then the new one enters, one point is scored (FFS-11.7, FFS-11.8, FFS-11.9)."""

    player: int
    kind: int
    ref: int
    rule = "FFS-11.1"

    def run(self, s: FiftyFirstState) -> None:
        player, t = self.player, s.tables
        s.take_from_hand(player, self.kind)
        if s.log is not None:
            s.emit(
                "developed", "FFS-11.1", seat=player, card=t.card_words.names[self.kind],
                location=t.place_words.word(self.ref),
            )  # fmt: skip
        s.remove_location(player, self.ref)
        s.discard += (t.kind[self.ref],)
        gain(s, player, ONE_POINT, "develop")  # FFS-11.8
        enter(s, player, self.kind)
