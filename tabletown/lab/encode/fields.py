"""What encoders are made of: fields, and the decisions that a game asks for."""

from __future__ import annotations

import msgspec

from tabletown.core.game import Game, package_of_type
from tabletown.core.steps import Ask, AskMany, Step


class VectorField(msgspec.Struct, frozen=True):
    """One named part of the vector; its values lie between 0 and ``high``."""

    name: str
    shape: tuple[int, ...]
    high: float
    text: str  # what it means

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


def prompts(game: Game) -> list[str]:
    """The prompts of all decisions in a game."""
    packages = [package_of_type(cls) for cls in type(game).__mro__ if issubclass(cls, Game)]
    found: set[str] = set()
    waiting: list[type[Step]] = [Ask, AskMany]
    while waiting:
        cls = waiting.pop()
        waiting.extend(cls.__subclasses__())
        if any(f"{cls.__module__}.".startswith(f"{package}.") for package in packages):
            found.add(cls.prompt)  # type: ignore[attr-defined]
    return sorted(found - {""})
