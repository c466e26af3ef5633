"""What attacks came to: how many were tried, how many succeeded, what was lost or leaked by them."""

from __future__ import annotations

from tests.figures import add_figures


class Tally:
    """Counts the attacks of one topic (a file of this folder)."""

    def __init__(self, topic: str) -> None:
        self.topic = topic
        self.counts = {"tried": 0, "succeeded": 0, "lost": 0, "leaked_bytes": 0}

    def attack(self, what: str, succeeded: bool, *, lost: int = 0, leaked: int = 0) -> None:
        """One attack and what came of it: counted first, and the test ends here if it succeeded.

        ``lost``: acknowledged things of others that are gone; ``leaked``: bytes that reached
        somebody who may not have them.
        """
        bad = succeeded or lost > 0 or leaked > 0
        self.counts["tried"] += 1
        self.counts["succeeded"] += bad
        self.counts["lost"] += lost
        self.counts["leaked_bytes"] += leaked
        assert not bad, f"{what}: lost {lost}, leaked {leaked} bytes"

    def keep(self) -> None:
        add_figures("attack", self.topic, self.counts)
