"""Bots that judge every option once and do not look ahead: `easy` and `normal`."""

from __future__ import annotations

from math import cos, log, pi, sqrt

from tabletown.bots.base import Bot
from tabletown.core.actions import Action
from tabletown.core.game import Game
from tabletown.core.match import Knowledge
from tabletown.core.rng import Dice


def spread(values: list[float]) -> float:
    """The standard deviation of some values."""
    mean = sum(values) / len(values)
    return sqrt(sum([(value - mean) ** 2 for value in values]) / len(values))


def bell(dice: Dice) -> float:
    """A normally distributed number with mean 0 and spread 1."""
    return sqrt(-2.0 * log(1.0 - dice.chance())) * cos(2.0 * pi * dice.chance())


class HeuristicBot(Bot):
    """Takes the option that looks best to it; the lower its level, the more it misjudges."""

    def __init__(self, game: Game, seed: int, *, level: str, worlds: int) -> None:
        super().__init__(game, seed)
        self.level = level
        self.worlds = worlds

    def decide(self, knowledge: Knowledge, options: list[Action]) -> Action:
        """The option with the best value in some worlds, with the error of the level."""
        worlds = [knowledge.world(self.dice.seed()) for _ in range(self.worlds)]
        values = self.weigh(worlds, knowledge.seat, options)
        noise = self.brain.noise(self.level, worlds[0], knowledge.seat)
        if noise > 0.0:
            error = noise * spread(values)
            values = [value + error * bell(self.dice) for value in values]
        order = sorted(range(len(options)), key=lambda i: -values[i])
        self.last = (knowledge, options[order[0]], options[order[1]], None)
        return options[order[0]]
