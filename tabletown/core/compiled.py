"""For mypyc: base classes of the kernel that keep plain Python subclasses when they are compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        """Does nothing when the sources run as they are."""
        return lambda cls: cls
