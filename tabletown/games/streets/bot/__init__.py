"""What Streets tells its bots."""

from __future__ import annotations

from tabletown.games.streets.bot.brain import StreetsBrain

__all__ = ["StreetsBrain"]
