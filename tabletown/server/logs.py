"""Structured logs: readable lines for people, JSON lines for machines.

No line shows what is hidden or private: errors of the database are logged without the values they
repeat, tracebacks without variables.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any

import msgspec
import psycopg
import sqlalchemy as sa
import structlog

from tabletown.server.errors import Trouble


def set_up_logs(level: str, as_json: bool) -> None:
    """Everything the server logs goes through structlog to standard error."""
    number = logging.getLevelName(level.upper())
    if not isinstance(number, int):
        number = logging.INFO
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        render_errors,
    ]
    last: list[Any]
    if as_json:
        last = [
            structlog.processors.JSONRenderer(
                serializer=lambda data, **_: msgspec.json.encode(data, enc_hook=repr).decode()
            ),
        ]
    else:
        last = [
            structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()),
        ]
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(SafeFormatter(logging.BASIC_FORMAT))
    logging.basicConfig(level=max(number, logging.WARNING), handlers=[handler], force=True)


def safe_text(error: BaseException | None) -> str:
    """What an error says, without what it is about: databases repeat the values of a row."""
    if isinstance(error, sa.exc.DBAPIError):
        return f"{type(error).__name__}: {safe_text(error.orig)}"
    if isinstance(error, psycopg.Error):
        said = error.diag.message_primary or str(error)
    else:
        said = str(error)
    name = type(error).__name__
    return f"{name}: {said.splitlines()[0] if isinstance(error, psycopg.Error) and said else said}"


def safe_trace(error: BaseException) -> str:
    """The traceback of an error and of what led to it; no variables, no values."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    lines = [] if before is None else [safe_trace(before), "which led to:"]
    if error.__traceback__ is not None:
        lines.append("".join(traceback.format_tb(error.__traceback__)).rstrip())
    lines.append(safe_text(error))
    return "\n".join(lines)


def render_errors(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """For structlog: errors become texts here, and nowhere else."""
    error = event.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()[1]
    if isinstance(error, BaseException):
        event["exception"] = safe_trace(error)
    for name, value in event.items():
        if isinstance(value, BaseException):
            event[name] = safe_text(value)
    return event


class SafeFormatter(logging.Formatter):
    """The same for the libraries' own log lines."""

    def formatException(self, ei: Any) -> str:  # noqa: N802
        return safe_trace(ei[1])


def report(what: str, error: BaseException | None, **more: Any) -> None:
    """Something failed that nobody waits for: one line if it was foreseen, a traceback if not."""
    log = structlog.get_logger()
    if isinstance(error, Trouble):
        log.warning(what, reason=error.message, **more)
    else:
        log.error(what, exc_info=error, **more)
