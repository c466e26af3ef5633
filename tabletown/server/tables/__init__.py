"""Tables: the log of a game, what seats see of it, clocks, motions, and everything around them."""
