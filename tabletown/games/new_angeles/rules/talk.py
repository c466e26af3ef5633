"""Negotiation windows: who wants to speak is waited for until all are ready (NA-N.60 to NA-N.67)."""

from __future__ import annotations

from typing import Any, Final

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import AskMany, Step
from tabletown.games.new_angeles.schema import NegotiationEntry
from tabletown.games.new_angeles.state import NewAngelesState

# By the number of a window in the state. The first ones stand in NA-N.61; the others open only for
# players who asked for them.
WINDOWS: Final = (
    "window_asset", "window_offer", "window_support", "window_demand",
    "window_turn", "window_production", "window_event",
)  # fmt: skip
STANDING: Final = WINDOWS[:4]
TIMED_AS: Final = {"window_turn": "window_production", "window_event": "window_production"}


def speakers(s: NewAngelesState, name: str) -> int:
    """The set of seats that a window waits for; without any it stays shut."""
    windows = s.config.options["windows"]
    if name == "window_demand" and s.last_demand():  # NA-N.62
        return s.everybody()
    if windows == "off" or (name == "window_offer" and s.fall_guy):  # NA-N.64, NA-N.61
        return 0
    if windows != "asked" and name in STANDING:
        return s.everybody()
    return s.speakers(WINDOWS.index(name))


class OpenTalk(Step[NewAngelesState]):
    """A negotiation window opens if it has to wait for anybody (NA-N.60, NA-N.64)."""

    name: str
    rule = "NA-N.60"

    def run(self, s: NewAngelesState) -> None:
        waited_for = speakers(s, self.name)
        if waited_for:
            s.open_floor(waited_for)
            s.stack.append(Talk(self.name))
            s.emit("window-opened", "NA-N.60", window=self.name)


class Talk(AskMany[NewAngelesState]):
    """Seats negotiate; each that is waited for says when it is ready to go on (NA-M.15)."""

    name: str
    rule = "NA-N.60"
    prompt = "ready"

    def seats(self, s: NewAngelesState) -> tuple[int, ...]:
        return tuple([seat for seat in range(s.seats) if not s.is_ready(seat)])

    def options(self, s: NewAngelesState, seat: int) -> list[Action]:
        return [s.tables.ready]

    def chosen(self, s: NewAngelesState, seat: int, action: Action) -> None:
        s.set_ready(seat, True)
        s.emit("ready", "NA-N.60", seat=seat)

    def complete(self, s: NewAngelesState) -> None:
        s.close_floor()

    def timed(self, s: NewAngelesState) -> NegotiationEntry:
        as_ = TIMED_AS.get(self.name, self.name)
        return next(e for e in s.tables.content.negotiation if e.id == as_)

    def patience(self, s: NewAngelesState) -> int:
        """Short windows have half the time of a window; who has not spoken by then is ready (NA-N.64)."""
        return self.timed(s).live_seconds // 2 if s.config.options["windows"] == "short" else 0

    def details(self, s: NewAngelesState, seat: int) -> dict[str, Any]:
        window = self.timed(s)
        seconds = self.patience(s) or window.live_seconds
        return {"window": self.name, "live_seconds": seconds, "async_hours": window.async_hours}

    def why_not(self, s: NewAngelesState, seat: int, action: Action) -> Refusal:
        return refuse("ready-first", "NA-N.60")
