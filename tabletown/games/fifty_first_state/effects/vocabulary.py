"""All verbs (FFS-26)."""

from __future__ import annotations

from typing import Final

from tabletown.core.effects import Lexicon
from tabletown.games.fifty_first_state.effects import copying, gains, standing, targeted
from tabletown.games.fifty_first_state.effects.clause import Clause

VERBS: Final[Lexicon[Clause]] = Lexicon(
    "verb", (*gains.VERBS, *copying.VERBS, *targeted.VERBS, *standing.VERBS)
)
