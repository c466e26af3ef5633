"""Verbs for guards and servants (GM-50.3): attack, break, repair, move, raid, deactivate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.actions import Action
from tabletown.core.bits import members
from tabletown.core.errors import BadContent, Refusal, refuse
from tabletown.core.steps import Step
from tabletown.games.great_machine.effects.program import EffectAsk, Op
from tabletown.games.great_machine.rules.asking import Question, refuse_trust
from tabletown.games.great_machine.rules.changes import (
    break_guard,
    guard_kinds,
    move_guard,
    pay_bonds,
    pay_trust,
    random_district,
    repair_guards,
)  # fmt: skip
from tabletown.games.great_machine.rules.prices import act_price, piece_discount, threshold
from tabletown.games.great_machine.schema import Cond, Effect
from tabletown.games.great_machine.state import (
    DISTRICTS,
    FACT,
    GUARD_KINDS,
    REROLLED,
    GreatMachineState,
)

if TYPE_CHECKING:
    from tabletown.games.great_machine.tables import Tables

ALL = 99

# -- attack (GM-11.8 to GM-11.14) -----------------------------------------------------------------


class Attack(Op):
    """Name a guard, bid, roll (or roll and then pay)."""

    word = "attack"
    asked = (Cond(test="here_has", what="working_guard"),)

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        if not s.working[s.at[actor]]:
            return False
        return s.trust[actor] > 0 or s.tables.pays_after_roll[s.heroes[actor]]

    def run(self, s: GreatMachineState, actor: int) -> None:
        s.turn &= ~REROLLED
        s.stack.append(AttackTarget(self.program, self.at, actor))


def check_guard(s: GreatMachineState, d: int, kind: int, rule: str) -> Refusal | None:
    """Whether a working guard of this kind is in the district."""
    if kind in guard_kinds(s, d):
        return None
    return refuse("no-such-guard", rule, guard=GUARD_KINDS[kind], district=s.tables.district_ids[d])


# GM-35.23
class AttackTarget(EffectAsk):
    """Which guard is attacked; asked only if they differ (GM-5.30)."""

    rule = "GM-5.30"
    prompt = "attack-target"
    kinds = ("target",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        return check_guard(s, s.at[self.actor], action.args[0], self.rule)

    def options(self, s: GreatMachineState) -> list[Action]:
        return [s.tables.target[kind] for kind in guard_kinds(s, s.at[self.actor])]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        guard = action.args[0]
        if s.tables.pays_after_roll[s.heroes[self.actor]]:
            s.stack.append(AttackRoll(self.actor, guard, -1))
        else:
            s.stack.append(AttackBid(self.program, self.at, self.actor, guard))


# GM-5.15
class AttackBid(EffectAsk):
    """How much trust is paid before the roll (GM-11.9, GM-11.25)."""

    guard: int

    rule = "GM-11.9"
    prompt = "bid"
    kinds = ("bid",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        bid, have = action.args[0], s.trust[self.actor]
        if not bid:
            return refuse("bid-at-least-one", "GM-11.25")
        return refuse_trust(bid, have, self.rule) if bid > have else None

    def options(self, s: GreatMachineState) -> list[Action]:
        return s.tables.bid[1 : s.trust[self.actor] + 1]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        pay_trust(s, self.actor, action.args[0], "attack", "GM-11.9")
        s.stack.append(AttackRoll(self.actor, self.guard, action.args[0]))


# GM-1.12, GM-1.13, GM-1.14, GM-1.15: the dice stand in dice.toml
class AttackRoll(Step[GreatMachineState]):
    """The attack die; a shield always fails (GM-11.10, GM-11.11)."""

    hero: int
    guard: int
    bid: int  # -1: paid after the roll (GM-20.2)

    rule = "GM-11.10"

    def run(self, s: GreatMachineState) -> None:
        face = s.tables.attack_faces[s.random_below(len(s.tables.attack_faces))]
        if s.log is not None:
            s.reveal(
                "attack-roll", "GM-11.10", hero=s.tables.hero_ids[s.heroes[self.hero]],
                face=face or "shield",
            )  # fmt: skip
        if may_reroll(s, self.hero, face):
            s.stack.append(Reroll(self.hero, self.guard, self.bid, face))
        else:
            resolve_attack(s, self.hero, self.guard, self.bid, face)


def may_reroll(s: GreatMachineState, hero: int, face: int) -> bool:
    """At most one reroll per attack in all (GM-5.32)."""
    if s.turn & REROLLED:
        return False
    return any(
        (m.value == "once" or (m.value == "shield_once" and not face))
        and m.holds(s, hero, s.at[hero])
        for m in s.in_force.reroll
    )


class Reroll(Question):
    """Factory Accident, or a drone on the heroes' side: the new result stands (GM-5.32)."""

    actor: int
    guard: int
    bid: int
    face: int

    rule = "GM-5.32"
    prompt = "reroll"
    kinds = ("reroll", "keep")

    def seat(self, s: GreatMachineState) -> int:
        return s.owners[self.actor]

    def options(self, s: GreatMachineState) -> list[Action]:
        return [s.tables.reroll, s.tables.keep]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        if action is s.tables.reroll:
            s.turn |= REROLLED
            s.stack.append(AttackRoll(self.actor, self.guard, self.bid))
        else:
            resolve_attack(s, self.actor, self.guard, self.bid, self.face)

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        return {"face": self.face or "shield", "hero": s.tables.hero_ids[s.heroes[self.actor]]}


def resolve_attack(s: GreatMachineState, hero: int, guard: int, bid: int, face: int) -> None:
    if not face:
        attack_fails(s, hero)
        return
    need = threshold(s, hero, face, guard)
    if bid < 0:
        if s.trust[hero] < need:
            attack_fails(s, hero)
        else:
            s.stack.append(AttackPay(hero, guard, need))
    elif bid >= need:
        attack_succeeds(s, hero, guard)
    else:
        attack_fails(s, hero)


# GM-5.31; GM-20.3: the action is spent either way; GM-20.25: there is no bid
class AttackPay(Question):
    """Mateusz decides after the roll whether to pay the number needed (GM-20.2)."""

    actor: int
    guard: int
    need: int

    rule = "GM-20.2"
    prompt = "attack-pay"
    kinds = ("take", "pass")

    def seat(self, s: GreatMachineState) -> int:
        return s.owners[self.actor]

    def options(self, s: GreatMachineState) -> list[Action]:
        return s.tables.take_or_pass

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        if action is s.tables.take_it:
            pay_trust(s, self.actor, self.need, "attack", "GM-20.2")
            attack_succeeds(s, self.actor, self.guard)
        else:
            attack_fails(s, self.actor)

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        return {"n": self.need, "hero": s.tables.hero_ids[s.heroes[self.actor]]}


def attack_succeeds(s: GreatMachineState, hero: int, guard: int) -> None:
    s.facts |= FACT["guard_broken"]
    break_guard(s, s.at[hero], guard, "attack", "GM-11.13")


def attack_fails(s: GreatMachineState, hero: int) -> None:
    if s.log is not None:
        s.emit("attack-failed", "GM-11.12", hero=s.tables.hero_ids[s.heroes[hero]])


# -- break and repair -----------------------------------------------------------------------------


class BreakGuards(Op):
    """Guards break by a breakthrough or a benefit; the heroes choose which (GM-31.10)."""

    word = "break_guards"

    def prepare(self, effect: Effect, t: Tables, where: str) -> None:
        if effect.where not in ("random_district", "goal_district", "each_connected_to_goal"):
            raise BadContent(f"{where}: guards cannot be broken '{effect.where}'")
        if effect.n not in (1, "all"):
            raise BadContent(f"{where}: one guard or all guards are broken")

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return any(s.working)

    def run(self, s: GreatMachineState, actor: int) -> None:
        where = self.effect.where
        if where == "random_district":
            for d in reversed(self.random_districts(s)):
                s.stack.append(BreakIn(self.program, self.at, actor, d))
        elif where == "goal_district":
            d = s.goal_district
            for kind in guard_kinds(s, d):
                while kind in guard_kinds(s, d):
                    break_guard(s, d, kind, self.source, "GM-39.17")
        else:
            for d in reversed(s.city.neighbours[s.goal_district]):
                s.stack.append(BreakIn(self.program, self.at, actor, d))

    def random_districts(self, s: GreatMachineState) -> list[int]:
        """One district for each such step of the card, all different, turned up with the first."""
        alike = [op for op in s.tables.programs[self.program] if isinstance(op, BreakGuards)]
        if alike[0] is not self:
            return []
        suits, found = working_mask(s), []
        for _ in alike:
            d = random_district(s, suits)
            if d >= 0:
                found.append(d)
                suits &= ~(1 << d)
        return found


def working_mask(s: GreatMachineState) -> int:
    mask = 0
    for d in range(DISTRICTS):
        if s.working[d]:
            mask |= 1 << d
    return mask


class BreakIn(EffectAsk):
    """Which guard of a district breaks; asked only if they differ (GM-31.11)."""

    district: int

    rule = "GM-31.11"
    prompt = "break-guard"
    kinds = ("target",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        return check_guard(s, self.district, action.args[0], self.rule)

    def seat(self, s: GreatMachineState) -> int:
        return s.leader_seat()

    def options(self, s: GreatMachineState) -> list[Action]:
        return [s.tables.target[kind] for kind in guard_kinds(s, self.district)]

    def decided(self, s: GreatMachineState, action: Action) -> None:
        if self.op(s).breakthrough:
            s.facts |= FACT["guard_broken"]
        break_guard(s, self.district, action.args[0], self.op(s).source, "GM-31.11")

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        return {"district": s.tables.district_ids[self.district], "card": self.op(s).source}


class RepairGuards(Op):
    """Broken guards of the servant's district work again (GM-8.16, GM-33.17)."""

    word = "repair_guards"
    asked = (Cond(test="here_has", what="broken_guard"),)

    def prepare(self, effect: Effect, t: Tables, where: str) -> None:
        if effect.where != "here" or effect.n not in (1, "all"):
            raise BadContent(f"{where}: one or all broken guards 'here' are repaired")

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return s.broken[s.place_of(actor)] > 0

    def run(self, s: GreatMachineState, actor: int) -> None:
        d = s.place_of(actor)
        if self.effect.n == "all":
            repair_guards(s, d, s.broken[d], "GM-33.17")
            return
        repair_guards(s, d, 1, "GM-8.16")
        most = s.in_force.repeat.get(self.act.id, 1) if self.act is not None else 1
        if most > 1:
            s.stack.append(RepairAgain(self.program, self.at, actor, most - 1))


class RepairAgain(EffectAsk):
    """Citywide Maintenance: one action may repair a second guard, paid again (GM-18.35)."""

    left: int

    rule = "GM-18.35"
    prompt = "repair-again"
    kinds = ("again", "done")

    def options(self, s: GreatMachineState) -> list[Action]:
        op = self.op(s)
        if not op.possible(s, self.actor) or act_price(s, self.actor, op.act) > s.bonds:
            return []
        return [s.tables.again, s.tables.done]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        if action is s.tables.again:
            pay_bonds(s, act_price(s, self.actor, self.op(s).act), "repair", "GM-18.35")
            repair_guards(s, s.place_of(self.actor), 1, "GM-18.35")
            if self.left > 1:
                s.stack.append(RepairAgain(self.program, self.at, self.actor, self.left - 1))


# -- move guards ----------------------------------------------------------------------------------


# GM-12.9: not paid per guard of the district
class MoveGuards(Op):
    """Heroes send working guards elsewhere (GM-12.10, GM-39.33)."""

    word = "move_guards"
    asked = (Cond(test="possible", what="move_guard"),)

    def prepare(self, effect: Effect, t: Tables, where: str) -> None:
        if effect.from_ not in ("anywhere", "here"):
            raise BadContent(f"{where}: guards cannot be moved from '{effect.from_}'")
        if effect.to not in ("any_free_slot", "connected_free_slot"):
            raise BadContent(f"{where}: guards cannot be moved to '{effect.to}'")
        if not isinstance(effect.n, int):
            raise BadContent(f"{where}: '{effect.n}' guards cannot be moved")
        self.n = effect.n

    def leg(self, s: GreatMachineState, start: int, to: int, moved: int) -> int:
        """1 trust for each district left; a lower price of the whole action helps the first."""
        if self.act is None:
            return 0
        price = s.city.distance[start][to]
        return price if moved else max(price - piece_discount(s, self.act.id), 0)

    def check(
        self, s: GreatMachineState, actor: int, kind: int, start: int, to: int, moved: int
    ) -> Refusal | None:
        """Why a guard may not be sent from one district to another."""
        ids = s.tables.district_ids
        rule = "GM-12.10" if self.act is not None else "GM-39.33"
        here = s.at[actor]
        if self.effect.from_ == "here" and start != here:
            return refuse("guard-elsewhere", rule, district=ids[here])
        missing = check_guard(s, start, kind, rule)
        if missing is not None:
            return missing
        if start == to:
            return refuse("same-district", rule, district=ids[to])
        if not s.free_guard_slot(to):
            return refuse("no-guard-slot", rule, district=ids[to])
        if self.effect.to == "connected_free_slot" and not s.city.near[start] >> to & 1:
            return refuse("not-connected", rule, from_district=ids[start], district=ids[to])
        price = self.leg(s, start, to, moved)
        if price > s.trust[actor]:
            return refuse_trust(price, s.trust[actor], rule, terms=f"{price} districts")
        return None

    def moves(self, s: GreatMachineState, actor: int, moved: int) -> list[Action]:
        """All that ``check`` allows."""
        room = s.guard_room()
        purse = s.trust[actor] if self.act is not None else 99
        starts = [s.at[actor]] if self.effect.from_ == "here" else range(DISTRICTS)
        near = self.effect.to == "connected_free_slot"
        found = []
        for start in starts:
            if not s.working[start]:
                continue
            goals = room & ~(1 << start)
            if near:
                goals &= s.city.near[start]
            kinds = guard_kinds(s, start)
            for to in members(goals):
                if self.leg(s, start, to, moved) <= purse:
                    for kind in kinds:
                        found.append(s.tables.redirect[(kind * DISTRICTS + start) * DISTRICTS + to])
        return found

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return bool(self.moves(s, actor, 0))

    def run(self, s: GreatMachineState, actor: int) -> None:
        s.stack.append(Redirect(self.program, self.at, actor, 0))


class Redirect(EffectAsk):
    """One guard after the other, as many as the action allows."""

    moved: int

    rule = "GM-12.10"
    prompt = "redirect"
    kinds = ("redirect", "done")

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        op: MoveGuards = self.op(s)
        if action is s.tables.done:
            return None if self.moved else refuse("choose-first", self.rule)
        kind, start, to = action.args
        return op.check(s, self.actor, kind, start, to, self.moved)

    def options(self, s: GreatMachineState) -> list[Action]:
        op: MoveGuards = self.op(s)
        if self.moved >= op.n:
            return []
        found = op.moves(s, self.actor, self.moved)
        if found and self.moved:
            found.append(s.tables.done)
        return found

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        if action is s.tables.done:
            return
        op: MoveGuards = self.op(s)
        kind, start, to = action.args
        price = op.leg(s, start, to, self.moved)
        if price:
            pay_trust(s, self.actor, price, op.source, "GM-12.10")
        move_guard(s, start, to, kind, "GM-12.10" if op.act is not None else "GM-39.33")
        s.stack.append(Redirect(self.program, self.at, self.actor, self.moved + 1))


# -- raid and trap ----------------------------------------------------------------------------------


class Raid(Op):
    """A raid token in the servant's district (GM-8.11, GM-8.12)."""

    word = "raid"
    asked = (Cond(not_=Cond(test="here_has", what="raid_token")),)

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return not s.raids >> s.place_of(actor) & 1 and s.raids.bit_count() < s.tables.raid_tokens

    def run(self, s: GreatMachineState, actor: int) -> None:
        d = s.place_of(actor)
        s.raids |= 1 << d
        s.facts |= FACT["raid_made"]
        if s.log is not None:
            s.emit("raid", "GM-8.11", district=s.tables.district_ids[d])


class Deactivate(Op):
    """The first servant that enters the ambush is switched off (GM-39.3, GM-39.4)."""

    word = "deactivate"

    def run(self, s: GreatMachineState, actor: int) -> None:
        servant = actor - 3
        s.put_to_sleep(servant, s.round + 1)
        s.remove_single_token("ambush")
        if s.log is not None:
            s.emit("deactivated", "GM-39.3", servant=s.tables.servant_ids[servant])


VERBS = (Attack, BreakGuards, RepairGuards, MoveGuards, Raid, Deactivate)
