"""Verbs for the city and cards (GM-50.4), and choices between effects (GM-50.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.actions import Action
from tabletown.core.bits import members
from tabletown.core.errors import BadContent, Refusal, refuse
from tabletown.games.great_machine.effects.conditions import compiled
from tabletown.games.great_machine.effects.program import Do, EffectAsk, Op
from tabletown.games.great_machine.rules.asking import (
    check_held,
    check_hero,
    check_published,
    named,
    refuse_pass,
)  # fmt: skip
from tabletown.games.great_machine.rules.changes import (
    random_district,
    restore_card,
    seize_card,
)  # fmt: skip
from tabletown.games.great_machine.rules.relocation import relocate, relocate_options, swap
from tabletown.games.great_machine.schema import Cond, Effect, word
from tabletown.games.great_machine.state import FACT, GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.tables import Tables

# -- districts ------------------------------------------------------------------------------------


# GM-12.11
class MoveDistrict(Op):
    """Relocate a district, or the automa's swap of two random ones (GM-12.8, GM-33.24)."""

    word = "move_district"
    asked = (Cond(test="possible", what="relocate"),)

    def prepare(self, effect: Effect, t: Tables, where: str) -> None:
        if effect.mode not in ("relocate", "swap_random"):
            raise BadContent(f"{where}: districts cannot be moved by '{effect.mode}'")

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        if self.effect.mode == "relocate":
            return s.city.can_relocate()
        return s.city.free.bit_count() >= 2

    def run(self, s: GreatMachineState, actor: int) -> None:
        if self.effect.mode == "relocate":
            s.stack.append(Relocate(self.program, self.at, actor))
            return
        one = random_district(s, s.city.free)
        other = random_district(s, s.city.free & ~(1 << one))
        swap(s, one, other)


class Relocate(EffectAsk):
    """Which district goes where."""

    rule = "GM-3.10"
    prompt = "relocate"
    kinds = ("relocate", "pass")
    auto = False

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        if action is s.tables.passing:
            return None if self.op(s).effect.optional else refuse_pass(self.rule)
        d, column_row, turn = action.args
        return named(s, s.city.why_not_relocate(d, column_row * 2 + turn))

    def options(self, s: GreatMachineState) -> list[Action]:
        found = relocate_options(s)
        if found and self.op(s).effect.optional:
            return [*found, s.tables.passing]
        return found

    def decided(self, s: GreatMachineState, action: Action) -> None:
        if action is not s.tables.passing:
            relocate(s, action)


# -- directives (GM-19) -----------------------------------------------------------------------------


# GM-33.22, GM-35.20: what heroes discard or cancel leaves the game
class DirectiveOp(Op):
    """Draw, publish, discard or cancel directives."""

    word = "directive"

    def prepare(self, effect: Effect, t: Tables, where: str) -> None:
        if effect.op not in ("draw", "publish", "publish_or_draw", "discard_hand", "cancel"):
            raise BadContent(f"{where}: directives cannot be '{effect.op}'")
        if not isinstance(effect.n, int):
            raise BadContent(f"{where}: '{effect.n}' is no number of directives")
        self.n = effect.n
        asked = {
            "draw": "directive_deck",
            "publish": "machine_hand",
            "cancel": "published_directives",
        }
        left = asked.get(effect.op, "machine_hand")
        self.covers = (Cond(test="compare", left=left, op=">", right=0),)

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        what = self.effect.op
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
        what = self.effect.op
        if what == "draw":
            draw_directive(s)
        elif what == "publish":
            s.stack.append(Publish(self.program, self.at, actor))
            if len(s.published) >= 3:
                s.stack.append(TakeBack(self.program, self.at, actor))
        elif what == "publish_or_draw":
            publish_or_draw(s)
        elif what == "discard_hand" and self.effect.pick == "random":
            cards = members(s.held)
            card = cards[s.random_below(len(cards))] if len(cards) > 1 else cards[0]
            discard_from_hand(s, card, self.source)
        elif what == "discard_hand":
            s.stack.append(DiscardHand(self.program, self.at, actor, self.n))
        else:
            s.stack.append(Cancel(self.program, self.at, actor))


# GM-19.1: any number in hand
def draw_directive(s: GreatMachineState) -> None:
    """The top directive goes into the Machine's hand (GM-12.4)."""
    card = s.directive_deck[s.directive_top]
    s.directive_top += 1
    s.held |= 1 << card
    if s.log is not None:
        secret = {"own": "yes", "directive": s.tables.directive_ids[card]}
        s.tell((s.machine,), "directive-drawn", "GM-12.4", secret, own="no")


# GM-33.19: one hidden directive at most
def publish_or_draw(s: GreatMachineState) -> None:
    """The automa publishes its hidden directive, or hides the top one (GM-33.18, GM-33.21)."""
    if not s.held:
        left = s.directives_left()
        card = s.directive_deck[s.directive_top]
        s.directive_top += 1
        s.held = 1 << card
        s.hand_seen = 0
        if left <= s.directive_tail:  # everybody saw this one go under the deck
            s.directive_tail = left - 1
            s.hand_seen = s.held
        if s.log is not None:
            s.tell((), "directive-hidden", "GM-33.18", {})
        return
    card = s.held.bit_length() - 1
    s.held = s.hand_seen = 0
    if len(s.published) >= 3:
        oldest = s.published.pop(0)
        s.directive_deck = [*s.directive_deck[s.directive_top :], oldest]
        s.directive_top = 0
        s.directive_tail += 1
        if s.log is not None:
            s.emit("directive-under-deck", "GM-33.21", directive=s.tables.directive_ids[oldest])
    s.published.append(card)
    s.fresh = card
    s.update_in_force()
    if s.log is not None:
        s.reveal("published", "GM-33.18", directive=s.tables.directive_ids[card])


def discard_from_hand(s: GreatMachineState, card: int, why: str) -> None:
    """A directive of the hand leaves the game and is shown to everybody (GM-12.2, GM-19.4)."""
    s.held &= ~(1 << card)
    s.hand_seen &= ~(1 << card)
    s.removed |= 1 << card
    if s.log is not None:
        s.reveal("directive-discarded", "GM-12.2", directive=s.tables.directive_ids[card], why=why)


class TakeBack(EffectAsk):
    """With three published, one is first taken back into the hand (GM-19.3)."""

    rule = "GM-19.3"
    prompt = "take-back"
    kinds = ("directive",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        return check_published(s, action.args[0])

    def options(self, s: GreatMachineState) -> list[Action]:
        return [s.tables.directive[card] for card in sorted(s.published)]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        card = action.args[0]
        s.published.remove(card)
        s.held |= 1 << card
        s.hand_seen |= 1 << card
        s.update_in_force()
        if s.log is not None:
            s.emit("taken-back", "GM-19.3", directive=s.tables.directive_ids[card])


# GM-19.2: three at most
class Publish(EffectAsk):
    """Which directive of the hand is published (GM-5.34); in force at once (GM-12.7)."""

    rule = "GM-12.7"
    prompt = "publish"
    kinds = ("directive",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        return check_held(s, action.args[0], self.rule)

    def options(self, s: GreatMachineState) -> list[Action]:
        return [s.tables.directive[card] for card in members(s.held)]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        card = action.args[0]
        s.held &= ~(1 << card)
        s.hand_seen &= ~(1 << card)
        s.published.append(card)
        s.update_in_force()
        if s.log is not None:
            s.reveal("published", "GM-12.7", directive=s.tables.directive_ids[card])


class DiscardHand(EffectAsk):
    """The Machine discards directives of its hand (GM-18.48)."""

    left: int

    rule = "GM-18.48"
    prompt = "discard-directive"
    kinds = ("directive",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        return check_held(s, action.args[0], self.rule)

    def options(self, s: GreatMachineState) -> list[Action]:
        return [s.tables.directive[card] for card in members(s.held)]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        discard_from_hand(s, action.args[0], self.op(s).source)
        if self.left > 1:
            s.stack.append(DiscardHand(self.program, self.at, self.actor, self.left - 1))


class Cancel(EffectAsk):
    """A published directive is cancelled and leaves the game (GM-12.5)."""

    rule = "GM-12.5"
    prompt = "cancel-directive"
    kinds = ("directive",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        return check_published(s, action.args[0])

    def options(self, s: GreatMachineState) -> list[Action]:
        return [s.tables.directive[card] for card in sorted(s.published)]

    def decided(self, s: GreatMachineState, action: Action) -> None:
        card = action.args[0]
        s.published.remove(card)
        s.removed |= 1 << card
        if s.fresh == card:
            s.fresh = -1
        s.update_in_force()
        if s.log is not None:
            s.emit(
                "cancelled",
                "GM-12.5",
                directive=s.tables.directive_ids[card],
                why=self.op(s).source,
            )


# -- access cards -------------------------------------------------------------------------------------


class AccessOp(Op):
    """Seize the chosen card, or restore a seized one (GM-10.15, GM-12.6)."""

    word = "access"
    offered = True
    asked = (Cond(test="compare", left="seized_cards", op=">", right=0),)

    def prepare(self, effect: Effect, t: Tables, where: str) -> None:
        if effect.op not in ("seize", "restore"):
            raise BadContent(f"{where}: access cards cannot be '{effect.op}'")
        if effect.who not in ("self", "hero", "any_hero"):
            raise BadContent(f"{where}: '{effect.who}' has no access cards")

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        if self.effect.op == "seize":
            return True
        if self.effect.who == "any_hero":
            return any(s.seized)
        return s.seized[actor] != 0

    def run(self, s: GreatMachineState, actor: int) -> None:
        if self.effect.op == "seize":
            if self.effect.who == "hero":
                s.facts |= FACT["access_seized_by_detention"]
            seize_card(s, actor, self.source, "GM-10.15")
        elif self.effect.who == "any_hero":
            s.stack.append(RestoreWhose(self.program, self.at, actor))
        else:
            s.stack.append(RestoreCard(self.program, self.at, actor, actor))


class RestoreWhose(EffectAsk):
    """The acting hero names the owner (GM-5.35)."""

    rule = "GM-5.35"
    prompt = "restore-whose"
    kinds = ("hero",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        card = action.args[0]
        missing = check_hero(s, card)
        if missing is None and not s.seized[s.heroes.index(card)]:
            return refuse("no-card-of-hero-seized", self.rule, hero=s.tables.hero_ids[card])
        return missing

    def options(self, s: GreatMachineState) -> list[Action]:
        return [s.tables.hero[s.heroes[hero]] for hero in (0, 1, 2) if s.seized[hero]]

    def decided(self, s: GreatMachineState, action: Action) -> None:
        owner = s.heroes.index(action.args[0])
        s.stack.append(RestoreCard(self.program, self.at, self.actor, owner))


class RestoreCard(EffectAsk):
    """The owner chooses among the own seized cards (GM-10.16)."""

    owner: int

    rule = "GM-10.16"
    prompt = "restore-card"
    kinds = ("card",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        d = action.args[0]
        if s.seized[self.owner] >> d & 1:
            return None
        hero = s.tables.hero_ids[s.heroes[self.owner]]
        return refuse("card-not-seized", self.rule, hero=hero, district=s.tables.district_ids[d])

    def seat(self, s: GreatMachineState) -> int:
        return s.owners[self.owner]

    def options(self, s: GreatMachineState) -> list[Action]:
        return [s.tables.card_back[d] for d in members(s.seized[self.owner])]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        restore_card(s, self.owner, action.args[0], self.op(s).source)

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        return {"hero": s.tables.hero_ids[s.heroes[self.owner]], "card": self.op(s).source}


# -- events and choices ---------------------------------------------------------------------------------


class SkipEventOp(Op):
    """Forged Decrees: from now on one round without an event may be declared (GM-39.12)."""

    word = "skip_event"

    def run(self, s: GreatMachineState, actor: int) -> None:
        s.may_skip_event = True


# GM-5.39
class Choose(Op):
    """One of several effects."""

    word = "choose"

    def prepare(self, effect: Effect, t: Tables, where: str) -> None:
        self.choices: list[tuple[str, Any, int]] = []
        for choice in effect.options:
            program = t.program(choice.effect, where, self.source)
            self.choices.append((word(choice.name), compiled(choice.if_, t, where), program))

    def open(self, s: GreatMachineState, actor: int) -> list[tuple[str, Any, int]]:
        here = s.place_of(actor)
        return [
            choice
            for choice in self.choices
            if choice[1](s, actor, here)
            and all(op.possible(s, actor) for op in s.tables.programs[choice[2]])
        ]

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return bool(self.open(s, actor))

    def run(self, s: GreatMachineState, actor: int) -> None:
        s.stack.append(ChooseOne(self.program, self.at, actor))


class ChooseOne(EffectAsk):
    rule = "GM-50.5"
    prompt = "choose"
    kinds = ("choose", "pass")

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        op: Choose = self.op(s)
        if action is s.tables.passing:
            return None if op.effect.optional else refuse_pass(self.rule)
        name = s.tables.choice_words[action.args[0]]
        if all(name != choice[0] for choice in op.choices):
            return refuse("no-such-choice", self.rule, choice=name, card=op.source)
        if all(name != choice[0] for choice in op.open(s, self.actor)):
            return refuse("choice-does-nothing", "GM-50.22", choice=name)
        return None

    def options(self, s: GreatMachineState) -> list[Action]:
        op: Choose = self.op(s)
        words = s.tables.choice_words
        found = [s.tables.choose[words.index(name)] for name, _, _ in op.open(s, self.actor)]
        if found and op.effect.optional:
            found.append(s.tables.passing)
        return found

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        if action is s.tables.passing:
            return
        name = s.tables.choice_words[action.args[0]]
        for choice, _, program in self.op(s).choices:
            if choice == name:
                s.stack.append(Do(program, 0, self.actor))


VERBS = (MoveDistrict, DirectiveOp, AccessOp, SkipEventOp, Choose)
