"""The attack suite: what a hostile person, page or machine tries, by topic. See docs/security.md.

Every test counts its attacks with ``tally``; `make attack-test` prints the sums.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.attacks.tally import Tally
from tests.server.conftest import anyio_backend, crew, host, pg, two

__all__ = ["anyio_backend", "crew", "host", "pg", "two"]


@pytest.fixture
def tally(request: pytest.FixtureRequest) -> Iterator[Tally]:
    topic = request.path.stem.removeprefix("test_")
    counted = Tally(topic)
    try:
        yield counted
    finally:
        counted.keep()
