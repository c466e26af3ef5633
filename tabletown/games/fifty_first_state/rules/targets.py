"""Whose location an action names: a seat's, or the Hegemony's in solo play; and what protects it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.errors import Refusal, refuse
from tabletown.games.fifty_first_state.effects.goods import HEGEMONY

if TYPE_CHECKING:
    from tabletown.games.fifty_first_state.state import FiftyFirstState


def emit_against(
    s: FiftyFirstState, key: str, rule: str, player: int, owner: int, ref: int
) -> None:
    """An event about an opponent's location; the Hegemony holds no seat."""
    where = {"seat": player, "location": s.location_name(ref)}
    if s.solo:
        s.emit(f"{key}-hegemony", rule, **where)
    else:
        s.emit(key, rule, **where, owner_seat=owner)


def target_of(s: FiftyFirstState, args: tuple[int, ...]) -> tuple[int, int]:
    """Owner and ref; a seat named in solo play is nobody's, the Hegemony's elsewhere too."""
    if len(args) == 2:
        return (s.players if s.solo else args[0]), args[1]
    return (HEGEMONY if s.solo else s.players), args[0]


def opponent_place(
    s: FiftyFirstState, player: int, owner: int, ref: int, own_rule: str
) -> Refusal | None:
    """Why a location of another state cannot be touched at all."""
    if owner == player:
        return refuse("own-location", own_rule)
    if owner >= s.players or (s.solo and owner != HEGEMONY):
        return refuse("no-such-opponent", "FFS-2.16")
    if s.has_passed(owner):
        if s.solo:
            return refuse("hegemony-has-passed", "FFS-23.28")
        return refuse("opponent-has-passed", "FFS-19.3", seat=owner)
    if not s.is_in_state(owner, ref):
        return refuse("not-in-that-state", "FFS-2.6", location=s.location_name(ref))
    if s.is_ruin(owner, ref):
        return refuse("is-a-ruin", "FFS-13.12", location=s.location_name(ref))
    return None
