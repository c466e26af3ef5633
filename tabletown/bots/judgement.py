"""The game's judgement: of options in some worlds, and of what everybody will answer."""

from __future__ import annotations

from typing import Any

from tabletown.bots.tree import Node
from tabletown.core.actions import Action
from tabletown.core.brain import Brain
from tabletown.core.state import State


def judged(brain: Brain, worlds: list[State], seat: int, options: list[Action]) -> list[float]:
    """How good each option looks, averaged over some worlds the seat could be in."""
    total = [0.0] * len(options)
    for world in worlds:
        for i, value in enumerate(brain.judge(world, seat, options)):
            total[i] += value / len(worlds)
    return total


Outlook = tuple[list[float], list[float]]  # everybody's chances, and what they play for


def look_ahead(
    brain: Brain,
    world: Any,
    seat: int,
    node: Node,
    stage: int,
    further: int = 0,
    passed: list[Outlook] | None = None,
) -> list[tuple[Node, int]]:
    """Everybody answers, until ``seat`` has had so many more turns or ``stage`` of the game is over.

    ``further``: own turns beyond those of the brain; ``passed`` gets the estimates at the ends of
    own turns before the last. Returns the way through the tree.
    """
    path: list[tuple[Node, int]] = []
    turns = brain.look_turns + further if brain.look_turns else 0
    most = brain.look_decisions * (1 + further)
    alone = world.seats == 1
    others_moved = back = False
    for _ in range(most if turns else 0):
        if world.over or brain.stage(world) != stage:
            return path
        decider = world.deciders()[0]
        if decider != seat:
            others_moved = True
        if back and (alone or decider != seat):
            turns -= 1
            back = False
            if not turns:
                return path
            if passed is not None:
                passed.append(brain.outlook(world))
        options = world.options(decider)
        if len(options) == 1:
            world.apply(options[0], decider)
            continue
        back = back or (decider == seat and (alone or others_moved))
        action = node.choose(options, brain.answer(world, decider, options))
        node = node.after(action)
        path.append((node, decider))
        world.apply(action, decider)
    return path
