"""The round: four phases, and whether another one follows (FFS-5, FFS-21)."""

from __future__ import annotations

from typing import Final

from tabletown.core.steps import Step
from tabletown.games.fifty_first_state.rules.cleanup import Cleanup
from tabletown.games.fifty_first_state.rules.ending import EndOfActionPhase
from tabletown.games.fifty_first_state.rules.lookout import Lookout
from tabletown.games.fifty_first_state.rules.production import Production
from tabletown.games.fifty_first_state.rules.solo import SoloLookout
from tabletown.games.fifty_first_state.rules.turn import ActionPhase
from tabletown.games.fifty_first_state.state import FiftyFirstState


class Round(Step[FiftyFirstState]):
    """Lookout, Production, Action, Cleanup (FFS-5.1), until the game ends (FFS-5.2)."""

    rule = "FFS-5.1"

    def run(self, s: FiftyFirstState) -> None:
        s.begin_round(s.round + 1)
        s.emit("round", "FFS-5.1", round=s.round, seat=s.first)
        s.then(SOLO_LOOKOUT if s.solo else LOOKOUT, *PHASES, self)


LOOKOUT: Final = Lookout()
SOLO_LOOKOUT: Final = SoloLookout()
PHASES: Final = (Production(), ActionPhase(), EndOfActionPhase(), Cleanup())
