"""What reports note about Streets: turns, the tiles built, money in the city."""

from __future__ import annotations

from typing import Any

from tabletown.lab.probe.base import Probe, Track


class StreetsProbe(Probe):
    """A round is a turn of everybody; the city fills up and streets close."""

    tracks = (Track("closed"), Track("money"))
    named_uses = ("place", "over", "discard")
    round_word = "rounds"

    def round_of(self, s: Any) -> int:
        return max(0, (int(s.turn) - 1) // self.config.seats)

    def values(self, s: Any) -> list[int]:
        closed = int(s.closed).bit_count()
        return [closed, sum(s.money[: s.seats])]


PROBE = StreetsProbe
