"""Migrations: applied at start, after a backup of what was there."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection, Engine

from tabletown.core.errors import BadUsage
from tabletown.server.storage.dump import write_backup
from tabletown.server.storage.versions import FOLDER, NEWEST, check_known, present_version

if TYPE_CHECKING:
    from alembic.config import Config

LOCK = 8_470_001  # PostgreSQL advisory lock: one worker migrates, the others wait
log = structlog.get_logger()


def alembic_config(connection: Connection | None = None) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config


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


def saved(connection: Connection, backups: Path) -> Path:
    """A copy of what is there before it is changed."""
    file = backups / f"before-{NEWEST}-{time.strftime('%Y%m%d-%H%M%S')}.tabletown"
    try:
        backups.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_backup(connection, file)
    except OSError as error:
        raise BadUsage(f"no backup before the upgrade: {file.parent}: {error.strerror}") from None
    log.info("backup before migration", file=str(file))
    return file
