"""Lines to the outside: how long one may stay half-open, and how many one address may have.

uvicorn waits forever for the rest of a request and for a reader that does not read. Here a request
has to be complete in bounded time, a line whose other side takes nothing is cut, and so is one line
too many from the same address.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from tabletown.server.config import ServerConfig
from tabletown.server.quotas import Bucket, Limit, address_of

BODY_SECONDS = 60.0  # for the rest of a request after its head
READ_SECONDS = 30.0  # in which the other side has to take something
PINGS = Limit(1.0, 60.0)  # a second; browsers send none
AHEAD = 4  # messages that may wait to be handled before nothing more is read
LINE = "tabletown.line"  # in a WebSocket's scope["extensions"]: the line itself


class WorkerConnections:
    """What the lines of a worker have in common."""

    def __init__(self, config: ServerConfig | None = None) -> None:
        config = config or ServerConfig()
        self.most = config.connections_an_address
        self.request_seconds = config.request_seconds
        # A proxy's lines are many people's; what those do is counted by their own addresses.
        self.proxies = {name.strip() for name in config.proxies.split(",")}
        self.open: Counter[str] = Counter()

    def made(self, transport: asyncio.BaseTransport) -> str | None:
        """The address to count a new line under; None: it has too many already."""
        address = address_of({"client": transport.get_extra_info("peername")})
        counted = address not in self.proxies and "*" not in self.proxies
        if counted and self.open[address] >= self.most:
            return None
        self.open[address] += 1
        return address

    def lost(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]


class HttpProtocol(H11Protocol):
    """HTTP. ``lines`` is set once for a worker, before it serves."""

    lines: ClassVar[WorkerConnections] = WorkerConnections()

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.address: str | None = None
        self.patience: asyncio.TimerHandle | None = None
        self.stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.lines.made(transport)
        if self.address is None:
            transport.abort()
        else:
            self.wait_for(self.lines.request_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.be_patient()
        self.taken_again()
        if self.address is not None:
            self.lines.lost(self.address)
            self.address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.patience is None and self.conn.their_state is h11.IDLE:
            self.wait_for(self.lines.request_seconds)  # the next request on the same line
        head = self.conn.their_state is h11.IDLE
        super().data_received(data)
        if self.address is None:
            return  # the line has become a WebSocket's
        if self.conn.their_state is h11.SEND_BODY:
            if head:
                self.wait_for(BODY_SECONDS)
        elif self.conn.their_state is not h11.IDLE:
            self.be_patient()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE:
            self.be_patient()  # uvicorn's own timer for a line that is kept open

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.be_patient()
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, SocketLine)
        if self.address is not None:
            protocol.count_on(self.lines, self.address)
            self.address = None

    def wait_for(self, seconds: float) -> None:
        self.be_patient()
        self.patience = self.loop.call_later(seconds, self.give_up)

    def be_patient(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def give_up(self) -> None:
        self.patience = None
        self.transport.abort()

    # -- the other side does not read ---------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stalled is None:
            self.stalled = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self.taken_again()
        super().resume_writing()

    def taken_again(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None


class SocketLine(WebSocketsSansIOProtocol):
    """A WebSocket whose messages are written at once, without the way through the application's layers,
    and that can be cut: closing politely waits for a reader that may never read."""

    lines: WorkerConnections | None = None
    address = ""
    pings: Bucket | None = None

    def count_on(self, lines: WorkerConnections, address: str) -> None:
        self.lines, self.address = lines, address

    def connection_lost(self, exc: Exception | None) -> None:
        if self.lines is not None:
            self.lines.lost(self.address)
            self.lines = None
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        extensions: dict[str, Any] = self.scope["extensions"] or {}
        extensions[LINE] = self

    def handle_ping(self) -> None:
        """A ping is answered at once, whether the answers are read or not: so there are few."""
        now = self.loop.time()
        self.pings = self.pings or Bucket(PINGS, now)
        if self.pings.wait(1.0, now):
            self.cut()
            return
        self.pings.left -= 1.0
        super().handle_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut()

    def cut(self) -> None:
        """End the line at once."""
        self.transport.abort()

    # -- messages -----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.disconnected or self.close_sent or self.transport.is_closing()

    @property
    def ready(self) -> bool:
        """Whether the other side has taken what was written so far, but for a little."""
        return self.writable.is_set()

    def say(self, message: bytes) -> None:
        """Write a text message; nobody hears it when the line is over."""
        if self.over:
            return
        try:
            self.conn.send_text(message)
        except InvalidState:  # the other side has said goodbye
            return
        self.transport.write(b"".join(self.conn.data_to_send()))

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading after every message, two calls of the system each; here a few may wait."""
        if self.read_paused or self.queue.qsize() >= AHEAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # as if it had stopped already
        super().send_receive_event_to_app()
        self.read_paused = False


def line_of(scope: Any) -> SocketLine:
    """The line of a WebSocket's scope."""
    line: SocketLine = scope["extensions"][LINE]
    return line


def lines_of(config: ServerConfig) -> type[HttpProtocol]:
    """The class of the lines of one server in this process."""
    return type("CountedLine", (HttpProtocol,), {"lines": WorkerConnections(config)})
