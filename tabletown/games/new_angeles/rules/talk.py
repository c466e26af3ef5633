"""Negotiation windows: everybody may talk and trade until all are ready (NA-N.60 to NA-N.66)."""

from __future__ import annotations

from typing import Any

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import AskMany, Step
from tabletown.games.new_angeles.state import NewAngelesState


class OpenTalk(Step[NewAngelesState]):
    """A negotiation window opens, unless the table plays without them (NA-N.64)."""

    name: str
    rule = "NA-N.60"

    def run(self, s: NewAngelesState) -> None:
        if s.config.options["windows"] == "off":
            if not (self.name == "window_demand" and s.last_demand()):  # NA-N.62
                return
        if self.name == "window_offer" and s.fall_guy:  # NA-N.61
            return
        s.ready = 0
        s.nudges = (0,) * s.seats
        s.stack.append(Talk(self.name))
        s.emit("window-opened", "NA-N.60", window=self.name)


class Talk(AskMany[NewAngelesState]):
    """All seats negotiate; each says when it is ready to go on (NA-M.15)."""

    name: str
    rule = "NA-N.60"
    prompt = "ready"

    def seats(self, s: NewAngelesState) -> tuple[int, ...]:
        ready = s.ready
        return tuple([seat for seat in range(s.seats) if not ready >> seat & 1])

    def options(self, s: NewAngelesState, seat: int) -> list[Action]:
        return [s.tables.ready]

    def chosen(self, s: NewAngelesState, seat: int, action: Action) -> None:
        s.ready |= 1 << seat
        s.emit("ready", "NA-N.60", seat=seat)

    def complete(self, s: NewAngelesState) -> None:
        s.ready = 0

    def details(self, s: NewAngelesState, seat: int) -> dict[str, Any]:
        window = next(e for e in s.tables.content.negotiation if e.id == self.name)
        seconds = window.live_seconds
        if s.config.options["windows"] == "short":  # NA-N.64
            seconds //= 2
        return {"window": self.name, "live_seconds": seconds, "async_hours": window.async_hours}

    def why_not(self, s: NewAngelesState, seat: int, action: Action) -> Refusal:
        return refuse("ready-first", "NA-N.60")
