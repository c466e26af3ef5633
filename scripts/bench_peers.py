"""Plain and compiled modules beside a peer, in alternation: python -m scripts.bench_peers

    --rounds 5 --seconds 0.5     medians of five rounds, half a CPU second for each figure
    --games streets,new_angeles  some of the games only
    --json                       one JSON document

The peer is catanatron, the fastest Python engine of a modern board game that we know. It is installed into an
environment of its own (.build/peers), because it is no part of the project. A decision asks for the
full list of options, picks one at random and carries it out; a real decision has two options or more.
Every round measures each of the three once, in a process of its own, in CPU time.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / ".build" / "peers"
PEER = "catanatron==3.2.1"
BIN = "Scripts" if os.name == "nt" else "bin"
FIGURES = ("decisions", "real", "copies", "trials")
WARM_UP = 1.0  # CPU seconds at least
GAMES = ("streets", "fifty_first_state", "new_angeles", "great_machine")
# What every game and mode should reach, as a ratio to the peer.
AIMS = {
    "plain": {"decisions": 2.0, "real": 5.0, "copies": 15.0},
    "compiled": {"decisions": 6.0, "real": 15.0, "copies": 30.0},
}

# Runs in the peer's environment: four random players, as the engine's own loop plays.
PEER_PROGRAM = """
import json, random, sys, time
from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

seconds, seed = float(sys.argv[1]), int(sys.argv[2])
random.seed(seed)

def new(number):
    return Game([RandomPlayer(color) for color in list(Color)[:4]], seed=number)

def actions_of(game):
    return getattr(game, "playable_actions", None) or game.state.playable_actions

decisions = real = games = 0
spent, started = 0.0, time.process_time()
while spent < 2 * seconds:
    game = new(1000 * seed + games)
    while game.winning_color() is None and game.state.num_turns < 1000:
        actions = actions_of(game)
        decisions += 1
        real += len(actions) > 1
        game.execute(actions[int(random.random() * len(actions))], validate_action=False)
    games += 1
    spent = time.process_time() - started
found = {"decisions": decisions / spent, "real": real / spent}

game = new(77 + seed)
for _ in range(300):
    if game.winning_color() is None:
        game.execute(random.choice(actions_of(game)), validate_action=False)
copies, spent, started = 0, 0.0, time.process_time()
while spent < seconds:
    for _ in range(100):
        game.copy()
    copies += 100
    spent = time.process_time() - started
found["copies"] = copies / spent
print(json.dumps({"catanatron (4)": found}))
"""


def install_peer() -> Path:
    """The peer's environment, made when it is not there yet."""
    python = PEERS / BIN / "python"
    stamp = PEERS / "installed.txt"
    if not stamp.is_file() or stamp.read_text() != PEER:
        uv = ROOT / ".uv" / BIN / "uv"
        commands: list[list[str | Path]] = [
            [uv, "venv", "--quiet", "--clear", "--python", sys.executable, PEERS],
            [uv, "pip", "install", "--quiet", "--python", python, PEER],
        ]
        for command in commands:
            subprocess.run(command, check=True)
        stamp.write_text(PEER)
    return python


def measure_all(games: list[str], seconds: float, seed: int) -> dict[str, dict[str, float]]:
    """Our games and modes, in this process."""
    from tabletown.core.game import Game
    from tabletown.games import find
    from tabletown.lab.bench import measure_clones, measure_play, measure_with_free_actions

    found = {}
    for name in games:
        game = find(name)
        for mode in game.modes:
            seats = min(mode.most, 4)
            config = game.bench_config(seats, mode.name)
            measure_play(game, config, max(seconds, WARM_UP), seed + 1)  # fills tables of actions
            play = measure_play(game, config, seconds, seed)
            row = found[f"{name} {mode.name} ({seats})"] = {
                "decisions": play["decisions_per_second"],
                "real": play["real_decisions_per_second"],
                "copies": measure_clones(game, config, seconds / 2, seed),
                "trials": trials(game, seats, mode.name, seconds, seed),
            }
            if type(game).is_free is not Game.is_free:
                table = game.config(seats, mode.name)
                row["talking"] = measure_with_free_actions(game, table, seconds, seed)
    return found


def counting_bot(game: Any, seed: int, **limits: Any) -> Any:
    """`hard`, counting its trials in ``made``."""
    from tabletown.bots.search import SearchBot

    class Counting(SearchBot):
        made = 0

        def reward_of(self, world: Any, seat: int, candidate: Any) -> float:
            self.made += 1
            return super().reward_of(world, seat, candidate)

    return Counting(game, seed, **limits)


def trials(game: Any, seats: int, mode: str, seconds: float, seed: int) -> float:
    """Trials of `hard` per second, at decisions of a random game from its middle on."""
    from random import Random

    from tabletown.core.match import Match

    bot = counting_bot(game, seed, iterations=48)
    spent, number = 0.0, 0
    while spent < seconds:
        match = Match(game, game.config(seats, mode), seed * 100 + number)
        pick = Random(number)
        number += 1
        made = 0
        while match.outcome is None and spent < seconds:
            seat = min(match.decisions)
            options = match.options(seat)
            made += 1
            if made > 30 and len(options) > 1 and made % 4 == 0:
                knowledge = match.knowledge(seat)
                started = process_time()
                bot.choose(knowledge)
                spent += process_time() - started
            match.play(pick.choice(options), seat)
    return float(bot.made / spent)


def ours(build: str, games: list[str], seconds: float, seed: int) -> dict[str, dict[str, float]]:
    command = [sys.executable, "-m", "scripts.bench_peers", "--games", ",".join(games)]
    command += ["--measure", str(seconds), str(seed)]
    return answer(command, {**os.environ, "TABLETOWN_BUILD": build})


def answer(command: list[Any], environment: dict[str, str]) -> dict[str, dict[str, float]]:
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    found: dict[str, dict[str, float]] = json.loads(done.stdout)
    return found


def alternated(
    games: list[str], rounds: int, seconds: float
) -> dict[str, dict[str, dict[str, float]]]:
    """Medians by build, row and figure."""
    python = install_peer()
    runs: dict[str, list[dict[str, dict[str, float]]]] = {"peer": [], "plain": [], "compiled": []}
    for seed in range(rounds):
        peer = [python, "-c", PEER_PROGRAM, str(seconds), str(seed)]
        runs["peer"].append(answer(peer, dict(os.environ)))
        for build in ("plain", "compiled"):
            runs[build].append(ours(build, games, seconds, seed))
        print(f"-- round {seed + 1} of {rounds}", file=sys.stderr, flush=True)
    return {
        build: {
            row: {name: median([run[row][name] for run in made]) for name in made[0][row]}
            for row in made[0]
        }
        for build, made in runs.items()
    }


def lines(found: dict[str, dict[str, dict[str, float]]]) -> list[str]:
    """The table, as Markdown."""
    ((peer, yardstick),) = found["peer"].items()
    made = [
        "| | build | decisions/s | ratio | real/s | ratio | copies/s | ratio | trials/s of hard |",
        "|---|---|" + "---:|" * 7,
        f"| {peer} | | {yardstick['decisions']:,.0f} | 1 | {yardstick['real']:,.0f} | 1 | {yardstick['copies']:,.0f} | 1 | |",
    ]
    for row, plain in found["plain"].items():
        for build in ("plain", "compiled"):
            figures = found[build][row]
            cells = []
            for name in FIGURES[:3]:
                cells.append(f"{figures[name]:,.0f} | {figures[name] / yardstick[name]:.1f}")
            times = "" if build == "plain" else f" ({figures['trials'] / plain['trials']:.1f}x)"
            cells.append(f"{figures['trials']:,.0f}{times}")
            made.append(f"| {row if build == 'plain' else ''} | {build} | {' | '.join(cells)} |")
    for row, plain in found["plain"].items():
        if "talking" in plain:
            moves = found["compiled"][row]["talking"]
            made.append(
                f"\n{row}, moves/s with free actions (trades, promises, talk): plain {plain['talking']:,.0f}, compiled {moves:,.0f}"
            )
    return [*made, "", short_of_aims(found)]


def short_of_aims(found: dict[str, dict[str, dict[str, float]]]) -> str:
    """Which aims are not reached, in one line."""
    ((_, yardstick),) = found["peer"].items()
    missing = [
        f"{row} {build} {name} {figures[name] / yardstick[name]:.1f} of {aim:.0f}"
        for build, aims in AIMS.items()
        for row, figures in found[build].items()
        for name, aim in aims.items()
        if figures[name] / yardstick[name] < aim
    ]
    return f"short of the aims: {'; '.join(missing)}" if missing else "every aim is reached"


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure plain and compiled modules and a peer.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--games", default=",".join(GAMES), help="some of the games only")
    parser.add_argument("--json", action="store_true", dest="as_json")
    parser.add_argument("--measure", nargs=2, metavar=("SECONDS", "SEED"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    games = options.games.split(",")
    if unknown := [name for name in games if name not in GAMES]:
        parser.error(f"there is no game '{unknown[0]}' (but {', '.join(GAMES)})")
    if options.measure:
        print(json.dumps(measure_all(games, float(options.measure[0]), int(options.measure[1]))))
        return 0
    from scripts import compile as compiler
    from tabletown import fast

    try:
        compiler.compile_groups(fast.groups())
        found = alternated(games, options.rounds, options.seconds)
    except compiler.CompileError as fault:
        print(f"bench-peers: {fault}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as fault:
        print(f"bench-peers: {fault}", file=sys.stderr)
        return 1
    print(json.dumps(found, indent=1) if options.as_json else "\n".join(lines(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
