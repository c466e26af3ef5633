"""Cutting a line at every point at which the server waits while it handles a message."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from contextvars import ContextVar
from typing import Any

import pytest

from tabletown.server.web.socket import SocketClient


class Cut:
    """Ends the connection when the handling of its message waits for the ``at``-th time.

    All tasks count that the handling starts: they carry its context.
    """

    def __init__(self, at: int, reader: asyncio.Task[Any]) -> None:
        self.at = at
        self.reader = reader
        self.waits = 0
        self.done = False

    def waiting(self) -> None:
        self.waits += 1
        if self.waits == self.at:
            self.done = True
            # As when the page closes: the task that reads is cancelled, from outside.
            asyncio.get_running_loop().call_soon(self.reader.cancel)


CUT: ContextVar[Cut | None] = ContextVar("cut", default=None)


class Counted(Coroutine[Any, Any, Any]):
    """A coroutine whose waits are counted for the cut of its context."""

    def __init__(self, work: Any) -> None:
        self.work = work

    def counted(self, found: Any) -> Any:
        cut = CUT.get()
        if cut is not None:
            cut.waiting()
        return found

    def send(self, value: Any) -> Any:
        return self.counted(self.work.send(value))

    def throw(self, *error: Any) -> Any:
        return self.counted(self.work.throw(*error))

    def close(self) -> None:
        self.work.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        raise NotImplementedError  # tasks use send and throw


def counting(loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> asyncio.Task[Any]:
    return asyncio.Task(Counted(work), loop=loop, **more)


class Cutter:
    """Cuts the next message of a kind that reaches the server."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, kind: type) -> None:
        self.at: int | None = None
        self.cut: Cut | None = None
        answer = SocketClient.answer

        async def answer_and_cut(connection: SocketClient, message: Any) -> None:
            if self.at is not None and isinstance(message, kind):
                reader = asyncio.current_task()
                assert reader is not None
                asyncio.get_running_loop().set_task_factory(counting)
                self.cut = Cut(self.at, reader)
                self.at = None
                CUT.set(self.cut)
            try:
                await answer(connection, message)
            finally:
                CUT.set(None)

        monkeypatch.setattr(SocketClient, "answer", answer_and_cut)
