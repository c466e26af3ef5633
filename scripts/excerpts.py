"""Print ten excerpts of the log of a game between bots, each line in every language, to be read by somebody strict.

    python -m scripts.excerpts [GAME ...] [--seat 0] [--seed 7] [--lines 12] [--seats 3] [--mode automa]

The log is that of one seat: its own secrets are in it, nobody else's are. Before each line stands whose mark the client
would show beside it if the event names a seat (``-``: nobody's, the table itself).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from tabletown.bots import make_bot
from tabletown.bots.driver import play_out
from tabletown.core.match import Match
from tabletown.games import find, names
from tabletown.texts import LANGUAGES, Speaker

PLAYERS = ["Ada", "Bruno", "Clara", "Dmitri", "Ewa", "Finn"]
EXCERPTS = 10


def log(match: Match, seat: int) -> list[dict[str, Any]]:
    """Everything that a seat was told, in order."""
    told = [*match.opening, *[event for played in match.history for event in played.events]]
    return [seen for event in told if (seen := event.for_seat(seat)) is not None]


def excerpts(count: int, length: int) -> Iterator[range]:
    """Where the excerpts lie in a log of so many lines: from the first line to the last, evenly."""
    last = max(0, count - length)
    for number in range(EXCERPTS):
        start = last * number // (EXCERPTS - 1)
        yield range(start, min(count, start + length))


def main() -> None:
    parser = argparse.ArgumentParser(description="Print excerpts of told games.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--lines", type=int, default=12)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--mode")
    wanted = parser.parse_args()
    for name in wanted.games or names():
        game = find(name)
        config = game.config(seats=wanted.seats, mode=wanted.mode)
        match = Match(game, config, wanted.seed)
        play_out(
            match, {s: make_bot(game, "easy", seed=wanted.seed + s) for s in range(match.seats)}
        )
        told = log(match, wanted.seat)
        speakers = [Speaker(game, config, language, PLAYERS) for language in LANGUAGES]
        for number, lines in enumerate(excerpts(len(told), wanted.lines), 1):
            print(f"\n== {name} {number}: lines {lines.start + 1} to {lines.stop} of {len(told)}")
            for event in (told[line] for line in lines):
                seat = event["args"].get("seat")
                print(f"[{PLAYERS[seat][0] if isinstance(seat, int) else '-'}] {event['rule']}")
                for speaker in speakers:
                    print(f"    {speaker.event(event)}")


if __name__ == "__main__":
    main()
