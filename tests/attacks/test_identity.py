"""Identity: names of others, seats of others, and results that somebody would rather not have."""

from __future__ import annotations

import json
import time
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tabletown.server.errors import Trouble
from tabletown.server.people import erasure
from tabletown.server.people.erasure import finish_erasures
from tabletown.server.people.names import skeleton
from tabletown.server.protocol.http import Join, NewTable
from tabletown.server.storage.database import Conflict
from tabletown.server.storage.schema import metadata
from tests.attacks.scenes import code_of, play_some, seated
from tests.attacks.tally import Tally
from tests.server.client import Crew, Person, play_out
from tests.server.host import Host

pytestmark = pytest.mark.anyio

LOOK_ALIKES = [
    ("Anna Pole", "АnnаPole"),  # not the same: a space less
    ("Bob", "ВОВ"),
    ("Bob", "b0b"),
    ("Paul", "РАUL"),
    ("Lili", "1i1і"),
    ("Tom", "Тοm"),
    ("Moana", "Rnoana"),
    ("Eve", "E\u200bve"),
    ("Eve", "\u2066Eve\u2069"),
    ("Eve", "Ｅｖｅ"),
    ("Max", "Μах"),
]


def test_look_alikes_have_one_skeleton() -> None:
    for name, other in LOOK_ALIKES[1:]:
        assert skeleton(name) == skeleton(other), (name, other)
    for name, other in [*LOOK_ALIKES[:1], ("Ann", "Anne"), ("Zoe", "Zoë"), ("Ola", "Ula")]:
        assert skeleton(name) != skeleton(other), (name, other)


def imitations(name: str) -> list[str]:
    """Ways to write a name that looks like this one."""
    return [
        name,
        name.upper(),
        name.replace("o", "о"),  # Cyrillic
        name.replace("e", "е").replace("a", "а"),
        name.replace("a", "α"),
        name[:3] + "\u200b" + name[3:],
        name[:3] + "\u2060" + name[3:],
        "\u202a" + name,
        "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in name),  # full width
    ]


def unique(name: str) -> str:
    return f"{name} {time.time_ns() % 10**10}"


async def test_a_guest_does_not_wear_the_name_of_an_account(crew: Crew, tally: Tally) -> None:
    ann, eve = await crew.person("Ann"), await crew.person("Eve")
    name = unique("Roseanna")
    await ann.register(name=name, password="correct horse")
    looks = skeleton(name)

    def worn(shown: str) -> bool:
        return skeleton(shown) == looks

    for other in imitations(name):
        guest = await crew.person(other)
        tally.attack(f"session as {other!r}", worn((await guest.get("/api/me"))["name"]))
        code = await code_of(eve.call("PATCH", "/api/me", {"name": other}))
        tally.attack(f"renamed to {other!r}", code != "taken")
        code = await code_of(eve.post("/api/account", {"name": other, "password": "correct horse"}))
        tally.attack(f"account {other!r}", code != "taken")
        table = await ann.table("lanterns", "me", "open", start=False)
        path = f"/api/tables/{table['id']}"
        joined = await eve.post(path + "/join", {"invite": table["invite"], "name": other})
        tally.attack(f"join as {other!r}", worn(joined["seats"][1]["name"]))
        made = await eve.post(
            "/api/tables", {"game": "lanterns", "seats": [{"kind": "me", "name": other}, {}]}
        )
        tally.attack(f"a table's seat as {other!r}", worn(made["seats"][0]["name"]))
        path = f"/api/tables/{made['id']}/seat"
        for wish in ({"kind": "me"}, {"kind": "bot", "level": "easy"}):
            changed = await eve.post(path, {"seat": 0, "name": other, **wish})
            tally.attack(f"{wish['kind']} as {other!r}", worn(changed["seats"][0]["name"]))
    mine = await ann.table("lanterns", "me", "open", start=False)
    assert mine["seats"][0]["name"] == name  # who has the account wears its name


async def test_a_guest_of_the_same_name_before_the_account_does_not_speak_as_it(
    crew: Crew, tally: Tally
) -> None:
    name = unique("Squatter")
    eve, ann = await crew.person(name), await crew.person("Ann")
    await ann.register(name=name, password="correct horse")
    table = await ann.table("lanterns", "me", "me", settings={"public": True})
    live, spy = await ann.live(), await eve.live()
    await live.watch(table["id"], 0)
    await spy.ask({"type": "say", "table": table["id"], "key": "i-am-ann-1", "text": "hello"})
    heard = await live.heard(lambda m: m["type"] == "chat")
    tally.attack("chat under an account's name", heard["messages"][0]["name"] == name)


async def test_one_stranger_takes_one_seat(crew: Crew, tally: Tally) -> None:
    ann, eve = await crew.person("Ann"), await crew.person("Eve")
    public = {"settings": {"public": True}}
    table = await ann.table("lanterns", "me", "open", "open", "open", **public)
    path = f"/api/tables/{table['id']}/join"
    assert await code_of(eve.post(path, {})) == ""
    for wish in ({}, {"seat": 2}, {"seat": 3, "name": "Eva"}):
        code = await code_of(eve.post(path, wish))
        tally.attack("a second seat for one stranger", code != "taken")
    settings = {"public": True, "several": True}
    friendly = await ann.table("lanterns", "me", "open", "open", settings=settings)
    for _ in range(2):
        assert await code_of(eve.post(f"/api/tables/{friendly['id']}/join", {})) == ""
    assert await code_of(ann.post(path, {"name": "Leo"})) == ""  # the host's own group


@pytest.mark.parametrize("everybody", [False, True])
async def test_leaving_a_rated_game_loses_it(crew: Crew, tally: Tally, everybody: bool) -> None:
    ann, ben, eve = [await crew.person(name) for name in ("Ann", "Ben", "Eve")]
    for person in (ann, ben, eve):
        await person.register(name=unique(person.name), password="correct horse")
    table = await seated(ann, ben, eve, settings={"rated": True})
    id, path = table["id"], f"/api/tables/{table['id']}"
    await ann.post(path + "/start")
    lives = {0: await ann.live(), 1: await ben.live(), 2: await eve.live()}
    await play_some(id, lives, 1)
    left = await eve.post(path + "/leave", {})
    assert left["seats"][2]["kind"] == "bot"
    assert left["seats"][2]["name"] != eve.name
    if everybody:
        for person in (ben, ann):
            await person.post(path + "/leave", {})
    else:
        for seat in (0, 1):
            await lives[seat].watch(id, seat)
        await play_both(lives, id)
    profiles = [await ann.get(f"/api/users/{person.user}") for person in (ann, ben, eve)]
    games = [profile["games"] for profile in profiles]
    tally.attack("a rated game left without a result", games != [1, 1, 1])
    assert profiles[2]["wins"] == 0
    mu = [profile["ratings"][0]["mu"] for profile in profiles]
    tally.attack("a rated game left without a rating", not mu[2] < min(mu[:2]))
    if everybody:
        assert mu[0] > mu[1] > mu[2]  # each has lost to those who stayed longer


async def play_both(lives: dict[int, Any], id: str) -> None:
    import asyncio

    await asyncio.gather(*[play_out(lives[seat], id, seat) for seat in (0, 1)])


async def test_a_rated_game_is_not_cancelled_behind_anybodys_back(crew: Crew, tally: Tally) -> None:
    ann, eve = await crew.person("Ann"), await crew.person("Eve")
    table = await seated(ann, eve, settings={"rated": True})
    await ann.post(f"/api/tables/{table['id']}/start")
    live = await eve.live()
    await live.watch(table["id"], 1)  # Ann is gone, and gone people are not asked elsewhere
    for kind in ("cancel", "end"):
        await live.ask({"type": "motion", "table": table["id"], "seat": 1, "kind": kind})
    status = (await eve.get(f"/api/tables/{table['id']}"))["status"]
    tally.attack("a rated game ended alone", status != "running")


async def test_addresses_and_keys_are_one_line(crew: Crew, tally: Tally) -> None:
    ann = await crew.person("Ann")
    for email in (
        "a@b.example\n",
        "a@b.example\nBcc: c@d.example",
        "\na@b.example",
        "a @b.example",
    ):
        code = await code_of(ann.call("PATCH", "/api/me", {"email": email}))
        tally.attack(f"e-mail {email!r}", code != "bad-request")
    table = await ann.table("lanterns", "me", "me")
    live = await ann.live()
    act = {"type": "act", "table": table["id"], "seat": 0, "version": 0, "text": "show 1"}
    answer = await live.ask({**act, "key": "12345678\n"}, wrong=True)
    tally.attack("a key with a line break", answer.get("code") != "bad-request")
    assert await code_of(ann.call("PATCH", "/api/me", {"email": "a@b.example"})) == ""


# -- everything about a person -----------------------------------------------------------------------


def everything(host: Host) -> str:
    """All rows of all tables of the database, as text."""

    def job(connection: sa.Connection) -> str:
        found = []
        for table in metadata.sorted_tables:
            for row in connection.execute(sa.select(table)):
                found.append(f"{table.name}: {tuple(row)!r}")
        return "\n".join(found)

    return str(host.run(host.hub.db.read(job)))


async def busy_life(crew: Crew, ann: Person, ben: Person) -> tuple[list[str], dict[str, Any]]:
    """Leave traces everywhere; the words that must be found and later not, and a running table."""
    mark = unique("Xanthippe").replace(" ", "")
    words = [
        mark,
        f"{mark}@b.example",
        f"says{mark}",
        f"notes{mark}",
        f"title{mark}",
        f"pref{mark}",
    ]
    await ann.register(name=mark, password="correct horse", email=words[1])
    await ann.call("PATCH", "/api/me", {"preferences": {"motto": words[5]}})
    await ann.call("PUT", f"/api/blocks/{ben.user}")
    await ann.call("DELETE", f"/api/blocks/{ben.user}")
    await ann.post("/api/reports", {"user": ben.user, "reason": f"reason{mark}"})
    await ben.post("/api/reports", {"user": ann.user, "reason": "loud"})
    tables = []
    for rated in (True, False):
        table = await seated(ann, ben, title=words[4], settings={"rated": rated, "public": True})
        await ann.post(f"/api/tables/{table['id']}/start")
        lives = {0: await ann.live(), 1: await ben.live()}
        for seat, live in lives.items():
            await live.watch(table["id"], seat)
        await lives[0].ask(
            {"type": "say", "table": table["id"], "seat": 0, "key": "my-words-1", "text": words[2]}
        )
        await lives[0].ask({"type": "note", "table": table["id"], "text": words[3]})
        if rated:
            await play_both(lives, table["id"])
        else:
            await play_some(table["id"], lives, 2)
            host = crew.host
            host.run(host.hub.tables[table["id"]].incident("test", RuntimeError("a fault")))
        tables.append(table)
    open_table = await seated(ben, ann, settings={"public": True})
    own = await ann.table("lanterns", "me", "open", title=words[4], settings={"public": True})
    watched = await ben.table("lanterns", "me", "me", settings={"public": True})
    live = await ann.live()
    await live.watch(watched["id"], None)
    await live.ask({"type": "say", "table": watched["id"], "key": "my-words-2", "text": words[2]})
    kicked = await seated(ben, ann, settings={"public": True})
    await ben.post(f"/api/tables/{kicked['id']}/seat", {"seat": 1, "kind": "open"})
    return words, {"rated": tables[0], "running": tables[1], "open": open_table, "own": own}


async def test_erased_is_erased(host: Host, crew: Crew, tally: Tally) -> None:
    ann, ben = await crew.person("Ann"), await crew.person("Ben")
    words, tables = await busy_life(crew, ann, ben)
    before = everything(host)
    for word in (*words, ann.user):
        assert word in before, word
    await ann.call("DELETE", "/api/me")
    after = everything(host)
    for word in (*words, ann.user):
        tally.attack(f"a trace of an erased person: {word}", word in after)
    # Nor does anything in memory tell of them.
    for table in tables.values():
        path = f"/api/tables/{table['id']}"
        for ending in ("", "/state", "/seen", "/chat"):
            answer = (await ben.http.get(path + ending)).text
            found = [word for word in (*words, ann.user) if word in answer]
            tally.attack(f"GET {ending} of an erased person's table", bool(found))
    record = (await ben.get(f"/api/tables/{tables['rated']['id']}/record"))["record"]
    tally.attack("the record of an erased person's game", words[0] in record)
    assert await code_of(ben.get(f"/api/users/{ann.user}")) == "not-found"
    assert (await ben.get(f"/api/tables/{tables['running']['id']}"))["status"] == "running"
    assert (await ben.get(f"/api/tables/{tables['own']['id']}"))["status"] == "cancelled"
    assert (await ben.get(f"/api/tables/{tables['open']['id']}"))["seats"][1]["kind"] == "open"
    assert (await ben.get(f"/api/users/{ben.user}"))["games"] == 1


async def test_an_erasure_that_was_interrupted_goes_on(host: Host, crew: Crew) -> None:
    """The server was stopped after the first of its steps."""
    ann, ben = await crew.person("Ann"), await crew.person("Ben")
    words, _ = await busy_life(crew, ann, ben)
    accounts = host.hub.accounts
    account = host.run(accounts.of_token(ann.token))
    host.run(accounts.erase(account))
    assert words[0] in everything(host)
    host.run(finish_erasures(host.hub, host.app.state.maker))
    after = everything(host)
    assert [word for word in (*words, ann.user) if word in after] == []


async def test_an_erasure_goes_on_after_a_move_at_another_worker(
    host: Host, crew: Crew, tally: Tally, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between reading a table and wiping it, somebody else changed it."""
    really, met = erasure.wipe_table, 0

    def meets(connection: sa.Connection, id: str, **more: Any) -> None:
        nonlocal met
        met += 1
        if met in (1, 2, 4):
            raise Conflict(id)
        really(connection, id=id, **more)

    monkeypatch.setattr(erasure, "wipe_table", meets)
    ann, ben = await crew.person("Ann"), await crew.person("Ben")
    words, _ = await busy_life(crew, ann, ben)
    code = await code_of(ann.call("DELETE", "/api/me"))
    assert met > 4
    after = everything(host)
    found = [word for word in (*words, ann.user) if word in after]
    tally.attack(f"traces after a conflict: {found}", bool(code or found))


async def test_bots_of_an_erased_person_do_not_play_on(crew: Crew, tally: Tally) -> None:
    """Nobody's bots would be counted for nobody: without a share that ends."""
    eve, ben = await crew.person("Eve"), await crew.person("Ben")
    public = {"settings": {"public": True}}
    alone = await eve.table("streets", "normal", "normal", **public)
    beside = await eve.table("lanterns", "open", "random", start=True, **public)
    await ben.post(f"/api/tables/{beside['id']}/join", {})
    await eve.call("DELETE", "/api/me")
    status = (await ben.get(f"/api/tables/{alone['id']}"))["status"]
    tally.attack("bots that play on for nobody", status != "cancelled")
    found = await ben.get(f"/api/tables/{beside['id']}")
    assert (found["status"], found["host"]) == ("running", ben.user)


async def test_who_is_erased_sits_down_nowhere(host: Host, crew: Crew, tally: Tally) -> None:
    """What was asked for before, and comes to be done only now."""
    ann, eve = await crew.person("Ann"), await crew.person("Eve")
    table = await seated(ann, await crew.person("Ben"), settings={"public": True})
    await ann.post(f"/api/tables/{table['id']}/seat", {"seat": 1, "kind": "open"})
    accounts, maker = host.hub.accounts, host.app.state.maker
    account = host.run(accounts.of_token(eve.token))
    host.run(accounts.erase(account))
    wish = msgspec.convert({"game": "lanterns", "seats": [{"kind": "me"}] * 2}, NewTable)
    later = (
        lambda: maker.create(account.person, wish),
        lambda: maker.join(account.person, host.hub.tables[table["id"]], Join()),
    )
    for work in later:
        with pytest.raises(Trouble) as refused:
            host.run(work())
        tally.attack("what an erased person had asked for", refused.value.code != "no-session")
    host.run(finish_erasures(host.hub, maker))
    tally.attack("a trace that came too late", eve.user in everything(host))


async def test_the_export_holds_everything(host: Host, crew: Crew) -> None:
    ann, ben = await crew.person("Ann"), await crew.person("Ben")
    words, tables = await busy_life(crew, ann, ben)
    found = await ann.get("/api/me/export")
    text = json.dumps(found, ensure_ascii=False)
    for word in (*words, ann.user, *[table["id"] for table in tables.values()]):
        assert word in text, word
    assert found["moves"]
    assert found["results"]
    assert found["ratings"]
    for secret in ("$argon2", ann.token):
        assert secret not in text
    assert "password" not in found["user"][0]
    other = json.dumps(await ben.get("/api/me/export"), ensure_ascii=False)
    assert words[1] not in other
    assert words[3] not in other
