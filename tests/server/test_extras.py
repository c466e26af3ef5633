"""Optional parts: passkeys, OpenID Connect, mail, web push."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import os
import re
import threading
import time
import urllib.parse
from collections.abc import Iterator
from email import message_from_bytes
from email.policy import default
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import cbor2
import httpx
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from joserfc import jwt
from joserfc.jwk import RSAKey
from py_vapid import Vapid

from tabletown.server.errors import Trouble
from tabletown.server.people import tickets
from tabletown.server.people.posting import Answer, PublicPost
from tests.server.client import Crew, Refused, crew_of
from tests.server.host import Host, free_port, in_thread

pytestmark = pytest.mark.anyio


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """A passkey in software."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(32)
        self.uses = 0

    def client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps(
            {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        ).encode()

    def data(self, site: str, flags: int, more: bytes = b"") -> bytes:
        self.uses += 1
        return (
            hashlib.sha256(site.encode()).digest()
            + bytes([flags])
            + self.uses.to_bytes(4, "big")
            + more
        )

    def register(self, options: dict[str, Any]) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        cose = cbor2.dumps(
            {
                1: 2,
                3: -7,
                -1: 1,
                -2: numbers.x.to_bytes(32, "big"),
                -3: numbers.y.to_bytes(32, "big"),
            }
        )
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        data = self.data(options["rp"]["id"], 0x45, attested)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": b64(self.id), "rawId": b64(self.id), "type": "public-key",
            "response": {
                "clientDataJSON": b64(self.client_data("webauthn.create", options["challenge"])),
                "attestationObject": b64(attestation),
            },
        }  # fmt: skip

    def login(self, options: dict[str, Any]) -> dict[str, Any]:
        client = self.client_data("webauthn.get", options["challenge"])
        data = self.data(options["rpId"], 0x05)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": b64(self.id), "rawId": b64(self.id), "type": "public-key",
            "response": {
                "clientDataJSON": b64(client), "authenticatorData": b64(data),
                "signature": b64(signature),
            },
        }  # fmt: skip


async def test_log_in_with_a_passkey(tmp_path: Path) -> None:
    port = free_port()
    origin = f"http://localhost:{port}"
    with in_thread(tmp_path, passkeys=True, port=port, origin=origin) as host:
        async with crew_of(host) as crew:
            ann = await crew.person("Ann")
            with pytest.raises(Refused) as caught:
                await ann.post("/api/passkeys/options")
            assert caught.value.code == "not-allowed"  # guests have nothing to come back to
            await ann.register(name="Ann", password="correct horse")
            begun = await ann.post("/api/passkeys/options")
            key = Authenticator(origin)
            answer = {"ticket": begun["ticket"], "credential": key.register(begun["options"])}
            wrong = Authenticator("http://evil.example").register(begun["options"])
            with pytest.raises(Refused) as caught:
                await ann.post("/api/passkeys", {**answer, "credential": wrong})
            assert caught.value.code == "wrong-login"
            await ann.post("/api/passkeys", answer)
            eve = await crew.person("Eve")
            begun = await eve.post("/api/passkeys/login/options")
            answer = {"ticket": begun["ticket"], "credential": key.login(begun["options"])}
            forged = {**answer, "credential": Authenticator(origin).login(begun["options"])}
            for bad in (forged, {**answer, "ticket": "x" * 80}, {**answer, "credential": {}}):
                with pytest.raises(Refused) as caught:
                    await eve.post("/api/passkeys/login", bad)
                assert caught.value.code == "wrong-login"
            assert (await eve.post("/api/passkeys/login", answer))["user"] == ann.user
            assert (await ann.get("/api/server"))["passkeys"] is True


def test_tickets_are_for_one_purpose_and_a_short_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ticket = tickets.issue("secret", "login", {"x": 1})
    assert tickets.redeem("secret", "login", ticket)["x"] == 1
    for secret, purpose, text in (
        ("other", "login", ticket), ("secret", "register", ticket), ("secret", "login", ticket[:-4]),
        ("secret", "login", "Ä"), ("secret", "login", ""),
    ):  # fmt: skip
        with pytest.raises(Trouble):
            tickets.redeem(secret, purpose, text)
    later = time.time() + 3600
    monkeypatch.setattr(time, "time", lambda: later)
    with pytest.raises(Trouble):
        tickets.redeem("secret", "login", ticket)


class FakeIssuer:
    """An OpenID Connect server that lets everybody in."""

    def __init__(self) -> None:
        self.key = RSAKey.generate_key(2048, parameters={"kid": "k1", "use": "sig"})
        self.codes: dict[str, dict[str, str]] = {}
        self.lie: dict[str, Any] = {}
        issuer = self

        class Handler(BaseHTTPRequestHandler):
            def answer(self, data: Any) -> None:
                body = json.dumps(data).encode()
                self.send_response(200)
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def do_GET(self) -> None:
                if self.path == "/keys":
                    self.answer({"keys": [issuer.key.as_dict(private=False)]})
                else:
                    self.answer(
                        {
                            "issuer": issuer.address, "jwks_uri": issuer.address + "/keys",
                            "authorization_endpoint": issuer.address + "/authorize",
                            "token_endpoint": issuer.address + "/token",
                        }
                    )  # fmt: skip

            def do_POST(self) -> None:
                form = dict(
                    urllib.parse.parse_qsl(
                        self.rfile.read(int(self.headers["content-length"])).decode()
                    )
                )
                asked = issuer.codes.pop(form["code"])
                challenge = b64(hashlib.sha256(form["code_verifier"].encode()).digest())
                assert challenge == asked["code_challenge"]
                claims = {
                    "iss": issuer.address, "aud": form["client_id"], "sub": "person-7",
                    "exp": int(time.time()) + 60, "nonce": asked["nonce"], "name": "Zofia", **issuer.lie,
                }  # fmt: skip
                token = jwt.encode({"alg": "RS256", "kid": "k1"}, claims, issuer.key)
                self.answer({"id_token": token, "access_token": "x"})

            def log_message(self, *_: Any) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def authorize(self, location: str) -> str:
        """What the person's browser is sent back with."""
        query = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(location).query))
        code = b64(os.urandom(8))
        self.codes[code] = query
        return f"{query['redirect_uri']}?{urllib.parse.urlencode({'code': code, 'state': query['state']})}"


@pytest.fixture
def issuer() -> Iterator[FakeIssuer]:
    made = FakeIssuer()
    yield made
    made.server.shutdown()
    made.server.server_close()


async def test_log_in_with_openid_connect(tmp_path: Path, issuer: FakeIssuer) -> None:
    with in_thread(tmp_path, oidc_issuer=issuer.address, oidc_client="tt", oidc_secret="s") as host:
        users = []
        for _ in range(2):
            async with httpx.AsyncClient(base_url=host.http) as browser:
                off = await browser.get("/auth/oidc/start")
                assert off.status_code == 302
                back = await browser.get(issuer.authorize(off.headers["location"]))
                assert back.headers["location"] == "/"
                me = (await browser.get("/api/me")).json()
                assert (me["kind"], me["name"]) == ("account", "Zofia")
                users.append(me["user"])
        assert users[0] == users[1]
        for lie in (
            {"aud": "other"},
            {"nonce": "old"},
            {"exp": 1},
            {"iss": "https://evil.example"},
        ):
            issuer.lie = lie
            async with httpx.AsyncClient(base_url=host.http) as browser:
                off = await browser.get("/auth/oidc/start")
                back = await browser.get(issuer.authorize(off.headers["location"]))
                assert back.status_code == 401
        issuer.lie = {}
        async with httpx.AsyncClient(base_url=host.http) as browser:
            off = await browser.get("/auth/oidc/start")
            address = issuer.authorize(off.headers["location"])
            wrong = address.replace("state=", "state=x")
            assert (await browser.get(wrong)).status_code == 401
        async with httpx.AsyncClient(base_url=host.http) as other:
            assert (await other.get(address)).status_code == 401  # not begun in this browser


class Mailbox:
    def __init__(self) -> None:
        self.messages: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.messages.append(envelope)
        return "250 OK"


async def arrived(box: Mailbox, count: int) -> list[str]:
    """The texts of so many messages, when they have come."""
    deadline = time.monotonic() + 20
    while len(box.messages) < count and time.monotonic() < deadline:
        await asyncio.sleep(0.05)
    parsed = [message_from_bytes(one.content, policy=default) for one in box.messages]
    return [str(one.get_content()) for one in parsed]


def ticket_in(text: str) -> str:
    """What the link in a message holds."""
    found = re.search(r"/settings\?confirm=(\S+)", text)
    assert found is not None, text
    return found[1]


async def your_turn(crew: Crew, language: str, box: Mailbox) -> None:
    """Ben plays over days and is not connected; Ann's move makes it his turn."""
    ann, ben = await crew.person("Ann"), await crew.person("Ben")
    await ben.call(
        "PATCH", "/api/me",
        {"email": "ben@example.org", "notify": "both", "preferences": {"language": language}},
    )  # fmt: skip
    (letter,) = await arrived(box, 1)
    await ben.post("/api/me/email", {"ticket": ticket_in(letter)})
    box.messages.clear()
    await ben.post(
        "/api/push",
        {"endpoint": "https://push.invalid/abc", "p256dh": PUBLIC, "auth": b64(os.urandom(16))},
    )
    table = await ann.table(
        "lanterns", "me", "open", start=True, title="Slow game", settings={"pace": {"kind": "days"}}
    )
    await ben.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})


PUBLIC = b64(
    b"\x04"
    + b"".join(
        number.to_bytes(32, "big")
        for number in (
            lambda numbers: (numbers.x, numbers.y)
        )(ec.generate_private_key(ec.SECP256R1()).public_key().public_numbers())
    )
)  # fmt: skip


async def test_mail_and_push_tell_people_who_are_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pushed: list[tuple[str, bytes, dict[str, str]]] = []

    def post(
        _: PublicPost, address: str, *, data: bytes, headers: dict[str, str], timeout: float
    ) -> Answer:
        pushed.append((address, data, headers))
        return Answer(201, "Created", "", {})

    monkeypatch.setattr(PublicPost, "post", post)
    key = Vapid()
    key.generate_keys()
    private = b64(key.private_key.private_numbers().private_value.to_bytes(32, "big"))
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        with in_thread(
            tmp_path,
            smtp=f"smtp://127.0.0.1:{controller.port}",
            mail_from="tabletown@example.org",
            push_key=private,
            push_contact="mailto:host@example.org",
            origin="https://town.example.org",
        ) as host:
            async with crew_of(host) as crew:
                await your_turn(crew, "pl", box)
                person = crew.people[0]
                assert len(unb64((await person.get("/api/push"))["key"])) == 65
                deadline = time.monotonic() + 20
                while not (box.messages and pushed) and time.monotonic() < deadline:
                    await asyncio.sleep(0.05)
        (mail,) = box.messages
        assert mail.rcpt_tos == ["ben@example.org"]
        text = mail.content.decode()
        assert "Subject:" in text
        assert "https://town.example.org/tables/" in text
        ((address, data, headers),) = pushed
        assert address == "https://push.invalid/abc"
        assert b"Slow game" not in data  # encrypted for the browser alone
        assert "authorization" in {name.lower() for name in headers}
    finally:
        controller.stop()


def test_the_server_runs_without_the_extras(tmp_path: Path) -> None:
    with in_thread(tmp_path) as host:
        assert isinstance(host, Host)
        found = httpx.get(host.http + "/api/server").json()
        assert [found[name] for name in ("passkeys", "oidc", "mail", "push")] == [False] * 4
        assert httpx.get(host.http + "/auth/oidc/start").status_code == 404
        assert httpx.post(host.http + "/api/passkeys/options").status_code in (404, 405)
