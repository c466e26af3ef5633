"""Batches: the same games as one at a time, written into arrays that stay."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import tabletown.lab.batch
from tabletown.core.errors import BadUsage, IllegalAction
from tabletown.lab.batch import Batch
from tabletown.lab.pettingzoo.base import TownEnv
from tabletown.lab.study import Trial, study

GAMES = ["streets", "fifty_first_state", "new_angeles", "great_machine"]


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_plays_the_games_of_its_trials(name: str) -> None:
    batch = Batch(name, 3, seed=4)
    here = study(name)
    arrays = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.ended)
    pick = Random(4)
    twins = [here.begin(batch_deal(batch, slot, 0)) for slot in range(3)]
    finished = 0
    while finished < 3:
        for slot, twin in enumerate(twins):
            assert batch.seats[slot] == twin.seat
            assert (batch.observations[slot] == twin.tensor(twin.seat)).all()
            assert np.flatnonzero(batch.masks[slot]).tolist() == sorted(twin.numbers)
            assert batch.legal[slot] == sorted(twin.numbers)
        actions = [pick.choice(legal) for legal in batch.legal]
        batch.step(np.array(actions))
        for slot, twin in enumerate(twins):
            twin.play(actions[slot])
            assert batch.ended[slot] == twin.over
            assert batch.rewards[slot].tolist() == twin.returns()
            if twin.over:
                finished += 1
                twins[slot] = here.begin(batch_deal(batch, slot, batch.games[slot] - 1))
    now = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.ended)
    assert all(one is other for one, other in zip(arrays, now, strict=True))


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        *[(name, {}) for name in GAMES],
        ("streets", {"seats": 3, "options": {"business": True, "advisors": True}}),
        ("streets", {"mode": "solo", "seats": 1}),
        ("great_machine", {"mode": "automa", "seats": 2}),
        ("new_angeles", {"free_actions": True}),
    ],
)
def test_a_batch_tells_what_pettingzoo_tells(name: str, settings: dict[str, Any]) -> None:
    batch = Batch(name, 2, seed=9, **settings)
    here = batch.study
    envs = [TownEnv(name, **settings) for _ in range(2)]
    for slot, env in enumerate(envs):
        env.reset()
        deal(env, here.begin(batch_deal(batch, slot, 0)))
    pick = Random(9)
    for _ in range(250):
        actions = [pick.choice(legal) for legal in batch.legal]
        for slot, env in enumerate(envs):
            seen = env.observe(env.agent_selection)
            assert env.seat_of[env.agent_selection] == batch.seats[slot]
            assert (seen["observation"] == batch.observations[slot]).all()
            assert (seen["action_mask"] == batch.masks[slot]).all()
            env.step(actions[slot])
        batch.step(actions)
        for slot, env in enumerate(envs):
            assert batch.ended[slot] == any(env.terminations.values())
            assert batch.rewards[slot].tolist() == list(env.rewards.values())
            if batch.ended[slot]:
                env.reset()
                deal(env, here.begin(batch_deal(batch, slot, batch.games[slot] - 1)))


def deal(env: TownEnv, trial: Trial) -> None:
    """Let an environment play a certain deal."""
    env.trial = trial
    env.select()


def batch_deal(batch: Batch, slot: int, game: int) -> int:
    return (batch.seed * tabletown.lab.batch.SPREAD + slot) * tabletown.lab.batch.SPREAD + game


def played(batch: Batch, steps: int) -> list[float]:
    pick = Random(1)
    for _ in range(steps):
        batch.step([pick.choice(legal) for legal in batch.legal])
    return [float(batch.observations.sum()), *map(float, batch.seats)]


def test_equal_seeds_give_equal_games() -> None:
    one, two = Batch("streets", 4, seed=3), Batch("streets", 4, seed=3)
    first = played(one, 150)
    assert played(two, 150) == first
    one.reset(3)
    assert played(one, 150) == first
    one.reset(5)
    assert played(one, 150) != first


def test_long_games_are_broken_off() -> None:
    batch = Batch("streets", 2, most_steps=5)
    played(batch, 4)
    assert not batch.ended.any()
    played(batch, 1)
    assert batch.ended.all()
    assert batch.truncated.all()
    assert not batch.rewards.any()
    played(batch, 1)
    assert not batch.truncated.any()


def test_parts_are_views_of_the_observations() -> None:
    batch = Batch("streets", 2)
    parts = batch.parts()
    batch.observations[:] = 7
    assert all((part == 7).all() and part.shape[0] == 2 for part in parts.values())
    assert sum(part[0].size for part in parts.values()) == batch.observations.shape[1]


def test_bad_calls_are_refused() -> None:
    with pytest.raises(BadUsage, match="at least one game"):
        Batch("streets", 0)
    batch = Batch("streets", 2)
    with pytest.raises(BadUsage, match="1 actions for 2 games"):
        batch.step([0])
    with pytest.raises((BadUsage, IllegalAction)):
        batch.step([batch.study.size - 1] * 2)
