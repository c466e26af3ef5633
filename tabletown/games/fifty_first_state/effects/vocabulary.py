"""All verbs (FFS-26)."""

from __future__ import annotations

from typing import Final

from tabletown.core.effects import Vocabulary
from tabletown.games.fifty_first_state.effects.clause import Clause
from tabletown.games.fifty_first_state.effects.copying import CopyProduction
from tabletown.games.fifty_first_state.effects.gains import (
    Cache,
    Gain,
    GainIfProduced,
    GainOneOf,
    GainPerCategory,
    GainPerProduced,
)
from tabletown.games.fifty_first_state.effects.standing import BuiltInShield, Store
from tabletown.games.fifty_first_state.effects.targeted import (
    ResetLocations,
    TakeFromOpponent,
    UseDeals,
)

VERBS: Final = Vocabulary[Clause](
    "verb",
    (
        Gain, GainOneOf, GainPerCategory, GainPerProduced, GainIfProduced, CopyProduction, UseDeals,
        TakeFromOpponent, ResetLocations, Cache, Store, BuiltInShield,
    ),
)  # fmt: skip
