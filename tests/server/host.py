"""A real server for tests: uvicorn in a thread of this process, or a process of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn

from tabletown.server.config import ServerConfig
from tabletown.server.logs import set_up_logs
from tabletown.server.run import HANDED_DOWN
from tabletown.server.web.app import create_app

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
    "seeds": True,
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


@contextmanager
def in_thread(folder: Path, **settings: Any) -> Iterator[Host]:
    """A server in a thread: tests can look inside."""
    config = ServerConfig(**{**QUICK, "data": str(folder), "port": free_port(), **settings})
    set_up_logs(config.log, False)
    app = create_app(config)
    server = uvicorn.Server(
        uvicorn.Config(
            app, host="127.0.0.1", port=config.port, loop="uvloop", ws="websockets-sansio",
            ws_max_size=65_536, ws_per_message_deflate=False, log_level="error",
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


class ServerProcess(Host):
    """A server as users run it; can be killed and started again on the same data."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        settings = {**QUICK, "data": str(folder), "port": free_port(), **settings}
        super().__init__(ServerConfig(**settings))
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / "server.log"

    def start(self) -> None:
        program = (
            "import msgspec, os\n"
            "from tabletown.server.config import ServerConfig\n"
            "from tabletown.server.run import run\n"
            "if __name__ == '__main__':\n"
            f"    run(msgspec.json.decode(os.environ[{HANDED_DOWN!r}], type=ServerConfig))\n"
        )
        file = self.log.with_name("serve.py")
        file.write_text(program)
        environment = {**os.environ, HANDED_DOWN: msgspec.json.encode(self.config).decode()}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(file)], cwd=ROOT, env=environment,
                stdout=log, stderr=subprocess.STDOUT, start_new_session=True,
            )  # fmt: skip

    def wait(self, seconds: float = 60.0) -> None:
        """Until it answers."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.process is not None and self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.log.read_text()[-4000:]}")
            try:
                if httpx.get(self.http + "/health", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.03)
        raise RuntimeError(f"the server does not answer: {self.log.read_text()[-4000:]}")

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process = None
