"""The server as hosts run it: the command, its workers, stopping it, backup and check."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.host import ROOT, free_port
from tests.server.postgres import Postgres

TABLETOWN = Path(sys.executable).parent / "tabletown"


class Served:
    """``tabletown serve`` in a process."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self.port = free_port()
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=30)
        command = [str(TABLETOWN), "serve", "--port", str(self.port), "--data", str(folder), *flags]
        with (folder / "log").open("wb") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        self.log = folder / "log"

    def __enter__(self) -> Served:
        deadline = time.monotonic() + 90
        while True:
            try:
                if self.http.get("/health").status_code == 200:
                    return self
            except httpx.HTTPError:
                pass
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(self.log.read_text())
            time.sleep(0.1)

    def __exit__(self, *_: Any) -> None:
        self.http.close()
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    def table(self) -> dict[str, Any]:
        """A table against bots that has seen some moves."""
        token = self.http.post("/api/session", json={"name": "T", "token": True}).json()["token"]
        self.http.headers["authorization"] = f"Bearer {token}"
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        wish = {"game": "lanterns", "seats": seats, "start": True}
        table: dict[str, Any] = self.http.post("/api/tables", json=wish).json()
        path = f"/api/tables/{table['id']}"
        for number in range(4):
            state = self.http.get(path + "/state", params={"seat": 0}).json()
            while state["view"]["decision"] is None:
                query = {"seat": 0, "since": state["version"], "wait": 10}
                state = self.http.get(path + "/state", params=query).json()
            action = {
                "seat": 0, "version": state["version"], "key": f"command-{number}",
                "text": state["view"]["decision"]["options"][0],
            }  # fmt: skip
            self.http.post(path + "/act", json=action).raise_for_status()
        found: dict[str, Any] = self.http.get(path).json()
        return found


def tabletown(*words: str) -> str:
    done = subprocess.run(
        [str(TABLETOWN), *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_serve_stop_backup_restore_check(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        table = served.table()
        page = served.http.get("/")
        assert page.status_code == 200
        assert "text/html" in page.headers["content-type"]
        metrics = served.http.get("/metrics").text
        assert "tabletown_actions_total" in metrics
        assert served.stop() in (0, -signal.SIGTERM)
    log = served.log.read_text()
    assert "Traceback" not in log
    assert f"http://localhost:{served.port}" in log
    file = tmp_path / "all.tabletown"
    tabletown("backup", str(file), "--data", str(tmp_path))
    other = tmp_path / "other"
    tabletown("restore", str(file), "--data", str(other))
    report = json.loads(tabletown("server", "check", "--data", str(other), "--json"))
    assert report["differ"] == []
    assert report["entries"] >= table["version"]


def test_two_workers_behind_one_port(tmp_path: Path, pg: Postgres) -> None:
    with Served(tmp_path, "--database", pg.database(), "--workers", "2") as served:
        assert served.table()["version"] >= 4
        served.stop()
    assert "Traceback" not in served.log.read_text()


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        (["--workers", "2"], "PostgreSQL"),
        (["--database", "mysql://x"], "postgresql://"),
        (["--config", "nowhere.toml"], "cannot read"),
        (["--pack", "nowhere"], "no content pack folder 'nowhere'"),
    ],
)
def test_wrong_usage_is_one_line(tmp_path: Path, flags: list[str], reason: str) -> None:
    done = subprocess.run(
        [str(TABLETOWN), "serve", "--data", str(tmp_path), *flags],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 2
    assert reason in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_admins_are_made_by_name(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        http = served.http
        token = http.post("/api/session", json={"name": "Ann", "token": True}).json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        account = {"name": "Ann", "password": "correct horse"}
        token = http.post("/api/account", json=account).json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        assert http.get("/api/admin/overview").status_code == 403
        command = [sys.executable, "-m", "tabletown.server.people.promote"]
        beside = subprocess.run(
            [*command, "ann", "--data", str(tmp_path)],
            cwd=ROOT, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert beside.returncode == 2
        assert "stop it first" in beside.stderr
        served.stop()
    subprocess.run([*command, "ann", "--data", str(tmp_path)], cwd=ROOT, check=True)
    with Served(tmp_path) as served:
        http = served.http
        login = {"name": "Ann", "password": "correct horse", "token": True}
        token = http.post("/api/login", json=login).json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        assert http.get("/api/admin/overview").status_code == 200
        served.stop()
    wrong = subprocess.run(
        [*command, "nobody", "--data", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    assert wrong.returncode == 2
