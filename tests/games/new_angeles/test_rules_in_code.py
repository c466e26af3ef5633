"""Rule ids stand at the code that carries them."""

from __future__ import annotations

import re
from pathlib import Path

import tabletown
from tabletown.texts.rulebook import rulebook

FOLDER = Path(tabletown.__file__).parent / "games" / "new_angeles"


def test_most_rules_stand_in_the_code():
    """Also those that only define a word or sum up others count as missing here."""
    rules = set(rulebook(tabletown.find("new_angeles")))
    code = "".join([path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py")])
    named = set(re.findall(r"NA-[A-Z0-9]+\.\d+[a-z]?", code))
    assert named <= rules
    assert len(named & rules) >= 0.85 * len(rules)
