"""Many games: the same results however they are computed, kept and taken up again."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import textwrap
import time
from functools import partial
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from tabletown.core.errors import BadUsage
from tabletown.core.match import replay
from tabletown.core.record import read
from tabletown.games import find, names
from tabletown.lab.runs import Run, load, read_games
from tabletown.lab.simulate import Job, SimulatedGame, play_one, the_job
from tabletown.lab.stats import quantile, spread, wilson
from tabletown.lab.workers import chunks, play_all

SAMPLE_GAMES = Path(__file__).parent.parent / "sample_games"
ENVIRONMENT = {**os.environ, "TABLETOWN_GAMES": str(SAMPLE_GAMES), "COLUMNS": "120"}


def job(bots: str = "random", seats: int = 2, **settings: Any) -> Job:
    config = find("lanterns").config(seats, None, {"dice": True})
    levels = tuple(bots.split(",")) if "," in bots else (bots,) * seats
    return the_job(config, levels, **settings)


def results(run: Run) -> dict[str, Any]:
    """The summary without what depends on the clock."""
    found = run.summary()
    return {
        k: v for k, v in found.items() if k not in ("seconds", "decisions_per_second", "earlier")
    }


def tabletown(*arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tabletown", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=cwd,
        env=ENVIRONMENT,
    )


@pytest.mark.parametrize("name", names())
def test_random_games_are_the_same_with_and_without_a_record(name: str) -> None:
    """The quick way through random games plays what random bots play in a real match."""
    config = find(name).config()
    random = ("random",) * config.seats
    for seed in (3, 4):
        bare = play_one(the_job(config, random), seed)
        full = play_one(the_job(config, random, keep_records=True), seed)
        noted = play_one(the_job(config, random, notes=True), seed)
        assert bare.failure is None
        assert bare.scores == full.scores == noted.scores
        assert bare.decisions == full.decisions == noted.decisions
        assert full.record is not None
        again = replay(find(name), read(full.record))
        assert again.outcome is not None
        assert again.outcome.scores == bare.scores


def test_games_with_bots_are_the_same_with_and_without_a_record() -> None:
    quick = play_one(job("easy,normal"), 7)
    full = play_one(job("easy,normal", keep_records=True), 7)
    assert (quick.scores, quick.winners) == (full.scores, full.winners)


def test_chunks_hold_every_number_once() -> None:
    for count in (1, 7, 100, 1003):
        for seconds in (0.0, 0.001, 0.5):
            found = list(chunks(list(range(count)), seconds, 2))
            assert [n for chunk in found for n in chunk] == list(range(count))
            assert all(found)
    assert list(play_all(job(), 1, [])) == []


def test_levels_move_on_from_game_to_game() -> None:
    rotating = job("easy,random,random", seats=3, rotate=True)
    assert [rotating.levels(n)[0] for n in range(4)] == ["easy", "random", "random", "easy"]
    seats = [rotating.levels(n).index("easy") for n in range(3)]
    assert sorted(seats) == [0, 1, 2]
    run = Run(rotating, 5)
    run.play(9)
    summary = run.summary()
    assert summary["results"]["levels"]["easy"]["games"] == 9
    assert summary["results"]["levels"]["random"]["games"] == 18


def test_the_number_of_processes_changes_nothing() -> None:
    runs = []
    for jobs in (1, 2):
        run = Run(job("easy,random"), 40)
        run.play(40, jobs)
        runs.append(results(run))
    assert runs[0] == runs[1]
    assert runs[0]["digest"] == runs[1]["digest"]
    other = Run(job("easy,random"), 41)
    other.play(40)
    assert results(other)["digest"] != runs[0]["digest"]


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = Run(job(), 9)
    whole.play(30)
    first = Run(job(), 9, tmp_path / "run")
    first.play(12)
    with (tmp_path / "run" / "games.jsonl").open("ab") as file:
        file.write(b'{"seed":21,"decis')  # a line that was being written
    second = Run(job(), 9, tmp_path / "run")
    assert second.earlier == 12
    second.play(30)
    second.finish()
    assert results(second) == results(whole)
    third = load(tmp_path / "run")
    assert [g.scores for g in third.played] == [g.scores for g in whole.played]
    assert json.loads((tmp_path / "run" / "summary.json").read_text())["digest"] == results(whole)["digest"]  # fmt: skip


def test_a_folder_holds_one_run(tmp_path: Path) -> None:
    Run(job(), 9, tmp_path / "run").play(2)
    with pytest.raises(BadUsage, match="holds another run"):
        Run(job("easy"), 9, tmp_path / "run")
    with pytest.raises(BadUsage, match="holds another run"):
        Run(job(), 10, tmp_path / "run")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("dear")
    with pytest.raises(BadUsage, match="is not empty and holds no run"):
        Run(job(), 9, tmp_path / "full")
    with pytest.raises(BadUsage, match="holds no run"):
        load(tmp_path / "nowhere")
    (tmp_path / "run" / "games.jsonl").write_bytes(b"nonsense\n")
    with pytest.raises(BadUsage, match="is damaged"):
        read_games(tmp_path / "run" / "games.jsonl")


@pytest.mark.parametrize("kind", ["csv", "parquet"])
def test_results_are_tables(kind: str, tmp_path: Path) -> None:
    run = Run(job("easy,random", keep_records=True), 3, tmp_path / "run")
    run.play(5)
    run.finish(kind)
    path = tmp_path / "run" / f"results.{kind}"
    rows: list[dict[str, Any]]
    if kind == "csv":
        with path.open(encoding="utf-8", newline="") as file:
            rows = [
                {**row, "seed": int(row["seed"]), "score": int(row["score"]), "won": row["won"] == "True"}
                for row in csv.DictReader(file)
            ]  # fmt: skip
    else:
        rows = pyarrow.parquet.read_table(path).to_pylist()
    assert len(rows) == 10
    for row, (game, seat) in zip(rows, [(g, s) for g in run.played for s in range(2)], strict=True):
        assert row["seed"] == game.seed
        assert row["score"] == game.scores[seat]
        assert row["won"] == (seat in game.winners)
        assert row["level"] == game.levels[seat]
    records = sorted((tmp_path / "run" / "records").iterdir())
    assert len(records) == 5
    assert replay(find("lanterns"), read(records[0].read_text(encoding="utf-8"))).over


def test_a_failure_is_a_result(monkeypatch: pytest.MonkeyPatch) -> None:
    from tabletown.lab import simulate

    def broken(*_: object) -> None:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr(simulate.GameInProgress, "play_at_random", broken)
    run = Run(job(), 3)
    run.play(2)
    summary = run.summary()
    assert summary["finished"] == 0
    assert summary["failures"] == [
        "seed 3: ZeroDivisionError: division by zero",
        "seed 4: ZeroDivisionError: division by zero",
    ]


def test_other_content_is_refused() -> None:
    from tabletown.lab.simulate import play_chunk

    strange = Job(find("lanterns").config(), ("random", "random"), content="f" * 16)
    with pytest.raises(BadUsage, match="other content"):
        play_chunk(strange, 1, [0])


def test_your_own_bot_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mybots.py").write_text(
        textwrap.dedent(
            """
            from tabletown.bots import Bot

            class Highest(Bot):
                def decide(self, knowledge, options):
                    seen = knowledge.observation
                    assert bool(seen.events) == bool(seen.view["turn"])
                    return options[-1]
            """
        )
    )
    for arguments in (
        ("simulate", "lanterns", "--bots", "mybots:Highest,random", "--games", "40"),
        ("ladder", "lanterns", "--levels", "random,mybots:Highest", "--games", "40"),
    ):
        done = tabletown(*arguments, "--json", cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        found = json.loads(done.stdout)
        if arguments[0] == "ladder":
            assert found["pairs"][0]["win_rate"] > 0.25
        else:
            assert found["results"]["levels"]["mybots:Highest"]["win_rate"] > 0.25
    for name, fault in (
        ("nobots:Highest", "cannot load the bot"),
        ("mybots:Lowest", "no subclass"),
        ("json:loads", "no subclass"),
    ):
        done = tabletown("simulate", "lanterns", "--bots", name, cwd=tmp_path)
        assert done.returncode == 2
        assert fault in done.stderr


def test_the_command_keeps_tells_and_refuses(tmp_path: Path) -> None:
    done = tabletown(
        "simulate", "lanterns", "--games", "20", "--into", "run", "--format", "csv", "--records",
        "--notes", "--rotate", "--bots", "easy,random", cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "20 of 20 games finished" in done.stdout
    assert "easy:" in done.stdout
    assert {p.name for p in (tmp_path / "run").iterdir()} == {
        "run.json", "games.jsonl", "records", "results.csv", "summary.json",
    }  # fmt: skip
    notes = load(tmp_path / "run").played[0].notes
    assert notes is not None
    assert sum(notes.uses[0].values()) > 0
    for arguments, fault in (
        (["--records"], "--into FOLDER"),
        (["--games", "5", "--into", "run"], "holds another run"),
        (["--cluster", "nowhere:1"], "Ray"),
    ):
        done = tabletown("simulate", "lanterns", *arguments, cwd=tmp_path)
        assert done.returncode == 2
        assert fault in done.stderr
        assert "Traceback" not in done.stderr


def test_an_interrupted_command_goes_on(tmp_path: Path) -> None:
    arguments = [
        sys.executable, "-m", "tabletown", "simulate", "lanterns", "--bots", "easy", "--seats", "4",
        "--games", "3000", "--jobs", "2", "--into", "run", "--json",
    ]  # fmt: skip
    running = subprocess.Popen(
        arguments, cwd=tmp_path, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True, start_new_session=True,
        # Where the tests run in the background, a shell may have switched Ctrl+C off.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    kept = tmp_path / "run" / "games.jsonl"
    for _ in range(600):
        if kept.exists() and kept.stat().st_size > 4_000:
            break
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130, err
    assert out == ""
    assert "the same command goes on from there" in err
    assert "Traceback" not in err
    played = len(read_games(kept))
    assert 0 < played < 3000
    more = tabletown(
        "simulate", "lanterns", "--bots", "easy", "--seats", "4", "--games", str(played + 20),
        "--into", "run", "--json", cwd=tmp_path,
    )  # fmt: skip
    assert more.returncode == 0, more.stderr
    found = json.loads(more.stdout)
    assert found["earlier"] == played
    fresh = Run(the_job(find("lanterns").config(4), ("easy",) * 4), 1)
    fresh.play(played + 20)
    assert fresh.summary()["digest"] == found["digest"]


@pytest.mark.slow
def test_a_ray_cluster_gives_the_same_summary() -> None:
    alone, cluster = (
        json.loads(tabletown("simulate", "streets", "--games", "300", *where, "--json").stdout)
        for where in ((), ("--cluster", "local"))
    )
    for document in (alone, cluster):
        del document["seconds"], document["decisions_per_second"]
    assert alone == cluster


@pytest.mark.slow
def test_two_processes_are_nearly_twice_as_fast() -> None:
    """On two free cores at least 1.7 times; a busy machine can only show that it is not slower."""
    free = max(1.0, 2.0 - os.getloadavg()[0])
    times = []
    digests = set()
    for jobs in ("1", "2"):
        done = tabletown("simulate", "streets", "--games", "4000", "--jobs", jobs, "--json")
        document = json.loads(done.stdout)
        times.append(document["seconds"])
        digests.add(document["digest"])
    assert len(digests) == 1
    assert times[0] / times[1] > (1.7 if free > 1.8 else 0.9)


def test_statistics() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0.0, 0) == (0.0, 1.0)
    assert wilson(1.0, 3)[1] == 1.0
    assert wilson(0.0, 3)[0] == 0.0
    assert quantile([1, 2, 3, 4], 0.5) == 2.5
    assert quantile([], 0.5) == 0.0
    assert spread([2, 4]) == pytest.approx(1.4142, abs=1e-4)
    assert spread([1]) == 0.0


def test_games_are_kept_without_their_record(tmp_path: Path) -> None:
    run = Run(job(keep_records=True), 3, tmp_path / "run")
    run.play(2)
    assert [type(g) for g in run.played] == [SimulatedGame, SimulatedGame]
    assert all(g.record is None for g in run.played)
