"""Exhaustion: one guest with default limits tries to take the server from everybody else."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tabletown.server.config import ServerConfig
from tabletown.server.gamelog import snapshot
from tabletown.server.storage.schema import chat, tables
from tabletown.server.web import lines
from tests.attacks.mallory import ATTACKS, Mallory, attack, long_record
from tests.attacks.tally import Tally
from tests.server.client import Live, Refused, crew_of, to_act
from tests.server.host import QUICK, Host, in_thread

pytestmark = pytest.mark.anyio
LIMITS = {
    name: getattr(ServerConfig(), name)
    for name in QUICK
    if "_a_" in name or "_an_" in name or name.startswith(("import_", "waiting_"))
}


@contextlib.contextmanager
def guarded(folder: Path, **settings: Any) -> Iterator[Host]:
    """A server with the limits that a host gets who sets none."""
    with in_thread(folder, **{**LIMITS, **settings}) as host:
        yield host


async def counted(host: Host, column: sa.Column[Any]) -> int:
    """How many rows a table of the database has."""
    query = sa.select(sa.func.count(column))
    found = await asyncio.to_thread(host.hub.db.read_now, lambda c: c.execute(query).scalar_one())
    return int(found)


async def bot_answers(live: Live, table: str, seconds: float = 60) -> float:
    """Play until a bot has to answer; the seconds it takes."""
    while True:
        update = await live.until(table, 0, to_act)
        version = update["version"]
        await live.act(table, 0, update["view"]["decision"]["options"][0])
        started = time.monotonic()
        after = await live.until(table, 0, lambda u, v=version: u["version"] > v)
        if after["version"] == version + 1 and to_act(after):
            continue  # still our turn
        await live.until(table, 0, to_act, seconds)
        return time.monotonic() - started


# -- fair shares of tables, bots, hints, questions, chat ----------------------------------------------


async def test_what_reads_everything_keeps_nobody_waiting(tmp_path: Path, tally: Tally) -> None:
    """Everything about a person stands in many rows: few times an hour, and one reading at a time."""
    with guarded(tmp_path) as host:
        mallory = await Mallory(host.http).enter()
        got = [await mallory.client.get("/api/me/export") for _ in range(20)]
        exports = [answer for answer in got if answer.status_code == 200]
        assert exports, "once is nobody's loss"
        tally.attack("exports without end", len(exports) > 5)
        assert {answer.json().get("quota") for answer in got if answer not in exports} == {
            "exports"
        }
        most, now = 0, 0
        read = host.hub.db.read_now

        def reading(job: Any) -> Any:
            nonlocal most, now
            whole = (
                job.func.__module__ == "tabletown.server.people.erasure"
                if hasattr(job, "func")
                else False
            )
            now += whole
            most = max(most, now)
            time.sleep(0.05 * whole)
            try:
                return read(job)
            finally:
                now -= whole

        host.hub.db.read_now = reading
        people = [await Mallory(host.http).enter() for _ in range(6)]
        await asyncio.gather(
            *[one.client.get("/api/me/export") for one in people[:3]],
            *[one.client.delete("/api/me") for one in people[3:]],
        )
        tally.attack("all readers of the database at once", most != 1)
        for one in (mallory, *people):
            await one.leave()


async def test_tables_are_counted_also_without_a_seat(tmp_path: Path, tally: Tally) -> None:
    with guarded(tmp_path, tables_a_person=5, tables_an_hour=1_000_000.0) as host:
        mallory = await Mallory(host.http).enter()
        for _ in range(8):
            await mallory.table("random", "random", game="lanterns")
        # Games of bots end by themselves and make room; paused or open ones do not.
        open_seats = {"game": "lanterns", "seats": [{"kind": "open"}] * 2}
        made = 0
        for _ in range(12):
            made += "id" in await mallory.post("/api/tables", open_seats)
        await mallory.leave()
        tally.attack("twelve open tables without a seat", made > 5)
        assert mallory.answers[-1]["quota"] == "open-tables"


async def test_a_flood_of_tables(tmp_path: Path, tally: Tally) -> None:
    with guarded(tmp_path, requests_a_minute=1_000_000) as host:
        mallory = await Mallory(host.http).enter()
        for _ in range(60):
            await mallory.table("random", "random", game="lanterns")
        await mallory.leave()
        most = LIMITS["tables_an_hour"] / 3 + 3
        tally.attack("sixty tables at once", mallory.counts["201"] > most)
        refusal = mallory.answers[-1]
        assert refusal["code"] == "too-many"
        assert refusal["quota"] == "tables"
        assert 0 < refusal["wait"] <= 60
        assert int(refusal["retry-after"]) >= refusal["wait"]
        async with crew_of(host) as crew:
            ann = await crew.person()
            assert (await ann.table("lanterns", "me", "random"))["id"]
        assert await counted(host, tables.c.id) <= most + 1


async def test_bots_of_one_person_do_not_keep_others_waiting(tmp_path: Path, tally: Tally) -> None:
    """Thirty tables of four hard bots each: first come, first served would be a wait of 9 s."""
    with guarded(tmp_path, bot_seconds=0.3) as host:
        async with crew_of(host) as crew:
            ann = await crew.person()
            id = (await ann.table("streets", "me", "normal"))["id"]
            live = await ann.live()
            await live.watch(id, 0)
            alone = [await bot_answers(live, id) for _ in range(2)]
            mallory = await Mallory(host.http).enter()
            for _ in range(30):
                await mallory.table("hard", "hard", "hard", "hard")
            await asyncio.sleep(1.0)
            assert len(host.hub.bots.gate.queue) >= 20
            beside = [await bot_answers(live, id) for _ in range(4)]
            await mallory.leave()
        # One slot of the attacker, and what a busy machine adds.
        tally.attack("thirty tables of hard bots", min(beside) > min(alone) + 2 * 0.3 + 1.0)


async def test_hints_are_rationed(tmp_path: Path, tally: Tally) -> None:
    with guarded(tmp_path) as host:
        mallory = await attack(host.http, "hints", 3.0)
        most = LIMITS["hints_a_minute"] / 2 + 3
        tally.attack("thousands of hints", mallory.counts["hinted"] > most)
        assert mallory.counts["sent"] > 100
        refusals = [answer for answer in mallory.answers if answer.get("quota") == "hints"]
        assert refusals
        assert all(answer["wait"] > 0 and answer["re"] for answer in refusals)


@pytest.mark.parametrize(
    ("kind", "answer", "quota", "second", "burst"),
    [
        ("plans", "planned", "questions", 10, 40),
        ("watch", "update", "questions", 10, 40),
        ("unknown", "not-found", "questions", 10, 40),
        ("refused", "bad-notation", "messages", 5, 15),
        ("chat", "ack", "chat", 0.5, 10),
    ],
)
async def test_floods_over_many_sockets(
    tmp_path: Path, tally: Tally, kind: str, answer: str, quota: str, second: float, burst: float
) -> None:
    rate = 5.0 if kind == "refused" else LIMITS["messages_a_second"]
    with guarded(tmp_path, messages_a_second=rate) as host:
        started = time.monotonic()
        mallory = await attack(host.http, kind, 3.0)
        seconds = time.monotonic() - started
        most = burst + second * seconds + 3
        tally.attack(f"a flood of {kind}", mallory.counts[answer] > most)
        assert mallory.counts["sent"] > mallory.counts[answer]
        assert any(a.get("quota") == quota and a["wait"] > 0 and a["re"] for a in mallory.answers)
        assert not host.hub.opening
        if kind == "chat":
            assert await counted(host, chat.c.id) <= most


@pytest.mark.parametrize(
    ("path", "quota"),
    [
        ("record", "questions"), ("review", "questions"), ("away?seat=0", "questions"),
        ("seen?seat=0", "questions"), ("replay?version=0&seat=0", "questions"),
        ("state?seat=0", "questions"), ("chat", "questions"), ("notes", "notes"),
    ],
)  # fmt: skip
async def test_http_is_no_way_around_the_limits(
    tmp_path: Path, tally: Tally, path: str, quota: str
) -> None:
    """What is too much is refused by 429 with the time to wait, so that a client can wait that long."""
    with guarded(tmp_path, questions_a_second=1.0, notes_a_minute=12.0) as host:
        async with crew_of(host) as crew:
            ann = await crew.person("Ann")
            table = (await ann.table("lanterns", "me", "me"))["id"]
            method = "PUT" if quota == "notes" else "GET"
            body = {"text": "x"} if quota == "notes" else None
            answers = [
                await ann.http.request(method, f"/api/tables/{table}/{path}", json=body)
                for _ in range(8)
            ]
            late = [answer for answer in answers if answer.status_code == 429]
            tally.attack(f"{path} without end", not late)
            assert len(late) < 8
            for answer in late:
                assert (answer.json()["code"], answer.json()["quota"]) == ("too-many", quota)
                assert int(answer.headers["retry-after"]) >= answer.json()["wait"] > 0


async def test_a_refusal_that_is_asked_for_again_does_not_grow(tmp_path: Path) -> None:
    with in_thread(tmp_path) as host:
        async with crew_of(host) as crew:
            ann = await crew.person()
            id = (await ann.table("lanterns", "me", "me"))["id"]
            live = await ann.live()
            for _ in range(30):
                with pytest.raises(Refused):
                    await live.act(id, 0, "nonsense", key="0123456789")
            ((_, kept),) = host.hub.tables[id].answers.kept.values()
            assert kept.__traceback__ is None
            assert kept.__context__ is None
            assert kept.__cause__ is None


# -- lines and bytes ------------------------------------------------------------------------------------


async def test_a_reader_that_never_reads_is_cut_by_bytes(tmp_path: Path, tally: Tally) -> None:
    with in_thread(tmp_path, waiting_kb=256) as host:
        mallory = await Mallory(host.http).enter()
        id = await mallory.table("me", "me", "me", "me", game="new_angeles")
        line = await mallory.socket()
        line.transport.pause_reading()  # type: ignore[attr-defined]
        most, cut = 0, False
        wish = json.dumps({"type": "watch", "table": id, "seat": 0})
        for _ in range(3000):
            try:
                await line.send(wish)
            except Exception:
                cut = True
                break
            await asyncio.sleep(0.002)
            most = max([most, *host.hub.quotas.held.values()])
            if not host.hub.clients:
                cut = True
                break
        tally.attack("answers that nobody reads", not cut or most > 300 * 1024)
        deadline = time.monotonic() + 10
        while host.hub.quotas.held and time.monotonic() < deadline:
            await asyncio.sleep(0.05)
        assert not host.hub.quotas.held
        await mallory.leave()


PING = b"\x89\xfd\0\0\0\0" + b"x" * 125  # a frame that is answered by one as large


async def test_pings_whose_answers_nobody_reads(tmp_path: Path, tally: Tally) -> None:
    """They are no messages, and are answered below everything that counts those."""
    with guarded(tmp_path) as host:
        mallory = await Mallory(host.http).enter()
        line = await mallory.socket()
        line.transport.pause_reading()  # type: ignore[attr-defined]
        most = 0
        for _ in range(200):
            line.transport.write(PING * 500)
            await asyncio.sleep(0.01)
            lines = [client.line for clients in host.hub.clients.values() for client in clients]
            if not lines:
                break
            most = max(most, *[one.transport.get_write_buffer_size() for one in lines])
        tally.attack("pings without end", bool(host.hub.clients))
        tally.attack(f"{most} bytes of answers that wait", most > 300 * 1024)
        other = await mallory.socket()
        for _ in range(10):  # as many as somebody needs who wants to know whether the line is there
            await (await other.ping())
        await mallory.leave()


def raw_line(host: Host, data: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", host.config.port), timeout=10)
    line.sendall(data)
    return line


def ended(line: socket.socket, seconds: float) -> bool:
    """Whether the other side ends this line in time; what it says before does not matter."""
    line.settimeout(seconds)
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


HALF_OPEN = {
    "nothing": b"",
    "half a head": b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-slow: ",
    "half a second head": b"GET /health HTTP/1.1\r\nhost: x\r\n\r\nGET /hea",
    "no body": b"POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{",
}


@pytest.mark.parametrize("how", HALF_OPEN)
async def test_half_open_requests_are_closed(
    tmp_path: Path, tally: Tally, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(lines, "BODY_SECONDS", 1.0)
    with in_thread(tmp_path, request_seconds=1.0) as host:
        opened = [raw_line(host, HALF_OPEN[how]) for _ in range(100)]
        stayed = [line for line in opened if not await asyncio.to_thread(ended, line, 8.0)]
        tally.attack(f"a hundred half-open requests: {how}", bool(stayed))
        for line in opened:
            line.close()


async def test_a_slow_request_that_is_in_time_is_answered(tmp_path: Path) -> None:
    with in_thread(tmp_path, request_seconds=2.0) as host:
        line = raw_line(host, b"GET /hea")
        await asyncio.sleep(0.8)
        line.sendall(b"lth HTTP/1.1\r\nhost: x\r\n\r\n")
        answer = await asyncio.to_thread(line.recv, 65536)
        assert answer.startswith(b"HTTP/1.1 200")
        await asyncio.sleep(2.5)  # kept open for the next one
        line.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
        assert (await asyncio.to_thread(line.recv, 65536)).startswith(b"HTTP/1.1 200")
        line.close()


async def test_one_address_has_so_many_lines(tmp_path: Path, tally: Tally) -> None:
    with in_thread(tmp_path, connections_an_address=20, proxies="") as host:
        opened = [raw_line(host, b"") for _ in range(20)]
        await asyncio.sleep(0.2)
        more = raw_line(host, b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
        try:
            answer = await asyncio.to_thread(more.recv, 100)
        except OSError:
            answer = b""
        tally.attack("a line too many", bool(answer))
        for line in (more, *opened):
            line.close()
        await asyncio.sleep(0.3)
        again = raw_line(host, b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
        assert (await asyncio.to_thread(again.recv, 100)).startswith(b"HTTP/1.1 200")
        again.close()


async def test_sockets_without_hello(tmp_path: Path, tally: Tally) -> None:
    with in_thread(tmp_path, sockets_an_address=30) as host:
        upgrade = Mallory(host.http).upgrade()
        opened = [raw_line(host, upgrade) for _ in range(60)]
        answers = [await asyncio.to_thread(line.recv, 100) for line in opened]
        let_in = sum(answer.startswith(b"HTTP/1.1 101") for answer in answers)
        tally.attack("sixty sockets of one address", let_in > 30)
        assert let_in == 30
        for line in opened:
            line.close()
        deadline = time.monotonic() + 10
        while host.hub.quotas.held and time.monotonic() < deadline:
            await asyncio.sleep(0.05)
        assert not host.hub.quotas.held
        async with crew_of(host) as crew:
            ann = await crew.person()
            await ann.live()


async def test_an_answer_that_is_not_taken_ends_the_line(
    tmp_path: Path, tally: Tally, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "READ_SECONDS", 1.0)
    with in_thread(tmp_path) as host:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", host.config.port))
        ask = b"GET /schema/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n"
        line.settimeout(0.2)
        cut = False
        until = time.monotonic() + 15
        while time.monotonic() < until and not cut:
            try:
                await asyncio.to_thread(line.sendall, ask)
            except TimeoutError:
                continue
            except OSError:
                cut = True
        tally.attack("answers over HTTP that nobody reads", not cut)
        line.close()


# -- imports --------------------------------------------------------------------------------------------

HEAD = "tabletown-record: 1\ngame: {game}\nmode: standard\nrules: 1\ncontent: {digest}\n"


def hostile_records() -> dict[str, str]:
    true = long_record(40)
    return {
        "nothing of a record": "x",
        "no header": "\n\n0 a ;0123456789abcdef\nactions: 1\n",
        "cut off": true[: len(true) // 2],
        "another seed": true.replace("seed: 5", "seed: 6"),
        "a huge seed": true.replace("seed: 5", "seed: " + "9" * 4000),
        "many seats": true.replace("seats: 6", "seats: 600000000"),
        "odd options": true.replace("options: {", 'options: {"x":1,'),
        "deep options": true.replace("options: {}", "options: " + "[" * 50_000),
        "a position": true.replace("seed: 5", 'seed: 5\nposition: {"deck":' + "[" * 200 + "]" * 200 + "}"),
        "no such game": true.replace("game: new_angeles", "game: ../../etc"),
        "names": true.replace("seed: 5", 'seed: 5\nplayers: ["\\u0000", "' + "x" * 5000 + '"]'),
        "surrogates": true.replace("seed: 5", 'seed: 5\nplayers: ["\\ud800"]'),
        "a seat": true.replace("\n0! ", "\n99999999999999999999! ", 1),
        "unknown rules": true.replace("rules: ", "rules: 9"),
        "many headers": "a: b\n" * 100_000 + true,
    }  # fmt: skip


async def test_hostile_records_get_one_sentence(tmp_path: Path, tally: Tally) -> None:
    with in_thread(tmp_path, import_actions=2000) as host:
        mallory = await Mallory(host.http).enter()
        for what, record in hostile_records().items():
            said = await mallory.post("/api/records", {"record": record})
            wrong = said.get("code") not in ("bad-record", "bad-request", None)
            tally.attack(f"a record with {what}", wrong or len(said.get("message", "")) > 300)
        assert mallory.counts["500"] == 0
        assert (await mallory.post("/api/records", {"record": long_record(40)}))["id"]
        await mallory.leave()


async def test_long_records_are_refused_by_size_actions_and_time(
    tmp_path: Path, tally: Tally
) -> None:
    record = long_record(2400)
    with in_thread(tmp_path, import_seconds=60.0, import_actions=5000) as host:
        mallory = await Mallory(host.http).enter()
        assert (await mallory.post("/api/records", {"record": long_record(20)}))["id"]
        host.hub.checker.limit = 0.05  # a limit that no machine keeps, however quick
        said = await mallory.post("/api/records", {"record": record})
        tally.attack("a record that takes seconds", said.get("code") != "bad-record")
        assert said["message"] == "the record takes longer than 0.05 s to check"
        host.hub.checker.limit = 60.0
        assert (await mallory.post("/api/records", {"record": long_record(20)}))["id"]
        await mallory.leave()
    with in_thread(tmp_path, import_kb=10, import_actions=100) as host:
        mallory = await Mallory(host.http).enter()
        said = await mallory.post("/api/records", {"record": record})
        assert said["message"] == "the record is longer than 10 kB"
        said = await mallory.post("/api/records", {"record": long_record(120)})
        assert said["message"] == "the record has more than 100 actions"
        await mallory.leave()


async def test_imports_take_no_thread_of_play(tmp_path: Path, tally: Tally) -> None:
    with guarded(tmp_path, imports_an_hour=1000.0, import_seconds=5.0) as host:
        async with crew_of(host) as crew:
            ann = await crew.person()
            id = (await ann.table("streets", "me", "random"))["id"]
            live = await ann.live()
            await live.watch(id, 0)
            await bot_answers(live, id)
            mallory = await Mallory(host.http).enter()
            record = long_record(2400)
            going = [
                asyncio.create_task(mallory.post("/api/records", {"record": record}))
                for _ in range(8)
            ]
            await asyncio.sleep(0.5)
            longest = max([await bot_answers(live, id, 20) for _ in range(5)])
            # The table of Ann may have a thread for a moment; one that an import had would stay away.
            async with asyncio.timeout(3):
                while host.hub.rules.gate.free < 4:
                    await asyncio.sleep(0.01)
            assert not all(task.done() for task in going)
            for task in going:
                task.cancel()
            await asyncio.gather(*going, return_exceptions=True)
            await mallory.leave()
        tally.attack("eight imports at once", longest > 3.0)


async def test_an_imported_game_opens_without_being_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played_again(*_: Any) -> None:
        raise AssertionError("played again from its start")

    monkeypatch.setattr(snapshot, "rebuild", played_again)
    with in_thread(tmp_path) as host:
        async with crew_of(host) as crew:
            ann = await crew.person()
            id = (await ann.post("/api/records", {"record": long_record(300)}))["id"]
            host.hub.tables.pop(id)
            assert (await ann.get(f"/api/tables/{id}"))["version"] >= 300
            assert host.hub.tables[id].snapshot_version >= 300
            answer = await ann.get(f"/api/tables/{id}/record")
            assert answer["record"].partition("\n\n")[2] == long_record(300).partition("\n\n")[2]


def test_every_attack_of_the_list_has_a_script() -> None:
    assert all(hasattr(Mallory, kind) for kind in ATTACKS)
