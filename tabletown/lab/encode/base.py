"""What an encoder is: named fields, one after the other, in one vector."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from tabletown.core.config import Config
from tabletown.core.game import Game
from tabletown.core.steps import Ask, AskMany, Step


class Field(msgspec.Struct, frozen=True):
    """One named part of the vector. Values lie between 0 and 1 (a whole number over ``scale``)."""

    name: str
    shape: tuple[int, ...]
    scale: int
    text: str  # what it means

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


class Encoder:
    """Turns what a seat may know into whole numbers from 0 to 255, and those into a vector.

    A game's encoder declares its fields in ``__init__`` with :meth:`field` and gives their numbers
    in the same order in :meth:`numbers`. Whole numbers below 256 are packed as bytes and scaled
    by NumPy, which is several times as fast as an array made from Python floats.
    """

    def __init__(self, game: Game, config: Config) -> None:
        self.game = game
        self.config = config
        self.seats = config.seats
        self.fields: list[Field] = []
        self.size = 0
        self.prompts = {prompt: i for i, prompt in enumerate(prompts(game))}
        self._factors: Any = None

    def field(self, name: str, shape: int | tuple[int, ...], scale: int, text: str) -> int:
        """Declare the next field; returns where it starts."""
        start = self.size
        one = Field(name, (shape,) if isinstance(shape, int) else shape, scale, text)
        self.fields.append(one)
        self.size += one.size
        return start

    def numbers(self, s: Any, seat: int) -> bytes | bytearray:
        """The numbers of all fields, in order, one byte each."""
        raise NotImplementedError

    def tensor(self, s: Any, seat: int) -> Any:
        """The observation of ``seat`` as a float32 vector with values from 0 to 1."""
        return np.frombuffer(self.numbers(s, seat), np.uint8) * self.factors

    @property
    def factors(self) -> Any:
        """What each number is multiplied with."""
        if self._factors is None:
            parts = [np.full(f.size, 1.0 / f.scale, np.float32) for f in self.fields]
            self._factors = np.concatenate(parts)
        return self._factors

    @property
    def high(self) -> Any:
        """The highest value at each place."""
        return (self.factors * np.float32(255)).astype(np.float32)

    def parts(self, tensor: Any) -> dict[str, Any]:
        """A vector cut into its fields, by name; the parts are views of it."""
        found: dict[str, Any] = {}
        start = 0
        for one in self.fields:
            found[one.name] = tensor[start : start + one.size].reshape(one.shape)
            start += one.size
        return found

    def names(self) -> list[str]:
        """The name of every place of the vector."""
        found: list[str] = []
        for one in self.fields:
            if one.size == 1:
                found.append(one.name)
                continue
            for index in np.ndindex(*one.shape):
                found.append(f"{one.name}[{','.join([str(i) for i in index])}]")
        return found

    # -- what all games share -------------------------------------------------------------------

    def asking_field(self) -> int:
        """Declare the fields about the decision itself."""
        start = self.field(
            "prompt",
            len(self.prompts),
            1,
            "which decision is asked for: " + ", ".join(self.prompts),
        )
        self.field("asked", self.seats, 1, "who is asked to decide, from the own seat on")
        return start

    def put_asking(self, found: bytearray, start: int, s: Any, seat: int) -> None:
        """Fill in the fields of :meth:`asking_field`."""
        if s.outcome is not None:
            return
        found[start + self.prompts[s.stack[-1].prompt]] = 1
        asked = start + len(self.prompts)
        seats = self.seats
        if s.asked >= 0:
            found[asked + (s.asked - seat) % seats] = 1
        else:
            for other in s.deciders():
                found[asked + (other - seat) % seats] = 1


def prompts(game: Game) -> list[str]:
    """The prompts of all decisions in a game."""
    package = type(game).__module__
    found: set[str] = set()
    waiting: list[type[Step]] = [Ask, AskMany]
    while waiting:
        cls = waiting.pop()
        waiting.extend(cls.__subclasses__())
        if cls.__module__ == package or cls.__module__.startswith(package + "."):
            found.add(cls.prompt)  # type: ignore[attr-defined]
    return sorted(found - {""})
