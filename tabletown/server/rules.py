"""Rules run in threads of their own, watched: a runaway rule is stopped, other tables go on.

The event loop never computes a move or a view itself. A thread that takes longer than the limit is
interrupted by an exception; its table is set aside by the caller and the incident is kept.

Whose job is next is decided in turns of addresses and people (:mod:`tabletown.server.fair`). Whole
games that are played again have a thread of their own and never one of those for play.
"""

from __future__ import annotations

import asyncio
import ctypes
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from tabletown.server.fair import FairGate

T = TypeVar("T")
THREADS = 4
TURN = 0.0005  # seconds one thread runs while another waits; Python's own 5 ms add up in a move


def share_fairly() -> None:
    """For a process that serves: a thread of rules gives way to the event loop soon."""
    sys.setswitchinterval(TURN)


class Runaway(BaseException):
    """Raised inside a rule that runs too long. Not an Exception: no rule may catch it by accident."""


class RunawayRule(Exception):
    """A rule was stopped because it ran too long."""


class RulesPool:
    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="rules")
        self.gate = FairGate(THREADS)
        self.long_thread = ThreadPoolExecutor(1, thread_name_prefix="long-rules")
        self.long_gate = FairGate(1)
        self.lock = threading.Lock()
        self.running: dict[int, float] = {}  # thread -> when its job must be done
        self.stopping = threading.Event()
        self.watchdog = threading.Thread(target=self.watch, name="rules-watchdog", daemon=True)
        self.watchdog.start()

    async def run(self, job: Callable[[], T], limit: float | None = None) -> T:
        """Run a job in a rules thread; :class:`RunawayRule` when it takes too long.

        A thread cannot be cancelled: who is cancelled waits for it, and keeps the table's lock until
        nothing looks at the game any more.
        """
        return await self.run_in(self.threads, self.gate, job, limit or self.limit)

    async def run_long(self, job: Callable[[], T], limit: float) -> T:
        """The same for a job that may well take seconds, beside the threads for play."""
        return await self.run_in(self.long_thread, self.long_gate, job, limit)

    async def run_in(
        self, threads: ThreadPoolExecutor, gate: FairGate, job: Callable[[], T], limit: float
    ) -> T:
        await gate.enter()
        try:
            loop = asyncio.get_running_loop()
            done = loop.run_in_executor(threads, self.guarded, job, limit)
            try:
                return await asyncio.shield(done)
            except asyncio.CancelledError:
                await asyncio.wait([done])
                raise
        finally:
            gate.leave()

    def guarded(self, job: Callable[[], T], limit: float) -> T:
        thread = threading.get_ident()
        try:
            with self.lock:
                self.running[thread] = time.monotonic() + limit
            try:
                return job()
            finally:
                with self.lock:
                    self.running.pop(thread, None)
        except Runaway:
            with self.lock:
                self.running.pop(thread, None)
            raise RunawayRule(f"a rule ran longer than {limit:g} s") from None

    def watch(self) -> None:
        while not self.stopping.wait(min(0.25, self.limit / 4)):
            now = time.monotonic()
            with self.lock:
                for thread, deadline in self.running.items():
                    if now > deadline:
                        ctypes.pythonapi.PyThreadState_SetAsyncExc(
                            ctypes.c_ulong(thread), ctypes.py_object(Runaway)
                        )

    def close(self) -> None:
        self.stopping.set()
        self.threads.shutdown(wait=False, cancel_futures=True)
        self.long_thread.shutdown(wait=False, cancel_futures=True)
