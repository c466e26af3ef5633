"""Root-parallel search: several processes search the same decision and put their worlds together.

The workers get worlds that fit the seat's knowledge, never the state itself.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import monotonic

from tabletown.bots.search import Candidate, SearchBot
from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.core.match import Knowledge
from tabletown.core.state import State
from tabletown.games import find

WORLDS_EACH = 24  # worlds a worker is given; it goes through them again and again


class Task:
    """What a worker needs: worlds, the options that look best, and a budget."""

    def __init__(
        self,
        config: Config,
        worlds: list[State],
        seat: int,
        options: list[str],
        seconds: float,
        iterations: int | None,
        seed: int,
    ) -> None:
        self.config = config
        self.worlds = worlds
        self.seat = seat
        self.options = options
        self.seconds = seconds
        self.iterations = iterations
        self.seed = seed


def search_task(task: Task) -> list[tuple[list[float | None], float]]:
    """The rewards of each option, world by world, and its chances together."""
    bot = SearchBot(
        find(task.config.game), task.seed, seconds=task.seconds, iterations=task.iterations
    )
    by_text = {action.text: action for action in task.worlds[0].options(task.seat)}
    candidates = [Candidate(by_text[text]) for text in task.options]
    number = 0

    def deal() -> State:
        nonlocal number
        number += 1
        return task.worlds[number % len(task.worlds)].clone()

    bot.search(deal, task.seat, candidates, monotonic())
    return [(candidate.rewards, candidate.chances) for candidate in candidates]


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

    def fill(self, knowledge: Knowledge, candidates: list[Candidate], started: float) -> None:
        """Try the candidates in worlds that are shared out over processes."""
        options = [candidate.action.text for candidate in candidates]
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
                    options,
                    budget,
                    each,
                    self.dice.seed(),
                )
            )
        for found in self.pool.map(search_task, tasks):
            most = max([len(rewards) for rewards, _ in found])
            for candidate, (rewards, chances) in zip(candidates, found, strict=True):
                candidate.rewards += rewards + [None] * (most - len(rewards))
                candidate.chances += chances

    def close(self) -> None:
        """End the processes."""
        self.pool.shutdown()
