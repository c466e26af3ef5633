"""A bot whose brain has nothing to say is not dealt a world for it."""

from __future__ import annotations

from typing import Any

import tabletown
from tabletown.bots import make_bot
from tabletown.core.actions import Action
from tabletown.core.brain import Brain
from tabletown.core.rng import Dice


class Chatty(Brain):
    asked = 0
    quiet = True

    def may_talk(self, s: Any, seat: int) -> bool:
        return not self.quiet

    def talk(self, s: Any, seat: int, level: str, dice: Dice) -> Action | None:
        self.asked += 1
        return None


def test_a_quiet_brain_is_not_asked() -> None:
    match = tabletown.new("lanterns", seats=2)
    bot = make_bot(match.game, "normal", 1)
    bot.brain = brain = Chatty()
    assert bot.talk(match.knowledge(0)) is None
    assert brain.asked == 0
    brain.quiet = False
    assert bot.talk(match.knowledge(0)) is None
    assert brain.asked == 1
