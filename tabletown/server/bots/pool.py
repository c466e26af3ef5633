"""Bot processes with a watchdog: a bot that thinks too long loses its process, nobody else waits.

Whose bot thinks next is decided in turns of addresses and people (:mod:`tabletown.server.fair`),
and nobody has all processes at once.
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import Connection

import msgspec
import structlog

from tabletown.server.bots.job import BotAnswer
from tabletown.server.fair import FairGate

START_SECONDS = 60.0  # a process has to import the games first
log = structlog.get_logger()


class BotFailed(Exception):
    """The bot gave no answer in time, or failed."""


class BotTooSlow(BotFailed):
    """The time was over before there was an answer."""


class BotProcess:
    """One process, started when it is first needed and again after it had to be stopped."""

    def __init__(self, niceness: int, memory_mb: int) -> None:
        self.niceness = niceness
        self.memory_mb = memory_mb
        self.process: subprocess.Popen[bytes] | None = None
        self.pipe: Connection | None = None

    def start(self) -> Connection:
        ours, theirs = socket.socketpair()
        try:
            self.process = subprocess.Popen(
                [
                    sys.executable, "-m", "tabletown.server.bots.worker", str(theirs.fileno()),
                    str(self.niceness), str(self.memory_mb),
                ],
                pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL,
            )  # fmt: skip
        finally:
            theirs.close()
        self.pipe = Connection(ours.detach())
        if not self.pipe.poll(START_SECONDS) or self.pipe.recv_bytes() != b"ready":
            self.stop()
            raise BotFailed("the bot process did not start")
        return self.pipe

    def ask(self, job: bytes, limit: float) -> BotAnswer:
        """In a thread of the pool: one job, one answer, or the end of the process."""
        try:
            pipe = self.pipe if self.pipe is not None else self.start()
            pipe.send_bytes(job)
            if not pipe.poll(limit):
                self.stop()
                raise BotTooSlow(f"the bot thought longer than {limit:g} s")
            answer = msgspec.msgpack.decode(pipe.recv_bytes(), type=BotAnswer)
        except (EOFError, OSError) as error:
            self.stop()
            raise BotFailed(f"the bot process died: {error!r}") from error
        if answer.error is not None:
            raise BotFailed(answer.error)
        return answer

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
        if self.pipe is not None:
            self.pipe.close()
        self.process = self.pipe = None


class BotPool:
    """``memory_mb`` 0: as much as there is. ``used`` is told the seconds that a job took."""

    def __init__(
        self,
        processes: int,
        limit: float,
        niceness: int,
        *,
        memory_mb: int = 0,
        used: Callable[[float], None] | None = None,
    ) -> None:
        count = processes or max(2, (os.cpu_count() or 2) - 1)
        self.limit = limit
        self.used = used
        # One place is always left to others: somebody's bots and hints may take seconds each.
        most = max(1, count - 1)
        self.gate = FairGate(count, each=most)
        self.most_long, self.long = most, 0  # jobs that take many times as long as others
        self.all = [BotProcess(niceness, memory_mb) for _ in range(count)]
        self.idle = list(self.all)
        self.threads = ThreadPoolExecutor(count, thread_name_prefix="bots")
        self.closed = False

    @property
    def crowded(self) -> bool:
        """Whether somebody waits for a process."""
        return len(self.gate.queue) > 0

    @contextmanager
    def long_job(self) -> Iterator[bool]:
        """Whether a job may take long: nobody waits, and a process is left to jobs that are short."""
        may = not self.crowded and self.long < self.most_long
        self.long += may
        try:
            yield may
        finally:
            self.long -= may

    async def ask(self, job: bytes, limit: float | None = None) -> BotAnswer:
        """The answer to a job; :class:`BotFailed` if there is none, in time (``limit`` seconds)."""
        caller = await self.gate.enter()
        if self.closed:
            self.gate.leave(caller)
            raise BotFailed("the server is going down")
        process = self.idle.pop()
        started = time.monotonic()
        work = asyncio.get_running_loop().run_in_executor(
            self.threads, process.ask, job, limit or self.limit
        )

        def done(work: asyncio.Future[BotAnswer]) -> None:
            self.idle.append(process)
            self.gate.leave(caller)
            if self.used is not None:
                self.used(time.monotonic() - started)
            if not work.cancelled():
                work.exception()  # whoever asked may be gone

        work.add_done_callback(done)
        return await asyncio.shield(work)

    def close(self) -> None:
        self.closed = True
        for process in self.all:
            if process.process is not None:
                process.process.kill()  # whoever waits for an answer notices
        self.threads.shutdown(wait=True, cancel_futures=True)
        for process in self.all:
            process.stop()
