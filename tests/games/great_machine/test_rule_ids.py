"""Rule ids stand at the code that carries the rules, literally, so that one search finds it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from tabletown.games import find
from tabletown.texts.rulebook import folder, rulebook

GAME = find("great_machine")
ID = re.compile(r"GM-\d+\.\d+")


def written(pattern: str) -> set[str]:
    return {id for path in folder(GAME).glob(pattern) for id in ID.findall(path.read_text("utf-8"))}


def elsewhere() -> dict[str, str]:
    """Definitions, absences and what the kernel or the client keeps."""
    text = (Path(__file__).parent / "waived_rules.toml").read_text("utf-8")
    reasons: dict[str, str] = tomllib.loads(text)["code"]
    return reasons


def test_every_rule_is_found_in_code_or_content() -> None:
    rules = set(rulebook(GAME)) - set(elsewhere())
    assert rules - written("**/*.py") - written("content/*.toml") == set()


def test_85_of_100_rules_stand_in_python() -> None:
    rules = set(rulebook(GAME)) - set(elsewhere())
    assert len(rules & written("**/*.py")) >= 0.85 * len(rules)


def test_reasons_are_for_rules_that_stand_nowhere() -> None:
    there = written("**/*.py") | written("content/*.toml")
    assert [id for id in elsewhere() if id in there or id not in rulebook(GAME)] == []


def test_no_id_is_made_up() -> None:
    known = set(rulebook(GAME))
    assert (written("**/*.py") | written("content/*.toml")) - known == set()
