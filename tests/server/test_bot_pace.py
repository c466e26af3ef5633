"""Bots answer at human pace: longer where there is more to decide, never twice the same."""

from __future__ import annotations

from tabletown.server.tables.driver import SPOKEN, pause_before


def test_a_pause_follows_the_decision():
    usual = 0.4
    assert pause_before(usual, 1, 0.5) < pause_before(usual, 2, 0.5) < pause_before(usual, 30, 0.5)
    assert pause_before(usual, 10_000, 1.0) < 2.0
    assert pause_before(usual, 8, 0.1) != pause_before(usual, 8, 0.9)
    assert 0.4 < pause_before(usual, SPOKEN, 0.0) < pause_before(usual, SPOKEN, 1.0) < 2.0
    assert pause_before(0.0, 8, 0.5) == 0.0
