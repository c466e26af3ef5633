"""What several commands share: option values, JSON output, progress bars."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from tabletown.core.config import Value
from tabletown.core.errors import BadUsage
from tabletown.core.game import Game, unknown

messages = Console(stderr=True)


def option_values(game: Game, settings: tuple[str, ...]) -> dict[str, Value]:
    """``--option name=value`` settings as values of the game's options."""
    specs = {option.name: option for option in game.options}
    values: dict[str, Value] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals:
            raise BadUsage(f"--option {setting}: expected name=value")
        if name not in specs:
            raise unknown(f"option of {game.name}", name, list(specs))
        values[name] = specs[name].parse(text)
    return values


def write_json(document: Any) -> None:
    print(json.dumps(document, ensure_ascii=False, indent=2))


class RateColumn(ProgressColumn):
    """How many are done per second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:,.1f}/s" if speed else "")


@contextmanager
def progress_bar(what: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A progress bar with rate and remaining time, on standard error."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=messages,
        transient=True,
    ) as bar:
        task = bar.add_task(what, total=total, completed=done)
        yield lambda count: bar.advance(task, count)
