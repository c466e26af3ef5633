"""Snapshots: a position with the events that led to it, so that a table opens without replaying.

A snapshot is a cache. It is used only if it continues the digest chain of the stored entries;
otherwise the game is played again from its start.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from tabletown.core.errors import BadRecord
from tabletown.core.events import Event
from tabletown.core.game import Game
from tabletown.core.match import Match
from tabletown.core.plain import digest
from tabletown.server.gamelog.log import GameLog, effective, follow, rebuild
from tabletown.server.storage.entries import GameHeader, LogEntry, config_of

PackedEvent = tuple[str, str, dict[str, Any], dict[str, Any] | None, tuple[int, ...], bool, bool]


class Snapshot(Struct, array_like=True):
    version: int
    start_chain: str
    state: dict[str, Any]
    opening: list[PackedEvent]
    events: list[list[PackedEvent]]  # of every entry
    asked: dict[int, int]


decode = msgspec.msgpack.Decoder(Snapshot).decode


def packed(event: Event) -> PackedEvent:
    data = event.plain()
    return (
        data["key"], data["rule"], data["args"], data["secret"], tuple(data["to"]),
        data["hidden"], data["reveals"],
    )  # fmt: skip


def take(log: GameLog) -> bytes:
    """The log as bytes. They hold all secrets: storage only."""
    return msgspec.msgpack.encode(
        Snapshot(
            log.version,
            log.match.start_chain,
            log.match.snapshot(),
            [packed(event) for event in log.match.opening],
            [[packed(event) for event in entry.events] for entry in log.entries],
            log.asked,
        )
    )


def restore(
    game: Game,
    header: GameHeader,
    entries: list[LogEntry],
    players: list[str],
    started: float,
    snapshot: bytes | None,
) -> GameLog:
    """The log of a stored game: from its snapshot where that fits, else played again."""
    if snapshot is not None:
        try:
            return from_snapshot(game, header, entries, players, started, decode(snapshot))
        except Exception:
            pass  # a cache that does not fit is no news; the truth is in the entries
    return rebuild(game, header, entries, players, started)


def from_snapshot(
    game: Game,
    header: GameHeader,
    entries: list[LogEntry],
    players: list[str],
    started: float,
    snapshot: Snapshot,
) -> GameLog:
    config = config_of(game, header)
    known = entries[: snapshot.version]
    if len(known) != snapshot.version:
        raise BadRecord("the snapshot is newer than the log")
    for entry, events in zip(known, snapshot.events, strict=True):
        entry.events = [Event(*event) for event in events]
    match = Match.resumed(
        game,
        config,
        game.restore(config, snapshot.state),
        rules=header.rules,
        start_chain=snapshot.start_chain,
        seed=header.seed,
        content=header.content,
        position=header.position,
        players=players,
        opening=[Event(*event) for event in snapshot.opening],
        history=effective(known),
    )
    prove(match)
    log = GameLog(match, known, started)
    log.asked = snapshot.asked
    for stored in entries[snapshot.version :]:
        follow(log, stored)
    return log


def prove(match: Match) -> None:
    """The position must be the one that the digest of the last action speaks of."""
    if not match.history:
        raise BadRecord("nothing was played yet: the start is as quick")
    last = match.history[-1]
    before = match.history[-2].chain if len(match.history) > 1 else match.start_chain
    line = f"{last.seat}{'!' if last.free else ''} {last.action.text}"
    if digest(before.encode(), line.encode(), match.state.packed()) != last.chain:
        raise BadRecord("the snapshot does not fit the log")
