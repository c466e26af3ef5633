"""One simulated game, and what is kept of it. Many at once: see ``workers`` and ``runs``."""

from __future__ import annotations

from functools import cache
from time import process_time
from typing import Any

import msgspec

from tabletown.bots import Bot
from tabletown.bots.driver import play_decision
from tabletown.core.config import Config
from tabletown.core.errors import BadUsage, TabletownError
from tabletown.core.game import Game
from tabletown.core.match import Match
from tabletown.core.rng import Dice
from tabletown.core.state import State
from tabletown.games import find
from tabletown.lab.players import is_own, make_player
from tabletown.lab.probe import Notes, Probe, probe
from tabletown.lab.quick import QuickMatch

MOST_DECISIONS = 50_000
MOST_FAILURE_TEXT = 2_000


class Job(msgspec.Struct, frozen=True):
    """What to simulate: a configuration, the players, and how closely to look."""

    config: Config
    bots: tuple[str, ...]  # players by seat, for the first game
    check: bool = False  # assert the invariants after every action
    keep_records: bool = False
    iterations: int | None = None  # search budget of hard bots
    seconds: float = 1.0  # thinking time of hard bots without a budget
    rotate: bool = False  # the levels move on by one seat from game to game
    notes: bool = False  # what reports need: uses of actions, tracks, negotiation
    content: str = ""  # the fingerprint of the content, compared by every worker

    def levels(self, number: int) -> tuple[str, ...]:
        """The level in every seat of the game with this number."""
        if not self.rotate:
            return self.bots
        shift = number % len(self.bots)
        return self.bots[-shift:] + self.bots[:-shift]


class SimulatedGame(msgspec.Struct, frozen=True):
    """One simulated game."""

    seed: int
    decisions: int
    levels: tuple[str, ...] = ()
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    roles: tuple[str, ...] = ()
    reason: str = ""
    seconds: float = 0.0  # CPU time
    failure: str | None = None
    record: str | None = None
    notes: Notes | None = None


@cache
def the_game(name: str) -> Game:
    """The game called ``name``, looked up once."""
    return find(name)


def play_one(job: Job, seed: int, number: int = 0) -> SimulatedGame:
    """One game from its seed; a failure is a result, not an exception."""
    started = process_time()
    levels = job.levels(number)
    table = GameInProgress(job, seed, levels)
    try:
        table.play()
    except TabletownError as fault:
        return failed(table, str(fault))
    except Exception as error:
        return failed(table, f"{type(error).__name__}: {error}")
    state, outcome = table.state, table.state.outcome
    if outcome is None:
        return failed(table, "the game does not end")
    return SimulatedGame(
        seed=seed,
        decisions=table.decisions,
        levels=levels,
        winners=outcome.winners,
        scores=outcome.scores,
        ranks=outcome.ranks,
        roles=tuple(table.game.roles(state)),
        reason=outcome.reason,
        seconds=round(process_time() - started, 6),
        record=str(table.match.record()) if job.keep_records and table.match else None,
        notes=table.probe.notes if table.probe is not None else None,
    )


def failed(table: GameInProgress, why: str) -> SimulatedGame:
    """A game that broke off, with the reason."""
    seed = table.seed
    if len(why) > MOST_FAILURE_TEXT:  # the end says what went wrong
        why = f"{why[: MOST_FAILURE_TEXT // 2]} [...] {why[-MOST_FAILURE_TEXT // 2 :]}"
    return SimulatedGame(seed, table.decisions, failure=f"seed {seed}: {why}")


class GameInProgress:
    """A game being simulated: bare when everybody plays at random, with a match otherwise."""

    def __init__(self, job: Job, seed: int, levels: tuple[str, ...]) -> None:
        self.job = job
        self.seed = seed
        self.levels = levels
        self.game = the_game(job.config.game)
        self.match: Match | None = None
        self.probe: Probe | None = None
        self.decisions = 0
        self._state: State | None = None

    @property
    def state(self) -> Any:
        """The position of the game."""
        return self.match.state if self.match is not None else self._state

    def play(self) -> None:
        """Play the game with what the job wants noted."""
        job = self.job
        if job.notes:
            self.probe = probe(self.game, job.config)
        if set(self.levels) == {"random"} and not job.keep_records and not job.notes:
            self.play_at_random()
            return
        if job.keep_records:
            self.match = Match(self.game, job.config, self.seed, players=list(self.levels))
        else:
            heard = job.notes or any(is_own(name) for name in self.levels)
            self.match = QuickMatch.begin(self.game, job.config, self.seed, heard=heard)
        self.play_match(self.match)

    def play_at_random(self) -> None:
        """The same games that random bots play in a match, several times as fast."""
        state = self._state = self.game.setup(self.job.config, self.seed, self.game.rules)
        state.advance()
        dice = [Dice(bot_seed(self.seed, seat), 7).below for seat in range(len(self.levels))]
        check = self.job.check
        while state.outcome is None and self.decisions < MOST_DECISIONS:
            options = state.options()
            if len(options) > 1:
                seat = state.asked if state.asked >= 0 else state.deciders()[0]
                state.apply(options[dice[seat](len(options))])
            else:
                state.apply(options[0])
            self.decisions += 1
            if check:
                self.game.check(state)

    def play_match(self, match: Match) -> None:
        """Play a whole match, with its record."""
        job = self.job
        bots: dict[int, Bot] = {}
        for seat, level in enumerate(self.levels):
            bots[seat] = make_player(
                self.game, level, bot_seed(self.seed, seat),
                seconds=job.seconds, iterations=job.iterations,
            )  # fmt: skip
        noted = 0
        if self.probe is not None:
            self.probe.begin(match)
        while not match.over and self.decisions < MOST_DECISIONS:
            play_decision(match, bots)
            if job.check:
                self.game.check(match.state)
            if self.probe is not None:
                for played in match.history[noted:]:
                    self.probe.note(match, played.seat, played.action, played.free, played.events)
            noted = len(match.history)
            self.decisions += 1
        if self.probe is not None and match.outcome is not None:
            self.probe.finish(match)


def bot_seed(seed: int, seat: int) -> int:
    """The seed of a seat's bot."""
    return seed * 100 + seat


def play_chunk(job: Job, first: int, numbers: list[int]) -> list[SimulatedGame]:
    """Some games of a run: the seed of a game is the first seed plus its number."""
    game = the_game(job.config.game)
    if job.content and game.content_digest(job.config) != job.content:
        raise BadUsage(f"this machine has other content of {game.name}; install the same version")
    return [play_one(job, first + number, number) for number in numbers]


def the_job(
    config: Config,
    bots: tuple[str, ...],
    *,
    check: bool = False,
    keep_records: bool = False,
    iterations: int | None = None,
    rotate: bool = False,
    notes: bool = False,
) -> Job:
    """A job that knows the fingerprint of its content."""
    content = find(config.game).content_digest(config)
    return Job(
        config, bots, check=check, keep_records=keep_records, iterations=iterations,
        rotate=rotate, notes=notes, content=content,
    )  # fmt: skip
