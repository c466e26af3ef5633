"""Letters that break something: the sign U+0000, which PostgreSQL has no text for, and halves of letters."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tabletown.server.backup import backup, restore
from tabletown.server.storage.database import Database
from tabletown.server.storage.schema import incidents, members
from tests.attacks.tally import Tally
from tests.server.client import Crew, crew_of
from tests.server.host import Host, in_thread
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio
ZERO = "a\0b"
ADDRESSES = ("%00", "a%00b", "%ed%a0%80", "%ff")


def addresses(table: str, bad: str) -> list[tuple[str, str]]:
    """Places in addresses where a text goes into a query."""
    return [
        ("GET", f"/api/users/{bad}"),
        ("GET", f"/api/tables?game={bad}"),
        ("GET", f"/api/tables/{table}?invite={bad}"),
        ("GET", f"/api/ratings/{bad}/standard"),
        ("GET", f"/api/history?with={bad}"),
        ("PUT", f"/api/blocks/{bad}"),
        ("DELETE", f"/api/blocks/{bad}"),
        ("GET", f"/api/games/{bad}/texts/en"),
        ("GET", f"/api/games/streets/texts/{bad}"),
        ("GET", f"/arena/{bad}/index.html"),
        ("GET", f"/docs/{bad}"),
        ("GET", f"/{bad}"),
    ]


def bodies(table: str, user: str) -> list[tuple[str, str, dict[str, Any]]]:
    return [
        ("PUT", f"/api/tables/{table}/notes", {"text": ZERO}),
        ("POST", "/api/reports", {"user": ZERO, "reason": "rude"}),
        ("POST", "/api/reports", {"user": user, "table": table, "reason": ZERO}),
        ("POST", "/api/push", {"endpoint": f"https://example.com/{ZERO}", "p256dh": "a", "auth": "b"}),
        ("POST", "/api/records", {"record": f"game: {ZERO}\ncontent: {ZERO}\n\n"}),
        ("POST", "/api/login", {"name": ZERO, "password": ZERO}),
        ("PATCH", "/api/me", {"preferences": {ZERO: [ZERO]}}),
        ("POST", "/api/tables", {"game": "lanterns", "title": ZERO, "seats": [{"kind": "me"}] * 2}),
        ("POST", "/api/faults", {"place": ZERO, "message": ZERO}),
    ]  # fmt: skip


def messages(table: str) -> list[dict[str, Any]]:
    return [
        {"type": "note", "table": table, "text": ZERO},
        {"type": "say", "table": table, "key": "12345678", "text": ZERO},
        {"type": "lobby", "game": ZERO},
        {"type": "explain", "table": table, "seat": 0, "text": ZERO},
        {"type": "watch", "table": table, "seat": 0, "invite": ZERO},
    ]


async def test_no_letter_breaks_anything(host: Host, crew: Crew, tally: Tally) -> None:
    ann = await crew.person("Ann")
    table = (await ann.table("lanterns", "me", "me"))["id"]
    live = await ann.live()
    count = lambda c: c.execute(sa.select(sa.func.count(incidents.c.id))).scalar_one()  # noqa: E731
    before = host.hub.db.read_now(count)
    for bad in ADDRESSES:
        for method, path in addresses(table, bad):
            answer = await ann.http.request(method, path)
            tally.attack(f"{method} {path}: {answer.text[:200]}", answer.status_code >= 500)
    for method, path, body in bodies(table, ann.user):
        answer = await ann.http.request(method, path, json=body)
        tally.attack(f"{method} {path}: {answer.text[:200]}", answer.status_code >= 500)
    for message in messages(table):
        said = await live.ask(message, wrong=True)
        tally.attack(f"{message}: {said}", said.get("code") == "fault")
    assert (await ann.get(f"/api/tables/{table}/notes"))["text"] == "a b"
    assert host.hub.db.read_now(count) == before


async def test_a_backslash_before_four_noughts_is_a_text(crew: Crew) -> None:
    ann = await crew.person("Ann")
    table = (await ann.table("lanterns", "me", "me"))["id"]
    for text in (r"\u0000", r"\\u0000", "u0000"):
        kept = await ann.call("PUT", f"/api/tables/{table}/notes", {"text": text})
        assert kept["text"] == text
        live = await ann.live()
        await live.ask({"type": "note", "table": table, "text": text})
        assert (await ann.get(f"/api/tables/{table}/notes"))["text"] == text


async def test_what_sqlite_kept_moves_to_postgresql(tmp_path: Path, pg: Postgres) -> None:
    """Servers up to 0.2.0 let the sign into notes; the way to PostgreSQL is open all the same."""
    with in_thread(tmp_path / "old") as old:
        async with crew_of(old) as crew:
            ann = await crew.person("Ann")
            table = (await ann.table("lanterns", "me", "me"))["id"]
            await ann.call("PUT", f"/api/tables/{table}/notes", {"text": "a note"})
        old.hub.db.write_now(lambda c: c.execute(members.update().values(notes=ZERO)))
    file = tmp_path / "all.tabletown"
    backup(str(file), data=str(tmp_path / "old"))
    target = pg.database()
    restore(str(file), database=target)
    db = Database("postgresql+psycopg://" + target.partition("://")[2])
    assert db.read_now(lambda c: c.execute(sa.select(members.c.notes)).scalar_one()) == "a b"
    db.close()
