"""The ``tabletown`` command. Every subcommand loads only what it needs."""

from __future__ import annotations

import sys

import rich_click as click
from click.exceptions import Exit

from tabletown import __version__, fast
from tabletown.cli.lazy import CommandPlace, LazyGroup
from tabletown.core.errors import TabletownError

click.rich_click.TEXT_MARKUP = "markdown"

SERVER = ("server", "hosting")
COMMANDS = {
    "games": CommandPlace(
        "tabletown.cli.show", "games", "The games, with their modes, seats and options."
    ),
    "play": CommandPlace(
        "tabletown.cli.play",
        "play",
        "Play GAME in the terminal, against bots or with people at the same keyboard.",
    ),
    "serve": CommandPlace(
        "tabletown.cli.serve",
        "serve",
        "Host tables for friends and bots, with the browser client.",
        *SERVER,
    ),
    "simulate": CommandPlace(
        "tabletown.cli.measure", "simulate", "Play many games of GAME and say how they went."
    ),
    "replay": CommandPlace(
        "tabletown.cli.show",
        "replay",
        "Play a RECORD again: as a story, or checked digest by digest.",
    ),
    "review": CommandPlace(
        "tabletown.cli.review",
        "review",
        "What a coach says about a RECORD: chances to win, turning points, better moves.",
    ),
    "rules": CommandPlace(
        "tabletown.cli.show",
        "rules",
        "The rules of a GAME, or one rule by its ID (which may stand alone).",
    ),
    "new-game": CommandPlace(
        "tabletown.cli.new_game",
        "new_game",
        "Write a small complete game called NAME, to be changed into yours.",
    ),
    "content": CommandPlace("tabletown.cli.show", "content", "Tiles, cards and boards."),
    "bench": CommandPlace(
        "tabletown.cli.measure", "bench", "Measure decisions, options and copies per CPU second."
    ),
    "ladder": CommandPlace(
        "tabletown.cli.contests",
        "ladder",
        "Every level against every other: rotated seats, paired seeds, intervals, ratings.",
        "lab",
        "a ladder",
    ),
    "arena": CommandPlace(
        "tabletown.cli.contests",
        "arena",
        "Let the bots named in FILE play fixed deals in all seatings, and rate them.",
        "lab",
        "an arena",
    ),
    "report": CommandPlace(
        "tabletown.cli.report",
        "report",
        "A page about the balance of GAME, from games played now or kept earlier.",
        "report",
        "a report",
    ),
    "dataset": CommandPlace(
        "tabletown.cli.dataset",
        "dataset",
        "Games of bots as records, and every decision with what the decider could know.",
        "lab",
        "a dataset",
    ),
    "mcp": CommandPlace(
        "tabletown.cli.mcp",
        "mcp",
        "Let an assistant or an outside agent play through the Model Context Protocol.",
        "mcp",
        "the Model Context Protocol",
    ),
    "backup": CommandPlace(
        "tabletown.cli.serve", "backup", "Write everything the server stores into FILE.", *SERVER
    ),
    "restore": CommandPlace(
        "tabletown.cli.serve", "restore", "Put a backup FILE back into an empty database.", *SERVER
    ),
    "server": CommandPlace("tabletown.cli.serve", "server", "Upkeep of a server.", *SERVER),
}


def tell_version(context: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked and not context.resilient_parsing:
        click.echo(f"tabletown, version {__version__} ({fast.described()})")
        context.exit()


@click.group(cls=LazyGroup, places=COMMANDS)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=tell_version,
    help="Say the version, and whether compiled modules run, and exit.",
)
def cli() -> None:
    """Play, host, study and extend four modern city board games."""


def main() -> None:
    """The entry point: faults of usage are one sentence and exit status 2, never a traceback."""
    try:
        cli.main(standalone_mode=False)
    except click.Abort:
        sys.exit(130)
    except Exit as done:
        sys.exit(done.exit_code)
    except click.ClickException as fault:
        print(f"tabletown: {fault.format_message()}", file=sys.stderr)
        sys.exit(2)
    except TabletownError as fault:
        print(f"tabletown: {fault}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(1)
