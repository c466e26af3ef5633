"""The ``tabletown`` command. Every subcommand loads only what it needs."""

from __future__ import annotations

import sys

import rich_click as click
from click.exceptions import Exit

from tabletown import __version__
from tabletown.cli.lazy import LazyGroup

click.rich_click.TEXT_MARKUP = "markdown"

COMMANDS = {
    "games": ("tabletown.cli.show", "games"),
    "play": ("tabletown.cli.play", "play"),
    "serve": ("tabletown.cli.serve", "serve"),
    "simulate": ("tabletown.cli.measure", "simulate"),
    "replay": ("tabletown.cli.show", "replay"),
    "review": ("tabletown.cli.show", "review"),
    "rules": ("tabletown.cli.show", "rules"),
    "new-game": ("tabletown.cli.new_game", "new_game"),
    "content": ("tabletown.cli.show", "content"),
    "bench": ("tabletown.cli.measure", "bench"),
    "ladder": ("tabletown.cli.measure", "ladder"),
    "arena": ("tabletown.cli.arena", "arena"),
    "report": ("tabletown.cli.lab", "report"),
    "dataset": ("tabletown.cli.lab", "dataset"),
    "mcp": ("tabletown.cli.lab", "mcp"),
    "backup": ("tabletown.cli.serve", "backup"),
    "restore": ("tabletown.cli.serve", "restore"),
    "server": ("tabletown.cli.serve", "server"),
}


@click.group(cls=LazyGroup, commands_in=COMMANDS)
@click.version_option(__version__, prog_name="tabletown")
def cli() -> None:
    """Play, host, study and extend four modern city board games."""


def main() -> None:
    """The entry point: faults of usage are one sentence and exit status 2, never a traceback."""
    from tabletown.core.errors import TabletownError

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
