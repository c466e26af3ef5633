"""Streets: lay buildings along growing streets, and choose the moment to close them."""

from __future__ import annotations

from tabletown.games.streets.game import StreetsGame

GAME = StreetsGame()
