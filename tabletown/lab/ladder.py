"""The ladder: every level against every other, with rotated seats and paired seeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from multiprocessing import get_context
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from tabletown.bots.driver import play_out
from tabletown.core.config import Config
from tabletown.core.outcome import Outcome
from tabletown.games import find
from tabletown.lab.players import is_own, make_player
from tabletown.lab.quick import QuickMatch
from tabletown.lab.stats import wilson


class Bout(msgspec.Struct, frozen=True):
    """One game of a pair: which level sits where."""

    config: Config
    seed: int
    levels: tuple[str, ...]
    seconds: float
    iterations: int | None


class Result(msgspec.Struct, frozen=True):
    """How a bout ended, by seat."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    met: dict[str, int]  # decisions by kind that were judged
    alike: dict[str, int]  # those in which all options looked alike


def play_bout(bout: Bout) -> Result:
    """Play one bout."""
    game = find(bout.config.game)
    heard = any(is_own(name) for name in bout.levels)
    match = QuickMatch.begin(game, bout.config, bout.seed, heard=heard)
    bots = {
        seat: make_player(
            game, level, bout.seed * 100 + seat, seconds=bout.seconds, iterations=bout.iterations
        )
        for seat, level in enumerate(bout.levels)
    }
    play_out(match, bots)
    outcome = match.outcome
    assert isinstance(outcome, Outcome)
    met: Counter[str] = Counter()
    alike: Counter[str] = Counter()
    for bot in bots.values():
        met.update(bot.met)
        alike.update(bot.alike)
    return Result(outcome.winners, outcome.scores, outcome.ranks, dict(met), dict(alike))


def seatings(sides: list[tuple[int, ...]], a: str, b: str) -> list[tuple[str, ...]]:
    """Who sits where: ``a`` on each side once against ``b`` on the others.

    A side alone against the game is compared with itself: once all ``a``, once all ``b``.
    """
    seats = sum(len(side) for side in sides)
    if len(sides) == 1:
        return [(a,) * seats, (b,) * seats]
    return [tuple([a if seat in side else b for seat in range(seats)]) for side in sides]


class Ladder:
    """A round robin of levels in one configuration."""

    def __init__(
        self,
        config: Config,
        levels: list[str],
        games: int,
        seed: int = 1,
        seconds: float = 1.0,
        iterations: int | None = None,
        jobs: int = 1,
    ) -> None:
        self.config = config
        self.levels = levels
        self.sides = find(config.game).sides(config)
        rounds = len(self.sides) if len(self.sides) > 1 else 1
        self.deals = max(1, -(-games // rounds))  # deals per pair; each is played in every seating
        self.seed = seed
        self.seconds = seconds
        self.iterations = iterations
        self.jobs = jobs
        self.ratings = {level: PlackettLuce().rating(name=level) for level in levels}
        self.met: Counter[str] = Counter()
        self.alike: Counter[str] = Counter()

    @property
    def fallbacks(self) -> int:
        """Decisions of kinds in which no bot ever saw a difference: they were made at random."""
        return sum([times for kind, times in self.met.items() if self.alike[kind] == times])

    @property
    def bouts(self) -> int:
        """How many games the whole ladder takes."""
        pairs = len(self.levels) * (len(self.levels) - 1) // 2
        return pairs * self.deals * len(seatings(self.sides, "a", "b"))

    def run(self, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
        """Play all pairs of levels; the result as a document."""
        pairs = []
        for a, b in combinations(self.levels, 2):
            pairs.append(self.pair(a, b, progress))
        return {
            "game": self.config.game,
            "mode": self.config.mode,
            "seats": self.config.seats,
            "options": dict(self.config.options),
            "seed": self.seed,
            "seconds": self.seconds,
            "iterations": self.iterations,
            "pairs": pairs,
            "ratings": {
                level: {"mu": round(rating.mu, 2), "sigma": round(rating.sigma, 2)}
                for level, rating in self.ratings.items()
            },
            "fallbacks": self.fallbacks,
            "kinds": {
                kind: {"decisions": times, "alike": self.alike[kind]}
                for kind, times in sorted(self.met.items())
            },
        }

    def pair(self, a: str, b: str, progress: Callable[[int], None] | None) -> dict[str, Any]:
        """``a`` against ``b``; the win rate is that of the one that comes later in the levels."""
        strong, weak = b, a
        seats = seatings(self.sides, strong, weak)
        bouts = [
            Bout(self.config, self.seed + deal, levels, self.seconds, self.iterations)
            for deal in range(self.deals)
            for levels in seats
        ]
        results: list[Result] = []
        for result in self.played(bouts):
            results.append(result)
            if progress is not None:
                progress(1)
        for result in results:
            self.met.update(result.met)
            self.alike.update(result.alike)
        if len(self.sides) == 1:
            wins, games, fair = self.compare_alone(results, strong, weak)
        else:
            wins, games, fair = self.compare(bouts, results, strong, weak)
        rate = wins / games
        low, high = wilson(rate, games)
        return {
            "a": strong,
            "b": weak,
            "games": games,
            "win_rate": round(rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "fair": round(fair, 4),
        }

    def played(self, bouts: list[Bout]) -> Any:
        """The results of some bouts, on as many processes as there are jobs."""
        if self.jobs <= 1:
            yield from map(play_bout, bouts)
            return
        with ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn")) as pool:
            yield from pool.map(play_bout, bouts)

    def compare(
        self, bouts: list[Bout], results: list[Result], strong: str, weak: str
    ) -> tuple[float, int, float]:
        """Wins of the stronger level, games that count, and the mean difference of scores."""
        wins = 0.0
        everybody = 0.0
        for bout, result in zip(bouts, results, strict=True):
            side = next(side for side in self.sides if bout.levels[side[0]] == strong)
            shared = len({self.side_of(seat) for seat in result.winners})
            if self.two_sided:
                wins += (side[0] in result.winners) / max(1, shared)
            else:
                wins += side[0] in result.winners
            everybody += shared / len(self.sides)
            other = next(s for s in self.sides if s != side)
            self.rate(strong, weak, result.ranks[side[0]], result.ranks[other[0]])
        fair = 0.5 if self.two_sided else everybody / len(results)
        return wins, len(results), fair

    @property
    def two_sided(self) -> bool:
        """Whether two sides play against each other."""
        return len(self.sides) == 2

    def side_of(self, seat: int) -> int:
        """The number of a seat's side."""
        return next(i for i, side in enumerate(self.sides) if seat in side)

    def compare_alone(
        self, results: list[Result], strong: str, weak: str
    ) -> tuple[float, int, float]:
        """The same where all play together against the game."""
        wins = 0.0
        for one, two in zip(results[::2], results[1::2], strict=True):
            mine, theirs = (bool(one.winners), one.scores[0]), (bool(two.winners), two.scores[0])
            wins += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
            self.rate(strong, weak, 1 + (mine < theirs), 1 + (theirs < mine))
        return wins, len(results) // 2, 0.5

    def rate(self, strong: str, weak: str, strong_rank: int, weak_rank: int) -> None:
        """Take one game between two levels into their ratings."""
        model = PlackettLuce()
        teams = [[self.ratings[strong]], [self.ratings[weak]]]
        (first,), (second,) = model.rate(teams, ranks=[strong_rank, weak_rank])
        self.ratings[strong], self.ratings[weak] = first, second
