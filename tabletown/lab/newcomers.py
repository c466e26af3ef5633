"""A stand-in for somebody who has just learned a game, to see whether `easy` can be beaten.

::

    tabletown ladder streets --levels easy,tabletown.lab.newcomers:Newcomer --games 40 --seed 1001

It takes whatever brings most at once: its own number (money, points, capital) less the best other's.
Among moves that bring the same it follows the rules of thumb of the game (``Brain.quick``). It never
looks ahead and plans nothing.
"""

from __future__ import annotations

from tabletown.bots import Bot
from tabletown.core.actions import Action
from tabletown.core.match import Knowledge


class Newcomer(Bot):
    """Takes what brings most now."""

    def decide(self, knowledge: Knowledge, options: list[Action]) -> Action:
        """The option after which the own lead is largest."""
        seat = knowledge.seat
        world = knowledge.world(self.dice.seed())
        leads = []
        for option in options:
            after = world.clone()
            after.apply(option, seat)
            scores = self.game.scores(after)
            others = [score for other, score in enumerate(scores) if other != seat]
            leads.append(scores[seat] - max(others, default=0))
        best = max(leads)
        hopeful = [option for option, lead in zip(options, leads, strict=True) if lead == best]
        action = hopeful[0]
        if len(hopeful) > 1:
            action = self.brain.quick(world, seat, hopeful, self.dice)
        self.last = (knowledge, action, None, None)
        return action
