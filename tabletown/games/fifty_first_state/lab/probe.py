"""What reports note about 51st State: rounds, points, what players do with each location."""

from __future__ import annotations

from tabletown.games.fifty_first_state.state import FiftyFirstState
from tabletown.lab.probe.base import Probe, Track


class FiftyProbe(Probe[FiftyFirstState]):
    """Every location is built, developed into, dealt with or razed."""

    tracks = (Track("best_points"), Track("locations"))
    named_uses = ("build", "develop", "deal", "raze")
    round_word = "rounds"

    def round_of(self, s: FiftyFirstState) -> int:
        return max(0, s.round - 1)

    def values(self, s: FiftyFirstState) -> list[int]:
        seats = range(s.seats)
        return [max([s.vp(seat) for seat in seats]), sum([s.locations(seat) for seat in seats])]


PROBE = FiftyProbe
