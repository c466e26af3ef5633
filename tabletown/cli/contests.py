"""Commands that let bots compete: ladder, arena."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import rich_click as click
from rich.console import Console
from rich.table import Table

from tabletown.cli.common import option_values, progress_bar, write_json
from tabletown.core.errors import BadUsage
from tabletown.games import find
from tabletown.lab.arena.contest import pairings, read_contest
from tabletown.lab.arena.table import document, keep, play_contest
from tabletown.lab.ladder import Ladder
from tabletown.lab.players import check_player


@click.command()
@click.argument("game")
@click.option("--mode", help="Mode of the game.")
@click.option("--seats", type=int, help="Number of seats.")
@click.option("--levels", default="random,easy,normal,hard", show_default=True)
@click.option("--games", "count", default=200, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1, 256))
@click.option("--option", "settings", multiple=True, metavar="NAME=VALUE")
@click.option("--seconds", default=1.0, show_default=True, help="Thinking time of hard bots.")
@click.option("--iterations", type=click.IntRange(1), help="Search budget instead of a clock.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
def ladder(
    game: str,
    mode: str | None,
    seats: int | None,
    levels: str,
    count: int,
    seed: int,
    jobs: int,
    settings: tuple[str, ...],
    seconds: float,
    iterations: int | None,
    as_json: bool,
) -> None:
    """Every level against every other: rotated seats, paired seeds, intervals, ratings."""
    definition = find(game)
    chosen = levels.split(",")
    for level in chosen:
        check_player(level)
    if len(set(chosen)) != len(chosen) or len(chosen) < 2:
        raise BadUsage("--levels needs two or more different levels")
    config = definition.config(seats, mode, option_values(definition, settings))
    contest = Ladder(config, chosen, count, seed, seconds, iterations, jobs)
    with progress_bar(f"ladder of {game}", contest.bouts) as progress:
        document = contest.run(progress)
    if as_json:
        write_json(document)
        return
    for pair in document["pairs"]:
        print(
            f"{pair['a']:>7} against {pair['b']:<7} {pair['win_rate']:6.1%}"
            f"  ({pair['low']:.1%} to {pair['high']:.1%}, {pair['games']} games, fair {pair['fair']:.0%})"
        )
    for level, rating in document["ratings"].items():
        print(f"  {level}: {rating['mu']} ± {rating['sigma']}")
    print(f"  decisions made at random for want of better: {document['fallbacks']}")
    for kind, times in document["kinds"].items():
        if times["alike"] == times["decisions"]:
            print(f"    {kind}: {times['decisions']}")


@click.command()
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--into", type=click.Path(file_okay=False), help="Keep table, pages and the records of all games here.")  # fmt: skip
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1, 256))
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
def arena(file: str, into: str | None, jobs: int, as_json: bool) -> None:
    """Let the bots named in FILE play fixed deals in all seatings, and rate them."""
    contest = read_contest(Path(file))
    with progress_bar(f"arena of {contest.game}", len(pairings(contest))) as progress:
        games = play_contest(contest, jobs, progress)
    if into is not None:
        keep(Path(into), contest, games, Path(file))
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
    for failure, times in once(found["failures"]):
        place = f"game {failure['game']}, seat {failure['seat']}, after {failure['action']} actions"
        if times > 1:
            place += f"; so {times} times"
        console.print(
            f"{failure['bot']} ({place}) {failure['what']}",
            markup=False, highlight=False, soft_wrap=True,
        )  # fmt: skip


def once(failures: list[dict[str, Any]]) -> list[tuple[dict[str, Any], int]]:
    """The first of the failures of a bot that end alike, and how many there are."""
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for failure in failures:
        found.setdefault((failure["bot"], failure["what"].rpartition("\n")[2]), []).append(failure)
    return [(alike[0], len(alike)) for alike in found.values()]
