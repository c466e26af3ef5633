"""What a player says with a proposal or an answer: a reason from a list, so that every reader gets it
in the own language (NA-N.4)."""

from __future__ import annotations

from typing import Final

PREFIX: Final = "why:"  # a note that is a reason of this list
VOICES: Final = ("honest", "opportunist", "saboteur")
# With a proposal, then with a refusal. What some tempers say in their own way stands below.
WHYS: Final = (
    "vote", "word", "peace", "threat", "sell_vote", "sell_word", "idle_asset", "want_asset",
    "pay_in_kind",
    "share", "better_price",
    "too_little", "ahead", "bad_partner", "sure_win", "word_given", "city_first",
    "rival",  # in stored games
)  # fmt: skip
VOICED: Final = (
    "vote",
    "threat",
    "sell_vote",
    "better_price",
    "too_little",
    "ahead",
    "bad_partner",
    "rival",
)
WORDS: Final = frozenset([*WHYS, *[f"{why}_{voice}" for why in VOICED for voice in VOICES]])


def voiced(why: str, voice: str) -> str:
    """A reason as somebody of this temper says it."""
    return f"{why}_{voice}" if voice and why in VOICED else why


def note_of(why: str) -> str:
    """A reason as the note of a proposal."""
    return f"{PREFIX}{why}"


def reason_in(note: str) -> str:
    """The reason that a note is; empty if it is free text."""
    word = note.removeprefix(PREFIX)
    return word if note.startswith(PREFIX) and word in WORDS else ""
