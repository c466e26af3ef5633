"""Shields (FFS-18): placed at any moment of the own turn, without using up the action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.fifty_first_state import terms
from tabletown.games.fifty_first_state.state import REF, RUIN, SHIELDED, WIDTH, StateOfFifty
from tabletown.games.fifty_first_state.targets import distinct

if TYPE_CHECKING:
    from tabletown.core.actions import Action


def shield_options(s: StateOfFifty, player: int, found: list[Action]) -> None:
    """Own locations without a shield (FFS-18.1, FFS-18.2, FFS-18.5, FFS-18.6)."""
    for loc in distinct(s, player):
        if not loc & RUIN and not s.is_shielded(loc):
            found.append(s.t.shield[loc & REF])


def do_shield(s: StateOfFifty, player: int, action: Action) -> None:
    ref = action.args[0]
    loc = s.find(player, ref)
    s.n[player * WIDTH + terms.SHIELD] -= 1
    s.change(player, loc, loc | SHIELDED)
    if s.log is not None:
        s.emit("shielded", "FFS-18.1", seat=player, location=s.t.place_words.word(ref))
