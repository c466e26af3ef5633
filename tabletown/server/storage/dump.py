"""Everything that is stored as one compressed file, the same for both databases.

The file is a gzip of JSON lines: a header, then one line per row. It can be read on any machine and
put back into an empty SQLite or PostgreSQL, which is also how one moves from one to the other.
"""

from __future__ import annotations

import base64
import gzip
import os
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tabletown.core.errors import BadUsage
from tabletown.server.storage.database import make_engine
from tabletown.server.storage.schema import metadata
from tabletown.server.storage.versions import check_known, known_versions, present_version

FORMAT = 1
BATCH = 500


def plain(value: Any) -> Any:
    if isinstance(value, bytes | memoryview):
        return {"b64": base64.b64encode(bytes(value)).decode()}
    return value


def unplain(value: Any) -> Any:
    if isinstance(value, dict):
        return base64.b64decode(value["b64"])
    if isinstance(value, str):
        # Servers up to 0.2.0 let SQLite keep this sign; PostgreSQL does not.
        return value.replace("\0", " ")
    return value


def write_backup(connection: Connection, file: Path) -> int:
    """Write all rows that the connection's transaction sees; how many there were."""
    header = {
        "tabletown-backup": FORMAT,
        "schema": present_version(connection),
        "at": time.time(),
    }
    present = set(sa.inspect(connection).get_table_names())
    part = file.with_name(file.name + ".part")
    try:
        rows = write_rows(connection, header, present, part)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return rows


def write_rows(
    connection: Connection, header: dict[str, Any], present: set[str], part: Path
) -> int:
    rows = 0
    # Nobody else may read it: it holds hands, hashes of passwords, addresses.
    raw = os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")
    with raw, gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6) as out:
        out.write(msgspec.json.encode(header) + b"\n")
        for table in metadata.sorted_tables:
            if table.name not in present:
                continue
            # The columns that are there, not those of the newest schema: a backup comes before a
            # migration.
            query = sa.text(f'SELECT * FROM "{table.name}"')
            with connection.execution_options(yield_per=BATCH).execute(query) as result:
                columns = list(map(str, result.keys()))
                for row in result:
                    values = [plain(value) for value in row]
                    line = [str(table.name), dict(zip(columns, values, strict=True))]
                    out.write(msgspec.json.encode(line) + b"\n")
                    rows += 1
        out.write(msgspec.json.encode({"rows": rows}) + b"\n")
        out.close()
        raw.flush()
        os.fsync(raw.fileno())
    return rows


def read_lines(file: Path) -> Iterator[Any]:
    try:
        with gzip.open(file, "rb") as source:
            for line in source:
                yield msgspec.json.decode(line)
    except (OSError, EOFError, zlib.error, msgspec.DecodeError) as error:
        raise BadUsage(f"{file} is no backup or is damaged: {error}") from None


def read_row(file: Path, line: Any) -> tuple[str, dict[str, Any]]:
    try:
        name, values = msgspec.convert(line, tuple[str, dict[str, Any]])
        return name, {key: unplain(value) for key, value in values.items()}
    except (msgspec.ValidationError, KeyError, TypeError, ValueError):
        raise BadUsage(f"{file} is damaged: a line is no row") from None


def read_backup(connection: Connection, file: Path) -> int:
    """Put all rows of a backup into an empty database of the backup's schema or a newer one."""
    lines = read_lines(file)
    header = next(lines, None)
    if not isinstance(header, dict) or header.get("tabletown-backup") != FORMAT:
        raise BadUsage(f"{file} is no tabletown backup")
    if header.get("schema") not in known_versions():
        raise BadUsage(f"{file} was made by a newer tabletown (schema {header.get('schema')})")
    waiting: dict[str, list[dict[str, Any]]] = {}
    rows, counted = 0, -1

    def flush(name: str) -> None:
        batch = waiting.pop(name, [])
        if batch:
            connection.execute(metadata.tables[name].insert(), batch)

    last = ""
    for line in lines:
        if isinstance(line, dict):
            counted = line.get("rows", -1)
            break
        name, values = read_row(file, line)
        if name not in metadata.tables:
            raise BadUsage(f"{file} was made by a newer tabletown (it has '{name}')")
        if name != last:
            flush(last)
            last = name
        known = metadata.tables[name].columns
        batch = waiting.setdefault(name, [])
        batch.append({key: value for key, value in values.items() if key in known})
        rows += 1
        if len(batch) >= BATCH:
            flush(name)
    flush(last)
    if counted != rows:
        raise BadUsage(f"{file} breaks off after {rows} rows")
    if connection.dialect.name == "postgresql":
        reset_sequences(connection)
    return rows


def reset_sequences(connection: Connection) -> None:
    """PostgreSQL numbers new rows after those that were put in."""
    for table in metadata.sorted_tables:
        if table.autoincrement_column is not None:
            column = table.autoincrement_column.name
            connection.execute(
                sa.text(
                    f"SELECT setval(pg_get_serial_sequence('{table.name}', '{column}'), "
                    f'(SELECT COALESCE(MAX("{column}"), 0) + 1 FROM "{table.name}"), false)'
                )
            )


def copy_database(url: str, file: Path) -> int:
    """Write a backup of what is stored at this moment, beside a running server; how many rows."""
    engine = make_engine(url, readonly=True)
    reading = engine
    if not url.startswith("sqlite:"):
        reading = engine.execution_options(isolation_level="REPEATABLE READ")
    try:
        with reading.begin() as connection:
            check_known(connection, present_version(connection))
            return write_backup(connection, file)
    finally:
        engine.dispose()
