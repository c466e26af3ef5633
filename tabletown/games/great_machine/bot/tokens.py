"""Tokens of missions: what heroes do with them in a district, and who gets them (GM-38, GM-39)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tabletown.core.actions import Action
from tabletown.core.bits import members
from tabletown.games.great_machine.bot import automa
from tabletown.games.great_machine.bot.evaluation import trust_value
from tabletown.games.great_machine.bot.heroes import HeroMind, angers_city, kind_friendship
from tabletown.games.great_machine.bot.missions import (
    broadcast_place,
    missions_after,
    missions_value,
)  # fmt: skip
from tabletown.games.great_machine.effects.tokens import others_here
from tabletown.games.great_machine.forecast.odds import best_ways
from tabletown.games.great_machine.state import GreatMachineState

MOST_BONDS = 4  # a hero carries no more of the plans (GM-39.40)
PLANS = 6  # so many bonds are broadcast (GM-39.40)
LEFT_OVER = 0.5  # what is not needed for the goal becomes trust (GM-39.41)
SAFE = 0.1  # a citizen who is not arrested keeps the token it bears (GM-39.9, GM-39.26)
COMPANY = 0.6  # a revealed active citizen where one is asked for (GM-39.44)
TURN = 0.5  # what a hero's action is worth in most rounds
LINK = 0.05  # one more district to walk on to

# -- interactions (GM-38.7) ------------------------------------------------------------------------------------------


def judge_interaction(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """What the missions promise afterwards."""
    hero = s.active
    found = []
    for action in options:
        if action is s.tables.passing:
            found.append(missions_as_they_are(s, hero))
        elif action is s.tables.pickup:
            found.append(back_home(s, hero))
        else:
            known = INTERACTIONS.get(s.tables.mission_ids[action.args[0]], missions_as_they_are)
            found.append(known(s, hero))
    return found


def missions_as_they_are(s: GreatMachineState, hero: int) -> float:
    return missions_value(s)


def back_home(s: GreatMachineState, hero: int) -> float:
    return missions_after(s, lambda after: after.give_hero_token(hero, hero))


def lay_own(s: GreatMachineState, hero: int) -> float:
    return missions_after(s, lambda after: after.lay_hero_token(hero, s.at[hero]))


def take_weakness(s: GreatMachineState, hero: int) -> float:
    """All of them are wanted; which one is asked later."""
    first = s.servant_tokens_laid().index(s.at[hero])
    return missions_after(s, lambda after: after.take_servant_token(first, hero))


def choose_bearer(s: GreatMachineState, hero: int) -> float:
    revealed = members(s.people[s.at[hero]] & ~s.unknown & ~s.known)
    return max(after_attaching(s, hero, token) for token in revealed)


def attach_data(s: GreatMachineState, hero: int) -> float:
    return max(after_attaching(s, -1, token) for token in members(s.open_active(s.at[hero])))


def after_attaching(s: GreatMachineState, hero: int, citizen: int) -> float:
    """With the hero's own token on a citizen, or the data token (-1)."""
    after = s.clone()
    if hero < 0:
        after.attach_data(citizen)
    else:
        after.attach_hero_token(hero, citizen)
    return missions_value(after)


def roll_for_trust(s: GreatMachineState, hero: int) -> float:
    """As much as the attack die shows; nobody knows it yet."""
    d, faces = s.at[hero], s.tables.attack_faces
    after, total = s.clone(), 0.0
    for face in faces:
        after.put_trust_on(d, s.trust_on(d) + face)
        total += missions_value(after)
    return total / len(faces)


def pass_on(s: GreatMachineState, hero: int) -> float:
    return max(leader_choice(s, hero, "take"), leader_choice(s, hero, "give"))


def carry_plans(s: GreatMachineState, hero: int) -> float:
    """Two more bonds, or all of them laid down where they are broadcast."""
    centre, held = broadcast_place(s), s.hero_bonds(hero)
    after = s.clone()
    if s.at[hero] == centre:
        after.put_hero_bonds(hero, 0)
        after.put_bonds_on(centre, s.bonds_on(centre) + held)
    else:
        after.put_hero_bonds(hero, min(held + 2, MOST_BONDS))
    bonds = sum(after.hero_bonds(h) for h in range(3))
    left_over = min(bonds, max(bonds + after.bonds_on(centre) - PLANS, 0))
    return missions_value(after) + LEFT_OVER * trust_value(s) * left_over


INTERACTIONS: Final[dict[str, Callable[[GreatMachineState, int], float]]] = {
    "deactivating_trap": lay_own,
    "learn_their_weaknesses": take_weakness,
    "class_consciousness": choose_bearer,
    "forged_decrees": lay_own,
    "self_destruct_command": roll_for_trust,
    "leader_of_the_resistance": pass_on,
    "system_hack": lay_own,
    "falsification": attach_data,
    "program_swap": lay_own,
    "revealing_the_plans": carry_plans,
    "rise_of_the_resistance": back_home,
}

# -- who bears a token (GM-39.8, GM-39.24) -----------------------------------------------------------------------------


def judge_bearer(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """A kind that is still wanted, and somebody whom the servants do not arrest first (GM-33.16)."""
    step: Any = s.asking()
    data = step.op(s).effect.token == "data"
    found = []
    for action in options:
        token = action.args[0]
        bearing = after_attaching(s, -1 if data else step.actor, token)
        found.append(bearing + SAFE * safety(s, token))
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


def passed(s: GreatMachineState, token: int, to: int) -> float:
    after = s.clone()
    after.give_hero_token(token, to)
    return missions_value(after)


def leader_choice(s: GreatMachineState, hero: int, word: str) -> float:
    """The best that comes of taking a token from a hero here, or of giving one; -1 if there is none."""
    near = others_here(s, hero)
    if word == "take":
        theirs = [token for token in range(3) if s.token_holder(token) in near]
        return max([passed(s, token, hero) for token in theirs], default=-1.0)
    return max([best_gift(s, hero, other) for other in near])


def best_gift(s: GreatMachineState, hero: int, receiver: int) -> float:
    return max([passed(s, token, receiver) for token in s.tokens_of(hero)], default=-1.0)


def judge_receiver(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    step: Any = s.asking()
    return [best_gift(s, step.actor, s.heroes.index(action.args[0])) for action in options]


def judge_passed(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """Rather from a hero who goes far away; of the own tokens it does not matter which."""
    step: Any = s.asking()
    to = getattr(step, "receiver", step.actor)
    return [passed(s, s.heroes.index(action.args[0]), to) for action in options]


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
