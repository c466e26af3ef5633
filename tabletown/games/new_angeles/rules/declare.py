"""Caprice Nisei: a proposer declares how the card will be resolved (NA-A.6 to NA-A.8).

The declaration is tried out on a ghost, a copy of the table on which the card is resolved at once
by its proposer. Each question the ghost asks the resolver is asked in earnest; what was answered is
written down step by step and applied automatically if the offer wins.
"""

from __future__ import annotations

from typing import Any, Final

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Ask
from tabletown.games.new_angeles.effects.base import EffectChoice, start_card
from tabletown.games.new_angeles.rules.draws import ChooseDeck
from tabletown.games.new_angeles.state import NewAngelesState, choices_in
from tabletown.games.new_angeles.state.layout import MAIN, NOBODY

NOTHING_YET: Final[tuple[int, ...]] = ()  # as a type: what has been declared grows


class GhostEnds(Ask[NewAngelesState]):
    """The bottom of a ghost's stack: its card has been resolved."""

    rule = "NA-A.6"
    auto = False

    def seat(self, s: NewAngelesState) -> int:
        return s.you

    def options(self, s: NewAngelesState) -> list[Action]:
        return [s.tables.done]


def ghost_of(s: NewAngelesState, side: int) -> NewAngelesState:
    """A copy on which the offer is resolved up to the first question not yet declared."""
    ghost = s.trial()
    ghost.stack = [GhostEnds()]
    ghost.in_play = 0  # no windows on a ghost
    ghost.plan = NOTHING_YET
    ghost.declaring = True
    ghost.winner = side
    start_card(ghost, s.offer(side), s.proposer(side))
    ghost.safe = True
    ghost.advance()
    choices = choices_in(s.declared(side))
    while ghost.outcome is None and own_question(ghost):
        made = len(choices_in(ghost.plan))
        if made >= len(choices):
            break
        wanted = choices[made][1]
        ghost.apply(next(action for action in ghost.options() if action.id == wanted))
    return ghost


def own_question(ghost: NewAngelesState) -> bool:
    """Whether the ghost waits for a choice of the card's resolver."""
    top = ghost.stack[-1]
    return isinstance(top, EffectChoice) or (isinstance(top, ChooseDeck) and top.declared)


def can_declare(s: NewAngelesState, side: int) -> bool:
    """Whether the offer is on the table, asks its resolver anything and is not yet declared.

    Rules: NA-16.9.
    """
    card = s.offer(side)
    if card == NOBODY or s.tables.caprice_immune[card] or s.declared(side):
        return False
    return any(effect.asks_resolver(s) for effect in s.tables.programs[s.tables.card_program[card]])


class Declare(Ask[NewAngelesState]):
    """The proposer makes the next choice of the card in advance (NA-M.8)."""

    side: int
    rule = "NA-M.8"
    prompt = "declare"

    def seat(self, s: NewAngelesState) -> int:
        return s.proposer(self.side)

    def options(self, s: NewAngelesState) -> list[Action]:
        ghost = ghost_of(s, self.side)
        return ghost.options() if ghost.outcome is None and own_question(ghost) else []

    def chosen(self, s: NewAngelesState, action: Action) -> None:
        ghost = ghost_of(s, self.side)
        ghost.apply(action)
        note(s, self.side, ghost.plan)
        s.emit("declared", "NA-A.6", seat=self.seat(s), action=action.text)
        s.stack.append(self)

    def none(self, s: NewAngelesState) -> None:
        """Choices that leave no alternative are declared with the others."""
        note(s, self.side, ghost_of(s, self.side).plan)

    def details(self, s: NewAngelesState, seat: int) -> dict[str, Any]:
        return {"card": s.tables.cards[s.offer(self.side)]}

    def why_not(self, s: NewAngelesState, action: Action) -> Refusal:
        return refuse("declare-a-choice", "NA-A.6", action=action.text)


def note(s: NewAngelesState, side: int, plan: tuple[int, ...]) -> None:
    if side == MAIN:
        s.declared_main = plan
    else:
        s.declared_counter = plan
