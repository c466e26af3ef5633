"""One language for the tests of all games: a scene is set up, played, asked for options and refusals."""

from __future__ import annotations

from typing import Any, Self

import pytest

from tabletown.core.errors import IllegalAction, NotYourDecision, Refusal
from tabletown.core.events import Event
from tabletown.core.match import Match


class Scene:
    """A match with short questions about its table; every game adds its own."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = []  # what the last action brought
        self.look()

    @property
    def s(self) -> Any:
        return self.match.state

    def written_out(self, action: str) -> str:
        """An action with the short names of the scene written out."""
        return action

    def look(self) -> None:
        """After every action: what must hold."""

    def play(self, *actions: str) -> Self:
        """``"2 abstain"``: seat 2 abstains. Without a number the seat that is asked moves."""
        for action in actions:
            head, _, rest = action.partition(" ")
            seat = int(head) if head.isdigit() else None
            self.events = self.match.play(self.written_out(action if seat is None else rest), seat)
            self.look()
        return self

    def refusal(self, action: str, seat: int | None = None) -> tuple[str, str]:
        """Why an action is refused: its key and rule."""
        refusal = self.refused(action, seat)
        return refusal.key, refusal.rule

    def refused(self, action: str, seat: int | None = None) -> Refusal:
        """The action is illegal and leaves the position as it is."""
        text, before = self.written_out(action), self.s.digest()
        asked = self.seat if seat is None else seat
        refusal = self.match.refusal(asked, self.match.parse(text))
        assert refusal is not None, f"{action} is allowed"
        with pytest.raises((IllegalAction, NotYourDecision)):
            self.match.play(text, asked)
        assert self.s.digest() == before
        return refusal

    def options(self, seat: int | None = None) -> list[str]:
        return [action.text for action in self.match.options(seat)]

    @property
    def prompt(self) -> str:
        """What is asked; empty when nothing is."""
        step = self.s.asking()
        return step.prompt if step is not None else ""

    @property
    def asked(self) -> tuple[int, ...]:
        return tuple(self.s.deciders())

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.asked[0]

    def story(self) -> list[Event]:
        """Everything that has happened since the table was set up."""
        return [*self.match.opening, *[e for played in self.match.history for e in played.events]]

    def happened(self, key: str) -> list[dict[str, Any]]:
        """What every event of one kind said, since the table was set up, secrets included."""
        return [{**e.args, **(e.secret or {})} for e in self.story() if e.key == key]
