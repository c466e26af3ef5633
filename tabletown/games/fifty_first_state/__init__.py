"""51st State: build a state out of the ruins of America, by contacts, deals and force."""

from tabletown.games.fifty_first_state.game import FiftyFirstGame

GAME = FiftyFirstGame()
