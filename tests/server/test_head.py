"""HEAD answers what GET answers, without the body: monitors and link checkers ask so."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest

from tabletown.server.web import pages
from tests.server.host import Host

pytestmark = pytest.mark.anyio

ADDRESSES = ("/", "/docs", "/docs/index.html", "/health", "/api/server", "/api/games", "/api/tables",
             "/api/nowhere", "/api/admin/overview", "/metrics")  # fmt: skip
CHANGES_BY_ITSELF = {"date"}


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "docs"
    folder.mkdir()
    (folder / "index.html").write_text("<h1>Start</h1>")
    monkeypatch.setattr(pages, "DOCS", folder)


@pytest.mark.parametrize("address", ADDRESSES)
async def test_head_answers_as_get_without_a_body(host: Host, built: None, address: str) -> None:
    async with httpx.AsyncClient(base_url=host.http, timeout=60) as browser:
        whole = await browser.get(address)
        head = await browser.head(address)
    assert head.status_code == whole.status_code
    assert head.content == b""
    if address == "/metrics":  # counts the requests themselves
        return
    told, there = [
        {name: value for name, value in answer.headers.items() if name not in CHANGES_BY_ITSELF}
        for answer in (head, whole)
    ]
    assert told.pop("set-cookie", None) is None or "set-cookie" in there
    there.pop("set-cookie", None)
    assert told == there
    if not whole.is_redirect:
        assert int(told["content-length"]) == len(whole.content) or "content-encoding" in told


async def test_nothing_follows_the_head_on_the_line(host: Host) -> None:
    """The next answer on the same line begins where the head ended."""
    port = int(host.http.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), timeout=20) as line:
        line.sendall(b"HEAD /health HTTP/1.1\r\nHost: here\r\n\r\n")
        line.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        found = b""
        while part := line.recv(65536):
            found += part
    first, second, body = found.split(b"\r\n\r\n")
    assert first.startswith(b"HTTP/1.1 200")
    assert second.startswith(b"HTTP/1.1 200")
    assert b'"status":"ok"' in body


async def test_head_is_refused_where_get_is(host: Host) -> None:
    async with httpx.AsyncClient(base_url=host.http, timeout=60) as browser:
        answer = await browser.head("/api/login")
        assert answer.status_code == (await browser.get("/api/login")).status_code
        assert answer.status_code in (404, 405)
