"""Sets of small numbers as the bits of one int: compact, immutable, quick to copy and compare."""

from __future__ import annotations

from collections.abc import Iterable


def bit(member: int) -> int:
    """The set with this one member."""
    return 1 << member


def made_of(members: Iterable[int]) -> int:
    """The set with these members."""
    found = 0
    for member in members:
        found |= 1 << member
    return found


def members(numbers: int) -> list[int]:
    """The members of a set, in ascending order."""
    found = []
    while numbers:
        low = numbers & -numbers
        found.append(low.bit_length() - 1)
        numbers ^= low
    return found


def has(numbers: int, member: int) -> bool:
    """Whether a number is in the set."""
    return numbers >> member & 1 == 1


def count(numbers: int) -> int:
    """How many members a set has."""
    return numbers.bit_count()


def lowest(numbers: int) -> int:
    """The lowest member; -1 if there is none."""
    return (numbers & -numbers).bit_length() - 1


def highest(numbers: int) -> int:
    """The highest member; -1 if there is none."""
    return numbers.bit_length() - 1


def single(numbers: int) -> bool:
    """Whether the set has at most one member."""
    return numbers & (numbers - 1) == 0
