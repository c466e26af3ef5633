"""Nothing jumps: the layout shift of a whole game, as browsers measure it, without what follows a press at once.

Bots take their time here, so that what they do comes long after the last press and counts.
"""

from __future__ import annotations

import itertools
import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, WebSocketRoute, expect

from tests.e2e import test_fifty_first_state as fifty
from tests.e2e import test_great_machine as machine
from tests.e2e import test_new_angeles as angeles
from tests.e2e import test_streets as streets
from tests.e2e.conftest import ROOT, Server, Visitors
from tests.e2e.stages import continued, imported, person, records
from tests.e2e.table import ready, start

FIGURES = ROOT / ".build" / "figures" / "shift.json"
MOST = 0.1
# In `make test` a whole game of Streets and parts of the others, from the middle on; their whole games, of minutes
# each, are `slow`.
PART, PART_SECONDS = 0.03, 15.0
# A press counts as the cause of what moves within half a second (the browser's own rule).
PAUSE = "0.55"
WATCH = """() => {
    window.shifts = [];
    const named = (node) => {
        const one = node?.nodeType === 1 ? node : node?.parentElement;
        return one ? `${one.localName}.${String(one.className?.baseVal ?? one.className).replace(/ ?svelte-\\w+/g, "")}` : "?";
    };
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
            if (entry.hadRecentInput) continue;
            const moved = entry.sources.map((one) => `${named(one.node)} ${[one.previousRect, one.currentRect]
                .map((box) => [box.x, box.y, box.width, box.height].map(Math.round).join(",")).join(" to ")}`);
            window.shifts.push([entry.value, moved, Math.round(entry.startTime - entry.lastInputTime)]);
        }
    }).observe({ type: "layout-shift" });
}"""


@pytest.fixture(scope="module")
def slow_bots(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("shift"), TABLETOWN_BOT_PAUSE=PAUSE)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visitors(chromium: Browser, slow_bots: Server) -> Iterator[Visitors]:
    made = Visitors(chromium, slow_bots.url)
    yield made
    made.close()


def hero(page: Page) -> None:
    body = {"seats": [machine.BOT, machine.ME], "mode": "versus", "start": True}
    machine.sit_down(page, "/api/tables", body)


def automa(page: Page) -> None:
    machine.sit_down(page, "/api/tables", {"seats": [machine.ME], "mode": "automa", "start": True})


@dataclass(frozen=True)
class Game:
    begin: Callable[[Page], Any]
    choose: Callable[[Page, int], Any]
    # The record that a part of a game begins in the middle of.
    record: str

    def middle(self, page: Page) -> None:
        record = next(
            one for one in records(self.record.partition("-")[0]) if one.name == self.record
        )
        person(page)
        page.goto(f"/tables/{continued(page, imported(page, record), record, 'middle')}")


GAMES = {
    "streets": Game(
        lambda page: start(page, streets.STREETS, bots=2),
        lambda page, _: streets.choose(page),
        "streets-standard-5",
    ),
    "fifty_first_state": Game(
        lambda page: start(page, fifty.FIFTY, bots=1),
        fifty.choose_in_rounds,
        "fifty_first_state-standard-3",
    ),
    "new_angeles": Game(
        angeles.begin, lambda page, _: angeles.choose(page), "new_angeles-standard-4"
    ),
    "great_machine-hero": Game(hero, machine.choose, "great_machine-versus-2"),
    "great_machine-automa": Game(automa, machine.choose, "great_machine-automa-1"),
}

LONG = [name for name in GAMES if name != "streets"]


def measure(
    page: Page, key: str, choose: Callable[[], object], seconds: float, most: float
) -> None:
    """Play on and add up what jumps, until the end or for so long."""
    expect(page.locator(".room")).to_be_visible()
    page.wait_for_timeout(1_500)  # the table has been laid
    page.evaluate(WATCH)
    page.set_default_timeout(2_000)
    began = time.monotonic()
    moves = 0
    while time.monotonic() - began < seconds and ready(page):
        moves += 1
        # The table may move on between looking and pressing.
        with suppress(TimeoutError, StopIteration):
            choose()
        page.wait_for_timeout(10)
    shifts: list[tuple[float, list[str], int]] = page.evaluate("window.shifts")
    # The end screen is another page.
    shifts = [one for one in shifts if not any(".end" in what for what in one[1])]
    total = sum(one[0] for one in shifts)
    FIGURES.parent.mkdir(parents=True, exist_ok=True)
    figures = json.loads(FIGURES.read_text()) if FIGURES.is_file() else {}
    figures[key] = {
        "total": round(total, 4), "shifts": len(shifts), "moves": moves, "seconds": round(time.monotonic() - began),
    }  # fmt: skip
    FIGURES.write_text(json.dumps(figures, indent=1) + "\n")
    print(f"layout shift of {key}: {total:.4f} in {len(shifts)} shifts, {moves} moves")
    assert moves
    # With how much moved, what, and how many milliseconds after the last press.
    worst = sorted(shifts, reverse=True)[:12]
    assert total < most, "\n".join(f"{value:.4f} {what} {after} ms" for value, what, after in worst)


def visitor(visitors: Visitors) -> Page:
    # Stories go by quickly here; they have the same places as slow ones.
    return visitors.new(settings={"language": "en", "story": "fast"})


@pytest.mark.parametrize("name", LONG)
def test_nothing_jumps_in_the_middle_of_a_game(visitors: Visitors, name: str) -> None:
    page, game = visitor(visitors), GAMES[name]
    game.middle(page)
    number = itertools.count(1)
    measure(page, f"{name}, a part", lambda: game.choose(page, next(number)), PART_SECONDS, PART)


@pytest.mark.parametrize(
    "name", ["streets", *[pytest.param(name, marks=pytest.mark.slow) for name in LONG]]
)
def test_nothing_jumps_in_a_whole_game(visitors: Visitors, name: str) -> None:
    page, game = visitor(visitors), GAMES[name]
    game.begin(page)
    number = itertools.count(1)
    measure(page, name, lambda: game.choose(page, next(number)), 900, MOST)


def test_nothing_jumps_on_the_end_screen(visitors: Visitors) -> None:
    """The curve keeps its place from the first to the last answer about the past, however slowly they come."""
    page = visitor(visitors)
    record = next(one for one in records("great_machine") if one.name == "great_machine-automa-1")
    person(page)
    table = imported(page, record)

    answers = itertools.count(1)

    def forward(line: WebSocketRoute) -> None:
        def slowly(message: str | bytes) -> None:
            if '"replayed"' in str(message) and next(answers) <= 3:
                time.sleep(0.7)
            line.send(message)

        line.connect_to_server().on_message(slowly)

    page.route_web_socket(re.compile("/ws$"), forward)
    page.add_init_script(f"({WATCH})()")
    page.goto(f"/tables/{table}")
    expect(page.locator(".end")).to_be_visible()
    page.evaluate("document.fonts.ready")
    page.evaluate("window.shifts = []")
    expect(page.locator("#curve-title")).to_be_visible()
    page.wait_for_timeout(2_000)
    shifts = page.evaluate("window.shifts")
    assert sum(one[0] for one in shifts) < 0.005, shifts
