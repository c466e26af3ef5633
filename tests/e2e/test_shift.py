"""Nothing jumps: the layout shift of a whole game, as browsers measure it, without what follows a press at once.

Bots take their time here, so that what they do comes long after the last press and counts.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e import test_streets as streets
from tests.e2e.conftest import ROOT, Server, Visitors
from tests.e2e.table import play_out, start

FIGURES = ROOT / ".build" / "figures" / "shift.json"
MOST = 0.1
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
            window.shifts.push([entry.value, moved]);
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


GAMES: dict[str, tuple[Callable[[Page], Any], Callable[[Page, int], None]]] = {
    "streets": (
        lambda page: start(page, streets.STREETS, bots=2),
        lambda page, _: streets.choose(page),
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_in_a_whole_game(visitors: Visitors, game: str) -> None:
    begin, choose = GAMES[game]
    # Stories go by quickly here; they have the same places as slow ones.
    page = visitors.new(settings={"language": "en", "story": "fast"})
    begin(page)
    page.wait_for_timeout(1_500)  # the table has been laid
    page.evaluate(WATCH)
    play_out(page, lambda number: choose(page, number), 400)
    shifts: list[tuple[float, list[str]]] = page.evaluate("window.shifts")
    # The end screen is another page.
    shifts = [one for one in shifts if not any(".end" in what for what in one[1])]
    total = sum(value for value, _ in shifts)
    worst = sorted(shifts, reverse=True)[:12]
    FIGURES.parent.mkdir(parents=True, exist_ok=True)
    figures = json.loads(FIGURES.read_text()) if FIGURES.is_file() else {}
    figures[game] = {"total": round(total, 4), "shifts": len(shifts)}
    FIGURES.write_text(json.dumps(figures, indent=1) + "\n")
    print(f"layout shift of a game of {game}: {total:.4f} in {len(shifts)} shifts")
    assert total < MOST, "\n".join(f"{value:.4f} {what}" for value, what in worst)
