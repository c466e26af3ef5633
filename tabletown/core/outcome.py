"""The end of a game: who won, with what, and by which rule."""

from __future__ import annotations

from typing import Any

from tabletown.core.plain import Frozen


class Outcome(Frozen):
    """``winners`` may be several or none; ``scores`` is the number each seat is measured by.

    ``ranks`` counts from 1; seats on one side of a team game share a rank.
    """

    __slots__ = ("ranks", "reason", "rule", "scores", "winners")
    FIELDS = ("reason", "rule", "winners", "scores", "ranks")

    def __init__(
        self,
        reason: str,
        rule: str,
        winners: tuple[int, ...],
        scores: tuple[int, ...],
        ranks: tuple[int, ...] = (),
    ) -> None:
        self.reason = reason
        self.rule = rule
        self.winners = winners
        self.scores = scores
        self.ranks = ranks or tuple([1 if seat in winners else 2 for seat in range(len(scores))])

    def plain(self) -> dict[str, Any]:
        """The same as dictionary for JSON."""
        return {
            "reason": self.reason,
            "rule": self.rule,
            "winners": list(self.winners),
            "scores": list(self.scores),
            "ranks": list(self.ranks),
        }


def ranked(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Places by score, ties share the better place."""
    return tuple([1 + sum([other > score for other in scores]) for score in scores])
