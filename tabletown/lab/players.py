"""Who plays: a level (``easy``), a level with a temper (``hard/bold``), or your own bot (``mybots:Greedy``).

A level may have a budget of its own: ``hard@48`` searches with 48 trials a decision.
Your own bot is a subclass of :class:`tabletown.bots.Bot` that is made from a game and a seed; the
module is looked for where Python looks, the present folder first.
"""

from __future__ import annotations

import sys
from importlib import import_module

from tabletown.bots import LEVELS, Bot, make_bot
from tabletown.core.errors import BadUsage
from tabletown.core.game import Game, unknown


def check_player(name: str) -> None:
    """Raise :class:`BadUsage` if there is no such player."""
    if ":" in name:
        own_type(name)
        return
    level, _, trials = parts(name)
    if level not in LEVELS:
        raise unknown("bot level", level, list(LEVELS))
    if trials is not None and not (trials.isdecimal() and int(trials)):
        raise BadUsage(f"'{name[:60]}': after @ stands a number of trials")


def parts(name: str) -> tuple[str, str | None, str | None]:
    """Level, temper and trials a decision, as far as a name says them."""
    player, at, trials = name.partition("@")
    level, _, temper = player.partition("/")
    return level, temper or None, trials if at else None


def is_own(name: str) -> bool:
    """Whether a name is that of somebody's own bot."""
    return ":" in name


def own_type(name: str) -> type[Bot]:
    """The class of somebody's own bot."""
    module, _, cls = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(import_module(module), cls, None)
    except ImportError as fault:
        raise BadUsage(f"cannot load the bot '{name[:60]}': {fault}") from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadUsage(f"'{name[:60]}' is no subclass of tabletown.bots.Bot")
    return found


def make_player(
    game: Game, name: str, seed: int, *, seconds: float = 1.0, iterations: int | None = None
) -> Bot:
    """The player called ``name``; ``seconds`` or ``iterations`` bound the thinking of `hard`."""
    if is_own(name):
        return own_type(name)(game, seed)
    level, temper, trials = parts(name)
    budget = int(trials) if trials else iterations
    return make_bot(game, level, seed, temper, seconds=seconds, iterations=budget)


def players(text: str | None, seats: int) -> tuple[str, ...]:
    """The player in every seat, from names separated by commas; one name is for all seats."""
    found = (text or "random").split(",")
    for name in found:
        check_player(name)
    if len(found) == 1:
        found = found * seats
    if len(found) != seats:
        raise BadUsage(f"--bots names {len(found)} seats, but the game has {seats}")
    return tuple(found)
