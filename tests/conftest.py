"""What all tests share: the sample games are found beside the real ones, and a test that hangs fails."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# Plain modules, unless `make test-compiled` says otherwise; also for processes that tests start.
os.environ.setdefault("TABLETOWN_BUILD", "plain")

import tabletown.games

SAMPLE_GAMES = Path(__file__).parent / "sample_games"
os.environ["TABLETOWN_GAMES"] = str(SAMPLE_GAMES)  # for processes that tests start
if str(SAMPLE_GAMES) not in tabletown.games.__path__:
    tabletown.games.__path__.append(str(SAMPLE_GAMES))

# How long one example takes says more about the machine than about the code: hangs are caught below.
settings.register_profile("tabletown", deadline=None)
settings.load_profile("tabletown")

LONGEST = float(os.environ.get("TABLETOWN_TEST_SECONDS", "600"))  # for one test, on a busy machine
LONG = ("slow", "kill", "network", "load", "attack")
LONG_FACTOR = 6


def seconds_for(item: pytest.Item) -> float:
    return LONGEST * (LONG_FACTOR if any(item.get_closest_marker(name) for name in LONG) else 1)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Whatever a test waits for: after its time it has failed, and the next one begins."""
    seconds = seconds_for(item)

    def give_up(*_: object) -> None:
        pytest.fail(f"not done after {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
