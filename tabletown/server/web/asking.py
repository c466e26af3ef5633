"""What handlers share: who asks, the hub, and the parameters that many routes have."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from tabletown.server.errors import STATUS, Trouble
from tabletown.server.fair import for_whom
from tabletown.server.hub import Hub
from tabletown.server.people.accounts import Account, Accounts
from tabletown.server.protocol.http import Problem
from tabletown.server.tables import access
from tabletown.server.tables.access import Deed, Visitor
from tabletown.server.tables.history import History
from tabletown.server.tables.live import LiveTable
from tabletown.server.tables.making import Maker

Ask: TypeAlias = Request[Account | None, Any, Any]
TablePath: TypeAlias = Annotated[
    str, PathParameter(min_length=4, max_length=32, pattern="^[A-Za-z0-9_-]+$")
]
GamePath: TypeAlias = Annotated[str, PathParameter(min_length=1, max_length=40)]
UserPath: TypeAlias = Annotated[str, PathParameter(min_length=1, max_length=40)]
SeatQuery: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=15)]
VersionQuery: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)]
InviteQuery: TypeAlias = Annotated[str | None, QueryParameter(max_length=64)]
LimitQuery: TypeAlias = Annotated[int, QueryParameter(ge=1, le=100)]
BeforeQuery: TypeAlias = Annotated[float | None, QueryParameter(ge=0, le=1e12)]
GameQuery: TypeAlias = Annotated[str | None, QueryParameter(max_length=40)]


COMMON = (400, 401, 403, 404, 409, 413, 429, 500, 503)


def documented(handlers: list[HTTPRouteHandler], *codes: int) -> list[HTTPRouteHandler]:
    """The errors that routes may answer with, for the OpenAPI document."""
    for handler in handlers:
        handler.responses = {
            code: ResponseSpec(
                Problem,
                description=", ".join(name for name, status in STATUS.items() if status == code),
                generate_examples=False,
            )
            for code in codes or COMMON
        }
    return handlers


def hub_of(request: Ask) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def accounts_of(request: Ask) -> Accounts:
    accounts: Accounts = request.app.state.accounts
    return accounts


def maker_of(request: Ask) -> Maker:
    maker: Maker = request.app.state.maker
    return maker


def history_of(request: Ask) -> History:
    history: History = request.app.state.history
    return history


def who(request: Ask) -> Account:
    """The person who asks; :class:`Trouble` if it is nobody."""
    if request.user is None:
        raise Trouble("no-session", "play as a guest or log in first")
    return request.user


def user_of(request: Ask) -> str | None:
    return None if request.user is None else request.user.id


async def entered(
    request: Ask,
    id: str,
    invite: str | None = None,
    deed: Deed = "enter",
    seat: int | None = None,
) -> LiveTable:
    """A table at which the asking person may do this; by default just know of it."""
    table = await hub_of(request).open(id)
    access.check(table, Visitor(user_of(request), invite), deed, seat)
    return table


async def looked_at(
    request: Ask, id: str, seat: int | None, invite: str | None = None
) -> LiveTable:
    """A table the asking person may look at through this seat's eyes."""
    hub_of(request).quotas.take("questions", for_whom.get())
    return await entered(request, id, invite, "look", seat)
