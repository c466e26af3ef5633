"""Records from outside, checked in a process of their own: read, played again, every digest compared.

What comes from outside may be long or hostile. It gets its own process with limits on time and
memory; the server itself takes over only what has been proved.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tabletown.core.content import hold, unpacked
from tabletown.core.errors import BadRecord, TabletownError
from tabletown.core.match import Match
from tabletown.core.record import Record, read
from tabletown.games import find
from tabletown.server.gamelog import snapshot
from tabletown.server.gamelog.log import GameLog
from tabletown.server.storage.entries import GameHeader, LogEntry


class ImportJob(Struct, tag=True):
    record: str
    most_actions: int
    at: float
    digest: str = ""
    content: bytes | None = None  # what is stored here of that digest


class Imported(Struct):
    """A game as if it had been played here, with the position it leads to."""

    header: GameHeader
    entries: list[LogEntry]  # without events: those are in the snapshot
    snapshot: bytes
    players: list[str]
    outcome: dict[str, Any] | None
    roles: list[str]


def imported(job: ImportJob) -> Imported:
    """In the process that checks; :class:`BadRecord` says in one sentence what is wrong."""
    try:
        return checked(job)
    except BadRecord:
        raise
    except TabletownError as error:
        raise BadRecord(str(error)) from None
    except Exception as error:
        # Whatever input from outside breaks, it is the input that is wrong.
        raise BadRecord(f"the record cannot be played: {error!r}"[:300]) from None


def checked(job: ImportJob) -> Imported:
    record = read(job.record)
    if job.content is not None:
        hold(job.digest, unpacked(job.content))
    if len(record.lines) > job.most_actions:
        raise BadRecord(f"the record has more than {job.most_actions} actions")
    log = played(record, job.at)
    match = log.match
    header = GameHeader(
        match.game.name, match.config.mode, match.config.seats, match.config.options,
        match.rules, match.content, match.seed, match.position,
    )  # fmt: skip
    kept = snapshot.take(log)
    for entry in log.entries:
        entry.events = []
    return Imported(
        header, log.entries, kept, record.players,
        None if match.outcome is None else match.outcome.plain(), match.game.roles(match.state),
    )  # fmt: skip


def played(record: Record, at: float) -> GameLog:
    """The log of a record, played once: the digests of the record are compared on the way.

    The content that a record carries is left alone: a stranger's record must not bring rules of its
    own. Its game needs content that is known here.
    """
    game = find(record.game)
    config = game.config_with(
        record.content, record.seats, record.mode, record.options, record.rules
    )
    match = Match(
        game, config, record.seed,
        rules=record.rules, content=record.content, position=record.position,
        players=record.players,
    )  # fmt: skip
    log = GameLog(match, [], at)
    for number, line in enumerate(record.lines, 1):
        where = f"action {number} ({line.text[:60]})"
        try:
            entry = log.play(line.seat, line.text, key=None, user=None, at=at)
        except Exception as error:
            raise BadRecord(f"{where}: {error}"[:300]) from None
        if entry.chain != line.digest:
            raise BadRecord(f"{where}: the digest differs")
    return log
