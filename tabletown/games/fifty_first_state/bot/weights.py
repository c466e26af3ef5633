"""How much cards, locations and the others count, by number of players and kind of faction.

They are learned from games (scripts/learn.py; docs/bots.md, "Learned judgement"): which way to
turn them came from games, how far was tried out in games against the weights before.

Among three and four, a faction whose board alone reaches a location of the others lives on them;
the others need more places of their own, and are thinner on actions that want the same goods.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.plain import Frozen
from tabletown.games.fifty_first_state.bot.worth import worth_of
from tabletown.games.fifty_first_state.state import FiftyFirstState


class Weights(Frozen):
    """Factors on parts of an evaluation."""

    rivals: float  # the position of each of the others, beside the own one
    location: float = 1.0  # beside the engine that it is part of
    location_later: float = 0.0  # the same for every round that is left
    card: float = 0.0  # in hand, beside what it can do
    action: float = 1.0  # what the action of a card in hand would do with the own goods
    build: float = 1.0  # a card in hand as a location, beside its Deal and its spoils

    def of_location(self, left: float) -> float:
        """What a location counts with so many rounds left."""
        return self.location + left * self.location_later


ALONE: Final = Weights(0.8)  # against the Hegemony, which has points and locations only
WEIGHTS: Final = {
    2: Weights(1.0, 1.2, 0.6, 0.5),
    3: Weights(0.3, 1.0, 0.45, 0.6, 0.5, 1.25),
    4: Weights(0.22, 1.0, 0.45, 0.6, 0.5, 1.25),
}
RAIDERS: Final = {3: Weights(0.3), 4: Weights(0.22)}


def weights_of(s: FiftyFirstState, player: int) -> Weights:
    """What counts for a player who chooses."""
    found = RAIDERS.get(s.players)
    if found is not None and worth_of(s.tables).raiders[s.faction(player)]:
        return found
    return common_weights(s)


def common_weights(s: FiftyFirstState) -> Weights:
    """What counts at a table: chances measure everybody alike."""
    return ALONE if s.solo else WEIGHTS[s.players]
