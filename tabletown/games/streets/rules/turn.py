"""Chapters 5 and 11.1: the turn. Build, income if a street was closed, draw."""

from __future__ import annotations

from tabletown.core.steps import Step
from tabletown.games.streets.content import KINDS
from tabletown.games.streets.rules.abandon import SIGN_CHECK
from tabletown.games.streets.rules.advisors import builds_this_turn, draws_this_turn
from tabletown.games.streets.rules.asking import who
from tabletown.games.streets.rules.build import Build
from tabletown.games.streets.rules.final import FINAL_SCORING
from tabletown.games.streets.rules.sneak import SNEAK_TURN, open_endgame_stack
from tabletown.games.streets.state import StreetsState

BUILD = Build()


class TurnStart(Step):
    """T0: a player without tiles is passed over; the others build (STR-5.1 to 5.3)."""

    __slots__ = ()
    rule = "STR-5.1"

    def run(self, s: StreetsState) -> None:
        s.turn += 1
        player = s.active
        if not s.hands[player]:
            s.then(NEXT_PLAYER)
            return
        s.builds_left = builds_this_turn(s, player)
        s.draws_left = draws_this_turn(s, player)
        s.then(SIGN_CHECK, BUILD, MORE_BUILDS)


class MoreBuilds(Step):
    """T12: the Contractor goes on building (STR-14.12 to 14.16); then the turn ends with drawing."""

    __slots__ = ()
    rule = "STR-14.15"

    def run(self, s: StreetsState) -> None:
        s.builds_left -= 1
        if s.builds_left and s.hands[s.active]:
            s.then(SIGN_CHECK, BUILD, MORE_BUILDS)
        elif s.now.solo:
            s.then(SNEAK_TURN, DRAW)  # STR-15.39
        else:
            s.then(DRAW)


class Draw(Step):
    """T13: the top tile of the stack goes to the hand, as long as there is one (STR-11.1)."""

    __slots__ = ()
    rule = "STR-11.1"

    def run(self, s: StreetsState) -> None:
        if s.now.solo:
            s.active = 0
        while s.draws_left:
            s.draws_left -= 1
            if s.drawn < len(s.pile):
                draw(s, s.active)
        s.then(NEXT_PLAYER)


def draw(s: StreetsState, player: int) -> None:
    tile = s.pile[s.drawn]
    s.drawn += 1
    s.hands[player] |= 1 << tile
    if s.log is None:
        return
    t = s.now.tables
    kind, left = KINDS[t.kind[tile]], s.stack_left()
    if not s.now.solo:
        s.emit("drew", "STR-11.1", seat=player, kind=kind, left=left)
        s.tell((player,), "drew-tile", "STR-11.1", {"tile": t.ids[tile]}, hidden=True)
        return
    s.emit("drew-open", "STR-15.10", seat=who(s, player), tile=t.ids[tile], left=left)
    if left:
        s.reveal("stack-shows", "STR-15.7", tile=t.ids[s.pile[s.drawn]])


class NextPlayer(Step):
    """The turn passes clockwise; when all hands are empty the game ends (STR-11.2, 11.3)."""

    __slots__ = ()
    rule = "STR-5.1"

    def run(self, s: StreetsState) -> None:
        if not any(s.hands):
            s.then(FINAL_SCORING)
            return
        if not s.now.solo:
            s.active = (s.active + 1) % s.now.players
        elif s.drawn == len(s.pile):
            open_endgame_stack(s)
        s.then(TURN_START)


TURN_START = TurnStart()
MORE_BUILDS = MoreBuilds()
DRAW = Draw()
NEXT_PLAYER = NextPlayer()
