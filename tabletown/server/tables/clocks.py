"""Clocks: time to think per seat, and the short time of a question. Pure arithmetic on a table's document.

A clock runs while its seat, held by a person, is asked to decide in a running game. ``settle`` brings
all clocks to a moment, ``set_running`` starts and stops them after a change. All moments are game time
(``gametime.py``), which passes only while people can play.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabletown.core.state import State
from tabletown.core.steps import AskMany
from tabletown.server.protocol.parts import Clock, Hurry
from tabletown.server.storage.schema import ClockDoc, HurryDoc, TableDoc


def start(doc: TableDoc) -> None:
    """Full clocks for every seat."""
    pace = doc.settings.pace
    full = pace.bank if pace.bank is not None else pace.decision
    doc.clocks = [] if full is None else [ClockDoc(full) for _ in doc.seats]


def all_of(doc: TableDoc) -> Iterable[ClockDoc]:
    return doc.clocks if doc.hurry is None else [*doc.clocks, doc.hurry]


def hurry(doc: TableDoc, state: State, answered: int | None) -> None:
    """A question of some games has a short time at live tables: all who are asked share it.

    ``answered`` is the seat that has just chosen. As long as nobody else is asked than before, the time
    goes on; who is asked anew gets all of it.
    """
    step = state.stack[-1] if state.stack else None
    seconds = step.patience(state) if isinstance(step, AskMany) else 0
    if not seconds or doc.settings.pace.kind != "live":
        doc.hurry = None
        return
    left = set() if doc.hurry is None else set(doc.hurry.waiting) - {answered}
    if doc.hurry is None or not set(doc.waiting) <= left:
        doc.hurry = HurryDoc(seconds, whole=seconds)
    doc.hurry.waiting = list(doc.waiting)


def settle(doc: TableDoc, now: float) -> None:
    """Take off the time that has passed."""
    for clock in all_of(doc):
        if clock.since is not None:
            clock.left = max(0.0, clock.left - max(0.0, now - clock.since))
            clock.since = now


def set_running(doc: TableDoc, now: float, running: bool) -> None:
    """Clocks run for the persons who are asked, and stand for all others."""
    for seat, clock in enumerate(doc.clocks):
        holder = doc.seats[seat]
        runs = running and seat in doc.waiting and holder.kind == "person" and not holder.stand_in
        if runs and clock.since is None:
            clock.since = now
        elif not runs:
            clock.since = None
    if doc.hurry is not None:
        if not running or not hurried(doc):
            doc.hurry.since = None
        elif doc.hurry.since is None:
            doc.hurry.since = now


def hurried(doc: TableDoc) -> list[int]:
    """The persons who share the short time."""
    return [
        seat
        for seat in doc.waiting
        if doc.seats[seat].kind == "person" and not doc.seats[seat].stand_in
    ]


def decided(doc: TableDoc, seat: int) -> None:
    """The seat has decided: it gains its increment, or a fresh decision time."""
    if not doc.clocks:
        return
    pace = doc.settings.pace
    if pace.bank is not None:
        doc.clocks[seat].left += pace.increment
    elif pace.decision is not None:
        doc.clocks[seat].left = pace.decision


def refill(doc: TableDoc, seat: int) -> None:
    """A person who comes back gets enough time for a decision."""
    if doc.clocks:
        pace = doc.settings.pace
        least = pace.decision if pace.decision is not None else min(60.0, pace.bank or 60.0)
        doc.clocks[seat].left = max(doc.clocks[seat].left, least)


def runs_out(doc: TableDoc) -> float | None:
    """The moment at which the next clock runs out."""
    moments = [clock.since + clock.left for clock in all_of(doc) if clock.since is not None]
    return min(moments, default=None)


def hurry_is_over(doc: TableDoc, now: float) -> bool:
    clock = doc.hurry
    return clock is not None and clock.since is not None and clock.since + clock.left <= now


def out_of_time(doc: TableDoc, now: float) -> list[int]:
    return [
        seat
        for seat, clock in enumerate(doc.clocks)
        if clock.since is not None and clock.since + clock.left <= now
    ]


def shown(doc: TableDoc, now: float, at: float) -> list[Clock]:
    """The clocks at the game time ``now``, for people whose own clocks show ``at``."""
    return [
        Clock(
            seat,
            max(0.0, clock.left - (0.0 if clock.since is None else max(0.0, now - clock.since))),
            clock.since is not None,
            at,
        )
        for seat, clock in enumerate(doc.clocks)
    ]


def shown_hurry(doc: TableDoc, now: float, at: float) -> Hurry | None:
    """The short time of the question at the game time ``now``."""
    clock = doc.hurry
    if clock is None:
        return None
    passed = 0.0 if clock.since is None else max(0.0, now - clock.since)
    left = max(0.0, clock.left - passed)
    return Hurry(hurried(doc), left, clock.whole, clock.since is not None, at)
