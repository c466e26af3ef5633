"""Numbers for 51st State: only cards of the decks in play, only the mode's own actions."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Vocabulary
from tabletown.core.config import Config
from tabletown.games.fifty_first_state.tables import tables_for
from tabletown.lab.numbering.dense import DenseNumbering

SOLO = ("redirect_hegemony", "copy_hegemony", "raze_hegemony", "visit_hegemony", "hit")
WITH_OTHERS = ("redirect", "copy_at", "use_deal_at", "raze_at", "visit", "steal")


class FiftyNumbering(DenseNumbering):
    """Locations are cards of the decks in play; goods are drawn on where they can lie."""

    def __init__(self, game: Any, config: Config) -> None:
        t = self.t = tables_for(config)
        self.solo = config.mode == "solo"
        kinds = set(t.deck(str(config.options["expansion"])))
        self.cards = sorted(kinds)
        self.places = [ref for ref in range(t.refs) if t.kind[ref] in kinds]
        self.caches = [ref for ref in self.places if self.has_cache(t.kind[ref])]
        super().__init__(game, config)

    def has_cache(self, kind: int) -> bool:
        """Whether tokens of the location itself can be paid with."""
        return any(clause.cached for clause in self.t.bonus[kind])

    def left_out(self, kind: str) -> bool:
        return kind in (WITH_OTHERS if self.solo else SOLO)

    def words(self, kind: str, name: str, vocabulary: Vocabulary) -> list[int]:
        if name == "card":
            return self.cards
        if name == "location":
            return self.caches if kind == "draw_on" else self.places
        return super().words(kind, name, vocabulary)


NUMBERING = FiftyNumbering
