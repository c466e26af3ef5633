"""What bots know about this game: named terms of an evaluation, a quick policy, win chances."""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final

from tabletown.core.actions import Action
from tabletown.core.brain import Brain, alone, both
from tabletown.core.rng import Dice
from tabletown.core.steps import Ask, AskMany
from tabletown.games.fifty_first_state.bot.choices import SECOND, reserve, reset_worth, wish_worth
from tabletown.games.fifty_first_state.bot.evaluation import (
    Situation,
    kept_worth,
    standing_of,
    terms_in,
    value_of,
)
from tabletown.games.fifty_first_state.bot.worth import NOW, cost_worth, rounds_left, worth_of
from tabletown.games.fifty_first_state.effects.goods import HEGEMONY, RED
from tabletown.games.fifty_first_state.rules.build import Onto
from tabletown.games.fifty_first_state.rules.cleanup import Storing
from tabletown.games.fifty_first_state.rules.payments import Pay
from tabletown.games.fifty_first_state.rules.turn import AFTER, TURN
from tabletown.games.fifty_first_state.state import FiftyFirstState

MOVE_ENDS: Final = ("turn", "after-action", "pick")  # prompts that are no part of the same move
DEEPEST: Final = 6  # parts of one move that are looked through
SAME: Final = 1e-6  # options that differ by no more are worth the same, but for rounding
BACK: Final = 1e-4  # a ruin that is built over is discarded: its card may be drawn again
SAME_TURN: Final = 0.05  # to repeat an action at once saves a turn, and nobody comes between

RAIDS: Final = ("raze_at", "raze_hegemony")  # what others have built

# The order in which the quick policy likes to do things, and how eager it is.
EAGER: Final = {
    "use": 6.0,
    "build": 5.0,
    "visit": 3.5,
    "visit_hegemony": 2.0,
    "connect": 3.5,
    "develop": 3.0,
    "deal": 3.0,
    "raze": 2.5,
    "raze_at": 2.5,
    "raze_hegemony": 2.0,
    "faction": 2.0,
    "take_connection": 1.5,
    "shield": 1.0,
}


class FiftyFirstBrain(Brain[FiftyFirstState]):
    """Counts points, the engine for the rounds to come, and what goods in hand can still do."""

    telling: ClassVar[float] = 0.5  # points
    easy_noise: ClassVar[float] = 1.6
    normal_noise: ClassVar[float] = 0.6
    normal_worlds: ClassVar[int] = 1  # hands matter little: one world is enough
    rollout_decisions: ClassVar[int] = 0
    root_options: ClassVar[int] = 5
    doubt: ClassVar[float] = 1.0
    # Weights of terms; "deals", "red" contacts and "raids" are points that a temper sees in each besides.
    personalities: ClassVar[dict[str, dict[str, float]]] = {
        "builder": {"engine": 1.3, "locations": 1.8, "goods": 0.8, "deals": -1.8},
        "raider": {"rivals": 1.5, "raids": 6.0, "red": 1.0},
        "dealer": {"deals": 2.5},
        "racer": {"points": 1.5, "locations": 0.7, "hand": 0.7},
    }

    # -- evaluation ----------------------------------------------------------------------------

    def terms(self, s: FiftyFirstState, seat: int) -> dict[str, float]:
        """Named terms, each in victory points."""
        return terms_in(s, seat, Situation(s, seat))

    def value_in(self, s: FiftyFirstState, seat: int, situation: Situation) -> float:
        """The same as ``value``, with what was worked out for the position before."""
        if not self.weights:
            return value_of(s, seat, situation)
        found, weights = terms_in(s, seat, situation), self.weights
        value = sum([value * weights.get(name, 1.0) for name, value in found.items()], 0.0)
        if "deals" in weights:
            value += weights["deals"] * len(s.deals[seat])
        if "red" in weights:
            value += weights["red"] * s.tokens(seat)[RED]
        return value

    def ground(self, s: FiftyFirstState, seat: int, action: Action) -> tuple[str, float]:
        """A card of the lookout does not show in the position before it is used."""
        step = s.asking()
        return (
            ("card", 0.3) if step is not None and (step.prompt == "pick" or s.aside) else ("", 0.0)
        )

    def rewards(self, s: FiftyFirstState) -> list[float]:
        if s.outcome is not None:
            winners = s.outcome.winners
            share = 1.0 / max(1, len(winners))
            return [share if seat in winners else 0.0 for seat in range(s.seats)]
        left = rounds_left(s)
        standing = [standing_of(s, player, left) for player in range(s.seats)]
        scale = scale_of(left)
        if s.solo:
            return [solo_chance(s, standing[0], left)]
        best = max(standing)
        weights = [exp((value - best) / scale) for value in standing]
        total = sum(weights, 0.0)
        return [weight / total for weight in weights]

    def aims(self, s: FiftyFirstState, chances: list[float]) -> list[float]:
        if not s.solo:
            return [
                both(chance, final_points(s, seat), usual=32.0, spread=8.0)
                for seat, chance in enumerate(chances)
            ]
        if s.outcome is not None:
            score = float(s.outcome.scores[0])
        else:
            score = standing_of(s, 0, rounds_left(s))
        return [solo_aim(chances[0], score)]

    def outlook(self, s: FiftyFirstState) -> tuple[list[float], list[float]]:
        if s.outcome is not None or not s.solo:
            return super().outlook(s)
        left = rounds_left(s)
        standing = standing_of(s, 0, left)
        chance = solo_chance(s, standing, left)
        return [chance], [solo_aim(chance, standing)]

    # -- choices ---------------------------------------------------------------------------------

    def judge(self, s: FiftyFirstState, seat: int, options: list[Action]) -> list[float]:
        kind = options[0].kind
        if kind == "pick":
            situation = Situation(s, seat, 0.8)
            return [situation.best_use(action.args[0]) for action in options]
        if kind == "discard" and s.aside:
            situation = Situation(s, seat, 0.8)
            return [-situation.best_use(action.args[0]) for action in options]
        if kind in ("want", "want_any"):
            return [wish_worth(s.tables, action) for action in options]
        if kind == "pay":
            return [1.0 if action.kind == "pay" else 0.0 for action in options]
        situation = Situation(s, seat)
        step = s.stack[-1]
        if isinstance(step, Storing):
            return [kept_worth(s, step, action, situation) for action in options]
        if step is not TURN:
            situation.rounds = situation.left  # what a part of a move scores will be scored anyway
        found = [self.value_after(s, seat, action, situation, 0) for action in options]
        if "raids" in self.weights:
            for number, action in enumerate(options):
                if action.kind in RAIDS:
                    found[number] += self.weights["raids"]
        if step is TURN and s.last_round():
            take_sure_points(s, seat, options, found)
        if step is AFTER:
            for number, action in enumerate(options):
                if action.kind in ("use", "faction"):
                    found[number] += SAME_TURN
        elif kind == "reset":
            for number, action in enumerate(options):
                found[number] += reset_worth(s, seat, action, situation.weights.rivals)
        look_again(s, seat, options, found)
        if kind == "hit":
            for number, action in enumerate(options):
                found[number] += BACK * situation.best_use(s.tables.kind[action.args[0]])
        return found

    def value_after(
        self, s: FiftyFirstState, seat: int, action: Action, situation: Situation, depth: int
    ) -> float:
        """The value of an option when the rest of the move is chosen as well as possible."""
        after = s.clone()
        after.apply(action, seat)
        if after.asked == seat and after.outcome is None and depth < DEEPEST:
            step = after.stack[-1]
            if isinstance(step, Pay):
                return self.value_after(after, seat, after.tables.pay, situation, depth + 1)
            if isinstance(step, (Ask, AskMany)) and step.prompt not in MOVE_ENDS:
                options = after.options()
                if isinstance(step, Onto):
                    options = least_missed(after, seat, options)
                return max(
                    [
                        self.value_after(after, seat, option, situation, depth + 1)
                        for option in options
                    ]
                )
        return self.value_in(after, seat, situation)

    def out_of_question(self, s: FiftyFirstState, seat: int) -> Action | None:
        if s.stack[-1] is TURN and s.last_round():
            options = s.options(seat)
            if sure_points(s, seat, options):
                return s.tables.pass_turn
        return None

    def quick(self, s: FiftyFirstState, seat: int, options: list[Action], dice: Dice) -> Action:
        """A lottery among the options, weighted by how much such things usually bring."""
        kind = options[0].kind
        if kind == "pay":
            return options[0]
        if kind == "pick" or (kind == "discard" and s.aside):
            worth = worth_of(s.tables)
            sign = 1.0 if kind == "pick" else -1.0
            best, top = options[0], -99.0
            for action in options:
                k = action.args[0]
                value = sign * (worth.at_once[k] + 2.0 * worth.per_round[k]) + dice.chance() * 1.5
                if value > top:
                    best, top = action, value
            return best
        weights = [quick_weight(s, action) for action in options]
        point = dice.chance() * sum(weights, 0.0)
        for action, weight in zip(options, weights, strict=True):
            point -= weight
            if point <= 0:
                return action
        return options[-1]


def scale_of(left: float) -> float:
    """How many points make a difference that is hard to catch up with."""
    return 2.5 + 1.6 * left


def solo_chance(s: FiftyFirstState, standing: float, left: float) -> float:
    """The chance to have more in the end than the Hegemony."""
    rival = s.vp(HEGEMONY) + s.locations(HEGEMONY) + left * 8.0
    return 1.0 / (1.0 + exp((rival - standing) / scale_of(left)))


def solo_aim(chance: float, score: float) -> float:
    return alone(chance, score, usual=38.0, spread=10.0)


def take_sure_points(
    s: FiftyFirstState, seat: int, options: list[Action], found: list[float]
) -> None:
    """In the last round nobody passes while a move brings points for certain.

    A pass that ends the game and wins it looks better than everything else; it can wait.
    """
    best = sure_points(s, seat, options)
    if best:
        number = options.index(s.tables.pass_turn)
        found[number] = min(found) - best


def sure_points(s: FiftyFirstState, seat: int, options: list[Action]) -> int:
    """Points that one of the moves brings for certain."""
    best = 0
    for action in options:
        if action.kind in ("use", "build", "raze", "deal", "visit"):
            after = s.clone()
            after.apply(action, seat)
            finish(after, seat)
            if after.outcome is None:
                best = max(best, final_points(after, seat) - final_points(s, seat))
    return best


def final_points(s: FiftyFirstState, seat: int) -> int:
    """Points as they count in the end (FFS-21.5)."""
    return s.vp(seat) + s.locations(seat)


def look_again(s: FiftyFirstState, seat: int, options: list[Action], found: list[float]) -> None:
    """The best options, where several are worth the same, are told apart by what is left."""
    least = max(found) - SAME
    tied = [number for number, value in enumerate(found) if value >= least]
    if len(tied) > 1:
        for number in tied:
            after = s.clone()
            after.apply(options[number], seat)
            finish(after, seat)
            found[number] += SECOND * reserve(after, seat)


def finish(s: FiftyFirstState, seat: int) -> None:
    """The rest of a move without a choice: the first of whatever is asked."""
    for _ in range(DEEPEST):
        step = s.asking()
        if s.asked != seat or step is None or step.prompt in MOVE_ENDS:
            return
        s.apply(s.options()[0], seat)


def least_missed(s: FiftyFirstState, seat: int, options: list[Action]) -> list[Action]:
    """The two cards of a state that would be missed least if another one took their place."""
    worth = worth_of(s.tables)

    def missed(action: Action) -> float:
        ref = action.args[0]
        if s.is_ruin(seat, ref):
            return -1.0
        row = s.tables.use_at[ref]
        return worth.per_round[s.tables.kind[ref]] + (row.uses if row is not None else 0)

    return sorted(options, key=missed)[:2]


def quick_weight(s: FiftyFirstState, action: Action) -> float:
    kind = action.kind
    if kind == "pass":
        return 0.12
    if kind == "end_turn":
        return 0.5
    weight = EAGER.get(kind, 1.0)
    if kind == "use":
        row = s.tables.use_at[action.args[0]]
        if row is not None:
            clause = row.clause
            net = clause.worth(NOW) - cost_worth(clause.cost, NOW)
            return weight * max(0.05, net) ** 2
    elif kind == "build":
        worth = worth_of(s.tables)
        k = action.args[0]
        return weight * (worth.at_once[k] + worth.per_round[k]) / s.tables.distance[k]
    elif kind == "faction" and s.tables.power_words.names[action.args[0]] == "recruit":
        return 0.25
    return weight
