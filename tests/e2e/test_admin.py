"""Upkeep in the browser: the host's token opens it; lists, search, actions with a question before them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from scripts import browser as browsers
from tests.e2e.conftest import Server, Visitors

Picture = Callable[[Page, str], None]
TOKEN = "the-token-of-the-host-of-these-tests"


@pytest.fixture(scope="module")
def hosted(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a token, people and tables: more than one page of them."""
    running = Server(tmp_path_factory.mktemp("hosted"), TABLETOWN_ADMIN_TOKEN=TOKEN)
    running.start()
    for number in range(30):
        with httpx.Client(base_url=running.url, timeout=60) as http:
            me = http.post(
                "/api/session", json={"name": f"Guest {number:02}", "token": True}
            ).json()
            bearer = {"authorization": f"Bearer {me['token']}"}
            if number < 2:
                seats = [{"kind": "me"}, {"kind": "open"}]
                wish = {"game": "lanterns", "seats": seats, "title": f"Round {number}"}
                http.post("/api/tables", json=wish, headers=bearer).raise_for_status()
    yield running
    running.stop()


@pytest.fixture
def hosts(chromium: Browser, hosted: Server) -> Iterator[Visitors]:
    made = Visitors(chromium, hosted.url)
    made.allowed += ("401", "403")  # before the token is given
    yield made
    made.close()


def enter(page: Page, part: str = "") -> None:
    page.goto(f"/admin{part}")
    page.get_by_label("Admin token").fill(TOKEN)
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("navigation", name="Upkeep")).to_be_visible()


def test_a_wrong_token_shows_nothing(hosts: Visitors) -> None:
    page = hosts.new()
    page.goto("/admin?part=people")
    page.get_by_label("Admin token").fill("wrong")
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("alert")).to_contain_text("does not open")
    assert not page.get_by_text("Guest 29").count()


def test_people_are_found_turned_and_kept_out(hosts: Visitors, picture: Picture) -> None:
    page = hosts.new()
    enter(page, "?part=people")
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(25)
    picture(page, "admin-people")
    page.get_by_role("button", name="Older").click()
    expect(rows).to_have_count(5)
    page.get_by_role("searchbox").fill("guest 07")
    page.get_by_role("button", name="Find").click()
    expect(rows).to_have_count(1)
    rows.get_by_role("button", name="Keep out").click()
    dialog = page.get_by_role("dialog", name="Keep out")
    expect(dialog).to_contain_text("All sessions of Guest 07 end")
    dialog.get_by_role("button", name="Cancel").click()
    expect(page.locator(".chip.bad")).to_have_count(0)
    rows.get_by_role("button", name="Keep out").click()
    dialog.get_by_role("button", name="Keep out").click()
    expect(page.locator(".chip.bad")).to_have_text("Kept out")
    page.get_by_role("switch", name="Only those kept out").click()
    expect(rows).to_have_count(1)
    rows.get_by_role("button", name="Let in again").click()
    page.get_by_role("dialog").get_by_role("button", name="Let in again").click()
    expect(page.get_by_text("Nothing here.")).to_be_visible()


def test_tables_backup_announcement_and_limits(hosts: Visitors, picture: Picture) -> None:
    page = hosts.new()
    enter(page)
    expect(page.get_by_text("All is well")).to_be_visible()
    page.get_by_role("button", name="Make a backup now").click()
    expect(page.get_by_role("status").filter(has_text="was written")).to_be_visible()
    expect(page.get_by_text("The newest one: now-")).to_be_visible()
    page.get_by_label("Shown to everybody").fill("A pause at noon")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("main").get_by_text("A pause at noon", exact=True)).to_be_visible()
    picture(page, "admin-overview")
    page.get_by_role("link", name="Tables", exact=True).last.click()
    rows = page.locator("tbody tr")
    page.get_by_role("searchbox").fill("round 1")
    page.keyboard.press("Enter")
    expect(rows).to_have_count(1)
    rows.get_by_role("button", name="End the game").click()
    page.get_by_role("dialog").get_by_role("button", name="End the game").click()
    expect(rows).to_contain_text("Ended without a result")
    page.get_by_role("link", name="Limits").click()
    expect(page.get_by_role("cell", name="Hints")).to_be_visible()
    expect(page.get_by_text("No network is kept out.")).to_be_visible()
    page.get_by_label("Address or network").fill("203.0.113.7")
    page.get_by_role("button", name="Keep the network out").click()
    dialog = page.get_by_role("dialog", name="Keep the network out")
    expect(dialog).to_contain_text("Pages from 203.0.113.7 close at once")
    dialog.get_by_role("button", name="Keep the network out").click()
    expect(page.get_by_text("203.0.113.7/32")).to_be_visible()
    page.locator("section", has_text="Networks kept out").scroll_into_view_if_needed()
    picture(page, "admin-networks")
    page.get_by_role("button", name="Let in again").click()
    expect(page.get_by_text("No network is kept out.")).to_be_visible()
    page.get_by_role("link", name="Incidents").click()
    expect(page.get_by_text("Nothing here.")).to_be_visible()


@pytest.mark.parametrize(("language", "scheme", "title"), [("ru", "dark", "Обслуживание"), ("pl", "light", "Utrzymanie")])  # fmt: skip
def test_on_a_phone_in_other_languages(
    hosts: Visitors, picture: Picture, language: str, scheme: str, title: str
) -> None:
    page = hosts.new((390, 844), language=language, scheme=scheme, touch=True, bypass_csp=True)
    page.goto("/admin?part=people")
    page.locator("input[type=password]").fill(TOKEN)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.locator("tbody tr").first).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide, "the page is wider than the phone"
    picture(page, f"admin-phone-{language}")
    for part in ("overview", "tables", "limits"):
        page.locator(f"a[href='/admin?part={part}']").click()
        expect(page.locator("main h2").first).to_be_visible()
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), part
        picture(page, f"admin-phone-{language}-{part}")
    page.add_script_tag(path=browsers.axe_script())
    found = page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then((all) => all.violations.map((v) => v.id))"
    )
    assert found == []


def test_closing_new_passwords_and_the_log(
    hosts: Visitors, hosted: Server, picture: Picture
) -> None:
    with httpx.Client(base_url=hosted.url, timeout=60) as http:
        me = http.post("/api/session", json={"name": "Ann", "token": True}).json()
        bearer = {"authorization": f"Bearer {me['token']}"}
        wish = {"name": "Ann Forgetful", "password": "what was it again"}
        http.post("/api/account", json=wish, headers=bearer).raise_for_status()
    page = hosts.new()
    enter(page)
    closed = page.get_by_role("switch", name="No new tables")
    closed.click()
    expect(closed).to_be_checked()
    picture(page, "admin-closed")
    closed.click()
    expect(closed).not_to_be_checked()
    page.get_by_role("link", name="People").click()
    page.get_by_role("searchbox").fill("forgetful")
    page.get_by_role("button", name="Find").click()
    page.locator("tbody tr").get_by_role("button", name="New password").click()
    page.get_by_role("dialog").get_by_role("button", name="New password").click()
    said = page.get_by_role("status").filter(has_text="The new password of")
    expect(said).to_be_visible()
    page.get_by_role("link", name="Log").click()
    rows = page.locator("tbody tr")
    expect(rows.first).to_contain_text("Gave a new password")
    expect(said).to_have_count(0)
    expect(rows.nth(1)).to_contain_text("Closed or opened for new tables")
    picture(page, "admin-log")
