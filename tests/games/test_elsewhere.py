"""Games of other packages: found by their entry points; a broken one stops nobody."""

from __future__ import annotations

import importlib
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import tabletown
from tabletown import games
from tabletown.core.errors import BadUsage
from tabletown.core.match import Match
from tabletown.core.plain import type_name
from tabletown.texts.rulebook import folder

LIKE_LANTERNS = """
from tabletown.games.lanterns import Lanterns, Round

class Opening(Round):
    def run(self, s):
        s.then(Round())

class {title}(Lanterns):
    name = "{name}"

    def setup(self, config, seed, rules):
        s = super().setup(config, seed, rules)
        s.stack.clear()
        s.then(Opening())
        return s

GAME = {title}()
"""
Install = Callable[..., Path]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Put a package with an entry point where Python finds it, as an installer would."""
    loaded = set(sys.modules)
    monkeypatch.syspath_prepend(tmp_path)

    def add(name: str, source: str, *, package: str = "", value: str = "", by: str = "") -> Path:
        package = package or name
        (tmp_path / package).mkdir(exist_ok=True)
        (tmp_path / package / "__init__.py").write_text(source)
        info = tmp_path / f"{by or package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {by or package}\nVersion: 1.0\n"
        )
        (info / "entry_points.txt").write_text(
            f"[tabletown.games]\n{name} = {value or f'{package}:GAME'}\n"
        )
        importlib.invalidate_caches()
        games.searched.cache_clear()
        return tmp_path / package

    yield add
    for module in set(sys.modules) - loaded:
        if str(getattr(sys.modules[module], "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[module]
    games.searched.cache_clear()


def test_an_installed_game_is_one_of_the_games(install: Install) -> None:
    place = install("moths", LIKE_LANTERNS.format(name="moths", title="Moths"), package="moth_game")
    assert "moths" in games.names()
    assert games.faults() == []
    game = games.find("moths")
    assert game.package == "moth_game"
    assert folder(game) == place
    match = tabletown.new("moths", seats=3, seed=4)
    assert isinstance(match, Match)
    assert match.state.clone() == match.state


def test_its_steps_are_stored_under_the_name_of_the_game(install: Install) -> None:
    install("gnats", LIKE_LANTERNS.format(name="gnats", title="Gnats"), package="gnat_game")
    game = games.find("gnats")
    opening = sys.modules["gnat_game"].Opening
    assert type_name(opening) == "gnats.Opening"
    state = game.setup(game.config(), 1, game.rules)
    assert state.plain()["stack"] == [{"$": "gnats.Opening", "v": []}]
    state.advance()
    assert pickle.loads(pickle.dumps(state)) == state
    assert game.restore(state.config, json.loads(json.dumps(state.plain()))) == state


@pytest.mark.parametrize(
    ("source", "value", "says"),
    [
        ("import no_such_library", "", "ModuleNotFoundError: No module named 'no_such_library'"),
        ("raise SystemExit(3)", "", "SystemExit: 3"),
        ("GAME = 3", "", "GAME that is no Game but a int"),
        ("THING = 3", "", 'has no GAME (the entry point is broken = "package:GAME")'),
        ("", "elsewhere.entirely:GAME", "No module named 'elsewhere'"),
        (LIKE_LANTERNS.format(name="other", title="Other"), "", "it calls itself 'other'"),
        (
            LIKE_LANTERNS.format(name="broken", title="Broken") + "del Broken.name\nLanterns = 0",
            "",
            "it calls itself 'lanterns'",
        ),
        (
            "from tabletown.core.game import Game\n"
            "class Bare(Game):\n    name = 'broken'\n"
            "Bare.__abstractmethods__ = frozenset()\nGAME = Bare()",
            "",
            "Bare does not say its 'modes'",
        ),
        (
            LIKE_LANTERNS.format(name="broken", title="Broken") + "Broken.modes = ()",
            "",
            "the modes of Broken are not a tuple with at least one Mode",
        ),
        ("class Game(: pass", "", "SyntaxError"),
    ],
)
def test_a_broken_game_is_named_and_stops_nobody(
    install: Install, source: str, value: str, says: str
) -> None:
    install("sound", LIKE_LANTERNS.format(name="sound", title="Sound"))
    install("broken", source, value=value, by="somebodys-game")
    assert "sound" in games.names()
    assert "streets" in games.names()
    assert "broken" not in games.names()
    [fault] = games.faults()
    assert fault.startswith("the game 'broken' of the package somebodys-game is left out: ")
    assert says in fault
    assert "\n" not in fault
    with pytest.raises(BadUsage) as caught:
        games.find("broken")
    assert str(caught.value) == fault


def test_the_first_of_two_games_of_one_name_counts(install: Install) -> None:
    install("twin", LIKE_LANTERNS.format(name="twin", title="Twin"), package="twin_a")
    install("twin", LIKE_LANTERNS.format(name="twin", title="Twin"), package="twin_b")
    install("streets", LIKE_LANTERNS.format(name="streets", title="Fake"), package="fake")
    assert games.find("twin").package == "twin_a"
    assert games.find("streets").package == "tabletown.games.streets"
    assert games.faults() == [
        "the game 'streets' of the package fake is left out: tabletown itself has a game of that name already",
        "the game 'twin' of the package twin_b is left out: the package twin_a has a game of that name already",
    ]


def test_a_broken_folder_of_the_environment_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "crooked").mkdir()
    (tmp_path / "crooked" / "__init__.py").write_text("1 / 0")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    assert "crooked" not in games.names()
    assert games.faults() == [
        f"the game 'crooked' of the folder {tmp_path} is left out: "
        "loading it failed with ZeroDivisionError: division by zero"
    ]


@pytest.mark.parametrize("name", ["find", "names", "no_game", "cache", "re"])
def test_a_game_cannot_have_a_name_that_this_package_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """As a part of the package `tabletown.games` it would stand in the place of a function."""
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").write_text(LIKE_LANTERNS.format(name=name, title=name))
    before = getattr(games, name)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    assert name not in games.names()
    assert games.faults() == [
        f"the game '{name}' of the folder {tmp_path} is left out: tabletown needs that name itself"
    ]
    assert getattr(games, name) is before
    assert games.find("streets").name == "streets"


def test_the_command_names_what_it_leaves_out(install: Install, tmp_path: Path) -> None:
    install("broken", "import no_such_library", by="somebodys-game")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}

    def tabletown(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "tabletown", *arguments]
        return subprocess.run(
            command, capture_output=True, text=True, timeout=60, env=environment, check=False
        )

    listed = tabletown("games", "--json")
    assert listed.returncode == 0
    assert "'broken' of the package somebodys-game" in listed.stderr
    document = json.loads(listed.stdout)
    assert len(document["left_out"]) == 1
    assert "streets" in [game["name"] for game in document["games"]]
    played = tabletown("simulate", "broken", "--games", "1")
    assert played.returncode == 2
    assert played.stderr.strip() == f"tabletown: {document['left_out'][0]}"
