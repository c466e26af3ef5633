"""The command of the arena."""

from __future__ import annotations

from pathlib import Path

import rich_click as click
from rich.console import Console
from rich.table import Table

from tabletown.cli.common import progress_bar, write_json
from tabletown.core.extras import needs


@click.command()
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--into", type=click.Path(file_okay=False), help="Keep the table and the records of all games here.")  # fmt: skip
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1, 256))
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
def arena(file: str, into: str | None, jobs: int, as_json: bool) -> None:
    """Let the bots named in FILE play fixed deals in all seatings, and rate them."""
    from tabletown.lab.arena.contest import pairings, read_contest

    with needs("lab", "an arena"):
        from tabletown.lab.arena.table import document, keep, play_contest

    contest = read_contest(Path(file))
    with progress_bar(f"arena of {contest.game}", len(pairings(contest))) as progress:
        games = play_contest(contest, jobs, progress)
    if into is not None:
        keep(Path(into), contest, games)
    found = document(contest, games)
    if as_json:
        write_json(found)
        return
    table = Table(title=f"{contest.game}, {found['games']} games, digest {found['digest']}")
    for heading in ("bot", "rating", "won", "interval", "games", "failures"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for row in found["table"]:
        table.add_row(
            row["bot"], f"{row['mu']:.1f} ± {row['half']:.1f}", f"{row['win_rate']:.1%}",
            f"{row['low']:.1%} to {row['high']:.1%}", str(row["games"]), str(row["failures"]),
        )  # fmt: skip
    console = Console()
    console.print(table)
    for failure in found["failures"]:
        place = f"game {failure['game']}, seat {failure['seat']}, after {failure['action']} actions"
        console.print(
            f"{failure['bot']} ({place}) {failure['what']}", markup=False, highlight=False
        )
