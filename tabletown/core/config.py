"""What is played: game, mode, seats, options."""

from __future__ import annotations

import msgspec

Value = bool | int | str


class Config(msgspec.Struct, frozen=True):
    """What is played: game, mode, number of seats, all options with their values, a content pack."""

    game: str
    mode: str
    seats: int
    options: dict[str, Value]
    pack: str | None = None

    def value(self, option: str, before: Value) -> Value:
        """What was chosen; ``before``: what games play by that were stored before there was a choice."""
        return self.options.get(option, before)
