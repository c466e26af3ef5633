"""The rulebooks: rule ids with their text, chapter by chapter.

The English ``rulebook.md`` leads; ``rulebook.ru.md`` and the like say the same in other languages.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from tabletown.core.errors import BadUsage
from tabletown.core.game import Game

RULE = re.compile(r"^\*\*([A-Z]{2,4}-[A-Za-z0-9.]+)\*\*\s+(.*)$")
SOURCE = re.compile(r"\s*\[(seed|public|house)\]\s*$")
MARK = re.compile(r"\bmark\.rule\(([^)]*)\)", re.DOTALL)
ID = re.compile(r"[\"']([A-Z]{2,4}-[A-Za-z0-9.]+)[\"']")


class Rule(msgspec.Struct, frozen=True):
    """One rule: its id, its text, where it stands, and where it comes from."""

    id: str
    text: str
    chapter: str
    source: str


def folder(game: Game) -> Path:
    """The folder of a game."""
    return Path(sys.modules[game.package].__file__ or "").parent


def book(game: Game, language: str = "en") -> tuple[str, str]:
    """The text of a game's rulebook and its language: English where there is no translation."""
    for file, written_in in ((f"rulebook.{language}.md", language), ("rulebook.md", "en")):
        path = folder(game) / file
        if path.is_file():
            return path.read_text(encoding="utf-8"), written_in
    return "", "en"


@cache
def rulebook(game: Game, language: str = "en") -> dict[str, Rule]:
    """All rules of a game by id, in the order of the book."""
    text, _ = book(game, language)
    found: dict[str, Rule] = {}
    chapter = ""
    for line in text.splitlines():
        if line.startswith("#"):
            chapter = line.lstrip("# ").strip()
        match = RULE.match(line)
        if match is not None:
            id, words = match.groups()
            source = SOURCE.search(words)
            found[id] = Rule(
                id, SOURCE.sub("", words), chapter, source.group(1) if source else "house"
            )
    return found


def game_of_rule(id: str, games: Iterable[Game]) -> Game:
    """The game whose rulebook has a rule with this id."""
    for game in games:
        if any(known.upper() == id.upper() for known in rulebook(game)):
            return game
    raise BadUsage(f"no game has a rule '{id[:40]}'")


def rule(game: Game, id: str, language: str = "en") -> Rule:
    """The rule with this id."""
    rules = rulebook(game, language)
    by_upper = {key.upper(): key for key in rules}
    key = by_upper.get(id.upper())
    if key is None:
        raise BadUsage(f"{game.name} has no rule '{id[:40]}'")
    return rules[key]
