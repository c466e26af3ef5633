"""Records of earlier versions replay with equal digests: no game that was stored is ever lost.

What is told on the way is compared with ``told.json`` (``python -m scripts.corpus --told``).
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from scripts.corpus import TOLD, told
from tabletown.core.match import replay
from tabletown.core.record import read
from tabletown.games import find

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*/*.txt"))


def test_there_is_a_corpus() -> None:
    assert len(RECORDS) >= 226


@cache
def what_was_told() -> dict[str, dict[str, str]]:
    written: dict[str, dict[str, str]] = json.loads(TOLD.read_text())
    return written


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.relative_to(FOLDER)))
def test_record_replays_with_equal_digests(path: Path) -> None:
    text = path.read_text()
    record = read(text)
    match = replay(find(record.game), record)
    assert match.over
    assert str(match.record()) == text
    assert told(match) == what_was_told()[path.relative_to(FOLDER).as_posix()]
