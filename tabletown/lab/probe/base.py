"""The general probe: what can be noted about any game."""

from __future__ import annotations

import itertools
from typing import Any, ClassVar, Generic

import msgspec

from tabletown.core.actions import Action
from tabletown.core.compiled import S
from tabletown.core.config import Config
from tabletown.core.events import Event
from tabletown.core.game import Game
from tabletown.core.match import Match


class Notes(msgspec.Struct):
    """What was noted of one game."""

    rounds: int
    uses: list[dict[str, int]]  # by seat: how often each thing was done, by "kind" or "kind word"
    tracks: dict[str, list[int]]  # values at the start of every round, and at the end
    lead: list[int]  # the seat with the highest score at the same moments, -1 if several
    talk: dict[str, int]  # events of negotiation
    swing: int = 0  # how often the lead changed


class Track(msgspec.Struct, frozen=True):
    """A number that rises and falls during a game, worth a curve."""

    name: str
    most: int | None = None  # where the track ends, if it does
    limit: int | None = None  # where it decides the game


class Probe(Generic[S]):
    """Notes one game. Subclasses say what rounds, tracks, uses and talk are in their game."""

    tracks: ClassVar[tuple[Track, ...]] = ()
    talk_words: ClassVar[tuple[str, ...]] = ()  # what is counted of negotiation, in order
    named_uses: ClassVar[tuple[str, ...]] = ()  # kinds of action told apart by what they name
    round_word: ClassVar[str] = "turns"  # what is counted as length, for the texts

    def __init__(self, game: Game, config: Config) -> None:
        self.game = game
        self.config = config
        self.kinds = game.actions(config).kinds
        self.round = -1
        self.actions = 0
        self.notes = Notes(
            0, [{} for _ in range(config.seats)], {track.name: [] for track in self.tracks}, [], {}
        )

    # -- what a game's own probe says -------------------------------------------------------------

    def round_of(self, s: S) -> int:
        """The number of the present round."""
        return self.actions // (4 * self.config.seats)

    def values(self, s: S) -> list[int]:
        """The tracks, in their order."""
        return []

    def use(self, s: S, seat: int, action: Action) -> str | None:
        """The name under which an action counts as used; None if it is not worth counting."""
        if action.kind not in self.named_uses or action.id < 0:
            return action.kind
        return self.named(action, 0)

    def named(self, action: Action, place: int) -> str:
        """An action by its kind and the name of one of its parameters."""
        words = self.kinds[action.kind].words[place]
        return f"{action.kind} {words.topic}-{words.word(action.args[place])}"

    def talk(self, event: Event) -> list[tuple[str, int]]:
        """What an event adds to the counts of negotiation."""
        return [(event.key, 1)] if event.key in self.talk_words else []

    # -- the notes ----------------------------------------------------------------------------

    def begin(self, match: Match) -> None:
        """Look at the table before the first action."""
        self.look(state_of(match))

    def look(self, s: S) -> None:
        """Note the tracks if a round has begun."""
        number = self.round_of(s)
        if number > self.round:
            self.round = number
            self.mark(s)

    def mark(self, s: S) -> None:
        """Note the tracks and the leader at the end of a round."""
        for track, value in zip(self.tracks, self.values(s), strict=True):
            self.notes.tracks[track.name].append(value)
        scores = self.game.scores(s)
        best = max(scores)
        self.notes.lead.append(scores.index(best) if scores.count(best) == 1 else -1)

    def note(
        self, match: Match, seat: int, action: Action, free: bool, events: list[Event]
    ) -> None:
        """An action was carried out."""
        self.actions += 1
        if not free:
            name = self.use(state_of(match), seat, action)
            if name is not None:
                uses = self.notes.uses[seat]
                uses[name] = uses.get(name, 0) + 1
        if self.talk_words:
            for event in events:
                for word, amount in self.talk(event):
                    self.notes.talk[word] = self.notes.talk.get(word, 0) + amount
        if match.outcome is None:
            self.look(state_of(match))

    def finish(self, match: Match) -> None:
        """Note how the game ended."""
        self.mark(state_of(match))
        self.notes.rounds = self.round + 1
        leads = [seat for seat in self.notes.lead if seat >= 0]
        self.notes.swing = sum([a != b for a, b in itertools.pairwise(leads)])


def state_of(match: Match) -> Any:
    """The state of a match, whose game the probe knows."""
    return match.state
