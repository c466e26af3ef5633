"""Changes that are made whole, whoever asked for them.

A page may close at any moment, and the task that reads its messages is then cancelled, wherever it
waits. What has begun to change a table must end all the same: a move that is stored is told to
everybody, a table in memory is what is stored. Such a change runs in a task of its own; who asked for
it only waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Changes:
    """The changes under way in this process."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    async def make(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        # The shield also takes note of errors nobody waits for any more.
        return await asyncio.shield(task)

    async def wait(self, seconds: float) -> None:
        """Until all are made, or this time is over."""
        if self.tasks:
            await asyncio.wait(list(self.tasks), timeout=seconds)


class HasChanges(Protocol):
    @property
    def changes(self) -> Changes: ...


class OfHub(Protocol):
    @property
    def hub(self) -> HasChanges: ...


H = TypeVar("H", bound=OfHub)


def whole(
    method: Callable[Concatenate[H, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[H, P], Coroutine[Any, Any, T]]:
    """For methods that change what is stored and tell others: once begun, they end."""

    @wraps(method)
    async def made(self: H, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.hub.changes.make(method(self, *args, **kwargs))

    return made
