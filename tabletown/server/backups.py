"""Backups by the server itself: on a schedule, on demand, and never more than the host wants to keep."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa
import structlog
from msgspec import Struct
from sqlalchemy.engine import Connection

from tabletown.server.errors import Trouble
from tabletown.server.storage.dump import copy_database
from tabletown.server.storage.schema import meta

if TYPE_CHECKING:
    from tabletown.server.hub import Hub

KEY: Final = "backup"  # when the last one on the schedule was made; all workers look here
LOOK_SECONDS: Final = 60.0
log = structlog.get_logger()


class MadeBackup(Struct):
    """A backup that was just written, in the folder `backups` of the server's data."""

    file: str
    rows: int
    bytes: int


class Backups:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.folder = hub.config.folder() / "backups"
        self.writing = asyncio.Lock()

    async def look(self) -> None:
        """Make the backup that is due. Of several workers the first to look makes it."""
        hours = self.hub.config.backup_hours
        if not hours:
            return
        before = await self.hub.db.write(partial(claim, now=time.time(), every=hours * 3600))
        if before is None:
            return
        try:
            made = await self.make("auto")
        except BaseException:
            await self.hub.db.write(partial(set_time, value=before))  # still due
            raise
        log.info("backup", file=made.file, rows=made.rows, bytes=made.bytes)

    def newest(self) -> str | None:
        """The backup written last, of any kind."""
        found = list(self.folder.glob("*.tabletown"))
        return max(found, key=lambda file: file.stat().st_mtime).name if found else None

    async def make(self, kind: str) -> MadeBackup:
        """Write a backup now; the oldest of its kind beyond those to keep are removed."""
        async with self.writing:
            return await asyncio.to_thread(self.write, kind)

    def write(self, kind: str) -> MadeBackup:
        file = self.folder / f"{kind}-{time.strftime('%Y%m%d-%H%M%S')}.tabletown"
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            rows = copy_database(self.hub.db.url, file)
            prune(self.folder, kind, self.hub.config.backup_keep)
            return MadeBackup(file.name, rows, file.stat().st_size)
        except OSError as error:
            raise Trouble("storage", f"no backup could be written: {error.strerror}") from None


def prune(folder: Path, kind: str, keep: int) -> None:
    """Names end in the time, so they sort by age."""
    for old in sorted(folder.glob(f"{kind}-*.tabletown"))[:-keep]:
        old.unlink(missing_ok=True)


def claim(connection: Connection, now: float, every: float) -> str | None:
    """Take on the backup that is due: when the last one was made; None if none is due."""
    found = connection.execute(sa.select(meta.c.value).where(meta.c.key == KEY)).scalar()
    if found is None:  # a new server has nothing to save yet
        connection.execute(meta.insert().values(key=KEY, value=repr(now)))
        return None
    if 0 <= now - float(found) < every:
        return None
    done = connection.execute(
        meta.update().where(meta.c.key == KEY, meta.c.value == found).values(value=repr(now))
    )
    return str(found) if done.rowcount == 1 else None


def set_time(connection: Connection, value: str) -> None:
    connection.execute(meta.update().where(meta.c.key == KEY).values(value=value))
