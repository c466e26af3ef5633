"""Rules run watched: a runaway rule is stopped, other tables go on.

What is known to be quick at a table (:class:`Past`) is done at once, in the event loop: the way to a
thread and back takes as long as many a move. Everything else runs in threads. A job that takes longer
than its limit is interrupted by an exception; one of the event loop, which has a short one, is then
done again in a thread, and that table's jobs stay there. The caller of a thread's job that is
interrupted sets the table aside and keeps the incident.

Whose job is next is decided in turns of addresses and people (:mod:`tabletown.server.fair`). Whole
games that are played again have a thread of their own and never one of those for play.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from tabletown.server.fair import FairGate

T = TypeVar("T")
THREADS = 4
QUICK = 0.004  # seconds of processor time for which the event loop may be busy with one job
TRIALS = 3  # quick jobs in a row after which a table's next one is taken for quick
STALLED = 0.25  # seconds of processor time after which a job in the event loop is stopped
TURN = 0.0005  # seconds one thread runs while another waits; Python's own 5 ms add up in a move


def share_fairly() -> None:
    """For a process that serves: a thread of rules gives way to the event loop soon."""
    sys.setswitchinterval(TURN)


class Runaway(BaseException):
    """Raised inside a rule that runs too long. Not an Exception: no rule may catch it by accident."""


class RunawayRule(Exception):
    """A rule was stopped because it ran too long."""


class Collections:
    """Processor time without that of full garbage collections: no rule is to blame for those.

    Nor may a rule be stopped during one. The exception would be raised in whatever callback the
    collector is about to call, which swallows it.
    """

    def __init__(self) -> None:
        self.spent = 0.0
        self.since: float | None = None  # when the collection began that goes on
        gc.callbacks.append(self.noticed)

    def noticed(self, phase: str, details: dict[str, int]) -> None:
        if details["generation"] < 2:
            return
        if phase == "start":
            self.since = time.process_time()
        elif self.since is not None:
            self.spent += time.process_time() - self.since
            self.since = None

    @property
    def going_on(self) -> bool:
        return self.since is not None

    def clock(self) -> float:
        since = self.since
        return (time.process_time() if since is None else since) - self.spent

    def close(self) -> None:
        gc.callbacks.remove(self.noticed)


class Past:
    """How the rules of one table have behaved lately."""

    __slots__ = ("calm",)

    def __init__(self) -> None:
        self.calm = 0  # quick jobs in a row; below zero: never again in the event loop

    @property
    def quick(self) -> bool:
        return self.calm >= TRIALS

    def took(self, seconds: float) -> None:
        if self.calm >= 0:
            self.calm = self.calm + 1 if seconds < QUICK else 0

    def ran_away(self) -> None:
        self.calm = -1


class RulesPool:
    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="rules")
        self.gate = FairGate(THREADS)
        self.long_thread = ThreadPoolExecutor(1, thread_name_prefix="long-rules")
        self.long_gate = FairGate(1)
        self.lock = threading.Lock()
        self.running: dict[int, float] = {}  # thread -> when its job must be done
        self.here: dict[int, float] = {}  # event loop -> when by the time of `collections`
        self.collections = Collections()
        self.stopping = threading.Event()
        self.watchdog = threading.Thread(target=self.watch, name="rules-watchdog", daemon=True)
        self.watchdog.start()

    async def run(self, job: Callable[[], T], limit: float | None = None) -> T:
        """Run a job in a rules thread; :class:`RunawayRule` when it takes too long.

        A thread cannot be cancelled: who is cancelled waits for it, and keeps the table's lock until
        nothing looks at the game any more.
        """
        return await self.run_in(self.threads, self.gate, job, limit or self.limit)

    async def run_of(self, past: Past, job: Callable[[], T]) -> T:
        """Run a job of a table: at once if its jobs are quick, otherwise in a rules thread."""
        if past.quick:
            try:
                return self.run_here(past, job)
            except RunawayRule:
                past.ran_away()
        return await self.run(partial(timed, past, job))

    def run_here(self, past: Past, job: Callable[[], T]) -> T:
        # The time of the process, not of the day: a machine that is busy with other things makes no
        # rule a runaway.
        return self.watched(
            partial(timed, past, job), self.here, self.collections.clock() + STALLED
        )

    async def run_long(self, job: Callable[[], T], limit: float) -> T:
        """The same for a job that may well take seconds, beside the threads for play."""
        return await self.run_in(self.long_thread, self.long_gate, job, limit)

    async def run_in(
        self, threads: ThreadPoolExecutor, gate: FairGate, job: Callable[[], T], limit: float
    ) -> T:
        caller = await gate.enter()
        try:
            loop = asyncio.get_running_loop()
            done = loop.run_in_executor(threads, self.guarded, job, limit)
            try:
                return await asyncio.shield(done)
            except asyncio.CancelledError:
                await asyncio.wait([done])
                raise
        finally:
            gate.leave(caller)

    def guarded(self, job: Callable[[], T], limit: float) -> T:
        return self.watched(job, self.running, time.monotonic() + limit)

    def watched(self, job: Callable[[], T], jobs: dict[int, float], deadline: float) -> T:
        thread = threading.get_ident()
        try:
            with self.lock:
                jobs[thread] = deadline
            try:
                return job()
            finally:
                with self.lock:
                    jobs.pop(thread, None)
        except Runaway:
            with self.lock:
                jobs.pop(thread, None)
            raise RunawayRule("a rule ran too long") from None

    def watch(self) -> None:
        while not self.stopping.wait(min(0.25, self.limit / 4)):
            if self.collections.going_on:
                continue
            with self.lock:
                self.stop_late(self.running, time.monotonic())
                self.stop_late(self.here, self.collections.clock())

    def stop_late(self, jobs: dict[int, float], now: float) -> None:
        for thread, deadline in jobs.items():
            if now > deadline:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(
                    ctypes.c_ulong(thread), ctypes.py_object(Runaway)
                )

    def close(self) -> None:
        self.stopping.set()
        self.collections.close()
        self.threads.shutdown(wait=False, cancel_futures=True)
        self.long_thread.shutdown(wait=False, cancel_futures=True)


def timed(past: Past, job: Callable[[], T]) -> T:
    """A job whose processor time is remembered."""
    began = time.thread_time()
    try:
        return job()
    finally:
        past.took(time.thread_time() - began)
