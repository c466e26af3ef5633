"""Letting bots play: one decision at a time, with the talk that goes before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from tabletown.bots.base import Bot
from tabletown.bots.fault import BotFault
from tabletown.core.actions import Action
from tabletown.core.match import Match

# Words (free actions) of a seat before one decision: an answer to each of five others, and an own one.
MOST_TALK: Final = 6


class Floor:
    """Who is asked for a word before a decision.

    Everybody who talks is asked in the order of seats. After a word everybody is asked again, so that
    it can be answered by whoever it concerns, until nobody has anything to say or all have said enough.
    """

    def __init__(self) -> None:
        self.decision = -1
        self.moment = -1
        self.words: Counter[int] = Counter()
        self.silent: set[int] = set()

    def turn(self, decision: int, moment: int) -> None:
        """Where the table stands: a new decision gives new words, and whatever happened a new chance."""
        if decision != self.decision:
            self.decision = decision
            self.words.clear()
        if moment != self.moment:
            self.moment = moment
            self.silent.clear()

    def ask(self, seats: Iterable[int]) -> int | None:
        """The next seat to be asked, which counts as silent until it :meth:`spoke`."""
        for seat in seats:
            if seat not in self.silent and self.words[seat] < MOST_TALK:
                self.silent.add(seat)
                return seat
        return None

    def spoke(self, seat: int) -> None:
        """A seat took a free action."""
        self.words[seat] += 1


def talk(match: Match, bots: dict[int, Bot]) -> int:
    """Let the bots take the free actions they want until all are silent; returns how many they took."""
    seats = [seat for seat, bot in bots.items() if bot.talks]
    floor = Floor()
    while not match.over:
        floor.turn(0, floor.words.total())
        seat = floor.ask(seats)
        if seat is None:
            break
        action = word(match, bots[seat], seat)
        if action is not None:
            match.play(action, seat)
            floor.spoke(seat)
    return floor.words.total()


def word(match: Match, bot: Bot, seat: int) -> Action | None:
    """The free action that a bot wants to take, if any."""
    knowledge = match.knowledge(seat)
    with BotFault.of(bot, seat):
        action = bot.talk(knowledge)
        if action is not None and (why := knowledge.refusal(action)) is not None:
            raise BotFault(f"'{action}' is refused: {why}")
    return action


def choice(match: Match, bot: Bot, seat: int) -> Action:
    """What a bot decides."""
    knowledge = match.knowledge(seat)
    with BotFault.of(bot, seat):
        action = bot.choose(knowledge)
        if action not in knowledge.options:
            raise BotFault(f"'{action}' is none of its options")
    return action


def play_decision(match: Match, bots: dict[int, Bot]) -> int | None:
    """One decision of a bot, after talk; returns its seat, or None if no bot is asked."""
    talk(match, bots)
    for seat in match.state.deciders():
        if seat in bots:
            match.play(choice(match, bots[seat], seat), seat)
            return seat
    return None


def play_out(match: Match, bots: dict[int, Bot]) -> None:
    """Bots in all seats play to the end."""
    while not match.over:
        play_decision(match, bots)
