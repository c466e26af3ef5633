"""The verb that attacks a guard (GM-11.8 to GM-11.14): name one, bid, roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Step
from tabletown.games.great_machine.effects.program import EffectAsk, Op
from tabletown.games.great_machine.rules.asking import Question, check_guard, refuse_trust
from tabletown.games.great_machine.rules.changes import break_guard, pay_trust
from tabletown.games.great_machine.rules.prices import threshold
from tabletown.games.great_machine.schema import Cond
from tabletown.games.great_machine.state import FACT, REROLLED, GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.bot.heroes import HeroMind

SHIELD: Final = 99  # what a face of the die needs that never hits
USUAL_BID: Final = 3  # what bots expect a hero to pay for a guard


class Attack(Op):
    """Name a guard, bid, roll (or roll and then pay)."""

    word = "attack"
    asked = (Cond(test="here_has", what="working_guard"),)
    unsure = True

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        if not s.working[s.at[actor]]:
            return False
        return s.trust[actor] > 0 or s.tables.pays_after_roll[s.heroes[actor]]

    def why_not(self, s: GreatMachineState, actor: int) -> Refusal:
        return refuse("nothing-to-bid", "GM-11.25", hero=s.hero_id(actor))

    def run(self, s: GreatMachineState, actor: int) -> None:
        s.turn &= ~REROLLED
        s.stack.append(AttackTarget(self.program, self.at, actor))

    def hero_worth(self, mind: HeroMind, hero: int) -> float:
        return mind.attack_value(hero)

    def foresee(self, mind: HeroMind, hero: int, d: int) -> None:
        trust = mind.s.trust[hero]
        mind.s.trust[hero] = max(trust - USUAL_BID, 0)
        if trust >= USUAL_BID:
            mind.s.working[d] -= 1


# GM-35.23
class AttackTarget(EffectAsk):
    """Which guard is attacked; asked only if they differ (GM-5.30)."""

    rule = "GM-5.30"
    prompt = "attack-target"
    kinds = ("target",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        return check_guard(s, s.at[self.actor], action.args[0], self.rule)

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        guard = action.args[0]
        if s.tables.pays_after_roll[s.heroes[self.actor]]:
            s.stack.append(AttackRoll(self.actor, guard, -1))
        else:
            s.stack.append(AttackBid(self.program, self.at, self.actor, guard))

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        return mind.target_value(action.args[0])


# GM-5.15
class AttackBid(EffectAsk):
    """How much trust is paid before the roll (GM-11.9, GM-11.25)."""

    guard: int

    rule = "GM-11.9"
    prompt = "bid"
    tempered = True
    kinds = ("bid",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        bid, have = action.args[0], s.trust[self.actor]
        if not bid:
            return refuse("bid-at-least-one", "GM-11.25")
        return refuse_trust(bid, have, self.rule) if bid > have else None

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        pay_trust(s, self.actor, action.args[0], "attack", "GM-11.9")
        s.stack.append(AttackRoll(self.actor, self.guard, action.args[0]))

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        return mind.bid_value(self.actor, self.guard, action.args[0])


# GM-1.12, GM-1.13, GM-1.14, GM-1.15: the dice stand in dice.toml
class AttackRoll(Step[GreatMachineState]):
    """The attack die; a shield always fails (GM-11.10, GM-11.11)."""

    hero: int
    guard: int
    bid: int  # -1: paid after the roll (GM-20.2)

    rule = "GM-11.10"

    def run(self, s: GreatMachineState) -> None:
        face = s.tables.attack_faces[s.random_below(len(s.tables.attack_faces))]
        s.reveal("attack-roll", "GM-11.10", hero=s.hero_id(self.hero), face=face or "shield")
        if may_reroll(s, self.hero, face):
            s.stack.append(Reroll(self.hero, self.guard, self.bid, face))
        else:
            resolve_attack(s, self.hero, self.guard, self.bid, face)


def may_reroll(s: GreatMachineState, hero: int, face: int) -> bool:
    """At most one reroll per attack in all (GM-5.32)."""
    if s.turn & REROLLED:
        return False
    suits = ("once",) if face else ("once", "shield_once")
    return any(m.value in suits and m.test(s, hero, s.at[hero]) for m in s.in_force.reroll)


class Rolled(Question):
    """A decision of the hero who has rolled for a guard."""

    actor: int
    guard: int

    def seat(self, s: GreatMachineState) -> int:
        return s.owners[self.actor]


class Reroll(Rolled):
    """Factory Accident, or a drone on the heroes' side: the new result stands (GM-5.32)."""

    bid: int
    face: int

    rule = "GM-5.32"
    prompt = "reroll"
    kinds = ("reroll", "keep")

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        if action is s.tables.reroll:
            s.turn |= REROLLED
            s.stack.append(AttackRoll(self.actor, self.guard, self.bid))
        else:
            resolve_attack(s, self.actor, self.guard, self.bid, self.face)

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        return {"face": self.face or "shield", "hero": s.hero_id(self.actor)}

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        """Roll again unless this face breaks the guard; whoever pays afterwards minds a high number."""
        if action is mind.s.tables.keep:
            return self.face_value(mind, self.face)
        values = [self.face_value(mind, face) for face in mind.s.tables.attack_faces]
        return sum(values, 0.0) / len(values)

    def face_value(self, mind: HeroMind, face: int) -> float:
        """What a face of the attack die is worth to the hero who rolled it."""
        s, trust = mind.s, mind.s.trust[self.actor]
        need = threshold(s, self.actor, face, self.guard) if face else SHIELD
        if need > (trust if self.bid < 0 else self.bid):
            return 0.0
        gain = mind.broken_value(s.at[self.actor])
        if self.bid >= 0:
            return gain
        return max(gain - mind.purse(trust) + mind.purse(trust - need), 0.0)


def resolve_attack(s: GreatMachineState, hero: int, guard: int, bid: int, face: int) -> None:
    need = threshold(s, hero, face, guard) if face else SHIELD
    if need > (s.trust[hero] if bid < 0 else bid):
        attack_fails(s, hero)
    elif bid < 0:
        s.stack.append(AttackPay(hero, guard, need))
    else:
        attack_succeeds(s, hero, guard)


# GM-5.31; GM-20.3: the action is spent either way; GM-20.25: there is no bid
class AttackPay(Rolled):
    """Mateusz decides after the roll whether to pay the number needed (GM-20.2)."""

    need: int

    rule = "GM-20.2"
    prompt = "attack-pay"
    kinds = ("take", "pass")

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        if action is s.tables.take_it:
            pay_trust(s, self.actor, self.need, "attack", "GM-20.2")
            attack_succeeds(s, self.actor, self.guard)
        else:
            attack_fails(s, self.actor)

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        return {"n": self.need, "hero": s.hero_id(self.actor)}


def attack_succeeds(s: GreatMachineState, hero: int, guard: int) -> None:
    s.facts |= FACT["guard_broken"]
    break_guard(s, s.at[hero], guard, "attack", "GM-11.13")


def attack_fails(s: GreatMachineState, hero: int) -> None:
    s.emit("attack-failed", "GM-11.12", hero=s.hero_id(hero))


VERBS = (Attack,)
