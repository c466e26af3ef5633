"""The rules as steps: a step happens, or it asks a seat. The ids are those of ``rulebook.md``."""

from __future__ import annotations

from tabletown.core.actions import Action, Actions, Numbers
from tabletown.core.errors import Refusal, refuse
from tabletown.core.outcome import Outcome, ranked
from tabletown.core.steps import PlayerAsk, Step

from .state import HAND, STONES, MyGameState

ACTIONS = Actions()
STONE = Numbers("stone", 1, STONES)
LAY = ACTIONS.kind("lay", stone=STONE)  # written "lay 12"
REST = ACTIONS.kind("rest", stone=STONE)


def of(action: Action) -> int:
    """The stone that an action names."""
    return action.args[0] + 1


def why_not(s: MyGameState, seat: int, action: Action) -> Refusal | None:
    """Why this cannot be done now; None if it can. Options and reasons both come from here."""
    stone = of(action)
    if stone not in s.hands[seat]:
        return refuse("not-in-hand", "MYG-2.1", stone=stone)
    if action.kind == "lay" and not s.can_stand_on_top(stone):
        return refuse("too-low", "MYG-2.2", stone=stone, top=s.top)
    return None


class Deal(Step[MyGameState]):
    """MYG-1.1, MYG-1.2: shuffle, then everybody draws."""

    rule = "MYG-1.2"

    def run(self, s: MyGameState) -> None:
        s.shuffle(s.deck)
        for seat in range(s.seats):
            for _ in range(HAND):
                s.draw(seat)
            hand = s.hands[seat].copy()
            s.tell((seat,), "dealt", "MYG-1.2", {"stones": hand}, hidden=True)
        s.then(Turn(0))


class Turn(PlayerAsk[MyGameState]):
    """MYG-2: lay a stone or rest, then draw."""

    rule = "MYG-2.1"
    prompt = "turn"

    def options(self, s: MyGameState) -> list[Action]:
        both = [kind.of(stone - 1) for kind in (LAY, REST) for stone in s.hands[self.player]]
        return [action for action in both if why_not(s, self.player, action) is None]

    def why_not(self, s: MyGameState, action: Action) -> Refusal:
        return why_not(s, self.player, action) or super().why_not(s, action)

    def chosen(self, s: MyGameState, action: Action) -> None:
        stone = of(action)
        if action.kind == "lay":
            points = 2 if s.step_bonus(stone) else 1  # MYG-2.2, MYG-2.4
            s.put_on_top(self.player, stone)
            s.scores[self.player] += points
            s.emit("laid", "MYG-2.2", seat=self.player, stone=stone, points=points)
        else:
            s.put_on_top(self.player, stone)
            s.emit("rested", "MYG-2.3", seat=self.player, stone=stone)
        s.then(EndOfTurn(self.player))


class EndOfTurn(Step[MyGameState]):
    """MYG-2.5, MYG-3.1: draw; the next player who holds stones is on turn, or the game ends."""

    player: int
    rule = "MYG-2.5"

    def run(self, s: MyGameState) -> None:
        draw(s, self.player)
        for distance in range(1, s.seats + 1):
            seat = (self.player + distance) % s.seats
            if s.hands[seat]:
                s.then(Turn(seat))
                return
        best = max(s.scores)  # MYG-3.2
        winners = tuple(seat for seat in range(s.seats) if s.scores[seat] == best)
        scores = tuple(s.scores)
        s.end(Outcome("points", "MYG-3.2", winners, scores, ranked(scores)))


def draw(s: MyGameState, seat: int) -> None:
    stone = s.draw(seat)
    if stone is not None:  # everybody sees that a stone was drawn, its owner sees which
        s.emit("drew", "MYG-2.5", seat=seat)
        s.tell((seat,), "drew-own", "MYG-2.5", {"stone": stone}, hidden=True)
