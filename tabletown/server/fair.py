"""For whom work is done, and whose work is next: round robin over addresses and people.

Everything the server works out is done for somebody. ``for_whom`` follows the work from its door (a
socket, a request, a table's bots) to the pools, so that no call in between has to hand it on.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from contextvars import ContextVar
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Caller(NamedTuple):
    """Who uses the server, from where; empty where that is not known."""

    person: str
    address: str


NOBODY = Caller("", "")  # the server itself
for_whom: ContextVar[Caller] = ContextVar("for_whom", default=NOBODY)


class FairQueue(Generic[T]):
    """Addresses take turns, at an address its people do, a person's things come in their order."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self.count = 0

    def __len__(self) -> int:
        return self.count

    def put(self, share: Caller, thing: T) -> None:
        # Who has no address known has a place of their own, not one shared with all the others.
        people = self.waiting.setdefault(share.address or share.person, OrderedDict())
        people.setdefault(share.person, deque()).append(thing)
        self.count += 1

    def pop(self) -> T:
        address, people = self.waiting.popitem(last=False)
        person, things = people.popitem(last=False)
        thing = things.popleft()
        self.count -= 1
        if things:
            people[person] = things
        if people:
            self.waiting[address] = people
        return thing


class FairGate:
    """So many may be inside at once; who comes next is a matter of fairness, not of arrival."""

    def __init__(self, slots: int) -> None:
        self.free = slots
        self.queue: FairQueue[asyncio.Future[None]] = FairQueue()

    async def enter(self) -> None:
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put(for_whom.get(), turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()  # the turn had come already: the next one has it
            raise

    def leave(self) -> None:
        while self.queue:
            turn = self.queue.pop()
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1


class Turns:
    """One thing at a time for each person, so that nobody's many questions stand in a table's way."""

    def __init__(self) -> None:
        self.locks: dict[str, tuple[asyncio.Lock, int]] = {}

    async def take(self, person: str) -> None:
        lock, users = self.locks.get(person, (asyncio.Lock(), 0))
        self.locks[person] = (lock, users + 1)
        try:
            await lock.acquire()
        except BaseException:
            self.forget(person)
            raise

    def give_back(self, person: str) -> None:
        self.locks[person][0].release()
        self.forget(person)

    def forget(self, person: str) -> None:
        lock, users = self.locks.pop(person)
        if users > 1:
            self.locks[person] = (lock, users - 1)
