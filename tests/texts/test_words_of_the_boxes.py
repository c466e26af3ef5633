"""Words that the printed rules use, and that the texts must not leave (found by comparing them sentence by sentence)."""

from __future__ import annotations

from pathlib import Path

import pytest

import tabletown
from tabletown.games import find
from tabletown.texts import Speaker
from tabletown.texts.rulebook import book, rule

ROOT = Path(tabletown.__file__).parents[1]
GREAT_MACHINE_IN_RUSSIAN = (
    "tabletown/games/great_machine/locale/ru.ftl",
    "tabletown/games/great_machine/rulebook.ru.md",
    "web/src/boards/great_machine/locale/ru.ftl",
)


@pytest.mark.parametrize("path", GREAT_MACHINE_IN_RUSSIAN)
@pytest.mark.parametrize("word", ["опозна", "под стражей"])
def test_citizens_are_identified_and_heroes_detained(path: str, word: str) -> None:
    assert word not in (ROOT / path).read_text(encoding="utf-8").lower()


def test_names_of_51st_state_do_not_collide() -> None:
    """The rulebook's «оружейный магазин» is a production; the action card is called otherwise."""
    game = find("fifty_first_state")
    names = game.names(game.config())
    assert names["card-gun_shop"].ru == "Оружейная лавка"
    cards = [name.ru for key, name in names.items() if key.startswith("card-") and "." not in key]
    assert "Оружейный магазин" not in cards


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_dice_and_prompts_of_great_machine_are_in_the_readers_language(language: str) -> None:
    game = find("great_machine")
    say = Speaker(game, game.config(), language)
    english = Speaker(game, game.config(), "en")
    for key in ("face-shield", "result-run", "result-cuffs", "prompt-underground"):
        assert say.knows(key)
        assert language == "en" or say(key) != english(key)


@pytest.mark.parametrize(
    ("id", "source"),
    [
        ("STR-15.19", "seed"), ("STR-15.22", "seed"), ("STR-15.30", "house"), ("STR-14.47", "house"),
        ("FFS-23.16", "seed"), ("FFS-23.18", "house"), ("FFS-23.29", "house"), ("FFS-24.5", "public"),
        ("GM-8.6", "house"), ("GM-12.1", "house"), ("GM-12.8", "house"), ("GM-1.5", "house"),
    ],
)  # fmt: skip
def test_tags_that_were_wrong(id: str, source: str) -> None:
    name = {"S": "streets", "F": "fifty_first_state", "G": "great_machine"}[id[0]]
    for language in ("en", "ru", "pl"):
        line = next(
            line
            for line in book(find(name), language)[0].splitlines()
            if line.startswith(f"**{id}**")
        )
        assert line.endswith(f"[{source}]")
    assert rule(find(name), id).source == source


def test_no_book_calls_public_pages_the_box() -> None:
    for language, words in (
        ("en", "our ruling"),
        ("ru", "наше решение"),
        ("pl", "nasze rozstrzygnięcie"),
    ):
        text = (ROOT / "web" / "src" / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
        assert f"source-house = {words}" in text
        assert "FAQ" not in next(
            line for line in text.splitlines() if line.startswith("source-public")
        )
