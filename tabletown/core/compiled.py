"""For type checkers and mypyc: what they read and plain Python does without."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
    from typing_extensions import TypeVar

    from tabletown.core.state import State

    # The state of a game: Game[S], Step[S], Ask[S], AskMany[S], Brain[S].
    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S")

    def mypyc_attr(**_):
        """Base classes that keep plain Python subclasses when they are compiled; else nothing."""
        return lambda cls: cls
