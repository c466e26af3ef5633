"""Sessions: requests that other sites forge, and sessions that ended."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.attacks.tally import Tally
from tests.server.client import Crew, Live, Person, crew_of
from tests.server.host import Host, in_thread

pytestmark = pytest.mark.anyio


async def entered(browser: httpx.AsyncClient) -> str:
    """A guest's session in the browser's cookie; the CSRF token."""
    await browser.get("/api/me")
    token = browser.cookies["csrftoken"]
    answer = await browser.post(
        "/api/session", json={"name": "Ann"}, headers={"x-csrftoken": token}
    )
    assert answer.status_code == 200
    return token


async def test_a_forged_request_needs_more_than_some_authorization(
    host: Host, tally: Tally
) -> None:
    """A proxy's Basic auth, a foreign token or an empty header make no cookie safe."""
    async with httpx.AsyncClient(base_url=host.http, headers={"origin": host.http}) as browser:
        await entered(browser)
        for header in ("Basic eDp5", "Bearer", "Bearer x", "Bearer " + "x" * 43, "x"):
            answer = await browser.patch(
                "/api/me", json={"name": "Forged"}, headers={"authorization": header}
            )
            tally.attack(f"PATCH /api/me with '{header}'", answer.status_code == 200)
        assert (await browser.get("/api/me")).json()["name"] == "Ann"


# -- sessions that ended --------------------------------------------------------------------------


async def closed_by_server(live: Live, seconds: float = 10.0) -> int:
    """The code with which the server closes a socket; 0 if it does not."""
    try:
        async with asyncio.timeout(seconds):
            await live.socket.wait_closed()
    except TimeoutError:
        return 0
    return live.socket.close_code or 0


async def account(crew: Crew, name: str) -> tuple[Person, dict[str, str]]:
    """A person with an account; what it takes to log in."""
    person = await crew.person(name)
    login = {"name": f"{name} {time.time_ns()}", "password": "correct horse"}
    await person.register(**login)
    return person, login


async def second_session(crew: Crew, host: Host, login: dict[str, str]) -> Person:
    other = Person(host, "elsewhere")
    crew.people.append(other)
    other.take_session(await other.post("/api/login", {**login, "token": True}))
    return other


async def ban(host: Host, user: str) -> None:
    headers = {"authorization": f"Bearer {host.config.admin_token}"}
    async with httpx.AsyncClient(base_url=host.http, headers=headers) as admin:
        answer = await admin.post(f"/api/admin/users/{user}/ban", json={"banned": True})
        assert answer.status_code == 200


@pytest.mark.parametrize("how", ["logout", "password", "erasure", "ban"])
async def test_an_ended_session_ends_its_sockets(
    host: Host, crew: Crew, tally: Tally, how: str
) -> None:
    ann, login = await account(crew, "Ann")
    stolen = await second_session(crew, host, login)
    table = await ann.table("lanterns", "me", "me")
    live = await stolen.live()
    await live.watch(table["id"], 0)
    if how == "logout":
        await stolen.post("/api/logout")
    elif how == "password":
        await ann.post("/api/password", {"old": login["password"], "new": "battery staple"})
    elif how == "erasure":
        await ann.call("DELETE", "/api/me")
    else:
        await ban(host, ann.user)
    tally.attack(f"a socket after {how}", await closed_by_server(live) != 4401)
    tally.attack(f"a new socket after {how}", await opens(stolen))
    tally.attack(f"HTTP after {how}", (await stolen.get("/api/me"))["user"] is not None)
    if how in ("logout", "password"):
        assert await opens(ann), "the other session goes on"


async def opens(person: Person) -> bool:
    """Whether a person's token opens a socket."""
    live = Live(person)
    try:
        await live.connect()
    except (ConnectionError, ConnectionClosed):
        return False
    finally:
        await live.close()
    return True


async def test_sockets_end_at_the_other_worker_too(two: tuple[Host, Host], tally: Tally) -> None:
    first, second = two
    async with crew_of(first) as crew:
        for how in ("logout", "password", "erasure", "ban"):
            ann, login = await account(crew, "Ann")
            stolen = await second_session(crew, second, login)
            assert (await stolen.get("/api/me"))["user"] == ann.user  # the second worker knows it
            live = await stolen.live()
            if how == "logout":
                elsewhere = Person(first, "elsewhere")
                crew.people.append(elsewhere)
                elsewhere.http.headers["authorization"] = f"Bearer {stolen.token}"
                await elsewhere.post("/api/logout")
            elif how == "password":
                await ann.post("/api/password", {"old": login["password"], "new": "battery staple"})
            elif how == "erasure":
                await ann.call("DELETE", "/api/me")
            else:
                await ban(first, ann.user)
            tally.attack(f"{how} at another worker", await closed_by_server(live) != 4401)
            known = (await stolen.get("/api/me"))["user"]
            tally.attack(f"HTTP after {how} at another worker", known is not None)


async def test_a_guests_token_is_worth_nothing_after_the_registration(
    crew: Crew, tally: Tally
) -> None:
    """Who planted a guest's session in somebody's browser does not get their account."""
    ann = await crew.person("Ann")
    planted = ann.token
    attacker = await ann.live()
    await ann.register(name=f"Ann {time.time_ns()}", password="correct horse")
    assert ann.token != planted
    assert (await ann.get("/api/me"))["kind"] == "account"
    tally.attack("the socket of a planted session", await closed_by_server(attacker) != 4402)
    answer = await ann.http.get("/api/me", headers={"authorization": f"Bearer {planted}"})
    tally.attack("a planted session", answer.json()["user"] is not None)
    assert await opens(ann)


async def test_a_page_that_does_not_read_is_closed_too(crew: Crew, tally: Tally) -> None:
    """Full buffers do not keep a session alive."""
    ann = await crew.person("Ann")
    live = await ann.live()
    live.reader.cancel()
    live.socket.transport.pause_reading()
    table = await ann.table("lanterns", "me", "me")
    for _ in range(300):
        await live.socket.send(json.dumps({"type": "watch", "table": table["id"], "seat": 0}))
    await asyncio.sleep(0.5)
    await ann.post("/api/logout")
    hub = crew.host.hub
    for _ in range(100):
        if ann.user not in hub.clients:
            break
        await asyncio.sleep(0.1)
    tally.attack("a socket that is not read", ann.user in hub.clients)
    live.socket.transport.resume_reading()


async def test_a_ban_of_nobody_is_no_ban(host: Host) -> None:
    headers = {"authorization": f"Bearer {host.config.admin_token}"}
    async with httpx.AsyncClient(base_url=host.http, headers=headers) as admin:
        for deed in (
            {"path": "ban", "json": {"banned": True}},
            {"path": "mute", "json": {"hours": 1}},
        ):
            answer = await admin.post(f"/api/admin/users/nobody/{deed['path']}", json=deed["json"])
            assert answer.status_code == 404


async def test_a_banned_persons_tables_close(host: Host, crew: Crew, tally: Tally) -> None:
    ann, ben = await crew.person("Ann"), await crew.person("Ben")
    public = {"settings": {"public": True}}
    own = await ben.table("lanterns", "me", "open", **public)
    other = await ann.table("lanterns", "me", "open", "open", **public)
    await ben.post(f"/api/tables/{other['id']}/join", {})
    running = await ann.table("lanterns", "me", "open", start=True, **public)
    await ben.post(f"/api/tables/{running['id']}/join", {})
    await ban(host, ben.user)
    listed = [table["id"] for table in (await ann.get("/api/tables", show="open"))["tables"]]
    tally.attack("a banned person's table in the lobby", own["id"] in listed)
    assert other["id"] in listed
    seats = (await ann.get(f"/api/tables/{other['id']}"))["seats"]
    tally.attack("a banned person at an open table", any(s["user"] == ben.user for s in seats))
    seat = (await ann.get(f"/api/tables/{running['id']}"))["seats"][1]
    assert (seat["user"], seat["stand_in"]) == (ben.user, "normal")


async def test_too_many_messages_are_answered_one_by_one(tmp_path: Path) -> None:
    with in_thread(tmp_path, messages_a_second=5.0) as host:
        async with crew_of(host) as crew:
            live = await (await crew.person("Ann")).live()
            answers = await asyncio.gather(
                *[live.ask({"type": "ping"}, wrong=True) for _ in range(20)]
            )
            assert {answer["type"] for answer in answers} == {"pong", "error"}
