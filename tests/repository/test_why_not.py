"""Every question of every game says why not in words of its own; the kernel's default is for nobody."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest

from scripts.shape import PREFIXES
from tabletown.core.steps import NO_REASON, Ask, AskMany

# Asked on a copy alone, where declared choices are tried out: nobody can choose wrongly there.
NEVER_ASKED = {"GhostEnds"}


def below(cls: type) -> Iterator[type]:
    for child in cls.__subclasses__():
        yield child
        yield from below(child)


def asking_steps(game: str) -> list[Any]:
    package = import_module(f"tabletown.games.{game}")
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        if ".lab" not in module.name:
            import_module(module.name)
    return [
        cls
        for base in (Ask, AskMany)
        for cls in below(base)
        if cls.__module__.startswith(f"{package.__name__}.") and not cls.__subclasses__()
    ]


@pytest.mark.parametrize("game", PREFIXES)
def test_every_question_says_why_not(game: str) -> None:
    steps = asking_steps(game)
    defaults = [vars(Ask)["why_not"], vars(AskMany)["why_not"]]
    silent = {
        step.__name__ for step in steps if step.why_not in defaults and step.otherwise == NO_REASON
    }
    assert len(steps) > 8
    assert silent <= NEVER_ASKED
