"""What the questions of 51st State have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.steps import Ask

if TYPE_CHECKING:
    from tabletown.games.fifty_first_state.state import FiftyFirstState


class TurnAsk(Ask["FiftyFirstState"]):
    """A decision of the player whose turn it is."""

    def seat(self, s: FiftyFirstState) -> int:
        return s.active
