"""Bots: players that get only what their seat may know.

>>> import tabletown
>>> from tabletown.bots import make_bot
>>> match = tabletown.new("streets", seats=2, seed=1)
>>> bot = make_bot(match.game, "easy", seed=5)
>>> seat = next(iter(match.decisions))
>>> bot.choose(match.knowledge(seat)) in match.options(seat)
True
"""

from tabletown.bots.base import Bot, Reason
from tabletown.bots.levels import LEVELS, levels_at, levels_of, make_bot, masters_in

__all__ = ["LEVELS", "Bot", "Reason", "levels_at", "levels_of", "make_bot", "masters_in"]
