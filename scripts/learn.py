"""What a judgement should count: asked of played games, and tried out in others.

    python -m scripts.learn positions                     51st State: what in a position goes with winning?
    python -m scripts.learn slopes streets --games 1000   everybody plays by numbers drawn by lot: what helps?
    python -m scripts.learn play streets --try open=0.9   one player with other numbers against the rest
    python -m scripts.learn play fifty_first_state --seats 4 --try card=0.6,action=0.5
    python -m scripts.learn play fifty_first_state --how 8      by `hard` with so many trials

The numbers are factors on the terms of Streets' evaluation, and the weights of 51st State
(``bot/weights.py``) of those who do not raid. ``--against`` changes the numbers of the others.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from typing import Any, Final

import numpy as np

from tabletown.bots.base import Bot
from tabletown.bots.driver import play_decision, play_out
from tabletown.bots.heuristic import HeuristicBot, bell
from tabletown.bots.levels import make_bot
from tabletown.bots.search import SearchBot
from tabletown.core.actions import Action
from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.core.match import Knowledge, Match
from tabletown.core.rng import Dice
from tabletown.games import find
from tabletown.games.fifty_first_state.bot import weights as used
from tabletown.games.fifty_first_state.bot.weights import Weights
from tabletown.games.fifty_first_state.bot.worth import rounds_left
from tabletown.games.fifty_first_state.state import ACTION_PHASE, FiftyFirstState
from tabletown.lab.ladder import seatings
from tabletown.lab.quick import QuickMatch
from tabletown.lab.stats import wilson

FIFTY_FIRST: Final = "fifty_first_state"
# How far the lot moves a number, as a standard deviation.
STEPS: Final = {
    "streets": {"open": 0.2, "people": 0.3, "signs": 0.3},
    FIFTY_FIRST: {
        "rivals": 0.08, "location": 0.3, "location_later": 0.2, "card": 0.3, "action": 0.2,
        "build": 0.2,
    },
}  # fmt: skip
TAKEN = 0.08  # of all decisions
NAMES = ("points", "locations", "engine of a round", "goods", "cards", "Deals", "passed", "to move")


def row(s: FiftyFirstState, seat: int) -> list[float]:
    """What a player has."""
    left, terms = rounds_left(s), find(FIFTY_FIRST).brain().terms(s, seat)
    return [
        float(s.vp(seat)), s.locations(seat), terms["engine"] / left if left else 0.0, terms["goods"],
        s.hand_size(seat), len(s.deals[seat]), s.has_passed(seat), seat in s.deciders(),
    ]  # fmt: skip


def positions(seats: int, games: int, seed: int) -> None:
    """Least squares, with the standard errors that independent rows would have."""
    game = find(FIFTY_FIRST)
    found: defaultdict[int, list[tuple[Any, float]]] = defaultdict(list)
    for number in range(seed, seed + games):
        match = QuickMatch.begin(game, game.config(seats), number)
        bots = {seat: make_bot(game, "normal", number * 10 + seat) for seat in range(seats)}
        dice, seen = Dice(number, 11), []
        while not match.over:
            s: Any = match.state
            if dice.chance() < TAKEN and s.phase == ACTION_PHASE:
                table = np.array([row(s, seat) for seat in range(seats)])
                seen.append((round(rounds_left(s)), table))
            play_decision(match, bots)
        assert match.outcome is not None
        scores = match.outcome.scores
        for left, rows in seen:
            for seat in range(seats if seats > 2 else 1):
                others = seats / (seats - 1)  # what makes it a difference to their mean
                more = (rows[seat] - rows.mean(axis=0)) * others
                found[left].append((more, (scores[seat] - sum(scores) / seats) * others))
    for left, pairs in sorted(found.items()):
        x = np.array([more for more, _ in pairs])
        y = np.array([won for _, won in pairs])
        bend = x.T @ x + 2.0 * np.eye(len(NAMES))
        worth = np.linalg.solve(bend, x.T @ y)
        errors = np.sqrt(np.diag(np.linalg.inv(bend)) * (y - x @ worth).var())
        parts = [f"{n} {w:.2f} ± {e:.2f}" for n, w, e in zip(NAMES, worth, errors, strict=True)]
        print(f"{left} rounds left ({len(pairs)} positions): " + ", ".join(parts))


Numbers = dict[str, float]


def numbers_of(config: Config, text: str | None = None) -> Numbers:
    """The numbers in use at a table, with those named in ``text`` changed."""
    if config.game == FIFTY_FIRST:
        found = {name: getattr(used.WEIGHTS[config.seats], name) for name in STEPS[FIFTY_FIRST]}
    else:
        found = dict.fromkeys(STEPS[config.game], 1.0)
    for part in text.split(",") if text else ():
        name, _, value = part.partition("=")
        if name not in found:
            raise SystemExit(f"there is no number '{name}' (but {', '.join(found)})")
        found[name] = float(value)
    return found


class Weighed(Bot):
    """Judges by numbers of its own: `normal`, a search, or what looks best without an error."""

    def __init__(self, game: Game, seed: int, config: Config, numbers: Numbers, how: str) -> None:
        super().__init__(game, seed)
        self.seats = config.seats
        self.weights = Weights(**numbers) if game.name == FIFTY_FIRST else None
        self.player: Bot | None = None
        if how == "normal":
            worlds = self.brain.normal_worlds
            self.player = HeuristicBot(game, seed, level="normal", worlds=worlds)
        elif how:
            self.player = SearchBot(game, seed, iterations=int(how))
        if self.weights is None:
            self.brain = type(self.brain)(numbers)
            if self.player is not None:
                self.player.brain = self.brain

    def decide(self, knowledge: Knowledge, options: list[Action]) -> Action:
        """The choice by these numbers."""
        if self.weights is not None:
            used.WEIGHTS[self.seats] = self.weights
        if self.player is not None:
            return self.player.decide(knowledge, options)
        values = self.weigh([knowledge.world(self.dice.seed())], knowledge.seat, options)
        return options[values.index(max(values))]


def played(config: Config, seed: int, numbers: list[Numbers], how: str) -> Match:
    """A game in which every seat has its numbers."""
    game = find(config.game)
    bots: dict[int, Bot] = {
        seat: Weighed(game, seed * 100 + seat, config, own, how) for seat, own in enumerate(numbers)
    }
    match = QuickMatch.begin(game, config, seed)
    play_out(match, bots)
    return match


def results(match: Match) -> list[tuple[float, float]]:
    """By seat: the share in winning, and the points more than the mean of the others."""
    assert match.outcome is not None
    scores, winners = match.outcome.scores, match.outcome.winners
    others = len(scores) - 1
    return [
        ((seat in winners) / len(winners), own - (sum(scores) - own) / others)
        for seat, own in enumerate(scores)
    ]


def slopes(config: Config, games: int, seed: int) -> None:
    """Least squares: what a step of each number brought who had it."""
    base, steps = numbers_of(config), STEPS[config.game]
    moved, won = [], []
    for number in range(seed, seed + games):
        dice = Dice(number, 12)
        lots = [[bell(dice) for _ in steps] for _ in range(config.seats)]
        table = [
            {name: base[name] + steps[name] * z for name, z in zip(base, lot, strict=True)}
            for lot in lots
        ]
        moved += lots
        won += results(played(config, number, table, "normal"))
    x, y = np.array(moved), np.array(won)
    y -= y.mean(axis=0)
    bend = x.T @ x + np.eye(x.shape[1])
    found = np.linalg.solve(bend, x.T @ y)
    spread = (y - x @ found).std(axis=0)
    errors = np.sqrt(np.diag(np.linalg.inv(bend)))
    for name, (chance, points), error in zip(base, found, errors, strict=True):
        print(
            f"{name} + {steps[name]}: won {chance:+.1%} ± {error * spread[0]:.1%},"
            f" margin {points:+.2f} ± {error * spread[1]:.2f}"
        )


def play(config: Config, games: int, seed: int, tried: Numbers, rest: Numbers, how: str) -> None:
    """One player with other numbers against all the others: the same deals in every seating."""
    game = find(config.game)
    found: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)
    table = {"a": tried, "b": rest}
    for number in range(games):
        deal, seating = divmod(number, config.seats)
        sides = seatings(game.sides(config), "a", "b")[seating]
        match = played(config, seed + deal, [table[side] for side in sides], how)
        seat = sides.index("a")
        for name in filter(None, ["all", game.roles(match.state)[seat]]):
            found[name].append(results(match)[seat])
    for name, rows in found.items():
        won, margin = np.array(rows).mean(axis=0)
        low, high = wilson(won, len(rows))
        print(
            f"{name}: won {won:.1%} of {len(rows)} ({low:.1%} to {high:.1%}), margin {margin:+.1f}"
        )


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m scripts.learn", description=__doc__)
    parser.add_argument("what", choices=["positions", "slopes", "play"])
    parser.add_argument("game", nargs="?", default=FIFTY_FIRST, choices=list(STEPS))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--try", dest="tried", help="numbers, as name=1.2,name=0.8")
    parser.add_argument("--against", help="numbers of the others")
    parser.add_argument("--how", default="", help="normal, trials a decision, or nothing")
    given = parser.parse_args()
    config = find(given.game).config(given.seats)
    if given.what == "positions":
        positions(given.seats, given.games, given.seed)
    elif given.what == "slopes":
        slopes(config, given.games, given.seed)
    else:
        tried, rest = numbers_of(config, given.tried), numbers_of(config, given.against)
        play(config, given.games, given.seed, tried, rest, given.how)


if __name__ == "__main__":
    main()
