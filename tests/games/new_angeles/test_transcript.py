"""The story of a game can be written, and the one in the documentation is complete."""

from __future__ import annotations

import runpy
from pathlib import Path

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[2] / "docs" / "games" / "new_angeles_transcript.md"


def test_a_game_becomes_a_story():
    module = runpy.run_path(str(HERE / "transcript.py"))
    match = module["play"](4, 3, "easy")
    text = module["Story"](match).write()
    assert text.startswith("# A game of New Angeles")
    assert "## Round 1" in text
    assert "For sale:" in text
    assert "## The end" in text
    assert "{" not in text


def test_the_published_story_is_one_complete_game_with_its_negotiation():
    text = DOCUMENT.read_text(encoding="utf-8")
    for words in (
        "5 bots",
        "## Round 1",
        "For sale:",
        "offers *",
        "agrees.",
        "keeps the promise",
        "## The end",
        "won.",
    ):
        assert words in text
