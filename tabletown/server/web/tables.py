"""Routes about tables: making, joining, playing without a socket, looking back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Annotated, Literal

from litestar import Router, get, post, put
from litestar.params import JSONBody, QueryParameter

from tabletown.server.errors import Trouble
from tabletown.server.fair import for_whom
from tabletown.server.protocol.http import (
    Admit,
    AwayDigest,
    ChatPage,
    ContinueFrom,
    ImportRecord,
    Join,
    Leave,
    NewPosition,
    NewTable,
    NoteText,
    PlayAction,
    RecordText,
    ReviewInfo,
    SeenGame,
    SetSeat,
    TableList,
    TableState,
)
from tabletown.server.protocol.outgoing import Ack, Replayed
from tabletown.server.protocol.parts import TableInfo
from tabletown.server.tables import access, history, lists, show
from tabletown.server.tables.access import Visitor
from tabletown.server.tables.live import LiveTable
from tabletown.server.tables.watchers import Watcher
from tabletown.server.web.asking import (
    Ask,
    BeforeQuery,
    GameQuery,
    InviteQuery,
    LimitQuery,
    SeatQuery,
    TablePath,
    VersionQuery,
    accounts_of,
    documented,
    entered,
    history_of,
    hub_of,
    looked_at,
    maker_of,
    user_of,
    who,
)
from tabletown.server.web.messages import replayed

WaitQuery = Annotated[float, QueryParameter(ge=0, le=25)]


def info(request: Ask, table: LiveTable) -> TableInfo:
    return table.watchers.info(user_of(request))


@get("/tables")
async def list_tables(
    request: Ask,
    show: Annotated[Literal["open", "mine", "live", "past"], QueryParameter()] = "open",
    game: GameQuery = None,
    before: BeforeQuery = None,
    limit: LimitQuery = 30,
) -> TableList:
    """Tables to join, to watch, one's own, or one's old ones."""
    job = partial(
        lists.list_tables, user=user_of(request), show=show, game=game, before=before,
        limit=limit, now=time.time(),
    )  # fmt: skip
    return await hub_of(request).db.read(job)


@get("/history")
async def search(
    request: Ask,
    game: GameQuery = None,
    other: Annotated[str | None, QueryParameter(name="with", max_length=40)] = None,
    won: Annotated[bool | None, QueryParameter()] = None,
    before: BeforeQuery = None,
    limit: LimitQuery = 30,
) -> TableList:
    """Search own finished games."""
    job = partial(
        lists.search, user=who(request).id, game=game, other=other, won=won, before=before,
        limit=limit,
    )  # fmt: skip
    return await hub_of(request).db.read(job)


@post("/tables")
async def create(request: Ask, data: JSONBody[NewTable]) -> TableInfo:
    """A new table; everything is checked before it exists."""
    return info(request, await maker_of(request).create(who(request).person, data))


@post("/positions")
async def create_position(request: Ask, data: JSONBody[NewPosition]) -> TableInfo:
    """A practice table that starts from a position."""
    return info(request, await maker_of(request).create_position(who(request).person, data))


@post("/records", request_max_body_size=4_000_000)
async def import_record(request: Ask, data: JSONBody[ImportRecord]) -> TableInfo:
    """A record becomes a table to look at."""
    return info(request, await history_of(request).import_record(who(request).person, data))


@get("/tables/{id:str}")
async def get_table(request: Ask, id: TablePath, invite: InviteQuery = None) -> TableInfo:
    return info(request, await entered(request, id, invite))


@post("/tables/{id:str}/join", status_code=200)
async def join(request: Ask, id: TablePath, data: JSONBody[Join]) -> TableInfo:
    account = who(request)
    table = await entered(request, id, data.invite)
    await maker_of(request).join(account.person, table, data)
    return info(request, table)


@post("/tables/{id:str}/leave", status_code=200)
async def leave(request: Ask, id: TablePath, data: JSONBody[Leave]) -> TableInfo:
    account = who(request)
    table = await entered(request, id)
    await maker_of(request).leave(account.person, table, data.seat)
    return info(request, table)


@post("/tables/{id:str}/seat", status_code=200)
async def set_seat(request: Ask, id: TablePath, data: JSONBody[SetSeat]) -> TableInfo:
    """The host fills or opens a seat before the start."""
    account = who(request)
    table = await entered(request, id)
    await maker_of(request).set_seat(account.person, table, data)
    return info(request, table)


@post("/tables/{id:str}/admit", status_code=200)
async def admit(request: Ask, id: TablePath, data: JSONBody[Admit]) -> TableInfo:
    """The host lets somebody in again who was removed."""
    account = who(request)
    table = await entered(request, id)
    await maker_of(request).admit(account.person, table, data.user)
    return info(request, table)


@post("/tables/{id:str}/start", status_code=200)
async def start(request: Ask, id: TablePath) -> TableInfo:
    account = who(request)
    table = await entered(request, id)
    await maker_of(request).start(account.person, table)
    return info(request, table)


@post("/tables/{id:str}/close", status_code=200)
async def close(request: Ask, id: TablePath) -> TableInfo:
    account = who(request)
    table = await entered(request, id)
    await maker_of(request).close(account.person, table)
    return info(request, table)


@post("/tables/{id:str}/rematch")
async def rematch(request: Ask, id: TablePath) -> TableInfo:
    account = who(request)
    table = await entered(request, id)
    made = info(request, await maker_of(request).rematch(account.person, table))
    made.invite = made.invite or table.doc.next_invite  # for who does not sit there yet
    return made


@post("/tables/{id:str}/continue")
async def continue_from(request: Ask, id: TablePath, data: JSONBody[ContinueFrom]) -> TableInfo:
    """Go on from a moment of a game that is over, at a new table."""
    account = who(request)
    table = await entered(request, id)
    return info(request, await history_of(request).continue_from(account.person, table, data))


# -- playing without a socket -----------------------------------------------------------------------


def may_look(
    request: Ask, table: LiveTable, seat: int | None, invite: str | None = None
) -> Callable[[], None]:
    """Whether the asking person may still look through this seat's eyes when it is shown."""
    visitor = Visitor(user_of(request), invite)
    return access.checking(table, lambda: visitor, "look", seat)


class UpdateWatcher:
    """A watcher for one request: an update wakes it."""

    def __init__(self, visitor: Visitor) -> None:
        self.user = visitor.user or ""
        self.asks = visitor
        self.woken = asyncio.Event()

    def visitor(self, table: str) -> Visitor:
        return self.asks

    def send(self, message: bytes) -> None:
        self.woken.set()


@get("/tables/{id:str}/state")
async def state(
    request: Ask,
    id: TablePath,
    seat: SeatQuery = None,
    since: VersionQuery = None,
    wait: WaitQuery = 0.0,
    invite: InviteQuery = None,
) -> TableState:
    """The table as a seat sees it; with ``wait`` not before something has happened after ``since``."""
    table = await looked_at(request, id, seat, invite)
    if wait and since is not None and table.row.version <= since and table.row.status == "running":
        waiting = UpdateWatcher(Visitor(user_of(request), invite))
        watcher = Watcher(waiting, seat, since)
        table.watchers.add(watcher)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await waiting.woken.wait()
        finally:
            table.watchers.remove(waiting, every=True)
        # Session, seat and table may be others by now.
        if request.user is not None and not await accounts_of(request).of_session(who(request).session):
            raise Trouble("no-session", "this session has ended")
        table = await looked_at(request, id, seat, invite)
    return await table.ask(
        lambda: show.state(
            table.row, table.log, info(request, table), seat, since, table.hub.time.now()
        ),
        may_look(request, table, seat, invite),
    )


@post("/tables/{id:str}/act", status_code=200)
async def act(request: Ask, id: TablePath, data: JSONBody[PlayAction]) -> Ack:
    """Carry out an action."""
    account = who(request)
    table = await entered(request, id)
    version = await table.act(account.id, data.seat, data.version, data.key, data.text)
    return Ack(table=table.id, version=version, key=data.key)


# -- looking back -------------------------------------------------------------------------------------


@get("/tables/{id:str}/replay")
async def replay(
    request: Ask,
    id: TablePath,
    version: Annotated[int, QueryParameter(ge=0, le=1_000_000_000)],
    seat: SeatQuery = None,
) -> Replayed:
    """The table as a seat saw it at an earlier version."""
    table = await looked_at(request, id, seat)
    found = await replayed(table, seat, version, may_look(request, table, seat))
    assert isinstance(found, Replayed)
    return found


@get("/tables/{id:str}/seen")
async def seen(request: Ask, id: TablePath, seat: SeatQuery = None) -> SeenGame:
    """All that a seat saw, from the start: the export of a game that may still run."""
    table = await looked_at(request, id, seat)
    return await table.ask(
        lambda: show.seen_game(table.row, table.game, info(request, table), seat),
        may_look(request, table, seat),
    )


@get("/tables/{id:str}/record")
async def record(request: Ask, id: TablePath) -> RecordText:
    """The whole record, once the game is over."""
    table = await looked_at(request, id, None)
    return RecordText(await table.ask(lambda: history.record_of(table)))


@get("/tables/{id:str}/review")
async def review(request: Ask, id: TablePath) -> ReviewInfo:
    """The coach's review, once the game is over; it takes some seconds the first time."""
    table = await looked_at(request, id, None)
    return await hub_of(request).coach.review(table)


@get("/tables/{id:str}/away")
async def away(
    request: Ask, id: TablePath, seat: Annotated[int, QueryParameter(ge=0, le=15)]
) -> AwayDigest:
    """Since you were away."""
    account = who(request)
    hub_of(request).quotas.take("questions", for_whom.get())
    table = await entered(request, id, deed="play", seat=seat)
    return await history_of(request).away(account.person, table, seat)


@get("/tables/{id:str}/chat")
async def chat(
    request: Ask,
    id: TablePath,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
) -> ChatPage:
    table = await looked_at(request, id, None)
    return ChatPage(await hub_of(request).chat.page(table, user_of(request), before))


@get("/tables/{id:str}/notes")
async def get_notes(request: Ask, id: TablePath) -> NoteText:
    account = who(request)
    table = await entered(request, id)
    job = partial(history.notes_of, id=table.id, user=account.id)
    return NoteText(await hub_of(request).db.read(job))


@put("/tables/{id:str}/notes")
async def put_notes(request: Ask, id: TablePath, data: JSONBody[NoteText]) -> NoteText:
    account = who(request)
    hub_of(request).quotas.take("notes", for_whom.get())
    table = await entered(request, id)
    job = partial(history.keep_notes, id=table.id, user=account.id, text=data.text)
    await hub_of(request).db.write(job)
    return data


def routes() -> Router:
    return Router(
        "/api",
        route_handlers=documented([
            list_tables, search, create, create_position, import_record, get_table, join, leave,
            set_seat, admit, start, close, rematch, continue_from, state, act, replay, seen, record,
            review, away, chat, get_notes, put_notes,
        ]),
        tags=["tables"],
    )  # fmt: skip
