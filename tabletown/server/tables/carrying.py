"""What a person brings along from the last game: options that follow from its result.

The game says at which seat (``Game.carrier``) and what (``Game.carried``). It belongs to who sits
there, at whatever table; a bot has it only in a rematch.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tabletown.core.config import Value
from tabletown.games import find
from tabletown.server.storage.entries import GameHeader, config_of
from tabletown.server.storage.schema import SeatDoc, TableDoc, members, tables
from tabletown.server.storage.store import TableRow, find_table, table_row


def carried_over(connection: Connection, header: GameHeader, doc: TableDoc) -> dict[str, Value]:
    """Options of a game that is about to begin; what its host has chosen stays as it is."""
    game = find(header.game)
    seat = game.carrier(config_of(game, header))
    if seat is None:
        return {}
    last = last_game(connection, header, doc.seats[seat], doc)
    if last is None or last.doc.outcome is None:
        return {}
    found = game.carried(config_of(game, last.header), last.doc.outcome["winners"])
    defaults = {option.name: option.default for option in game.options}
    return {name: v for name, v in found.items() if header.options.get(name) == defaults[name]}


def last_game(
    connection: Connection, header: GameHeader, holder: SeatDoc, doc: TableDoc
) -> TableRow | None:
    """The last game that who sits there finished in that role."""
    if holder.user is None:
        link = doc.link
        if link is None or link.kind != "rematch" or link.table is None:
            return None
        row = find_table(connection, link.table)
        return row if row is not None and counts(row, header, holder) else None
    rows = connection.execute(
        sa.select(tables)
        .join(members, members.c.table_id == tables.c.id)
        .where(
            members.c.user_id == holder.user,
            members.c.sits,
            tables.c.status == "finished",
            tables.c.game == header.game,
            tables.c.mode == header.mode,
        )
        .order_by(tables.c.touched.desc())
    ).mappings()
    return next((row for row in map(table_row, rows) if counts(row, header, holder)), None)


def counts(row: TableRow, header: GameHeader, holder: SeatDoc) -> bool:
    """Whether a game was finished in earnest, with this holder in the role."""
    doc = row.doc
    imported = doc.link is not None and doc.link.kind == "imported"
    if doc.outcome is None or doc.outcome["reason"] == "ended" or doc.practice or imported:
        return False
    game = find(header.game)
    seat = game.carrier(config_of(game, row.header))
    if seat is None:
        return False
    then = doc.seats[seat]
    return (then.user, then.kind) == (holder.user, holder.kind) and (
        holder.user is not None or then.name == holder.name
    )
