"""What a host needs beside play: closing for new tables, who may make them, a log of what admins did,
new passwords for people who forgot theirs, and an end to what is kept."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from tabletown.server.storage.schema import chat, incidents, sessions, users
from tabletown.server.web import admin as routes
from tests.server.client import Crew, Person, Refused, crew_of
from tests.server.host import Host, in_thread

pytestmark = pytest.mark.anyio
DAY = 86400.0


async def ask(host: Host, method: str, path: str, body: Any = None) -> httpx.Response:
    headers = {"authorization": f"Bearer {host.config.admin_token}"}
    async with httpx.AsyncClient(base_url=host.http, headers=headers, timeout=60) as admin:
        return await admin.request(method, f"/api/admin/{path}", json=body)


async def test_a_closed_server_makes_no_tables_but_plays_on(host: Host, crew: Crew) -> None:
    ann = await crew.person("Ann")
    table = await ann.table("lanterns", "me", "random")
    live = await ann.live()
    await live.watch(table["id"], 0)
    assert (await ask(host, "POST", "closing", {"closed": True})).status_code == 200
    try:
        with pytest.raises(Refused) as caught:
            await ann.table("lanterns", "me", "random")
        assert caught.value.code == "closed"
        shown = await live.until(table["id"], 0, lambda u: u["view"]["decision"] is not None)
        await live.act(table["id"], 0, shown["view"]["decision"]["options"][0])
        assert (await ask(host, "GET", "overview")).json()["closed"]
        host.run(host.hub.upkeep.read())  # as after a restart
        assert host.hub.upkeep.closed
    finally:
        await ask(host, "POST", "closing", {"closed": False})
    await ann.table("lanterns", "me", "random")


async def test_the_other_worker_closes_too(two: tuple[Host, Host]) -> None:
    first, second = two
    await ask(first, "POST", "closing", {"closed": True})
    deadline = time.monotonic() + 10
    while not second.hub.upkeep.closed and time.monotonic() < deadline:
        time.sleep(0.02)
    assert second.hub.upkeep.closed
    await ask(first, "POST", "closing", {"closed": False})


@pytest.mark.parametrize(("who", "guest", "account"), [
    ("everybody", True, True), ("accounts", False, True), ("admins", False, False),
])  # fmt: skip
async def test_the_host_says_who_makes_tables(
    tmp_path: Path, who: str, guest: bool, account: bool
) -> None:
    with in_thread(tmp_path, tables_by=who) as host:
        async with crew_of(host) as crew:
            ann = await crew.person("Ann")
            assert await makes_a_table(ann) == guest
            await ann.register(name="Ann the Great", password="a long password")
            assert await makes_a_table(ann) == account


async def makes_a_table(person: Person) -> bool:
    answer = await person.http.post(
        "/api/tables", json={"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    assert answer.status_code in (200, 201, 403)
    return answer.status_code != 403


async def test_a_forgotten_password_is_replaced_by_an_admin(host: Host, crew: Crew) -> None:
    ann = await crew.person("Ann")
    me = await ann.register(name="Ann of Upkeep", password="the first password")
    made = (await ask(host, "POST", f"users/{me['user']}/password")).json()
    assert len(made["password"]) >= 12
    async with httpx.AsyncClient(base_url=host.http) as anybody:
        login = {"name": "Ann of Upkeep", "password": "the first password"}
        assert (await anybody.post("/api/login", json=login)).status_code == 401
        login["password"] = made["password"]
        assert (await anybody.post("/api/login", json=login)).status_code == 200
    assert (await ann.get("/api/me"))["user"] is None, "the old sessions are over"
    guest = await crew.person("Gus")
    answer = await ask(host, "POST", f"users/{(await guest.get('/api/me'))['user']}/password")
    assert answer.status_code == 404, "a guest has none"


async def test_every_deed_of_an_admin_is_written_down(host: Host, crew: Crew) -> None:
    ann = await crew.person("Ann")
    user = (await ann.register(name="Ann in the log", password="a long password"))["user"]
    table = (await ann.table("lanterns", "me", "random"))["id"]
    bodies: dict[str, Any] = {
        "rewind": {"version": 0}, "mute": {"hours": 1}, "ban": {"banned": False},
        "announce": {"text": "soon"}, "closing": {"closed": False},
        "bar": {"network": "203.0.113.9", "days": 1}, "release": {"network": "203.0.113.9"},
    }  # fmt: skip
    done = []
    for route in routes.routes().routes:
        if "POST" in route.methods:
            path = route.path.removeprefix("/api/admin/").replace("{user:str}", user)
            path = path.replace("{id:str}", table).replace("{number:int}", "1")
            name = path.rpartition("/")[2]
            answer = await ask(host, "POST", path, bodies.get(name))
            assert answer.status_code < 500, (path, answer.text)
            if answer.is_success:
                done.append(path)
    log = (await ask(host, "GET", "log?limit=100")).json()
    assert len(done) >= 9
    assert [line["deed"] for line in log[: len(done)]] == [deed_of(path) for path in reversed(done)]
    assert {line["who"] for line in log[: len(done)]} == {"token"}
    assert all(
        line["about"] in (user, table, "1", "203.0.113.9/32", None) for line in log[: len(done)]
    )
    await ask(host, "POST", "announce", {"text": ""})


def deed_of(path: str) -> str:
    parts = path.split("/")
    return parts[-1] if len(parts) == 1 else f"{parts[0]}-{parts[-1]}"


async def test_what_is_old_is_forgotten(tmp_path: Path) -> None:
    with in_thread(
        tmp_path, keep_incidents_days=30, keep_chat_days=10, keep_guests_days=20
    ) as host:
        async with crew_of(host) as crew:
            ann, ben, cleo = [await crew.person(name) for name in ("Ann", "Ben", "Cleo")]
            ids = [(await one.get("/api/me"))["user"] for one in (ann, ben, cleo)]
            table = await cleo.table("lanterns", "me", "random")  # a guest who still plays
            live = await cleo.live()
            await live.watch(table["id"], 0)
            for number in range(2):
                say = {"type": "say", "table": table["id"], "key": f"say-number-{number}"}
                await live.ask({**say, "seat": 0, "text": "hello"})
            old = time.time() - 25 * DAY

            def age(c: Any) -> None:
                c.execute(users.update().where(users.c.id.in_([ids[1], ids[2]])).values(seen=old))
                c.execute(chat.update().where(chat.c.key == "say-number-0").values(at=old))
                for at in (time.time() - 31 * DAY, old):
                    c.execute(incidents.insert().values(at=at, kind="test", detail="x"))
                c.execute(
                    sessions.update()
                    .where(sessions.c.user_id == ids[1])
                    .values(seen=time.time() - 400 * DAY)
                )

            host.hub.db.write_now(age)
            host.run(host.hub.upkeep.forget_old())

            def left(c: Any) -> tuple[set[str], int, int, set[str]]:
                return (
                    set(c.execute(sa.select(users.c.id)).scalars()),
                    c.execute(sa.select(sa.func.count()).select_from(incidents)).scalar_one(),
                    c.execute(sa.select(sa.func.count()).select_from(chat)).scalar_one(),
                    set(c.execute(sa.select(sessions.c.user_id)).scalars()),
                )

            people, troubles, words, entered = host.hub.db.read_now(left)
            assert ids[1] not in people
            assert {ids[0], ids[2]} <= people
            assert (troubles, words) == (1, 1)
            assert ids[1] not in entered
