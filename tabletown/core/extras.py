"""The extras of the package: who lacks one is told its name, not shown a traceback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tabletown.core.errors import BadUsage


@contextmanager
def needs(extra: str, what: str) -> Iterator[None]:
    """Around imports: a package that is missing is named together with the extra that brings it."""
    try:
        yield
    except ModuleNotFoundError as fault:
        package = (fault.name or "").partition(".")[0]
        if package in ("", "tabletown"):
            raise
        raise BadUsage(
            f"{what} needs the package {package}, which comes with the extra {extra}: "
            f"pip install 'tabletown[{extra}]'"
        ) from None
