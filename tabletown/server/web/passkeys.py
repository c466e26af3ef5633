"""Passkeys (WebAuthn), an extra: register one with an account, log in with it."""

from __future__ import annotations

import asyncio
import base64
import time
from functools import partial
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
import webauthn
from litestar import Response, Router, post
from litestar.params import JSONBody
from msgspec import Meta, Struct
from sqlalchemy.engine import Connection
from webauthn.helpers.exceptions import WebAuthnException

from tabletown.server.errors import Trouble
from tabletown.server.people import tickets
from tabletown.server.protocol.http import Done, Me, Request
from tabletown.server.storage.schema import passkeys
from tabletown.server.web.asking import Ask, documented, hub_of, who
from tabletown.server.web.guards import limit
from tabletown.server.web.people import logged_in

MOST_KEYS = 10


class PasskeyOptions(Struct):
    """``options`` go to ``navigator.credentials``; ``ticket`` comes back with the answer."""

    options: dict[str, Any]
    ticket: str


class PasskeyAnswer(Request):
    ticket: Annotated[str, Meta(max_length=2000)]
    credential: dict[str, Any]


def place(request: Ask) -> tuple[str, str]:
    """The site a passkey belongs to, and the origin its answers come from."""
    origin = hub_of(request).config.origin or str(request.base_url).rstrip("/")
    return urlsplit(origin).hostname or "localhost", origin


def secret_of(request: Ask) -> str:
    secret: str = request.app.state.secret
    return secret


def answered(request: Ask, purpose: str, made: Any, data: dict[str, Any]) -> PasskeyOptions:
    challenge = base64.b64encode(made.challenge).decode()
    ticket = tickets.issue(secret_of(request), purpose, {"challenge": challenge, **data})
    return PasskeyOptions(msgspec.json.decode(webauthn.options_to_json(made)), ticket)


@post("/options", status_code=200)
async def registration_options(request: Ask) -> PasskeyOptions:
    """Begin to register a passkey for the present account."""
    account = who(request)
    if account.kind != "account":
        raise Trouble("not-allowed", "make an account first")
    site, _ = place(request)
    made = webauthn.generate_registration_options(
        rp_id=site, rp_name="tabletown", user_id=account.id.encode(), user_name=account.name
    )
    return answered(request, "register", made, {"user": account.id})


@post("/", status_code=200)
async def register(request: Ask, data: JSONBody[PasskeyAnswer]) -> Done:
    account = who(request)
    ticket = tickets.redeem(secret_of(request), "register", data.ticket)
    if ticket["user"] != account.id:
        raise Trouble("wrong-login", "this passkey was begun by somebody else")
    site, origin = place(request)
    verify = partial(
        webauthn.verify_registration_response,
        credential=data.credential,
        expected_challenge=base64.b64decode(ticket["challenge"]),
        expected_rp_id=site,
        expected_origin=origin,
    )
    try:
        verified = await asyncio.to_thread(verify)
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Trouble("wrong-login", "the passkey could not be verified") from None
    credential = base64.urlsafe_b64encode(verified.credential_id).decode()

    def job(connection: Connection) -> None:
        held = connection.execute(
            sa.select(sa.func.count()).where(passkeys.c.user_id == account.id)
        ).scalar_one()
        if held >= MOST_KEYS:
            raise Trouble("too-many", "too many passkeys")
        connection.execute(
            passkeys.insert().values(
                credential=credential, user_id=account.id,
                public_key=verified.credential_public_key, uses=verified.sign_count,
                created=time.time(),
            )
        )  # fmt: skip

    await hub_of(request).db.write(job)
    return Done()


@post("/login/options", status_code=200)
async def login_options(request: Ask) -> PasskeyOptions:
    """Begin to log in; says nothing about who has passkeys."""
    site, _ = place(request)
    return answered(request, "login", webauthn.generate_authentication_options(rp_id=site), {})


async def login(request: Ask, data: JSONBody[PasskeyAnswer]) -> Response[Me]:
    """Log in with a passkey."""
    ticket = tickets.redeem(secret_of(request), "login", data.ticket)
    wrong = Trouble("wrong-login", "the passkey could not be verified")
    try:
        raw = webauthn.base64url_to_bytes(str(data.credential["rawId"]))
    except (KeyError, ValueError):
        raise wrong from None
    credential = base64.urlsafe_b64encode(raw).decode()
    hub = hub_of(request)
    row = await hub.db.read(
        lambda c: c.execute(sa.select(passkeys).where(passkeys.c.credential == credential)).first()
    )
    if row is None:
        raise wrong
    site, origin = place(request)
    verify = partial(
        webauthn.verify_authentication_response,
        credential=data.credential,
        expected_challenge=base64.b64decode(ticket["challenge"]),
        expected_rp_id=site,
        expected_origin=origin,
        credential_public_key=bytes(row.public_key),
        credential_current_sign_count=row.uses,
    )
    try:
        verified = await asyncio.to_thread(verify)
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise wrong from None
    await hub.db.write(
        lambda c: c.execute(
            passkeys.update()
            .where(passkeys.c.credential == credential)
            .values(uses=verified.new_sign_count)
        )
    )
    return await logged_in(request, row.user_id, False)


def routes() -> Router:
    entering = limit("logins")
    return Router(
        "/api/passkeys",
        route_handlers=documented(
            [
                registration_options,
                register,
                login_options,
                post("/login", status_code=200, middleware=[entering])(login),
            ]
        ),
        tags=["people"],
    )
