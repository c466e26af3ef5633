"""How fast the engine is: random full games with full option lists, and copies, in CPU time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.games import find

RUNS = 3


def calibration(loops: int = 1_000_000) -> float:
    """Millions of simple loop steps per CPU second: lets two machines be compared."""
    best = 0.0
    for _ in range(3):
        started = process_time()
        table = {0: 0}
        cells = [0] * 8
        for i in range(loops):
            cells[i & 7] += table[0] + i
        best = max(best, loops / (process_time() - started) / 1e6)
    return round(best, 2)


def measure(game: Game, config: Config, seconds: float = 1.0) -> dict[str, Any]:
    """One game and mode: medians of three runs, after one that fills the tables of actions."""
    measure_play(game, config, seconds, RUNS)
    plays = [measure_play(game, config, seconds, run) for run in range(RUNS)]
    clones = [measure_clones(game, config, seconds / 2, run) for run in range(RUNS)]
    found: dict[str, Any] = {
        key: round(median([play[key] for play in plays]), 2) for key in plays[0]
    }
    found["clones_per_second"] = round(median(clones), 1)
    if type(game).is_free is not Game.is_free:
        table = game.config(config.seats, config.mode)
        moves = [measure_with_free_actions(game, table, seconds / 2, run) for run in range(RUNS)]
        found["moves_with_free_actions_per_second"] = round(median(moves), 1)
    return found


def measure_play(game: Game, config: Config, seconds: float, run: int) -> dict[str, float]:
    """Decisions, games and options a second in random games."""
    pick = Random(run).random
    decisions = real = options_seen = games = most = 0
    started = process_time()
    spent = 0.0
    while spent < seconds:
        state = game.setup(config, run * 1_000_000 + games, game.rules)
        state.advance()
        while state.outcome is None:
            options = state.options()
            count = len(options)
            decisions += 1
            options_seen += count
            real += count > 1
            if count > most:
                most = count
            state.apply(options[int(pick() * count)])
        games += 1
        spent = process_time() - started
    return {
        "decisions_per_second": decisions / spent,
        "real_decisions_per_second": real / spent,
        "options_per_second": options_seen / spent,
        "options_per_decision": options_seen / decisions,
        "most_options": float(most),
        "decisions_per_game": decisions / games,
        "games_per_second": games / spent,
    }


def measure_with_free_actions(game: Game, config: Config, seconds: float, run: int) -> float:
    """Moves per second when every fifth is a trade, a promise or an answer to one, if there are any."""
    pick = Random(run).random
    moves = games = 0
    started = process_time()
    spent = 0.0
    while spent < seconds:
        state = game.setup(config, run * 1_000_000 + games, game.rules)
        state.advance()
        while state.outcome is None:
            seat = int(pick() * config.seats)
            free = state.free_options(seat) if pick() < 0.2 else []
            if free:
                state.apply_free(seat, free[int(pick() * len(free))])
            else:
                options = state.options()
                state.apply(options[int(pick() * len(options))])
            moves += 1
        games += 1
        spent = process_time() - started
    return moves / spent


def measure_clones(game: Game, config: Config, seconds: float, run: int) -> float:
    """Copies per second in the middle of a random game."""
    length = play_some(game, config, run, 1 << 30)[1]
    return copy_rate(play_some(game, config, run, length // 2)[0].clone, seconds)


def copy_rate(clone: Callable[[], object], seconds: float) -> float:
    """Calls of ``clone`` per second of CPU time."""
    copies, spent, started = 0, 0.0, process_time()
    while spent < seconds:
        for _ in range(100):
            clone()
        copies += 100
        spent = process_time() - started
    return copies / spent


def play_some(game: Game, config: Config, run: int, most: int) -> tuple[Any, int]:
    """A position after at most ``most`` random decisions, and how many there were."""
    state = game.setup(config, 77 + run, game.rules)
    state.advance()
    pick = Random(run).random
    played = 0
    while state.outcome is None and played < most:
        options = state.options()
        state.apply(options[int(pick() * len(options))])
        played += 1
    return state, played


def bench_state(name: str, seats: int | None = None, mode: str | None = None) -> Any:
    """A factory for outside yardsticks: ``bench_state("streets")(seed)`` is a fresh state."""
    game = find(name)
    config = game.bench_config(seats, mode)

    def fresh(seed: int) -> Any:
        state = game.setup(config, seed, game.rules)
        state.advance()
        return state

    return fresh
