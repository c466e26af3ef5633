"""The general encoder: any view of any game, by hashing.

Every number and word of the view has a path (``coins[2]``, ``hand[0].name=gun``). The path decides
by a digest which place of the vector it belongs to, so the layout is the same for ever without
anybody declaring it. Two paths may share a place; a game that deserves better has its own encoder.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

import msgspec

from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.lab.encode.base import ByteEncoder

PLACES: Final = 512
MOST: Final = 255


@lru_cache(maxsize=1 << 16)
def place(path: str) -> int:
    """Where the value with this path goes."""
    return int.from_bytes(blake2b(path.encode(), digest_size=4).digest()) % PLACES


class GeneralEncoder(ByteEncoder):
    """A vector of hashed places made from the view alone."""

    def __init__(self, game: Game, config: Config) -> None:
        super().__init__(game, config)
        self.count("view", PLACES, 16, "the numbers and words of the view, hashed")
        self.asking = self.asking_fields()

    def numbers(self, s: Any, seat: int) -> bytearray:
        """The hashed view, and who is asked what."""
        found = bytearray(self.size)
        self.put(found, "", msgspec.to_builtins(self.game.view(s, seat)))
        self.fill_asking(found, self.asking, s, seat)
        return found

    def put(self, found: bytearray, path: str, value: Any) -> None:
        """Add a value of the view, and all that is in it."""
        if isinstance(value, dict):
            for name, item in value.items():
                self.put(found, f"{path}.{name}", item)
        elif isinstance(value, list):
            for i, item in enumerate(value):
                self.put(found, f"{path}[{i}]", item)
        elif isinstance(value, str):
            self.add(found, f"{path}={value}", 1)
        elif isinstance(value, (int, float)):
            self.add(found, path if value >= 0 else f"{path}-", abs(int(value)))

    @staticmethod
    def add(found: bytearray, path: str, value: int) -> None:
        """Add a number at the place of a path."""
        where = place(path)
        found[where] = min(MOST, found[where] + value)
