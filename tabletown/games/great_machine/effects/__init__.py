"""The effect vocabulary of the cards (chapter 50): one class for each verb."""

from __future__ import annotations

from typing import Final

from tabletown.games.great_machine.effects import cards, citizens, guards, resources, tokens
from tabletown.games.great_machine.program import Op

VERBS: Final[dict[str, type[Op]]] = {
    verb.verb: verb
    for module in (resources, citizens, guards, cards, tokens)
    for verb in module.VERBS
}
