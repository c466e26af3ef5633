"""My game: a cairn of numbered stones that everybody climbs."""

from .game import MyGame

GAME = MyGame()
