"""The time by which the clocks of tables run: it passes only while people can play.

Game time goes on from where it was when the server stopped, and it is counted by a clock that nobody
sets. So it makes no difference to anybody's time to think that the server was down, that its host
slept, that the disk was full, or that somebody set the date. It is kept in the database with every
beat; between two beats it passes, but never longer than ``LONGEST``: after that nobody could have
stored a move.

With several workers the one that is furthest leads; the others follow with their next beat.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tabletown.server.storage.schema import meta

LONGEST: Final = 15.0
KEY: Final = "heartbeat"


class GameTime:
    def __init__(self, start: float, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.monotonic = monotonic
        self.beat = (start, monotonic())  # replaced as a whole: threads read it

    def now(self) -> float:
        base, at = self.beat
        return base + min(LONGEST, max(0.0, self.monotonic() - at))

    def kept(self, time: float, at: float) -> None:
        """A beat was stored: ``time`` is the game time of the moment ``at``."""
        self.beat = (time, at)


def keep_time(connection: Connection, now: float) -> float:
    """Keep the game time if it is the furthest; what is kept."""
    kept = kept_time(connection)
    if kept is None:
        connection.execute(meta.insert().values(key=KEY, value=repr(now)))
    elif kept < now:
        connection.execute(meta.update().where(meta.c.key == KEY).values(value=repr(now)))
    return now if kept is None else max(kept, now)


def kept_time(connection: Connection) -> float | None:
    text = connection.execute(sa.select(meta.c.value).where(meta.c.key == KEY)).scalar()
    return None if text is None else float(text)
