"""Root-parallel search: several processes search the same decision and add up their visits.

The workers get worlds that fit the seat's knowledge, never the state itself.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import monotonic

from tabletown.bots.search import Node, SearchBot
from tabletown.core.actions import Action
from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.core.match import Knowledge
from tabletown.core.state import State

WORLDS_EACH = 24  # worlds a worker is given; it goes through them again and again


class Task:
    """What a worker needs: worlds, the options with their shares, and a budget."""

    def __init__(
        self,
        config: Config,
        worlds: list[State],
        seat: int,
        shares: dict[str, float],
        seconds: float,
        iterations: int | None,
        seed: int,
    ) -> None:
        self.config = config
        self.worlds = worlds
        self.seat = seat
        self.shares = shares
        self.seconds = seconds
        self.iterations = iterations
        self.seed = seed


def search_task(task: Task) -> dict[str, tuple[int, float]]:
    """Visits and rewards by option."""
    from tabletown.games import find

    bot = SearchBot(
        find(task.config.game), task.seed, seconds=task.seconds, iterations=task.iterations
    )
    root = Node(1.0)
    for action in task.worlds[0].options(task.seat):
        if action.text in task.shares:
            root.children[action] = Node(task.shares[action.text])
    number = 0

    def deal() -> State:
        nonlocal number
        number += 1
        return task.worlds[number % len(task.worlds)].clone()

    bot.search(deal, task.seat, root, monotonic())
    return {action.text: (node.visits, node.reward) for action, node in root.children.items()}


class ParallelSearchBot(SearchBot):
    """A search bot that uses several processes; ``close`` it when done."""

    def __init__(
        self,
        game: Game,
        seed: int,
        *,
        processes: int,
        seconds: float = 1.0,
        iterations: int | None = None,
    ) -> None:
        super().__init__(game, seed, seconds=seconds, iterations=iterations)
        self.processes = processes
        self.pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))

    def fill(self, knowledge: Knowledge, root: Node, started: float) -> None:
        shares = {action.text: node.prior for action, node in root.children.items()}
        budget = max(0.05, self.seconds - (monotonic() - started))
        each = None if self.iterations is None else -(-self.iterations // self.processes)
        tasks = []
        for _ in range(self.processes):
            worlds = [knowledge.world(self.dice.seed()) for _ in range(WORLDS_EACH)]
            tasks.append(
                Task(
                    worlds[0].config,
                    worlds,
                    knowledge.seat,
                    shares,
                    budget,
                    each,
                    self.dice.seed(),
                )
            )
        by_text: dict[str, Action] = {action.text: action for action in root.children}
        for found in self.pool.map(search_task, tasks):
            for text, (visits, reward) in found.items():
                node = root.children[by_text[text]]
                node.visits += visits
                node.reward += reward

    def close(self) -> None:
        self.pool.shutdown()
