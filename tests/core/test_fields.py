"""Fields are declared once: constructors, copies, storage and comparison follow."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest

from tabletown.core.config import Config
from tabletown.core.fields import Copied, Deep, Derived, Shared, is_plain
from tabletown.core.plain import Frozen, from_plain, pack, to_plain, type_name
from tabletown.core.state import State

CONFIG = Config("none", "standard", 2, {}, None)


class Pair(Frozen):
    first: int
    second: tuple[int, ...] = (1, 2)


class Triple(Pair):
    third: str = "x"


class Renamed(Frozen):
    stored = "Pear"
    number: int


class Board(State):
    turn: int = 3
    money: Copied[list[int]]
    rows: Deep[list[list[int]]]
    deck: Shared[list[int]]
    hands: Copied[list[tuple[int, ...]]]
    pair: Pair
    seen: Derived[Copied[list[int]]]
    named: Shared[dict[int, int]]

    def begin(self) -> None:
        self.money = [0] * self.seats
        self.rows = [[1], [2]]
        self.deck = [5, 6]
        self.hands = [(1, 2), ()]
        self.pair = Pair(1)
        self.seen = []
        self.named = {7: 1}


def board() -> Board:
    return Board.new(CONFIG, 7, 1)


@pytest.mark.plain
def test_frozen_values_take_their_fields_in_order() -> None:
    assert Pair(4).values() == (4, (1, 2))
    assert Triple(1, (), "y").values() == (1, (), "y")
    assert Triple(1) == Triple(1, (1, 2), "x") != Pair(1)
    assert Pair(4).replaced(first=5) == Pair(5)
    assert repr(Pair(4)) == "Pair(first=4, second=(1, 2))"
    assert not hasattr(Pair(4), "__dict__")


def test_a_step_of_a_plain_game_extends_a_compiled_one() -> None:
    """Of a compiled class only the names of its fields are left (`make fast`, then a game is changed)."""

    class Compiled(Frozen):
        FIELDS: ClassVar[tuple[str, ...]] = ("player",)
        __slots__ = ("player",)

    class Pay(Compiled):
        amount: int
        why: str = "vote"

    class Twice(Pay):
        times: int = 2

    pay: Any = Pay
    twice: Any = Twice
    assert Pay.FIELDS == ("player", "amount", "why")
    assert pay(3, 5).values() == (3, 5, "vote")
    assert twice(3, 5).values() == (3, 5, "vote", 2)


def test_a_renamed_class_keeps_the_name_it_is_stored_by() -> None:
    assert type_name(Renamed).endswith(".Pear")
    assert from_plain(to_plain(Renamed(2)), {type_name(Renamed): Renamed}) == Renamed(2)


def test_a_copy_shares_only_what_never_changes() -> None:
    state = board()
    copy = state.clone()
    assert copy == state
    assert copy.deck is state.deck
    copy.money[0] = 9
    copy.rows[0][0] = 9
    copy.seen.append(1)
    assert (state.money, state.rows, state.seen) == ([0, 0], [[1], [2]], [])
    assert copy != state


def test_what_is_derived_is_neither_stored_nor_compared() -> None:
    state, other = board(), board()
    other.seen.append(1)
    assert state == other
    assert "seen" not in state.plain()


def test_stored_data_comes_back_in_its_types() -> None:
    state = board()
    back = board()
    back.hands = []
    back.load(json.loads(json.dumps(state.plain())))
    assert back == state
    assert back.hands == [(1, 2), ()]
    assert back.pair == Pair(1)


def test_what_can_change_must_say_how_it_is_copied() -> None:
    with pytest.raises(TypeError, match=r"Careless\.money: say Copied, Deep or Shared"):

        class Careless(State):
            money: list[int]


def test_a_default_is_a_constant() -> None:
    with pytest.raises(TypeError, match=r"Odd\.pair: a default is a constant"):

        class Odd(State):
            pair: Pair = Pair(1)


def test_packed_is_the_bytes_of_plain() -> None:
    """Also of what has to be converted: frozen values, and dicts, whose keys are stored as words."""
    state = board()
    state.stack = []
    assert state.packed() == pack(state.plain())
    assert b"7" in state.packed()
    converted = ("", "dict[int, int]", "tuple[Any, ...]", "Pair")
    assert [is_plain(text) for text in converted] == [False] * 4
