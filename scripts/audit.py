"""Known holes in the pinned packages of the server and of the browser client: python -m scripts.audit

Status 0: none; 1: there are some, listed; 3: the lists of known holes cannot be reached from here, so nothing is
known. `make release-check` takes only 0; `make slow` says what it could not find out and goes on (--if-reached).
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from scripts import web

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ("run.txt",)  # what is installed beside a server; the others are for who works on it
CLEAN, FOUND, UNREACHED = 0, 1, 3


def python_packages(name: str) -> int:
    """pip-audit: 0 and 1 come with a document on its standard output, all else is no answer."""
    command = [
        str(Path(sys.executable).with_name("pip-audit")), "--strict", "--require-hashes", "--disable-pip",
        "--progress-spinner", "off", "--format", "json", "-r",
        str(ROOT / "requirements" / name),
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return told(f"requirements/{name}", python_holes(done.stdout), done.stderr)


def python_holes(text: str) -> list[str] | None:
    document = parsed(text)
    if document is None or "dependencies" not in document:
        return None
    return [
        f"{package['name']} {package.get('version', '')}: {hole['id']}"
        for package in document["dependencies"]
        for hole in package.get("vulns", ())
    ]


def npm_packages(folder: Path) -> int:
    """npm audit, from the lock file."""
    command = [str(web.node()), str(web.npm_script()), "audit", "--json", "--package-lock-only"]
    done = subprocess.run(
        command, cwd=folder, env=web.environment(), capture_output=True, text=True, check=False
    )
    return told(f"{folder.name}/package-lock.json", npm_holes(done.stdout), done.stderr)


def npm_holes(text: str) -> list[str] | None:
    document = parsed(text)
    if document is None or "vulnerabilities" not in document:
        return None
    return [
        f"{name} {hole['range']}: {hole['severity']}"
        for name, hole in document["vulnerabilities"].items()
    ]


def parsed(text: str) -> dict[str, Any] | None:
    try:
        found = json.loads(text)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def told(what: str, holes: list[str] | None, trouble: str) -> int:
    """One line for each list of packages; ``None``: there was no answer."""
    if holes is None:
        first = (trouble.strip().splitlines() or ["no answer"])[0]
        print(f"{what}: not audited, the list of known holes cannot be reached ({first[:120]})")
        return UNREACHED
    print(f"{what}: " + ("no known hole" if not holes else f"{len(holes)} known holes"))
    for hole in holes:
        print(f"  {hole}")
    return FOUND if holes else CLEAN


def verdict(statuses: list[int], if_reached: bool) -> int:
    """A hole counts more than what is not known."""
    if FOUND in statuses:
        return FOUND
    return UNREACHED if UNREACHED in statuses and not if_reached else CLEAN


def main() -> int:
    parser = argparse.ArgumentParser(description="Known holes in the pinned packages.")
    parser.add_argument(
        "--if-reached", action="store_true", help="lists that cannot be reached are no failure"
    )
    wish = parser.parse_args()
    statuses = [python_packages(name) for name in REQUIREMENTS]
    statuses += [npm_packages(ROOT / name) for name in ("web", "e2e") if (ROOT / name).is_dir()]
    return verdict(statuses, wish.if_reached)


if __name__ == "__main__":
    raise SystemExit(main())
