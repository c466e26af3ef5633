"""Clocks: time to think per seat. Pure arithmetic on a table's document.

A clock runs while its seat, held by a person, is asked to decide in a running game. ``settle`` brings
all clocks to a moment, ``set_running`` starts and stops them after a change. All moments are game time
(``gametime.py``), which passes only while people can play.
"""

from __future__ import annotations

from tabletown.server.protocol.parts import Clock
from tabletown.server.storage.schema import ClockDoc, TableDoc


def has_clock(doc: TableDoc) -> bool:
    pace = doc.settings.pace
    return pace.bank is not None or pace.decision is not None


def start(doc: TableDoc) -> None:
    """Full clocks for every seat."""
    pace = doc.settings.pace
    full = pace.bank if pace.bank is not None else pace.decision
    doc.clocks = [] if full is None else [ClockDoc(full) for _ in doc.seats]


def settle(doc: TableDoc, now: float) -> None:
    """Take off the time that has passed."""
    for clock in doc.clocks:
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
    moments = [clock.since + clock.left for clock in doc.clocks if clock.since is not None]
    return min(moments, default=None)


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
