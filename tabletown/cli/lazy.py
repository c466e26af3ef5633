"""A command group that imports a subcommand when it is used."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import rich_click as click


class LazyGroup(click.RichGroup):
    def __init__(self, *args: Any, commands_in: dict[str, tuple[str, str]], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.commands_in = commands_in

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands_in)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        place = self.commands_in.get(cmd_name)
        if place is None:
            return None
        command: click.Command = getattr(import_module(place[0]), place[1])
        return command
