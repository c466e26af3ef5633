"""Events: what happened, as facts that can be localised, and who may see what of them."""

from __future__ import annotations

from typing import Any

from tabletown.core.plain import to_plain


class Event:
    """One fact of the game.

    ``args`` is for everybody; ``secret`` is added for the seats in ``to``. A ``hidden`` event is
    not even seen by others. ``reveals`` marks the moment somebody learned what was unknown, or
    chance decided: from there on an action can no longer be taken back for free.
    """

    __slots__ = ("args", "hidden", "key", "reveals", "rule", "secret", "to")

    def __init__(
        self,
        key: str,
        rule: str,
        args: dict[str, Any],
        secret: dict[str, Any] | None = None,
        to: tuple[int, ...] = (),
        hidden: bool = False,
        reveals: bool = False,
    ) -> None:
        self.key = key
        self.rule = rule
        self.args = args
        self.secret = secret
        self.to = to
        self.hidden = hidden
        self.reveals = reveals

    def for_seat(self, seat: int | None) -> dict[str, Any] | None:
        """What ``seat`` (or a spectator: None) gets to know, as plain data; None for nothing."""
        initiated = seat is not None and seat in self.to
        if self.hidden and not initiated:
            return None
        args = self.args
        if initiated and self.secret:
            args = {**args, **self.secret}
        return {"key": self.key, "rule": self.rule, "args": to_plain(args)}

    def plain(self) -> dict[str, Any]:
        """Everything, for storage beside the record; never for a player."""
        return {
            "key": self.key,
            "rule": self.rule,
            "args": to_plain(self.args),
            "secret": to_plain(self.secret),
            "to": list(self.to),
            "hidden": self.hidden,
            "reveals": self.reveals,
        }

    def __repr__(self) -> str:
        return f"<{self.key} {self.args} {self.secret or ''}>"


CHANCE = "chance"


def chance_event() -> Event:
    """The generator was used; nobody sees this, but the action cannot be undone for free."""
    return Event(CHANCE, "", {}, None, (), True, True)
