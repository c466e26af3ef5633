"""Guests and accounts, their sessions and passwords.

A session is a random token that only the client knows; the server keeps its SHA-256, so a stolen
database opens no session and looking one up takes the same time whatever was sent. Names of accounts
are public (they stand in lists and ratings); whether an e-mail address is known is told to nobody.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.engine import Connection, RowMapping

from tabletown.server.errors import Trouble
from tabletown.server.people.names import GUEST, as_guest, clean_name, skeleton
from tabletown.server.protocol.http import ChangeMe, Me
from tabletown.server.storage import store
from tabletown.server.storage.news import Ending, SessionsEnded
from tabletown.server.storage.schema import blocks, passkeys, pushes, sessions, users

if TYPE_CHECKING:
    from tabletown.server.hub import Hub

COOKIE = "tabletown"
SESSION_DAYS = 180
SEEN_EVERY = 3600.0  # how often a session's last use is written down
CACHED = 20_000
MOST_PREFERENCES = 16_000
hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
NOBODYS_HASH = hasher.hash(
    secrets.token_hex(16)
)  # so that unknown names take as long as known ones


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def logins(name: str) -> list[str]:
    """The forms under which an account of this name may be stored: by what the name looks like, and as
    older servers did."""
    return [skeleton(name), unicodedata.normalize("NFKC", clean_name(name)).casefold()[:80]]


def holder_of(connection: Connection, name: str) -> str | None:
    """Whose account has this name, or one that looks like it."""
    found = connection.execute(sa.select(users.c.id).where(users.c.login.in_(logins(name))))
    return found.scalars().first()


class Person:
    """Who asks: the id and the name of a user."""

    __slots__ = ("admin", "guest", "id", "name")

    def __init__(self, id: str, name: str, admin: bool = False, guest: bool = False) -> None:
        self.id = id
        self.name = name
        self.admin = admin
        self.guest = guest


class Account(msgspec.Struct, frozen=True):
    """A user as the server uses it in a request."""

    id: str
    kind: str
    name: str
    admin: bool
    session: str  # digest of the session's token

    @property
    def person(self) -> Person:
        return Person(self.id, self.name, self.admin, self.kind == "guest")


class Accounts:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.db = hub.db
        self.cache: dict[str, tuple[float, Account]] = {}
        self.changes = 0  # of sessions and users, as far as this worker has heard of them

    # -- sessions -----------------------------------------------------------------------------------

    async def of_token(self, token: str) -> Account | None:
        """Who a token belongs to."""
        return await self.of_session(digest(token)) if 20 <= len(token) <= 200 else None

    def known_by(self, token: str) -> str | None:
        """Whose token this was when it was last looked up, if that was lately."""
        known = self.cache.get(digest(token)) if len(token) <= 200 else None
        return None if known is None else known[1].id

    async def of_session(self, key: str) -> Account | None:
        """Whose session this is, if it has not ended."""
        while True:
            now, changes = time.time(), self.changes
            known = self.cache.get(key)
            if known is not None and now - known[0] < 30:
                return known[1]
            row = await self.db.read(partial(session_row, key=key))
            if row is not None and now - row["session_seen"] > SEEN_EVERY:
                await self.db.write(partial(touch_session, key=key, user=row["id"], now=now))
            if changes == self.changes:
                break  # otherwise it may have ended while it was read
        if row is None or row["banned"] or now - row["session_seen"] > SESSION_DAYS * 86400:
            self.cache.pop(key, None)
            return None
        account = Account(row["id"], row["kind"], row["name"], row["admin"], key)
        if len(self.cache) > CACHED:
            self.cache.clear()
        self.cache[key] = (now, account)
        return account

    async def new_session(self, user: str) -> str:
        token = secrets.token_urlsafe(32)
        now = time.time()
        await self.db.write(
            lambda c: c.execute(
                sessions.insert().values(digest=digest(token), user_id=user, created=now, seen=now)
            )
        )
        return token

    async def end_session(self, account: Account) -> None:
        ending = Ending(account.id, only=account.session)
        await self.db.write(partial(self.delete_sessions, ending=ending))
        self.hub.end_sessions(ending)

    def delete_sessions(self, connection: Connection, ending: Ending) -> None:
        """Part of a job: end sessions and tell the other workers; afterwards tell the hub, too."""
        query = sessions.delete().where(sessions.c.user_id == ending.user)
        if ending.keep is not None:
            query = query.where(sessions.c.digest != ending.keep)
        if ending.only is not None:
            query = query.where(sessions.c.digest == ending.only)
        connection.execute(query)
        store.announce(connection, SessionsEnded(worker=self.hub.worker, ending=ending))

    def forget(self, user: str | None) -> None:
        """A user changed (None: perhaps any): do not trust the cache."""
        self.changes += 1
        self.cache = {
            key: kept for key, kept in self.cache.items() if user is not None and kept[1].id != user
        }

    async def worn(self, name: str, user: str) -> str:
        """A name as this person may wear it: not one that looks like another person's account."""
        shown = clean_name(name)
        holder = await self.db.read(partial(holder_of, name=shown))
        return shown if holder in (None, user) else as_guest(shown)

    # -- people ---------------------------------------------------------------------------------------

    async def new_guest(self, name: str) -> str:
        id = secrets.token_urlsafe(12)
        shown = clean_name(name)

        def job(connection: Connection) -> None:
            # A guest must not pass for somebody with an account.
            taken = holder_of(connection, shown) is not None
            values = user_values(id, "guest", as_guest(shown) if taken else shown)
            connection.execute(users.insert().values(**values))

        await self.db.write(job)
        return id

    async def register(
        self, guest: Account | None, name: str, password: str, email: str | None
    ) -> str:
        """An account: the present guest's with all games, or a new one."""
        shown, login = account_name(name), skeleton(name)
        hashed = await asyncio.to_thread(hasher.hash, password)
        fresh = secrets.token_urlsafe(12)
        id = guest.id if guest is not None and guest.kind == "guest" else fresh
        # Whoever else knows the guest's token must not have the account by it.
        ending = Ending(id, renewed=True)

        def job(connection: Connection) -> None:
            if holder_of(connection, shown) is not None:
                raise Trouble("taken", "this name is taken")
            values: dict[str, Any] = {
                "kind": "account", "name": shown, "login": login, "password": hashed, "email": email
            }  # fmt: skip
            if id == fresh:
                connection.execute(
                    users.insert().values(**{**user_values(id, "account", shown), **values})
                )
            else:
                connection.execute(users.update().where(users.c.id == id).values(**values))
                self.delete_sessions(connection, ending)

        await self.db.write(job)
        self.hub.end_sessions(ending)
        return id

    async def login(self, name: str, password: str) -> str:
        """The user with this name and password; a wrong name takes as long as a wrong password."""
        try:
            keys = logins(name)
        except Trouble:
            keys = []
        row = await self.db.read(
            lambda c: c.execute(sa.select(users).where(users.c.login.in_(keys))).mappings().first()
        )
        hashed = NOBODYS_HASH if row is None or row["password"] is None else row["password"]
        right = await asyncio.to_thread(verified, hashed, password)
        if row is None or not right or row["banned"]:
            raise Trouble("wrong-login", "the name or the password is wrong")
        return str(row["id"])

    async def me(self, account: Account) -> Me:
        row = await self.db.read(partial(user_row, id=account.id))
        if row is None:
            raise Trouble("no-session", "this user is gone")
        return Me(
            user=row["id"],
            name=row["name"],
            kind="account" if row["kind"] == "account" else "guest",
            admin=row["admin"],
            preferences=msgspec.json.decode(row["preferences"]),
            email=row["email"],
            notify=row["notify"],
        )

    async def change(self, account: Account, wish: ChangeMe) -> None:
        values: dict[str, Any] = {}
        if wish.name is not None:
            values["name"] = clean_name(wish.name)
        if wish.preferences is not None:
            text = msgspec.json.encode(wish.preferences).decode()
            if len(text) > MOST_PREFERENCES:
                raise Trouble("too-large", "too many preferences")
            values["preferences"] = text
        if wish.email is not None:
            values["email"] = wish.email
        if wish.notify is not None:
            values["notify"] = wish.notify

        def job(connection: Connection) -> None:
            if "name" in values:
                if holder_of(connection, values["name"]) not in (None, account.id):
                    raise Trouble("taken", "this name is taken")
                if account.kind == "account":
                    account_name(values["name"])
                    values["login"] = skeleton(values["name"])
            if values:
                connection.execute(users.update().where(users.c.id == account.id).values(**values))

        await self.db.write(job)
        self.forget(account.id)

    async def ban(self, user: str, banned: bool) -> None:
        """Keep somebody out; their sessions end at once."""
        ending = Ending(user)

        def job(connection: Connection) -> None:
            done = connection.execute(
                users.update().where(users.c.id == user).values(banned=banned)
            )
            if done.rowcount == 0:
                raise Trouble("not-found", "there is no such person")
            if banned:
                self.delete_sessions(connection, ending)

        await self.db.write(job)
        if banned:
            self.hub.end_sessions(ending)

    async def change_password(self, account: Account, old: str, new: str) -> None:
        row = await self.db.read(partial(user_row, id=account.id))
        hashed = NOBODYS_HASH if row is None or row["password"] is None else row["password"]
        if not await asyncio.to_thread(verified, hashed, old):
            raise Trouble("wrong-login", "the old password is wrong")
        fresh = await asyncio.to_thread(hasher.hash, new)
        ending = Ending(account.id, keep=account.session)

        def job(connection: Connection) -> None:
            connection.execute(
                users.update().where(users.c.id == account.id).values(password=fresh)
            )
            self.delete_sessions(connection, ending)

        await self.db.write(job)
        self.hub.end_sessions(ending)

    async def new_password(self, user: str) -> str:
        """A fresh password for somebody who forgot theirs; all their sessions end."""
        fresh = secrets.token_urlsafe(12)
        hashed = await asyncio.to_thread(hasher.hash, fresh)
        ending = Ending(user)

        def job(connection: Connection) -> None:
            done = connection.execute(
                users.update()
                .where(users.c.id == user, users.c.kind == "account")
                .values(password=hashed)
            )
            if done.rowcount == 0:
                raise Trouble("not-found", "there is no such account")
            self.delete_sessions(connection, ending)

        await self.db.write(job)
        self.hub.end_sessions(ending)
        return fresh

    async def erase(self, account: Account) -> None:
        """Nobody can be this person any more; the first step of erasing (see ``erasure.py``)."""
        ending = Ending(account.id)

        def job(connection: Connection) -> None:
            connection.execute(
                users.update()
                .where(users.c.id == account.id)
                .values(
                    kind="gone", login=None, password=None, email=None, notify="none",
                    preferences="{}", oidc=None, admin=False,
                )
            )  # fmt: skip
            for owned in (passkeys, pushes, blocks):
                connection.execute(owned.delete().where(owned.c.user_id == account.id))
            self.delete_sessions(connection, ending)

        await self.db.write(job)
        self.hub.end_sessions(ending)
        self.hub.quotas.addresses.pop(account.id, None)


def account_name(name: str) -> str:
    """The name of an account as it is shown; none that marks a guest."""
    shown = clean_name(name)
    if shown.endswith(GUEST):
        raise Trouble("bad-usage", "this ending is for guests")
    return shown


def user_values(id: str, kind: str, name: str) -> dict[str, Any]:
    now = time.time()
    return {
        "id": id, "kind": kind, "name": name, "admin": False, "banned": False,
        "created": now, "seen": now, "preferences": "{}", "notify": "none", "muted_until": 0.0,
    }  # fmt: skip


def verified(hashed: str, password: str) -> bool:
    try:
        return hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


def user_row(connection: Connection, id: str) -> RowMapping | None:
    return connection.execute(sa.select(users).where(users.c.id == id)).mappings().first()


def session_row(connection: Connection, key: str) -> RowMapping | None:
    return (
        connection.execute(
            sa.select(users, sessions.c.seen.label("session_seen"))
            .join(sessions, sessions.c.user_id == users.c.id)
            .where(sessions.c.digest == key)
        )
        .mappings()
        .first()
    )


def touch_session(connection: Connection, key: str, user: str, now: float) -> None:
    connection.execute(sessions.update().where(sessions.c.digest == key).values(seen=now))
    connection.execute(users.update().where(users.c.id == user).values(seen=now))
