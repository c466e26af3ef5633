"""The effect vocabulary of the cards (chapter 50): one class for each verb."""

from __future__ import annotations

from typing import Final

import tabletown.games.great_machine.effects.cards as cards
import tabletown.games.great_machine.effects.citizens as citizens
import tabletown.games.great_machine.effects.guards as guards
import tabletown.games.great_machine.effects.resources as resources
import tabletown.games.great_machine.effects.tokens as tokens
from tabletown.games.great_machine.effects.program import Op

VERBS: Final[dict[str, type[Op]]] = {
    verb.word: verb
    for module in (resources, citizens, guards, cards, tokens)
    for verb in module.VERBS
}
