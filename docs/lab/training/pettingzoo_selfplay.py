"""PettingZoo as its documentation shows it: one episode after the other, all seats by one policy.

    python docs/lab/training/pettingzoo_selfplay.py

The policy is one linear layer; what the winner of an episode did becomes likelier.
"""

from __future__ import annotations

import argparse

import numpy as np

from tabletown.lab.pettingzoo import streets


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--episodes", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    env = streets.env(seats=2, reward="rank")
    env.reset(seed=chosen.seed)
    agent = env.possible_agents[0]
    size = env.observation_space(agent)["observation"].shape[0]
    weights = np.zeros((size, env.action_space(agent).n), np.float32)
    rng = np.random.default_rng(chosen.seed)
    lengths = []
    for episode in range(chosen.episodes):
        env.reset(seed=chosen.seed + episode)
        done: dict[str, list[tuple]] = {agent: [] for agent in env.possible_agents}
        returns = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            returns[agent] += reward
            if terminated or truncated:
                env.step(None)
                continue
            seen = observation["observation"]
            legal = np.flatnonzero(observation["action_mask"])
            scores = seen @ weights[:, legal]
            chances = np.exp(scores - scores.max())
            chances /= chances.sum()
            choice = int(rng.choice(len(legal), p=chances))
            done[agent].append((seen, legal, choice, chances))
            env.step(int(legal[choice]))
        for agent, moves in done.items():
            for seen, legal, choice, chances in moves:
                push = -chances
                push[choice] += 1.0
                weights[:, legal] += 1e-3 * returns[agent] * np.outer(seen, push)
        lengths.append(sum(map(len, done.values())))
    assert np.abs(weights).max() > 0
    print(f"{chosen.episodes} episodes, {np.mean(lengths):.0f} decisions each")


if __name__ == "__main__":
    main()
