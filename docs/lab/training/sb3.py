"""Stable-Baselines3 as its documentation shows it: make_vec_env and MaskablePPO.

pip install 'tabletown[train]'
python docs/lab/training/sb3.py --steps 20000
"""

from __future__ import annotations

import argparse

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.monitor import Monitor

import tabletown.lab.gymnasium  # noqa: F401  registers the environments


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--env", default="tabletown/streets-v2")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    torch.set_num_threads(1)  # on a busy machine more of them mostly wait for each other
    settings = {"opponents": "random", "seats": 2}
    envs = make_vec_env(chosen.env, n_envs=8, seed=chosen.seed, env_kwargs=settings)
    model = MaskablePPO("MlpPolicy", envs, n_steps=64, batch_size=128, seed=chosen.seed, verbose=0)
    model.learn(chosen.steps)
    judge = Monitor(gymnasium.make(chosen.env, **settings))
    reward, spread = evaluate_policy(model, judge, n_eval_episodes=20, deterministic=True)
    print(f"mean reward {reward:+.2f} (spread {spread:.2f}) after {model.num_timesteps} steps")


if __name__ == "__main__":
    main()
