"""Small statistics: intervals of shares, quantiles, correlations. No dependency."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt


def wilson(share: float, games: float, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    if games == 0:
        return 0.0, 1.0
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half))


def mean(values: Sequence[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def spread(values: Sequence[float]) -> float:
    """The standard deviation."""
    if len(values) < 2:
        return 0.0
    centre = mean(values)
    return sqrt(sum([(value - centre) ** 2 for value in values]) / (len(values) - 1))


def quantile(ordered: Sequence[float], share: float) -> float:
    """The value below which a share of the sorted values lies."""
    if not ordered:
        return 0.0
    place = share * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def counted(words: Sequence[str]) -> dict[str, int]:
    """How often each word occurs, in the order of the alphabet."""
    found: dict[str, int] = {}
    for word in sorted(words):
        found[word] = found.get(word, 0) + 1
    return found
