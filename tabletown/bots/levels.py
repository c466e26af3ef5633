"""The levels a bot can have."""

from __future__ import annotations

from typing import Final

from tabletown.bots.base import Bot
from tabletown.bots.heuristic import HeuristicBot
from tabletown.bots.search import SearchBot
from tabletown.core.errors import BadUsage
from tabletown.core.game import Game, unknown

LEVELS = ("random", "easy", "normal", "hard", "master")
TIMES: Final = {"master": 9.0}  # how many times as long as `hard` a level may think


def masters_in(game: Game, mode: str) -> list[int]:
    """With how many seats `master` is offered in a mode: where it is stronger than `hard`."""
    return sorted(game.brain().masters.get(mode, ()))


def levels_of(game: Game) -> list[str]:
    """The levels that a game has at one of its tables or another."""
    return [level for level in LEVELS if level != "master" or game.brain().masters]


def levels_at(game: Game, mode: str, seats: int) -> list[str]:
    """The levels that are offered at a table."""
    return [level for level in LEVELS if level != "master" or seats in masters_in(game, mode)]


def thinking(level: str, seconds: float) -> float:
    """How many seconds a level thinks about a decision where `hard` is given ``seconds``."""
    return seconds * TIMES.get(level, 1.0)


def make_bot(
    game: Game,
    level: str,
    seed: int,
    temper: str | None = None,
    *,
    seconds: float = 1.0,
    iterations: int | None = None,
) -> Bot:
    """A bot of a level; ``seconds`` of `hard` or ``iterations`` bound the thinking of who searches."""
    brain = game.brain()
    bot: Bot
    if level == "random":
        bot = Bot(game, seed)
    elif level == "easy":
        bot = HeuristicBot(game, seed, level=level, worlds=1)
    elif level == "normal":
        bot = HeuristicBot(game, seed, level=level, worlds=brain.normal_worlds)
    elif level in ("hard", "master"):
        time = thinking(level, seconds)
        bot = SearchBot(game, seed, level=level, seconds=time, iterations=iterations)
    else:
        raise unknown("bot level", level, list(LEVELS))
    if temper is not None:
        tempers = bot.brain.personalities
        if temper not in tempers:
            raise BadUsage(
                f"{game.name} has no bot temper '{temper}' (there are: {', '.join(tempers) or 'none'})"
            )
        bot.brain = bot.brain.with_temper(temper)
    return bot
