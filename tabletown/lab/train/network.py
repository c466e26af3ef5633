"""A policy with a value in NumPy: one hidden layer, masked choices, Adam. No other package is needed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np

from tabletown.core.errors import BadUsage

NAMES: Final = ("enter", "enter_bias", "leave", "leave_bias", "judge", "judge_bias")
FORMAT: Final = 1


class Network:
    """Observations to a chance for every legal action, and to the expected reward.

    >>> network = Network(12, 5, hidden=8, seed=1)
    >>> chances, values = network.judged(np.ones((2, 12)), np.ones((2, 5), bool))
    >>> chances.shape, values.shape, chances.sum(axis=1).round(3).tolist()
    ((2, 5), (2,), [1.0, 1.0])
    """

    def __init__(self, inputs: int, actions: int, hidden: int = 64, seed: int = 0) -> None:
        dice = np.random.default_rng(seed)
        self.weights: dict[str, Any] = {
            "enter": dice.normal(0, 1 / np.sqrt(inputs), (inputs, hidden)),
            "enter_bias": np.zeros(hidden),
            "leave": dice.normal(0, 0.1 / np.sqrt(hidden), (hidden, actions)),
            "leave_bias": np.zeros(actions),
            "judge": np.zeros(hidden),
            "judge_bias": np.zeros(1),
        }
        self.weights = {name: one.astype(np.float32) for name, one in self.weights.items()}
        self.moments = [{n: np.zeros_like(w) for n, w in self.weights.items()} for _ in range(2)]
        self.steps = 0

    # -- using it ---------------------------------------------------------------------------------

    def hidden(self, observations: Any) -> Any:
        """The hidden layer."""
        w = self.weights
        return np.maximum(observations @ w["enter"] + w["enter_bias"], 0.0)

    def judged(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        """The chance of every action (0 for illegal ones), and the value of every position."""
        w = self.weights
        hidden = self.hidden(observations)
        scores = np.where(masks, hidden @ w["leave"] + w["leave_bias"], -np.inf)
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(axis=1, keepdims=True)
        return chances, hidden @ w["judge"] + w["judge_bias"]

    def best(self, observation: Any, legal: list[int]) -> int:
        """The likeliest of some legal actions."""
        w = self.weights
        scores = self.hidden(observation) @ w["leave"][:, legal] + w["leave_bias"][legal]
        return legal[int(scores.argmax())]

    # -- learning ---------------------------------------------------------------------------------

    def learn(
        self,
        observations: Any,
        masks: Any,
        actions: Any,
        rewards: Any,
        weights: Any | None = None,
        *,
        rate: float = 1e-3,
        curiosity: float = 0.0,
    ) -> float:
        """One step of Adam; the share of positions in which the action was the likeliest.

        Without weights the actions are imitated. With weights, which are advantages, they become
        likelier or less likely; ``curiosity`` keeps chances apart from 0 and 1. Values learn rewards.
        """
        w = self.weights
        rows = np.arange(len(actions))
        hidden = self.hidden(observations)
        chances, _ = self.judged(observations, masks)
        values = hidden @ w["judge"] + w["judge_bias"]
        push = -chances
        push[rows, actions] += 1.0
        if weights is not None:
            push *= weights[:, None]
        if curiosity:
            logs = np.log(np.maximum(chances, 1e-12))
            spread = -(chances * logs).sum(axis=1, keepdims=True)
            push -= curiosity * chances * (logs + spread)
        push /= len(actions)
        missed = (rewards - values) / len(actions)
        back = push @ w["leave"].T + 0.5 * np.outer(missed, w["judge"])
        back[hidden <= 0] = 0.0
        self.adam(
            {
                "enter": observations.T @ back, "enter_bias": back.sum(axis=0),
                "leave": hidden.T @ push, "leave_bias": push.sum(axis=0),
                "judge": 0.5 * hidden.T @ missed, "judge_bias": 0.5 * missed.sum(keepdims=True),
            },
            rate,
        )  # fmt: skip
        return float((chances.argmax(axis=1) == actions).mean())

    def adam(self, ascent: dict[str, Any], rate: float) -> None:
        """Move the weights uphill."""
        self.steps += 1
        first, second = self.moments
        fade = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name in NAMES:
            g = ascent[name].astype(np.float32)
            first[name] += 0.1 * (g - first[name])
            second[name] += 0.001 * (g * g - second[name])
            self.weights[name] += rate * fade * first[name] / (np.sqrt(second[name]) + 1e-8)

    # -- files ------------------------------------------------------------------------------------

    def save(self, path: Path, about: dict[str, Any]) -> None:
        """Write the weights with half the digits, and what they are about."""
        arrays = {name: self.weights[name].astype(np.float16) for name in NAMES}
        told = np.array(json.dumps({"format": FORMAT, **about}, sort_keys=True))
        with path.open("wb") as file:
            np.savez_compressed(file, about=told, **arrays)


def load(path: Path) -> tuple[Network, dict[str, Any]]:
    """A network from a file, and what it is about."""
    if not path.is_file():
        raise BadUsage(f"there is no file '{path}'")
    with np.load(path, allow_pickle=False) as stored:
        about: dict[str, Any] = json.loads(str(stored["about"]))
        if about.get("format") != FORMAT:
            raise BadUsage(f"'{path}' has weights of another format")
        inputs, hidden = stored["enter"].shape
        network = Network(inputs, stored["leave"].shape[1], hidden)
        for name in NAMES:
            network.weights[name] = stored[name].astype(np.float32)
    return network, about
