"""A bot that fails: whose it is, and the place in its own code."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tabletown.core.errors import TabletownError

if TYPE_CHECKING:
    from tabletown.bots.base import Bot

OURS: Final = str(Path(__file__).parents[1])
MOST_FRAMES: Final = 12


class BotFault(TabletownError):
    """A bot raised an error or answered with something that is no option of its seat."""

    @classmethod
    @contextmanager
    def of(cls, bot: Bot, seat: int) -> Iterator[None]:
        """Around calls of a bot: what goes wrong there is said to be its fault, with file and line."""
        who = f"the bot {type(bot).__module__}:{type(bot).__name__} at seat {seat}"
        try:
            yield
        except BotFault as fault:
            raise cls(f"{who}: {fault}") from None
        except Exception as error:
            raise cls(f"{who} failed:\n{place(error)}") from error


def place(error: Exception) -> str:
    """The traceback of an error from the first line on that is not ours, as Python prints it."""
    frames = list(traceback.extract_tb(error.__traceback__))
    theirs = [i for i, frame in enumerate(frames) if not frame.filename.startswith(OURS)]
    shown = frames[theirs[0] if theirs else -1 :][-MOST_FRAMES:]
    lines = [*traceback.format_list(shown), *traceback.format_exception_only(error)]
    return "".join(lines).rstrip()
