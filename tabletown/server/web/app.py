"""The ASGI application: everything put together."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa
from litestar import Litestar, Request, Response, get
from litestar.config.csrf import CSRFConfig
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.types import (
    LifeSpanReceive,
    LifeSpanScope,
    LifeSpanSend,
    Message,
    Receive,
    Scope,
    Send,
)
from msgspec import Struct
from sqlalchemy.engine import Connection

import tabletown
from tabletown.core.errors import TabletownError
from tabletown.server.config import ServerConfig
from tabletown.server.errors import Trouble
from tabletown.server.hub import Hub
from tabletown.server.people.erasure import finish_erasures
from tabletown.server.protocol import PROTOCOL
from tabletown.server.storage.database import Database
from tabletown.server.storage.lock import FileLock
from tabletown.server.storage.migrate import migrate
from tabletown.server.storage.schema import meta
from tabletown.server.tables.history import History
from tabletown.server.tables.making import Maker
from tabletown.server.watchdog import ready_probe
from tabletown.server.web import admin, extras, faults, games, pages, people, tables
from tabletown.server.web.asking import documented
from tabletown.server.web.boards import board
from tabletown.server.web.guards import (
    CookieCSRF,
    ForWhom,
    LimitedRequests,
    SafeHeaders,
    Sessions,
    WholeRequest,
    WholeTexts,
    on_depth,
    on_fault,
    on_http_error,
    on_trouble,
)
from tabletown.server.web.openapi import openapi
from tabletown.server.web.socket import play_socket

LARGEST_BODY = 300_000


class ServerInfo(Struct):
    """What this server can do."""

    version: str
    protocol: int
    accounts: bool
    passkeys: bool
    oidc: bool
    mail: bool
    push: bool
    seeds: bool


class Health(Struct):
    status: str
    version: str
    database: str


@get("/api/server", sync_to_thread=False)
def server_info(request: Request[Any, Any, Any]) -> ServerInfo:
    hub: Hub = request.app.state.hub
    config = hub.config
    return ServerInfo(
        version=tabletown.__version__,
        protocol=PROTOCOL,
        accounts=config.accounts,
        passkeys=config.passkeys and extras.has_passkeys(),
        oidc=bool(config.oidc_issuer) and extras.has_oidc(),
        mail=hub.mailer.has_mail,
        push=hub.mailer.has_push,
        seeds=config.seeds,
    )


@get("/health")
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """Whether this worker can serve: it writes and reads its database on the way moves take."""
    hub: Hub = request.app.state.hub
    trouble = await hub.probe.trouble()
    status = "stopping" if hub.stopping else "ok" if trouble is None else "failing"
    return Response(
        Health(status, tabletown.__version__, trouble or "ok"),
        status_code=200 if status == "ok" else 503,
    )


class MetricsPage(PrometheusController):
    path = "/metrics"
    include_in_schema = False


class Application(Litestar):
    """An application that answers HEAD as it answers GET, without the body (RFC 9110, 9.3.2).

    Monitors and link checkers ask so. Litestar has routes for declared methods only, so the question is
    turned into GET before it looks for one.
    """

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        asked: Any = scope
        if asked["type"] != ScopeType.HTTP or asked["method"] != HttpMethod.HEAD:
            await super().__call__(scope, receive, send)
            return

        async def without_body(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)  # type: ignore[arg-type]

        # A copy: whoever writes the answer must still know that it was HEAD.
        looked_for: Any = {**asked, "method": HttpMethod.GET}
        await super().__call__(looked_for, receive, without_body)


def server_secret(db: Database) -> str:
    """A secret that all workers share and that survives restarts."""

    def job(connection: Connection) -> str:
        ready_probe(connection)
        found = connection.execute(sa.select(meta.c.value).where(meta.c.key == "secret")).scalar()
        if found is None:
            found = secrets.token_hex(32)
            connection.execute(meta.insert().values(key="secret", value=found))
        return str(found)

    try:
        return db.write_now(job)
    except sa.exc.IntegrityError:  # another worker was quicker
        return db.write_now(job)


def create_app(config: ServerConfig) -> Litestar:
    """The application for one worker. The database is brought up to date first."""
    lock = FileLock(config.database_url())
    try:
        db = Database(config.database_url())
        migrate(db.write_engine, config.folder() / "backups")
        secret = server_secret(db)
    except BaseException:
        lock.release()
        raise

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hub = Hub(config, db)
        app.state.hub = hub
        app.state.accounts = hub.accounts
        app.state.maker = hub.upkeep.maker = Maker(hub)
        app.state.history = History(hub, app.state.maker)
        app.state.secret = secret
        app.state.push_public = extras.push_public_key(config)
        await hub.start()
        hub.background(finish_erasures(hub, app.state.maker))
        try:
            yield
        finally:
            await hub.stop()
            db.close()
            lock.release()

    csrf = CSRFConfig(
        secret=secret, cookie_name="csrftoken", header_name="x-csrftoken", cookie_samesite="lax",
        cookie_secure=config.secure,
    )  # fmt: skip
    prometheus = PrometheusConfig(
        app_name="tabletown", prefix="tabletown_http", group_path=True, exclude=["^/metrics"]
    )
    return Application(
        route_handlers=[
            *documented([server_info, health], 500, 503),
            play_socket,
            games.routes(),
            people.routes(),
            tables.routes(),
            admin.routes(),
            faults.routes(),
            *extras.routes(config),
            board,
            pages.routes(),
            *([MetricsPage] if config.metrics else []),
        ],
        middleware=[
            DefineMiddleware(SafeHeaders, secure=config.secure),
            *([prometheus.middleware] if config.metrics else []),
            DefineMiddleware(LimitedRequests),
            DefineMiddleware(WholeTexts),
            DefineMiddleware(Sessions, exclude_from_auth_key="exclude_from_auth"),
            DefineMiddleware(CookieCSRF, config=csrf),
            DefineMiddleware(ForWhom),
        ],
        exception_handlers={
            Trouble: on_trouble,
            TabletownError: on_trouble,
            HTTPException: on_http_error,
            RecursionError: on_depth,
            Exception: on_fault,
        },
        openapi_config=openapi(),
        request_class=WholeRequest,
        request_max_body_size=LARGEST_BODY,
        lifespan=[lifespan],
        logging_config=None,
        debug=False,
    )
