"""One WebSocket: messages in, one after the other; messages out, in order, never waiting."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

import tabletown
from tabletown.core.errors import TabletownError
from tabletown.server.errors import Trouble, trouble_of
from tabletown.server.fair import Caller, for_whom
from tabletown.server.hub import Hub
from tabletown.server.people.accounts import COOKIE, Account, Accounts
from tabletown.server.protocol import PROTOCOL, decode_incoming, encode
from tabletown.server.protocol.incoming import ClientMessage, Hello, Hint
from tabletown.server.protocol.outgoing import Failed, Refused, ServerMessage, Welcome
from tabletown.server.quotas import Bucket, Limit, address_of
from tabletown.server.tables.access import Visitor
from tabletown.server.web.guards import allowed_origin, bearer
from tabletown.server.web.lines import SocketLine, line_of
from tabletown.server.web.messages import MessageHandler

HELLO_SECONDS = 10.0
CUT_SECONDS = 2.0  # to say goodbye to a client that does not read
LARGEST = 65_536
log = structlog.get_logger()


class Closed(Exception):
    """The connection is to be closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Outbox:
    """What is sent to one client: at once while it reads, otherwise it waits, counted in bytes: those of
    this client, and those of its person and its address together. Who does not read has to connect
    again."""

    def __init__(self, hub: Hub, line: SocketLine, address: str) -> None:
        self.quotas = hub.quotas
        self.line = line
        self.most = hub.config.waiting_kb * 1024
        self.share = Caller("", address)
        self.waiting: deque[bytes | Closed] = deque()
        self.bytes = 0
        self.filled = asyncio.Event()
        self.closing = False

    def put(self, message: bytes) -> bool:
        """False: that is too much."""
        if self.closing:
            return True
        if not self.waiting and self.line.ready:
            self.line.say(message)
            return True
        size = len(message)
        # A single message may be larger than all that may wait.
        if self.waiting and self.bytes + size > self.most:
            return False
        try:
            self.quotas.hold("bytes", self.share.person, size)
        except Trouble:
            return False
        try:
            self.quotas.hold("bytes", self.share.address, size, address=True)
        except Trouble:
            self.quotas.release("bytes", self.share.person, size)
            return False
        self.bytes += size
        self.waiting.append(message)
        self.filled.set()
        return True

    def close(self, closed: Closed, *, now: bool = False) -> None:
        """The last message; ``now``: without those that wait."""
        if self.closing:
            return
        self.closing = True
        if now:
            self.clear()
        self.waiting.append(closed)
        self.filled.set()

    async def drain(self) -> Closed | None:
        """Send what waits as the client reads; how it is to be closed, or None when the line is over."""
        while not self.line.over:
            self.filled.clear()
            while self.waiting:
                first = self.waiting[0]
                if isinstance(first, Closed):
                    return first
                if not self.line.ready:
                    await self.line.writable.wait()
                    continue  # meanwhile it may have been thrown away
                self.waiting.popleft()
                self.release(len(first))
                self.line.say(first)
            await self.filled.wait()
        return None

    def release(self, size: int) -> None:
        self.bytes -= size
        self.quotas.release("bytes", self.share.person, size)
        self.quotas.release("bytes", self.share.address, size)

    def clear(self) -> None:
        self.waiting.clear()
        self.release(self.bytes)


class SocketClient:
    """A client of the hub."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hub: Hub, accounts: Accounts) -> None:
        self.socket = socket
        self.hub = hub
        self.accounts = accounts
        self.account: Account | None = None
        self.user = ""
        self.session = ""
        self.address = address_of(socket.scope)
        self.line = line_of(socket.scope)
        self.outbox = Outbox(hub, self.line, self.address)
        rate = hub.config.messages_a_second
        self.budget = Bucket(Limit(rate, rate * 3), time.monotonic())
        self.messages = MessageHandler(self, hub)
        self.tasks: set[asyncio.Task[None]] = set()
        self.ended = False  # the session is over: nothing more is said or heard

    def visitor(self, table: str) -> Visitor:
        return self.messages.visitor(table)

    def end(self, *, renewed: bool) -> None:
        """The session is over; what still waits to be read is not sent any more."""
        self.ended = True
        closed = Closed(4402, "a new session") if renewed else Closed(4401, "the session has ended")
        self.outbox.close(closed, now=True)
        # Who does not read does not hear this either.
        asyncio.get_running_loop().call_later(CUT_SECONDS, self.line.cut)

    def send(self, message: bytes) -> None:
        if self.ended:
            return
        if not self.outbox.put(message):
            self.outbox.close(Closed(1013, "too slow; connect again"), now=True)
            # Who does not read does not hear this either.
            asyncio.get_running_loop().call_later(CUT_SECONDS, self.line.cut)

    def reply(self, message: ServerMessage, to: ClientMessage | None) -> None:
        if to is not None and to.id is not None:
            message.re = to.id
        self.send(encode(message))

    # -- life -----------------------------------------------------------------------------------------

    async def run(self) -> None:
        sender = asyncio.create_task(self.write())
        receiver = asyncio.create_task(self.read())
        try:
            await asyncio.wait([sender, receiver], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sender, receiver, *self.tasks):
                task.cancel()
            await asyncio.gather(sender, receiver, *self.tasks, return_exceptions=True)
            self.outbox.closing = True
            self.outbox.clear()
            if self.account is not None:
                await self.messages.leave()
                self.hub.disconnect(self)

    async def write(self) -> None:
        closed = await self.outbox.drain()
        if closed is not None:
            try:
                await self.socket.close(code=closed.code, reason=closed.reason)
            except Exception:
                return  # the other side is gone; nothing is lost, it will ask again

    async def read(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                await self.greet()
            while not self.ended:
                await self.handle(await self.receive())
        except TimeoutError:
            self.outbox.close(Closed(4408, "no hello"))
        except Closed as closed:
            self.outbox.close(closed)
        except WebSocketDisconnect:
            return
        # Let the writer say why, then end.
        await asyncio.sleep(1.0)

    async def receive(self) -> str | bytes:
        data = await self.socket.receive_data(mode="text")
        if len(data) > LARGEST:
            raise Closed(1009, "message too large")
        return data

    async def greet(self) -> None:
        try:
            message = decode_incoming(await self.receive())
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Closed(4400, str(error)[:100]) from None
        if not isinstance(message, Hello):
            raise Closed(4400, "the first message is hello")
        token = message.token or bearer(self.socket) or self.socket.cookies.get(COOKIE)
        account = None if token is None else await self.accounts.of_token(token)
        if account is None:
            raise Closed(4401, "no session")
        self.user, self.session = account.id, account.session
        try:
            self.hub.connect(self)
        except Trouble as trouble:
            raise Closed(4429, trouble.message) from None
        self.account = account
        share = Caller(account.id, self.address)
        self.outbox.share = share
        self.hub.quotas.seen(share)
        for_whom.set(share)
        self.reply(
            Welcome(
                user=account.id,
                name=account.name,
                protocol=PROTOCOL,
                server=tabletown.__version__,
                time=time.time(),
                announcement=self.hub.announcement,
            ),
            message,
        )

    # -- messages -------------------------------------------------------------------------------------

    async def handle(self, data: str | bytes) -> None:
        self.budget.look(time.monotonic())
        self.budget.left -= 1
        if self.budget.left < -self.budget.limit.burst:
            raise Closed(4429, "too many messages")
        quotas, share = self.hub.quotas, for_whom.get()
        wait = quotas.spend("messages", share)
        if wait or self.budget.left < 0:
            trouble = quotas.refusal("messages", wait or 1.0)
            self.reply(failed(trouble, re=named(data)), None)
            return
        try:
            message = decode_incoming(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.reply(Failed(code="bad-request", message=str(error)[:300], re=named(data)), None)
            return
        if isinstance(message, Hint):  # takes as long as a bot thinks
            task = asyncio.create_task(self.answer(message))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        else:
            await self.answer(message)

    async def answer(self, message: Any) -> None:
        try:
            reply = await self.messages.handle(message)
        except TabletownError as error:
            self.refuse(message, trouble_of(error))
        except Trouble as trouble:
            self.refuse(message, trouble)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.error("fault", message=type(message).__name__, exc_info=error)
            self.refuse(message, Trouble("fault", "something went wrong; it was logged"))
        else:
            if reply is not None:
                self.reply(reply, message)

    def refuse(self, message: Any, trouble: Trouble) -> None:
        table = getattr(message, "table", None)
        key = getattr(message, "key", None)
        live = self.hub.tables.get(table) if table is not None else None
        version = None if live is None else live.row.version
        if trouble.code == "refused" and table is not None:
            reply: ServerMessage = Refused(
                table=table,
                version=version or 0,
                reasons=trouble.reasons,
                key=key,
                done=trouble.done,
            )
        else:
            reply = failed(trouble, table=table, key=key, version=version)
        self.reply(reply, message)


def failed(trouble: Trouble, **more: Any) -> Failed:
    return Failed(
        code=trouble.code,
        message=trouble.message,
        done=trouble.done,
        quota=trouble.quota,
        wait=None if trouble.wait is None else round(trouble.wait, 1),
        **more,
    )


def named(data: str | bytes) -> str | msgspec.UnsetType:
    """The id of a message that could not be read, if it has one."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return msgspec.UNSET
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and len(id) <= 64 else msgspec.UNSET


@websocket("/ws", exclude_from_auth=True)
async def play_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """The live protocol; see docs/protocol.md."""
    hub: Hub = socket.app.state.hub
    origin, host = socket.headers.get("origin"), socket.headers.get("host", "")
    if hub.stopping or not allowed_origin(origin, host, hub.config):
        await socket.close(code=4403 if not hub.stopping else 1012)
        return
    address = address_of(socket.scope)
    if hub.barred.keeps_out(address):
        await socket.close(code=4403)
        return
    try:
        hub.quotas.hold("sockets", address, 1, address=True)
    except Trouble:
        await socket.close(code=4429)
        return
    try:
        await socket.accept()
        await SocketClient(socket, hub, socket.app.state.accounts).run()
    finally:
        hub.quotas.release("sockets", address, 1)
