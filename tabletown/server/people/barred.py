"""Networks that the host keeps out, for some days: whoever comes from there gets no answer but that.

An account that is kept out is kept out everywhere. A guest is somebody else with every new session:
against that only the network helps, and whoever shares it is kept out, too.
"""

from __future__ import annotations

import ipaddress
import time
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tabletown.server.errors import Trouble
from tabletown.server.storage import store
from tabletown.server.storage.news import NetworksBarred
from tabletown.server.storage.schema import meta

if TYPE_CHECKING:
    from tabletown.server.hub import Hub

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
KEY: Final = "barred"
DAY: Final = 86400.0
MOST: Final = 500
LOOPBACK: Final = ("127.0.0.0/8", "::1")
WIDEST: Final = {4: 16, 6: 32}  # prefixes; a wider one is rather a slip of the hand


class BarredNetwork(msgspec.Struct, frozen=True):
    """``until`` in seconds since 1970."""

    network: str
    until: float


decode = msgspec.json.Decoder(list[BarredNetwork]).decode


class Barred:
    """Asked at every request and every new socket, so the answer for an address is remembered."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.all: list[BarredNetwork] = []
        self.networks: list[tuple[Network, float]] = []
        self.known: dict[str, float] = {}  # address -> until when it is kept out; 0: it is not

    async def read(self) -> None:
        """What is stored; sockets from there end."""
        self.take(await self.hub.db.read(stored))

    def take(self, found: list[BarredNetwork]) -> None:
        self.all = found
        self.networks = [(ipaddress.ip_network(one.network), one.until) for one in found]
        self.known.clear()
        for client in [client for clients in self.hub.clients.values() for client in clients]:
            if self.keeps_out(client.address):
                client.end(renewed=False)

    def keeps_out(self, address: str) -> bool:
        if not self.networks or not address:
            return False
        until = self.known.get(address)
        if until is None:
            if len(self.known) > 10_000:
                self.known.clear()
            until = self.known[address] = self.barred_until(address)
        return until > time.time()

    def barred_until(self, address: str) -> float:
        try:
            found = ipaddress.ip_network(address)
        except ValueError:  # a line of the machine itself
            return 0.0
        return max([until for one, until in self.networks if overlaps(found, one)], default=0.0)

    def check(self, address: str) -> None:
        if self.keeps_out(address):
            raise Trouble("not-allowed", "the host keeps your network out")

    async def bar(self, text: str, days: float) -> str:
        """Keep a network out from now on; what it is called."""
        network = self.parsed(text)
        until = time.time() + days * DAY
        change = partial(keep, network=str(network), until=until, worker=self.hub.worker)
        self.take(await self.hub.db.write(change))
        return str(network)

    async def release(self, text: str) -> str:
        network = str(self.parsed(text))
        change = partial(keep, network=network, until=0.0, worker=self.hub.worker)
        self.take(await self.hub.db.write(change))
        return network

    def parsed(self, text: str) -> Network:
        try:
            network = ipaddress.ip_network(text.strip(), strict=False)
        except ValueError:
            raise Trouble("bad-usage", "this is no network address") from None
        if isinstance(network, ipaddress.IPv6Network) and network.prefixlen > 64:
            network = network.supernet(new_prefix=64)  # whoever has one has all of these
        if network.prefixlen < WIDEST[network.version]:
            raise Trouble("bad-usage", "this network is too wide")
        proxies = [name.strip() for name in self.hub.config.proxies.split(",")]
        if any(inside(name, network) for name in (*LOOPBACK, *proxies)):
            raise Trouble("bad-usage", "this is the server itself or its proxy")
        return network


def overlaps(one: Network, other: Network) -> bool:
    return one.version == other.version and one.overlaps(other)


def inside(name: str, network: Network) -> bool:
    try:
        return overlaps(ipaddress.ip_network(name, strict=False), network)
    except ValueError:  # a name, or "*"
        return False


def stored(connection: Connection) -> list[BarredNetwork]:
    """Those that are still kept out."""
    text = connection.execute(sa.select(meta.c.value).where(meta.c.key == KEY)).scalar()
    now = time.time()
    return [] if text is None else [one for one in decode(text) if one.until > now]


def keep(connection: Connection, network: str, until: float, worker: str) -> list[BarredNetwork]:
    """Part of a job: change one network; those whose time is over go."""
    others = [one for one in stored(connection) if one.network != network]
    found = others + ([BarredNetwork(network, until)] if until > time.time() else [])
    if len(found) > MOST:
        raise Trouble("too-many", "too many networks are kept out")
    connection.execute(meta.delete().where(meta.c.key == KEY))
    if found:
        value = msgspec.json.encode(found).decode()
        connection.execute(meta.insert().values(key=KEY, value=value))
    store.announce(connection, NetworksBarred(worker=worker))
    return found
