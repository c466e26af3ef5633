"""A judge of layouts: what is needed is in sight and can be read and pressed, at every stage and size.

The quick run looks at the fullest table of every game in English on a desktop and a phone, ``make layout`` at all seat
counts, sizes and languages; ``ARGS="-k streets-standard-5"`` takes one table of it. Judged is the table as it stands, while
something is chosen, and while a story is told. No fault is forgiven.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.e2e.conftest import ROOT, Visitors
from tests.e2e.stages import GAMES, STAGES, Record, enter, fullest, imported, person, records

FIGURES = ROOT / ".build" / "figures" / "layout.json"
FULL = os.environ.get("TABLETOWN_LAYOUT", "") == "full"
SIZES = {"desktop": ((1440, 900), (1920, 1080), (1280, 720), (820, 1180)), "phone": ((390, 844),)}
LANGUAGES = ("en", "ru", "pl")
SMALLEST = 11  # CSS pixels of a letter
LATER = 6  # decisions after one that has nothing to choose, at most
BOARD = 0.55  # of the window for board and hand, on a desktop

JUDGE = """({ smallest, share }) => {
    const faults = [];
    const said = (kind, one, more = "") => faults.push([kind, `${(one.getAttribute("data-piece") ?? one.getAttribute("data-option") ?? one.className?.baseVal ?? one.className ?? one.localName)} ${more}`.trim()]);
    // The letter in a seat mark is a part of the mark: its shape and colour say the same.
    const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(".sr, .mark");
    // Nothing changes while it looks: every element is asked once how it clips what it holds.
    const known = new Map();
    const clipping = (one) => {
        if (!known.has(one)) {
            const { overflow, overflowX, overflowY } = getComputedStyle(one);
            known.set(one, { overflow, overflowX, overflowY, box: one.getBoundingClientRect() });
        }
        return known.get(one);
    };
    const within = (one) => {
        // What is left of its box inside everything that clips it.
        let box = one.getBoundingClientRect();
        let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top), Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
        for (let up = one.parentElement; up; up = up.parentElement) {
            const { overflow, box: clip } = clipping(up);
            if (overflow === "visible" || up.localName === "g") continue;
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
            // On a phone what the choice itself has opened may lie over other choices: letting go of it takes it away.
            .filter((top) => top && !whole.contains(top) && !top.contains(one) && !(innerWidth <= 720 && top.closest("[data-opened]")));
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
            const { overflowX, overflowY, box: clip } = clipping(up);
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
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide <= 4 || high <= 4 || one.contains(other) || other.contains(one)) continue;
        const layered = one.closest(".hand, [data-opened]") !== other.closest(".hand, [data-opened]");
        if (!layered) said("overlap", one, `and ${other.className}`);
    }
    const middle = document.querySelector(".room .mid")?.getBoundingClientRect();
    if (middle && innerWidth >= 1200) {
        const bar = document.querySelector(".room .mid > section.bar")?.getBoundingClientRect().height ?? 0;
        const part = middle.width * (middle.height - bar) / (innerWidth * innerHeight);
        if (part < share) faults.push(["board", `${(part * 100).toFixed(1)} %`]);
    }
    return faults;
}"""
PLACES = """() => ["section.bar", ".hand > *", ".handrow", ".board", "section.bar .confirm"].map((name) => {
    const box = document.querySelector(`.room .mid > ${name}, .room .mid > .board > ${name}`)?.getBoundingClientRect();
    return box ? [name, Math.round(box.x), Math.round(box.y), Math.round(box.width), Math.round(box.height)] : [name];
})"""
# Something that can be chosen now: cards and tiles first, then buttons, then places on the board.
CHOOSE = """async () => {
    const ways = [".handrow ul button:not(.dim)", ".hand ul button:not(.dim)", ".hand .legal", ".handrow .usable", ".chips [data-option]",
        ".choices [data-option]", ".target.legal[data-piece^=cell-]", ".target.legal[data-piece^=district-]", ".target.legal", "button.legal"];
    for (const way of ways) for (const one of [...document.querySelectorAll(`.room ${way}`)].slice(0, 3)) {
        if (!one.checkVisibility() || one.disabled) continue;
        one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
        if (document.querySelector("[data-cancel]:not(.gone):not([disabled])")) return true;
        // It was only read.
        document.querySelector("dialog[open]")?.dispatchEvent(new Event("cancel", { cancelable: true }));
    }
    return false;
}"""
# Let go of it again.
CANCEL = """() => {
    const one = document.querySelector("[data-cancel]:not(.gone):not([disabled])");
    one?.click();
    return one !== null;
}"""
# Drawn, with its letters, every question answered, and nothing moves any more: for so many milliseconds and three frames at least.
SETTLED = """async (still) => {
    await document.fonts.ready;
    const drawn = () => {
        const all = [...document.querySelectorAll(".room *, .end *")];
        const boxes = document.querySelectorAll(".room button, .room [data-piece], .room .mark, .room .board, .end button");
        return [innerWidth, innerHeight, all.length, ...[...boxes].map((one) => one.getBoundingClientRect()).map((box) => [box.x, box.y, box.width])].join(" ");
    };
    const moves = () => document.documentElement.hasAttribute("data-asking")
        || document.getAnimations().some((one) => one.playState === "running" && Number.isFinite(one.effect.getComputedTiming().endTime));
    const began = performance.now();
    for (let [before, since, frames] = ["", began, 0]; performance.now() - began < 20000;) {
        await new Promise((go) => requestAnimationFrame(go));
        const now = drawn();
        if (moves() || now !== before) [before, since, frames] = [now, performance.now(), 0];
        else if (++frames >= 3 && performance.now() - since >= still) return true;
    }
    return false;
}"""
SPEAK = """async (language) => {
    const settings = JSON.parse(localStorage.getItem("tabletown-settings") ?? "{}");
    localStorage.setItem("tabletown-settings", JSON.stringify({ ...settings, language }));
    dispatchEvent(new StorageEvent("storage", { key: "tabletown-settings" }));
}"""
Faults = list[tuple[str, str]]


class Judge:
    """Looks at pages in every size and language, and counts."""

    def __init__(self, page: Page, device: str, full: bool) -> None:
        self.page = page
        self.sizes = SIZES[device] if full else SIZES[device][:1]
        self.languages = LANGUAGES if full else LANGUAGES[:1]
        self.looks = 0
        # Of these: while something was chosen.
        self.chosen = 0
        self.faults: Faults = []

    def settled(self, where: str, still: int = 50) -> None:
        if not self.page.evaluate(SETTLED, still):
            self.faults.append(("restless", where))

    def look(self, where: str) -> None:
        self.looks += 1
        found = self._faults()
        if found:  # an answer may have come meanwhile and moved the map: only what stays is a fault
            self.settled(where, 250)
            later = self._faults()
            found = [one for one in found if one in later]
        self.faults += [(kind, f"{where}: {what}") for kind, what in found]

    def _faults(self) -> list[tuple[str, str]]:
        found = self.page.evaluate(JUDGE, {"smallest": SMALLEST, "share": BOARD})
        return [(kind, what) for kind, what in found]

    def choose(self, where: str, still: int) -> None:
        """What is chosen moves neither bar nor hand, and hides nothing."""
        before = self.page.evaluate(PLACES)
        if not self.page.evaluate(CHOOSE):
            self.faults.append(("unchosen", where))
            return
        self.chosen += 1
        self.settled(where, still)
        self.faults += [
            ("moved", f"{where}: {a} to {b}")
            for a, b in zip(before, self.page.evaluate(PLACES), strict=True)
            if a != b
        ]
        self.look(f"{where} chosen")
        while self.page.evaluate(CANCEL):
            self.settled(where)

    def can_choose(self, stage: str) -> bool:
        """Whether there is anything to choose: who is asked to negotiate may only say that the table can go on."""
        found: bool = self.page.evaluate(CHOOSE)
        if not found:
            self.page.keyboard.press("Escape")  # a refusal that was explained instead
        while self.page.evaluate(CANCEL):
            self.settled(stage)
        return found

    def everywhere(self, stage: str, chooses: bool) -> None:
        # What follows its piece by looking at it now and then needs that long.
        still = {"plan": 260, "told": 110}.get(stage, 50)
        for language in self.languages:
            if len(self.languages) > 1:
                self.page.evaluate(SPEAK, language)
                expect(self.page.locator("html")).to_have_attribute("lang", language)
            for width, height in self.sizes:
                where = f"{stage} {width}x{height} {language}"
                self.page.set_viewport_size({"width": width, "height": height})
                self.settled(where, still)
                self.look(where)
                if chooses:
                    self.choose(where, still)


def acted(page: Page) -> None:
    """Do something, so that others go on and their story is told (step by step: it waits)."""
    if not page.evaluate(CHOOSE):
        return
    confirm = page.locator(".confirm:not([disabled])")
    try:
        confirm.click(timeout=2_000)
        page.locator("[data-story]").wait_for(timeout=3_000)
    except TimeoutError:
        return  # more has to be chosen first, or nobody else does anything worth telling


def reached(page: Page, stage: str) -> bool:
    return stage != "plan" or page.locator(".room.planning").count() > 0


def judged(judge: Judge, record: Record, stages: tuple[str, ...]) -> None:
    """Every stage of one table; while a story is told after a move in the middle of the game, too."""
    page = judge.page
    table = imported(page, record)
    for stage in stages:
        enter(page, record, stage, table)
        judge.settled(stage, 100)
        chooses = stage not in ("end", "replay")
        for later in range(1, LATER + 1):
            if (
                not chooses
                or stage == "lesson"
                or (reached(page, stage) and judge.can_choose(stage))
            ):
                break
            # It is looked at as it is, and then a decision that has something to choose.
            judge.everywhere(stage, False)
            enter(page, record, stage, table, later)
            judge.settled(stage, 100)
        judge.everywhere(stage, chooses)
        if stage == "middle":
            acted(page)
            judge.everywhere("told", False)


def settle(key: str, judge: Judge) -> None:
    """Keep the figures; nothing is forgiven."""
    counts = Counter(kind for kind, _ in judge.faults)
    FIGURES.parent.mkdir(parents=True, exist_ok=True)
    figures: dict[str, Any] = json.loads(FIGURES.read_text()) if FIGURES.is_file() else {}
    named = [f"{kind}: {what}" for kind, what in judge.faults]
    figures[key] = {
        "looks": judge.looks,
        "chosen": judge.chosen,
        "faults": dict(counts),
        "first": named[:40],
    }
    FIGURES.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n")
    print(
        f"layout {key}: {judge.looks} looks ({judge.chosen} chosen), {dict(counts) or 'no fault'}"
    )
    assert not judge.faults, f"{key}\n" + "\n".join(named)


def tables() -> list[Record]:
    return [
        record
        for game in GAMES
        for record in (records(game) if FULL else (fullest(game),))
    ]  # fmt: skip


@pytest.mark.parametrize("device", SIZES)
@pytest.mark.parametrize("record", tables(), ids=lambda record: record.name)
def test_what_is_needed_is_in_sight(visitors: Visitors, record: Record, device: str) -> None:
    page = visitors.new(
        SIZES[device][0], touch=device == "phone", settings={"language": "en", "story": "step"}
    )
    person(page)
    judge = Judge(page, device, FULL)
    # A lesson is the same whatever table is judged.
    stages = tuple(one for one in STAGES if one != "lesson" or record == fullest(record.game))
    judged(judge, record, stages)
    settle(f"{'full' if FULL else 'quick'} {record.name} {device}", judge)
