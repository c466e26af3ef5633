"""The numbers that the state is laid out by: pieces, types, seats, districts, windows.

Districts are 0 to 9 (the printed number less one; 10 is the Root); pieces, types and resources
follow the order of schema.py. A set of districts is an int with bit ``d`` for district ``d``.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.actions import Action
from tabletown.games.new_angeles import schema as files

HUMAN_FIRST: Final = 0
ORGCRIME: Final = 1
PRISEC: Final = 2
OUTAGE: Final = 3
ILLNESS: Final = 4
DEVELOPMENT: Final = 5
ANDROID: Final = 6
PROTEST: Final = 7
STRIKE: Final = 8
PIECES: Final = len(files.PIECES)

TYPES: Final = len(files.TYPES)
GENERAL: Final = TYPES  # a draw line with a free choice of type; also "type" of an emergency action
RESOURCES: Final = len(files.RESOURCES)
DISTRICTS: Final = files.DISTRICTS
ROOT: Final = DISTRICTS
EVERYWHERE: Final = (1 << DISTRICTS) - 1
SEATS: Final = files.SEATS
FEDERALIST: Final = SEATS  # the rival card that names no corporation
NOBODY: Final = -1
MAIN: Final = 0
COUNTER: Final = 1
OFFER_WORDS: Final = ("main", "counter")
MOST_SPENT: Final = 199  # one player's contribution to a pool; nobody ever needs more

# The districts of every set, in ascending order.
MEMBERS: Final = [
    tuple([d for d in range(DISTRICTS) if mask >> d & 1]) for mask in range(1 << DISTRICTS)
]

CORPORATIONS: Final = ("haas_bioroid", "jinteki", "nbn", "weyland", "melange", "globalsec")
RIVALS: Final = (*CORPORATIONS, "federalist")

# Windows in which assets are used (section 15 of the rules), in the order of a turn.
WINDOWS: Final = (
    "turn_start", "asset_revealed", "offer_proposed", "counter_discard", "support_start",
    "abstained", "resolution_start", "support_tied", "deal_decided", "claimed", "deal_end",
    "threat_increased", "illness_raised_threat", "end_of_turn", "static",
)  # fmt: skip
(
    TURN_START, ASSET_REVEALED, OFFER_PROPOSED, COUNTER_DISCARD, SUPPORT_START, ABSTAINED,
    RESOLUTION_START, SUPPORT_TIED, DEAL_DECIDED, CLAIMED, DEAL_END, THREAT_INCREASED,
    ILLNESS_RAISED_THREAT, END_OF_TURN, STATIC,
) = range(len(WINDOWS))  # fmt: skip
WINDOW_OF: Final = {  # by trigger (NA-T.20): most are named as their window
    **{word: window for window, word in enumerate(WINDOWS)},
    "turn_start_of_other": TURN_START,
    "own_main_offer_proposed": OFFER_PROPOSED,
    "counteroffer_proposed": OFFER_PROPOSED,
    "counter_discard_by_other": COUNTER_DISCARD,
    "player_abstains": ABSTAINED,
    "deal_won_by_right_neighbour": DEAL_DECIDED,
    "countering_player_wins": DEAL_DECIDED,
    "lost_deal_as_active": DEAL_DECIDED,
}


def with_value(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """A tuple with another value at one place."""
    return (*values[:place], value, *values[place + 1 :])


class Picks(dict[int, list[Action]]):
    """The options "one of these districts": a list of ready-made actions for every set, kept.

    Where there is nothing to choose, there is nothing to choose instead either.
    """

    def __init__(self, actions: list[Action], *ends: Action) -> None:
        super().__init__()
        self.actions = actions  # one for each district (or other thing with a number)
        self.ends = ends  # what may be chosen instead, after them

    def __missing__(self, mask: int) -> list[Action]:
        found = [action for i, action in enumerate(self.actions) if mask >> i & 1]
        if found:
            found.extend(self.ends)
        self[mask] = found
        return found
