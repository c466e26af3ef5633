"""What lies on the table. Only this module knows how; others ask and act by name."""

from __future__ import annotations

from tabletown.core.errors import RulesFault
from tabletown.core.fields import Copied, Deep
from tabletown.core.state import State

STONES = 30  # numbered from 1
HAND = 4


class MyGameState(State):
    """Fields are declared once; copies, storage and comparison follow from that."""

    top: int = 0  # the highest stone of the cairn
    deck: Copied[list[int]]
    hands: Deep[list[list[int]]]
    pile: Copied[list[int]]  # the stones of the cairn, from the bottom
    scores: Copied[list[int]]

    def begin(self) -> None:
        self.deck = list(range(1, STONES + 1))
        self.hands = [[] for _ in range(self.seats)]
        self.pile = []
        self.scores = [0] * self.seats

    def can_stand_on_top(self, stone: int) -> bool:
        return stone > self.top

    def step_bonus(self, stone: int) -> bool:
        """Whether the option is on and the stone is the very next one."""
        return bool(self.config.options["steps"]) and stone == self.top + 1

    def put_on_top(self, seat: int, stone: int) -> None:
        self.hands[seat].remove(stone)
        self.pile.append(stone)
        self.top = stone

    def draw(self, seat: int) -> int | None:
        """The stone that a seat drew; None when the deck is empty."""
        if not self.deck:
            return None
        stone = self.deck.pop()
        self.hands[seat].append(stone)
        self.hands[seat].sort()
        return stone

    def check(self) -> None:
        stones = [*self.deck, *self.pile, *(stone for hand in self.hands for stone in hand)]
        if sorted(stones) != list(range(1, STONES + 1)):
            raise RulesFault("a stone was lost or stands twice")
