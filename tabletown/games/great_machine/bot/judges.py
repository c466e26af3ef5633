"""Who judges the answers to a question: a judge of the whole choice, or the question, one by one.

What neither of them can judge is judged by what follows from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from tabletown.core.actions import Action
from tabletown.games.great_machine.bot import automa, machine, tiles, trust, turns
from tabletown.games.great_machine.bot.heroes import HeroMind
from tabletown.games.great_machine.bot.temper import EVEN, Temper
from tabletown.games.great_machine.rules.asking import Question
from tabletown.games.great_machine.state import GreatMachineState

Judge: TypeAlias = Callable[[GreatMachineState, int, list[Action]], list[float]]
TemperedJudge: TypeAlias = Callable[[GreatMachineState, int, list[Action], Temper], list[float]]

MUCH: Final = 1.0  # a proposal worse by this (in steps of the plan) is objected to
FIRM: Final = 10.0  # what a seat thinks of a proposal is no matter of chance

CITY_JUDGES: Final[dict[str, Judge]] = {  # of both sides
    "take-tile": tiles.judge_tile,
    "draw-tile": tiles.judge_pile,
    "lay-tile": tiles.judge_lay,
    "relocate": tiles.judge_relocate,
}
# Decisions in which a personality shows.
TEMPERED_HERO_JUDGES: Final[dict[str, TemperedJudge]] = {
    "access": turns.judge_access,
    "hero-action": turns.judge_act,
}
HERO_JUDGES: Final[dict[str, Judge]] = {
    **CITY_JUDGES,
    "choose-your-hero": turns.judge_heroes,
    "skip-event": automa.judge_skip,
    "share-trust": trust.judge_share,
    "next-hero": turns.judge_next,
    "step": turns.judge_step,
    "pledge": trust.judge_pledge,
}


def judge_proposal(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """Agree, unless what is proposed is much worse than what this seat would do (GM-5.5)."""
    step: Any = s.asking()
    proposed = step.question.opening(s, step.proposed(s))
    copy = s.clone()
    question = step.question.again(copy)
    copy.stack[-1] = question
    choices = question.options(copy)
    values = judged(copy, seat, choices, EVEN) or [0.0] * len(choices)
    worse = max(values) - values[choices.index(proposed)]
    return [0.0 if action is s.tables.take_it else FIRM * (worse - MUCH) for action in options]


HERO_JUDGES["confirm"] = judge_proposal
TEMPERED_MACHINE_JUDGES: Final[dict[str, TemperedJudge]] = {"machine": machine.judge_command}
MACHINE_JUDGES: Final[dict[str, Judge]] = {
    **CITY_JUDGES,
    "detention": machine.judge_detention,
    "advance-plan": machine.judge_plan,
}


def judged(
    s: GreatMachineState, seat: int, options: list[Action], temper: Temper
) -> list[float] | None:
    """What the options are worth to a seat; None where nothing but what follows tells."""
    step = s.asking()
    hero_side, prompt = s.is_hero_side(seat), step.prompt if step is not None else ""
    tempered = (TEMPERED_HERO_JUDGES if hero_side else TEMPERED_MACHINE_JUDGES).get(prompt)
    if tempered is not None:
        return tempered(s, seat, options, temper)
    judge = (HERO_JUDGES if hero_side else MACHINE_JUDGES).get(prompt)
    if judge is not None:
        return judge(s, seat, options)
    if not isinstance(step, Question):
        return None
    if hero_side and type(step).hero_value is not Question.hero_value:
        mind = HeroMind(s, temper=temper if step.tempered else EVEN)
        return [step.hero_value(mind, action) for action in options]
    if not hero_side and type(step).machine_value is not Question.machine_value:
        machine_mind = machine.MachineMind(s)
        return [step.machine_value(machine_mind, action) for action in options]
    return None
