"""The database: one writing connection with group commit, readers that cannot write.

All writes go through :meth:`Database.write`: a job is a function of a connection. The writer thread
takes all jobs that wait, runs them in one transaction, commits once (one fsync), and only then
answers. If one of them fails, the batch is rolled back and each job gets a transaction of its own,
so jobs must be repeatable: they may only touch the database.
"""

from __future__ import annotations

import asyncio
import os
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection, Engine

from tabletown.server.metrics import metrics
from tabletown.server.storage.driver import DriverJob, foreseen_errors, run_through_driver
from tabletown.server.storage.faults import StorageFault, translate_errors

T = TypeVar("T")
Job = Callable[[Connection], Any]
MOST_JOBS = 200  # in one transaction
READERS = 4
# A database that is gone is noticed within seconds, not after the patience of TCP.
POSTGRESQL = {
    "connect_timeout": 5,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
log = structlog.get_logger()


class Conflict(Exception):
    """Somebody else changed the row first: read it again."""


def make_engine(url: str, *, readonly: bool = False) -> Engine:
    """An engine that never shows the values of a statement, neither in errors nor in logs."""
    if not url.startswith("sqlite:"):
        engine = sa.create_engine(
            url,
            hide_parameters=True,
            connect_args=POSTGRESQL,
            pool_size=READERS if readonly else 1,
            max_overflow=0,
            pool_pre_ping=readonly,
            pool_recycle=600,
            execution_options={"postgresql_readonly": True} if readonly else {},
        )
        translate_errors(engine, readonly)
        return engine
    if not readonly:
        make_private(Path(url.removeprefix("sqlite:///")))
    engine = sa.create_engine(
        url,
        hide_parameters=True,
        poolclass=sa.QueuePool,
        pool_size=READERS if readonly else 1,
        max_overflow=0,
        connect_args={"check_same_thread": False, "timeout": 30.0},
    )

    translate_errors(engine, readonly)

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


def make_private(file: Path) -> None:
    """The database is for the server's own eyes: it holds hands, passwords and sessions.

    SQLite gives the files it puts beside it the same rights.
    """
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not file.exists():
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    elif os.name == "posix" and file.stat().st_mode & 0o077:
        try:
            file.chmod(0o600)
        except PermissionError:  # somebody else's file, who may have reasons
            log.warning("others may read the database", file=str(file))


class WaitingJob(NamedTuple):
    """A job, and who waits for it: a thread, or a task of an event loop."""

    job: Job
    answer: Future[Any] | asyncio.Future[Any]


class JobFailed(NamedTuple):
    """In place of a job's result."""

    error: BaseException


def settle(answers: list[asyncio.Future[Any]], results: list[Any]) -> None:
    """In the event loop: tell those who still wait."""
    for answer, result in zip(answers, results, strict=True):
        if answer.done():
            continue  # who asked is gone
        if isinstance(result, JobFailed):
            answer.set_exception(result.error)
        else:
            answer.set_result(result)


class Writer:
    """The thread that writes. Jobs of one moment share a transaction.

    It survives everything: whatever a job or the database does wrong is the answer to the job.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.stored_at = time.monotonic()
        self.fault: StorageFault | None = None
        self.jobs: queue.SimpleQueue[WaitingJob | None] = queue.SimpleQueue()
        self.commits = 0
        self.thread = threading.Thread(target=self.work, name="writer", daemon=True)
        self.thread.start()

    def submit(self, job: Callable[[Connection], T]) -> Future[T]:
        future: Future[T] = Future()
        # From now on nobody can cancel it: who asked may be gone when the job is done.
        future.set_running_or_notify_cancel()
        self.jobs.put(WaitingJob(job, future))
        return future

    def submit_here(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
        """The same for a task of the running event loop; who is gone meanwhile is not told."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put(WaitingJob(job, future))
        return future

    def close(self) -> None:
        """Finish what waits, then stop."""
        self.jobs.put(None)
        self.thread.join(timeout=30)

    def work(self) -> None:
        going = True
        while going:
            batch: list[WaitingJob] = []
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

    def commit(self, batch: list[WaitingJob], again: bool = True) -> None:
        try:
            results = self.in_one([waiting.job for waiting in batch])
        except StorageFault as fault:
            # A lost line is new at the second try; whatever else it is fails all jobs alike, but a
            # small one may still find room on a full disk.
            if fault.kind == "full" and len(batch) > 1:
                for single in batch:
                    self.commit([single])
            elif fault.kind == "unreachable" and again:
                self.commit(batch, again=False)
            else:
                self.failing(fault)
                self.tell(batch, [JobFailed(StorageFault(fault.kind)) for _ in batch])
            return
        except BaseException as error:
            if len(batch) == 1:
                self.tell(batch, [JobFailed(error)])
                return
            for single in batch:
                self.commit([single])
            return
        self.stored()
        self.tell(batch, results)

    def tell(self, batch: list[WaitingJob], results: list[Any]) -> None:
        """The answers, those to an event loop in one call."""
        loops: dict[asyncio.AbstractEventLoop, tuple[list[asyncio.Future[Any]], list[Any]]] = {}
        for waiting, result in zip(batch, results, strict=True):
            answer = waiting.answer
            if isinstance(answer, asyncio.Future):
                answers, found = loops.setdefault(answer.get_loop(), ([], []))
                answers.append(answer)
                found.append(result)
            elif isinstance(result, JobFailed):
                answer.set_exception(result.error)
            else:
                answer.set_result(result)
        for loop, (answers, found) in loops.items():
            try:
                loop.call_soon_threadsafe(settle, answers, found)
            except RuntimeError:  # it has ended, and everybody in it
                continue

    def in_one(self, jobs: list[Job]) -> list[Any]:
        """All of these jobs in one transaction."""
        short = [job for job in jobs if isinstance(job, DriverJob)]
        if len(short) == len(jobs):
            return run_through_driver(self.engine, short)
        # A job of the short kind among them raises the driver's own errors.
        with foreseen_errors(), self.engine.begin() as connection:
            return [job(connection) for job in jobs]

    def stored(self) -> None:
        self.commits += 1
        if self.fault is not None:
            silent = time.monotonic() - self.stored_at
            log.info("the database can be written again", seconds=round(silent, 1))
            self.fault = None
        self.stored_at = time.monotonic()

    def failing(self, fault: StorageFault) -> None:
        """Said once: a full disk must not be filled with lines about it."""
        metrics().storage_faults.labels(kind=fault.kind).inc()
        if self.fault is None or self.fault.kind != fault.kind:
            log.error("the database cannot be written", reason=fault.message)
        self.fault = fault


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
        return await self.writer.submit_here(job)

    def begin_write(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
        """The same for who has something to do meanwhile."""
        return self.writer.submit_here(job)

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
