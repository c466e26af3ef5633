"""One WebSocket: messages in, one after the other; messages out, in order, never waiting."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

import tabletown
from tabletown.core.errors import TabletownError
from tabletown.server.errors import Trouble, trouble_of
from tabletown.server.hub import Hub
from tabletown.server.people.accounts import COOKIE, Account, Accounts
from tabletown.server.protocol import PROTOCOL, decode_incoming, encode
from tabletown.server.protocol.incoming import ClientMessage, Hello, Hint
from tabletown.server.protocol.outgoing import Failed, Refused, ServerMessage, Welcome
from tabletown.server.tables.access import Visitor
from tabletown.server.web.guards import allowed_origin, bearer
from tabletown.server.web.messages import Messages

HELLO_SECONDS = 10.0
LARGEST = 65_536
MOST_WAITING = 400  # messages to a client that does not read; then it has to connect again
log = structlog.get_logger()


class Closed(Exception):
    """The connection is to be closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Budget:
    """So many messages a second, with room for a burst."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.most = rate * 3
        self.left = self.most
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        self.left -= 1
        return self.left >= 0


class Connection:
    """A client of the hub."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hub: Hub, accounts: Accounts) -> None:
        self.socket = socket
        self.hub = hub
        self.accounts = accounts
        self.account: Account | None = None
        self.user = ""
        self.outbox: asyncio.Queue[bytes | Closed] = asyncio.Queue()
        self.budget = Budget(hub.config.messages_a_second)
        self.messages = Messages(self, hub)
        self.tasks: set[asyncio.Task[None]] = set()
        self.ended = False  # the session is over: nothing more is said or heard

    def visitor(self, table: str) -> Visitor:
        return self.messages.visitor(table)

    def send(self, message: bytes) -> None:
        if self.outbox.qsize() > MOST_WAITING:
            if self.outbox.qsize() <= MOST_WAITING + 1:
                self.outbox.put_nowait(Closed(1013, "too slow; connect again"))
            return
        self.outbox.put_nowait(message)

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
            if self.account is not None:
                await self.messages.leave()
                self.hub.disconnect(self)

    async def write(self) -> None:
        while True:
            message = await self.outbox.get()
            try:
                if isinstance(message, Closed):
                    await self.socket.close(code=message.code, reason=message.reason)
                    return
                await self.socket.send_data(message, mode="text")
            except Exception:
                return  # the other side is gone; nothing is lost, it will ask again

    async def read(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                await self.greet()
            while True:
                await self.handle(await self.receive())
        except TimeoutError:
            self.outbox.put_nowait(Closed(4408, "no hello"))
        except Closed as closed:
            self.outbox.put_nowait(closed)
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
        self.user = account.id
        try:
            self.hub.connect(self)
        except Trouble as trouble:
            raise Closed(4429, trouble.message) from None
        self.account = account
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
        if not self.budget.take():
            if self.budget.left < -self.budget.most:
                raise Closed(4429, "too many messages")
            self.reply(Failed(code="too-many", message="slow down"), None)
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
            reply = Failed(
                code=trouble.code,
                message=trouble.message,
                table=table,
                key=key,
                version=version,
                done=trouble.done,
            )
        self.reply(reply, message)


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
    await socket.accept()
    await Connection(socket, hub, socket.app.state.accounts).run()
