"""Negotiation as the state knows it: what seats may do beside the main line (NA-N)."""

from __future__ import annotations

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal
from tabletown.games.new_angeles.negotiation import life, protocol, suggest
from tabletown.games.new_angeles.state import Negotiation, NewAngelesState


class TableTalk(Negotiation):
    """Proposals are suggested, checked and made; after every move those that cannot be are gone."""

    def options(self, s: NewAngelesState, seat: int) -> list[Action]:
        return suggest.free_options(s, seat)

    def refusal(self, s: NewAngelesState, seat: int, action: Action) -> Refusal | None:
        return protocol.refuse_move(s, seat, action)

    def do(self, s: NewAngelesState, seat: int, action: Action) -> None:
        protocol.do_move(s, seat, action)

    def after_move(self, s: NewAngelesState, same_decision: bool) -> None:
        life.after_move(s, same_decision)
