"""The lobby live: whoever looks at the list of open tables sees it change."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from tabletown.server.protocol import encode
from tabletown.server.protocol.outgoing import LobbyList
from tabletown.server.protocol.parts import TableInfo
from tabletown.server.storage.store import TableRow
from tabletown.server.tables.lists import list_tables
from tabletown.server.tables.watchers import Client

if TYPE_CHECKING:
    from tabletown.server.hub import Hub

LOBBY_SECONDS = 0.5
SHOWN = 60


class LobbyWatch:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.clients: dict[Client, str | None] = {}  # with the game they ask for
        self.stale = False
        self.listed: set[str] = set()

    def changed(self, row: TableRow) -> None:
        """Only changes of tables in the list matter."""
        if row.id in self.listed or (row.doc.settings.public and row.status == "open"):
            self.stale = True

    async def add(self, client: Client, game: str | None) -> list[TableInfo]:
        self.clients[client] = game
        return await self.tables(game)

    def remove(self, client: Client) -> None:
        self.clients.pop(client, None)

    async def tables(self, game: str | None) -> list[TableInfo]:
        found = await self.hub.db.read(
            partial(
                list_tables, user=None, show="open", game=game, before=None, limit=SHOWN,
                now=time.time(),
            )
        )  # fmt: skip
        self.listed.update(table.id for table in found.tables)
        return found.tables

    async def tell(self) -> None:
        """Send the list to who looks at it, if it has changed."""
        if not self.stale or not self.clients:
            return
        self.stale = False
        self.listed = set()
        try:
            for game in set(self.clients.values()):
                message = encode(LobbyList(tables=await self.tables(game)))
                for client, wanted in list(self.clients.items()):
                    if wanted == game:
                        client.send(message)
        except BaseException:
            self.stale = True  # not everybody has seen it
            raise
