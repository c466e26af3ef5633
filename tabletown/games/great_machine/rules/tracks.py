"""Discontent, the Master Plan, the progress marker, and how the game is won (GM-15, GM-16, GM-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal
from tabletown.core.steps import Step
from tabletown.games.great_machine.effects.program import fire
from tabletown.games.great_machine.rules.asking import check_citizen, check_unknown
from tabletown.games.great_machine.rules.changes import check_raid_tokens, identify
from tabletown.games.great_machine.rules.together import Together
from tabletown.games.great_machine.state import LAST_PLAN, RIOT_SPACE, SUCCESSES, GreatMachineState

# -- discontent (GM-15) -------------------------------------------------------------------------

if TYPE_CHECKING:
    from tabletown.games.great_machine.bot.heroes import HeroMind


class Raise(Step[GreatMachineState]):
    """Discontent rises one space at a time (GM-15.2)."""

    n: int
    why: str

    rule = "GM-15.2"

    def run(self, s: GreatMachineState) -> None:
        raise_discontent(s, self.n, self.why)


# GM-15.3: what is too much is lost
def raise_discontent(s: GreatMachineState, n: int, why: str, rule: str = "GM-15.2") -> None:
    """Raise discontent; what entering a stage causes happens before the pointer moves on."""
    start = s.discontent
    step = min(max(n, 0), 3 - start % 3, RIOT_SPACE - start)
    s.discontent += step
    tell_discontent(s, start, why, rule)
    if step and s.discontent % 3 == 0:
        if n > step:
            s.stack.append(Raise(n - step, why))
        enter_stage(s)


def tell_discontent(s: GreatMachineState, start: int, why: str, rule: str) -> None:
    if s.log is not None and s.discontent != start:
        n = s.discontent - start
        s.emit(
            "discontent", rule, n=n, change=f"{n:+d}", space=s.discontent, stage=s.stage, why=why
        )


# GM-5.16; GM-15.8: upwards only; GM-35.22: raid tokens are looked at when citizens become active
def enter_stage(s: GreatMachineState) -> None:
    """The order of GM-15.9: success of the riot stage, progress marker, Provocation."""
    fire(s, "stage_up", -1)  # the last to happen goes onto the stack first
    if s.automa and s.marker and s.tables.marker_path[s.marker] == s.stage:
        s.stack.append(MarkerMet())
    if s.discontent == RIOT_SPACE:
        s.emit("riot-stage", "GM-15.5")
        succeed(s)


# GM-34.7: a marker at home is never met
class MarkerMet(Step[GreatMachineState]):
    """Discontent has entered the stage of the marker, which returns to stage 0 (GM-34.3)."""

    rule = "GM-34.3"

    def run(self, s: GreatMachineState) -> None:
        s.marker = 0
        advance_plan(s, 1, "progress_marker", "GM-34.3")


def lower_discontent(s: GreatMachineState, why: str, rule: str) -> None:
    """One space down; never from the riot stage, never below 0 (GM-15.4, GM-15.6)."""
    if 0 < s.discontent < RIOT_SPACE:
        start = s.discontent
        s.discontent -= 1
        tell_discontent(s, start, why, rule)
        if s.automa:
            check_raid_tokens(s)


def succeed(s: GreatMachineState) -> None:
    """A riot has succeeded, or the riot stage is reached: the third one wins (GM-16.3)."""
    if s.successes() >= SUCCESSES:
        s.finish("riots", "GM-16.3", heroes_win=True)
    s.visited = 0  # now the districts already chosen by "In the heroes' favour" (GM-23.5)
    fire(s, "riot_success", -1)


# GM-5.17; GM-15.12: Veiga's player decides about Veiga's
class IdentifyInstead(Together):
    """At the riot stage the heroes may identify a citizen instead of raising discontent."""

    hero: int  # whose ability it is, or -1
    why: str

    rule = "GM-15.11"
    prompt = "identify-instead"
    kinds = ("citizen", "pass")
    auto = False

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        if action is s.tables.passing:
            return None
        token = action.args[0]
        return check_citizen(s, token, -1, self.rule) or check_unknown(s, token)

    def concerned(self, s: GreatMachineState) -> tuple[int, ...]:
        return (s.owners[self.hero],) if self.hero >= 0 else super().concerned(s)

    def seat(self, s: GreatMachineState) -> int:
        return s.owners[self.hero] if self.hero >= 0 else s.leader_seat()

    def decided(self, s: GreatMachineState, action: Action) -> None:
        if action is not s.tables.passing:
            identify(s, 1 << action.args[0], self.why, "GM-15.11")

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        return {"card": self.why}

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        return mind.name_gain(action.args[0]) + 0.03 if action.kind == "citizen" else 0.0


def raise_or_identify(s: GreatMachineState, n: int, why: str, hero: int, rule: str) -> None:
    """An effect that GM-15.11 and GM-15.13 name: at the riot stage it identifies instead."""
    if s.discontent == RIOT_SPACE:
        if s.unknown:
            s.stack.append(IdentifyInstead(hero, why))
    else:
        raise_discontent(s, n, why, rule)


# -- the Master Plan (GM-16) -------------------------------------------------------------------


# GM-16.1; GM-5.3, GM-36.13: victory at once
def advance_plan(s: GreatMachineState, n: int, why: str, rule: str) -> None:
    s.plan = min(s.plan + n, LAST_PLAN)
    if s.log is not None:
        s.emit("plan", rule, n=n, space=s.plan, why=why)
    if s.plan == LAST_PLAN:
        s.finish("plan", "GM-16.2", heroes_win=False)


def plan_back(s: GreatMachineState, n: int, why: str, rule: str) -> None:
    """The pointer never goes back below I (GM-16.5)."""
    start = s.plan
    s.plan = max(s.plan - n, 1)
    if s.plan != start:
        s.emit("plan", rule, n=s.plan - start, space=s.plan, why=why)


# -- the automa's progress marker (GM-34) -----------------------------------------------------------


# GM-34.4: it goes on after the plan was advanced on its way; GM-34.5, GM-34.8: several times by one
# effect; GM-34.6: a full turn at stage 0
def progress(s: GreatMachineState, n: int, why: str) -> None:
    """Move the marker ``n`` stages counter-clockwise (GM-34.1, GM-34.2)."""
    path = s.tables.marker_path
    if n < 0:
        s.marker = max(s.marker + n, 0)
        s.emit("marker", "GM-34.9", stage=path[s.marker], n=n, why=why)
        return
    for _ in range(n):
        s.marker = (s.marker + 1) % len(path)
        if path[s.marker] == s.stage:
            s.marker = 0
            advance_plan(s, 1, why, "GM-34.2")
    if s.log is not None:
        s.emit("marker", "GM-34.1", stage=path[s.marker], n=n, why=why)
