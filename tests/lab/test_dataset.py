"""Datasets: games as records, decisions as rows, and a page that says what they are."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest

from tabletown.core.match import replay
from tabletown.core.record import read
from tabletown.games import find, names
from tabletown.lab.dataset import decisions, write_decisions
from tabletown.lab.runs import Run
from tabletown.lab.simulate import the_job
from tabletown.lab.study import study

SAMPLE_GAMES = Path(__file__).parent.parent / "sample_games"


@pytest.mark.parametrize("name", names())
def test_every_decision_is_a_row_with_what_the_decider_saw(name: str, tmp_path: Path) -> None:
    config = find(name).config()
    run = Run(the_job(config, ("random",) * config.seats, keep_records=True), 5, tmp_path / "data")
    run.play(2)
    rows, digest = write_decisions(run)
    table = pyarrow.parquet.read_table(tmp_path / "data" / "decisions.parquet")
    assert table.num_rows == rows == sum(game.decisions for game in run.played)
    here = study(name)
    trial = here.begin(5)
    for row in table.slice(0, min(40, run.played[0].decisions)).to_pylist():
        assert row["seat"] == trial.seat
        assert row["legal"] == trial.numbers
        assert row["chosen"] in row["legal"]
        assert np.array_equal(np.array(row["observation"], np.float32), trial.tensor(trial.seat))
        assert trial.action(row["chosen"]).text == row["action"]
        trial.play(row["chosen"])
    first = run.played[0]
    for row in table.to_pylist():
        if row["seed"] == first.seed:
            assert row["score"] == first.scores[row["seat"]]
            assert row["won"] == (row["seat"] in first.winners)
    card = (tmp_path / "data" / "README.md").read_text(encoding="utf-8")
    for field in here.encoder.fields:
        assert f"`{field.name}`" in card
    assert digest in card


def test_free_actions_are_carried_out_but_are_no_decisions() -> None:
    import tabletown

    match = tabletown.new("lanterns", seats=2, seed=8)
    match.players = ["a", "b"]
    match.play("give 1 2", 0)
    while not match.over:
        match.play(match.options()[0])
    rows = decisions(str(match.record()), match.config)
    assert len(rows) == len(match.history) - 1
    assert rows[0]["number"] == 1


def test_the_command_writes_it(tmp_path: Path) -> None:
    done = subprocess.run(
        [
            sys.executable, "-m", "tabletown", "dataset", "lanterns", "--games", "6", "--jobs", "2",
            "--bots", "easy,random", "--into", "data", "--json",
        ],
        capture_output=True, text=True, timeout=120, cwd=tmp_path,
        env={**os.environ, "TABLETOWN_GAMES": str(SAMPLE_GAMES)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    table = pyarrow.parquet.read_table(tmp_path / "data" / "decisions.parquet")
    assert table.num_rows == found["rows"] > 30
    assert set(table.column("level").to_pylist()) == {"easy", "random"}
    for path in (tmp_path / "data" / "records").iterdir():
        assert replay(find("lanterns"), read(path.read_text(encoding="utf-8"))).over


def test_the_card_says_how_to_make_the_identical_one(tmp_path: Path) -> None:
    def made(into: str, *words: str) -> dict[str, Any]:
        done = subprocess.run(
            [sys.executable, "-m", "tabletown", *words, "--into", into, "--json"],
            capture_output=True, text=True, timeout=120, cwd=tmp_path, check=True,
            env={**os.environ, "TABLETOWN_GAMES": str(SAMPLE_GAMES)},
        )  # fmt: skip
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    lanterns = ["dataset", "lanterns", "--seats", "3", "--games", "4", "--bots", "random", "--option", "dice=true"]  # fmt: skip
    first = made("one", *lanterns, "--no-rotate", "--seed", "7")
    card = (tmp_path / "one" / "README.md").read_text(encoding="utf-8")
    line = next(line.strip() for line in card.splitlines() if line.startswith("    tabletown "))
    words = line.removeprefix("tabletown ").removesuffix(" --into FOLDER").split()
    again = made("two", *words, "--jobs", "2")
    assert again["digest"] == first["digest"]
    assert (tmp_path / "two" / "README.md").read_text(encoding="utf-8") == card
    assert made("three", *lanterns, "--seed", "8")["digest"] != first["digest"]
