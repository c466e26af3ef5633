"""What heroes are offered, and choices between effects."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.games.great_machine.bot import automa
from tabletown.games.great_machine.bot.cards import best_card
from tabletown.games.great_machine.bot.evaluation import SUCCESS, purse_value
from tabletown.games.great_machine.bot.heroes import (
    HeroMind,
    angers_city,
    event_name,
    name_value,
)  # fmt: skip
from tabletown.games.great_machine.bot.tokens import leader_choice
from tabletown.games.great_machine.rules.riots import opposition, support
from tabletown.games.great_machine.rules.servants import detaining
from tabletown.games.great_machine.state import GreatMachineState

LEADER_TOKEN = 0.4  # the leader has three: each may still win a riot (GM-39.49)
FREED = 0.2  # an arrested citizen who returns
TRIALS_PRICE = 5  # trust that holds the plan under Trials Won (GM-18.6)

# -- offers (GM-50.22) -----------------------------------------------------------------------------------------------


def judge_offer(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    step: Any = s.asking()
    op, hero = step.op(s), step.actor
    if op.word == "access":
        worth = trial_value(s, hero, step.details(s, seat)["price"])
    elif op.word == "modify":
        worth = (freedom_value(s, hero) if op.arrival else speech_value(s, hero)) - LEADER_TOKEN
    else:
        worth = FREED
    return [worth if action is s.tables.take_it else 0.0 for action in options]


def trial_value(s: GreatMachineState, hero: int, price: int) -> float:
    """Trials Won: a card against the trust, which may be wanted for the plan (GM-18.4, GM-18.6)."""
    trust = s.trust[hero]
    value = best_card(HeroMind(s), hero) - purse_value(s, trust) + purse_value(s, trust - price)
    if event_name(s) == "trials_won" and sum(s.trust) >= TRIALS_PRICE > sum(s.trust) - price:
        value -= automa.plan_step(s)
    return value


def freedom_value(s: GreatMachineState, hero: int) -> float:
    """The leader shakes off all servants here (GM-39.21)."""
    mind = HeroMind(s)
    value, ends = 0.0, False
    for servant in detaining(s, hero):
        value += automa.detention_cost(s, hero, servant)
        if s.tables.servant_cards[servant].detention_ends_turn:
            ends = True
            if angers_city(s, hero):
                value -= mind.anger_gain(2)
    return value + mind.best_act(hero, s.at[hero], s.trust[hero]) if ends else value


def speech_value(s: GreatMachineState, hero: int) -> float:
    """One opponent less: it decides a riot that would just fail (GM-39.21)."""
    ahead = support(s, s.at[hero]) - opposition(s, s.at[hero])
    return SUCCESS if ahead == 0 else 0.0


# -- choices (GM-50.5) ------------------------------------------------------------------------------------------------


def judge_choose(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    step: Any = s.asking()
    hero = step.actor
    found = []
    for action in options:
        word = s.tables.choice_words[action.args[0]] if action.kind == "choose" else ""
        if word == "identify":
            found.append(best_name(s))
        elif word == "trust":
            trust = s.trust[hero]
            more = min(trust + 2, s.max_trust(hero))
            found.append(purse_value(s, more) - purse_value(s, trust))
        elif word in ("take", "give"):
            found.append(leader_choice(s, hero, word))
        else:
            found.append(0.0)
    return found


def best_name(s: GreatMachineState) -> float:
    """In the heroes' favour: any one citizen of a district that is still open (GM-23.5)."""
    ready = HeroMind(s).outlook.ready
    places = [d for d in range(len(ready)) if not s.visited >> d & 1 and s.people[d] & s.unknown]
    return max([name_value(s, d, ready[d]) for d in places], default=0.0)
