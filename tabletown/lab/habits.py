"""What a temper changes: habits of a bot with it against the plain bot in the same deals.

::

    python -m tabletown.lab.habits streets --seats 2 --games 200
    python -m tabletown.lab.habits new_angeles --seats 4 --games 60 --seed 9000

One seat has the temper and then none, in the same deals, against plain bots of the same level. A habit
is how often the seat does something in a game or gives a reason (``says ...``), its result, or how its positions look to the plain bot
on average (thousandths of a term, ``mean of ...``). What differs by three standard errors of
the paired difference or more is printed, the clearest first.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from math import sqrt

import msgspec

from tabletown.bots.driver import play_decision
from tabletown.core.config import Config
from tabletown.games import find
from tabletown.lab.players import make_player
from tabletown.lab.quick import QuickMatch
from tabletown.lab.simulate import bot_seed

CLEAR = 3.0  # standard errors from which on a habit counts as another
RARE = 0.1  # times in a game below which nobody would notice


class Habit(msgspec.Struct, frozen=True):
    """Something a seat does: how often in a game with the temper and without, and how clear that is."""

    name: str
    tempered: float
    plain: float
    clear: float


def habits_in(config: Config, level: str, temper: str | None, seed: int, seat: int) -> Counter[str]:
    """What one seat did in one game, by name."""
    game = find(config.game)
    match = QuickMatch.begin(game, config, seed, heard=True)
    bots = {
        other: make_player(
            game,
            f"{level}/{temper}" if temper and other == seat else level,
            bot_seed(seed, other),
            iterations=8,
        )
        for other in range(config.seats)
    }
    brain = game.brain()
    found: Counter[str] = Counter()
    looked: Counter[str] = Counter()
    times = 0
    while not match.over:
        if play_decision(match, bots) == seat and not match.over:
            times += 1
            for name, value in brain.terms(match.state, seat).items():
                looked[f"mean of {name}"] += round(1000 * value)
    assert match.outcome is not None
    for name, total in looked.items():
        found[name] = total // times
    for played in match.history:
        for event in played.events:
            if event.args.get("seat") != seat:
                continue
            if event.key == "promise-judged":
                found[f"promise {event.args['status']}"] += 1
            elif event.key == "said":
                why = event.args["why"]
                for voice in brain.personalities:  # the same reason in other words
                    why = why.removesuffix(f"_{voice}")
                found[f"says {why}"] += 1
        if played.seat == seat:
            words = played.action.text.split()
            found[words[0]] += 1
            if len(words) > 1 and words[1].isidentifier():
                found[" ".join(words[:2])] += 1
    found["score"] = match.outcome.scores[seat]
    found["won"] = int(seat in match.outcome.winners)
    found["decisions of the game"] = len(match.history)
    return found


class Plain:
    """What the plain bot did, played once for all tempers."""

    def __init__(self, config: Config, level: str) -> None:
        self.config = config
        self.level = level
        self.known: dict[tuple[int, int], Counter[str]] = {}

    def habits(self, seed: int, seat: int) -> Counter[str]:
        """One seat in one game."""
        if (seed, seat) not in self.known:
            self.known[seed, seat] = habits_in(self.config, self.level, None, seed, seat)
        return self.known[seed, seat]


def differences(plain: Plain, temper: str, games: int, seed: int) -> list[Habit]:
    """The habits that differ clearly, the clearest first."""
    config = plain.config
    pairs = []
    for number in range(games):
        seat = number % config.seats
        pairs.append(
            (
                habits_in(config, plain.level, temper, seed + number, seat),
                plain.habits(seed + number, seat),
            )
        )
    return sorted(compared(pairs), key=lambda habit: -abs(habit.clear))


def compared(pairs: list[tuple[Counter[str], Counter[str]]]) -> Iterator[Habit]:
    """Every habit with a clear difference, from the same deals played twice."""
    count = len(pairs)
    for name in sorted({name for one, other in pairs for name in (*one, *other)}):
        one = sum([tempered[name] for tempered, _ in pairs]) / count
        other = sum([plain[name] for _, plain in pairs]) / count
        gains = [tempered[name] - plain[name] for tempered, plain in pairs]
        mean = one - other
        error = sqrt(sum([(gain - mean) ** 2 for gain in gains]) / (count - 1) / count)
        if error > 0.0 and abs(mean) >= CLEAR * error and max(abs(one), abs(other)) >= RARE:
            yield Habit(name, one, other, mean / error)


def main(words: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tabletown.lab.habits", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--mode")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=9000)
    parser.add_argument("--most", type=int, default=5, help="habits of each temper to print")
    given = parser.parse_args(words)
    game = find(given.game)
    config = game.config(given.seats, given.mode)
    plain = Plain(config, given.level)
    print("| temper | habit | with it | plain | standard errors |")
    print("|---|---|---|---|---|")
    for temper in game.brain().personalities:
        found = differences(plain, temper, given.games, given.seed)
        for habit in found[: given.most]:
            print(
                f"| {temper} | {habit.name} | {habit.tempered:.2f} | {habit.plain:.2f}"
                f" | {habit.clear:+.1f} |"
            )
        if not found:
            print(f"| {temper} | nothing | | | |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
