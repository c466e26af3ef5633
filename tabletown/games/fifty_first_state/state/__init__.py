"""What is on the table: named questions and deeds (``table.py``) over a layout (``layout.py``)."""

from tabletown.games.fifty_first_state.state.layout import (
    ACTION_PHASE,
    BLOCKS,
    CLEANUP,
    ENDLESS,
    GAME_OVER,
    LOOKOUT,
    NOTHING,
    PHASES,
    PRODUCTION_PHASE,
    SETUP,
    Place,
)
from tabletown.games.fifty_first_state.state.table import FiftyFirstState

__all__ = [
    "ACTION_PHASE",
    "BLOCKS",
    "CLEANUP",
    "ENDLESS",
    "GAME_OVER",
    "LOOKOUT",
    "NOTHING",
    "PHASES",
    "PRODUCTION_PHASE",
    "SETUP",
    "FiftyFirstState",
    "Place",
]
