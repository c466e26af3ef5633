"""Pages and files: the browser client if it is built in, a plain page if not."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec import Struct

import tabletown
from tabletown.server.errors import Trouble
from tabletown.server.web.arenas import arena_file

CLIENT = Path(tabletown.__file__).parent / "web"
DOCS = Path(tabletown.__file__).parent / "docs"
OWN = Path(__file__).parents[1] / "pages"
TEXTUAL = (
    "text/",
    "application/json",
    "application/javascript",
    "image/svg",
    "application/manifest",
)
YEAR = "public, max-age=31536000, immutable"
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/wasm", ".wasm")


class File(Struct, frozen=True):
    data: bytes
    packed: bytes | None  # gzip, for texts
    kind: str
    tag: str


@cache
def files(folder: Path) -> dict[str, Path]:
    """All files of a folder by their address: nothing else can be asked for."""
    if not folder.is_dir():
        return {}
    return {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }


@cache
def loaded(path: Path) -> File:
    data = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(data, 9, mtime=0) if kind.startswith(TEXTUAL) else None
    return File(data, packed, kind, f'"{hashlib.sha256(data).hexdigest()[:20]}"')


async def served(request: Request[Any, Any, Any], path: Path, cached: str) -> Response[bytes]:
    file = await asyncio.to_thread(loaded, path)
    headers = {"etag": file.tag, "cache-control": cached, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    data = file.data
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        data = file.packed
    return Response(data, headers=headers, media_type=file.kind)


async def page(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """A file of the client; every other address is a page of it."""
    known = files(CLIENT)
    if name in known and name != "index.html":
        fixed = name.startswith("assets/")  # these have their digest in their name
        return await served(request, known[name], YEAR if fixed else "no-cache")
    if name.startswith(("api/", "assets/", "auth/", "schema/", "server/")):
        raise Trouble("not-found", "there is nothing here")
    if "index.html" in known:
        return await served(request, known["index.html"], "no-cache")
    if name:
        raise Trouble("not-found", "there is nothing here")
    return await served(request, OWN / "plain.html", "no-cache")


@get("/", include_in_schema=False)
async def home(request: Request[Any, Any, Any]) -> Response[bytes]:
    return await page(request, "")


@get("/{path:path}", include_in_schema=False)
async def client(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    return await page(request, path.strip("/"))


@get(["/docs", "/docs/{path:path}"], include_in_schema=False)
async def documentation(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[Any]:
    """The documentation, if it was built in."""
    name = path.strip("/")
    if not name:
        return Redirect("/docs/index.html")
    known = files(DOCS)
    if name not in known:
        why = "there is no such page" if known else "the documentation is not built in: make docs"
        raise Trouble("not-found", why)
    return await served(request, known[name], "no-cache")


@get(["/arena", "/arena/{path:path}"], include_in_schema=False)
async def arena(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[Any]:
    """Contests of bots: the folders in ``arenas`` of the data, as `tabletown arena --into` writes them."""
    name = path.strip("/")
    if not name:
        return Redirect("/arena/index.html")
    folder = request.app.state.hub.config.folder() / "arenas"
    found = await asyncio.to_thread(arena_file, folder, name)
    if found is None:
        raise Trouble("not-found", "there is no such contest here")
    data, kind = found
    return Response(data, headers={"cache-control": "no-cache"}, media_type=kind)


@get("/server/{name:str}", include_in_schema=False)
async def own_file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    if name not in files(OWN):
        raise Trouble("not-found", "there is nothing here")
    return await served(request, files(OWN)[name], "no-cache")


def routes() -> Router:
    return Router("/", route_handlers=[home, client, documentation, arena, own_file])
