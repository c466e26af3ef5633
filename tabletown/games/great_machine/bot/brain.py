"""The brain of the bots: the heroes' and the Machine's way to judge, and a quick policy."""

from __future__ import annotations

from math import exp

from tabletown.core.actions import Action
from tabletown.core.brain import Brain, both
from tabletown.core.rng import Dice
from tabletown.games.great_machine.bot.evaluation import SUCCESS, hero_terms, heroes_value
from tabletown.games.great_machine.bot.judges import judged
from tabletown.games.great_machine.bot.quick import quick_choice
from tabletown.games.great_machine.bot.temper import PERSONALITIES, Temper
from tabletown.games.great_machine.state import GreatMachineState

WON = 60.0
# What decides a question, where the city does not show it afterwards, and from what difference on.
GROUNDS = {"step": ("way", 0.05), "access": ("place", 0.15), "hero-action": ("place", 0.15)}
# The same for the Machine's commands, by kind.
COMMANDS = {
    "move": ("reach", 0.15),
    "guard": ("guards", 0.15),
    "order": ("order", 0.15),
    "use": ("order", 0.15),
    "end": ("saved", 0.15),
}
PLAIN = ("step",)  # what the odds tell exactly: which way has the best chance and keeps most trust
# How much easy and normal misjudge. The Machine decides most often and sees most: its errors cost
# less each; measured so that normal against normal is an even game.
NOISE = {"machine": (3.0, 1.5), "heroes": (1.1, 0.4), "automa": (1.1, 0.55)}
# The heroes' chance to win by the value of the position, and at none: fitted to games of `normal`
# bots (120 of versus with 2 to 4 players, 160 of automa with 1 to 3 at four levels).
CHANCES = {"versus": (0.36, -1.29), "automa": (0.41, -4.02)}


class GreatMachineBrain(Brain[GreatMachineState]):
    """Both sides think in steps of the Master Plan; see ``mind``."""

    telling = 0.3  # steps of the plan
    normal_worlds = 2
    root_options = 4
    look_turns = 99  # a look ahead ends with the round, when everybody's secrets are out
    look_decisions = 150
    rollout_decisions = 0
    personalities = PERSONALITIES

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        super().__init__(weights)
        self.temper = Temper(self.weights)

    def terms(self, s: GreatMachineState, seat: int) -> dict[str, float]:
        hero_side = s.is_hero_side(seat)
        if s.outcome is not None:
            won = seat in s.outcome.winners
            return {"outcome": WON if won else -WON}
        if s.phase == 0:
            return {"trust": 0.0}
        terms = hero_terms(s, hero_side)
        return terms if hero_side else {name: -value for name, value in terms.items()}

    def ground(self, s: GreatMachineState, seat: int, action: Action) -> tuple[str, float]:
        step = s.asking()
        prompt = step.prompt if step is not None else ""
        known, key = (COMMANDS, action.kind) if prompt == "machine" else (GROUNDS, prompt)
        return known.get(key, ("", 0.0))

    def rewards(self, s: GreatMachineState) -> list[float]:
        if s.outcome is not None:
            return super().rewards(s)
        chance = heroes_chance(s)
        return [1 - chance if seat == s.machine else chance for seat in range(s.seats)]

    def aims(self, s: GreatMachineState, chances: list[float]) -> list[float]:
        """Riots and the plan still count when the game is nearly decided."""
        ahead = SUCCESS * s.successes() - s.plan
        return [
            both(chance, ahead if s.is_hero_side(seat) else -ahead, usual=0.0, spread=5.0)
            for seat, chance in enumerate(chances)
        ]

    def part(self, s: GreatMachineState, seat: int) -> str:
        if s.automa:  # how strong it is does not show in a position
            return f"heroes_{s.config.options['level']}"
        return "heroes" if s.is_hero_side(seat) else "machine"

    def stage(self, s: GreatMachineState) -> int:
        found: int = s.round
        return found

    def quick(self, s: GreatMachineState, seat: int, options: list[Action], dice: Dice) -> Action:
        return quick_choice(s, seat, options, dice)

    def noise(self, level: str, s: GreatMachineState, seat: int) -> float:
        side = "automa" if s.automa else "heroes" if s.is_hero_side(seat) else "machine"
        return NOISE[side][level != "easy"]

    def searches(self, s: GreatMachineState, seat: int) -> bool:
        step = s.asking()
        return step is None or step.prompt not in PLAIN

    def judge(self, s: GreatMachineState, seat: int, options: list[Action]) -> list[float]:
        found = judged(s, seat, options, self.temper)
        return super().judge(s, seat, options) if found is None else found


def heroes_chance(s: GreatMachineState) -> float:
    """The heroes' chance to win, from all that the position promises them."""
    if s.phase == 0:
        return 0.5
    slope, start = CHANCES["automa" if s.automa else "versus"]
    return 1 / (1 + exp(-(slope * heroes_value(s, True) + start)))
