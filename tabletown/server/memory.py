"""When the garbage collector may look through everything.

A full collection stops the server for as long as it takes to visit every object of every table: a
fifth of a second with two hundred live tables, at a moment Python chooses. Reference counting frees
nearly all of what the server drops, so young cycles are collected as usual and everything is looked
through rarely, at a known pace.
"""

from __future__ import annotations

import gc
from typing import Final

FULL_COLLECTION_SECONDS: Final = 600.0
YOUNG: Final = 2_000  # new objects before the youngest are looked through
MIDDLE: Final = 20  # rounds of that before their survivors are
NEVER: Final = 1_000_000_000  # rounds of that before everything is: left to `collect`


def calm_collector() -> None:
    """For a process that serves: what was loaded at the start is never visited again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


async def collect() -> None:
    """Look through everything; a task of the hub does it at its own pace."""
    gc.collect()
