"""Chapters 5 and 11.1: the turn. Build, income if a street was closed, draw.

What cannot be interrupted is plain functions; only what waits for a decision, or comes after one,
is a step.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.steps import Step
from tabletown.games.streets.rules.abandon import ABANDON, must_abandon
from tabletown.games.streets.rules.asking import who
from tabletown.games.streets.rules.build import Build
from tabletown.games.streets.rules.final import FINAL_SCORING
from tabletown.games.streets.rules.sneak import SNEAK_TURN, open_endgame_stack
from tabletown.games.streets.schema import KINDS
from tabletown.games.streets.state import StreetsState


class TurnStart(Step[StreetsState]):
    """The game begins with the first player's turn (STR-5.1)."""

    rule = "STR-5.1"

    def run(self, s: StreetsState) -> None:
        if any(s.hands):
            start_turn(s)
        else:
            s.then(FINAL_SCORING)


class MoreBuilds(Step[StreetsState]):
    """T12: the Contractor builds again (STR-14.12, STR-14.13, STR-14.14, STR-14.15, STR-14.16); otherwise the turn ends."""

    rule = "STR-14.15"

    def run(self, s: StreetsState) -> None:
        s.builds_left -= 1
        if s.builds_left and s.hands[s.active]:
            next_build(s)
        elif s.setting.solo:
            s.then(SNEAK_TURN, END_ROUND)  # STR-15.39
        else:
            end_turn(s)


class EndRound(Step[StreetsState]):
    """Solo: after the Sneak's building the human draws (STR-15.10, STR-15.14, STR-15.37)."""

    rule = "STR-15.10"

    def run(self, s: StreetsState) -> None:
        s.active = 0
        end_turn(s)


def start_turn(s: StreetsState) -> None:
    """T0: a player without tiles is passed over; the others must build (STR-5.2, STR-5.3).

    The Contractor builds and draws more (STR-14.12, STR-14.14), but not without a stack (STR-14.18).
    """
    player = s.active
    while not s.hands[player]:
        player = (player + 1) % s.setting.players
    s.active = player
    s.turn += 1
    s.builds_left = s.draws_left = 1
    card = s.advisor(player)
    if card is not None and s.stack_left():
        s.builds_left, s.draws_left = card.builds, card.draws
    next_build(s)


def next_build(s: StreetsState) -> None:
    """T1: without a free sign a building is abandoned first (STR-6.1, STR-6.3, STR-14.16).

    Then the new one is built as always (STR-6.14), over another one too (STR-14.49).
    """
    s.stack += ABANDON_FIRST if not s.free[s.active] and must_abandon(s) else BUILD_NOW


def end_turn(s: StreetsState) -> None:
    """T13: the player draws (STR-11.1), and the turn passes clockwise (STR-5.1).

    When all hands are empty the game ends (STR-11.2, STR-11.3).
    """
    while s.draws_left:
        s.draws_left -= 1
        if s.drawn < len(s.pile):
            draw(s, s.active)
    if not (s.hands[s.active] or any(s.hands)):
        s.then(FINAL_SCORING)
        return
    setting = s.setting
    if not setting.solo:
        s.active = (s.active + 1) % setting.players
    elif s.drawn == len(s.pile):
        open_endgame_stack(s)
    start_turn(s)


def draw(s: StreetsState, player: int) -> None:
    """The top tile of the stack goes to the hand; in the solo mode everybody sees it."""
    tile = s.pile[s.drawn]
    s.drawn += 1
    s.hands[player] |= 1 << tile
    if s.log is None:
        return
    t = s.setting.tables
    kind, left = KINDS[t.kind[tile]], s.stack_left()
    if not s.setting.solo:
        s.emit("drew", "STR-11.1", seat=player, kind=kind, left=left)
        s.tell((player,), "drew-tile", "STR-11.1", {"tile": t.ids[tile]}, hidden=True)
        if not left:
            s.emit("stack-empty", "STR-11.2")
        return
    s.emit("drew-open", "STR-15.10", seat=who(s, player), tile=t.ids[tile], left=left)
    if left:
        s.reveal("stack-shows", "STR-15.7", tile=t.ids[s.pile[s.drawn]])


TURN_START = TurnStart()
BUILD = Build()
MORE_BUILDS = MoreBuilds()
BUILD_NOW: Final[list[Step]] = [MORE_BUILDS, BUILD]  # as they lie on the stack
ABANDON_FIRST: Final[list[Step]] = [MORE_BUILDS, BUILD, ABANDON]
END_ROUND = EndRound()
