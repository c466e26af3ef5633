"""How bots bargain: proposals by what was said with them, what became of them, what reaches a person.

::

    python -m tabletown.lab.bargains new_angeles --seats 4 --games 24 --seed 7000
    python -m tabletown.lab.bargains new_angeles --bots easy,normal/opportunist,normal,normal

Seat 0 stands for the person: what is proposed to it, or to anybody, is counted once more by the
question that was open then.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from typing import Any

from tabletown.bots.driver import play_decision
from tabletown.games import find
from tabletown.lab.players import make_player, players
from tabletown.lab.quick import QuickMatch
from tabletown.lab.simulate import bot_seed

PERSON = 0
VOICES = ("_honest", "_opportunist", "_saboteur")


class Bargains:
    """What was said in some games."""

    def __init__(self) -> None:
        self.made: Counter[str] = Counter()  # by kind
        self.ends: Counter[tuple[str, str]] = Counter()  # by kind and how it ended
        self.whys: Counter[str] = Counter()  # reasons of refusals
        self.heard: Counter[tuple[str, str]] = Counter()  # what reached the person: kind, question
        self.promises: Counter[str] = Counter()  # how they ended
        self.assets = 0  # that changed hands
        self.kind: dict[int, str] = {}  # of the proposals of this game
        self.given: dict[int, int] = {}
        self.senders: dict[int, tuple[int, int]] = {}  # from and to
        self.newest = 0

    def hear(self, events: list[Any], question: str) -> None:
        """What one action told."""
        for event in events:
            key, args = event.key, event.args
            if key in ("proposed", "proposed-to-anybody"):
                self.newest = args["proposal"]
                to = args.get("to_seat", -1)
                self.senders[self.newest] = (args["seat"], to)
                self.kind[self.newest] = "payment" if not args["act_text"] else "act"
                self.given[self.newest] = len(args["give_assets"]) + len(args["take_assets"])
                if to in (PERSON, -1) and args["seat"] != PERSON:
                    self.heard[self.kind[self.newest], question] += 1
            elif key == "said":
                self.say(args["why"], question)
            elif key == "accepted":
                self.end(args["proposal"], "accepted")
                self.assets += self.given.get(args["proposal"], 0)
            elif key == "proposal-ended":
                self.end(args["proposal"], args["how"])
            elif key == "promise-judged":
                self.promises[args["status"]] += 1

    def say(self, why: str, question: str) -> None:
        """The words of the newest proposal, or of a refusal."""
        for voice in VOICES:
            why = why.removesuffix(voice)
        if self.newest:
            kind, to = self.kind[self.newest], self.senders[self.newest][1]
            if to in (PERSON, -1) and self.heard[kind, question]:
                self.heard[kind, question] -= 1
                self.heard[why, question] += 1
            self.kind[self.newest] = why
            self.newest = 0
        else:
            self.whys[why] += 1

    def end(self, number: int, how: str) -> None:
        """A proposal is over; the first way in which it ended counts."""
        if self.senders.pop(number, None) is not None:
            kind = self.kind[number]
            self.made[kind] += 1
            self.ends[kind, how] += 1
        if number == self.newest:
            self.newest = 0

    def game_over(self) -> None:
        """What is still open ends with the game."""
        for number in list(self.senders):
            self.end(number, "open")
        self.kind.clear()
        self.given.clear()
        self.newest = 0


def main(words: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tabletown.lab.bargains", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seed", type=int, default=7000)
    parser.add_argument("--bots", default="normal")
    parser.add_argument("--iterations", type=int, default=8)
    given = parser.parse_args(words)
    game = find(given.game)
    config = game.config(given.seats)
    names = players(given.bots, given.seats)
    found = Bargains()
    for number in range(given.games):
        seed = given.seed + number
        match = QuickMatch.begin(game, config, seed, heard=True)
        bots = {
            seat: make_player(game, name, bot_seed(seed, seat), iterations=given.iterations)
            for seat, name in enumerate(names)
        }
        known = 0
        while not match.over:
            step = match.state.asking()
            question = step.prompt if step is not None else ""
            question = getattr(step, "name", question) if question == "ready" else question
            play_decision(match, bots)
            for played in match.history[known:]:
                found.hear(played.events, question)
            known = len(match.history)
        found.game_over()
    report(found, given.games)
    return 0


def report(found: Bargains, games: int) -> None:
    """Figures for a game, on average."""
    ways = sorted({how for _, how in found.ends})
    print(f"| said | proposals a game | {' | '.join(ways)} |")
    print("|---|---|" + "---|" * len(ways))
    for kind, count in found.made.most_common():
        row = [f"{found.ends[kind, how] / games:.1f}" for how in ways]
        print(f"| {kind} | {count / games:.1f} | {' | '.join(row)} |")
    print(f"assets that changed hands a game: {found.assets / games:.1f}")
    print("promises a game:", {k: round(n / games, 1) for k, n in found.promises.most_common()})
    print("refusals a game:", {k: round(n / games, 1) for k, n in found.whys.most_common()})
    person: Counter[str] = Counter()
    where: Counter[str] = Counter()
    for (kind, question), count in found.heard.items():
        person[kind] += count
        where[question] += count
    print(f"reaches a person a game: {person.total() / games:.1f}")
    print("  by kind:", {k: round(n / games, 1) for k, n in person.most_common() if n})
    print("  by question:", {k: round(n / games, 1) for k, n in where.most_common() if n})


if __name__ == "__main__":
    sys.exit(main())
