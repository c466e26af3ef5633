"""Sessions: requests that other sites forge, and sessions that ended."""

from __future__ import annotations

import httpx
import pytest

from tests.attacks.tally import Tally
from tests.server.host import Host

pytestmark = pytest.mark.anyio


async def entered(browser: httpx.AsyncClient) -> str:
    """A guest's session in the browser's cookie; the CSRF token."""
    await browser.get("/api/me")
    token = browser.cookies["csrftoken"]
    answer = await browser.post(
        "/api/session", json={"name": "Ann"}, headers={"x-csrftoken": token}
    )
    assert answer.status_code == 200
    return token


async def test_a_forged_request_needs_more_than_some_authorization(
    host: Host, tally: Tally
) -> None:
    """A proxy's Basic auth, a foreign token or an empty header make no cookie safe."""
    async with httpx.AsyncClient(base_url=host.http, headers={"origin": host.http}) as browser:
        await entered(browser)
        for header in ("Basic eDp5", "Bearer", "Bearer x", "Bearer " + "x" * 43, "x"):
            answer = await browser.patch(
                "/api/me", json={"name": "Forged"}, headers={"authorization": header}
            )
            tally.attack(f"PATCH /api/me with '{header}'", answer.status_code == 200)
        assert (await browser.get("/api/me")).json()["name"] == "Ann"
