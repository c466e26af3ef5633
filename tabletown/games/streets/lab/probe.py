"""What reports note about Streets: turns, the tiles built, money in the city."""

from __future__ import annotations

from tabletown.games.streets.state import StreetsState
from tabletown.lab.probe.base import Probe, Track


class StreetsProbe(Probe[StreetsState]):
    """A round is a turn of everybody; the city fills up and streets close."""

    tracks = (Track("closed"), Track("money"))
    named_uses = ("place", "over", "discard")
    round_word = "rounds"

    def round_of(self, s: StreetsState) -> int:
        return max(0, (s.turn - 1) // self.config.seats)

    def values(self, s: StreetsState) -> list[int]:
        closed = s.closed.bit_count()
        return [closed, sum(s.money[: s.seats])]


PROBE = StreetsProbe
