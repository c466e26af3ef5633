"""A scene for the tests of New Angeles: a match with short questions about its state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tabletown
from tabletown.games.new_angeles.invariants import check
from tabletown.games.new_angeles.schema import PIECES, RESOURCES
from tabletown.games.new_angeles.state import NewAngelesState
from tests.games import scene as scenes

Fields = dict[str, Any]


class Scene(scenes.Scene):
    """A match at a position set up by hand. Districts are printed numbers, cards are ids."""

    @property
    def s(self) -> NewAngelesState:
        state = self.match.state
        assert isinstance(state, NewAngelesState)
        return state

    def look(self) -> None:
        check(self.s)

    # -- questions ----------------------------------------------------------------------------

    def on(self, piece: str) -> list[int]:
        mask = self.s.on[PIECES.index(piece)]
        return [d + 1 for d in range(10) if mask >> d & 1]

    @property
    def threat(self) -> int:
        return self.s.threat

    @property
    def capital(self) -> list[int]:
        return self.s.capital

    @property
    def supply(self) -> dict[str, int]:
        return dict(zip(RESOURCES, self.s.supply, strict=True))

    def hand(self, seat: int) -> list[str]:
        return [self.s.tables.cards[card] for card in self.s.hands[seat]]

    def assets(self, seat: int) -> list[str]:
        return [self.s.tables.assets[asset].id for asset in self.s.owned[seat]]

    def asset_deck(self) -> list[str]:
        """From the top."""
        return [self.s.tables.assets[asset].id for asset in reversed(self.s.assets)]

    def emergencies(self, seat: int) -> dict[str, bool]:
        """Cards in the play area, and whether they lie faceup."""
        s = self.s
        return {
            s.tables.cards[s.tables.action_cards + c]: bool(s.faceup >> c & 1)
            for c, holder in enumerate(s.emergency)
            if holder == seat
        }

    @property
    def winners(self) -> tuple[int, ...]:
        assert self.match.outcome is not None
        return self.match.outcome.winners

    def to_the_end_of_the_deal(self) -> Scene:
        """Everybody passes, abstains, declines and takes the default."""
        turn = self.s.turn
        while self.s.dealing and self.s.turn == turn and not self.match.over:
            step: Any = self.s.asking()
            if self.s.asked >= 0:
                self.play(f"{self.s.asked} {step.default(self.s).text}")
            else:
                seat = self.asked[0]
                self.play(f"{seat} {step.default(self.s, seat).text}")
        return self


@pytest.fixture
def scene() -> Callable[..., Scene]:
    def make(
        seats: int = 4, options: dict[str, Any] | None = None, seed: int = 0, **fields: Any
    ) -> Scene:
        chosen = {"windows": "off", **(options or {})}
        match = tabletown.position("new_angeles", fields, seats=seats, options=chosen, seed=seed)
        return Scene(match)

    return make


@pytest.fixture
def resolved(scene: Callable[..., Scene]) -> Callable[..., Scene]:
    """The active player (seat 0) resolves a card that has won the deal."""

    def make(card: str, seats: int = 4, **fields: Any) -> Scene:
        deal = {"main": card, **fields.pop("deal", {})}
        return scene(seats=seats, phase="resolve", deal=deal, **fields)

    return make


@pytest.fixture
def new() -> Callable[..., Scene]:
    """A new game from its set-up."""

    def make(seats: int = 4, seed: int = 1, **options: Any) -> Scene:
        chosen = {"windows": "off", **options}
        return Scene(tabletown.new("new_angeles", seats=seats, seed=seed, options=chosen))

    return make
