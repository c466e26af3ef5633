"""Every ruling of ours says why, in every language, or stands in a chapter that says it for all of its rules."""

from __future__ import annotations

import re

import pytest

from tabletown.games import find
from tabletown.texts.rulebook import book

# Chapters whose first paragraph gives the reason, or says that they rule nothing.
TOLD_BY_THE_CHAPTER = {
    "streets": (16, 18),
    "fifty_first_state": (26, 27, 28),
    "new_angeles": (16, 17, 18, 21, 23, 24),
    "great_machine": (5, 32, 39, 50, 60, 90),
}
REASONS = {
    "en": r"because|since|so that|\bso\b|therefore|otherwise|silent|follows? (from|the)|by analogy|only a notation"
    r"|no exception|changes no result|says? \"may\"|not available|designed|in this order|would|only saves",
    "ru": r"потому|поскольку|так как|поэтому|чтобы|иначе|молч|следует|обозначение|исключений|на результат|«можете»"
    r"|не было|придуман|в этом порядке|ведь|ибо|бы\b|не назван|не говор",
    "pl": r"bo\b|ponieważ|gdyż|więc|żeby|inaczej|milcz|wynika|zapis|wyjątku|wyniku|„możesz”|nie mieliśmy|zaprojektowan"
    r"|w tej kolejności|dlatego|skoro|by\b",
}  # fmt: skip
OF_CHAPTERS = {
    "en": r"decides nothing|rules nothing|changes no rule|binds no person|because|so that",
    "ru": r"не решает ничего|ничего нового не устанавливает|правил оно не меняет|не связывает|потому|чтобы",
    "pl": r"nie rozstrzyga|niczego nowego nie ustala|zasad to nie zmienia|nie wiąże|bo\b|żeby",
}
RULE = re.compile(r"\*\*(\S+)\*\* (.*) \[house\]$")


def reasonless(name: str, language: str) -> list[str]:
    """Rulings of ours outside the chapters above that say nothing of why."""
    found = []
    chapter = 0
    for line in book(find(name), language)[0].splitlines():
        if head := re.match(r"## (\d+)\.", line):
            chapter = int(head[1])
        ruling = RULE.match(line)
        if not ruling or chapter in TOLD_BY_THE_CHAPTER[name]:
            continue
        if not re.search(REASONS[language], ruling[2], re.I):
            found.append(ruling[1])
    return found


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("name", sorted(TOLD_BY_THE_CHAPTER))
def test_every_ruling_of_ours_says_why(name: str, language: str) -> None:
    assert reasonless(name, language) == []


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("name", sorted(TOLD_BY_THE_CHAPTER))
def test_chapters_that_rule_nothing_say_so(name: str, language: str) -> None:
    text = book(find(name), language)[0]
    for chapter in TOLD_BY_THE_CHAPTER[name]:
        first = re.search(rf"(?m)^## {chapter}\. .*\n\n(.+)\n", text)
        assert first is not None, chapter
        assert re.search(OF_CHAPTERS[language], first[1]), (chapter, first[1])


@pytest.mark.parametrize("name", sorted(TOLD_BY_THE_CHAPTER))
def test_the_books_say_as_much_in_every_language(name: str) -> None:
    """A reason that one language gives is not missing in another: rulings have like numbers of sentences."""
    told = {}
    for language in ("en", "ru", "pl"):
        lines = book(find(name), language)[0].splitlines()
        told[language] = {m[1]: m[2] for line in lines if (m := RULE.match(line))}
    assert told["en"].keys() == told["ru"].keys() == told["pl"].keys()
    for id, text in told["en"].items():
        for language in ("ru", "pl"):
            assert len(told[language][id]) > 0.55 * len(text), (id, language)


@pytest.mark.parametrize("name", ["streets", "fifty_first_state", "new_angeles", "great_machine"])
def test_rulings_speak_to_players_and_name_no_files(name: str) -> None:
    for language in ("en", "ru", "pl"):
        chapter = 0
        for line in book(find(name), language)[0].splitlines():
            if head := re.match(r"## (\d+)\.", line):
                chapter = int(head[1])
            if line.startswith("**") and chapter not in (26, 50, 21):  # the vocabularies of packs
                assert ".toml" not in line, line
