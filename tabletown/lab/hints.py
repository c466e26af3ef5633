"""Hints as a person gets them, to be read: what is advised, against what, and why.

::

    python -m tabletown.lab.hints streets --seats 2 --count 40 --iterations 40 --lang en

Below the table stands how many hints name no reason, and how many are contradicted by what they name.
"""

from __future__ import annotations

import argparse
import sys

from tabletown.bots import make_bot
from tabletown.bots.driver import play_decision
from tabletown.core.match import Match
from tabletown.core.rng import Dice
from tabletown.games import find
from tabletown.lab.simulate import bot_seed
from tabletown.texts import Speaker


def main(words: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tabletown.lab.hints", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--mode")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--iterations", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lang", default="en")
    given = parser.parse_args(words)
    game = find(given.game)
    config = game.config(given.seats, given.mode)
    say = Speaker(game, config, given.lang)
    dice = Dice(given.seed, 13)
    asked = silent = against = 0
    number = 0
    while asked < given.count:
        seed = given.seed + number
        number += 1
        match = Match(game, config, seed)
        bots = {
            seat: make_bot(game, "normal", bot_seed(seed, seat)) for seat in range(config.seats)
        }
        while not match.over and asked < given.count:
            seat = match.state.deciders()[0]
            if len(match.options(seat)) > 1 and dice.below(12) == 0:
                hard = make_bot(game, "hard", dice.seed(), iterations=given.iterations)
                choice = hard.choose(match.knowledge(seat))
                reason = hard.explain()
                asked += 1
                terms = reason.terms if reason is not None else []
                silent += not terms
                against += bool(terms) and sum([term.gain for term in terms]) <= 0.0
                other = reason.alternative if reason is not None else None
                rather = say.action(game.parse(match.state, config, other)) if other else "-"
                why = ", ".join([f"{say(f'term-{t.name}')} {t.gain:+.1f}" for t in terms])
                chance = "" if reason is None or reason.chance is None else f"{reason.chance:.2f}"
                print(f"| {asked} | {say.action(choice)} | {rather} | {why or '-'} | {chance} |")
            play_decision(match, bots)
    print(f"{asked} hints: {silent} without a reason, {against} against their own advice")
    return 0


if __name__ == "__main__":
    sys.exit(main())
