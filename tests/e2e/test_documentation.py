"""The documentation in a browser: pages, search, light and dark, without mistakes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from scripts import docs
from tests.e2e.conftest import Visitors
from tests.e2e.test_pages import faults


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_documentation_is_read_and_searched(
    visitors: Visitors, picture: Callable[[Page, str], None], scheme: str
) -> None:
    docs.build()
    page = visitors.new(scheme=scheme, bypass_csp=True)
    page.goto("/docs")
    expect(page.get_by_role("heading", level=1)).to_have_text("tabletown")
    page.get_by_role("searchbox").fill("masks self-play")
    first = page.locator("#found a").first
    expect(first).to_contain_text("Many games at once")
    picture(page, f"docs-search-{scheme}")
    first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Many games at once")
    assert faults(page) == []
    picture(page, f"docs-page-{scheme}")
    page.get_by_role("link", name="Reference").click()
    page.get_by_role("main").get_by_role("link", name="tabletown.core.match").click()
    expect(page.get_by_role("heading", name="Match.play", exact=True)).to_be_visible()
    assert faults(page) == []
    picture(page, f"docs-reference-{scheme}")


def test_a_small_screen_shows_the_text_first(visitors: Visitors) -> None:
    docs.build()
    page = visitors.new((360, 740), touch=True)
    page.goto("/docs/hosting.html")
    expect(page.get_by_role("link", name="Reference")).to_be_hidden()
    page.get_by_text("Pages", exact=True).click()
    expect(page.get_by_role("link", name="Reference")).to_be_visible()
    for address in ("/docs/hosting.html", "/docs/reference/tabletown.core.match.html"):
        page.goto(address)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
