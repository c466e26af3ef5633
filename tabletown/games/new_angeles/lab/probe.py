"""What reports note about New Angeles: threat, unrest, offers, and the whole of negotiation."""

from __future__ import annotations

from tabletown.core.events import Event
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import HUMAN_FIRST, ORGCRIME, PROTEST, STRIKE
from tabletown.lab.probe.base import Probe, Track


class NewAngelesProbe(Probe[NewAngelesState]):
    """Threat decides the game at 25; promises are kept or broken."""

    tracks = (Track("threat", limit=25), Track("unrest"), Track("enemies"))
    named_uses = ("offer", "counter")
    talk_words = (
        "proposed", "accepted", "traded", "capital", "promised", "promise-kept", "promise-broken",
        "promise-released", "promise-expired",
    )  # fmt: skip
    round_word = "spaces"

    def round_of(self, s: NewAngelesState) -> int:
        return s.space

    def values(self, s: NewAngelesState) -> list[int]:
        unrest = (s.on[PROTEST] | s.on[STRIKE]).bit_count()
        return [s.threat, unrest, s.on[HUMAN_FIRST].bit_count() + s.on[ORGCRIME].bit_count()]

    def talk(self, event: Event) -> list[tuple[str, int]]:
        key = event.key
        if key in ("proposed", "proposed-to-anybody"):
            return [("proposed", 1)]
        if key in ("promised", "promised-to-all"):
            return [("promised", 1)]
        if key == "traded":
            return [("traded", 1), ("capital", event.args["give"] + event.args["take"])]
        if key == "promise-judged":
            return [(f"promise-{event.args['status']}", 1)]
        return [("accepted", 1)] if key == "accepted" else []


PROBE = NewAngelesProbe
