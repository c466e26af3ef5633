"""The games, one folder each. A folder with a ``GAME`` in it is a game; nothing else lists them.

Folders named by the environment variable ``TABLETOWN_GAMES`` are searched too, so a new game can
live outside the package.
"""

from __future__ import annotations

import os
from importlib import import_module
from pkgutil import iter_modules

from tabletown.core.errors import RulesFault
from tabletown.core.game import Game, unknown

__path__ += [folder for folder in os.environ.get("TABLETOWN_GAMES", "").split(os.pathsep) if folder]


def names() -> list[str]:
    """The names of all games."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


def find(name: str) -> Game:
    """The game called ``name``."""
    known = names()
    if name not in known:
        raise unknown("game", name, known)
    game = import_module(f"{__name__}.{name}").GAME
    if not isinstance(game, Game) or game.name != name:
        raise RulesFault(f"the folder of {name} holds no game of that name")
    return game
