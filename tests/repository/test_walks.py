"""A card is followed from its entry to the state in at most five files; docs/kernel.md shows how."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from scripts import walks
from tabletown.games import fifty_first_state, great_machine, new_angeles
from tabletown.games.new_angeles.effects.base import Effect

GAMES = {
    "51st State": fifty_first_state,
    "New Angeles": new_angeles,
    "Great Machine": great_machine,
}


def folder_of(game: str) -> Path:
    return Path(str(GAMES[game].__file__)).parent


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_followed_through_five_files(game: str) -> None:
    walk = walks.walks(walks.CARD)[game]
    files, lines = walks.measured(game, walk, walks.read_now)
    assert 4 <= files <= 5
    assert lines > files


@pytest.mark.parametrize("game", walks.FOLDERS)
def test_a_reason_is_found_in_three_files(game: str) -> None:
    files, lines = walks.measured(game, walks.walks(walks.REASON)[game], walks.read_now)
    assert 2 <= files <= 3
    assert lines > files


def test_a_walk_that_names_what_is_not_there_is_a_mistake() -> None:
    with pytest.raises(ValueError, match=r"there is no Turn in rules/raze\.py"):
        walks.measured("51st State", [("rules/raze.py", ["check_raze_at", "Turn"])], walks.read_now)


def test_lines_of_code_are_counted_without_comments_docstrings_and_blank_lines() -> None:
    text = '"""A module."""\n\n# why\nclass A:\n    """One."""\n\n    n: int = 1  # two\n\n    def f(self) -> str:\n        return """\n"""\n'
    assert walks.code_lines(text) == {4, 7, 9, 10, 11}
    assert [walks.lines_read(text, name, True) for name in ("A", "A.n", "n", "f", "g")] == [
        5,
        1,
        1,
        3,
        0,
    ]


def test_nobody_asks_for_the_class_of_a_verb_of_new_angeles() -> None:
    """Forecasts and bots ask the verbs themselves: what they pay, score, promise and are worth."""
    folder = folder_of("New Angeles")
    found = [
        (path.name, alias.name)
        for path in folder.rglob("*.py")
        if "effects" not in path.parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and str(node.module).endswith("_effects")
        for alias in node.names
        if issubclass(getattr(import_module(str(node.module)), alias.name), Effect)
    ]
    assert found == [("tables.py", "DealEffect")]  # the type of what an asset does to a deal


@pytest.mark.parametrize("game", GAMES)
def test_a_verb_is_one_class_in_one_place(game: str) -> None:
    words = [
        statement.value.value
        for path in (folder_of(game) / "effects").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        for statement in node.body
        if isinstance(statement, ast.Assign)
        and ast.unparse(statement.targets[0]) == "word"
        and isinstance(statement.value, ast.Constant)
    ]
    assert len(words) > 10
    assert sorted(words) == sorted(set(words))
