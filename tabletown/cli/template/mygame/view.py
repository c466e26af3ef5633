"""What a seat may see."""

from __future__ import annotations

import msgspec

from .state import MyGameState


class MyGameView(msgspec.Struct):
    """Copies what is allowed; a spectator's hand is empty."""

    top: int
    hand: list[int]
    stones: list[int]  # how many each seat holds
    deck: int
    pile: list[int]
    scores: list[int]


def view(s: MyGameState, seat: int | None) -> MyGameView:
    return MyGameView(
        top=s.top,
        hand=s.hands[seat].copy() if seat is not None else [],
        stones=[len(hand) for hand in s.hands],
        deck=len(s.deck),
        pile=s.pile.copy(),
        scores=s.scores.copy(),
    )
