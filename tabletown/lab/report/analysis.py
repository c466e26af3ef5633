"""What a report says, as numbers: everything is worked out here, nothing in the page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import Any, Final

import msgspec

from tabletown.lab.probe import probe_type
from tabletown.lab.probe.base import Track
from tabletown.lab.runs import Run
from tabletown.lab.simulate import Job, SimulatedGame, the_game
from tabletown.lab.stats import mean, quantile, wilson

BAND: Final = 0.02  # how far from a fair share is still on target
LEAST_USES: Final = 20  # uses below this number say nothing
SHOWN_USES: Final = 12
SWINGS: Final = 5


class ShareFigures(msgspec.Struct, frozen=True):
    """The wins of a group of seats, with the interval of their share."""

    name: str
    games: int
    wins: int
    share: float
    low: float
    high: float
    fair: float | None  # what the share should be; None if there is no such number
    score: float

    @property
    def verdict(self) -> str:
        """``strong`` or ``weak`` when the whole interval lies outside the target."""
        if self.fair is None:
            return ""
        if self.low > self.fair + BAND:
            return "strong"
        return "weak" if self.high < self.fair - BAND else ""


class UseFigures(msgspec.Struct, frozen=True):
    """A card or action: how often it was used, in which ways, and how its users fared."""

    name: str
    ways: dict[str, int]  # seats that used it, by kind of action
    seats: int  # seats that used it at all
    wins: int
    share: float
    low: float
    high: float
    fair: float  # what its users would win if it made no difference
    per_game: float

    @property
    def verdict(self) -> str:
        """``strong`` or ``weak``, if the interval says so."""
        if self.seats < LEAST_USES:
            return ""
        if self.low > self.fair + BAND:
            return "strong"
        return "weak" if self.high < self.fair - BAND else ""

    @property
    def weight(self) -> float:
        """How sure a difference from the fair share is, in standard errors."""
        error = sqrt(self.fair * (1 - self.fair) / self.seats) if self.seats else 0.0
        return abs(self.share - self.fair) / error if error else 0.0


class Curve(msgspec.Struct, frozen=True):
    """A track over the rounds: quantiles at the start and after every round."""

    track: Track
    games: list[int]  # how many games came so far
    low: list[float]  # 10 %
    first: list[float]  # 25 %
    middle: list[float]
    third: list[float]  # 75 %
    high: list[float]  # 90 %


class PairFigures(msgspec.Struct, frozen=True):
    """Who ends higher of two."""

    row: str
    column: str
    games: int
    share: float  # of the row; ties count half


class TalkFigures(msgspec.Struct, frozen=True):
    """Something said or done in negotiation."""

    name: str
    per_game: float
    games: float  # share of games in which it happened at all


class Findings:
    """All numbers of a report."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.job: Job = run.job
        self.game = the_game(run.job.config.game)
        self.config = run.job.config
        self.probe = probe_type(self.game)
        self.finished: list[SimulatedGame] = [game for game in run.played if game.failure is None]
        self.failures = len(run.played) - len(self.finished)
        self.sides = self.game.sides(self.config)
        self.alone = len(self.sides) == 1  # everybody against the game itself
        self.fair = self.fair_share()
        self.expected = self.expected_shares()
        self.seats = [] if self.alone else self.by_seat()
        self.roles = self.grouped(lambda game, seat: game.roles[seat])
        self.levels = self.grouped(lambda game, seat: game.levels[seat])
        self.pairings = self.find_pairings()
        self.reasons = Counter([game.reason for game in self.finished])
        self.noted = [game for game in self.finished if game.notes is not None]
        self.uses = self.find_uses()
        self.curves = [self.curve(track) for track in self.probe.tracks] if self.noted else []
        self.talk = self.find_talk()

    # -- wins ---------------------------------------------------------------------------------

    def fair_share(self) -> float | None:
        """What every seat should win: all alike, a half for each of two sides."""
        if self.alone or not self.finished:
            return None
        if len(self.sides) == 2:
            return 0.5
        return mean([len(game.winners) / len(game.scores) for game in self.finished])

    def expected_shares(self) -> dict[str, float]:
        """What the seats of each role win on the whole: the neutral line for what they do."""
        groups: dict[str, list[bool]] = {}
        for game in self.finished:
            for seat, role in enumerate(game.roles):
                groups.setdefault(role, []).append(seat in game.winners)
        return {role: mean([float(won) for won in wins]) for role, wins in groups.items()}

    def share(self, name: str, rows: list[tuple[SimulatedGame, int]]) -> ShareFigures:
        """The share of wins of some seats in games."""
        wins = sum([seat in game.winners for game, seat in rows])
        low, high = wilson(wins / len(rows), len(rows))
        score = mean([game.scores[seat] for game, seat in rows])
        return ShareFigures(name, len(rows), wins, wins / len(rows), low, high, self.fair, score)

    def by_seat(self) -> list[ShareFigures]:
        """The share of wins of each seat."""
        if not self.finished:
            return []
        return [
            self.share(str(seat), [(game, seat) for game in self.finished])
            for seat in range(self.config.seats)
        ]

    def grouped(self, name: Callable[[SimulatedGame, int], str]) -> list[ShareFigures]:
        """Seats by a word; in a team game every side counts once for each word."""
        groups: dict[str, list[tuple[SimulatedGame, int]]] = {}
        for game in self.finished:
            for side in self.sides:
                for word in sorted({name(game, seat) for seat in side}):
                    if word:
                        groups.setdefault(word, []).append((game, side[0]))
        return [self.share(word, rows) for word, rows in sorted(groups.items())]

    @property
    def overall(self) -> ShareFigures | None:
        """How often the game itself was beaten, when everybody plays against it."""
        if not self.alone or not self.finished:
            return None
        return self.share("", [(game, 0) for game in self.finished])

    def find_pairings(self) -> list[PairFigures]:
        """Every role against every other, by place at the end."""
        if len(self.sides) < 3:
            return []
        ahead: dict[tuple[str, str], list[float]] = {}
        for game in self.finished:
            for a in range(len(game.scores)):
                for b in range(len(game.scores)):
                    row, column = game.roles[a], game.roles[b]
                    if row and column and row != column:
                        better = game.ranks[a] < game.ranks[b]
                        equal = game.ranks[a] == game.ranks[b]
                        ahead.setdefault((row, column), []).append(better + 0.5 * equal)
        return [PairFigures(a, b, len(won), mean(won)) for (a, b), won in sorted(ahead.items())]

    # -- scores and length ----------------------------------------------------------------------

    @property
    def winner_scores(self) -> list[int]:
        """The scores of all winners."""
        return [game.scores[seat] for game in self.finished for seat in game.winners]

    @property
    def other_scores(self) -> list[int]:
        """The scores of all others."""
        return [
            score
            for game in self.finished
            for seat, score in enumerate(game.scores)
            if seat not in game.winners
        ]

    @property
    def close_share(self) -> float:
        """The share of games in which the best two scores differ by 5 % of the best or less."""
        close = 0
        for game in self.finished:
            ordered = sorted(game.scores, reverse=True)
            if len(ordered) > 1 and ordered[0] - ordered[1] <= 0.05 * abs(ordered[0]):
                close += 1
        return close / len(self.finished) if self.finished else 0.0

    @property
    def lengths(self) -> list[int]:
        """Rounds of every game, or decisions if rounds were not noted."""
        if self.noted:
            return [game.notes.rounds for game in self.noted if game.notes is not None]
        return [game.decisions for game in self.finished]

    # -- uses ---------------------------------------------------------------------------------

    def find_uses(self) -> tuple[list[UseFigures], list[UseFigures]]:
        """Cards and the like, and plain kinds of action."""
        users: dict[str, dict[tuple[int, int], tuple[bool, str]]] = {}
        ways: dict[str, Counter[str]] = {}
        count: Counter[str] = Counter()
        for game in self.noted:
            notes = game.notes
            assert notes is not None
            for seat, uses in enumerate(notes.uses):
                fared = (seat in game.winners, game.roles[seat])
                for key, times in uses.items():
                    kind, _, word = key.partition(" ")
                    name = word or f"kind-{kind}"
                    users.setdefault(name, {})[game.seed, seat] = fared
                    ways.setdefault(name, Counter())[kind] += 1
                    count[name] += times
        named: list[UseFigures] = []
        plain: list[UseFigures] = []
        for name, found in sorted(users.items()):
            use = self.use(name, list(found.values()), ways[name], count[name])
            (plain if name.startswith("kind-") else named).append(use)
        return named, plain

    def use(
        self, name: str, users: list[tuple[bool, str]], ways: Counter[str], times: int
    ) -> UseFigures:
        """How those fared who used something."""
        wins = sum([won for won, _ in users])
        share = wins / len(users)
        low, high = wilson(share, len(users))
        neutral = mean([self.expected[role] for _, role in users])
        per_game = times / len(self.noted)
        return UseFigures(name, dict(ways), len(users), wins, share, low, high, neutral, per_game)

    def telling_uses(self) -> list[UseFigures]:
        """The uses that differ most surely from a fair share, best first."""
        enough = [use for use in self.uses[0] if use.seats >= LEAST_USES]
        chosen = sorted(enough, key=lambda use: -use.weight)[:SHOWN_USES]
        return sorted(chosen, key=lambda use: -use.share)

    # -- curves, talk, swings ---------------------------------------------------------------------

    def curve(self, track: Track) -> Curve:
        """The course of a track over the rounds."""
        series = [g.notes.tracks[track.name] for g in self.noted if g.notes is not None]
        longest = int(quantile(sorted([len(values) for values in series]), 0.95))
        # A game that is over keeps its last value: else late rounds would show long games only.
        columns = [
            sorted([values[min(i, len(values) - 1)] for values in series]) for i in range(longest)
        ]
        reached = [sum([len(values) > i for values in series]) for i in range(longest)]

        def at(share: float) -> list[float]:
            return [quantile(values, share) for values in columns]

        return Curve(track, reached, at(0.1), at(0.25), at(0.5), at(0.75), at(0.9))

    def find_talk(self) -> list[TalkFigures]:
        """How often the words of negotiation were used."""
        found: list[TalkFigures] = []
        for key in self.probe.talk_words:
            times = [game.notes.talk.get(key, 0) for game in self.noted if game.notes is not None]
            if any(times):
                found.append(TalkFigures(key, mean(times), mean([float(n > 0) for n in times])))
        return found

    def swings(self) -> list[SimulatedGame]:
        """The games in which the lead changed most often."""
        found = [game for game in self.noted if game.notes is not None and game.notes.swing > 1]
        found.sort(key=swing)
        return found[:SWINGS]


def swing(game: SimulatedGame) -> tuple[int, int]:
    """What sorts games by how much the lead changed."""
    assert game.notes is not None
    return -game.notes.swing, game.seed


def games_needed(share: float, difference: float = BAND) -> int:
    """How many games make an interval as narrow as the target band."""
    return int(3.84 * share * (1 - share) / difference**2) + 1


def settings(config: Any) -> dict[str, Any]:
    """The options that differ from their defaults."""
    game = the_game(config.game)
    defaults = {option.name: option.default for option in game.options}
    return {name: value for name, value in config.options.items() if value != defaults[name]}
