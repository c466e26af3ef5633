"""Who is asking, and what is kept out: sessions, CSRF, limits, headers, errors."""

from __future__ import annotations

from hmac import compare_digest
from math import ceil
from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware import (
    AbstractAuthenticationMiddleware,
    AuthenticationResult,
    DefineMiddleware,
)
from litestar.middleware.csrf import CSRFMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tabletown.core.errors import TabletownError
from tabletown.server.config import ServerConfig
from tabletown.server.errors import Trouble, trouble_of
from tabletown.server.fair import Caller, for_whom
from tabletown.server.people.accounts import COOKIE
from tabletown.server.protocol import without_zeros
from tabletown.server.protocol.http import Problem
from tabletown.server.quotas import Rated, address_of

log = structlog.get_logger()

# Scripts come from here and nowhere else; none is written into a page. WebAssembly is for playing
# without a network.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
PROBES = ("/health", "/metrics")  # what watches over the server may always ask
FILES = "/assets/"  # many to a page
ADMIN = "/api/admin/"
PERSONAL = ("/api/", "/auth/", "/health", "/metrics")  # answers no cache may keep
CODE_OF_STATUS = {
    400: "bad-request",
    401: "no-session",
    403: "not-allowed",
    404: "not-found",
    405: "bad-request",
    413: "too-large",
    429: "too-many",
    503: "restarting",
}


def bearer(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token else None


class Sessions(AbstractAuthenticationMiddleware):
    """Finds out who asks: by bearer token or by the session cookie; nobody is an answer too.

    ``auth`` says what it was known by. Whoever sends a bearer token is not known by a cookie.
    """

    async def authenticate_request(
        self, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> AuthenticationResult:
        accounts = connection.app.state.accounts
        secret = connection.app.state.hub.config.admin_token
        token = bearer(connection)
        if token is None:
            cookie = connection.cookies.get(COOKIE)
            account = None if cookie is None else await accounts.of_token(cookie)
            return AuthenticationResult(user=account, auth="cookie" if account else None)
        if secret and compare_digest(token.encode(), secret.encode()):
            return AuthenticationResult(user=None, auth="admin")
        account = await accounts.of_token(token)
        return AuthenticationResult(user=account, auth="bearer" if account else None)


class CookieCSRF(CSRFMiddleware):
    """Litestar's check, for browsers; it comes after :class:`Sessions`.

    Other sites cannot forge a request that a token in its header has proved, nor one that has no
    session and does not come from a page (browsers say where a change comes from). Any other
    ``Authorization`` proves nothing: browsers send a proxy's password by themselves.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            headers = dict(scope["headers"])
            session = f"{COOKIE}=".encode() in headers.get(b"cookie", b"")
            # A browser's first look must get its token with the answer.
            looks = scope["method"] in ("GET", "HEAD", "OPTIONS")
            script = not looks and not session and b"origin" not in headers
            if scope.get("auth") in ("bearer", "admin") or script:
                await self.app(scope, receive, send)
                return
        await super().__call__(scope, receive, send)


class SafeHeaders:
    """Adds the headers that keep pages safe to every answer."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self.app = app
        self.headers = dict(HEADERS)
        if secure:
            self.headers["strict-transport-security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def wrapped(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", [])
                headers = MutableScopeHeaders.from_message(message)
                for name, value in self.headers.items():
                    if name not in headers:
                        headers[name] = value
                if "cache-control" not in headers and scope["path"].startswith(PERSONAL):
                    headers["cache-control"] = "no-store"
            await send(message)

        await self.app(scope, receive, wrapped)


class WholeTexts:
    """The sign U+0000 is a space in a query, and part of no address."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if "\0" in scope["path"]:
            raise Trouble("not-found", "there is nothing here")
        scope["query_string"] = scope["query_string"].replace(b"%00", b"%20")
        await self.app(scope, receive, send)


class WholeRequest(Request[Any, Any, Any]):
    """A request in whose body that sign is a space."""

    async def body(self) -> bytes:
        return without_zeros(await super().body())


class Limited:
    """Refuses an address that asks too often, before anything else is done for it."""

    def __init__(self, app: ASGIApp, kind: Rated) -> None:
        self.app = app
        self.kind = kind

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            quotas = scope["litestar_app"].state.hub.quotas
            quotas.take(self.kind, Caller("", address_of(scope)))
        await self.app(scope, receive, send)


class LimitedRequests:
    """The same for all requests. Who was known lately has a share of their own, so that neither
    strangers nor one person of an address use up what the others there have."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if scope["type"] == ScopeType.HTTP and path not in PROBES:
            state = scope["litestar_app"].state
            if not path.startswith(ADMIN):  # a host who kept out the own network comes back
                state.hub.barred.check(address_of(scope))
            if path.startswith(FILES):
                await self.app(scope, receive, send)
                return
            connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
            token = bearer(connection) or connection.cookies.get(COOKIE)
            known = None if token is None else state.accounts.known_by(token)
            share = Caller(known or "", address_of(scope))
            state.hub.quotas.take("visits" if known is None else "requests", share)
        await self.app(scope, receive, send)


def limit(kind: Rated) -> DefineMiddleware:
    return DefineMiddleware(Limited, kind=kind)


class ForWhom:
    """All work of a request is done for the person who asks; it comes after :class:`Sessions`."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            account = scope.get("user")
            share = Caller("" if account is None else account.id, address_of(scope))
            scope["litestar_app"].state.hub.quotas.seen(share)
            for_whom.set(share)
        await self.app(scope, receive, send)


def allowed_origin(origin: str | None, host: str, config: ServerConfig) -> bool:
    """Browsers say where a page comes from: only our own pages may open the socket."""
    if origin is None:
        return True
    if config.origin and origin.rstrip("/") == config.origin.rstrip("/"):
        return True
    return not config.origin and urlsplit(origin).netloc.lower() == host.lower()


# -- errors ---------------------------------------------------------------------------------------


def problem(trouble: Trouble, headers: dict[str, str] | None = None) -> Response[Problem]:
    reasons = [
        {"key": reason.key, "rule": reason.rule, "args": reason.args} for reason in trouble.reasons
    ]
    if trouble.wait is not None:
        headers = {**(headers or {}), "retry-after": str(ceil(trouble.wait))}
    return Response(
        Problem(trouble.code, trouble.message, reasons, trouble.quota, trouble.wait),
        status_code=trouble.status,
        headers=headers,
        media_type="application/json",
    )


def on_trouble(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    if isinstance(error, Trouble):
        return problem(error, {"retry-after": "5"} if error.code == "restarting" else None)
    if isinstance(error, TabletownError):
        return problem(trouble_of(error))
    return problem(Trouble("fault", "something went wrong"))


def on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    code = CODE_OF_STATUS.get(
        error.status_code, "bad-request" if error.status_code < 500 else "fault"
    )
    message = error.detail
    if isinstance(error, ValidationException) and error.extra:
        first = error.extra[0] if isinstance(error.extra, list) else error.extra
        if isinstance(first, dict):
            message = f"{first.get('key', 'body')}: {first.get('message', '')}"
    headers = dict(error.headers or {})
    found = Response(
        Problem(code, message),
        status_code=error.status_code,
        headers=headers,
        media_type="application/json",
    )
    return found


def on_depth(_: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    return problem(Trouble("bad-request", "the body is nested too deeply"))


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("fault", path=request.url.path, method=request.method, exc_info=error)
    return problem(Trouble("fault", "something went wrong; it was logged"))
