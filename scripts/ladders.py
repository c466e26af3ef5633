"""The ladders of docs/bots.md, all or some: python -m scripts.ladders [--only streets] [--share 0.5]

    --only WORD    rows with this word in them (a game, a mode, "hard", ...)
    --share PART   that part of the games of every row
    --jobs N       processes

Prints the rows as they stand in the page, each as soon as it is played; Ctrl+C keeps those that were.
Budgets of `hard` are trials, not seconds, so that the same commit gives the same rows on any machine.
Compiled modules (`make fast`) play the same games several times as fast.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from typing import NamedTuple

from tabletown.games import find
from tabletown.lab.ladder import Ladder

SEED = 1001


class Row(NamedTuple):
    """One level against another at one table."""

    game: str
    mode: str
    seats: int
    stronger: str
    weaker: str
    games: int
    trials: int | None = None  # of `hard` for each decision

    def __str__(self) -> str:
        return f"{self.game} {self.mode}, {self.seats} seats, {self.stronger} v {self.weaker}"


def rows_of(
    game: str, mode: str, seats: int, games: int, trials: int, *, searched: int | None = None
) -> list[Row]:
    """Each level against the one below, and `hard` against `easy`; ``searched`` games where somebody searches."""
    more = searched or games
    return [
        Row(game, mode, seats, "easy", "random", games),
        Row(game, mode, seats, "normal", "easy", games),
        Row(game, mode, seats, "hard", "easy", more, trials),
        Row(game, mode, seats, "hard", "normal", more, trials),
    ]


ROWS = [
    *rows_of("streets", "standard", 2, 200, 12),
    *rows_of("streets", "standard", 4, 200, 12),
    *rows_of("streets", "solo", 1, 200, 12),
    *rows_of("fifty_first_state", "standard", 2, 200, 8),
    *rows_of("fifty_first_state", "standard", 4, 200, 8),
    *rows_of("fifty_first_state", "solo", 1, 200, 24),
    *rows_of("great_machine", "versus", 2, 200, 16, searched=100),
    *rows_of("great_machine", "automa", 1, 200, 16, searched=100),
    *rows_of("new_angeles", "standard", 4, 200, 32, searched=100),
]


def played(row: Row, share: float, jobs: int) -> Ladder:
    """The row's games, of which ``share`` are played; the ladder prints its line."""
    config = find(row.game).config(row.seats, row.mode)
    games = max(1, round(row.games * share))
    ladder = Ladder(
        config, [row.weaker, row.stronger], games, SEED, iterations=row.trials, jobs=jobs
    )
    (pair,) = ladder.run()["pairs"]
    fair = "" if pair["fair"] == 0.5 else f" (fair {pair['fair']:.0%})"
    print(
        f"| {row.game}, {row.mode}, {row.seats} | {row.stronger} v {row.weaker}{fair} "
        f"| {pair['win_rate']:.1%} | {100 * pair['low']:.1f}-{100 * pair['high']:.1f} "
        f"| {pair['games']} | {row.trials or '–'} |",
        flush=True,
    )
    return ladder


def at_random(met: dict[str, Counter[str]], alike: dict[str, Counter[str]]) -> int:
    """Decisions of kinds in which no bot saw a difference in any row of their game."""
    return sum(
        times
        for game, kinds in met.items()
        for kind, times in kinds.items()
        if alike[game][kind] == times
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Play the ladders of docs/bots.md again.")
    parser.add_argument("--only", default="")
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    rows = [row for row in ROWS if options.only in str(row)]
    if not rows:
        print(f"ladders: no row has '{options.only}' in it", file=sys.stderr)
        return 2
    print("| game, mode, seats | pair | won | 95% interval | games | trials |")
    print("|---|---|---|---|---|---|")
    met: dict[str, Counter[str]] = defaultdict(Counter)
    alike: dict[str, Counter[str]] = defaultdict(Counter)
    try:
        for row in rows:
            ladder = played(row, options.share, options.jobs)
            met[row.game].update(ladder.met)
            alike[row.game].update(ladder.alike)
    except KeyboardInterrupt:
        return 130
    print(
        f"-- decisions made at random for want of a judgement: {at_random(met, alike)}",
        file=sys.stderr,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
