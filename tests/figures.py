"""Figures of long tests: kept in one JSON line per kind of test, which `make` prints last."""

from __future__ import annotations

import fcntl
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / ".build" / "figures"


def keep_figures(test: str, part: str, figures: dict[str, Any]) -> None:
    """Set the figures of one part in the line of a kind of test (kill, network, load)."""
    change(test, lambda known: known.update({part: figures}))


def add_figures(test: str, part: str, counts: dict[str, int]) -> None:
    """Add to the counts of one part; tests of a part may run in several processes."""

    def add(known: dict[str, Any]) -> None:
        old = known.get(part, {})
        known[part] = {name: old.get(name, 0) + count for name, count in counts.items()}

    change(test, add)


def change(test: str, edit: Callable[[dict[str, Any]], None]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (FOLDER / f"{test}.json").open("a+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        text = file.read()
        known = json.loads(text) if text else {"test": test}
        edit(known)
        file.truncate(0)
        file.write(json.dumps(known) + "\n")
