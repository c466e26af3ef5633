"""Who gets trust, who pays it, who loses it."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.games.great_machine.bot import automa
from tabletown.games.great_machine.bot.evaluation import trust_value
from tabletown.games.great_machine.bot.heroes import HeroMind, own_bonus
from tabletown.games.great_machine.state import GreatMachineState

EVENLY = 0.001  # where it makes no difference, to those who have least

# -- heroes in one district divide its trust (GM-6.8) ----------------------------------------------------------


def judge_share(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """Trust goes to whoever can make most of the round with it; the others divide the rest."""
    step: Any = s.asking()
    mind = HeroMind(s)
    first, *others = [h for h in s.heroes_in(step.district) if h >= step.hero]
    rest = [0.0] * (step.pool + 1)  # what the others make of each amount that is left to them
    for hero in reversed(others):
        worth = worths(mind, hero, step.pool)
        rest = [
            worth[n] if hero == others[-1] else max(worth[k] + rest[n - k] for k in range(n + 1))
            for n in range(step.pool + 1)
        ]
    own = worths(mind, first, step.pool)
    return [own[action.args[1]] + rest[step.pool - action.args[1]] for action in options]


def worths(mind: HeroMind, hero: int, pool: int) -> list[float]:
    """What a hero could make of the round with 0, 1, 2, ... more trust."""
    s = mind.s
    at, most = s.at[hero], s.max_trust(hero)
    start = s.trust[hero] + own_bonus(s, hero, at)  # the bonus comes later but needs room too
    found: dict[int, float] = {}
    best = -9.0
    for trust in range(min(start, most), min(start + pool, most) + 1):
        best = max(best, mind.prospect(hero, at, trust, s.hand[hero]))  # more is never worse
        found[trust] = best - EVENLY * (most - trust) ** 2
    return [found[min(start + n, most)] for n in range(pool + 1)]


# -- payments of all heroes together (GM-5.29) --------------------------------------------------------------------


def judge_pledge(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """Pay what is worth it: the plan dearly, a protocol cheaply; the rich pay first."""
    step: Any = s.asking()
    paid = type(step.paid).__name__
    left = step.need - sum(step.given)
    worth = 0.0
    if paid == "PlanHolds":
        worth = 1.0 + 0.3 * max(s.plan - 8, 0)
    elif paid == "Prevented" or paid == "BreakthroughStep":
        worth = 0.45 if automa.can_spare(s, step.need) else 0.0
    hero = step.hero
    cost = trust_value(s) * step.need
    if worth <= cost:
        return [-float(action.args[1]) for action in options]
    own = automa.spare(s, hero)
    rest = sum(automa.spare(s, other) for other in range(hero + 1, 3))
    if paid == "PlanHolds" or own + rest < left:
        own, rest = s.trust[hero], sum(s.trust[hero + 1 :])
    fair = max(left - rest, round(left * own / max(own + rest, 1)))
    return [-abs(action.args[1] - fair) for action in options]
