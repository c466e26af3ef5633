"""What bots know about 51st State."""

from tabletown.games.fifty_first_state.bot.brain import FiftyFirstBrain

__all__ = ["FiftyFirstBrain"]
