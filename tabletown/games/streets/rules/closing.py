"""Chapter 8, order: closed streets are scored one after the other, each one completely."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.bits import made_of
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Step
from tabletown.games.streets.rules.advisors import Substitute, may_substitute
from tabletown.games.streets.rules.asking import StreetsAsk, street_name, who
from tabletown.games.streets.rules.business import token_steps
from tabletown.games.streets.rules.geometry import cell_word
from tabletown.games.streets.rules.income import ScoreStreet, score_street
from tabletown.games.streets.state import StreetsState


def score_streets(s: StreetsState, firsts: list[int]) -> None:
    """These streets were closed; each one is scored completely before the next (STR-8.3)."""
    if len(firsts) == 1:
        score(s, firsts[0])
    else:
        s.then(PickStreet(tuple(firsts)))


def score(s: StreetsState, first: int) -> None:
    """Begin the scoring of a street: tokens, then the Entrepreneur's choice, then income.

    Also if nobody owns anything on it (STR-8.16). Tokens come street by street (STR-13.17).
    """
    if s.log is not None:
        s.emit("scoring", "STR-8.3", seat=who(s, s.active), **street_name(s, first))
    if not s.setting.modules:
        score_street(s, first)  # nobody has anything to decide before
        return
    steps: list[Step] = []
    members = s.street(first)
    if s.setting.business:
        steps += token_steps(s, members)
    for player, card in enumerate(s.advisors):
        if card >= 0 and may_substitute(s, player) and any(s.owner[b] == player for b in members):
            steps.append(Substitute(player, first))
            break
    else:
        steps.append(ScoreStreet(first, -1, -1))
    s.then(*steps)


class PickStreet(StreetsAsk):
    """The active player chooses which of the closed streets is scored next.

    Street by street, seeing what came of the last (STR-8.4, STR-8.5, STR-14.59); for the Sneak's tile
    the human chooses (STR-15.38).
    """

    firsts: tuple[int, ...]  # the first buildings of the streets not yet scored
    rule = "STR-8.4"
    prompt = "pick-street"
    kinds = ("street",)

    def options(self, s: StreetsState) -> list[Action]:
        street = s.setting.tables.street
        return [street.of(s.face(first), s.cell(first)) for first in self.firsts]

    def chosen(self, s: StreetsState, action: Action) -> None:
        first = s.building_at(action.args[1])
        rest = tuple([other for other in self.firsts if other != first])
        s.then(PickStreet(rest))
        score(s, first)

    def about(self, s: StreetsState) -> tuple[int, int, int]:
        return -1, 0, made_of(self.firsts)

    def details(self, s: StreetsState, seat: int) -> dict[str, Any]:
        return {
            "who_seat": who(s, s.active),
            "streets": [street_name(s, first) for first in self.firsts],
        }

    def why_not_this(self, s: StreetsState, action: Action) -> Refusal:
        return refuse("not-closed-now", "STR-8.1", cell=cell_word(action.args[1]))
