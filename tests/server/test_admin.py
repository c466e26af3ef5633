"""What the upkeep page asks for: lists that are searched and turned, limits and refusals, health."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tabletown.server.config import ServerConfig
from tabletown.server.quotas import Quotas
from tabletown.server.storage import store
from tests.server.client import crew_of
from tests.server.host import Host

pytestmark = pytest.mark.anyio


async def rows(host: Host, path: str, **wish: Any) -> list[dict[str, Any]]:
    headers = {"authorization": f"Bearer {host.config.admin_token}"}
    async with httpx.AsyncClient(base_url=host.http, headers=headers) as admin:
        answer = await admin.get(f"/api/admin/{path}", params=wish)
        assert answer.status_code == 200, answer.text
        found: list[dict[str, Any]] = answer.json()
        return found


async def test_people_are_searched_and_turned(host: Host) -> None:
    async with crew_of(host) as crew:
        for number in range(5):
            await crew.person(f"Zoe_{number}%")
        found = await rows(host, "users", name="zoe_")
        assert [row["name"] for row in found] == [f"Zoe_{n}%" for n in (4, 3, 2, 1, 0)]
        assert not await rows(host, "users", name="Zoe%4"), "what people write is no pattern"
        second = await rows(host, "users", name="ZOE_", skip=2, limit=2)
        assert [row["name"] for row in second] == ["Zoe_2%", "Zoe_1%"]
        assert not await rows(host, "users", name="zoe_", skip=5)
        assert not await rows(host, "users", name="zoe_", banned=True)


async def test_tables_and_incidents_are_searched(host: Host) -> None:
    async with crew_of(host) as crew:
        ann = await crew.person("Quillfeather")
        wish = {"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "open"}], "title": "Xylo"}
        table = (await ann.http.post("/api/tables", json=wish)).json()["id"]
        for words in ("xylo", "quillfeather", table[2:-1]):
            assert [row["id"] for row in await rows(host, "tables", search=words)] == [table]
        assert not await rows(host, "tables", search="xylo", skip=1)
        host.hub.db.write_now(
            lambda c: store.keep_incident(c, "test", "a sentence with _ in it", table, 3)
        )
        (incident,) = await rows(host, "incidents", search="WITH _ IN")
        assert (incident["kind"], incident["table"]) == ("test", table)
        assert not await rows(host, "incidents", search="withXin")


async def test_limits_are_told_with_what_was_refused(host: Host) -> None:
    before = {row["kind"]: row["refused"] for row in await rows(host, "limits")}
    host.hub.quotas.refusal("hints", 1.0)
    after = {row["kind"]: row["refused"] for row in await rows(host, "limits")}
    assert after == {**before, "hints": before["hints"] + 1}


def test_limits_in_words() -> None:
    told = Quotas(ServerConfig()).told()
    assert told["hints"] == ("20/min (10)", "160/min (80)")
    assert told["tables"] == ("2/min (40)", "16/min (320)")
    assert told["messages"][0] == "30/s (90)"
    assert told["requests"] == ("10/s (600)", "80/s (4,800)")
    assert told["visits"] == ("", "10/s (600)")
    assert told["imports"][0] == "20/h (5)"
    assert told["sockets"] == ("40", "200")


async def test_the_overview_says_how_it_is(host: Host) -> None:
    headers = {"authorization": f"Bearer {host.config.admin_token}"}
    async with httpx.AsyncClient(base_url=host.http, headers=headers) as admin:
        assert (await admin.get("/api/admin/overview")).json()["health"] == "ok"
        made = (await admin.post("/api/admin/backup", timeout=60)).json()
        assert (await admin.get("/api/admin/overview")).json()["last_backup"] == made["file"]
        assert (await admin.get("/api/admin/users", params={"skip": -1})).status_code == 400
