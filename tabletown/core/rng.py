"""The generator: one 64-bit number, advanced by splitmix64.

Chance lives in the state as a plain int, so that a copied state has the same
future and a saved one stays reproducible on every platform.
"""

from __future__ import annotations

from typing import Final

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


def seeded(seed: int, salt: int = 0) -> int:
    """The start value of a generator for ``seed``; ``salt`` gives independent streams."""
    return mix((seed & MASK) ^ mix((salt + 1) * GOLDEN & MASK))


def advanced(rng: int) -> int:
    return (rng + GOLDEN) & MASK


def mix(value: int) -> int:
    """The output for a generator value: 64 well-mixed bits."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def shuffle(rng: int, items: list[int]) -> int:
    """Shuffle with one number of the generator for each item but one; its value after that."""
    for i in range(len(items) - 1, 0, -1):
        rng = (rng + GOLDEN) & MASK
        value = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & MASK  # as in mix, without a call
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
        j = ((value ^ (value >> 31)) * (i + 1)) >> 64
        items[i], items[j] = items[j], items[i]
    return rng


class Dice:
    """A generator of its own, for those who play (bots, simulations, tests), never for rules."""

    __slots__ = ("rng",)

    def __init__(self, seed: int, salt: int = 0) -> None:
        self.rng = seeded(seed, salt)

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``."""
        self.rng = (self.rng + GOLDEN) & MASK
        return (mix(self.rng) * bound) >> 64

    def chance(self) -> float:
        """A number from 0 up to, but not including, 1."""
        self.rng = (self.rng + GOLDEN) & MASK
        return (mix(self.rng) >> 11) / (1 << 53)

    def seed(self) -> int:
        """A seed for somebody else's generator."""
        self.rng = (self.rng + GOLDEN) & MASK
        return mix(self.rng) >> 1

    def shuffle(self, items: list[int]) -> None:
        self.rng = shuffle(self.rng, items)
