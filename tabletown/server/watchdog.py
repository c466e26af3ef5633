"""Two looks at the writer: one for whoever asks whether the server is well, one that ends it."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
import time
from typing import Final

import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection

from tabletown.server.errors import Trouble
from tabletown.server.storage.database import Database
from tabletown.server.storage.schema import meta

PATIENCE: Final = 5.0  # seconds a healthy database needs at most
SHARED: Final = 1.0  # seconds for which one look answers everybody who asks
ROW: Final = "probe"
EXIT: Final = 75  # "try again": a service manager starts the server anew
log = structlog.get_logger()


def ready_probe(connection: Connection) -> None:
    """The row that the probe writes."""
    if probed(connection) is None:
        connection.execute(meta.insert().values(key=ROW, value=""))


def probed(connection: Connection) -> str | None:
    found = connection.execute(sa.select(meta.c.value).where(meta.c.key == ROW)).scalar()
    return None if found is None else str(found)


def touch(connection: Connection) -> None:
    # A new value each time: SQLite does not write what is there already.
    value = secrets.token_hex(8)
    connection.execute(meta.update().where(meta.c.key == ROW).values(value=value))


class DatabaseProbe:
    """Whether the database can be written and read: tried on the way that every move takes."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.lock = asyncio.Lock()
        self.at = -SHARED
        self.reason: str | None = None

    async def trouble(self) -> str | None:
        """What is wrong; None: all is well. Many may ask, it is tried once a second at most."""
        async with self.lock:
            if time.monotonic() - self.at >= SHARED:
                self.reason = await self.look()
                self.at = time.monotonic()
            return self.reason

    async def look(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.db.write(touch)
                await self.db.read(probed)
        except TimeoutError:
            return "the database does not answer"
        except Trouble as trouble:
            return trouble.message
        return None


class Watchdog:
    """Ends the process when nothing could be written for too long, so that it is started anew.

    Beats are written all the time, so a writer that is well has always stored something lately. A
    restart loses nothing: what was acknowledged is stored.
    """

    def __init__(self, db: Database, seconds: float) -> None:
        self.db = db
        self.seconds = seconds
        self.stopping = threading.Event()

    def start(self) -> None:
        if self.seconds:
            threading.Thread(target=self.watch, name="watchdog", daemon=True).start()

    def watch(self) -> None:
        while not self.stopping.wait(min(1.0, self.seconds / 4)):
            silent = time.monotonic() - self.db.writer.stored_at
            if silent > self.seconds:
                log.critical("nothing could be written; the server ends", seconds=round(silent))
                sys.stderr.flush()
                self.end()
                return

    def end(self) -> None:
        os._exit(EXIT)

    def stop(self) -> None:
        self.stopping.set()
