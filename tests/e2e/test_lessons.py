"""Lessons and puzzles of the client, played by the real rules: every script and every wanted move is legal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabletown.core.match import Match
from tabletown.games import find

LESSONS = sorted((Path(__file__).parents[2] / "web" / "src" / "lessons").glob("*/*.json"))


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_lesson_can_be_played(path: Path) -> None:
    lesson: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    game = find(lesson["game"])
    seat = lesson["seat"]

    def table(step: dict[str, Any]) -> Match:
        own = {**lesson, **step}
        config = game.config(len(own["players"]), own.get("mode"), own.get("options", {}))
        return Match(game, config, lesson.get("seed", 0), position=own.get("position"))

    match = table({})
    for number, step in enumerate(lesson["steps"], 1):
        where = f"step {number}"
        if "position" in step:
            match = table(step)
        for deed in step.get("before", []):
            match.play(deed["play"], deed["seat"])
        texts = step["advance"].get("texts", [])
        on = step["advance"]["on"]
        if on in ("play", "preview"):
            # Not only the options: trades may be proposed in many words (nothing explains why not).
            answered = [text for one in step.get("answers", []) for text in one.get("texts", [])]
            for text in [*texts, *answered]:
                assert not match.explain(seat, text), f"{where}: {text} is not legal"
        if on == "why":
            for text in texts:
                assert match.explain(seat, text), f"{where}: {text} is allowed"
        if on == "play":
            match.play(texts[0], seat)
