"""Texts of the cards: complete in every language, and shown in the terminal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import tabletown
from tabletown.games.great_machine import GAME, text
from tabletown.games.great_machine.rules.needs import MISSING
from tabletown.games.great_machine.tables import MEASURES, tables
from tabletown.texts import LANGUAGES, Speaker

PLACE = Path(str(tabletown.games.__file__)).parent / "great_machine" / "locale"


def messages(language: str) -> dict[str, str]:
    source = (PLACE / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = (.*)$", source, re.MULTILINE))


def wanted() -> list[str]:
    """The id of every text that a card, hero, action or token needs."""
    found = []
    for automa in (False, True):
        t = tables(None, automa)
        content = t.content
        texts: list[Any] = [*content.heroes, *content.actions, *t.directives, *content.citizens]
        texts += [*content.movement_cards, *[s for s in content.servants if s.id in t.servant_ids]]
        found += [f"text-{entry.id}" for entry in texts]
        found += [f"calling-{hero.id}" for hero in content.heroes]
        found += [f"text-{act.id}" for act in t.acts if act.source]
        found += [f"text-{measure}" for measure in MEASURES]
        for mission in content.missions:
            found += [f"{part}-{mission.id}" for part in ("interaction", "goal", "benefit")]
            if mission.setup:
                found.append(f"setup-{mission.id}")
        for event in t.events:
            found.append(f"plan-{event.id}")
            if not automa or event.support or event.id == "countdown_automa":
                found.append(f"text-{event.id}")
            if automa and event.id != "countdown_automa":
                found += [f"protocol-{event.id}", f"breakthrough-{event.id}"]
    return sorted(set(found))


@pytest.mark.rule("GM-70.8", "GM-70.9")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_text_in_every_language(language: str) -> None:
    have = messages(language)
    assert [key for key in wanted() if key not in have] == []


def test_every_text_belongs_to_something() -> None:
    """No text of a card that does not exist."""
    parts = ("text", "plan", "protocol", "breakthrough", "setup", "interaction", "goal", "benefit")
    have = [key for key in messages("en") if key.split("-")[0] in parts and "_" in key]
    assert sorted(set(have) - set(wanted())) == []


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_texts_are_translated(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert [key for key in wanted() if english[key] == other[key]] == []


def test_the_terminal_knows_which_cards_have_which_parts() -> None:
    t = tables(None, True)
    with_support = {event.id for event in t.events if event.support}
    assert with_support | {"countdown_automa"} == text.SUPPORTED
    assert {m.id for m in t.content.missions if m.setup} == text.PREPARED


def test_every_reason_has_words() -> None:
    code = "\n".join(path.read_text() for path in PLACE.parent.rglob("*.py"))
    keys = {*re.findall(r'refuse\(\s*"([\w-]+)"', code), *[key for key, _ in MISSING.values()]}
    reasons = {key for key in messages("en") if key.startswith("refusal-")}
    assert sorted(key for key in keys if f"refusal-{key}" not in reasons) == []
    assert sorted(key for key in reasons if f'"{key.removeprefix("refusal-")}"' not in code) == []


@pytest.mark.rule("GM-70.8", "GM-70.9", "GM-70.14")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_the_texts(scene: Any, language: str) -> None:
    versus = scene(
        phase="access", event="high_alert", published=["surveillance"], hand=["levy"]
    ).match
    say = Speaker(GAME, versus.config, language)
    shown = "\n".join(GAME.lines(versus.view(0), say))
    for key in ("text-high_alert", "plan-high_alert", "text-surveillance", "text-levy"):
        assert say(key) in shown
    # the heroes do not see what the Machine holds
    assert say("text-levy") not in "\n".join(GAME.lines(versus.view(1), say))
    automa = scene(
        mode="automa", seats=3, phase="access", event="night_shift", published=["auto_levy"],
        options={"missions": "III"},
        missions={"cards": ["system_hack", "falsification", "guard_control"], "waiting": ["guard_control"]},
    ).match  # fmt: skip
    say = Speaker(GAME, automa.config, language)
    shown = "\n".join(GAME.lines(automa.view(0), say))
    for key in ("protocol-night_shift", "breakthrough-night_shift", "plan-night_shift", "text-night_shift",
                "goal-system_hack", "benefit-falsification", "setup-guard_control", "text-executor"):  # fmt: skip
        assert say(key) in shown
