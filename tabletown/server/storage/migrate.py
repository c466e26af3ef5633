"""Migrations: applied at start, after a backup of what was there."""

from __future__ import annotations

import time
from pathlib import Path

import sqlalchemy as sa
import structlog
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection, Engine

FOLDER = Path(__file__).parent / "migrations"
LOCK = 8_470_001  # PostgreSQL advisory lock: one worker migrates, the others wait
log = structlog.get_logger()


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config


def present_version(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def newest_version() -> str | None:
    return ScriptDirectory.from_config(alembic_config()).get_current_head()


def migrate(engine: Engine, backups: Path | None = None) -> None:
    """Bring the database to the newest version; ``backups`` is where a copy is put before."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        present, newest = present_version(connection), newest_version()
        if present == newest:
            return
        if present is not None and backups is not None:
            from tabletown.server.backup import write_backup

            backups.mkdir(parents=True, exist_ok=True)
            file = backups / f"before-{newest}-{time.strftime('%Y%m%d-%H%M%S')}.tabletown"
            write_backup(connection, file)
            log.info("backup before migration", file=str(file))
        command.upgrade(alembic_config(connection), "head")
        log.info("database migrated", before=present, after=newest)
