"""What people do at a table, for tests: start a game, choose, play on."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

LANTERNS = "Play Lanterns"


def start(page: Page, button: str = LANTERNS, name: str = "Marta", bots: int | None = None) -> str:
    """From the first page to a running table; returns the table's id."""
    page.goto("/")
    page.get_by_role("button", name=button, exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name", exact=True).first.fill(name)
    if bots is not None:
        seats(page, 1 + bots)
    dialog.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/tables/*")
    expect(page.locator(".room")).to_be_visible()
    return page.url.rpartition("/")[2]


def seats(page: Page, wanted: int) -> None:
    """So many seats in the dialog for a new game."""
    dialog = page.get_by_role("dialog")
    while (now := dialog.locator(".seats li").count()) != wanted:
        if now < wanted:
            dialog.get_by_role("button", name="Add a seat").click()
        else:
            dialog.get_by_role("button", name=f"Remove seat {now}").click()


def options(page: Page) -> Any:
    """The options that can be pressed now: on the generic board, in the text view or in the bar."""
    return page.locator("[data-option]:not([disabled])")


def version(page: Page) -> str:
    """Something that changes when the table changes."""
    return page.locator(".mid").inner_text()


def play_on(page: Page, *, pick: int = 0, moves: int = 400, until: str = ".end") -> int:
    """Choose and confirm until the end screen (or ``until``) is there; returns the number of moves."""
    done = 0
    deadline = time.monotonic() + 240
    while not page.locator(until).count():
        assert time.monotonic() < deadline, "the game takes too long"
        found = options(page)
        if not found.count():
            page.wait_for_timeout(20)
            continue
        try:
            option = found.nth(min(pick, found.count() - 1))
            option.click(timeout=1000)
            page.locator(".confirm:not([disabled])").click(timeout=1000)
            done += 1
        except Exception:
            # The table moved on between looking and pressing: look again.
            continue
        if done >= moves:
            break
    return done


def ready(page: Page) -> bool:
    """Wait for my decision (True) or the end (False)."""
    found = page.wait_for_function(
        """() => document.querySelector(".end") ? "end"
        : document.querySelector(".bar.mine") && !document.querySelector(".bar .dots") ? "mine" : null""",
        timeout=60_000,
    )
    return bool(found.json_value() == "mine")


def coached(page: Page) -> None:
    """On the end screen: ask the coach, and read what it says."""
    page.get_by_role("button", name="Review this game").click()
    expect(
        page.get_by_role("img", name="Chance of each player to win over the moves")
    ).to_be_visible(timeout=60_000)
    turns = page.locator(".turns > li")
    assert 1 <= turns.count() <= 6  # my own three, and what else turned the game
    said = " ".join(page.locator(".turns").all_inner_texts())
    assert "term-" not in said
    assert "undefined" not in said
    assert not re.search(r":\S", said)  # a name, a colon, a space, and what they did
    # The numbers on the curve are those of the lists, each once.
    coach = page.locator("section:has(#coach-title)")
    listed = coach.locator(".turns .no").all_inner_texts()
    assert sorted(listed) == sorted(coach.locator("svg .no").all_text_contents())
    assert len(set(listed)) == len(listed)
    # Only what lies between head and foot scrolls.
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def press(target: Locator, touch: bool) -> None:
    if touch:
        target.tap()
    else:
        target.click()


def play_out(page: Page, choose: Callable[[int], None], most: int) -> int:
    """Choose with ``choose`` until the end screen is there; returns how often something was chosen."""
    moves = 0
    page.set_default_timeout(2_000)
    while ready(page):
        moves += 1
        assert moves <= most, "the game takes too long"
        try:
            choose(moves)
        except (TimeoutError, StopIteration):
            # The table moved on between looking and pressing: look again.
            continue
        page.wait_for_timeout(10)
    page.set_default_timeout(20_000)
    return moves


def too_small(page: Page) -> list[str]:
    """What can be pressed but is too small for a finger."""
    found: list[str] = (
        page.evaluate("""() => [...document.querySelectorAll("button, a[href], input, select, summary")]
        .filter((one) => one.checkVisibility() && !one.closest(".sr") && !one.matches(".rule, .tick"))
        .map((one) => [one.innerText || one.ariaLabel, one.getBoundingClientRect()])
        .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 39.5))
        .map(([name, box]) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`)""")
    )
    return found


def too_wide(page: Page) -> list[str]:
    """The page, or the part of it that scrolls up and down, if it must be moved sideways as well."""
    found: list[str] = page.evaluate("""() => [...document.querySelectorAll("html, main")]
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map((one) => `${one.localName}: ${one.scrollWidth} of ${one.clientWidth}`)""")
    return found
