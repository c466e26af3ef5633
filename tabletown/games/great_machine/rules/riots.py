"""Riots (GM-14)."""

from __future__ import annotations

from tabletown.core.steps import Step
from tabletown.games.great_machine.effects.program import fire
from tabletown.games.great_machine.rules.changes import guard_counts, reveal, take_cores
from tabletown.games.great_machine.rules.prices import Terms, modified
from tabletown.games.great_machine.rules.tracks import succeed
from tabletown.games.great_machine.state import FACT, GUARD_KINDS, GreatMachineState


def awake(s: GreatMachineState, bonus: int = 0) -> int:
    """Everybody who counts as active in a riot, so many stages ahead."""
    for m in s.in_force.riot_stage:
        bonus += m.n
    return s.active_faces(bonus)


# GM-14.8: who is not active is on no side
def support(s: GreatMachineState, d: int) -> int:
    """Active citizens of the district (GM-14.5)."""
    return (s.people[d] & awake(s)).bit_count()


# GM-14.9: servants count for nobody; GM-14.13
def opposition(s: GreatMachineState, d: int, terms: Terms | None = None, seen: int = -1) -> int:
    """Guards and traitors (among the tokens ``seen``), one more under Fortification (GM-14.6)."""
    guards = s.working[d]
    traitors = (s.people[d] & seen & s.face[s.tables.traitor]).bit_count()
    if terms is not None:
        terms += [("guards", guards), ("traitors", traitors)]
    total, changes = guards + traitors, s.in_force.riot_guards
    if changes:
        total = modified(s, total, changes, -1, d, terms)
    return max(total - s.inspired, 0)


class Riot(Step[GreatMachineState]):
    """Everybody in the district is revealed, then the sides are counted (GM-14.4)."""

    hero: int
    district: int

    rule = "GM-14.4"

    def run(self, s: GreatMachineState) -> None:
        closed = s.people[self.district] & (s.unknown | s.known)
        s.emit("riot", "GM-14.1", hero=s.hero_id(self.hero), district=s.district_id(self.district))
        if closed:
            reveal(s, closed, "riot", "GM-14.4")
        s.then(RiotResult(self.hero, self.district))
        if s.automa:
            fire(s, "self_riot_revealed", self.hero)


# GM-14.11: a failure costs the action alone; GM-35.16: and no riot token
class RiotResult(Step[GreatMachineState]):
    """The riot succeeds if support is greater than opposition (GM-14.7)."""

    hero: int
    district: int

    rule = "GM-14.7"

    def run(self, s: GreatMachineState) -> None:
        d = self.district
        pro, contra = support(s, d), opposition(s, d)
        if s.inspired:
            s.inspired = 0
        sides = {"support": pro, "opposition": contra}
        result = "success" if pro > contra else "failure"
        s.emit("riot-result", "GM-14.7", district=s.district_id(d), **sides, result=result)
        if pro > contra:
            take_district(s, d)


# GM-14.12: the citizens stay; GM-14.14: another hero may do it elsewhere in the same round
def take_district(s: GreatMachineState, d: int) -> None:
    """Success: all guards are broken, and a riot token stays for the rest of the game (GM-14.10)."""
    if s.working[d]:
        s.facts |= FACT["guard_broken"]
        for kind, n in enumerate(guard_counts(s, d)):
            if n:
                told = {"district": s.district_id(d), "guard": GUARD_KINDS[kind], "n": n}
                s.emit("guard-broken", "GM-14.10", **told, why="riot")
        s.broken[d] += s.working[d] - s.extra[d]
        s.working[d] = s.extra[d] = 0  # reinforcement guards return to the supply (GM-35.19)
        if s.cores_in(d):
            take_cores(s, d, s.cores_in(d))
    s.riots |= 1 << d
    if s.automa:
        s.riot_permits -= 1
        if s.raids.bit_count() < s.tables.raid_tokens and s.open_active(d):
            s.raids |= 1 << d  # GM-35.17
            s.emit("raid-token-placed", "GM-35.17", district=s.district_id(d))
    succeed(s)
