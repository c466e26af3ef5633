"""How much a seat may propose: told before it is refused (NA-N.23)."""

from __future__ import annotations

from typing import Final

from tabletown.games.new_angeles.state import NewAngelesState

MOST_OPEN: Final = 3  # proposals of one seat at a time
MOST_PER_TURN: Final = 12  # proposals, promises and wishes of one seat


def open_of(s: NewAngelesState, seat: int) -> int:
    """How many proposals of ``seat`` lie open."""
    return sum([proposal.sender == seat for proposal in s.proposals])


def proposals_left(s: NewAngelesState, seat: int) -> int:
    """How many more proposals ``seat`` may make now."""
    return max(min(MOST_OPEN - open_of(s, seat), MOST_PER_TURN - s.sent[seat]), 0)
