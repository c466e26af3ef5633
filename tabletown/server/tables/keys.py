"""Idempotency keys: what was sent twice is done once.

A key belongs to a person at a seat of a table. It is stored in a form that no client can send and that
is another one for everybody else, so nobody meets a key of another person or of a bot by choosing it.
"""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict

from tabletown.server.errors import Trouble

KEPT_ANSWERS = 64
ANSWER_SECONDS = 120.0  # as long as a client may need to come back and ask again
clock = time.monotonic


def own_key(user: str | None, seat: int, key: str) -> str:
    """The key as it is stored; None: the server's own bots."""
    if user is None:
        return f"{seat}/bot/{key}"
    return f"{seat}/{hashlib.sha256(f'{user}/{key}'.encode()).hexdigest()[:40]}"


class Answers:
    """Refusals that were given lately, so that the same message gets the same answer."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, tuple[float, Trouble]] = OrderedDict()

    def __len__(self) -> int:
        return len(self.kept)

    def keep(self, key: str, trouble: Trouble) -> None:
        # Not the exception that was raised: it holds on to all that led to it.
        self.kept[key] = (clock() + ANSWER_SECONDS, trouble.again())
        if len(self.kept) > KEPT_ANSWERS:
            self.kept.popitem(last=False)

    def raise_known(self, key: str) -> None:
        """Raise the refusal that this key was answered with, if that was not long ago."""
        until, answer = self.kept.get(key, (0.0, None))
        if answer is None:
            return
        if until < clock():
            del self.kept[key]
            return
        raise answer.again()
