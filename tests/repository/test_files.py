"""What is committed: lock files without addresses, versions that agree, nothing about one machine."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PINNED = re.compile(r"^([a-z0-9][a-z0-9._-]*)==(\S+)", re.MULTILINE)
# Written in parts, so that this file does not name them either.
PACKAGE_HOSTS = ["py" + "pi.org", "python" + "hosted.org", "npm" + "js.org", "npm" + "js.com"]
ONE_MACHINE = re.compile(r"(?<![\w.\-}])/(?:home|root|work|Users)/\w")

# The extras of pyproject.toml and the smallest set-up that has them.
LOCKED_EXTRAS = {
    "server": "run",
    **dict.fromkeys(["lab", "report", "mcp", "auth", "notify"], "test"),
    "cluster": "slow",
}


def tracked() -> list[Path]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git work tree")
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [path for path in paths if path.is_file()]


def pins(profile: str) -> set[tuple[str, str]]:
    return set(PINNED.findall((ROOT / "requirements" / f"{profile}.txt").read_text()))


@pytest.mark.parametrize("profile", ["uv", "run", "fast", "test", "slow"])
def test_python_lock_files_have_hashes_and_no_addresses(profile: str) -> None:
    text = (ROOT / "requirements" / f"{profile}.txt").read_text()
    entries = re.split(r"\n(?=\S)", text.strip())
    assert entries
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in text


def test_npm_lock_files_have_hashes_and_no_addresses() -> None:
    locks = [path for path in tracked() if path.name == "package-lock.json"]
    assert locks
    for lock in locks:
        packages = json.loads(lock.read_text())["packages"]
        for name, package in packages.items():
            assert "resolved" not in package, f"{lock.parent.name}: {name}"
            assert name == "" or "integrity" in package, f"{lock.parent.name}: {name}"


def test_profiles_hold_one_another_with_the_same_versions() -> None:
    assert pins("run") < pins("fast") < pins("test") < pins("slow")


def test_every_dependency_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    # train wants PyTorch, gigabytes that no test needs; all is the others together
    assert set(extras) - set(LOCKED_EXTRAS) == {"train", "all"}
    wanted = [(requirement, "run") for requirement in project["dependencies"]]
    wanted += [
        (line, profile) for extra, profile in LOCKED_EXTRAS.items() for line in extras[extra]
    ]
    for requirement, profile in wanted:
        name = re.split(r"[^A-Za-z0-9._-]", requirement)[0]
        assert re.sub(r"[._]", "-", name).lower() in {name for name, _ in pins(profile)}, name


def test_no_file_names_a_package_host_or_a_place_on_one_machine() -> None:
    found = []
    for path in tracked():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if any(host in line for host in PACKAGE_HOSTS) or ONE_MACHINE.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}")
    assert not found


def test_version_is_in_the_changelog() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert f"## {version}" in (ROOT / "CHANGELOG.md").read_text()
