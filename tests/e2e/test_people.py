"""Several people: one device with a curtain, two browsers and a spectator, undo by consent, a server that restarts."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import Server, Visitors
from tests.e2e.table import options, seats, start

Picture = Callable[[Page, str], None]


def hot_seat(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play Lanterns").click()
    dialog = page.get_by_role("dialog")
    seats(page, 2)
    dialog.get_by_role("button", name="Somebody on this device").nth(1).click()
    dialog.get_by_label("Name", exact=True).nth(0).fill("Marta")
    dialog.get_by_label("Name", exact=True).nth(1).fill("Zofia")
    dialog.get_by_role("button", name="Start on this device").click()
    expect(page.locator(".room")).to_be_visible()


def test_a_curtain_hides_one_hand_from_the_other(page: Page, picture: Picture) -> None:
    received: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda data: received.append(str(data))),
    )
    hot_seat(page)
    curtain = page.get_by_role("dialog", name="Give the device to Marta")
    expect(curtain).to_be_visible()
    picture(page, "curtain")
    # Nothing of a hand has even been sent before somebody opened the curtain.
    assert not any('"hand":[' in text and '"hand":[]' not in text for text in received)
    curtain.get_by_role("button", name="Hold to open").press("Enter")
    expect(options(page)).to_have_count(3)
    mine = options(page).all_inner_texts()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    second = page.get_by_role("dialog", name="Give the device to Zofia")
    expect(second).to_be_visible()
    assert not options(page).count()
    for secret in mine:
        assert secret.split("\n")[-1] not in page.locator(".room").inner_text()
    # A short tap does not open it, holding does.
    button = second.get_by_role("button", name="Hold to open")
    button.click()
    expect(second).to_be_visible()
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.wait_for_timeout(750)
    page.mouse.up()
    expect(second).to_have_count(0)
    expect(options(page)).to_have_count(3)
    assert options(page).all_inner_texts() != mine


def test_two_browsers_and_a_spectator(visitors: Visitors, picture: Picture) -> None:
    ann, bo, eve = visitors.new(), visitors.new(), visitors.new()
    ann.goto("/")
    ann.get_by_role("button", name="Play Lanterns").click()
    dialog = ann.get_by_role("dialog")
    seats(ann, 2)
    dialog.get_by_role("button", name="Somebody by link").nth(1).click()
    dialog.get_by_label("Name", exact=True).first.fill("Ann")
    dialog.get_by_text("More options").click()
    dialog.get_by_role("radio", name="Ask all").click()
    dialog.get_by_role("button", name="Start and wait for 1 seat").click()
    link = ann.get_by_label("Invite link").input_value()
    picture(ann, "waiting-room")

    bo.goto(link)
    expect(bo.get_by_text("You are invited")).to_be_visible()
    picture(bo, "invitation")
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Join").click()
    expect(ann.locator(".room")).to_be_visible()
    expect(bo.locator(".room")).to_be_visible()
    expect(bo.get_by_role("heading", name="Your options")).to_be_visible()

    eve.goto(link)
    expect(eve.get_by_text("You are watching")).to_be_visible()
    assert not options(eve).count()
    assert "Hand" not in eve.locator(".board").inner_text() or eve.get_by_text("–").count()

    # Chat reaches everybody.
    ann.get_by_role("tab", name="Chat").click()
    ann.get_by_placeholder("Say something").fill("Hello <b>all</b>")
    ann.keyboard.press("Enter")
    expect(ann.get_by_text("Hello <b>all</b>")).to_be_visible()
    expect(bo.get_by_role("tab", name=re.compile("Chat.1"))).to_be_visible()
    bo.get_by_role("tab", name=re.compile("Chat.1")).click()
    expect(bo.get_by_text("Hello <b>all</b>")).to_be_visible()

    # Free undo while nothing was revealed.
    options(ann).first.click()
    ann.locator(".confirm").click()
    expect(ann.get_by_role("heading", name="Waiting for Bo")).to_be_visible()
    ann.get_by_role("button", name="Undo", exact=True).click()
    expect(options(ann).first).to_be_visible()
    ann.get_by_role("tab", name="Log").click()
    expect(ann.get_by_role("tabpanel").get_by_text("Ann took a move back")).to_be_visible()

    # Both show: something is revealed, and undo has to be asked for.
    for one in (ann, bo):
        options(one).first.click()
        one.locator(".confirm").click()
    # Bo was the last to act; taking that back shows something again, so Ann has to agree.
    bo.get_by_role("button", name="Ask for undo").click()
    banner = ann.get_by_role("alert").filter(has_text="asks to take")
    expect(banner).to_be_visible()
    picture(ann, "undo-asked")
    banner.get_by_role("button", name="Agree").click()
    expect(banner).to_have_count(0)
    expect(options(bo).first).to_be_visible()
    picture(eve, "spectator")


def test_a_restart_of_the_server_is_survived(
    chromium: Browser, own_server: Server, picture: Picture
) -> None:
    visitors = Visitors(chromium, own_server.url)
    visitors.allowed += ("WebSocket connection", "Failed to load resource", "ERR_CONNECTION")
    page = visitors.new()
    start(page)
    expect(options(page).first).to_be_visible()
    own_server.stop()
    expect(page.get_by_text("No connection. You see the table as of")).to_be_visible()
    # The board can still be explored, and a choice made now is kept.
    chosen = options(page).first
    text = chosen.get_attribute("data-option")
    chosen.click()
    page.locator(".confirm").click()
    expect(page.get_by_text("No connection: your move is kept")).to_be_visible()
    picture(page, "offline")
    own_server.start()
    expect(page.get_by_text("No connection.")).to_have_count(0)
    # It was carried out, once: the lantern has left the hand.
    expect(page.locator(f'[data-option="{text}"]')).to_have_count(0)
    expect(options(page).first.or_(page.locator(".end")).first).to_be_visible()
    visitors.close()


def test_the_client_opens_without_a_network(
    chromium: Browser, own_server: Server, picture: Picture
) -> None:
    visitors = Visitors(chromium, own_server.url)
    visitors.allowed = ("WebSocket connection", "Failed to load resource", "ERR_", "preload")
    page = visitors.new(service_workers="allow")
    page.goto("/")
    expect(page.get_by_role("heading", name="Streets")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(page.get_by_role("heading", name="Streets")).to_be_visible()
    own_server.stop()
    page.reload()
    expect(page.get_by_role("heading", name="Four cities. One table.")).to_be_visible()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    picture(page, "no-network")
    visitors.close()


def test_one_takes_ones_data_along_and_is_erased(page: Page, picture: Picture) -> None:
    page.goto("/settings")
    page.get_by_label("Your name").fill("Quillfeather")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("heading", name="Your data")).to_be_visible()
    with page.expect_download() as started:
        page.get_by_role("link", name="Save my data").click()
    assert '"Quillfeather"' in started.value.path().read_text()
    picture(page, "my-data")
    page.get_by_role("button", name="Erase me").click()
    dialog = page.get_by_role("dialog", name="Erase me")
    expect(dialog).to_contain_text("cannot be taken back")
    dialog.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Erase me").click()
    dialog.get_by_role("button", name="Erase me").click()
    expect(page.get_by_text("You are erased from this server.")).to_be_visible()
    expect(page.get_by_role("heading", name="Your data")).to_have_count(0)
    expect(page.get_by_label("Your name")).to_have_value("")


def test_a_host_lets_one_person_take_several_seats(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play Lanterns").click()
    dialog = page.get_by_role("dialog")
    seats(page, 3)
    for number in (1, 2):
        dialog.get_by_role("button", name="Somebody by link").nth(number).click()
    dialog.get_by_label("Name", exact=True).first.fill("Ann")
    dialog.get_by_text("More options").click()
    dialog.get_by_role("switch", name="Several seats for one person").click()
    with page.expect_response("**/api/tables") as answer:
        dialog.get_by_role("button", name="Start and wait for 2 seats").click()
    assert answer.value.json()["settings"]["several"] is True
