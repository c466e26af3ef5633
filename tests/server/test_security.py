"""What is kept out: forged requests, foreign pages, floods, oversized and malformed input."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets.asyncio.client as ws
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tabletown.server.protocol.incoming import Incoming
from tests.server.client import Crew
from tests.server.host import Host, in_thread

pytestmark = pytest.mark.anyio


async def test_cookies_need_the_csrf_token(host: Host) -> None:
    async with httpx.AsyncClient(base_url=host.http, headers={"origin": host.http}) as browser:
        me = await browser.get("/api/me")
        assert me.json() == {"user": None}
        assert (await browser.post("/api/session", json={"name": "Ann"})).status_code == 403
        token = browser.cookies["csrftoken"]
        entered = await browser.post(
            "/api/session", json={"name": "Ann"}, headers={"x-csrftoken": token}
        )
        assert entered.status_code == 200
        cookie = entered.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert (await browser.get("/api/me")).json()["name"] == "Ann"
        wish = {"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        forged = await browser.post("/api/tables", json=wish)
        assert forged.status_code == 403
        assert forged.json()["code"] == "not-allowed"
        wrong = await browser.post("/api/tables", json=wish, headers={"x-csrftoken": token[::-1]})
        assert wrong.status_code == 403
        made = await browser.post("/api/tables", json=wish, headers={"x-csrftoken": token})
        assert made.status_code == 201


async def test_pages_are_safe(host: Host) -> None:
    async with httpx.AsyncClient(base_url=host.http) as browser:
        for path in ("/", "/admin", "/api/games", "/nowhere/at/all", "/health"):
            answer = await browser.get(path)
            policy = answer.headers["content-security-policy"]
            assert "script-src 'self'" in policy
            assert "unsafe-inline'" not in policy.split("style-src-attr")[0]
            assert answer.headers["x-content-type-options"] == "nosniff"
        page = (await browser.get("/")).text
        assert "onclick" not in page
        for path in (
            "/server/../app.py",
            "/server/%2e%2e/run.py",
            "/assets/../../x",
            "/..%2f..%2fetc/passwd",
        ):
            assert "import" not in (await browser.get(path)).text


async def test_foreign_pages_cannot_open_the_socket(host: Host) -> None:
    with pytest.raises(InvalidStatus) as caught:
        await ws.connect(host.ws, origin="https://evil.example")  # type: ignore[arg-type]
    assert caught.value.response.status_code == 403
    async with ws.connect(host.ws, origin=host.http):  # type: ignore[arg-type]
        pass


async def closed_with(host: Host, *messages: str | bytes) -> int:
    async with ws.connect(host.ws, max_size=None) as socket:
        try:
            for message in messages:
                await socket.send(message)
            async with asyncio.timeout(15):
                while True:
                    await socket.recv()
        except ConnectionClosed:
            return socket.close_code or 0


async def test_bad_greetings(host: Host, crew: Crew) -> None:
    ann = await crew.person()
    hello = json.dumps({"type": "hello", "token": ann.token})
    assert await closed_with(host, "nonsense") == 4400
    assert await closed_with(host, json.dumps({"type": "ping"})) == 4400
    assert await closed_with(host, json.dumps({"type": "hello"})) == 4401
    assert await closed_with(host, json.dumps({"type": "hello", "token": "x" * 43})) == 4401
    assert await closed_with(host, hello, "x" * 70_000) == 1009


def wrong_messages() -> list[dict[str, Any]]:
    """For every kind of message: a field too many, every field missing, every field of a wrong type."""
    right: dict[str, Any] = {
        "table": "abcdefghij", "seat": 0, "version": 0, "key": "12345678", "text": "x",
        "texts": ["x"], "kind": "pause", "motion": "abcdef", "agree": True,
    }  # fmt: skip
    found: list[dict[str, Any]] = [{"type": "dance"}, {"type": 5}, {}, {"no": "type"}]
    for struct in Incoming.__args__:
        fields = {name: right[name] for name in struct.__struct_fields__ if name in right}
        base = {"type": struct.__struct_config__.tag, **fields}
        found.append({**base, "surplus": 1})
        for name in fields:
            found.append({**base, name: {"wrong": []}})
            if isinstance(fields[name], str):
                found.append({**base, name: "x" * 20_000})
            if type(fields[name]) is int:
                found.append({**base, name: -1})
                found.append({**base, name: 10**12})
    return found


async def test_every_malformed_message_gets_a_documented_error(host: Host, crew: Crew) -> None:
    ann = await crew.person()
    live = await ann.live()
    messages = wrong_messages()
    assert len(messages) > 100
    for message in messages:
        answer = await live.ask(message, wrong=True)
        assert answer["type"] == "error", message
        assert answer["code"] in ("bad-request", "not-found"), (message, answer)
    for raw in (
        "",
        "[" * 5000,
        "[]",
        "null",
        '"hello"',
        "{",
        "\ud7ff",
        '{"type": "ping", "id": 5}',
    ):
        before = len(live.other)
        await live.socket.send(raw)
        answer = await live.heard(lambda m: m["type"] == "error", after=before)
        assert answer["code"] == "bad-request"
    assert (await live.ask({"type": "ping"}))["type"] == "pong"


async def test_messages_about_tables_one_may_not_know(crew: Crew) -> None:
    ann, eve = await crew.person("Ann"), await crew.person("Eve")
    table = await ann.table("lanterns", "me", "me")
    live = await eve.live()
    base = {"table": table["id"], "seat": 0, "version": 0, "key": "12345678"}
    for message in (
        {"type": "watch", "table": table["id"], "seat": 0},
        {"type": "watch", "table": table["id"], "invite": "guess"},
        {"type": "act", **base, "text": "show 1"},
        {"type": "commit", **base, "texts": ["show 1"]},
        {"type": "undo", **base},
        {"type": "motion", "table": table["id"], "seat": 0, "kind": "cancel"},
        {"type": "ballot", "table": table["id"], "seat": 0, "motion": "x", "agree": True},
        {"type": "preview", "table": table["id"], "seat": 0, "text": "show 1"},
        {"type": "explain", "table": table["id"], "seat": 0, "text": "show 1"},
        {"type": "plan", "table": table["id"], "seat": 0, "texts": []},
        {"type": "forecast", "table": table["id"], "seat": 0},
        {"type": "hint", "table": table["id"], "seat": 0},
        {"type": "say", "table": table["id"], "key": "12345678", "text": "hi"},
        {"type": "note", "table": table["id"], "text": "hi"},
        {"type": "replay", "table": table["id"], "seat": 0, "version": 0},
        {"type": "here", "table": table["id"], "seat": 0},
        {"type": "unwatch", "table": table["id"], "seat": 0},
    ):
        answer = await live.ask(message, wrong=True)
        assert answer["code"] == "not-found", (message, answer)


async def test_a_flood_is_stopped(tmp_path: Path) -> None:
    with in_thread(tmp_path, messages_a_second=5.0) as host:
        async with httpx.AsyncClient(base_url=host.http) as http:
            token = (await http.post("/api/session", json={"name": "F", "token": True})).json()[
                "token"
            ]
        hello = json.dumps({"type": "hello", "token": token})
        assert await closed_with(host, hello, *[json.dumps({"type": "ping"})] * 200) == 4429


async def test_bodies_have_limits(host: Host, crew: Crew) -> None:
    ann = await crew.person()
    large = await ann.http.post("/api/tables", content=b"[" + b"1," * 400_000 + b"1]")
    assert large.status_code == 413
    assert large.json()["code"] == "too-large"
    for body in (b"", b"{", b"\xff\xfe", b'{"name": 5}', b"[" * 5000):
        answer = await ann.http.post("/api/tables", content=body)
        assert answer.status_code == 400, body
        assert answer.json()["code"] == "bad-request"
    assert (await ann.http.get("/api/tables", params={"limit": "many"})).status_code == 400
    assert (await ann.http.get("/api/nowhere")).json()["code"] == "not-found"
    assert (await ann.http.delete("/api/tables")).status_code == 405
