"""Posting to addresses that people give us: to the public internet only, and no further.

A browser names the address its push messages go to, and anybody can name any address. So the name is
looked up once, every address it stands for must be public, the connection goes to one of exactly
those, and a redirect is an answer like any other.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

HTTPS: Final = 443
LARGEST_ANSWER: Final = 10_000


class NotPublic(OSError):
    """An address that is nobody's business."""


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if inner is not None:
            return is_public(str(inner))
        if found in ipaddress.IPv6Network("64:ff9b::/96"):  # IPv4 behind a translator
            return is_public(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
    return found.is_global and not found.is_multicast and not found.is_reserved


def public_addresses(host: str, port: int) -> list[str]:
    """What a name stands for; :class:`NotPublic` if any of it is inside."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or not all(map(is_public, found)):
        raise NotPublic(f"{host} is not a public address")
    return found


def may_post(address: str) -> bool:
    """What can be said about an address before its name is looked up."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if parts.scheme != "https" or port not in (None, HTTPS) or not host:
        return False
    try:
        return is_public(host)
    except ValueError:  # a name
        return host.rpartition(".")[2] not in ("localhost", "local", "internal", "")


class Answer:
    """What `pywebpush` looks at."""

    def __init__(self, status: int, reason: str, text: str, headers: Mapping[str, str]) -> None:
        self.status_code = status
        self.reason = reason
        self.text = text
        self.headers = headers


class CheckedConnection(http.client.HTTPSConnection):
    """TLS to one of the addresses that were checked, for the name that was asked for."""

    def __init__(self, host: str, port: int, addresses: list[str], timeout: float) -> None:
        super().__init__(host, port, timeout=timeout)
        self.addresses = addresses

    def connect(self) -> None:
        line = socket.create_connection((self.addresses[0], self.port), self.timeout)
        context = ssl.create_default_context()
        self.sock = context.wrap_socket(line, server_hostname=self.host)


class PublicPost:
    """The one method of a `requests` session that push messages need."""

    def post(
        self, address: str, *, data: bytes, headers: Mapping[str, str], timeout: float
    ) -> Answer:
        if not may_post(address):
            raise NotPublic("push messages go to public https addresses only")
        parts = urlsplit(address)
        host = parts.hostname or ""
        line = CheckedConnection(host, HTTPS, public_addresses(host, HTTPS), timeout)
        try:
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            line.request("POST", target, body=data, headers=dict(headers))
            answer = line.getresponse()
            text = answer.read(LARGEST_ANSWER).decode("utf-8", "replace")
            return Answer(answer.status, answer.reason, text, dict(answer.getheaders()))
        finally:
            line.close()
