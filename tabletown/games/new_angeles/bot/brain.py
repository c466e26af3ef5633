"""The brain of New Angeles: named terms, judgements by kind of question, quick play, bargaining."""

from __future__ import annotations

from typing import ClassVar

from tabletown.core.actions import Action
from tabletown.core.brain import Brain, both
from tabletown.core.rng import Dice
from tabletown.games.new_angeles.bot import choices, quick, talk
from tabletown.games.new_angeles.bot.mind import Mind
from tabletown.games.new_angeles.bot.outlook import Outlook, seat_terms, win_chances
from tabletown.games.new_angeles.bot.tempers import Tempers
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import FEDERALIST


class NewAngelesBrain(Brain[NewAngelesState]):
    """Everything is counted in capital; a seat's own rival weighs most among the others.

    Personalities: ``honest`` keeps its word at any price, ``opportunist`` for a small one, and
    ``saboteur`` does not mind threat at all.
    """

    # `easy` is weak by its generous trades (talk.py). Errors would not make it poorer than the
    # others, only let the city fall for all of them alike.
    telling: ClassVar[float] = 0.4  # capital
    easy_noise: ClassVar[float] = 0.0
    normal_worlds: ClassVar[int] = 1
    root_options: ClassVar[int] = 4
    look_decisions: ClassVar[int] = 12
    rollout_decisions: ClassVar[int] = 0
    doubt: ClassVar[float] = 1.0
    personalities: ClassVar[dict[str, dict[str, float]]] = {
        "honest": {"honour": 5.0, "trust": 1.2},
        "opportunist": {"honour": 0.35, "trust": 0.7},
        "saboteur": {"honour": 0.5, "threat": 0.0},
    }

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        super().__init__(weights)
        self.tempers = Tempers(self.weights)
        self.hasty = Tempers(self.weights, hasty=True)

    def terms(self, s: NewAngelesState, seat: int) -> dict[str, float]:
        return seat_terms(s, seat, Outlook(s))

    def ground(self, s: NewAngelesState, seat: int, action: Action) -> tuple[str, float]:
        step = s.asking()
        return choices.GROUNDS.get(step.prompt if step is not None else "", ("", 0.0))

    def rewards(self, s: NewAngelesState) -> list[float]:
        return win_chances(s)

    def aims(self, s: NewAngelesState, chances: list[float]) -> list[float]:
        return [
            both(chance, s.capital[seat], usual=30.0, spread=10.0)
            for seat, chance in enumerate(chances)
        ]

    def part(self, s: NewAngelesState, seat: int) -> str:
        return "federalist" if s.rivals[seat] == FEDERALIST else "corporation"

    def quick(self, s: NewAngelesState, seat: int, options: list[Action], dice: Dice) -> Action:
        return quick.quick(s, seat, options, dice)

    def judge(self, s: NewAngelesState, seat: int, options: list[Action]) -> list[float]:
        return choices.judged(Mind(s, seat, self.tempers), options)

    def answer(self, s: NewAngelesState, seat: int, options: list[Action]) -> list[float]:
        return choices.judged(Mind(s, seat, self.hasty), options)

    def may_talk(self, s: NewAngelesState, seat: int) -> bool:
        return talk.may_talk(s, seat)

    def talk(self, s: NewAngelesState, seat: int, level: str, dice: Dice) -> Action | None:
        return talk.talk(s, seat, level, dice, self.tempers)
