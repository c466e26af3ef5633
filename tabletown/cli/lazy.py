"""A command group that imports a subcommand when it is used, and names the extra that it lacks."""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

import rich_click as click

from tabletown.core.extras import needs


class CommandPlace(NamedTuple):
    """Where a command stands. Its module imports what the command needs, in the usual way."""

    module: str
    name: str
    summary: str  # the first paragraph of its help: the list of commands loads none of them
    extra: str = ""  # the extra that it cannot be loaded without
    what: str = ""  # what that extra is needed for


class LazyGroup(click.RichGroup):
    def __init__(self, *args: Any, places: dict[str, CommandPlace], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.places = places

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.places)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command as the list of commands shows it."""
        place = self.places.get(cmd_name)
        return None if place is None else click.RichCommand(name=cmd_name, help=place.summary)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name, known, rest = super().resolve_command(ctx, args)
        return name, known and loaded(self.places[name or ""]), rest


def loaded(place: CommandPlace) -> click.Command:
    """The command itself."""
    with needs(place.extra, place.what):
        module = import_module(place.module)
    command: click.Command = getattr(module, place.name)
    return command
