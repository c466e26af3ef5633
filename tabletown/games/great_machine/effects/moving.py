"""The verb that moves citizens (GM-50.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.actions import Action
from tabletown.core.bits import members
from tabletown.core.effects import Parameters
from tabletown.core.errors import Refusal, refuse
from tabletown.games.great_machine.effects.program import EffectAsk, Op, amount
from tabletown.games.great_machine.rules.asking import (
    check_citizen,
    check_citizen_slot,
    check_unknown,
    refuse_trust,
)  # fmt: skip
from tabletown.games.great_machine.rules.changes import move_citizen, pay_trust
from tabletown.games.great_machine.rules.prices import piece_discount
from tabletown.games.great_machine.schema import Cond
from tabletown.games.great_machine.state import DISTRICTS, FACT, GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.bot.heroes import HeroMind
    from tabletown.games.great_machine.bot.machine import MachineMind
    from tabletown.games.great_machine.tables import Tables


class MoveCitizens(Op):
    """Citizens go to districts with a free slot and keep their state (GM-11.17 to GM-11.19)."""

    word = "move_citizens"
    asked = (Cond(test="here_has", what="identified_citizen"),)

    def prepare(self, read: Parameters, t: Tables) -> None:
        self.start = read.word("from", ("here", "anywhere", "adjacent"))
        self.to = read.word("to", ("any_free_slot", "here"))
        known = ("any", "unknown", "known_or_revealed", "with_data_token")
        self.filter = read.word("filter", known)
        self.many = amount(read) == "picked"

    def is_paid(self) -> bool:
        return self.act is not None and self.act.price == "distance_each"

    def candidates(self, s: GreatMachineState, actor: int) -> int:
        """The tokens that may be moved now; every one has somewhere to go and can be paid."""
        start, kind = self.start, self.filter
        mask = 0
        if start == "here":
            d = s.at[actor]
            if kind == "known_or_revealed" and not s.people[d] & ~s.unknown:
                return 0
            if self.nearest(s, d, s.citizen_room(), actor):
                mask = s.people[d]
        elif start == "adjacent":
            if s.free_citizen_slot(s.at[actor]):
                for d in s.city.neighbours[s.at[actor]]:
                    mask |= s.people[d]
        else:
            room = s.citizen_room()
            for d in range(DISTRICTS):
                if room & ~(1 << d):
                    mask |= s.people[d]
        if kind == "unknown":
            mask &= s.unknown
        elif kind == "known_or_revealed":
            mask &= ~s.unknown
        elif kind == "with_data_token":
            mask &= 1 << s.data_bearer if s.data_bearer >= 0 else 0
        if s.automa and s.data_just_attached():
            mask &= ~(1 << s.data_bearer)  # GM-39.25
        return mask

    def check(self, s: GreatMachineState, actor: int, token: int) -> Refusal | None:
        """Why a citizen cannot be moved now."""
        start, kind = self.start, self.filter
        here = s.at[actor] if start != "anywhere" else -1
        missing = check_citizen(s, token, here if start == "here" else -1, "GM-11.17")
        if missing is not None:
            return missing
        if kind == "unknown" and not s.unknown >> token & 1:
            return check_unknown(s, token, "GM-20.23")
        if kind == "known_or_revealed" and s.unknown >> token & 1:
            return refuse("citizen-unknown", "GM-11.18", citizen=token + 1)
        if kind == "with_data_token" and s.data_bearer != token:
            return refuse("no-data-token", "GM-39.25", citizen=token + 1)
        if s.data_just_attached() and s.data_bearer == token:
            return refuse("data-just-attached", "GM-39.25", citizen=token + 1)
        return self.check_way(s, actor, s.district_of(token), here)

    def check_way(self, s: GreatMachineState, actor: int, place: int, here: int) -> Refusal | None:
        """Why a citizen has nowhere to go from its district."""
        if self.start == "adjacent":
            ids = s.tables.district_ids
            if place == here:
                return refuse("same-district", "GM-20.23", district=ids[here])
            if not s.city.near[here] >> place & 1:
                names = {"from_district": ids[here], "district": ids[place]}
                return refuse("not-connected", "GM-20.22", **names)
            return check_citizen_slot(s, here)
        goals = members(s.citizen_room() & ~(1 << place))
        if not goals:
            return refuse("no-citizen-slot-anywhere", "GM-3.18")
        if self.is_paid():
            need = min(self.leg(s, place, d) for d in goals)
            if need > s.trust[actor]:
                return refuse_trust(need, s.trust[actor], "GM-11.17", terms=f"{need} districts")
        return None

    def nearest(self, s: GreatMachineState, start: int, room: int, actor: int) -> bool:
        goals = room & ~(1 << start)
        if not self.is_paid():
            return goals != 0
        return any(self.leg(s, start, d) <= s.trust[actor] for d in members(goals))

    def leg(self, s: GreatMachineState, start: int, to: int) -> int:
        """The trust for one citizen: 1 per district left (GM-11.17)."""
        if self.act is None:
            return 0
        return max(s.city.distance[start][to] - piece_discount(s, self.act.id), 0)

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        return self.candidates(s, actor) != 0

    def why_not(self, s: GreatMachineState, actor: int) -> Refusal:
        if s.data_just_attached():
            return refuse("data-just-attached", "GM-39.25", citizen=s.data_bearer + 1)
        return refuse_trust(1, s.trust[actor], "GM-11.4", act=self.act_id(), terms="1 districts")

    def run(self, s: GreatMachineState, actor: int) -> None:
        s.picked = 0
        s.stack.append(PickMoved(self.program, self.at, actor, 0))

    def hero_worth(self, mind: HeroMind, hero: int) -> float:
        if self.to == "here":
            return 0.2 + 0.1 * (mind.s.people[mind.s.at[hero]].bit_count() < 5)
        return mind.best_move(hero)


class PickMoved(EffectAsk):
    """Which citizen goes next."""

    moved: int  # how many have gone

    rule = "GM-11.17"
    prompt = "move-citizen"
    kinds = ("citizen", "done")

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        if action is s.tables.done:
            return None if self.moved else refuse("choose-first", self.rule)
        op: MoveCitizens = self.op(s)
        return op.check(s, self.actor, action.args[0])

    def options(self, s: GreatMachineState) -> list[Action]:
        op: MoveCitizens = self.op(s)
        found = [s.tables.citizen[token] for token in members(op.candidates(s, self.actor))]
        if self.moved:
            found.append(s.tables.done)
        return found

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        if action.kind != "citizen":
            return
        token = action.args[0]
        op: MoveCitizens = self.op(s)
        if op.to == "here":
            s.picked = 1 << token
            move_citizen(s, token, s.at[self.actor], op.source, "GM-20.22")
        else:
            s.stack.append(PickGoal(self.program, self.at, self.actor, self.moved, token))

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        """The citizen who gains most by going where it helps most."""
        if action.kind != "citizen":
            return 0.05
        s, token, op = mind.s, action.args[0], self.op(mind.s)
        if op.to == "here":  # Mustafa calls an unknown citizen and identifies it
            here = s.at[self.actor]
            return mind.goal_value(token, here) + mind.name_gain(token, here)
        start, goals = s.district_of(token), []
        for d in members(s.citizen_room() & ~(1 << start)):
            price = op.leg(s, start, d) if op.is_paid() else 0
            if not price or price <= s.trust[self.actor]:
                goals.append(mind.goal_value(token, d, price))
        return max(goals, default=-1.0)

    def machine_value(self, mind: MachineMind, action: Action) -> float:
        """The citizen whose absence, or arrival elsewhere, harms the heroes most."""
        token = action.args[0]
        room = mind.s.citizen_room() & ~(1 << mind.s.district_of(token))
        harms = [-mind.heroes().goal_value(token, d) for d in members(room)]
        return max(harms, default=-1.0)


class PickGoal(EffectAsk):
    """Where it goes: any district with a free slot."""

    moved: int
    token: int

    rule = "GM-11.17"
    prompt = "citizen-goal"
    kinds = ("district",)

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        op: MoveCitizens = self.op(s)
        d, start = action.args[0], s.district_of(self.token)
        if d == start:
            return refuse("same-district", self.rule, district=s.district_id(d))
        missing = check_citizen_slot(s, d)
        if missing is None and op.is_paid():
            need, have = op.leg(s, start, d), s.trust[self.actor]
            if need > have:
                terms = f"{need} districts"
                return refuse_trust(need, have, self.rule, act="move_citizens", terms=terms)
        return missing

    def options(self, s: GreatMachineState) -> list[Action]:
        op: MoveCitizens = self.op(s)
        start = s.district_of(self.token)
        room = s.citizen_room() & ~(1 << start)
        purse = s.trust[self.actor] if op.is_paid() else 99
        return [s.tables.to_district[d] for d in members(room) if op.leg(s, start, d) <= purse]

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        op: MoveCitizens = self.op(s)
        to = action.args[0]
        if op.is_paid():
            pay_trust(s, self.actor, op.leg(s, s.district_of(self.token), to), op.source, self.rule)
        if op.act is not None or op.breakthrough:
            s.facts |= FACT["citizen_moved"]
        move_citizen(s, self.token, to, op.source)
        if op.many:
            s.stack.append(PickMoved(self.program, self.at, self.actor, self.moved + 1))

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        return {**super().details(s, seat), "citizen": self.token + 1}

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        op, d = self.op(mind.s), action.args[0]
        price = op.leg(mind.s, mind.s.district_of(self.token), d) if op.is_paid() else 0
        return mind.goal_value(self.token, d, price)

    def machine_value(self, mind: MachineMind, action: Action) -> float:
        return -mind.heroes().goal_value(self.token, action.args[0])


VERBS = (MoveCitizens,)
