"""Bots that judge every option once: `easy` with errors, `normal` as well as it can."""

from __future__ import annotations

from math import cos, log, pi, sqrt

from tabletown.bots.base import Bot
from tabletown.core.actions import Action
from tabletown.core.game import Game
from tabletown.core.match import Knowledge
from tabletown.core.rng import Dice


def judged(bot: Bot, knowledge: Knowledge, options: list[Action], worlds: int) -> list[float]:
    """How good each option looks, averaged over some worlds the seat could be in."""
    total = [0.0] * len(options)
    for _ in range(worlds):
        world = knowledge.world(bot.dice.seed())
        for i, value in enumerate(bot.brain.judge(world, knowledge.seat, options)):
            total[i] += value / worlds
    return total


def spread(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum([(value - mean) ** 2 for value in values]) / len(values))


def bell(dice: Dice) -> float:
    """A normally distributed number with mean 0 and spread 1."""
    return sqrt(-2.0 * log(1.0 - dice.chance())) * cos(2.0 * pi * dice.chance())


class HeuristicBot(Bot):
    """Takes the option that looks best, after adding ``noise`` times the spread as error."""

    def __init__(self, game: Game, seed: int, *, level: str, noise: float, worlds: int) -> None:
        super().__init__(game, seed)
        self.level = level
        self.noise = noise
        self.worlds = worlds

    def decide(self, knowledge: Knowledge, options: list[Action]) -> Action:
        values = judged(self, knowledge, options, self.worlds)
        if self.noise > 0.0:
            error = self.noise * spread(values)
            values = [value + error * bell(self.dice) for value in values]
        order = sorted(range(len(options)), key=lambda i: -values[i])
        self.last = (knowledge, options[order[0]], options[order[1]], None)
        return options[order[0]]
