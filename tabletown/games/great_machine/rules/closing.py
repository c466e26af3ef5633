"""Phase V in versus: raids, event effect, Master Plan, clean-up (GM-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.actions import Action
from tabletown.core.bits import members
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Step
from tabletown.games.great_machine.effects.program import Do, fire
from tabletown.games.great_machine.rules.asking import MachineQuestion, check_active, check_citizen
from tabletown.games.great_machine.rules.changes import pay_bonds, reveal
from tabletown.games.great_machine.rules.payments import ask_heroes_to_pay
from tabletown.games.great_machine.rules.together import Together
from tabletown.games.great_machine.rules.tracks import advance_plan, raise_or_identify
from tabletown.games.great_machine.state import CLOSING, FACT, GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.bot.heroes import HeroMind


# GM-2.14: the end of a round is this phase
class Closing(Step[GreatMachineState]):
    """The closing phase begins (GM-17.1)."""

    rule = "GM-17.1"

    def run(self, s: GreatMachineState) -> None:
        s.phase = CLOSING
        test = s.tables.closing_test[s.event]
        if test is not None and test(s, -1, -1):
            s.facts |= FACT["bare_district_at_closing"]
        s.then(Raids(), EventEffect(), PlanCondition())


class Raids(Step[GreatMachineState]):
    """Step 1: a raid that detained nobody has failed and raises discontent (GM-17.2, GM-17.3)."""

    rule = "GM-17.2"

    def run(self, s: GreatMachineState) -> None:
        if s.raids:
            failed = [FailedRaid(d) for d in members(s.raids & ~s.caught)]
            s.then(*failed, RaidsReturn())


class FailedRaid(Step[GreatMachineState]):
    """Discontent rises by 1 (GM-15.10)."""

    district: int

    rule = "GM-15.10"

    def run(self, s: GreatMachineState) -> None:
        s.facts |= FACT["raid_failed"]
        s.emit("raid-failed", "GM-15.10", district=s.district_id(self.district))
        raise_or_identify(s, 1, "failed_raid", -1, "GM-15.10")


class RaidsReturn(Step[GreatMachineState]):
    """All raid tokens go back to the supply (GM-17.4)."""

    rule = "GM-17.4"

    def run(self, s: GreatMachineState) -> None:
        s.raids = s.caught = 0


# GM-5.18
class EventEffect(Step[GreatMachineState]):
    """Step 2: the event's effect at the end of the round (GM-17.5)."""

    rule = "GM-17.5"

    def run(self, s: GreatMachineState) -> None:
        fire(s, "closing_2", -1)


# GM-16.7: never earlier; GM-17.7: the moment of the condition; GM-18.3: the lower part of the card
class PlanCondition(Step[GreatMachineState]):
    """Step 3: the plan condition of the event (GM-17.6)."""

    rule = "GM-17.6"

    def run(self, s: GreatMachineState) -> None:
        plan = s.tables.plans[s.event]
        if plan.mode == "always":
            s.then(PlanAdvances())
        elif plan.mode == "check":
            s.then(PlanAdvances() if plan.test(s, -1, -1) else PlanHolds())
        elif plan.mode == "machine_may":
            if plan.cost is not None and plan.price(s, -1, -1) == 0:
                s.then(PlanAdvances())  # GM-18.42
            else:
                s.then(MachineMay() if plan.can_be_met(s) else PlanHolds())
        elif plan.cost is not None and plan.cost.reveal:
            s.then(RevealToPrevent() if s.known else PlanAdvances())
        else:
            ask_heroes_to_pay(s, plan.price(s, -1, -1), PlanHolds(), PlanAdvances())


class MachineMay(MachineQuestion):
    """The Machine decides whether to meet the condition (GM-5.19)."""

    rule = "GM-5.19"
    prompt = "advance-plan"
    kinds = ("take", "pass")
    auto = False

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        if action is s.tables.passing:
            s.then(PlanHolds())
            return
        plan = s.tables.plans[s.event]
        s.then(PlanAdvances())
        if plan.cost is not None:
            pay_bonds(s, plan.price(s, -1, -1), s.event_id(), "GM-17.8")
        if plan.program >= 0:
            s.stack.append(Do(plan.program, 0, -1))

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        return {"card": s.event_id(), "price": s.tables.plans[s.event].price(s, -1, -1)}


class RevealToPrevent(Together):
    """Mass Searches: the heroes reveal a known active citizen, or the plan advances (GM-18.38).

    They are asked whenever a citizen is known, so that the Machine learns nothing from the question.
    """

    rule = "GM-18.38"
    prompt = "reveal-to-prevent"
    kinds = ("citizen", "pass")
    auto = False

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        if action is s.tables.passing:
            return None
        token = action.args[0]
        missing = check_citizen(s, token, -1, self.rule)
        if missing is None and not s.known >> token & 1:
            key = "citizen-unknown" if s.unknown >> token & 1 else "already-revealed"
            return refuse(key, self.rule, citizen=token + 1)
        return missing or check_active(s, token, self.rule)

    def decided(self, s: GreatMachineState, action: Action) -> None:
        if action is s.tables.passing:
            s.then(PlanAdvances())
        else:
            reveal(s, 1 << action.args[0], s.event_id(), "GM-18.38")
            s.then(PlanHolds())

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        """The one whom an arrest would cost least; in open company it brings trust."""
        return mind.shown_value(action.args[0] if action.kind == "citizen" else -1)


# GM-16.9, GM-60.19
class PlanAdvances(Step[GreatMachineState]):
    """At most one step per round comes from the event (GM-16.6)."""

    rule = "GM-16.6"

    def run(self, s: GreatMachineState) -> None:
        advance_plan(s, 1, s.event_id() or "event", "GM-17.6")


class PlanHolds(Step[GreatMachineState]):
    rule = "GM-17.6"

    def run(self, s: GreatMachineState) -> None:
        if s.event >= 0:
            s.emit("plan-holds", "GM-17.6", card=s.event_id(), space=s.plan)


# GM-7.7
class CleanUp(Step[GreatMachineState]):
    """Step 4: chosen cards return to the hands, markers are cleared (GM-17.9)."""

    rule = "GM-17.9"

    def run(self, s: GreatMachineState) -> None:
        for hero in (0, 1, 2):
            card = s.chosen[hero]
            if card >= 0:
                if not s.seized[hero] >> card & 1:
                    s.hand[hero] |= 1 << card
                s.chosen[hero] = -1
            s.acted[hero] = 0
        s.shown = s.taken = s.detained = s.used = s.idle = s.visited = 0
