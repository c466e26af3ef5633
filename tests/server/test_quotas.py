"""Fair shares: buckets, what is held, whose turn it is, addresses."""

from __future__ import annotations

import asyncio

import pytest

from tabletown.server.config import ServerConfig
from tabletown.server.errors import Trouble
from tabletown.server.fair import Caller, FairGate, FairQueue, Turns, for_whom
from tabletown.server.quotas import FEW, PEOPLE, Quotas, address_of

pytestmark = pytest.mark.anyio


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_then_the_rate_then_the_time_to_wait() -> None:
    clock = Clock()
    quotas = Quotas(ServerConfig(says_a_minute=30), clock)
    ann, ben = Caller("ann", "1.2.3.4"), Caller("ben", "5.6.7.8")
    for _ in range(10):
        quotas.take("chat", ann)
    with pytest.raises(Trouble) as caught:
        quotas.take("chat", ann)
    assert caught.value.code == "too-many"
    assert caught.value.quota == "chat"
    assert caught.value.wait == pytest.approx(2.0)
    quotas.take("chat", ben)
    clock.now += 1.99
    with pytest.raises(Trouble):
        quotas.take("chat", ann)
    clock.now += 0.02
    quotas.take("chat", ann)
    assert quotas.refusals["chat"] == 2


def test_an_address_has_the_share_of_a_few_people() -> None:
    quotas = Quotas(ServerConfig(says_a_minute=30), Clock())
    done = 0
    for number in range(100):
        try:
            for _ in range(10):
                quotas.take("chat", Caller(f"guest{number}", "1.2.3.4"))
                done += 1
        except Trouble:
            break
    assert done == 10 * PEOPLE


def test_a_refusal_costs_nothing_and_a_debt_is_paid_off() -> None:
    clock = Clock()
    quotas = Quotas(ServerConfig(bot_seconds_a_minute=60), clock)
    ann = Caller("ann", "")
    quotas.charge("bots", ann, 310.0)  # five minutes at once, and ten seconds more
    assert quotas.wait("bots", ann, 0.0) == pytest.approx(10.0)
    with pytest.raises(Trouble):
        quotas.take("bots", ann, 0.0)
    clock.now += 10.0
    quotas.take("bots", ann, 0.0)


def test_buckets_of_strangers_are_forgotten() -> None:
    clock = Clock()
    quotas = Quotas(ServerConfig(), clock)
    for number in range(20 * FEW):
        clock.now += 1.0
        quotas.take("requests", Caller("", f"address{number}"))
    assert len(quotas.buckets) < 3 * FEW


def test_what_is_held_is_given_back() -> None:
    quotas = Quotas(ServerConfig(sockets_a_person=2), Clock())
    quotas.hold("sockets", "ann", 1)
    quotas.hold("sockets", "ann", 1)
    with pytest.raises(Trouble) as caught:
        quotas.hold("sockets", "ann", 1)
    assert caught.value.quota == "sockets"
    quotas.release("sockets", "ann", 1)
    quotas.hold("sockets", "ann", 1)
    quotas.release("sockets", "ann", 2)
    assert not quotas.held


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (None, ""),
        (("1.2.3.4", 5), "1.2.3.4"),
        (("::ffff:1.2.3.4", 5), "1.2.3.4"),
        (("2001:db8:1:2:3::4", 5), "2001:db8:1:2::/64"),
        (("2001:db8:1:2:ffff::", 5), "2001:db8:1:2::/64"),
        (("somewhere", 5), "somewhere"),
    ],
)
def test_addresses(client: tuple[str, int] | None, address: str) -> None:
    assert address_of({"client": client}) == address


def test_addresses_take_turns_and_so_do_people_of_an_address() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.put(Caller("mallory", "evil"), f"m{number}")
    queue.put(Caller("ann", "home"), "a0")
    queue.put(Caller("ben", "home"), "b0")
    queue.put(Caller("ann", "home"), "a1")
    queue.put(Caller("eve", ""), "e0")
    assert [queue.pop() for _ in range(len(queue))] == ["m0", "a0", "e0", "m1", "b0", "m2", "a1"]
    assert not queue
    assert queue.pop() is None


async def test_the_gate_hands_its_places_on_fairly_and_loses_none() -> None:
    gate = FairGate(1)
    order: list[str] = []

    async def work(share: Caller) -> None:
        for_whom.set(share)
        place = await gate.enter()
        order.append(share.person)
        await asyncio.sleep(0)
        gate.leave(place)

    first = await gate.enter()
    tasks = [asyncio.create_task(work(Caller("mallory", "evil"))) for _ in range(60)]
    await asyncio.sleep(0)
    tasks.append(asyncio.create_task(work(Caller("ann", "home"))))
    await asyncio.sleep(0)
    for task in tasks[:5]:
        task.cancel()
    gate.leave(first)
    tasks[5].cancel()  # perhaps just handed the place
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order.index("ann") <= 2
    assert len(order) >= 55
    assert gate.free == 1
    assert not gate.queue
    assert not gate.inside


async def test_nobody_has_all_places_of_a_gate() -> None:
    gate = FairGate(2, each=1)
    order: list[str] = []
    go_on = asyncio.Event()

    async def work(person: str, name: str) -> None:
        for_whom.set(Caller(person, "home"))
        place = await gate.enter()
        order.append(name)
        await go_on.wait()
        gate.leave(place)

    async def arrive(person: str, name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(work(person, name))
        await asyncio.sleep(0)
        return task

    tasks = [await arrive("mallory", f"m{number}") for number in range(3)]
    tasks.append(await arrive("ann", "a0"))
    assert order == ["m0", "a0"], "a place is left to others"
    tasks.append(await arrive("", "of nobody who is known"))
    go_on.set()
    await asyncio.gather(*tasks)
    assert sorted(order[2:]) == ["m1", "m2", "of nobody who is known"]
    assert gate.free == 2
    assert not gate.queue
    assert not gate.inside


async def test_one_question_at_a_time_for_each_person() -> None:
    turns = Turns()
    inside = 0

    async def ask(person: str) -> int:
        nonlocal inside
        await turns.take(person)
        inside += 1
        seen = inside
        await asyncio.sleep(0)
        inside -= 1
        turns.give_back(person)
        return seen

    waiting = asyncio.create_task(ask("ann"))
    others = [asyncio.create_task(ask("ann")) for _ in range(20)]
    await asyncio.sleep(0)
    others[3].cancel()
    assert await waiting == 1
    found = await asyncio.gather(*others, return_exceptions=True)
    assert {one for one in found if isinstance(one, int)} == {1}
    assert not turns.locks
