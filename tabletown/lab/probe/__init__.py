"""What reports want to know about a game while it is played: uses, tracks, talk.

A game brings its own probe (``lab/probe.py`` in its folder); a game without one gets the general probe.
"""

from __future__ import annotations

from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.lab.probe.base import Notes, Probe
from tabletown.lab.rooms import from_game

__all__ = ["Notes", "Probe", "probe"]


def probe(game: Game, config: Config) -> Probe:
    """A fresh probe for one game."""
    return probe_type(game)(game, config)


def probe_type(game: Game) -> type[Probe]:
    """The class that watches a game."""
    found: type[Probe] = from_game(game, "probe", "PROBE", Probe)
    return found
