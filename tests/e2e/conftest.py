"""A real browser at a real server: what the end-to-end tests share.

Pictures go to ``test-results/e2e/``. A page that logs an error, throws or gets an unexpected bad answer
fails its test.
"""

from __future__ import annotations

import fcntl
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Request,
    Response,
    expect,
    sync_playwright,
)

from scripts import browser as browsers
from scripts import web

ROOT = Path(__file__).parents[2]
expect.set_options(timeout=20_000)
PICTURES = ROOT / "test-results" / "e2e"
# Quick bots, no limits for a crowd that comes from one address.
SETTINGS = {
    "TABLETOWN_BOT_PAUSE": "0",
    "TABLETOWN_BOT_SECONDS": "0.05",
    "TABLETOWN_BOT_PROCESSES": "1",
    "TABLETOWN_REQUESTS_A_MINUTE": "1000000",
    "TABLETOWN_GUESTS_AN_HOUR": "1000000",
    "TABLETOWN_LOGINS_A_MINUTE": "1000000",
    "TABLETOWN_MESSAGES_A_SECOND": "10000",
    "TABLETOWN_HINTS_A_MINUTE": "10000",
    "TABLETOWN_SEEDS": "true",
    "TABLETOWN_LOG": "warning",
}


@pytest.hookimpl(tryfirst=True)  # xdist reads the groups in a hook of the same name
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.e2e)
            # One browser at a time: two of them, each with a server and bots, starve on a small machine.
            item.add_marker(pytest.mark.xdist_group("browser"))


class Server:
    """`tabletown serve` in a process of its own, on a free port, with a database of its own."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = {**SETTINGS, **settings}
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tabletown", "serve", "--port", str(self.port), "--data", str(self.folder)],
            cwd=ROOT, env={**os.environ, **self.settings}, stdout=log, stderr=log, start_new_session=True,
        )  # fmt: skip
        log.close()
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                break
            try:
                if httpx.get(self.url + "/health", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise RuntimeError((self.folder / "server.log").read_text()[-4000:])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is None:
            return
        os.killpg(self.process.pid, how)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(5)
        self.process = None


@pytest.fixture(scope="session")
def client() -> None:
    """The client is built from the sources as they are; several test processes take turns."""
    web.STAMPS.mkdir(exist_ok=True)
    with (web.STAMPS / "web.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        web.build()
        browsers.executable()
        browsers.axe_script()


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("e2e"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def mortal(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("mortal"))
    yield running
    running.stop()


@pytest.fixture
def own_server(mortal: Server) -> Server:
    """A server that the test may stop and start again."""
    if mortal.process is None:
        mortal.start()
    return mortal


@pytest.fixture(scope="module")
def chromium(client: None) -> Iterator[Browser]:
    """A browser for one module: while it runs, this thread can have no other event loop."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(**browsers.launch_options())
        yield running
        running.close()


class Visitors:
    """Makes pages, each a person with cookies of their own, and watches them for mistakes."""

    def __init__(self, chromium: Browser, base: str) -> None:
        self.chromium = chromium
        self.base = base
        self.contexts: list[BrowserContext] = []
        self.mistakes: list[str] = []
        # Messages that a test expects (a server that is down).
        self.allowed: tuple[str, ...] = ("Service Worker registration blocked",)

    def new(
        self,
        size: tuple[int, int] = (1440, 900),
        *,
        language: str = "en",
        scheme: Any = "light",
        touch: bool = False,
        settings: dict[str, Any] | None = None,
        **options: Any,
    ) -> Page:
        context = self.chromium.new_context(
            base_url=self.base, viewport={"width": size[0], "height": size[1]}, locale=language,
            color_scheme=scheme, has_touch=touch, is_mobile=touch,
            # axe looks into the page from inside; the policy itself is tested without this.
            # The worker that keeps files for a day without network has a test of its own.
            **{"bypass_csp": False, "service_workers": "block", "reduced_motion": "reduce", **options},
        )  # fmt: skip
        context.set_default_timeout(20_000)
        self.contexts.append(context)
        if settings:
            import json

            text = json.dumps(json.dumps(settings))
            context.add_init_script(
                f"localStorage.getItem('tabletown-settings') ?? localStorage.setItem('tabletown-settings', {text})"
            )
        page = context.new_page()
        page.on("console", lambda message: self.heard(message.type, message.text))
        page.on("pageerror", lambda error: self.mistakes.append(f"thrown: {error}"))
        page.on("request", self.asked)
        page.on("response", self.answered)
        return page

    def heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(part in text for part in self.allowed):
            self.mistakes.append(f"{kind}: {text}")

    def asked(self, request: Request) -> None:
        """A page tells the server when a part of it broke."""
        if request.url.endswith("/api/faults"):
            self.mistakes.append(f"reported: {request.post_data}")

    def answered(self, response: Response) -> None:
        if response.status >= 500 and not any(part in response.url for part in self.allowed):
            self.mistakes.append(f"{response.status}: {response.url}")

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        assert not self.mistakes, "\n".join(self.mistakes)


@pytest.fixture
def visitors(chromium: Browser, server: Server) -> Iterator[Visitors]:
    made = Visitors(chromium, server.url)
    yield made
    made.close()


@pytest.fixture
def page(visitors: Visitors) -> Page:
    return visitors.new()


@pytest.fixture
def picture(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Keep a picture of a page as test output."""

    def take(page: Page, name: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / f"{name}.png")

    return take
