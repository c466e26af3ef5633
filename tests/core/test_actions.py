"""Actions: interned, numbered, written and read back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletown.core.actions import Actions, Cells, Numbers, Words
from tabletown.core.errors import BadNotation


def notation() -> Actions:
    actions = Actions()
    actions.kind("pass")
    actions.kind("place", tile=Words("tile", ["hall", "park"]), cell=Cells("cell", 3))
    actions.kind("pay", coins=Numbers("coins", -2, 5))
    return actions


ACTIONS = notation()


def test_an_action_is_made_once() -> None:
    place = ACTIONS.kinds["place"]
    assert place.of(1, 10) is place.of(1, 10)
    assert place.of(1, 10) is ACTIONS.parse(place.of(1, 10).text)
    assert str(place.of(0, 24)) == "place hall 0,0"


@given(st.integers(0, len(ACTIONS) - 1))
def test_ids_and_texts_are_two_names_of_the_same_action(id: int) -> None:
    action = ACTIONS.by_id(id)
    assert action.id == id
    assert ACTIONS.parse(action.text) is action


def test_texts_are_distinct() -> None:
    texts = {ACTIONS.by_id(id).text for id in range(len(ACTIONS))}
    assert len(texts) == len(ACTIONS)


@pytest.mark.parametrize(
    "text",
    ["", "  ", "go", "place", "place hall", "place hall 4,0", "place hall 0", "place hall 0,0 x",
     "place villa 0,0", "pay 6", "pay -3", "pay 01", "pay 1.5", "pay ١", "place hall 00,0",
     "place hall -0,0", "pay 99999999999999999999", "PASS", "pass 1"],
)  # fmt: skip
def test_malformed_texts_are_named(text: str) -> None:
    with pytest.raises(BadNotation):
        ACTIONS.parse(text)


@given(st.text())
def test_no_text_breaks_the_parser(text: str) -> None:
    try:
        action = ACTIONS.parse(text)
    except BadNotation:
        return
    assert " ".join(text.split()) == action.text


@given(st.text(min_size=1))
def test_a_complaint_is_one_printable_line(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        ACTIONS.parse("x" + text)
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 300


def test_ids_out_of_range_are_refused() -> None:
    with pytest.raises(BadNotation):
        ACTIONS.by_id(len(ACTIONS))


def test_words_must_be_distinct() -> None:
    with pytest.raises(ValueError, match="stands twice"):
        Words("tile", ["a", "a"])
    with pytest.raises(ValueError, match="declared twice"):
        ACTIONS.kind("pass")
