"""What an estimate means: the chance to win that games of bots with such an estimate really had.

``Brain.rewards`` is made for comparing options. What is shown to people goes through a map that was
fitted to played games (``tabletown.lab.calibrate``) for every game, mode and number of seats, and for
each part that a seat can play (``Brain.part``). Its numbers are data: ``bot/chances.toml`` of the game.
"""

from __future__ import annotations

import sys
import tomllib
from functools import cache
from math import exp, floor, log
from pathlib import Path
from typing import Final

from tabletown.core.brain import Brain
from tabletown.core.game import Game
from tabletown.core.state import State

LEAST: Final = 0.01  # nothing is certain before it has happened
STEP: Final = 0.05  # finer than this an estimate is not worth being read
TINY: Final = 1e-9  # so that a half is a half
EDGE: Final = 0.025  # nearer to certainty than this it is only said to be nearly certain

AGE: Final = 10.0  # stages of a game (``Brain.stage``) that count as one

Map = tuple[float, float, float, float]  # start, slope, bend, and what a stage of the game adds
PLAIN: Final[Map] = (0.0, 1.0, 0.0, 0.0)


def odds(chance: float) -> float:
    """The logarithm of the odds."""
    held = min(max(chance, LEAST), 1.0 - LEAST)
    return log(held / (1.0 - held))


def features(estimate: float, stage: int = 0) -> Map:
    """What the map weighs: a start, the odds, how far out they are, and how far the game has come."""
    x = odds(estimate)
    return 1.0, x, x * abs(x) / 4.0, stage / AGE


def mapped(estimate: float, weights: Map, stage: int = 0) -> float:
    """The chance behind an estimate."""
    one, x, far, age = features(estimate, stage)
    total = weights[0] * one + weights[1] * x + weights[2] * far + weights[3] * age
    return min(max(1.0 / (1.0 + exp(-total)), LEAST), 1.0 - LEAST)


def data_file(game: Game) -> Path:
    """Where a game keeps its maps."""
    module = sys.modules[type(game).__module__]
    return Path(str(module.__file__)).parent / "bot" / "chances.toml"


@cache
def maps(path: Path) -> dict[str, dict[str, Map]]:
    """By mode and seats (``standard-4``), by part: the map; empty for a game that has none."""
    if not path.exists():
        return {}
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        table: {part: (row[0], row[1], row[2], sum(row[3:])) for part, row in rows["map"].items()}
        for table, rows in read.items()
    }


def table_name(mode: str, seats: int) -> str:
    """The name of a table of the data."""
    return f"{mode}-{seats}"


def chance_of(game: Game, brain: Brain, s: State, seat: int, estimate: float) -> float:
    """The chance to win of a seat, from its estimate; certain only when the game is over."""
    if s.outcome is not None:
        return estimate
    known = maps(data_file(game))
    mode, seats = s.config.mode, s.config.seats
    rows = known.get(table_name(mode, seats))
    if rows is None:  # the nearest number of seats that was measured
        near = [name for name in known if name.rpartition("-")[0] == mode]
        if near:
            rows = known[min(near, key=lambda name: abs(int(name.rpartition("-")[2]) - seats))]
    weights = (rows or {}).get(brain.part(s, seat) or "any", PLAIN)
    return mapped(estimate, weights, brain.stage(s))


def chances_of(game: Game, brain: Brain, s: State, estimates: list[float]) -> list[float]:
    """Every seat's chance; where one wins and no other, they add up to 1 as the estimates do."""
    if s.outcome is not None:
        return estimates
    found = [chance_of(game, brain, s, seat, one) for seat, one in enumerate(estimates)]
    return added_up(found, estimates)


def added_up(chances: list[float], estimates: list[float]) -> list[float]:
    """Chances of all seats that add up to 1 if the estimates do."""
    if len(chances) > 1 and abs(sum(estimates) - 1.0) < 1e-6:
        whole = sum(chances)
        return [one / whole for one in chances]
    return chances


def honest(chance: float) -> float:
    """As exact as an estimate is: in steps of 5 %, and never quite sure."""
    if chance <= 0.0 or chance >= 1.0:
        return chance
    if chance < EDGE:
        return LEAST
    if chance > 1.0 - EDGE:
        return 1.0 - LEAST
    return round(floor(chance / STEP + 0.5 + TINY) * STEP, 2)
