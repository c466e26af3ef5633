"""What is told of whole games reads like sentences, in every language: no notation, no coordinates, no loose ends."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from scripts.excerpts import EXCERPTS, PLAYERS, excerpts, log
from tabletown.core.match import Match, replay
from tabletown.core.record import read
from tabletown.games import find
from tabletown.texts import LANGUAGES, Speaker

RECORDS = Path(__file__).parent.parent / "records" / "0.2.0"
# One of each kind of table: many players, alone, with modules.
TOLD = [
    "streets/03-standard-4-easy.txt", "streets/04-standard-5-random.txt",
    "fifty_first_state/06-standard-4-easy.txt", "fifty_first_state/10-solo-1-easy.txt",
    "new_angeles/04-standard-6-easy.txt", "new_angeles/01-standard-4-random.txt",
    "great_machine/03-versus-4-easy.txt", "great_machine/12-automa-3-easy.txt",
]  # fmt: skip
FAULTS = {
    "a coordinate": re.compile(r"(?<![\d.,])-?\d+,-?\d+(?![\d.,])"),
    "an identifier": re.compile(r"\w_\w"),
    "a placeholder": re.compile(r"[{}$]\s*\w+\s*}"),
    "two full stops": re.compile(r"[.!?:;]\.$|\.\.$"),
    "loose blanks": re.compile(r"\s$|  |\s[.,;]|\s:(?! )"),
    "the same said twice": re.compile(r"\b(\w{4,}[^.:]*): \1[:.]"),
    "quotes within the same quotes": re.compile("«[^»]*«|„[^”]*„"),
    "an arrow": re.compile("→"),
    "a form that no name has": re.compile(r"\b[a-z]+-(whom|of|to|from|in)\b"),
    "a small beginning": re.compile(r"^[a-zа-яąćęłńóśźż]"),
}


def played(name: str) -> Match:
    record = read((RECORDS / name).read_text())
    return replay(find(record.game), record)


@pytest.mark.parametrize("name", TOLD)
def test_a_log_reads_well(name: str) -> None:
    match = played(name)
    told = log(match, 0)
    for language in LANGUAGES:
        speaker = Speaker(match.game, match.config, language, PLAYERS)
        for event in told:
            sentence = speaker.event(event)
            for fault, pattern in FAULTS.items():
                assert not pattern.search(sentence), f"{fault}, {event['key']}: {sentence}"


@pytest.mark.parametrize("name", TOLD)
def test_lines_that_carry_a_mark_are_about_its_player(name: str) -> None:
    """The mark beside a line is that of the seat which the event names: the sentence must be about it."""
    match = played(name)
    speaker = Speaker(match.game, match.config, "en", PLAYERS)
    for event in log(match, 0):
        seat = event["args"].get("seat")
        if isinstance(seat, int):
            sentence = speaker.event(event)
            # What begins with dots goes on from the sentence before, which names the player.
            assert sentence.startswith("…") or PLAYERS[seat] in sentence, (
                f"{event['key']}: {sentence}"
            )


def test_where_a_new_building_stands_is_said_by_its_neighbour() -> None:
    match = played("streets/03-standard-4-easy.txt")
    built = [event for event in log(match, 0) if event["key"] == "built"]
    assert {"beside_tile", "side", "joined"} <= built[0]["args"].keys()
    assert {event["args"]["joined"] for event in built} == {0, 1}
    said = {lang: Speaker(match.game, match.config, lang, PLAYERS) for lang in LANGUAGES}
    event: dict[str, Any] = {"key": "built", "rule": "", "args": {
        "seat": 0, "tile": "art_gallery", "cell": "0,1", "face": "n", "beside_tile": "post_office", "side": "w", "joined": 1,
    }}  # fmt: skip
    assert (
        said["en"].event(event) == "Ada built Art Gallery west of Post Office, on the same street."
    )
    assert said["ru"].event(event) == (
        "Ada строит: «Галерея искусств», к западу от постройки «Почта», на той же улице."
    )
    assert said["pl"].event(event) == (
        "Ada stawia: „Galeria sztuki”, na zachód od budynku „Poczta”, przy tej samej ulicy."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_have_their_forms(language: str) -> None:
    """Who goes from where to where, in the case that the sentence asks for: no name is left out."""
    game = find("great_machine")
    automa = game.config(seats=2, mode="automa")
    say = Speaker(game, automa, language, PLAYERS)
    for form in ("from", "to", "in"):
        assert [
            key
            for key in game.names(automa)
            if key.startswith("district-") and not say.knows(f"{key}-{form}")
        ] == []
    for form in ("whom", "of", "to"):
        assert [
            key
            for key in game.names(automa)
            if key.startswith("hero-") and not say.knows(f"{key}-{form}")
        ] == []
    moved: dict[str, Any] = {"key": "hero-moved", "rule": "", "args": {
        "hero": "olga", "from_district": "central_square", "district": "tower_of_law",
    }}  # fmt: skip
    assert (
        say.event(moved)
        == {
            "en": "Olga de Trois goes from Central Square to the Tower of Law.",
            "ru": "Ольга де Труа идёт с Центральной площади в Башню закона.",
            "pl": "Olga de Trois idzie z Placu Centralnego do Wieży Prawa.",
        }[language]
    )
    caught: dict[str, Any] = {
        "key": "detained-by",
        "rule": "",
        "args": {"hero": "olga", "servant": "executor"},
    }
    assert (
        say.event(caught)
        == {
            "en": "Olga de Trois is detained by Executor.",
            "ru": "Вершитель задерживает Ольгу де Труа.",
            "pl": "Egzekutor zatrzymuje Olgę de Trois.",
        }[language]
    )


def test_excerpts_run_from_the_first_line_to_the_last() -> None:
    found = list(excerpts(500, 12))
    assert len(found) == EXCERPTS
    assert found[0].start == 0
    assert found[-1].stop == 500
    assert [len(one) for one in excerpts(5, 12)] == [5] * EXCERPTS
