"""What can go wrong, one exception for one fault; each says it in one sentence."""

from __future__ import annotations

from typing import Any

from tabletown.core.plain import Frozen


class Refusal(Frozen):
    """Why something is not allowed: a localisable key, the rule behind it, and what it is about."""

    key: str
    rule: str
    args: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.args)
        sentence = self.key.replace("-", " ").replace("_", " ")
        return f"{sentence} ({details}; {self.rule})" if details else f"{sentence} ({self.rule})"

    def plain(self) -> dict[str, Any]:
        """The same as dictionary for JSON."""
        return {"key": self.key, "rule": self.rule, "args": dict(self.args)}


def refuse(key: str, rule: str, **args: Any) -> Refusal:
    """A refusal with its details as keywords."""
    return Refusal(key, rule, tuple(args.items()))


class TabletownError(Exception):
    """The base of everything this package raises on purpose."""


class BadUsage(TabletownError):
    """An unknown game, mode, option or seat count, or a value outside its range."""


class BadNotation(TabletownError):
    """A text that is no action of the game."""


class BadRecord(TabletownError):
    """A record that is corrupt, truncated or belongs to other rules or content."""


class BadContent(TabletownError):
    """A content file with a mistake; the message names file, entry and field."""


class BadPosition(TabletownError):
    """A position set up by hand that cannot be on the table."""


class NotYourDecision(TabletownError):
    """A seat acted that is not asked to decide."""


class GameOver(TabletownError):
    """An action after the end of the game."""


class IllegalAction(TabletownError):
    """An action that the rules refuse; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class NoFreeUndo(TabletownError):
    """The last action cannot be taken back without consent; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class RulesFault(TabletownError):
    """A game broke the kernel's contract or its own invariants: a bug, never a player's fault."""


def must(holds: bool, rule: str, what: str) -> None:
    """An invariant: what is always true by that rule."""
    if not holds:
        raise RulesFault(f"{rule}: {what}")
