"""Set up the environment: python3 scripts/setup.py run | fast | test | slow

Needs nothing but Python 3.11. Installs uv into .uv/ and the hash-pinned packages of
requirements/<profile>.txt into .venv/, installs the project itself in place, builds the browser
client, and for tests unpacks a browser. What is already as it should be is left alone, so a second run takes no time.

Older Pythons must be able to read this file far enough to say that they are too old.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".uv"
VENV = ROOT / ".venv"
BUILD = ROOT / ".build"
STAMP = VENV / "tabletown-setup.json"
BIN = "Scripts" if os.name == "nt" else "bin"
PYTHON = VENV / BIN / "python"
OLDEST = (3, 11)
# Each profile holds everything of the one before it.
PROFILES = ["run", "fast", "test", "slow"]


def stop(reason: str) -> None:
    """End with one sentence that says why."""
    print("set-up: " + reason, file=sys.stderr)
    raise SystemExit(1)


def say(what: str) -> None:
    print("-- " + what, flush=True)


def check_python() -> None:
    have = ".".join(str(number) for number in sys.version_info[:3])
    if sys.version_info < OLDEST:
        stop(
            f"tabletown needs Python 3.11 or newer, but {sys.executable} is {have}; "
            "name another one with `make PYTHON=python3.12 ...`."
        )
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        stop(f"{sys.executable} comes without venv; install it (on Debian: python3-venv).")


def run(*command: str | Path, why: str) -> None:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout.rstrip(), file=sys.stderr)
        stop(why)


def environment() -> dict[str, str]:
    """The environment without a virtual environment that happens to be switched on."""
    return {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}


def digest(*paths: Path) -> str:
    total = hashlib.sha256(sys.version.encode() + str(ROOT).encode())
    for path in paths:
        total.update(path.read_bytes())
    return total.hexdigest()


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two set-ups at once wait for each other where the system can do that."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "setup.lock").open("w") as file:
        if os.name != "nt":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def lock_file(profile: str) -> Path:
    return ROOT / "requirements" / (profile + ".txt")


def install_uv() -> Path:
    """The installer lives in an environment of its own: it may not remove itself from .venv."""
    uv = TOOLS / BIN / "uv"
    stamp = TOOLS / "tabletown-setup"
    wanted = digest(lock_file("uv"))
    if stamp.is_file() and stamp.read_text() == wanted:
        return uv
    say("installing the package installer (uv) into .uv/")
    run(
        *(sys.executable, "-m", "venv", "--clear", TOOLS),
        why="could not create the environment .uv/; the lines above say why.",
    )
    run(
        *(TOOLS / BIN / "python", "-m", "pip", "install", "--quiet", "--no-deps"),
        *("--disable-pip-version-check", "--require-hashes", "-r", lock_file("uv")),
        why="could not install uv; is the package index reachable? The lines above say more.",
    )
    stamp.write_text(wanted)
    return uv


def read_stamp() -> dict[str, str]:
    try:
        stamp: dict[str, str] = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return stamp


def install_packages(uv: Path, wanted: str) -> None:
    """Make .venv hold the wanted profile, or the larger one that it already holds."""
    stamp = read_stamp()
    profile = max(wanted, stamp.get("profile", wanted), key=PROFILES.index)
    packages = digest(lock_file(profile))
    project = digest(ROOT / "pyproject.toml")
    if stamp.get("packages") != packages or stamp.get("profile") != profile:
        if not PYTHON.exists() or stamp.get("python") != digest():
            say("creating the environment .venv/")
            run(
                *(uv, "venv", "--quiet", "--clear", "--python", sys.executable, VENV),
                why="could not create the environment .venv/; the lines above say why.",
            )
        say(f"installing the pinned packages of requirements/{profile}.txt into .venv/")
        run(
            *(uv, "pip", "sync", "--quiet", "--python", PYTHON),
            *("--require-hashes", lock_file(profile)),
            why="could not install the packages; is the package index reachable? "
            "The lines above say more.",
        )
        project = ""
    if not project or stamp.get("project") != project:
        say("installing tabletown itself in place")
        run(
            *(uv, "pip", "install", "--quiet", "--python", PYTHON),
            *("--no-deps", "--no-build-isolation", "--editable", ROOT),
            why="could not install tabletown in place; the lines above say why.",
        )
        project = digest(ROOT / "pyproject.toml")
    stamp = {
        "profile": profile,
        "packages": packages,
        "project": project,
        "python": digest(),
    }
    STAMP.write_text(json.dumps(stamp, indent=1))


def build(what: str, module: str, *arguments: str) -> None:
    done = subprocess.run([str(PYTHON), "-m", module, *arguments], cwd=ROOT, check=False)
    if done.returncode:
        stop(what + " could not be made ready; the lines above say why.")


def main() -> None:
    if len(sys.argv) != 2 or sys.argv[1] not in ["uv", *PROFILES]:
        stop("usage: python3 scripts/setup.py " + " | ".join(PROFILES))
    check_python()
    with one_at_a_time():
        uv = install_uv()
        if sys.argv[1] != "uv":
            install_packages(uv, sys.argv[1])
            build("the browser client", "scripts.web", "build")
            if sys.argv[1] in ("test", "slow"):
                build("the browser of the tests", "scripts.browser", "--quiet")


if __name__ == "__main__":
    main()
