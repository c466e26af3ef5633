"""Phase V in the automa: protocol, breakthrough, Master Plan, missions, directives (GM-32, GM-36)."""

from __future__ import annotations

from tabletown.core.steps import Step
from tabletown.games.great_machine.effects.program import Do, fire
from tabletown.games.great_machine.rules.closing import PlanAdvances, PlanHolds
from tabletown.games.great_machine.rules.missions import CheckGoals
from tabletown.games.great_machine.rules.payments import ask_heroes_to_pay
from tabletown.games.great_machine.rules.servants import security_protocol
from tabletown.games.great_machine.state import CLOSING, GreatMachineState


# GM-32.15: facts of earlier steps count; GM-36.14
class AutomaClosing(Step[GreatMachineState]):
    """Steps 1 to 3 are the event's; without one, or under the countdown, they fall away."""

    rule = "GM-36.1"

    def run(self, s: GreatMachineState) -> None:
        s.phase = CLOSING
        s.then(CheckGoals(), EndOfRound(), Wake())
        if s.event < 0:
            return  # GM-39.13
        if s.tables.automa_rules[s.event].never:
            s.then(PlanAdvances())  # GM-32.14
        else:
            s.then(ProtocolStep(), PlanStep())


# GM-32.3, GM-32.4: kinds B and C; GM-32.12: detained heroes count; GM-32.38: paid apart from what
# follows
class ProtocolStep(Step[GreatMachineState]):
    """Step 1: the heroes prevent the protocol by presence or payment (GM-32.2 to GM-32.5)."""

    rule = "GM-36.1"

    def run(self, s: GreatMachineState) -> None:
        rule = s.tables.automa_rules[s.event]
        if rule.protocol.kind == "C":
            ask_heroes_to_pay(s, rule.protocol.trust, Prevented(), Executed())
        else:
            here = any(rule.districts >> at & 1 for at in s.at)
            s.then(Prevented() if here else Executed())


class Executed(Step[GreatMachineState]):
    """The protocol is carried out, and there is no breakthrough (GM-32.6)."""

    rule = "GM-32.5"

    def run(self, s: GreatMachineState) -> None:
        s.emit("protocol", "GM-32.5", card=s.event_id())
        security_protocol(s, s.event_id())


class Prevented(Step[GreatMachineState]):
    """Step 2: the breakthrough, if its requirement is met (GM-32.6 to GM-32.9)."""

    rule = "GM-36.5"

    def run(self, s: GreatMachineState) -> None:
        rule = s.tables.automa_rules[s.event]
        s.emit("protocol-prevented", "GM-32.6", card=s.event_id())
        if not any(op.possible(s, -1) for op in s.tables.programs[rule.program]):
            return
        if rule.cost:
            ask_heroes_to_pay(s, rule.cost, BreakthroughStep(), NoBreakthrough())
        elif rule.needs(s, -1, -1):
            s.then(BreakthroughStep())


class BreakthroughStep(Step[GreatMachineState]):
    rule = "GM-32.8"

    def run(self, s: GreatMachineState) -> None:
        s.emit("breakthrough", "GM-32.8", card=s.event_id())
        s.then(Do(s.tables.automa_rules[s.event].program, 0, -1))


class NoBreakthrough(Step[GreatMachineState]):
    rule = "GM-32.7"

    def run(self, s: GreatMachineState) -> None:
        """The heroes kept their trust."""


class PlanStep(Step[GreatMachineState]):
    """Step 3: the plan advances unless the card's condition holds (GM-32.10)."""

    rule = "GM-36.6"

    def run(self, s: GreatMachineState) -> None:
        rule = s.tables.automa_rules[s.event]
        if rule.hold_cost:
            ask_heroes_to_pay(s, rule.hold_cost, PlanHolds(), PlanAdvances())
        else:
            s.then(PlanHolds() if rule.hold(s, -1, -1) else PlanAdvances())


# GM-37.1: directives apply by themselves
class EndOfRound(Step[GreatMachineState]):
    """Levy and Pacification, in order of publication; tokens placed at the end of round 1."""

    rule = "GM-36.8"

    def run(self, s: GreatMachineState) -> None:
        if s.round == 1:
            fire(s, "end_of_round_1", -1)
        fire(s, "end_of_round", -1)


class Wake(Step[GreatMachineState]):
    """Deactivated servants become active again after the directives (GM-39.47)."""

    rule = "GM-39.47"

    def run(self, s: GreatMachineState) -> None:
        for servant in s.sleepers_to_wake():
            s.wake(servant)
            s.emit("awake", "GM-39.4", servant=s.servant_id(servant))
