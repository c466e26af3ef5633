"""``tabletown serve``: settings, one last check, then uvicorn with as many workers as asked for."""

from __future__ import annotations

import os
import shutil
import socket
import sys
import threading
import webbrowser

import msgspec
import structlog
import uvicorn
from litestar import Litestar

from tabletown.core.errors import BadUsage
from tabletown.games import faults
from tabletown.server.config import ServerConfig, load_config
from tabletown.server.logs import set_up_logs
from tabletown.server.memory import calm_collector
from tabletown.server.metrics import forget_dead_workers
from tabletown.server.packs import offer
from tabletown.server.rules import share_fairly
from tabletown.server.storage.database import make_engine
from tabletown.server.storage.faults import StorageFault
from tabletown.server.storage.lock import FileLock
from tabletown.server.storage.migrate import migrate
from tabletown.server.web.app import create_app
from tabletown.server.web.lines import HttpProtocol, WorkerConnections

HANDED_DOWN = "TABLETOWN_SETTINGS"  # the settings in force, for worker processes


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    data: str | None = None,
    workers: int | None = None,
    config_file: str | None = None,
    packs: list[str] | None = None,
    open_browser: bool = False,
) -> None:
    """Host tables until told to stop."""
    config = load_config(
        config_file, host=host, port=port, database=database, data=data, workers=workers,
        packs=packs,
    )  # fmt: skip
    run(config, open_browser=open_browser)


def app() -> Litestar:
    """The application of a worker process."""
    forget_dead_workers()
    config = msgspec.json.decode(os.environ[HANDED_DOWN], type=ServerConfig)
    set_up_logs(config.log, config.log_json)
    created = create_app(config)
    HttpProtocol.lines = WorkerConnections(config)
    calm_collector()
    share_fairly()
    return created


def run(config: ServerConfig, *, open_browser: bool = False) -> None:
    if sys.platform == "win32":  # bots inherit a pipe by its number and are nice: both are Unix
        raise BadUsage(
            "hosting needs Linux or macOS; on Windows it runs inside WSL (docs/hosting.md)"
        )
    prepare(config)
    os.environ[HANDED_DOWN] = msgspec.json.encode(config).decode()
    if config.workers > 1 and "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        # Always the same folder: what a killed server left is thrown away by the next one.
        numbers = config.folder() / f"metrics-{config.port}"
        shutil.rmtree(numbers, ignore_errors=True)
        numbers.mkdir(parents=True)
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(numbers)
    address = f"http://{'localhost' if config.host in ('127.0.0.1', '0.0.0.0') else config.host}:{config.port}"
    print(f"tabletown is at {config.origin or address}", file=sys.stderr)
    place = config.database_url()
    shown = place.removeprefix("sqlite:///") if config.is_sqlite else "PostgreSQL"
    print(f"tables are kept in {shown}; stop with Ctrl+C", file=sys.stderr)
    if open_browser:
        open_later(address)
    uvicorn.run(
        "tabletown.server.run:app",
        factory=True,
        host=config.host,
        port=config.port,
        workers=config.workers if config.workers > 1 else None,
        loop="uvloop",
        http="tabletown.server.web.lines:HttpProtocol",
        ws="tabletown.server.web.lines:SocketLine",
        ws_max_size=65_536,
        ws_per_message_deflate=config.compress,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=True,
        forwarded_allow_ips=config.proxies,
        timeout_graceful_shutdown=10,
        access_log=False,
        server_header=False,
        log_level="warning",
    )


def prepare(config: ServerConfig) -> None:
    """Find out now what would go wrong later, and bring the database up to date."""
    set_up_logs(config.log, config.log_json)
    for fault in faults():
        structlog.get_logger().warning("a game is left out", reason=fault)
    offer(config.packs)
    if config.port and not port_is_free(config.host, config.port):
        raise BadUsage(f"port {config.port} is in use; choose another with --port")
    url = config.database_url()
    with FileLock(url):
        try:
            engine = make_engine(url)
        except OSError as error:
            raise BadUsage(f"cannot use the data folder: {error}") from None
        try:
            migrate(engine, config.folder() / "backups")
        except StorageFault as fault:
            raise BadUsage(fault.about(url)) from None
        finally:
            engine.dispose()


def port_is_free(host: str, port: int) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def open_later(address: str) -> None:
    """Open the page once the server has had a moment to start."""
    timer = threading.Timer(1.5, webbrowser.open, [address])
    timer.daemon = True
    timer.start()
