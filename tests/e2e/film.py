"""Film strips of what others do: ten frames each of a bot's turn, of production or the Machine's phase, and of the end.

``make film`` (``GAME=streets`` for one game) writes them into ``test-results/film/``.
"""

from __future__ import annotations

import base64
import contextlib
import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, sync_playwright
from playwright.sync_api import TimeoutError as NothingTold

from scripts import browser as browsers
from scripts import web
from tabletown.core.match import Match
from tabletown.core.record import read
from tabletown.games import find
from tests.e2e.conftest import ROOT, SETTINGS, Server, Visitors
from tests.e2e.stages import GAMES, Record, fullest, imported, person, post, records

STRIPS = ROOT / "test-results" / "film"
FRAMES = 10
LONGEST = 14  # seconds of a long story that are shown
# The event that begins the part of a round which plays by itself.
AUTOMATIC = {
    "streets": "scoring", "fifty_first_state": "production", "new_angeles": "production",
    "great_machine": "movement-card",
}  # fmt: skip
# What a turn worth looking at has.
DEED = {
    "streets": "built", "fifty_first_state": "built", "new_angeles": "main-offer",
    "great_machine": "hero-moved",
}  # fmt: skip
# Somebody has to look before the bots go on.
SLOW = {"TABLETOWN_BOT_PAUSE": "3"}


@dataclass(frozen=True)
class Scene:
    name: str
    record: Record
    # The table goes on from here, with bots at the seats of whoever acts next.
    version: int


def versions_with(record: Record, key: str) -> list[int]:
    """The actions of a record that such an event came of."""
    played = read(record.text)
    game = find(record.game)
    config = game.config_with(
        played.content, played.seats, played.mode, played.options, played.rules, None
    )
    match = Match(
        game, config, played.seed, rules=played.rules, content=played.content,
        position=played.position, players=played.players,
    )  # fmt: skip
    found = []
    for number, line in enumerate(played.lines):
        events = match.play(match.parse(line.text), line.seat)
        if any(event.key == key for event in events):
            found.append(number)
    return found


def scenes(game: str) -> list[Scene]:
    record = fullest(game)
    # The Machine's servants go by themselves only without a player who leads them.
    solo = next((one for one in records(game) if one.mode == "automa"), record)
    automatic = versions_with(solo, AUTOMATIC[game])
    deeds = versions_with(record, DEED[game])
    last = len(record.actors) - 1
    return [
        Scene("turn", record, deeds[len(deeds) * 2 // 5]),
        Scene("phase", solo, automatic[len(automatic) // 2]),
        Scene("end", record, last),
    ]


def begin(page: Page, scene: Scene) -> None:
    """A table where bots act next; the person sits at another seat, or watches if there is none."""
    record = scene.record
    ahead = set(record.actors[scene.version : scene.version + 1])
    me = next((seat for seat in range(record.seats) if seat not in ahead), None)
    seats = [
        {"kind": "me", "name": "Marta"} if seat == me else {"kind": "bot", "level": "easy"}
        for seat in range(record.seats)
    ]
    table = imported(page, record)
    made = post(page, f"/api/tables/{table}/continue", {"version": scene.version, "seats": seats})
    page.goto(f"/tables/{made['id']}")


class Camera:
    """Everything that the browser draws, as it draws it: single pictures come too late for what lasts a second."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taken: list[tuple[float, bytes]] = []
        self.session = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self.drawn)
        self.session.send("Page.startScreencast", {"format": "png"})

    def drawn(self, frame: dict[str, Any]) -> None:
        self.taken.append((time.monotonic(), base64.b64decode(frame["data"])))
        with contextlib.suppress(Error):  # the last ones come when the page is closed already
            self.session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def stop(self) -> None:
        self.session.send("Page.stopScreencast")
        self.session.detach()


def shoot(page: Page, folder: Path) -> int:
    """Ten frames, evenly spread over what is told; how many different ones there are."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    camera = Camera(page)
    try:
        page.wait_for_selector("[data-story]", timeout=20_000)
    except NothingTold:
        page.screenshot(path=folder / "nothing.png")
        return 0
    began = time.monotonic()
    with contextlib.suppress(NothingTold):
        page.locator("[data-story]").wait_for(state="detached", timeout=LONGEST * 1000)
    ended = time.monotonic()
    camera.stop()
    told = [one for one in camera.taken if began <= one[0] <= ended] or camera.taken[-1:]
    chosen = [
        min(told, key=lambda one: abs(one[0] - began - (ended - began) * part / FRAMES))
        for part in range(FRAMES)
    ]
    for number, (_, picture) in enumerate(chosen):
        (folder / f"{number:02}.png").write_bytes(picture)
    return len({picture for _, picture in chosen})


def film(chromium: Browser, url: str, game: str) -> None:
    for scene in scenes(game):
        visitors = Visitors(chromium, url)
        page = visitors.new(reduced_motion="no-preference", settings={"story": "slow"})
        person(page)
        begin(page, scene)
        told = shoot(page, STRIPS / game / scene.name)
        print(f"{game} {scene.name}: {told} of {FRAMES} frames differ", flush=True)
        visitors.close()


def main(games: list[str]) -> None:
    web.build()
    SETTINGS.update(SLOW)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        chromium = playwright.chromium.launch(**browsers.launch_options())
        try:
            for game in games:
                film(chromium, server.url, game)
        finally:
            chromium.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:] or os.environ.get("GAME", "").split() or list(GAMES))
