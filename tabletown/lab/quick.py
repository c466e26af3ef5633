"""A match for bots among themselves: the same rules and knowledge without the book-keeping."""

from __future__ import annotations

from tabletown.core.actions import Action
from tabletown.core.config import Config
from tabletown.core.events import Event
from tabletown.core.game import Game
from tabletown.core.match import Match, Played


class QuickMatch(Match):
    """A match without digests and earlier positions: several times as fast, but no record and no undo.

    ``heard`` keeps the events too; without it bots that read the story see none.
    """

    heard: bool

    @classmethod
    def begin(cls, game: Game, config: Config, seed: int, *, heard: bool = False) -> QuickMatch:
        """A new match at its first decision; ``heard`` keeps events for bots that follow the story."""
        state = game.setup(config, seed, game.rules)
        opening: list[Event] = []
        if heard:
            state.log = opening
        state.advance()
        state.log = None
        match = cls.resumed(
            game, config, state, rules=game.rules, start_chain="", seed=seed, opening=opening
        )
        match.heard = heard
        return match

    def play(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Carry out an action that is known to be legal."""
        if isinstance(action, str):
            action = self.parse(action)
        if seat is None:
            seat = self.seat_for(action)
        free = self.game.is_free(action)
        events: list[Event] = []
        if self.heard:
            self.state.log = events
        if free:
            self.state.apply_free(seat, action)
        else:
            self.state.apply(action, seat)
        self.state.log = None
        self.history.append(Played(seat, action, free, events, ""))
        return events
