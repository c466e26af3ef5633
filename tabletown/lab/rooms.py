"""What a game brings for research: the modules of its folder ``lab``, where it has them."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tabletown.core.game import Game


def from_game(game: Game, module: str, name: str, default: Any) -> Any:
    """The object ``name`` of a module of the game's ``lab``, or the default."""
    folder = f"{game.package}.lab"
    if find_spec(folder) is None or find_spec(f"{folder}.{module}") is None:
        return default
    return getattr(import_module(f"{folder}.{module}"), name)
