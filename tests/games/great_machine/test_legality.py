"""What may be done and why not come from one check: both agree on all actions of random positions."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletown.core.config import Config
from tabletown.core.match import Match
from tabletown.core.plain import Frozen
from tabletown.core.rng import Dice
from tabletown.core.steps import Ask, AskMany
from tabletown.games.great_machine import GAME
from tabletown.games.great_machine.rules.asking import Question
from tests.games.great_machine.legality import TILES, compare, every_action


def subclasses(cls: type[Frozen]) -> set[type[Frozen]]:
    found = set()
    for child in cls.__subclasses__():
        found |= {child} | subclasses(child)
    return found


def asking_steps() -> set[type[Frozen]]:
    """Every step of the game that asks a seat."""
    found = {cls for base in (Ask, AskMany) for cls in subclasses(base)}
    mine = {cls for cls in found if ".great_machine." in cls.__module__}
    return {cls for cls in mine if not cls.__subclasses__() or cls.__name__ == "Offer"}


@pytest.mark.parametrize("number", range(len(GAME.variants())))
def test_options_and_reasons_agree(number: int) -> None:
    """Each kind of question is looked at a few times in a random game of each variant."""
    config: Config = GAME.variants()[number]
    looked: Counter[str] = Counter()
    match, dice = Match(GAME, config, 40 + number), Dice(number, 3)
    while not match.over:
        step = match.state.stack[-1]
        name = type(step).__name__
        looked[name] += 1
        if looked[name] <= 6 or looked[name] % 16 == 0:
            tiles = isinstance(step, Question) and TILES & set(step.kinds)
            compare(match, every_action(config.mode, 1 if tiles and looked[name] < 3 else 97))
        deciders = match.state.deciders()
        seat = deciders[dice.below(len(deciders))]
        options = match.options(seat)
        match.play(options[dice.below(len(options))], seat)


def test_every_asking_step_answers_why_not() -> None:
    for step in asking_steps():
        if issubclass(step, Question):
            assert step.kinds, step
            assert step.why_not is Question.why_not, step
        else:
            assert step.__name__ in ("ChooseAccess", "Confirm")
