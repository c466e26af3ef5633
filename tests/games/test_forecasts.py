"""Forecasts are what their types say: the client's types are generated from these."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from scripts.shape import PREFIXES
from tabletown.core.match import Match, replay
from tabletown.core.record import read
from tabletown.games import find

RECORDS = Path(__file__).parents[1] / "records" / "0.2.0"
LOOKS = 5  # positions of each game that are looked at


def positions(path: Path) -> list[Match]:
    """A stored game at some moments, from the set-up to the end."""
    record = read(path.read_text(encoding="utf-8"))
    played = replay(find(record.game), record)
    match = Match(played.game, played.config, played.seed, rules=played.rules)
    found = [match.copy()]
    for number, move in enumerate(played.history, 1):
        match.play(move.action, move.seat)
        if number * LOOKS // len(played.history) > (number - 1) * LOOKS // len(played.history):
            found.append(match.copy())
    return found


@pytest.mark.plain  # compiled modules keep no annotations of a TypedDict
@pytest.mark.parametrize("name", PREFIXES)
def test_forecasts_have_the_declared_shape(name: str) -> None:
    """Every part has its type, and there is no part that the type does not know."""
    shape, parts = find(name).forecast_type, set()
    for path in sorted((RECORDS / name).glob("*-easy.txt")):
        for match in positions(path):
            for seat in (None, *range(match.seats)):
                plain = msgspec.to_builtins(match.forecast(seat))
                assert msgspec.to_builtins(msgspec.convert(plain, shape)) == plain
                parts |= set(plain)
    assert parts == set(shape.__annotations__)  # type: ignore[union-attr]
