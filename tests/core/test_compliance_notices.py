"""The compliance suite notices what it is there for."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.core.compliance import check_record
from tabletown.core.errors import RulesFault
from tabletown.games import find
from tabletown.games.streets.rules.abandon import Abandon


@pytest.mark.parametrize(
    ("name", "wrong", "why"),
    [
        ("how_many", lambda step, s: s.signed[s.active].bit_count() + 1, "counts"),
        ("option", lambda step, s, place: step.options(s)[0], "where its list has"),
    ],
)
def test_options_that_are_counted_or_found_wrong(
    monkeypatch: pytest.MonkeyPatch, name: str, wrong: Any, why: str
) -> None:
    game = find("streets")
    monkeypatch.setattr(Abandon, name, wrong)
    with pytest.raises(RulesFault, match=why):
        check_record(game, game.config(2), 11)
