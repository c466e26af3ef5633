"""Fuzz: every message of the socket and every route, with values that fit, nearly fit or do not at all."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar.routes import HTTPRoute

from tabletown.server.errors import STATUS
from tabletown.server.protocol.incoming import Incoming
from tabletown.server.storage.schema import incidents
from tests.attacks.tally import Tally
from tests.server.client import Person
from tests.server.host import Host, in_thread
from tests.server.test_api import generated_requests

T = TypeVar("T")
MESSAGES = {struct.__struct_config__.tag: struct for struct in Incoming.__args__}
FUZZ = settings(
    deadline=None, database=None, derandomize=True, phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)  # fmt: skip

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=60),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)  # fmt: skip


def fitting(name: str, table: str, words: list[str]) -> st.SearchStrategy[Any]:
    """Values as they should be, at the edges of what is allowed too."""
    numbers = st.sampled_from([0, 1, 2, 15, 10**9])
    texts = st.sampled_from([*words, "place", "", "?", "x" * 400]) | st.text(max_size=80)
    found: dict[str, st.SearchStrategy[Any]] = {
        "table": st.sampled_from([table, "abcdefghij"]),
        "seat": numbers | st.none(),
        "since": numbers | st.none(),
        "version": numbers,
        "target": numbers | st.none(),
        "key": st.text("0123456789abcdef", min_size=8, max_size=20),
        "text": texts,
        "texts": st.lists(texts, max_size=6),
        "motion": st.text("abcdef", min_size=4, max_size=12),
        "to": st.lists(numbers, min_size=1, max_size=3) | st.none(),
        "kind": st.sampled_from(["pause", "resume", "replace", "cancel", "end"]),
        "back": st.sampled_from(["action", "turn"]),
        "level": st.sampled_from(["easy", "normal", "hard"]),
        "game": st.sampled_from(["lanterns", "streets", "nothing"]) | st.none(),
        "invite": st.text(max_size=70) | st.none(),
    }
    return found.get(name, st.booleans())


def message(tag: str, table: str, words: list[str]) -> st.SearchStrategy[dict[str, Any]]:
    names = [name for name in MESSAGES[tag].__struct_fields__ if name != "id"]
    right = {name: fitting(name, table, words) for name in names}
    fields = st.fixed_dictionaries(
        {},
        optional={name: st.one_of(value, value, value, anything) for name, value in right.items()},
    )
    whole = st.fixed_dictionaries(right)
    return st.one_of(whole, whole, fields).map(lambda made: {**made, "type": tag})


class Elsewhere:
    """An event loop in a thread: it answers pings also while hypothesis thinks."""

    def __enter__(self) -> Elsewhere:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        return self

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(90)

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with in_thread(tmp_path_factory.mktemp("fuzz"), bot_seconds=0.01) as host:
        yield host


def count_incidents(host: Host) -> int:
    query = sa.select(sa.func.count(incidents.c.id))
    return int(host.hub.db.read_now(lambda c: c.execute(query).scalar_one()))


FEW_OR_MANY = pytest.mark.parametrize(
    "times", [1, pytest.param(10, marks=pytest.mark.attack)], ids=["few", "many"]
)


@FEW_OR_MANY
@pytest.mark.parametrize("game", ["lanterns", "streets"])
@pytest.mark.parametrize("tag", MESSAGES)
def test_messages(target: Host, tally: Tally, tag: str, game: str, times: int) -> None:
    with Elsewhere() as runner:
        person = runner.run(Person(target, "Fuzz").enter())
        table = runner.run(person.table(game, "me", "me"))["id"]
        live = runner.run(person.live())
        runner.run(live.watch(table, 0))
        runner.run(live.watch(table, 1))
        asked = [live.updates[table, seat]["view"]["decision"] for seat in (0, 1)]
        words = [text for one in asked if one for text in one["options"][:4]]
        codes: Counter[str] = Counter()

        @settings(FUZZ, max_examples=15 * times)
        @given(message(tag, table, words))
        def send(wish: dict[str, Any]) -> None:
            answer = runner.run(live.ask(wish, wrong=True))
            codes[answer.get("code", answer["type"])] += 1
            assert answer.get("code", "refused") in STATUS

        try:
            send()
        finally:
            runner.run(person.leave())
        tally.attack(
            f"{tag} at {game}: {dict(codes)}", codes["fault"] > 0 or count_incidents(target) > 0
        )
        assert sum(codes.values()) >= 10 or tag in ("hello", "ping")


def routes(host: Host) -> list[tuple[str, str]]:
    found = set()
    for route in host.app.routes:
        if isinstance(route, HTTPRoute):
            for method in route.methods:
                found.add((method, route.path))
    return sorted(found)


def test_every_route_of_the_api_is_described(target: Host) -> None:
    document = httpx.get(target.http + "/schema/openapi.json").json()
    described = {
        (method.upper(), re.sub(r"{(\w+)(:\w+)?}", r"{\1}", path))
        for path, operations in document["paths"].items()
        for method in operations
    }
    for method, path in routes(target):
        if path.startswith("/api") and method not in ("OPTIONS", "HEAD"):
            assert (method, re.sub(r"{(\w+)(:\w+)?}", r"{\1}", path)) in described


def fuzzed(
    http: httpx.Client, method: str, path: str, token: str, faults: Counter[str], times: int
) -> int:
    """Some requests to a route; how many."""
    values = st.sampled_from(
        ["lanterns", "x", "0", "-1", "%00", "..%2f", "%ff", "é" * 9, "a" * 500]
    )
    bodies = anything.map(lambda value: json.dumps(value).encode()) | st.binary(max_size=200)
    names = st.sampled_from(["seat", "limit", "version", "x"])
    tried = 0

    @settings(FUZZ, max_examples=4 * times)
    @given(st.data())
    def ask(data: st.DataObject) -> None:
        nonlocal tried
        tried += 1
        place = re.sub(r"{[^}]*}", lambda _: data.draw(values), path)
        answer = http.request(
            method, place, content=data.draw(bodies), params={data.draw(names): data.draw(values)},
            headers={"authorization": f"Bearer {token}", "content-type": "application/json"},
        )  # fmt: skip
        if answer.status_code >= 500:
            faults[f"{method} {path} {answer.status_code}"] += 1

    ask()
    return tried


@FEW_OR_MANY
def test_every_route_survives_any_body_and_any_path(target: Host, tally: Tally, times: int) -> None:
    faults: Counter[str] = Counter()
    tried = 0
    with httpx.Client(base_url=target.http, timeout=60) as http:
        token = http.post("/api/session", json={"name": "F", "token": True}).json()["token"]
        ending = (("DELETE", "/api/me"), ("POST", "/api/logout"))
        for method, path in routes(target):
            if (method, path) in ending or method == "OPTIONS":
                continue

            tried += fuzzed(http, method, path, token, faults, times)
    tally.attack(f"{tried} requests: {dict(faults)}", bool(faults))
    assert tried > 200


@pytest.mark.attack
def test_every_operation_of_the_description(target: Host, tally: Tally) -> None:
    """Requests made from the description by schemathesis, right ones and wrong ones; the quick half is
    among the server's tests."""
    tried = generated_requests(target, 60)
    tally.attack(f"{tried} generated requests", count_incidents(target) > 0)
    assert tried > 2000


@FEW_OR_MANY
@pytest.mark.parametrize("game", ["streets", "fifty_first_state", "new_angeles", "great_machine"])
def test_positions_from_outside(target: Host, tally: Tally, game: str, times: int) -> None:
    """Positions that are nearly right, or nothing like it: opened or refused with a reason."""
    from tabletown.games import find

    seats = {"new_angeles": 4}.get(game, 2)
    found = find(game)
    names = sorted(found.setup(found.config(seats, None, {}), 1, found.rules).plain())
    position = st.dictionaries(
        st.sampled_from([*names, "seats", "turn", "hands"]), anything, max_size=4
    )
    faults: Counter[int] = Counter()
    with httpx.Client(base_url=target.http, timeout=60) as http:
        token = http.post("/api/session", json={"name": "P", "token": True}).json()["token"]

        @settings(FUZZ, max_examples=25 * times)
        @given(position)
        def ask(wish: dict[str, Any]) -> None:
            answer = http.post(
                "/api/positions",
                json={"game": game, "seats": [{"kind": "me"}] * seats, "position": wish},
                headers={"authorization": f"Bearer {token}"},
            )
            faults[answer.status_code] += answer.status_code >= 500

        ask()
    tally.attack(f"positions of {game}", sum(faults.values()) > 0)


def test_the_folder_of_attacks_holds_what_the_docs_name() -> None:
    text = (Path(__file__).parents[2] / "docs" / "security.md").read_text()
    here = Path(__file__).parent
    for file in set(re.findall(r"tests/attacks/(test_\w+\.py)", text)):
        assert (here / file).is_file(), file
