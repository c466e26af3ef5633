"""Information-set Monte Carlo tree search over determinised worlds.

One tree for all worlds: an iteration takes a world that fits what the seat knows, walks down the
tree among the actions that are legal in that world, adds a node, plays the world on for a while
with the game's quick policy and scores it with the game's estimate. Rewards are kept per seat, and
each seat is assumed to play for itself (max^n).

At the root the options that look best are compared **in the same worlds**, so that luck is the
same for all of them, and the worse half is dropped again and again (sequential halving): far fewer
iterations tell good from better than if every option had its own luck.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log2, sqrt
from time import monotonic
from typing import Any

from tabletown.bots.base import Bot
from tabletown.bots.heuristic import judged, spread
from tabletown.core.actions import Action
from tabletown.core.game import Game
from tabletown.core.match import Knowledge
from tabletown.core.state import State

LEAST_WORLDS = 2  # every option is tried in so many worlds before any is dropped


class Node:
    """A place in the tree, reached by an action; statistics are those of that action."""

    __slots__ = ("available", "children", "prior", "reward", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.available = 0  # how often the action was legal when its parent was visited
        self.reward = 0.0  # sum of the rewards of the seat that took the action
        self.children: dict[Action, Node] = {}

    @property
    def mean(self) -> float:
        return self.reward / self.visits if self.visits else 0.0


def softmax(values: list[float]) -> list[float]:
    """Judgements as shares; one spread of difference matters by a factor of e."""
    scale = spread(values) or 1.0
    best = max(values)
    weights = [exp(max(-20.0, (value - best) / scale)) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


class SearchBot(Bot):
    """Searches for ``seconds``, or for ``iterations`` if given (repeatable whatever the machine)."""

    def __init__(
        self, game: Game, seed: int, *, seconds: float = 1.0, iterations: int | None = None
    ) -> None:
        super().__init__(game, seed)
        self.level = "hard"
        self.seconds = seconds
        self.iterations = iterations

    def decide(self, knowledge: Knowledge, options: list[Action]) -> Action:
        started = monotonic()
        values = judged(self, knowledge, options, self.brain.normal_worlds)
        order = sorted(range(len(options)), key=lambda i: -values[i])[: self.brain.root_options]
        root = Node(1.0)
        for i, share in zip(order, softmax([values[i] for i in order]), strict=True):
            root.children[options[i]] = Node(share)
        self.fill(knowledge, root, started)
        ranked = sorted(root.children.items(), key=lambda kv: (-kv[1].visits, -kv[1].mean))
        best, node = ranked[0]
        self.last = (knowledge, best, ranked[1][0], node.mean if node.visits else None)
        return best

    def fill(self, knowledge: Knowledge, root: Node, started: float) -> None:
        """Gather visits of the root's options."""
        self.search(lambda: knowledge.world(self.dice.seed()), knowledge.seat, root, started)

    def search(self, deal: Callable[[], State], seat: int, root: Node, started: float) -> None:
        """Compare the root's options in shared worlds, dropping the worse half in every round."""
        left = list(root.children.items())
        rounds = max(1, round(log2(len(left))))
        budget = self.seconds - (monotonic() - started)
        for number in range(rounds):
            if len(left) < 2:
                return
            until = monotonic() + budget / rounds
            worlds = None if self.iterations is None else self.iterations // (rounds * len(left))
            if not self.compare(deal, seat, left, worlds, until, started):
                return
            left.sort(key=lambda option: -option[1].mean)
            left = left[: (len(left) + 1) // 2]
            budget = (self.seconds - (monotonic() - started)) * rounds / max(1, rounds - number - 1)

    def compare(
        self,
        deal: Callable[[], State],
        seat: int,
        options: list[tuple[Action, Node]],
        worlds: int | None,
        until: float,
        started: float,
    ) -> bool:
        """Every option once in each of some worlds; False when the time is up."""
        done = 0
        while True:
            world = deal()
            for action, node in options:
                self.iterate(world.clone(), seat, action, node)
                if worlds is None and monotonic() - started > 2 * self.seconds:
                    return False
            done += 1
            if worlds is not None:
                if done >= max(1, worlds):
                    return True
            elif done >= LEAST_WORLDS and monotonic() >= until:
                return True

    def iterate(self, world: Any, seat: int, action: Action, node: Node) -> None:
        """One walk down the tree below a root option, in one world."""
        path = [(node, seat)]
        world.apply(action, seat)
        for _ in range(self.brain.search_depth):
            if world.over:
                break
            decider = world.deciders()[0]
            options = world.options(decider)
            if len(options) == 1:
                world.apply(options[0], decider)
                continue
            options = self.brain.shortlist(world, decider, options, self.brain.reply_options)
            self.widen(node, world, decider, options)
            choice = self.select(node, options)
            node = node.children[choice]
            path.append((node, decider))
            world.apply(choice, decider)
            if node.visits == 0:
                break
        rewards = self.played_out(world)
        for child, actor in path:
            child.visits += 1
            child.reward += rewards[actor]

    def widen(self, node: Node, world: Any, seat: int, options: list[Action]) -> None:
        """Let the options of this world into the tree that it does not know yet."""
        if all(option in node.children for option in options):
            return
        shares = softmax(self.brain.judge(world, seat, options))
        for option, share in zip(options, shares, strict=True):
            if option not in node.children:
                node.children[option] = Node(share)

    def select(self, node: Node, options: list[Action]) -> Action:
        """The option to look at next: good so far, promising by judgement, or neglected."""
        best = options[0]
        best_score = -1.0
        weight = self.brain.prior_weight
        for action in options:
            child = node.children[action]
            child.available += 1
            mean = child.reward / child.visits if child.visits else node.mean
            score = mean + weight * child.prior * sqrt(child.available) / (1 + child.visits)
            if score > best_score:
                best, best_score = action, score
        return best

    def played_out(self, world: Any) -> list[float]:
        quick = self.brain.quick
        for _ in range(self.brain.rollout_decisions):
            if world.over:
                break
            decider = world.deciders()[0]
            options = world.options(decider)
            world.apply(
                options[0] if len(options) == 1 else quick(world, decider, options, self.dice),
                decider,
            )
        return self.brain.rewards(world)
