"""How a bot looks at a question: what its personality weighs differently, and how closely."""

from __future__ import annotations


class Tempers:
    """Weights of a personality that are no terms of the evaluation.

    Who is ``hasty`` takes action cards at their usual worth instead of trying every offer out.
    """

    def __init__(self, weights: dict[str, float], *, hasty: bool = False) -> None:
        self.hasty = hasty
        self.honour = weights.get("honour", 1.0)
        self.trust = weights.get("trust", 1.0)
        self.threat = weights.get("threat", 1.0)  # worry about the city
        # Whose word is good gives it whenever that helps; who has no scruples threatens for little.
        self.reserve = 0.0 if self.honour > 1.0 else 0.75  # the chance not to offer the own word
        self.patience = 0.4 if self.honour < 1.0 else 1.0  # with what would make it worth a threat
        self.voice = voice_of(self)


def voice_of(tempers: Tempers) -> str:
    """In whose way a bot speaks (``negotiation/speech.py``)."""
    if tempers.threat == 0.0:
        return "saboteur"
    return "honest" if tempers.honour > 1.0 else "opportunist" if tempers.honour < 1.0 else ""
