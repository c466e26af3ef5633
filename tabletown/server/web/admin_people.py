"""Routes for those who run the server, about people and networks; every deed is written down."""

from __future__ import annotations

import time
from functools import partial
from typing import Annotated, Any

import sqlalchemy as sa
from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct
from sqlalchemy.engine import Connection

from tabletown.server.errors import Trouble
from tabletown.server.people.barred import BarredNetwork
from tabletown.server.people.upkeep import write_down
from tabletown.server.protocol.http import Done, Request
from tabletown.server.storage.schema import users
from tabletown.server.web.asking import Ask, LimitQuery, UserPath, accounts_of, hub_of, maker_of

SearchQuery = Annotated[str, QueryParameter(max_length=40)]
SkipQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


class AdminUser(Struct):
    user: str
    name: str
    kind: str
    created: float
    seen: float
    muted_until: float
    banned: bool
    network: str  # where this worker last saw the person come from; empty: not since it started


class Mute(Request):
    hours: Annotated[float, Meta(ge=0, le=24 * 365)]


class Ban(Request):
    banned: bool


class Bar(Request):
    """An address or a network, kept out for so many days."""

    network: Annotated[str, Meta(min_length=2, max_length=60)]
    days: Annotated[float, Meta(gt=0, le=366)] = 30.0


class Release(Request):
    network: Annotated[str, Meta(min_length=2, max_length=60)]


class NewPassword(Struct):
    """To be handed to the person, who changes it after the next login."""

    password: str


async def noted(request: Ask, deed: str, about: object = None, detail: str = "") -> Done:
    """Write down what an admin has done."""
    account = request.scope.get("user")
    who = "token" if request.scope.get("auth") == "admin" or account is None else account.id
    named = None if about is None else str(about)
    line = partial(write_down, who=who, deed=deed, about=named, detail=detail)
    await hub_of(request).db.write(line)
    return Done()


def contains(words: str, *columns: sa.Column[Any]) -> sa.ColumnElement[bool]:
    """Rows with these words in one of the columns; no words: all."""
    if not words:
        return sa.true()
    return sa.or_(*[column.icontains(words, autoescape=True) for column in columns])


@get("/users")
async def list_users(
    request: Ask,
    name: SearchQuery = "",
    banned: Annotated[bool, QueryParameter()] = False,
    skip: SkipQuery = 0,
    limit: LimitQuery = 50,
) -> list[AdminUser]:
    """Who was here last comes first; ``banned``: only those who are kept out."""

    addresses = hub_of(request).quotas.addresses

    def job(connection: Connection) -> list[AdminUser]:
        rows = connection.execute(
            sa.select(users)
            .where(contains(name, users.c.name))
            .where(users.c.banned if banned else sa.true())
            .order_by(users.c.seen.desc(), users.c.id)
            .offset(skip)
            .limit(limit)
        ).all()
        return [
            AdminUser(
                r.id, r.name, r.kind, r.created, r.seen, r.muted_until, r.banned,
                addresses.get(r.id, ""),
            )
            for r in rows
        ]  # fmt: skip

    return await hub_of(request).db.read(job)


@post("/users/{user:str}/mute", status_code=200)
async def mute(request: Ask, user: UserPath, data: JSONBody[Mute]) -> Done:
    until = time.time() + data.hours * 3600
    done = await hub_of(request).db.write(
        lambda c: c.execute(users.update().where(users.c.id == user).values(muted_until=until))
    )
    if done.rowcount == 0:
        raise Trouble("not-found", "there is no such person")
    return await noted(request, "users-mute", user, f"{data.hours:g} h")


@post("/users/{user:str}/ban", status_code=200)
async def ban(request: Ask, user: UserPath, data: JSONBody[Ban]) -> Done:
    """Keep somebody out: sessions and sockets end, tables of theirs that wait for people close."""
    await accounts_of(request).ban(user, data.banned)
    if data.banned:
        await maker_of(request).depart(user, for_good=False)
    return await noted(request, "users-ban", user, "banned" if data.banned else "let in again")


@get("/networks", sync_to_thread=False)
def list_networks(request: Ask) -> list[BarredNetwork]:
    """What is kept out, and until when."""
    return hub_of(request).barred.all


@post("/networks/bar", status_code=200)
async def bar(request: Ask, data: JSONBody[Bar]) -> Done:
    """Keep a network out: its pages close, and it gets no answer but that."""
    network = await hub_of(request).barred.bar(data.network, data.days)
    return await noted(request, "networks-bar", network, f"{data.days:g} d")


@post("/networks/release", status_code=200)
async def release(request: Ask, data: JSONBody[Release]) -> Done:
    network = await hub_of(request).barred.release(data.network)
    return await noted(request, "networks-release", network)


@post("/users/{user:str}/password", status_code=200)
async def new_password(request: Ask, user: UserPath) -> NewPassword:
    """A new password for somebody who forgot theirs, told once; all their sessions end."""
    fresh = await accounts_of(request).new_password(user)
    await noted(request, "users-password", user)
    return NewPassword(fresh)


HANDLERS = [list_users, mute, ban, list_networks, bar, release, new_password]
