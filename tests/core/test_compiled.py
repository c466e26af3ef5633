"""Compiled by mypyc, the same sources play the same games, and their bots make the same choices."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from scripts import compile as compiler
from scripts.shape import PREFIXES, ROOMS
from tabletown import fast

ROOT = Path(__file__).parents[2]
SMALL = "streets"  # compiled by `make test`, the others by `make compile-check`
GAMES = [
    pytest.param(name, marks=[] if name == SMALL else pytest.mark.slow) for name in sorted(PREFIXES)
]


@pytest.fixture(scope="module", autouse=True)
def _needs_compiler() -> None:
    if not compiler.has_compiler():
        pytest.skip(compiler.NO_COMPILER)


def run(*arguments: str, build: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, fast.WISH: build},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("name", GAMES)
def test_compiled_modules_play_and_think_like_their_sources(name: str) -> None:
    compiler.compile_groups([fast.KERNEL, name])
    answers: dict[str, Any] = {}
    for build in ("plain", "compiled"):
        done = run("-m", "tests.core.compiled_play", name, build=build)
        assert done.returncode == 0, done.stderr
        answers[build] = json.loads(done.stdout)[name]
    plain, compiled = answers["plain"], answers["compiled"]
    assert compiled["digest"] == plain["digest"]
    assert compiled["choices"] == plain["choices"]
    assert compiled["batches"] == plain["batches"]
    assert not any(plain["compiled"].values())
    assert all(compiled["compiled"].values()), compiled["compiled"]


def test_an_outside_game_runs_plain_on_the_compiled_kernel() -> None:
    compiler.compile_groups([fast.KERNEL])
    program = (
        "import json; from tabletown import fast; from tests.core.compiled_play import *;"
        "print(fast.build(), json.dumps([digest_of_games(find('lanterns')),"
        " choices_of_bots(find('lanterns'))]))"
    )
    answers = {build: run("-c", program, build=build) for build in ("plain", "compiled")}
    for build, done in answers.items():
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith(build)
    assert answers["plain"].stdout.split(" ", 1)[1] == answers["compiled"].stdout.split(" ", 1)[1]


def test_what_is_compiled_follows_from_the_folders() -> None:
    assert set(fast.ROOMS) < set(ROOMS)
    assert fast.groups() == [fast.KERNEL, *sorted(PREFIXES)]
    for game in PREFIXES:
        rooms = {path.split("/")[3].removesuffix(".py") for path in fast.modules(game)} - {"lab"}
        there = {room for room in fast.ROOMS if list((fast.GAMES / game).glob(f"{room}*"))}
        assert rooms == there
        lab = {path for path in fast.modules(game) if "/lab/" in path}
        there = {f"tabletown/games/{game}/{name}.py" for name in fast.GAME_LAB}
        assert lab == {path for path in there if fast.defines(ROOT / path)}


def test_stale_modules_are_never_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "tabletown"
    for folder in ("core", "bots", "lab"):
        shutil.copytree(ROOT / "tabletown" / folder, package / folder)
    monkeypatch.setattr(fast, "PACKAGE", package)
    monkeypatch.setattr(fast, "STORE", tmp_path / "store")
    monkeypatch.delenv(fast.WISH, raising=False)
    made = fast.folder_of(fast.KERNEL) / "tabletown" / "core"
    made.mkdir(parents=True)
    (made / f"rng{compiler.EXTENSION_SUFFIXES[0]}").touch()
    spec = fast.Finder().find_spec("tabletown.core.rng")
    assert spec is not None
    assert str(spec.origin).startswith(str(tmp_path / "store"))
    with (package / "core" / "errors.py").open("a") as file:
        file.write("\n# changed\n")
    assert fast.Finder().find_spec("tabletown.core.rng") is None
    monkeypatch.setenv(fast.WISH, "compiled")
    with pytest.raises(fast.NotCompiled, match="make fast"):
        fast.Finder().find_spec("tabletown.core.rng")
