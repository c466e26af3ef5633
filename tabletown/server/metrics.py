"""Numbers for Prometheus, beside those that Litestar counts for HTTP."""

from __future__ import annotations

import os
from pathlib import Path

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)


class Metrics:
    def __init__(self, registry: CollectorRegistry) -> None:
        self.registry = registry
        self.sockets = Gauge(
            "tabletown_sockets", "Open WebSockets", registry=registry, multiprocess_mode="livesum"
        )
        self.tables = Gauge(
            "tabletown_tables_in_memory", "Tables in memory", registry=registry,
            multiprocess_mode="livesum",
        )  # fmt: skip
        self.actions = Counter("tabletown_actions", "Actions stored", registry=registry)
        self.incidents = Counter(
            "tabletown_incidents", "Things that went wrong", ["kind"], registry=registry
        )
        self.storage_faults = Counter(
            "tabletown_storage_faults", "Writes that failed", ["kind"], registry=registry
        )
        self.task_failures = Counter(
            "tabletown_task_failures",
            "Failed rounds of background tasks",
            ["task"],
            registry=registry,
        )
        self.task_success = Gauge(
            "tabletown_task_success_timestamp_seconds",
            "Last good round of a background task",
            ["task"],
            registry=registry,
            multiprocess_mode="livemin",
        )
        self.acting = Histogram(
            "tabletown_action_seconds", "From message to acknowledgement", buckets=BUCKETS,
            registry=registry,
        )  # fmt: skip
        self.thinking = Histogram(
            "tabletown_bot_seconds", "Thinking of bots", buckets=BUCKETS, registry=registry
        )


_made: Metrics | None = None


def metrics() -> Metrics:
    """The one set of numbers of this process."""
    global _made
    if _made is None:
        _made = Metrics(REGISTRY)
    return _made


def forget_dead_workers() -> None:
    """A worker that ended must not go on reporting what it last saw."""
    folder = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    if not folder:
        return
    from prometheus_client.multiprocess import mark_process_dead

    for pid in {int(file.stem.rpartition("_")[2]) for file in Path(folder).glob("*_*.db")}:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, folder)  # type: ignore[no-untyped-call]
