"""How effects run: lists of steps from the content, carried out one after the other.

A *program* is a compiled effect list; programs are numbered in the tables, so that a step on the
stack names its place in a program by numbers alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from tabletown.core.actions import Action
from tabletown.core.effects import Verb
from tabletown.core.steps import Step
from tabletown.games.great_machine.effects.conditions import (
    Quantity,
    Test,
    compiled,
    quantity,
    thing,
)
from tabletown.games.great_machine.rules.changes import discard_leader_token, pay_bonds, pay_trust
from tabletown.games.great_machine.rules.together import Together
from tabletown.games.great_machine.schema import Cond, Cost, Effect
from tabletown.games.great_machine.state import GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.tables import Act, Tables

NOBODY = -1


class Op(Verb[int, GreatMachineState]):
    """One compiled step of an effect, on behalf of an actor.

    ``source`` is the id of the card it stands on. Each verb is one subclass, which checks its
    parameters, knows whether it would change anything, and does it.
    """

    offered: ClassVar[bool] = (
        False  # as a whole where it is optional; else its target may be passed on
    )
    asked: ClassVar[tuple[Cond, ...]] = ()  # conditions of actions that `possible` asks anyway

    def __init__(self, effect: Effect, t: Tables, where: str, source: str) -> None:
        self.covers = self.asked  # some verbs find out when they are read
        self.effect = effect
        self.where = where
        self.source = source
        self.test: Test = compiled(effect.if_, t, where)
        if effect.on.endswith("_enters_token"):
            look = thing(f"token:{effect.token}", where)
            self.test = lambda s, a, d: look(s, d)
        self.cost = effect.cost
        self.cost_n: Quantity = quantity(effect.cost.n if effect.cost else 0, where)
        self.program = -1  # set when the program is numbered
        self.at = -1
        self.limit_bit = 0  # once-per-round directives are marked when used
        self.act: Act | None = None  # the action it belongs to
        self.breakthrough = False
        self.prepare(effect, t, where)

    def prepare(self, effect: Effect, t: Tables, where: str) -> None:
        """Read the verb's own parameters."""

    def holds(self, s: GreatMachineState, actor: int) -> bool:
        return self.test(s, actor, s.place_of(actor))

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        """Whether it would change anything now (GM-11.24, GM-50.22)."""
        return True

    def may_be_impossible(self) -> bool:
        return type(self).possible is not Op.possible

    def payable(self, s: GreatMachineState, actor: int) -> bool:
        return self.cost is None or can_pay(s, self.cost, self.cost_n, actor)

    def decider(self, s: GreatMachineState, actor: int) -> int:
        """The seat that decides about this effect (GM-50.23)."""
        return decider(s, self.effect.by, actor)


def decider(s: GreatMachineState, by: str, actor: int) -> int:
    if by in ("machine", "servant", "each_servant"):
        return s.machine if not s.automa else s.leader_seat()
    if by == "heroes":
        return s.leader_seat()
    if 0 <= actor < 3:
        return s.owners[actor]
    if actor >= 3 and not s.automa:
        return s.machine
    return s.leader_seat()


def can_pay(s: GreatMachineState, cost: Cost, price: Quantity, actor: int) -> bool:
    n = price(s, actor, s.place_of(actor))
    if cost.res == "bond":
        return s.bonds >= n
    if cost.res == "trust":
        return sum(s.trust) >= n if cost.who == "heroes" else s.trust[actor] >= n
    if cost.token == "hero":
        return bool(s.leader_tokens(actor))
    if cost.token == "control":
        return s.control_tokens > 0
    return True


def pay(s: GreatMachineState, cost: Cost, price: Quantity, actor: int, why: str) -> None:
    n = price(s, actor, s.place_of(actor))
    if cost.res == "bond":
        pay_bonds(s, n, why)
    elif cost.res == "trust":
        pay_trust(s, actor, n, why)
    elif cost.token == "hero":
        discard_leader_token(s, actor)
    elif cost.token == "control":
        s.control_tokens -= 1


class Do(Step[GreatMachineState]):
    """Carry out a program from one of its steps on."""

    program: int
    at: int
    actor: int

    rule = "GM-50.5"

    def run(self, s: GreatMachineState) -> None:
        ops = s.tables.programs[self.program]
        op = ops[self.at]
        if self.at + 1 < len(ops):
            s.stack.append(Do(self.program, self.at + 1, self.actor))
        carry_out(s, op, self.actor)


def carry_out(s: GreatMachineState, op: Op, actor: int) -> None:
    """One step of an effect: if its condition holds, offered when it is optional or paid."""
    if not op.holds(s, actor) or (op.limit_bit and s.used & op.limit_bit):
        return
    if op.effect.optional and (op.cost is not None or op.offered):
        if op.payable(s, actor) and op.possible(s, actor):
            s.stack.append(Offer(op.program, op.at, actor))
        return
    if not op.possible(s, actor):
        return
    if op.limit_bit:
        s.used |= op.limit_bit
    op.run(s, actor)


# GM-50.20, GM-50.24: how many and which
class EffectAsk(Together):
    """A decision that belongs to a step of an effect; of the heroes together if the effect is theirs."""

    program: int
    at: int
    actor: int

    rule = "GM-50.5"

    def op(self, s: GreatMachineState) -> Any:
        return s.tables.programs[self.program][self.at]

    def seat(self, s: GreatMachineState) -> int:
        seat: int = self.op(s).decider(s, self.actor)
        return seat

    def concerned(self, s: GreatMachineState) -> tuple[int, ...]:
        common = self.op(s).effect.by == "heroes"
        return super().concerned(s) if common else (self.seat(s),)

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = {"card": self.op(s).source}
        if 0 <= self.actor < 3:
            found["hero"] = s.tables.hero_ids[s.heroes[self.actor]]
        elif self.actor >= 3:
            found["servant"] = s.tables.servant_ids[self.actor - 3]
        return found


# GM-5.26: what goes on waits for the answer
class Offer(EffectAsk):
    """An optional effect, offered only when it can be paid and changes something (GM-50.22)."""

    rule = "GM-50.22"
    prompt = "offer"
    kinds = ("take", "pass")
    auto = False

    def options(self, s: GreatMachineState) -> list[Action]:
        return s.tables.take_or_pass

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        op: Op = self.op(s)
        if action is s.tables.passing:
            if s.log is not None:
                s.emit("declined", "GM-50.22", card=op.source, seat=self.seat(s))
            return
        if s.log is not None:
            s.emit("accepted", "GM-50.22", card=op.source, seat=self.seat(s))
        if op.cost is not None:
            pay(s, op.cost, op.cost_n, self.actor, op.source)
        if op.limit_bit:
            s.used |= op.limit_bit
        op.run(s, self.actor)

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        op: Op = self.op(s)
        found = super().details(s, seat)
        found["price"] = op.cost_n(s, self.actor, s.place_of(self.actor)) if op.cost else 0
        return found


def fire(s: GreatMachineState, trigger: str, actor: int) -> None:
    """Everything in force that reacts to ``trigger``, in order (GM-50.8)."""
    ops = s.in_force.triggers.get(trigger)
    if ops:
        for op in reversed(ops):
            push_triggered(s, op, actor)


# GM-37.2, GM-37.3: the first servant that can use it
def push_triggered(s: GreatMachineState, op: Op, actor: int) -> None:
    by = op.effect.by
    if by == "each_hero" and actor < 0:
        for hero in (2, 1, 0):
            s.stack.append(Do(op.program, op.at, hero))
    elif by == "each_servant" and actor < 0:
        for servant in (2, 1, 0):
            s.stack.append(Do(op.program, op.at, 3 + servant))
    else:
        s.stack.append(Do(op.program, op.at, actor))


# GM-20.12, GM-20.14, GM-20.15: a raid, not a detention on the way
def own_trigger(s: GreatMachineState, hero: int, trigger: str) -> None:
    """The hero's own ability reacts (Veiga, GM-20.11 to GM-20.13)."""
    for op in reversed(s.tables.hero_cards[s.heroes[hero]].ops):
        if op.effect.on == trigger:
            s.stack.append(Do(op.program, op.at, hero))
