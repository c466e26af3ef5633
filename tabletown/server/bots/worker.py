"""A bot process: jobs in, answers out, until the server is gone.

Started as ``python -m tabletown.server.bots.worker FD NICENESS MEMORY_MB``; it imports the engine and the bots,
nothing of the server's web part.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import time
from multiprocessing.connection import Connection

import msgspec

from tabletown.games import find, names
from tabletown.server.bots.job import BotAnswer, answer


def end_with_the_server(parent: int) -> None:
    """A bot that thinks forever must not outlive a server that was killed."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(1)


def limit_memory(megabytes: int) -> None:
    """Who asks for more gets a MemoryError, which is an answer; not on every system."""
    try:
        import resource
    except ImportError:
        return
    most = megabytes * 1024 * 1024
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def work(pipe: Connection) -> None:
    """Answer one job after the other. An end of the pipe is the end of the process."""
    for name in names():
        find(name)  # before the time of the first job runs
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


def main(descriptor: int, niceness: int, memory_mb: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then ends us
    with contextlib.suppress(OSError):
        os.nice(niceness)  # playing comes before thinking
    if memory_mb:
        limit_memory(memory_mb)
    threading.Thread(target=end_with_the_server, args=(os.getppid(),), daemon=True).start()
    work(Connection(descriptor))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
