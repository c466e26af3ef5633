"""Missions: interactions, goals, benefits (GM-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Step
from tabletown.games.great_machine.program import Do
from tabletown.games.great_machine.rules.asking import Question
from tabletown.games.great_machine.state import (
    BONDS_ON,
    COMMAND_POST,
    DATA,
    DISTRICTS,
    GOAL_AT,
    HELD,
    HERO_TOKEN,
    HOME,
    IN_PLAY,
    INTERACTED,
    LEADER,
    MISSION,
    ON_CITIZEN,
    PERMITS,
    REACHED,
    Table,
)  # fmt: skip

if TYPE_CHECKING:
    from tabletown.games.great_machine.tables import MissionRule

# -- in play ------------------------------------------------------------------------------------------


def open_missions(s: Table) -> list[tuple[int, MissionRule]]:
    """The missions in play whose goal has not been reached, by place A, B, C."""
    pieces = s.pieces
    left = pieces[IN_PLAY] & ~pieces[REACHED]
    return [(i, s.t.missions[pieces[MISSION + i]]) for i in range(3) if left >> i & 1]


class EnterMission(Step):
    """A mission enters the game: its setup is carried out (GM-38.4)."""

    __slots__ = ("place",)
    FIELDS = ("place",)
    rule = "GM-38.4"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: Table) -> None:
        s.put_piece(IN_PLAY, s.pieces[IN_PLAY] | 1 << self.place)
        s.update_force()
        mission = s.t.missions[s.pieces[MISSION + self.place]]
        if s.log is not None:
            s.emit("mission", "GM-38.4", mission=mission.card.id)
        if s.t.programs[mission.setup]:
            s.then(Do(mission.setup, 0, -1))


# -- interactions (GM-38.7 to GM-38.12) -----------------------------------------------------------------


class Interaction(Question):
    """After movement and detention, before the actions: one interaction for one mission."""

    rule = "GM-38.7"
    prompt = "interaction"
    kinds = ("interact", "pickup", "pass")

    def check(self, s: Table, action: Action) -> Refusal | None:
        hero = s.active
        if action is s.t.pickup:
            name = s.t.hero_ids[s.heroes[hero]]
            return (
                None
                if can_pick_up(s, hero)
                else refuse("own-token-elsewhere", "GM-38.10", hero=name)
            )
        if action is s.t.passing:
            return None
        name = s.t.mission_ids[action.args[0]]
        missions = [mission for _, mission in open_missions(s) if mission.card.id == name]
        if not missions:
            return refuse("mission-not-open", "GM-38.2", mission=name)
        if not can_interact(s, hero, missions[0]):
            return refuse("nothing-to-interact-with", self.rule, mission=name)
        return None

    def seat(self, s: Table) -> int:
        return s.owners[s.active]

    def options(self, s: Table) -> list[Action]:
        if s.turn & INTERACTED:
            return []
        hero = s.active
        found: list[Action] = []
        for _, mission in open_missions(s):
            if can_interact(s, hero, mission):
                found.append(s.t.interact[s.t.mission_ids.index(mission.card.id)])
        if can_pick_up(s, hero):
            found.append(s.t.pickup)
        if found:
            found.append(s.t.passing)
        return found

    def chosen(self, s: Table, action: Action) -> None:
        if action is s.t.passing:
            return
        s.turn |= INTERACTED
        if action is s.t.pickup:
            s.put_piece(HERO_TOKEN + s.active, HOME)
            if s.log is not None:
                s.emit(
                    "token-taken", "GM-38.10", token="hero",
                    hero=s.t.hero_ids[s.heroes[s.active]],
                )  # fmt: skip
            return
        mission = s.t.missions[action.args[0]]
        for op in s.t.programs[mission.interaction]:
            if op.holds(s, s.active) and op.possible(s, s.active):
                op.run(s, s.active)

    def details(self, s: Table, seat: int) -> dict[str, Any]:
        return {"hero": s.t.hero_ids[s.heroes[s.active]]}


def can_interact(s: Table, hero: int, mission: MissionRule) -> bool:
    ops = s.t.programs[mission.interaction]
    return any(op.holds(s, hero) and op.possible(s, hero) for op in ops)


def can_pick_up(s: Table, hero: int) -> bool:
    """The own hero token lies here from an earlier interaction (GM-38.10)."""
    place = s.pieces[HERO_TOKEN + hero]
    if ON_CITIZEN <= place < HELD:
        place = s.district_of(place - ON_CITIZEN)
    return place == s.at[hero] and any(
        e.op in ("place", "attach") and e.token == "own_hero"
        for _, mission in open_missions(s)
        for e in mission.card.interaction
    )


# -- goals and benefits (GM-38.14 to GM-38.17) -------------------------------------------------------------


class CheckGoals(Step):
    """Step 4: the goals of all missions in play; two may be reached in one round (GM-36.7)."""

    rule = "GM-36.7"

    def run(self, s: Table) -> None:
        if s.pieces[MISSION] < 0:
            return
        s.then(NEXT_MISSION)
        for place, mission in reversed(open_missions(s)):
            if mission.goal(s, -1, -1):
                s.then(GoalReached(place))


class GoalReached(Step):
    """The heroes get a riot token and the benefit (GM-38.15)."""

    __slots__ = ("place",)
    FIELDS = ("place",)
    rule = "GM-38.15"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: Table) -> None:
        mission = s.t.missions[s.pieces[MISSION + self.place]]
        if s.log is not None:
            s.emit("goal-reached", "GM-38.15", mission=mission.card.id)
        s.put_piece(GOAL_AT, goal_district(s, mission))
        s.put_piece(REACHED, s.pieces[REACHED] | 1 << self.place)
        s.put_piece(PERMITS, s.pieces[PERMITS] + 1)
        s.update_force()
        return_tokens(s, mission)
        if s.t.programs[mission.benefit]:
            s.then(Do(mission.benefit, 0, -1))


def goal_district(s: Table, mission: MissionRule) -> int:
    """The district the goal was reached in, for the benefits that name it."""
    if mission.card.uses_hero_tokens:
        place = s.pieces[HERO_TOKEN]
        return place if 0 <= place < DISTRICTS else HOME
    if s.pieces[COMMAND_POST] >= 0 and "command_post" in mission.card.tokens:
        return s.pieces[COMMAND_POST]
    return next((d for d in range(DISTRICTS) if s.pieces[BONDS_ON + d]), HOME)


def return_tokens(s: Table, mission: MissionRule) -> None:
    """Hero tokens return to their cards, mission tokens to the box (GM-38.16)."""
    card = mission.card
    if card.uses_hero_tokens:
        holders = [
            i if p == HOME else p - HELD
            for i, p in enumerate(s.pieces[HERO_TOKEN : HERO_TOKEN + 3])
        ]
        if card.goal.test == "holds":
            s.put_piece(LEADER, holders[0])  # the leader keeps the tokens (GM-39.49)
        else:
            for i in range(3):
                s.put_piece(HERO_TOKEN + i, HOME)
    if "data" in card.tokens:
        s.put_piece(DATA, HOME)
    if "command_post" in card.tokens:
        s.put_piece(COMMAND_POST, HOME)


class NextMission(Step):
    """Mission C enters at the end of the round in which A and B have been reached (GM-38.2)."""

    rule = "GM-38.2"

    def run(self, s: Table) -> None:
        if s.pieces[IN_PLAY] == 3 and s.pieces[REACHED] == 3:
            s.then(EnterMission(2))


NEXT_MISSION = NextMission()
INTERACTION = Interaction()
