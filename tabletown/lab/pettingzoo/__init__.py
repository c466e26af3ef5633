"""PettingZoo environments, one module for each game: ``tabletown.lab.pettingzoo.streets`` and so on.

A module offers ``env`` (with PettingZoo's usual wrappers) and ``raw_env``, both with the keywords
of :class:`tabletown.lab.pettingzoo.base.TownEnv`. Each configuration is also there by name, for
tools that want environments without arguments: ``streets.standard_3.env()``. The modules are made
from the list of games, so a new game has its environments at once.
"""

from __future__ import annotations

import sys
from types import ModuleType

from tabletown.games import names
from tabletown.lab.pettingzoo.environments import Environments, of


class GameModule(ModuleType):
    """The module of one game; the game itself is looked up when it is needed."""

    def __getattr__(self, name: str) -> object:
        here = of(self.__name__.rpartition(".")[2])
        return getattr(here, name) if name in ("env", "raw_env") else here.variant(name)


def __getattr__(name: str) -> Environments:
    raise AttributeError(f"there is no game '{name}'")


for game in names():
    module = GameModule(f"{__name__}.{game}", f"The PettingZoo environments of {game}.")
    globals()[game] = sys.modules[module.__name__] = module
