"""Observations as vectors of numbers, of a fixed length for each configuration.

A game brings its own encoder (``lab/encoder.py`` in its folder); a game without one gets the general encoder,
which works on any view. Encoders use only what the seat may know: the tests deal everything hidden
anew and compare.
"""

from __future__ import annotations

from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.lab.encode.base import Encoder
from tabletown.lab.encode.fields import VectorField
from tabletown.lab.encode.general import GeneralEncoder
from tabletown.lab.rooms import from_game

__all__ = ["Encoder", "VectorField", "encoder", "environment_version"]


def encoder(game: Game, config: Config) -> Encoder:
    """The encoder for a configuration."""
    found: Encoder = from_game(game, "encoder", "ENCODER", GeneralEncoder)(game, config)
    return found


def environment_version(game: Game) -> int:
    """The number in the names of a game's environments: it grows with rules and observations.

    >>> from tabletown.games import find
    >>> environment_version(find("streets"))
    2
    """
    revision: int = from_game(game, "encoder", "ENCODER", GeneralEncoder).revision
    return game.rules + revision
