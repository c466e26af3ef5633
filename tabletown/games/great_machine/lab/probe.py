"""What reports note about City of the Great Machine: discontent against the Master Plan."""

from __future__ import annotations

from tabletown.core.actions import Action
from tabletown.games.great_machine.state import LAST_PLAN, RIOT_SPACE, GreatMachineState
from tabletown.lab.probe.base import Probe, Track


class MachineProbe(Probe[GreatMachineState]):
    """Heroes raise discontent and need successful riots; the Machine completes its plan."""

    tracks = (
        Track("discontent", limit=RIOT_SPACE),
        Track("plan", limit=LAST_PLAN),
        Track("successes"),
        Track("guards"),
    )
    named_uses = ("act", "use", "directive")
    round_word = "rounds"

    def round_of(self, s: GreatMachineState) -> int:
        return max(0, s.round - 1)

    def values(self, s: GreatMachineState) -> list[int]:
        return [s.discontent, s.plan, s.successes(), sum(s.working)]

    def use(self, s: GreatMachineState, seat: int, action: Action) -> str | None:
        if action.kind == "order":
            return self.named(action, 1)
        return super().use(s, seat, action)


PROBE = MachineProbe
