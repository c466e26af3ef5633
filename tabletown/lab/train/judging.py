"""How strong a network is: its share of wins against every level of bots, with intervals."""

from __future__ import annotations

from time import process_time
from typing import Any

from tabletown.lab.gymnasium import TownGym
from tabletown.lab.stats import mean, wilson
from tabletown.lab.study import Study
from tabletown.lab.train.network import Network


def judged(
    of: Study, network: Network, level: str, *, games: int, seconds: float, seed: int = 10_000
) -> dict[str, Any]:
    """Games of the network against a level in all other seats; its own seat changes from game to game.

    Stops after ``games``, or when ``seconds`` of processor time are over.
    """
    env = TownGym(
        of.config.game, seats=of.seats, mode=of.config.mode, options=of.config.options,
        opponents=level, seat=None,
    )  # fmt: skip
    started = process_time()
    wins: list[float] = []
    while len(wins) < games and (process_time() - started < seconds or len(wins) < 4):
        observation, _ = env.reset(seed=seed + len(wins))
        ended, reward = False, 0.0
        while not ended:
            legal = sorted(env.current().numbers)
            choice = legal[0] if len(legal) == 1 else network.best(observation, legal)
            observation, reward, ended, _, _ = env.step(choice)
        wins.append(float(reward > 0))
    share = mean(wins)
    low, high = wilson(share, len(wins))
    return {"level": level, "games": len(wins), "wins": share, "low": low, "high": high}
