"""Streets in the browser: whole games by mouse, touch and keyboard, reasons, layers, three languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.stages import enter, fullest, imported, person, records
from tests.e2e.table import coached, play_out, press, ready, start, too_small, too_wide
from tests.e2e.test_pages import faults

Picture = Callable[[Page, str], None]
STREETS = "Play Streets"
CELLS = '.stage [data-piece^="cell-"][aria-disabled="false"]'


def choose(page: Page, touch: bool = False) -> None:
    """Choose something, whatever is asked, and confirm it."""
    tiles = page.locator('.tray button[data-piece^="tile-"]')
    cells = page.locator(CELLS)
    if page.locator(".tray .all").count():
        press(page.locator(".tray .all").first, touch)
    elif cells.count():
        press(tiles.first, touch)
        # A tile near the edge may lie under the hand: scripts press it all the same.
        cells.nth(cells.count() // 2).dispatch_event("click")
    elif page.locator(".tray [data-option]").count():
        press(page.locator(".tray [data-option]").first, touch)
    else:
        page.get_by_role("button", name="can be chosen").first.dispatch_event("click")
    press(page.locator(".confirm:not([disabled])"), touch)


def test_a_whole_game_with_the_mouse(page: Page, picture: Picture) -> None:
    start(page, STREETS, bots=1)
    assert ready(page)
    picture(page, "streets-start")
    page.locator('.tray button[data-piece^="tile-"]').nth(1).click()
    # The tile in hand is seen where the mouse points, before anything is chosen.
    page.locator(CELLS).first.hover()
    expect(page.locator(".tried")).to_have_count(1)
    page.locator(CELLS).first.click()
    expect(page.locator(".tried")).to_have_count(0)
    expect(page.locator(".confirm")).to_have_text(re.compile("Build"))
    expect(page.get_by_role("heading", name="If you do this")).to_be_visible()
    expect(page.get_by_role("heading", name="Then", exact=True)).to_be_visible()
    picture(page, "streets-ghost")
    page.locator(".confirm").click()
    assert play_out(page, lambda number: choose(page), 80) >= 14
    expect(page.get_by_role("heading", name="Score by source")).to_be_visible()
    expect(page.get_by_role("img", name="The finished city")).to_be_visible()
    picture(page, "streets-end")
    coached(page)
    picture(page, "streets-coach")
    page.get_by_role("button", name="Watch the replay").click()
    page.get_by_role("slider").fill("12")
    expect(page.locator('.stage [data-piece="tile-central_station"]')).to_be_visible()
    picture(page, "streets-replay")


def test_a_whole_game_on_a_phone(visitors: Visitors, picture: Picture) -> None:
    page = visitors.new((390, 844), touch=True)
    start(page, STREETS, bots=1)
    assert ready(page)
    page.locator('.tray button[data-piece^="tile-"]').first.tap()
    page.locator(CELLS).first.tap()
    expect(page.locator(".summary")).to_be_visible()
    picture(page, "streets-phone-ghost")
    assert too_wide(page) == []
    assert too_small(page) == []
    page.locator(".summary").tap()
    picture(page, "streets-phone-sheet")
    page.locator(".gripper").tap()
    expect(page.locator(".sheet")).to_have_count(0)
    page.locator(".confirm").tap()
    play_out(page, lambda number: choose(page, touch=True), 80)
    expect(page.get_by_role("heading", name="Score by source")).to_be_visible()
    assert too_wide(page) == []
    picture(page, "streets-phone-end")


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    start(page, STREETS, bots=1)
    # A press on nothing gives up the focus of the dialog's button; from here on only keys.
    page.evaluate("document.activeElement?.blur()")
    keys = 0
    while ready(page):
        asked = page.locator("#decision-title").inner_text()
        page.keyboard.press("1")
        page.keyboard.press("n")
        page.keyboard.press("n")
        page.keyboard.press("r")
        if "first?" in asked:
            page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_timeout(120)
        keys += 1
        assert keys < 120, asked
    expect(page.get_by_role("heading", name="Score by source")).to_be_visible()


def test_what_does_not_fit_says_why(page: Page, picture: Picture) -> None:
    start(page, STREETS, bots=1)
    assert ready(page)
    page.locator('.tray button[data-piece^="tile-"]').first.click()
    # A face of a free cell on which no road may lie.
    shut = page.locator(f"{CELLS} .strip:not(.open)").first
    shut.dispatch_event("click")
    expect(page.get_by_text(re.compile(r"STR-4\.1[0-8]")).first).to_be_visible()
    picture(page, "streets-why")
    # A building that stands already.
    page.locator('.stage [data-piece="tile-central_station"]').dispatch_event("click")
    expect(page.get_by_text("STR-4.14")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("STR-4.14")).to_have_count(0)


def test_layers_and_tabs(page: Page, picture: Picture) -> None:
    start(page, STREETS, bots=2)
    for _ in range(3):
        assert ready(page)
        choose(page)
    assert ready(page)
    for key, name in {"s": "streets", "d": "symbols", "v": "income", "o": "owners"}.items():
        page.keyboard.down(key)
        expect(page.locator(".stage .overlays > *").first).to_be_attached()
        picture(page, f"streets-layer-{name}")
        page.keyboard.up(key)
        expect(page.locator(".stage .overlays > *")).to_have_count(0)
    page.get_by_role("tab", name="Forecast").click()
    expect(page.get_by_role("heading", name="If it ended now")).to_be_visible()
    expect(page.get_by_role("row").filter(has_text="Marta").first).to_be_visible()
    page.get_by_role("tab", name="Tiles").click()
    page.locator(".panel button[aria-expanded]").first.click()
    picture(page, "streets-tiles")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_is_accessible(visitors: Visitors, size: tuple[int, int], scheme: str) -> None:
    page = visitors.new(size, touch=size[0] < 700, scheme=scheme, bypass_csp=True)
    start(page, STREETS, bots=1)
    assert ready(page)
    assert faults(page) == []
    page.locator('.tray button[data-piece^="tile-"]').first.click()
    page.locator(CELLS).first.dispatch_event("click")
    expect(page.locator(".confirm")).to_be_enabled()
    assert faults(page) == []


def test_a_ghost_is_painted_within_a_tenth_of_a_second(page: Page) -> None:
    start(page, STREETS, bots=1)
    assert ready(page)
    page.locator('.tray button[data-piece^="tile-"]').first.click()
    times = page.evaluate(
        """async (cells) => {
        const times = [];
        for (let turn = 0; turn < 6; turn++) {
            const all = [...document.querySelectorAll(cells)].filter((one) => one.ariaPressed !== "true");
            const cell = all[turn % all.length];
            const start = performance.now();
            cell.dispatchEvent(new MouseEvent("click", { bubbles: true }));
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            if (cell.ariaPressed !== "true") throw new Error("not painted");
            times.push(performance.now() - start);
            await new Promise((done) => setTimeout(done, 150));
        }
        return times;
    }""",
        CELLS,
    )
    assert sorted(times)[len(times) // 2] < 100, times


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_in_three_languages(visitors: Visitors, picture: Picture, language: str) -> None:
    made = visitors.new()
    start(made, STREETS, bots=3)
    made.evaluate(
        "language => localStorage.setItem('tabletown-settings',"
        " JSON.stringify({...JSON.parse(localStorage.getItem('tabletown-settings') ?? '{}'), language}))",
        language,
    )
    made.reload()
    assert ready(made)
    made.locator('.tray button[data-piece^="tile-"]').nth(2).click()
    made.locator(CELLS).first.dispatch_event("click")
    expect(made.locator(".confirm")).to_be_enabled()
    made.wait_for_timeout(200)
    picture(made, f"streets-{language}")
    # No text key stands where a sentence should.
    assert not re.search(
        r"\bui[- ]|\{ ?\$|prompt-|event-|refusal-", made.locator(".room").inner_text()
    )
    # Names on plates stay inside their tiles.
    wide = made.evaluate("""() => [...document.querySelectorAll(".stage text.name")]
        .filter((one) => one.getBBox().width > 97).map((one) => one.textContent)""")
    assert wide == []


def test_plates_hold_their_names(page: Page) -> None:
    """Also when the face of the letters comes late: what is drawn is what was measured."""
    person(page)
    record = fullest("streets")
    enter(page, record, "early", imported(page, record))
    page.wait_for_function("document.fonts.check('600 12px \"Rubik Variable\"')")
    page.wait_for_timeout(300)
    wide = page.evaluate("""() => [...document.querySelectorAll(".room text.name")].flatMap((text) => {
        let plate = text.previousElementSibling;
        while (plate && !plate.matches("rect.plate")) plate = plate.previousElementSibling;
        const over = plate ? text.getComputedTextLength() - Number(plate.getAttribute("width")) : 0;
        return over > -4 && plate ? [`${text.textContent} ${over}`] : [];
    })""")
    assert wide == []


# Values that a number of people or a stamp lies over, by more than a seam.
HIDDEN = """() => [...document.querySelectorAll('.stage [data-piece^="tile-"]')].flatMap((tile) => {
    const value = tile.querySelector("rect.pill")?.getBoundingClientRect();
    return value ? [...tile.querySelectorAll(".times rect, .stamp rect")].flatMap((one) => {
        const box = one.getBoundingClientRect();
        const wide = Math.min(box.right, value.right) - Math.max(box.left, value.left);
        const high = Math.min(box.bottom, value.bottom) - Math.max(box.top, value.top);
        const share = (Math.max(0, wide) * Math.max(0, high)) / (value.width * value.height);
        return share > 0.1 ? [`${tile.dataset.piece} ${one.parentElement.getAttribute("class")} ${share.toFixed(2)}`] : [];
    }) : [];
})"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_nothing_lies_over_a_value(
    visitors: Visitors, size: tuple[int, int], language: str
) -> None:
    page = visitors.new(size, touch=size[0] < 700, language=language)
    person(page)
    record = fullest("streets")
    table = imported(page, record)
    for stage in ("middle", "last"):
        enter(page, record, stage, table)
        expect(page.locator(".stage .times").first).to_be_attached()
        page.wait_for_timeout(300)
        assert page.evaluate(HIDDEN) == []


def test_on_a_phone_a_choice_is_summed_up_whole_and_moves_nothing(visitors: Visitors) -> None:
    page = visitors.new((390, 844), touch=True, language="ru")
    person(page)
    record = fullest("streets")
    enter(page, record, "early", imported(page, record))
    assert ready(page)
    bar = page.locator("section.bar")
    before = bar.bounding_box()
    page.locator('.tray button[data-piece^="tile-"]').first.tap()
    cells = page.locator(CELLS)
    # Where the tile can be turned as well: there the bar has one more button.
    for index in range(cells.count()):
        cells.nth(index).dispatch_event("click")
        expect(page.locator(".summary .kept")).to_be_visible()
        if page.get_by_role("button", name="Повернуть").count():
            break
    else:
        pytest.fail("no cell to turn at")
    assert bar.bounding_box() == before
    assert page.evaluate(
        "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.summary'))"
    ) <= 1  # fmt: skip
    assert too_small(page) == []


def test_a_gain_leaves_the_players_where_they_are(visitors: Visitors) -> None:
    """What a choice would bring stands beside the score, and no name or kind of player breaks for it."""
    page = visitors.new(language="ru")
    person(page)
    record = next(one for one in records("streets") if one.mode == "standard" and one.seats == 3)
    enter(page, record, "middle", imported(page, record))
    assert ready(page)
    while page.locator(CELLS).count() == 0:
        choose(page)
        assert ready(page)
        page.wait_for_timeout(200)
    cards = """() => [...document.querySelectorAll(".players [data-seat]")]
        .map((one) => one.getBoundingClientRect().y)"""
    before = page.evaluate(cards)
    gains = 0
    tiles = page.locator('.tray button[data-piece^="tile-"]')
    for tile in range(tiles.count()):
        tiles.nth(tile).click()
        for index in range(page.locator(CELLS).count()):
            page.locator(CELLS).nth(index).dispatch_event("click")
            expect(page.locator(".confirm")).to_be_enabled()
            page.wait_for_timeout(80)
            gains += page.locator(".players .score small").count()
            assert page.evaluate(cards) == before
    assert gains


def test_the_log_stays_until_there_is_something_to_read_instead(page: Page) -> None:
    start(page, STREETS, bots=1)
    assert ready(page)
    log = page.get_by_role("heading", name="Log")
    expect(log).to_be_visible()
    page.locator('.tray button[data-piece^="tile-"]').first.click()
    expect(page.get_by_text("The bars in a cell")).to_be_visible()
    expect(log).to_be_visible()
    page.locator(CELLS).first.dispatch_event("click")
    expect(log).to_be_hidden()


def test_a_phone_shows_what_the_rail_would(visitors: Visitors) -> None:
    """Alone: the Sneak's money, which decides; always: the stack and how often I build."""
    page = visitors.new((390, 844), touch=True)
    person(page)
    record = next(one for one in records("streets") if one.mode == "solo")
    enter(page, record, "middle", imported(page, record))
    facts = page.get_by_role("group", name="Supply")
    expect(facts).to_have_text(re.compile(r"\$\d+\s+Stack\s+\d+\s.*You build \d+ more", re.DOTALL))
    assert facts.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    # The caption of the Sneak's tile lies over no name and is not cut.
    caption = page.locator("figcaption").bounding_box()
    tile = page.locator("figure svg.tile").bounding_box()
    assert caption
    assert tile
    assert caption["x"] >= 0
    assert caption["y"] + caption["height"] <= tile["y"] + 1
