"""Numbers for actions: what masks, policies and tables of values are indexed by.

A game's own ids run below ``len(game.actions(config))``. A game whose notation is much larger than
what can ever be legal has a denser numbering in the module of its name. In one decision no two
options share a number.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.lab.numbering.base import Numbering

__all__ = ["Numbering", "numbering"]


def numbering(game: Game, config: Config) -> Numbering:
    """The densest numbering of a configuration's actions."""
    name = f"{__name__}.{game.name}"
    if find_spec(name) is None:
        return Numbering(game, config)
    found: Numbering = import_module(name).NUMBERING(game, config)
    return found
