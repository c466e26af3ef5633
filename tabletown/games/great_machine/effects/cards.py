"""Verbs for the city and cards (GM-50.4), and choices between effects (GM-50.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.actions import Action
from tabletown.core.effects import Parameters
from tabletown.core.errors import Refusal, refuse
from tabletown.games.great_machine.effects.conditions import Test, compiled
from tabletown.games.great_machine.effects.program import Do, EffectAsk, Op
from tabletown.games.great_machine.rules.asking import check_hero, named, refuse_pass
from tabletown.games.great_machine.rules.changes import random_district, restore_card, seize_card
from tabletown.games.great_machine.rules.relocation import relocate, relocate_options, swap
from tabletown.games.great_machine.schema import Cond, word
from tabletown.games.great_machine.state import FACT, GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.bot.heroes import HeroMind
    from tabletown.games.great_machine.bot.machine import MachineMind
    from tabletown.games.great_machine.tables import Tables

# -- districts ------------------------------------------------------------------------------------


# GM-12.11
class MoveDistrict(Op):
    """Relocate a district, or the automa's swap of two random ones (GM-12.8, GM-33.24)."""

    word = "move_district"
    asked = (Cond(test="possible", what="relocate"),)

    def prepare(self, read: Parameters, t: Tables) -> None:
        self.relocates = read.word("mode", ("relocate", "swap_random")) == "relocate"
        read.only("n", 1 if self.relocates else 2)

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        if self.relocates:
            return s.city.can_relocate()
        return s.city.free.bit_count() >= 2

    def run(self, s: GreatMachineState, actor: int) -> None:
        if self.relocates:
            s.stack.append(Relocate(self.program, self.at, actor))
            return
        one = random_district(s, s.city.free)
        other = random_district(s, s.city.free & ~(1 << one))
        swap(s, one, other)

    def machine_worth(self, mind: MachineMind, d: int) -> float:
        return -0.1


class Relocate(EffectAsk):
    """Which district goes where."""

    rule = "GM-3.10"
    prompt = "relocate"
    kinds = ("relocate", "pass")
    auto = False

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        if action is s.tables.passing:
            return None if self.op(s).optional else refuse_pass(self.rule)
        d, column_row, turn = action.args
        return named(s, s.city.why_not_relocate(d, column_row * 2 + turn))

    def options(self, s: GreatMachineState) -> list[Action]:
        found = relocate_options(s)
        return [*found, s.tables.passing] if found and self.op(s).optional else found

    def decided(self, s: GreatMachineState, action: Action) -> None:
        if action is not s.tables.passing:
            relocate(s, action)


# -- access cards -------------------------------------------------------------------------------------


class AccessOp(Op):
    """Seize the chosen card, or restore a seized one (GM-10.15, GM-12.6)."""

    word = "access"
    offered = True
    asked = (Cond(test="compare", left="seized_cards", op=">", right=0),)

    def prepare(self, read: Parameters, t: Tables) -> None:
        self.seizes = read.word("op", ("seize", "restore")) == "seize"
        self.who = read.word("who", ("self", "hero", "any_hero"))
        read.only("n", 1)
        read.only("card", "chosen")

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        if self.seizes:
            return True
        if self.who == "any_hero":
            return any(s.seized)
        return s.seized[actor] != 0

    def run(self, s: GreatMachineState, actor: int) -> None:
        if self.seizes:
            if self.who == "hero":
                s.facts |= FACT["access_seized_by_detention"]
            seize_card(s, actor, self.source, "GM-10.15")
        elif self.who == "any_hero":
            s.stack.append(RestoreWhose(self.program, self.at, actor))
        else:
            s.stack.append(RestoreCard(self.program, self.at, actor, actor))

    def hero_worth(self, mind: HeroMind, hero: int) -> float:
        if self.who != "any_hero":
            return mind.trial_value(hero, self.cost_n(mind.s, hero, mind.s.place_of(hero)))
        return mind.restored_value()


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

    def decided(self, s: GreatMachineState, action: Action) -> None:
        owner = s.heroes.index(action.args[0])
        s.stack.append(RestoreCard(self.program, self.at, self.actor, owner))

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        """The hero who needs one of the own cards most."""
        return mind.best_card(mind.s.heroes.index(action.args[0]))


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
        hero = s.hero_id(self.owner)
        return refuse("card-not-seized", self.rule, hero=hero, district=s.district_id(d))

    def seat(self, s: GreatMachineState) -> int:
        return s.owners[self.owner]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        restore_card(s, self.owner, action.args[0], self.op(s).source)

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        return {"hero": s.hero_id(self.owner), "card": self.op(s).source}

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        """The district where that hero would rather go than anywhere else."""
        return mind.card_worth(self.owner, action.args[0])


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

    def prepare(self, read: Parameters, t: Tables) -> None:
        self.choices: list[tuple[str, Test, int]] = []
        for choice in read.value("options", tuple):
            program = t.program(choice.effect, read.where, self.source)
            test = compiled(choice.if_, t, read.where)
            self.choices.append((word(choice.name), test, program))

    def open(self, s: GreatMachineState, actor: int) -> list[tuple[str, Test, int]]:
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

    def hero_worth(self, mind: HeroMind, hero: int) -> float:
        programs = [program for _, _, program in self.open(mind.s, hero)]
        return max([mind.program_worth(program, hero) for program in programs], default=0.0)

    def chosen(self, s: GreatMachineState, action: Action) -> int:
        """The program of the choice that an action names."""
        name = s.tables.choice_words[action.args[0]]
        return next(program for known, _, program in self.choices if known == name)


class ChooseOne(EffectAsk):
    rule = "GM-50.5"
    prompt = "choose"
    kinds = ("choose", "pass")

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        op: Choose = self.op(s)
        if action is s.tables.passing:
            return None if op.optional else refuse_pass(self.rule)
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
        return [*found, s.tables.passing] if found and op.optional else found

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        if action is not s.tables.passing:
            s.stack.append(Do(self.op(s).chosen(s, action), 0, self.actor))

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        if action is mind.s.tables.passing:
            return 0.0
        return mind.program_worth(self.op(mind.s).chosen(mind.s, action), self.actor)

    def machine_value(self, mind: MachineMind, action: Action) -> float:
        program = self.op(mind.s).chosen(mind.s, action)
        return mind.program_worth(program, mind.s.place_of(self.actor))


VERBS = (MoveDistrict, AccessOp, SkipEventOp, Choose)
