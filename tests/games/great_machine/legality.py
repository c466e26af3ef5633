"""What may be done and why not: both are asked about all actions, and must agree."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal
from tabletown.core.match import Match
from tabletown.games.great_machine import GAME
from tabletown.games.great_machine.explain import refusal

TILES = {"relocate", "lay"}  # a tile can be put into thousands of places
ENOUGH = 20  # looks at each kind of question in the scenes of the rule tests
looked: Counter[str] = Counter()


@cache
def every_action(mode: str, some: int) -> list[Action]:
    """All actions of the notation, but only one of ``some`` places for tiles."""
    book = GAME.actions(GAME.config(mode=mode))
    found = [book.by_id(i) for i in range(len(book))]
    return [a for a in found if not GAME.is_free(a) and (a.kind not in TILES or a.id % some == 0)]


def look(match: Match) -> None:
    """Compare at most ``ENOUGH`` times for each kind of question (the rare ones are the point)."""
    name = type(match.state.stack[-1]).__name__ if match.state.stack else ""
    looked[name] += 1
    if not match.over and match.config.pack is None and looked[name] <= ENOUGH:
        compare(match, every_action(match.config.mode, 97))


def compare(match: Match, actions: list[Action]) -> None:
    """Every action of the notation is either an option or refused with a reason and a rule."""
    s: Any = match.state
    step = s.stack[-1]
    for seat in s.deciders():
        legal = set(s.options(seat))
        for action in actions:
            reason = refusal(s, seat, action)
            where = f"{type(step).__name__}: {action} after {[str(p.action) for p in match.history[-3:]]}"
            assert (reason is None) == (action in legal), where
            if reason is not None:
                check_reason(reason, where)


def check_reason(reason: Refusal, where: str) -> None:
    assert re.fullmatch(r"GM-\d+\.\d+", reason.rule), where
    args = dict(reason.args)
    if "need" in args and "have" in args:
        assert args["have"] < args["need"], where
