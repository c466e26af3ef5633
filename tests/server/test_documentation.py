"""The documentation that is built in, under /docs."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tabletown.server.web import pages
from tests.server.host import Host

pytestmark = pytest.mark.anyio


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "docs"
    (folder / "lab").mkdir(parents=True)
    (folder / "index.html").write_text("<h1>Start</h1>")
    (folder / "lab" / "index.html").write_text("<h1>Laboratory</h1>")
    (folder / "search.js").write_text("let root;")
    (tmp_path / "secret.html").write_text("no")
    monkeypatch.setattr(pages, "DOCS", folder)
    return folder


async def test_pages_are_shown(host: Host, built: Path) -> None:
    async with httpx.AsyncClient(base_url=host.http) as browser:
        for path in ("/docs", "/docs/"):
            answer = await browser.get(path)
            assert answer.status_code == 302
            assert answer.headers["location"] == "/docs/index.html"
        page = await browser.get("/docs/lab/index.html")
        assert page.text == "<h1>Laboratory</h1>"
        assert page.headers["content-type"].startswith("text/html")
        assert "default-src 'none'" in page.headers["content-security-policy"]
        again = await browser.get(
            "/docs/lab/index.html", headers={"if-none-match": page.headers["etag"]}
        )
        assert again.status_code == 304
        script = await browser.get("/docs/search.js")
        assert script.headers["content-type"].startswith("text/javascript")


async def test_nothing_else_is_shown(host: Host, built: Path) -> None:
    async with httpx.AsyncClient(base_url=host.http) as browser:
        for path in ("/docs/nowhere.html", "/docs/../secret.html", "/docs/%2e%2e/secret.html"):
            answer = await browser.get(path)
            assert answer.text != "no"
        assert (await browser.get("/docs/nowhere.html")).status_code == 404


async def test_without_them_it_says_how_to_make_them(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "DOCS", tmp_path / "none")
    async with httpx.AsyncClient(base_url=host.http) as browser:
        answer = await browser.get("/docs/index.html")
    assert answer.status_code == 404
    assert "make docs" in answer.text
