"""Logs: whatever goes wrong, no line shows what is hidden, private or secret."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from tabletown.server.logs import safe_trace
from tabletown.server.storage.database import make_engine
from tabletown.server.storage.migrate import migrate
from tabletown.server.storage.schema import entries, meta, tables, users
from tests.attacks.tally import Tally
from tests.server.client import Crew, crew_of, play_out
from tests.server.host import ServerProcess, Zygote
from tests.server.postgres import Postgres

EMAIL = "ann.private@example.org"


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    running = Zygote()
    yield running
    running.close()


async def busy(crew: Crew, database: str) -> None:
    """People come, play and talk while the database refuses statements in every way it can."""
    ann = await crew.person("Ann")
    await ann.post("/api/account", {"name": "Ann", "password": "correct horse", "email": EMAIL})
    login = {"name": "Ann", "password": "correct horse", "token": True}
    ann.token = (await ann.post("/api/login", login))["token"]
    ann.http.headers["authorization"] = f"Bearer {ann.token}"
    table = await ann.table("lanterns", "me", "random", "random")
    live = await ann.live()
    await live.watch(table["id"], 0)
    playing = asyncio.ensure_future(play_out(live, table["id"], 0))
    with psycopg.connect(database, autocommit=True) as outside:
        # Columns that no value fits any more: what the driver then says repeats the row.
        outside.execute("ALTER TABLE chat ADD CONSTRAINT none CHECK (length(text) < 0) NOT VALID")
        outside.execute("ALTER TABLE users ADD CONSTRAINT none CHECK (created < 0) NOT VALID")
        outside.execute("ALTER TABLE reports ADD COLUMN more INTEGER NOT NULL")
        for number in range(3):
            say = {"type": "say", "table": table["id"], "seat": 0, "key": f"secret-{number}"}
            answer = await live.ask({**say, "text": "my private words"}, wrong=True)
            assert answer["code"] == "fault"
        for path, body in (
            ("/api/session", {"name": "My private name", "token": True}),
            ("/api/reports", {"user": ann.user, "reason": "my private reason"}),
        ):
            assert (await ann.http.post(path, json=body)).status_code == 500
        outside.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        outside.execute("ALTER TABLE entries ADD CONSTRAINT none CHECK (at < 0) NOT VALID")
        await asyncio.sleep(0.5)
        act = {"type": "act", "table": table["id"], "seat": 0, "key": "private-key"}
        for version in range(40):
            await live.ask({**act, "version": version, "text": "show 3"}, wrong=True)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


def secrets_of(database: str) -> dict[str, str]:
    """Everything that may not stand in a log, by what it is."""
    engine = make_engine("postgresql+psycopg://" + database.partition("://")[2], readonly=True)
    found = {"mail": EMAIL, "words": "my private", "password": "correct horse"}
    with engine.begin() as connection:
        found["secret"] = connection.execute(
            sa.select(meta.c.value).where(meta.c.key == "secret")
        ).scalar_one()
        for number, hashed in enumerate(
            connection.execute(sa.select(users.c.password).where(users.c.password.is_not(None)))
        ):
            found[f"hash {number}"] = hashed[0]
        for number, doc in enumerate(connection.execute(sa.select(tables.c.doc)).scalars()):
            found[f"invite {number}"] = doc.partition('"invite":"')[2].partition('"')[0]
        for text in set(connection.execute(sa.select(entries.c.text)).scalars()):
            found[f"action {text}"] = f"'{text}'"
    engine.dispose()
    assert {"hash 0", "invite 0"} <= set(found)
    assert any(name.startswith("action") for name in found)
    return found


@pytest.mark.anyio
async def test_no_line_of_a_busy_server_in_trouble_shows_a_secret(
    zygote: Zygote, tmp_path: Path, pg: Postgres, tally: Tally
) -> None:
    database = pg.database()
    server = ServerProcess(zygote, tmp_path, database=database, log="debug", log_json=True)
    server.start()
    try:
        await asyncio.to_thread(server.wait)
        async with crew_of(server) as crew:
            await busy(crew, database)
    finally:
        await asyncio.to_thread(server.end, signal.SIGTERM)
    log = server.log.read_text()
    assert "CheckViolation" in log, "nothing went wrong: this is no test"
    for name, text in secrets_of(database).items():
        tally.attack(f"reading {name} in the log", text in log, leaked=log.count(text) * len(text))


def test_what_a_database_repeats_is_left_out(pg: Postgres) -> None:
    engine = make_engine("postgresql+psycopg://" + pg.database().partition("://")[2])
    migrate(engine)
    values: dict[str, Any] = {"key": "k", "value": "a secret value"}
    with engine.begin() as connection:
        connection.execute(meta.insert().values(**values))
    with pytest.raises(sa.exc.IntegrityError) as caught, engine.begin() as connection:
        connection.execute(meta.insert().values(**values))
    engine.dispose()
    assert "(k)" in str(caught.value.orig)
    text = safe_trace(caught.value)
    assert "duplicate key" in text
    assert "(k)" not in text
    assert "secret value" not in text
