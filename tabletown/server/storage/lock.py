"""One server for one SQLite file: a lock beside it, held as long as the process lives.

Two programs that write the same file wait for each other at best, and the SQLite in many Pythons can
damage a file that two connections write at the same moment. Whoever writes takes the lock first; the
system lets go of it when the process ends, however it ends. Readers need none.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tabletown.core.errors import BadUsage

if sys.platform == "win32":
    import msvcrt

    def take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """The right to write a SQLite file; :class:`BadUsage` says who has it. For PostgreSQL: nothing."""

    def __init__(self, url: str) -> None:
        self.file: int | None = None
        if not url.startswith("sqlite:"):
            return
        database = Path(url.removeprefix("sqlite:///"))
        path = database.with_name(database.name + ".lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self.file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise BadUsage(f"cannot use the data folder {path.parent}: {error.strerror}") from None
        try:
            take(self.file)
        except OSError:
            holder = os.read(self.file, 20).decode(errors="replace").strip()
            os.close(self.file)
            self.file = None
            raise BadUsage(
                f"a server (process {holder or 'unknown'}) is using {database}; stop it first"
            ) from None
        os.ftruncate(self.file, 0)
        os.pwrite(self.file, f"{os.getpid()}\n".encode(), 0)

    def release(self) -> None:
        if self.file is not None:
            os.close(self.file)
            self.file = None

    def __enter__(self) -> FileLock:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()
