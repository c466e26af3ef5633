"""Worlds that fit what a seat knows: bots think about these, never about the true table."""

from __future__ import annotations

from tabletown.core.rng import Dice

from .state import MyGameState


def determinise(s: MyGameState, seat: int | None, seed: int) -> MyGameState:
    """Deal anew what the seat does not know. Sort first: the result may depend on nothing hidden."""
    world = s.clone()
    dice = Dice(seed)
    others = [other for other in range(s.seats) if other != seat]
    hidden = sorted([*s.deck, *(stone for other in others for stone in s.hands[other])])
    dice.shuffle(hidden)
    for other in others:
        world.hands[other] = sorted([hidden.pop() for _ in s.hands[other]])
    world.deck = hidden
    world.rng = dice.seed()
    return world
