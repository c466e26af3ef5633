"""Numbers for actions: what masks, policies and tables of values are indexed by.

A game's own ids run below ``len(game.actions(config))``. A game whose notation is much larger than
what can ever be legal offers a denser numbering (``compact_size`` and ``compact_id`` on its Game
class); it is used where it exists. In one decision no two options share a number.
"""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.config import Config
from tabletown.core.game import Game


class Numbering:
    """The game's own ids."""

    own_ids = True  # whether a number alone names an action

    def __init__(self, game: Game, config: Config) -> None:
        self.game = game
        self.config = config
        self.size = len(game.actions(config))

    def numbered(self, s: Any, seat: int, options: list[Action]) -> dict[int, Action]:
        """The options by their numbers."""
        return {action.id: action for action in options}

    def number(self, s: Any, seat: int, action: Action) -> int:
        return action.id


class CompactNumbering(Numbering):
    """The game's denser numbering; a number means the same only for the same seat and decision."""

    own_ids = False

    def __init__(self, game: Any, config: Config) -> None:
        super().__init__(game, config)
        self.size = int(game.compact_size(config))
        self.compact_id = game.compact_id

    def numbered(self, s: Any, seat: int, options: list[Action]) -> dict[int, Action]:
        compact_id = self.compact_id
        return {compact_id(s, action): action for action in options}

    def number(self, s: Any, seat: int, action: Action) -> int:
        return int(self.compact_id(s, action))


def numbering(game: Game, config: Config) -> Numbering:
    """The densest numbering a game offers."""
    if hasattr(game, "compact_size"):
        return CompactNumbering(game, config)
    return Numbering(game, config)
