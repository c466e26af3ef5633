"""Guests, accounts, sessions, preferences, ratings, profiles."""

from __future__ import annotations

import asyncio
import time

import httpx
import pytest

from tests.server.client import Crew, Person, Refused, play_out
from tests.server.host import Host

pytestmark = pytest.mark.anyio


async def test_a_guest_becomes_an_account_and_keeps_the_games(host: Host, crew: Crew) -> None:
    ann = await crew.person("Ann")
    table = await ann.table("lanterns", "me", "me")
    name = f"Ann {time.time_ns()}"
    me = await ann.register(name=name, password="correct horse", email="a@b.example")
    assert (me["kind"], me["user"], me["email"]) == ("account", ann.user, "a@b.example")
    other = Person(host, "elsewhere")
    crew.people.append(other)
    with pytest.raises(Refused) as caught:
        await other.post("/api/login", {"name": name, "password": "wrong horse", "token": True})
    assert caught.value.code == "wrong-login"
    again = await other.post(
        "/api/login", {"name": name.upper(), "password": "correct horse", "token": True}
    )
    assert again["user"] == ann.user
    other.http.headers["authorization"] = f"Bearer {again['token']}"
    mine = await other.get("/api/tables", show="mine")
    assert [row["id"] for row in mine["tables"]] == [table["id"]]
    with pytest.raises(Refused) as caught:
        await (await crew.person("Eve")).post(
            "/api/account", {"name": name, "password": "other horse"}
        )
    assert caught.value.code == "taken"
    impostor = await crew.person(name)
    assert (await impostor.get("/api/me"))["name"].endswith("(guest)")


async def test_unknown_names_and_wrong_passwords_look_the_same(crew: Crew) -> None:
    ann = await crew.person()
    name = f"Known {time.time_ns()}"
    await ann.register(name=name, password="correct horse")
    answers = []
    for wrong in (name, "nobody of this name", "\x00"):
        with pytest.raises(Refused) as caught:
            await ann.post("/api/login", {"name": wrong, "password": "wrong horse"})
        answers.append(caught.value.data)
    assert answers[0] == answers[1] == answers[2]


async def test_a_new_password_ends_other_sessions(host: Host, crew: Crew) -> None:
    ann = await crew.person()
    name = f"Pass {time.time_ns()}"
    await ann.register(name=name, password="first secret")
    other = Person(host, "other")
    crew.people.append(other)
    token = (
        await other.post("/api/login", {"name": name, "password": "first secret", "token": True})
    )["token"]
    other.http.headers["authorization"] = f"Bearer {token}"
    with pytest.raises(Refused):
        await ann.post("/api/password", {"old": "wrong", "new": "second secret"})
    await ann.post("/api/password", {"old": "first secret", "new": "second secret"})
    assert (await ann.get("/api/me"))["user"] == ann.user
    assert (await other.get("/api/me"))["user"] is None


async def test_preferences_are_kept_and_limited(crew: Crew) -> None:
    ann = await crew.person()
    me = await ann.call("PATCH", "/api/me", {"name": "Anna", "preferences": {"language": "pl"}})
    assert (me["name"], me["preferences"]) == ("Anna", {"language": "pl"})
    with pytest.raises(Refused) as caught:
        await ann.call("PATCH", "/api/me", {"preferences": {"x": "y" * 20_000}})
    assert caught.value.code == "too-large"
    for wrong in ({"name": ""}, {"name": "x" * 41}, {"email": "nowhere"}, {"hat": "red"}):
        with pytest.raises(Refused) as caught:
            await ann.call("PATCH", "/api/me", wrong)
        assert caught.value.code == "bad-request"


async def test_who_goes_is_forgotten_but_the_games_stay(crew: Crew) -> None:
    ann, ben = await crew.person("Ann"), await crew.person("Ben")
    table = await ann.table("lanterns", "me", "open", start=True)
    await ben.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    user = ann.user
    await ann.call("DELETE", "/api/me")
    assert (await ann.get("/api/me"))["user"] is None
    left = await ben.get(f"/api/tables/{table['id']}")
    assert (left["status"], left["seats"][0]["kind"]) == ("running", "bot")
    for nobody in (user, "nobody"):
        with pytest.raises(Refused) as caught:
            await ben.get(f"/api/users/{nobody}")
        assert caught.value.code == "not-found"


async def test_logging_out_ends_the_session(crew: Crew) -> None:
    ann = await crew.person()
    await ann.post("/api/logout")
    assert (await ann.get("/api/me"))["user"] is None
    with pytest.raises(Refused) as caught:
        await ann.table("lanterns", "me", "me")
    assert caught.value.code == "no-session"


async def test_rated_games_move_ratings(crew: Crew) -> None:
    people = [await crew.person(f"R{n}") for n in range(2)]
    for number, one in enumerate(people):
        name = f"Rated {number} {time.time_ns()}"
        await one.register(name=name, password="correct horse")
    ann, ben = people
    table = await ann.table(
        "lanterns", "me", "open", "random", start=True, settings={"rated": True}
    )
    await ben.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    lives = [await one.live() for one in people]
    for seat, live in enumerate(lives):
        await live.watch(table["id"], seat)
    with pytest.raises(Refused) as caught:
        await lives[0].ask({"type": "hint", "table": table["id"], "seat": 0})
    assert caught.value.code == "not-allowed"
    ends = await asyncio.gather(
        *[play_out(live, table["id"], seat) for seat, live in enumerate(lives)]
    )
    ranks = ends[0]["view"]["outcome"]["ranks"]
    profiles = [await one.get(f"/api/users/{one.user}") for one in people]
    (first,), (second,) = [profile["ratings"] for profile in profiles]
    assert first["games"] == second["games"] == 1
    if ranks[0] != ranks[1]:
        assert (first["mu"] > second["mu"]) == (ranks[0] < ranks[1])
    listed = await ann.get("/api/ratings/lanterns/standard")
    assert {ann.user, ben.user} <= {row["user"] for row in listed}
    hot_seat = {"settings": {"rated": True}}
    for seats in (("me", "random"), ("me", "me")):
        with pytest.raises(Refused) as caught:
            await ann.table("lanterns", *seats, **hot_seat)
        assert caught.value.code == "bad-usage"


async def test_limits_on_new_guests(tmp_path: object) -> None:
    from pathlib import Path

    from tests.server.host import in_thread

    assert isinstance(tmp_path, Path)
    with in_thread(tmp_path, guests_an_hour=3, logins_a_minute=2, requests_a_minute=20) as host:
        async with httpx.AsyncClient(base_url=host.http) as http:
            codes = [
                (await http.post("/api/session", json={"name": "G", "token": True})).status_code
                for _ in range(5)
            ]
            assert codes == [200, 200, 200, 429, 429]
            wrong = {"name": "nobody", "password": "wrong"}
            logins = [await http.post("/api/login", json=wrong) for _ in range(4)]
            assert [answer.status_code for answer in logins] == [401, 401, 429, 429]
            assert logins[-1].json()["code"] == "too-many"
            assert int(logins[-1].headers["retry-after"]) > 0
            many = [(await http.get("/api/games")).status_code for _ in range(15)]
            assert many[-1] == 429
            assert (await http.get("/health")).status_code == 200
