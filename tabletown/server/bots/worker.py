"""The main function of a bot process: jobs in, answers out, until the server is gone."""

from __future__ import annotations

import contextlib
import os
import signal
from multiprocessing.connection import Connection

import msgspec


def work(pipe: Connection, niceness: int) -> None:
    """Answer one job after the other; play comes before thought (``niceness``). An end of the pipe is the end of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(niceness)
    from tabletown.server.bots.job import BotAnswer, answer

    pipe.send_bytes(b"ready")
    while True:
        try:
            data = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            found = answer(data)
        except BaseException as error:
            found = msgspec.msgpack.encode(BotAnswer(error=repr(error)[:2000]))
        try:
            pipe.send_bytes(found)
        except OSError:
            return
