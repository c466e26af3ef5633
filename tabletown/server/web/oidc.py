"""OpenID Connect, an extra: log in with an account at somebody else's server.

The authorization code flow with PKCE. What must match later travels in a signed cookie; the ID token is
verified against the issuer's published keys.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import secrets
import time
import urllib.parse
import urllib.request
from functools import partial
from typing import Annotated, Any

import msgspec
import sqlalchemy as sa
import structlog
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet
from litestar import Response, Router, get
from litestar.datastructures import Cookie
from litestar.params import QueryParameter
from litestar.response import Redirect
from sqlalchemy.engine import Connection

from tabletown.server.config import ServerConfig
from tabletown.server.errors import Trouble
from tabletown.server.people import tickets
from tabletown.server.people.accounts import Accounts, holder_of, user_values
from tabletown.server.storage.news import Ending
from tabletown.server.storage.schema import users
from tabletown.server.people.names import GUEST, clean_name, skeleton
from tabletown.server.web.asking import Ask, accounts_of, hub_of
from tabletown.server.web.guards import limit
from tabletown.server.web.people import session_cookie

COOKIE = "tabletown-oidc"
ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "EdDSA"]
log = structlog.get_logger()


def fetched(address: str, form: dict[str, str] | None = None) -> Any:
    """A JSON document from the issuer; in a thread."""
    data = None if form is None else urllib.parse.urlencode(form).encode()
    request = urllib.request.Request(address, data, {"accept": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        return msgspec.json.decode(answer.read(1_000_000))


class Issuer:
    """What the issuer says about itself, asked for once an hour."""

    def __init__(self, config: ServerConfig) -> None:
        self.config = config
        self.known: dict[str, Any] = {}
        self.keys: KeySet | None = None
        self.asked = 0.0

    def learn(self) -> dict[str, Any]:
        if time.time() - self.asked > 3600:
            issuer = self.config.oidc_issuer.rstrip("/")
            self.known = fetched(f"{issuer}/.well-known/openid-configuration")
            self.keys = KeySet.import_key_set(fetched(self.known["jwks_uri"]))
            self.asked = time.time()
        return self.known

    def claims(self, code: str, verifier: str, back: str, nonce: str) -> dict[str, Any]:
        """In a thread: exchange the code and verify who it is."""
        known = self.learn()
        tokens = fetched(
            known["token_endpoint"],
            {
                "grant_type": "authorization_code",
                "code": code,
                "redirect_uri": back,
                "client_id": self.config.oidc_client,
                "client_secret": self.config.oidc_secret,
                "code_verifier": verifier,
            },
        )
        assert self.keys is not None
        token = jwt.decode(tokens["id_token"], self.keys, algorithms=ALGORITHMS)
        rules = jwt.JWTClaimsRegistry(
            leeway=60,
            iss={"essential": True, "value": known["issuer"]},
            aud={"essential": True, "value": self.config.oidc_client},
            exp={"essential": True},
            nonce={"essential": True, "value": nonce},
            sub={"essential": True},
        )
        rules.validate(token.claims)
        return token.claims


def issuer_of(request: Ask) -> Issuer:
    state = request.app.state
    if getattr(state, "oidc", None) is None:
        state.oidc = Issuer(hub_of(request).config)
    issuer: Issuer = state.oidc
    return issuer


def way_back(request: Ask) -> str:
    origin = hub_of(request).config.origin or str(request.base_url)
    return origin.rstrip("/") + "/auth/oidc/back"


async def start(request: Ask) -> Redirect:
    """Off to the issuer."""
    try:
        known = await asyncio.to_thread(issuer_of(request).learn)
    except (OSError, KeyError, ValueError, JoseError) as error:
        log.warning("the issuer cannot be reached", error=repr(error))
        raise Trouble("restarting", "the other server cannot be reached") from None
    state, nonce, verifier = [secrets.token_urlsafe(32) for _ in range(3)]
    challenge = base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest())
    query = {
        "response_type": "code",
        "client_id": hub_of(request).config.oidc_client,
        "redirect_uri": way_back(request),
        "scope": "openid profile",
        "state": state,
        "nonce": nonce,
        "code_challenge": challenge.decode().rstrip("="),
        "code_challenge_method": "S256",
    }
    ticket = tickets.issue(
        request.app.state.secret, "oidc", {"state": state, "nonce": nonce, "verifier": verifier}
    )
    address = known["authorization_endpoint"] + "?" + urllib.parse.urlencode(query)
    return Redirect(address, cookies=[ticket_cookie(request, ticket)])


def ticket_cookie(request: Ask, ticket: str) -> Cookie:
    return Cookie(
        key=COOKIE, value=ticket, path="/auth/oidc", httponly=True, samesite="lax",
        secure=hub_of(request).config.secure, max_age=600 if ticket else 0,
    )  # fmt: skip


async def back(
    request: Ask,
    code: Annotated[str, QueryParameter(max_length=4000)],
    returned: Annotated[str, QueryParameter(name="state", max_length=200)],
) -> Response[Any]:
    """Back from the issuer."""
    ticket = tickets.redeem(request.app.state.secret, "oidc", request.cookies.get(COOKIE, ""))
    if not secrets.compare_digest(ticket["state"].encode(), returned.encode()):
        raise Trouble("wrong-login", "this is not the login that was begun here")
    issuer = issuer_of(request)
    exchange = partial(issuer.claims, code, ticket["verifier"], way_back(request), ticket["nonce"])
    try:
        claims = await asyncio.to_thread(exchange)
    except (OSError, KeyError, ValueError, JoseError) as error:
        log.warning("a login with OpenID Connect failed", error=repr(error))
        raise Trouble("wrong-login", "the other server did not confirm who you are") from None
    accounts = accounts_of(request)
    user, ending = await hub_of(request).db.write(
        partial(
            known_user,
            accounts=accounts,
            subject=f"{claims['iss']}|{claims['sub']}"[:300],
            name=str(claims.get("preferred_username") or claims.get("name") or "Player"),
            guest=None if request.user is None else request.user.id,
        )
    )
    if ending is not None:
        hub_of(request).end_sessions(ending)
    token = await accounts.new_session(user)
    return Redirect("/", cookies=[session_cookie(request, token), ticket_cookie(request, "")])


def known_user(
    connection: Connection, accounts: Accounts, subject: str, name: str, guest: str | None
) -> tuple[str, Ending | None]:
    """The account of this subject; at the first time the present guest becomes it, and the guest's
    sessions end: whoever else knows one must not have the account by it."""
    found = connection.execute(sa.select(users.c.id).where(users.c.oidc == subject)).scalar()
    if found is not None:
        return str(found), None
    shown = free_name(connection, name)
    if guest is not None:
        done = connection.execute(
            users.update()
            .where(users.c.id == guest, users.c.kind == "guest")
            .values(kind="account", oidc=subject, name=shown, login=skeleton(shown))
        )
        if done.rowcount == 1:
            ending = Ending(guest, renewed=True)
            accounts.delete_sessions(connection, ending)
            return guest, ending
    id = secrets.token_urlsafe(12)
    connection.execute(
        users.insert().values(
            **{**user_values(id, "account", shown), "oidc": subject, "login": skeleton(shown)}
        )
    )
    return id, None


def free_name(connection: Connection, name: str) -> str:
    """The name the issuer gives, with a number if somebody else has it here."""
    try:
        wanted = clean_name(name).removesuffix(GUEST)
    except Trouble:
        wanted = "Player"
    number = 1
    shown = wanted
    while holder_of(connection, shown) is not None:
        number += 1
        shown = f"{wanted[:34]} {number}"
    return shown


def routes() -> Router:
    entering = limit("logins")
    return Router(
        "/auth/oidc",
        route_handlers=[
            get("/start", middleware=[entering], include_in_schema=False)(start),
            get("/back", middleware=[entering], include_in_schema=False)(back),
        ],
    )
