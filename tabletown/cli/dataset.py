"""The command for datasets."""

from __future__ import annotations

import sys
from pathlib import Path

import pyarrow  # noqa: F401  (who lacks it is told before anything is played)
import rich_click as click

from tabletown.cli.common import option_values, progress_bar, write_json
from tabletown.cli.measure import played_on
from tabletown.games import find
from tabletown.lab.dataset import write_decisions
from tabletown.lab.players import players
from tabletown.lab.runs import Run
from tabletown.lab.simulate import the_job


@click.command()
@click.argument("game")
@click.option(
    "--into", required=True, type=click.Path(file_okay=False), help="Folder of the dataset."
)
@click.option("--mode", help="Mode of the game.")
@click.option("--seats", type=int, help="Number of seats.")
@click.option("--bots", default="normal", show_default=True, help="Bots by seat, or one for all.")
@click.option("--games", "count", default=100, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, help="Seed of the first game.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1, 256))
@click.option("--option", "settings", multiple=True, metavar="NAME=VALUE")
@click.option("--iterations", default=200, show_default=True, type=click.IntRange(1), help="Search budget of hard bots.")  # fmt: skip
@click.option("--rotate/--no-rotate", default=True, help="Bots move on by one seat from game to game.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
def dataset(
    game: str,
    into: str,
    mode: str | None,
    seats: int | None,
    bots: str,
    count: int,
    seed: int,
    jobs: int,
    settings: tuple[str, ...],
    iterations: int,
    rotate: bool,
    as_json: bool,
) -> None:
    """Games of bots as records, and every decision with what the decider could know."""
    definition = find(game)
    config = definition.config(seats, mode, option_values(definition, settings))
    job = the_job(
        config, players(bots, config.seats), keep_records=True, iterations=iterations, rotate=rotate
    )
    run = Run(job, seed, Path(into))
    played_on(run, f"playing {game}", count, jobs, None)
    document = run.finish()
    with progress_bar("writing decisions", document["finished"]) as progress:
        document["rows"], document["digest"] = write_decisions(run, jobs, progress)
    if as_json:
        write_json(document)
    else:
        print(f"{document['finished']} games with {document['rows']} decisions are in {into}")
        print(f"digest {document['digest']}")
    for failure in document["failures"][:20]:
        print(f"tabletown: {failure}", file=sys.stderr)
    if document["failures"]:
        sys.exit(1)
