"""The story of a game can be written, and the one in the documentation is complete."""

from __future__ import annotations

import re
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
        "breaks the promise",
        "You have broken your word.",
        "Pay, or I make a counteroffer.",
        "## The end",
        "won.",
    ):
        assert words in text


def test_in_the_published_story_assets_change_hands_and_a_broken_word_is_remembered():
    text = DOCUMENT.read_text(encoding="utf-8")
    assert re.search(r"I want Lily Lockwell\.\u201d [^.]*\.\u201d Boris agrees", text)
    broken = re.search(r"\*\*(\w+) breaks the promise", text)
    assert broken is not None
    after = text[broken.end() :]
    assert re.search(
        rf"{broken[1]} to (\w+): [^(]*\(With a promise [^)]*\) [^.]*\.[^.]*\.\u201d \1 declines\. \u201c(You have|Your promises)",
        after,
    )
