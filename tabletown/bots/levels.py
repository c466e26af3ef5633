"""The levels a bot can have."""

from __future__ import annotations

from tabletown.bots.base import Bot
from tabletown.bots.heuristic import HeuristicBot
from tabletown.bots.search import SearchBot
from tabletown.core.errors import BadUsage
from tabletown.core.game import Game, unknown

LEVELS = ("random", "easy", "normal", "hard")


def make_bot(
    game: Game,
    level: str,
    seed: int,
    temper: str | None = None,
    *,
    seconds: float = 1.0,
    iterations: int | None = None,
) -> Bot:
    """A bot of a level; ``seconds`` or ``iterations`` bound the thinking of `hard`."""
    brain = game.brain()
    bot: Bot
    if level == "random":
        bot = Bot(game, seed)
    elif level == "easy":
        bot = HeuristicBot(game, seed, level=level, worlds=1)
    elif level == "normal":
        bot = HeuristicBot(game, seed, level=level, worlds=brain.normal_worlds)
    elif level == "hard":
        bot = SearchBot(game, seed, seconds=seconds, iterations=iterations)
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
