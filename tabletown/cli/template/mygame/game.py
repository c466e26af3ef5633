"""The game: modes, options, and which room answers what."""

from __future__ import annotations

from tabletown.core import rng
from tabletown.core.actions import Actions
from tabletown.core.brain import Brain
from tabletown.core.config import Config
from tabletown.core.game import Game, Mode, switch

from .bot import MyGameBrain
from .rules import ACTIONS, Deal
from .state import MyGameState
from .view import MyGameView, view
from .worlds import determinise


class MyGame(Game[MyGameState]):
    """My game for 2 to 4 players."""

    name = "mygame"
    modes = (Mode("standard", 2, 4),)
    options = (switch("steps", "MYG-2.4"),)
    state_type = MyGameState
    view_type = MyGameView
    minutes = 10

    def variants(self) -> list[Config]:
        """What the compliance suite plays: every number of seats, with and without the option."""
        return [self.config(n, None, {"steps": on}) for n in (2, 3, 4) for on in (False, True)]

    def setup(self, config: Config, seed: int, rules: int) -> MyGameState:
        s = MyGameState.new(config, rng.seeded(seed), rules)
        s.then(Deal())
        return s

    def actions(self, config: Config) -> Actions:
        return ACTIONS

    def content_digest(self, config: Config) -> str:
        return "0" * 16  # there are no content files; docs: "Content"

    def view(self, s: MyGameState, seat: int | None) -> MyGameView:
        return view(s, seat)

    def determinise(self, s: MyGameState, seat: int | None, seed: int) -> MyGameState:
        return determinise(s, seat, seed)

    def scores(self, s: MyGameState) -> list[int]:
        return s.scores.copy()

    def brain(self) -> Brain[MyGameState]:
        return MyGameBrain()
