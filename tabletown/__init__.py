"""tabletown: four city board games to play, host, study and extend.

>>> import tabletown
>>> game = tabletown.new("streets", seats=3, seed=7)
>>> game.over
False
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabletown import fast  # first: it finds what is compiled
from tabletown.core.actions import Action
from tabletown.core.config import Value
from tabletown.core.errors import (
    BadContent,
    BadNotation,
    BadPosition,
    BadRecord,
    BadUsage,
    GameOver,
    IllegalAction,
    NoFreeUndo,
    NotYourDecision,
    Refusal,
    TabletownError,
)
from tabletown.core.game import Game
from tabletown.core.match import Decision, Match, replay
from tabletown.core.outcome import Outcome
from tabletown.core.record import read
from tabletown.games import find, names

__version__ = "0.2.0"
__all__ = [
    "Action",
    "BadContent",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "BadUsage",
    "Decision",
    "Game",
    "GameOver",
    "IllegalAction",
    "Match",
    "NoFreeUndo",
    "NotYourDecision",
    "Outcome",
    "Refusal",
    "TabletownError",
    "fast",
    "find",
    "load",
    "names",
    "new",
    "position",
]


def new(
    game: str,
    *,
    seats: int | None = None,
    seed: int = 0,
    mode: str | None = None,
    options: dict[str, Value] | None = None,
    pack: str | None = None,
) -> Match:
    """A new match, at its first decision."""
    definition = find(game)
    return Match(definition, definition.config(seats, mode, options, pack), seed)


def load(record: str | Path, *, pack: str | None = None) -> Match:
    """A record, its text or the path of its file, back to a match, every step checked."""
    found = read(record.read_text(encoding="utf-8") if isinstance(record, Path) else record)
    return replay(find(found.game), found, pack=pack)


def position(
    game: str,
    fields: dict[str, Any],
    *,
    seats: int | None = None,
    mode: str | None = None,
    options: dict[str, Value] | None = None,
    seed: int = 0,
) -> Match:
    """A match that starts from a position set up by hand; each game documents its fields."""
    definition = find(game)
    return Match(definition, definition.config(seats, mode, options), seed, position=fields)
