"""The games in which a review found bad play, played again by the bots of today.

::

    python -m tests.bots.reviewed            all of them
    python -m tests.bots.reviewed streets    one

The deals and the numbers of trials are those of the review; what follows from other moves differs.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

from tabletown.bots import Bot, make_bot
from tabletown.bots.driver import choice, talk
from tabletown.core.actions import Action
from tabletown.games import find
from tabletown.games.fifty_first_state.bot.brain import sure_points
from tabletown.games.new_angeles.state.layout import OUTAGE
from tabletown.lab.quick import QuickMatch
from tabletown.lab.simulate import bot_seed

Watch = Callable[[Any, int, Action, Bot], None]


def play(name: str, mode: str | None, seats: int, seed: int, trials: int, watch: Watch) -> Any:
    """One game of `hard` against itself; ``watch`` sees every decision before it is carried out."""
    game = find(name)
    match = QuickMatch.begin(game, game.config(seats, mode), seed, heard=True)
    bots = {
        seat: make_bot(game, "hard", bot_seed(seed, seat), iterations=trials)
        for seat in range(seats)
    }
    while not match.over:
        talk(match, bots)
        seat = match.state.deciders()[0]
        action = choice(match, bots[seat], seat)
        watch(match, seat, action, bots[seat])
        match.play(action, seat)
    return match


class Said:
    """The chances that the winners and the losers named."""

    def __init__(self) -> None:
        self.chances: list[tuple[int, float]] = []

    def hear(self, seat: int, bot: Bot) -> None:
        if bot.last is not None and bot.last[3] is not None:
            self.chances.append((seat, bot.last[3]))

    def report(self, winners: tuple[int, ...]) -> str:
        said = [chance for _, chance in self.chances]
        low = min([chance for seat, chance in self.chances if seat in winners], default=1.0)
        high = max([chance for seat, chance in self.chances if seat not in winners], default=0.0)
        mean = sum(said) / max(1, len(said))
        return f"said {mean:.2f} on average, winners at least {low:.2f}, losers at most {high:.2f}"


def streets() -> None:
    said, gone = Said(), Counter[int]()

    def watch(match: Any, seat: int, action: Action, bot: Bot) -> None:
        said.hear(seat, bot)
        gone[seat] += action.kind == "abandon"

    match = play("streets", None, 2, 4101, 80, watch)
    print(
        f"streets 4101: {match.outcome.scores}, abandoned {dict(gone)}; {said.report(match.outcome.winners)}"
    )


def fifty_first_state() -> None:
    for seed, trials in ((7010, 30), (7001, 12)):
        passed = Counter[str]()

        def watch(
            match: Any, seat: int, action: Action, bot: Bot, passed: Counter[str] = passed
        ) -> None:
            s = match.state
            if action.kind == "pass" and s.last_round():
                passed["passes in the last round"] += 1
                passed["points left lying"] += sure_points(s, seat, s.options(seat))

        match = play("fifty_first_state", None, 2, seed, trials, watch)
        print(f"51st State {seed}: {match.outcome.scores}, {dict(passed)}")


def great_machine() -> None:
    said = Said()
    moved: Counter[tuple[int, str, str]] = Counter()
    back = Counter[str]()

    def watch(match: Any, seat: int, action: Action, bot: Bot) -> None:
        said.hear(seat, bot)
        words = action.text.split()
        if words[0] == "guard" and len(words) >= 3:
            start, end = words[-2], words[-1]
            back["guards moved"] += 1
            back["to and fro"] += moved[match.state.round, end, start] > 0
            moved[match.state.round, start, end] += 1

    match = play("great_machine", "versus", 2, 505, 16, watch)
    winners = match.outcome.winners
    print(f"Great Machine 505: {match.outcome.reason}, {dict(back)}; {said.report(winners)}")


def new_angeles() -> None:
    found = Counter[str]()

    def watch(match: Any, seat: int, action: Action, bot: Bot) -> None:
        s = match.state
        if action.kind == "android":
            found["androids moved"] += 1
            end = s.tables.districts.index(action.text.split()[2])
            found["into an outage"] += bool(s.has(OUTAGE, end))
        if action.kind == "spend" and action.args[0]:
            found[f"spend {action.args[0]}"] += 1

    match = play("new_angeles", None, 4, 611, 12, watch)
    ends = Counter[str]()
    directed: set[int] = set()
    for played in match.history:
        for event in played.events:
            if event.key == "proposed":
                directed.add(event.args["proposal"])
            elif event.key in ("accepted", "proposal-ended"):
                if event.args["proposal"] in directed:
                    directed.discard(event.args["proposal"])
                    ends[event.args.get("how", "accepted")] += 1
    print(f"New Angeles 611: {match.outcome.reason}, {dict(found)}, proposals {dict(ends)}", end="")
    print(f", unanswered {len(directed)}")


GAMES = {f.__name__: f for f in (streets, fifty_first_state, great_machine, new_angeles)}


def main() -> None:
    for name in sys.argv[1:] or GAMES:
        GAMES[name]()


if __name__ == "__main__":
    main()
