"""Routes for those who run the server: overview, tables, incidents, people, announcements."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Annotated, Any

import sqlalchemy as sa
from litestar import Router, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct
from sqlalchemy.engine import Connection

import tabletown
from tabletown.server.backups import MadeBackup
from tabletown.server.errors import Trouble
from tabletown.server.hub import Hub
from tabletown.server.protocol.http import Done, Request
from tabletown.server.storage import store
from tabletown.server.storage.news import Announced
from tabletown.server.storage.schema import (
    TableDoc,
    admin_log,
    chat,
    incidents,
    reports,
    tables,
    users,
)
from tabletown.server.storage.store import table_row
from tabletown.server.tables.live import LiveTable
from tabletown.server.tables.show import status_of
from tabletown.server.web.admin_people import HANDLERS, SearchQuery, SkipQuery, contains, noted
from tabletown.server.web.asking import (
    Ask,
    LimitQuery,
    TablePath,
    UserPath,
    accounts_of,
    documented,
    hub_of,
    maker_of,
)

NumberPath = Annotated[int, PathParameter(ge=0, le=2**53)]


class Overview(Struct):
    version: str
    worker: str
    database: str
    health: str  # "ok", or what is wrong with the database
    tables_running: int
    tables_in_memory: int
    people: int
    connections: int
    incidents: int
    open_reports: int
    announcement: str | None
    last_backup: str | None
    closed: bool  # for new tables


class Quota(Struct):
    """A limit of one person and of one address, and how often it was refused at this worker."""

    kind: str
    person: str
    address: str
    refused: int


class AdminTable(Struct):
    id: str
    game: str
    mode: str
    status: str
    version: int
    created: float
    touched: float
    title: str


class Incident(Struct):
    id: int
    at: float
    kind: str
    table: str | None
    version: int | None
    detail: str
    record: str | None


class AdminReport(Struct):
    id: int
    at: float
    by: str
    about: str
    table: str | None
    reason: str
    text: str | None
    closed: bool


class Rewind(Request):
    """Back to an earlier version: what came after is undone, nothing is deleted."""

    version: Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Close(Request):
    closed: bool


class AdminDeed(Struct):
    """Something that an admin did; ``who`` is an account, or ``token``."""

    at: float
    who: str | None
    deed: str
    about: str | None
    detail: str


class Announcement(Request):
    text: Annotated[str, Meta(max_length=300)]


def only_admins(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Admins are accounts marked as such, or whoever has the host's token."""
    if connection.scope.get("auth") == "admin":
        return
    account = connection.scope.get("user")
    if account is None:
        raise Trouble("no-session", "this is for admins")
    if not account.admin:
        raise Trouble("not-allowed", "this is for admins")


@get("/overview")
async def overview(request: Ask) -> Overview:
    hub = hub_of(request)

    def job(connection: Connection) -> tuple[int, int, int, int]:
        def count(query: sa.Select[int]) -> int:
            return connection.execute(query).scalar_one()

        number = sa.select(sa.func.count())
        return (
            count(number.select_from(tables).where(tables.c.status == "running")),
            count(number.select_from(users)),
            count(number.select_from(incidents).where(incidents.c.at > time.time() - 86400)),
            count(number.select_from(reports).where(sa.not_(reports.c.closed))),
        )

    running, people, troubles, open_reports = await hub.db.read(job)
    health = await hub.probe.trouble() or "ok"
    return Overview(
        version=tabletown.__version__,
        worker=hub.worker,
        database="SQLite" if hub.alone else "PostgreSQL",
        health=health,
        tables_running=running,
        tables_in_memory=len(hub.tables),
        people=people,
        connections=sum(len(clients) for clients in hub.clients.values()),
        incidents=troubles,
        open_reports=open_reports,
        announcement=hub.announcement,
        last_backup=await asyncio.to_thread(hub.backups.newest),
        closed=hub.upkeep.closed,
    )


@get("/limits", sync_to_thread=False)
def list_limits(request: Ask) -> list[Quota]:
    """What one person or address may use (docs/hosting.md), and what this worker has refused."""
    return [
        Quota(kind, *told, hub_of(request).quotas.refusals[kind])
        for kind, told in hub_of(request).quotas.told().items()
    ]


@get("/tables")
async def list_tables(
    request: Ask, search: SearchQuery = "", skip: SkipQuery = 0, limit: LimitQuery = 50
) -> list[AdminTable]:
    """The latest first; ``search``: a part of the id, the game or the names at the table."""

    def job(connection: Connection) -> list[AdminTable]:
        rows = connection.execute(
            sa.select(tables)
            .where(contains(search, tables.c.id, tables.c.game, tables.c.doc))
            .order_by(tables.c.touched.desc(), tables.c.id)
            .offset(skip)
            .limit(limit)
        ).mappings()
        return [
            AdminTable(
                row.id, row.header.game, row.header.mode, status_of(row), row.version,
                row.created, row.touched, row.doc.title,
            )
            for row in map(table_row, rows)
        ]  # fmt: skip

    return await hub_of(request).db.read(job)


@get("/incidents")
async def list_incidents(
    request: Ask, search: SearchQuery = "", skip: SkipQuery = 0, limit: LimitQuery = 50
) -> list[Incident]:
    """What went wrong, with the record of the game up to it."""

    def job(connection: Connection) -> list[Incident]:
        rows = connection.execute(
            sa.select(incidents)
            .where(contains(search, incidents.c.kind, incidents.c.table_id, incidents.c.detail))
            .order_by(incidents.c.id.desc())
            .offset(skip)
            .limit(limit)
        ).all()
        return [
            Incident(r.id, r.at, r.kind, r.table_id, r.version, r.detail, r.record) for r in rows
        ]

    return await hub_of(request).db.read(job)


@get("/reports")
async def list_reports(
    request: Ask, skip: SkipQuery = 0, limit: LimitQuery = 50
) -> list[AdminReport]:
    def job(connection: Connection) -> list[AdminReport]:
        rows = connection.execute(
            sa.select(reports, chat.c.text)
            .join(chat, chat.c.id == reports.c.message, isouter=True)
            .where(sa.not_(reports.c.closed))
            .order_by(reports.c.id)
            .offset(skip)
            .limit(limit)
        ).all()
        return [
            AdminReport(r.id, r.at, r.by, r.about, r.table_id, r.reason, r.text, r.closed)
            for r in rows
        ]

    return await hub_of(request).db.read(job)


# -- tables -------------------------------------------------------------------------------------------


async def fresh(hub: Hub, id: str) -> LiveTable:
    """The table as it is stored, even if what is in memory went wrong."""
    table = hub.tables.get(id)
    if table is not None and (table.doc.stuck or table.log is None):
        hub.tables.pop(id, None)
    return await hub.open(id)


@post("/tables/{id:str}/rewind", status_code=200)
async def rewind(request: Ask, id: TablePath, data: JSONBody[Rewind]) -> Done:
    """Take a stuck table back to an earlier version."""
    table = await fresh(hub_of(request), id)
    await table.consent.rewind(data.version)
    return await noted(request, "tables-rewind", id, str(data.version))


@post("/tables/{id:str}/reopen", status_code=200)
async def reopen(request: Ask, id: TablePath) -> Done:
    """Read a table again from storage, without its snapshot."""
    hub = hub_of(request)
    await hub.db.write(lambda c: store.drop_snapshot(c, id))
    table = hub.tables.pop(id, None)
    again = await hub.open(id)
    if table is not None:
        again.watchers.all = table.watchers.all
    if again.doc.stuck:
        raise Trouble("stuck", "the game still does not open; see the incidents")
    hub.driver.wake(again)
    return await noted(request, "tables-reopen", id)


@post("/tables/{id:str}/close", status_code=200)
async def close(request: Ask, id: TablePath) -> Done:
    """End a table without a result."""
    table = await fresh(hub_of(request), id)

    def edit(doc: TableDoc) -> str | None:
        if table.row.status not in ("open", "running"):
            raise Trouble("game-over", "this table is over")
        doc.finished, doc.waiting = time.time(), []
        return "cancelled"

    await table.change(edit)
    return await noted(request, "tables-close", id)


@post("/reports/{number:int}/close", status_code=200)
async def close_report(request: Ask, number: NumberPath) -> Done:
    await hub_of(request).db.write(
        lambda c: c.execute(reports.update().where(reports.c.id == number).values(closed=True))
    )
    return await noted(request, "reports-close", number)


@get("/log")
async def list_deeds(
    request: Ask, skip: SkipQuery = 0, limit: LimitQuery = 50
) -> list[AdminDeed]:
    """What admins did, the latest first."""

    def job(connection: Connection) -> list[AdminDeed]:
        rows = connection.execute(
            sa.select(admin_log).order_by(admin_log.c.id.desc()).offset(skip).limit(limit)
        ).all()
        return [AdminDeed(r.at, r.who, r.deed, r.about, r.detail) for r in rows]

    return await hub_of(request).db.read(job)


@post("/closing", status_code=200)
async def closing(request: Ask, data: JSONBody[Close]) -> Done:
    """Close for new tables, before an update for example, or open again; games go on."""
    await hub_of(request).upkeep.set_closed(data.closed)
    return await noted(request, "closing", detail="closed" if data.closed else "open")


@post("/announce", status_code=200)
async def announce(request: Ask, data: JSONBody[Announcement]) -> Done:
    """Tell everybody something, for example that the server restarts soon; empty takes it back."""
    hub = hub_of(request)
    hub.announcement = data.text or None
    if data.text:
        hub.notices.announce(data.text)
    hub.tell_workers(Announced(worker=hub.worker, text=data.text))
    return await noted(request, "announce", detail=data.text)


@post("/backup", status_code=200)
async def backup_now(request: Ask) -> MadeBackup:
    """Write a backup into the folder of the server's data."""
    made = await hub_of(request).backups.make("now")
    await noted(request, "backup", detail=made.file)
    return made


def routes() -> Router:
    return Router(
        "/api/admin",
        route_handlers=documented(
            [
                overview, list_limits, list_tables, list_incidents, list_reports, rewind, reopen, close,
                close_report, list_deeds, closing, announce, backup_now, *HANDLERS,
            ]
        ),
        guards=[only_admins],
        tags=["admin"],
    )  # fmt: skip
