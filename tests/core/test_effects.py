"""The part of effects that knows no game: reading clauses, vocabularies, the order of questions."""

from __future__ import annotations

from typing import Any

import pytest

from tabletown.core.effects import Lexicon, Parameters, Verb, run_all
from tabletown.core.errors import BadContent


class Pay(Verb[int, Any]):
    word = "pay"

    def __init__(self, read: Parameters) -> None:
        self.price = read.amounts("price", ("gold", "iron"))
        self.times = read.number("times", default=1)
        self.who = read.words("who", ("self", "all"), ["self"])

    def run(self, s: Any, by: int) -> None:
        s.stack.append((by, self.times))


VERBS = Lexicon[Pay]("verb", (Pay,))


def read(**table: Any) -> Pay:
    return VERBS.read({"verb": "pay", **table}, "cards.toml, entry 'toll'")


@pytest.mark.plain
def test_a_clause_reads_its_own_parameters() -> None:
    clause = read(price={"gold": 2}, times=3)
    assert (clause.price, clause.times, clause.who) == ({"gold": 2}, 3, ["self"])
    assert clause.possible(None, 0)
    assert clause.why_not(None, 0) is None
    assert clause.worth((1.0,)) == 0.0


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({}, r"cards\.toml, entry 'toll': field 'effect\.price': it is missing"),
        ({"price": {"gold": 0}}, r"'effect\.price': 0 of 'gold' is impossible"),
        ({"price": {"wood": 1}}, r"'effect\.price': there is no 'wood' here \(but gold, iron\)"),
        ({"price": 3}, r"'effect\.price': a value of type dict"),
        ({"price": {}, "times": 0}, r"'effect\.times': 0 is impossible"),
        ({"price": {}, "times": True}, r"'effect\.times': a value of type int"),
        ({"price": {}, "who": ["nobody"]}, r"'effect\.who': there is no 'nobody'"),
        ({"price": {}, "colour": "red"}, r"'effect\.colour': it has no meaning here"),
    ],
)
def test_a_mistake_names_file_entry_and_field(table: dict[str, Any], message: str) -> None:
    with pytest.raises(BadContent, match=message):
        read(**table)


def test_an_unknown_verb_and_something_that_is_no_clause() -> None:
    with pytest.raises(BadContent, match=r"'effect\.verb': there is no 'steal' here \(but pay\)"):
        VERBS.read({"verb": "steal"}, "cards.toml, entry 'toll'")
    with pytest.raises(BadContent, match="'effect': a table is expected"):
        VERBS.read("pay", "cards.toml, entry 'toll'")


def test_tables_inside_a_clause() -> None:
    outer = Parameters({"slots": [{"max": 2}, {"max": "two"}]}, "cards.toml, entry 'shed'")
    first, second = outer.tables("slots")
    assert first.number("max") == 2
    with pytest.raises(BadContent, match=r"'effect\.slots\.max': a value of type int"):
        second.number("max")


@pytest.mark.plain
def test_questions_are_asked_in_the_order_of_the_clauses() -> None:
    class Table:
        def __init__(self) -> None:
            self.stack: list[tuple[int, int]] = [(0, 0)]

    table = Table()
    run_all(table, [read(price={}, times=times) for times in (1, 2, 3)], 7)
    assert table.stack == [(0, 0), (7, 3), (7, 2), (7, 1)]  # the last one is asked first
