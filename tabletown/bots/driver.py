"""Letting bots play: one decision at a time, with the talk that goes before it."""

from __future__ import annotations

from tabletown.bots.base import Bot
from tabletown.core.match import Match

MOST_TALK = 3  # free actions a seat may take before one decision


def talk(match: Match, bots: dict[int, Bot]) -> int:
    """Let every bot take the free actions it wants; returns how many were taken."""
    taken = 0
    for seat, bot in bots.items():
        if not bot.talks:
            continue
        for _ in range(MOST_TALK):
            if match.over:
                return taken
            action = bot.talk(match.knowledge(seat))
            if action is None:
                break
            match.play(action, seat)
            taken += 1
    return taken


def play_decision(match: Match, bots: dict[int, Bot]) -> int | None:
    """One decision of a bot, after talk; returns its seat, or None if no bot is asked."""
    talk(match, bots)
    for seat in match.state.deciders():
        if seat in bots:
            match.play(bots[seat].choose(match.knowledge(seat)), seat)
            return seat
    return None


def play_out(match: Match, bots: dict[int, Bot]) -> None:
    """Bots in all seats play to the end."""
    while not match.over:
        play_decision(match, bots)
