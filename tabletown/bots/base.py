"""What a bot is: it is given the knowledge of its seat and answers with one of its options."""

from __future__ import annotations

import msgspec

from tabletown.core.actions import Action
from tabletown.core.brain import Brain
from tabletown.core.game import Game
from tabletown.core.match import Knowledge, Match
from tabletown.core.rng import Dice
from tabletown.core.state import State


class Term(msgspec.Struct, frozen=True):
    """One named part of an evaluation: with the move that was made, and with the next best one."""

    name: str
    chosen: float
    alternative: float


class Reason(msgspec.Struct, frozen=True):
    """Why a bot chose: the terms that decided most, against the best alternative."""

    action: str
    alternative: str | None
    terms: list[Term]
    chance: float | None = None  # the win chance the bot sees, if it searched


class Bot:
    """A player. ``choose`` and ``talk`` pass on nothing but the seat's knowledge."""

    def __init__(self, game: Game, seed: int) -> None:
        self.level = "random"
        self.game = game
        self.brain: Brain = game.brain()
        self.dice = Dice(seed, 7)
        self.fallbacks = 0  # decisions made at random for want of something better
        self.last: tuple[Knowledge, Action, Action | None, float | None] | None = None

    def choose(self, seat: int, match: Match) -> Action:
        """One of the options of ``seat``."""
        knowledge = match.knowledge(seat)
        options = knowledge.options
        if not options:
            raise ValueError(f"seat {seat} has nothing to decide")
        if len(options) == 1:
            self.last = (knowledge, options[0], None, None)
            return options[0]
        return self.decide(knowledge, options)

    def decide(self, knowledge: Knowledge, options: list[Action]) -> Action:
        action = options[self.dice.below(len(options))]
        self.last = (knowledge, action, None, None)
        return action

    @property
    def talks(self) -> bool:
        """Whether this game has free actions that bots of this level use."""
        return self.level != "random" and type(self.brain).talk is not Brain.talk

    def talk(self, seat: int, match: Match) -> Action | None:
        """A free action (a trade, an answer, a promise) the bot wants to take now, or None."""
        if not self.talks or not self.brain.may_talk(match.state, seat):
            return None
        knowledge = match.knowledge(seat)
        world = knowledge.world(self.dice.seed())
        action = self.brain.talk(world, seat, self.level, self.dice)
        if action is None or match.refusal(seat, action) is not None:
            return None
        return action

    def explain(self) -> Reason | None:
        """Why the last choice was made."""
        if self.last is None:
            return None
        knowledge, action, alternative, chance = self.last
        world = knowledge.world(1)
        chosen = self.terms_after(world, knowledge.seat, action)
        other = {} if alternative is None else self.terms_after(world, knowledge.seat, alternative)
        terms = [Term(name, value, other.get(name, 0.0)) for name, value in chosen.items()]
        terms.sort(key=lambda term: -abs(term.chosen - term.alternative))
        shown = alternative.text if alternative is not None else None
        return Reason(action.text, shown, terms[:3], chance)

    def terms_after(self, world: State, seat: int, action: Action) -> dict[str, float]:
        after = world.clone()
        if action not in after.options(seat):
            return {}
        after.apply(action, seat)
        return self.brain.terms(after, seat)
