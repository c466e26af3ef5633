"""A bot process: jobs in, answers out, until the server is gone.

Started as ``python -m tabletown.server.bots.worker FD NICENESS``; it imports the engine and the bots,
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


def end_with_the_server(parent: int) -> None:
    """A bot that thinks forever must not outlive a server that was killed."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(1)


def work(pipe: Connection) -> None:
    """Answer one job after the other. An end of the pipe is the end of the process."""
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


def main(descriptor: int, niceness: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then ends us
    with contextlib.suppress(OSError):
        os.nice(niceness)  # playing comes before thinking
    threading.Thread(target=end_with_the_server, args=(os.getppid(),), daemon=True).start()
    work(Connection(descriptor))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
