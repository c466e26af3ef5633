"""The comparison with other libraries runs; its figures are not for tests."""

from __future__ import annotations

import pytest

from tabletown.lab import peers


def test_openspiel_is_measured_beside_its_own_game(capsys: pytest.CaptureFixture[str]) -> None:
    peers.open_spiel(rounds=1, seconds=0.01)
    told = capsys.readouterr().out
    assert "block_dominoes" in told
    assert "streets, engine alone" in told
    assert told.count(" x 1.0") >= 2


def test_pettingzoo_steps_are_counted() -> None:
    from tabletown.lab.pettingzoo import streets

    assert peers.zoo_steps(streets.env)(0.01, 1) > 0


def test_batches_are_measured_beside_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    peers.batched(rounds=1, seconds=0.01)
    assert "streets, batch of 32" in capsys.readouterr().out
