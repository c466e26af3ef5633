"""Time during which no worker was up does not count on anybody's clock."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tabletown.server.storage.schema import decode_doc, encode_doc, meta, tables
from tabletown.server.tables import clocks

SHORT = 15.0  # seconds; signs of life come every five


def heartbeat(connection: Connection, now: float) -> None:
    done = connection.execute(
        meta.update().where(meta.c.key == "heartbeat").values(value=repr(now))
    )
    if done.rowcount == 0:
        connection.execute(meta.insert().values(key="heartbeat", value=repr(now)))


def credit_outage(connection: Connection, now: float) -> float:
    """Move running clocks forward by the time since the last sign of life; how long that was."""
    text = connection.execute(sa.select(meta.c.value).where(meta.c.key == "heartbeat")).scalar()
    heartbeat(connection, now)
    outage = 0.0 if text is None else now - float(text)
    if outage <= SHORT:
        return 0.0
    rows = connection.execute(
        sa.select(tables.c.id, tables.c.doc, tables.c.due, tables.c.rev).where(
            tables.c.status == "running", tables.c.due.is_not(None)
        )
    ).all()
    for row in rows:
        doc = decode_doc(row.doc)
        if not doc.clocks:
            continue
        clocks.credit(doc, outage)
        connection.execute(
            tables.update()
            .where(tables.c.id == row.id)
            .values(doc=encode_doc(doc).decode(), due=row.due + outage, rev=row.rev + 1)
        )
    return outage
