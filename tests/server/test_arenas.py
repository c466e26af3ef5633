"""Contests of bots under /arena: what lies in the data's folder `arenas`, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from tests.server.host import Host

pytestmark = pytest.mark.anyio


@pytest.fixture
def folder(host: Host) -> Path:
    found = host.config.folder() / "arenas"
    found.mkdir(exist_ok=True)
    return found


def contest(folder: Path, name: str) -> None:
    one = folder / name
    (one / "records").mkdir(parents=True)
    told = {"contest": {"game": "streets"}, "games": 6, "digest": "12ab", "table": [{"bot": "<i>x", "mu": 25.0}]}  # fmt: skip
    (one / "arena.json").write_text(json.dumps(told))
    (one / "index.html").write_text(f"<h1>{name}</h1>")
    (one / "records" / "00001.txt").write_text("a record")
    (one / "bots.py").write_text("secret = 1")


async def test_contests_are_listed_and_shown(host: Host, folder: Path) -> None:
    async with httpx.AsyncClient(base_url=host.http, follow_redirects=True) as browser:
        page = await browser.get("/arena")
        assert "tabletown arena FILE --into" in page.text
        contest(folder, "club night")
        (folder / "else").mkdir()
        (folder / "else" / "arena.json").write_text("[]")
        page = await browser.get("/arena/")
        assert 'href="club%20night/index.html"' in page.text
        assert "&lt;i&gt;x" in page.text
        assert "else" not in page.text
        assert page.headers["content-type"].startswith("text/html")
        assert "default-src 'none'" in page.headers["content-security-policy"]
        shown = await browser.get("/arena/club%20night/index.html")
        assert shown.text == "<h1>club night</h1>"
        record = await browser.get("/arena/club%20night/records/00001.txt")
        assert record.text == "a record"
        assert record.headers["content-type"].startswith("text/plain")
        style = await browser.get("/arena/arena.css")
        assert style.headers["content-type"].startswith("text/css")
        assert "prefers-color-scheme" in style.text


async def test_nothing_else_is_shown(host: Host, folder: Path) -> None:
    contest(folder, "club")
    (host.config.folder() / "notes.txt").write_text("secret")
    (folder / "way-out.txt").symlink_to(host.config.folder() / "notes.txt")
    async with httpx.AsyncClient(base_url=host.http) as browser:
        for path in (
            "club/bots.py", "../notes.txt", "%2e%2e/notes.txt", "club/../../notes.txt", "club/%00.txt",
            "way-out.txt", "club", "club/nowhere.html", "%2e%2e/tabletown.sqlite3",
        ):  # fmt: skip
            answer = await browser.get(f"/arena/{path}")
            assert "secret" not in answer.text
            assert "SQLite" not in answer.text
        assert (await browser.get("/arena/club/bots.py")).status_code == 404
        assert (await browser.get("/arena/club/nowhere.html")).status_code == 404
