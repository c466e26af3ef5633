"""The compliance suite over every game, mode, seat count and option set."""

from __future__ import annotations

import pytest

from tabletown.core.compliance import CHECKS
from tabletown.core.config import Config
from tabletown.games import find, names


def every_variant() -> list[tuple[str, Config]]:
    return [(name, config) for name in names() for config in find(name).variants()]


def label(value: object) -> str:
    if isinstance(value, Config):
        changed = [
            f"{key}-{setting}" for key, setting in value.options.items() if setting is not False
        ]
        return "-".join([value.mode, str(value.seats), *changed])
    return str(value)


@pytest.mark.parametrize(("name", "config"), every_variant(), ids=label)
@pytest.mark.parametrize("check", list(CHECKS))
def test_compliance(check: str, name: str, config: Config) -> None:
    CHECKS[check](find(name), config, 11)
