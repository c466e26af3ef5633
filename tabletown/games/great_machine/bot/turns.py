"""How heroes choose where to go, who goes first, which way, and what to do there."""

from __future__ import annotations

from itertools import permutations

from tabletown.core.actions import Action
from tabletown.games.great_machine.bot import automa
from tabletown.games.great_machine.bot.heroes import SWAY, HeroMind, noise
from tabletown.games.great_machine.bot.temper import Temper
from tabletown.games.great_machine.forecast.odds import Way, best_ways, escape_chance, fares, tolls
from tabletown.games.great_machine.rules.initial import trust_of
from tabletown.games.great_machine.state import GreatMachineState

# How a weighty or unsure turn comes out is better known before the others have theirs.
LEARNED = 0.02

# -- where to go ------------------------------------------------------------------------------------------------


def judge_access(
    s: GreatMachineState, seat: int, options: list[Action], temper: Temper
) -> list[float]:
    hero = s.heroes.index(options[0].args[0])
    after = s.clone()
    if s.automa:
        for other in automa.seen_to(s, hero):
            foresee(after, other)
    mind = HeroMind(after, temper=temper)
    ways = best_ways(mind.s, hero)
    taken = [s.chosen[h] for h in range(3) if h != hero and s.chosen[h] >= 0]
    found = []
    for action in options:
        d = action.args[1]
        value = mind.destination(hero, d, ways[d], feared=True)
        if d in taken:  # the trust of its citizens would be shared
            value -= 0.1 + 0.07 * min(trust_of(s, d), 5)
        if not s.automa:
            value += SWAY * (noise(s, action.id) - 0.5) * 2
        found.append(value)
    return found


def foresee(s: GreatMachineState, hero: int) -> tuple[float, bool]:
    """Automa: a hero has probably done what looks best at the chosen place.

    Returns what the turn was worth, and whether its result was unsure.
    """
    d = s.chosen[hero]
    mind = HeroMind(s)
    way = best_ways(s, hero)[d]
    if way is None:
        return 0.0, True
    lost, cost = mind.risk(hero, d)
    sure = way.chance * (1 - lost)
    best, act = mind.best_acts(hero, d, way.left)
    value = sure * best - cost
    if sure < 0.6:
        return value, True
    s.trust[hero] = way.left
    if act is None:
        return value, False
    ops = s.tables.programs[act.program]
    for op in ops:
        op.foresee(mind, hero, d)
    return value, any(op.unsure for op in ops)


# -- who goes first (GM-5.27) -------------------------------------------------------------------------------------


def judge_next(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """Guards broken and discontent raised early help those who come later."""
    waiting = [s.heroes.index(action.args[0]) for action in options]
    found = []
    for first in waiting:
        rest = [hero for hero in waiting if hero != first]
        found.append(max(turns_value(s, (first, *others)) for others in permutations(rest)))
    return found


def turns_value(s: GreatMachineState, order: tuple[int, ...]) -> float:
    """What the turns of these heroes are worth in this order."""
    after = s.clone()
    total = 0.0
    for later, hero in zip(reversed(range(len(order))), order, strict=True):
        value, unsure = foresee(after, hero)
        total += value + LEARNED * later * (value + unsure)
    return total


# -- which way (GM-9.3) --------------------------------------------------------------------------------------------


def judge_step(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """The way with the best chance and the most trust left."""
    hero = s.active
    goal = s.chosen[hero]
    ways = [after_step(s.clone(), hero, action.args[0], goal) for action in options]
    return [
        -9.0 if way is None else 10 * way.chance + 0.1 * way.left - 0.01 * len(way.path)
        for way in ways
    ]


def after_step(s: GreatMachineState, hero: int, d: int, goal: int) -> Way | None:
    """The best way on if the next step is to ``d``, its price for leaving included."""
    first, _ = fares(s, hero)
    chance = 1.0
    if first > s.trust[hero]:
        chance = escape_chance(s)
        s.trust[hero] = 0
    else:
        s.trust[hero] -= first
    s.trust[hero] -= min(tolls(s) >> d & 1, s.trust[hero])
    s.at[hero] = d
    s.visited |= 1 << d
    if d == goal:
        return Way(0, s.trust[hero], chance, ())
    way = best_ways(s, hero)[goal]
    return None if way is None else Way(way.price, way.left, way.chance * chance, way.path)


# -- what to do there ----------------------------------------------------------------------------------------------


def judge_act(
    s: GreatMachineState, seat: int, options: list[Action], temper: Temper
) -> list[float]:
    hero = s.active
    mind = HeroMind(s, temper=temper)
    special_wanted = not s.automa and mind.wanted("special_action_done")
    found = []
    for action in options:
        value = 0.15 if action.kind == "use" else 0.0
        if action.kind == "act":
            act = s.tables.act_of("hero", action.args[0])
            value = mind.act_value(hero, act) + (0.9 if special_wanted and act.special else 0.0)
        found.append(value)
    return found


# -- which heroes to play (GM-4.17) ------------------------------------------------------------------------------------


LIKING = {"culum": 1.0, "mateusz": 0.9, "sylvia": 0.8, "olga": 0.7, "veiga": 0.6, "mustafa": 0.5}


def judge_heroes(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """A fighter, an agitator, an engineer."""
    names = s.tables.hero_ids
    return [LIKING.get(names[a.args[0]], 0.4) + 0.6 * noise(s, a.id) for a in options]
