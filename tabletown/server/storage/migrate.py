"""Migrations: applied at start, after a backup of what was there."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection, Engine

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
        from alembic import command  # slow to import, seldom needed

        if present is not None and backups is not None:
            from tabletown.server.backup import write_backup

            backups.mkdir(parents=True, exist_ok=True)
            file = backups / f"before-{NEWEST}-{time.strftime('%Y%m%d-%H%M%S')}.tabletown"
            write_backup(connection, file)
            log.info("backup before migration", file=str(file))
        command.upgrade(alembic_config(connection), "head")
        log.info("database migrated", before=present, after=NEWEST)
