"""Servers for the tests: the same tests run on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.client import Crew, crew_of
from tests.server.host import Host, in_thread
from tests.server.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def pg() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def host(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Host]:
    """A server that many tests share; each makes its own people and tables."""
    folder: Path = tmp_path_factory.mktemp("server")
    database = ""
    if request.param == "postgresql":
        database = request.getfixturevalue("pg").database()
    with in_thread(folder, database=database) as running:
        yield running


@pytest.fixture
async def crew(host: Host, anyio_backend: str) -> AsyncIterator[Crew]:
    async with crew_of(host) as people:
        yield people


@pytest.fixture
def two(pg: Postgres, tmp_path: Path) -> Iterator[tuple[Host, Host]]:
    """Two workers on one database."""
    database = pg.database()
    with (
        in_thread(tmp_path / "a", database=database) as first,
        in_thread(tmp_path / "b", database=database) as second,
    ):
        yield first, second
