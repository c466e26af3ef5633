"""Lists of tables: open ones to join, public ones to watch, one's own, and the search of old games."""

from __future__ import annotations

from typing import Literal

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tabletown.server.protocol.http import TableList
from tabletown.server.storage.schema import members, results, tables, users
from tabletown.server.storage.store import TableRow, table_row
from tabletown.server.tables.show import table_info

Show = Literal["open", "mine", "live", "past"]
OPEN_AGE = 7 * 86400.0  # open tables older than this are not offered any more


def list_tables(
    connection: Connection,
    user: str | None,
    show: Show,
    game: str | None,
    before: float | None,
    limit: int,
    now: float,
) -> TableList:
    query = sa.select(tables)
    if show in ("mine", "past"):
        query = query.join(members, members.c.table_id == tables.c.id).where(
            members.c.user_id == (user or ""), members.c.sits
        )
        over = ["finished", "archived", "cancelled"]
        wanted = tables.c.status.in_(over if show == "past" else ["open", "running"])
        query = query.where(wanted)
        if show == "past":
            query = query.where(sa.or_(tables.c.status != "cancelled", tables.c.version > 0))
    elif show == "open":
        query = query.where(
            tables.c.public, tables.c.status == "open", tables.c.touched > now - OPEN_AGE
        )
    else:
        query = query.where(tables.c.public, tables.c.status == "running")
    return page(connection, query, user, game, before, limit)


def page(
    connection: Connection,
    query: sa.Select[tuple[object, ...]],
    user: str | None,
    game: str | None,
    before: float | None,
    limit: int,
) -> TableList:
    if game is not None:
        query = query.where(tables.c.game == game)
    shown: list[TableRow] = []
    more = True
    while more and len(shown) < limit:
        # Lessons and puzzles are played at tables, too, but they are nobody's games.
        older = query if before is None else query.where(tables.c.touched < before)
        found = connection.execute(older.order_by(tables.c.touched.desc()).limit(limit)).mappings()
        rows = [table_row(row) for row in found]
        shown += [row for row in rows if not row.doc.practice]
        more = len(rows) == limit
        before = rows[-1].touched if rows else None
    following = shown[limit - 1].touched if len(shown) > limit else before if more else None
    return TableList([table_info(row, user) for row in shown[:limit]], following)


def search(
    connection: Connection,
    user: str,
    game: str | None,
    other: str | None,
    won: bool | None,
    before: float | None,
    limit: int,
) -> TableList:
    """Own finished games, by game, by result, by the name of somebody who played along."""
    mine = sa.select(results.c.table_id).where(results.c.user_id == user)
    if won is not None:
        mine = mine.where(results.c.won == won)
    query = sa.select(tables).where(tables.c.id.in_(mine))
    if other:
        pattern = other.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
        with_them = (
            sa.select(results.c.table_id)
            .join(users, users.c.id == results.c.user_id)
            .where(users.c.name.ilike(f"%{pattern}%", escape="\\"), users.c.id != user)
        )
        query = query.where(tables.c.id.in_(with_them))
    return page(connection, query, user, game, before, limit)
