"""Every rule of the finished rulebooks has a test or a written reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletown.games import find
from tabletown.texts.rulebook import rulebook
from tabletown.texts.where import coverage

COMPLETE = ["streets", "fifty_first_state", "new_angeles", "great_machine"]


@pytest.mark.parametrize("name", COMPLETE)
def test_every_rule_has_a_test_or_a_reason(name: str) -> None:
    assert len(rulebook(find(name))) > 300
    assert coverage(find(name), Path(__file__).parent)["missing"] == []


@pytest.mark.parametrize("name", COMPLETE)
def test_rules_are_named_where_they_are_carried_out(name: str) -> None:
    """All but definitions, absences and what the whole program keeps (``code`` in waived_rules.toml)."""
    found = coverage(find(name), Path(__file__).parent)
    assert found["carried_out"] > 0.7 * found["rules"]
    assert found["in_code"] >= 0.85 * found["carried_out"]
