"""What may leave the table for a bot elsewhere: a world that fits the seat's knowledge, and what it was shown.

A bot in a process of its own gets nothing else, so what is hidden from its seat does not reach it at all.
"""

from __future__ import annotations

from typing import Any, Final

from tabletown.core.actions import Action
from tabletown.core.config import Config
from tabletown.core.events import Event
from tabletown.core.game import Game
from tabletown.core.match import Match, Played

ShownEvent = tuple[str, str, dict[str, Any]]
NO_ACTION: Final = Action("", (), -1, "")


def shown(events: list[Event], seat: int) -> list[ShownEvent]:
    """Events as a seat was told of them."""
    found = []
    for event in events:
        told = event.for_seat(seat)
        if told is not None:
            found.append((told["key"], told["rule"], told["args"]))
    return found


def story(match: Match, seat: int) -> list[list[ShownEvent]]:
    """What a seat was shown, of the opening and then of every action."""
    return [
        shown(events, seat) for events in [match.opening, *[one.events for one in match.history]]
    ]


def private_match(
    game: Game, config: Config, rules: int, world: dict[str, Any], story: list[list[ShownEvent]]
) -> Match:
    """A match that holds a world and a story instead of the truth."""
    told = [[Event(*event) for event in events] for events in story]
    return Match.resumed(
        game,
        config,
        game.restore(config, world),
        rules=rules,
        start_chain="",
        opening=told[0],
        history=[Played(-1, NO_ACTION, False, events, "") for events in told[1:]],
    )
