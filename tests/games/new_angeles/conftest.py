"""A table for the tests of New Angeles: a match with short questions about its state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tabletown
from tabletown.core.match import Match
from tabletown.games.new_angeles.invariants import check
from tabletown.games.new_angeles.schema import PIECES, RESOURCES
from tabletown.games.new_angeles.state import NewAngelesState

Fields = dict[str, Any]


class Table:
    """A match at a position set up by hand. Districts are printed numbers, cards are ids."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def s(self) -> NewAngelesState:
        state = self.match.state
        assert isinstance(state, NewAngelesState)
        return state

    def do(self, *moves: str) -> Table:
        """``"2 abstain"``: seat 2 abstains. Without a number the seat that is asked moves."""
        for move in moves:
            head, _, rest = move.partition(" ")
            if head.isdigit():
                self.match.play(rest, int(head))
            else:
                self.match.play(move)
            check(self.s)
        return self

    def refused(self, seat: int, move: str) -> str:
        """The rule id with which a move is refused."""
        with pytest.raises(tabletown.IllegalAction) as caught:
            self.match.play(move, seat)
        return caught.value.refusal.rule

    def events(self, key: str) -> list[dict[str, Any]]:
        found = list(self.match.opening)
        for played in self.match.history:
            found.extend(played.events)
        return [{**e.args, **(e.secret or {})} for e in found if e.key == key]

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

    def options(self, seat: int = -1) -> list[str]:
        return [action.text for action in self.s.options(seat)]

    @property
    def prompt(self) -> str:
        step = self.s.asking()
        return step.prompt if step is not None else ""

    @property
    def asked(self) -> tuple[int, ...]:
        return self.s.deciders()

    @property
    def winners(self) -> tuple[int, ...]:
        assert self.match.outcome is not None
        return self.match.outcome.winners

    def to_the_end_of_the_deal(self) -> Table:
        """Everybody passes, abstains, declines and takes the default."""
        turn = self.s.turn
        while self.s.dealing and self.s.turn == turn and not self.match.over:
            step: Any = self.s.asking()
            if self.s.asked >= 0:
                self.do(f"{self.s.asked} {step.default(self.s).text}")
            else:
                seat = self.asked[0]
                self.do(f"{seat} {step.default(self.s, seat).text}")
        return self


@pytest.fixture
def table() -> Callable[..., Table]:
    def make(
        seats: int = 4, options: dict[str, Any] | None = None, seed: int = 0, **fields: Any
    ) -> Table:
        chosen = {"windows": "off", **(options or {})}
        match = tabletown.position("new_angeles", fields, seats=seats, options=chosen, seed=seed)
        return Table(match)

    return make


@pytest.fixture
def resolved(table: Callable[..., Table]) -> Callable[..., Table]:
    """The active player (seat 0) resolves a card that has won the deal."""

    def make(card: str, seats: int = 4, **fields: Any) -> Table:
        deal = {"main": card, **fields.pop("deal", {})}
        return table(seats=seats, phase="resolve", deal=deal, **fields)

    return make


@pytest.fixture
def fresh() -> Callable[..., Table]:
    """A new game from its set-up."""

    def make(seats: int = 4, seed: int = 1, **options: Any) -> Table:
        chosen = {"windows": "off", **options}
        return Table(tabletown.new("new_angeles", seats=seats, seed=seed, options=chosen))

    return make
