"""A monkey at the table: hovers, clicks, tabs, types and resizes at random. Nothing may break.

``make monkey MINUTES=30 SEED=1`` lets it play for longer; the quick run takes a few seconds per game and size.
"""

from __future__ import annotations

import json
import os
import random
import time
from collections import Counter

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import ROOT, Visitors
from tests.e2e.stages import GAMES, STAGES, enter, fullest, imported, person, records

SECONDS = float(os.environ.get("TABLETOWN_MONKEY_SECONDS", "6"))  # for one game and size
SEED = int(os.environ.get("TABLETOWN_MONKEY_SEED", "1"))
FIGURES = ROOT / ".build" / "figures" / "monkey.json"
SIZES = {"desktop": [(1440, 900), (1280, 720), (1920, 1080)], "phone": [(390, 844), (844, 390)]}
KEYS = (
    *"123456789", *"abcdeiklmnoprstuvz", "Enter", "Enter", "Escape", "Tab", "Shift+Tab", "ArrowUp",
    "ArrowDown", "ArrowLeft", "ArrowRight", "+", "-", "0", "\\", "?", "Home", "End", " ",
)  # fmt: skip
# Where something can be pressed or pointed at; links lead away and are left alone.
PLACES = """() => {
    const dialog = document.querySelector("dialog[open]");
    const all = (dialog ?? document).querySelectorAll("button, [role=button], [role=tab], [data-piece], select, input, summary");
    return [...all].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())
        .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
        .filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
}"""
# A part that broke, or a page that shows nothing of a table for long.
BROKEN = """() => document.querySelector(".broken") !== null"""
THERE = """() => document.querySelector(".room, .end, .lobby, main, dialog[open]") !== null"""


class Monkey:
    def __init__(self, page: Page, phone: bool, seed: str) -> None:
        self.page = page
        self.phone = phone
        self.random = random.Random(seed)
        self.done: Counter[str] = Counter()

    def somewhere(self) -> tuple[float, float]:
        size = self.page.viewport_size or {"width": 1, "height": 1}
        places: list[tuple[float, float]] = self.page.evaluate(PLACES)
        if places and self.random.random() < 0.85:
            return self.random.choice(places)
        return self.random.uniform(0, size["width"] - 1), self.random.uniform(0, size["height"] - 1)

    def hover(self) -> None:
        self.page.mouse.move(*self.somewhere())
        if self.random.random() < 0.3:
            self.page.wait_for_timeout(430)  # as long as it takes until a refusal is explained

    def press(self) -> None:
        x, y = self.somewhere()
        if self.phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def drag(self) -> None:
        self.page.mouse.move(*self.somewhere())
        self.page.mouse.down()
        self.page.mouse.move(*self.somewhere(), steps=3)
        self.page.mouse.up()

    def type(self) -> None:
        self.page.keyboard.press(self.random.choice(KEYS))

    def tab(self) -> None:
        for _ in range(self.random.randrange(1, 6)):
            self.page.keyboard.press("Tab")

    def wheel(self) -> None:
        self.page.mouse.wheel(self.random.uniform(-300, 300), self.random.uniform(-600, 600))

    def resize(self) -> None:
        width, height = self.random.choice(SIZES["phone" if self.phone else "desktop"])
        self.page.set_viewport_size({"width": width, "height": height})

    def play(self, seconds: float) -> None:
        acts = [self.hover, self.press, self.drag, self.type, self.tab, self.wheel, self.resize]
        weights = [20, 40, 3, 22, 6, 5, 3]
        here = self.page.url
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            act = self.random.choices(acts, weights)[0]
            act()
            self.done[act.__name__] += 1
            if self.page.url.partition("?")[0] != here.partition("?")[0]:
                self.page.goto(here)
            self.page.wait_for_function(THERE, timeout=15_000)
            assert not self.page.evaluate(BROKEN), f"broken after {act.__name__}"


def note(key: str, done: Counter[str]) -> None:
    FIGURES.parent.mkdir(parents=True, exist_ok=True)
    known = json.loads(FIGURES.read_text()) if FIGURES.is_file() else {}
    known[key] = {"seed": SEED, "seconds": SECONDS, **dict(sorted(done.items()))}
    FIGURES.write_text(json.dumps(known, indent=2) + "\n")
    print(f"monkey {key}: {sum(done.values())} things done, nothing broke")


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_breaks_whatever_is_touched(visitors: Visitors, game: str, size: str) -> None:
    phone = size == "phone"
    page = visitors.new(SIZES[size][0], touch=phone)
    dice = random.Random(f"{SEED} {game} {size}")
    # The quick run looks at the fullest table, a long one at all of them.
    rounds = 1 if SECONDS < 60 else int(SECONDS // 30)
    done: Counter[str] = Counter()
    for number in range(rounds):
        record = fullest(game) if rounds == 1 else dice.choice(records(game))
        person(page)
        table = imported(page, record)
        for stage in STAGES:
            enter(page, record, stage, table)
            monkey = Monkey(page, phone, f"{SEED} {game} {size} {number} {stage}")
            monkey.play(SECONDS / rounds / len(STAGES))
            done += monkey.done
            assert not visitors.mistakes, (record.name, stage, visitors.mistakes)
    note(f"{game} {size}", done)
