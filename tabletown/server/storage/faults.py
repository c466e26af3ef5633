"""What may be wrong with the place where tables are kept: foreseen, and said in one sentence.

Every engine turns the driver's errors of these kinds into a :class:`StorageFault`. It is a
:class:`Trouble`, so that clients are told and nothing else has to catch it; the log has one line when
it begins and one when it is over.
"""

from __future__ import annotations

import sqlite3
from typing import Any, Final, Literal

import psycopg
import sqlalchemy as sa
from sqlalchemy.engine import Engine

from tabletown.server.errors import Trouble

Kind = Literal["full", "readonly", "unreachable", "damaged", "busy"]
SENTENCES: Final[dict[Kind, str]] = {
    "full": "there is no space left on its disk",
    "readonly": "it may be read but not written",
    "unreachable": "it cannot be reached",
    "damaged": "it is damaged, or no database of tabletown",
    "busy": "another program keeps it busy",
}
SQLITE: Final[dict[int, Kind]] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_PERM: "readonly",
    sqlite3.SQLITE_CANTOPEN: "unreachable",
    sqlite3.SQLITE_IOERR: "unreachable",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
}
# By SQLSTATE or its class; the first that fits.
POSTGRESQL: Final[list[tuple[str, Kind]]] = [
    ("53100", "full"),
    ("53", "unreachable"),
    ("25006", "readonly"),
    ("08", "unreachable"),
    ("57", "unreachable"),
    ("28", "unreachable"),
    ("3D", "unreachable"),
    ("XX", "damaged"),
    ("40", "busy"),
    ("55P03", "busy"),
]


class StorageFault(Trouble):
    """The database cannot do its work now; what was asked for has not happened."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(
            "disk-full" if kind == "full" else "storage", f"the database: {SENTENCES[kind]}"
        )
        self.kind: Kind = kind

    def about(self, url: str) -> str:
        """One sentence for the host."""
        sentence = f"{place(url)} cannot be used: {SENTENCES[self.kind]}"
        said = str(self.__cause__ or "").strip().splitlines()
        # Why a server is not reached only the driver can say (a name, a port, a refused login).
        return f"{sentence} ({said[0][:200]})" if self.kind == "unreachable" and said else sentence


def place(url: str) -> str:
    """A database in the words of a host, without its password."""
    return (
        url.removeprefix("sqlite:///") if url.startswith("sqlite:") else "the PostgreSQL database"
    )


def kind_of(error: BaseException | None) -> Kind | None:
    """Which of the foreseen faults an error of a driver is; None: a bug of ours."""
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", None)
        return None if code is None else SQLITE.get(code & 0xFF)
    if isinstance(error, psycopg.Error):
        if error.sqlstate is None:  # not said by the server: the line to it is broken
            lost = isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)
            return "unreachable" if lost else None
        for state, kind in POSTGRESQL:
            if error.sqlstate.startswith(state):
                return kind
    return None


def translate_errors(engine: Engine, readonly: bool) -> None:
    """Let an engine raise :class:`StorageFault` for what is foreseen."""

    @sa.event.listens_for(engine, "handle_error")
    def on_error(context: Any) -> StorageFault | None:
        kind = kind_of(context.original_exception)
        if kind is None or (readonly and kind == "readonly"):
            return None  # a reader that writes is a bug
        return StorageFault(kind)
