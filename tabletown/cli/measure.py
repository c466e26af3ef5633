"""Commands that play many games: simulate, bench."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import rich_click as click
from rich.console import Console
from rich.table import Table

from tabletown import fast
from tabletown.cli.common import option_values, progress_bar, write_json
from tabletown.core.errors import BadUsage
from tabletown.games import find, names
from tabletown.lab.bench import calibration, measure
from tabletown.lab.players import players
from tabletown.lab.runs import Run
from tabletown.lab.simulate import the_job
from tabletown.lab.tables import arrow
from tabletown.lab.workers import ray_package


@click.command()
@click.argument("game")
@click.option("--mode", help="Mode of the game.")
@click.option("--seats", type=int, help="Number of seats.")
@click.option("--bots", help="Bots by seat, separated by commas; one bot for all seats.")
@click.option("--games", "count", default=100, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, help="Seed of the first game.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1, 256))
@click.option(
    "--cluster", metavar="ADDRESS", help="Play on a Ray cluster: local, auto or ray://..."
)
@click.option("--option", "settings", multiple=True, metavar="NAME=VALUE")
@click.option("--pack", help="Folder of a content pack.")
@click.option("--iterations", type=click.IntRange(1), help="Search budget of hard bots.")
@click.option("--rotate", is_flag=True, help="Bots move on by one seat from game to game.")
@click.option("--check", is_flag=True, help="Assert the invariants after every action.")
@click.option(
    "--into",
    type=click.Path(file_okay=False),
    help="Keep the run here; goes on if it was interrupted.",
)
@click.option(
    "--format",
    "kind",
    default="parquet",
    show_default=True,
    type=click.Choice(["parquet", "csv"]),
    help="Table of results in the folder.",
)
@click.option("--records", is_flag=True, help="Keep every game as a record in the folder.")
@click.option("--notes", is_flag=True, help="Keep what reports need in the folder.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
def simulate(
    game: str,
    mode: str | None,
    seats: int | None,
    bots: str | None,
    count: int,
    seed: int,
    jobs: int,
    cluster: str | None,
    settings: tuple[str, ...],
    pack: str | None,
    iterations: int | None,
    rotate: bool,
    check: bool,
    into: str | None,
    kind: str,
    records: bool,
    notes: bool,
    as_json: bool,
) -> None:
    """Play many games of GAME and say how they went."""
    definition = find(game)
    config = definition.config(seats, mode, option_values(definition, settings), pack)
    if into is None and (records or notes):
        raise BadUsage("--records and --notes need a folder: --into FOLDER")
    if into is not None and kind == "parquet":
        arrow()
    if cluster is not None:
        ray_package()
    job = the_job(
        config, players(bots, config.seats), check=check, keep_records=records,
        iterations=iterations, rotate=rotate, notes=notes,
    )  # fmt: skip
    run = Run(job, seed, Path(into) if into is not None else None)
    played_on(run, f"simulating {game}", count, jobs, cluster)
    document = run.finish(kind)
    if as_json:
        write_json(document)
    else:
        tell(document)
    for failure in document["failures"][:20]:
        print(f"tabletown: {failure}", file=sys.stderr)
    if document["failures"]:
        sys.exit(1)


def played_on(run: Run, what: str, count: int, jobs: int, cluster: str | None) -> None:
    """Play until there are ``count`` games, with a progress bar; Ctrl-C says how to go on."""
    try:
        with progress_bar(what, count, done=run.earlier) as progress:
            run.play(count, jobs, cluster, progress)
    except KeyboardInterrupt:
        done = len(run.played)
        after = "the same command goes on from there" if run.folder else "nothing was kept (--into)"
        print(f"tabletown: stopped after {done} of {count} games; {after}", file=sys.stderr)
        sys.exit(130)


def tell(document: dict[str, Any]) -> None:
    """A summary for people."""
    print(
        f"{document['finished']} of {document['games']} games finished, "
        f"{document['mean_decisions']} decisions each, "
        f"{document['decisions_per_second']:.0f} decisions per second"
    )
    results = document["results"]
    groups = [{f"seat {row['seat']}": row for row in results["seats"]}, results["roles"]]
    if len(results["levels"]) > 1:
        groups.append(results["levels"])
    for rows in groups:
        for name, row in rows.items():
            print(
                f"  {name}: {row['wins']} of {row['games']} won "
                f"({row['win_rate']:.1%}, {row['low']:.1%} to {row['high']:.1%}), "
                f"mean score {row['mean_score']}"
            )


@click.command()
@click.argument("game", required=False)
@click.option("--seconds", default=1.0, show_default=True, type=click.FloatRange(0.05, 60))
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
def bench(game: str | None, seconds: float, as_json: bool) -> None:
    """Measure decisions, options and copies per CPU second."""
    which = [find(name) for name in ([game] if game else names())]
    cases = [(one, mode) for one in which for mode in one.modes]
    found: dict[str, dict[str, dict[str, Any]]] = {}
    speed = calibration()
    with progress_bar("measuring", len(cases)) as progress:
        for one, mode in cases:
            seats = min(mode.most, 4)
            row = measure(one, one.bench_config(seats, mode.name), seconds)
            found.setdefault(one.name, {})[mode.name] = {
                "seats": seats,
                "build": fast.build(one.name),
                **row,
                "calibration": speed,
            }
            progress(1)
    if as_json:
        write_json({"calibration": speed, "games": found})
        return
    table = Table(title=f"CPU time, medians of three runs (calibration {speed})")
    for heading in (
        "game",
        "mode",
        "seats",
        "build",
        "decisions/s",
        "real/s",
        "options",
        "copies/s",
        "games/s",
    ):
        table.add_column(
            heading, justify="left" if heading in ("game", "mode", "build") else "right"
        )
    for name, modes in found.items():
        for mode_name, row in modes.items():
            table.add_row(
                name, mode_name, str(row["seats"]), row["build"], f"{row['decisions_per_second']:,.0f}",
                f"{row['real_decisions_per_second']:,.0f}", f"{row['options_per_decision']:.1f}",
                f"{row['clones_per_second']:,.0f}", f"{row['games_per_second']:,.1f}",
            )  # fmt: skip
    Console().print(table)
