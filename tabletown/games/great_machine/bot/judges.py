"""Which judge answers which question, by side. What is not listed is judged by what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from tabletown.core.actions import Action
from tabletown.games.great_machine.bot import (
    automa,
    cards,
    choices,
    citizens,
    guards,
    machine,
    tiles,
    tokens,
    trust,
    turns,
)  # fmt: skip
from tabletown.games.great_machine.bot.temper import Temper
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
    "bid": guards.judge_bid,
}
HERO_JUDGES: Final[dict[str, Judge]] = {
    **CITY_JUDGES,
    "choose-your-hero": turns.judge_heroes,
    "skip-event": automa.judge_skip,
    "share-trust": trust.judge_share,
    "next-hero": turns.judge_next,
    "step": turns.judge_step,
    "attack-target": guards.judge_target,
    "reroll": guards.judge_reroll,
    "break-guard": guards.judge_target,
    "redirect": guards.judge_redirect,
    "identify": citizens.judge_identify,
    "identify-instead": citizens.judge_identify,
    "move-citizen": citizens.judge_moved,
    "citizen-goal": citizens.judge_goal,
    "release": citizens.judge_release,
    "reveal-to-prevent": citizens.judge_shown,
    "arrest": citizens.judge_lost,
    "mix": citizens.judge_lost,
    "mix-with": citizens.judge_partner,
    "restore-whose": cards.judge_owner,
    "restore-card": cards.judge_restored,
    "cancel-directive": cards.judge_wanted,
    "pledge": trust.judge_pledge,
    "offer": choices.judge_offer,
    "choose": choices.judge_choose,
    "interaction": tokens.judge_interaction,
    "attach": tokens.judge_bearer,
    "servant-token": tokens.judge_weakness,
    "token-receiver": tokens.judge_receiver,
    "hero-token": tokens.judge_passed,
    "base": tokens.judge_base,
    "underground": tokens.judge_underground,
}


def judge_proposal(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """Agree, unless what is proposed is much worse than what this seat would do (GM-5.5)."""
    step: Any = s.asking()
    proposed = step.question.opening(s, step.proposed(s))
    copy = s.clone()
    question = step.question.again(copy)
    copy.stack[-1] = question
    choices = question.options(copy)
    values = HERO_JUDGES[question.prompt](copy, seat, choices)
    worse = max(values) - values[choices.index(proposed)]
    return [0.0 if action is s.tables.take_it else FIRM * (worse - MUCH) for action in options]


HERO_JUDGES["confirm"] = judge_proposal
TEMPERED_MACHINE_JUDGES: Final[dict[str, TemperedJudge]] = {"machine": machine.judge_command}
MACHINE_JUDGES: Final[dict[str, Judge]] = {
    **CITY_JUDGES,
    "detention": machine.judge_detention,
    "advance-plan": machine.judge_plan,
    "offer": machine.judge_offer,
    "arrest": citizens.judge_arrest,
    "reveal": citizens.judge_reveal,
    "move-citizen": citizens.judge_resettled,
    "citizen-goal": citizens.judge_new_home,
    "release": citizens.judge_place,
    "choose-hero": trust.judge_victim,
    "publish": cards.judge_wanted,
    "take-back": cards.judge_given_up,
    "discard-directive": cards.judge_given_up,
    "cancel-directive": cards.judge_given_up,
    "choose": cards.judge_price,
}
