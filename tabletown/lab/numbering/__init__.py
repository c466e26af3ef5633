"""Numbers for actions: what masks, policies and tables of values are indexed by.

A game's own ids run below ``len(game.actions(config))``. A game whose notation is much larger than
what can ever be legal brings a denser one (``lab/numbering.py`` in its folder). In one decision no two
options share a number.
"""

from __future__ import annotations

from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.lab.numbering.base import Numbering
from tabletown.lab.rooms import from_game

__all__ = ["Numbering", "numbering"]


def numbering(game: Game, config: Config) -> Numbering:
    """The densest numbering of a configuration's actions."""
    found: Numbering = from_game(game, "numbering", "NUMBERING", Numbering)(game, config)
    return found
