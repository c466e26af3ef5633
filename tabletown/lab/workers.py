"""Many games at once: in this process, in a pool of processes, or on a Ray cluster.

All three give the same games in the same order; the unit of work is a chunk of game numbers.
"""

from __future__ import annotations

import logging
import os
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from socket import create_connection
from typing import Any

from tabletown.core.errors import BadUsage, TabletownError
from tabletown.core.extras import needs
from tabletown.lab.simulate import Job, SimulatedGame, play_chunk

CHUNK_SECONDS = 0.3  # what a chunk should take: long enough to be worth sending
MOST_IN_CHUNK = 500
ANSWER_SECONDS = 5.0  # how long a cluster may take to answer
AHEAD = 4  # chunks under way for each worker
ONE_WORKER = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


class WorkersFailed(TabletownError):
    """A worker died, which is neither a fault of the game nor of the command."""


def chunks(numbers: list[int], seconds: float, workers: int) -> Iterator[list[int]]:
    """Numbers in pieces of some tenths of a second, given what one game takes."""
    size = int(CHUNK_SECONDS / max(seconds, 1e-6))
    size = max(1, min(size, MOST_IN_CHUNK, -(-len(numbers) // (AHEAD * workers))))
    for start in range(0, len(numbers), size):
        yield numbers[start : start + size]


def play_all(
    job: Job, first: int, numbers: list[int], jobs: int = 1, cluster: str | None = None
) -> Iterator[list[SimulatedGame]]:
    """The games with these numbers, in order, some at a time."""
    if not numbers:
        return
    tried = play_chunk(job, first, numbers[:1])  # tells how long a game takes
    yield tried
    rest, seconds = numbers[1:], tried[0].seconds
    if cluster is not None:
        yield from on_cluster(job, first, rest, cluster, seconds)
    elif jobs > 1 and rest:
        yield from in_pool(job, first, rest, jobs, seconds)
    else:
        for chunk in chunks(rest, seconds, 1):
            yield play_chunk(job, first, chunk)


def quiet() -> None:
    """Workers leave it to their parent to answer Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_pool(
    job: Job, first: int, numbers: list[int], jobs: int, seconds: float
) -> Iterator[list[SimulatedGame]]:
    """The games played by processes, in their order, for some seconds."""
    waiting: deque[Future[list[SimulatedGame]]] = deque()
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=quiet)
    try:
        for chunk in chunks(numbers, seconds, jobs):
            waiting.append(pool.submit(play_chunk, job, first, chunk))
            if len(waiting) >= AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise WorkersFailed("a worker process died (out of memory?); run with fewer jobs") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def on_cluster(
    job: Job, first: int, numbers: list[int], address: str, seconds: float
) -> Iterator[list[SimulatedGame]]:
    """The same on a Ray cluster: ``local`` starts one here, ``auto`` joins one that runs here."""
    ray = connected(address)
    workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
    task = ray.remote(num_cpus=1, max_retries=3)(play_chunk)
    waiting: deque[Any] = deque()
    try:
        for chunk in chunks(numbers, seconds, workers):
            waiting.append(task.remote(job, first, chunk))
            if len(waiting) >= AHEAD * workers:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    except ray.exceptions.RayTaskError as fault:
        raise WorkersFailed(f"a task on the cluster failed: {fault.cause or fault}") from None
    finally:
        ray.shutdown()


def refuse_unreachable(address: str) -> None:
    """Ask a HOST:PORT whether anybody is there: Ray itself would try again for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        return  # local, auto, or something that Ray refuses at once
    try:
        create_connection((host, int(port)), ANSWER_SECONDS).close()
    except (OSError, OverflowError) as fault:
        raise BadUsage(f"no Ray cluster at '{address}': {fault}") from None


def ray_package() -> Any:
    """The library that plays on many machines."""
    with needs("cluster", "a Ray cluster"):
        import ray
    return ray


def connected(address: str) -> Any:
    """Ray, connected to the cluster at ``address``."""
    ray = ray_package()
    refuse_unreachable(address)
    variables = dict(ONE_WORKER)
    if folders := os.environ.get("TABLETOWN_GAMES"):
        variables["TABLETOWN_GAMES"] = folders
    try:
        ray.init(
            address=address,
            logging_level=logging.ERROR,
            log_to_driver=False,
            include_dashboard=False if address == "local" else None,
            runtime_env={"env_vars": variables},
        )
    except (ConnectionError, ValueError, RuntimeError) as fault:
        raise BadUsage(f"no Ray cluster at '{address}': {str(fault).splitlines()[0]}") from None
    return ray
