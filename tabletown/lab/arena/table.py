"""The table of an arena: OpenSkill ratings and win rates with intervals, and a digest of all games."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from openskill.models import PlackettLuce

import tabletown
from tabletown.core.errors import BadUsage
from tabletown.games import find
from tabletown.lab.arena.contest import Contest, pairings
from tabletown.lab.arena.match import ContestGame, play_pairing
from tabletown.lab.arena.pages import write_pages
from tabletown.lab.stats import wilson


def play_contest(
    contest: Contest, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> list[ContestGame]:
    """All games, in their order whatever the number of jobs; bots have processes of their own."""
    found: list[ContestGame] = []
    with ThreadPoolExecutor(jobs) as pool:
        for played in pool.map(partial(play_pairing, contest), pairings(contest)):
            found.append(played)
            if progress is not None:
                progress(1)
    return found


def standings(contest: Contest, games: list[ContestGame]) -> list[dict[str, Any]]:
    """One row for each bot, the best first."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in contest.bots}
    sides = find(contest.game).sides(contest.config())
    rows: dict[str, dict[str, Any]] = {
        name: {"bot": name, "games": 0, "wins": 0.0, "failures": 0} for name in contest.bots
    }
    for game in games:
        ranks: dict[str, int] = {}
        for side in sides:
            name, rank = game.bots[side[0]], game.ranks[side[0]]
            ranks[name] = min(rank, ranks.get(name, rank))
            rows[name]["games"] += 1
            if side[0] in game.winners:
                shared = sum([other[0] in game.winners for other in sides])
                rows[name]["wins"] += 1 / shared
        for failure in game.failures:
            rows[failure.bot]["failures"] += 1
        if len(ranks) > 1:
            teams = [[ratings[name]] for name in ranks]
            for name, (rating,) in zip(ranks, model.rate(teams, ranks=list(ranks.values())), strict=True):  # fmt: skip
                ratings[name] = rating
    for name, row in rows.items():
        share = row["wins"] / max(1, row["games"])
        low, high = wilson(share, row["games"])
        rating = ratings[name]
        row.update(
            wins=round(row["wins"], 2), win_rate=round(share, 4), low=round(low, 4),
            high=round(high, 4), mu=round(rating.mu, 2), half=round(1.96 * rating.sigma, 2),
        )  # fmt: skip
    return sorted(rows.values(), key=lambda row: (-row["mu"], row["bot"]))


def digest(games: list[ContestGame]) -> str:
    """Equal digests mean equal games, action for action."""
    return hashlib.sha256("\n".join([game.chain for game in games]).encode()).hexdigest()[:16]


def document(contest: Contest, games: list[ContestGame]) -> dict[str, Any]:
    """Everything about a contest that was played, as JSON-like data."""
    config = contest.config()
    game = find(contest.game)
    return {
        "tabletown": tabletown.__version__,
        "contest": {**msgspec.to_builtins(contest), "bots": {name: Path(spec).name if ".py:" in spec else spec for name, spec in contest.bots.items()}},
        "content": game.content_digest(config),
        "rules": game.rules,
        "games": len(games),
        "digest": digest(games),
        "table": standings(contest, games),
        "failures": [
            {**msgspec.to_builtins(failure), "what": without_folders(contest, failure.what)}
            for one in games
            for failure in one.failures
        ],
        "played": [
            {"number": one.number, "seed": one.seed, "bots": list(one.bots), "winners": list(one.winners), "scores": list(one.scores)}
            for one in games
        ],
    }  # fmt: skip


def without_folders(contest: Contest, text: str) -> str:
    """What a bot was told, without saying where on this machine its file lies."""
    for spec in contest.bots.values():
        if ".py:" in spec:
            text = text.replace(str(Path(spec).parent) + os.sep, "")
    return text


def keep(
    into: Path, contest: Contest, games: list[ContestGame], source: Path | None = None
) -> None:
    """Write table, pages, records and the contest's own file into a folder."""
    records = into / "records"
    try:
        records.mkdir(parents=True, exist_ok=True)
        for game in games:
            (records / f"{game.number:05}.txt").write_text(game.record, encoding="utf-8")
        found = document(contest, games)
        text = json.dumps(found, ensure_ascii=False, indent=2)
        (into / "arena.json").write_text(text + "\n", encoding="utf-8")
        if source is not None:
            (into / "contest.toml").write_bytes(source.read_bytes())
        write_pages(into, found)
    except OSError as fault:
        raise BadUsage(f"cannot write into {into}: {fault.strerror}") from None
