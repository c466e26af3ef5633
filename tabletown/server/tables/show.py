"""What is shown of a table: to a seat, to a spectator, in a list. Nothing else hands out a game."""

from __future__ import annotations

import time
from typing import Any

from tabletown.core.errors import BadUsage
from tabletown.games import find
from tabletown.server.errors import Trouble
from tabletown.server.gamelog.log import GameLog
from tabletown.server.gamelog.replayer import Replayer
from tabletown.server.protocol.http import SeenGame, TableState
from tabletown.server.protocol.outgoing import Replayed, Update
from tabletown.server.protocol.parts import Presence, RemovedInfo, SeatInfo, TableInfo
from tabletown.server.storage.store import TableRow
from tabletown.server.tables import clocks, motions
from tabletown.server.tables.access import inside

NOBODY: dict[str, Presence] = {}


def status_of(row: TableRow) -> Any:
    return "stuck" if row.doc.stuck and row.status == "running" else row.status


def whispers(row: TableRow) -> bool:
    """Whether some seats may talk among themselves."""
    try:
        return find(row.header.game).may_whisper(row.header.options)
    except BadUsage:
        return False  # the game is not installed any more


def table_info(
    row: TableRow,
    user: str | None,
    present: dict[str, Presence] = NOBODY,
    spectators: int = 0,
) -> TableInfo:
    doc = row.doc
    seats = []
    for number, seat in enumerate(doc.seats):
        presence: Presence = "gone"
        if seat.kind == "bot":
            presence = "here"
        elif seat.user is not None:
            presence = present.get(seat.user, "gone")
        seats.append(
            SeatInfo(
                seat=number,
                kind=seat.kind,
                name=seat.name,
                user=seat.user,
                level=seat.level,
                temper=seat.temper,
                stand_in=seat.stand_in,
                role=doc.roles[number] if number < len(doc.roles) else "",
                yours=seat.user is not None and seat.user == user,
                presence=presence,
            )
        )
    host = user is not None and doc.host == user
    return TableInfo(
        id=row.id,
        rev=row.rev,
        version=row.version,
        game=row.header.game,
        mode=row.header.mode,
        rules=row.header.rules,
        options=row.header.options,
        title=doc.title,
        host=doc.host,
        status=status_of(row),
        paused=doc.paused,
        practice=doc.practice,
        settings=doc.settings,
        seats=seats,
        waiting=doc.waiting,
        motions=[motions.info(motion) for motion in doc.motions],
        whispers=whispers(row),
        spectators=spectators,
        created=row.created,
        started=doc.started,
        finished=doc.finished,
        touched=row.touched,
        outcome=doc.outcome,
        link=doc.link,
        next=doc.next,
        invite=doc.invite if inside(doc, user) else None,
        next_invite=doc.next_invite if inside(doc, user) else None,
        removed=[RemovedInfo(one.user, one.name) for one in doc.removed] if host else [],
        round=doc.round,
    )


def free_texts(row: TableRow, log: GameLog, seat: int | None) -> list[str]:
    if seat is None or row.status != "running":
        return []
    return [action.text for action in log.match.free_options(seat)]


def update(
    row: TableRow,
    log: GameLog | None,
    info: TableInfo,
    seat: int | None,
    since: int | None,
    played: float,
    like: Update | None = None,
) -> Update:
    """Everything a watcher gets; ``since`` None sends all turns, ``played`` is the game time.

    ``like`` is what another watcher gets at the same moment.
    """
    now = time.time()
    if log is None:
        return Update(
            table=row.id, seat=seat, version=row.version, rev=row.rev, since=-1, time=now,
            info=info, view=None, turns=[], clocks=[], hurry=None, free=[], undo=None,
        )  # fmt: skip
    known = since if since is not None and since <= log.version else None
    return Update(
        table=row.id,
        seat=seat,
        version=log.version,
        rev=row.rev,
        since=-1 if known is None else known,
        time=now,
        info=info,
        view=log.match.look(seat, None if like is None else like.view),
        turns=log.turns(seat, known),
        clocks=clocks.shown(row.doc, played, now),
        hurry=clocks.shown_hurry(row.doc, played, now),
        free=free_texts(row, log, seat),
        undo=None
        if seat is None or row.status != "running"
        else log.undo_info(seat, motions.undo_allowed(row.doc)),
    )


def state(
    row: TableRow,
    log: GameLog | None,
    info: TableInfo,
    seat: int | None,
    since: int | None,
    played: float,
) -> TableState:
    """The same for clients that poll."""
    whole = update(row, log, info, seat, since, played)
    return TableState(
        info, seat, whole.version, whole.time, whole.view, whole.turns, whole.clocks, whole.hurry,
        whole.free,
    )  # fmt: skip


def seen_game(row: TableRow, log: GameLog, info: TableInfo, seat: int | None) -> SeenGame:
    return SeenGame(info, seat, log.version, log.turns(seat, None), log.match.look(seat))


def replayed(
    row: TableRow, log: GameLog, replayer: Replayer, seat: int | None, version: int
) -> Replayed:
    """The table as ``seat`` saw it when it was at ``version``."""
    if version > log.version:
        raise Trouble("bad-usage", f"the table is at version {log.version}, not {version}")
    match = replayer.at(version)
    return Replayed(
        table=row.id,
        seat=seat,
        version=version,
        last=log.version,
        view=match.look(seat),
        turn=log.turn(version, seat),
        forecast=match.forecast(seat),
    )
