"""The summary of many games: the JSON document of ``tabletown simulate``."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

from tabletown.lab.simulate import Job, SimulatedGame
from tabletown.lab.stats import counted, mean, spread, wilson


def summary(
    job: Job, played: list[SimulatedGame], seconds: float, earlier: int = 0
) -> dict[str, Any]:
    """How all games went. ``earlier`` of them had been played before these ``seconds`` began."""
    finished = [game for game in played if game.failure is None]
    decisions = sum([game.decisions for game in finished])
    fresh = sum([game.decisions for game in played[earlier:] if game.failure is None])
    config = job.config
    return {
        "game": config.game,
        "mode": config.mode,
        "seats": config.seats,
        "options": dict(config.options),
        "bots": list(job.bots),
        "rotate": job.rotate,
        "games": len(played),
        "finished": len(finished),
        "failures": [game.failure for game in played if game.failure is not None],
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(fresh / seconds, 1) if seconds else 0.0,
        "mean_decisions": round(decisions / len(finished), 2) if finished else 0.0,
        "reasons": counted([game.reason for game in finished]),
        "results": {
            "seats": [
                {"seat": seat, **tally([(game, seat) for game in finished])}
                for seat in range(config.seats)
            ],
            "roles": grouped(finished, lambda game, seat: game.roles[seat]),
            "levels": grouped(finished, lambda game, seat: game.levels[seat]),
        },
        "digest": digest(played),
    }


def tally(rows: list[tuple[SimulatedGame, int]]) -> dict[str, Any]:
    """Wins and scores of some seats."""
    games = len(rows)
    wins = sum([seat in game.winners for game, seat in rows])
    scores = [game.scores[seat] for game, seat in rows]
    low, high = wilson(wins / games, games) if games else (0.0, 1.0)
    return {
        "games": games,
        "wins": wins,
        "win_rate": round(wins / games, 4) if games else 0.0,
        "low": round(low, 4),
        "high": round(high, 4),
        "mean_score": round(mean(scores), 2),
        "score_spread": round(spread(scores), 2),
    }


def grouped(
    finished: list[SimulatedGame], name: Callable[[SimulatedGame, int], str]
) -> dict[str, Any]:
    """Wins and scores of seats that share a name."""
    groups: dict[str, list[tuple[SimulatedGame, int]]] = {}
    for game in finished:
        for seat in range(len(game.scores)):
            if word := name(game, seat):
                groups.setdefault(word, []).append((game, seat))
    return {word: tally(rows) for word, rows in sorted(groups.items())}


def digest(played: list[SimulatedGame]) -> str:
    """A fingerprint of all results: equal for equal games, however they were computed."""
    h = blake2b(digest_size=8)
    for game in played:
        row = [game.seed, game.decisions, game.levels, game.winners, game.scores, game.reason]
        h.update(msgspec.msgpack.encode(row))
    return h.hexdigest()
