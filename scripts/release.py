"""Say what still keeps a release from being tagged: python -m scripts.release

Looks at what tests cannot know: whether the changelog is dated, the work tree clean and the tag free.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def version() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def changelog_faults(version: str, changelog: str) -> list[str]:
    """What the newest heading of the changelog lacks."""
    heading = re.search(r"^## (.*)$", changelog, re.MULTILINE)
    found = heading[1] if heading else "nothing"
    if re.fullmatch(rf"{re.escape(version)} \(\d{{4}}-\d\d-\d\d\)", found):
        return []
    return [f"CHANGELOG.md begins with '{found}', not with '{version} (year-month-day)'"]


def faults() -> list[str]:
    now = version()
    found = changelog_faults(now, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    if git("status", "--porcelain"):
        found.append("there are changes that are not committed")
    if git("tag", "--list", f"v{now}"):
        found.append(f"the tag v{now} is there already: raise the version in pyproject.toml")
    return found


def main() -> int:
    found = faults()
    for fault in found:
        print(f"release: {fault}", file=sys.stderr)
    if not found:
        print(f"release: {version()} may be tagged as v{version()}")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
