"""Whose location an action names: a seat's, or the Hegemony's in solo play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.games.fifty_first_state.effects.goods import HEGEMONY

if TYPE_CHECKING:
    from tabletown.core.actions import Action
    from tabletown.games.fifty_first_state.state import FiftyFirstState


def owner_and_ref(action: Action) -> tuple[int, int]:
    """Whose location an action names: a seat's, or the Hegemony's in solo play."""
    if len(action.args) == 2:
        return action.args[0], action.args[1]
    return HEGEMONY, action.args[0]


def owner_key(s: FiftyFirstState, key: str) -> str:
    """The key of an event about an opponent's location; the Hegemony holds no seat."""
    return f"{key}-hegemony" if s.solo else key


def owner_args(s: FiftyFirstState, owner: int) -> dict[str, Any]:
    return {} if s.solo else {"owner_seat": owner}
