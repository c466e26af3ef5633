"""What a bot is: it is given the knowledge of its seat and answers with one of its options."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Final

import msgspec

from tabletown.bots.judgement import judged
from tabletown.core.actions import Action
from tabletown.core.brain import Brain
from tabletown.core.game import Game
from tabletown.core.match import Knowledge
from tabletown.core.rng import Dice
from tabletown.core.state import State

EXPLAINED_IN: Final = 12  # worlds in which a choice and the next best option are compared
LUCK: Final = 1.0  # a term that differs by less standard errors than this is luck
TELLING: Final = 0.25  # a term tells something if it is so large, measured by the largest one
MOST_TERMS: Final = 3  # that are named


class ValueTerm(msgspec.Struct, frozen=True):
    """One named part of an evaluation: with the move that was made, and with the next best one."""

    name: str
    chosen: float
    alternative: float

    @property
    def gain(self) -> float:
        """How much better the chosen move is in this part."""
        return self.chosen - self.alternative


def telling(terms: list[ValueTerm], least: float) -> list[ValueTerm]:
    """The terms that speak for a choice, and what it costs where that does not outweigh them.

    Nothing is named that is too small to matter (``least``), or that would contradict the advice.
    """
    found: list[ValueTerm] = []
    total = 0.0
    largest = max([term.gain for term in terms], default=0.0)
    for term in sorted(terms, key=lambda term: -term.gain):
        if term.gain >= max(least, TELLING * largest) and len(found) < MOST_TERMS:
            found.append(term)
            total += term.gain
    if found:
        price = min(terms, key=lambda term: term.gain)
        if -price.gain >= max(least, TELLING * largest) and total + price.gain >= least:
            found = [*found[: MOST_TERMS - 1], price]
            if sum([term.gain for term in found]) < least:
                found = found[:-1]
    return found


def lasting(name: str, chosen: list[dict[str, float]], other: list[dict[str, float]]) -> ValueTerm:
    """A term on average over the same worlds; one that only luck makes differ counts as the same."""
    count = len(chosen)
    one = [terms.get(name, 0.0) for terms in chosen]
    two = [terms.get(name, 0.0) for terms in other]
    gains = [a - b for a, b in zip(one, two, strict=True)]
    gain = sum(gains) / count
    error = sqrt(sum([(each - gain) ** 2 for each in gains]) / max(1, count - 1) / count)
    here = sum(one) / count
    return ValueTerm(name, here, here if abs(gain) < LUCK * error else here - gain)


class Reason(msgspec.Struct, frozen=True):
    """Why a bot chose: the terms that decided most, against the best alternative."""

    action: str
    alternative: str | None
    terms: list[ValueTerm]
    chance: float | None = None  # the win chance the bot sees, if it searched


class Bot:
    """A player. It is given the knowledge of its seat and never holds the table itself."""

    def __init__(self, game: Game, seed: int) -> None:
        self.level = "random"
        self.game = game
        self.brain: Brain = game.brain()
        self.dice = Dice(seed, 7)
        self.met: Counter[str] = Counter()  # decisions by kind that were judged
        self.alike: Counter[str] = Counter()  # those in which all options looked alike
        self.last: tuple[Knowledge, Action, Action | None, float | None] | None = None

    def choose(self, knowledge: Knowledge) -> Action:
        """One of the options of the seat."""
        options = knowledge.options
        if not options:
            raise ValueError(f"seat {knowledge.seat} has nothing to decide")
        if len(options) == 1:
            self.last = (knowledge, options[0], None, None)
            return options[0]
        return self.decide(knowledge, options)

    def decide(self, knowledge: Knowledge, options: list[Action]) -> Action:
        """One of two or more options: what a bot of your own overrides."""
        action = options[self.dice.below(len(options))]
        self.last = (knowledge, action, None, None)
        return action

    def weigh(self, worlds: list[State], seat: int, options: list[Action]) -> list[float]:
        """How good each option looks; keeps count of decisions without a difference."""
        values = judged(self.brain, worlds, seat, options)
        step = worlds[0].asking()
        kind = step.prompt if step is not None else ""
        self.met[kind] += 1
        if max(values) == min(values):
            self.alike[kind] += 1
        return values

    @property
    def talks(self) -> bool:
        """Whether this game has free actions that bots of this level use."""
        return self.level != "random" and type(self.brain).talk is not Brain.talk

    def talk(self, knowledge: Knowledge) -> Action | None:
        """A free action (a trade, an answer, a promise) the bot wants to take now, or None."""
        if not self.talks or not knowledge.may_talk(self.brain):
            return None
        world = knowledge.world(self.dice.seed())
        action = self.brain.talk(world, knowledge.seat, self.level, self.dice)
        if action is None or knowledge.refusal(action) is not None:
            return None
        return action

    def explain(self, against: str | None = None) -> Reason | None:
        """Why the last choice was made: what differs most between it and the next best option.

        ``against`` is the text of another option to compare it with.
        """
        if self.last is None:
            return None
        knowledge, action, alternative, chance = self.last
        if against is not None:
            alternative = next((o for o in knowledge.options if o.text == against), None)
        if alternative is None:
            return Reason(action.text, None, [], chance)
        worlds = [knowledge.world(seed) for seed in range(EXPLAINED_IN)]
        if not self.brain.searches(worlds[0], knowledge.seat):  # it is judged exactly
            terms = self.ground(worlds, knowledge.seat, action, alternative)
            if terms:
                return Reason(action.text, alternative.text, terms, chance)
        chosen = self.terms_after(worlds, knowledge.seat, action)
        other = self.terms_after(worlds, knowledge.seat, alternative)
        names = list({name: None for found in (*chosen, *other) for name in found})
        terms = telling([lasting(name, chosen, other) for name in names], self.brain.telling)
        if not terms:
            terms = self.ground(worlds, knowledge.seat, action, alternative)
        return Reason(action.text, alternative.text, terms, chance)

    def ground(
        self, worlds: list[State], seat: int, action: Action, alternative: Action
    ) -> list[ValueTerm]:
        """The judgement itself, where it has a name and the positions after the options tell nothing."""
        name, least = self.brain.ground(worlds[0], seat, action)
        if not name:
            return []
        chosen, other = judged(self.brain, worlds, seat, [action, alternative])
        return telling([ValueTerm(name, chosen, other)], least)

    def terms_after(self, worlds: list[State], seat: int, action: Action) -> list[dict[str, float]]:
        """What an option brings by name, in each world."""
        found = []
        for world in worlds:
            after = world.clone()
            self.foresee(after, seat, action)
            found.append(self.brain.terms(after, seat))
        return found

    def foresee(self, world: State, seat: int, action: Action) -> None:
        """Play on as far as the bot looks when it judges an option."""
        world.apply(action, seat)
