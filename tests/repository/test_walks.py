"""A card is followed from its entry to the state in at most five files; docs/kernel.md shows how."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from tabletown.games import fifty_first_state, great_machine, new_angeles
from tabletown.games.new_angeles.effects.base import Effect

ROOT = Path(__file__).parents[2]
GAMES = {
    "51st State": fifty_first_state,
    "New Angeles": new_angeles,
    "Great Machine": great_machine,
}


def walks() -> dict[str, list[str]]:
    """The cells of the table of walks, from the entry to the state, by game."""
    text = (ROOT / "docs/kernel.md").read_text(encoding="utf-8")
    table = text.partition("### From a card to the table")[2].partition("\n\nWhen it happens")[0]
    rows = [line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("| ")]
    head, _, *steps = rows
    found: dict[str, list[str]] = {}
    for column, title in enumerate(head):
        found[title.partition(":")[0]] = [row[column + 1] for row in steps]
    return found


def folder_of(game: str) -> Path:
    return Path(str(GAMES[game].__file__)).parent


@pytest.mark.parametrize("game", GAMES)
def test_a_walk_takes_five_files_that_hold_what_is_said(game: str) -> None:
    steps = [step for step in walks()[game] if "`" in step]
    assert 4 <= len(steps) <= 5
    for step in steps:
        file, *names = re.findall(r"`([^`]+)`", step)
        text = (folder_of(game) / file).read_text(encoding="utf-8")
        for name in names:
            assert re.search(rf"\b{name}\b", text), (file, name)


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
