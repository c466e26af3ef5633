"""What heroes are offered, and choices between effects."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.games.great_machine.bot.heroes import HeroMind
from tabletown.games.great_machine.state import GreatMachineState

LEADER_TOKEN = 0.4  # the leader has three: each may still win a riot (GM-39.49)


def judge_offer(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """What the offer is worth (GM-50.22)."""
    step: Any = s.asking()
    op = step.op(s)
    worth = op.hero_worth(HeroMind(s), step.actor)
    if op.cost is not None and op.cost.token == "hero":
        worth -= LEADER_TOKEN
    return [worth if action is s.tables.take_it else 0.0 for action in options]


def judge_choose(s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
    """What each choice is worth (GM-50.5)."""
    step: Any = s.asking()
    op, mind, words = step.op(s), HeroMind(s), s.tables.choice_words
    return [
        op.choice_worth(mind, words[action.args[0]], step.actor) if action.kind == "choose" else 0.0
        for action in options
    ]
