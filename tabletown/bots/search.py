"""Information-set tree search over determinised worlds: what would come of each option?

`hard` takes the options that look best to the game's judgement and tries them **in the same
worlds**, so that luck is the same for all of them: it makes the move, lets every seat answer, makes
its own next move, and only then estimates its chances. The answers are chosen in a tree that grows
with the trials (:mod:`tabletown.bots.tree`). The horizon is the end of a turn of its own, or of a
stage of the game (``Brain.stage``): estimates taken in the middle of the round favour whoever has
just moved. In every round the worse
half of the options is dropped (sequential halving), and the search stops early when nothing is left
to find out.

`master` does the same with more time, more options and more own turns: there is little that `hard`
would find out with more trials of the same kind (docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Callable
from math import log2, sqrt
from time import monotonic
from typing import Any

from tabletown.bots.base import Bot
from tabletown.bots.chances import chance_of, honest
from tabletown.bots.judgement import Outlook, look_ahead
from tabletown.bots.tree import Node
from tabletown.core.actions import Action
from tabletown.core.compiled import mypyc_attr
from tabletown.core.game import Game
from tabletown.core.match import Knowledge
from tabletown.core.state import State

LEAST_WORLDS = 2  # every option is tried in so many worlds before any is dropped
SURE_WORLDS = 8  # so many are needed to call a decision clear
SURE = 3.5  # a lead of so many standard errors is clear


class Candidate:
    """An option at the root with its reward in each shared world (None: not tried there)."""

    __slots__ = ("action", "chances", "rewards", "tree")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.chances = 0.0  # to win, in all trials together
        self.tree = Node()  # what was tried after it
        self.rewards: list[float | None] = []

    @property
    def tried(self) -> int:
        """In how many worlds it was tried."""
        return sum([reward is not None for reward in self.rewards])

    @property
    def mean(self) -> float:
        """The mean of its rewards; 0 before it was tried."""
        return sum([reward for reward in self.rewards if reward is not None], 0.0) / (
            self.tried or 1
        )


def lead(one: Candidate, other: Candidate) -> tuple[float, float, int]:
    """How much better one option did in the worlds both were tried in: mean, its error, worlds."""
    gains = [
        a - b
        for a, b in zip(one.rewards, other.rewards, strict=False)
        if a is not None and b is not None
    ]
    count = len(gains)
    if count < 2:
        return (sum(gains, 0.0), 1.0, count)
    mean = sum(gains, 0.0) / count
    error = sqrt(sum([(gain - mean) ** 2 for gain in gains], 0.0) / (count - 1) / count)
    return mean, error, count


def averaged(outlooks: list[Outlook]) -> Outlook:
    """Estimates of the same game, later and later: the later ones know more and vary more."""
    count = len(outlooks)
    seats = range(len(outlooks[0][0]))
    chances = [sum([one[0][seat] for one in outlooks], 0.0) / count for seat in seats]
    aims = [sum([one[1][seat] for one in outlooks], 0.0) / count for seat in seats]
    return chances, aims


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Searches for ``seconds``, or for ``iterations`` if given (repeatable whatever the machine)."""

    def __init__(
        self,
        game: Game,
        seed: int,
        *,
        level: str = "hard",
        seconds: float = 1.0,
        iterations: int | None = None,
    ) -> None:
        super().__init__(game, seed)
        self.level = level
        self.seconds = seconds
        self.longest = min(2 * seconds, seconds + 1.0)  # and what was begun then is still finished
        self.iterations = iterations

    @property
    def most_options(self) -> int:
        """How many options are compared."""
        brain = self.brain
        return brain.root_options + (brain.master_options if self.level == "master" else 0)

    @property
    def further(self) -> int:
        """How many turns of its own beyond those of `hard` it looks ahead."""
        return self.brain.master_turns if self.level == "master" else 0

    def decide(self, knowledge: Knowledge, options: list[Action]) -> Action:
        """The option that does best in worlds played on, within the budget."""
        started = monotonic()
        brain, seat = self.brain, knowledge.seat
        worlds = [knowledge.world(self.dice.seed()) for _ in range(brain.normal_worlds)]
        values = self.weigh(worlds, seat, options)
        without = brain.out_of_question(worlds[0], seat)
        order = [i for i, option in enumerate(options) if option != without]
        order.sort(key=lambda i: -values[i])
        if len(order) == 1:
            self.last = (knowledge, options[order[0]], without, None)
            return options[order[0]]
        candidates = [Candidate(options[i]) for i in order[: max(2, self.most_options)]]
        if brain.root_options > 1 and brain.searches(worlds[0], seat):
            self.fill(knowledge, candidates, started)
        best, second = self.ranked(candidates)
        chance = None
        if best.tried:
            said = chance_of(self.game, brain, worlds[0], seat, best.chances / best.tried)
            chance = honest(said)
        self.last = (knowledge, best.action, second.action, chance)
        return best.action

    def foresee(self, world: State, seat: int, action: Action) -> None:
        """Play an option and look at what follows from it."""
        stage = self.brain.stage(world)
        world.apply(action, seat)
        look_ahead(self.brain, world, seat, Node(), stage, self.further)

    def ranked(self, candidates: list[Candidate]) -> tuple[Candidate, Candidate]:
        """The best two. The first judgement stands unless the search speaks against it clearly."""
        favourite = candidates[0]
        order = sorted(candidates, key=lambda c: (-c.tried, -c.mean))
        best = order[0]
        if best is not favourite:
            gain, error, _ = lead(best, favourite)
            if gain <= self.brain.doubt * error:
                best = favourite
        return best, next(c for c in order if c is not best)

    def fill(self, knowledge: Knowledge, candidates: list[Candidate], started: float) -> None:
        """Gather rewards of the candidates."""
        self.search(lambda: knowledge.world(self.dice.seed()), knowledge.seat, candidates, started)

    def search(
        self,
        deal: Callable[[], State],
        seat: int,
        candidates: list[Candidate],
        started: float,
    ) -> None:
        """Compare the candidates in shared worlds, dropping the worse half in every round."""
        left = list(candidates)
        rounds = max(1, round(log2(len(left))))
        for number in range(rounds):
            now = monotonic()
            until = now + (self.seconds - (now - started)) / (rounds - number)
            worlds = None if self.iterations is None else self.iterations // (rounds * len(left))
            if not self.compare(deal, seat, left, worlds, until, started):
                return
            left.sort(key=lambda candidate: -candidate.mean)
            gain, error, count = lead(left[0], left[1])
            if count >= SURE_WORLDS and gain > SURE * error:
                return
            kept = left[: (len(left) + 1) // 2]
            if candidates[0] not in kept:
                kept.append(candidates[0])  # the first judgement stays as the measure
            left = kept

    def compare(
        self,
        deal: Callable[[], State],
        seat: int,
        candidates: list[Candidate],
        worlds: int | None,
        until: float,
        started: float,
    ) -> bool:
        """Every candidate once in each of some worlds; False when the time is up."""
        done = 0
        while True:
            world = deal()
            for candidate in candidates:
                candidate.rewards.append(self.reward_of(world.clone(), seat, candidate))
                if worlds is None and monotonic() - started > self.longest:
                    return False
            done += 1
            if worlds is not None:
                if done >= max(1, worlds):
                    return True
            elif done >= LEAST_WORLDS and monotonic() >= until:
                return True

    def reward_of(self, world: Any, seat: int, candidate: Candidate) -> float:
        """What comes of an option in a world."""
        stage = self.brain.stage(world)
        world.apply(candidate.action, seat)
        further = self.further
        passed: list[Outlook] | None = [] if further else None
        path = look_ahead(self.brain, world, seat, candidate.tree, stage, further, passed)
        self.play_out(world)
        chances, aims = self.brain.outlook(world)
        if passed is not None:
            rest = 1 + further - len(passed)  # a game that is over stays as it is
            chances, aims = averaged(passed + [(chances, aims)] * rest)
        candidate.chances += chances[seat]
        candidate.tree.came(aims[seat])
        for node, decider in path:
            node.came(aims[decider])
        return aims[seat]

    def play_out(self, world: Any) -> None:
        """Further still, by the quick policy."""
        quick = self.brain.quick
        for _ in range(self.brain.rollout_decisions):
            if world.over:
                return
            decider = world.deciders()[0]
            options = world.options(decider)
            world.apply(
                options[0] if len(options) == 1 else quick(world, decider, options, self.dice),
                decider,
            )
