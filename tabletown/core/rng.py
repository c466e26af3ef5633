"""The generator: one 64-bit number, advanced by splitmix64.

Chance lives in the state as a plain int, so that a copied state has the same
future and a saved one stays reproducible on every platform.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Final

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


def seeded(seed: int, salt: int = 0) -> int:
    """The start value of a generator for ``seed``; ``salt`` gives independent streams."""
    return mix((seed & MASK) ^ mix((salt + 1) * GOLDEN & MASK))


def mix(value: int) -> int:
    """The output for a generator value: 64 well-mixed bits."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


LANE: Final = 128  # bits for each number when many are mixed at once: room for a whole product
LONGEST: Final = 256  # numbers mixed at a time
FEW: Final = 5  # so many are mixed faster one by one
FORMATS: Final = [struct.Struct(f"<{2 * count}Q") for count in range(LONGEST + 1)]
# In each lane: 1; how far the generator has advanced by then; bits to keep.
ONES: Final = sum([1 << LANE * lane for lane in range(LONGEST)])
STEPS: Final = sum([((lane + 1) * GOLDEN & MASK) << LANE * lane for lane in range(LONGEST)])
LOW_64: Final = ONES * MASK
LOW_37: Final = ONES * (MASK >> 27)
LOW_34: Final = ONES * (MASK >> 30)
LOW_33: Final = ONES * (MASK >> 31)


def mixed(rng: int, count: int) -> tuple[int, ...]:
    """The next ``count`` outputs after a generator value, all mixed at once as one long number."""
    size = LANE * count
    cut = (1 << size) - 1
    value = (ONES & cut) * rng + (STEPS & cut) & LOW_64
    value = (value ^ (value >> 30 & LOW_34)) * 0xBF58476D1CE4E5B9 & LOW_64
    value = (value ^ (value >> 27 & LOW_37)) * 0x94D049BB133111EB & LOW_64
    value ^= value >> 31 & LOW_33
    return FORMATS[count].unpack(value.to_bytes(size // 8, "little"))[::2]


def shuffle(rng: int, items: list[int]) -> int:
    """Shuffle with one number of the generator for each item but one; its value after that."""
    last = len(items) - 1
    while last > FEW:
        count = min(last, LONGEST)
        for value in mixed(rng, count):
            place = value * (last + 1) >> 64
            items[last], items[place] = items[place], items[last]
            last -= 1
        rng = (rng + count * GOLDEN) & MASK
    while last > 0:
        rng = (rng + GOLDEN) & MASK
        place = mix(rng) * (last + 1) >> 64
        items[last], items[place] = items[place], items[last]
        last -= 1
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
        """Put items into a random order, in place."""
        self.rng = shuffle(self.rng, items)

    def __reduce__(self) -> tuple[Callable[[int], Dice], tuple[int]]:
        return resumed, (self.rng,)


def resumed(rng: int) -> Dice:
    """A generator that goes on from where another one is."""
    dice = Dice(0)
    dice.rng = rng
    return dice
