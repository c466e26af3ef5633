"""What is made once: tables, whatever threads ask for them first, and what is looked up again and again."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import RLock
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
K = TypeVar("K")


def once(make: Callable[P, T]) -> Callable[P, T]:
    """``functools.cache`` that never makes the same thing twice, not even at the same moment.

    Actions are compared by identity, so two threads must not work with two tables of a game.
    """
    made: dict[tuple[object, ...], T] = {}
    lock = RLock()

    @wraps(make)
    def get(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (*args, *kwargs.items())
        found = made.get(key)
        if found is None:
            with lock:
                found = made.get(key)
                if found is None:
                    found = made[key] = make(*args, **kwargs)
        return found

    return get


class Remembered(dict[K, T]):
    """What a function gives, by what it is asked; asked for again it costs a look-up."""

    def __init__(self, make: Callable[[K], T]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: K) -> T:
        found = self[key] = self.make(key)
        return found
