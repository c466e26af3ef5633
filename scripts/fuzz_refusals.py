"""Try random illegal actions at random positions of every game, and count what the refusals are worth.

    python -m scripts.fuzz_refusals [--actions N] [--seed S] [--games a,b]

An action that is no option has to be refused with a reason and a rule of its own. Counted are default
refusals (no reason), contradictions (an option that is refused, or the opposite; a need that is met)
and exceptions. The command fails if there is any.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from typing import Any

from tabletown.core.compliance import random_action
from tabletown.core.config import Config
from tabletown.core.errors import Refusal
from tabletown.core.game import Game
from tabletown.core.match import Match
from tabletown.core.rng import Dice
from tabletown.core.steps import NO_REASON
from tabletown.games import find, names

TRIES = 10  # illegal actions at one position
FAULTS = ("default refusals", "contradictions", "exceptions")


class Tally:
    """What was tried, and the first examples of every fault."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.examples: dict[str, list[str]] = {fault: [] for fault in FAULTS}

    def fault(self, kind: str, match: Match, what: str) -> None:
        self.counts[kind] += 1
        if len(self.examples[kind]) < 5:
            config = match.config
            where = f"{config.game} {config.mode} seats={config.seats} options={config.options}"
            self.examples[kind].append(
                f"{where} seed={match.seed} after {len(match.history)} actions: {what}"
            )


def contradicts(refusal: Refusal) -> bool:
    """Whether a refusal speaks against itself: somebody lacks something and has enough of it."""
    args: dict[str, Any] = dict(refusal.args)
    have, need = args.get("have"), args.get("need")
    return isinstance(have, int) and isinstance(need, int) and have >= need


def try_position(match: Match, dice: Dice, tally: Tally) -> None:
    """Illegal actions at one position, and its options as well."""
    game, actions = match.game, match.game.actions(match.config)
    for seat in match.state.deciders():
        options = match.state.options(seat)
        legal = {action.id for action in options}
        chosen = [options[dice.below(len(options))]]
        chosen += [actions.by_id(dice.below(len(actions))) for _ in range(TRIES)]
        for action in chosen:
            if game.is_free(action):
                continue
            try:
                refusal = match.refusal(seat, action)
            except Exception:
                tally.fault("exceptions", match, f"'{action}': {traceback.format_exc(limit=-1)}")
                continue
            if (refusal is None) != (action.id in legal):
                tally.fault("contradictions", match, f"'{action}' at seat {seat}: {refusal}")
            if refusal is None:
                continue
            tally.counts["illegal actions"] += 1
            if refusal.key == NO_REASON or not refusal.rule:
                tally.fault("default refusals", match, f"'{action}': {refusal}")
            elif contradicts(refusal):
                tally.fault("contradictions", match, f"'{action}': {refusal}")


def fuzz(game: Game, actions: int, seed: int) -> Tally:
    """Random games of all variants in turn, until enough illegal actions were tried."""
    tally = Tally()
    variants: list[Config] = game.variants()
    number = 0
    while tally.counts["illegal actions"] < actions:
        dice = Dice(seed + number)
        match = Match(game, variants[number % len(variants)], seed + number)
        first = dice.below(40)  # another part of the game each time
        while not match.over and tally.counts["illegal actions"] < actions:
            if len(match.history) >= first and dice.chance() < 0.25:
                try_position(match, dice, tally)
            who, action = random_action(match, dice)
            match.play(action, who)
        number += 1
    tally.counts["games"] = number
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--actions", type=int, default=200_000, help="illegal actions over all games"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default="", help="only these, separated by commas")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    which = [name for name in wanted.games.split(",") if name] or names()
    found: dict[str, Tally] = {}
    start = time.perf_counter()
    for name in which:
        found[name] = fuzz(find(name), -(-wanted.actions // len(which)), wanted.seed)
    if wanted.json:
        print(json.dumps({name: dict(tally.counts) for name, tally in found.items()}))
    else:
        for name, tally in found.items():
            faults = ", ".join(f"{tally.counts[fault]} {fault}" for fault in FAULTS)
            print(
                f"{name}: {tally.counts['illegal actions']:,} illegal actions in {tally.counts['games']} games: {faults}"
            )
            for fault in FAULTS:
                for example in tally.examples[fault]:
                    print(f"  {fault}: {example}")
        print(f"{time.perf_counter() - start:.0f} seconds")
    return int(any(tally.counts[fault] for tally in found.values() for fault in FAULTS))


if __name__ == "__main__":
    sys.exit(main())
