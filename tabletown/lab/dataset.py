"""A dataset: games of bots as records, and every decision with what the decider could know.

::

    README.md          what is in it and how it was made
    run.json, games.jsonl, results.parquet, summary.json, records/   a run (see runs)
    decisions.parquet  one row for every decision
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from tabletown import __version__
from tabletown.core.config import Config
from tabletown.core.record import read
from tabletown.core.state import State
from tabletown.lab.runs import Progress, Run, replace
from tabletown.lab.simulate import the_game
from tabletown.lab.study import Study, restored_study
from tabletown.lab.tables import arrow

AHEAD = 4
FORMAT = 1  # of the rows; raised when a column is added or means something else


def decisions(text: str, config: Config) -> list[dict[str, Any]]:
    """The decisions of one game, from its record; free actions are carried out but no rows."""
    record = read(text)
    study: Study = restored_study(config, "win", False, "en")
    game = the_game(config.game)
    state: State = game.setup(config, record.seed, record.rules)
    state.advance()
    rows: list[dict[str, Any]] = []
    for number, line in enumerate(record.lines):
        action = game.parse(state, config, line.text)
        if line.free:
            state.apply_free(line.seat, action)
            continue
        options = state.options(line.seat)
        numbers = study.numbering.numbers(state, line.seat, options)
        step = state.asking()
        rows.append(
            {
                "seed": record.seed,
                "number": number,
                "seat": line.seat,
                "level": record.players[line.seat],
                "prompt": step.prompt if step is not None else "",
                "observation": study.encoder.tensor(state, line.seat),
                "legal": numbers,
                "chosen": numbers[options.index(action)],
                "action": action.text,
            }
        )
        state.apply(action, line.seat)
    outcome = state.outcome
    assert outcome is not None
    rewards = study.rewards(outcome)
    for row in rows:
        row["score"] = outcome.scores[row["seat"]]
        row["won"] = row["seat"] in outcome.winners
        row["reward"] = rewards[row["seat"]]
    return rows


def schema(study: Study) -> Any:
    """The columns of the decisions."""
    pa, _ = arrow()
    return pa.schema(
        [
            ("seed", pa.int64()), ("number", pa.int32()), ("seat", pa.int8()),
            ("level", pa.string()), ("prompt", pa.string()),
            ("observation", pa.list_(pa.float32(), study.encoder.size)),
            ("legal", pa.list_(pa.int32())), ("chosen", pa.int32()), ("action", pa.string()),
            ("score", pa.int32()), ("won", pa.bool_()), ("reward", pa.float32()),
        ]
    )  # fmt: skip


def table_of(rows: list[dict[str, Any]], study: Study) -> Any:
    """Rows as an Arrow table; the observations go over as one block of numbers."""
    pa, _ = arrow()
    shape = schema(study)
    columns = []
    for field in shape:
        values = [row[field.name] for row in rows]
        if field.name == "observation":
            block = np.concatenate(values) if values else np.zeros(0, np.float32)
            column = pa.FixedSizeListArray.from_arrays(pa.array(block), study.encoder.size)
        else:
            column = pa.array(values, field.type)
        columns.append(column)
    return pa.Table.from_arrays(columns, schema=shape)


class Digest:
    """The digest of all rows, whatever the version of Parquet that stores them."""

    def __init__(self) -> None:
        self.found = hashlib.sha256()

    def add(self, rows: list[dict[str, Any]]) -> None:
        """Take in some rows."""
        for row in rows:
            told = {**row, "observation": ""}
            self.found.update(json.dumps(told, sort_keys=True, ensure_ascii=False).encode())
            self.found.update(row["observation"].astype("<f4").tobytes())

    def __str__(self) -> str:
        return self.found.hexdigest()


def write_decisions(run: Run, jobs: int = 1, progress: Progress | None = None) -> tuple[int, str]:
    """The decisions of all games of a run that kept its records; returns how many, and their digest."""
    assert run.folder is not None
    _, parquet = arrow()
    study = restored_study(run.job.config, "win", False, "en")
    seeds = [game.seed for game in run.played if game.failure is None]
    total = 0
    digest = Digest()
    path = run.folder / "decisions.parquet"
    part = path.with_suffix(".parquet.part")
    with parquet.ParquetWriter(part, schema(study), compression="zstd") as writer:
        for rows in all_decisions(run, seeds, jobs):
            writer.write_table(table_of(rows, study))
            digest.add(rows)
            total += len(rows)
            if progress is not None:
                progress(1)
    part.replace(path)
    replace(run.folder / "README.md", card(run, study, total, str(digest)).encode())
    return total, str(digest)


def all_decisions(run: Run, seeds: list[int], jobs: int) -> Iterator[list[dict[str, Any]]]:
    """The decisions of the games with these seeds, game by game."""
    config = run.job.config
    assert run.folder is not None
    records = run.folder / "records"
    if jobs <= 1:
        for seed in seeds:
            yield decisions(text_of(records, seed), config)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        size = AHEAD * jobs
        for start in range(0, len(seeds), size):
            texts = [text_of(records, seed) for seed in seeds[start : start + size]]
            yield from pool.map(decisions, texts, [config] * len(texts))


def text_of(records: Path, seed: int) -> str:
    """The stored record of a game."""
    return (records / f"{seed}.txt").read_text(encoding="utf-8")


def command(run: Run) -> str:
    """The command that makes the same dataset again."""
    job, config = run.job, run.job.config
    words = [f"tabletown dataset {config.game} --mode {config.mode} --seats {config.seats}"]
    words += [f"--option {name}={str(value).lower()}" for name, value in config.options.items()]
    words += [f"--bots {','.join(job.bots)} --games {len(run.played)} --seed {run.seed}"]
    if job.iterations is not None:
        words.append(f"--iterations {job.iterations}")
    words.append("--rotate" if job.rotate else "--no-rotate")
    return " ".join([*words, "--into FOLDER"])


def card(run: Run, study: Study, rows: int, digest: str) -> str:
    """What is in the folder, for whoever finds it."""
    config = run.job.config
    options = ", ".join([f"{name} {str(value).lower()}" for name, value in config.options.items()])
    fields = "\n".join(
        [f"| `{f.name}` | {' x '.join(map(str, f.shape))} | {f.text} |" for f in study.encoder.fields]
    )  # fmt: skip
    layout = "\n".join(
        [f"| {first} to {first + size - 1} | {text} |" for _, first, size, text in study.numbering.layout()]
    )  # fmt: skip
    return f"""\
# {config.game}, {config.mode}, {config.seats} seats: {len(run.played)} games, {rows} decisions

Made by tabletown {__version__}, format {FORMAT}, rules {study.game.rules}, content {run.job.content}. The same versions make the
identical rows again, with any number of jobs:

    {command(run)}

- Digest of all rows (SHA-256): `{digest}`
- Options: {options or "none"}
- Bots: {", ".join(run.job.bots)}{", moving on by one seat from game to game" if run.job.rotate else ""}
- Seeds: {run.seed} to {run.seed + len(run.played) - 1}; search budget: {run.job.iterations or "by the clock"}

What it is for: learning to play by imitation, judging positions, measuring models of players. What it is not: games of people; the
bots play as they play, with their habits, and the seats of one game are not independent of each other, so split by `seed`.
No person is in it. Licence: MIT, like the program.

Every game is in `records/` as a text file that `tabletown replay` plays again and checks.
`decisions.parquet` has a row for each decision:

| column | meaning |
|---|---|
| `seed`, `number` | the game, and the number of the action in its record |
| `seat`, `level`, `prompt` | who decides, as which bot, and what was asked |
| `observation` | what the seat could know, {study.encoder.size} numbers, see below |
| `legal`, `chosen` | numbers of the legal actions, and of the one that was taken |
| `action` | the same in the game's notation |
| `score`, `won`, `reward` | how the game ended for this seat |

## The observation

| field | shape | meaning |
|---|---|---|
{fields}

## The numbers of actions

{study.numbering.text}

| numbers | meaning |
|---|---|
{layout}
"""
