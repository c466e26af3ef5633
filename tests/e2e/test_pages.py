"""Every page: accessible in both themes, complete in three languages, nothing cut off, small enough."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from scripts import browser as browsers
from scripts import web
from tests.e2e.conftest import Server, Visitors
from tests.e2e.table import options, start

Picture = Callable[[Page, str], None]
PAGES = {
    "home": "/",
    "tables": "/tables",
    "learn": "/learn/streets",
    "rules": "/rules/streets",
    "settings": "/settings",
    "credits": "/credits",
    "nowhere": "/nowhere",
}


def faults(page: Page) -> list[str]:
    """What axe-core finds wrong with a page at rest: a colour halfway through its change is not meant to be read."""
    page.evaluate(
        """async () => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const ends = (one) => one.effect?.getComputedTiming().endTime !== Infinity;
        await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
        }"""
    )
    page.add_script_tag(path=browsers.axe_script())
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then((found) => found.violations)"
    )
    return [
        f"{fault['id']}: {node['html'][:160]} ({node.get('failureSummary', '')[:200]})"
        for fault in found
        for node in fault["nodes"][:3]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_are_accessible(visitors: Visitors, scheme: str, picture: Picture) -> None:
    page = visitors.new(scheme=scheme, bypass_csp=True)
    wrong: dict[str, list[str]] = {}
    for name, path in PAGES.items():
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        if found := faults(page):
            wrong[name] = found
        picture(page, f"{name}-{scheme}")
    page.goto("/")
    page.get_by_role("button", name="Play Streets").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    if found := faults(page):
        wrong["new game"] = found
    picture(page, f"new-game-{scheme}")
    assert not wrong, json.dumps(wrong, indent=1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_is_accessible(visitors: Visitors, scheme: str, picture: Picture) -> None:
    visitors.allowed += ("404",)  # this game has no rulebook
    page = visitors.new(scheme=scheme, bypass_csp=True)
    start(page)
    wrong: dict[str, list[str]] = {}
    options(page).first.click()
    for tab in ("Preview", "Log", "Chat", "Rules", "Notes"):
        page.get_by_role("tab", name=tab).click()
        if found := faults(page):
            wrong[tab] = found
    picture(page, f"table-{scheme}")
    for key, what in (("t", "text view"), ("p", "plan"), ("?", "keys")):
        page.keyboard.press(key)
        page.wait_for_timeout(200)
        if found := faults(page):
            wrong[what] = found
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    if found := faults(page):
        wrong["menu"] = found
    assert not wrong, json.dumps(wrong, indent=1)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_nothing_is_cut_off_or_untranslated(
    visitors: Visitors, language: str, size: tuple[int, int], picture: Picture
) -> None:
    # With the content security policy in force: Chromium logs what breaks it, and that fails the test.
    page = visitors.new(size, language=language, touch=size[0] < 720)
    missing = re.compile(r"\{\s*\$|\b[a-z]+(-[a-z]+){2,}\b")
    for name, path in PAGES.items():
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.lang") == language
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
            f"{name} is too wide"
        )
        if name not in ("rules", "credits"):
            assert not missing.search(page.locator("body").inner_text()), name
        cut = page.evaluate("""() => [...document.querySelectorAll("button, .btn, h1, h2, .chip")]
            .filter((one) => one.checkVisibility() && !one.closest(".sr") && one.scrollWidth > one.clientWidth + 1
                && getComputedStyle(one).overflowX !== "visible" )
            .map((one) => one.innerText)""")
        assert cut == [], name
        picture(page, f"{name}-{language}-{size[0]}")
    page.goto("/")
    page.locator(".poster .btn.pri").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(page, f"new-game-{language}-{size[0]}")


def test_the_first_page_is_small_and_loads_no_board(page: Page, server: Server) -> None:
    loaded: dict[str, int] = {}

    def count(response: Any) -> None:
        if response.url.startswith(server.url) and response.ok:
            path = response.url.removeprefix(server.url).split("?")[0]
            file = web.BUILT / (path.strip("/") or "index.html")
            if file.is_file():
                data = file.read_bytes()
                packed = data if file.suffix in (".woff2", ".png") else gzip.compress(data, 9)
                loaded[path] = len(packed)

    page.on("response", count)
    page.goto("/")
    expect(page.get_by_role("heading", name="Streets")).to_be_visible()
    page.wait_for_load_state("networkidle")
    code = sum(
        size for path, size in loaded.items() if path.endswith((".js", ".css")) or path == "/"
    )
    total = sum(loaded.values())
    print(
        f"\nfirst page: {code / 1000:.0f} kB of code, {total / 1000:.0f} kB with faces and pictures (gzip)"
    )
    assert code < 120_000
    assert total < 320_000
    boards = {path.name for path in (web.WEB / "src" / "boards").iterdir() if path.is_dir()}
    assert not [path for path in loaded if any(f"/{board}-" in path for board in boards)]


def test_the_first_page_is_usable_within_a_second(page: Page) -> None:
    page.goto("/")
    page.reload()
    expect(page.get_by_role("button", name="Play Streets")).to_be_enabled()
    taken = page.evaluate(
        """() => Math.max(...performance.getEntriesByType("paint").map((one) => one.startTime))"""
    )
    assert taken < 1000


@pytest.mark.parametrize(
    ("language", "query"),
    [("en", "closing building"), ("ru", "закрытые улицы"), ("pl", "zamkniete ulice")],
)
def test_the_rulebook_is_searched_in_its_language(
    visitors: Visitors, language: str, query: str, picture: Picture
) -> None:
    page = visitors.new(language=language)
    page.goto("/rules/streets")
    expect(page.locator("main .note")).to_have_count(0)  # it is written in this language
    page.get_by_role("combobox").fill(query)
    hit = page.get_by_role("option").filter(has_text="STR-").first
    id = hit.locator(".rule").inner_text()
    picture(page, f"search-{language}")
    hit.click()
    expect(page.locator(".one.lit")).to_contain_text(id)
    expect(page.locator(".one.lit")).to_be_in_viewport()


def test_settings_are_kept(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("radio", name="Polski").click()
    expect(page.get_by_role("heading", name="Ustawienia")).to_be_visible()
    page.get_by_role("radio", name="Ciemny").click()
    page.reload()
    expect(page.get_by_role("heading", name="Ustawienia")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.scheme") == "dark"
