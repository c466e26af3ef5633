"""Everything on the table can be read: by pointing at it, with a long press, with the key I, in every game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import ROOT, Visitors
from tests.e2e.stages import GAMES, enter, fullest, imported, person

# Pieces that are mere places, without anything to read: free cells, building sites, rows of guards.
PLACES = ("cell-", "site-", "guards-")
PIECES = """() => [...new Set([...document.querySelectorAll(".room [data-piece]")]
    .filter((one) => one.checkVisibility()).map((one) => one.getAttribute("data-piece") + (one.dataset.owner ? "@" + one.dataset.owner : "")))]"""
# What the open inspector says.
SAID = """() => {
    const reading = document.querySelector("dialog[open] [data-reading]");
    return { piece: reading.dataset.reading, title: document.querySelector("dialog[open] h2").textContent,
        text: reading.innerText, rules: [...reading.querySelectorAll(".rule")].map((one) => one.textContent) };
}"""
# The middle of a piece that nothing covers.
IN_REACH = """() => {
    for (const one of document.querySelectorAll(".board [data-piece]:not([data-piece^=cell]), .handrow [data-piece]")) {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (one.contains(document.elementFromPoint(x, y))) return [x, y];
    }
}"""


def rules_of(game: str) -> set[str]:
    book = (ROOT / "tabletown" / "games" / game / "rulebook.md").read_text(encoding="utf-8")
    return set(re.findall(r"^\*\*([A-Z]{2,4}-[A-Za-z0-9.]+)\*\*", book, re.MULTILINE))


def middle(page: Page, game: str) -> None:
    person(page)
    record = fullest(game)
    enter(page, record, "middle", imported(page, record))
    page.wait_for_timeout(400)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_every_piece_on_the_screen_can_be_read(
    visitors: Visitors, game: str, language: str
) -> None:
    page = visitors.new(language=language)
    middle(page, game)
    wanted = [one for one in page.evaluate(PIECES) if not one.startswith(PLACES)]
    assert len(wanted) >= 8
    known = rules_of(game)
    page.keyboard.press("i")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    read: dict[str, Any] = {}
    for _ in wanted:
        said = page.evaluate(SAID)
        read[said["piece"]] = said
        dialog.locator(".extra button").last.click()
    assert set(read) == set(wanted)
    for piece, said in read.items():
        assert said["title"].strip(), piece
        assert not re.search(r"[a-z]+_[a-z]+|ui-|undefined|\{", said["title"] + said["text"]), said
        assert len(said["text"]) > 20, said
        assert said["rules"], piece
        assert set(said["rules"]) <= known, said
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_pointing_at_a_piece_reads_it_without_covering_it(visitors: Visitors, game: str) -> None:
    page = visitors.new()
    middle(page, game)
    beside = page.locator(".beside [data-reading]")
    piece = page.locator(".board [data-piece]").filter(visible=True).last
    piece.hover(force=True)
    expect(beside).to_be_visible()
    # The pointer stays on what it points at.
    id = beside.get_attribute("data-reading")
    box = page.locator(".beside:has([data-reading])").bounding_box()
    at = page.locator(f'.room [data-piece="{id}"]').filter(visible=True).first.bounding_box()
    assert box is not None
    assert at is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 900
    across = min(box["x"] + box["width"], at["x"] + at["width"]) - max(box["x"], at["x"])
    down = min(box["y"] + box["height"], at["y"] + at["height"]) - max(box["y"], at["y"])
    assert across <= 1 or down <= 1
    page.mouse.move(2, 2)
    expect(beside).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_long_press_reads_and_chooses_nothing(visitors: Visitors, game: str) -> None:
    page = visitors.new((390, 844), touch=True)
    middle(page, game)
    x, y = page.evaluate(IN_REACH)
    before = page.locator("[aria-pressed=true]").count()
    session = page.context.new_cdp_session(page)
    session.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    expect(page.locator("dialog[open] [data-reading]")).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.locator("[aria-pressed=true]").count() == before


@pytest.mark.parametrize(
    ("game", "source"),
    [("streets", "ours: symbols, place at the start"), ("new_angeles", "from public lists")],
)
def test_it_says_where_a_piece_comes_from(visitors: Visitors, game: str, source: str) -> None:
    """What is printed and what is ours are told apart, and a rule in the inspector opens the rules."""
    page = visitors.new()
    middle(page, game)
    page.keyboard.press("i")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".tags")).to_contain_text(source)
    rule = dialog.locator(".rule").first
    id = rule.inner_text()
    rule.click()
    expect(dialog).to_have_count(0)
    expect(page.locator("aside.side")).to_contain_text(id)
