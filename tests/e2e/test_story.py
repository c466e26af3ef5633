"""What others do is told where it happens, can be skipped, shown again, and switched off."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.stages import Record, fullest, imported, person, post, records

CAPTION = "[data-story]"


def actions(record: Record) -> list[str]:
    """What was done in a record, in its notation."""
    rows = record.text.partition("\n\n")[2].splitlines()
    return [row.split(" ", 1)[1].rsplit(" ", 1)[0] for row in rows if row[:1].isdigit()]


def at_the_table(page: Page, record: Record, version: int) -> None:
    """The table just before that action, which is mine; bots at the other seats."""
    person(page)
    me = record.actors[version]
    seats = [
        {"kind": "me", "name": "Marta"} if seat == me else {"kind": "bot", "level": "easy"}
        for seat in range(record.seats)
    ]
    table = imported(page, record)
    made = post(page, f"/api/tables/{table}/continue", {"version": version, "seats": seats})
    page.goto(f"/tables/{made['id']}")
    expect(page.locator(".bar.mine")).to_be_visible()


def act(page: Page, action: str) -> None:
    """Chosen in the text view, confirmed at the table."""
    page.keyboard.press("t")
    page.locator(f'[data-option="{action}"]').first.click()
    page.keyboard.press("t")
    page.locator(".confirm:not([disabled])").click()


def passed(visitors: Visitors, **options: Any) -> Page:
    """51st State: I pass, the others go on."""
    page = visitors.new(**options)
    record = fullest("fifty_first_state")
    done = actions(record)
    # Others still have turns of their own in this round.
    early = next(
        at for at, one in enumerate(done)
        if at > len(done) // 2 and one == "pass" and done[at + 1].split()[0] in ("build", "use", "deal", "develop")
    )  # fmt: skip
    at_the_table(page, record, early)
    act(page, "pass")
    return page


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_it_is_told_skipped_and_told_again(visitors: Visitors, motion: str) -> None:
    page = passed(visitors, reduced_motion=motion, settings={"story": "slow"})
    caption = page.locator(CAPTION)
    expect(caption).to_be_visible()
    assert len(caption.inner_text()) > 8
    # Whatever is told, nothing is in the way of a choice.
    assert (
        page.evaluate("getComputedStyle(document.querySelector('.story')).pointerEvents") == "none"
    )
    page.keyboard.press("x")  # the others go on meanwhile, untold
    expect(caption).to_have_count(0)
    page.wait_for_timeout(1500)
    expect(caption).to_have_count(0)
    expect(page.locator("[data-coming]")).to_have_count(0)
    page.get_by_role("button", name="Play again").click()
    expect(caption).to_be_visible()


def test_step_by_step_it_waits_for_next(visitors: Visitors) -> None:
    page = passed(visitors, settings={"story": "step"})
    caption = page.locator(CAPTION)
    expect(caption).to_be_visible()
    first = caption.get_attribute("data-story")
    page.wait_for_timeout(1500)
    assert caption.get_attribute("data-story") == first
    page.get_by_role("button", name="Next").click()
    expect(caption).not_to_have_attribute("data-story", str(first))


# Rings with nothing exactly inside them.
LOST_RINGS = """() => {
    const boxes = [...document.querySelectorAll(".room *")].map((one) => one.getBoundingClientRect());
    return [...document.querySelectorAll(".ring")].map((one) => one.getBoundingClientRect())
        .filter((ring) => !boxes.some((box) => Math.abs(box.x - ring.x - 5) < 1.5 && Math.abs(box.y - ring.y - 5) < 1.5
            && Math.abs(box.width - ring.width + 10) < 1.5 && Math.abs(box.height - ring.height + 10) < 1.5)).length;
}"""


def test_the_ring_stays_around_its_piece(visitors: Visitors) -> None:
    page = passed(visitors, settings={"story": "step"})
    expect(page.locator(".ring").first).to_be_visible()
    page.wait_for_function(f"() => ({LOST_RINGS})() === 0")
    page.set_viewport_size({"width": 1180, "height": 820})
    page.wait_for_timeout(400)
    page.wait_for_function(f"() => ({LOST_RINGS})() === 0")


def test_switched_off_nothing_is_told(visitors: Visitors) -> None:
    page = passed(visitors, settings={"story": "off"})
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert page.locator(CAPTION).count() == 0


# Every frame in which a tile flies: whether the board still keeps it out of sight.
WATCH = """() => {
    window.seen = [];
    const look = () => {
        const flyer = document.querySelector('.flyer[data-goal^="tile-"]:has(.thing > *)');
        const piece = flyer && document.querySelector(`.board [data-piece="${flyer.dataset.goal}"]`);
        const progress = flyer?.getAnimations()[0]?.effect.getComputedTiming().progress ?? 1;
        if (piece && progress < 0.6) window.seen.push(getComputedStyle(piece).opacity);
        requestAnimationFrame(look);
    };
    look();
}"""


def test_a_tile_on_its_way_does_not_stand_there_already(visitors: Visitors) -> None:
    page = visitors.new(reduced_motion="no-preference", settings={"story": "slow"})
    record = fullest("streets")
    done = actions(record)
    at = next(at for at, one in enumerate(done) if at > 12 and one.startswith("place "))
    at_the_table(page, record, at)
    page.evaluate(WATCH)
    act(page, done[at])
    page.wait_for_function("() => window.seen.length > 2")
    page.keyboard.press("x")
    assert set(page.evaluate("window.seen")) == {"0"}
    expect(page.locator("[data-coming]")).to_have_count(0)


def test_the_last_count_is_seen_on_the_board(visitors: Visitors) -> None:
    """The end screen comes when every building has paid, or at once for who skips."""
    page = visitors.new(settings={"story": "slow"})
    record = fullest("streets")
    at_the_table(page, record, len(record.actors) - 1)
    act(page, actions(record)[-1])
    expect(page.locator(CAPTION)).to_be_visible()
    assert page.locator(".end").count() == 0
    page.keyboard.press("x")
    expect(page.locator(".end")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Picture to share").click()
    assert saved.value.suggested_filename.endswith(".png")
    with Image.open(saved.value.path()) as picture:
        most = max(count for count, _ in picture.convert("RGB").getcolors(1 << 20) or [])
        city = picture.convert("RGB").crop((700, 90, 1100, 540)).getcolors(1 << 20) or []
    assert most < 0.8 * picture.width * picture.height  # a frame, words and bars, not one colour
    assert len(city) > 200  # the finished city, with its roofs and roads
    page.get_by_role("button", name="See the final table").click()
    expect(page.locator(".room .board")).to_be_visible()


def test_who_did_not_win_reads_where_they_came_in(page: Page) -> None:
    record = next(one for one in records("streets") if one.mode == "standard" and one.seats == 3)
    at_the_table(page, record, len(record.actors) - 1)
    act(page, actions(record)[-1])
    expect(page.locator(CAPTION)).to_be_visible()
    page.keyboard.press("x")
    expect(page.get_by_text("$18 ahead of Ada. You: place 3 of 3, $25 behind.")).to_be_visible()
