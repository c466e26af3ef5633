"""The boards that games of other packages bring: the files of the folder ``board`` of their package."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from tabletown.games import find, names
from tabletown.server.errors import Trouble
from tabletown.server.web.pages import files, served
from tabletown.texts.rulebook import folder


@get("/boards/{game:str}/{path:path}", include_in_schema=False)
async def board(
    request: Request[Any, Any, Any], game: FromPath[str], path: FromPath[str]
) -> Response[bytes]:
    """A file of a game's own board; nothing else can be asked for."""
    known = files(folder(find(game)) / "board") if game in names() else {}
    name = path.strip("/")
    if name not in known:
        raise Trouble("not-found", "there is nothing here")
    return await served(request, known[name], "no-cache")
