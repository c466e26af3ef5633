"""What New Angeles tells its bots: how a city looks, what an offer is worth, how to bargain."""

from tabletown.games.new_angeles.bot.brain import NewAngelesBrain

__all__ = ["NewAngelesBrain"]
