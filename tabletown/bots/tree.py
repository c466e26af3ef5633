"""The tree under an option: which answers were tried, and what came of them for who gave them.

A place in the tree is what was decided on the way to it, whatever the world: the tree is one of
information sets, and every trial walks it in a world of its own. What the game's judgement likes
best is tried first and for a while alone, for the mean of a few trials says less than it does. The
more often a place is visited, the more of the next best answers come in (progressive widening), and
the upper confidence bound chooses among them.
"""

from __future__ import annotations

from math import isqrt, log, sqrt
from typing import Final

from tabletown.core.actions import Action

WIDENING: Final = 8  # visits before a second answer is tried; with four times as many a third
CURIOSITY: Final = 0.3  # what a seldom tried answer is given for that, in chances to win


class Node:
    """A place in the tree."""

    __slots__ = ("answers", "gained", "visits")

    def __init__(self) -> None:
        self.answers: dict[Action, Node] = {}
        self.visits = 0
        self.gained = 0.0  # by the seat that decided to come here, in all visits

    def choose(self, options: list[Action], values: list[float]) -> Action:
        """The answer to try now, given how good each looks to the judgement."""
        if self.visits < WIDENING:
            return options[values.index(max(values))]
        width = 1 + isqrt(self.visits // WIDENING)
        order = sorted(range(len(options)), key=lambda i: -values[i])[:width]
        best, most = options[order[0]], -1.0
        for i in order:
            answer = self.answers.get(options[i])
            if answer is None:
                return options[i]
            bound = answer.gained / answer.visits + CURIOSITY * sqrt(
                log(self.visits) / answer.visits
            )
            if bound > most:
                best, most = options[i], bound
        return best

    def after(self, action: Action) -> Node:
        """The place an answer leads to."""
        found = self.answers.get(action)
        if found is None:
            found = self.answers[action] = Node()
        return found

    def came(self, gain: float) -> None:
        """A trial passed here and ended with this for the seat that decided to come here."""
        self.visits += 1
        self.gained += gain
