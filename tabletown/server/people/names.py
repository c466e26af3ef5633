"""Names: how they are shown, and when two of them look the same."""

from __future__ import annotations

import unicodedata
from typing import Final

from tabletown.server.errors import Trouble

LONGEST = 40
GUEST = " (guest)"  # added to a name that looks like an account's

# Letters that are taken for one another, as capitals or as small letters, by what they look like. The
# keys are small letters: names are compared after folding their case.
LOOKS: Final = str.maketrans(
    {
        # Cyrillic
        "а": "a", "в": "b", "г": "r", "е": "e", "ё": "ë", "з": "3", "и": "u", "к": "k", "м": "m",
        "н": "h", "о": "o", "п": "n", "р": "p", "с": "c", "т": "t", "у": "y", "х": "x", "ь": "b",
        "ѕ": "s", "і": "l", "ї": "ï", "ј": "j", "ԁ": "d", "ԍ": "g", "һ": "h", "ӏ": "l", "ԛ": "q",
        "ԝ": "w", "ѵ": "v", "ү": "y", "ӧ": "ö", "ӓ": "ä",
        # Greek
        "α": "a", "β": "b", "γ": "y", "ε": "e", "ζ": "z", "η": "h", "ι": "l", "κ": "k", "μ": "m",
        "ν": "n", "ο": "o", "ρ": "p", "σ": "o", "τ": "t", "υ": "y", "χ": "x", "ω": "w", "ϲ": "c",
        "ϳ": "j",
        # Latin letters and digits
        "i": "l", "1": "l", "|": "l", "ı": "l", "ǀ": "l", "ɩ": "l", "0": "o", "ɑ": "a", "ɡ": "g",
        "ʋ": "v", "ƅ": "b", "ꞓ": "c", "ʏ": "y", "ᴏ": "o", "ⱺ": "o", "ɴ": "n", "ʀ": "r", "ꜱ": "s",
    }
)  # fmt: skip
PAIRS: Final = (("rn", "m"), ("vv", "w"))


def clean_name(name: str) -> str:
    """A name as it is shown: printable, one line, something in it."""
    seen = [c if c.isprintable() else " " for c in name if not unseen(c)]
    text = " ".join("".join(seen).split())
    if not text or not skeleton_of(text):
        raise Trouble("bad-usage", "a name needs at least one letter")
    return text[:LONGEST]


def skeleton(name: str) -> str:
    """What a name looks like: two names with the same skeleton are taken for one another."""
    return skeleton_of(clean_name(name))


def skeleton_of(text: str) -> str:
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    seen = "".join([c for c in folded if not unseen(c)]).translate(LOOKS)
    for pair, one in PAIRS:
        seen = seen.replace(pair, one)
    return " ".join(seen.split())[:80]


def unseen(letter: str) -> bool:
    """Joiners, marks of direction, variation selectors and fillers: nothing that anybody sees."""
    return (
        unicodedata.category(letter) == "Cf"
        or "\ufe00" <= letter <= "\ufe0f"
        or letter in "\u034f\u115f\u1160\u3164\uffa0"
    )


def as_guest(name: str) -> str:
    """The name of somebody who must not pass for an account of this name."""
    return name[: LONGEST - len(GUEST)] + GUEST
