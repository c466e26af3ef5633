"""What people must be able to rely on at any table: nothing they touch breaks the page, nothing is chosen for them."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import Visitors
from tests.e2e.table import play_on, ready, start

CELLS = '.stage [data-piece^="cell-"][aria-disabled="false"]'
SHUT = '.stage .target[aria-disabled="true"]'


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_empty_cells_of_streets_answer_why(visitors: Visitors, touch: bool) -> None:
    page = visitors.new((390, 844), touch=True) if touch else visitors.new()
    start(page, "Play Streets", bots=1)
    assert ready(page)
    shut = page.locator(SHUT)
    assert shut.count()
    for number in range(min(6, shut.count())):
        if touch:
            shut.nth(number).dispatch_event("click")
        else:
            shut.nth(number).hover(force=True)
        expect(page.get_by_role("tooltip")).to_be_visible()
        if not touch:
            page.mouse.move(5, 5)
            expect(page.get_by_role("tooltip")).to_have_count(0)
    shut.first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("tooltip")).to_be_visible()
    expect(page.locator(".room")).to_be_visible()


class HeldBack:
    """Between a page and its server: acts are kept back until they are let go."""

    def __init__(self, page: Page) -> None:
        self.waiting: list[Any] = []
        self.holding = False
        page.route_web_socket("**/ws", self.route)

    def route(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def sent(message: str | bytes) -> None:
            if self.holding and json.loads(message)["type"] == "act":
                self.waiting.append(lambda: server.send(message))
            else:
                server.send(message)

        socket.on_message(sent)

    def let_go(self) -> None:
        self.holding = False
        for send in self.waiting:
            send()
        self.waiting.clear()


def test_a_placed_tile_stays_while_it_is_being_saved(page: Page) -> None:
    line = HeldBack(page)
    start(page, "Play Streets", bots=1)
    assert ready(page)
    page.locator('.tray button[data-piece^="tile-"]').first.click()
    page.locator(CELLS).first.click()
    ghost = page.locator(f"{CELLS}[aria-pressed=true]")
    expect(ghost).to_have_count(1)
    where = ghost.get_attribute("data-piece")
    line.holding = True
    page.locator(".confirm").click()
    expect(page.get_by_text("Saving")).to_be_visible()
    expect(page.locator(f'.stage [data-piece="{where}"][aria-pressed=true]')).to_have_count(1)
    # Nothing else can be chosen meanwhile.
    page.locator(CELLS).last.dispatch_event("click")
    expect(page.locator(f'.stage [data-piece="{where}"][aria-pressed=true]')).to_have_count(1)
    line.let_go()
    expect(page.get_by_text("Saving")).to_have_count(0)
    assert ready(page)


def test_lessons_are_nobodys_tables(page: Page) -> None:
    page.goto("/learn/streets/first-street")
    expect(page.locator(".room")).to_be_visible()
    page.goto("/tables")
    expect(page.get_by_text("No game is going on.")).to_be_visible()
    expect(page.get_by_text("Your first street")).to_have_count(0)


def test_a_link_to_a_moment_opens_for_strangers(visitors: Visitors) -> None:
    ann = visitors.new(permissions=["clipboard-read", "clipboard-write"])
    start(ann, bots=1)
    assert ready(ann)
    play_on(ann)
    ann.get_by_role("button", name="Watch the replay").click()
    ann.get_by_role("slider").fill("3")
    ann.get_by_role("button", name=re.compile("link to this moment", re.IGNORECASE)).click()
    expect(ann.get_by_text("Link copied")).to_be_visible()
    link: str = ann.evaluate("navigator.clipboard.readText()")
    stranger = visitors.new()
    stranger.goto(link)
    expect(stranger.get_by_role("slider")).to_have_value("3")
    expect(stranger.get_by_text("You cannot see this table from here")).to_have_count(0)


def test_a_table_without_its_invitation_says_what_to_do(visitors: Visitors) -> None:
    ann = visitors.new()
    start(ann, bots=1)
    visitors.allowed += ("the server responded with a status of 404",)
    stranger = visitors.new()
    stranger.goto(ann.url)
    expect(
        stranger.get_by_role("heading", name="You cannot see this table from here")
    ).to_be_visible()
    expect(stranger.get_by_text("Ask for the invite link")).to_be_visible()
