"""Fluent messages: plurals, numbers, choices and what is refused."""

from __future__ import annotations

import pytest

from tabletown.texts.fluent import FluentError, Messages, plural, written

NB = "\u00a0"


@pytest.mark.parametrize(
    ("language", "category", "numbers"),
    [
        ("en", "one", [1, -1, 1.0]),
        ("en", "other", [0, 2, 11, 21, 0.5, 1.5]),
        ("ru", "one", [1, 21, 101, -1]),
        ("ru", "few", [2, 4, 22, 103, -3]),
        ("ru", "many", [0, 5, 11, 12, 14, 25, 111, 112]),
        ("ru", "other", [0.5, 2.25]),
        ("pl", "one", [1, -1]),
        ("pl", "few", [2, 4, 22, 103]),
        ("pl", "many", [0, 5, 11, 12, 14, 21, 25, 101, 111, 112]),
        ("pl", "other", [0.5, 1.5]),
    ],
)
def test_plurals(language: str, category: str, numbers: list[float]) -> None:
    assert {plural(language, number) for number in numbers} == {category}


@pytest.mark.parametrize(
    ("number", "english", "others"),
    [
        (0, "0", "0"),
        (-5, "-5", "-5"),
        (999, "999", "999"),
        (-1234, "-1,234", f"-1{NB}234"),
        (1234567, "1,234,567", f"1{NB}234{NB}567"),
        (1.0, "1", "1"),
        (100.0, "100", "100"),
        (0.5, "0.5", "0,5"),
        (0.33333, "0.333", "0,333"),
        (0.0005, "0", "0"),
        (-0.0001, "0", "0"),
        (0.0015, "0.002", "0,002"),
        (1234.5678, "1,234.568", f"1{NB}234,568"),
        (99999.99996, "100,000", f"100{NB}000"),
    ],
)
def test_numbers(number: float, english: str, others: str) -> None:
    assert written("en", number) == english
    assert written("ru", number) == written("pl", number) == others


def spoken(text: str, language: str = "en") -> Messages:
    messages = Messages(language)
    messages.add(text)
    return messages


TEXT = """
name = the city
coins = { $count ->
    [0] no coins
    [one] one coin
   *[other] { $count } coins
 } in { name }{ "." }
paid = { $way ->
    [free] for nothing
   *[pay] for { $price }
 }
"""


@pytest.mark.parametrize(
    ("key", "args", "said"),
    [
        ("coins", {"count": 0}, "no coins in the city."),
        ("coins", {"count": 1}, "one coin in the city."),
        ("coins", {"count": 1200}, "1,200 coins in the city."),
        ("paid", {"way": "free"}, "for nothing"),
        ("paid", {"way": "pay", "price": 3}, "for 3"),
        ("paid", {"way": "otherwise", "price": "a song"}, "for a song"),
    ],
)
def test_messages(key: str, args: dict[str, object], said: str) -> None:
    assert spoken(TEXT).say(key, args) == (said, [])


def test_a_missing_argument_is_named_and_a_sentence_comes_out() -> None:
    text, faults = spoken(TEXT).say("paid", {"way": "pay", "price": None})
    assert text == "for price"
    assert faults == ["no text or number for $price: None"]


def test_later_files_win() -> None:
    messages = spoken(TEXT)
    assert messages.say("coins", {"count": 0})[0] == "no coins in the city."
    messages.add("name = the town")
    assert messages.say("coins", {"count": 0})[0] == "no coins in the town."


@pytest.mark.parametrize(
    "text", ["no message at all", "-term = a term", "only =\n    .attribute = yes"]
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(FluentError, match="not a message"):
        spoken(text)


@pytest.mark.parametrize("text", ["a = { NUMBER($n) }", "a = { -term }", "a = { b.c }"])
def test_what_is_not_spoken_here_is_refused(text: str) -> None:
    with pytest.raises(FluentError, match="cannot use a"):
        spoken(text).say("a", {"n": 1})


def test_a_message_that_is_not_there_is_named() -> None:
    with pytest.raises(FluentError, match="there is no message 'b'"):
        spoken("a = { b }").say("a", {})
