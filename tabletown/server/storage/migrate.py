"""Migrations: applied at start, after a backup of what was there."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection, Engine

from tabletown.core.errors import BadUsage
from tabletown.server.storage.schema import metadata

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST = "0002"  # the last of the migrations; a test compares it with the folder
FOLDER = Path(__file__).parent / "migrations"
LOCK = 8_470_001  # PostgreSQL advisory lock: one worker migrates, the others wait
log = structlog.get_logger()


def alembic_config(connection: Connection | None = None) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config


def present_version(connection: Connection) -> str | None:
    """The version of the schema; None for an empty database."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


def migrate(engine: Engine, backups: Path | None = None) -> None:
    """Bring the database to the newest version; ``backups`` is where a copy is put before."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        present = present_version(connection)
        if present == NEWEST:
            return
        check_known(connection, present)
        file = None if present is None or backups is None else saved(connection, backups)
        from alembic import command  # slow to import, seldom needed

        try:
            command.upgrade(alembic_config(connection), "head")
        except BaseException:
            # The database is as it was, and the next start tries again: one copy of it is enough.
            if file is not None:
                file.unlink(missing_ok=True)
            raise
        log.info("database migrated", before=present, after=NEWEST)


def known_versions() -> set[str]:
    """The schemas that this version of tabletown can bring up to date."""
    return {file.name.partition("_")[0] for file in (FOLDER / "versions").glob("[0-9]*.py")}


def check_known(connection: Connection, present: str | None) -> None:
    """:class:`BadUsage` for a database that is not ours, or not yet."""
    if present is None:
        there = set(sa.inspect(connection).get_table_names())
        foreign = there if connection.dialect.name == "sqlite" else there & set(metadata.tables)
        if foreign:
            raise BadUsage(f"this is a database of another program (it has '{min(foreign)}')")
    elif present not in known_versions():
        raise BadUsage(
            f"the database was written by a newer tabletown (schema {present}, this one knows {NEWEST}): "
            "install that version, or restore the backup from before"
        )


def check_newest(connection: Connection) -> None:
    """:class:`BadUsage` for a database that this version cannot read as it is."""
    present = present_version(connection)
    if present == NEWEST:
        return
    check_known(connection, present)
    if present is None:
        raise BadUsage("the database is empty")
    raise BadUsage(
        f"the database is of an older tabletown (schema {present}): start the server once"
    )


def saved(connection: Connection, backups: Path) -> Path:
    """A copy of what is there before it is changed."""
    from tabletown.server.backup import write_backup

    file = backups / f"before-{NEWEST}-{time.strftime('%Y%m%d-%H%M%S')}.tabletown"
    try:
        backups.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_backup(connection, file)
    except OSError as error:
        raise BadUsage(f"no backup before the upgrade: {file.parent}: {error.strerror}") from None
    log.info("backup before migration", file=str(file))
    return file
