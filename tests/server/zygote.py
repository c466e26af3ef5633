"""Starts servers quickly for the kill test: a process that has everything imported and forks.

Each line of input is a JSON document ``{"config": ..., "log": ...}``; the answer is the id of the
process that now serves. Killing that process is killing a server: it shares nothing but the code.
"""

from __future__ import annotations

import json
import os
import signal
import sys

import msgspec


def main() -> None:
    import uvicorn.loops.uvloop
    import uvicorn.protocols.http.h11_impl
    import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401

    import tabletown.server.web.app  # noqa: F401
    from tabletown.games import find, names
    from tabletown.server.config import ServerConfig
    from tabletown.server.run import run

    for name in names():
        find(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        wish = json.loads(line)
        child = os.fork()
        if child:
            print(child, flush=True)
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.setsid()
        log = os.open(wish["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.dup2(log, 1)
        os.dup2(log, 2)
        run(msgspec.convert(wish["config"], ServerConfig))
        os._exit(0)


if __name__ == "__main__":
    main()
