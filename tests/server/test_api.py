"""The HTTP API keeps its word: generated requests, and a bot written by an outsider."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.client import crew_of
from tests.server.host import Host, in_thread

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Host:
    with in_thread(tmp_path_factory.mktemp("api")) as running:
        yield running


def test_generated_requests_get_what_the_description_promises(api: Host) -> None:
    assert generated_requests(api, 6) > 200


def generated_requests(api: Host, each: int) -> int:
    """So many right and wrong requests to every operation of the description; how many altogether."""
    with httpx.Client(base_url=api.http) as http:
        token = http.post("/api/session", json={"name": "S", "token": True}).json()["token"]
        wish = {"game": "lanterns", "seats": [{"kind": "me"}] * 2, "start": True}
        headers = {"authorization": f"Bearer {token}"}
        table = http.post("/api/tables", json=wish, headers=headers).json()
        document = http.get("/schema/openapi.json").json()
    assert len(document["paths"]) > 35
    # Known values, so that the requests also reach a table, a game and a person that exist.
    examples = {"id": table["id"], "game": "lanterns", "user": table["host"], "mode": "standard"}
    for path in document["paths"].values():
        for operation in path.values():
            for parameter in operation.get("parameters", []):
                if parameter["name"] in examples and parameter["in"] == "path":
                    parameter["example"] = examples[parameter["name"]]
    schema = schemathesis.openapi.from_dict(document)
    failures: list[str] = []
    cases = 0
    for result in schema.get_all_operations():
        operation = result.ok()
        if operation.path in ("/api/me", "/api/logout") and operation.method in ("delete", "post"):
            continue  # these end the session the others need; test_people covers them
        for mode in GenerationMode:
            cases += run_operation(operation, mode, api.http, token, failures, each)
    assert not failures, "\n\n".join(failures[:5])
    return cases


def run_operation(
    operation: APIOperation[Any, Any, Any],
    mode: GenerationMode,
    address: str,
    token: str,
    failures: list[str],
    each: int,
) -> int:
    count = 0

    @given(case=operation.as_strategy(mode))
    @settings(
        max_examples=each, deadline=None, database=None, derandomize=True,
        phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    def check(case: schemathesis.Case) -> None:
        nonlocal count
        count += 1
        case.headers = {**(case.headers or {}), "authorization": f"Bearer {token}"}
        # What fits the schema may still be senseless (no such game): `bad-usage`. But it must never
        # be called malformed: `bad-request`.
        answer = case.call_and_validate(
            base_url=address, excluded_checks=[positive_data_acceptance], timeout=60
        )
        if mode is GenerationMode.POSITIVE and answer.status_code == 400:
            assert answer.json()["code"] != "bad-request", answer.text

    try:
        check()
    except Unsatisfiable:
        pass  # nothing about this operation can be wrong
    except Exception as error:
        failures.append(f"{operation.label} ({mode.value}): {error}")
    return count


def test_messages_fit_the_published_schema(api: Host) -> None:
    """Everything the socket sends is valid by the JSON Schema that clients generate types from."""

    async def play() -> list[str]:
        from tests.server.client import play_out

        async with crew_of(api) as crew:
            ann = await crew.person()
            table = await ann.table("lanterns", "me", "random", "me", options={"dice": True})
            id = table["id"]
            live = await ann.live()
            await live.ask({"type": "lobby"})
            await live.watch(id, 0)
            await live.watch(id, 2)
            await live.watch(id, None)
            base = {"table": id, "seat": 0}
            option = live.updates[id, 0]["view"]["decision"]["options"][0]
            for message in (
                {"type": "preview", **base, "text": option},
                {"type": "explain", **base, "text": "roll"},
                {"type": "plan", **base, "texts": [option]},
                {"type": "forecast", **base},
                {"type": "hint", **base},
                {"type": "say", "table": id, "key": "12345678", "text": "hi"},
                {"type": "note", "table": id, "text": "n"},
                {"type": "replay", **base, "version": 0},
                {"type": "here", **base, "away": True},
                {"type": "act", **base, "version": 0, "key": "abcdefgh", "text": "roll"},
                {"type": "dance"},
                {"type": "motion", **base, "kind": "pause"},
                {"type": "motion", **base, "kind": "resume"},
            ):
                await live.ask(message, wrong=True)
            await asyncio.gather(play_out(live, id, 0), play_out(live, id, 2))
            return list(live.received)

    received = asyncio.run(play())
    schema = httpx.get(api.http + "/api/schema").json()
    validator = jsonschema_rs.validator_for({**schema, "$ref": "#/$defs/Outgoing"})
    import json

    kinds = set()
    for text in received:
        message = json.loads(text)
        kinds.add(message["type"])
        errors = [error.message for error in validator.iter_errors(message)]
        assert not errors, (message["type"], errors[:3])
    assert {
        "welcome",
        "update",
        "ack",
        "refused",
        "error",
        "previewed",
        "planned",
        "hinted",
    } <= kinds


def test_an_outside_bot_joins_and_plays(api: Host) -> None:
    script = ROOT / "docs" / "examples" / "outside_bot.py"
    assert len(script.read_text().splitlines()) < 60

    async def host_a_table() -> dict[str, object]:
        async with crew_of(api) as crew:
            ann = await crew.person()
            table = await ann.table("lanterns", "random", "open", start=True)
            path = f"/api/tables/{table['id']}"
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(script), api.http, table["id"], table["invite"],
                stdout=subprocess.PIPE,
            )  # fmt: skip
            output, _ = await asyncio.wait_for(bot.communicate(), 90)
            assert bot.returncode == 0
            assert b"over" in output
            info: dict[str, object] = await ann.get(path)
            return info

    assert asyncio.run(host_a_table())["status"] == "finished"
