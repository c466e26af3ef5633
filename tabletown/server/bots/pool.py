"""Bot processes with a watchdog: a bot that thinks too long loses its process, nobody else waits."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection

import msgspec
import structlog

from tabletown.server.bots.job import BotAnswer

START_SECONDS = 60.0  # a process has to import the games first
log = structlog.get_logger()


class BotFailed(Exception):
    """The bot gave no answer in time, or failed."""


class BotProcess:
    """One process, started when it is first needed and again after it had to be stopped."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.process: subprocess.Popen[bytes] | None = None
        self.pipe: Connection | None = None

    def start(self) -> Connection:
        ours, theirs = socket.socketpair()
        try:
            self.process = subprocess.Popen(
                [
                    sys.executable, "-m", "tabletown.server.bots.worker", str(theirs.fileno()),
                    str(self.niceness),
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
                raise BotFailed(f"the bot thought longer than {limit:g} s")
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
    def __init__(self, processes: int, limit: float, niceness: int) -> None:
        count = processes or max(1, (os.cpu_count() or 2) - 1)
        self.limit = limit
        self.idle: asyncio.LifoQueue[BotProcess] = asyncio.LifoQueue()
        self.all = [BotProcess(niceness) for _ in range(count)]
        for process in self.all:
            self.idle.put_nowait(process)
        self.threads = ThreadPoolExecutor(count, thread_name_prefix="bots")
        self.closed = False

    async def ask(self, job: bytes) -> BotAnswer:
        """The answer to a job; :class:`BotFailed` if there is none."""
        process = await self.idle.get()
        try:
            if self.closed:
                raise BotFailed("the server is going down")
            loop = asyncio.get_running_loop()
            return await asyncio.shield(
                loop.run_in_executor(self.threads, process.ask, job, self.limit)
            )
        finally:
            self.idle.put_nowait(process)

    def close(self) -> None:
        self.closed = True
        for process in self.all:
            if process.process is not None:
                process.process.kill()  # whoever waits for an answer notices
        self.threads.shutdown(wait=True, cancel_futures=True)
        for process in self.all:
            process.stop()
