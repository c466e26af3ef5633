"""Addresses: networks that are kept out, one person of a network against the others, and e-mail addresses that are
somebody else's."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets.asyncio.client as ws
from aiosmtpd.controller import Controller
from websockets.exceptions import WebSocketException

from tests.attacks.tally import Tally
from tests.attacks.test_exhaustion import guarded
from tests.server.client import Crew, Refused, crew_of
from tests.server.host import Host, free_port, in_thread
from tests.server.test_extras import Mailbox, arrived, ticket_in

pytestmark = pytest.mark.anyio
HERE, THERE = "203.0.113.7", "198.51.100.4"


class From:
    """Somebody at an address, as a proxy that is believed tells it."""

    def __init__(self, host: Host, address: str) -> None:
        self.host = host
        self.headers = {"x-forwarded-for": address}

    async def call(
        self, method: str, path: str, body: Any = None, token: str = ""
    ) -> httpx.Response:
        headers = {**self.headers, **({"authorization": f"Bearer {token}"} if token else {})}
        async with httpx.AsyncClient(base_url=self.host.http, timeout=30) as http:
            return await http.request(method, path, json=body, headers=headers)

    async def enter(self) -> str:
        """The token of a new guest; empty if there is none to be had."""
        answer = await self.call("POST", "/api/session", {"name": "Mallory", "token": True})
        return str(answer.json()["token"]) if answer.is_success else ""

    async def hears(self, token: str) -> ws.ClientConnection | None:
        try:
            line = await ws.connect(self.host.ws, additional_headers=self.headers)
            await line.send(json.dumps({"type": "hello", "token": token}))
            assert '"welcome"' in str(await line.recv())
            return line
        except WebSocketException:
            return None


async def admin(host: Host, path: str, body: Any = None, address: str = "") -> httpx.Response:
    token = host.config.admin_token
    method = "GET" if body is None else "POST"
    return await From(host, address or THERE).call(method, f"/api/admin/{path}", body, token)


async def quota_of(call: Awaitable[Any]) -> str:
    """What there was too much of; empty: nothing."""
    try:
        await call
    except Refused as refusal:
        return str(refusal.data["quota"])
    return ""


async def closed(line: ws.ClientConnection) -> int:
    async with asyncio.timeout(10):
        await line.wait_closed()
    return line.close_code or 0


async def test_a_network_that_is_kept_out_stays_out(tmp_path: Path, tally: Tally) -> None:
    folder = tmp_path
    with in_thread(folder) as host:
        mallory, ann = From(host, HERE), From(host, THERE)
        token, good = await mallory.enter(), await ann.enter()
        line, other = await mallory.hears(token), await ann.hears(good)
        assert line is not None
        assert other is not None
        person = (await mallory.call("GET", "/api/me", token=token)).json()["user"]
        users = (await admin(host, "users")).json()
        assert {u["network"] for u in users if u["user"] == person} == {HERE}
        assert (await admin(host, "networks/bar", {"network": HERE})).is_success
        tally.attack("an open page of a network that is kept out", await closed(line) != 4401)
        answer = await mallory.call("GET", "/api/tables", token=token)
        tally.attack("its old session", answer.status_code != 403)
        tally.attack("a new guest", bool(await mallory.enter()))
        for path in ("/", "/healthy", "/metrics-and-more", "/assets/none.js", "/arena/", "/docs/"):
            tally.attack(path, (await mallory.call("GET", path)).status_code != 403)
        assert (
            await mallory.call("GET", "/health")
        ).is_success  # of no use to anybody but the host
        tally.attack("a socket", await mallory.hears(token) is not None)
        assert (await admin(host, "networks")).json()[0]["network"] == f"{HERE}/32"
        assert await ann.hears(good) is not None, "others are not kept out"
        assert not other.close_code
        await other.close()
    with in_thread(folder) as host:
        mallory = From(host, HERE)
        tally.attack("after a restart", bool(await mallory.enter()))
        # A host who has kept out the own network can let it in again.
        assert (await admin(host, "networks/release", {"network": HERE}, HERE)).is_success
        assert await mallory.enter()


async def test_a_network_is_kept_out_at_the_other_worker_too(
    two: tuple[Host, Host], tally: Tally
) -> None:
    one, other = two
    mallory = From(other, "192.0.2.77")
    line = await mallory.hears(await mallory.enter())
    assert line is not None
    assert (await admin(one, "networks/bar", {"network": "192.0.2.0/24"})).is_success
    tally.attack("a page at the other worker", await closed(line) != 4401)
    tally.attack("a new guest at the other worker", bool(await mallory.enter()))
    assert (await admin(one, "networks/release", {"network": "192.0.2.0/24"})).is_success


@pytest.mark.parametrize("network", ["127.0.0.1", "::1", "0.0.0.0/0", "10.0.0.0/8", "somewhere"])
async def test_a_slip_of_the_hand_keeps_nobody_out(tmp_path: Path, network: str) -> None:
    with in_thread(tmp_path) as host:
        answer = await admin(host, "networks/bar", {"network": network})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-usage")
        assert (await admin(host, "networks")).json() == []


async def test_a_new_address_of_the_same_network_is_the_same(tmp_path: Path, tally: Tally) -> None:
    with in_thread(tmp_path) as host:
        assert (await admin(host, "networks/bar", {"network": "2001:db8:5:6:7::8"})).is_success
        tally.attack("the next of 2^64", bool(await From(host, "2001:db8:5:6:ffff::1").enter()))
        assert await From(host, "2001:db8:5:7::1").enter()


# -- people who share an address ---------------------------------------------------------------------


async def test_one_person_does_not_use_up_what_the_neighbours_have(
    tmp_path: Path, tally: Tally
) -> None:
    with guarded(tmp_path, requests_a_minute=60) as host:
        async with crew_of(host) as crew:
            ann, mallory = await crew.person("Ann"), await crew.person("Mallory")
            for person in (ann, mallory):
                await person.get("/api/me")
            said = [await quota_of(mallory.get("/api/tables")) for _ in range(120)]
            assert set(said) == {"", "requests"}
            async with httpx.AsyncClient(base_url=host.http, timeout=60) as stranger:
                for _ in range(120):
                    await stranger.get("/api/server")
            said = [await quota_of(ann.get("/api/tables")) for _ in range(30)]
            failed = 30 - said.count("")
            tally.attack("the neighbour's requests", failed > 0, lost=failed)


# -- e-mail addresses --------------------------------------------------------------------------------


@asynccontextmanager
async def with_mail(folder: Path, **settings: Any) -> AsyncIterator[tuple[Host, Crew, Mailbox]]:
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        mail = {
            "smtp": f"smtp://127.0.0.1:{controller.port}", "mail_from": "t@example.org",
            "origin": "https://town.example.org",
        }  # fmt: skip
        with in_thread(folder, **mail, **settings) as host:
            async with crew_of(host) as crew:
                yield host, crew, box
    finally:
        controller.stop()


async def test_a_message_leads_to_this_server_only(tmp_path: Path, tally: Tally) -> None:
    """Whatever the request calls this server: nobody writes to others in its name with a link of their own."""
    async with with_mail(tmp_path) as (_, crew, box):
        eve = await crew.person("Eve")
        for name in ("host", "x-forwarded-host", "origin"):
            await eve.http.patch(
                "/api/me", json={"email": "victim@example.org"}, headers={name: "evil.example"}
            )
        letters = await arrived(box, 1)
        found = [letter for letter in letters if "evil.example" in letter]
        tally.attack("a link of somebody else in a message", bool(found))
        assert all("https://town.example.org/settings?confirm=" in one for one in letters)


async def test_an_address_counts_when_its_owner_says_so(tmp_path: Path, tally: Tally) -> None:
    async with with_mail(tmp_path) as (_, crew, box):
        ann = await crew.person("Ann")
        wish = {"email": "victim@example.org", "notify": "mail", "preferences": {"language": "ru"}}
        me = await ann.call("PATCH", "/api/me", wish)
        assert me["asked"] == "victim@example.org"
        tally.attack("an address nobody confirmed", me["email"] is not None)
        (letter,) = await arrived(box, 1)
        assert "Игрок Ann" in letter
        ticket = ticket_in(letter)
        for wrong in (ticket[:-4] + "AAAA", "", "x" * 300):
            with pytest.raises(Refused):
                await ann.post("/api/me/email", {"ticket": wrong})
        tally.attack("a forged link", (await ann.get("/api/me"))["email"] is not None)
        async with httpx.AsyncClient(
            base_url=ann.host.http
        ) as elsewhere:  # the mail program's browser
            answer = await elsewhere.post("/api/me/email", json={"ticket": ticket})
            assert answer.is_success, answer.text
        assert (await ann.get("/api/me"))["email"] == "victim@example.org"
        await ann.call("PATCH", "/api/me", {"email": "victim@example.org"})
        assert len(box.messages) == 1, "nobody is asked twice"


async def test_a_new_account_brings_no_address_along(tmp_path: Path, tally: Tally) -> None:
    async with with_mail(tmp_path) as (_, crew, box):
        ann = await crew.person("Ann")
        me = await ann.register(name="Ann", password="a long password", email="v@example.org")
        tally.attack("an address by registration", me["email"] is not None)
        assert me["asked"] == "v@example.org"
        ticket = ticket_in((await arrived(box, 1))[0])
        await ann.call("DELETE", "/api/me")
        async with httpx.AsyncClient(base_url=ann.host.http) as anybody:
            answer = await anybody.post("/api/me/email", json={"ticket": ticket})
        tally.attack("the link of somebody who was erased", answer.status_code != 404)


async def test_nobody_is_flooded_with_questions(tmp_path: Path, tally: Tally) -> None:
    async with with_mail(tmp_path, mails_an_hour=6.0) as (_, crew, box):
        said = set()
        for number in range(4):
            person = await crew.person(f"Mallory {number}")
            for _ in range(4):
                wish = person.call("PATCH", "/api/me", {"email": "Victim@example.org"})
                said.add(await quota_of(wish))
        await asyncio.sleep(0.5)
        tally.attack(f"{len(box.messages)} messages to one address", len(box.messages) > 3)
        assert (len(box.messages), said) == (3, {"", "mails"})
