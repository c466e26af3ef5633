"""The production phase: every district with an android token is exploited (NA-9, NA-61)."""

from __future__ import annotations

from tabletown.core.steps import Step
from tabletown.games.new_angeles.rules.city import exploit
from tabletown.games.new_angeles.rules.events import EventPhase
from tabletown.games.new_angeles.rules.talk import OpenTalk
from tabletown.games.new_angeles.state import PRODUCTION, NewAngelesState
from tabletown.games.new_angeles.state.layout import ANDROID, DISTRICTS, MEMBERS


class ProductionPhase(Step[NewAngelesState]):
    """From the lowest number to the highest, so that none is exploited twice (NA-61.7)."""

    rule = "NA-9.0"

    def run(self, s: NewAngelesState) -> None:
        s.phase = PRODUCTION
        s.emit("production", "NA-9.0")
        s.stack.append(EventPhase())
        if s.rules >= 2:
            s.stack.append(OpenTalk("window_event"))
        for district in reversed(MEMBERS[s.on[ANDROID]]):
            s.stack.append(EXPLOIT[district])


class Exploit(Step[NewAngelesState]):
    """One district produces and its unrest rises (NA-61.0, NA-61.1)."""

    district: int
    rule = "NA-61.0"

    def run(self, s: NewAngelesState) -> None:
        exploit(s, self.district)


EXPLOIT = [Exploit(district) for district in range(DISTRICTS)]
