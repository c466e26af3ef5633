"""News between workers: PostgreSQL LISTEN/NOTIFY. A single worker on SQLite has nobody to tell."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import psycopg
import structlog

from tabletown.server.metrics import metrics
from tabletown.server.storage.news import AnyNews, decode_news
from tabletown.server.storage.store import CHANNEL

log = structlog.get_logger()


class Bus:
    """Listens in a thread and hands news to the event loop.

    After a lost connection news may have been missed; ``lost`` is called so that everything is read
    again.
    """

    def __init__(self, url: str, told: Callable[[AnyNews], None], lost: Callable[[], None]) -> None:
        self.address = "postgresql://" + url.partition("://")[2]
        self.told = told
        self.lost = lost
        self.loop = asyncio.get_running_loop()
        self.stopping = threading.Event()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.listen, name="bus", daemon=True)
        self.thread.start()

    def listen(self) -> None:
        first = True
        while not self.stopping.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.ready.set()
                    if not first:
                        self.loop.call_soon_threadsafe(self.lost)
                    first = False
                    while not self.stopping.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            news = decode_news(notice.payload)
                            self.loop.call_soon_threadsafe(self.told, news)
            except (psycopg.Error, OSError) as error:
                log.warning("lost the line to the other workers", error=error)
                metrics().task_failures.labels(task="bus").inc()
                self.stopping.wait(0.5)
            except RuntimeError:
                return  # the event loop is gone
            except Exception as error:
                # The line must not fall silent for good, whatever somebody sent over it.
                metrics().task_failures.labels(task="bus").inc()
                log.error("news that cannot be read", exc_info=error)
                self.stopping.wait(0.5)

    def close(self) -> None:
        self.stopping.set()
        self.thread.join(timeout=5)
