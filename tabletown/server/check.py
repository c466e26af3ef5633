"""``tabletown server check``: replay every stored game and name the first that differs."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tabletown.core.errors import BadUsage, TabletownError
from tabletown.games import find
from tabletown.server.config import load_config
from tabletown.server.gamelog.log import rebuild
from tabletown.server.storage.contents import make_ready
from tabletown.server.storage.database import make_engine
from tabletown.server.storage.faults import StorageFault
from tabletown.server.storage.schema import tables
from tabletown.server.storage.store import TableRow, find_entries, table_row
from tabletown.server.storage.versions import check_newest


def check_table(connection: Connection, row: TableRow) -> int:
    """Replay one table with every digest compared; how many entries it has."""
    entries = find_entries(connection, row.id)
    if len(entries) != row.version:
        raise TabletownError(
            f"the table is at version {row.version} but has {len(entries)} entries"
        )
    if row.doc.started is None:
        return 0
    make_ready(connection, row.header)
    players = [seat.name for seat in row.doc.seats]
    log = rebuild(find(row.header.game), row.header, entries, players, row.doc.started)
    if row.status == "running" and list(log.match.state.deciders()) != row.doc.waiting:
        raise TabletownError("the table waits for other seats than its game")
    if row.status == "finished" and row.doc.outcome is None:
        raise TabletownError("the table is finished without an outcome")
    return len(entries)


def check_all(connection: Connection) -> Iterator[tuple[str, int, str | None]]:
    """For every table its id, its entries and what is wrong with it."""
    ids = list(connection.execute(sa.select(tables.c.id).order_by(tables.c.created)).scalars())
    for id in ids:
        found = connection.execute(sa.select(tables).where(tables.c.id == id)).mappings().first()
        if found is None:
            continue
        try:
            yield id, check_table(connection, table_row(found)), None
        except Exception as error:
            yield id, 0, str(error) or repr(error)


def check(
    *, database: str | None = None, data: str | None = None, as_json: bool = False
) -> dict[str, Any]:
    """Replay everything; raises :class:`BadUsage` after naming the first game that differs."""
    config = load_config(database=database, data=data)
    url = config.database_url()
    if url.startswith("sqlite:") and not Path(url.removeprefix("sqlite:///")).is_file():
        raise BadUsage(f"there is no database {url.removeprefix('sqlite:///')}")
    engine = make_engine(url, readonly=True)
    report: dict[str, Any] = {"tables": 0, "entries": 0, "differ": []}
    try:
        with engine.begin() as connection:
            check_newest(connection)
            for id, count, wrong in check_all(connection):
                report["tables"] += 1
                report["entries"] += count
                if wrong is not None:
                    report["differ"].append({"table": id, "reason": wrong})
                    print(f"table {id}: {wrong}", file=sys.stderr)
    except StorageFault as fault:
        raise BadUsage(fault.about(url)) from None
    finally:
        engine.dispose()
    if as_json:
        print(json.dumps(report))
    else:
        print(f"{report['tables']} tables, {report['entries']} entries replayed")
    if report["differ"]:
        first = report["differ"][0]
        raise BadUsage(
            f"{len(report['differ'])} games differ, first {first['table']}: {first['reason']}"
        )
    return report
