"""Raze (FFS-13): a card from the hand, or a location in an opponent's state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.steps import Step
from tabletown.games.fifty_first_state import terms
from tabletown.games.fifty_first_state.effects import fire_events, gain
from tabletown.games.fifty_first_state.rules.paying import settle
from tabletown.games.fifty_first_state.state import HEGEMONY, StateOfFifty
from tabletown.games.fifty_first_state.targets import (
    owner_and_ref,
    owner_args,
    owner_key,
)

if TYPE_CHECKING:
    from tabletown.core.actions import Action

WEAKEST = min(terms.DEFENCE)


def defence(s: StateOfFifty, owner: int, ref: int) -> int:
    """3, 4 or 5 by type, one more with a shield (FFS-13.3, FFS-13.4, FFS-18.6)."""
    return terms.DEFENCE[s.t.type[s.t.kind[ref]]] + s.is_shielded(owner, ref)


# -- from the hand -------------------------------------------------------------------------------


def do_raze(s: StateOfFifty, player: int, action: Action) -> None:
    kind = action.args[0]
    settle(s, player, s.t.red[s.t.distance[kind]], RazeHand(player, kind), kind)


class RazeHand(Step):
    """The card is discarded for its spoils (FFS-13.1)."""

    __slots__ = ("kind", "player")
    FIELDS = ("player", "kind")
    rule = "FFS-13.1"

    def __init__(self, player: int, kind: int) -> None:
        self.player = player
        self.kind = kind

    def run(self, s: StateOfFifty) -> None:
        player, kind = self.player, self.kind
        name = s.t.card_words.names[kind]
        s.take_from_hand(player, kind)
        s.discard += (kind,)
        if s.log is not None:
            s.emit("razed-hand", "FFS-13.1", seat=player, card=name)
        gain(s, player, s.t.spoils[kind], "spoils", name)
        fire_events(s, player, s.t.on_raze_at)


# -- in an opponent's state ----------------------------------------------------------------------


def raze_at_options(s: StateOfFifty, player: int, reach: int, found: list[Action]) -> None:
    """Locations of opponents who have not passed, as far as the red contacts go (FFS-13.2)."""
    t = s.t
    for other in s.opponents(player):
        table = t.raze_hegemony if s.solo else t.raze_at
        base = 0 if s.solo else other * t.refs
        for ref, shielded in s.guarded(other):
            if terms.DEFENCE[t.type[t.kind[ref]]] + shielded <= reach:
                found.append(table[base + ref])


def do_raze_at(s: StateOfFifty, player: int, action: Action) -> None:
    owner, ref = owner_and_ref(s, action)
    settle(s, player, s.t.red[defence(s, owner, ref)], RazeAt(player, owner, ref))


class RazeAt(Step):
    """Spoils, compensation, ruin, then the attacker's features (FFS-13.13)."""

    __slots__ = ("owner", "player", "ref")
    FIELDS = ("player", "owner", "ref")
    rule = "FFS-13.2"

    def __init__(self, player: int, owner: int, ref: int) -> None:
        self.player = player
        self.owner = owner
        self.ref = ref

    def run(self, s: StateOfFifty) -> None:
        player, owner, t = self.player, self.owner, s.t
        kind = t.kind[self.ref]
        name = t.card_words.names[kind]
        if s.log is not None:
            s.emit(
                owner_key(s, "razed"), "FFS-13.2",
                seat=player, location=t.place_words.word(self.ref), **owner_args(s, owner),
            )  # fmt: skip
        gain(s, player, t.spoils[kind], "spoils", name)
        if s.solo:  # FFS-23.29
            s.remove_location(HEGEMONY, self.ref)
            s.discard += (kind,)
        else:
            gain(s, owner, t.deal_bag[kind], "compensation", name)
            s.ruin(owner, self.ref)
        fire_events(s, player, t.on_raze_at)
