"""The hot modules, compiled by mypyc unchanged, play the same games as their sources."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from scripts.compile import compile_into, settings
from tabletown.core.game import Game
from tabletown.games import find

GAMES = ("streets", "fifty_first_state", "new_angeles", "great_machine")


def digest_of_games(game: Game) -> str:
    """All digests of a random game of every variant, in one."""
    found = hashlib.sha256()
    for config in game.variants():
        state = game.setup(config, 5, game.rules)
        state.advance()
        pick = Random(5)
        while state.outcome is None:
            seat = state.deciders()[0]
            options = state.options(seat)
            state.apply(options[int(pick.random() * len(options))], seat)
            found.update(state.digest().encode())
    return found.hexdigest()


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tree = tmp_path_factory.mktemp("compiled")
    compile_into(tree)
    return tree


ASK = """
import sys
sys.path.insert(0, sys.argv[1])
from pathlib import Path
from importlib import import_module
modules = [import_module(name) for name in sys.argv[4:]]
assert all(Path(module.__file__).suffix in (".so", ".pyd") for module in modules), modules
sys.path.append(sys.argv[2])
from tests.core.test_compiled import digest_of_games
from tabletown.games import find
print(digest_of_games(find(sys.argv[3])))
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_compiled_modules_play_the_same_games(compiled: Path, name: str) -> None:
    modules = [path.removesuffix(".py").replace("/", ".") for path in settings()[0]]
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-P", "-c", ASK, str(compiled), str(root), name, *modules],
        cwd=compiled, env={**os.environ, "PYTHONPATH": str(compiled)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == digest_of_games(find(name))
