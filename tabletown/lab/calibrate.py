"""Calibrated chances: what an estimate means, fitted to games of bots and measured on others.

::

    python -m tabletown.lab.calibrate streets --seats 2 --games 400 --seed 50001
    python -m tabletown.lab.calibrate great_machine --mode versus --seats 2 --plot docs/calibration
    python -m tabletown.lab.calibrate great_machine --mode automa --seats 1 --each level

`normal` bots play; at some positions of every game the estimates are taken as the coach takes them.
Each half of the games measures the map that fits the other half: the expected calibration error and
the deciles. The map that fits all of them is written to ``bot/chances.toml`` of the game.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import groupby
from math import fsum
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from tabletown.bots.chances import (
    PLAIN,
    Map,
    added_up,
    data_file,
    features,
    mapped,
    table_name,
)
from tabletown.bots.driver import play_decision
from tabletown.bots.review import estimates
from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.core.rng import Dice
from tabletown.games import find
from tabletown.lab.players import make_player
from tabletown.lab.quick import QuickMatch
from tabletown.lab.simulate import bot_seed

WORLDS: Final = 1  # of luck for each position: more games tell more than more worlds
RIDGE: Final = 1.0  # how strongly the map stays near saying what the estimate says
ROUNDS: Final = 30  # of Newton's method, which needs fewer
SAME: Final = 1e-9  # weights that differ by no more are the same
# How the bend changes the slope at the surest estimate.
STEEPEST: Final = features(1.0)[1] / 2.0 + 0.01


class Row(msgspec.Struct, frozen=True):
    """One seat at one position: its part, the estimate, whether it won, how far the game had come."""

    game: int
    position: int
    part: str
    estimate: float
    won: float
    stage: int = 0


class Task(msgspec.Struct, frozen=True):
    """One game to play."""

    config: Config
    seed: int
    number: int
    level: str
    positions: int


def play(task: Task) -> list[Row]:
    """One game; about so many positions of it, at decisions that are drawn by lot."""
    game = find(task.config.game)
    seed = task.seed + task.number
    match = QuickMatch.begin(game, task.config, seed, heard=False)
    bots = {
        seat: make_player(game, task.level, bot_seed(seed, seat))
        for seat in range(task.config.seats)
    }
    seen: list[Any] = []
    dice = Dice(seed, 11)
    count = 0
    while not match.over:
        count += 1
        if len(seen) < task.positions:
            seen.append(match.state.clone())
        elif dice.below(count) < task.positions:  # every position is as likely as any other
            seen[dice.below(task.positions)] = match.state.clone()
        play_decision(match, bots)
    assert match.outcome is not None
    brain = game.brain()
    won = brain.rewards(match.state)  # a victory that is shared counts as the game counts it
    rows = []
    for position, state in enumerate(seen):
        for seat, one in enumerate(estimates(game, state, dice.seed(), WORLDS)):
            part, stage = brain.part(state, seat), brain.stage(state)
            rows.append(Row(task.number, position, part, one, won[seat], stage))
    return rows


def configs_of(game: Game, seats: int | None, mode: str | None, each: str | None) -> list[Config]:
    """The table, or one of each kind where an option makes kinds of them."""
    if each is None:
        return [game.config(seats, mode)]
    known = {option.name: option.choices for option in game.options}
    return [game.config(seats, mode, {each: value}) for value in known.get(each, ("",))]


def played(tasks: list[Task], jobs: int) -> list[Row]:
    """All games, in order."""
    if jobs <= 1:
        return [row for task in tasks for row in play(task)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return [row for rows in pool.map(play, tasks, chunksize=4) for row in rows]


# -- fitting ----------------------------------------------------------------------------------------


def fitted(rows: list[Row]) -> Map:
    """The map of some rows; it rises with the estimate, however sure that is."""
    x = np.array([features(row.estimate, row.stage) for row in rows])
    won = np.array([row.won for row in rows])
    a, b, c, d = regression(x, won, np.array(PLAIN))
    if b + STEEPEST * c < 0.0:  # it would fall where the estimate is surest: level there instead
        level = np.column_stack([x[:, 0], x[:, 1] - x[:, 2] / STEEPEST, x[:, 3]])
        a, b, d = regression(level, won, np.array([PLAIN[0], PLAIN[1], PLAIN[3]]))
        c = -b / STEEPEST
    return round(a, 4), round(b, 4), round(c, 4), round(d, 4)


def maps_of(rows: list[Row]) -> dict[str, Map]:
    """The map of every part."""
    parts = sorted({row.part for row in rows})
    return {part: fitted([row for row in rows if row.part == part]) for part in parts}


def regression(x: Any, won: Any, start: Any) -> list[float]:
    """Logistic regression by Newton's method, held near where it starts."""

    def loss(weights: Any) -> float:
        z, off = x @ weights, weights - start
        return float(np.sum(np.logaddexp(0.0, z) - won * z) + RIDGE * (off @ off) / 2.0)

    weights = start.copy()
    for _ in range(ROUNDS):
        p = 1.0 / (1.0 + np.exp(-x @ weights))
        slope = x.T @ (won - p) - RIDGE * (weights - start)
        bend = (x.T * (p * (1.0 - p))) @ x + RIDGE * np.eye(len(start))
        step = np.linalg.solve(bend, slope)
        before = loss(weights)
        while loss(weights + step) > before and float(np.abs(step).max()) > SAME:
            step /= 2.0  # far from the answer a whole step leads away from it
        weights += step
        if float(np.abs(step).max()) < SAME:
            break
    return [float(one) for one in weights]


def shown(rows: list[Row], maps: dict[str, Map]) -> list[float]:
    """What people would be shown: the seats of a position together, as in a game."""
    found: list[float] = []
    for _, seats in groupby(rows, lambda row: (row.game, row.position)):
        table = list(seats)
        chances = [mapped(row.estimate, maps[row.part], row.stage) for row in table]
        found += added_up(chances, [row.estimate for row in table])
    return found


# -- measuring --------------------------------------------------------------------------------------


class Decile(msgspec.Struct, frozen=True):
    """A tenth of all that was said: how often, what, and what came of it."""

    rows: int
    said: float
    won: float


def deciles(said: list[float], won: list[float]) -> list[Decile]:
    """What was said and what happened, by tenths of what was said."""
    found = []
    for tenth in range(10):
        here = [i for i, one in enumerate(said) if min(int(one * 10), 9) == tenth]
        if here:
            count = len(here)
            mean_said = fsum([said[i] for i in here]) / count
            found.append(Decile(count, mean_said, fsum([won[i] for i in here]) / count))
    return found


def calibration_error(bins: list[Decile]) -> float:
    """The expected calibration error: how far off, on average over all that was said."""
    total = sum([one.rows for one in bins])
    return fsum([one.rows * abs(one.said - one.won) for one in bins]) / total


def squared_error(said: list[float], won: list[float]) -> float:
    """The mean squared error of the chances (Brier score)."""
    return fsum([(a - b) ** 2 for a, b in zip(said, won, strict=True)]) / len(said)


# -- writing ----------------------------------------------------------------------------------------


def written(path: Path, table: str, comment: str, maps: dict[str, Map]) -> None:
    """The file with one table replaced; the others stay as they are."""
    kept: dict[str, list[str]] = {}
    if path.exists():
        name = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("["):
                name = line.strip("[]").removesuffix(".map")
            if name:
                kept.setdefault(name, []).append(line)
    aged = any(row[3] for row in maps.values())
    rows = [
        f"{part or 'any'} = [{', '.join(map(str, row if aged else row[:3]))}]"
        for part, row in sorted(maps.items())
    ]
    kept[table] = [f"[{table}.map]", f"# {comment}", *rows, ""]
    head = "# What estimates mean: start, slope, bend, age by part (tabletown/bots/chances.py).\n\n"
    blocks = ["\n".join(lines).rstrip() + "\n" for _, lines in sorted(kept.items())]
    path.write_text(head + "\n".join(blocks), encoding="utf-8")


def plot(title: str, before: list[Decile], after: list[Decile]) -> str:
    """A reliability plot: said to the right, won upwards; the diagonal is honest."""
    size, edge = 320, 40

    def at(said: float, won: float) -> tuple[float, float]:
        return edge + said * size, edge + (1.0 - won) * size

    def dots(bins: list[Decile], colour: str, most: int) -> str:
        found = []
        for one in bins:
            x, y = at(one.said, one.won)
            radius = 3 + 7 * (one.rows / most) ** 0.5
            found.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{colour}" fill-opacity="0.75">'
                f"<title>said {one.said:.2f}, won {one.won:.2f}, {one.rows} times</title></circle>"
            )
        return "".join(found)

    most = max([one.rows for one in [*before, *after]])
    whole = size + 2 * edge
    lines = "".join(
        [
            f'<path d="M{at(t / 4, 0)[0]:.0f} {edge}V{edge + size}M{edge} {at(0, t / 4)[1]:.0f}H{edge + size}"'
            ' stroke="#8886" fill="none"/>'
            for t in range(5)
        ]
    )
    text = 'font-family="sans-serif" font-size="12" fill="#888"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole + 20}" role="img">'
        f"<title>{title}</title>{lines}"
        f'<path d="M{edge} {edge + size}L{edge + size} {edge}" stroke="#888" stroke-dasharray="4 4"/>'
        f"{dots(before, '#b0b0b0', most)}{dots(after, '#2b7fc4', most)}"
        f'<text x="{edge}" y="20" {text}>{title}</text>'
        f'<text x="{edge}" y="{whole - 8}" {text}>said (grey: the estimate, blue: as shown)</text>'
        f'<text x="12" y="{edge + size}" {text} transform="rotate(-90 12 {edge + size})">won</text>'
        "</svg>\n"
    )


def main(words: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tabletown.lab.calibrate", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--mode")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--games", type=int, default=400, help="of every value, with --each")
    parser.add_argument("--each", metavar="OPTION", help="games of every value of an option")
    parser.add_argument("--positions", type=int, default=6, help="of every game")
    parser.add_argument("--seed", type=int, default=50001)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="a folder for the plot (SVG)")
    parser.add_argument("--dry", action="store_true", help="measure, and keep the map as it is")
    given = parser.parse_args(words)
    game = find(given.game)
    configs = configs_of(game, given.seats, given.mode, given.each)
    table = table_name(configs[0].mode, configs[0].seats)
    tasks = [
        Task(config, given.seed, number, given.level, given.positions)
        for config in configs
        for number in range(given.games)
    ]
    rows = played(tasks, given.jobs)
    halves = [[row for row in rows if row.game % 2 == half] for half in (0, 1)]
    said = [*shown(halves[0], maps_of(halves[1])), *shown(halves[1], maps_of(halves[0]))]
    won = [row.won for row in (*halves[0], *halves[1])]
    raw = [row.estimate for row in (*halves[0], *halves[1])]
    maps = maps_of(rows)
    before, after = deciles(raw, won), deciles(said, won)
    print(f"{given.game} {table}: {len(tasks)} games of {given.level}, seed {given.seed}")
    print(f"{len(rows)} rows, each half of the games measured by the map of the other")
    for word, bins, values in (("estimate", before, raw), ("shown", after, said)):
        print(
            f"{word}: calibration error {calibration_error(bins):.3f}, squared error"
            f" {squared_error(values, won):.3f}"
        )
        print("  " + "  ".join([f"{d.said:.2f}:{d.won:.2f} ({d.rows})" for d in bins]))
    print({part or "any": row for part, row in maps.items()})
    if not given.dry:
        comment = (
            f"{len(tasks)} games of {given.level}, seed {given.seed};"
            f" held out by halves: calibration error {calibration_error(after):.3f}"
        )
        written(data_file(game), table, comment, maps)
    if given.plot is not None:
        given.plot.mkdir(parents=True, exist_ok=True)
        path = given.plot / f"{given.game}-{table}.svg"
        path.write_text(plot(f"{given.game} {table}", before, after), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
