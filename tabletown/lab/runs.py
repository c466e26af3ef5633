"""A run: many games of one job, kept in a folder from which it can go on after an interruption.

::

    run.json         what is played; a folder holds one run
    games.jsonl      one line for every game, in order; the truth
    records/         the records, if they are kept
    results.parquet  (or .csv) one row for every seat of every game
    summary.json     the summary
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from tabletown import __version__
from tabletown.core.errors import BadUsage
from tabletown.lab.simulate import Job, SimulatedGame
from tabletown.lab.summary import summary
from tabletown.lab.tables import write_results
from tabletown.lab.workers import play_all

Progress = Callable[[int], None]


class RunHeader(msgspec.Struct, frozen=True):
    """What a run plays. More games may be added later; everything else stays."""

    job: Job
    seed: int
    version: str


class Run:
    """Games of one job, in memory or in a folder."""

    def __init__(self, job: Job, seed: int, folder: Path | None = None) -> None:
        self.job = job
        self.seed = seed
        self.folder = folder
        self.played: list[SimulatedGame] = []
        self.earlier = 0  # games that were there before
        self.seconds = 0.0
        if folder is not None:
            self.open(folder)

    def open(self, folder: Path) -> None:
        """Take over what is there; refuse a folder that holds something else."""
        header = msgspec.json.encode(RunHeader(self.job, self.seed, __version__))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / "run.json"
            if path.exists():
                if path.read_bytes() != header:
                    raise BadUsage(f"{folder} holds another run; choose another folder")
                self.played = read_games(folder / "games.jsonl")
                self.earlier = len(self.played)
            elif any(folder.iterdir()):
                raise BadUsage(f"{folder} is not empty and holds no run")
            else:
                path.write_bytes(header)
            if self.job.keep_records:
                (folder / "records").mkdir(exist_ok=True)
        except OSError as error:
            raise BadUsage(f"cannot write to {folder}: {error}") from None

    def play(
        self,
        games: int,
        jobs: int = 1,
        cluster: str | None = None,
        progress: Progress | None = None,
    ) -> None:
        """Play on until there are ``games`` games."""
        numbers = list(range(len(self.played), games))
        started = perf_counter()
        try:
            for chunk in self.kept(play_all(self.job, self.seed, numbers, jobs, cluster)):
                self.played.extend(chunk)
                if progress is not None:
                    progress(len(chunk))
        finally:
            self.seconds += perf_counter() - started

    def kept(self, chunks: Iterator[list[SimulatedGame]]) -> Iterator[list[SimulatedGame]]:
        """The chunks, written down before they count."""
        if self.folder is None:
            yield from chunks
            return
        encode = msgspec.json.encode
        with (self.folder / "games.jsonl").open("ab") as file:
            for chunk in chunks:
                kept = []
                for game in chunk:
                    if game.record is not None:
                        (self.folder / "records" / f"{game.seed}.txt").write_text(
                            game.record, encoding="utf-8"
                        )
                        game = msgspec.structs.replace(game, record=None)
                    file.write(encode(game) + b"\n")
                    kept.append(game)
                file.flush()
                yield kept

    def summary(self) -> dict[str, Any]:
        """The results so far, as a document."""
        found = summary(self.job, self.played, self.seconds, self.earlier)
        found["seed"] = self.seed
        found["earlier"] = self.earlier
        return found

    def finish(self, format: str = "parquet") -> dict[str, Any]:
        """The summary, written into the folder together with the table of results."""
        found = self.summary()
        if self.folder is not None:
            write_results(self.folder / f"results.{format}", self.played)
            text = msgspec.json.format(msgspec.json.encode(found))
            replace(self.folder / "summary.json", text)
        return found


def replace(path: Path, data: bytes) -> None:
    """Write a file so that a reader never sees half of it."""
    part = path.with_suffix(path.suffix + ".part")
    part.write_bytes(data)
    os.replace(part, path)


def read_games(path: Path) -> list[SimulatedGame]:
    """The games of a run; a line that was cut off by an interruption is removed."""
    if not path.exists():
        return []
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        with path.open("r+b") as file:
            file.truncate(whole)
    decode = msgspec.json.Decoder(SimulatedGame).decode
    try:
        return [decode(line) for line in data[:whole].splitlines()]
    except msgspec.DecodeError as fault:
        raise BadUsage(f"{path} is damaged: {fault}") from None


def load(folder: Path) -> Run:
    """The run in a folder, to be read."""
    path = folder / "run.json"
    try:
        header = msgspec.json.decode(path.read_bytes(), type=RunHeader)
    except OSError:
        raise BadUsage(f"{folder} holds no run (there is no run.json)") from None
    except msgspec.DecodeError as fault:
        raise BadUsage(f"{path} is damaged: {fault}") from None
    run = Run(header.job, header.seed)
    run.played = read_games(folder / "games.jsonl")
    run.earlier = len(run.played)
    run.folder = folder
    return run
