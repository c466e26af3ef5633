"""What a browser needs before it may change anything: the token that comes with its first look."""

from __future__ import annotations

import httpx

from tests.server.host import Host


def test_a_browsers_first_look_brings_the_token(host: Host) -> None:
    with httpx.Client(base_url=host.http) as browser:
        browser.get("/api/me")
        token = browser.cookies["csrftoken"]
        origin = {"origin": host.http}
        refused = browser.post("/api/session", json={"name": "Ann"}, headers=origin)
        assert refused.status_code == 403
        made = browser.post(
            "/api/session", json={"name": "Ann"}, headers={**origin, "x-csrftoken": token}
        )
        assert made.is_success, made.text
        assert made.json()["name"] == "Ann"
