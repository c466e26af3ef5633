"""The general numbering: the game's own ids."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.compiled import mypyc_attr
from tabletown.core.config import Config
from tabletown.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbering:
    """Numbers actions by their ids; subclasses number more densely.

    ``own_ids`` says whether a number alone names an action. Where it does not, the same number
    means the same kind of thing, but which tile or building it is about depends on the position.
    """

    own_ids = True
    names = False  # whether `named` finds what `unlisted` numbers
    text = "the action's id: kinds in the order of the notation, last parameter fastest"

    def __init__(self, game: Game, config: Config) -> None:
        self.game = game
        self.config = config
        self.size = len(game.actions(config))

    def numbers(self, s: Any, seat: int, options: list[Action]) -> list[int]:
        """The numbers of the options, in their order."""
        return [action.id for action in options]

    def unlisted(self, s: Any) -> list[int]:
        """The same where the game need not list the options for it, ascending; empty where it must."""
        return []

    def named(self, s: Any, number: int) -> Action | None:
        """The legal action with a number, found without any list; None: look into the list."""
        return None

    def layout(self) -> list[tuple[str, int, int, str]]:
        """What the numbers mean: name, first number, how many, and a sentence."""
        kinds = self.game.actions(self.config).kinds.values()
        return [(k.name, k.first_id, k.size, " ".join([k.name, *[f"<{n}>" for n in k.names]])) for k in kinds]  # fmt: skip
