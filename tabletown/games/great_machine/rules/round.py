"""A round: five phases, then the next round (GM-5)."""

from __future__ import annotations

from tabletown.core.steps import Step
from tabletown.games.great_machine.rules.access import Access
from tabletown.games.great_machine.rules.automa import AutomaClosing
from tabletown.games.great_machine.rules.closing import CleanUp, Closing
from tabletown.games.great_machine.rules.heroes import HeroesPhase
from tabletown.games.great_machine.rules.initial import SkipEvent, Trust, TurnUpEvent
from tabletown.games.great_machine.rules.machine import MachinePhase
from tabletown.games.great_machine.rules.servants import AutomaPhase
from tabletown.games.great_machine.rules.setup import BuildCity, Populate, Prepare, TakeHeroes
from tabletown.games.great_machine.state import FACT, INITIAL, RIOT_SPACE, GreatMachineState


# GM-5.2: rounds go on until somebody wins; GM-18.1, GM-31.7
class Round(Step[GreatMachineState]):
    """Initial, access, Machine, heroes, closing (GM-5.1)."""

    rule = "GM-5.1"

    def run(self, s: GreatMachineState) -> None:
        s.round += 1
        s.phase = INITIAL
        s.facts = FACT["riot_stage_before_round"] if s.discontent == RIOT_SPACE else 0
        s.discontent_before = s.discontent
        s.began = s.at.copy()
        s.emit("round", "GM-5.1", round=s.round)
        may_skip = s.automa and s.may_skip_event and s.event != s.tables.countdown
        s.then(SkipEvent() if may_skip else TurnUpEvent(), *PHASES[s.automa])


ROUND = Round()
# GM-5.22: the states of a round; GM-5.25: of a round of the automa; GM-35.1
PHASES: tuple[tuple[Step, ...], tuple[Step, ...]] = (
    (Trust(), Access(), MachinePhase(), HeroesPhase(), Closing(), CleanUp(), ROUND),
    (Trust(), Access(), AutomaPhase(), HeroesPhase(), AutomaClosing(), CleanUp(), ROUND),
)
# GM-30.2: the automa is set up like versus where nothing else is said
SETUP: tuple[Step, ...] = (BuildCity(), Populate(), TakeHeroes(), Prepare(), ROUND)
