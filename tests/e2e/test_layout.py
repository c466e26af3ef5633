"""A judge of layouts: what is needed is in sight and can be read and pressed, at every stage and size.

The quick run looks at the fullest table of every game in English on a desktop and a phone, ``make layout`` at all seat
counts, sizes and languages. No fault is forgiven.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import ROOT, Visitors
from tests.e2e.stages import GAMES, STAGES, Record, enter, fullest, imported, person, records

FIGURES = ROOT / ".build" / "figures" / "layout.json"
FULL = os.environ.get("TABLETOWN_LAYOUT", "") == "full"
SIZES = ((1440, 900), (1920, 1080), (1280, 720), (390, 844), (820, 1180))
SMALLEST = 11  # CSS pixels of a letter
BOARD = 0.55  # of the window for board and hand, on a desktop

JUDGE = """({ smallest, share }) => {
    const faults = [];
    const said = (kind, one, more = "") => faults.push([kind, `${(one.getAttribute("data-piece") ?? one.getAttribute("data-option") ?? one.className?.baseVal ?? one.className ?? one.localName)} ${more}`.trim()]);
    // The letter in a seat mark is a part of the mark: its shape and colour say the same.
    const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(".sr, .mark");
    const within = (one) => {
        // What is left of its box inside everything that clips it.
        let box = one.getBoundingClientRect();
        let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top), Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
        for (let up = one.parentElement; up; up = up.parentElement) {
            if (getComputedStyle(up).overflow === "visible" || up.localName === "g") continue;
            const clip = up.getBoundingClientRect();
            [left, top, right, bottom] = [Math.max(left, clip.left), Math.max(top, clip.top), Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
        }
        return { box, left, top, right, bottom, whole: right - left >= box.width * 0.9 - 1 && bottom - top >= box.height * 0.9 - 1 };
    };
    const targets = [...document.querySelectorAll(".room [data-option], .room .legal, .room .usable, .room .target.legal, .room .confirm, .room [data-needed]")].filter(seen);
    for (const one of targets) {
        const at = within(one);
        if (!at.box.width) continue;
        if (!at.whole) { said("fold", one); continue; }
        // A plate on the map carries other pieces: it is enough that it can be pressed between them.
        const whole = one.closest(".target") ?? one;
        const spots = one.closest("svg") ? [[2, 2], [1, 1], [3, 1], [1, 3], [3, 3]] : [[2, 2]];
        const over = spots.map(([x, y]) => document.elementFromPoint(at.left + ((at.right - at.left) * x) / 4, at.top + ((at.bottom - at.top) * y) / 4))
            .filter((top) => top && !whole.contains(top) && !top.contains(one));
        if (over.length > spots.length / 2) said("covered", one, `by ${over[0].className?.baseVal ?? over[0].className}`);
    }
    const walker = document.createTreeWalker(document.querySelector(".room, .end") ?? document.body, NodeFilter.SHOW_TEXT);
    const looked = new Set();
    while (walker.nextNode()) {
        const one = walker.currentNode.parentElement;
        if (!walker.currentNode.textContent.trim() || looked.has(one) || !seen(one)) continue;
        looked.add(one);
        const style = getComputedStyle(one);
        const drawn = one.closest("svg") ? Math.abs(one.getScreenCTM?.()?.a ?? 1) : 1;
        const size = parseFloat(style.fontSize) * drawn;
        if (size > 2 && size < smallest - 0.2 && one.localName !== "title") said("small", one, `${size.toFixed(1)} ${walker.currentNode.textContent.trim().slice(0, 20)}`);
        const asks = one.closest(".bar .words, .bar .confirm");
        if (asks && (asks.scrollHeight > asks.clientHeight + 3 || asks.scrollWidth > asks.clientWidth + 1)) said("cut", one, `in the bar: ${walker.currentNode.textContent.trim().slice(0, 24)}`);
        // Letters outside of a box that hides what does not fit (what can be scrolled is another matter).
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const text = range.getBoundingClientRect();
        for (let up = one; up && text.width > 1; up = up.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(up);
            const clip = up.getBoundingClientRect();
            if (/auto|scroll/.test(overflowX + overflowY) || up.localName === "svg") break;
            const across = overflowX !== "visible" && (text.right > clip.right + 2 || text.left < clip.left - 2);
            const down = overflowY !== "visible" && (text.bottom > clip.bottom + 4 || text.top < clip.top - 4);
            if (across || down) { said("cut", one, `by ${up.className?.baseVal ?? up.className}: ${walker.currentNode.textContent.trim().slice(0, 24)}`); break; }
        }
        const hides = style.overflowX !== "visible" || style.overflowY !== "visible";
        if (hides && !/auto|scroll/.test(style.overflow) && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)) said("cut", one, walker.currentNode.textContent.trim().slice(0, 24));
    }
    const pressed = [...document.querySelectorAll(".room button, .end button")].filter(seen).map((one) => [one, within(one)]).filter(([, at]) => at.right - at.left > 4 && at.bottom - at.top > 4);
    for (const [n, [one, a]] of pressed.entries()) for (const [other, b] of pressed.slice(n + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const layered = one.closest(".hand") !== other.closest(".hand");
        if (wide > 4 && high > 4 && !layered) said("overlap", one, `and ${other.className}`);
    }
    const middle = document.querySelector(".room .mid")?.getBoundingClientRect();
    if (middle && innerWidth >= 1200) {
        const bar = document.querySelector(".room .mid > section.bar")?.getBoundingClientRect().height ?? 0;
        const part = middle.width * (middle.height - bar) / (innerWidth * innerHeight);
        if (part < share) faults.push(["board", `${(part * 100).toFixed(1)} %`]);
    }
    return faults;
}"""
PLACES = """() => ["section.bar", ".hand", ".handrow", ".board", "section.bar .confirm"].map((name) => {
    const box = document.querySelector(`.room .mid > ${name}, .room .mid > .board > ${name}`)?.getBoundingClientRect();
    return box ? [name, Math.round(box.x), Math.round(box.y), Math.round(box.width), Math.round(box.height)] : [name];
})"""
# Something that can be chosen now.
CHOOSE = """() => {
    const one = document.querySelector(".room .hand .legal, .room .handrow .usable, .room .chips [data-option], .room .choices [data-option], .room .target.legal");
    one?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return one !== null;
}"""


def moved(page: Page) -> list[tuple[str, str]]:
    """What changes its place or size when something is chosen."""
    before = page.evaluate(PLACES)
    if not page.evaluate(CHOOSE):
        return []
    page.wait_for_timeout(350)
    after = page.evaluate(PLACES)
    return [
        ("moved", f"{a} to {b}")
        for a, b in zip(before, after, strict=True)
        if a != b and len(a) == len(b)
    ]


def judged(page: Page, record: Record, table: str) -> dict[str, list[tuple[str, str]]]:
    """The faults of every stage."""
    found: dict[str, list[tuple[str, str]]] = {}
    for stage in STAGES:
        enter(page, record, stage, table)
        page.wait_for_timeout(500)
        # A story passes over the board and goes by itself: judged is the table that people decide at.
        story = page.locator("[data-story]")
        if story.count():
            page.keyboard.press("x")
            expect(story).to_have_count(0)
        faults = [
            tuple(one) for one in page.evaluate(JUDGE, {"smallest": SMALLEST, "share": BOARD})
        ]
        if stage not in ("end", "replay"):
            faults += moved(page)
        found[stage] = faults
    return found


def settle(key: str, faults: list[tuple[str, str]]) -> None:
    """Keep the figures; nothing is forgiven."""
    counts = Counter(kind for kind, _ in faults)
    FIGURES.parent.mkdir(parents=True, exist_ok=True)
    figures: dict[str, Any] = json.loads(FIGURES.read_text()) if FIGURES.is_file() else {}
    named = [f"{kind}: {what}" for kind, what in faults]
    figures[key] = {"faults": dict(counts), "first": named[:40]}
    FIGURES.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n")
    print(f"layout {key}: {dict(counts) or 'no fault'}")
    assert not faults, f"{key}\n" + "\n".join(named)


def variants() -> list[tuple[str, int, str]]:
    """Game, size and language; the quick run takes the fullest tables in English."""
    sizes = range(len(SIZES)) if FULL else (0, 3)
    languages = ("en", "ru", "pl") if FULL else ("en",)
    return [(game, size, language) for game in GAMES for size in sizes for language in languages]


@pytest.mark.parametrize(("game", "size", "language"), variants())
def test_what_is_needed_is_in_sight(
    visitors: Visitors, game: str, size: int, language: str
) -> None:
    width, height = SIZES[size]
    page = visitors.new((width, height), language=language, touch=width < 700)
    person(page)
    faults: list[tuple[str, str]] = []
    chosen = records(game) if FULL else (fullest(game),)
    for record in chosen:
        for stage, found in judged(page, record, imported(page, record)).items():
            faults += [(kind, f"{record.name} {stage}: {what}") for kind, what in found]
    scope = "all" if FULL else "quick"
    settle(f"{scope} {game} {width}x{height} {language}", faults)
