"""Push addresses: the server posts to the public internet and nowhere else."""

from __future__ import annotations

import socket
import threading
from typing import Any

import pytest

from tabletown.server.people import posting
from tabletown.server.people.posting import NotPublic, PublicPost, is_public, may_post
from tests.attacks.tally import Tally
from tests.server.client import Crew, Refused

INSIDE = [
    "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254",
    "100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1",
    "fd12::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::",
    "192.0.2.1", "2001:db8::1",
]  # fmt: skip


def test_addresses_inside_are_not_public(tally: Tally) -> None:
    for address in INSIDE:
        tally.attack(f"posting to {address}", is_public(address))
    assert all(map(is_public, ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"]))


def test_senseless_addresses_are_refused_at_once(tally: Tally) -> None:
    for address in (
        "http://push.example.org/x", "https://localhost/x", "https://a.localhost/x",
        "https://127.0.0.1/x", "https://[::1]/x", "https://push.example.org:8470/x", "https:///x",
        "https://push.example.org:x/", "file:///etc/passwd", "https://printer.local/",
    ):  # fmt: skip
        tally.attack(f"subscribing {address}", may_post(address))
    assert may_post("https://push.example.org/send/abc?d=1")


@pytest.mark.anyio
async def test_a_guest_cannot_subscribe_the_server_itself(crew: Crew, tally: Tally) -> None:
    ann = await crew.person()
    key = "B" + "A" * 86
    for address in ("https://127.0.0.1:8470/x", "https://localhost/", "https://[::1]/"):
        with pytest.raises(Refused) as caught:
            await ann.post("/api/push", {"endpoint": address, "p256dh": key, "auth": "A" * 22})
        assert caught.value.code == "bad-usage"
        tally.attack(f"subscribing {address}", False)


def test_a_name_that_stands_for_an_inside_address_is_not_posted_to(
    monkeypatch: pytest.MonkeyPatch, tally: Tally
) -> None:
    """Also when only one of its addresses is inside; nothing is connected to before."""
    connected: list[Any] = []
    monkeypatch.setattr(socket, "create_connection", lambda *a, **_: connected.append(a))
    for found in (["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["fe80::1"], []):
        infos = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in found]
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, infos=infos, **__: infos)
        with pytest.raises(NotPublic):
            PublicPost().post("https://push.example.org/x", data=b"", headers={}, timeout=1)
        tally.attack(f"a name that stands for {found}", bool(connected))


def test_a_redirect_is_an_answer_and_is_not_followed(
    monkeypatch: pytest.MonkeyPatch, tally: Tally
) -> None:
    """The push service answers with a redirect to loopback: one request was made, not two."""
    asked: list[bytes] = []
    service = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        while True:
            try:
                line, _ = service.accept()
            except OSError:
                return
            asked.append(line.recv(4000))
            where = f"http://127.0.0.1:{service.getsockname()[1]}/inside"
            line.sendall(
                f"HTTP/1.1 307 No\r\nlocation: {where}\r\ncontent-length: 0\r\n\r\n".encode()
            )
            line.close()

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()

    def plain(self: posting.CheckedConnection) -> None:
        self.sock = socket.create_connection(service.getsockname())

    monkeypatch.setattr(posting, "public_addresses", lambda *_: ["127.0.0.1"])
    monkeypatch.setattr(posting.CheckedConnection, "connect", plain)
    answer = PublicPost().post("https://push.example.org/x", data=b"hi", headers={}, timeout=5)
    service.close()
    assert answer.status_code == 307
    tally.attack("a redirect to loopback", len(asked) != 1)
