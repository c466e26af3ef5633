"""New Angeles: deals, betrayal and one shared city, for 4 to 6 corporations."""

from tabletown.games.new_angeles.game import NewAngelesGame

GAME = NewAngelesGame()
