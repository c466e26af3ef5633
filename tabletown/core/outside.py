"""Documents from outside: what must hold before a game looks at them."""

from __future__ import annotations

from typing import Any, Final

from tabletown.core.errors import BadPosition

LARGEST: Final = 2**53 - 1


def check_numbers(value: Any) -> None:
    """Numbers must be such as every reader of JSON keeps exactly."""
    if isinstance(value, int):
        if not -LARGEST <= value <= LARGEST:
            raise BadPosition("a number is out of range")
    elif isinstance(value, list | tuple):
        for item in value:
            check_numbers(item)
    elif isinstance(value, dict):
        for item in value.values():
            check_numbers(item)
