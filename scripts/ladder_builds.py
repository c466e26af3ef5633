"""`hard` on compiled modules against `hard` on plain ones: python -m scripts.ladder_builds streets

    --games 100 --seconds 1      so many games, and so much processor time for each decision
    --seats 2 --mode standard    the table; every deal is played in every seating
    --json                       one JSON document

Ctrl+C ends it early; what was played until then is told.

Both builds are processes of their own with the same bot and the same time to think. It is processor time, so
that whatever else the machine does is no advantage to anybody.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from time import process_time
from typing import Any

from scripts import compile as compiler
from scripts.bench_peers import counting_bot
from tabletown import fast
from tabletown.games import find
from tabletown.lab.quick import QuickMatch
from tabletown.lab.stats import wilson

ROOT = Path(__file__).resolve().parent.parent
BUILDS = ("compiled", "plain")


class Player:
    """`hard` in a process that runs one build; it follows the game and thinks when it is asked."""

    def __init__(self, build: str, work: ExitStack) -> None:
        self.process = work.enter_context(
            subprocess.Popen(
                [sys.executable, "-m", "scripts.ladder_builds", "--follow"],
                cwd=ROOT,
                env={**os.environ, fast.WISH: build},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        )
        self.decisions = self.trials = 0
        self.spent = 0.0

    def tell(self, *message: Any) -> None:
        """Say what happens at the table."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def think(self, seat: int) -> str:
        """The action that the bot of a seat chooses."""
        assert self.process.stdout is not None
        self.tell("think", seat)
        answer = json.loads(self.process.stdout.readline())
        self.decisions += 1
        self.trials += answer["trials"]
        self.spent += answer["spent"]
        return str(answer["action"])


def follow() -> None:
    """The other end of a :class:`Player`: messages line by line."""
    from tabletown.bots import search

    search.__dict__["monotonic"] = process_time  # thinking is bounded by processor time
    match: Any = None
    bots: dict[int, Any] = {}
    for line in sys.stdin:
        word, *rest = json.loads(line)
        if word == "new":
            name, seats, mode, seed, seconds = rest
            game = find(name)
            match = QuickMatch.begin(game, game.config(seats, mode), seed)
            bots = {
                seat: counting_bot(game, seed * 100 + seat, seconds=seconds)
                for seat in range(seats)
            }
        elif word == "play":
            match.play(rest[1], rest[0])
        else:
            bot = bots[rest[0]]
            before, started = bot.made, process_time()
            action = bot.choose(match.knowledge(rest[0])).text
            answer = {
                "action": action,
                "trials": bot.made - before,
                "spent": process_time() - started,
            }
            print(json.dumps(answer), flush=True)


def play(
    options: argparse.Namespace, seed: int, seating: list[str], players: dict[str, Player]
) -> tuple[int, ...]:
    """One game; the seats that win."""
    game = find(options.game)
    match = QuickMatch.begin(game, game.config(options.seats, options.mode), seed)
    for player in players.values():
        player.tell("new", options.game, options.seats, options.mode, seed, options.seconds)
    while match.outcome is None:
        seat = min(match.decisions)
        choices = match.options(seat)
        action = choices[0].text if len(choices) == 1 else players[seating[seat]].think(seat)
        match.play(action, seat)
        for player in players.values():
            player.tell("play", seat, action)
    return match.outcome.winners


def contest(options: argparse.Namespace, players: dict[str, Player]) -> dict[str, Any]:
    """All games: each deal with the compiled build once in every seat, plain ones in the others."""
    wins, games, shared = 0.0, 0, 0
    for number in range(options.games):
        seed, seat = options.seed + number // options.seats, number % options.seats
        seating = ["plain"] * options.seats
        seating[seat] = "compiled"
        try:
            winners = play(options, seed, seating, players)
        except KeyboardInterrupt:
            break  # what was played counts
        wins += (seat in winners) / max(1, len(winners))
        shared += len(winners) > 1
        games += 1
        print(f"\r-- {games} of {options.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    low, high = wilson(wins / max(1, games), games)
    return {
        "game": options.game,
        "mode": options.mode,
        "seats": options.seats,
        "seconds": options.seconds,
        "games": games,
        "wins": wins,
        "shared": shared,
        "rate": round(wins / max(1, games), 3),
        "low": round(low, 3),
        "high": round(high, 3),
        "fair": round(1 / options.seats, 3),
        "trials_per_decision": {
            build: round(player.trials / max(1, player.decisions), 1)
            for build, player in players.items()
        },
        "seconds_per_decision": {
            build: round(player.spent / max(1, player.decisions), 3)
            for build, player in players.items()
        },
    }


def sentence(found: dict[str, Any]) -> str:
    """The result for people."""
    trials, spent = found["trials_per_decision"], found["seconds_per_decision"]
    return (
        f"{found['game']} {found['mode']} ({found['seats']}), {found['seconds']} s of processor time for each decision, "
        f"{found['games']} games: compiled won {found['wins']:g} ({found['rate']:.0%}, 95 %: {found['low']:.0%} to "
        f"{found['high']:.0%}; fair {found['fair']:.0%}), {found['shared']} shared; trials for each decision: "
        f"compiled {trials['compiled']:,} in {spent['compiled']} s, plain {trials['plain']:,} in {spent['plain']} s"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="hard compiled against hard plain.")
    parser.add_argument("game", nargs="?", default="streets")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--mode", default="standard")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", dest="as_json")
    parser.add_argument("--follow", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.follow:
        follow()
        return 0
    try:
        compiler.compile_groups([fast.KERNEL, options.game])
    except compiler.CompileError as fault:
        print(f"ladder-builds: {fault}", file=sys.stderr)
        return 1
    with ExitStack() as work:
        players = {build: Player(build, work) for build in BUILDS}
        found = contest(options, players)
        for player in players.values():
            assert player.process.stdin is not None
            player.process.stdin.close()
    print(json.dumps(found, indent=1) if options.as_json else sentence(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
