"""Connection cards (FFS-17): take one, later play it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.steps import Step
from tabletown.games.fifty_first_state.effects import gain
from tabletown.games.fifty_first_state.rules.paying import covers, settle
from tabletown.games.fifty_first_state.state import StateOfFifty

if TYPE_CHECKING:
    from tabletown.core.actions import Action


def take_options(s: StateOfFifty, found: list[Action]) -> None:
    """Face-up cards, for two workers (FFS-17.1, FFS-17.2)."""
    for colour in s.colours_up():
        found.append(s.t.take_connection[colour])


def connect_options(s: StateOfFifty, player: int, tokens: list[int], found: list[Action]) -> None:
    """Cards in hand whose price is payable (FFS-17.4)."""
    for kind in s.connection_kinds(player):
        if covers(tokens, s.t.play[kind].cost):
            found.append(s.t.connect[kind])


def do_take_connection(s: StateOfFifty, player: int, action: Action) -> None:
    settle(s, player, s.t.two_workers, TakeConnection(player, action.args[0]))


class TakeConnection(Step):
    """The card goes to the hand, where all may see it, and is not replaced (FFS-17.3, FFS-4.9)."""

    __slots__ = ("colour", "player")
    FIELDS = ("player", "colour")
    rule = "FFS-17.1"

    def __init__(self, player: int, colour: int) -> None:
        self.player = player
        self.colour = colour

    def run(self, s: StateOfFifty) -> None:
        kind = s.take_face_up(self.colour)
        s.hold_connection(self.player, kind)
        if s.log is not None:
            name = s.t.connections[kind]
            s.emit("took-connection", "FFS-17.1", seat=self.player, connection=name)


def do_connect(s: StateOfFifty, player: int, action: Action) -> None:
    kind = action.args[0]
    settle(s, player, s.t.play[kind].cost, Connect(player, kind))


class Connect(Step):
    """The card gives its contacts and goes to the discard pile of its colour (FFS-17.4)."""

    __slots__ = ("kind", "player")
    FIELDS = ("player", "kind")
    rule = "FFS-17.4"

    def __init__(self, player: int, kind: int) -> None:
        self.player = player
        self.kind = kind

    def run(self, s: StateOfFifty) -> None:
        player, kind, t = self.player, self.kind, s.t
        s.give_connection(player, kind)
        if s.log is not None:
            s.emit("played-connection", "FFS-17.4", seat=player, connection=t.connections[kind])
        gain(s, player, t.play[kind].bag, "connection")
