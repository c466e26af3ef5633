"""Chat at a table: to everybody, or whispered where the game allows it. Kept, and not lost twice."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, RowMapping

from tabletown.server.errors import Trouble
from tabletown.server.protocol import encode
from tabletown.server.protocol.outgoing import Chatted
from tabletown.server.protocol.parts import ChatMessage
from tabletown.server.storage import store
from tabletown.server.storage.news import ChatStored
from tabletown.server.storage.schema import TableDoc, blocks, chat, users
from tabletown.server.tables import access, show
from tabletown.server.tables.live import LiveTable
from tabletown.server.whole import whole

if TYPE_CHECKING:
    from tabletown.server.hub import Hub

PAGE = 100


def message_of(row: RowMapping) -> ChatMessage:
    return ChatMessage(
        id=row["id"],
        at=row["at"],
        name=row["name"],
        seat=row["seat"],
        user=row["user_id"],
        text=row["text"],
        to=None if row["to"] is None else msgspec.json.decode(row["to"], type=list[int]),
    )


def may_read(message: ChatMessage, doc: TableDoc, user: str | None) -> bool:
    """Whispers are for the person who spoke and those at the named seats."""
    if message.to is None or message.user == user:
        return True
    return any(doc.seats[seat].user == user for seat in message.to if seat < len(doc.seats))


def clean(text: str) -> str:
    """Letters as they are, control characters as spaces; pages show it as text, never as markup."""
    return "".join([c if c.isprintable() or c == "\n" else " " for c in text]).strip()


class Chat:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    @whole
    async def say(
        self,
        table: LiveTable,
        user: str,
        name: str,
        seat: int | None,
        to: list[int] | None,
        text: str,
        key: str,
    ) -> int:
        """Keep a message of somebody who may talk here, and deliver it; the same key twice is one."""
        text = clean(text)
        if not text:
            raise Trouble("bad-usage", "there is nothing in this message")
        doc = table.doc
        if seat is not None:
            name = doc.seats[seat].name or name
        else:
            name = await self.hub.accounts.worn(name, user)
        if to is not None:
            if seat is None or not show.whispers(table.row):
                raise Trouble("not-allowed", "there are no whispers at this table")
            if any(other >= len(doc.seats) for other in to):
                raise Trouble("bad-usage", "no such seat")
            to = sorted({seat, *to})
        now = time.time()

        def job(connection: Connection) -> tuple[int, bool]:
            return self.keep(connection, table.id, user, name, seat, to, text, key, now)

        id, fresh = await self.hub.db.write(job)
        if fresh:
            message = ChatMessage(id, now, name, seat, user, text, to)
            await self.deliver(table, message)
        return id

    def keep(
        self,
        connection: Connection,
        table: str,
        user: str,
        name: str,
        seat: int | None,
        to: list[int] | None,
        text: str,
        key: str,
        now: float,
    ) -> tuple[int, bool]:
        muted = connection.execute(
            sa.select(users.c.muted_until).where(users.c.id == user)
        ).scalar()
        if muted is None or muted > now:
            raise Trouble("not-allowed", "you cannot chat at present")
        known = connection.execute(
            sa.select(chat.c.id).where(
                chat.c.table_id == table, chat.c.user_id == user, chat.c.key == key
            )
        ).scalar()
        if known is not None:
            return int(known), False
        id = connection.execute(
            chat.insert()
            .values(
                table_id=table, user_id=user, name=name, seat=seat,
                to=None if to is None else store.json(to), text=text, key=key, at=now,
            )
            .returning(chat.c.id)
        ).scalar_one()  # fmt: skip
        store.announce(connection, ChatStored(worker=self.hub.worker, table=table, message=id))
        return int(id), True

    async def deliver(self, table: LiveTable, message: ChatMessage) -> None:
        """To all who may watch now, may read it and have not blocked the speaker."""
        deaf = await self.hub.db.read(partial(blocked_by, user=message.user))
        data = encode(Chatted(table=table.id, messages=[message]))
        sent = set()
        for watcher in table.watchers.all:
            client = watcher.client
            if id(client) in sent or client.user in deaf:
                continue
            here = access.allowed(table, client.visitor(table.id), "look", watcher.seat)
            if here and may_read(message, table.doc, client.user):
                sent.add(id(client))
                client.send(data)

    async def on_news(self, table: str, id: int) -> None:
        """Another worker stored a message."""
        live = self.hub.tables.get(table)
        if live is None:
            return
        row = await self.hub.db.read(
            lambda c: c.execute(sa.select(chat).where(chat.c.id == id)).mappings().first()
        )
        if row is not None:
            await self.deliver(live, message_of(row))

    async def page(
        self, table: LiveTable, user: str | None, before: int | None = None
    ) -> list[ChatMessage]:
        """The latest messages a person may read, oldest first."""

        def job(connection: Connection) -> list[ChatMessage]:
            query = sa.select(chat).where(chat.c.table_id == table.id)
            if before is not None:
                query = query.where(chat.c.id < before)
            if user is not None:
                hidden = sa.select(blocks.c.other).where(blocks.c.user_id == user)
                query = query.where(chat.c.user_id.not_in(hidden))
            rows = connection.execute(query.order_by(chat.c.id.desc()).limit(PAGE)).mappings()
            return [message_of(row) for row in rows][::-1]

        messages = await self.hub.db.read(job)
        return [message for message in messages if may_read(message, table.doc, user)]


def blocked_by(connection: Connection, user: str) -> set[str]:
    """Who does not want to hear from this person."""
    found = connection.execute(sa.select(blocks.c.user_id).where(blocks.c.other == user))
    return set(found.scalars())
