"""What reports want to know about a game while it is played: uses, tracks, talk.

A game has its own probe in the module of its name; a game without one gets the general probe.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.lab.probe.base import Notes, Probe

__all__ = ["Notes", "Probe", "probe"]


def probe(game: Game, config: Config) -> Probe:
    """A fresh probe for one game."""
    return probe_type(game)(game, config)


def probe_type(game: Game) -> type[Probe]:
    name = f"{__name__}.{game.name}"
    if find_spec(name) is None:
        return Probe
    found: type[Probe] = import_module(name).PROBE
    return found
