"""Tables and actions are made once, whatever threads ask for them at the same moment."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from tabletown.core.actions import Actions, Kind, Numbers
from tabletown.core.once import once

THREADS = 4


def test_threads_that_ask_at_once_get_the_same_thing() -> None:
    start = Barrier(THREADS)
    made: list[str] = []

    @once
    def table(name: str) -> list[str]:
        made.append(name)
        time.sleep(0.02)  # time for the others to ask
        return [name]

    def ask(_: int) -> list[str]:
        start.wait()
        return table("streets")

    with ThreadPoolExecutor(THREADS) as pool:
        found = list(pool.map(ask, range(THREADS)))
    assert made == ["streets"]
    assert all(each is found[0] for each in found)
    assert table("other") == ["other"]


def test_an_action_is_one_object_for_all_threads() -> None:
    size = 2_000
    for _ in range(5):
        kind = Actions().kind("go", to=Numbers("place", 0, size - 1))
        with ThreadPoolExecutor(THREADS) as pool:
            tables = list(pool.map(Kind.table, [kind] * THREADS))
        for table in tables[1:]:
            assert all(a is b for a, b in zip(table, tables[0], strict=True))
