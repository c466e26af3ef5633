"""Phase III: the Machine commands its servants and guards (GM-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Step
from tabletown.games.great_machine.effects.in_force import NUMBER
from tabletown.games.great_machine.effects.program import Do
from tabletown.games.great_machine.rules.asking import MachineQuestion
from tabletown.games.great_machine.rules.changes import move_guard, pay_bonds
from tabletown.games.great_machine.rules.needs import missing
from tabletown.games.great_machine.rules.prices import (
    act_price,
    guard_move_price,
    servant_move_price,
)
from tabletown.games.great_machine.state import DISTRICTS, MACHINE, GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.tables.rules import ActRule


# GM-8.21: in public, but for the faces of directives drawn
class MachinePhase(Step[GreatMachineState]):
    """The Machine's phase begins (GM-8.1)."""

    rule = "GM-8.1"

    def run(self, s: GreatMachineState) -> None:
        s.phase = MACHINE
        s.stack.append(Command())


# GM-5.24: again and again; GM-8.22: until the Machine has had enough
class Command(MachineQuestion):
    """Move a servant or a guard, take a servant action, use a directive, or end (GM-5.10)."""

    rule = "GM-5.10"
    prompt = "machine"
    kinds = ("move", "guard", "order", "use", "end")

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        if action.kind == "move":
            return check_move(s, *action.args)
        if action.kind == "guard":
            return check_guard_move(s, *action.args)
        if action.kind == "order":
            return check_order(s, *action.args)
        return check_use(s, action.args[0]) if action.kind == "use" else None

    def options(self, s: GreatMachineState) -> list[Action]:
        found: list[Action] = []
        if s.bonds:
            found += servant_moves(s)
            found += guard_moves(s)
        found += orders(s)
        for op in s.in_force.triggers.get("machine_phase", ()):
            if not s.used & op.limit_bit and op.holds(s, -1) and op.possible(s, -1):
                found.append(s.tables.use[s.tables.directive_ids.index(op.source)])
        found.append(s.tables.end)
        return found

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        kind = action.kind
        if kind == "end":
            return
        s.stack.append(self)
        if kind == "move":
            move_servant(s, *action.args)
        elif kind == "guard":
            start, to = action.args
            pay_bonds(s, guard_move_price(s, start, to), "guard_move", "GM-8.4")
            move_guard(s, start, to, 0, "GM-8.4")
        elif kind == "order":
            give_order(s, *action.args)
        else:
            directive = s.directive_id(action.args[0])
            for op in s.in_force.triggers["machine_phase"]:
                if op.source == directive:
                    s.used |= op.limit_bit
                    op.run(s, -1)

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        return {"n": s.bonds}


# -- moves ------------------------------------------------------------------------------------------


def check_move(s: GreatMachineState, servant: int, to: int) -> Refusal | None:
    """Why a servant may not move there."""
    name, start = s.servant_id(servant), s.servants[servant]
    if s.acted[servant]:
        return refuse("servant-has-acted", "GM-8.9", servant=name)
    if start == to:
        place = s.district_id(to)
        return refuse("already-there", "GM-8.2", servant=name, district=place)
    price = servant_move_price(s, start, to)
    return refuse_bonds(s, price, "GM-8.2") if price > s.bonds else None


def check_guard_move(s: GreatMachineState, start: int, to: int) -> Refusal | None:
    """Why a guard may not be sent from one district to another."""
    ids = s.tables.district_ids
    if not s.working[start]:
        return refuse("no-working-guard", "GM-8.5", district=ids[start])
    if start == to:
        return refuse("same-district", "GM-8.4", district=ids[to])
    if not s.free_guard_slot(to):
        return refuse("no-guard-slot", "GM-8.6", district=ids[to])
    price = guard_move_price(s, start, to)
    return refuse_bonds(s, price, "GM-8.4") if price > s.bonds else None


def refuse_bonds(s: GreatMachineState, need: int, rule: str) -> Refusal:
    return refuse("too-few-bonds", rule, need=need, have=s.bonds)


def servant_moves(s: GreatMachineState) -> list[Action]:
    """Servants that have not acted may move; 2 bonds for each district left (GM-8.2, GM-8.9)."""
    reach = s.bonds // s.in_force.servant_price
    if not reach:
        return []
    within = s.city.within(reach)
    found: list[Action] = []
    for servant in (0, 1, 2):
        if not s.acted[servant]:
            found += s.tables.moves[servant][within[s.servants[servant]]]
    return found


def guard_moves(s: GreatMachineState) -> list[Action]:
    """Any working guard may go to a free slot; 1 bond for each district left (GM-8.4 to GM-8.7)."""
    force = s.in_force
    reach = (s.bonds - force.first_extra) // force.guard_price
    if reach <= 0:
        return []
    working, room = s.working, s.guard_room()
    guards, within = s.tables.guards, s.city.within(reach)
    found: list[Action] = []
    for d in range(DISTRICTS):
        if working[d]:
            found += guards[d][within[d] & room]
    return found


def move_servant(s: GreatMachineState, servant: int, to: int) -> None:
    """The price is fixed by the distance; passing through has no effect (GM-8.3)."""
    start = s.servants[servant]
    pay_bonds(s, servant_move_price(s, start, to), "servant_move", "GM-8.2")
    s.servants[servant] = to
    if s.log is not None:
        name, left, goal = s.servant_id(servant), s.district_id(start), s.district_id(to)
        s.emit("servant-moved", "GM-8.2", servant=name, from_district=left, district=goal)


def tell_order(s: GreatMachineState, servant: int, act: ActRule, rule: str) -> None:
    if s.log is not None:
        names = {"servant": s.servant_id(servant), "district": s.district_id(s.servants[servant])}
        s.emit("order", rule, act=act.id, **names, placed=int(act.tells_place()))


# -- actions ----------------------------------------------------------------------------------------


# GM-8.13: raids in districts with a riot token, too
def check_order(s: GreatMachineState, servant: int, word: int) -> Refusal | None:
    """Why a servant may not take an action now."""
    t = s.tables
    act = t.act_of("servant", word)
    d, actor = s.servants[servant], servant + 3
    extra = extra_price(s, servant)
    if extra < 0:
        return refuse("servant-has-acted", "GM-8.8", servant=t.servant_ids[servant])
    if act.source and act.number not in s.in_force.servant_grants:
        return refuse("not-in-force", "GM-8.18", act=act.id, card=act.source)
    if act.number not in s.in_force.servant_acts_at[d]:
        return refuse("not-in-this-district", "GM-8.17", act=act.id, district=t.district_ids[d])
    if act.limit_bit & s.used:
        return refuse("used-this-round", "GM-19.20", card=act.source)
    if not act.needs(s, actor, d):
        return missing(s, act, actor, d)
    price = act_price(s, actor, act) + extra
    if price > s.bonds:
        return refuse_bonds(s, price, "GM-8.10")
    if not all(op.possible(s, actor) for op in t.programs[act.program]):
        return refuse("no-effect", "GM-11.24", act=act.id)
    return None


def check_use(s: GreatMachineState, card: int) -> Refusal | None:
    """Why a directive may not be used at this moment (GM-19.20, GM-50.22)."""
    t = s.tables
    if card >= len(t.directive_ids) or card not in s.published:
        return refuse("not-published", "GM-19.6", card=t.use[card].text.split()[1])
    for op in s.in_force.triggers.get("machine_phase", ()):
        if op.source == t.directive_ids[card]:
            if s.used & op.limit_bit:
                return refuse("used-this-round", "GM-19.20", card=op.source)
            if op.holds(s, -1) and op.possible(s, -1):
                return None
    return refuse("nothing-to-use-it-for", "GM-50.22", card=t.directive_ids[card])


# GM-8.19: all servants can do the same; GM-8.20: `acted` marks who has
def orders(s: GreatMachineState) -> list[Action]:
    """The servant actions that can be taken and paid now (GM-8.8, GM-8.17, GM-8.18)."""
    found: list[Action] = []
    order, width = s.tables.order, s.tables.orders
    choices: dict[int, list[int]] = {}  # by district: servants in one place have the same choice
    for servant in (0, 1, 2):
        extra = extra_price(s, servant) if s.acted[servant] else 0
        if extra < 0:
            continue
        d = s.servants[servant]
        words = choices.get(d) if not extra else None
        if words is None:
            words = possible_orders(s, servant, d, extra)
            if not extra:
                choices[d] = words
        for word in words:
            found.append(order[servant * width + word])
    return found


def possible_orders(s: GreatMachineState, servant: int, d: int, extra: int) -> list[int]:
    bonds, used, actor = s.bonds, s.used, servant + 3
    found = []
    actions = s.in_force.priced_actions
    for number in s.in_force.servant_acts_at[d]:
        priced = actions[number]
        if priced.price + extra > bonds or priced.limit_bit & used:
            continue
        if priced.pricing != NUMBER and act_price(s, actor, priced.act) + extra > bonds:
            continue
        if priced.needs is not None and not priced.needs(s, actor, d):
            continue
        for possible in priced.possible:
            if not possible(s, actor):
                break
        else:
            found.append(priced.word)
    return found


def extra_price(s: GreatMachineState, servant: int) -> int:
    """0 for the servant's action, the price of a second one (GM-19.12), -1: none left."""
    if not s.acted[servant]:
        return 0
    second = s.in_force.second_action
    if second is None or s.acted[servant] > 1 or s.used & second.limit_bit:
        return -1
    cost = second.cost
    return int(cost.n) if cost is not None else 0


def give_order(s: GreatMachineState, servant: int, word: int) -> None:
    """The action is paid in full when it is taken (GM-8.10)."""
    act = s.tables.act_of("servant", word)
    actor = servant + 3
    extra = extra_price(s, servant)
    price = act_price(s, actor, act)
    tell_order(s, servant, act, "GM-8.8")
    if s.acted[servant] and s.in_force.second_action is not None:
        s.used |= s.in_force.second_action.limit_bit
        pay_bonds(s, extra, s.in_force.second_action.source, "GM-19.12")
    pay_bonds(s, price, act.id)
    s.used |= act.limit_bit
    s.acted[servant] += 1
    s.stack.append(Do(act.program, 0, actor))
