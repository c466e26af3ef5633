"""How effects run: lists of steps from the content, carried out one after the other.

A *program* is a compiled effect list; programs are numbered in the tables, so that a step on the
stack names its place in a program by numbers alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from tabletown.core.actions import Action
from tabletown.core.effects import Parameters, Verb
from tabletown.core.errors import BadContent, Refusal, refuse
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
from tabletown.games.great_machine.schema import Amount, Cond, Cost
from tabletown.games.great_machine.state import GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.bot.heroes import HeroMind
    from tabletown.games.great_machine.bot.machine import MachineMind
    from tabletown.games.great_machine.effects.in_force import Card
    from tabletown.games.great_machine.tables import Tables
    from tabletown.games.great_machine.tables.rules import ActRule

NOBODY = -1
ALL: Final = 99
TRIGGERS: Final = {  # the moments a step may wait for (GM-50.8)
    "round_start", "initial_bonus", "access_start", "machine_phase", "hero_move_end",
    "hero_enters_token", "self_detained", "self_detained_turn_ended",
    "self_detained_plan_advanced", "self_action_step", "self_riot_revealed", "stage_up",
    "riot_success", "servant_move_end", "servant_actions_done", "servant_enters_token",
    "citizen_arrested_or_mixed", "guard_with_core_broken", "closing_2", "end_of_round",
    "end_of_round_1",
}  # fmt: skip
DECIDERS: Final = (
    "", "hero", "self", "heroes", "each_hero", "leader", "machine", "servant", "each_servant",
)  # fmt: skip


class Op(Verb[int, GreatMachineState]):
    """One step of an effect, read from the content, on behalf of an actor.

    ``source`` is the id of the card it stands on. Each verb is one subclass, which reads its own
    parameters, knows whether it would change anything and why not, does it or asks, and tells what
    it is worth to a bot of either side.
    """

    # as a whole where it is optional; else its target may be passed on
    offered: ClassVar[bool] = False
    asked: ClassVar[tuple[Cond, ...]] = ()  # conditions of actions that `possible` asks anyway
    unsure: ClassVar[bool] = False  # how it comes out is not known before

    def __init__(self, read: Parameters, t: Tables, source: str) -> None:
        self.covers = self.asked  # some verbs find out when they are read
        self.where = read.where
        self.source = source
        self.on = read.value("on", str, "")  # the moment it waits for (GM-50.8)
        if self.on and self.on not in TRIGGERS:
            raise read.fault("on", f"there is no moment '{self.on}' to wait for")
        self.by = read.word("by", DECIDERS, "")
        self.optional = read.value("optional", bool, False)
        self.free_action = read.value("free_action", bool, False)
        self.limit = read.word("limit", ("", "round", "game"), "")
        self.test: Test = compiled(read.optional("if", Cond), t, read.where)
        if self.on.endswith("_enters_token"):
            look = thing(f"token:{read.value('token', str)}", read.where)
            self.test = lambda s, a, d: look(s, d)
        self.cost = read.optional("cost", Cost)
        self.cost_n: Quantity = quantity(self.cost.n if self.cost else 0, read.where)
        self.program = -1  # set when the program is numbered
        self.at = -1
        self.limit_bit = 0  # once-per-round directives are marked when used
        self.act: ActRule | None = None  # the action it belongs to
        self.breakthrough = False
        self.token = ""  # the mission token it is about
        self.leaves_own_token = False  # the own hero token stays behind (GM-38.10)
        self.prepare(read, t)

    def prepare(self, read: Parameters, t: Tables) -> None:
        """Read the verb's own parameters."""

    def put(self, program: int, at: int, act: ActRule | None, breakthrough: bool) -> None:
        """It is a step of a numbered program."""
        self.program, self.at, self.act, self.breakthrough = program, at, act, breakthrough

    def stand_on(self, card: Card, t: Tables, limit_bit: int) -> None:
        """It stands on a card that is in force for a while: it waits for its moment."""
        if not self.on:
            raise BadContent(f"{self.where}: '{self.word}' needs 'on': the moment when it happens")
        self.limit_bit = limit_bit
        t.number([self])
        card.ops.append(self)

    def holds(self, s: GreatMachineState, actor: int) -> bool:
        return self.test(s, actor, s.place_of(actor))

    def possible(self, s: GreatMachineState, actor: int) -> bool:
        """Whether it would change anything now (GM-11.24, GM-50.22)."""
        return True

    def may_be_impossible(self) -> bool:
        return type(self).possible is not Op.possible

    def why_not(self, s: GreatMachineState, actor: int) -> Refusal:
        """Why it would change nothing now, as the action of a hero (GM-5.40, GM-11.24)."""
        district = s.district_id(s.at[actor])
        return refuse("no-effect", "GM-11.24", act=self.act_id(), district=district)

    def act_id(self) -> str:
        """The action it belongs to, or else its card."""
        return self.act.id if self.act is not None else self.source

    def payable(self, s: GreatMachineState, actor: int) -> bool:
        return self.cost is None or can_pay(s, self.cost, self.cost_n, actor)

    def decider(self, s: GreatMachineState, actor: int) -> int:
        """The seat that decides about this effect (GM-50.23)."""
        return decider(s, self.by, actor)

    # -- for forecasts and bots ------------------------------------------------------------------

    def bonus(self) -> int:
        """What it gives for sure in the initial phase (GM-6.9)."""
        return 0

    def found_in(self, s: GreatMachineState, d: int) -> bool:
        """Whether a servant would find in a district what it needs, as far as the place tells."""
        return True

    def hero_worth(self, mind: HeroMind, hero: int) -> float:
        """What it is worth to the heroes where this one stands, before its price."""
        return 0.05

    def machine_worth(self, mind: MachineMind, d: int) -> float:
        """What it is worth to the Machine in a district, before its price."""
        return 0.1

    def foresee(self, mind: HeroMind, hero: int, d: int) -> None:
        """Change the copy that is thought about as a hero in a district probably will."""


def amount(read: Parameters) -> Amount:
    """How many: a number, or the name of a quantity (GM-50.14); 1 if nothing is said."""
    found = read.value("n", object, 1)
    if isinstance(found, (int, str)) and not isinstance(found, bool):
        return found
    raise read.fault("n", "a number or the name of a quantity is expected")


def number_of(read: Parameters) -> int:
    """The same where it must be a number."""
    found = amount(read)
    if isinstance(found, int):
        return found
    raise read.fault("n", f"'{found}' is no number")


def number_or_all(read: Parameters) -> int:
    """A number, or all there are."""
    return ALL if amount(read) == "all" else number_of(read)


def decider(s: GreatMachineState, by: str, actor: int) -> int:
    machine = s.leader_seat() if s.automa else s.machine
    if by in ("machine", "servant", "each_servant"):
        return machine
    if by == "heroes" or actor < 0:
        return s.leader_seat()
    return s.owners[actor] if actor < 3 else machine


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
    if not op.possible(s, actor):
        return
    if op.optional and (op.cost is not None or op.offered):
        if op.payable(s, actor):
            s.stack.append(Offer(op.program, op.at, actor))
    else:
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
        common = self.op(s).by == "heroes"
        return super().concerned(s) if common else (self.seat(s),)

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = {"card": self.op(s).source}
        if 0 <= self.actor < 3:
            found["hero"] = s.hero_id(self.actor)
        elif self.actor >= 3:
            found["servant"] = s.servant_id(self.actor - 3)
        return found


# GM-5.26: what goes on waits for the answer
class Offer(EffectAsk):
    """An optional effect, offered only when it can be paid and changes something (GM-50.22)."""

    rule = "GM-50.22"
    prompt = "offer"
    kinds = ("take", "pass")
    auto = False

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        op: Op = self.op(s)
        if action is s.tables.passing:
            s.emit("declined", "GM-50.22", card=op.source, seat=self.seat(s))
            return
        s.emit("accepted", "GM-50.22", card=op.source, seat=self.seat(s))
        if op.cost is not None:
            pay(s, op.cost, op.cost_n, self.actor, op.source)
        s.used |= op.limit_bit
        op.run(s, self.actor)

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        return {**super().details(s, seat), "price": self.price(s)}

    def price(self, s: GreatMachineState) -> int:
        """What it costs, if anything."""
        op: Op = self.op(s)
        return op.cost_n(s, self.actor, s.place_of(self.actor))

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        if action is mind.s.tables.passing:
            return 0.0
        op: Op = self.op(mind.s)
        return op.hero_worth(mind, self.actor) - mind.leader_token(op.cost)

    def machine_value(self, mind: MachineMind, action: Action) -> float:
        if action is mind.s.tables.passing:
            return 0.0
        op: Op = self.op(mind.s)
        worth = op.machine_worth(mind, mind.s.place_of(self.actor))
        return worth - mind.dear(self.price(mind.s))


def fire(s: GreatMachineState, trigger: str, actor: int) -> None:
    """Everything in force that reacts to ``trigger``, in order (GM-50.8)."""
    ops = s.in_force.triggers.get(trigger)
    if ops:
        for op in reversed(ops):
            push_triggered(s, op, actor)


# GM-37.2, GM-37.3: the first servant that can use it
def push_triggered(s: GreatMachineState, op: Op, actor: int) -> None:
    every = {"each_hero": (0, 1, 2), "each_servant": (3, 4, 5)}
    actors = every.get(op.by, (actor,)) if actor < 0 else (actor,)
    s.then(*[Do(op.program, op.at, one) for one in actors])


# GM-20.12, GM-20.14, GM-20.15: a raid, not a detention on the way
def own_trigger(s: GreatMachineState, hero: int, trigger: str) -> None:
    """The hero's own ability reacts (Veiga, GM-20.11 to GM-20.13)."""
    for op in reversed(s.tables.hero_cards[s.heroes[hero]].ops):
        if op.on == trigger:
            s.stack.append(Do(op.program, op.at, hero))
