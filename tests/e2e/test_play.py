"""Whole games through the page, on the generic board: mouse, keyboard alone, phone, text view."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.stages import enter, fullest, imported, person
from tests.e2e.table import options, play_on, start, too_small, too_wide

Picture = Callable[[Page, str], None]


def test_a_whole_game_against_bots(page: Page, picture: Picture) -> None:
    start(page)
    expect(page.get_by_role("heading", name="Your options")).to_be_visible()
    expect(page).to_have_title("● Your turn – Lanterns")
    options(page).first.click()
    expect(page.locator(".confirm")).to_be_enabled()
    expect(
        page.get_by_role("tabpanel").get_by_text("Then chance or something hidden decides.")
    ).to_be_visible()
    picture(page, "table-ghost")
    page.locator(".confirm").click()
    assert play_on(page) > 3
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()
    expect(page.get_by_role("img", name="Points of each player over the moves")).to_be_visible()
    picture(page, "end")

    # Watch it again, from another seat, and play on from a moment of it.
    page.get_by_role("button", name="Watch the replay").click()
    page.get_by_role("button", name="Last move").click()
    expect(page.get_by_role("button", name="Continue from here")).to_be_disabled()
    slider = page.get_by_role("slider")
    slider.fill("5")
    expect(page.get_by_text("Move 5 of").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Step forward").click()
    page.get_by_role("group", name="See as").get_by_role("button").nth(1).click()
    picture(page, "replay")
    page.get_by_role("button", name="Continue from here").click()
    expect(page.get_by_role("heading", name="Your options")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", name="Streets")).to_be_visible()
    tab_to(page, "Play Lanterns")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    tab_to(page, "Start")
    page.keyboard.press("Enter")
    expect(page.locator(".room")).to_be_visible()
    moves = 0
    while not page.locator(".end").count():
        if not options(page).count():
            page.wait_for_timeout(20)
            continue
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)
        moves += 1
        assert moves < 400
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()
    tab_to(page, "Rematch")
    page.keyboard.press("Enter")
    expect(page.locator(".room")).to_be_visible()


def tab_to(page: Page, name: str, most: int = 80) -> None:
    """Press Tab until the thing with this name has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            "document.activeElement?.ariaLabel || document.activeElement?.innerText?.trim() || ''"
        )
        if focused.split("\n")[0].strip() == name:
            return
    raise AssertionError(f"Tab never reaches {name!r}")


def test_a_whole_game_on_a_phone(visitors: Visitors, picture: Picture) -> None:
    page = visitors.new((390, 844), touch=True)
    start(page)
    expect(page.locator(".players .strip")).to_have_count(3)
    options(page).first.tap()
    picture(page, "phone-ghost")
    page.locator(".summary").tap()
    expect(page.locator(".sheet")).to_be_visible()
    picture(page, "phone-sheet")
    page.locator(".gripper").tap()
    expect(page.locator(".sheet")).to_have_count(0)
    assert too_small(page) == []
    assert too_wide(page) == []
    play_on(page)
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()
    assert too_wide(page) == []
    picture(page, "phone-end")


def test_a_whole_game_in_the_text_view(page: Page, picture: Picture) -> None:
    start(page)
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(page.get_by_role("heading", name="On the table")).to_be_visible()
    picture(page, "text-view")
    # What is read aloud keeps step with the table.
    urgent = page.locator("[aria-live=assertive]")
    expect(urgent).to_contain_text("Your turn")
    play_on(page)
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()


def test_a_choice_is_painted_within_a_tenth_of_a_second(page: Page) -> None:
    start(page)
    times = []
    for _ in range(5):
        expect(options(page).first).to_be_visible()
        times.append(
            page.evaluate("""async () => {
            const option = document.querySelector("[data-option]");
            const start = performance.now();
            option.click();
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            if (option.getAttribute("aria-pressed") !== "true") throw new Error("not painted");
            const taken = performance.now() - start;
            option.click();
            return taken;
        }""")
        )
        page.wait_for_timeout(300)
        if not options(page).count():
            break
    assert sorted(times)[len(times) // 2] < 100, times


@pytest.mark.parametrize("moves", [3])
def test_previews_can_be_compared_and_hints_asked(page: Page, moves: int) -> None:
    start(page)
    for number in range(1, moves + 1):
        page.keyboard.press(str(number))
        expect(page.get_by_text("Keep to compare")).to_be_visible()
        page.keyboard.press("c")
    expect(page.get_by_role("heading", name="Compare")).to_be_visible()
    page.get_by_role("button", name="Suggest a move").click()
    expect(page.locator(".confirm")).to_be_enabled()
    expect(page.get_by_text("It sees your chance to win at")).to_be_visible()
    expect(page.get_by_text("Next best:")).to_be_visible()
    expect(page.get_by_text("term-")).to_have_count(0)


def test_a_plan_is_private_and_can_be_played(page: Page, picture: Picture) -> None:
    start(page)
    page.keyboard.press("p")
    expect(page.get_by_role("tab", name="Plan")).to_be_visible()
    page.keyboard.press("1")
    page.get_by_role("button", name="Add to the plan").click()
    expect(page.get_by_role("heading", name="Plan, only you: 1 step")).to_be_visible()
    expect(page.get_by_role("heading", name="Now and after")).to_be_visible()
    picture(page, "plan")
    # Another plan beside it; the first one is kept.
    page.get_by_role("radio", name="Plan B").click()
    expect(page.get_by_role("heading", name="Plan, only you: no steps yet")).to_be_visible()
    page.get_by_role("radio", name="Plan A").click()
    expect(page.get_by_role("heading", name="Plan, only you: 1 step")).to_be_visible()
    page.get_by_role("button", name="Play this step").click()
    expect(page.get_by_role("tab", name="Plan")).to_have_count(0)
    expect(options(page).first).to_be_visible()


def test_the_deal_of_the_day_is_the_same_for_everybody(page: Page) -> None:
    """Whatever somebody chose before; with another game it is an ordinary one again."""
    page.goto("/credits")
    page.evaluate(
        """() => ["streets", "fifty_first_state", "new_angeles", "great_machine"].forEach((game) =>
        localStorage.setItem("tabletown-setup-" + game, JSON.stringify({ options: { business: true, first_player: 1 } })))"""
    )
    page.goto("/")
    page.get_by_role("button", name="Deal of the day").click()
    dialog = page.get_by_role("dialog", name="Deal of the day")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("button", name="back to the box rules")).to_have_count(0)
    dialog.locator('.game[aria-checked="false"]').first.click()
    expect(page.get_by_role("dialog", name="New game")).to_be_visible()


def test_who_only_watched_plays_on_from_a_moment_in_the_seat_they_look_from(page: Page) -> None:
    """Not as somebody who watches bots: that is no playing on."""
    person(page)
    record = fullest("streets")
    enter(page, record, "replay", imported(page, record))
    page.get_by_role("group", name="See as").get_by_role("button").nth(1).click()
    page.get_by_role("button", name="Continue from here").click()
    expect(page.locator('.players [data-seat="1"]')).to_contain_text("you")
    expect(page.get_by_text("You are watching")).to_have_count(0)
