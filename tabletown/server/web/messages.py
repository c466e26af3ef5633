"""What each message of the WebSocket does."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from tabletown.server.errors import Trouble
from tabletown.server.fair import for_whom
from tabletown.server.hub import Hub
from tabletown.server.protocol import incoming
from tabletown.server.protocol.outgoing import Ack, LobbyList, Pong, ServerMessage
from tabletown.server.quotas import Rated
from tabletown.server.tables import access, branch, history, show
from tabletown.server.tables.access import Deed, Visitor
from tabletown.server.tables.live import LiveTable
from tabletown.server.gamelog.replayer import Replayer
from tabletown.server.tables.watchers import Watcher

if TYPE_CHECKING:
    from tabletown.server.web.socket import SocketClient


# What counts beside the message itself: work for the rules, and what is stored.
QUOTA: Final[dict[type, Rated]] = {
    incoming.Watch: "questions",
    incoming.Commit: "questions",
    incoming.Preview: "questions",
    incoming.Explain: "questions",
    incoming.Plan: "questions",
    incoming.Forecast: "questions",
    incoming.Replay: "questions",
    incoming.Say: "chat",
    incoming.Note: "notes",
}


def cost_of(message: Any) -> float:
    texts = getattr(message, "texts", ())
    return 1.0 + len(texts) / 4


class MessageHandler:
    def __init__(self, connection: SocketClient, hub: Hub) -> None:
        self.connection = connection
        self.hub = hub
        self.watched: dict[str, str | None] = {}  # tables, with the invitation they were watched by
        self.doing: dict[type, Any] = {
            incoming.Hello: self.hello,
            incoming.Watch: self.watch,
            incoming.Unwatch: self.unwatch,
            incoming.Act: self.act,
            incoming.Commit: self.commit,
            incoming.Undo: self.undo,
            incoming.Motion: self.motion,
            incoming.Ballot: self.ballot,
            incoming.Preview: self.preview,
            incoming.Explain: self.explain,
            incoming.Plan: self.plan,
            incoming.Forecast: self.forecast,
            incoming.Hint: self.hint,
            incoming.Say: self.say,
            incoming.Note: self.note,
            incoming.Replay: self.replay,
            incoming.Here: self.here,
            incoming.Lobby: self.lobby,
            incoming.Ping: self.ping,
        }

    @property
    def user(self) -> str:
        return self.connection.user

    async def handle(self, message: Any) -> ServerMessage | None:
        kind = QUOTA.get(type(message))
        if kind is not None:
            self.hub.quotas.take(kind, for_whom.get(), cost_of(message))
        reply: ServerMessage | None = await self.doing[type(message)](message)
        return reply

    def visitor(self, table: str) -> Visitor:
        return Visitor(self.user, self.watched.get(table), self.connection.ended)

    async def table(self, id: str, deed: Deed = "enter", seat: int | None = None) -> LiveTable:
        """A table at which this person may do this now."""
        table = await self.hub.open(id)
        access.check(table, self.visitor(id), deed, seat)
        return table

    async def seat_table(self, message: Any) -> LiveTable:
        """The table of a message about a seat, which must be this person's."""
        return await self.table(message.table, "play", message.seat)

    async def view_table(self, message: Any) -> LiveTable:
        """The table of a message that looks through a seat's eyes."""
        return await self.table(message.table, "look", message.seat)

    # -- watching -------------------------------------------------------------------------------------

    async def hello(self, message: incoming.Hello) -> ServerMessage:
        raise Trouble("bad-request", "hello is the first message only")

    async def watch(self, message: incoming.Watch) -> None:
        table = await self.hub.open(message.table)
        visitor = Visitor(self.user, message.invite, self.connection.ended)
        access.check(table, visitor, "look", message.seat)
        chat = await self.hub.chat.page(table, self.user)
        notes = await self.hub.db.read(partial(history.notes_of, id=table.id, user=self.user))
        async with table.held():
            access.check(table, visitor, "look", message.seat)  # as it is when it is shown
            watcher = Watcher(self.connection, message.seat, message.since)
            info = table.watchers.info(self.user)
            update = await table.compute(
                partial(
                    show.update, table.row, table.log, info, message.seat, message.since,
                    self.hub.time.now(),
                )  # fmt: skip
            )
            update.chat, update.notes = chat, notes
            watcher.sent = update.version if table.log is not None else None
            known = any(w.client is self.connection for w in table.watchers.all)
            table.watchers.add(watcher)
            self.watched[table.id] = message.invite
            # Sent while the lock is held: no later update can overtake it.
            self.connection.reply(update, message)
        if not known:
            table.watchers.tell_presence()

    async def unwatch(self, message: incoming.Unwatch) -> Ack:
        table = await self.table(message.table)
        table.watchers.remove(self.connection, message.seat)
        if not any(w.client is self.connection for w in table.watchers.all):
            self.watched.pop(table.id, None)
            table.watchers.tell_presence()
            await self.keep_seen(table)
        return Ack(table=table.id, version=table.row.version)

    async def leave(self) -> None:
        """The connection ends: remember how far this person has looked."""
        for id in self.watched:
            table = self.hub.tables.get(id)
            if table is not None:
                await self.keep_seen(table)

    async def keep_seen(self, table: LiveTable) -> None:
        if access.sits(table.doc, self.user):
            job = partial(history.keep_seen, id=table.id, user=self.user, version=table.row.version)
            await self.hub.db.write(job)

    # -- playing --------------------------------------------------------------------------------------

    async def act(self, message: incoming.Act) -> Ack:
        started = time.monotonic()
        table = await self.seat_table(message)
        version = await table.act(
            self.user, message.seat, message.version, message.key, message.text
        )
        self.hub.metrics.acting.observe(time.monotonic() - started)
        return Ack(table=table.id, version=version, key=message.key)

    async def commit(self, message: incoming.Commit) -> Ack:
        table = await self.seat_table(message)
        version = message.version
        for number, text in enumerate(message.texts):
            try:
                version = await table.act(
                    self.user, message.seat, version, f"{message.key}.{number}", text
                )
            except Trouble as trouble:
                trouble.done = number
                raise
        return Ack(table=table.id, version=version, key=message.key, done=len(message.texts))

    async def undo(self, message: incoming.Undo) -> Ack:
        table = await self.seat_table(message)
        version, motion = await table.consent.undo(
            self.user, message.seat, message.version, message.key, message.back == "turn",
            message.actions,
        )  # fmt: skip
        return Ack(table=table.id, version=version, key=message.key, motion=motion)

    async def motion(self, message: incoming.Motion) -> Ack:
        table = await self.seat_table(message)
        motion = await table.consent.move(self.user, message.seat, message.kind, message.target)
        return Ack(table=table.id, version=table.row.version, motion=motion)

    async def ballot(self, message: incoming.Ballot) -> Ack:
        table = await self.seat_table(message)
        await table.consent.ballot(self.user, message.seat, message.motion, message.agree)
        return Ack(table=table.id, version=table.row.version)

    async def here(self, message: incoming.Here) -> Ack:
        table = await self.seat_table(message)
        await table.come_back(self.user, message.seat, message.away)
        return Ack(table=table.id, version=table.row.version)

    # -- private questions ------------------------------------------------------------------------------

    def may(self, table: LiveTable, deed: Deed, seat: int | None) -> Callable[[], None]:
        """Whether this person may still do this when it is done."""
        return access.checking(table, lambda: self.visitor(table.id), deed, seat)

    async def preview(self, message: incoming.Preview) -> ServerMessage:
        table = await self.seat_table(message)
        return await table.ask(
            lambda: branch.preview(table.id, table.game, message.seat, message.text),
            self.may(table, "play", message.seat),
        )

    async def explain(self, message: incoming.Explain) -> ServerMessage:
        table = await self.seat_table(message)
        return await table.ask(
            lambda: branch.explain(table.id, table.game, message.seat, message.text),
            self.may(table, "play", message.seat),
        )

    async def plan(self, message: incoming.Plan) -> ServerMessage:
        table = await self.seat_table(message)
        return await table.ask(
            lambda: branch.plan(
                table.id, table.game, message.seat, message.texts, message.ahead
            ),
            self.may(table, "play", message.seat),
        )

    async def forecast(self, message: incoming.Forecast) -> ServerMessage:
        table = await self.view_table(message)
        return await table.ask(
            lambda: branch.forecast(table.id, table.game, message.seat),
            self.may(table, "look", message.seat),
        )

    async def hint(self, message: incoming.Hint) -> ServerMessage:
        table = await self.seat_table(message)
        if not table.doc.settings.hints or table.doc.settings.rated:
            raise Trouble("not-allowed", "there are no hints at this table")
        may = self.may(table, "play", message.seat)
        return await self.hub.driver.hint(table, message.seat, message.level, may)

    async def replay(self, message: incoming.Replay) -> ServerMessage:
        table = await self.view_table(message)
        may = self.may(table, "look", message.seat)
        return await replayed(table, message.seat, message.version, may)

    # -- around the game --------------------------------------------------------------------------------

    async def say(self, message: incoming.Say) -> Ack:
        table = await self.table(message.table, "talk", message.seat)
        account = self.connection.account
        await self.hub.chat.say(
            table, self.user, account.name if account else "", message.seat, message.to,
            message.text, message.key,
        )  # fmt: skip
        return Ack(table=table.id, version=table.row.version, key=message.key)

    async def note(self, message: incoming.Note) -> Ack:
        table = await self.table(message.table)
        await self.hub.db.write(
            partial(history.keep_notes, id=table.id, user=self.user, text=message.text)
        )
        return Ack(table=table.id, version=table.row.version)

    async def lobby(self, message: incoming.Lobby) -> ServerMessage:
        if not message.on:
            self.hub.lobby.remove(self.connection)
            return LobbyList(tables=[])
        return LobbyList(tables=await self.hub.lobby.add(self.connection, message.game))

    async def ping(self, message: incoming.Ping) -> Pong:
        return Pong(time=time.time())


async def replayed(
    table: LiveTable, seat: int | None, version: int, may: Callable[[], None]
) -> ServerMessage:
    def look() -> ServerMessage:
        game = table.game
        if table.replayer is None or table.replayer.log is not game:
            table.replayer = Replayer(game)
        return show.replayed(table.row, game, table.replayer, seat, version)

    return await table.ask(look, may)
