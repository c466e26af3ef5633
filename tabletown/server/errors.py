"""What a client is told when something cannot be done: one code for one kind of trouble."""

from __future__ import annotations

from typing import Final

from tabletown.core.errors import (
    BadContent,
    BadNotation,
    BadPosition,
    BadRecord,
    BadUsage,
    GameOver,
    IllegalAction,
    NoFreeUndo,
    NotYourDecision,
    Refusal,
    RulesFault,
    TabletownError,
)
from tabletown.server.protocol.parts import RefusalInfo

STATUS: Final[dict[str, int]] = {
    "bad-request": 400,
    "bad-usage": 400,
    "bad-notation": 400,
    "bad-record": 400,
    "bad-position": 400,
    "no-session": 401,
    "wrong-login": 401,
    "not-allowed": 403,
    "not-found": 404,
    "refused": 409,
    "not-your-decision": 409,
    "stale": 409,
    "game-over": 409,
    "not-started": 409,
    "running": 409,
    "paused": 409,
    "stuck": 409,
    "taken": 409,
    "full": 409,
    "blocked": 409,
    "too-large": 413,
    "too-many": 429,
    "fault": 500,
    "disk-full": 503,
    "storage": 503,
    "restarting": 503,
    "busy": 503,
    "closed": 503,
}


class Trouble(Exception):
    """An answer that is not what the client hoped for; ``code`` stands in docs/protocol.md."""

    def __init__(self, code: str, message: str, reasons: list[RefusalInfo] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.reasons = reasons or []
        self.done: int | None = None  # actions of a plan that were carried out before
        self.wait: float | None = None  # seconds after which trying again makes sense
        self.quota: str | None = None  # what there was too much of

    def again(self) -> Trouble:
        """The same answer once more. An exception that is raised twice keeps both ways it came."""
        other = Trouble(self.code, self.message, self.reasons)
        other.done, other.wait, other.quota = self.done, self.wait, self.quota
        return other

    @property
    def status(self) -> int:
        return STATUS[self.code]


CODES: Final[list[tuple[type[TabletownError], str]]] = [
    (BadUsage, "bad-usage"),
    (BadNotation, "bad-notation"),
    (BadRecord, "bad-record"),
    (BadPosition, "bad-position"),
    (BadContent, "bad-usage"),
    (NotYourDecision, "not-your-decision"),
    (GameOver, "game-over"),
    (RulesFault, "fault"),
]


def told(refusal: Refusal) -> RefusalInfo:
    data = refusal.plain()
    return RefusalInfo(data["key"], data["rule"], data["args"])


def trouble_of(error: TabletownError) -> Trouble:
    """A fault of the engine, in the words of the protocol."""
    if isinstance(error, IllegalAction | NoFreeUndo):
        return Trouble("refused", str(error), [told(error.refusal)])
    for kind, code in CODES:
        if isinstance(error, kind):
            return Trouble(code, str(error))
    return Trouble("fault", "something went wrong")
