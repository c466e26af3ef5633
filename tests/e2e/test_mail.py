"""An e-mail address in the browser: one message with a link, and the link confirms it."""

from __future__ import annotations

import time
from collections.abc import Callable
from email import message_from_bytes
from email.policy import default
from pathlib import Path

from aiosmtpd.controller import Controller
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import Server, Visitors
from tests.server.host import free_port
from tests.server.test_extras import Mailbox, ticket_in


def test_an_address_is_confirmed_by_its_link(
    client: None, chromium: Browser, tmp_path: Path, picture: Callable[[Page, str], None]
) -> None:
    box = Mailbox()
    post = Controller(box, hostname="127.0.0.1", port=free_port())
    post.start()
    mail = {
        "TABLETOWN_SMTP": f"smtp://127.0.0.1:{post.port}",
        "TABLETOWN_MAIL_FROM": "t@example.org",
    }
    server = Server(tmp_path, **mail)
    server.settings["TABLETOWN_ORIGIN"] = server.url
    server.start()
    people = Visitors(chromium, server.url)
    people.allowed += ("401",)  # of the link that is not whole
    try:
        page = people.new()
        page.goto("/settings")
        page.get_by_label("Name", exact=True).fill("Marta")
        page.get_by_label("Password").fill("correct horse battery")
        page.get_by_role("button", name="Make an account").click()
        page.get_by_label("E-mail", exact=True).fill("marta@example.org")
        page.get_by_text("By e-mail").click()
        asked = page.get_by_role("status").filter(has_text="on its way to marta@example.org")
        expect(asked).to_be_visible()
        picture(page, "email-asked")
        deadline = time.monotonic() + 20
        while not box.messages and time.monotonic() < deadline:
            page.wait_for_timeout(100)
        letter = message_from_bytes(box.messages[0].content, policy=default)
        assert f"{server.url}/settings?confirm=" in str(letter.get_content())
        page.goto("/settings?confirm=nothing")
        expect(page.get_by_role("alert")).to_contain_text("too old or not complete")
        page.goto(f"/settings?confirm={ticket_in(str(letter.get_content()))}")
        expect(page.get_by_text("Your e-mail address is confirmed.")).to_be_visible()
        expect(page.get_by_label("E-mail", exact=True)).to_have_value("marta@example.org")
        assert "confirm" not in page.url, "the link is not left in the history"
        picture(page, "email-confirmed")
    finally:
        people.close()
        server.stop()
        post.stop()
