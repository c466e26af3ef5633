"""Tables light and dark, whatever the page is: everything can be read, and every seat's mark is told from its panel."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.stages import GAMES, SHARE, Record, enter, fullest, imported, person
from tests.e2e.test_pages import faults

# The page around the table is the other way round: nothing of it may leak into the table.
PAGE = {"designed": "light", "light": "dark", "dark": "light"}
# How a table is lit; "designed" and "light" leave the heroes their parchment, the Machine's own side is dark always.
LIGHT = {
    "designed": {"streets": True, "fifty_first_state": False, "new_angeles": False, "great_machine": True},
    "light": dict.fromkeys(GAMES, True),
    "dark": dict.fromkeys(GAMES, False),
}  # fmt: skip
COLOURS = """
    const rgb = (text) => text.match(/[\\d.]+/g).map(Number);
    const light = (text) => {
        const [r, g, b] = rgb(text).slice(0, 3).map((one) => one / 255)
            .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = (one) => {
        for (let at = one; at; at = at.parentElement) {
            const { backgroundColor } = getComputedStyle(at);
            if (backgroundColor.startsWith("rgb(") || backgroundColor.endsWith(", 1)")) return backgroundColor;
        }
        return "rgb(255, 255, 255)";
    };
"""
# The contrast of every seat's mark in the panels, by its colour or its edge, whichever is stronger.
MARKS = f"""() => {{{COLOURS}
    return [...document.querySelectorAll("aside svg.mark .shape:not(.hollow), .bar svg.mark .shape:not(.hollow), .score svg.mark .shape:not(.hollow)")]
        .filter((one) => one.checkVisibility())
        .map((one) => {{
            const under = light(ground(one.closest("svg").parentElement));
            const {{ fill, stroke }} = getComputedStyle(one);
            const ratio = (text) => (Math.max(light(text), under) + 0.05) / (Math.min(light(text), under) + 0.05);
            return [fill, Math.max(ratio(fill), ratio(stroke))];
        }});
}}"""
IS_LIGHT = f"""() => {{{COLOURS}
    // By what is written on its panels: the ground of the heroes' room is the sky.
    return light(getComputedStyle(document.querySelector("[data-theme]")).color) < 0.3;
}}"""


def hero_decides(record: Record) -> int:
    """How many decisions after the middle one is asked who does not sit at the Machine's side (GM: seat 0 does)."""
    after = int(len(record.actors) * SHARE["middle"])
    asked = [one for one in record.actors[after:] if one is not None]
    return next(n for n, seat in enumerate(asked) if seat != 0)


def judge(page: Page, wrong: dict[str, Any], stage: str) -> None:
    if found := faults(page):
        wrong[stage] = found
    marks = page.evaluate(MARKS)
    if pale := [mark for mark in marks if mark[1] < 3]:
        wrong[f"{stage}: marks"] = pale


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desktop", "phone"])
@pytest.mark.parametrize("tables", ["designed", "light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_legible_however_it_is_lit(
    visitors: Visitors, game: str, tables: str, size: tuple[int, int]
) -> None:
    page = visitors.new(
        size, touch=size[0] < 700, scheme=PAGE[tables], bypass_csp=True, settings={"tables": tables}
    )
    person(page)
    record = fullest(game)
    table = imported(page, record)
    wrong: dict[str, Any] = {}
    enter(page, record, "middle", table, hero_decides(record) if game == "great_machine" else 0)
    assert page.evaluate(IS_LIGHT) == LIGHT[tables][game]
    assert len(page.evaluate(MARKS)) >= 1
    judge(page, wrong, "middle")
    page.keyboard.press("i")
    expect(page.locator("dialog[open] [data-reading]")).to_be_visible()
    judge(page, wrong, "inspector")
    enter(page, record, "end", table)
    assert page.evaluate(IS_LIGHT) == LIGHT[tables][game]
    judge(page, wrong, "end")
    assert wrong == {}


@pytest.mark.parametrize("tables", ["light", "dark"])
def test_the_machines_own_side_stays_violet(visitors: Visitors, tables: str) -> None:
    page = visitors.new(scheme=PAGE[tables], bypass_csp=True, settings={"tables": tables})
    person(page)
    record = fullest("great_machine")
    enter(page, record, "middle", imported(page, record))
    room = page.locator(".room:has(.great.machine)")
    expect(room).to_have_css("background-color", "rgb(29, 23, 39)")
    assert faults(page) == []


def test_tables_are_lit_from_the_settings(visitors: Visitors) -> None:
    page = visitors.new(scheme="dark")
    page.goto("/settings")
    lit = page.get_by_role("radiogroup", name="Game tables")
    expect(lit.get_by_role("radio", name="As designed")).to_be_checked()
    lit.get_by_role("radio", name="Light").click()
    expect(page.locator("html")).to_have_attribute("data-table", "light")
    # The page itself stays as it was.
    expect(page.locator("html")).to_have_attribute("data-scheme", "dark")
    page.reload()
    expect(lit.get_by_role("radio", name="Light")).to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-table", re.compile("^light$"))
