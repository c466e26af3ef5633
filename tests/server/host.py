"""A real server for tests: uvicorn in a thread of this process, or a process of its own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn

from tabletown.server.config import ServerConfig
from tabletown.server.logs import set_up_logs
from tabletown.server.web.app import create_app
from tabletown.server.web.lines import SocketLine, lines_of

T = TypeVar("T")
ROOT = Path(__file__).parents[2]
# Tests are quicker than people, and all come from one address.
QUICK: dict[str, Any] = {
    "bot_pause": 0.0,
    "bot_seconds": 0.05,
    "bot_processes": 1,
    "bot_niceness": 0,
    "requests_a_minute": 1_000_000,
    "logins_a_minute": 1_000_000,
    "guests_an_hour": 1_000_000,
    "messages_a_second": 10_000.0,
    "tables_a_person": 100_000,
    "sockets_a_person": 10_000,
    "sockets_an_address": 100_000,
    "connections_an_address": 100_000,
    "questions_a_second": 10_000.0,
    "hints_a_minute": 100_000.0,
    "says_a_minute": 100_000.0,
    "notes_a_minute": 100_000.0,
    "tables_an_hour": 1_000_000.0,
    "imports_an_hour": 100_000.0,
    "mails_an_hour": 100_000.0,
    "bot_seconds_a_minute": 100_000.0,
    "seeds": True,
    "gone_seconds": 0.0,
    "admin_token": "the-admin-token-of-the-tests",
    "log": "error",
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Host:
    """Where a test server is and what it was started with."""

    def __init__(self, config: ServerConfig, app: Any = None) -> None:
        self.config = config
        self.app = app
        self.http = f"http://127.0.0.1:{config.port}"
        self.ws = f"ws://127.0.0.1:{config.port}/ws"

    @property
    def hub(self) -> Any:
        return self.app.state.hub

    def run(self, work: Coroutine[Any, Any, T], seconds: float = 20.0) -> T:
        """Run something inside a server in a thread, where its tables are."""
        loop = next(iter(self.hub.supervisor.tasks.values())).get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(seconds)


@contextmanager
def in_thread(folder: Path, **settings: Any) -> Iterator[Host]:
    """A server in a thread: tests can look inside."""
    config = ServerConfig(**{**QUICK, "data": str(folder), "port": free_port(), **settings})
    set_up_logs(config.log, False)
    app = create_app(config)
    server = uvicorn.Server(
        uvicorn.Config(
            app, host="127.0.0.1", port=config.port, loop="uvloop", http=lines_of(config),
            ws=SocketLine, forwarded_allow_ips=config.proxies, ws_max_size=65_536, ws_per_message_deflate=False, log_level="error",
            access_log=False, timeout_graceful_shutdown=3,
        )
    )  # fmt: skip
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        deadline = time.monotonic() + 30
        while not server.started:
            if not thread.is_alive() or time.monotonic() > deadline:
                raise RuntimeError("the test server did not start")
            time.sleep(0.01)
        yield Host(config, app)
    finally:
        server.should_exit = True
        thread.join(30)


class Zygote:
    """See ``zygote.py``."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("zygote.py"))],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        assert self.process.stdin is not None
        self.input, self.output = self.process.stdin, self.process.stdout
        assert self.output.readline().strip() == "ready"

    def start(self, config: ServerConfig, log: Path) -> int:
        wish = {"config": msgspec.to_builtins(config), "log": str(log)}
        self.input.write(json.dumps(wish) + "\n")
        self.input.flush()
        return int(self.output.readline())

    def close(self) -> None:
        self.input.close()
        self.process.wait(10)
        self.output.close()


class ServerProcess(Host):
    """A server in a process of its own; can be killed and started again on the same data."""

    def __init__(self, zygote: Zygote, folder: Path, **settings: Any) -> None:
        settings = {**QUICK, "data": str(folder), "port": free_port(), **settings}
        super().__init__(ServerConfig(**settings))
        self.zygote = zygote
        self.log = folder / "server.log"
        self.pid = 0

    def start(self) -> None:
        self.pid = self.zygote.start(self.config, self.log)

    def wait(self, seconds: float = 60.0) -> None:
        """Until it answers."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if not self.alive():
                raise RuntimeError(f"the server ended: {self.log.read_text()[-4000:]}")
            try:
                if httpx.get(self.http + "/health", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.03)
        raise RuntimeError(f"the server does not answer: {self.log.read_text()[-4000:]}")

    def alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def end(self, how: signal.Signals) -> None:
        """Kill it with everything it started, and wait until it is gone."""
        if not self.pid or not self.alive():
            return
        os.killpg(self.pid, how)
        deadline = time.monotonic() + 20
        while self.alive():
            if time.monotonic() > deadline:
                os.killpg(self.pid, signal.SIGKILL)
            time.sleep(0.005)
        self.pid = 0
