"""What an arena plays: a game, fixed deals, and bots by name; read from a TOML file."""

from __future__ import annotations

import tomllib
from itertools import permutations
from pathlib import Path
from typing import Any, Final

import msgspec

from tabletown.bots import LEVELS
from tabletown.core.config import Config, Value
from tabletown.core.errors import BadUsage
from tabletown.core.game import unknown
from tabletown.games import find
from tabletown.lab.players import check_player

MOST_SEATINGS: Final = 24  # beyond that, every bot still sits everywhere, but not beside everybody


class Contest(msgspec.Struct, forbid_unknown_fields=True):
    """A contest as its file says it; bots are levels, ``file.py:Class`` or addresses."""

    game: str
    bots: dict[str, str]
    seats: int | None = None
    mode: str | None = None
    options: dict[str, Value] = {}
    deals: int = 10  # each is played in every seating
    seed: int = 1  # of the first deal
    seconds: float = 5.0  # for one decision; who takes longer loses the game
    iterations: int = 100  # search budget of `hard`: the same on every machine

    def config(self) -> Config:
        """The configuration that is played."""
        return find(self.game).config(self.seats, self.mode, self.options)


class Pairing(msgspec.Struct, frozen=True):
    """One game of a contest: its number, its deal, and the bot in every seat."""

    number: int
    seed: int
    bots: tuple[str, ...]


def read_contest(path: Path) -> Contest:
    """The contest of a file; BadUsage says what is wrong with it."""
    try:
        document: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        contest = msgspec.convert(document, Contest)
    except OSError as fault:
        raise BadUsage(f"cannot read {path}: {fault.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise BadUsage(f"{path}: {fault}") from None
    if len(contest.bots) < 2:
        raise BadUsage(f"{path}: a contest needs two bots or more")
    if contest.deals < 1 or contest.seconds <= 0 or contest.iterations < 1:
        raise BadUsage(f"{path}: deals, seconds and iterations are more than 0")
    contest.config()
    for name, bot in contest.bots.items():
        try:
            contest.bots[name] = located(bot, path.parent)
        except BadUsage as fault:
            raise BadUsage(f"{path}: bots.{name}: {fault}") from None
    return contest


def located(bot: str, folder: Path) -> str:
    """A bot as the arena starts it: files are meant from the contest's folder."""
    if bot.startswith(("http://", "https://")):
        return bot
    file, colon, cls = bot.rpartition(":")
    if not colon:
        check_player(bot)
        return bot
    if not file.endswith(".py"):
        raise unknown("kind of bot", bot, [*LEVELS[1:], "file.py:Class", "http://..."])
    place = (folder / file).resolve()
    if not place.is_file():
        raise BadUsage(f"there is no file {file}")
    return f"{place}:{cls}"


def seatings(bots: list[str], sides: int) -> list[tuple[str, ...]]:
    """Which bot plays which side, in all games of one deal."""
    if len(bots) >= sides:
        found = list(permutations(bots, sides))
        if len(found) <= MOST_SEATINGS:
            return found
    # Too many, or too few bots: the list goes round, forwards and backwards.
    rows = [bots, bots[::-1]]
    around = [
        tuple([row[(start + side) % len(bots)] for side in range(sides)])
        for row in rows
        for start in range(len(bots))
    ]
    return list(dict.fromkeys(around))


def pairings(contest: Contest) -> list[Pairing]:
    """All games of a contest, in their order."""
    config = contest.config()
    sides = find(contest.game).sides(config)
    if len(sides) < 2:
        raise BadUsage(f"{contest.game} has one side here; an arena needs two or more")
    found: list[Pairing] = []
    for deal in range(contest.deals):
        for seating in seatings(list(contest.bots), len(sides)):
            seats = [""] * config.seats
            for bot, side in zip(seating, sides, strict=True):
                for seat in side:
                    seats[seat] = bot
            found.append(Pairing(len(found), contest.seed + deal, tuple(seats)))
    return found
