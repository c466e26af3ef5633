"""Work in the background that must never end: done round after round, whatever goes wrong in one.

A round that fails is counted, logged in one line if it was foreseen, and tried again after a pause that
grows. The metrics show for each task how often it failed and when it last succeeded.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from tabletown.server.errors import Trouble
from tabletown.server.metrics import Metrics

LONGEST_PAUSE: Final = 10.0
log = structlog.get_logger()


class Supervisor:
    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def start(self, name: str, work: Callable[[], Awaitable[None]], every: float) -> None:
        """Do one round of ``work`` now, and again ``every`` so many seconds."""
        self.metrics.task_failures.labels(task=name)  # shown as 0, not as missing
        self.tasks[name] = asyncio.create_task(self.keep_doing(name, work, every), name=name)

    async def keep_doing(
        self, name: str, work: Callable[[], Awaitable[None]], every: float
    ) -> None:
        failures = 0
        while True:
            try:
                await work()
            except Exception as error:
                failures += 1
                self.failed(name, error, first=failures == 1)
                await asyncio.sleep(max(every, min(LONGEST_PAUSE, 0.2 * 2**failures)))
            else:
                if failures:
                    log.info("a task goes on", task=name, failures=failures)
                failures = 0
                self.metrics.task_success.labels(task=name).set(time.time())
                await asyncio.sleep(every)

    def failed(self, name: str, error: Exception, first: bool) -> None:
        self.metrics.task_failures.labels(task=name).inc()
        if not isinstance(error, Trouble):
            log.error("a task failed", task=name, exc_info=error)
        elif first:
            log.warning("a task failed", task=name, reason=error.message)

    async def stop(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
