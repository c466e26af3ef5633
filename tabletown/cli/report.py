"""The command for reports."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from tabletown.cli.common import option_values
from tabletown.cli.measure import played_on
from tabletown.core.errors import BadUsage
from tabletown.games import find
from tabletown.lab.players import players
from tabletown.lab.report import write_report
from tabletown.lab.runs import Run, load
from tabletown.lab.simulate import the_job
from tabletown.texts import LANGUAGES


@click.command()
@click.argument("game", required=False)
@click.option("--from", "folder", type=click.Path(file_okay=False), help="A run kept by simulate --into --notes.")  # fmt: skip
@click.option("--out", default="report.html", show_default=True, type=click.Path(dir_okay=False))
@click.option("--lang", default="en", show_default=True, type=click.Choice(LANGUAGES))
@click.option("--mode", help="Mode of the game.")
@click.option("--seats", type=int, help="Number of seats.")
@click.option("--bots", default="normal", show_default=True, help="Bots by seat, or one for all.")
@click.option("--games", "count", default=200, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, help="Seed of the first game.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1, 256))
@click.option("--option", "settings", multiple=True, metavar="NAME=VALUE")
@click.option("--iterations", default=200, show_default=True, type=click.IntRange(1), help="Search budget of hard bots.")  # fmt: skip
def report(
    game: str | None,
    folder: str | None,
    out: str,
    lang: str,
    mode: str | None,
    seats: int | None,
    bots: str,
    count: int,
    seed: int,
    jobs: int,
    settings: tuple[str, ...],
    iterations: int,
) -> None:
    """A page about the balance of GAME, from games played now or kept earlier."""
    if folder is not None:
        run = load(Path(folder))
        if game is not None and game != run.job.config.game:
            raise BadUsage(f"{folder} holds games of {run.job.config.game}, not of {game}")
    elif game is None:
        raise BadUsage("which game? or --from a folder with a run")
    else:
        definition = find(game)
        config = definition.config(seats, mode, option_values(definition, settings))
        job = the_job(
            config, players(bots, config.seats), iterations=iterations, rotate=True, notes=True
        )
        run = Run(job, seed)
        played_on(run, f"playing {game}", count, jobs, None)
    path = Path(out)
    try:
        write_report(run, path, lang)
    except OSError as error:
        raise BadUsage(f"cannot write {out}: {error}") from None
    print(f"the report is in {path}")
