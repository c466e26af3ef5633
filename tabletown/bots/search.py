"""Information-set Monte Carlo tree search over determinised worlds.

One tree for all worlds: every iteration deals a world that fits what the seat knows, walks down
the tree among the actions that are legal in that world, adds one node, plays the world out with
the game's quick policy for a while and scores it with the game's estimate. Rewards are kept per
seat, and each seat is assumed to play for itself (max^n).
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from time import monotonic
from typing import Any

from tabletown.bots.base import Bot
from tabletown.bots.heuristic import judged, spread
from tabletown.core.actions import Action
from tabletown.core.game import Game
from tabletown.core.match import Knowledge
from tabletown.core.state import State

CHECK_EVERY = 8  # iterations between two looks at the clock
MOST_ROOT_OPTIONS = 24  # only the options that look best are searched


class Node:
    """A place in the tree, reached by an action; statistics are those of that action."""

    __slots__ = ("available", "children", "prior", "reward", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.available = 0  # how often the action was legal when its parent was visited
        self.reward = 0.0  # sum of the rewards of the seat that took the action
        self.children: dict[Action, Node] = {}


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
        order = sorted(range(len(options)), key=lambda i: -values[i])[:MOST_ROOT_OPTIONS]
        root = Node(1.0)
        for i, share in zip(order, softmax([values[i] for i in order]), strict=True):
            root.children[options[i]] = Node(share)
        self.fill(knowledge, root, started)
        ranked = sorted(root.children.items(), key=lambda kv: (-kv[1].visits, -kv[1].reward))
        best, node = ranked[0]
        if node.visits == 0:
            best = options[order[0]]
        second = ranked[1][0] if len(ranked) > 1 else None
        chance = node.reward / node.visits if node.visits else None
        self.last = (knowledge, best, second, chance)
        return best

    def fill(self, knowledge: Knowledge, root: Node, started: float) -> None:
        """Gather visits of the root's options."""
        self.search(lambda: knowledge.world(self.dice.seed()), knowledge.seat, root, started)

    def search(self, deal: Callable[[], State], seat: int, root: Node, started: float) -> None:
        """Iterate on dealt worlds until the budget is used up or the choice is decided."""
        done = 0
        limit = self.iterations if self.iterations is not None else 1 << 30
        while done < limit:
            self.iterate(deal(), seat, root)
            done += 1
            if done % CHECK_EVERY:
                continue
            left = limit - done
            if self.iterations is None:
                spent = monotonic() - started
                if spent >= self.seconds:
                    return
                left = int(done * (self.seconds - spent) / max(spent, 1e-6))
            if self.decided(root, left):
                return

    @staticmethod
    def decided(root: Node, left: int) -> bool:
        """Whether the remaining iterations cannot change which option has the most visits."""
        visits = sorted([child.visits for child in root.children.values()], reverse=True)
        return len(visits) < 2 or visits[0] - visits[1] > left

    def iterate(self, world: Any, seat: int, root: Node) -> None:
        path: list[tuple[Node, int]] = []
        node = root
        decider = seat
        while not world.over:
            options = world.options(decider)
            if node is not root:
                self.widen(node, world, decider, options)
            action = self.select(node, options)
            if action is None:
                break
            child = node.children[action]
            world.apply(action, decider)
            path.append((child, decider))
            node = child
            if child.visits == 0:
                break
            if not world.over:
                decider = world.deciders()[0]
        rewards = self.played_out(world)
        for child, actor in path:
            child.visits += 1
            child.reward += rewards[actor]
        root.visits += 1

    def widen(self, node: Node, world: Any, seat: int, options: list[Action]) -> None:
        """Let the next best options of this world into the tree, as many as the visits deserve."""
        wanted = 1 + int(self.brain.widening * sqrt(node.visits))
        present = sum([1 for action in options if action in node.children])
        if present >= min(wanted, len(options)):
            return
        values = self.brain.judge(world, seat, options)
        shares = softmax(values)
        for i in sorted(range(len(options)), key=lambda i: -values[i])[:wanted]:
            if options[i] not in node.children:
                node.children[options[i]] = Node(shares[i])

    def select(self, node: Node, options: list[Action]) -> Action | None:
        """The option to look at next: good so far, promising by judgement, or neglected."""
        best: Action | None = None
        best_score = -1.0
        weight = self.brain.prior_weight
        for action in options:
            child = node.children.get(action)
            if child is None:
                continue
            child.available += 1
            mean = child.reward / child.visits if child.visits else 0.5
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
