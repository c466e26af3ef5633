"""Tokens of missions: what heroes do with them in a district, and who gets them (GM-38, GM-39)."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.bits import members
from tabletown.games.great_machine.bot import automa
from tabletown.games.great_machine.bot.gains import kind_friendship
from tabletown.games.great_machine.bot.heroes import HeroMind, angers_city
from tabletown.games.great_machine.forecast.odds import best_ways
from tabletown.games.great_machine.state import GreatMachineState

SAFE = 0.1  # a citizen who is not arrested keeps the token it bears (GM-39.9, GM-39.26)
COMPANY = 0.6  # a revealed active citizen where one is asked for (GM-39.44)
TURN = 0.5  # what a hero's action is worth in most rounds
LINK = 0.05  # one more district to walk on to

# -- interactions (GM-38.7) ------------------------------------------------------------------------------------------


def judge_interaction(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """What the missions promise afterwards."""
    mind, hero = HeroMind(s), s.active
    found = []
    for action in options:
        if action is s.tables.passing:
            found.append(mind.missions_value(s))
        elif action is s.tables.pickup:
            found.append(mind.passed(hero, hero))
        else:
            mission = s.tables.missions[action.args[0]]
            found.append(mind.program_worth(mission.interaction, hero))
    return found


# -- who bears a token (GM-39.8, GM-39.24) -----------------------------------------------------------------------------


def judge_bearer(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """A kind that is still wanted, and somebody whom the servants do not arrest first (GM-33.16)."""
    step: Any = s.asking()
    mind = HeroMind(s)
    bearing = -1 if step.op(s).token == "data" else step.actor
    found = []
    for action in options:
        token = action.args[0]
        found.append(mind.after_attaching(bearing, token) + SAFE * safety(s, token))
    return found


def safety(s: GreatMachineState, token: int) -> float:
    """The lowest number is arrested first, sleepers not yet, traitors never."""
    if s.face[s.tables.traitor] >> token & 1:
        return 1.0
    asleep = not s.active_faces() >> token & 1
    return 0.4 * asleep + 0.1 * s.tables.kind_numbers[s.kind_of(token)]


# -- Learn Their Weaknesses (GM-39.6, GM-39.7) ---------------------------------------------------------------------------


def judge_weakness(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """The servant whom this hero has most to fear from."""
    step: Any = s.asking()
    mind = HeroMind(s)
    hero = step.actor
    found = []
    for action in options:
        servant = action.args[0]
        fear = automa.detention_cost(s, hero, servant)
        if s.tables.servant_cards[servant].detention_ends_turn:
            fear += TURN - (mind.anger_gain(2) if angers_city(s, hero) else 0.0)
        found.append(fear)
    return found


# -- Leader of the Resistance (GM-39.18) ----------------------------------------------------------------------------------


def judge_receiver(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    step: Any = s.asking()
    mind = HeroMind(s)
    return [mind.best_gift(step.actor, s.heroes.index(action.args[0])) for action in options]


def judge_passed(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """Rather from a hero who goes far away; of the own tokens it does not matter which."""
    step: Any = s.asking()
    mind = HeroMind(s)
    to = getattr(step, "receiver", step.actor)
    return [mind.passed(s.heroes.index(action.args[0]), to) for action in options]


# -- Rise of the Resistance (GM-39.43, GM-39.44) ----------------------------------------------------------------------------


def judge_base(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """Where this hero goes with pleasure, and finds a citizen to hand the token back."""
    step: Any = s.asking()
    mind = HeroMind(s)
    hero = step.actor
    ways = best_ways(s, hero)
    found = []
    for action in options:
        d = action.args[0]
        open_here = members(s.people[d] & ~s.unknown & ~s.known)
        friend = max([kind_friendship(s, s.kind_of(token)) for token in open_here], default=0.0)
        found.append(mind.destination(hero, d, ways[d]) + COMPANY * max(friend, 0.0))
    return found


def judge_underground(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """Where all heroes go with pleasure, and can go on from to many districts."""
    mind = HeroMind(s)
    ways = [best_ways(s, hero) for hero in range(3)]
    found = []
    for action in options:
        d = action.args[0]
        wishes = sum([mind.destination(hero, d, ways[hero][d]) for hero in range(3)], 0.0)
        found.append(wishes + LINK * len(s.city.neighbours[d]))
    return found
