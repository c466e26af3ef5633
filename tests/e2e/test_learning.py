"""Lessons on the page: every step of every game's first lesson can be walked, other moves are answered."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors

Picture = Callable[[Page, str], None]
LESSONS = Path(__file__).parents[2] / "web" / "src" / "lessons"


def first_lesson(game: str) -> dict[str, Any]:
    found = [
        json.loads(path.read_text(encoding="utf-8")) for path in (LESSONS / game).glob("*.json")
    ]
    lesson: dict[str, Any] = min(found, key=lambda one: one["order"])
    return lesson


@pytest.mark.parametrize("game", sorted(path.name for path in LESSONS.iterdir() if path.is_dir()))
def test_the_first_lesson_can_be_walked(visitors: Visitors, game: str, picture: Picture) -> None:
    lesson = first_lesson(game)
    # The text view has every option as a button, whatever the board looks like.
    page = visitors.new(settings={"textView": True, "language": "en"})
    page.goto(f"/learn/{game}/{lesson['id']}")
    coach = page.get_by_role("region", name="Coach")
    for number, step in enumerate(lesson["steps"]):
        expect(coach.get_by_role("heading", name=step["title"]["en"], exact=True)).to_be_visible()
        advance = step["advance"]
        if advance["on"] == "next":
            coach.get_by_role("button", name="Next").click()
        elif advance["on"] == "why":
            page.get_by_role("button", name="Skip this step").click()
        elif (wanted := advance["texts"][0]).startswith("propose"):
            # A trade is no option of the decision: it has its place in the side panel.
            page.get_by_role("tab", name="Talk").click()
            page.locator(".compose summary").click()
            page.locator(f"[data-move='{wanted}']").click()
        else:
            other = page.locator(f"[data-option]:not([data-option='{wanted}'])")
            if advance["on"] == "play" and number < 4 and other.count():
                other.first.click()
                page.locator(".confirm").click()
                expect(coach.get_by_role("status")).to_be_visible()
                expect(page.locator(".bar.trouble")).to_have_count(0)
            option = page.locator(f"[data-option='{wanted}']").first
            expect(option).to_be_enabled()
            if option.get_attribute("aria-pressed") != "true":
                option.click()
            if advance["on"] == "play":
                page.locator(".confirm").click()
    expect(coach.get_by_role("heading", name="Lesson finished")).to_be_visible()
    picture(page, f"lesson-{game}-finished")
    page.goto(f"/learn/{game}")
    expect(page.get_by_role("link", name=lesson["title"]["en"]).first).to_contain_text("done")


@pytest.mark.parametrize(
    ("game", "puzzle"), [("new_angeles", "how-many-friends"), ("fifty_first_state", "one-shield")]
)
def test_the_solution_of_a_puzzle_is_shown(page: Page, game: str, puzzle: str) -> None:
    page.goto(f"/learn/{game}/{puzzle}")
    coach = page.get_by_role("region", name="Coach")
    coach.get_by_role("button", name="Show the solution").click()
    # A trade is carried out at once, a choice waits for its confirmation.
    if game == "fifty_first_state":
        page.locator(".confirm:not([disabled])").click()
    expect(coach.get_by_role("heading", name="Solved")).to_be_visible()


def test_impatient_skipping_breaks_nothing(page: Page) -> None:
    """The button is pressed again before the step has come."""
    page.goto("/learn/streets/first-street")
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_be_visible()
    page.evaluate(
        """async () => { for (let n = 0; n < 12; n++) {
            const skip = [...document.querySelectorAll("button")].find((one) => one.textContent.includes("Skip this step"));
            skip?.click();
            await new Promise((go) => setTimeout(go, 150));
        } }"""
    )
    page.wait_for_timeout(11_000)  # so long a practice table may take to answer
    expect(coach).to_be_visible()
    expect(page.get_by_text("Something went wrong")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_the_present_step_and_all_tabs_are_in_sight(visitors: Visitors, language: str) -> None:
    page = visitors.new(language=language)
    page.goto("/learn/streets/first-street?step=11")
    expect(page.locator(".card.steps .now")).to_contain_text("12")
    page.evaluate("document.fonts.ready")
    # Below the top of the list and above its foot; every tab beside the others.
    page.wait_for_function("""() => {
        const list = document.querySelector(".card.steps ol").getBoundingClientRect();
        const now = document.querySelector(".card.steps .now").getBoundingClientRect();
        const tabs = document.querySelector('[role="tablist"]');
        return now.top >= list.top && now.bottom <= list.bottom && tabs.scrollWidth <= tabs.clientWidth;
    }""")
