"""Upkeep by the host: closing for new tables, who may make them, what admins did, and what is forgotten."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tabletown.server.config import ServerConfig
from tabletown.server.errors import Trouble
from tabletown.server.people.accounts import SESSION_DAYS, Account, Person
from tabletown.server.people.erasure import erase
from tabletown.server.storage import store
from tabletown.server.storage.news import ServerClosed
from tabletown.server.storage.schema import (
    admin_log,
    chat,
    incidents,
    members,
    meta,
    sessions,
    tables,
    users,
)

if TYPE_CHECKING:
    from tabletown.server.hub import Hub
    from tabletown.server.tables.making import Maker

KEY: Final = "closed"
DAY: Final = 86400.0
LOOK_SECONDS: Final = 3600.0
GUESTS_AT_ONCE: Final = 50  # the rest has its turn an hour later
LOG_DAYS: Final = 730


class Upkeep:
    """``maker`` is set when the server starts."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.maker: Maker | None = None
        self.closed = False

    # -- who may make tables --------------------------------------------------------------------

    async def read(self) -> None:
        """Whether the server was closed for new tables before it was restarted."""
        self.closed = await self.hub.db.read(is_closed)

    async def set_closed(self, closed: bool) -> None:
        await self.hub.db.write(partial(keep_closed, closed=closed, worker=self.hub.worker))
        self.closed = closed

    def check(self, person: Person) -> None:
        """Whether this person may make a table now."""
        if person.admin:
            return
        if self.closed:
            raise Trouble("closed", "the host makes ready for something: no new tables for now")
        by = self.hub.config.tables_by
        if by == "admins" or (by == "accounts" and person.guest):
            raise Trouble("not-allowed", f"tables are made by {by} here")

    # -- what is forgotten ----------------------------------------------------------------------

    async def forget_old(self) -> None:
        """Now and then: what the settings say is old goes."""
        hub, now = self.hub, time.time()
        await hub.db.write(partial(delete_old, config=hub.config, now=now))
        days = hub.config.keep_guests_days
        if not days or self.maker is None:
            return
        for user in await hub.db.read(partial(old_guests, before=now - days * DAY)):
            await hub.accounts.erase(Account(user, "guest", "", False, ""))
            await erase(hub, self.maker, user)


def is_closed(connection: Connection) -> bool:
    return connection.execute(sa.select(meta.c.value).where(meta.c.key == KEY)).first() is not None


def keep_closed(connection: Connection, closed: bool, worker: str) -> None:
    connection.execute(meta.delete().where(meta.c.key == KEY))
    if closed:
        connection.execute(meta.insert().values(key=KEY, value="yes"))
    store.announce(connection, ServerClosed(worker=worker, closed=closed))


def write_down(connection: Connection, who: str, deed: str, about: str | None, detail: str) -> None:
    """A line of the log of what admins did."""
    connection.execute(
        admin_log.insert().values(
            at=time.time(), who=who, deed=deed, about=about, detail=detail[:400]
        )
    )


def delete_old(connection: Connection, config: ServerConfig, now: float) -> None:
    connection.execute(sessions.delete().where(sessions.c.seen < now - SESSION_DAYS * DAY))
    connection.execute(admin_log.delete().where(admin_log.c.at < now - LOG_DAYS * DAY))
    if config.keep_incidents_days:
        before = now - config.keep_incidents_days * DAY
        connection.execute(incidents.delete().where(incidents.c.at < before))
    if config.keep_chat_days:
        connection.execute(chat.delete().where(chat.c.at < now - config.keep_chat_days * DAY))


def old_guests(connection: Connection, before: float) -> list[str]:
    """Guests who have not been here since then and whom no unfinished table waits for."""
    playing = (
        sa.select(members.c.user_id)
        .join(tables, tables.c.id == members.c.table_id)
        .where(tables.c.status.in_(["open", "running"]))
    )
    query = (
        sa.select(users.c.id)
        .where(users.c.kind == "guest", users.c.seen < before, users.c.id.not_in(playing))
        .order_by(users.c.seen)
        .limit(GUESTS_AT_ONCE)
    )
    return list(connection.execute(query).scalars())
