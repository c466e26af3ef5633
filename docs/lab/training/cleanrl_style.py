"""One file in the style of CleanRL: PPO with a mask on Gymnasium's vector environments.

    python docs/lab/training/cleanrl_style.py --steps 20000

A linear actor and critic in NumPy keep it free of other packages; the loop (collect, advantages, clipped
updates) is the usual one, so that a network of PyTorch can take its place line by line.
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np

import tabletown.lab.gymnasium  # noqa: F401  registers the environments

GAMMA, LAMBDA, CLIP, RATE, EPOCHS, HORIZON = 0.995, 0.95, 0.2, 1e-3, 2, 32


def chances_of(actor: np.ndarray, seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """The chances of all actions that are legal in any of the games, which ``masks`` is cut to."""
    scores = np.where(masks, seen @ actor.T, -np.inf)
    chances = np.exp(scores - scores.max(axis=1, keepdims=True))
    return chances / chances.sum(axis=1, keepdims=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--env", default="tabletown/streets-v2")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--envs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    envs = gymnasium.make_vec(chosen.env, num_envs=chosen.envs, opponents="random", seats=2)
    rng = np.random.default_rng(chosen.seed)
    size, count = envs.single_observation_space.shape[0], int(envs.single_action_space.n)
    actor, critic = np.zeros((count, size), np.float32), np.zeros(size, np.float32)
    seen, infos = envs.reset(seed=chosen.seed)
    masks = infos["action_mask"].astype(bool)
    over = np.zeros(chosen.envs, bool)
    rows = np.arange(chosen.envs)
    wins: list[float] = []
    for _ in range(max(1, chosen.steps // (chosen.envs * HORIZON))):
        batch = []
        for _ in range(HORIZON):
            near = np.flatnonzero(masks.any(axis=0))  # of thousands of actions few are legal
            allowed = masks[:, near]
            chances = chances_of(actor[near], seen, allowed)
            levels = rng.random((chosen.envs, 1)) * 0.999999
            actions = (chances.cumsum(axis=1) > levels).argmax(axis=1)
            before, idle = seen.copy(), over  # after an end the action is ignored
            seen, rewards, terminated, truncated, infos = envs.step(near[actions])
            masks = infos["action_mask"].astype(bool)
            over = terminated | truncated
            wins += [float(reward > 0) for reward in rewards[over]]
            odds = chances[rows, actions]
            value = before @ critic
            batch.append((before, near, allowed, actions, odds, value, rewards, over, idle))
        values = [step[5] for step in batch] + [seen @ critic]
        gain = np.zeros(chosen.envs, np.float32)
        advantages = []
        for number in reversed(range(HORIZON)):
            *_, rewards, ended, _ = batch[number]
            next_value = np.where(ended, 0.0, values[number + 1])
            surprise = rewards + GAMMA * next_value - values[number]
            gain = surprise + GAMMA * LAMBDA * np.where(ended, 0.0, gain)
            advantages.append(gain.copy())
        advantages.reverse()
        for _ in range(EPOCHS):
            for (x, near, allowed, actions, odds, value, _, _, idle), plus in zip(
                batch, advantages, strict=True
            ):
                chances = chances_of(actor[near], x, allowed)
                ratio = chances[rows, actions] / odds
                clipped = (plus > 0) & (ratio > 1 + CLIP) | (plus < 0) & (ratio < 1 - CLIP)
                push = -chances
                push[rows, actions] += 1.0
                push *= np.where(clipped | idle, 0.0, ratio * plus)[:, None]
                actor[near] += RATE * (push.T @ x).astype(np.float32)
                target = np.where(idle, 0.0, plus + value - x @ critic)
                critic += RATE / size * (x.T @ target).astype(np.float32)
    envs.close()
    assert wins
    assert np.abs(actor).max() > 0
    half = len(wins) // 2
    print(
        f"{len(wins)} games, wins {np.mean(wins[:half]):.0%} of the first half, {np.mean(wins[half:]):.0%} of the second"
    )


if __name__ == "__main__":
    main()
