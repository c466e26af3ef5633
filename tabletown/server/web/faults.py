"""What broke on somebody's page, told by the page itself: one line in the log, nothing stored."""

from __future__ import annotations

import structlog
from litestar import Router, post
from litestar.params import JSONBody

from tabletown.server.protocol.http import Done, Fault
from tabletown.server.web.asking import Ask, documented, user_of
from tabletown.server.web.guards import limit

log = structlog.get_logger()


async def fault(request: Ask, data: JSONBody[Fault]) -> Done:
    """Log a fault of the client. Who is not logged in may tell one as well."""
    log.warning(
        "client-fault", place=data.place, message=data.message, stack=data.stack, page=data.page,
        user=user_of(request),
    )  # fmt: skip
    return Done()


def routes() -> Router:
    """One route with a limit of its own: a page that breaks again and again must not fill the log."""
    telling = limit("faults")
    handlers = [post("/faults", status_code=200, middleware=[telling])(fault)]
    return Router("/api", route_handlers=documented(handlers), tags=["server"])
