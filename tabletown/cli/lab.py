"""Commands of the laboratory: report, dataset, mcp."""

from __future__ import annotations

import sys
from pathlib import Path

import rich_click as click

from tabletown.cli.common import option_values, progress_bar, write_json
from tabletown.cli.measure import played_on
from tabletown.core.errors import BadUsage
from tabletown.core.extras import needs
from tabletown.games import find
from tabletown.texts import LANGUAGES


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
    with needs("lab", "a dataset"):
        import numpy  # noqa: F401
        import pyarrow  # noqa: F401

    from tabletown.lab.dataset import write_decisions
    from tabletown.lab.players import players
    from tabletown.lab.runs import Run
    from tabletown.lab.simulate import the_job

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


@click.command()
@click.option(
    "--host", help="Serve over HTTP at this address instead of standard input and output."
)
@click.option("--port", default=8471, show_default=True, type=click.IntRange(0, 65535))
@click.option("--seconds", default=1.0, show_default=True, help="Thinking time of hard bots.")
def mcp(host: str | None, port: int, seconds: float) -> None:
    """Let an assistant or an outside agent play through the Model Context Protocol."""
    with needs("mcp", "the Model Context Protocol"):
        from tabletown.lab.mcp import serve

    serve(host, port, seconds)


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
    with needs("report", "a report"):
        from tabletown.lab.report import write_report

    from tabletown.lab.players import players
    from tabletown.lab.runs import Run, load
    from tabletown.lab.simulate import the_job

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
