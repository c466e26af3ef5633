"""For whom work is done, and whose work is next: round robin over addresses and people.

Everything the server works out is done for somebody. ``for_whom`` follows the work from its door (a
socket, a request, a table's bots) to the pools, so that no call in between has to hand it on.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Collection
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

    def pop(self, passed_over: Collection[str] = ()) -> T | None:
        """What is next, of other people than these; None if there is nothing."""
        for address, people in self.waiting.items():
            person = next((one for one in people if one not in passed_over), None)
            if person is not None:
                return self.take(address, person)
        return None

    def take(self, address: str, person: str) -> T:
        people = self.waiting.pop(address)
        things = people.pop(person)
        thing = things.popleft()
        self.count -= 1
        if things:
            people[person] = things
        if people:
            self.waiting[address] = people
        return thing


class FairGate:
    """So many may be inside at once, for one person at most ``each`` of them.

    Who comes next is a matter of fairness, not of arrival.
    """

    def __init__(self, slots: int, each: int | None = None) -> None:
        self.free = slots
        self.each = slots if each is None else each
        self.inside: Counter[str] = Counter()
        self.queue: FairQueue[tuple[Caller, asyncio.Future[None]]] = FairQueue()

    async def enter(self) -> Caller:
        """For whom there is a place now; it is given back by ``leave``."""
        caller = for_whom.get()
        if self.free and caller.person not in self.with_enough():
            self.let_in(caller)
            return caller
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put(caller, (caller, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave(caller)  # the turn had come already: the next one has it
            raise
        return caller

    def leave(self, caller: Caller) -> None:
        self.inside[caller.person] -= 1
        if not self.inside[caller.person]:
            del self.inside[caller.person]
        self.free += 1
        while self.free and (found := self.queue.pop(self.with_enough())) is not None:
            following, turn = found
            if not turn.done():
                self.let_in(following)
                turn.set_result(None)

    def let_in(self, caller: Caller) -> None:
        self.free -= 1
        self.inside[caller.person] += 1

    def with_enough(self) -> list[str]:
        """People who have to wait although there may be a free place."""
        return [person for person, places in self.inside.items() if places >= self.each]


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
