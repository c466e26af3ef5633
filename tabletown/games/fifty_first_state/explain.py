"""Why can't I? Reasons with their rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.errors import Refusal, refuse

if TYPE_CHECKING:
    from tabletown.core.actions import Action
    from tabletown.games.fifty_first_state.state import StateOfFifty


def why_not(s: StateOfFifty, player: int, action: Action) -> Refusal:
    return refuse("not-among-the-options", "FFS-8.4", action=action.text)


def why_not_again(s: StateOfFifty, player: int, action: Action) -> Refusal:
    return refuse("turn-is-over", "FFS-8.2")
