"""What is on the table: the only place that knows how it is laid out.

Rules, views, bots and the lab ask and act by name: about rounds, cards, locations and goods, each
in a module and a class of its own; ``FiftyFirstState`` is all of them. The layout (``layout.py``) is
one flat list of numbers and a few tuples. Tuples are replaced, never changed, so copies share them.
A card in a state is named by its owner and its *ref* (``tables.py``).
"""

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
