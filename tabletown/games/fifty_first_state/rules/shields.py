"""Shields (FFS-18): placed at any moment of the own turn, without using up the action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.errors import Refusal, refuse
from tabletown.games.fifty_first_state.effects.goods import SHIELD
from tabletown.games.fifty_first_state.state import FiftyFirstState

if TYPE_CHECKING:
    from tabletown.core.actions import Action


def shield_options(s: FiftyFirstState, player: int, found: list[Action]) -> None:
    """Own locations without a shield (FFS-18.1, FFS-18.2, FFS-18.5, FFS-18.6)."""
    for ref, shielded in s.guarded(player):
        if not shielded:
            found.append(s.tables.shield[ref])


def check_shield(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    ref = args[0]
    name = s.location_name(ref)
    if not s.is_in_state(player, ref):
        return refuse("not-in-your-state", "FFS-18.1", location=name)
    if s.is_ruin(player, ref):
        return refuse("is-a-ruin", "FFS-18.5", location=name)
    if s.tables.built_in_shield[s.tables.kind[ref]]:
        return refuse("has-built-in-shield", "FFS-18.6", location=name)
    if s.is_shielded(player, ref):
        return refuse("already-shielded", "FFS-18.2", location=name)
    if not s.supply(player, SHIELD):
        return refuse("no-shield", "FFS-18.1")
    return None


def do_shield(s: FiftyFirstState, player: int, action: Action) -> None:
    ref = action.args[0]
    s.put_shield(player, ref)
    s.emit("shielded", "FFS-18.1", seat=player, location=s.location_name(ref))
