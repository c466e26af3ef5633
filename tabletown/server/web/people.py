"""Routes about people: sessions, accounts, profiles, blocks, reports, push."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import sqlalchemy as sa
from litestar import Response, Router, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from sqlalchemy.engine import Connection

from tabletown.server.errors import Trouble
from tabletown.server.fair import for_whom
from tabletown.server.people import erasure
from tabletown.server.people.accounts import COOKIE, SESSION_DAYS, Account, user_row
from tabletown.server.people.results import points
from tabletown.server.people.posting import may_post
from tabletown.server.protocol.http import (
    Anonymous,
    Blocks,
    ChangeMe,
    ChangePassword,
    Done,
    Login,
    Me,
    NewAccount,
    NewSession,
    Profile,
    PushKey,
    PushSubscription,
    RankRow,
    RatingInfo,
    Report,
)
from tabletown.server.storage import store
from tabletown.server.storage.news import BlocksChanged
from tabletown.server.storage.schema import blocks, pushes, ratings, reports, results, users
from tabletown.server.web.asking import (
    Ask,
    GamePath,
    UserPath,
    accounts_of,
    documented,
    hub_of,
    maker_of,
    who,
)
from tabletown.server.web.confirming import confirm_email, needs_confirming, write_to
from tabletown.server.web.guards import limit

MOST_BLOCKS = 500
MOST_PUSHES = 10


def session_cookie(request: Ask, token: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        path="/",
        httponly=True,
        samesite="lax",
        secure=hub_of(request).config.secure,
        max_age=SESSION_DAYS * 86400 if token else 0,
    )


async def logged_in(request: Ask, user: str, with_token: bool) -> Response[Me]:
    """A fresh session for ``user``: as a cookie, or as a token in the answer."""
    accounts = accounts_of(request)
    token = await accounts.new_session(user)
    account = await accounts.of_token(token)
    if account is None:
        raise Trouble("wrong-login", "this user cannot log in")
    me = await accounts.me(account)
    if with_token:
        me.token = token
        return Response(me)
    return Response(me, cookies=[session_cookie(request, token)])


@get("/me")
async def get_me(request: Ask) -> Me | Anonymous:
    """Who am I?"""
    if request.user is None:
        return Anonymous()
    return await accounts_of(request).me(request.user)


@patch("/me")
async def change_me(request: Ask, data: JSONBody[ChangeMe]) -> Me:
    """Change name, preferences, e-mail or notifications."""
    account = who(request)
    asked = data.email if needs_confirming(request, data.email) else None
    if asked is not None:
        data.email = None
    await accounts_of(request).change(account, data)
    me = await accounts_of(request).me(account)
    if asked is not None and asked != me.email:
        await write_to(request, account, asked, str(me.preferences.get("language", "en")))
        me.asked = asked
    return me


@get("/me/export")
async def export_me(request: Ask) -> dict[str, Any]:
    """Everything that is stored about this person."""
    account, hub = who(request), hub_of(request)
    hub.quotas.take("exports", for_whom.get())
    async with hub.reading_everything:
        return await hub.db.read(partial(erasure.export, user=account.id))


@delete("/me", status_code=200)
async def erase_me(request: Ask) -> Response[Done]:
    """Erase name, words, e-mail and everything else about this person; games stay."""
    account, hub = who(request), hub_of(request)
    await accounts_of(request).erase(account)
    await hub.changes.make(erasure.erase(hub, maker_of(request), account.id))
    return Response(Done(), cookies=[session_cookie(request, "")])


@post("/logout", status_code=200)
async def logout(request: Ask) -> Response[Done]:
    if request.user is not None:
        await accounts_of(request).end_session(request.user)
    return Response(Done(), cookies=[session_cookie(request, "")])


async def change_password(request: Ask, data: JSONBody[ChangePassword]) -> Done:
    """Change the password; all other sessions end."""
    await accounts_of(request).change_password(who(request), data.old, data.new)
    return Done()


async def new_session(request: Ask, data: JSONBody[NewSession]) -> Response[Me]:
    """Play as a guest."""
    user = await accounts_of(request).new_guest(data.name)
    return await logged_in(request, user, data.token)


async def new_account(request: Ask, data: JSONBody[NewAccount]) -> Response[Me]:
    """Keep the games: a name and a password."""
    if not hub_of(request).config.accounts:
        raise Trouble("not-allowed", "this server has no accounts")
    accounts = accounts_of(request)
    asked = data.email if needs_confirming(request, data.email) else None
    email = data.email if asked is None else None
    user = await accounts.register(request.user, data.name, data.password, email)
    answer = await logged_in(request, user, data.token or request.auth == "bearer")
    if asked is not None:
        me = answer.content
        language = str(me.preferences.get("language", "en"))
        await write_to(request, Account(user, "account", me.name, False, ""), asked, language)
        me.asked = asked
    return answer


async def login(request: Ask, data: JSONBody[Login]) -> Response[Me]:
    user = await accounts_of(request).login(data.name, data.password)
    return await logged_in(request, user, data.token)


# -- others -----------------------------------------------------------------------------------------


@get("/users/{user:str}")
async def profile(request: Ask, user: UserPath) -> Profile:
    """What everybody may know of a person."""

    def job(connection: Connection) -> Profile | None:
        row = user_row(connection, user)
        if row is None or row["kind"] == "gone":
            return None
        rated = connection.execute(
            sa.select(ratings).where(ratings.c.who == user).order_by(ratings.c.games.desc())
        ).all()
        games, wins = connection.execute(
            sa.select(sa.func.count(), sa.func.sum(sa.cast(results.c.won, sa.Integer))).where(
                results.c.user_id == user
            )
        ).one()
        kind: Any = row["kind"]
        return Profile(
            row["id"], row["name"], kind,
            [
                RatingInfo(r.game, r.mode, points(r.mu, r.sigma), r.mu, r.sigma, r.games)
                for r in rated
            ],
            games, wins or 0,
        )  # fmt: skip

    found = await hub_of(request).db.read(job)
    if found is None:
        raise Trouble("not-found", "there is no such person")
    return found


@get("/ratings/{game:str}/{mode:str}")
async def ranking(request: Ask, game: GamePath, mode: GamePath) -> list[RankRow]:
    """The strongest people of a game and mode."""

    def job(connection: Connection) -> list[RankRow]:
        strength = (ratings.c.mu - 3 * ratings.c.sigma).desc()
        rows = connection.execute(
            sa.select(ratings, users.c.name)
            .join(users, users.c.id == ratings.c.who)
            .where(ratings.c.game == game, ratings.c.mode == mode, users.c.kind == "account")
            .order_by(strength)
            .limit(100)
        ).all()
        return [RankRow(r.who, r.name, points(r.mu, r.sigma), r.games) for r in rows]

    return await hub_of(request).db.read(job)


@get("/blocks")
async def get_blocks(request: Ask) -> Blocks:
    account = who(request)
    found = await hub_of(request).db.read(
        lambda c: list(
            c.execute(sa.select(blocks.c.other).where(blocks.c.user_id == account.id)).scalars()
        )
    )
    return Blocks(found)


@put("/blocks/{user:str}")
async def block(request: Ask, user: UserPath) -> Done:
    """Do not hear this person's chat; this person neither joins nor watches your tables."""
    account, hub = who(request), hub_of(request)

    def job(connection: Connection) -> None:
        if user_row(connection, user) is None or user == account.id:
            raise Trouble("not-found", "there is no such person")
        known = connection.execute(
            sa.select(blocks.c.other).where(blocks.c.user_id == account.id)
        ).scalars()
        others = set(known)
        if len(others) >= MOST_BLOCKS:
            raise Trouble("too-many", "too many blocked people")
        if user not in others:
            connection.execute(blocks.insert().values(user_id=account.id, other=user))
            store.announce(connection, BlocksChanged(worker=hub.worker, user=account.id))

    await hub.db.write(job)
    await hub.read_blocks(account.id)
    await maker_of(request).remove(account.id, user)
    return Done()


@delete("/blocks/{user:str}", status_code=200)
async def unblock(request: Ask, user: UserPath) -> Done:
    account, hub = who(request), hub_of(request)

    def job(connection: Connection) -> None:
        connection.execute(
            blocks.delete().where(blocks.c.user_id == account.id, blocks.c.other == user)
        )
        store.announce(connection, BlocksChanged(worker=hub.worker, user=account.id))

    await hub.db.write(job)
    await hub.read_blocks(account.id)
    return Done()


@post("/reports", status_code=200)
async def report(request: Ask, data: JSONBody[Report]) -> Done:
    """Tell those who run the server about somebody."""
    account = who(request)

    def job(connection: Connection) -> None:
        if user_row(connection, data.user) is None:
            raise Trouble("not-found", "there is no such person")
        open_ones = connection.execute(
            sa.select(sa.func.count()).where(reports.c.by == account.id, sa.not_(reports.c.closed))
        ).scalar_one()
        if open_ones >= 20:
            raise Trouble("too-many", "your earlier reports have not been looked at yet")
        connection.execute(
            reports.insert().values(
                at=time.time(), by=account.id, about=data.user, table_id=data.table,
                message=data.message, reason=data.reason, closed=False,
            )
        )  # fmt: skip

    await hub_of(request).db.write(job)
    return Done()


# -- push ---------------------------------------------------------------------------------------------


@get("/push")
async def push_key(request: Ask) -> PushKey:
    return PushKey(request.app.state.push_public)


@post("/push", status_code=200)
async def add_push(request: Ask, data: JSONBody[PushSubscription]) -> Done:
    account = who(request)
    if not may_post(data.endpoint):
        raise Trouble("bad-usage", "push messages go to public https addresses only")
    await hub_of(request).db.write(partial(keep_push, user=account.id, wish=data))
    return Done()


def keep_push(connection: Connection, user: str, wish: PushSubscription) -> None:
    connection.execute(pushes.delete().where(pushes.c.endpoint == wish.endpoint))
    held = connection.execute(
        sa.select(sa.func.count()).where(pushes.c.user_id == user)
    ).scalar_one()
    if held >= MOST_PUSHES:
        raise Trouble("too-many", "too many browsers")
    connection.execute(
        pushes.insert().values(
            endpoint=wish.endpoint, user_id=user, p256dh=wish.p256dh, auth=wish.auth
        )
    )


@delete("/push", status_code=200)
async def drop_pushes(request: Ask) -> Done:
    account = who(request)
    await hub_of(request).db.write(
        lambda c: c.execute(pushes.delete().where(pushes.c.user_id == account.id))
    )
    return Done()


def routes() -> Router:
    """All of them; those that make sessions have limits of their own."""
    entering = limit("logins")
    making = limit("guests")
    return Router(
        "/api",
        route_handlers=documented([
            get_me, change_me, export_me, erase_me, logout, profile, ranking, get_blocks, block, unblock,
            report, push_key, add_push, drop_pushes, confirm_email,
            post("/password", status_code=200, middleware=[entering])(change_password),
            post("/session", status_code=200, middleware=[making])(new_session),
            post("/account", status_code=200, middleware=[entering])(new_account),
            post("/login", status_code=200, middleware=[entering])(login),
        ]),
        tags=["people"],
    )  # fmt: skip
