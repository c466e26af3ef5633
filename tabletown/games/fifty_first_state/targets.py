"""Who and what can be chosen: opponents, locations, products, goods of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletown.games.fifty_first_state import terms
from tabletown.games.fifty_first_state.state import HEGEMONY, StateOfFifty

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletown.core.actions import Action
    from tabletown.games.fifty_first_state.tables import Clause


def products_of(s: StateOfFifty, owner: int, besides: Sequence[int] = ()) -> list[int]:
    """The production locations whose product can be copied: one ref per kind (FFS-7.5, FFS-7.9)."""
    t = s.t
    seen: set[int] = set()
    found = []
    for ref in s.standing_in(owner, t.product_at):
        kind = t.kind[ref]
        if kind not in seen and ref not in besides:
            seen.add(kind)
            found.append(ref)
    return found


def has_target(s: StateOfFifty, player: int, ref: int, clause: Clause) -> bool:
    """Whether an action that needs a target finds one (FFS-9.13)."""
    verb = clause.verb
    if verb < terms.COPY_OWN:  # goods from the common supply
        return True
    if verb == terms.COPY_OWN:
        return bool(products_of(s, player))
    if verb == terms.COPY_OPPONENT:
        return any(products_of(s, other) for other in s.opponents(player))
    if verb == terms.USE_OWN_DEALS:
        return bool(s.deals[player])
    if verb == terms.USE_OPPONENT_DEAL:
        return any(s.deals[other] for other in s.opponents(player))
    if verb == terms.TAKE_FROM_OPPONENT:
        return bool(stealable(s, player, clause))
    if verb == terms.RESET_LOCATIONS:
        return any(other != ref for other in s.resettable(player))
    return True


def stealable(s: StateOfFifty, player: int, clause: Clause) -> list[tuple[int, int]]:
    """Opponents and goods of theirs that can be taken (FFS-24.9)."""
    return [
        (other, bag[0][0])
        for other in s.opponents(player)
        for bag in clause.options
        if s.supply(other, bag[0][0]) >= bag[0][1]
    ]


def owner_and_ref(s: StateOfFifty, action: Action) -> tuple[int, int]:
    """Whose location an action names: a seat's, or the Hegemony's in solo play."""
    if len(action.args) == 2:
        return action.args[0], action.args[1]
    return HEGEMONY, action.args[0]


def owner_key(s: StateOfFifty, key: str) -> str:
    """The key of an event about an opponent's location; the Hegemony holds no seat."""
    return f"{key}-hegemony" if s.solo else key


def owner_args(s: StateOfFifty, owner: int) -> dict[str, Any]:
    return {} if s.solo else {"owner_seat": owner}
