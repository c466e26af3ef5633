"""Coach review of a finished game: win chances over time, and the decisions that turned it.

After the game nothing is secret any more, so the review looks at the true positions: from each
one some games are played out with the game's quick policy.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import msgspec

from tabletown.core.brain import Brain
from tabletown.core.match import Match
from tabletown.core.rng import Dice
from tabletown.core.state import State

MOST_DECISIONS = 2_000


class Point(msgspec.Struct, frozen=True):
    """The chances of every seat after so many actions."""

    actions: int
    chances: list[float]


class Turn(msgspec.Struct, frozen=True):
    """A decision that changed the chances: whose it was, and how the chance of that seat moved."""

    actions: int
    seat: int
    action: str
    before: float
    after: float


class Review(msgspec.Struct, frozen=True):
    points: list[Point]
    turns: list[Turn]
    playouts: int


def chances(brain: Brain, state: State, playouts: int, dice: Dice) -> list[float]:
    """Each seat's share of wins over some games played out from here."""
    if state.over:
        return brain.rewards(state)
    total = [0.0] * state.seats
    for _ in range(playouts):
        world = state.clone()
        world.rng = dice.seed()
        for _ in range(MOST_DECISIONS):
            if world.over:
                break
            seat = world.deciders()[0]
            options = world.options(seat)
            world.apply(
                options[0] if len(options) == 1 else brain.quick(world, seat, options, dice), seat
            )
        for seat, reward in enumerate(brain.rewards(world)):
            total[seat] += reward / playouts
    return total


def review(
    match: Match,
    *,
    playouts: int = 30,
    most_points: int = 60,
    turns: int = 3,
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Review:
    """Win chances along a game, and the decisions after which they moved most."""
    brain = match.game.brain()
    length = len(match.history)
    step = max(1, -(-length // most_points))
    replayed = match.at(0)
    points: list[Point] = []
    for number in range(length + 1):
        if number % step == 0 or number == length:
            dice = Dice(seed, number)
            points.append(Point(number, chances(brain, replayed.state, playouts, dice)))
            if progress is not None:
                progress(number)
        if number < length:
            played = match.history[number]
            replayed.play(played.action, played.seat)
    return Review(points, turning_points(match, points, turns), playouts)


def turning_points(match: Match, points: list[Point], count: int) -> list[Turn]:
    """The decisions with the greatest change for the seat that made them."""
    found: list[Turn] = []
    for before, after in pairwise(points):
        span = match.history[before.actions : after.actions]
        if not span:
            continue
        changes = {
            played.seat: abs(after.chances[played.seat] - before.chances[played.seat])
            for played in span
        }
        seat = max(changes, key=lambda s: changes[s])
        number = before.actions + next(i for i, played in enumerate(span) if played.seat == seat)
        found.append(
            Turn(
                number,
                seat,
                match.history[number].action.text,
                before.chances[seat],
                after.chances[seat],
            )
        )
    found.sort(key=lambda turn: -abs(turn.after - turn.before))
    return sorted(found[:count], key=lambda turn: turn.actions)
