"""What a personality weighs differently, beside the terms of the evaluation."""

from __future__ import annotations


class Tempers:
    """Weights of a personality that are no terms of the evaluation."""

    __slots__ = ("honour", "threat", "trust")

    def __init__(self, weights: dict[str, float]) -> None:
        self.honour = weights.get("honour", 1.0)
        self.trust = weights.get("trust", 1.0)
        self.threat = weights.get("threat", 1.0)  # worry about the city
