"""What bots of every level are told: how good a position is, in named terms."""

from __future__ import annotations

from tabletown.core.brain import Brain

from .state import STONES, MyGameState


class MyGameBrain(Brain[MyGameState]):
    """Points count, and so does a hand that can still climb."""

    def terms(self, s: MyGameState, seat: int) -> dict[str, float]:
        others = [score for other, score in enumerate(s.scores) if other != seat]
        return {
            "lead": float(s.scores[seat] - max(others)),
            "room": 0.2 * sum([s.can_stand_on_top(stone) for stone in s.hands[seat]]),
            "low": 0.02 * (STONES - s.top),
        }

    def rewards(self, s: MyGameState) -> list[float]:
        """The chance of each seat to win, for bots that do not play to the end."""
        if s.outcome is not None:
            return super().rewards(s)
        best = max(s.scores)
        return [0.5 + 0.1 * max(score - best, -4) for score in s.scores]
