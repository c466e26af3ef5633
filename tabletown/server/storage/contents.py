"""The content that stored games were started with: packed, once for each digest.

An upgrade may change the cards of a game. A stored game goes on with the cards it knows: those of the
program if they mean the same, otherwise those that stand here.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from tabletown.core.content import hold, holding, packed, unpacked
from tabletown.core.errors import TabletownError
from tabletown.games import find
from tabletown.server.storage.entries import GameHeader, config_of
from tabletown.server.storage.schema import contents, tables


def is_own(header: GameHeader) -> bool:
    """Whether the program's own content is the one that this game was started with."""
    game = find(header.game)
    return game.same_content(game.config(header.seats, header.mode), header.content)


def make_ready(connection: Connection, header: GameHeader) -> None:
    """See to it that :func:`config_of` finds the content of a stored game."""
    if holding(header.content) is not None or is_own(header):
        return
    found = find_content(connection, header.game, header.content)
    if found is not None:
        hold(header.content, unpacked(found))


def find_content(connection: Connection, game: str, digest: str) -> bytes | None:
    found = connection.execute(
        sa.select(contents.c.data).where(contents.c.game == game, contents.c.digest == digest)
    ).scalar()
    return None if found is None else bytes(found)


def content_of(header: GameHeader) -> bytes:
    """The content of a game as it is stored."""
    game = find(header.game)
    return packed(game.content_documents(config_of(game, header)))


def keep(connection: Connection, header: GameHeader, data: bytes) -> None:
    """Store content unless it is there."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    values = {"game": header.game, "digest": header.content, "data": data}
    connection.execute(insert(contents).values(values).on_conflict_do_nothing())


def is_kept(connection: Connection, header: GameHeader) -> bool:
    query = sa.select(contents.c.digest).where(
        contents.c.game == header.game, contents.c.digest == header.content
    )
    return connection.execute(query).first() is not None


def adopt(connection: Connection) -> list[str]:
    """Store the content of games that an earlier version stored without it.

    Returns what is wrong with those whose content is not here any more.
    """
    of_a_kind = (
        tables.c.game, tables.c.content, tables.c.mode, tables.c.seats, tables.c.rules
    )  # fmt: skip
    query = (
        sa.select(*of_a_kind)
        .outerjoin(
            contents,
            sa.and_(contents.c.game == tables.c.game, contents.c.digest == tables.c.content),
        )
        .where(contents.c.digest.is_(None))
        .group_by(*of_a_kind)
    )
    lost = []
    for game, digest, mode, seats, rules in connection.execute(query).all():
        header = GameHeader(game, mode, seats, {}, rules, digest, 0)
        try:
            if not is_kept(connection, header):
                keep(connection, header, content_of(header))
        except TabletownError as error:
            lost.append(f"{game}: {error}")
    return lost
