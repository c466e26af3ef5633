"""Calibrated chances: what an estimate means, fitted to games of bots and measured on others.

::

    python -m tabletown.lab.calibrate streets --seats 2 --games 400 --seed 50001
    python -m tabletown.lab.calibrate great_machine --mode versus --seats 2 --plot docs/calibration

`normal` bots play; at some positions of every game the estimates are taken as the coach takes them.
Games with an even number fit the map, the others measure it: the expected calibration error and the
deciles. The map is written to ``bot/chances.toml`` of the game.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from math import fsum
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from tabletown.bots.chances import PLAIN, Map, data_file, features, mapped, table_name
from tabletown.bots.driver import play_decision
from tabletown.bots.review import estimates
from tabletown.core.config import Config
from tabletown.core.rng import Dice
from tabletown.games import find
from tabletown.lab.players import make_player
from tabletown.lab.quick import QuickMatch
from tabletown.lab.simulate import bot_seed

WORLDS: Final = 1  # of luck for each position: more games tell more than more worlds
RIDGE: Final = 1.0  # how strongly the map stays near saying what the estimate says
ROUNDS: Final = 30  # of Newton's method, which needs fewer


class Row(msgspec.Struct, frozen=True):
    """One seat at one position: its part, the estimate, and whether it won."""

    game: int
    part: str
    estimate: float
    won: float


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
    winners = match.outcome.winners
    brain = game.brain()
    shared = (
        1.0 / max(1, len(winners)) if task.config.game in ("streets", "fifty_first_state") else 1.0
    )
    rows = []
    for state in seen:
        for seat, one in enumerate(estimates(game, state, dice.seed(), WORLDS)):
            won = shared if seat in winners else 0.0
            rows.append(Row(task.number, brain.part(state, seat), one, won))
    return rows


def played(tasks: list[Task], jobs: int) -> list[Row]:
    """All games, in order."""
    if jobs <= 1:
        return [row for task in tasks for row in play(task)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return [row for rows in pool.map(play, tasks, chunksize=4) for row in rows]


# -- fitting ----------------------------------------------------------------------------------------


def fitted(rows: list[Row]) -> Map:
    """Logistic regression by Newton's method, held near the plain map."""
    x = np.array([features(row.estimate) for row in rows])
    y = np.array([row.won for row in rows])
    start = np.array(PLAIN)
    weights = start.copy()
    for _ in range(ROUNDS):
        p = 1.0 / (1.0 + np.exp(-x @ weights))
        slope = x.T @ (y - p) - RIDGE * (weights - start)
        bend = (x.T * (p * (1.0 - p))) @ x + RIDGE * np.eye(3)
        step = np.linalg.solve(bend, slope)
        weights += step
        if float(np.abs(step).max()) < 1e-9:
            break
    a, b, c = [round(float(one), 4) for one in weights]
    return a, b, c


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
    rows = [f"{part or 'any'} = [{', '.join(map(str, row))}]" for part, row in sorted(maps.items())]
    kept[table] = [f"[{table}.map]", f"# {comment}", *rows, ""]
    head = "# What estimates mean: start, slope and bend by part (tabletown/bots/chances.py).\n\n"
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
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--positions", type=int, default=6, help="of every game")
    parser.add_argument("--seed", type=int, default=50001)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="a folder for the plot (SVG)")
    parser.add_argument("--dry", action="store_true", help="measure, and keep the map as it is")
    given = parser.parse_args(words)
    game = find(given.game)
    config = game.config(given.seats, given.mode)
    table = table_name(config.mode, config.seats)
    tasks = [
        Task(config, given.seed, number, given.level, given.positions)
        for number in range(given.games)
    ]
    rows = played(tasks, given.jobs)
    learning = [row for row in rows if row.game % 2 == 0]
    testing = [row for row in rows if row.game % 2]
    parts = sorted({row.part for row in rows})
    maps = {part: fitted([row for row in learning if row.part == part]) for part in parts}
    won = [row.won for row in testing]
    raw = [row.estimate for row in testing]
    said = [mapped(row.estimate, maps[row.part]) for row in testing]
    before, after = deciles(raw, won), deciles(said, won)
    print(f"{given.game} {table}: {given.games} games of {given.level}, seed {given.seed}")
    print(f"held out: {len(testing)} rows of {given.games // 2} games")
    for word, bins, values in (("estimate", before, raw), ("shown", after, said)):
        print(
            f"{word}: calibration error {calibration_error(bins):.3f}, squared error"
            f" {squared_error(values, won):.3f}"
        )
        print("  " + "  ".join([f"{d.said:.2f}:{d.won:.2f} ({d.rows})" for d in bins]))
    print({part or "any": row for part, row in maps.items()})
    if not given.dry:
        comment = (
            f"{given.games // 2} games of {given.level}, seed {given.seed};"
            f" held out: calibration error {calibration_error(after):.3f}"
        )
        written(data_file(game), table, comment, maps)
    if given.plot is not None:
        given.plot.mkdir(parents=True, exist_ok=True)
        path = given.plot / f"{given.game}-{table}.svg"
        path.write_text(plot(f"{given.game} {table}", before, after), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
