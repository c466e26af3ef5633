"""Connection cards (FFS-17): take one, later play it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Step
from tabletown.games.fifty_first_state.effects.goods import COLOURS
from tabletown.games.fifty_first_state.rules.paying import missing, settle
from tabletown.games.fifty_first_state.state import FiftyFirstState

if TYPE_CHECKING:
    from tabletown.core.actions import Action


def check_take_connection(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    if s.face_up(args[0]) < 0:
        return refuse("no-connection-open", "FFS-17.2", colour=COLOURS[args[0]])
    return missing(s, player, s.tables.two_workers)


def do_take_connection(s: FiftyFirstState, player: int, action: Action) -> None:
    settle(s, player, s.tables.two_workers, TakeConnection(player, action.args[0]))


class TakeConnection(Step[FiftyFirstState]):
    """The card goes to the hand, where all may see it, and is not replaced (FFS-17.3, FFS-17.5, FFS-17.6, FFS-4.9)."""

    player: int
    colour: int
    rule = "FFS-17.1"

    def run(self, s: FiftyFirstState) -> None:
        kind = s.take_face_up(self.colour)
        s.hold_connection(self.player, kind)
        if s.log is not None:
            name = s.tables.connections[kind]
            s.emit("took-connection", "FFS-17.1", seat=self.player, connection=name)


def check_connect(s: FiftyFirstState, player: int, args: tuple[int, ...]) -> Refusal | None:
    kind = args[0]
    if not s.connections(player)[kind]:
        return refuse("not-your-connection", "FFS-17.4", connection=s.tables.connections[kind])
    return missing(s, player, s.tables.play[kind].cost)


def do_connect(s: FiftyFirstState, player: int, action: Action) -> None:
    kind = action.args[0]
    settle(s, player, s.tables.play[kind].cost, Connect(player, kind))


class Connect(Step[FiftyFirstState]):
    """The card gives its contacts and goes to the discard pile of its colour (FFS-17.4)."""

    player: int
    kind: int
    rule = "FFS-17.4"

    def run(self, s: FiftyFirstState) -> None:
        player, kind, t = self.player, self.kind, s.tables
        s.give_connection(player, kind)
        if s.log is not None:
            s.emit("played-connection", "FFS-17.4", seat=player, connection=t.connections[kind])
        t.play[kind].run(s, (player, player, -1, "connection"))
