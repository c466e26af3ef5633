"""Commands that play many games: simulate, bench, ladder."""

from __future__ import annotations

import sys
from time import perf_counter

import rich_click as click
from rich.console import Console
from rich.table import Table

from tabletown.cli.common import option_values, progress_bar, write_json
from tabletown.core.errors import BadUsage
from tabletown.core.game import unknown
from tabletown.games import find, names

BOTS = ("random", "easy", "normal", "hard")


@click.command()
@click.argument("game")
@click.option("--mode", help="Mode of the game.")
@click.option("--seats", type=int, help="Number of seats.")
@click.option("--bots", help="Levels by seat, separated by commas; one level for all seats.")
@click.option("--games", "count", default=100, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, help="Seed of the first game.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1, 256))
@click.option("--option", "settings", multiple=True, metavar="NAME=VALUE")
@click.option("--pack", help="Folder of a content pack.")
@click.option("--iterations", type=click.IntRange(1), help="Search budget of hard bots.")
@click.option("--check", is_flag=True, help="Assert the invariants after every action.")
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
def simulate(
    game: str,
    mode: str | None,
    seats: int | None,
    bots: str | None,
    count: int,
    seed: int,
    jobs: int,
    settings: tuple[str, ...],
    pack: str | None,
    iterations: int | None,
    check: bool,
    as_json: bool,
) -> None:
    """Play many games of GAME and say how they went."""
    from tabletown.lab.simulate import Job, run, summary

    definition = find(game)
    config = definition.config(seats, mode, option_values(definition, settings), pack)
    job = Job(config, levels_by_seat(bots, config.seats), check, iterations=iterations)
    started = perf_counter()
    with progress_bar(f"simulating {game}", count) as progress:
        played = run(job, count, seed, jobs, progress)
    document = summary(job, played, perf_counter() - started)
    if as_json:
        write_json(document)
    else:
        print(
            f"{document['finished']} of {count} games finished, "
            f"{document['mean_decisions']} decisions each, "
            f"{document['decisions_per_second']:.0f} decisions per second"
        )
        for row in document["results"]["seats"]:
            print(f"  seat {row['seat']}: {row['wins']} wins, mean score {row['mean_score']}")
        for role, row in document["results"]["roles"].items():
            print(f"  {role}: {row['wins']} of {row['games']} won, mean score {row['mean_score']}")
    for failure in document["failures"][:20]:
        print(f"tabletown: {failure}", file=sys.stderr)
    if document["failures"]:
        sys.exit(1)


def levels_by_seat(bots: str | None, seats: int) -> tuple[str, ...]:
    """The level in every seat."""
    levels = (bots or "random").split(",")
    for level in levels:
        if level not in BOTS:
            raise unknown("bot level", level, list(BOTS))
    if len(levels) == 1:
        levels = levels * seats
    if len(levels) != seats:
        raise BadUsage(f"--bots names {len(levels)} seats, but the game has {seats}")
    return tuple(levels)


@click.command()
@click.argument("game", required=False)
@click.option("--seconds", default=1.0, show_default=True, type=click.FloatRange(0.05, 60))
@click.option("--json", "as_json", is_flag=True, help="One JSON document on standard output.")
def bench(game: str | None, seconds: float, as_json: bool) -> None:
    """Measure decisions, options and copies per CPU second."""
    from tabletown.lab.bench import calibration, measure

    which = [find(name) for name in ([game] if game else names())]
    cases = [(one, mode) for one in which for mode in one.modes]
    found: dict[str, dict[str, object]] = {}
    speed = calibration()
    with progress_bar("measuring", len(cases)) as progress:
        for one, mode in cases:
            seats = min(mode.most, 4)
            row = measure(one, one.config(seats, mode.name), seconds)
            found.setdefault(one.name, {})[mode.name] = {
                "seats": seats,
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
        "decisions/s",
        "real/s",
        "options",
        "copies/s",
        "games/s",
    ):
        table.add_column(heading, justify="left" if heading in ("game", "mode") else "right")
    for name, modes in found.items():
        for mode_name, values in modes.items():
            row = dict(values)  # type: ignore[call-overload]
            table.add_row(
                name, mode_name, str(row["seats"]), f"{row['decisions_per_second']:,.0f}",
                f"{row['real_decisions_per_second']:,.0f}", f"{row['options_per_decision']:.1f}",
                f"{row['clones_per_second']:,.0f}", f"{row['games_per_second']:,.1f}",
            )  # fmt: skip
    Console().print(table)


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
    from tabletown.lab.ladder import Ladder

    definition = find(game)
    chosen = levels.split(",")
    for level in chosen:
        if level not in BOTS:
            raise unknown("bot level", level, list(BOTS))
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
