"""Rulebooks in Russian and Polish say what the English one says: same rules, numbers, references."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tabletown.games import find, names
from tabletown.texts import locale_file
from tabletown.texts.rulebook import RULE, SOURCE, folder

SPOKEN = [
    (game, language)
    for game in names()
    for language in ("ru", "pl")
    if locale_file(find(game), language).is_file()
]
CODE = re.compile(r"`[^`]+`")
REFERENCE = re.compile(r"\b[A-Z]{2,4}-[A-Z0-9][A-Za-z0-9.]*[A-Za-z0-9]")
NUMBER = re.compile(r"\d+")
LETTERS = {"ru": re.compile(r"[а-яё]{3}", re.IGNORECASE), "pl": re.compile(r"[a-ząćęłńóśźż]{3}", re.I)}  # fmt: skip


def lines(game: str, language: str) -> list[str]:
    name = "rulebook.md" if language == "en" else f"rulebook.{language}.md"
    path = folder(find(game)) / name
    return Path(path).read_text(encoding="utf-8").splitlines()


def rules(game: str, language: str) -> dict[str, str]:
    found = [RULE.match(line) for line in lines(game, language)]
    return {match[1]: match[2] for match in found if match}


def facts(text: str) -> dict[str, Counter[str]]:
    """What has to be the same in every language."""
    source = SOURCE.search(text)
    spoken = REFERENCE.sub(" ", CODE.sub(" ", text))
    return {
        "source": Counter([source[1]] if source else []),
        "code": Counter(CODE.findall(text)),
        "references": Counter(REFERENCE.findall(text)),
        "numbers": Counter(NUMBER.findall(spoken)),
    }


def test_all_books_are_looked_at() -> None:
    ours = {"streets", "fifty_first_state", "new_angeles", "great_machine"}
    assert {game for game, _ in SPOKEN} >= ours


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_rules_are_the_same(game: str, language: str) -> None:
    english, translated = rules(game, "en"), rules(game, language)
    assert list(translated) == list(english)
    different = {
        id: (facts(text), facts(translated[id]))
        for id, text in english.items()
        if facts(text) != facts(translated[id])
    }
    assert not different


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_chapters_and_tables_are_the_same(game: str, language: str) -> None:
    def skeleton(of: str) -> list[str]:
        found = []
        for line in lines(game, of):
            if line.startswith("#"):
                found.extend(re.findall(r"^#+(?: (?<=## )\d+\.)?", line))
            elif line.startswith("|"):
                found.append("|" * line.count("|"))
        return found

    assert skeleton(language) == skeleton("en")


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_rule_is_translated(game: str, language: str) -> None:
    english = rules(game, "en")
    for id, text in rules(game, language).items():
        words = CODE.sub("", text)
        assert words != CODE.sub("", english[id]), id
        assert LETTERS[language].search(words), id
