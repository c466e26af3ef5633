"""Vector stepping as PufferLib and RLlib do it: buffers that stay, a flat step for all agents, autoreset.

    python docs/lab/training/vector_stepping.py

PufferLib's native environments and RLlib's vector environments both want preallocated arrays, one call
that steps everything, and a flag where a game has ended. A batch is all of that; this class gives it their names.
"""

from __future__ import annotations

import argparse
from time import perf_counter

import numpy as np

from tabletown.lab.batch import Batch


class Vector:
    """``num_envs`` games; each has one agent to move at a time, which is who the row is about."""

    def __init__(self, game: str, num_envs: int, seed: int = 0, **settings) -> None:
        self.batch = Batch(game, num_envs, seed=seed, **settings)
        self.observations, self.masks = self.batch.observations, self.batch.masks
        self.rewards = np.zeros(num_envs, np.float32)  # of who moved last in the row
        self.terminals, self.truncations = self.batch.ended, self.batch.truncated

    def reset(self, seed: int = 0) -> tuple[np.ndarray, list]:
        self.batch.reset(seed)
        return self.observations, []

    def step(self, actions: np.ndarray) -> tuple:
        moved = self.batch.seats.copy()
        self.batch.step(actions)
        self.rewards[:] = self.batch.rewards[np.arange(len(moved)), moved]
        return self.observations, self.rewards, self.terminals, self.truncations, []


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="fifty_first_state")
    parser.add_argument("--envs", type=int, default=32)
    parser.add_argument("--steps", type=int, default=300)
    chosen = parser.parse_args()
    vector = Vector(chosen.game, chosen.envs, seed=1)
    rng = np.random.default_rng(1)
    kept = vector.observations
    ended, started = 0, perf_counter()
    for _ in range(chosen.steps):
        actions = (rng.random(vector.masks.shape) * vector.masks).argmax(axis=1)
        observations, rewards, terminals, _, _ = vector.step(actions)
        assert observations is kept
        assert np.isfinite(rewards).all()
        ended += int(terminals.sum())
    rate = chosen.steps * chosen.envs / (perf_counter() - started)
    print(f"{ended} games ended, {rate:,.0f} steps a second")


if __name__ == "__main__":
    main()
