"""The rulebook, one module per chapter: setup, round, lookout, production, turn and its moves,
paying, cleanup, end of the game, solo play."""
