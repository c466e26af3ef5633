"""Sets of numbers as bits."""

from __future__ import annotations

from tabletown.core import bits
from tabletown.core.rng import Dice


def test_a_set_is_its_members() -> None:
    dice = Dice(5)
    for _ in range(200):
        wanted = sorted({dice.below(60) for _ in range(dice.below(12))})
        numbers = bits.made_of(wanted)
        assert bits.members(numbers) == wanted
        assert bits.count(numbers) == len(wanted)
        assert [n for n in range(64) if bits.has(numbers, n)] == wanted
        assert bits.lowest(numbers) == (wanted[0] if wanted else -1)
        assert bits.highest(numbers) == (wanted[-1] if wanted else -1)
        assert bits.single(numbers) == (len(wanted) < 2)
        assert sum(bits.bit(n) for n in wanted) == numbers
