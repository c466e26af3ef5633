"""Where people look, they are told what is as printed: credits, new-game dialog, inspector; and a pack of their own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, Page, expect

from tabletown.cli import cli
from tests.e2e.conftest import ROOT, Server, Visitors
from tests.e2e.table import play_out
from tests.e2e.test_great_machine import POST
from tests.e2e.test_streets import choose

Picture = Callable[[Page, str], None]
GAMES = ("fifty_first_state", "great_machine", "new_angeles", "streets")
SIZES = [(1440, 900), (390, 844)]


def told() -> dict[str, list[str]]:
    """What `tabletown content sources` prints, by game."""
    found: dict[str, list[str]] = {}
    for line in CliRunner().invoke(cli, ["content", "sources"]).output.splitlines():
        if not line.startswith(" "):
            name, _, sentence = line.partition(": ")
            found[name] = [sentence]
        else:
            found[name].append(line.strip())
    return found


def test_the_credits_say_what_the_command_prints(page: Page, picture: Picture) -> None:
    page.goto("/credits")
    for name, lines in told().items():
        box = page.locator(f'[data-sources="{name}"]')
        expect(box.locator("p")).to_have_text(f"{lines[0]} {lines[-1]}")
        assert box.locator("li").all_inner_texts() == lines[1:-1]
    picture(page, "sources-credits-en-1440")


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_the_credits_have_the_same_numbers_in_every_language(
    visitors: Visitors, language: str, picture: Picture
) -> None:
    page = visitors.new((390, 844), language=language, touch=True)
    page.goto("/credits")
    for name, lines in told().items():
        box = page.locator(f'[data-sources="{name}"]')
        said = box.locator("p").inner_text()
        for number in re.findall(r"\d+", lines[0]):
            assert re.search(rf"\b{number}\b", said), (name, number, said)
        assert [re.findall(r"\d+", one) for one in box.locator("li").all_inner_texts()] == [
            re.findall(r"\d+", one) for one in lines[1:-1]
        ]
    picture(page, f"sources-credits-{language}-390")


READINGS = {"en": "Readings of the rules", "ru": "Толкования правил", "pl": "Odczytania zasad"}


@pytest.mark.parametrize(
    ("language", "size"), [("en", SIZES[0]), ("ru", SIZES[1]), ("pl", SIZES[1])]
)
@pytest.mark.parametrize("name", GAMES)
def test_the_dialog_tells_it_and_keeps_the_readings_together(
    visitors: Visitors, name: str, language: str, size: tuple[int, int], picture: Picture
) -> None:
    page = visitors.new(size, language=language, touch=size[0] < 720)
    page.goto("/")
    page.locator(f'button:has(+ a.btn[href="/learn/{name}"])').first.click()
    dialog = page.get_by_role("dialog")
    said = dialog.locator(f'[data-sources="{name}"] p')
    for number in re.findall(r"\d+", told()[name][0]):
        expect(said).to_contain_text(re.compile(rf"\b{number}\b"))
    dialog.get_by_text(READINGS[language], exact=True).click()
    readings = dialog.locator("details[open]").locator("[role=switch], [role=radio]")
    expect(readings.first).to_be_visible()  # the words of a game come a moment later
    readings.last.scroll_into_view_if_needed()
    picture(page, f"sources-dialog-{name}-{language}-{size[0]}")


@pytest.mark.parametrize(("language", "size"), [("ru", SIZES[1]), ("pl", SIZES[0])])
def test_the_inspector_shows_a_printed_and_a_designed_tile(
    visitors: Visitors, language: str, size: tuple[int, int], picture: Picture
) -> None:
    page = visitors.new(size, language=language, touch=size[0] < 720)
    page.goto("/")
    page.evaluate(POST, ["/api/session", {"name": "Marta"}])
    hand = ["student_house", "grand_hotel", "art_gallery"]
    body = {
        "game": "streets", "mode": "standard", "title": "Two tiles", "options": {},
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}], "position": {"hands": [hand, []]},
    }  # fmt: skip
    made = page.evaluate(POST, ["/api/positions", body])
    page.goto(f"/tables/{made['id']}")
    expect(page.locator(".room")).to_be_visible()
    for tile, source in (("art_gallery", "part"), ("grand_hotel", "house")):
        page.locator(f'[data-piece="tile-{tile}"]').first.focus()
        page.keyboard.press("i")
        reading = page.locator(f'dialog[open] [data-reading="tile-{tile}"]')
        expect(reading.locator("[data-source]")).to_have_attribute("data-source", source)
        picture(page, f"sources-inspector-{tile}-{language}-{size[0]}")
        page.keyboard.press("Escape")


@pytest.fixture
def with_pack(client: None, tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, TABLETOWN_PACKS=f"{ROOT}/docs/examples/ten-tiles")
    running.start()
    yield running
    running.stop()


def test_a_game_is_played_with_a_pack(
    with_pack: Server, chromium: Browser, picture: Picture
) -> None:
    page = chromium.new_context(
        base_url=with_pack.url, viewport={"width": 1440, "height": 900}
    ).new_page()
    page.goto("/")
    page.get_by_role("button", name="Play Streets", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("More options", exact=True).click()
    dialog.locator('select:has(option[value="ten-tiles"])').first.select_option("ten-tiles")
    picture(page, "sources-pack-dialog")
    dialog.get_by_label("Name", exact=True).first.fill("Marta")
    dialog.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/tables/*")
    expect(page.locator(".room")).to_be_visible()
    play_out(page, lambda number: choose(page), 100)
    expect(page.locator(".end")).to_be_visible()
    table = page.url.rpartition("/")[2]
    record = page.evaluate("id => fetch(`/api/tables/${id}/record`).then((a) => a.text())", table)
    assert "pack: ten-tiles" in record.replace("\\n", "\n")
    page.context.close()
