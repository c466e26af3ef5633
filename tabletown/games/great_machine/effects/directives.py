"""The verb for directives (GM-19, GM-50.4): draw, publish, discard, cancel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.actions import Action
from tabletown.core.bits import members
from tabletown.core.effects import Parameters
from tabletown.core.errors import Refusal
from tabletown.games.great_machine.effects.program import NOBODY, EffectAsk, Op, number_of
from tabletown.games.great_machine.rules.asking import check_held, check_published
from tabletown.games.great_machine.rules.changes import any_of
from tabletown.games.great_machine.schema import Cond
from tabletown.games.great_machine.state import GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.bot.heroes import HeroMind
    from tabletown.games.great_machine.bot.machine import MachineMind
    from tabletown.games.great_machine.tables import Tables


# GM-33.22, GM-35.20: what heroes discard or cancel leaves the game
class DirectiveOp(Op):
    """Draw, publish, discard or cancel directives."""

    word = "directive"

    def prepare(self, read: Parameters, t: Tables) -> None:
        known = ("draw", "publish", "publish_or_draw", "discard_hand", "cancel")
        self.op = read.word("op", known)
        self.n = number_of(read)
        self.random = read.word("pick", ("", "random"), "") == "random"
        counted = {"draw": "directive_deck", "cancel": "published_directives"}
        left = counted.get(self.op, "machine_hand")
        self.covers = (Cond(test="compare", left=left, op=">", right=0),)

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        what = self.op
        if what == "draw":
            return s.directives_left() > 0
        if what == "publish":
            return s.held != 0
        if what == "publish_or_draw":
            return s.held != 0 or s.directives_left() > 0
        if what == "discard_hand":
            return s.held.bit_count() >= self.n
        return len(s.published) >= self.n

    def run(self, s: GreatMachineState, actor: int) -> None:
        what = self.op
        if what == "draw":
            draw_directive(s)
        elif what == "publish":
            s.stack.append(Publish(self.program, self.at, actor))
            if len(s.published) >= 3:
                s.stack.append(TakeBack(self.program, self.at, actor))
        elif what == "publish_or_draw":
            publish_or_draw(s)
        elif what == "discard_hand" and self.random:
            discard_from_hand(s, any_of(s, members(s.held)), self.source)
        elif what == "discard_hand":
            s.stack.append(DiscardHand(self.program, self.at, actor, self.n))
        else:
            s.stack.append(Cancel(self.program, self.at, actor))

    def found_in(self, s: GreatMachineState, d: int) -> bool:
        return self.possible(s, NOBODY)

    def hero_worth(self, mind: HeroMind, hero: int) -> float:
        if self.op == "cancel":
            return max(0.5 * mind.directive_value(card) for card in mind.s.published)
        return 0.25

    def machine_worth(self, mind: MachineMind, d: int) -> float:
        if self.op == "publish":
            return mind.publish_value()
        if self.op == "discard_hand":  # the price of a step of the plan
            return -mind.hand_value(self.n)
        if self.op == "cancel":
            table = [mind.directive_value(card) for card in mind.s.published]
            return -min(table, default=0.0)
        hand = mind.s.held.bit_count()
        return 0.07 * mind.rounds * (1.0 if hand == 0 else 0.5 if hand == 1 else 0.2)


def top_directive(s: GreatMachineState) -> int:
    s.directive_top += 1
    return s.directive_deck[s.directive_top - 1]


# GM-19.1: any number in hand
def draw_directive(s: GreatMachineState) -> None:
    """The top directive goes into the Machine's hand (GM-12.4)."""
    card = top_directive(s)
    s.held |= 1 << card
    secret = {"own": "yes", "directive": s.directive_id(card)}
    s.tell((s.machine,), "directive-drawn", "GM-12.4", secret, own="no")


# GM-33.19: one hidden directive at most
def publish_or_draw(s: GreatMachineState) -> None:
    """The automa publishes its hidden directive, or hides the top one (GM-33.18, GM-33.21)."""
    if not s.held:
        left = s.directives_left()
        s.held = 1 << top_directive(s)
        s.hand_seen = 0
        if left <= s.directive_tail:  # everybody saw this one go under the deck
            s.directive_tail = left - 1
            s.hand_seen = s.held
        s.tell((), "directive-hidden", "GM-33.18", {})
        return
    card = s.held.bit_length() - 1
    s.held = s.hand_seen = 0
    if len(s.published) >= 3:
        oldest = s.published.pop(0)
        s.directive_deck = [*s.directive_deck[s.directive_top :], oldest]
        s.directive_top = 0
        s.directive_tail += 1
        s.emit("directive-under-deck", "GM-33.21", directive=s.directive_id(oldest))
    s.published.append(card)
    s.fresh = card
    s.update_in_force()
    s.reveal("published", "GM-33.18", directive=s.directive_id(card))


def discard_from_hand(s: GreatMachineState, card: int, why: str) -> None:
    """A directive of the hand leaves the game and is shown to everybody (GM-12.2, GM-19.4)."""
    s.held &= ~(1 << card)
    s.hand_seen &= ~(1 << card)
    s.removed |= 1 << card
    s.reveal("directive-discarded", "GM-12.2", directive=s.directive_id(card), why=why)


class GiveUp(EffectAsk):
    """A directive is given up: the Machine keeps those that are worth most."""

    kinds = ("directive",)

    def machine_value(self, mind: MachineMind, action: Action) -> float:
        return -mind.directive_value(action.args[0])


class TakeBack(GiveUp):
    """With three published, one is first taken back into the hand (GM-19.3)."""

    rule = "GM-19.3"
    prompt = "take-back"

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        return check_published(s, action.args[0])

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        card = action.args[0]
        s.published.remove(card)
        s.held |= 1 << card
        s.hand_seen |= 1 << card
        s.update_in_force()
        s.emit("taken-back", "GM-19.3", directive=s.directive_id(card))


# GM-19.2: three at most
class Publish(EffectAsk):
    """Which directive of the hand is published (GM-5.34); in force at once (GM-12.7)."""

    rule = "GM-12.7"
    prompt = "publish"
    kinds = ("directive",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        return check_held(s, action.args[0], self.rule)

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        card = action.args[0]
        s.held &= ~(1 << card)
        s.hand_seen &= ~(1 << card)
        s.published.append(card)
        s.update_in_force()
        s.reveal("published", "GM-12.7", directive=s.directive_id(card))

    def machine_value(self, mind: MachineMind, action: Action) -> float:
        return mind.directive_value(action.args[0])


class DiscardHand(GiveUp):
    """The Machine discards directives of its hand (GM-18.48)."""

    left: int

    rule = "GM-18.48"
    prompt = "discard-directive"

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        return check_held(s, action.args[0], self.rule)

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        discard_from_hand(s, action.args[0], self.op(s).source)
        if self.left > 1:
            s.stack.append(self.replaced(left=self.left - 1))


class Cancel(GiveUp):
    """A published directive is cancelled and leaves the game (GM-12.5)."""

    rule = "GM-12.5"
    prompt = "cancel-directive"

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        return check_published(s, action.args[0])

    def decided(self, s: GreatMachineState, action: Action) -> None:
        card = action.args[0]
        s.published.remove(card)
        s.removed |= 1 << card
        s.update_in_force()
        s.emit("cancelled", "GM-12.5", directive=s.directive_id(card), why=self.op(s).source)

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        return mind.directive_value(action.args[0])


VERBS = (DirectiveOp,)
