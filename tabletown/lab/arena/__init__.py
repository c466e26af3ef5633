"""The arena: bots from anywhere play fixed deals in all seatings, under a clock, for a table of ratings.

``contest`` reads what is played, ``contestants`` keeps every bot in a place of its own, ``match`` plays one
game, ``table`` counts. ``tabletown arena FILE`` does it all.
"""
