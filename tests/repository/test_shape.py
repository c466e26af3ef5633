"""Four games, one house: the same rooms with the same names in every game's folder."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from scripts.shape import ABSENT, PREFIXES, PUBLIC, ROOMS, RULEBOOKS, rooms_of, table
from tabletown.games import names

TESTS = Path(__file__).parents[1] / "games"


def test_every_game_of_the_package_is_looked_at() -> None:
    assert set(names()) >= set(PREFIXES)


@pytest.mark.parametrize("game", PREFIXES)
def test_a_game_has_the_rooms_that_all_have_and_no_other(game: str) -> None:
    wanted = {room for room in ROOMS if game not in ABSENT.get(room, set())}
    assert set(rooms_of(game)) == wanted | RULEBOOKS


@pytest.mark.parametrize("game", PREFIXES)
@pytest.mark.parametrize("module", PUBLIC)
def test_a_room_offers_its_names(game: str, module: str) -> None:
    found = import_module(f"tabletown.games.{game}{module}")
    wanted = [name.format(Game=PREFIXES[game]) for name in PUBLIC[module]]
    assert [name for name in wanted if not hasattr(found, name)] == []


def test_the_table_shows_all_games() -> None:
    head, *rows = table().splitlines()
    assert head.split() == ["room", *PREFIXES]
    assert len(rows) == len(ROOMS) + len(RULEBOOKS)


@pytest.mark.parametrize("game", PREFIXES)
def test_the_tests_of_a_game_speak_the_language_of_all(game: str) -> None:
    """A scene is played, refused and asked for options by the same words (tests/games/scene.py)."""
    tree = ast.parse((TESTS / game / "conftest.py").read_text(encoding="utf-8"))
    scene = next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "Scene")
    assert [ast.unparse(base) for base in scene.bases] == ["scenes.Scene"]
    own = {n.name for n in scene.body if isinstance(n, ast.FunctionDef)}
    assert not own & {"refusal", "refused", "options", "prompt", "asked", "seat", "story"}
    assert "scene" in [n.name for n in tree.body if isinstance(n, ast.FunctionDef)]


@pytest.mark.parametrize("game", PREFIXES)
def test_a_game_brings_its_board_and_its_look(game: str) -> None:
    folder = TESTS.parents[1] / "web" / "src" / "boards" / game
    wanted = ["index.ts", "look.ts", "Poster.svelte", "sent.ts", "Board.svelte", "locale"]
    assert [name for name in wanted if not (folder / name).exists()] == []
