"""Verbs that only stand there: what a location keeps in Cleanup, and a printed shield."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tabletown.core.effects import Parameters
from tabletown.games.fifty_first_state.effects.clause import Clause
from tabletown.games.fifty_first_state.effects.goods import GOOD_NAMES, TOKENS

if TYPE_CHECKING:
    from tabletown.games.fifty_first_state.effects.wording import Wording


class Store(Clause):
    """Compartments: up to ``max`` tokens of the listed goods each; -1 is any number (FFS-2.14, FFS-24.8)."""

    word = "store"
    timings = ("cleanup",)
    texts: ClassVar[dict[str, str]] = {
        "ru": "Склад: в уборку сохраняется {slots}.",
        "pl": "Magazyn: podczas porządków zachowujesz {slots}.",
    }
    whole = True

    def prepare(self, read: Parameters, categories: list[str]) -> None:
        for slot in read.tables("slots"):
            names = slot.words("goods", GOOD_NAMES[:TOKENS])
            most = slot.number("max", -1)
            slot.done()
            if not names or not most:
                raise read.fault("slots", "a compartment without room")
            self.slots += ((tuple([GOOD_NAMES.index(name) for name in names]), most),)

    def words(self, w: Wording) -> str:
        slots = [SLOT_TEXTS[w.language][slot["max"] < 0].format(
            max=slot["max"], goods=w.any_of(slot["goods"])
        ) for slot in self.source["slots"]]  # fmt: skip
        return self.texts[w.language].format(slots=w.both(slots))


SLOT_TEXTS = {  # with a limit, without
    "ru": ("до {max} × {goods}", "сколько угодно × {goods}"),
    "pl": ("do {max} × {goods}", "dowolnie wiele × {goods}"),
}


class BuiltInShield(Clause):
    """A shield is printed on the location (FFS-18.6)."""

    word = "built_in_shield"
    timings = ("static",)
    texts: ClassVar[dict[str, str]] = {
        "ru": "Всегда под защитой жетона обороны.",
        "pl": "Zawsze ma tarczę.",
    }
    whole = True


VERBS: Final[tuple[type[Clause], ...]] = (Store, BuiltInShield)
