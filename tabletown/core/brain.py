"""What a game tells its bots: how good a position is, in named terms, and quick ways to choose.

A brain is only ever given worlds that fit what a seat knows (``Game.determinise``), never the true
state, so it may look at everything it is given.
"""

from __future__ import annotations

from typing import Any, ClassVar

from tabletown.core.actions import Action
from tabletown.core.rng import Dice


class Brain:
    """The default brain knows nothing; a game overrides what it can do better."""

    personalities: ClassVar[dict[str, dict[str, float]]] = {}  # temper -> weights by name of term

    def terms(self, s: Any, seat: int) -> dict[str, float]:
        """How good ``s`` is for ``seat``: named terms that are added up; more is better."""
        return {}

    def value(self, s: Any, seat: int) -> float:
        return sum(self.terms(s, seat).values())

    def rewards(self, s: Any) -> list[float]:
        """Each seat's chance to win as a number from 0 to 1, from an outcome or by estimate."""
        if s.outcome is not None:
            return [1.0 if seat in s.outcome.winners else 0.0 for seat in range(s.seats)]
        return [0.5] * int(s.seats)

    def quick(self, s: Any, seat: int, options: list[Action], dice: Dice) -> Action:
        """A sensible choice within microseconds, for playing a game out."""
        return options[dice.below(len(options))]

    def judge(self, s: Any, seat: int, options: list[Action]) -> list[float]:
        """How good each option looks for ``seat``: by default its value after the option."""
        found = []
        for action in options:
            after = s.clone()
            after.apply(action, seat)
            found.append(self.value(after, seat))
        return found

    def talk(self, s: Any, seat: int, level: str, dice: Dice) -> Action | None:
        """A free action (a trade, an answer, a promise) ``seat`` wants to take now, or None."""
        return None
