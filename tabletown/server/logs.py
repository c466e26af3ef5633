"""Structured logs: readable lines for people, JSON lines for machines."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import structlog


def set_up_logs(level: str, as_json: bool) -> None:
    """Everything the server logs goes through structlog to standard error."""
    import sys

    number = logging.getLevelName(level.upper())
    if not isinstance(number, int):
        number = logging.INFO
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
    ]
    last: list[Any]
    if as_json:
        last = [
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(
                serializer=lambda data, **_: msgspec.json.encode(data, enc_hook=repr).decode()
            ),
        ]
    else:
        last = [
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(),
                # Plain: local variables of a game are full of secrets.
                exception_formatter=structlog.dev.plain_traceback,
            )
        ]
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=max(number, logging.WARNING), stream=sys.stderr, force=True)
