"""Connection cards (FFS-17): take one, later play it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.steps import Step
from tabletown.games.fifty_first_state.effects import gain
from tabletown.games.fifty_first_state.rules.paying import covers, settle
from tabletown.games.fifty_first_state.state import LINKS, UP, WIDTH, StateOfFifty
from tabletown.games.fifty_first_state.terms import BLUE_DECK, RED_DECK

if TYPE_CHECKING:
    from tabletown.core.actions import Action


def take_options(s: StateOfFifty, found: list[Action]) -> None:
    """Face-up cards, for two workers (FFS-17.1, FFS-17.2)."""
    if s.n[UP + BLUE_DECK] >= 0:
        found.append(s.t.take_connection[BLUE_DECK])
    if s.n[UP + RED_DECK] >= 0:
        found.append(s.t.take_connection[RED_DECK])


def connect_options(s: StateOfFifty, held: int, tokens: list[int], found: list[Action]) -> None:
    """Cards in hand whose price is payable (FFS-17.4); ``held`` counts them, four bits per kind."""
    for mask, free, cost, action in s.t.connect_rows:
        if held & mask and (free or covers(tokens, 0, cost)):
            found.append(action)


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
        n = s.n
        kind = n[UP + self.colour]
        n[UP + self.colour] = -1
        n[self.player * WIDTH + LINKS] += 1 << 4 * kind
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
        s.n[player * WIDTH + LINKS] -= 1 << 4 * kind
        s.links[2 + t.connection_deck[kind]] += (kind,)
        if s.log is not None:
            s.emit("played-connection", "FFS-17.4", seat=player, connection=t.connections[kind])
        gain(s, player, t.play[kind].bag, "connection")
