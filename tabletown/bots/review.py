"""Coach review of a finished game: win chances over time, and the decisions that turned it.

After the game nothing is secret any more, so chances are taken from the true positions, in some
worlds that differ in the luck to come. What the coach would have played instead it finds with the
knowledge the player had.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from tabletown.bots.base import ValueTerm
from tabletown.bots.chances import chances_of
from tabletown.bots.judgement import look_ahead
from tabletown.bots.levels import make_bot
from tabletown.bots.tree import Node
from tabletown.core.game import Game
from tabletown.core.match import Match, Played
from tabletown.core.rng import Dice
from tabletown.core.state import State

MOST_POINTS: Final = 48  # positions of a game that are looked at first
STRETCHES: Final = 6  # stretches between them that are looked at move by move
OWN_STRETCHES: Final = 4  # more of these for each person, where that person's chance fell most
TURNS: Final = 3  # turning points that are named, and costly decisions of each person
LASTING: Final = 4  # positions before and after a decision between which chances must have moved
LEAST_SWING: Final = 0.05  # a smaller change of the own chance turns nothing
WORLDS: Final = 8  # worlds of luck in which chances are estimated


class Point(msgspec.Struct, frozen=True):
    """The chances of every seat after so many actions."""

    actions: int
    chances: list[float]


class Swing(msgspec.Struct, frozen=True):
    """An action that changed the chance of who made it; ``actions`` were made before it."""

    actions: int
    seat: int
    before: float
    after: float

    @property
    def lost(self) -> bool:
        """Whether the seat stood worse afterwards."""
        return self.after < self.before


class ReviewedTurn(msgspec.Struct, frozen=True):
    """A turning point. ``better`` is what the coach would have played, if that is something else."""

    actions: int
    seat: int
    action: str
    before: float
    after: float
    better: str | None
    terms: list[ValueTerm]  # what decides between the better action and the one that was played


class Review(msgspec.Struct, frozen=True):
    """How a game went: the course of all seats, and where it turned."""

    points: list[Point]
    turns: list[ReviewedTurn]


def review(
    match: Match,
    *,
    seconds: float = 1.0,
    iterations: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Review:
    """Win chances along a game, and its turning points."""
    states = positions(match)
    looking = reviewing(deciders(match.history, states))
    actions = next(looking)
    while True:
        if progress is not None:
            progress(actions)
        try:
            actions = looking.send(chances(match.game, states[actions], actions))
        except StopIteration as done:
            points, swings = done.value
            break
    turns = []
    for swing in swings:
        action = match.history[swing.actions].action
        better, terms = None, []
        if swing.lost:
            bot = make_bot(
                match.game, "hard", swing.actions, seconds=seconds, iterations=iterations
            )
            choice = bot.choose(match.at(swing.actions).knowledge(swing.seat))
            reason = bot.explain(action.text)
            if choice != action and reason is not None:
                better, terms = choice.text, reason.terms
        turns.append(
            ReviewedTurn(
                swing.actions, swing.seat, action.text, swing.before, swing.after, better, terms
            )
        )
    return Review(points, turns)


def positions(match: Match) -> list[State]:
    """The true state after 0, 1, 2 and so on actions."""
    replayed = match.at(0)
    states = [replayed.state.clone()]
    for played in match.history:
        replayed.play(played.action.text, played.seat)
        states.append(replayed.state.clone())
    return states


def deciders(history: list[Played], states: list[State]) -> list[int]:
    """For every action: the seat that chose it, or -1 if there was no choice."""
    return [
        -1 if played.free or len(before.options(played.seat)) < 2 else played.seat
        for played, before in zip(history, states, strict=False)
    ]


def reviewing(
    deciders: list[int], people: Sequence[int] = ()
) -> Generator[int, list[float], tuple[list[Point], list[Swing]]]:
    """Asks for the chances after so many actions, one position after the other; returns the result.

    Positions spread over the game come first, then all of those stretches in which most changed, and
    those in which the chances of ``people`` fell: the coach talks to them about their own decisions.
    """
    length = len(deciders)
    count = min(MOST_POINTS, length)
    points: dict[int, list[float]] = {}
    for number in range(count + 1):
        actions = round(number * length / count) if count else 0
        points[actions] = yield actions
    spread = sorted(points)
    stretches = dict.fromkeys(liveliest(spread, points))
    for person in people:
        stretches.update(dict.fromkeys(costliest(spread, points, person)))
    for first, last in stretches:
        for actions in range(first + 1, last):
            points[actions] = yield actions
    order = sorted(points)
    found = []
    for place, n in enumerate(order):
        seat = deciders[n] if n < length else -1
        if seat >= 0 and n + 1 in points:
            line = [points[actions][seat] for actions in order]
            found.append((lasting(line, place), Swing(n, seat, line[place], line[place + 1])))
    found = [(size, swing) for size, swing in found if size >= LEAST_SWING]
    found.sort(key=lambda one: -one[0])
    told = {swing.actions: swing for _, swing in found[:TURNS]}
    for person in people:
        own = [swing for _, swing in found if swing.seat == person and swing.lost]
        told.update({swing.actions: swing for swing in own[:TURNS]})
    turns = sorted(told.values(), key=lambda swing: swing.actions)
    return [Point(actions, points[actions]) for actions in order], turns


def lasting(line: list[float], place: int) -> float:
    """How far a chance moved after ``place`` and stayed: estimates jump, and jump back."""
    before, after = line[: place + 1][-LASTING:], line[place + 1 :][:LASTING]
    at_once = line[place + 1] - line[place]
    shift = sum(after) / len(after) - sum(before) / len(before)
    return min(abs(at_once), abs(shift)) if at_once * shift > 0 else 0.0


def liveliest(order: list[int], points: dict[int, list[float]]) -> list[tuple[int, int]]:
    """The stretches between positions in which chances changed most."""

    def change(stretch: tuple[int, int]) -> float:
        first, last = stretch
        return max([abs(b - a) for a, b in zip(points[first], points[last], strict=True)])

    return sorted(pairwise(order), key=lambda stretch: -change(stretch))[:STRETCHES]


def costliest(order: list[int], points: dict[int, list[float]], seat: int) -> list[tuple[int, int]]:
    """The stretches in which the chance of a seat fell most."""
    falls = [
        (points[last][seat] - points[first][seat], (first, last)) for first, last in pairwise(order)
    ]
    falls.sort()
    return [stretch for fall, stretch in falls[:OWN_STRETCHES] if fall < 0]


def chances(game: Game, state: State, seed: int) -> list[float]:
    """Each seat's chance to win, as games with such an estimate ended."""
    return chances_of(game, game.brain(), state, estimates(game, state, seed))


def estimates(game: Game, state: State, seed: int, worlds: int = WORLDS) -> list[float]:
    """What the estimate says of each seat when everybody has had another turn."""
    brain = game.brain()
    if state.over:
        return brain.rewards(state)
    dice = Dice(seed, 7)
    total = [0.0] * state.seats
    for _ in range(worlds):
        world = state.clone()
        world.rng = dice.seed()
        look_ahead(brain, world, world.deciders()[0], Node(), brain.stage(world))
        for seat, reward in enumerate(brain.rewards(world)):
            total[seat] += reward / worlds
    return total
