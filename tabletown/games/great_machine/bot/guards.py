"""How heroes deal with guards: which one to attack, how much to bid, where to send them."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.games.great_machine.bot.evaluation import purse_value, trust_value
from tabletown.games.great_machine.bot.heroes import HeroMind
from tabletown.games.great_machine.bot.temper import Temper
from tabletown.games.great_machine.forecast.odds import attack_table
from tabletown.games.great_machine.rules.prices import threshold
from tabletown.games.great_machine.state import GreatMachineState

LEAST_GAIN = 0.4  # a broken guard, once the attack has been declared


def judge_bid(
    s: GreatMachineState, seat: int, options: list[Action], temper: Temper
) -> list[float]:
    step: Any = s.asking()
    hero = step.actor
    gain = temper.riots * max(HeroMind(s).guard_gain(s.at[hero]), LEAST_GAIN)
    table = attack_table(s, hero, step.guard)
    trust = s.trust[hero]
    found = []
    for action in options:
        bid = action.args[0]
        spent = purse_value(s, trust) - purse_value(s, trust - bid)
        found.append(table[bid] * gain - temper.trust * spent)
    return found


def judge_reroll(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """Roll again unless this face breaks the guard; whoever pays afterwards minds a high number."""
    step: Any = s.asking()
    values = [roll_value(s, step, face) for face in s.tables.attack_faces]
    again = sum(values, 0.0) / len(values)
    kept = roll_value(s, step, step.face)
    return [again if action is s.tables.reroll else kept for action in options]


def roll_value(s: GreatMachineState, step: Any, face: int) -> float:
    """What a face of the attack die is worth to the hero who rolled it."""
    if not face:
        return 0.0
    hero, need = step.actor, threshold(s, step.actor, face, step.guard)
    gain = max(HeroMind(s).guard_gain(s.at[hero]), LEAST_GAIN)
    if step.bid >= 0:
        return gain if step.bid >= need else 0.0
    trust = s.trust[hero]
    if need > trust:
        return 0.0
    return max(gain - purse_value(s, trust) + purse_value(s, trust - need), 0.0)


def judge_target(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """Reinforcement guards fall easily, but leave for good; cores are wanted."""
    return [(0.1, 0.6, 0.3)[action.args[0]] for action in options]


def judge_redirect(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    step: Any = s.asking()
    mind = HeroMind(s)
    found = []
    for action in options:
        if action.kind != "redirect":
            found.append(0.0)
            continue
        _, start, to = action.args
        price = trust_value(s) * s.city.distance[start][to] if step.op(s).act is not None else 0.0
        found.append(mind.guard_gain(start) - mind.guard_gain(to) - price)
    return found
