"""Verbs for guards and servants (GM-50.3): break, repair, move, raid, deactivate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.actions import Action
from tabletown.core.bits import made_of, members
from tabletown.core.effects import Parameters
from tabletown.core.errors import Refusal, refuse
from tabletown.games.great_machine.effects.program import (
    ALL,
    EffectAsk,
    Op,
    number_of,
    number_or_all,
)  # fmt: skip
from tabletown.games.great_machine.rules.asking import check_guard, refuse_trust
from tabletown.games.great_machine.rules.changes import (
    break_guard,
    guard_counts,
    guard_kinds,
    move_guard,
    pay_bonds,
    pay_trust,
    random_district,
    repair_guards,
)  # fmt: skip
from tabletown.games.great_machine.rules.prices import act_price, piece_discount
from tabletown.games.great_machine.schema import Cond
from tabletown.games.great_machine.state import DISTRICTS, FACT, GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.bot.heroes import HeroMind
    from tabletown.games.great_machine.bot.machine import MachineMind
    from tabletown.games.great_machine.tables import Tables


class BreakGuards(Op):
    """Guards break by a breakthrough or a benefit; the heroes choose which (GM-31.10)."""

    word = "break_guards"

    def prepare(self, read: Parameters, t: Tables) -> None:
        places = ("random_district", "goal_district", "each_connected_to_goal")
        self.place = read.word("where", places)
        if number_or_all(read) not in (1, ALL):
            raise read.fault("n", "one guard or all guards are broken")

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return any(s.working)

    def run(self, s: GreatMachineState, actor: int) -> None:
        goal = s.goal_district
        if self.place == "goal_district":
            for kind, n in enumerate(guard_counts(s, goal)):
                for _ in range(n):
                    break_guard(s, goal, kind, self.source, "GM-39.17")
        else:
            near = self.place == "each_connected_to_goal"
            districts = s.city.neighbours[goal] if near else self.random_districts(s)
            s.then(*[BreakIn(self.program, self.at, actor, d) for d in districts])

    def random_districts(self, s: GreatMachineState) -> list[int]:
        """One district for each such step of the card, all different, turned up with the first."""
        alike = [op for op in s.tables.programs[self.program] if isinstance(op, BreakGuards)]
        if alike[0] is not self:
            return []
        suits, found = made_of([d for d in range(DISTRICTS) if s.working[d]]), []
        for _ in alike:
            d = random_district(s, suits)
            if d >= 0:
                found.append(d)
                suits &= ~(1 << d)
        return found


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

    def decided(self, s: GreatMachineState, action: Action) -> None:
        if self.op(s).breakthrough:
            s.facts |= FACT["guard_broken"]
        break_guard(s, self.district, action.args[0], self.op(s).source, "GM-31.11")

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        return {"district": s.district_id(self.district), "card": self.op(s).source}

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        return mind.target_value(action.args[0])


class RepairGuards(Op):
    """Broken guards of the servant's district work again (GM-8.16, GM-33.17)."""

    word = "repair_guards"
    asked = (Cond(test="here_has", what="broken_guard"),)

    def prepare(self, read: Parameters, t: Tables) -> None:
        read.only("where", "here")
        self.n = number_or_all(read)
        if self.n not in (1, ALL):
            raise read.fault("n", "one guard or all guards are repaired")

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return self.found_in(s, s.place_of(actor))

    def run(self, s: GreatMachineState, actor: int) -> None:
        d = s.place_of(actor)
        if self.n == ALL:
            repair_guards(s, d, s.broken[d], "GM-33.17")
            return
        repair_guards(s, d, 1, "GM-8.16")
        most = s.in_force.repeat.get(self.act.id, 1) if self.act is not None else 1
        if most > 1:
            s.stack.append(RepairAgain(self.program, self.at, actor, most - 1))

    def found_in(self, s: GreatMachineState, d: int) -> bool:
        return s.broken[d] > 0

    def machine_worth(self, mind: MachineMind, d: int) -> float:
        return mind.temper.guards * 0.9 * mind.guard_added(d)


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
                s.stack.append(self.replaced(left=self.left - 1))


# -- move guards ----------------------------------------------------------------------------------


# GM-12.9: not paid per guard of the district
class MoveGuards(Op):
    """Heroes send working guards elsewhere (GM-12.10, GM-39.33)."""

    word = "move_guards"
    asked = (Cond(test="possible", what="move_guard"),)

    def prepare(self, read: Parameters, t: Tables) -> None:
        self.here = read.word("from", ("anywhere", "here")) == "here"
        self.near = read.word("to", ("any_free_slot", "connected_free_slot")) != "any_free_slot"
        self.n = number_of(read)
        read.only("upto", True)

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
        if self.here and start != here:
            return refuse("guard-elsewhere", rule, district=ids[here])
        missing = check_guard(s, start, kind, rule)
        if missing is not None:
            return missing
        if start == to:
            return refuse("same-district", rule, district=ids[to])
        if not s.free_guard_slot(to):
            return refuse("no-guard-slot", rule, district=ids[to])
        if self.near and not s.city.near[start] >> to & 1:
            return refuse("not-connected", rule, from_district=ids[start], district=ids[to])
        price = self.leg(s, start, to, moved)
        if price > s.trust[actor]:
            return refuse_trust(price, s.trust[actor], rule, terms=f"{price} districts")
        return None

    def moves(self, s: GreatMachineState, actor: int, moved: int) -> list[Action]:
        """All that ``check`` allows."""
        found = []
        for start in self.starts(s, actor):
            goals = self.goals(s, actor, start, moved)
            kinds = guard_kinds(s, start) if goals else []
            for to in goals:
                for kind in kinds:
                    found.append(s.tables.redirect[(kind * DISTRICTS + start) * DISTRICTS + to])
        return found

    def starts(self, s: GreatMachineState, actor: int) -> list[int]:
        """The districts whose working guards may be sent."""
        districts = [s.at[actor]] if self.here else range(DISTRICTS)
        return [start for start in districts if s.working[start]]

    def goals(self, s: GreatMachineState, actor: int, start: int, moved: int) -> list[int]:
        """Where guards of a district may be sent: there is room, and the actor can pay."""
        goals = s.guard_room() & ~(1 << start)
        if self.near:
            goals &= s.city.near[start]
        if self.act is None:
            return members(goals)
        purse = s.trust[actor] + (0 if moved else piece_discount(s, self.act.id))
        away = s.city.distance[start]
        return [to for to in members(goals) if away[to] <= purse]

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return any(self.goals(s, actor, start, 0) for start in self.starts(s, actor))

    def why_not(self, s: GreatMachineState, actor: int) -> Refusal:
        return refuse_trust(1, s.trust[actor], "GM-11.4", act=self.act_id(), terms="1 districts")

    def run(self, s: GreatMachineState, actor: int) -> None:
        s.stack.append(Redirect(self.program, self.at, actor, 0))

    def hero_worth(self, mind: HeroMind, hero: int) -> float:
        return mind.best_redirect(hero)


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
        s.stack.append(self.replaced(moved=self.moved + 1))

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        if action.kind != "redirect":
            return 0.0
        _, start, to = action.args
        price = mind.s.city.distance[start][to] if self.op(mind.s).act is not None else 0
        return mind.guard_gain(start) - mind.guard_gain(to) - mind.dear(price)


# -- raid and trap ----------------------------------------------------------------------------------


class Raid(Op):
    """A raid token in the servant's district (GM-8.11, GM-8.12)."""

    word = "raid"
    asked = (Cond(not_=Cond(test="here_has", what="raid_token")),)

    def prepare(self, read: Parameters, t: Tables) -> None:
        read.only("where", "here")

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        left = s.raids.bit_count() < s.tables.raid_tokens
        return left and self.found_in(s, s.place_of(actor))

    def run(self, s: GreatMachineState, actor: int) -> None:
        d = s.place_of(actor)
        s.raids |= 1 << d
        s.facts |= FACT["raid_made"]
        s.emit("raid", "GM-8.11", district=s.district_id(d))

    def found_in(self, s: GreatMachineState, d: int) -> bool:
        return not s.raids >> d & 1

    def machine_worth(self, mind: MachineMind, d: int) -> float:
        return mind.raid_value(d)


class Deactivate(Op):
    """The first servant that enters the ambush is switched off (GM-39.3, GM-39.4)."""

    word = "deactivate"

    def prepare(self, read: Parameters, t: Tables) -> None:
        read.only("who", "servant")
        read.only("until", "end_of_next_round")
        read.only("token", "ambush")
        read.only("discard_token", True)

    def run(self, s: GreatMachineState, actor: int) -> None:
        servant = actor - 3
        s.put_to_sleep(servant, s.round + 1)
        s.remove_single_token("ambush")
        s.emit("deactivated", "GM-39.3", servant=s.servant_id(servant))


VERBS = (BreakGuards, RepairGuards, MoveGuards, Raid, Deactivate)
