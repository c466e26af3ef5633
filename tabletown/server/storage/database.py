"""The database: one writing connection with group commit, readers that cannot write.

All writes go through :meth:`Database.write`: a job is a function of a connection. The writer thread
takes all jobs that wait, runs them in one transaction, commits once (one fsync), and only then
answers. If one of them fails, the batch is rolled back and each job gets a transaction of its own,
so jobs must be repeatable: they may only touch the database.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

T = TypeVar("T")
Job = Callable[[Connection], Any]
MOST_JOBS = 200  # in one transaction
READERS = 4
SAFE_SQLITE = (3, 51, 3)  # before: two connections that write at once can damage the file


class Conflict(Exception):
    """Somebody else changed the row first: read it again."""


def make_engine(url: str, *, readonly: bool = False) -> Engine:
    if not url.startswith("sqlite:"):
        return sa.create_engine(
            url,
            pool_size=READERS if readonly else 1,
            max_overflow=0,
            pool_pre_ping=readonly,
            pool_recycle=600,
            execution_options={"postgresql_readonly": True} if readonly else {},
        )
    Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(
        url,
        poolclass=sa.QueuePool,
        pool_size=READERS if readonly else 1,
        max_overflow=0,
        connect_args={"check_same_thread": False, "timeout": 30.0},
    )

    @sa.event.listens_for(engine, "connect")
    def configure(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout=30000")
        cursor.execute("PRAGMA foreign_keys=ON")
        if readonly:
            cursor.execute("PRAGMA query_only=ON")
        else:
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if readonly else "BEGIN IMMEDIATE")

    return engine


class Writer:
    """The thread that writes. Jobs of one moment share a transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: queue.SimpleQueue[tuple[Job, Future[Any]] | None] = queue.SimpleQueue()
        self.commits = 0
        self.thread = threading.Thread(target=self.work, name="writer", daemon=True)
        self.thread.start()

    def submit(self, job: Callable[[Connection], T]) -> Future[T]:
        future: Future[T] = Future()
        # From now on nobody can cancel it: who asked may be gone when the job is done.
        future.set_running_or_notify_cancel()
        self.jobs.put((job, future))
        return future

    def close(self) -> None:
        """Finish what waits, then stop."""
        self.jobs.put(None)
        self.thread.join(timeout=30)

    def work(self) -> None:
        going = True
        while going:
            batch: list[tuple[Job, Future[Any]]] = []
            item = self.jobs.get()
            while True:
                if item is None:
                    going = False
                    break
                batch.append(item)
                if len(batch) >= MOST_JOBS:
                    break
                try:
                    item = self.jobs.get_nowait()
                except queue.Empty:
                    break
            if batch:
                self.commit(batch)

    def commit(self, batch: list[tuple[Job, Future[Any]]]) -> None:
        try:
            with self.engine.begin() as connection:
                results = [job(connection) for job, _ in batch]
        except BaseException as error:
            if len(batch) == 1:
                batch[0][1].set_exception(error)
                return
            for single in batch:
                self.commit([single])
            return
        self.commits += 1
        for (_, future), result in zip(batch, results, strict=True):
            future.set_result(result)


class Database:
    """Reading and writing from the event loop."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite:")
        self.write_engine = make_engine(url)
        self.read_engine = make_engine(url, readonly=True)
        self.writer = Writer(self.write_engine)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job and wait until it is stored."""
        return await asyncio.wrap_future(self.writer.submit(job))

    async def read(self, job: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, job)

    def read_now(self, job: Callable[[Connection], T]) -> T:
        with self.read_engine.connect() as connection:
            return job(connection)

    def write_now(self, job: Callable[[Connection], T]) -> T:
        return self.writer.submit(job).result()

    def close(self) -> None:
        self.writer.close()
        self.readers.shutdown(wait=True)
        self.write_engine.dispose()
        self.read_engine.dispose()


def sqlite_warning() -> str | None:
    """What a host should know about the SQLite that is built into this Python."""
    import sqlite3

    if sqlite3.sqlite_version_info >= SAFE_SQLITE:
        return None
    return (
        f"SQLite {sqlite3.sqlite_version} can damage a file that two programs write at once; "
        "let nothing but this server write it"
    )
