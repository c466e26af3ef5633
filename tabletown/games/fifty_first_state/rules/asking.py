"""What the questions of 51st State have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Ask

if TYPE_CHECKING:
    from tabletown.core.actions import Action
    from tabletown.games.fifty_first_state.state import FiftyFirstState


class TurnAsk(Ask["FiftyFirstState"]):
    """A decision of the player whose turn it is."""

    otherwise: ClassVar[tuple[str, str]] = ("", "")  # what is said of any other move, and its rule

    def seat(self, s: FiftyFirstState) -> int:
        return s.active

    def why_not(self, s: FiftyFirstState, action: Action) -> Refusal:
        return refuse(*self.otherwise)


class PlayerAsk(TurnAsk):
    """A decision of one player."""

    player: int

    def seat(self, s: FiftyFirstState) -> int:
        return self.player
