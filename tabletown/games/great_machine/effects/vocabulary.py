"""The effect vocabulary of the cards (chapter 50): one class for each verb."""

from __future__ import annotations

from typing import Final

from tabletown.core.effects import Lexicon
from tabletown.games.great_machine.effects import (
    arrests,
    attack,
    cards,
    directives,
    guards,
    identify,
    moving,
    resources,
    standing,
    tokens,
)  # fmt: skip
from tabletown.games.great_machine.effects.program import Op

VERBS: Final[Lexicon[Op]] = Lexicon(
    "do",
    [
        verb
        for module in (
            resources, identify, moving, arrests, attack, guards, cards, directives, tokens, standing,
        )
        for verb in module.VERBS
    ],
)  # fmt: skip
