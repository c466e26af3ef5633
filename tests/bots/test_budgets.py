"""Bots answer in time: `easy` and `normal` at once, who searches within its budget on a busy machine too."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing import get_context
from statistics import median
from time import monotonic, process_time

import pytest

import tabletown
from tabletown.bots import make_bot
from tabletown.bots.driver import talk

VARIANTS = [
    ("streets", "standard", 4),
    ("streets", "solo", 1),
    ("fifty_first_state", "standard", 3),
    ("fifty_first_state", "solo", 1),
    ("new_angeles", "standard", 4),
    ("great_machine", "versus", 3),
    ("great_machine", "automa", 1),
]


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize(("name", "mode", "seats"), VARIANTS)
def test_lower_levels_answer_at_once(name: str, mode: str, seats: int, level: str) -> None:
    match = tabletown.new(name, mode=mode, seats=seats, seed=6)
    bots = {seat: make_bot(match.game, level, seat) for seat in range(seats)}
    times = []
    while not match.over and len(times) < 120:
        talk(match, bots)
        seat = match.state.deciders()[0]
        knowledge = match.knowledge(seat)
        started = process_time()
        action = bots[seat].choose(knowledge)
        if len(knowledge.options) > 1:
            times.append(process_time() - started)
        match.play(action, seat)
    assert median(times) < 0.05


def work_until(end: float) -> None:
    while monotonic() < end:
        pass


@pytest.fixture(scope="module")
def busy_machine() -> Iterator[None]:
    """Others want the processor, too."""
    context = get_context("spawn")
    others = [context.Process(target=work_until, args=(monotonic() + 600,)) for _ in range(3)]
    for other in others:
        other.start()
    yield
    for other in others:
        other.terminate()
        other.join()


@pytest.mark.slow
@pytest.mark.usefixtures("busy_machine")
@pytest.mark.parametrize(
    ("name", "mode", "seats", "level", "seconds"),
    [
        *[(*variant, "hard", 1.0) for variant in VARIANTS],
        ("streets", "standard", 2, "master", 1 / 9),
    ],
)
def test_a_search_keeps_its_budget_on_a_busy_machine(
    name: str, mode: str, seats: int, level: str, seconds: float
) -> None:
    match = tabletown.new(name, mode=mode, seats=seats, seed=7)
    bots = {seat: make_bot(match.game, "normal", seat) for seat in range(seats)}
    times = []
    met = 0
    while not match.over and len(times) < 15:
        talk(match, bots)
        seat = match.state.deciders()[0]
        knowledge = match.knowledge(seat)
        if len(knowledge.options) > 1:
            met += 1
            if met % 3 == 0:
                thinker = make_bot(match.game, level, met, seconds=seconds)
                started = monotonic()
                thinker.choose(knowledge)
                times.append(monotonic() - started)
        match.play(bots[seat].choose(knowledge), seat)
    assert len(times) >= 8
    assert median(times) < 1.5
    assert max(times) < 3.0
