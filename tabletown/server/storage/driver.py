"""The short way to the database, for what every move writes.

SQLAlchemy's way to the driver takes several times as long as SQLite's own work. Statements of every
move have their text made once and go to the driver's cursor, and a transaction of nothing else is
begun and ended there too. Errors are the driver's own; the writer translates them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Generic, NamedTuple, TypeVar

import psycopg
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Dialect, Engine

from tabletown.server.storage.faults import StorageFault, kind_of

T = TypeVar("T")


class DatabaseCursor(NamedTuple):
    """The driver's cursor inside a transaction, and the kind of database it belongs to."""

    dialect: Dialect
    cursor: Any


def driver_of(connection: Connection) -> DatabaseCursor:
    """The driver below a connection of SQLAlchemy, in the same transaction."""
    return DatabaseCursor(connection.dialect, connection.connection.cursor())


class Prepared:
    """A statement whose text is made once for each kind of database."""

    def __init__(self, statement: sa.Update | sa.Insert | sa.Select[Any], sets: list[str]) -> None:
        self.statement = statement
        self.sets = sets
        self.texts: dict[str, tuple[str, list[str] | None]] = {}

    def run(self, driver: DatabaseCursor, values: dict[str, Any]) -> int:
        """How many rows it changed."""
        found = self.texts.get(driver.dialect.name)
        if found is None:
            made = self.statement.compile(dialect=driver.dialect, column_keys=self.sets)
            found = self.texts[driver.dialect.name] = (str(made), made.positiontup)
        text, order = found
        cursor = driver.cursor
        cursor.execute(text, values if order is None else [values[name] for name in order])
        return int(cursor.rowcount)


class DriverJob(Generic[T]):
    """A job for the writer that needs the driver only."""

    __slots__ = ("work",)

    def __init__(self, work: Callable[[DatabaseCursor], T]) -> None:
        self.work = work

    def __call__(self, connection: Connection) -> T:
        """Beside jobs of the other kind, in their transaction."""
        return self.work(driver_of(connection))


@contextmanager
def foreseen_errors() -> Iterator[None]:
    """What is foreseen of a driver's errors becomes a :class:`StorageFault`."""
    try:
        yield
    except (sqlite3.Error, psycopg.Error) as error:
        kind = kind_of(error)
        if kind is None:
            raise
        raise StorageFault(kind) from error


@foreseen_errors()
def run_through_driver(engine: Engine, jobs: list[DriverJob[Any]]) -> list[Any]:
    """All of these jobs in one transaction, stored when this returns."""
    line = engine.raw_connection()  # also this fails when the database is gone
    try:
        cursor = line.cursor()
        if engine.dialect.name == "sqlite":
            cursor.execute("BEGIN IMMEDIATE")  # psycopg begins by itself
        driver = DatabaseCursor(engine.dialect, cursor)
        results = [job.work(driver) for job in jobs]
        line.commit()
    except BaseException:
        try:
            line.rollback()
        except (sqlite3.Error, psycopg.Error):
            line.invalidate()  # lost: the next transaction has a new one
        raise
    finally:
        line.close()
    return results
