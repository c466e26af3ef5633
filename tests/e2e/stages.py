"""Tables at every stage of a game, put there from records: early, middle, last round, end, replay, lesson, plan."""

from __future__ import annotations

import contextlib
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests" / "records" / "0.1.0"
LESSONS = ROOT / "web" / "src" / "lessons"
GAMES = ("streets", "fifty_first_state", "new_angeles", "great_machine")
STAGES = ("early", "middle", "last", "end", "replay", "plan", "lesson")
# How far the game is, where somebody has to decide.
SHARE = {"early": 0.04, "middle": 0.5, "plan": 0.5, "last": 0.93}


@dataclass(frozen=True)
class Record:
    game: str
    mode: str
    seats: int
    text: str
    # Who acted, one entry per action; None: somebody who was not asked (a trade).
    actors: tuple[int | None, ...]

    @property
    def name(self) -> str:
        return f"{self.game}-{self.mode}-{self.seats}"


@cache
def records(game: str) -> tuple[Record, ...]:
    """One played by bots for every mode and number of seats."""
    found: dict[str, Record] = {}
    for path in sorted((RECORDS / game).glob("*-easy.txt")):
        text = path.read_text(encoding="utf-8")
        head, _, body = text.partition("\n\n")
        fields = dict(line.split(": ", 1) for line in head.splitlines())
        actors = [line.split(" ", 1)[0] for line in body.splitlines() if line[:1].isdigit()]
        record = Record(
            game, fields["mode"], int(fields["seats"]), text,
            tuple(int(one) if one.isdigit() else None for one in actors),
        )  # fmt: skip
        found.setdefault(record.name, record)
    return tuple(found.values())


def fullest(game: str) -> Record:
    """The record with the most seats of the first mode: the fullest table."""
    first = records(game)[0].mode
    return max([one for one in records(game) if one.mode == first], key=lambda one: one.seats)


def post(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """A call of the page's own person."""
    cookies = {one["name"]: one["value"] for one in page.context.cookies()}
    answer = page.request.post(
        path, data=json.dumps(body),
        headers={"content-type": "application/json", "x-csrftoken": cookies["csrftoken"]},
    )  # fmt: skip
    assert answer.ok, (path, answer.status, answer.text()[:300])
    found: dict[str, Any] = answer.json()
    return found


def person(page: Page) -> None:
    """Somebody new with a session, on no page in particular: nobody imports more than a person may."""
    page.context.clear_cookies()
    page.goto("/credits")
    page.request.get("/api/me")
    post(page, "/api/session", {"name": "Marta"})


def imported(page: Page, record: Record) -> str:
    return str(post(page, "/api/records", {"record": record.text})["id"])


def continued(page: Page, table: str, record: Record, stage: str, later: int = 0) -> str:
    """A running table at that moment, or so many decisions later: the person sits where somebody has to decide, bots elsewhere."""
    after = int(len(record.actors) * SHARE[stage])
    moments = [
        (at, actor) for at, actor in enumerate(record.actors) if at >= after and actor is not None
    ]
    version, me = moments[later]
    seats = [
        {"kind": "me", "name": "Marta"} if seat == me else {"kind": "bot", "level": "easy"}
        for seat in range(record.seats)
    ]
    made = post(page, f"/api/tables/{table}/continue", {"version": version, "seats": seats})
    return str(made["id"])


def planned(page: Page) -> None:
    """Begin a plan as soon as it can be begun."""
    asked = page.locator(".bar.mine:not(:has(.dots))").first
    with contextlib.suppress(
        AssertionError
    ):  # what has only one answer may be carried out, and others go on
        expect(asked).to_be_visible(timeout=5_000)
        page.keyboard.press("p")
        expect(page.locator(".room.planning")).to_be_visible(timeout=5_000)


def enter(page: Page, record: Record, stage: str, table: str, later: int = 0) -> None:
    """Open the page of that stage, a running table so many decisions later; ``table`` is the imported record."""
    if stage == "lesson":
        name = sorted(path.stem for path in (LESSONS / record.game).glob("*.json"))[0]
        page.goto(f"/learn/{record.game}/{name}")
    elif stage == "end":
        page.goto(f"/tables/{table}")
    elif stage == "replay":
        page.goto(f"/tables/{table}?at={len(record.actors) // 2}")
    else:
        page.goto(f"/tables/{continued(page, table, record, stage, later)}")
    expect(page.locator(".end" if stage == "end" else ".room")).to_be_visible()
    if stage == "plan":
        planned(page)
    page.evaluate("document.fonts.ready")
