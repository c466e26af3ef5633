"""The wheel, installed outside the repository: plays, serves the client, runs an episode."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.wheel import build

ROOT = Path(__file__).resolve().parents[2]
BIN = "Scripts" if os.name == "nt" else "bin"
UV = ROOT / ".uv" / BIN / "uv"
BARE_MEGABYTES = 25

GAME = """
import sys
from pathlib import Path
import tabletown
from tabletown.bots import make_bot
assert Path(sys.argv[1]) in Path(tabletown.__file__).parents, tabletown.__file__
assert Path(tabletown.__file__).with_name("web").joinpath("index.html").is_file()
assert Path(tabletown.__file__).with_name("docs").joinpath("index.html").is_file()
for name in ("streets", "fifty_first_state", "new_angeles", "great_machine"):
    match = tabletown.new(name, seed=3)
    bots = {}
    while match.outcome is None:
        seat = min(match.decisions)
        bot = bots.setdefault(seat, make_bot(match.game, "random", seed=seat))
        match.play(bot.choose(match.knowledge(seat)), seat)
    assert tabletown.load(str(match.record())).chain == match.chain
    print(name, match.outcome.reason)
"""

EPISODE = """
import numpy as np
from tabletown.lab.pettingzoo import streets
env = streets.env(seats=2)
env.reset(seed=3)
steps = 0
rng = np.random.default_rng(3)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    mask = observation["action_mask"]
    env.step(None if terminated or truncated else int(rng.choice(np.flatnonzero(mask))))
    steps += 1
print("steps", steps)
"""


def alone() -> dict[str, str]:
    """An environment in which only what was installed is found."""
    hidden = ("PYTHONPATH", "VIRTUAL_ENV", "TABLETOWN_GAMES")
    return {name: value for name, value in os.environ.items() if name not in hidden}


def run(*command: str | Path, folder: Path, status: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env=alone(),
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == status, done.stdout + done.stderr
    return done


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    (made,) = build(tmp_path_factory.mktemp("dist"), "wheel")
    return made


def test_the_wheel_plays_outside_the_repository(wheel: Path, tmp_path: Path) -> None:
    packages = tmp_path / "packages"
    install = (UV, "pip", "install", "--quiet", "--no-index", "--no-deps", "--target", packages)
    run(*install, wheel, folder=tmp_path)
    program = f"import sys; sys.path.insert(0, {str(packages)!r})\n{GAME}"
    done = run(sys.executable, "-c", program, packages, folder=tmp_path)
    assert len(done.stdout.splitlines()) == 4


class Environment:
    """An empty environment into which the wheel was installed with some extras."""

    def __init__(self, folder: Path, wheel: Path, extras: str) -> None:
        self.folder = folder
        self.home = folder / "env"
        self.python = self.home / BIN / "python"
        self.command = self.home / BIN / "tabletown"
        run(UV, "venv", "--quiet", "--python", sys.executable, self.home, folder=folder)
        before = self.size()
        run(
            *(UV, "pip", "install", "--quiet", "--python", self.python),
            *("--constraint", ROOT / "requirements" / "slow.txt", f"tabletown{extras} @ {wheel.as_uri()}"),
            folder=folder,
        )  # fmt: skip
        self.megabytes = (self.size() - before) / 1e6
        listed = run(UV, "pip", "freeze", "--python", self.python, folder=folder)
        self.packages = len(listed.stdout.splitlines())
        print(f"tabletown{extras}: {self.packages} packages, {self.megabytes:.1f} MB")

    def size(self) -> int:
        files = [path for path in self.home.rglob("*") if path.is_file() and not path.is_symlink()]
        return sum(path.stat().st_size for path in files)


@pytest.fixture
def served(wheel: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server from the wheel with the extra server."""
    environment = Environment(tmp_path, wheel, "[server]")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    begun = time.monotonic()
    server = subprocess.Popen(
        [environment.command, "serve", "--port", str(port), "--data", tmp_path / "data"],
        cwd=tmp_path,
        env=alone(),
        stderr=subprocess.DEVNULL,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        while True:
            assert server.poll() is None, "the server has ended"
            assert time.monotonic() - begun < 60, "the server does not answer"
            try:
                urllib.request.urlopen(f"{address}/health", timeout=5).close()
                break
            except OSError:
                time.sleep(0.1)
        print(f"cold start: {time.monotonic() - begun:.1f} s")
        yield address
    finally:
        server.terminate()
        server.wait(30)


@pytest.mark.slow
def test_the_bare_package_is_small_and_plays(wheel: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path, wheel, "")
    assert environment.packages == 10
    assert environment.megabytes < BARE_MEGABYTES
    run(environment.python, "-c", GAME, environment.home, folder=tmp_path)
    done = run(environment.command, "simulate", "streets", "--games", "1", folder=tmp_path)
    assert "1 of 1 games finished" in done.stdout
    refused = run(environment.command, "serve", folder=tmp_path, status=2)
    assert "tabletown[server]" in refused.stderr


@pytest.mark.slow
def test_the_server_of_the_wheel_serves_the_client(served: str) -> None:
    with urllib.request.urlopen(served, timeout=20) as answer:
        page = answer.read().decode()
    assert "<title>" in page
    script = page.partition('src="')[2].partition('"')[0]
    with urllib.request.urlopen(served + script, timeout=20) as answer:
        assert "javascript" in answer.headers["Content-Type"]


@pytest.mark.slow
def test_the_lab_of_the_wheel_runs_an_episode(wheel: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path, wheel, "[lab]")
    done = run(environment.python, "-c", EPISODE, folder=tmp_path)
    assert int(done.stdout.split()[-1]) > 20
