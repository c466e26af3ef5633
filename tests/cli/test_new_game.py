"""``tabletown new-game`` writes a game that is complete: tests, bots, rulebook, research."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tabletown.cli.new_game import write
from tests.outside import installed_game


def run(*command: str, path: Path | None = None, cwd: Path) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if key != "TABLETOWN_GAMES"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    return subprocess.run(
        [sys.executable, "-m", *command], capture_output=True, text=True, timeout=300, cwd=cwd,
        env=environment, check=False,
    )  # fmt: skip


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game with its entry point, as an installer would leave it."""
    return installed_game("stone_stairs", tmp_path_factory.mktemp("elsewhere")).parent


def test_the_new_game_passes_its_own_tests(project: Path) -> None:
    done = run("pytest", "-q", "-p", "no:cacheprovider", path=project, cwd=project)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


def test_bots_play_it_and_the_better_level_wins(project: Path, tmp_path: Path) -> None:
    done = run(
        "tabletown", "ladder", "stone_stairs", "--levels", "random,normal", "--games", "40", "--json",
        path=project, cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["pairs"][0]["low"] > 0.6
    assert found["fallbacks"] == 0


def test_it_is_played_in_the_terminal(project: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tabletown", "play", "stone_stairs", "--seats", "human,easy", "--seed", "3"]  # fmt: skip
    done = subprocess.run(
        command, input="1\n" * 60, capture_output=True, text=True, timeout=120, cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(project)}, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Top of the cairn: 0" in done.stdout
    assert "Lay stone" in done.stdout
    assert "{" not in done.stdout
    assert "climbed highest" in done.stdout


def test_its_rulebook_is_printed(project: Path, tmp_path: Path) -> None:
    whole = run("tabletown", "rules", "stone_stairs", path=project, cwd=tmp_path)
    assert whole.returncode == 0, whole.stderr
    assert "STO-2.2" in whole.stdout
    one = run("tabletown", "rules", "stone_stairs", "sto-3.2", path=project, cwd=tmp_path)
    assert "The most points win" in one.stdout
    covered = run(
        "tabletown", "rules", "stone_stairs", "--coverage", "--strict", path=project, cwd=project
    )
    assert covered.returncode == 0, covered.stdout
    assert "0 missing" in covered.stdout


def test_it_has_its_environments_at_once(project: Path, tmp_path: Path) -> None:
    script = tmp_path / "learn.py"
    script.write_text(
        "import numpy as np\n"
        "from tabletown.lab.pettingzoo import stone_stairs\n"
        "env = stone_stairs.standard_3.env()\n"
        "env.reset(seed=4)\n"
        "for agent in env.agent_iter():\n"
        "    seen, _, done, cut, _ = env.last()\n"
        "    env.step(None if done or cut else int(np.argmax(seen['action_mask'])))\n"
        "print('played')\n"
    )
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, timeout=120, cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(project)}, check=False,
    )  # fmt: skip
    assert done.stdout == "played\n", done.stderr


def test_what_is_written_bears_the_name(tmp_path: Path) -> None:
    write("night_market", tmp_path / "here")
    written = [path for path in (tmp_path / "here").rglob("*") if path.is_file()]
    assert len(written) >= 12
    for path in written:
        text = path.read_text(encoding="utf-8")
        assert "mygame" not in text.lower(), path
        assert "MYG-" not in text, path
    project = tomllib.loads((tmp_path / "here" / "pyproject.toml").read_text())["project"]
    assert project["entry-points"]["tabletown.games"] == {"night_market": "night_market:GAME"}
    assert "class NightMarketState(State)" in (tmp_path / "here/night_market/state.py").read_text()
    assert "game-title = Night market" in (tmp_path / "here/night_market/locale/en.ftl").read_text()


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Streets!", "cannot be the name of a game"),
        ("../evil", "cannot be the name of a game"),
        ("class", "cannot be the name of a game"),
        ("ab", "cannot be the name of a game"),
        ("find", "tabletown needs that name itself"),
        ("x" * 41, "cannot be the name of a game"),
        ("streets", "there is a game 'streets' already"),
        ("json", "there is a Python package 'json' already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: str, says: str, tmp_path: Path) -> None:
    done = run("tabletown", "new-game", name, cwd=tmp_path)
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "terraces").mkdir()
    (tmp_path / "terraces" / "mine.txt").write_text("mine")
    done = run("tabletown", "new-game", "terraces", cwd=tmp_path)
    assert done.returncode == 2
    assert "not empty" in done.stderr
    assert [path.name for path in (tmp_path / "terraces").iterdir()] == ["mine.txt"]
