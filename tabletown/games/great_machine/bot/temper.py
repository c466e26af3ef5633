"""Personalities: factors on what a side weighs; 1 is a player without any."""

from __future__ import annotations

PERSONALITIES: dict[str, dict[str, float]] = {
    # Heroes strike early and do not care who waits for them; the Machine raids rather than guards.
    "bold": {"riots": 1.4, "discontent": 1.2, "trust": 0.7, "risk": 0.3, "raids": 1.6, "guards": 0.6},
    # Heroes keep out of sight and save trust; the Machine guards rather than raids.
    "cautious": {"riots": 0.85, "trust": 1.6, "risk": 2.0, "raids": 0.6, "guards": 1.5},
}  # fmt: skip


class Temper:
    """How much more or less than others somebody weighs things."""

    __slots__ = ("discontent", "guards", "raids", "riots", "risk", "trust")

    def __init__(self, weights: dict[str, float]) -> None:
        self.riots = weights.get("riots", 1.0)  # riots and what brings them nearer
        self.discontent = weights.get("discontent", 1.0)
        self.trust = weights.get("trust", 1.0)  # what is paid or kept
        self.risk = weights.get("risk", 1.0)  # of being caught
        self.raids = weights.get("raids", 1.0)  # of the Machine
        self.guards = weights.get("guards", 1.0)  # moved or repaired by the Machine


EVEN = Temper({})
