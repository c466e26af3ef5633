"""Versions of the schema: which one a database has, and whether this program knows it."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tabletown.core.errors import BadUsage
from tabletown.server.storage.schema import metadata

NEWEST = "0003"  # the last of the migrations; a test compares it with the folder
FOLDER = Path(__file__).parent / "migrations"


def present_version(connection: Connection) -> str | None:
    """The version of the schema; None for an empty database."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


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
