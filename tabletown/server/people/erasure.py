"""Everything about a person: handed out to them, or erased.

Erasing takes three steps, and a server that is stopped between them goes on at its next start: first
nobody can be this person any more (:meth:`Accounts.erase`), then the person leaves all tables, and last
every trace goes from the database. What others played stays; nobody sits at the person's seats.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tabletown.server.storage import store
from tabletown.server.storage.database import Conflict
from tabletown.server.storage.news import TableChanged
from tabletown.server.storage.schema import (
    SeatDoc,
    TableDoc,
    admin_log,
    blocks,
    chat,
    decode_doc,
    encode_doc,
    entries,
    incidents,
    members,
    passkeys,
    pushes,
    ratings,
    reports,
    results,
    sessions,
    tables,
    users,
)

if TYPE_CHECKING:
    from tabletown.server.hub import Hub
    from tabletown.server.tables.making import Maker

SOMEBODY = "somebody"
NAMES_IN_RECORD = re.compile(r"^players: .*\n", re.MULTILINE)
SECRET = (
    "password",
    "digest",
    "public_key",
    "auth",
    "p256dh",
)  # of no use to anybody but an attacker


# -- export ---------------------------------------------------------------------------------------


def export(connection: Connection, user: str) -> dict[str, Any]:
    """All rows about a person, as a JSON document; keys and hashes are left out."""

    def rows(query: sa.Select[Any]) -> list[dict[str, Any]]:
        found = connection.execute(query).mappings()
        return [{k: v for k, v in row.items() if k not in SECRET} for row in found]

    known = rows(
        sa.select(tables.c.id, tables.c.game, tables.c.mode, tables.c.status, tables.c.created,
                  tables.c.doc)
        .where(tables.c.id.in_(tables_of(connection, user)))
        .order_by(tables.c.created)
    )  # fmt: skip
    for row in known:
        doc = decode_doc(row.pop("doc"))
        row["title"] = doc.title
        row["host"] = doc.host == user
        row["removed"] = any(one.user == user for one in doc.removed)
        row["left"] = any(one.user == user for one in doc.leavers)
        row["seats"] = [
            {"seat": number, "name": seat.name}
            for number, seat in enumerate(doc.seats)
            if seat.user == user
        ]
    return {
        "user": rows(sa.select(users).where(users.c.id == user)),
        "sessions": rows(sa.select(sessions).where(sessions.c.user_id == user)),
        "passkeys": rows(sa.select(passkeys).where(passkeys.c.user_id == user)),
        "pushes": rows(sa.select(pushes).where(pushes.c.user_id == user)),
        "tables": known,
        "notes": rows(sa.select(members).where(members.c.user_id == user)),
        "moves": rows(sa.select(entries).where(entries.c.user_id == user)),
        "chat": rows(sa.select(chat).where(chat.c.user_id == user)),
        "results": rows(sa.select(results).where(results.c.user_id == user)),
        "ratings": rows(sa.select(ratings).where(ratings.c.who == user)),
        "blocks": rows(sa.select(blocks).where(blocks.c.user_id == user)),
        "reports": rows(sa.select(reports).where(reports.c.by == user)),
    }


def tables_of(connection: Connection, user: str) -> list[str]:
    """Tables that know of a person in any way. Reads all documents: not for everyday."""
    query = sa.union(
        sa.select(members.c.table_id).where(members.c.user_id == user),
        sa.select(tables.c.id).where(tables.c.doc.contains(user, autoescape=True)),
        sa.select(entries.c.table_id).where(entries.c.user_id == user),
    )
    return list(connection.execute(query).scalars())


# -- erasure --------------------------------------------------------------------------------------


async def erase(hub: Hub, maker: Maker, user: str) -> None:
    """The second and third step: leave all tables, then wipe out every trace."""
    async with hub.reading_everything:
        await leave_nothing(hub, maker, user)


async def leave_nothing(hub: Hub, maker: Maker, user: str) -> None:
    await maker.depart(user, for_good=True)
    found = await hub.db.read(partial(tables_of, user=user))
    name = await hub.db.read(
        lambda c: c.execute(sa.select(users.c.name).where(users.c.id == user)).scalar()
    )
    for id in found:  # one job each: the moves of others come between
        wiping = partial(wipe_table, id=id, user=user, name=name or "", worker=hub.worker)
        while True:
            try:
                await hub.db.write(wiping)
                break
            except Conflict:  # another worker changed it in this moment
                continue
        table = hub.tables.get(id)
        if table is not None:
            await table.catch_up()
    await hub.db.write(partial(wipe_person, user=user))
    hub.accounts.forget(user)


async def finish_erasures(hub: Hub, maker: Maker) -> None:
    """Go on with what an earlier run of the server began."""
    left = await hub.db.read(
        lambda c: list(c.execute(sa.select(users.c.id).where(users.c.kind == "gone")).scalars())
    )
    for user in left:
        await erase(hub, maker, user)


def wipe_table(connection: Connection, id: str, user: str, name: str, worker: str) -> None:
    row = connection.execute(sa.select(tables.c.doc, tables.c.rev).where(tables.c.id == id)).one()
    doc = decode_doc(row.doc)
    wipe_document(doc, user, name)
    done = connection.execute(
        tables.update()
        .where(tables.c.id == id, tables.c.rev == row.rev)
        .values(doc=encode_doc(doc).decode(), rev=row.rev + 1)
    )
    if done.rowcount != 1:
        raise Conflict(id)
    connection.execute(
        entries.update()
        .where(entries.c.table_id == id, entries.c.user_id == user)
        .values(user_id=None, key=None)
    )
    kept = connection.execute(
        sa.select(incidents.c.id, incidents.c.record).where(
            incidents.c.table_id == id, incidents.c.record.is_not(None)
        )
    ).all()
    for incident in kept:
        record = NAMES_IN_RECORD.sub("", incident.record)
        connection.execute(
            incidents.update().where(incidents.c.id == incident.id).values(record=record)
        )
    store.announce(connection, TableChanged(worker=worker, table=id, rev=row.rev + 1))


def wipe_document(doc: TableDoc, user: str, name: str) -> None:
    for number, seat in enumerate(doc.seats):
        if seat.user == user:
            doc.seats[number] = SeatDoc("person", SOMEBODY)
        elif seat.kind == "bot" and seat.name == name:  # the bot that went on for them
            seat.name = SOMEBODY
    if doc.host == user:
        doc.host, doc.title = "", ""
    if name and name in doc.title:
        doc.title = ""
    doc.removed = [one for one in doc.removed if one.user != user]
    doc.leavers = [one for one in doc.leavers if one.user != user]


def wipe_person(connection: Connection, user: str) -> None:
    connection.execute(chat.delete().where(chat.c.user_id == user))
    connection.execute(results.update().where(results.c.user_id == user).values(user_id=None))
    connection.execute(ratings.delete().where(ratings.c.who == user))
    connection.execute(
        reports.delete().where(sa.or_(reports.c.by == user, reports.c.about == user))
    )
    connection.execute(
        blocks.delete().where(sa.or_(blocks.c.user_id == user, blocks.c.other == user))
    )
    for column in (admin_log.c.who, admin_log.c.about):
        connection.execute(
            admin_log.update().where(column == user).values({column.name: None, "detail": ""})
        )
    for owned in (sessions, passkeys, pushes, members):
        connection.execute(owned.delete().where(owned.c.user_id == user))
    connection.execute(users.delete().where(users.c.id == user))
