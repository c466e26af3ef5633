"""City of the Great Machine: one against many, or together against the automaton."""

from tabletown.games.great_machine.game import GreatMachineGame

GAME = GreatMachineGame()
