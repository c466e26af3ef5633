"""Where a rule stands: the lines of code that name its id, and the tests that carry it as a mark.

Beside the tests of a game a file ``waived_rules.toml`` may say why a rule has no test (``"X-1.2" =
"reason"``) and, in its table ``code``, which rules stand nowhere in the code and why: definitions,
absences, what the whole program keeps.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, TypedDict

import msgspec

from tabletown.core.game import Game
from tabletown.texts.rulebook import ID, MARK, folder, rulebook

NAMED = re.compile(r"\b[A-Z]{2,4}-[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*")
NOTES = "waived_rules.toml"
NOT_IN_CODE = "code"
DEFINED = re.compile(r"^\s*(?:async def|def|class) (\w+)", re.MULTILINE)


class SourceLine(msgspec.Struct, frozen=True):
    """A line of a file, and the function, class or test it belongs to."""

    file: str
    line: int
    inside: str

    def __str__(self) -> str:
        path, here = Path(self.file), Path.cwd()
        shown = path.relative_to(here) if path.is_relative_to(here) else path
        return f"{shown.as_posix()}:{self.line}  {self.inside}".rstrip()


def tests_of(game: Game, tests: Path | None) -> Path | None:
    """The folder with a game's tests: below ``tests``, or in the source tree around its package."""
    start = tests or folder(game).parents[game.package.count(".")] / "tests"
    for place in (start / "games" / game.name, start):
        if place.is_dir() and any(place.rglob("test_*.py")):
            return place
    return None


@cache
def in_code(game: Game) -> dict[str, list[SourceLine]]:
    """The lines of a game's code that name a rule, by id; each id has to be written out."""
    found: dict[str, list[SourceLine]] = {}
    for path in sorted(folder(game).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        defined = [(match.start(), match.group(1)) for match in DEFINED.finditer(text)]
        for match in NAMED.finditer(text):
            around = [name for start, name in defined if start <= match.start()]
            add(found, [match.group()], path, text, match.start(), around[-1:])
    return found


@cache
def in_tests(tests: Path) -> dict[str, list[SourceLine]]:
    """The tests that carry a rule as a mark, by id."""
    found: dict[str, list[SourceLine]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        defined = [(match.start(), match.group(1)) for match in DEFINED.finditer(text)]
        for match in MARK.finditer(text):
            below = [name for start, name in defined if start > match.start()]
            ids = ID.findall(match.group(1))
            add(found, ids, path, text, match.start(), below[:1])
    return found


def add(
    found: dict[str, list[SourceLine]],
    ids: Iterable[str],
    path: Path,
    text: str,
    at: int,
    inside: list[str],
) -> None:
    """Note a place for each id, once for a line."""
    line = text.count("\n", 0, at) + 1
    place = SourceLine(str(path), line, "".join(inside))
    for id in ids:
        known = found.setdefault(id, [])
        if place not in known:
            known.append(place)


class Coverage(TypedDict):
    """How many rules have a test or a written reason, how many stand in the code, and which do not."""

    rules: int
    tested: int
    waived: int
    missing: list[str]
    carried_out: int  # rules that are neither waived nor listed as standing nowhere in the code
    in_code: int  # how many of those the code names
    not_in_code: list[str]


def coverage(game: Game, tests: Path) -> Coverage:
    """Which rules have a test or a reason to have none, and which stand in the code."""
    ids = list(rulebook(game))
    own = tests_of(game, tests) or tests
    notes: dict[str, Any] = {}
    if (own / NOTES).is_file():
        notes = tomllib.loads((own / NOTES).read_text(encoding="utf-8"))
    waived = {id for id, reason in notes.items() if isinstance(reason, str)}
    nothing_to_do = set(notes.get(NOT_IN_CODE, {}))
    tested = set(in_tests(own)) & set(ids)
    carried_out = [id for id in ids if id not in waived | nothing_to_do]
    named = in_code(game)
    return {
        "rules": len(ids),
        "tested": len(tested),
        "waived": len([id for id in waived if id in ids and id not in tested]),
        "missing": [id for id in ids if id not in tested | waived],
        "carried_out": len(carried_out),
        "in_code": len([id for id in carried_out if id in named]),
        "not_in_code": [id for id in carried_out if id not in named],
    }
