"""The client's lessons and puzzles, played through the engine as their learner would."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tabletown.core.match import Match
from tabletown.games import find

FOLDER = Path(__file__).parents[1] / "web" / "src" / "lessons"


def lesson(game: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / game / f"{name}.json").read_text(encoding="utf-8"))
    return found


def walk(game: str, name: str) -> Iterator[tuple[str, Match]]:
    """Every step's English title, with the table after the step was done as the lesson wants it."""
    whole = lesson(game, name)
    match = table(whole, {})
    for step in whole["steps"]:
        if "position" in step:
            match = table(whole, step)
        for deed in step.get("before", []):
            match.play(deed["play"], deed["seat"])
        if step["advance"]["on"] == "play":
            match.play(step["advance"]["texts"][0], whole["seat"])
        yield step["title"]["en"], match


def table(whole: dict[str, Any], step: dict[str, Any]) -> Match:
    own = {**whole, **step}
    game = find(whole["game"])
    config = game.config(len(own["players"]), own.get("mode"), own.get("options", {}))
    return Match(game, config, whole.get("seed", 0), position=own.get("position"))
