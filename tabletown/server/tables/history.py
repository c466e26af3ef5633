"""Looking back and going on: records, exports, games continued from a moment, imported games."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection

from tabletown.core.match import Match
from tabletown.server.bots.pool import BotFailed, BotTooSlow
from tabletown.server.errors import Trouble
from tabletown.server.fair import for_whom
from tabletown.server.gamelog.importing import Imported, ImportJob
from tabletown.server.gamelog.log import GameLog, effective
from tabletown.server.people.accounts import Person
from tabletown.server.people.names import clean_name
from tabletown.server.protocol.http import AwayDigest, ContinueFrom, ImportRecord
from tabletown.server.protocol.parts import Link, Settings
from tabletown.server.storage import contents, store
from tabletown.server.storage.schema import SeatDoc, members
from tabletown.server.tables import access, clocks
from tabletown.server.tables.access import OVER, Visitor
from tabletown.server.tables.live import LiveTable
from tabletown.server.tables.making import Maker

if TYPE_CHECKING:
    from tabletown.server.hub import Hub

REPLAY_SECONDS = 30.0
MOST_HEAD = 4096  # letters of a record in which it says what it was played with
log = structlog.get_logger()


def record_of(table: LiveTable) -> str:
    """The whole game. It holds all secrets, so only a game that is over has one to give away."""
    if table.row.status not in OVER:
        raise Trouble("running", "the record is given out when the game is over")
    return str(table.game.match.record())


def content_named(record: str) -> tuple[str, str]:
    """The game and the digest of the content that a record's header names; empty where it does not."""
    head = record[:MOST_HEAD].partition("\n\n")[0].splitlines()
    named = dict(line.partition(": ")[::2] for line in head)
    return named.get("game", ""), named.get("content", "")


class History:
    def __init__(self, hub: Hub, maker: Maker) -> None:
        self.hub = hub
        self.maker = maker

    async def continue_from(
        self, person: Person, table: LiveTable, wish: ContinueFrom
    ) -> LiveTable:
        """A new table that goes on from a moment of a game that is over; what was hidden stays so."""
        if table.row.status not in OVER:
            raise Trouble("running", "only a game that is over can be continued from a moment")
        header = table.row.header
        if len(wish.seats) != header.seats:
            raise Trouble("bad-usage", f"this game has {header.seats} seats")
        if wish.version > table.game.version:
            raise Trouble("bad-usage", f"the game has {table.game.version} versions")
        if wish.settings.rated:
            raise Trouble("bad-usage", "a continued game cannot be rated")
        now = time.time()
        log = await table.ask_long(
            partial(self.branch, table.game, wish.version, now), REPLAY_SECONDS
        )
        if log.match.over:
            raise Trouble("game-over", "the game was over at that moment")
        seats = [await self.maker.seat(seat, person, header) for seat in wish.seats]
        doc = self.maker.document(person, wish.title or table.doc.title, wish.settings, seats)
        doc.link = Link("continued", table.id, wish.version)
        if any(seat.kind == "open" for seat in seats):
            raise Trouble("bad-usage", "say who plays: yourself or bots in every seat")
        doc.started = now
        doc.waiting = list(log.match.state.deciders())
        doc.roles = log.match.game.roles(log.match.state)
        doc.round = log.match.game.round_of(log.match.state)
        clocks.start(doc)
        clocks.hurry(doc, log.match.state, None)
        clocks.set_running(doc, self.hub.time.now(), True)
        row = await self.maker.insert(person, header, doc, "running", log.entries)
        made = await self.hub.open(row.id)
        self.hub.driver.wake(made)
        return made

    def branch(self, game: GameLog, version: int, at: float) -> GameLog:
        """In a rules thread: the log of what counted at ``version``, as a log of its own."""
        old = game.match
        log = GameLog(
            Match(
                old.game, old.config, old.seed,
                rules=old.rules, content=old.content, position=old.position,
            ),
            [], at,
        )  # fmt: skip
        for played in effective(game.entries[:version]):
            log.play(played.seat, played.action.text, key=None, user=None, at=at)
        return log

    async def import_record(self, person: Person, wish: ImportRecord) -> LiveTable:
        """A record from outside becomes a table to look at and to continue from."""
        now = time.time()
        self.hub.quotas.take("imports", for_whom.get())
        found = await self.checked(wish.record, now)
        players = [" ".join(name.split()) for name in found.players]
        seats = []
        for number in range(found.header.seats):
            named = number < len(players) and players[number].isprintable() and players[number]
            seats.append(SeatDoc("bot", clean_name(named) if named else "", None, "normal"))
        doc = self.maker.document(person, wish.title, Settings(), seats)
        doc.link = Link("imported", None, None)
        doc.started = doc.finished = now
        doc.outcome = found.outcome
        doc.roles = found.roles
        await self.hub.db.read(partial(contents.make_ready, header=found.header))
        row = await self.maker.insert(person, found.header, doc, "archived", found.entries)

        def job(connection: Connection) -> None:
            keep_owner(connection, row.id, person.id)
            # Opened from here: a long game is not played again in the threads for play.
            store.keep_snapshot(connection, row.id, row.version, found.snapshot)

        await self.hub.db.write(job)
        return await self.hub.open(row.id)

    async def checked(self, record: str, now: float) -> Imported:
        """The record, played again elsewhere; :class:`Trouble` says what is wrong with it."""
        config = self.hub.config
        if len(record) > config.import_kb * 1024:
            raise Trouble("bad-record", f"the record is longer than {config.import_kb} kB")
        game, digest = content_named(record)
        content = await self.hub.db.read(partial(contents.find_content, game=game, digest=digest))
        job = ImportJob(record, config.import_actions, now, digest, content)
        try:
            answer = await self.hub.checker.ask(msgspec.msgpack.encode(job))
        except BotTooSlow:
            seconds = self.hub.checker.limit
            raise Trouble(
                "bad-record", f"the record takes longer than {seconds:g} s to check"
            ) from None
        except BotFailed as error:
            if self.hub.stopping:
                raise Trouble("restarting", "the server is going down") from None
            log.warning("a record could not be checked", error=str(error))
            raise Trouble("bad-record", "the record cannot be checked") from None
        if answer.imported is None:
            raise Trouble("bad-record", answer.wrong or "the record cannot be checked")
        return answer.imported

    # -- since you were away --------------------------------------------------------------------------

    async def away(self, person: Person, table: LiveTable, seat: int) -> AwayDigest:
        """What happened since this person last looked; from now on that is seen."""
        version = table.game.version
        since = await self.hub.db.read(partial(last_seen, id=table.id, user=person.id))
        since = min(since, version)
        may = access.checking(table, lambda: Visitor(person.id), "play", seat)
        turns = await table.ask(partial(table.game.turns, seat, since), may)
        messages = await self.hub.chat.page(table, person.id)
        moment = table.game.entries[since - 1].at if since else 0.0
        await self.seen(table, person.id, version)
        return AwayDigest(
            table=table.id,
            seat=seat,
            since=since,
            version=version,
            turns=turns,
            messages=[m for m in messages if m.at > moment and m.user != person.id],
            waiting=table.doc.waiting,
        )

    async def seen(self, table: LiveTable, user: str, version: int) -> None:
        await self.hub.db.write(partial(keep_seen, id=table.id, user=user, version=version))


def keep_owner(connection: Connection, id: str, user: str) -> None:
    """Who imported a game finds it among the own ones."""
    store.keep_member(connection, id, user, sits=True)


def last_seen(connection: Connection, id: str, user: str) -> int:
    found = connection.execute(
        sa.select(members.c.seen).where(members.c.table_id == id, members.c.user_id == user)
    ).scalar()
    return found or 0


def keep_seen(connection: Connection, id: str, user: str, version: int) -> None:
    connection.execute(
        members.update()
        .where(members.c.table_id == id, members.c.user_id == user, members.c.seen < version)
        .values(seen=version)
    )


def notes_of(connection: Connection, id: str, user: str) -> str:
    found = connection.execute(
        sa.select(members.c.notes).where(members.c.table_id == id, members.c.user_id == user)
    ).scalar()
    return found or ""


def keep_notes(connection: Connection, id: str, user: str, text: str) -> None:
    done = connection.execute(
        members.update()
        .where(members.c.table_id == id, members.c.user_id == user)
        .values(notes=text)
    )
    if done.rowcount == 0:
        connection.execute(
            members.insert().values(table_id=id, user_id=user, seen=0, notes=text, sits=False)
        )
