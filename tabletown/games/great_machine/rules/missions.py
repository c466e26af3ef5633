"""Missions: interactions, goals, benefits (GM-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Step
from tabletown.games.great_machine.effects.program import Do
from tabletown.games.great_machine.rules.asking import TurnQuestion
from tabletown.games.great_machine.state import DISTRICTS, INTERACTED, NOWHERE, GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.bot.heroes import HeroMind
    from tabletown.games.great_machine.tables.rules import MissionRule

# -- in play ------------------------------------------------------------------------------------------


def open_missions(s: GreatMachineState) -> list[tuple[int, MissionRule]]:
    """The missions in play whose goal has not been reached, by place A, B, C."""
    return [(place, s.tables.missions[s.mission_at(place)]) for place in s.open_places()]


# GM-38.5: its rules apply until the goal is reached
class EnterMission(Step[GreatMachineState]):
    """A mission enters the game: its setup is carried out (GM-38.4)."""

    place: int

    rule = "GM-38.4"

    def run(self, s: GreatMachineState) -> None:
        s.enter_mission(self.place)
        s.update_in_force()
        mission = s.tables.missions[s.mission_at(self.place)]
        s.emit("mission", "GM-38.4", mission=mission.card.id)
        if s.tables.programs[mission.setup]:
            s.then(Do(mission.setup, 0, -1))


# -- interactions (GM-38.7 to GM-38.12) -----------------------------------------------------------------


# GM-5.28; GM-38.8: even if the turn has been ended; GM-38.9: one each turn
class Interaction(TurnQuestion):
    """After movement and detention, before the actions: one interaction for one mission."""

    rule = "GM-38.7"
    prompt = "interaction"
    kinds = ("interact", "pickup", "pass")

    def check(self, s: GreatMachineState, action: Action) -> Refusal | None:
        hero = s.active
        if action is s.tables.pickup:
            if can_pick_up(s, hero):
                return None
            return refuse("own-token-elsewhere", "GM-38.10", hero=s.hero_id(hero))
        if action is s.tables.passing:
            return None
        name = s.tables.mission_ids[action.args[0]]
        missions = [mission for _, mission in open_missions(s) if mission.card.id == name]
        if not missions:
            return refuse("mission-not-open", "GM-38.2", mission=name)
        if not can_interact(s, hero, missions[0]):
            return refuse("nothing-to-interact-with", self.rule, mission=name)
        return None

    def options(self, s: GreatMachineState) -> list[Action]:
        if s.turn & INTERACTED:
            return []
        t, hero = s.tables, s.active
        found: list[Action] = []
        for _, mission in open_missions(s):
            if can_interact(s, hero, mission):
                found.append(t.interact[t.mission_ids.index(mission.card.id)])
        if can_pick_up(s, hero):
            found.append(s.tables.pickup)
        if found:
            found.append(s.tables.passing)
        return found

    def chosen(self, s: GreatMachineState, action: Action) -> None:
        if action is s.tables.passing:
            return
        s.turn |= INTERACTED
        if action is s.tables.pickup:
            take_own_token(s, s.active, "GM-38.10")
            return
        mission = s.tables.missions[action.args[0]]
        for op in s.tables.programs[mission.interaction]:
            if op.holds(s, s.active) and op.possible(s, s.active):
                op.run(s, s.active)

    def hero_value(self, mind: HeroMind, action: Action) -> float:
        """What the missions promise afterwards."""
        if action is mind.s.tables.passing:
            return mind.missions_value(mind.s)
        hero = mind.s.active
        if action is mind.s.tables.pickup:
            return mind.passed(hero, hero)
        return mind.program_worth(mind.s.tables.missions[action.args[0]].interaction, hero)


def take_own_token(s: GreatMachineState, hero: int, rule: str) -> None:
    s.give_hero_token(hero, hero)
    s.emit("token-taken", rule, token="hero", hero=s.hero_id(hero))


# GM-38.11: with the own token
def can_interact(s: GreatMachineState, hero: int, mission: MissionRule) -> bool:
    ops = s.tables.programs[mission.interaction]
    return any(op.holds(s, hero) and op.possible(s, hero) for op in ops)


# GM-38.24: a token put elsewhere can be fetched
def can_pick_up(s: GreatMachineState, hero: int) -> bool:
    """The own hero token lies here from an earlier interaction (GM-38.10)."""
    bearer = s.bearer_of(hero)
    place = s.district_of(bearer) if bearer >= 0 else s.hero_token_at(hero)
    return place == s.at[hero] and any(
        op.leaves_own_token
        for _, mission in open_missions(s)
        for op in s.tables.programs[mission.interaction]
    )


# -- goals and benefits (GM-38.14 to GM-38.17) -------------------------------------------------------------


# GM-38.22: not in the round in which C enters
class CheckGoals(Step[GreatMachineState]):
    """Step 4: the goals of all missions in play; two may be reached in one round (GM-36.7)."""

    rule = "GM-36.7"

    def run(self, s: GreatMachineState) -> None:
        if not s.has_missions():
            return
        s.then(NextMission())
        for place, mission in reversed(open_missions(s)):
            if mission.goal(s, -1, -1):
                s.then(GoalReached(place))


# GM-38.20, GM-38.21: one riot token for each mission
class GoalReached(Step[GreatMachineState]):
    """The heroes get a riot token and the benefit (GM-38.15)."""

    place: int

    rule = "GM-38.15"

    def run(self, s: GreatMachineState) -> None:
        mission = s.tables.missions[s.mission_at(self.place)]
        s.emit("goal-reached", "GM-38.15", mission=mission.card.id)
        s.goal_district = goal_district(s, mission)
        s.reach_mission(self.place)
        s.riot_permits += 1
        s.update_in_force()
        return_tokens(s, mission)
        if s.tables.programs[mission.benefit]:
            s.then(Do(mission.benefit, 0, -1))


def goal_district(s: GreatMachineState, mission: MissionRule) -> int:
    """The district the goal was reached in, for the benefits that name it."""
    if mission.card.uses_hero_tokens:
        return s.hero_token_at(0)
    post = s.single_token_at("command_post")
    if post >= 0 and "command_post" in mission.card.tokens:
        return post
    return next((d for d in range(DISTRICTS) if s.bonds_on(d)), NOWHERE)


# GM-38.6: hero tokens go home; GM-38.23
def return_tokens(s: GreatMachineState, mission: MissionRule) -> None:
    """Hero tokens return to their cards, mission tokens to the box (GM-38.16)."""
    card = mission.card
    if card.uses_hero_tokens:
        if card.goal.test == "holds":
            s.leader = s.token_holder(0)  # the leader keeps the tokens (GM-39.49)
        else:
            for hero in range(3):
                s.give_hero_token(hero, hero)
    if "data" in card.tokens:
        s.return_data()
    if "command_post" in card.tokens:
        s.remove_single_token("command_post")


class NextMission(Step[GreatMachineState]):
    """Mission C enters at the end of the round in which A and B have been reached (GM-38.2)."""

    rule = "GM-38.2"

    def run(self, s: GreatMachineState) -> None:
        if not s.in_play(2) and s.reached(0) and s.reached(1):
            s.then(EnterMission(2))
