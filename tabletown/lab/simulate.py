"""Many games at once: the same results whatever the number of processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import process_time
from typing import Any

import msgspec

from tabletown.bots import make_bot
from tabletown.bots.driver import play_out
from tabletown.core.config import Config
from tabletown.core.errors import TabletownError
from tabletown.core.game import Game
from tabletown.core.match import Match
from tabletown.core.rng import Dice
from tabletown.games import find

MOST_DECISIONS = 50_000


class Job(msgspec.Struct, frozen=True):
    """What to simulate: a configuration, the players, and how strictly to look."""

    config: Config
    bots: tuple[str, ...]
    check: bool = False
    keep_records: bool = False
    iterations: int | None = None


class Played(msgspec.Struct, frozen=True):
    """One simulated game."""

    seed: int
    decisions: int
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    roles: tuple[str, ...] = ()
    reason: str = ""
    seconds: float = 0.0
    failure: str | None = None
    record: str | None = None


def play_one(job: Job, seed: int) -> Played:
    """One game from its seed; a failure is a result, not an exception."""
    started = process_time()
    game = find(job.config.game)
    decisions = 0
    try:
        if set(job.bots) == {"random"} and not job.keep_records:
            state, decisions = random_game(game, job, seed)
            record = None
        else:
            match = Match(game, job.config, seed)
            bots = {
                seat: make_bot(game, level, seed * 100 + seat, iterations=job.iterations)
                for seat, level in enumerate(job.bots)
            }
            play_out(match, bots)
            if job.check:
                match.state.check()
            state, decisions = match.state, len(match.history)
            record = str(match.record()) if job.keep_records else None
    except TabletownError as fault:
        return Played(seed, decisions, failure=f"seed {seed}: {fault}")
    except Exception as error:
        return Played(seed, decisions, failure=f"seed {seed}: {type(error).__name__}: {error}")
    outcome = state.outcome
    if outcome is None:
        return Played(seed, decisions, failure=f"seed {seed}: the game does not end")
    return Played(
        seed,
        decisions,
        outcome.winners,
        outcome.scores,
        tuple(game.roles(state)),
        outcome.reason,
        process_time() - started,
        None,
        record,
    )


def random_game(game: Game, job: Job, seed: int) -> tuple[Any, int]:
    state = game.setup(job.config, seed, game.rules)
    state.advance()
    dice = Dice(seed, 1)
    decisions = 0
    while state.outcome is None and decisions < MOST_DECISIONS:
        options = state.options()
        state.apply(options[dice.below(len(options))])
        decisions += 1
        if job.check:
            state.check()
    return state, decisions


def play_chunk(job: Job, seeds: list[int]) -> list[Played]:
    return [play_one(job, seed) for seed in seeds]


def run(
    job: Job, games: int, seed: int, jobs: int, progress: Callable[[int], None] | None = None
) -> list[Played]:
    """Play ``games`` games with the seeds from ``seed`` on, in order of their seeds."""
    seeds = list(range(seed, seed + games))
    size = max(1, min(50, games // (8 * jobs) or 1))
    chunks = [seeds[i : i + size] for i in range(0, games, size)]
    found: list[Played] = []
    for chunk in in_order(job, chunks, jobs):
        found.extend(chunk)
        if progress is not None:
            progress(len(chunk))
    return found


def in_order(job: Job, chunks: list[list[int]], jobs: int) -> Iterator[list[Played]]:
    if jobs <= 1:
        for chunk in chunks:
            yield play_chunk(job, chunk)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_chunk, [job] * len(chunks), chunks)


def summary(job: Job, played: list[Played], seconds: float) -> dict[str, Any]:
    """The JSON document of ``tabletown simulate``."""
    finished = [game for game in played if game.failure is None]
    decisions = sum(game.decisions for game in finished)
    config = job.config
    return {
        "game": config.game,
        "mode": config.mode,
        "seats": config.seats,
        "options": dict(config.options),
        "bots": list(job.bots),
        "games": len(played),
        "finished": len(finished),
        "failures": [game.failure for game in played if game.failure is not None],
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1) if seconds else 0.0,
        "mean_decisions": round(decisions / len(finished), 2) if finished else 0.0,
        "reasons": counted([game.reason for game in finished]),
        "results": {
            "seats": [by_seat(finished, seat) for seat in range(config.seats)],
            "roles": by_role(finished),
        },
    }


def counted(words: list[str]) -> dict[str, int]:
    return {word: words.count(word) for word in sorted(set(words))}


def tally(rows: list[tuple[bool, int]]) -> dict[str, Any]:
    games = len(rows)
    return {
        "games": games,
        "wins": sum(won for won, _ in rows),
        "win_rate": round(sum(won for won, _ in rows) / games, 4) if games else 0.0,
        "mean_score": round(sum(score for _, score in rows) / games, 2) if games else 0.0,
    }


def by_seat(finished: list[Played], seat: int) -> dict[str, Any]:
    rows = [(seat in game.winners, game.scores[seat]) for game in finished]
    return {"seat": seat, **tally(rows)}


def by_role(finished: list[Played]) -> dict[str, Any]:
    roles: dict[str, list[tuple[bool, int]]] = {}
    for game in finished:
        for seat, role in enumerate(game.roles):
            if role:
                roles.setdefault(role, []).append((seat in game.winners, game.scores[seat]))
    return {role: tally(rows) for role, rows in sorted(roles.items())}
