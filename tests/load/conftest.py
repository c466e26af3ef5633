"""Servers for the load test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.host import Zygote


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    starter = Zygote()
    yield starter
    starter.close()
