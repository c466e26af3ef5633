"""Detention by a raid, and what the Machine chooses for it (GM-10)."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.games.great_machine.effects.program import own_trigger
from tabletown.games.great_machine.rules.asking import MachineQuestion
from tabletown.games.great_machine.rules.changes import gain_bonds, lose_trust, seize_card
from tabletown.games.great_machine.rules.tracks import advance_plan
from tabletown.games.great_machine.state import FACT, TURN_ENDED, GreatMachineState

GREAT_GOAL, SEIZURE_OF_FUNDS, DENIAL_OF_ACCESS = 0, 1, 2


# GM-10.9: each hero for itself; GM-10.10: once a round; GM-10.11: not again after a detention on
# the way
def detain_by_raid(s: GreatMachineState, hero: int) -> None:
    """A hero who ends movement in a raid district is detained, once per round (GM-10.1, 10.10)."""
    d = s.at[hero]
    if not s.raids >> d & 1 or s.detained >> hero & 1:
        return
    s.detained |= 1 << hero
    s.caught |= 1 << d
    s.facts |= FACT["hero_detained"]
    s.emit("detained", "GM-10.1", hero=s.hero_id(hero), district=s.district_id(d))
    s.stack.append(Detention(hero))


# GM-5.12; GM-10.6: B1 takes all trust
class Detention(MachineQuestion):
    """Great Goal, Seizure of Funds or Denial of Access (GM-10.2)."""

    hero: int

    rule = "GM-10.2"
    prompt = "detention"
    kinds = ("detain",)

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        hero, measure = self.hero, action.args[0]
        s.emit("measure", "GM-10.2", hero=s.hero_id(hero), measure=action.text.split()[1])
        if measure == GREAT_GOAL:
            own_trigger(s, hero, "self_detained_plan_advanced")
            advance_plan(s, 1, "great_goal", "GM-10.3")
            return
        s.turn |= TURN_ENDED
        s.facts |= FACT["turn_ended_by_option_b"]
        own_trigger(s, hero, "self_detained_turn_ended")
        if measure == SEIZURE_OF_FUNDS:
            lost = lose_trust(s, hero, s.trust[hero], "seizure_of_funds", "GM-10.5")
            gain_bonds(s, lost, "seizure_of_funds", "GM-10.5")
        else:
            s.facts |= FACT["access_seized_by_detention"]
            seize_card(s, hero, "denial_of_access", "GM-10.7")

    def details(self, s: GreatMachineState, seat: int) -> dict[str, Any]:
        hero = self.hero
        return {"hero": s.hero_id(hero), "district": s.district_id(s.at[hero]), "n": s.trust[hero]}

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        card = s.chosen[self.hero]
        if action.args[0] == DENIAL_OF_ACCESS and s.seized[self.hero] >> card & 1:
            name = s.hero_id(self.hero)
            return refuse("card-seized", "GM-10.8", hero=name, district=s.district_id(card))
        return None
