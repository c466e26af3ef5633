"""What a game tells its bots: how good a position is, in named terms, and quick ways to choose.

A brain is only ever given worlds that fit what a seat knows (``Game.determinise``), never the true
state, so it may look at everything it is given.
"""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final, Generic

from tabletown.core.actions import Action
from tabletown.core.compiled import S, mypyc_attr
from tabletown.core.rng import Dice

RESULT: Final = 0.4  # what the result counts beside winning for who plays alone
SCORE: Final = 0.03  # and for who plays against others: it tells when the win is decided


def alone(chance: float, result: float, usual: float, spread: float) -> float:
    """What counts for who plays alone: to win, and by how good a result."""
    return both(chance, result, usual, spread, RESULT)


def both(chance: float, result: float, usual: float, spread: float, weight: float = SCORE) -> float:
    """To win, and a little the result: who has won or lost anyway still plays for points."""
    share = 1.0 / (1.0 + exp(min(max((usual - result) / spread, -30.0), 30.0)))
    return (1.0 - weight) * chance + weight * share


@mypyc_attr(allow_interpreted_subclasses=True)
class Brain(Generic[S]):
    """The default brain knows nothing; a game overrides what it can do better."""

    easy_noise: ClassVar[float] = 1.0  # how much `easy` misjudges, in spreads of its judgements
    normal_noise: ClassVar[float] = 0.0  # the same for `normal`
    normal_worlds: ClassVar[int] = 3  # how many worlds `normal` averages over
    rollout_decisions: ClassVar[int] = 40  # decisions played out by `quick` before it estimates
    root_options: ClassVar[int] = 8  # how many options `hard` compares by search; 1: none
    look_turns: ClassVar[int] = 1  # how many more turns of its own `hard` looks ahead
    look_decisions: ClassVar[int] = 40  # and how many decisions of all seats at most
    # By mode, the numbers of seats at which `master` beats `hard` (docs/bots.md): nowhere else it is offered.
    masters: ClassVar[dict[str, tuple[int, ...]]] = {}
    master_options: ClassVar[int] = 4  # how many more options `master` compares
    master_turns: ClassVar[int] = 3  # how many more turns of its own it looks ahead
    doubt: ClassVar[float] = 0.5  # standard errors by which search must speak against judgement
    telling: ClassVar[float] = 0.15  # what a term must differ by to be named as a reason
    personalities: ClassVar[dict[str, dict[str, float]]] = {}  # temper -> weights by name of term

    def __init__(self, weights: dict[str, float] | None = None) -> None:
        self.weights = weights or {}  # factors on terms by name; 1 where none is given

    def with_temper(self, temper: str) -> Brain[S]:
        """The same brain with the weights of a personality."""
        return type(self)({**self.weights, **self.personalities[temper]})

    def terms(self, s: S, seat: int) -> dict[str, float]:
        """How good ``s`` is for ``seat``: named terms that are added up; more is better."""
        return {}

    def value(self, s: S, seat: int) -> float:
        """The terms of a position for ``seat`` as one number, weighted."""
        return self.together(self.terms(s, seat))

    def together(self, terms: dict[str, float]) -> float:
        """Terms as one number, weighted."""
        if not self.weights:
            return sum(terms.values(), 0.0)
        weights = self.weights
        return sum([value * weights.get(name, 1.0) for name, value in terms.items()], 0.0)

    def ground(self, s: S, seat: int, action: Action) -> tuple[str, float]:
        """How the reason for an option is called that only the judgement of this question knows, and
        from what difference on it is one; no name where a choice shows in the position after it."""
        return "", 0.0

    def rewards(self, s: S) -> list[float]:
        """Each seat's chance to win as a number from 0 to 1, from an outcome or by estimate."""
        if s.outcome is not None:
            return [1.0 if seat in s.outcome.winners else 0.0 for seat in range(s.seats)]
        return [0.5] * int(s.seats)

    def part(self, s: S, seat: int) -> str:
        """Which part a seat plays, where chances follow from it: a side, a secret goal."""
        return ""

    def aims(self, s: S, chances: list[float]) -> list[float]:
        """What each seat plays for, from 0 to 1: its chance to win, or something more (`alone`)."""
        return chances

    def outlook(self, s: S) -> tuple[list[float], list[float]]:
        """Rewards and aims at the end of a trial, where a game can work out both at once."""
        chances = self.rewards(s)
        return chances, self.aims(s, chances)

    def stage(self, s: S) -> int:
        """How far the game has come, where `hard` should look to the end of a stage of it.

        By default it looks to the end of its own next turn.
        """
        return 0

    def quick(self, s: S, seat: int, options: list[Action], dice: Dice) -> Action:
        """A sensible choice within microseconds, for playing a game out."""
        return options[dice.below(len(options))]

    def judge(self, s: S, seat: int, options: list[Action]) -> list[float]:
        """How good each option looks for ``seat``: by default its value after the option."""
        found = []
        for action in options:
            after = s.clone()
            after.apply(action, seat)
            found.append(self.value(after, seat))
        return found

    def answer(self, s: S, seat: int, options: list[Action]) -> list[float]:
        """The same within a trial of `hard`, which asks this a hundred times: quicker, if need be."""
        return self.judge(s, seat, options)

    def searches(self, s: S, seat: int) -> bool:
        """Whether a decision is worth the search of `hard`; if not, it does what looks best."""
        return True

    def out_of_question(self, s: S, seat: int) -> Action | None:
        """An option that `hard` does not even try, if there is another one."""
        return None

    def noise(self, level: str, s: S, seat: int) -> float:
        """How much a level misjudges its options at ``seat``, in spreads of its judgements."""
        return self.easy_noise if level == "easy" else self.normal_noise

    def may_talk(self, s: S, seat: int) -> bool:
        """Whether ``seat`` could have something to say now, so that it is worth dealing a world.

        This is asked of the table itself: look only at what the seat may know.
        """
        return True

    def talk(self, s: S, seat: int, level: str, dice: Dice) -> Action | None:
        """A free action (a trade, an answer, a promise) ``seat`` wants to take now, or None."""
        return None
