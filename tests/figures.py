"""Figures of long tests: kept in one JSON line per kind of test, which `make` prints last."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / ".build" / "figures"


def keep_figures(test: str, part: str, figures: dict[str, Any]) -> None:
    """Add the figures of one part to the line of a kind of test (kill, network, load)."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{test}.json"
    known = json.loads(file.read_text()) if file.is_file() else {"test": test}
    known[part] = figures
    file.write_text(json.dumps(known) + "\n")
