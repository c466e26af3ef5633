"""Looking back: the table as it was at any version, as a seat saw it then."""

from __future__ import annotations

from tabletown.core.match import Match, Played
from tabletown.core.state import State
from tabletown.server.gamelog.log import GameLog, effective, fresh_state, step

KEYFRAME_EVERY = 20
MOST_KEYFRAMES = 60


class Replayer:
    """Positions of one game, with some kept so that a slider moves quickly."""

    def __init__(self, log: GameLog) -> None:
        self.log = log
        self.keyframes: dict[str, State] = {}  # by the digest of everything up to it

    def at(self, version: int) -> Match:
        """The match as it was at ``version``: to look at, not to play on."""
        match = self.log.match
        history = effective(self.log.entries[:version])
        state, start = self.nearest(history)
        for number, played in enumerate(history[start:], start + 1):
            step(match, state, played)
            if number % KEYFRAME_EVERY == 0 and len(self.keyframes) < MOST_KEYFRAMES:
                self.keyframes[played.chain] = state.clone()
        return Match.resumed(
            match.game, match.config, state,
            rules=match.rules, start_chain=match.start_chain, content=match.content,
            players=match.players,
            opening=match.opening, history=history,
        )  # fmt: skip

    def nearest(self, history: list[Played]) -> tuple[State, int]:
        """The latest kept position on the way, and how many actions lead to it."""
        for number in range(len(history), 0, -1):
            kept = self.keyframes.get(history[number - 1].chain)
            if kept is not None:
                return kept.clone(), number
        return fresh_state(self.log.match), 0
