"""Reading and writing tables and their entries. Functions of a connection: jobs for the database."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection, RowMapping

from tabletown.server.errors import Trouble
from tabletown.server.storage.contents import make_ready
from tabletown.server.storage.database import Conflict
from tabletown.server.storage.driver import DatabaseCursor, Prepared, driver_of
from tabletown.server.storage.entries import GameHeader, LogEntry
from tabletown.server.storage.news import (
    MOST_BYTES,
    News,
    NoticeFor,
    StoredEntry,
    TableAfter,
    TableChanged,
    encode_news,
)
from tabletown.server.storage.schema import (
    TableDoc,
    blocks,
    decode_doc,
    encode_doc,
    entries,
    incidents,
    members,
    snapshots,
    tables,
    users,
)

LEASE = 6.0  # seconds a worker looks after a table before another may take over
CHANNEL = "tabletown"


class TableRow(Struct):
    """A table as it is stored."""

    id: str
    header: GameHeader
    status: str
    version: int
    rev: int
    doc: TableDoc
    created: float
    touched: float
    runner: str | None
    runner_until: float


class Change(Struct):
    """The new state of a table's row; ``version`` and ``rev`` are those it is changed from."""

    id: str
    version: int
    rev: int
    status: str
    doc: TableDoc
    due: float | None
    worker: str
    at: float
    entry: LogEntry | None = None
    notices: list[NoticeFor] = []  # sent along with the news


def json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def table_row(row: RowMapping) -> TableRow:
    header = GameHeader(
        game=row["game"],
        mode=row["mode"],
        seats=row["seats"],
        options=msgspec.json.decode(row["options"]),
        rules=row["rules"],
        content=row["content"],
        seed=row["seed"],
        position=None if row["position"] is None else msgspec.json.decode(row["position"]),
    )
    return TableRow(
        row["id"], header, row["status"], row["version"], row["rev"], decode_doc(row["doc"]),
        row["created"], row["touched"], row["runner"], row["runner_until"],
    )  # fmt: skip


def find_table(connection: Connection, id: str) -> TableRow | None:
    row = connection.execute(sa.select(tables).where(tables.c.id == id)).mappings().first()
    return None if row is None else table_row(row)


def find_entries(connection: Connection, id: str, since: int = 0) -> list[LogEntry]:
    rows = connection.execute(
        sa.select(entries)
        .where(entries.c.table_id == id, entries.c.version > since)
        .order_by(entries.c.version)
    ).mappings()
    return [
        LogEntry(
            row["version"], row["kind"], row["seat"], row["free"], row["text"], row["chain"],
            row["proof"], row["key"], row["user_id"], row["at"], [],
        )
        for row in rows
    ]  # fmt: skip


class StoredSnapshot(Struct):
    version: int
    data: bytes


def find_snapshot(connection: Connection, id: str) -> StoredSnapshot | None:
    found = connection.execute(sa.select(snapshots).where(snapshots.c.table_id == id)).first()
    return None if found is None else StoredSnapshot(found.version, bytes(found.data))


def whole_table(
    connection: Connection, id: str
) -> tuple[TableRow, list[LogEntry], StoredSnapshot | None] | None:
    """A table with everything needed to open it."""
    row = find_table(connection, id)
    if row is None:
        return None
    make_ready(connection, row.header)
    found = find_entries(connection, id)
    # An entry that was committed between the two reads: the row is older than the log.
    return row, found[: row.version], find_snapshot(connection, id)


def insert_table(connection: Connection, row: TableRow, due: float | None = None) -> None:
    header = row.header
    connection.execute(
        tables.insert().values(
            id=row.id,
            game=header.game,
            mode=header.mode,
            seats=header.seats,
            options=json(header.options),
            rules=header.rules,
            content=header.content,
            seed=header.seed,
            position=None if header.position is None else json(header.position),
            status=row.status,
            public=row.doc.settings.public,
            version=row.version,
            rev=row.rev,
            doc=encode_doc(row.doc).decode(),
            created=row.created,
            touched=row.touched,
            due=due,
            runner=row.runner,
            runner_until=row.runner_until,
        )
    )
    keep_members(connection, row.id, row.doc)


def insert_entries(connection: Connection, id: str, found: list[LogEntry]) -> None:
    if found:
        connection.execute(entries.insert(), [entry_values(id, entry) for entry in found])


def entry_values(id: str, entry: LogEntry) -> dict[str, Any]:
    return {
        "table_id": id,
        "version": entry.version,
        "kind": entry.kind,
        "seat": entry.seat,
        "free": entry.free,
        "text": entry.text,
        "chain": entry.chain,
        "proof": entry.proof,
        "key": entry.key,
        "user_id": entry.user,
        "at": entry.at,
    }


# The statements of every move.
INSERT_ENTRY: Final = Prepared(entries.insert(), [column.name for column in entries.c])
CHANGE_TABLE: Final = Prepared(
    tables.update().where(
        tables.c.id == sa.bindparam("at_id"),
        tables.c.version == sa.bindparam("at_version"),
        tables.c.rev == sa.bindparam("at_rev"),
    ),
    ["version", "rev", "status", "public", "doc", "touched", "due", "runner", "runner_until"],
)


NOTIFY: Final = Prepared(
    sa.select(sa.func.pg_notify(sa.bindparam("channel"), sa.bindparam("news"))), []
)


def change_table(driver: DatabaseCursor, change: Change) -> None:
    """Compare and set: the change applies to the row it was made from, or not at all."""
    step = 0 if change.entry is None else 1
    doc = encode_doc(change.doc)
    changed = CHANGE_TABLE.run(
        driver,
        {
            "at_id": change.id,
            "at_version": change.version,
            "at_rev": change.rev,
            "version": change.version + step,
            "rev": change.rev + 1,
            "status": change.status,
            "public": change.doc.settings.public,
            "doc": doc.decode(),
            "touched": change.at,
            "due": change.due,
            "runner": change.worker,
            "runner_until": change.at + LEASE,
        },
    )
    if changed != 1:
        raise Conflict(change.id)
    if change.entry is not None:
        INSERT_ENTRY.run(driver, entry_values(change.id, change.entry))
    if driver.dialect.name == "postgresql":
        tell_change(driver, change, doc)


def tell_change(driver: DatabaseCursor, change: Change, doc: bytes) -> None:
    """Tell the other workers of a change, with all they need to follow it if there is room for that."""
    entry = change.entry
    news = TableChanged(
        worker=change.worker, table=change.id, rev=change.rev + 1, notices=change.notices
    )
    if change.status == "running":
        stored = None if entry is None else StoredEntry.of(entry)
        news.after = TableAfter(
            change.status, msgspec.Raw(doc), change.at, change.at + LEASE, stored
        )
    told = encode_news(news)
    if len(told) > MOST_BYTES:
        news.after = None
        told = encode_news(news)
    NOTIFY.run(driver, {"channel": CHANNEL, "news": told.decode()})


def tell(driver: DatabaseCursor, news: News) -> None:
    """Tell the other workers, as part of the transaction (PostgreSQL; alone there is nobody to tell)."""
    if driver.dialect.name == "postgresql":
        NOTIFY.run(driver, {"channel": CHANNEL, "news": encode_news(news).decode()})


def keep_options(connection: Connection, id: str, header: GameHeader) -> None:
    """Options that were settled when the seats of an open table were taken."""
    connection.execute(
        tables.update()
        .where(tables.c.id == id, tables.c.status == "open")
        .values(options=json(header.options))
    )


def announce(connection: Connection, news: News) -> None:
    """The same from a job of the usual kind."""
    tell(driver_of(connection), news)


def keep_members(connection: Connection, id: str, doc: TableDoc) -> None:
    """The people of a table, so that they find it again."""
    sitting = {seat.user for seat in doc.seats if seat.user is not None}
    known = {
        row.user_id: row.sits
        for row in connection.execute(
            sa.select(members.c.user_id, members.c.sits).where(members.c.table_id == id)
        )
    }
    for user in sitting - set(known):
        keep_member(connection, id, user, sits=True)
    for user, sits in known.items():
        if sits != (user in sitting):
            connection.execute(
                members.update()
                .where(members.c.table_id == id, members.c.user_id == user)
                .values(sits=user in sitting)
            )


def keep_member(connection: Connection, id: str, user: str, *, sits: bool) -> None:
    """Somebody who has to do with a table; the seat of who is known already stays as it is."""
    known = connection.execute(
        members.update()
        .where(members.c.table_id == id, members.c.user_id == user)
        .values(sits=sa.or_(members.c.sits, sa.literal(sits)))
    )
    if known.rowcount == 0:
        # What an erased person had asked for before must not leave new traces.
        kind = connection.execute(sa.select(users.c.kind).where(users.c.id == user)).scalar()
        if kind in (None, "gone"):
            raise Trouble("no-session", "this user is gone")
        connection.execute(
            members.insert().values(table_id=id, user_id=user, seen=0, notes="", sits=sits)
        )


def unfinished(connection: Connection, user: str) -> int:
    """How many tables a person holds a seat at or has made, that are not over."""
    if connection.dialect.name == "postgresql":
        host = sa.cast(tables.c.doc, sa.JSON)["host"].as_string()
    else:
        host = sa.type_coerce(tables.c.doc, sa.JSON)["host"].as_string()
    query = (
        sa.select(sa.func.count())
        .select_from(members.join(tables, members.c.table_id == tables.c.id))
        .where(members.c.user_id == user, tables.c.status.in_(["open", "running"]))
        .where(sa.or_(members.c.sits, host == user))
    )
    return int(connection.execute(query).scalar_one())


def keep_snapshot(connection: Connection, id: str, version: int, data: bytes) -> None:
    connection.execute(
        snapshots.delete().where(snapshots.c.table_id == id, snapshots.c.version <= version)
    )
    newer = connection.execute(
        sa.select(snapshots.c.version).where(snapshots.c.table_id == id)
    ).first()
    if newer is None:
        connection.execute(snapshots.insert().values(table_id=id, version=version, data=data))


def drop_snapshot(connection: Connection, id: str) -> None:
    connection.execute(snapshots.delete().where(snapshots.c.table_id == id))


def unattended(worker: str, now: float, alone: bool) -> sa.ColumnElement[bool]:
    """Tables that this worker may look after; alone it looks after all of them."""
    if alone:
        return sa.true()
    return sa.or_(tables.c.runner.is_(None), tables.c.runner == worker, tables.c.runner_until < now)


def overdue(
    connection: Connection, worker: str, played: float, now: float, alone: bool
) -> list[str]:
    """Running tables that somebody must look after and nobody does.

    ``played`` is game time, ``now`` the time of leases.
    """
    query = (
        sa.select(tables.c.id)
        .where(tables.c.status == "running", tables.c.due <= played)
        .where(unattended(worker, now, alone))
        .order_by(tables.c.due)
        .limit(100)
    )
    return list(connection.execute(query).scalars())


def renew(connection: Connection, worker: str, ids: list[str], now: float) -> None:
    connection.execute(
        tables.update()
        .where(tables.c.id.in_(ids), tables.c.runner == worker)
        .values(runner_until=now + LEASE)
    )


def take_over(connection: Connection, worker: str, id: str, now: float, alone: bool) -> bool:
    """Become the worker that looks after a table, if nobody else does."""
    done = connection.execute(
        tables.update()
        .where(tables.c.id == id)
        .where(unattended(worker, now, alone))
        .values(runner=worker, runner_until=now + LEASE)
    )
    return done.rowcount == 1


def blocks_of(connection: Connection, user: str) -> frozenset[str]:
    """Whom a person has blocked."""
    return frozenset(
        connection.execute(sa.select(blocks.c.other).where(blocks.c.user_id == user)).scalars()
    )


def keep_incident(
    connection: Connection,
    kind: str,
    detail: str,
    table: str | None = None,
    version: int | None = None,
    record: str | None = None,
) -> None:
    connection.execute(
        incidents.insert().values(
            at=time.time(), kind=kind, table_id=table, version=version, detail=detail[:8000],
            record=record,
        )
    )  # fmt: skip
