"""Texts: every key of every game is there in every language, and sentences come out whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tabletown
from tabletown.core.compliance import walk
from tabletown.core.errors import refuse
from tabletown.core.game import in_words
from tabletown.core.match import Match
from tabletown.core.rng import Dice
from tabletown.games import find, names
from tabletown.texts import LANGUAGES, SHARED, Speaker
from tabletown.texts.rulebook import folder

GAMES = [name for name in names() if name != "lanterns"]
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*)\s*=", re.MULTILINE)


def ids(path: Path) -> set[str]:
    return set(MESSAGE.findall(path.read_text(encoding="utf-8")))


def test_shared_texts_are_complete_in_every_language() -> None:
    assert ids(SHARED / "en.ftl") == ids(SHARED / "ru.ftl") == ids(SHARED / "pl.ftl")


@pytest.mark.parametrize("name", GAMES)
def test_game_texts_are_complete_in_every_language(name: str) -> None:
    place = folder(find(name)) / "locale"
    english = ids(place / "en.ftl")
    for language in LANGUAGES[1:]:
        other = ids(place / f"{language}.ftl")
        assert english - other == set(), language
        assert other - english == set(), language


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_in_a_game_has_words(name: str, language: str) -> None:
    """Random games in every mode: prompts, options, events and outcomes are all translated."""
    game = find(name)
    for mode in game.modes:
        config = game.config(mode.most, mode.name)
        say = Speaker(game, config, language)
        missing: set[str] = set()

        def look(match: Match, dice: Dice, number: int, say=say, missing=missing) -> None:  # type: ignore[no-untyped-def]
            for decision in match.decisions.values():
                if not say.knows(f"prompt-{decision.prompt}"):
                    missing.add(f"prompt-{decision.prompt}")
                for action in decision.options:
                    if not say.knows(f"action-{action.kind}"):
                        missing.add(f"action-{action.kind}")
                assert say.prompt(decision.prompt, decision.seat, decision.details)
                assert say.action(decision.options[0])
            if number % 25 == 0:
                assert game.lines(match.view(0), say)

        match = walk(game, config, 5, look)
        for event in match.events(0):
            if not say.knows(f"event-{event['key']}"):
                missing.add(f"event-{event['key']}")
            text = say.event(event)
            assert "{" not in text, text
        assert match.outcome is not None
        if not say.knows(f"outcome-{match.outcome.reason}"):
            missing.add(f"outcome-{match.outcome.reason}")
        assert missing == set()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_set_ups_have_words(name: str, language: str) -> None:
    game = find(name)
    say = Speaker(game, game.config(), language)
    wanted = ["game-title", "game-pitch"]
    wanted += [f"mode-{mode.name}" for mode in game.modes]
    wanted += [f"option-{option.name}" for option in game.options]
    assert [key for key in wanted if not say.knows(key)] == []


def test_arguments_become_words() -> None:
    match = tabletown.new("lanterns", seats=2)
    say = Speaker(match.game, match.config, "en", ["Ann"])
    assert say.word("seat", 0) == "Ann"
    assert say.word("to_seat", 1) == "Player 2"
    assert say.word("cards", [3, 4]) == "3, 4"
    assert say.word("cards", [3, 3]) == "3, 3"
    assert say.word("cards", ["a", "b", "a"]) == "a × 2, b"
    assert say.word("flag", True) == "yes"
    assert say.word("nothing", None) == "–"
    assert say("refusal-somebody-else-acted", seat=0).startswith("Ann has acted")


def test_unknown_languages_are_refused() -> None:
    match = tabletown.new("lanterns", seats=2)
    with pytest.raises(tabletown.BadUsage, match="no language 'xx'"):
        Speaker(match.game, match.config, "xx")


def test_what_has_no_text_is_told_in_words_with_its_arguments() -> None:
    game = find("lanterns")
    match = Match(game, game.config(2), 1)
    say = Speaker(game, match.config, "en", ["Ann", "Bob"])
    assert say("game-title") == "Lanterns"
    assert say.event({"key": "scored", "rule": "", "args": {"seat": 1, "points": 3}}) == (
        "Bob scored: points 3"
    )
    assert say.action(match.parse("give 1 3")) == "give: Bob, coins 3"
    assert say.action(match.parse("take")) == "take"
    assert say.refusal(refuse("too-few-coins", "LAN-5", have=1, need=2)) == (
        "too few coins: have 1, need 2 (LAN-5)"
    )
    lines = game.lines(match.view(0), say)
    assert lines[0] == "Scores: 0, 0"
    assert "Chosen: no, no" in lines
    assert not any("{" in line for line in lines)


def test_what_each_player_has_is_kept_apart_in_plain_text() -> None:
    say = Speaker(find("lanterns"), find("lanterns").config())
    assert in_words([[1, 2], [], [3]], say) == "1, 2; –; 3"
    assert in_words([1, 2], say) == "1, 2"
