"""Positions from outside: whatever a document says, it is a table or a wrong position, never a fault."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import inspect

import tabletown.games
from tabletown.core.errors import BadPosition
from tabletown.core.match import Match
from tabletown.games import find
from tests.attacks.tally import Tally

GAMES = {
    "streets": [(2, "standard"), (1, "solo")],
    "fifty_first_state": [(2, "standard"), (1, "solo")],
    "new_angeles": [(4, "standard")],
    "great_machine": [(2, "versus"), (1, "automa")],
}
NUMBERS = [
    0,
    1,
    1,
    2,
    2,
    3,
    4,
    5,
    7,
    10,
    13,
    25,
    -1,
    -7,
    100,
    255,
    10**4,
    10**9,
    2**31,
    2**63,
    10**30,
]
RUBBISH: list[Any] = [None, True, 0, -1, 2**70, 1.5, "", "x" * 300, "\0", [], {}, [[]], {"": 0}]


def words_of(game: str) -> list[str]:
    """Everything that has a name in the content of a game."""
    folder = Path(tabletown.games.__path__[0]) / game / "content"
    text = "\n".join(file.read_text() for file in sorted(folder.rglob("*.toml")))
    return sorted(set(re.findall(r'^id = "([^"]+)"', text, re.MULTILINE)))


class Writer:
    """Writes documents that look like positions, with some mistakes in them."""

    def __init__(self, game: str, random: Random) -> None:
        module = import_module(f"tabletown.games.{game}.position")
        self.type = inspect.type_info(module.Position)
        self.words = [*words_of(game), "0,0", "1,0", "0,1", "-2,3", "?", "citizen 3", "x"]
        self.random = random

    def document(self) -> Any:
        found = self.value(self.type)
        if self.random.random() < 0.3:
            found[self.random.choice(list(found) or ["x"])] = self.random.choice(RUBBISH)
        return found

    def value(self, type: Any) -> Any:
        random = self.random
        if isinstance(type, inspect.StructType):
            # Few fields at once: a mistake in one must not hide the others.
            share = random.choice([0.05, 0.15, 0.4])
            return {
                field.encode_name: self.value(field.type)
                for field in type.fields
                if field.required or random.random() < share
            }
        if isinstance(type, inspect.UnionType):
            return self.value(random.choice(type.types))
        if isinstance(type, inspect.ListType):
            return [self.value(type.item_type) for _ in range(random.choice([0, 1, 1, 2, 3, 5]))]
        if isinstance(type, inspect.TupleType):
            return [self.value(item) for item in type.item_types]
        if isinstance(type, inspect.DictType):
            keys = range(random.choice([0, 1, 1, 2, 3]))
            return {str(self.value(type.key_type)): self.value(type.value_type) for _ in keys}
        if isinstance(type, inspect.LiteralType):
            return random.choice(type.values)
        if isinstance(type, inspect.IntType):
            return random.choice(NUMBERS)
        if isinstance(type, inspect.BoolType):
            return random.random() < 0.5
        if isinstance(type, inspect.NoneType):
            return None
        assert isinstance(type, inspect.StrType), type
        return random.choice(self.words)


def play_on(match: Match, random: Random) -> None:
    """What can be on the table can be played."""
    for _ in range(5):
        if match.over:
            return
        seat = random.choice(list(match.state.deciders()))
        match.play(random.choice(match.options(seat)), seat)


def attack(game: str, times: int, tally: Tally) -> None:
    random = Random(f"positions {game}")
    writer = Writer(game, random)
    opened = 0
    for number in range(times):
        seats, mode = random.choice(GAMES[game])
        config = find(game).config(seats, mode, {})
        document = writer.document()
        try:
            match = Match(find(game), config, 1, position=document)
            opened += 1
            for seat in (None, *range(seats)):
                match.look(seat)
            play_on(match, random)
        except BadPosition:
            continue
        except Exception as error:
            tally.attack(f"{game} {number} {msgspec.json.encode(document)!r}: {error!r}", True)
        tally.attack(f"{game} {number}", False)
    assert opened, "nothing fits: the documents are no test"


@pytest.mark.parametrize("game", list(GAMES))
def test_a_position_is_a_table_or_wrong(game: str, tally: Tally) -> None:
    attack(game, 300, tally)


@pytest.mark.attack
@pytest.mark.parametrize("game", list(GAMES))
def test_many_positions_are_tables_or_wrong(game: str, tally: Tally) -> None:
    attack(game, 5_000, tally)
