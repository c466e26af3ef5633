"""A game as it is stored: the header, which never changes, and one entry for everything that was done."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tabletown.core.config import Config
from tabletown.core.events import Event
from tabletown.core.game import Game


class GameHeader(Struct, frozen=True):
    """What a game is played with; never changes once it has started."""

    game: str
    mode: str
    seats: int
    options: dict[str, bool | int | str]
    rules: int
    content: str
    seed: int
    position: dict[str, Any] | None = None


class LogEntry(Struct):
    """One entry as it is stored, with what followed from it."""

    version: int
    kind: str  # act, undo
    seat: int
    free: bool
    text: str
    chain: str
    proof: str
    key: str | None
    user: str | None
    at: float
    events: list[Event]

    @property
    def undone(self) -> int:
        return int(self.text) if self.kind == "undo" else 0


def config_of(game: Game, header: GameHeader) -> Config:
    """The configuration of a stored game; :class:`BadRecord` if its content is not there any more."""
    return game.config_with(header.content, header.seats, header.mode, header.options, header.rules)
