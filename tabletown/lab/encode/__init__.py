"""Observations as vectors of numbers, of a fixed length for each configuration.

A game has its own encoder in the module of its name; a game without one gets the general encoder,
which works on any view. Encoders use only what the seat may know: the tests deal everything hidden
anew and compare.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.lab.encode.base import Encoder, Field
from tabletown.lab.encode.general import GeneralEncoder

__all__ = ["Encoder", "Field", "encoder"]


def encoder(game: Game, config: Config) -> Encoder:
    """The encoder for a configuration."""
    name = f"{__name__}.{game.name}"
    if find_spec(name) is None:
        return GeneralEncoder(game, config)
    found: Encoder = import_module(name).ENCODER(game, config)
    return found
