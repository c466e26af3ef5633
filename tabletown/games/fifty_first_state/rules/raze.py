"""Raze (FFS-13): a card from the hand, or a location in an opponent's state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Step
from tabletown.games.fifty_first_state.effects.goods import DEFENCE, HEGEMONY, RED, UNIVERSAL
from tabletown.games.fifty_first_state.rules.gaining import fire_events, gain
from tabletown.games.fifty_first_state.rules.paying import out_of_reach, settle
from tabletown.games.fifty_first_state.rules.targets import (
    emit_against,
    opponent_place,
    target_of,
)
from tabletown.games.fifty_first_state.state import FiftyFirstState

if TYPE_CHECKING:
    from tabletown.core.actions import Action

WEAKEST = min(DEFENCE)


def defence(s: FiftyFirstState, owner: int, ref: int) -> int:
    """3, 4 or 5 by type, one more with a shield (FFS-13.3, FFS-13.4, FFS-13.5, FFS-18.4).

    A built-in shield counts, the Hegemony's too (FFS-18.6, FFS-23.37).
    """
    return DEFENCE[s.tables.type[s.tables.kind[ref]]] + s.is_shielded(owner, ref)


# -- from the hand -------------------------------------------------------------------------------


def check_raze(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    return out_of_reach(s, player, args[0], RED, "FFS-13.1")


def do_raze(s: FiftyFirstState, player: int, action: Action) -> None:
    kind = action.args[0]
    settle(s, player, s.tables.red[s.tables.distance[kind]], RazeHand(player, kind), kind)


class RazeHand(Step[FiftyFirstState]):
    """The card is discarded for its spoils (FFS-13.1, FFS-13.14)."""

    player: int
    kind: int
    rule = "FFS-13.1"

    def run(self, s: FiftyFirstState) -> None:
        player, kind = self.player, self.kind
        name = s.card_name(kind)
        s.take_from_hand(player, kind)
        s.discard += (kind,)
        if s.log is not None:
            s.emit("razed-hand", "FFS-13.1", seat=player, card=name)
        gain(s, player, s.tables.spoils[kind], "spoils", name)
        fire_events(s, player, s.tables.on_raze_at)


# -- in an opponent's state ----------------------------------------------------------------------


def raze_at_options(s: FiftyFirstState, player: int, reach: int, found: list[Action]) -> None:
    """Locations of opponents who have not passed, as far as the red contacts go (FFS-13.2)."""
    t = s.tables
    for other in s.opponents(player):
        table = t.raze_hegemony if s.solo else t.raze_at
        base = 0 if s.solo else other * t.refs
        for ref, shielded in s.guarded(other):
            if DEFENCE[t.type[t.kind[ref]]] + shielded <= reach:
                found.append(table[base + ref])


def check_raze_at(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    owner, ref = target_of(s, args)
    wrong = opponent_place(s, player, owner, ref, "FFS-13.11")
    if wrong is not None:
        return wrong
    tokens = s.purse(player)
    have = tokens[RED] + tokens[UNIVERSAL]
    need = defence(s, owner, ref)
    if have < need:
        shielded = s.is_shielded(owner, ref)
        key = "defence-with-shield" if shielded else "defence-too-high"
        rule = "FFS-13.4" if shielded else "FFS-13.3"
        return refuse(key, rule, location=s.location_name(ref), need=need, have=have)
    return None


def do_raze_at(s: FiftyFirstState, player: int, action: Action) -> None:
    owner, ref = target_of(s, action.args)
    settle(s, player, s.tables.red[defence(s, owner, ref)], RazeAt(player, owner, ref))


class RazeAt(Step[FiftyFirstState]):
    """Spoils, compensation, ruin, then the attacker's features (FFS-13.13, FFS-22.2)."""

    player: int
    owner: int
    ref: int
    rule = "FFS-13.2"

    def run(self, s: FiftyFirstState) -> None:
        player, owner, t = self.player, self.owner, s.tables
        kind = t.kind[self.ref]
        name = t.card_words.names[kind]
        emit_against(s, "razed", "FFS-13.2", player, owner, self.ref)
        gain(s, player, t.spoils[kind], "spoils", name)
        if s.solo:  # FFS-23.29, FFS-23.38
            s.remove_location(HEGEMONY, self.ref)
            s.discard += (kind,)
        else:
            gain(s, owner, t.deal_bag[kind], "compensation", name)
            s.ruin(owner, self.ref)
        fire_events(s, player, t.on_raze_at)
