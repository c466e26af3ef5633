"""Write the lock files again from pyproject.toml, requirements/*.in and the package.json files.

    python3 scripts/lock.py            keep the pinned versions that still fit
    python3 scripts/lock.py --upgrade  take the newest versions that fit

Lock files carry versions and hashes, never addresses: docs/decisions/001.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = ROOT / ".uv" / ("Scripts" if os.name == "nt" else "bin") / "uv"
OPTIONS = [
    "--quiet",
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-header",
    "--no-annotate",
    "--no-emit-index-url",
    "--no-emit-find-links",
]
RUN_EXTRAS = ["server"]
TEST_EXTRAS = [*RUN_EXTRAS, "report", "lab", "mcp", "auth", "notify"]
# The largest first; the others are held to its versions.
PROFILES = {
    "slow": (["run", "fast", "test", "slow"], [*TEST_EXTRAS, "cluster"]),
    "test": (["run", "fast", "test"], TEST_EXTRAS),
    "fast": (["run", "fast"], RUN_EXTRAS),
    "run": (["run"], RUN_EXTRAS),
}


def compile_requirements(name: str, *arguments: str) -> None:
    print(f"-- writing requirements/{name}.txt", flush=True)
    command = [str(UV), "pip", "compile", *OPTIONS, *arguments]
    subprocess.run([*command, "-o", f"requirements/{name}.txt"], cwd=ROOT, check=True)


def lock_python(*upgrade: str) -> None:
    compile_requirements("uv", "requirements/uv.in", *upgrade)
    for name, (inputs, extras) in PROFILES.items():
        arguments = ["pyproject.toml", *(f"requirements/{part}.in" for part in inputs)]
        arguments += [f"--extra={extra}" for extra in extras]
        if name == "slow":
            arguments += upgrade
        else:
            arguments.append("--constraint=requirements/slow.txt")
        compile_requirements(name, *arguments)


def lock_npm() -> None:
    sys.path.insert(0, str(ROOT))
    from scripts import web

    for folder in (ROOT / "web", ROOT / "e2e"):
        if (folder / "package.json").is_file():
            print(f"-- writing {folder.name}/package-lock.json", flush=True)
            web.npm(folder, "install", "--package-lock-only", "--ignore-scripts")


def main() -> None:
    lock_python(*(["--upgrade"] if "--upgrade" in sys.argv[1:] else []))
    lock_npm()


if __name__ == "__main__":
    main()
